import type { Locale } from '../notation/locale.js'

/**
 * Romanian. Deeds are told in the perfect compus (a citit, au citit), what surrounds them in
 * the imperfect (citea, citeau); only the general remarks about crafts are in the present.
 *
 * Participles of the perfect compus never agree. Adjectives have forms by gender and number.
 * Objects are things, so “pe” and the doubling pronoun are never needed; only a person who is
 * given something is doubled: `i-a dăruit vecinei`.
 * The genitive stands only straight after a noun with its article (`pe masa vecinei`), so that
 * al, a, ai, ale never have to be decided.
 *
 * The variables of the patterns:
 * - G: the person, m (grădinarul), f (vecina) or pl (elevii, always masculine).
 * - TOPIC: what is done, so that a verb meets objects and places that fit it. The forms “often”
 *   are there where the deed may be a habit, “long” where it takes hours.
 * - KIND and N: what moves or shows in nature and in the street; N is its number.
 * - SENSE: to see, to hear, to think. AIR: kinds of rooms and places. SEASON.
 */
export const ro: Locale = {
  code: 'ro',
  englishName: 'Romanian',
  nativeName: 'română',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  statements: `
    {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC}.
    {person.G} {verb.TOPIC:G} {object.TOPIC}.
    {person.G} {has:G} {verb.TOPIC:pp} {adverb} {object.TOPIC}.
    {person.G}, {who:G}, {has:G} {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {mood:G}, {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {time}, {person.G} {has:G} {verb.TOPIC:pp} {object.TOPIC}.
    {place.TOPIC}, {person.G} {has:G} {verb.TOPIC:pp} {adverb} {object.TOPIC}.
    {habit}, {person.G} {verb.TOPIC:often.G} {object.TOPIC} {place.TOPIC}.
    {person.G} {intended:G} să {verb.TOPIC:conj} {object.TOPIC}.
    {verb.TOPIC:ger} {object.TOPIC} {place.TOPIC}, {person.G} {has:G} {noticed}.
    după ce {has:G} {verb.TOPIC:pp} {adverb} {object.TOPIC}, {person.G} {has:G} plecat {path}.
    {person.G} {verb.TOPIC:G} {object.TOPIC} {when} {event}.
    {when} {event}, {person.f} tocmai {verb.TOPIC:f} {object.TOPIC}.
    {person.m} {verb.TOPIC:m} {object.TOPIC}, {meanwhile} {person.f} {verb.TOPIC/2:f} {object.TOPIC/2}.
    {they-say} că {person.pl} au {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {nobody} nu {knew} cine a {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {person.G:gen} {needed:G} {duration} ca să {verb.TOPIC:long} {object.TOPIC}.
    {event}, iar {person.G} {has:G} {reacted}.
    {as-soon} {event}, {person.G} {has:G} {reacted}.
    {person.G} {has:G} {gone} {path} {laden}.
    {time}, {person.G} {has:G} {gone} {path}.
    {person.G} {sat:G} {spot} și {sense.SENSE:G} {sensed.SENSE}.
    {person.G} {gave:G} {person.f/2:gen} {gift}.
    {subject.KIND.N} {did.KIND:N} {where.KIND}, {meanwhile} {person.G} {idled:G}.
    {now}, {subject.KIND.N} {did.KIND:N} {where.KIND}.
    {season.SEASON}, {scene.SEASON}, iar {person.G} {chore.SEASON:G}.
    {room.AIR} {smelled} {scent.AIR} și a {scent.AIR/2}.
    {from} {saw} {view}, {view/2}, {view/3} și, mai departe, {view/4}.
    {long-ago}, între {landmark} și {landmark/2} {ran} {road}.
    {surface} {person.G:gen} {lay} {thing}, {thing/2}, {thing/3} și {thing/4}.
    {time}, {lost} {turned-up} {hiding-place}.
    {building} {had} {feature} și {feature/2}.
    {craft} {takes} {virtue} și {virtue/2}{remark-end}.
    {person.G} {believed:G} că {craft} {took} {virtue}.
  `,

  lively: `
    {who-was-it} a {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}?
    {why} {has:G} {verb.TOPIC:pp} {person.G} {object.TOPIC}?
    „{^remark}, {remark-tag}”, {said:G} {person.G} {tone}.
    „{^offer} {verb.TOPIC:noi} {object.TOPIC}?”, {asked} {person.m}.
    {delight} să {verb.TOPIC:noi} {object.TOPIC} {place.TOPIC}!
    {how-good} să {rest} sau să {rest/2} {spot} {glow}!
  `,

  lists: {
    // ── People ────────────────────────────────────────────────────────────────
    // Each with its article, then in the genitive and dative.
    'person.m': {
      forms: 'nom | gen',
      phrases: `
        grădinarul | ~ui
        brutarul | ~ui
        poștașul | ~ui
        librarul | ~ui
        tâmplarul | ~ui
        ceasornicarul | ~ui
        olarul | ~ui
        apicultorul | ~ui
        fotograful | ~ui
        traducătorul | ~ui
        pescarul | ~ui
        cofetarul | ~ui
        croitorul | ~ui
        cizmarul | ~ui
        zidarul | ~ui
        arhitectul | ~ui
        inginerul | ~ui
        botanistul | ~ui
        geograful | ~ui
        bibliotecarul | ~ui
        actorul | ~ui
        dirijorul | ~ui
        pianistul | ~ui
        violonistul | ~ui
        ziaristul | ~ui
        învățătorul | ~ui
        farmacistul | ~ui
        pădurarul | ~ui
        mecanicul | ~ui
        bucătarul | ~ui
        hangiul | ~ui
        bunicul | ~ui
        unchiul | ~ui
        vărul mai mic | vărului mai mic
        fratele mai mare | fratelui mai mare
        profesorul de desen | profesorului de desen
        profesorul de muzică | profesorului de muzică
        vecinul de sus | vecinului de sus
        vecinul de vizavi | vecinului de vizavi
        paznicul farului | paznicului farului
        șeful gării | șefului gării
        studentul de la etaj | studentului de la etaj
        sticlarul | ~ui
        bătrânul marinar | bătrânului marinar
        noul ucenic | noului ucenic
        vânzătorul de fructe | vânzătorului de fructe
        șoferul autobuzului | șoferului autobuzului
      `,
    },
    'person.f': {
      forms: 'nom | gen',
      phrases: `
        poeta | poetei
        ceramista | ceramistei
        soția morarului | soției morarului
        colega de la etaj | colegei de la etaj
        prietena din copilărie | prietenei din copilărie
        vecina | vecinei
        bibliotecara | bibliotecarei
        florăreasa | florăresei
        croitoreasa | croitoresei
        învățătoarea | învățătoarei
        bunica | bunicii
        mătușa | mătușii
        verișoara | verișoarei
        pictorița | pictoriței
        farmacista | farmacistei
        ghida muzeului | ghidei muzeului
        traducătoarea | traducătoarei
        actrița | actriței
        pianista | pianistei
        violonista | violonistei
        ziarista | ziaristei
        studenta | studentei
        vânzătoarea de flori | vânzătoarei de flori
        bucătăreasa | bucătăresei
        cofetăreasa | cofetăresei
        țesătoarea | țesătoarei
        scriitoarea | scriitoarei
        dansatoarea | dansatoarei
        cântăreața | cântăreței
        gazda | gazdei
        sora mai mare | surorii mai mari
        sora mai mică | surorii mai mici
        nepoata | nepoatei
        profesoara de istorie | profesoarei de istorie
        profesoara de desen | profesoarei de desen
        profesoara de pian | profesoarei de pian
        directoarea școlii | directoarei școlii
        vecina de la parter | vecinei de la parter
        vecina de alături | vecinei de alături
        doamna de la ghișeu | doamnei de la ghișeu
        doamna cu pălărie | doamnei cu pălărie
        fata brutarului | fetei brutarului
        nepoata morarului | nepoatei morarului
        noua colegă | noii colege
        eleva din ultima bancă | elevei din ultima bancă
      `,
    },
    // All masculine, so that adjectives in `pl` agree.
    'person.pl': {
      forms: 'nom | gen',
      phrases: `
        vecinii | vecinilor
        elevii | elevilor
        studenții | studenților
        bunicii | bunicilor
        puștii | puștilor
        nepoții | nepoților
        verii mai mici | verilor mai mici
        părinții | părinților
        prietenii din copilărie | prietenilor din copilărie
        foștii colegi | foștilor colegi
        locatarii | locatarilor
        pescarii | pescarilor
        turiștii | turiștilor
        excursioniștii | excursioniștilor
        muzicienii | muzicienilor
        actorii | actorilor
        profesorii | profesorilor
        ucenicii | ucenicilor
        artizanii | artizanilor
        voluntarii | voluntarilor
        gemenii | gemenilor
        frații mai mici | fraților mai mici
        tinerii de la parter | tinerilor de la parter
        gospodarii | gospodarilor
        marinarii | marinarilor
        membrii corului | membrilor corului
        elevii mai mari | elevilor mai mari
        noii chiriași | noilor chiriași
        cercetașii | cercetașilor
        pasionații de istorie | pasionaților de istorie
      `,
    },
    has: { forms: 'm,f | pl', phrases: `a | au` },

    // After the person, between commas.
    who: {
      forms: 'm | f | pl',
      phrases: `
        răbdător din fire | răbdătoare din fire | răbdători din fire
        mereu curios | mereu curioasă | mereu curioși
        bine dispus | bine dispusă | bine dispuși
        încă somnoros | încă somnoroasă | încă somnoroși
        vesel ca întotdeauna | veselă ca întotdeauna | veseli ca întotdeauna
        foarte îndemânatic | foarte îndemânatică | foarte îndemânatici
        tăcut de obicei | tăcută de obicei | tăcuți de obicei
        atent la amănunte | atentă la amănunte | atenți la amănunte
        abia întors de la piață | abia întoarsă de la piață | abia întorși de la piață
        proaspăt venit în cartier | proaspăt venită în cartier | proaspăt veniți în cartier
        plin de idei | plină de idei | plini de idei
        gata mereu de glumă | ~ | ~
        fără să se grăbească | ~ | ~
        fără să spună un cuvânt | ~ | ~
        cu ochelarii pe nas | ~ | ~
        cu mânecile suflecate | ~ | ~
        cu zâmbetul pe buze | ~ | ~
        cu o eșarfă la gât | ~ | cu eșarfe la gât
        care iubește liniștea | ~ | care iubesc liniștea
        care nu se grăbește niciodată | ~ | care nu se grăbesc niciodată
        care știe multe glume | ~ | care știu multe glume
        care se pricepe la toate | ~ | care se pricep la toate
        care nu uită nimic | ~ | care nu uită nimic
        care zâmbește mai mereu | ~ | care zâmbesc mai mereu
        care tocmai terminase treaba | ~ | care tocmai terminaseră treaba
        care avea o zi liberă | ~ | care aveau o zi liberă
      `,
    },
    // Before the person, with a comma after it.
    mood: {
      forms: 'm | f | pl',
      phrases: `
        bucuros de liniște | bucuroasă de liniște | bucuroși de liniște
        încântat de idee | încântată de idee | încântați de idee
        curios din fire | curioasă din fire | curioși din fire
        convins că are timp | convinsă că are timp | convinși că au timp
        sătul de așteptat | sătulă de așteptat | sătui de așteptat
        hotărât să nu amâne | hotărâtă să nu amâne | hotărâți să nu amâne
        dornic să învețe ceva nou | dornică să învețe ceva nou | dornici să învețe ceva nou
        odihnit după vacanță | odihnită după vacanță | odihniți după vacanță
        liber toată ziua | liberă toată ziua | liberi toată ziua
        ajuns mai devreme | ajunsă mai devreme | ajunși mai devreme
        cu gândul la vacanță | ~ | ~
        cu răbdarea obișnuită | ~ | ~
        cu o bucurie de copil | ~ | ~
        fără niciun plan | ~ | ~
        spre surpriza tuturor | ~ | ~
        spre bucuria familiei | ~ | ~
        ca de obicei | ~ | ~
        pentru prima oară | ~ | ~
        după o scurtă pauză | ~ | ~
        după multe amânări | ~ | ~
        la rugămintea familiei | ~ | ~
        din pură curiozitate | ~ | ~
      `,
    },
    // Between the verb and its object.
    adverb: `
      pe îndelete
      cu grijă
      fără grabă
      cu plăcere
      cu drag
      în sfârșit
      cu multă atenție
      cu răbdare
      cu entuziasm
      cu voioșie
      cu bucurie
      în tihnă
      cu pasiune
      cu pricepere
      împreună cu familia
      cu spor
    `,

    // ── Reading ───────────────────────────────────────────────────────────────
    // Verbs: participle, imperfect, conjunctive without “să” (third person, then “we”), gerund.
    'verb.read': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj | noi | ger',
      phrases: `
        citit | citea | citeau | citească | citim | citind
        recitit | recitea | reciteau | recitească | recitim | recitind
        răsfoit | răsfoia | răsfoiau | răsfoiască | răsfoim | răsfoind
        parcurs | parcurgea | parcurgeau | parcurgă | parcurgem | parcurgând
        frunzărit | frunzărea | frunzăreau | frunzărească | frunzărim | frunzărind
      `,
    },
    'object.read': `
      un roman polițist
      o carte de povești
      un almanah din alte vremuri
      un volum de poezii
      ziarul de dimineață
      o revistă de grădinărit
      un ghid de călătorie
      un atlas cu foi îngălbenite
      jurnalul unui explorator
      o carte despre stele
      o istorie a cafelei
      câteva scrisori vechi
      un manual de navigație
      o carte de bucate
      un roman despre mare
      catalogul unei expoziții
      o culegere de basme
      o piesă de teatru
      un eseu despre tăcere
      prima pagină a ziarului
      un dicționar ilustrat
      o carte despre albine
      un roman cu final fericit
      programul festivalului
      o poveste cu balene
      memoriile unui grădinar
      un articol despre cocori
      o enciclopedie a fluturilor
    `,
    'place.read': `
      la fereastră
      pe terasă
      în tren
      în sala de lectură
      pe o bancă din parc
      lângă sobă
      la masa din bucătărie
      în fotoliul de lângă lampă
      sub un nuc bătrân
      în foaierul operei
      pe treptele bibliotecii
      într-o cafenea liniștită
      în sala de așteptare
      la umbra teiului
      pe prispă
      în hamac
      pe malul lacului
      în tramvai
    `,

    // ── Writing ───────────────────────────────────────────────────────────────
    'verb.write': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj,long | noi | ger',
      phrases: `
        scris | scria | scriau | scrie | scriem | scriind
        terminat | termina | terminau | termine | terminăm | terminând
        transcris | transcria | transcriau | transcrie | transcriem | transcriind
        redactat | redacta | redactau | redacteze | redactăm | redactând
        corectat | corecta | corectau | corecteze | corectăm | corectând
        schițat | schița | schițau | schițeze | schițăm | schițând
      `,
    },
    'object.write': `
      o carte poștală
      câteva strofe vesele
      o scrisoare de mulțumire
      o pagină de jurnal
      o poveste de seară
      câteva versuri
      un articol despre păsări
      o cronică de teatru
      un discurs scurt
      o invitație la petrecere
      prefața unui album
      un scenariu de film
      o fabulă cu o vulpe
      programul unui concert
      un mesaj de bun venit
      o felicitare ilustrată
      câteva rânduri de încurajare
      un ghid al orașului vechi
      o descriere a insulei
      un capitol de roman
      o listă de cărți preferate
      povestea unui far
      un afiș pentru serbare
      o piesă într-un act
      un anunț pentru gazeta școlii
      o rețetă de familie
      răspunsul la o scrisoare
    `,
    'place.write': `
      la biroul de sub scară
      pe un colț de masă
      într-un caiet albastru
      în cerdac
      la lumina lămpii
      pe hârtie groasă
      într-o cafenea din centru
      în vagonul restaurant
      în camera de la mansardă
      pe spatele unei hărți
      la măsuța din balcon
      într-un carnet de buzunar
      cu cerneală verde
      în biblioteca școlii
      cu un creion bine ascuțit
      sub felinarul din curte
      pe malul mării
    `,

    // ── Baking ────────────────────────────────────────────────────────────────
    'verb.bake': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj | noi | ger',
      phrases: `
        copt | cocea | coceau | coacă | coacem | cocând
        pregătit | pregătea | pregăteau | pregătească | pregătim | pregătind
        făcut | făcea | făceau | facă | facem | făcând
      `,
    },
    'object.bake': `
      o pâine cu semințe
      un cozonac cu nucă
      o plăcintă cu mere
      o tavă de covrigi
      câteva cornulețe cu gem
      o tartă cu prune
      un chec cu lămâie
      două pâini de secară
      un ștrudel cu vișine
      o plăcintă cu dovleac
      biscuiți cu ghimbir
      brioșe cu afine
      un tort cu morcovi
      turtă dulce
      fursecuri cu vanilie
      o prăjitură cu caise
      chifle cu mac
      o plăcintă cu brânză
      saleuri cu chimen
      un pandișpan pufos
      o tavă de merdenele
      pateuri cu ciuperci
    `,
    'place.bake': `
      în bucătărie
      în bucătăria de vară
      în brutăria din colț
      la țară
      pentru toată strada
      pentru musafiri
      pentru gustare
      după rețeta străbunicii
      după o rețetă nouă
      în laboratorul cofetăriei
      în casa de la munte
      pentru micul dejun
      în cuptorul din curte
      pentru târg
      la cantina școlii
      pentru drum
    `,

    // ── Cooking ───────────────────────────────────────────────────────────────
    'verb.cook': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj | noi | ger',
      phrases: `
        gătit | gătea | găteau | gătească | gătim | gătind
        pregătit | pregătea | pregăteau | pregătească | pregătim | pregătind
        făcut | făcea | făceau | facă | facem | făcând
      `,
    },
    'object.cook': `
      o ciorbă de legume
      o tocăniță de ciuperci
      o oală de sarmale
      mămăligă cu brânză
      o supă cremă de dovleac
      ardei umpluți
      o zacuscă de vinete
      pilaf cu praz
      o mâncare de mazăre
      păstrăv cu mălai
      paste cu busuioc
      cartofi noi cu mărar
      o omletă cu verdețuri
      dulceață de vișine
      un compot de gutui
      clătite cu gem
      o supă de roșii
      găluște cu prune
      un ghiveci de legume
      fasole cu ceapă prăjită
      budincă de orez
      un sos de usturoi
      chiftele de dovlecei
    `,
    'place.cook': `
      în bucătăria mare
      pe soba cu lemne
      pentru prânz
      pentru tot blocul
      după o rețetă veche
      la cabană
      în curtea casei
      la foc mic
      pentru toată lumea
      pe gustul tuturor
      pe plita încinsă
      la marginea pădurii
      pentru douăzeci de persoane
      după o carte de bucate
      la un curs de seară
      cu fereastra deschisă
    `,

    // ── Growing ───────────────────────────────────────────────────────────────
    'verb.grow': {
      forms: 'pp | m,f | pl | conj | noi | ger',
      phrases: `
        plantat | planta | plantau | planteze | plantăm | plantând
        sădit | sădea | sădeau | sădească | sădim | sădind
        udat | uda | udau | ude | udăm | udând
        îngrijit | îngrijea | îngrijeau | îngrijească | îngrijim | îngrijind
      `,
    },
    'object.grow': `
      un rând de lalele
      trei tufe de levănțică
      un strat de varză
      câteva tufe de zmeură
      un măr tânăr
      un petic de busuioc
      două rânduri de roșii
      o tufă de trandafiri
      un strat de ceapă
      câteva fire de mentă
      un pătrat de căpșuni
      garoafe roșii
      un gard viu de liliac
      bujori albi
      un colț de ierburi aromatice
      o viță de masă
      un strat de salată
      floarea-soarelui
      dovleci și castraveți
      un rond de panseluțe
      mușcate roz
      un cireș
      crizanteme galbene
      ardei iuți
    `,
    'place.grow': `
      lângă gard
      în spatele casei
      în grădina școlii
      lângă alee
      la marginea viei
      în curtea interioară
      la poalele dealului
      lângă fântână
      în curtea din spate
      pe malul pârâului
      sub ferestrele bucătăriei
      în livada veche
      lângă stupi
      în grădina comună
      la capătul curții
      la marginea curții
      lângă foișor
    `,

    // ── Mending ───────────────────────────────────────────────────────────────
    'verb.mend': {
      forms: 'pp | m,f | pl | conj,long | noi | ger',
      phrases: `
        reparat | repara | reparau | repare | reparăm | reparând
        curățat | curăța | curățau | curețe | curățăm | curățând
        recondiționat | recondiționa | recondiționau | recondiționeze | recondiționăm | recondiționând
        demontat | demonta | demontau | demonteze | demontăm | demontând
        verificat | verifica | verificau | verifice | verificăm | verificând
        examinat | examina | examinau | examineze | examinăm | examinând
      `,
    },
    'object.mend': `
      o bicicletă ruginită
      un ceas cu cuc
      un aparat de radio
      o mașină de cusut
      o râșniță de cafea
      un gramofon
      roata unei căruțe
      o lampă cu abajur
      un ceas de perete
      o pendulă
      încuietoarea porții
      un acordeon
      o trotinetă
      un ventilator zgomotos
      pompa de la fântână
      un proiector de filme
      o cutie muzicală
      motorul unei bărci
      o balanță de piață
      un cărucior cu roți de lemn
      un telescop
      o mașină de tocat nuci
      clopoțelul de la intrare
      un aparat de fotografiat
      o moară de piper
      un tren de jucărie
    `,
    'place.mend': `
      în atelier
      în garaj
      pe bancul de lucru
      în pragul casei
      la lumina unui bec
      în curte
      în spatele prăvăliei
      pe o masă plină de scule
      în șopron
      cu unelte împrumutate
      sub scară
      pe o pătură veche
      în hala mare
    `,

    // ── Building ──────────────────────────────────────────────────────────────
    'verb.build': {
      forms: 'pp | m,f | pl | conj,long | noi | ger',
      phrases: `
        construit | construia | construiau | construiască | construim | construind
        meșterit | meșterea | meștereau | meșterească | meșterim | meșterind
        vopsit | vopsea | vopseau | vopsească | vopsim | vopsind
        făcut | făcea | făceau | facă | facem | făcând
        șlefuit | șlefuia | șlefuiau | șlefuiască | șlefuim | șlefuind
      `,
    },
    'object.build': `
      o căsuță pentru păsări
      un raft de cărți
      o bancă de lemn
      o masă rotundă
      un leagăn
      o barcă mică
      o scară îngustă
      un scaun cu spătar înalt
      o ladă cu mânere
      o poartă de stejar
      un cuier cu cinci cârlige
      o bibliotecă din scânduri
      un cufăr cu capac
      o ramă de tablou
      un balansoar
      două taburete
      o cutie pentru unelte
      un pupitru de școală
      un suport de umbrele
      o căsuță pentru păpuși
      un pod de scânduri
      o ușă de pivniță
      un cal de lemn
      o etajeră pentru ghivece
    `,
    'place.build': `
      în atelierul de tâmplărie
      în curtea din spate
      la umbra șopronului
      sub cerul liber
      în hambar
      la capătul grădinii
      pe terasa acoperită
      pentru casa de la țară
      lângă debarcader
      cu unelte vechi
      într-o ogradă largă
      pe malul bălții
      cu radioul dat încet
      la lumina dimineții
      în magazia portului
    `,

    // ── Drawing ───────────────────────────────────────────────────────────────
    'verb.draw': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj,long | noi | ger',
      phrases: `
        desenat | desena | desenau | deseneze | desenăm | desenând
        pictat | picta | pictau | picteze | pictăm | pictând
        schițat | schița | schițau | schițeze | schițăm | schițând
        colorat | colora | colorau | coloreze | colorăm | colorând
      `,
    },
    'object.draw': `
      o barcă cu pânze
      un far pe stânci
      o pisică adormită
      un copac singuratic
      o hartă a insulei
      o vază cu maci
      acoperișurile orașului
      un pod de piatră
      un coș cu pere
      o pasăre cu aripi albastre
      cupola gării
      o stradă în pantă
      un lan de grâu
      o barză în cuib
      un peisaj de iarnă
      o casă cu obloane verzi
      un cocoș cu pene lungi
      fațada teatrului
      o corabie cu trei catarge
      o căpiță de fân
      un dragon prietenos
      câteva scoici
      un ponei într-o livadă
      un balon deasupra câmpiei
      o moară de vânt
      o bufniță pe o creangă
    `,
    'place.draw': `
      în piața veche
      pe faleză
      pe o scândură netedă
      într-un album mare
      pe o foaie mare
      într-un caiet gros
      pe peretele grădiniței
      pe o pânză mare
      la marginea satului
      pe un carton gros
      în atelierul de la mansardă
      pentru o expoziție
      pe o hârtie fină
      pe asfaltul din curte
      după o fotografie veche
      în tonuri calde
      la lumina ferestrei
    `,

    // ── Music ─────────────────────────────────────────────────────────────────
    'verb.play': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj | noi | ger',
      phrases: `
        cântat | cânta | cântau | cânte | cântăm | cântând
        exersat | exersa | exersau | exerseze | exersăm | exersând
        repetat | repeta | repetau | repete | repetăm | repetând
        interpretat | interpreta | interpretau | interpreteze | interpretăm | interpretând
        înregistrat | înregistra | înregistrau | înregistreze | înregistrăm | înregistrând
      `,
    },
    'object.play': `
      un vals lent
      o melodie din copilărie
      o piesă pentru harpă
      o sonată pentru vioară
      o doină veche
      un marș vesel
      tema unui film
      un tango
      o baladă veche
      un studiu pentru pian
      o horă iute
      o serenadă
      un menuet
      o arie de operetă
      câteva acorduri de chitară
      un solo de fluier
      o romanță
      finalul unei simfonii
      o bucată de jazz
      o uvertură
      o melodie despre ploaie
      un concert pentru flaut
      imnul școlii
    `,
    'place.play': `
      în sala mare
      în foișorul din parc
      pe scena căminului cultural
      sub bolta gării
      pe terasa cafenelei
      în fața publicului
      în sala de festivități
      pe treptele muzeului
      la colțul străzii
      în curtea castelului
      pe puntea vaporului
      cu ușa întredeschisă
      în sufragerie
    `,

    // ── Sewing ────────────────────────────────────────────────────────────────
    'verb.sew': {
      forms: 'pp | m,f | pl | conj,long | noi | ger',
      phrases: `
        cusut | cosea | coseau | coasă | coasem | cosând
        terminat | termina | terminau | termine | terminăm | terminând
        lucrat | lucra | lucrau | lucreze | lucrăm | lucrând
        brodat | broda | brodau | brodeze | brodăm | brodând
        confecționat | confecționa | confecționau | confecționeze | confecționăm | confecționând
      `,
    },
    'object.sew': `
      un fular subțire
      o haină de toamnă
      o pernă de canapea
      o rochie de vară
      un șorț în carouri
      o față de masă
      perdele albe
      o cămașă de in
      un costum de scenă
      o pernă mică
      un săculeț de pânză
      o fustă lungă
      o vestă cu nasturi de os
      o bluză albă
      draperii de catifea
      o cuvertură din petice
      o batistă de mătase
      un steag de regată
      o cuvertură de leagăn
      o pălărie de pânză
      o pijama în dungi
      o geantă de plajă
      o ie cu mâneci largi
      un halat călduros
    `,
    'place.sew': `
      la mașina de lângă fereastră
      în atelierul de croitorie
      la gura sobei
      pe un scaun de răchită
      după un tipar vechi
      în camera de zi
      pe veranda însorită
      la lumina lămpii
      în prăvălia din colț
      cu ușa deschisă spre grădină
      la masa de lângă sobă
      la masa din sufragerie
      sub ochii pisicii
      în odaia de la stradă
      în culisele teatrului
    `,

    // ── Telling ───────────────────────────────────────────────────────────────
    'verb.tell': {
      forms: 'pp | m,f,often.m,often.f | pl,often.pl | conj | noi | ger',
      phrases: `
        spus | spunea | spuneau | spună | spunem | spunând
        reluat | relua | reluau | reia | reluăm | reluând
        depănat | depăna | depănau | depene | depănăm | depănând
      `,
    },
    'object.tell': `
      o poveste despre vânt
      legenda unui izvor
      o întâmplare din tinerețe
      un basm cu zmei
      povestea unei corăbii
      o legendă despre lac
      o întâmplare hazlie
      o amintire din școală
      o poveste cu un urs
      legenda morii părăsite
      o pățanie din tren
      povestea unei călătorii
      basmul celor trei frați
      o poveste fără sfârșit
      isprăvile unui motan
      povestea clopotului pierdut
      o pățanie din munți
      o snoavă veche
      întâmplări de pe șantier
      peripețiile unei excursii
      povestea unui cartof uriaș
      amintiri din tabără
      o poveste auzită la piață
    `,
    'place.tell': `
      la un pahar de limonadă
      în odaia cea mare
      în jurul focului
      la masa lungă din curte
      pe banca de la poartă
      în compartiment
      la o cană de ceai
      lângă cămin
      pe cerdacul casei
      la coada de la bilete
      pe terasa de sus
      la gura sobei
      la lumina lunii
      sub cerul înstelat
      în fața tuturor
      la picnic
      la șezătoare
      pe drumul spre gară
    `,

    // ── When, why, how ────────────────────────────────────────────────────────
    // By day and in any season; before a deed in the perfect compus.
    time: `
      ieri dimineață
      alaltăieri
      sâmbăta trecută
      într-o duminică
      luni la prânz
      vineri după-amiază
      acum câteva zile
      într-o zi însorită
      de dimineață
      a doua zi
      în ziua aceea
      după micul dejun
      după prânz
      imediat după masă
      cu o zi înainte de serbare
      în prima zi de vacanță
      la începutul săptămânii
      la sfârșitul săptămânii
      într-o dimineață senină
      într-o după-amiază tihnită
      nu demult
      cu puțin înainte de prânz
      în pauza de prânz
      după ce s-a oprit ploaia
      când s-a limpezit cerul
      odată ce s-a ridicat ceața
      într-un moment de liniște
      când nimeni nu se mai aștepta
      la ora patru fix
      pe la zece
      în ultima zi a lunii
      miercurea trecută
      după câteva zile de ploaie
      într-o joi oarecare
      înainte de sosirea musafirilor
      din senin
      pe neașteptate
    `,
    // Before the imperfect.
    habit: `
      o dată pe lună
      duminica
      în fiecare sâmbătă
      de obicei
      în vacanțe
      aproape zilnic
      din când în când
      la sfârșit de săptămână
      de câte ori era senin
      pe vremea aceea
      uneori
      în unele zile
      în zilele libere
      la fiecare început de lună
      an de an
      în fiecare vacanță
      câteodată
      de multe ori
      marțea
      în zilele obișnuite
      din obișnuință
      o dată la două săptămâni
      de plăcere
    `,
    intended: {
      forms: 'm,f | pl',
      phrases: `
        și-a propus | și-au propus
        a hotărât | au hotărât
        s-a gândit | s-au gândit
        a promis | au promis
        a încercat | au încercat
        ar fi vrut | ar fi vrut
        visa de mult | visau de mult
        voia de mult | voiau de mult
        a reușit până la urmă | au reușit până la urmă
        abia aștepta | abia așteptau
        s-a oferit | s-au oferit
        a avut ideea | au avut ideea
        tocmai se pregătea | tocmai se pregăteau
      `,
    },
    // After “a”, “au”: what came to notice while doing something.
    noticed: `
      uitat de cină
      descoperit un mic secret
      prins curaj
      surprins pe toată lumea
      adunat în jur câțiva curioși
      avut o idee neobișnuită
      regăsit buna dispoziție
      primit multe laude
      uitat de întâlnire
      simțit cum trece oboseala
      auzit un tren în depărtare
      uitat de timp
      zâmbit pe furiș
      descoperit o greșeală mică
      găsit o idee mai bună
      auzit un greier
      auzit un cuc
      uitat de telefon
      surâs de câteva ori
      pierdut noțiunea timpului
      luat o scurtă pauză
      înțeles un lucru simplu
      primit o vizită neașteptată
      găsit o monedă norocoasă
      regăsit o bucurie uitată
      auzit clopotul din turn
      pus deoparte orice grijă
      închis ochii o clipă
      râs fără motiv
      visat cu ochii deschiși
      observat o buburuză
      învățat câteva lucruri noi
      cunoscut oameni noi
      trezit curiozitatea tuturor
    `,
    // After “a”, “au”.
    gone: `
      plecat
      pornit
      luat-o
      pornit pe jos
      mers agale
      luat-o la pas
      pornit fără grabă
      luat-o pe scurtătură
    `,
    path: `
      spre gară
      spre piață
      spre râu
      spre casă
      spre bibliotecă
      spre centru
      spre port
      spre livadă
      spre moară
      spre școală
      spre debarcader
      spre pădurea de fagi
      spre satul vecin
      spre stația de tramvai
      spre atelier
      spre foișorul din parc
      spre podul de piatră
      spre brutărie
      spre lac
      spre oraș
      spre muzeu
      spre teatrul de vară
      spre oficiul poștal
      spre cafeneaua din colț
      spre vârful dealului
      spre plajă
      spre grădina botanică
      spre chioșcul de ziare
      spre terenul de joacă
      spre iarmaroc
      spre locul de întâlnire
      spre malul celălalt
    `,
    laden: `
      cu un coș de mere
      cu o umbrelă roșie
      cu o hartă în buzunar
      cu două genți pline
      cu un buchet de margarete
      cu o pâine caldă sub braț
      cu un teanc de cărți
      cu un pachet legat cu sfoară
      cu un ghiozdan greu
      cu o scrisoare de expediat
      cu o undiță pe umăr
      cu un borcan de miere
      cu o plasă de portocale
      cu o pătură de picnic
      cu un termos de ceai
      cu o valiză mică
      cu un aparat de fotografiat
      cu un evantai de hârtie
      cu un zmeu de hârtie
      cu o chitară în spate
      cu un sul de desene
      cu un ghem de lână
      cu o lanternă
      cu un cărucior plin de flori
      cu o tavă de prăjituri
      cu un caiet nou
      cu un ziar împăturit
      cu o cutie de creioane
      cu o legătură de ceapă verde
      cu un ghiveci de mușcate
      cu un sac de nuci
      cu o lupă și un caiet
    `,
    // Joining two clauses.
    when: `
      când
      chiar când
      în clipa în care
      în momentul în care
      în secunda în care
      exact când
    `,
    'as-soon': `
      de îndată ce
      imediat ce
      cum
      după ce
      chiar în clipa când
      în clipa în care
    `,
    meanwhile: `
      iar
      în timp ce
      pe când
    `,
    event: `
      a sosit poșta
      a scârțâit poarta
      a pornit fanfara
      a ieșit soarele din nori
      a început ploaia
      s-a oprit ploaia
      a sunat telefonul
      a bătut cineva la ușă
      a scârțâit podeaua
      a fluierat trenul
      a apărut soarele
      s-a auzit un tunet îndepărtat
      s-a pornit vântul
      a răsunat clopoțelul
      a trecut fanfara
      a miorlăit pisica
      a lătrat câinele din curte
      a căzut un măr
      a scârțâit scara
      a trecut un stol de cocori
      s-a ivit curcubeul
      s-a lăsat liniștea
      au sosit musafirii
      s-a umplut curtea de lume
      s-au aprins felinarele
      au cântat cocoșii
      a ieșit luna
      a bătut ceasul din turn
      s-a risipit ceața
      au trecut doi bicicliști
      a cântat o mierlă
      s-a auzit muzică în stradă
      s-a oprit tramvaiul în stație
      a intrat un porumbel pe geam
      a acostat o barcă
      s-a oprit liftul
    `,
    // After “a”, “au”.
    reacted: `
      tresărit ușor
      uitat de oboseală
      stat pe gânduri
      schimbat vorba
      făcut un pas înapoi
      ridicat privirea
      zâmbit
      deschis fereastra
      venit în prag
      lăsat ceașca din mână
      lăsat lucrul deoparte
      fredonat un cântec
      dat din cap
      făcut cu mâna
      tăcut brusc
      tăcut o clipă
      luat aparatul de fotografiat
      izbucnit în râs
      făcut o pauză
      tras un scaun la fereastră
      chemat toată familia
      tras perdeaua la o parte
      notat ceva într-un carnet
      băut o gură de ceai
      pierdut șirul vorbei
      râs cu poftă
      suspinat ușor
      coborât treptele în grabă
      lăsat totul baltă
      stat o clipă locului
      clipit de câteva ori
      căutat ochelarii
      oftat de mulțumire
      ascultat o clipă
      privit lung spre dealuri
      zâmbit pe ascuns
      spus o glumă
    `,
    'they-say': `
      umblă vorba
      se zice
      toată lumea știe
      în oraș se vorbește
      lumea crede
      s-a aflat repede
      gazeta locală scrie
      se pare
      nimeni nu uită
      mătușa susține
      poștașul jură
      ghida ne asigură
      toată strada a văzut
    `,
    nobody: `
      nimeni
      nimeni din sat
      nimeni din bloc
      nimeni din familie
      niciun vecin
      niciun trecător
      nici gazda
      nici paznicul
      nici bunica
      nimeni de pe stradă
      niciunul dintre musafiri
    `,
    // Between “nu” and “cine”.
    knew: `
      știa
      a aflat
      a întrebat
      a ghicit
      mai știa
      a văzut
      știa sigur
      a bănuit
      și-a amintit
      a dezvăluit
    `,
    needed: {
      forms: 'm,f | pl',
      phrases: `
        i-au trebuit | le-au trebuit
        i-au ajuns | le-au ajuns
        i-au fost de ajuns | le-au fost de ajuns
      `,
    },
    duration: `
      două după-amiezi
      două seri
      două ore
      trei ore
      câteva ore
      două zile
      trei după-amiezi
      câteva zile
      două dimineți
      patru ore și jumătate
      vreo cinci ore
      două pauze de prânz
      aproape trei ore
      doar două ore
      câteva încercări
      cam patru ore
    `,

    // ── Sitting, looking, listening, thinking ─────────────────────────────────
    sat: {
      forms: 'm,f | pl',
      phrases: `
        își bea ceaiul | își beau ceaiul
        lua o pauză | luau o pauză
        stătea | stăteau
        ședea | ședeau
        se odihnea | se odihneau
        zăbovea | zăboveau
        aștepta | așteptau
        lenevea | leneveau
      `,
    },
    // While something else goes on, in no place of its own.
    idled: {
      forms: 'm,f | pl',
      phrases: `
        visa cu ochii deschiși | visau cu ochii deschiși
        își bea ceaiul | își beau ceaiul
        lua o pauză | luau o pauză
        privea în zare | priveau în zare
        fredona încet | fredonau încet
        se bucura de liniște | se bucurau de liniște
        nu se grăbea deloc | nu se grăbeau deloc
        stătea pe gânduri | stăteau pe gânduri
        uita de treburi | uitau de treburi
        zâmbea fără motiv | zâmbeau fără motiv
        făcea planuri de vacanță | făceau planuri de vacanță
        aștepta o veste bună | așteptau o veste bună
        se odihnea puțin | se odihneau puțin
        scria o ilustrată | scriau o ilustrată
        desena într-un caiet | desenau într-un caiet
        se pregătea de drum | se pregăteau de drum
        număra minutele | numărau minutele
        nu mai voia să plece | nu mai voiau să plece
    `,
    },
    // Out of doors or at a window.
    spot: `
      pe o bancă
      la fereastră
      pe terasă
      pe malul apei
      pe treptele casei
      sub un tei
      la umbra castanilor
      pe peron
      pe dig
      în balcon
      în cerdac
      pe prispă
      pe puntea vaporașului
      la marginea lanului
      lângă fântâna din piață
      în foișor
      pe un trunchi
      sub copertina cafenelei
      la poarta grădinii
      pe faleză
      pe o pătură
      la o masă de lemn
      pe zidul portului
      în leagănul din curte
      sub bolta de viță
      pe o piatră netedă
      la capătul pontonului
      pe veranda din spate
    `,
    'sense.see': {
      forms: 'm,f | pl',
      phrases: `
      privea | priveau
      contempla | contemplau
      admira | admirau
      desena în gând | desenau în gând
    `,
    },
    'sensed.see': `
      norii de la orizont
      zborul rândunelelor
      lumina de pe acoperișuri
      jocul frunzelor
      bărcile de pe râu
      forfota din port
      apusul
      o pisică pe gard
      trenul care se îndepărta
      zmeiele colorate
      umbrele de pe zid
      un vapor în depărtare
      livezile înflorite
      fumul de peste case
      un stol de grauri
      linia dealurilor
      vrăbiile gălăgioase
      pânzele din golf
      o veveriță roșcată
      câmpul de maci
    `,
    'sense.hear': {
      forms: 'm,f | pl',
      phrases: `
      asculta | ascultau
      auzea în treacăt | auzeau în treacăt
    `,
    },
    'sensed.hear': `
      foșnetul plopilor
      greierii din iarbă
      valurile
      fanfara din parc
      un cântec de departe
      ciripitul vrăbiilor
      clopotele din vale
      cântecul mierlei
      zumzetul albinelor
      un tren de marfă
      murmurul străzii
      vocile de pe stradă
      broaștele din stuf
      un acordeon îndepărtat
      râsetele copiilor
      vântul din brazi
      sirena vaporului
      ceasul din turn
    `,
    'sense.think': {
      forms: 'm,f | pl',
      phrases: `
      se gândea la | se gândeau la
      visa la | visau la
      vorbea despre | vorbeau despre
      povestea despre | povesteau despre
    `,
    },
    'sensed.think': `
      vacanța de la mare
      drumul spre casă
      o călătorie cu trenul
      plăcinta din cuptor
      prima zi de școală
      excursia de duminică
      casa de demult
      o casă pe malul lacului
      jocurile de altădată
      cina de sărbătoare
      vara care venea
      verile de odinioară
      o scrisoare așteptată
      concertul de duminică
      un roman neterminat
      nopțile de vară
      serile de toamnă
      o barcă nouă
    `,

    // ── Giving ────────────────────────────────────────────────────────────────
    // Always to one woman, so that the doubling pronoun is “i”.
    gave: {
      forms: 'm,f | pl',
      phrases: `
      i-a dăruit | i-au dăruit
      i-a adus | i-au adus
      i-a trimis | i-au trimis
      i-a dat | i-au dat
      i-a oferit | i-au oferit
      i-a promis | i-au promis
      i-a ales | i-au ales
      i-a cumpărat | i-au cumpărat
    `,
    },
    gift: `
      un borcan de dulceață
      o eșarfă de mătase
      un ghiveci cu violete
      o carte cu dedicație
      un coș cu gutui
      o lămpiță de birou
      un set de pensule
      două bilete la operă
      o cutie de bomboane
      un ceainic de porțelan
      o ilustrată veche
      un buchet de bujori
      un abajur colorat
      un caiet cu coperte groase
      o pereche de mănuși
      un pled moale
      o cană cu buline
      un ulcior de lut
      o ramă de nuc
      un pui de lămâi
      o cutie muzicală
      semințe de busuioc
      o pălărie de soare
      un săculeț de lavandă
      o umbrelă galbenă
      o pungă de castane
      un atlas de păsări
      o broșă în formă de frunză
      un tort de ciocolată
      o floare de hârtie
    `,

    // ── Nature and the street ─────────────────────────────────────────────────
    // subject.KIND.N, what it did (sg, pl) and where. All in the imperfect, in no season.
    'subject.wind.sg': `
      vântul ușor
      vântul de dimineață
      vântul
      o adiere ușoară
      briza
      un vânt cald
      vântul de seară
      vântul dinspre dealuri
      o boare plăcută
    `,
    'subject.wind.pl': `
      rafalele calde
      câteva rafale
      adierile serii
      rafalele dinspre mare
      primele adieri
    `,
    'did.wind': {
      forms: 'sg | pl',
      phrases: `
      legăna crengile | legănau crengile
      mișca frunzele | mișcau frunzele
      flutura rufele | fluturau rufele
      răsfira iarba | răsfirau iarba
      ridica praful | ridicau praful
      aducea miros de fân | aduceau miros de fân
      împrăștia petale | împrăștiau petale
      purta o melodie | purtau o melodie
      apleca florile | aplecau florile
    `,
    },
    'where.wind': `
      peste grădini
      în toată valea
      la marginea satului
      de-a lungul străzii
      dincolo de gard
      de jur împrejur
      printre case
      în livadă
      pe malul râului
      în preajma morii
      la capătul drumului
    `,
    'subject.sky.sg': `
      luna
      soarele
      un nor alb
      curcubeul
      lumina dimineții
      o stea singuratică
      cerul senin
      un nor trandafiriu
    `,
    'subject.sky.pl': `
      norii
      stelele
      câțiva nori pufoși
      ultimele raze
      primele raze
      niște nori subțiri
      razele soarelui
    `,
    'did.sky': {
      forms: 'sg | pl',
      phrases: `
      se ivea | se iveau
      se zărea | se zăreau
      strălucea | străluceau
      se vedea limpede | se vedeau limpede
      părea aproape | păreau aproape
      se colora încet | se colorau încet
      se arăta pe neașteptate | se arătau pe neașteptate
    `,
    },
    'where.sky': `
      deasupra lacului
      peste acoperișuri
      deasupra dealurilor
      peste câmpie
      deasupra orașului
      peste vârfurile brazilor
      deasupra portului
      dincolo de turn
      peste lanuri
      deasupra văii
      printre crengi
      în spatele gării
    `,
    'subject.water.sg': `
      pârâiașul
      un fir de apă
      pârâul
      râul
      izvorul
      apa limpede
      șuvoiul
      gârla
    `,
    'subject.water.pl': `
      două izvoare
      apele limpezi
      șuvoaiele
      apele râului
      izvoarele
      firele de apă
    `,
    'did.water': {
      forms: 'sg | pl',
      phrases: `
      susura | susurau
      curgea domol | curgeau domol
      sclipea | sclipeau
      clipocea | clipoceau
      murmura | murmurau
      își croia drum | își croiau drum
      șoptea fără încetare | șopteau fără încetare
      răcorea aerul | răcoreau aerul
    `,
    },
    'where.water': `
      printre pietre
      sub podul vechi
      la poalele dealului
      în mijlocul satului
      lângă moară
      sub sălcii
      la marginea parcului
      printre ferigi
      în umbra stâncilor
      dincolo de livadă
    `,
    'subject.bird.sg': `
      o mierlă
      o rândunică
      un pițigoi
      o vrabie
      un sturz
      o privighetoare
      un graur
      o codobatură
      un cintezoi
      un sticlete
    `,
    'subject.bird.pl': `
      vrăbiile
      rândunelele
      doi pițigoi
      mierlele
      câțiva grauri
      sticleții
      codobaturile
      două privighetori
    `,
    'did.bird': {
      forms: 'sg | pl',
      phrases: `
      bătea din aripi | băteau din aripi
      se foia | se foiau
      cânta | cântau
      ciripea vesel | ciripeau vesel
      ciugulea ceva | ciuguleau ceva
      sărea de colo-colo | săreau de colo-colo
      își curăța penele | își curățau penele
      se adăpostea | se adăposteau
    `,
    },
    'where.bird': `
      sub streașină
      în tufa de liliac
      pe acoperișul gării
      în nucul din curte
      lângă fântână
      pe marginea jgheabului
      în vie
      pe gardul școlii
      în turnul vechi
      pe pervaz
      în gardul viu
      deasupra porții
    `,
    'subject.animal.sg': `
      o pisică
      motanul vecinei
      câinele brutarului
      un iepure
      un arici
      o veveriță
      mânzul
      un cățel pătat
      iedul cel alb
      o căpriță
    `,
    'subject.animal.pl': `
      pisicile
      câinii
      doi iepuri
      mieii
      câțiva arici
      două veverițe
      cățeii
      iezii
    `,
    'did.animal': {
      forms: 'sg | pl',
      phrases: `
      făcea popas | făceau popas
      se tolănea | se tolăneau
      se plimba | se plimbau
      moțăia | moțăiau
      se juca | se jucau
      căuta ceva bun | căutau ceva bun
      se odihnea | se odihneau
      asculta atent | ascultau atent
    `,
    },
    'where.animal': `
      în grădină
      lângă gard
      la marginea drumului
      sub cireș
      prin iarba înaltă
      în spatele hambarului
      la umbra șopronului
      prin livadă
      lângă căpița de fân
      în fața porții
      pe pajiște
      lângă fântână
    `,
    'subject.plant.sg': `
      măceșul
      un trandafir galben
      liliacul
      un trandafir sălbatic
      iasomia
      glicina
      levănțica
      un cireș bătrân
      salcâmul
    `,
    'subject.plant.pl': `
      macii
      bujorii
      teii
      salcâmii
      trandafirii
      albăstrelele
      margaretele
      nalbele
    `,
    'did.plant': {
      forms: 'sg | pl',
      phrases: `
      prindea culoare | prindeau culoare
      înflorea | înfloreau
      atrăgea privirile | atrăgeau privirile
      se legăna ușor | se legănau ușor
      ademenea albinele | ademeneau albinele
      bucura trecătorii | bucurau trecătorii
      strălucea după ploaie | străluceau după ploaie
      își scutura florile | își scuturau florile
    `,
    },
    'where.plant': `
      lângă zid
      la poartă
      de-a lungul aleii
      pe marginea șanțului
      în fața școlii
      lângă calea ferată
      în spatele serei
      în curtea hanului
      pe coasta dealului
      în jurul foișorului
      lângă scări
    `,
    'subject.boat.sg': `
      o barcă
      vaporașul
      o șalupă albă
      bacul
      un velier
      o plută
      o luntre verde
      remorcherul
    `,
    'subject.boat.pl': `
      bărcile
      două veliere
      câteva luntri
      șalupele
      caiacele
      vapoarele
      trei bărci roșii
    `,
    'did.boat': {
      forms: 'sg | pl',
      phrases: `
      sălta pe valuri | săltau pe valuri
      plutea | pluteau
      aluneca lin | alunecau lin
      se legăna | se legănau
      înainta încet | înaintau încet
      se întorcea | se întorceau
      se oprea o clipă | se opreau o clipă
    `,
    },
    'where.boat': `
      lângă debarcader
      în fața portului
      aproape de mal
      sub arcadele podului
      în dreptul farului
      pe apa verzuie
      în golf
      la gura râului
      lângă ponton
      în ceața subțire
    `,
    'subject.street.sg': `
      un taxi
      tramvaiul
      o bicicletă
      un autobuz galben
      o căruță
      o trăsură
      mașina poștei
      un camion alb
    `,
    'subject.street.pl': `
      bicicletele
      două tramvaie
      autobuzele
      câteva căruțe
      trotinetele
      trăsurile
    `,
    'did.street': {
      forms: 'sg | pl',
      phrases: `
      dispărea din vedere | dispăreau din vedere
      cotea încet | coteau încet
      trecea | treceau
      încetinea | încetineau
      se oprea o clipă | se opreau o clipă
      înainta agale | înaintau agale
    `,
    },
    'where.street': `
      la capătul străzii
      lângă piață
      în dreptul gării
      la intersecție
      în fața primăriei
      în curbă
      sub pod
      lângă teatrul vechi
      la barieră
      în spatele halelor
      la intrarea în oraș
    `,
    'subject.sound.sg': `
      un fluier
      o chitară
      un acordeon
      o vioară
      un clopoțel
      o muzică veselă
      un cântec vechi
      o trompetă
    `,
    'subject.sound.pl': `
      câțiva clopoței
      glasurile copiilor
      câteva râsete
      două viori
      acordurile unui pian
      niște tobe
    `,
    'did.sound': {
      forms: 'sg | pl',
      phrases: `
      se auzea limpede | se auzeau limpede
      stârnea zâmbete | stârneau zâmbete
      răsuna | răsunau
      se auzea | se auzeau
      se auzea slab | se auzeau slab
      răzbătea | răzbăteau
    `,
    },
    'where.sound': `
      de departe
      în curtea școlii
      dincolo de râu
      în piață
      de la etaj
      printre case
      sub bolți
      în toată strada
      dincolo de gard
      pe deal
      la capătul holului
    `,
    // Before such a scene, at any hour.
    now: `
      pe atunci
      în vremea aceea
      ca în povești
      ca de fiecare dată
      în acest timp
      ca într-o ilustrată
      în ziua aceea
      la ceasul acela
      ca întotdeauna
      în același timp
      ca în filme
      în duminica aceea
      spre bucuria tuturor
      nu departe de aici
      spre mirarea turiștilor
      spre norocul fotografilor
    `,

    // ── Seasons ───────────────────────────────────────────────────────────────
    'season.spring': `
      la început de aprilie
      în luna aprilie
      cu primele zile calde
      primăvara devreme
      la sfârșit de martie
      într-o zi de aprilie
      după topirea zăpezii
    `,
    'scene.spring': `
      înfloreau caișii
      se întorceau berzele
      înmugureau teii
      creșteau apele
      câmpul înverzea
      răsăreau lalelele
      grădinile prindeau culoare
      zumzăiau albinele
      cânta cucul
      livada mirosea a floare
    `,
    'chore.spring': {
      forms: 'm,f | pl',
      phrases: `
      planta cartofi | plantau cartofi
      văruia pomii | văruiau pomii
      săpa straturile | săpau straturile
      scotea scaunele în curte | scoteau scaunele în curte
      semăna ridichi | semănau ridichi
      aerisea toată casa | aeriseau toată casa
      vopsea gardul | vopseau gardul
      tundea gardul viu | tundeau gardul viu
      spăla ferestrele | spălau ferestrele
    `,
    },
    'season.summer': `
      la mijlocul verii
      în plină vară
      în luna iulie
      la început de iulie
      într-o vară lungă
      în zilele de caniculă
    `,
    'scene.summer': `
      se coceau caisele
      cântau greierii
      lanurile se îngălbeneau
      mirosea a fân cosit
      umbra era prețioasă
      pepenii umpleau tarabele
      aerul era plin de fluturi
      seara venea târziu
      apa era caldă
    `,
    'chore.summer': {
      forms: 'm,f | pl',
      phrases: `
      uda roșiile | udau roșiile
      culegea vișine | culegeau vișine
      dormea în hamac | dormeau în hamac
      înota în lac | înotau în lac
      făcea limonadă | făceau limonadă
      împletea coșuri | împleteau coșuri
      mânca înghețată pe trepte | mâncau înghețată pe trepte
      lua cina în grădină | luau cina în grădină
      pleca la mare | plecau la mare
    `,
    },
    'season.autumn': `
      toamna târziu
      la început de octombrie
      în luna septembrie
      într-o toamnă blândă
      pe vremea culesului
      la sfârșit de octombrie
    `,
    'scene.autumn': `
      cădeau frunzele
      plecau cocorii
      se coceau gutuile
      ceața acoperea valea
      piața mirosea a struguri
      se ruginea pădurea
      se înroșea via
      cădeau castanele
      se scurtau zilele
      podul se umplea de mere
    `,
    'chore.autumn': {
      forms: 'm,f | pl',
      phrases: `
      fierbea magiun | fierbeau magiun
      aduna nuci | adunau nuci
      mătura aleea | măturau aleea
      făcea compot | făceau compot
      punea murături | puneau murături
      căuta ciuperci | căutau ciuperci
      strângea pere | strângeau pere
      stivuia lemne | stivuiau lemne
      tricota fulare | tricotau fulare
    `,
    },
    'season.winter': `
      în miez de iarnă
      într-o zi de ianuarie
      la început de februarie
      în luna decembrie
      pe ger
      într-o iarnă lungă
    `,
    'scene.winter': `
      ningea liniștit
      lacul era înghețat
      troienele acopereau gardurile
      fumegau hornurile
      atârnau țurțuri de streșini
      geamurile prindeau flori de gheață
      satul era alb
      se întuneca devreme
      dealul era plin de săniuțe
      promoroaca acoperea crengile
    `,
    'chore.winter': {
      forms: 'm,f | pl',
      phrases: `
      făcea pârtie până la poartă | făceau pârtie până la poartă
      hrănea păsărelele | hrăneau păsărelele
      cocea mere cu scorțișoară | coceau mere cu scorțișoară
      aducea lemne | aduceau lemne
      lucra la un puzzle | lucrau la un puzzle
      împletea șosete | împleteau șosete
      ridica un om de zăpadă | ridicau un om de zăpadă
      bea ceai de tei | beau ceai de tei
      juca șah | jucau șah
    `,
    },

    // ── Rooms and their smells ────────────────────────────────────────────────
    'room.home': `
      în bucătărie
      în toată casa
      pe scară
      în hol
      în cămara bunicii
      în casa de la țară
      în sufragerie
      la brutărie
      în cofetăria din colț
      în pragul casei
      în ceainărie
      în cantina școlii
      pe coridor
      în camera de zi
      în bucătăria de vară
    `,
    'scent.home': `
      pâine caldă
      scorțișoară
      cafea proaspătă
      mere coapte
      vanilie
      gem de prune
      coajă de portocală
      cozonac
      nuci prăjite
      ceai de mentă
      miere
      lapte
      biscuiți
      busuioc
      lămâie
      ciocolată
      caramel
      castane
      turtă dulce
      cacao
      plăcintă cu brânză
    `,
    'room.work': `
      în atelier
      în șopron
      în magazie
      în podul casei
      în magazia din port
      în hambar
      în depozitul gării
      în atelierul din curte
      sub șopron
      în beciul școlii
      în garaj
      în camera cu unelte
      în pod
      în culisele teatrului
    `,
    'scent.work': `
      rumeguș
      vopsea proaspătă
      lemn de brad
      ceară de albine
      piele nouă
      hârtie veche
      lac de vioară
      cerneală
      ulei de in
      lână curată
      sfoară
      clei
      scânduri ude
      praf
      cretă
      săpun
      stejar
      pânză
      cauciuc
    `,
    'room.out': `
      în livadă
      pe deal
      pe ulița mare
      în fața casei
      pe dig
      în curtea școlii
      în parc
      la marginea pădurii
      pe câmp
      în curtea bunicilor
      dincolo de gard
      pe poteca din vale
      în toată grădina
      de-a lungul râului
    `,
    'scent.out': `
      fân cosit
      flori de tei
      ploaie
      mentă
      pământ reavăn
      levănțică
      iarbă udă
      rășină
      iasomie
      trandafiri
      cimbru sălbatic
      flori de câmp
      fragi
      frunze de nuc
      zmeură
      trifoi
      mușețel
      caise coapte
      garoafe
    `,
    // Before the scent, with “a”.
    smelled: `
      mirosea discret a
      mirosea toată ziua a
      mirosea puternic a
      mirosea a
      mirosea plăcut a
      mirosea mereu a
      încă mirosea a
      mirosea ușor a
      mirosea din zori a
      mirosea ca în copilărie a
      deja mirosea a
    `,

    // ── Views ─────────────────────────────────────────────────────────────────
    from: `
      de pe culme
      de pe terasă
      de la mansardă
      de la fereastra bibliotecii
      de pe pod
      din tren
      de la balcon
      din vârful farului
      din podul școlii
      din telegondolă
      din camera de sus
      de pe zidul cetății
      de pe dig
      de la ultimul etaj
      din foișor
      de pe puntea vaporului
    `,
    // All with plurals.
    saw: `
      se vedeau
      se zăreau
      se deslușeau
      se distingeau
      se ghiceau
      se observau
    `,
    view: `
      livezile
      acoperișurile roșii
      trei turnuri
      casele de pe mal
      mori de vânt
      câteva bărci
      lanuri de grâu
      cheiurile
      cartierele noi
      grădinile de legume
      pajiștile
      cupole de sticlă
      câmpuri de floarea-soarelui
      viile de pe coastă
      străzi înguste
      dealuri albastre
      macaralele din port
      ulițele satului
      insule mici
      sere
      păduri de fagi
      stâne
      piețe pline de oameni
      alei cu tei
      coline domoale
      șiruri de plopi
      căpițe de fân
      mesele cafenelelor
      dunele
      pâlcuri de mesteceni
      corturi colorate
    `,

    // ── Roads and landmarks ───────────────────────────────────────────────────
    'long-ago': `
      odinioară
      pe vremuri
      acum o sută de ani
      cândva
      pe vremea bunicilor
      în secolul trecut
      demult
      în alte vremuri
      la începuturi
      pe când orașul era mic
      cu mult timp în urmă
      într-o vreme
    `,
    landmark: `
      moară
      gară
      port
      castel
      pădure
      lac
      școală
      piața mare
      cetate
      oraș
      satul de jos
      bibliotecă
      podul vechi
      han
      livadă
      fabrica de sticlă
      far
      grădina botanică
      muzeu
      râu
      primărie
      teatrul de vară
      stadion
      observator
      parc
      plajă
    `,
    ran: `
      era
      exista
      șerpuia
      cobora
      trecea
      se întindea
      se afla
      urca
    `,
    road: `
      o stradă pavată
      o cărare cu meri
      un drum pietruit
      o potecă pietruită
      un drum de țară
      o alee cu plopi
      o uliță îngustă
      o șosea prăfuită
      o cărare umbrită
      un drum de care
      o stradă cu prăvălii
      un bulevard cu castani
      o potecă de pădure
      o scară de piatră
      o alee de pietriș
      un drum de pământ
    `,

    // ── Things on a table ─────────────────────────────────────────────────────
    // Before the owner in the genitive: always a noun with its article.
    surface: `
      pe masa
      pe biroul
      pe pervazul
      pe noptiera
      în sertarul
      pe raftul
      în geanta
      în coșul
      în buzunarele
      pe etajera
      lângă fotoliul
      în cutia
    `,
    lay: `
      zăceau
      se găseau
      se aflau
      se adunaseră
      stăteau
      așteptau
      erau
      se odihneau
    `,
    thing: `
      un creion
      o scrisoare
      o carte
      un măr
      o lupă
      un ghem de sfoară
      o busolă
      o monedă veche
      o ilustrată
      un clopoțel
      o pană
      o batistă
      trei nuci
      un caiet
      o foarfecă mică
      o hartă împăturită
      un nasture roșu
      un melc de sticlă
      o scoică
      o gumă de șters
      un ceas de mână
      o fotografie
      o cheie
      două bilete
      un fluier de lemn
      o ascuțitoare
      o pereche de ochelari
      o riglă
      o lumânare
      un bec de rezervă
      o bobină de ață
      câteva semințe
      un titirez
      un zar
      o agendă
      un pix albastru
      un mosor gol
      o castană
      o piatră netedă
      un elastic
      o panglică verde
    `,

    // ── Lost and found ────────────────────────────────────────────────────────
    lost: `
      cheia de la poartă
      mănușa roșie
      umbrela bunicului
      caietul de rețete
      busola
      ultima piesă de puzzle
      pălăria de paie
      ceasul de buzunar
      scrisoarea rătăcită
      biletul de tren
      mingea copiilor
      foarfeca bună
      nasturele de la palton
      harta insulei
      partitura valsului
      fularul verde
      lanterna
      telecomanda
      acul de cusut
      albumul de familie
      ciocanul cel mic
      cutia cu ață
      degetarul de argint
      arcușul viorii
      papucul stâng
      cartea împrumutată
      lingurița de argint
    `,
    'turned-up': `
      s-a găsit
      s-a găsit în cele din urmă
      a ieșit la iveală
      a apărut ca prin minune
      a reapărut
      s-a ivit
      a apărut
    `,
    'hiding-place': `
      sub canapea
      într-o geantă uitată
      în spatele dulapului
      în coșul de rufe
      lângă intrare
      în iarbă
      într-un sertar
      printre perne
      în lada cu jucării
      lângă gard
      în magazie
      sub un teanc de ziare
      în portbagaj
      pe raftul de sus
      într-o căldare goală
      la biroul de obiecte pierdute
      pe bancheta din spate
      în podul casei
      sub un tufiș
      în spatele ușii
      în bufet
      în cufărul din hol
    `,

    // ── Buildings ─────────────────────────────────────────────────────────────
    building: `
      hotelul din port
      pensiunea de sub munte
      castelul de pe stâncă
      casa de pe deal
      școala de muzică
      gara din vale
      biblioteca orașului
      hanul de la răscruce
      casa cu obloane verzi
      moara de la marginea satului
      vila de pe faleză
      casa bunicilor
      muzeul din centru
      cabana de lângă lac
      cafeneaua din piață
      primăria
      ceainăria din colț
      librăria de pe strada mică
      conacul din parc
      ferma de la drum
      cofetăria de lângă gară
      clădirea poștei
      casa meșterului
      pensiunea de pe malul râului
      atelierul olarului
    `,
    had: `
      avea pe atunci
      avea
      avea de mult
      încă avea
      avea dintotdeauna
      se lăuda cu
      se mândrea cu
    `,
    feature: `
      lămpi de alamă
      o grădină cu trandafiri
      o scară în spirală
      un balcon de lemn
      ferestre înalte
      o curte interioară
      un ceas cu cifre mari
      o livadă de nuci
      uși de stejar
      un cerdac larg
      tavane pictate
      o sobă de teracotă
      un pod plin de comori
      o terasă însorită
      o seră mică
      un coridor luminos
      o pivniță răcoroasă
      ziduri de piatră
      un acoperiș de șindrilă
      un hol spațios
      o poartă sculptată
      un turn rotund
      pardoseli de marmură
      o verandă cu iederă
      un șemineu uriaș
      vitralii colorate
      o colecție de hărți
      un pian vechi
    `,

    // ── General remarks ───────────────────────────────────────────────────────
    craft: `
      brodatul
      tricotatul
      grădinăritul
      olăritul
      cititul
      pescuitul
      tâmplăria
      fotografia
      apicultura
      împletitul
      desenul
      muzica
      gătitul
      dansul
      teatrul
      șahul
      țesutul
      drumeția
      traducerea
      pictura
      legatul cărților
      navigația
      creșterea trandafirilor
      repararea ceasurilor
      scrisul
      o pâine bună
      o poveste bună
      o grădină frumoasă
      orice meserie
    `,
    takes: `
      cere
      presupune
      înseamnă
      cere mai întâi
      are nevoie de
      cere în primul rând
      nu se poate fără
      cere întotdeauna
      înseamnă de fapt
    `,
    took: `
      cerea
      însemna
      presupunea
      avea nevoie de
      cerea mai ales
      nu se putea fără
      cerea mai întâi
    `,
    virtue: `
      răbdare
      curiozitate
      atenție
      exercițiu
      liniște
      imaginație
      precizie
      perseverență
      bucurie
      puțin noroc
      pasiune
      veselie
      disciplină
      modestie
      îndrăzneală
      încredere
      vreme
      simțul măsurii
      drag de amănunt
      blândețe
    `,
    // After the second virtue.
    'remark-end': `
      , mai mult decât s-ar crede
      , chiar și după ani de zile
      , zi de zi
      , ca multe altele
      , iar restul vine de la sine
      , spun cei cu experiență
      , cum bine se știe
      , mai ales la început
      , după cum se vede
      , în orice anotimp
      , la orice vârstă
      , iar roadele se văd târziu
      , cu siguranță
      , după cum spun bătrânii
      , iar asta se învață în timp
    `,
    believed: {
      forms: 'm,f | pl',
      phrases: `
      credea | credeau
      spunea mereu | spuneau mereu
      știa | știau
      era de părere | erau de părere
      susținea | susțineau
      repeta adesea | repetau adesea
      nu uita | nu uitau
      învățase | învățaseră
      descoperise | descoperiseră
      glumea spunând | glumeau spunând
    `,
    },

    // ── Questions, quotations, exclamations ───────────────────────────────────
    'who-was-it': `
      cine
      oare cine
      știe cineva cine
      dar cine
      cine oare
      până la urmă cine
      spune-mi, cine
    `,
    why: `
      din ce pricină
      cu ce ocazie
      de ce
      oare de ce
      când
      oare când
      cum de
      de câte ori
    `,
    remark: `
      vine ploaia
      cafeaua e gata
      ceaiul s-a răcit
      au înflorit teii
      trenul întârzie
      azi e zi de piață
      s-a făcut târziu
      se simte miros de tei
      cina e gata
      soarele a ieșit din nori
      s-au întors rândunelele
      e liniște aici
      lacul a înghețat
      avem musafiri
      pâinea e încă fierbinte
      merele sunt coapte
      mâine plecăm la munte
      muzica se aude și aici
      ceasul merge bine
      vara trece repede
      cheia e sub preș
      ploaia s-a oprit
      ne mai trebuie un scaun
      vaporul a plecat la timp
      au răsărit stelele
      supa mai fierbe puțin
      ușa e deschisă
      am găsit drumul cel mai scurt
      plăcinta miroase grozav
      repetiția începe la șase
      pisica doarme în coș
      drumul coboară la mare
    `,
    // After the remark.
    'remark-tag': `
      pare-se
      dragilor
      bineînțeles
      oameni buni
      după cum vedeți
      se pare
      firește
      ca de obicei
      să știți
      după toate semnele
      dragi colegi
      dragi prieteni
      din câte se vede
      fără îndoială
    `,
    said: {
      forms: 'm,f | pl',
      phrases: `
      a remarcat | au remarcat
      a declarat | au declarat
      a spus | au spus
      a zis | au zis
      a anunțat | au anunțat
      a strigat | au strigat
      a exclamat | au exclamat
      a observat | au observat
      a adăugat | au adăugat
      a răspuns | au răspuns
    `,
    },
    tone: `
      de la celălalt capăt al mesei
      cu un zâmbet
      din prag
      de la fereastră
      peste masă
      râzând
      pe un ton vesel
      de pe scară
      cu mirare
      din grădină
      după o clipă
      cu ochii la cer
      ștergând ochelarii
      împăturind ziarul
      din bucătărie
      peste gard
    `,
    // Before the verb with “we”.
    offer: `
      chiar vreți să
      ce-ar fi să
      n-ar fi frumos să
      nu vreți să
      cine vrea să
      când putem să
      de ce să nu
      avem timp să
      mai apucăm să
      ce ziceți, să
      putem oare să
      nu e vremea să
    `,
    asked: `
      a întrebat
      a întrebat încet
      a întrebat zâmbind
      a întrebat din prag
      a întrebat apoi
      a întrebat deodată
      a întrebat în șoaptă
      a întrebat curios
      a întrebat din nou
    `,
    delight: `
      ce plăcere
      ce bucurie
      ce bine era
      ce idee bună
      cât de frumos era
      ce încântare
      ce noroc
      ce ușor era
      ce minunat era
      ce ocazie bună
    `,
    'how-good': `
      ce bine era
      ce plăcut era
      ce bucurie
      ce minunat era
      cât de frumos era
      ce odihnitor era
      ce plăcere era
    `,
    rest: `
      citești
      visezi
      stai la taclale
      desenezi
      fredonezi
      asculți greierii
      lenevești
      faci planuri
      joci table
      privești norii
      mănânci o prăjitură
      bei un ceai
      nu faci nimic
      asculți muzică
      numeri trecătorii
      uiți de ceas
    `,
    glow: `
      după ploaie
      la sfârșitul zilei
      în ziua aceea
      departe de zgomot
      în vacanță
      cu prietenii
      după atâta muncă
      pe răcoare
      într-o zi senină
      înainte de plecare
      fără nicio grabă
      într-o companie plăcută
      în zilele lungi
      ca odinioară
      vreme de un ceas
    `,
  },

  words: `
    acasă adânc adevăr aduce afară afla agale aici ajunge alb albastru albină alee alege alerga
    alună amiază amintire an anotimp apă apoi aprilie aprinde arbore arc arici aripă arșiță artă
    asculta aseară astăzi atelier atent aur auzi avea baltă bancă barcă basm bec bibliotecă
    bicicletă bine birou blând boare bob bogat boltă borcan brad brânză brumă brutar bucată
    bucătărie bucurie bujor bun bunic busolă buton buzunar cabană cadou cafea caiet cais cal cald
    cale calm cămară cămașă cană capăt cărare carte casă castan castel căsuță căuta ceai ceainic
    ceas ceață cer cerc cerdac cerneală cheie chitară cimbru cină cinema cireș citi clădire clipă
    clopot coborî cocor cofetar coleg colibă colină comoară copac copil copilărie corabie cort coș
    cozonac creangă creion crește crin croitor culege culoare cumpăra cunoaște cuptor curaj curat
    curcubeu curte cuvânt dans dar deal deget delfin demn departe deschide desen desface dimineață
    doină dor dormi drag drum dulap dulce duminică etaj evantai fag faleză familie fân fântână far
    farfurie felinar fereastră fericit ferigă festival fir fluier fluture foaie foc foșnet fotoliu
    frate frumos frunză fular fulg fum gară gard gazdă geam ghem ghiocel ghiveci glas glumă golf
    grabă grădină grădinar grai grâu graur greier grijă grup gust gutuie haină hamac hambar han
    hartă hârtie hol horă horn iarbă iarnă idee iederă iepure imagine înalt început încet
    îndemânatic inel înflori înghețată insulă întâlnire întinde întoarce întreba învăța iute izvor
    joc jucărie jurnal lac lalea lămâie lampă lan lână larg leagăn legendă lemn levănțică librărie
    liliac lingură liniște listă literă livadă loc lumânare lume lumină lună luntre mac mal măr
    mare mărgea margine masă mătase mătușă melc melodie mentă mesteacăn meșter miel miere mierlă
    minge minune miros moale moară motan mugure mult munte mușcată muzeu muzică nai născoci
    nasture negru nepot ninge ninsoare nisip noapte nod noros nou nuc nufăr nuia oaie oală oaspete
    obicei oglindă olar om opri oră orar oraș orez pădure pahar pai pâine pălărie pâlc palton
    pământ panglică păpădie pârâu parc parte pas pasăre perdea pernă pescar petală pian piață
    piatră pictor piersică pisică plăcintă plajă plantă plimbare ploaie plop plută poartă pod
    poezie pom port portocală poștaș potecă poveste povesti praf prăjitură prăvălie prieten
    primăvară prispă privi prună pufos punte puternic răbdare răcoare raft rând rândunică râs
    răsărit răspunde râu rază repede rochie rogojină roșu rotund rouă șah șal sală salcâm salcie
    sanie sare sat scânteie scară scaun școală scoarță scoică scrie scrisoare scurt seară senin
    septembrie sfoară simplu simți singur șoaptă soare sobă șopron soră spic stâncă stea stejar
    stradă strălucitor strugure stup sunet surâs suveică șuvoi tablou tăcut tânăr țară târg târziu
    tavă teatru tei telescop temă țesătură țese timp toamnă tobă traistă tramvai trandafir treaptă
    tren turn ulcior uliță umbră umbrelă unchi undă unealtă urca ureche ușă ușor val vale vânt
    vapor vară vecin verde vesel veveriță viață vie vioară violetă vis vișină viteză vorbi vrabie
    vreme vultur zahăr zâmbet zăpadă zbor zi ziar zid zmeu zmeură zori zumzet
  `,
}
