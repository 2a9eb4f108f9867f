import type { Locale } from '../notation/locale.js'

/**
 * French. Deeds are told in the passé composé, what surrounds them in the imperfect;
 * only the general remarks about crafts are in the present.
 *
 * Elision never has to be decided by a pattern: every person and every `event` begins with
 * le, la, les or l’, so that “que”, “lorsque” and “de” may stand before it as they are. Where
 * an infinitive follows “de” or “que”, it has a form for it: `de lire`, `d’écrire`.
 *
 * Participles after avoir never agree, for the object follows. Those after être have forms.
 *
 * `\u202f` is the narrow no-break space of French typography, before ; ? ! and inside « »;
 * `\u00a0` is the no-break space before a colon.
 *
 * The variables of the patterns:
 * - G: the person, m (le boulanger), f (la fleuriste) or pl (les voisins).
 * - TOPIC: what is done, so that a verb meets objects and places that fit it. The form
 *   “often” is there where the deed may be a habit, “joy” where it may be a delight, “long”
 *   where it takes hours.
 * - KIND and N: what moves or shows in nature and in the street; N is its number.
 * - SENSE: to see, to hear, to think. AIR: kinds of rooms and places. SEASON.
 */
export const fr: Locale = {
  code: 'fr',
  englishName: 'French',
  nativeName: 'français',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum\u00a0: ', capital: false },

  statements: `
    {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC}.
    {person.G} {has:G} {adverb} {verb.TOPIC:pp} {object.TOPIC}.
    {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {person.G}, {who:G}, {has:G} {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {mood:G}, {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {time}, {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC}.
    {habit}, {person.G} {verb.TOPIC:often.G} {object.TOPIC} {manner}.
    {person.G} {intended:G} {verb.TOPIC:de} {object.TOPIC}.
    en {verb.TOPIC:ger} {object.TOPIC} {place.TOPIC}, {person.G} {has:G} {noticed}.
    après avoir {verb.TOPIC:pp} {object.TOPIC}, {person.G} {gone:G} {path}.
    {person.G} {verb.TOPIC:G} {object.TOPIC} {when} {event}.
    {when} {event}, {person.f} avait déjà {verb.TOPIC:pp} {object.TOPIC}.
    {person.m} {verb.TOPIC:m} {object.TOPIC}, {meanwhile} {person.f} {verb.TOPIC/2:f} {object.TOPIC/2}.
    {cleft} {person.m} qui a {verb.TOPIC:pp} {object.TOPIC}.
    {they-say} que {person.pl} ont {verb.TOPIC:pp} {object.TOPIC}.
    {nobody} {knew} qui avait {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {needed} {duration} {person.G:a} pour {verb.TOPIC:long} {object.TOPIC}.
    {as-soon} {event}, {person.G} {has:G} {reacted}.
    {person.G} {gone:G} {path} {laden}.
    {time}, {person.G} {gone:G} {path}.
    {person.G} {sat:G} {spot} {absorbed.SENSE} {sensed.SENSE}.
    {person.G} {has:G} {gave} {gift} {person.f/2:a}.
    {subject.KIND.N} {did.KIND:N} {where.KIND}, et {person.f} {paused}.
    {subject.KIND.N} {did.KIND:N} {where.KIND}, et {nobody} {minded}.
    {now}, {subject.KIND.N} {did.KIND:N} {where.KIND}.
    {season.SEASON}, {scene.SEASON}, et {person.G} {chore.SEASON:G}.
    {room.AIR} {smelled} {scent.AIR} et {scent.AIR/2}.
    {from}, {saw} {view}, {view/2} et {view/3}.
    {long-ago}, entre {landmark} et {landmark/2} {ran} {road}.
    {surface} {person.G:de} {lay} {thing}, {thing/2} et {thing/3}.
    {time}, {lost} {turned-up} {hiding-place}.
    {craft} {takes} {virtue} et {virtue/2}{remark-end}.
    {person.G} {believed:G} {craft:que} {took} {virtue}.
  `,

  lively: `
    {who-was-it} a {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}\u202f?
    {why} {person.G} {inverted:G} {verb.TOPIC:pp} {object.TOPIC}\u202f?
    «\u202f{^remark}, {remark-tag}\u202f», {said:G} {person.G} {tone}.
    «\u202f{^offer} {verb.TOPIC:inf} {object.TOPIC}\u202f?\u202f» {asked} {person.m}.
    {delight} {verb.TOPIC:joy} {object.TOPIC} {place.TOPIC}\u202f!
    {how-good} {rest} ou {rest/2} {spot} {glow}\u202f!
  `,

  lists: {
    // ── People ────────────────────────────────────────────────────────────────
    // Each with its article alone, after “de” and after “à”. Every one begins with l:
    // “que”, “lorsque”, “de”, “à” never have to be elided before it.
    'person.m': {
      forms: 'nom | de | a',
      phrases: `
        le boulanger | du boulanger | au boulanger
        le facteur | du facteur | au facteur
        le libraire | du libraire | au libraire
        le menuisier | du menuisier | au menuisier
        le relieur | du relieur | au relieur
        le jardinier | du jardinier | au jardinier
        le fromager | du fromager | au fromager
        le luthier | du luthier | au luthier
        le potier | du potier | au potier
        le vannier | du vannier | au vannier
        le pianiste | du pianiste | au pianiste
        le chef d’orchestre | du chef d’orchestre | au chef d’orchestre
        le gardien du phare | du gardien du phare | au gardien du phare
        le chef de gare | du chef de gare | au chef de gare
        le voisin du dessus | du voisin du dessus | au voisin du dessus
        le voisin d’en face | du voisin d’en face | au voisin d’en face
        le concierge | du concierge | au concierge
        le bouquiniste | du bouquiniste | au bouquiniste
        le géographe | du géographe | au géographe
        le botaniste | du botaniste | au botaniste
        le pharmacien | du pharmacien | au pharmacien
        le traducteur | du traducteur | au traducteur
        le journaliste | du journaliste | au journaliste
        le photographe | du photographe | au photographe
        le dessinateur | du dessinateur | au dessinateur
        le réparateur de vélos | du réparateur de vélos | au réparateur de vélos
        le maître-nageur | du maître-nageur | au maître-nageur
        le garde forestier | du garde forestier | au garde forestier
        le professeur de dessin | du professeur de dessin | au professeur de dessin
        le professeur de chant | du professeur de chant | au professeur de chant
        le capitaine du bac | du capitaine du bac | au capitaine du bac
        le marchand de fruits | du marchand de fruits | au marchand de fruits
        le maraîcher | du maraîcher | au maraîcher
        le tailleur | du tailleur | au tailleur
        le vitrier | du vitrier | au vitrier
        le grand-père | du grand-père | au grand-père
        le frère aîné | du frère aîné | au frère aîné
        le cousin | du cousin | au cousin
        le nouveau stagiaire | du nouveau stagiaire | au nouveau stagiaire
        le vieux marin | du vieux marin | au vieux marin
        le guitariste | du guitariste | au guitariste
        l’horloger | de ~ | à ~
        l’apprenti | de ~ | à ~
        l’instituteur | de ~ | à ~
        l’épicier | de ~ | à ~
        l’imprimeur | de ~ | à ~
        l’apiculteur | de ~ | à ~
        l’aubergiste du village | de ~ | à ~
        l’encadreur | de ~ | à ~
        l’étudiant | de ~ | à ~
        l’accordeur de pianos | de ~ | à ~
        l’oncle | de ~ | à ~
      `,
    },
    'person.f': {
      forms: 'nom | de | a',
      phrases: `
        la boulangère | de ~ | à ~
        la factrice | de ~ | à ~
        la libraire | de ~ | à ~
        la fleuriste | de ~ | à ~
        la bibliothécaire | de ~ | à ~
        la couturière | de ~ | à ~
        la photographe | de ~ | à ~
        la pharmacienne | de ~ | à ~
        la potière | de ~ | à ~
        la céramiste | de ~ | à ~
        la maraîchère | de ~ | à ~
        la fromagère | de ~ | à ~
        la pâtissière | de ~ | à ~
        la voisine du dessus | de ~ | à ~
        la voisine d’en face | de ~ | à ~
        la gardienne du musée | de ~ | à ~
        la conductrice du bus | de ~ | à ~
        la pianiste | de ~ | à ~
        la violoniste | de ~ | à ~
        la flûtiste | de ~ | à ~
        la géographe | de ~ | à ~
        la botaniste | de ~ | à ~
        la traductrice | de ~ | à ~
        la journaliste | de ~ | à ~
        la romancière | de ~ | à ~
        la monitrice de voile | de ~ | à ~
        la vétérinaire | de ~ | à ~
        la marionnettiste | de ~ | à ~
        la comédienne | de ~ | à ~
        la danseuse | de ~ | à ~
        la grand-mère | de ~ | à ~
        la cousine | de ~ | à ~
        la sœur cadette | de ~ | à ~
        la guide du musée | de ~ | à ~
        la marchande de fruits | de ~ | à ~
        la tapissière | de ~ | à ~
        la relieuse | de ~ | à ~
        la chanteuse | de ~ | à ~
        la directrice de l’école | de ~ | à ~
        la secrétaire | de ~ | à ~
        la mécanicienne | de ~ | à ~
        la bergère | de ~ | à ~
        la tisserande | de ~ | à ~
        la peintre | de ~ | à ~
        l’horlogère | de ~ | à ~
        l’apicultrice | de ~ | à ~
        l’institutrice | de ~ | à ~
        l’architecte | de ~ | à ~
        l’astronome | de ~ | à ~
        l’ébéniste | de ~ | à ~
        l’illustratrice | de ~ | à ~
        l’étudiante | de ~ | à ~
        l’historienne | de ~ | à ~
        l’apprentie | de ~ | à ~
        l’épicière | de ~ | à ~
      `,
    },
    // Several people: grammatically masculine.
    'person.pl': {
      forms: 'nom | de | a',
      phrases: `
        les enfants | des enfants | aux enfants
        les jumeaux | des jumeaux | aux jumeaux
        les élèves | des élèves | aux élèves
        les voisins | des voisins | aux voisins
        les apprentis | des apprentis | aux apprentis
        les étudiants | des étudiants | aux étudiants
        les musiciens | des musiciens | aux musiciens
        les grands-parents | des grands-parents | aux grands-parents
        les cousins | des cousins | aux cousins
        les bénévoles | des bénévoles | aux bénévoles
        les comédiens | des comédiens | aux comédiens
        les commerçants | des commerçants | aux commerçants
        les randonneurs | des randonneurs | aux randonneurs
        les campeurs | des campeurs | aux campeurs
        les vacanciers | des vacanciers | aux vacanciers
        les jardiniers | des jardiniers | aux jardiniers
        les artisans | des artisans | aux artisans
        les bouquinistes | des bouquinistes | aux bouquinistes
        les collègues | des collègues | aux collègues
        les deux frères | des deux frères | aux deux frères
        les choristes | des choristes | aux choristes
        les libraires | des libraires | aux libraires
        les menuisiers | des menuisiers | aux menuisiers
        les collégiens | des collégiens | aux collégiens
        les retraités | des retraités | aux retraités
        les amis du quartier | des amis du quartier | aux amis du quartier
        les nouveaux locataires | des nouveaux locataires | aux nouveaux locataires
        les marins | des marins | aux marins
        les stagiaires | des stagiaires | aux stagiaires
        les habitués du café | des habitués du café | aux habitués du café
        les lycéens | des lycéens | aux lycéens
        les cuisiniers | des cuisiniers | aux cuisiniers
        les mécaniciens | des mécaniciens | aux mécaniciens
      `,
    },
    // The auxiliary: the participles after it (form “pp”) never agree, for the object follows.
    has: { forms: 'm,f | pl', phrases: `a | ont` },

    // ── What people do, by topic ──────────────────────────────────────────────
    // Forms: infinitive; infinitive after “de”; participle; imperfect, one and many;
    // gerund without “en”. “long” stands for the infinitive where the work takes time.
    'verb.read': {
      forms: 'inf | de,joy | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        lire | de ~ | lu | lisait | lisaient | lisant
        relire | de ~ | relu | relisait | relisaient | relisant
        feuilleter | de ~ | feuilleté | feuilletait | feuilletaient | feuilletant
        parcourir | de ~ | parcouru | parcourait | parcouraient | parcourant
        étudier | d’~ | étudié | étudiait | étudiaient | étudiant
      `,
    },
    'object.read': `
      un vieil atlas
      le journal local
      un recueil de nouvelles
      un guide des étoiles
      un roman d’aventures
      un livre sur les phares
      un carnet de voyage
      un manuel de botanique
      un traité de jardinage
      un livre de cuisine
      une bande dessinée
      le programme du festival
      une revue de voile
      un recueil de proverbes
      une anthologie de poèmes
      le catalogue de l’exposition
      un livre sur les oiseaux
      un guide de la région
      une histoire de la navigation
      un magazine de bricolage
      un roman policier
      un conte illustré
      une pièce de théâtre
      un essai sur le silence
      une brochure sur les champignons
      un ouvrage sur les jardins
      des récits de montagne
      un album illustré
    `,
    'place.read': `
      sous la véranda
      près de la fenêtre
      sur le vieux canapé
      à la table de la cuisine
      dans la salle d’attente
      sous le figuier
      sur un banc du parc
      dans le train
      au fond du jardin
      sur les marches de l’escalier
      au café de la gare
      dans la salle de lecture
      sur le quai
      devant une tasse de thé
      sans se presser
      avec une vraie curiosité
      entre deux arrêts de bus
      au bord du canal
      à l’abri du vent
      sur la banquette du fond
    `,
    'verb.write': {
      forms: 'inf | de | pp | m,f | pl | ger',
      phrases: `
        écrire | d’~ | écrit | écrivait | écrivaient | écrivant
        rédiger | de ~ | rédigé | rédigeait | rédigeaient | rédigeant
        recopier | de ~ | recopié | recopiait | recopiaient | recopiant
        terminer | de ~ | terminé | terminait | terminaient | terminant
        peaufiner | de ~ | peaufiné | peaufinait | peaufinaient | peaufinant
      `,
    },
    'object.write': `
      une longue lettre
      un mot de remerciement
      une page de souvenirs
      une invitation à la fête
      un petit discours
      un poème d’anniversaire
      une recette de confiture
      un article sur les moulins
      la liste des invités
      une page de journal
      le programme du concert
      le texte d’une chanson
      une notice de montage
      un court récit
      le programme de la semaine
      une légende pour chaque photo
      un exposé sur les abeilles
      le plan d’un roman
      une réponse détaillée
      une petite annonce
      un scénario de film
      le règlement du tournoi
      un carnet de vacances
      un message de bienvenue
      le menu de la semaine
      le compte rendu de réunion
    `,
    'place.write': `
      au crayon
      à l’encre verte
      sur la grande table
      sur un coin de table
      à la bibliothèque
      sur la terrasse du café
      d’une écriture soignée
      sans une seule rature
      dans le train
      sur le balcon
      en moins d’une heure
      avec un stylo emprunté
      au fond de la bibliothèque
      avec le plus grand soin
      dans la salle de réunion
      à la table du fond
      sur du papier à carreaux
      avec une plume d’acier
      sans lever la tête
      près de la fenêtre
      dans une salle vide
    `,
    'verb.bake': {
      forms: 'inf | de,joy | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        préparer | de ~ | préparé | préparait | préparaient | préparant
        faire cuire | de ~ | fait cuire | faisait cuire | faisaient cuire | faisant cuire
        confectionner | de ~ | confectionné | confectionnait | confectionnaient | confectionnant
        refaire | de ~ | refait | refaisait | refaisaient | refaisant
        faire | de ~ | fait | faisait | faisaient | faisant
      `,
    },
    'object.bake': `
      une tarte aux prunes
      un gâteau au citron
      une brioche au sucre
      un pain aux noix
      des sablés à la vanille
      un clafoutis aux cerises
      une tarte aux pommes
      un gâteau aux amandes
      des petits pains au lait
      une galette au beurre
      un pain d’épices
      des madeleines au miel
      un gâteau de noisettes
      une tarte à la rhubarbe
      un moelleux au chocolat
      une fougasse aux olives
      un pain de seigle
      un crumble aux poires
      des biscuits au gingembre
      un gâteau marbré
      une tourte aux poireaux
      une tarte au fromage
      des muffins aux myrtilles
      un cake au romarin
      une douzaine de croissants
    `,
    'place.bake': `
      pour toute la rue
      pour la fête de l’école
      pour un pique-nique
      pour les invités
      pour le goûter
      pour le tournoi
      pour le voyage
      pour l’équipe du soir
      pour un anniversaire
      dans une cuisine minuscule
      sans regarder la recette
      avec la recette d’une tante
      pour le marché du village
      pour les visiteurs
      pour la réunion du club
      en un tour de main
      d’après un vieux carnet
      pour les gens du palier
      pour la fête des voisins
      pour les retardataires
      pour la salle des professeurs
    `,
    'verb.cook': {
      forms: 'inf | de,joy | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        préparer | de ~ | préparé | préparait | préparaient | préparant
        cuisiner | de ~ | cuisiné | cuisinait | cuisinaient | cuisinant
        faire cuire | de ~ | fait cuire | faisait cuire | faisaient cuire | faisant cuire
        mitonner | de ~ | mitonné | mitonnait | mitonnaient | mitonnant
      `,
    },
    'object.cook': `
      une soupe de poireaux
      un ragoût de légumes
      une sauce aux champignons
      un potage de potiron
      une ratatouille
      un curry de lentilles
      une soupe de poisson
      des haricots à la tomate
      une soupe de pois cassés
      des carottes au cumin
      un risotto aux asperges
      un bouillon de légumes
      une purée de céleri
      des épinards à la crème
      un velouté de châtaignes
      une sauce au basilic
      des lentilles aux oignons
      un couscous de légumes
      du riz au safran
      une soupe à l’oignon
      des navets au miel
      des courgettes à la menthe
      un ragoût de cèpes
      des artichauts à l’ail
      une soupe de fèves
      des pois chiches au citron
    `,
    'place.cook': `
      à feu doux
      sur le vieux fourneau
      dans une grande marmite
      pour une tablée de douze
      dans une cuisine bien claire
      dans la cuisine de l’auberge
      au son de la radio
      pour toute la troupe
      dans une cuisine prêtée
      sur un réchaud de camping
      avec les herbes du balcon
      pour les gens de passage
      comme au bon vieux temps
      avec les moyens du bord
      pour la cantine
      dans une cocotte en fonte
      pour l’équipe du théâtre
      avec une cuillère en bois
      pour le repas de quartier
      sous l’œil des gourmands
    `,
    'verb.grow': {
      forms: 'inf | de,joy | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        arroser | d’~ | arrosé | arrosait | arrosaient | arrosant
        bichonner | de ~ | bichonné | bichonnait | bichonnaient | bichonnant
        soigner | de ~ | soigné | soignait | soignaient | soignant
        photographier | de ~ | photographié | photographiait | photographiaient | photographiant
        protéger | de ~ | protégé | protégeait | protégeaient | protégeant
        inspecter | d’~ | inspecté | inspectait | inspectaient | inspectant
        pailler | de ~ | paillé | paillait | paillaient | paillant
      `,
    },
    'object.grow': `
      les plants de tomates
      les fraisiers
      quelques pieds de lavande
      une rangée de laitues
      les œillets
      les jeunes poireaux
      un massif de dahlias
      les tournesols
      trois pieds de courges
      un carré de ciboulette
      les géraniums
      les choux
      une bordure de pensées
      les plants de basilic
      les jeunes framboisiers
      un pied de rhubarbe
      les capucines
      quelques touffes de menthe
      les jeunes salades
      les primevères
      un jeune laurier
      les plants de concombre
      une bordure de buis
      les pois de senteur
      les aromates
    `,
    'place.grow': `
      le long du mur
      derrière la serre
      près du puits
      au bord de l’allée
      dans le potager de l’école
      au fond du jardin
      au pied de la clôture
      sous la fenêtre de la cuisine
      devant la maison
      à côté des ruches
      en chapeau de paille
      dans le jardin partagé
      avec mille précautions
      près de la citerne
      sur le toit de l’immeuble
      près du portail
      avec une patience infinie
      au bas de la pente
      dans un coin abrité
      sans marcher sur les semis
    `,
    'verb.pick': {
      forms: 'inf | de,joy | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        cueillir | de ~ | cueilli | cueillait | cueillaient | cueillant
        ramasser | de ~ | ramassé | ramassait | ramassaient | ramassant
        récolter | de ~ | récolté | récoltait | récoltaient | récoltant
        trier | de ~ | trié | triait | triaient | triant
        partager | de ~ | partagé | partageait | partageaient | partageant
      `,
    },
    'object.pick': `
      un panier de prunes
      un saladier de cerises
      une cagette de pommes
      un seau de mûres
      une corbeille d’abricots
      un bol de framboises
      un plein panier de poires
      une caisse de pêches
      un cageot de figues
      deux kilos de groseilles
      un plein chapeau de noisettes
      des mirabelles bien mûres
      une barquette de fraises
      un filet de citrons
      un sac de tilleul
      des coings dorés
      une poignée de myrtilles
      quelques belles tomates
      un panier de haricots
      des olives vertes
      un cageot de prunes jaunes
      un petit seau de cassis
      une corbeille de cerises noires
      quelques poires tardives
      une bassine d’abricots
    `,
    'place.pick': `
      dans le verger
      derrière la grange
      au bord du chemin
      près du lavoir
      au fond du clos
      sur la colline
      derrière l’école
      pour la coopérative
      non loin de la rivière
      le long du canal
      pour la grande tablée
      au pied du vieux mur
      sans rien laisser perdre
      au milieu des rires
      pour le marché
      sous les grands arbres
      au bout du pré
      près de la barrière
      pour tout le hameau
      dans le jardin de l’école
    `,
    'verb.mend': {
      forms: 'inf,long | de | pp | m,f | pl | ger',
      phrases: `
        réparer | de ~ | réparé | réparait | réparaient | réparant
        démonter | de ~ | démonté | démontait | démontaient | démontant
        nettoyer | de ~ | nettoyé | nettoyait | nettoyaient | nettoyant
        remonter | de ~ | remonté | remontait | remontaient | remontant
        rafistoler | de ~ | rafistolé | rafistolait | rafistolaient | rafistolant
        bricoler | de ~ | bricolé | bricolait | bricolaient | bricolant
      `,
    },
    'object.mend': `
      un vieux vélo
      la pendule de la cuisine
      une machine à écrire
      le moulin à café
      une boîte à musique
      la machine à coudre
      une montre de poche
      le poste de radio
      une lampe de bureau
      un appareil photo
      une cafetière italienne
      un tourne-disque
      le moteur de la barque
      un train électrique
      une balance de marché
      un vieux projecteur
      une horloge à coucou
      le grille-pain
      un réveil mécanique
      une lanterne rouillée
      une pompe de jardin
      une sonnette de vélo
      une grosse serrure
      un vieux robinet
      un baromètre de cuivre
    `,
    'place.mend': `
      sur l’établi
      dans la remise
      au fond de l’atelier
      sous une grosse lampe
      dans la cour
      au garage
      avec de vieux outils
      sans aucun mode d’emploi
      avec une patience infinie
      à la lampe de poche
      avec trois fois rien
      avec les moyens du bord
      dans l’arrière-boutique
      sous le regard du chat
      devant la porte du hangar
      avec bonne humeur
      dans un coin du préau
      devant l’entrée de l’atelier
      sans perdre une seule vis
      avec des gestes d’expert
    `,
    'verb.build': {
      forms: 'inf,long | de | pp | m,f | pl | ger',
      phrases: `
        fabriquer | de ~ | fabriqué | fabriquait | fabriquaient | fabriquant
        peindre | de ~ | peint | peignait | peignaient | peignant
        poncer | de ~ | poncé | ponçait | ponçaient | ponçant
        vernir | de ~ | verni | vernissait | vernissaient | vernissant
        repeindre | de ~ | repeint | repeignait | repeignaient | repeignant
        assembler | d’~ | assemblé | assemblait | assemblaient | assemblant
        restaurer | de ~ | restauré | restaurait | restauraient | restaurant
      `,
    },
    'object.build': `
      une grande étagère
      un banc de jardin
      un tabouret de cuisine
      une chaise à bascule
      un pupitre en chêne
      une caisse à outils
      un coffre à jouets
      une table de ferme
      une cabane à oiseaux
      un cadre en bois clair
      une petite armoire
      une paire de tréteaux
      un portemanteau
      une barrière de bois
      une maison de poupée
      un buffet de campagne
      une commode à trois tiroirs
      un escabeau
      une barque à fond plat
      un lit mezzanine
      une porte de jardin
      un jeu de quilles
      des volets
      une bibliothèque basse
      un petit bureau
    `,
    'place.build': `
      dans la cour
      sous l’auvent
      dans l’atelier du fond
      derrière le hangar
      en plein air
      pour la maison du lac
      avec des outils prêtés
      à temps perdu
      dans un coin de la grange
      près du grand portail
      au cours de menuiserie
      dans un joyeux désordre
      à l’abri du vent
      avec une rare précision
      au bout du jardin
      dans le garage
      sans compter les heures
      avec l’aide d’un ami
      en musique
      près du poêle
      à la lumière d’une lampe
    `,
    'verb.draw': {
      forms: 'inf | de,joy | pp | m,f | pl | ger',
      phrases: `
        dessiner | de ~ | dessiné | dessinait | dessinaient | dessinant
        représenter | de ~ | représenté | représentait | représentaient | représentant
        esquisser | d’~ | esquissé | esquissait | esquissaient | esquissant
        photographier | de ~ | photographié | photographiait | photographiaient | photographiant
        crayonner | de ~ | crayonné | crayonnait | crayonnaient | crayonnant
      `,
    },
    'object.draw': `
      les toits de la ville
      le vieux pont
      une rangée de peupliers
      la place déserte
      les bateaux du port
      les collines bleues
      les grues du chantier
      le phare
      les étals du marché
      la façade du théâtre
      une barque échouée
      les arcades de la mairie
      un coin de verger
      un troupeau de moutons
      la cour de l’école
      les reflets du canal
      le grand cèdre
      la verrière du marché
      les hirondelles sur le fil
      une ferme isolée
      le moulin à vent
      la petite gare
      les lampadaires du quai
      un voilier au mouillage
      les cheminées de l’usine
      un champ de coquelicots
    `,
    'place.draw': `
      depuis la rive opposée
      pour le calendrier de l’école
      avec un soin particulier
      pour une amie lointaine
      pour l’exposition
      depuis la fenêtre du grenier
      sans hâte
      en grand format
      pour le cours du soir
      depuis le sommet de la tour
      sous tous les angles
      pour un livre illustré
      en noir et blanc
      depuis la terrasse
      pour une carte de vœux
      avec beaucoup de patience
      pour un concours
      pour le journal du lycée
      sans la moindre retouche
    `,
    'verb.play': {
      forms: 'inf | de,joy | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        fredonner | de ~ | fredonné | fredonnait | fredonnaient | fredonnant
        siffler | de ~ | sifflé | sifflait | sifflaient | sifflant
        jouer | de ~ | joué | jouait | jouaient | jouant
        répéter | de ~ | répété | répétait | répétaient | répétant
        apprendre | d’~ | appris | apprenait | apprenaient | apprenant
        reprendre | de ~ | repris | reprenait | reprenaient | reprenant
      `,
    },
    'object.play': `
      une valse lente
      un air de cirque
      une vieille chanson
      une berceuse
      l’air d’un film ancien
      un tango
      une mélodie à trois temps
      une chanson de marin
      le refrain d’une opérette
      une ritournelle
      un air de bal populaire
      le début d’une sonate
      une marche joyeuse
      une comptine
      la chanson du printemps
      un morceau de jazz
      une mazurka
      le thème d’un dessin animé
      une ballade
      une ronde d’enfants
      un air entendu à la radio
      quelques mesures d’un menuet
      un air de fanfare
      une polka
      la chanson de l’été
      un air de carnaval
    `,
    'place.play': `
      sur le perron
      dans la cage d’escalier
      devant le kiosque
      sous les arcades
      dans la cour de l’immeuble
      sur la place du marché
      dans la salle de musique
      au bord de l’eau
      sans une fausse note
      pour la fête du village
      près de la fontaine
      un peu trop vite
      au fond du jardin
      devant la porte ouverte
      pour les passants
      avec entrain
      dans la grange vide
      sous la halle
      pour passer le temps
      dans le jardin public
      pour la chorale du quartier
    `,
    'verb.sew': {
      forms: 'inf,long | de | pp | m,f | pl | ger',
      phrases: `
        coudre | de ~ | cousu | cousait | cousaient | cousant
        raccommoder | de ~ | raccommodé | raccommodait | raccommodaient | raccommodant
        repriser | de ~ | reprisé | reprisait | reprisaient | reprisant
        recoudre | de ~ | recousu | recousait | recousaient | recousant
        terminer | de ~ | terminé | terminait | terminaient | terminant
      `,
    },
    'object.sew': `
      une nappe de lin
      un costume de théâtre
      des rideaux à carreaux
      une chemise à rayures
      un tablier bleu
      une housse de coussin
      une jupe plissée
      un manteau de laine
      une robe d’été
      la doublure d’une veste
      un drapeau de régate
      un sac de toile
      une écharpe de soie
      une couverture en patchwork
      un col de dentelle
      des mouchoirs blancs
      une veste de velours
      des serviettes de table
      un gilet de coton
      une cape de pluie
      un rideau de scène
      une banderole de fête
      un pantalon de toile
      une blouse de peintre
    `,
    'place.sew': `
      à la main
      à petits points
      près de la lampe
      au coin du feu
      sur le pas de la porte
      avec du fil doré
      au fond de la boutique
      au son de la radio
      dans la chambre du haut
      devant la fenêtre
      avec une aiguille fine
      d’une main sûre
      avec une patience infinie
      avec un reste de fil rouge
      à la table du salon
      point après point
      sous la véranda
      à la lumière du jour
      avec un dé d’argent
      dans le petit atelier
      avec un fil solide
      sans se piquer une seule fois
    `,
    'verb.tell': {
      forms: 'inf | de | pp | m,f,often.m,often.f | pl,often.pl | ger',
      phrases: `
        raconter | de ~ | raconté | racontait | racontaient | racontant
        évoquer | d’~ | évoqué | évoquait | évoquaient | évoquant
        inventer | d’~ | inventé | inventait | inventaient | inventant
        résumer | de ~ | résumé | résumait | résumaient | résumant
        imaginer | d’~ | imaginé | imaginait | imaginaient | imaginant
      `,
    },
    'object.tell': `
      un voyage en ballon
      une histoire de fantômes
      une légende de moulin
      un conte d’hiver
      une longue traversée
      les aventures d’un renard
      une farce d’écolier
      une chasse au trésor
      l’histoire d’un phare
      un périple à vélo
      une nuit en forêt
      une drôle de rencontre
      une expédition en montagne
      une anecdote de marin
      la vie d’un explorateur
      une journée de vacances
      une course de barques
      un dîner mémorable
      une fable de lièvre
      un voyage dans la neige
      un match mouvementé
      une fête au village
      un été à la ferme
      une promenade en traîneau
    `,
    'place.tell': `
      à la table voisine
      devant un chocolat chaud
      au fond du wagon
      avec de grands gestes
      dans la cour de récréation
      sans oublier un seul détail
      pour faire rire la tablée
      au comptoir de la boulangerie
      entre deux bouchées
      devant un public ravi
      au micro de la radio locale
      dans la file d’attente
      au pied du grand chêne
      avec beaucoup d’humour
      autour du feu de camp
      à l’arrêt du bus
      sur le pont du bateau
      sur un banc du square
      d’une voix joyeuse
      avec le plus grand sérieux
    `,
    'verb.tidy': {
      forms: 'inf | de | pp | m,f | pl | ger',
      phrases: `
        ranger | de ~ | rangé | rangeait | rangeaient | rangeant
        dépoussiérer | de ~ | dépoussiéré | dépoussiérait | dépoussiéraient | dépoussiérant
        nettoyer | de ~ | nettoyé | nettoyait | nettoyaient | nettoyant
        réorganiser | de ~ | réorganisé | réorganisait | réorganisaient | réorganisant
      `,
    },
    'object.tidy': `
      le grenier
      les étagères de la remise
      un tiroir plein de ficelle
      la réserve du magasin
      le placard de l’entrée
      la boîte à couture
      les vitrines du musée
      le garde-manger
      la cabane à outils
      la bibliothèque du salon
      la cave à pommes
      les casiers du vestiaire
      le cellier
      la salle de répétition
      la classe de dessin
      l’atelier de poterie
      les rayons du fond
      la vieille armoire
      le hangar à bateaux
      les coulisses du théâtre
      la loge du gardien
      le coffre de la voiture
      le vieux bureau
      la malle aux costumes
      le placard à épices
    `,
    'place.tidy': `
      de fond en comble
      sans rien jeter
      avec méthode
      dans le plus grand calme
      pour faire de la place
      en moins d’une heure
      une fois pour toutes
      sans faire de bruit
      pour la nouvelle saison
      en un temps record
      avec une énergie nouvelle
      pour retrouver une clé
      dans un nuage de poussière
      avant l’arrivée des invités
      jusqu’au dernier recoin
      sans se plaindre
      avec beaucoup d’entrain
      sans rien oublier
      dans la bonne humeur
      en silence
    `,

    // ── How, who and why: what surrounds a deed ───────────────────────────────
    // Between auxiliary and participle: “a patiemment réparé”.
    adverb: `
      patiemment
      tranquillement
      soigneusement
      discrètement
      joyeusement
      finalement
      aussitôt
      volontiers
      lentement
      rapidement
      ensuite
      enfin
      également
      calmement
      d’abord
      sagement
      simplement
      encore une fois
    `,
    who: {
      forms: 'm,f | pl',
      phrases: `
        qui aimait le travail bien fait | qui aimaient le travail bien fait
        qui ne se fâchait jamais | qui ne se fâchaient jamais
        qui arrivait toujours en avance | qui arrivaient toujours en avance
        qui avait la journée libre | qui avaient la journée libre
        qui riait facilement | qui riaient facilement
        qui adorait les longues marches | qui adoraient les longues marches
        qui ne perdait jamais patience | qui ne perdaient jamais patience
        qui avait bon cœur | qui avaient bon cœur
        qui rêvait de grands voyages | qui rêvaient de grands voyages
        qui aimait rendre service | qui aimaient rendre service
        qui se levait tôt | qui se levaient tôt
        qui chantait à toute heure | qui chantaient à toute heure
        qui aimait l’odeur des livres | qui aimaient l’odeur des livres
        qui n’oubliait jamais un visage | qui n’oubliaient jamais un visage
        qui cherchait de la compagnie | qui cherchaient de la compagnie
        qui s’ennuyait un peu | qui s’ennuyaient un peu
        qui attendait le beau temps | qui attendaient le beau temps
        qui sifflotait en marchant | qui sifflotaient en marchant
        qui avait promis son aide | qui avaient promis leur aide
        qui ne manquait pas d’idées | qui ne manquaient pas d’idées
        qui savait tout faire | qui savaient tout faire
        qui collectionnait les cartes postales | qui collectionnaient les cartes postales
        qui s’intéressait à tout | qui s’intéressaient à tout
        qui aimait la nouveauté | qui aimaient la nouveauté
        qui venait de déménager | qui venaient de déménager
        qui revenait de la mer | qui revenaient de la mer
        qui dormait peu | qui dormaient peu
        qui gardait toujours le sourire | qui gardaient toujours le sourire
        qui connaissait chaque sentier | qui connaissaient chaque sentier
        qui arrivait de la campagne | qui arrivaient de la campagne
        qui prenait toujours le train | qui prenaient toujours le train
        qui revenait du marché | qui revenaient du marché
      `,
    },
    // Stands before the subject and agrees with it.
    mood: {
      forms: 'm | f | pl',
      phrases: `
        curieux de tout | curieuse de tout | curieux de tout
        fidèle à ses habitudes | ~ | fidèles à leurs habitudes
        ravi de l’occasion | ravie de l’occasion | ravis de l’occasion
        heureux du retour du soleil | heureuse du retour du soleil | heureux du retour du soleil
        soucieux de bien faire | soucieuse de bien faire | soucieux de bien faire
        bien reposé | bien reposée | bien reposés
        de très bonne humeur | ~ | ~
        amusé par la nouvelle | amusée par la nouvelle | amusés par la nouvelle
        fatigué des écrans | fatiguée des écrans | fatigués des écrans
        toujours partant | toujours partante | toujours partants
        fier de ses progrès | fière de ses progrès | fiers de leurs progrès
        le sourire aux lèvres | ~ | ~
        pris d’un élan soudain | prise d’un élan soudain | pris d’un élan soudain
        porté par l’enthousiasme | portée par l’enthousiasme | portés par l’enthousiasme
        libre jusqu’au soir | ~ | libres jusqu’au soir
        décidé à se faire plaisir | décidée à se faire plaisir | décidés à se faire plaisir
        à la surprise générale | ~ | ~
        comme à l’ordinaire | ~ | ~
        plein de bonne volonté | pleine de bonne volonté | pleins de bonne volonté
        inspiré par le beau temps | inspirée par le beau temps | inspirés par le beau temps
        peu pressé de partir | peu pressée de partir | peu pressés de partir
        content de sa journée | contente de sa journée | contents de leur journée
        de retour de voyage | ~ | ~
        en avance sur tout le monde | ~ | ~
        avec l’accord de tous | ~ | ~
        sans raison particulière | ~ | ~
        prêt à rendre service | prête à rendre service | prêts à rendre service
      `,
    },
    // Before “de” and the infinitive.
    intended: {
      forms: 'm | f | pl',
      phrases: `
        a décidé | ~ | ont décidé
        avait promis | ~ | avaient promis
        avait l’intention | ~ | avaient l’intention
        avait envie | ~ | avaient envie
        projetait depuis longtemps | ~ | projetaient depuis longtemps
        venait tout juste | ~ | venaient tout juste
        a accepté | ~ | ont accepté
        a proposé | ~ | ont proposé
        était ravi | était ravie | étaient ravis
        s’est chargé | s’est chargée | se sont chargés
        a pris le temps | ~ | ont pris le temps
        avait oublié | ~ | avaient oublié
        a eu la bonne idée | ~ | ont eu la bonne idée
        parlait encore | ~ | parlaient encore
        se réjouissait | ~ | se réjouissaient
        n’avait pas eu le temps | ~ | n’avaient pas eu le temps
        était sur le point | ~ | étaient sur le point
        avait prévu | ~ | avaient prévu
        avait choisi | ~ | avaient choisi
        envisageait | ~ | envisageaient
      `,
    },
    // After “a”, “ont”: what came to mind or to the senses over some work.
    noticed: `
      oublié l’heure
      entendu un coucou au loin
      repensé aux grandes vacances
      éclaté de rire
      perdu la notion du temps
      eu une excellente idée
      retrouvé un vieux souvenir
      pensé à la mer
      souri sans raison
      compté les minutes
      rêvé de montagne
      manqué le début du film
      laissé refroidir le café
      changé d’avis
      résolu une vieille énigme
      découvert un nouveau passe-temps
      cru entendre un rossignol
      oublié de déjeuner
      songé à un long voyage
      renversé une tasse de thé
      entendu une conversation amusante
      entendu sonner midi
      appris une bonne nouvelle
      pensé au chemin du retour
      inventé un refrain
      bâillé plusieurs fois
      revu une scène d’enfance
      entendu des rires
      entendu chanter un coq
      trouvé le temps court
      pensé à un vieil ami
      eu envie de vacances
      retrouvé le sourire
      oublié tout le reste
      salué un ami
      attiré les curieux
      cru reconnaître une voix
      vu filer l’après-midi
    `,
    // After “a”, “ont”: in answer to something that happened.
    reacted: `
      levé la tête
      souri
      éclaté de rire
      ouvert la fenêtre
      rangé les outils
      interrompu la conversation
      haussé les sourcils
      esquissé un sourire
      remercié tout le monde
      repris le travail
      appelé les autres
      consulté l’horloge
      fait une petite pause
      sifflé le chien
      quitté la table
      couru à la fenêtre
      ri de bon cœur
      refermé le livre
      proposé un café
      plié la nappe
      pris une chaise
      éteint la radio
      poussé un soupir
      battu des mains
      repensé à la fête
      parlé d’autre chose
      tendu l’oreille
      hoché la tête
      préparé du thé
      noté la date
      cherché un stylo
      perdu le fil
      rempli la bouilloire
    `,
    // Any deed fits any of these times of day or of the year.
    time: `
      ce matin-là
      ce jour-là
      un beau matin
      après le déjeuner
      avant le dîner
      la veille de la fête
      en fin d’après-midi
      peu avant midi
      un lundi matin
      le premier jour des vacances
      au bout d’une heure
      le mardi suivant
      un jeudi sans histoire
      en début de soirée
      quelques jours plus tard
      cet après-midi-là
      après une longue pause
      ce soir-là
      vers cinq heures
      une heure plus tard
      au retour du marché
      juste avant le goûter
      le lendemain matin
      pendant la pause
      au début de la semaine
      à la fin du mois
      par une belle journée
      le jour de la rentrée
      en milieu de matinée
      au moment du café
      l’autre jour
      il y a deux semaines
      ce samedi-là
      la semaine dernière
      à la surprise de tous
      un mercredi matin
      un dimanche après-midi
      un vendredi soir
      le lendemain de la fête
      le premier samedi du mois
      avant le départ du bus
    `,
    // With the imperfect of habit.
    habit: `
      chaque samedi
      tous les jeudis
      le dimanche
      chaque soir
      certains matins
      le mercredi après-midi
      tous les ans
      de temps en temps
      presque tous les jours
      deux fois par mois
      les jours fériés
      en fin de semaine
      d’ordinaire
      autrefois
      pendant les vacances
      depuis quelque temps
      à la belle saison
      toutes les semaines
      à intervalles réguliers
      de bon matin
      les jours de marché
      chaque année à la même époque
      un samedi sur deux
      assez souvent
      après le travail
      bien souvent
    `,

    // Ends a sentence of habit: fits any deed, any day, one person or many.
    manner: `
      avec le même plaisir
      sans jamais se lasser
      pour se détendre
      de bon cœur
      avec enthousiasme
      par pur plaisir
      pour passer le temps
      comme à l’accoutumée
      dans la bonne humeur
      avec application
      sans faire de bruit
      loin de l’agitation
      avec un soin infini
      en toute tranquillité
      sans la moindre hâte
      avec un brin de fantaisie
      pour le seul plaisir
      avec la même énergie
      sans se faire prier
      avec une belle constance
    `,

    // ── Going, staying, giving ────────────────────────────────────────────────
    // With être: the participle agrees.
    gone: {
      forms: 'm | f | pl',
      phrases: `
        est rentré | est rentrée | sont rentrés
        est parti | est partie | sont partis
        est revenu | est revenue | sont revenus
        est passé | est passée | sont passés
        s’en est allé | s’en est allée | s’en sont allés
        s’est éloigné | s’est éloignée | se sont éloignés
        est reparti | est repartie | sont repartis
        est arrivé | est arrivée | sont arrivés
      `,
    },
    path: `
      par le chemin du canal
      par le vieux pont
      par la ruelle du lavoir
      par le sentier des douaniers
      par les quais
      par la place du marché
      par la route des crêtes
      le long de la rivière
      par le parc
      par la grande allée
      par les jardins de la mairie
      à travers champs
      par la passerelle
      par le sentier du moulin
      par le bord de mer
      par la rue des tanneurs
      par le bois de pins
      par la vieille ville
      le long de la voie verte
      par le chemin des écoliers
      par les dunes
      par la petite porte du jardin
      à travers les lavandes
      par l’escalier du port
      par le sous-bois
      par l’esplanade
      par la rue pavée
      entre les haies d’aubépine
      par le chemin de halage
      par les remparts
      par l’allée des platanes
      le long du vieux mur
      par la digue
      entre les étals du marché
      par la cour de l’école
      sous les arcades
      par le chemin des crêtes
    `,
    // For one or for many.
    laden: `
      avec un panier de cerises
      avec un bouquet de marguerites
      sans dire un mot
      d’un bon pas
      en chantonnant
      avec un livre sous le bras
      avec une baguette encore chaude
      avec un grand sourire
      sans se presser
      avec un sac de poires
      en souriant
      avec un pot de basilic
      en poussant la chansonnette
      avec une lanterne
      avec un sac de livres
      avec un petit bateau de bois
      avec du pain frais
      avec une lettre à la main
      avec une boîte de biscuits
      avec un parapluie rouge
      avec un cageot de salades
      avec un gros album photo
      avec un rouleau de tissu
      avec une carte toute froissée
      sans raison précise
      avec un gros melon
      en sifflotant
      avec une petite valise
      avec une échelle sur l’épaule
      sans regarder l’heure
      avec le chien de la maison
      sans bruit
      avec un plateau d’œufs
      avec un cerf-volant
      d’un pas tranquille
      avec une photo d’autrefois
    `,
    sat: {
      forms: 'm | f | pl',
      phrases: `
        s’est assis | s’est assise | se sont assis
        s’est installé | s’est installée | se sont installés
        a pris place | ~ | ont pris place
        est resté un moment | est restée un moment | sont restés un moment
        s’est attardé | s’est attardée | se sont attardés
        s’est reposé | s’est reposée | se sont reposés
      `,
    },
    spot: `
      près de la fenêtre ouverte
      au bout de la jetée
      sous l’horloge de la gare
      sur les marches du musée
      au bord de la place
      sous les tilleuls
      sur le vieux pont
      à la terrasse du café
      devant le kiosque à musique
      près de la fontaine
      sur un banc de pierre
      au bord de l’étang
      sur le quai
      sous le grand marronnier
      sur le muret du jardin
      en haut de la colline
      dans l’herbe
      sur la plus haute marche
      sous le porche
      à l’entrée du marché
      au pied du phare
      au milieu du verger
      à côté du vieux puits
      près du manège
      à l’écart du groupe
      dans la cour du musée
      au balcon du théâtre
      au sommet des dunes
      près du grand chêne
      au bas de la ruelle
      sous la tonnelle
      près de l’embarcadère
    `,
    // To see, to hear, to think of: with a gerund that fits.
    'absorbed.see': `
      en regardant
      en observant
      en contemplant
      en admirant
      sans quitter des yeux
      sans cesser de regarder
    `,
    'sensed.see': `
      les nuages
      le ciel
      les flâneurs
      la lumière sur les toits
      les hirondelles
      le va-et-vient des vélos
      les reflets du soleil
      les moineaux de la place
      les premières lampes du soir
      les mouettes
      le vol des martinets
      l’averse au loin
      les couleurs du couchant
      un chat sur un mur
      les ombres du soir
      un arc-en-ciel
      le mouvement des feuilles
      un vol d’oies sauvages
      un papillon jaune
      la brume du soir
      les cerfs-volants
      le soleil sur les tuiles
      un héron immobile
      les jeux de lumière
    `,
    'absorbed.hear': `
      en écoutant
      tout en écoutant
      sans cesser d’écouter
    `,
    'sensed.hear': `
      un piano lointain
      le bruit de l’eau
      le chant d’un merle
      la rumeur de la ville
      une discussion sur le football
      le vent dans les branches
      une flûte au loin
      les premiers grillons
      un accordéon lointain
      le carillon du soir
      une répétition de fanfare
      le bourdonnement des abeilles
      la rumeur des vagues
      le rire des enfants
      le pas d’un cheval
      un coucou au loin
      l’orchestre du kiosque
      un oiseau inconnu
      les grenouilles au loin
      la radio d’un voisin
      une mandoline
      un train dans le lointain
    `,
    'absorbed.think': `
      en pensant
      en songeant
      en rêvant
    `,
    'sensed.think': `
      à la mer
      au chemin du retour
      au long été
      aux montagnes
      au pique-nique du lendemain
      à la maison du lac
      au train de nuit
      à une soupe bien chaude
      à une longue partie d’échecs
      aux vacances
      à un film d’autrefois
      à la neige
      au repas du soir
      à une chanson d’enfance
      au jardin
      à une belle promenade
      à de lointains voyages
      au petit port
      aux framboises du verger
      à la fête de l’école
      à de vieux amis
      à un projet secret
    `,
    gave: `
      offert
      montré
      apporté
      confié
      envoyé
      rapporté
      donné
      remis
      promis
    `,
    // Things that one can lend, show, send or bring back.
    gift: `
      un pot de miel
      un vieil atlas
      une clé de laiton
      un panier d’osier
      une boîte d’aquarelle
      un parapluie rouge
      un carnet relié de cuir
      une lampe de poche
      une photographie ancienne
      un sachet de graines
      une carte de la région
      un bocal de confiture
      un jeu d’échecs
      une théière bleue
      un disque de jazz
      une paire de ciseaux
      un sécateur
      une écharpe de laine
      un mètre en bois
      un livre de recettes
      un appareil photo
      une échelle pliante
      un puzzle de mille pièces
      une montre de poche
      des patins à glace
      une pelote de ficelle
      un pinceau fin
      une caisse d’oranges
      une guitare d’occasion
      un plan du quartier
      des graines de tournesol
      une boîte de craies
      un sac à dos
      une longue-vue
      une plante grasse
      un calendrier illustré
      un thermos de café
      une collection de timbres
      un moule à gâteau
      une petite boussole
    `,

    // ── Nature, animals, things that move ─────────────────────────────────────
    // Subjects, what they did (imperfect) and where, by kind; sg or pl.
    'subject.wind.sg': `
      un vent tiède
      une brise légère
      le vent du large
      un petit vent
      un souffle frais
      la brise du matin
      le vent d’ouest
      une légère bise
      un vent capricieux
      le mistral
      l’air marin
    `,
    'subject.wind.pl': `
      de brèves rafales
      quelques bouffées d’air frais
      de petites bourrasques
      les vents de printemps
      des souffles salés
    `,
    'did.wind': {
      forms: 'sg | pl',
      phrases: `
        agitait les branches | agitaient les branches
        emportait les feuilles | emportaient les feuilles
        faisait tinter un carillon | faisaient tinter un carillon
        jouait avec les affiches | jouaient avec les affiches
        faisait grincer les enseignes | faisaient grincer les enseignes
        faisait danser les fanions | faisaient danser les fanions
        soulevait un peu de poussière | soulevaient un peu de poussière
        agitait les parasols | agitaient les parasols
        faisait battre un volet | faisaient battre un volet
        éparpillait les pétales | éparpillaient les pétales
        apportait un parfum de fleurs | apportaient un parfum de fleurs
      `,
    },
    'where.wind': `
      sur la terrasse
      dans toute la rue
      autour du port
      le long des quais
      dans la cour
      sur la place
      autour du kiosque
      devant le café
      près de la plage
      dans le quartier haut
      au bas de la côte
      dans tout le village
    `,
    'subject.sky.sg': `
      un soleil pâle
      la pleine lune
      un gros nuage blanc
      la première étoile
      un croissant de lune
      un rayon de soleil
      une lueur rose
      le soleil d’hiver
      une lumière dorée
      une lune rousse
      un nuage en forme d’oiseau
    `,
    'subject.sky.pl': `
      de longs nuages gris
      les premières étoiles
      de petits nuages ronds
      les derniers rayons du jour
      des reflets orangés
      quelques nuages roses
      des lueurs mauves
      de fins nuages blancs
    `,
    'did.sky': {
      forms: 'sg | pl',
      phrases: `
        apparaissait | apparaissaient
        s’attardait | s’attardaient
        se montrait enfin | se montraient enfin
        pâlissait | pâlissaient
        flottait | flottaient
        s’effaçait peu à peu | s’effaçaient peu à peu
        se devinait à peine | se devinaient à peine
        semblait immobile | semblaient immobiles
        disparaissait lentement | disparaissaient lentement
        arrivait sans bruit | arrivaient sans bruit
        donnait envie de rêver | donnaient envie de rêver
      `,
    },
    'where.sky': `
      au-dessus des toits
      derrière la halle
      sur la mer
      au-dessus des collines
      entre deux cheminées
      derrière les peupliers
      au-dessus de la gare
      à l’horizon
      au-dessus de l’estuaire
      derrière la colline
      au bout de la rue
      sur la vallée
      à l’ouest
      au-dessus des champs
    `,
    'subject.water.sg': `
      la rivière
      le ruisseau
      un filet d’eau claire
      un clair ruisseau
      l’eau du canal
      un petit canal
      une eau vive
      le bief
      un mince ruisseau
      une rivière à truites
      un ruisseau glacé
    `,
    'subject.water.pl': `
      les petits ruisseaux
      les deux ruisseaux
      de minces filets d’eau
      les eaux vertes du fleuve
      des rigoles d’eau claire
      les deux rivières
    `,
    'did.water': {
      forms: 'sg | pl',
      phrases: `
        coulait | coulaient
        murmurait | murmuraient
        scintillait | scintillaient
        serpentait | serpentaient
        courait | couraient
        chantait | chantaient
        miroitait | miroitaient
        luisait | luisaient
        brillait | brillaient
        bruissait | bruissaient
        traçait son chemin | traçaient leur chemin
      `,
    },
    'where.water': `
      sous le vieux pont
      entre les pierres
      au milieu des prés
      derrière le moulin
      à travers le parc
      entre les saules
      jusque dans le village
      au fond de la vallée
      au pied des remparts
      entre deux rangées de roseaux
      le long du chemin
      sous les aulnes
      parmi les joncs
      au bord du verger
    `,
    'subject.bird.sg': `
      une mésange
      un merle
      un pinson
      le rouge-gorge
      une fauvette
      un moineau
      la grive
      un chardonneret
      une bergeronnette
      une linotte
      un rossignol
      un verdier
    `,
    'subject.bird.pl': `
      les hirondelles
      les moineaux
      les étourneaux
      trois mésanges bleues
      les merles
      de jeunes pinsons
      deux fauvettes
      quelques rouges-gorges
      deux grives
    `,
    'did.bird': {
      forms: 'sg | pl',
      phrases: `
        sautillait | sautillaient
        chantait | chantaient
        picorait | picoraient
        gazouillait | gazouillaient
        voletait | voletaient
        cherchait des brindilles | cherchaient des brindilles
        se posait un instant | se posaient un instant
        lissait ses plumes | lissaient leurs plumes
        sifflait gaiement | sifflaient gaiement
        guettait les insectes | guettaient les insectes
        s’ébrouait | s’ébrouaient
      `,
    },
    'where.bird': `
      dans la haie
      sur la gouttière
      sous l’avant-toit
      dans le cerisier
      près de la mangeoire
      au bord du toit
      parmi les lilas
      sur le muret
      dans le vieux poirier
      près de la volière
      autour du lavoir
      sur la treille
      près de la fenêtre
    `,
    'subject.animal.sg': `
      le chat de la librairie
      un chien roux
      une chèvre blanche
      le vieux chien
      un âne gris
      une brebis noire
      un poney
      le chien du facteur
      un chaton
      la chèvre du voisin
      un agneau
      un veau curieux
    `,
    'subject.animal.pl': `
      les moutons
      deux ânes
      trois chats
      les chèvres
      deux poneys
      les brebis et les agneaux
      de grosses vaches brunes
      quelques agneaux
      deux chiens de berger
      les chats du port
    `,
    'did.animal': {
      forms: 'sg | pl',
      phrases: `
        dormait | dormaient
        s’étirait | s’étiraient
        regardait passer les vélos | regardaient passer les vélos
        se reposait | se reposaient
        attendait patiemment | attendaient patiemment
        gambadait | gambadaient
        tendait l’oreille | tendaient l’oreille
        flânait | flânaient
        prenait son temps | prenaient leur temps
        profitait du soleil | profitaient du soleil
        suivait un papillon | suivaient un papillon
      `,
    },
    'where.animal': `
      devant la grange
      au milieu du chemin
      près de la barrière
      au bord du pré
      derrière la haie
      près de l’abreuvoir
      à l’entrée du village
      au pied du mur
      dans l’herbe haute
      sur le sentier
      devant le portail
      dans la cour
    `,
    'subject.plant.sg': `
      un rosier ancien
      la glycine
      un jeune figuier
      le chèvrefeuille
      un lilas
      une clématite
      le jasmin
      un mimosa
      un magnolia
      un jeune tilleul
      un buisson de romarin
      un laurier-rose
    `,
    'subject.plant.pl': `
      les roses trémières
      des giroflées
      les lavandes
      les hortensias
      quelques marguerites
      les orangers en pot
      des capucines
      les premiers crocus
      les genêts
      les dahlias
    `,
    'did.plant': {
      forms: 'sg | pl',
      phrases: `
        poussait | poussaient
        fleurissait | fleurissaient
        frémissait à peine | frémissaient à peine
        attirait les abeilles | attiraient les abeilles
        prenait le soleil | prenaient le soleil
        résistait au vent | résistaient au vent
        profitait de la chaleur | profitaient de la chaleur
        grandissait à vue d’œil | grandissaient à vue d’œil
        égayait les lieux | égayaient les lieux
        se portait à merveille | se portaient à merveille
        demandait un peu d’eau | demandaient un peu d’eau
      `,
    },
    'where.plant': `
      contre la façade
      devant le perron
      au pied de l’escalier
      près du vieux puits
      à l’abri du mur
      derrière la serre
      au fond du jardin
      le long de la grille
      à côté de la gare
      dans la cour de l’école
      au coin de la rue
      devant la bibliothèque
      près du bassin
    `,
    'subject.boat.sg': `
      une barque verte
      le bac
      un voilier blanc
      une péniche
      un petit remorqueur
      une goélette
      un canot à rames
      le chalutier bleu
      une pirogue de bois
      un vieux ferry
    `,
    'subject.boat.pl': `
      les barques
      deux péniches
      les voiliers
      quelques canots
      les bateaux du club
      de vieux gréements
      trois dériveurs
      les chalutiers
    `,
    'did.boat': {
      forms: 'sg | pl',
      phrases: `
        glissait | glissaient
        se balançait | se balançaient
        tanguait doucement | tanguaient doucement
        avançait à peine | avançaient à peine
        attendait la marée | attendaient la marée
        manœuvrait | manœuvraient
        prenait de la vitesse | prenaient de la vitesse
        faisait demi-tour | faisaient demi-tour
        dérivait lentement | dérivaient lentement
      `,
    },
    'where.boat': `
      à l’entrée du port
      près de la jetée
      le long du quai
      au milieu de la baie
      dans la brume
      en face du phare
      devant la capitainerie
      au bout du chenal
      près des bouées
      sous le regard des mouettes
      au large de la plage
      tout près de la rive
    `,
    'subject.light.sg': `
      une lampe
      la vieille enseigne
      une guirlande
      le réverbère
      un lampion
      la vitrine du fleuriste
      un lampadaire
      une enseigne verte
      une lanterne de papier
      une rangée de lampions
    `,
    'subject.light.pl': `
      les réverbères
      les guirlandes
      les lampions
      les vitrines
      les lumières du café
      les fenêtres du dernier étage
      de petites lanternes
    `,
    'did.light': {
      forms: 'sg | pl',
      phrases: `
        brillait | brillaient
        clignotait | clignotaient
        s’allumait | s’allumaient
        jetait de longues ombres | jetaient de longues ombres
        perçait la brume | perçaient la brume
        luisait faiblement | luisaient faiblement
        jetait des reflets dorés | jetaient des reflets dorés
        scintillait | scintillaient
        répandait une lueur douce | répandaient une lueur douce
      `,
    },
    'where.light': `
      à l’angle de la rue
      devant l’auberge
      sous les arcades
      au bout de l’impasse
      près du théâtre
      en face de la gare
      au fond de la cour
      à deux pas du marché
      derrière la fontaine
      au bord du canal
      près du kiosque
    `,
    'subject.sound.sg': `
      une cloche
      un accordéon
      la sirène du bac
      un carillon
      une trompette
      la fanfare
      un piano
      la sonnerie de l’école
      un air de guitare
      le sifflet du train
      une clarinette
    `,
    'subject.sound.pl': `
      les cloches
      des rires d’enfants
      deux violons
      les tambours de la fanfare
      des voix joyeuses
      quelques notes de clarinette
      les sonnettes des vélos
      des applaudissements
    `,
    'did.sound': {
      forms: 'sg | pl',
      phrases: `
        résonnait | résonnaient
        retentissait | retentissaient
        se faisait entendre | se faisaient entendre
        s’entendait de loin | s’entendaient de loin
        montait dans l’air calme | montaient dans l’air calme
        troublait le silence | troublaient le silence
        égayait la journée | égayaient la journée
        se mêlait au vent | se mêlaient au vent
      `,
    },
    'where.sound': `
      dans la vieille ville
      au bout du quai
      derrière la mairie
      dans les rues voisines
      du côté du port
      sur la place
      en bas de la colline
      près du marché couvert
      dans tout le quartier
      au bout du pont
      aux abords du stade
      au fond du parc
    `,

    // Something that happened, after “quand” and the like. Each begins with l:
    // “dès que”, “lorsque” never have to be elided before it.
    event: `
      la pluie a cessé
      la pluie a commencé
      le soleil est revenu
      le vent est tombé
      le dernier bus est passé
      le téléphone a sonné
      l’horloge a sonné midi
      la porte s’est ouverte
      le chat est rentré
      la lumière a baissé
      l’orage s’est éloigné
      le brouillard s’est levé
      le train est entré en gare
      la soupe a été prête
      la fanfare s’est arrêtée
      les cloches ont sonné
      la cloche de l’école a retenti
      les premières gouttes sont tombées
      la minuterie a sonné
      la nuit est tombée
      le chien a aboyé
      les réverbères se sont allumés
      la musique a repris
      la sirène du bac a retenti
      l’arc-en-ciel est apparu
      la lune est apparue
      les invités sont arrivés
      la lampe s’est éteinte
      le ciel s’est couvert
      le marché a fermé
      la visite s’est terminée
      le coq a chanté
      le réveil a sonné
      le courant est revenu
      la barque a accosté
      la sonnette a retenti
      la cloche du bac a tinté
      le soleil a percé
    `,
    when: `
      quand
      lorsque
      au moment où
    `,
    'as-soon': `
      quand
      dès que
      lorsque
      sitôt que
      au moment où
    `,

    // Of a woman who saw or heard something pleasant.
    paused: `
      s’est arrêtée un instant
      a souri
      a sorti un carnet
      a pris des notes
      a ralenti le pas
      a levé les yeux
      a posé le panier
      a oublié l’heure
      a retrouvé le sourire
      s’est mise à rêver
      a fait une courte pause
      s’est attardée un peu
      s’est accordé une pause
      a appelé les enfants
      a fait signe aux voisins
      a cherché un crayon
      a replié le journal
      a cessé de parler
      a rêvé de vacances
      a fredonné un air
      s’est approchée
      n’a rien voulu manquer
      a sorti une chaise
      a hoché la tête
      a pensé à la mer
      a ralenti un peu
      a cessé de travailler
      a tourné la tête
      s’est sentie heureuse
      n’a plus pensé à l’heure
      a replié les bras
    `,

    // ── Nobody knew ───────────────────────────────────────────────────────────
    nobody: `
      personne dans la rue
      personne au village
      personne à la bibliothèque
      personne au bureau
      personne dans l’immeuble
      personne au marché
      aucun des invités
      aucun des voisins
      presque personne
      personne sur le quai
      personne à l’école
      aucun des habitués
      aucun des passants
      personne à la mairie
      aucun des élèves
      aucun promeneur
      personne à l’auberge
      personne au théâtre
    `,
    knew: `
      ne savait
      ne se rappelait
      ne pouvait dire
      n’avait deviné
      n’avait demandé
      n’a jamais su
      n’a voulu dire
      ne se demandait
      n’avait remarqué
      n’a pu expliquer
    `,
    minded: `
      n’a levé les yeux
      ne s’en est étonné
      n’y a prêté attention
      n’a rien dit
      n’a semblé surpris
      n’a rien remarqué
      ne s’en est aperçu
      ne disait mot
      n’a tourné la tête
      n’a fait de bruit
    `,

    // ── “Il a fallu …”: time and care that work takes ─────────────────────────
    needed: `
      il a fallu
      il aura fallu
      il avait fallu
    `,
    duration: `
      deux heures
      une matinée entière
      tout un après-midi
      plusieurs soirées
      moins d’une journée
      un peu d’aide
      beaucoup de patience
      une bonne matinée
      une bonne dose de courage
      toute une soirée
      du temps et du calme
      quelques conseils
      une heure à peine
      un jour entier
      un long week-end
      de bons outils
      une certaine habileté
      deux longues soirées
      plus de temps que prévu
      cinq bonnes heures
      toute une journée
      un vrai savoir-faire
    `,

    // ── Rooms and places ──────────────────────────────────────────────────────
    'room.home': `
      la cuisine
      l’entrée
      la maison entière
      la salle à manger
      l’escalier
      la cour
      la boulangerie
      la véranda
      la cantine
      le salon de thé
      le train de nuit
      l’auberge
      le petit restaurant
      la petite épicerie
    `,
    'scent.home': `
      le pain chaud
      la cannelle
      le café
      la confiture de prunes
      la pomme cuite
      la vanille
      le gâteau au citron
      la soupe de légumes
      le thé à la menthe
      l’orange
      le caramel
      le chocolat chaud
      le beurre frais
      le miel
      la brioche
      le romarin
      l’anis
      la noisette grillée
    `,
    'room.work': `
      l’atelier
      la remise
      la librairie
      la grange
      le grenier
      l’arrière-salle
      l’atelier de peinture
      l’imprimerie
      la menuiserie
      l’arrière-boutique
      la cabane du fond
      la vieille bibliothèque
      la boutique du relieur
      l’atelier de reliure
    `,
    'scent.work': `
      le bois coupé
      la cire d’abeille
      l’encre
      le cuir
      la colle
      la térébenthine
      la peinture fraîche
      la toile cirée
      la craie
      le savon noir
      la laine
      le vernis
      la poussière chaude
      le vieux papier
      le papier neuf
      la résine
      le bois ciré
      le sapin
    `,
    'room.out': `
      le jardin
      le verger
      le sous-bois
      la colline
      la lisière
      le sentier
      la clairière
      le parc
      la rive
      la prairie
      la route du moulin
      l’allée
      le square
      le petit bois
    `,
    'scent.out': `
      la terre mouillée
      le foin coupé
      la lavande
      le tilleul
      la menthe sauvage
      la mousse
      le thym
      la fougère
      le jasmin
      l’herbe fraîche
      la résine de pin
      le chèvrefeuille
      la rose
      la pomme mûre
      le lilas
      la verveine
      les feuilles sèches
      le genêt
    `,
    smelled: `
      sentait
      sentait vaguement
      sentait encore
      sentait déjà
      sentait surtout
      sentait un peu
      sentait toujours
      sentait légèrement
    `,

    // ── Landmarks and views ───────────────────────────────────────────────────
    landmark: `
      la gare
      le vieux moulin
      la plage
      le théâtre
      la halle aux grains
      le pont de pierre
      la bibliothèque
      le lavoir
      la place du marché
      le port
      l’école de musique
      la mairie
      le jardin botanique
      l’ancienne filature
      la fontaine
      le phare
      la boulangerie
      le grand parc
      l’écluse
      le musée
      la poste
      le verger communal
      le manège
      la salle des fêtes
    `,
    ran: `
      serpentait
      passait
      montait
      s’étirait
      descendait
    `,
    road: `
      une ruelle pavée
      un sentier bordé de mûriers
      un chemin de terre
      une allée de platanes
      une route étroite
      un chemin pavé
      un sentier sablonneux
      une rue en pente
      une ligne de tramway
      un chemin creux
      une promenade ombragée
      un raccourci connu de tous
      une venelle fleurie
      une sente à peine tracée
      une petite route de campagne
      un chemin fleuri
      une voie ferrée
      une allée de gravier
    `,
    from: `
      depuis l’esplanade
      depuis le pont
      de la plus haute fenêtre
      depuis le train
      du haut de la tour
      depuis le balcon
      par la fenêtre du grenier
      du sommet de la colline
      par la lucarne
      depuis le chemin de ronde
      depuis le belvédère
      de la salle de classe
      depuis la grande roue
      à travers la vitre
      depuis la cuisine
      par la porte entrouverte
    `,
    saw: `
      on voyait
      on apercevait
      on devinait
      on distinguait
      on découvrait
      on pouvait voir
      on aimait regarder
    `,
    view: `
      les toits de tuiles
      les collines boisées
      un bout de rivière
      la ligne des montagnes
      l’horloge du village
      les mâts des voiliers
      un champ de colza
      le jardin des voisins
      la façade de la mairie
      un verger en fleurs
      la cour de la ferme
      les cheminées d’usine
      une longue haie de lauriers
      les lumières du port
      le terrain de football
      un étang couvert de nénuphars
      les terrasses des cafés
      un coin de ciel
      la route de la côte
      les serres du maraîcher
      une rangée de cyprès
      le kiosque à musique
      un vieux pigeonnier
      la verrière de la gare
      deux peupliers
      les champs de lavande
      un pont suspendu
      des prés sans fin
    `,

    // ── Things that lie about ─────────────────────────────────────────────────
    // Before the owner: “sur la table du facteur”.
    surface: `
      sur la table
      sur le bureau
      dans le panier
      au fond du sac
      dans le tiroir
      sur l’étagère
      dans la vieille valise
      dans le placard
      sur la commode
      dans la remise
      sur le buffet
      dans la sacoche
      dans la corbeille
      dans le sac à dos
      sur la table basse
      sur la cheminée
      sur le pupitre
      dans l’armoire
    `,
    lay: `
      traînaient
      attendaient
      voisinaient
      se côtoyaient
      dormaient
      se trouvaient
      reposaient
      se cachaient
    `,
    thing: `
      une pelote de laine
      trois crayons
      un mètre pliant
      une clé rouillée
      un carnet de croquis
      deux citrons
      une paire de ciseaux
      un bouton de nacre
      un rouleau de ficelle
      un vieux réveil
      une carte postale
      un harmonica
      une tasse ébréchée
      un jeu de cartes
      deux pinceaux
      une poignée de noisettes
      une loupe
      un pot de colle
      des timbres anciens
      un dé à coudre
      une boussole
      un coquillage
      une boîte de trombones
      un sifflet
      des graines de courge
      un livre de poche
      une lampe de poche
      un ruban bleu
      trois bougies
      une gomme
      un thermomètre
      un sachet de lavande
      des lunettes de soleil
      un petit miroir
      un ticket de tram
      une plume de geai
      deux pommes
      un tournevis
      un journal plié
      une cuillère en bois
      des billes de verre
      un plan de ville
    `,

    // ── Lost and found ────────────────────────────────────────────────────────
    lost: `
      la clé du grenier
      le carnet de recettes
      la deuxième chaussette
      la photo de classe
      le gant gauche
      le plan du jardin
      la pièce manquante du puzzle
      le couvercle de la théière
      la boussole
      le stylo préféré
      la lettre oubliée
      le ticket de tombola
      l’anneau de rideau
      la casquette bleue
      le jeu de dominos
      la partition
      l’étui à lunettes
      le billet de train
      la flûte à bec
      le cahier vert
      l’écharpe rayée
      la vieille montre
      le mode d’emploi
      le dé à coudre
      la carte de bibliothèque
    `,
    'turned-up': `
      a reparu
      a refait surface
      se trouvait encore
      a soudain reparu
      attendait tranquillement
      a fini par reparaître
      a réapparu
      attendait
      a resurgi
    `,
    'hiding-place': `
      au fond d’un tiroir
      sous un coussin
      derrière le radiateur
      dans la poche d’un manteau
      sur la plus haute étagère
      sous une pile de journaux
      dans la corbeille à linge
      au milieu des outils
      derrière l’horloge
      sous le lit
      sous l’escalier
      dans la voiture
      au grenier
      à côté de la porte
      dans la niche du chien
      sous la banquette
      au bureau des objets trouvés
      dans un carton à chapeaux
      dans une vieille botte
      sous le tapis de l’entrée
    `,
    'long-ago': `
      en ce temps-là
      autrefois
      jadis
      comme aujourd’hui
      à cette époque
      depuis toujours
      il y a vingt ans encore
      avant les grands travaux
      à deux pas d’ici
      d’après la carte
      d’après les anciens
      comme sur les vieilles photos
      voilà longtemps déjà
      en ces années-là
    `,

    // ── General remarks, in the present ───────────────────────────────────────
    craft: {
      forms: 'bare | que',
      phrases: `
        apprendre le piano | qu’~
        tenir un potager | que ~
        réparer une pendule | que ~
        traduire un poème | que ~
        faire du pain | que ~
        élever des abeilles | qu’~
        dessiner un arbre | que ~
        restaurer un vieux meuble | que ~
        accorder un violon | qu’~
        coudre une robe | que ~
        relier un livre | que ~
        naviguer à la voile | que ~
        tailler un rosier | que ~
        monter une pièce de théâtre | que ~
        raconter une histoire | que ~
        organiser une fête | qu’~
        photographier les oiseaux | que ~
        chanter en chœur | que ~
        tourner un vase | que ~
        marcher en montagne | que ~
        jouer aux échecs | que ~
        écrire une bonne lettre | qu’~
        observer les étoiles | qu’~
        cuisiner pour vingt personnes | que ~
        tresser un panier | que ~
        enseigner la musique | qu’~
        peindre une façade | que ~
        tenir une librairie | que ~
        fabriquer un cerf-volant | que ~
        cultiver des tomates | que ~
        parler une langue étrangère | que ~
        faire ses confitures | que ~
        apprivoiser un chat | qu’~
        voyager à vélo | que ~
      `,
    },
    takes: `
      demande
      exige
      réclame
      suppose
      demande aussi
      demande avant tout
      réclame d’abord
      exige en général
    `,
    took: `
      demandait
      exigeait
      réclamait
      supposait
      demandait surtout
      réclamait d’abord
    `,
    virtue: `
      de la patience
      du temps
      un peu de chance
      du calme
      un œil attentif
      de la méthode
      beaucoup de curiosité
      un brin de fantaisie
      de l’imagination
      de longues heures
      une vraie passion
      de la bonne humeur
      quelques bons conseils
      du courage
      de l’entraînement
      une certaine lenteur
      de la persévérance
      beaucoup de soin
      un rien d’audace
      de l’attention
      une pointe d’humour
      un regard neuf
      de la rigueur
      une longue pratique
      beaucoup de douceur
      de la constance
      un solide sens pratique
    `,
    'remark-end': `
      , dit-on
      , surtout au début
      , rien de plus
      , comme tout le reste
      , à tout âge
      , paraît-il
      , au moins la première fois
      , même après des années
      , quoi qu’on en pense
      , et c’est tant mieux
      , c’est bien connu
      , à en croire les anciens
      , chacun le sait
    `,
    believed: {
      forms: 'm | f | pl',
      phrases: `
        pensait | ~ | pensaient
        disait souvent | ~ | disaient souvent
        savait bien | ~ | savaient bien
        répétait | ~ | répétaient
        était persuadé | était persuadée | étaient persuadés
        avait toujours su | ~ | avaient toujours su
        était convaincu | était convaincue | étaient convaincus
        affirmait | ~ | affirmaient
        se plaisait à dire | ~ | se plaisaient à dire
        avait vite compris | ~ | avaient vite compris
        aimait rappeler | ~ | aimaient rappeler
        était certain | était certaine | étaient certains
      `,
    },
    'they-say': `
      on raconte
      le bruit court
      tout le monde sait
      il paraît
      chacun se souvient
      on dit au village
      on se rappelle encore
      il se murmure
      tout porte à croire
      il semble bien
      on prétend
      on croit savoir
      personne n’ignore
    `,

    // “C’est le tailleur qui a recousu …”
    cleft: `
      c’est
      c’est sans doute
      c’est bien
      c’est finalement
      c’est encore
      c’est donc
    `,

    // ── Seasons ───────────────────────────────────────────────────────────────
    'season.spring': `
      au printemps
      aux premiers beaux jours
      en avril
      à la mi-avril
      au retour du printemps
    `,
    'scene.spring': `
      les cerisiers fleurissaient
      les hirondelles revenaient
      les jours allongeaient
      la glycine embaumait
      les bourgeons éclataient
      les abeilles sortaient des ruches
      les prés reverdissaient
      la rivière grossissait
      l’air se réchauffait
      les merles chantaient dès l’aube
    `,
    'chore.spring': {
      forms: 'm,f | pl',
      phrases: `
        semait les radis | semaient les radis
        aérait toute la maison | aéraient toute la maison
        repeignait les volets | repeignaient les volets
        sortait les chaises de jardin | sortaient les chaises de jardin
        bêchait le potager | bêchaient le potager
        plantait les pommes de terre | plantaient les pommes de terre
        gonflait les pneus du vélo | gonflaient les pneus des vélos
        lavait les vitres | lavaient les vitres
        comptait les nids | comptaient les nids
        repiquait des salades | repiquaient des salades
      `,
    },
    'season.summer': `
      en été
      au plus chaud de juillet
      en plein mois d’août
      pendant les grandes vacances
      au cœur de l’été
    `,
    'scene.summer': `
      les cigales chantaient
      la plage se remplissait
      les blés jaunissaient
      les tomates mûrissaient
      la rivière baissait
      les soirées n’en finissaient pas
      les volets restaient clos
      les bals reprenaient
      la ville se vidait
      le goudron fondait presque
    `,
    'chore.summer': {
      forms: 'm,f | pl',
      phrases: `
        arrosait à la fraîche | arrosaient à la fraîche
        dormait à la belle étoile | dormaient à la belle étoile
        préparait des glaces | préparaient des glaces
        nageait dans le lac | nageaient dans le lac
        dînait sous la treille | dînaient sous la treille
        lisait dans le hamac | lisaient dans le hamac
        campait au bord de l’eau | campaient au bord de l’eau
        ramassait des coquillages | ramassaient des coquillages
        faisait la sieste | faisaient la sieste
        suivait les étoiles filantes | suivaient les étoiles filantes
      `,
    },
    'season.autumn': `
      en automne
      à la mi-octobre
      en octobre
      au cœur de l’automne
      l’automne venu
    `,
    'scene.autumn': `
      les feuilles rougissaient
      la brume couvrait les prés
      les marrons tombaient
      les jours raccourcissaient
      les champignons sortaient
      les grues passaient en criant
      le vent se levait
      les érables flamboyaient
      les pommes tombaient d’elles-mêmes
      les soirées fraîchissaient
    `,
    'chore.autumn': {
      forms: 'm,f | pl',
      phrases: `
        ratissait l’allée | ratissaient l’allée
        rentrait le bois | rentraient le bois
        ramassait des châtaignes | ramassaient des châtaignes
        faisait des confitures | faisaient des confitures
        pressait les pommes | pressaient les pommes
        ressortait les pulls | ressortaient les pulls
        plantait les tulipes | plantaient les tulipes
        taillait la haie | taillaient la haie
        rangeait les parasols | rangeaient les parasols
        cuisinait des courges | cuisinaient des courges
      `,
    },
    'season.winter': `
      en hiver
      en janvier
      au plus froid de février
      au cœur de l’hiver
      aux premiers grands froids
    `,
    'scene.winter': `
      la neige couvrait les toits
      la mare gelait
      les vitres se couvraient de givre
      la nuit tombait tôt
      le feu crépitait
      les mésanges venaient aux fenêtres
      les chemins disparaissaient
      le village semblait endormi
      la bise soufflait
      les lampes restaient allumées
    `,
    'chore.winter': {
      forms: 'm,f | pl',
      phrases: `
        tricotait des bonnets | tricotaient des bonnets
        remplissait la mangeoire | remplissaient la mangeoire
        déblayait la neige | déblayaient la neige
        faisait des crêpes | faisaient des crêpes
        patinait sur l’étang | patinaient sur l’étang
        préparait la luge | préparaient la luge
        jouait aux dominos | jouaient aux dominos
        lisait au coin du feu | lisaient au coin du feu
        épluchait des oranges | épluchaient des oranges
        cirait les skis | ciraient les skis
      `,
    },

    // ── Questions, quotations, exclamations ───────────────────────────────────
    'who-was-it': `
      qui
      mais qui
      qui donc
      et qui
      qui d’autre
      dites, qui
    `,
    why: `
      pourquoi
      pour quelle raison
      quand
      avec qui
      pour qui
    `,
    // “Pourquoi la voisine a-t-elle relu …”
    inverted: {
      forms: 'm | f | pl',
      phrases: `
        a-t-il | a-t-elle | ont-ils
        avait-il | avait-elle | avaient-ils
        aurait-il | aurait-elle | auraient-ils
      `,
    },
    remark: `
      la soupe est prête
      il reste du café
      le pain sort du four
      la pluie va cesser
      le train arrive
      la lune se lève
      les cerises sont mûres
      il va faire beau
      on voit la mer d’ici
      le marché ferme à midi
      la boîte aux lettres est pleine
      il y a du monde au marché
      la rivière a monté
      ce banc est libre
      la clé est sous le pot
      les tulipes sont sorties
      il manque une chaise
      on entend la fanfare
      le thé refroidit
      tout est possible
      la porte est ouverte
      les hirondelles sont de retour
      ce livre est merveilleux
      il reste une part de tarte
      le bus a du retard
      la fête commence à huit heures
      ce vieux vélo roule encore
      il fait bon ici
      on a tout notre temps
      la neige va tenir
      le chat dort encore
      ce chemin mène au lac
      les invités arrivent
      la radio fonctionne à nouveau
      le vent tourne
      la photo est un peu floue
      les plus belles pommes sont en haut
      rien ne presse
      la bibliothèque ouvre plus tard
      il reste des places au premier rang
    `,
    'remark-tag': `
      à coup sûr
      paraît-il
      figurez-vous
      à l’évidence
      semble-t-il
      chers amis
      c’est certain
      chacun le voit
      sans aucun doute
      vous savez
      cette fois
      à vrai dire
      voilà tout
      bien sûr
      dirait-on
      n’en doutez pas
      tout simplement
      soyez-en sûrs
    `,
    said: {
      forms: 'm,f | pl',
      phrases: `
        a dit | ont dit
        a lancé | ont lancé
        a déclaré | ont déclaré
        a répondu | ont répondu
        a annoncé | ont annoncé
        a assuré | ont assuré
        a remarqué | ont remarqué
        a expliqué | ont expliqué
        a répété | ont répété
      `,
    },
    asked: `
      a demandé
      a voulu savoir
      a lancé
      a murmuré
    `,
    tone: `
      en souriant
      d’une voix douce
      depuis la porte
      sans lever les yeux
      d’un air amusé
      en posant le plateau
      sur le pas de la porte
      en ouvrant les volets
      avec un clin d’œil
      du haut de l’escalier
      à la cantonade
      en riant
      au bout d’un moment
      en refermant le journal
      par la fenêtre
      en montrant le ciel
      d’une voix claire
      en consultant l’horloge
      après un silence
      en servant le thé
    `,
    // Before the infinitive.
    offer: `
      qui veut bien
      qui aimerait
      qui voudrait encore
      faut-il vraiment
      peut-on encore
      qui viendra
      pourquoi ne pas
      comment faire pour
      qui va
      qui pourrait
      allons-nous vraiment
      pourrait-on encore
    `,
    // Before the infinitive with “de” (form “joy”).
    delight: `
      quel plaisir
      quelle joie
      quelle chance
      quelle bonne idée
      quel bonheur
      quelle belle occasion
      qu’il est agréable
      comme il est amusant
      qu’il est doux
      comme il est plaisant
    `,
    // Before “de” and the infinitive of `rest`.
    'how-good': `
      quel plaisir c’était
      qu’il était doux
      quel bonheur
      quelle joie c’était
      comme il était agréable
      quelle belle idée
    `,
    rest: `
      de lire
      de rêver
      de bavarder
      de chanter
      de dessiner
      de fredonner
      de flâner
      de paresser
      de se retrouver
      de goûter
      de prendre le frais
      de jouer aux cartes
      de regarder passer les gens
      de boire un chocolat
      de ne rien faire
    `,
    glow: `
      après le marché
      en fin de journée
      ce soir-là
      ce matin-là
      à cette heure-là
      loin du bruit
      en bonne compagnie
      après tant de travail
      sans rien attendre
      à la fraîche
      par une si belle journée
      le temps d’une pause
      pendant les vacances
      au retour des beaux jours
      en attendant le soir
    `,
    meanwhile: `
      tandis que
      pendant que
      alors que
    `,
    // Before a scene of nature, at any hour.
    now: `
      comme souvent
      ce samedi-là
      pendant ce temps
      comme sur une carte postale
      ce jour-là
      à cette heure-là
      une fois encore
      comme toujours
      comme d’habitude
      au même moment
      ce jeudi-là
      comme au cinéma
      ce dimanche-là
    `,
  },

  words: `
    abeille abricot accord acheter agneau aiguille aimer air album algue aller allumer amande ami
    ample ancien animal année appeler apporter apprendre arbre arc ardoise argile armoire arroser
    arriver art artichaut atelier attendre aube auberge aurore automne aventure averse avril azur
    balade balcon ballon banc barque bateau bavarder beau bec berger beurre biscuit blanc blé bleu
    boire bois boîte bon bonjour bord boucle bougie boulanger boussole bouquet bouton branche
    bref brin brique brise broder brosse bruit brume bruyère bureau buisson cabane cacher cadeau
    cadre café cahier calme campagne canal canard caramel carnet carotte carré carreau carte
    cascade casserole cerise chaise chaleur chambre champ chanson chanter chapeau chapitre
    charpente chat château chaud chemin chêne cheval chèvre chercher chien choisir chorale chose
    ciel cigale cire ciseau citron clair clé cloche clochette coffre colline colorer commencer
    compas comprendre compter concert confiture connaître conte copain copier coquelicot corbeille
    corde coton coudre couleur courir court coussin couvrir craie crayon crème crêpe creuser
    cuillère cuire cuisine cuivre curieux danse danser découvrir délicat demain dentelle dessin
    dessiner deviner dimanche discret dormir douceur doux drap dune eau écharpe échelle éclair
    écluse école écorce écouter écran écrire écureuil églantine enfant entendre entrer enveloppe
    épinard épi épice escalier espoir essayer étagère étang été étoile étude éveil facile façade
    faire falaise farine fenêtre ferme fête feu feuille ficelle fidèle figue fil fille flamme
    fleur fleuve flocon flûte foin fontaine forêt forme fougère four fourmi frais fraise framboise
    frère froid fromage fruitier fruit galet gant garder gare gâteau gazon gens gilet glace glaner
    gomme goûter graine grand grange gravier grenier grillon gris guitare habiter haie hameau
    haricot haut herbe heure heureux hier hirondelle hiver horizon horloge hôte île image
    imaginer inviter jardin jaune jeu jeudi joie jouer jour journal juin jupe lac laine lampe
    lancer langue lavande laver leçon léger lent lettre lever libre lilas lin lire lisse livre
    lointain long loupe lueur lumière lundi lune lutin luth maçon maïs maison manteau marchand
    marché marcher marée marin marron mars matin mélodie menthe menuisier mer merle merveille
    mesure métier miel miroir moineau monde montagne monter montre mot moulin mousse mouton
    musée musique nage nappe nature navire neige nid noir noisette noix nommer nord note nouveau
    nuage nuit océan olive ombre oncle orage orange orchestre oreiller osier oublier ouvrir
    page paille pain paix palier panier papier papillon parapluie parc parfum parler partager
    partir passer patience pavé paysage pêche peigne peindre peintre pelote penser perle petit
    peuplier phare piano pierre pin pinceau plage plaisir plan planche plante planter pleuvoir
    pluie plume poche poésie poire poisson pollen pomme pont port porte poser potager potier
    poule prairie prendre préparer printemps profond promenade prune quai quartier question
    raconter radis raisin ramasser ramer ranger rayon récit récolte refrain regarder remercier
    rencontre rentrer réparer reposer respirer rêve réveil rideau rire rivage rivière robe roche
    roman rond roseau rosée rouge route ruban ruche rue ruisseau sable sabot saison salade samedi
    sapin savon savoir scène sel semaine semer sentier serein serrure siffler signe silence simple
    soie soif soigner soir soleil son sortir souffle soupe source souvenir sucre sud tablier
    tailler tambour tapis tasse temps terrasse terre théâtre thé thym tiède tilleul timbre
    tiroir tisser toile toit tomate tourner train tranquille travail traverser tresser tricoter
    tronc trouver truite tuile tulipe valise vallée vanille vase vélo velours vendredi vent verger
    verre vert veste village ville violette violon visite visiteur vitre vivant voile voir voisin
    voix voler voyage wagon zeste
  `,
}
