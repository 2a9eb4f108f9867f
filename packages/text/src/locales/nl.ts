import type { Locale } from '../locale.js'

/**
 * Dutch: narrative in the past tense. A topic (read, write, cook …) holds together what
 * belongs together: `verb`, `object` by gender (d: de, t: het, pl), `kind` (the article and
 * adjective before it) and `place`. No separable verbs: a verb may stand second or last.
 */
export const nl: Locale = {
  code: 'nl',
  englishName: 'Dutch',
  nativeName: 'Nederlands',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  capitals: { ij: 'IJ' },
  opening: { lead: 'Lorem ipsum: ', capital: false },

  lists: {
    // ── People: all with “de” ───────────────────────────────────────────────
    person: `
      leraar
      bibliothecaris
      timmerman
      tuinman
      kleermaker
      bakker
      bloemist
      boer
      visser
      verpleegkundige
      tandarts
      apotheker
      architect
      schilder
      beeldhouwer
      violist
      gitarist
      zwemleraar
      gids
      machinist
      buschauffeur
      postbode
      schoenmaker
      horlogemaker
      loodgieter
      kapper
      kok
      fotograaf
      journalist
      vertaler
      schrijver
      redacteur
      tekenaar
      student
      leerling
      onderzoeker
      bioloog
      pottenbakker
      imker
      wever
      buurvrouw
      buurman
      ingenieur
      weerman
      conciërge
      schipper
      boekhandelaar
      serveerster
      banketbakker
      glasblazer
      pianostemmer
      vuurtorenwachter
      dirigent
      naaister
      kruidenier
      molenaar
      zwemster
      cellist
      marktkoopman
      cartograaf
    `,
    trait: `
      vriendelijke
      zwijgzame
      nauwkeurige
      vrolijke
      geduldige
      nieuwsgierige
      energieke
      praatgrage
      geliefde
      handige
      ijverige
      behulpzame
      bedachtzame
      ervaren
      praktische
      rustige
      bescheiden
      vindingrijke
      verlegen
      bereisde
      muzikale
      geestige
      betrouwbare
      stipte
      belezen
      eigenwijze
      zorgeloze
      opgewekte
      attente
      nieuwe
      goedgemutste
      slaperige
      sportieve
    `,
    who: `
      die bij het plein woonde
      die altijd vroeg opstond
      die nooit haast had
      die iedereen in de straat kende
      die graag verhalen vertelde
      die er net was komen wonen
      die een goede bui had
      die de hele dag vrij was
      die overal heen fietste
      die zelden klaagde
      die aan zee was opgegroeid
      die zachtjes floot
      die naar de zomer verlangde
      die een gestreepte sjaal droeg
      die beloofd had te helpen
      die van orde hield
      die net thuis was
      die goed geslapen had
      die gasten verwachtte
      die niet veel zei
      die vier talen sprak
      die alle tijd had
      die van oude films hield
      die vakantie had
      die altijd glimlachte
      die in het buitenland gewoond had
      die postzegels verzamelde
      die de volgende dag op reis ging
      die in een koor zong
      die niet bang was voor regen
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'past | inf | part',
      phrases: `
      las | lezen | gelezen
      herlas | herlezen | herlezen
      leende | lenen | geleend
      vond | vinden | gevonden
      kocht | kopen | gekocht
      bestudeerde | bestuderen | bestudeerd
      bewaarde | bewaren | bewaard
      doorbladerde | doorbladeren | doorbladerd
      bewonderde | bewonderen | bewonderd
    `,
    },
    'object.read.d': `
      roman
      dichtbundel
      reisgids
      atlas
      biografie
      verhalenbundel
      thriller
      catalogus
      encyclopedie
      novelle
      familiekroniek
    `,
    'object.read.t': `
      kookboek
      tijdschrift
      prentenboek
      woordenboek
      reisverslag
      stripboek
      manuscript
      kinderboek
      dagboek
      toneelstuk
    `,
    'object.read.pl': `
      verhalen
      gedichten
      sprookjes
      kranten
      strips
      reisverhalen
      memoires
      weekbladen
    `,
    'kind.read': {
      forms: 'd | t | pl',
      phrases: `
      een oude | een oud | oude
      een geïllustreerde | een geïllustreerd | geïllustreerde
      een vergeten | een vergeten | vergeten
      een spannende | een spannend | spannende
      een dunne | een dun | dunne
      een vergeelde | een vergeeld | vergeelde
      een dierbare | een dierbaar | dierbare
      een leerzame | een leerzaam | leerzame
      een vermakelijke | een vermakelijk | vermakelijke
      een zeldzame | een zeldzaam | zeldzame
      een mooie | een mooi | mooie
      een grappige | een grappig | grappige
      een Franse | een Frans | Franse
      een bekende | een bekend | bekende
      een stukgelezen | een stukgelezen | stukgelezen
    `,
    },
    'place.read': `
      in de bibliotheek
      bij het raam
      op de veranda
      op de bank
      in de trein
      onder de leeslamp
      op een bankje in het park
      in de hangmat
      op zolder
      in de wachtkamer
      onder de appelboom
      in het café
      aan de keukentafel
      op de trap
      in de leunstoel
    `,

    'verb.write': {
      forms: 'past | inf | part',
      phrases: `
      schreef | schrijven | geschreven
      herschreef | herschrijven | herschreven
      verbeterde | verbeteren | verbeterd
      bedacht | bedenken | bedacht
      voltooide | voltooien | voltooid
      typte | typen | getypt
      dicteerde | dicteren | gedicteerd
      vertaalde | vertalen | vertaald
      verstuurde | versturen | verstuurd
    `,
    },
    'object.write.d': `
      brief
      column
      recensie
      uitnodiging
      toespraak
      reportage
      ansichtkaart
      inleiding
      ballade
      anekdote
    `,
    'object.write.t': `
      gedicht
      artikel
      hoofdstuk
      verslag
      verhaal
      reisverslag
      recept
      voorwoord
      toneelstuk
      interview
    `,
    'object.write.pl': `
      brieven
      gedichten
      raadsels
      sprookjes
      kaarten
      liedteksten
      versjes
      verhalen
    `,
    'kind.write': {
      forms: 'd | t | pl',
      phrases: `
      een korte | een kort | korte
      een lange | een lang | lange
      een grappige | een grappig | grappige
      een persoonlijke | een persoonlijk | persoonlijke
      een nieuwe | een nieuw | nieuwe
      een eenvoudige | een eenvoudig | eenvoudige
      een doordachte | een doordacht | doordachte
      een geslaagde | een geslaagd | geslaagde
      een bemoedigende | een bemoedigend | bemoedigende
      een heldere | een helder | heldere
      een mooie | een mooi | mooie
      een verrassende | een verrassend | verrassende
      een hartelijke | een hartelijk | hartelijke
    `,
    },
    'place.write': `
      aan het bureau
      op kantoor
      in de keuken
      op zolder
      in de bibliotheek
      aan een cafétafeltje
      in de hotelkamer
      in de tuin
      in de trein
      op de redactie
      in de werkkamer
      met potlood
      met een vulpen
      op een oude schrijfmachine
      op gelinieerd papier
    `,

    'verb.cook': {
      forms: 'past | inf | part',
      phrases: `
      kookte | koken | gekookt
      bereidde | bereiden | bereid
      serveerde | serveren | geserveerd
      bestelde | bestellen | besteld
      proefde | proeven | geproefd
      at | eten | gegeten
      verdeelde | verdelen | verdeeld
      maakte | maken | gemaakt
      bracht | brengen | gebracht
    `,
    },
    'object.cook.d': `
      groentesoep
      stamppot
      ovenschotel
      uiensoep
      aardappelsalade
      stoofpot
      vissoep
      tomatensoep
      maaltijdsalade
      erwtensoep
    `,
    'object.cook.t': `
      ontbijt
      voorgerecht
      viergangenmenu
      hoofdgerecht
      visgerecht
      rijstgerecht
      tussendoortje
      nagerecht
    `,
    'object.cook.pl': `
      bonen
      spruitjes
      mosselen
      worteltjes
      eieren
      asperges
      aardappelen
      pompoenhapjes
      groenten
    `,
    'kind.cook': {
      forms: 'd | t | pl',
      phrases: `
      een heerlijke | een heerlijk | heerlijke
      een geurige | een geurig | geurige
      een lekkere | een lekker | lekkere
      een eenvoudige | een eenvoudig | eenvoudige
      een traditionele | een traditioneel | traditionele
      een smakelijke | een smakelijk | smakelijke
      een ongewone | een ongewoon | ongewone
      een feestelijke | een feestelijk | feestelijke
      een verse | een vers | verse
      een verrukkelijke | een verrukkelijk | verrukkelijke
    `,
    },
    'place.cook': `
      in de keuken
      op de veranda
      in het vakantiehuisje
      in de herberg
      in de schoolkeuken
      op het strand
      in het restaurant
      in de tuin
      op de boerderij
      bij het kampvuur
      voor de lunch
      voor alle gasten
      voor de hele familie
      voor de buren
    `,

    'verb.garden': {
      forms: 'past | inf | part',
      phrases: `
      plantte | planten | geplant
      verzorgde | verzorgen | verzorgd
      bemestte | bemesten | bemest
      verplaatste | verplaatsen | verplaatst
      bewonderde | bewonderen | bewonderd
      kocht | kopen | gekocht
      fotografeerde | fotograferen | gefotografeerd
      besproeide | besproeien | besproeid
      beschermde | beschermen | beschermd
    `,
    },
    'object.garden.d': `
      rozenstruik
      geranium
      pioenroos
      clematis
      tomatenplant
      bessenstruik
      kamperfoelie
      sering
      zonnebloem
      appelboom
      wijnrank
      hortensia
      perenboom
      vijgenboom
      citroenboom
    `,
    'object.garden.t': `
      appelboompje
      klimplantje
      rozenperk
      sierheestertje
      laurierboompje
      olijfboompje
      viooltje
      bloembed
    `,
    'object.garden.pl': `
      dahlia’s
      aardbeienplanten
      keukenkruiden
      tulpen
      stokrozen
      goudsbloemen
      krokussen
      anjers
      lelies
      narcissen
    `,
    'kind.garden': {
      forms: 'd | t | pl',
      phrases: `
      een kleine | een klein | kleine
      een prachtige | een prachtig | prachtige
      een ongewone | een ongewoon | ongewone
      een sterke | een sterk | sterke
      een tere | een teer | tere
      een weelderige | een weelderig | weelderige
      een mooie | een mooi | mooie
      een jonge | een jong | jonge
      een kwetsbare | een kwetsbaar | kwetsbare
      een bloeiende | een bloeiend | bloeiende
      een bijzondere | een bijzonder | bijzondere
    `,
    },
    'place.garden': `
      bij het tuinhek
      in de kas
      achter het huis
      langs de schutting
      bij de waterput
      in de volkstuin
      op het balkon
      aan de zuidkant
      bij de vijver
      in het park
      naast de trap
      in de schooltuin
      bij het prieel
      in de border
    `,

    'verb.mend': {
      forms: 'past | inf | part',
      phrases: `
      herstelde | herstellen | hersteld
      poetste | poetsen | gepoetst
      repareerde | repareren | gerepareerd
      onderzocht | onderzoeken | onderzocht
      smeerde | smeren | gesmeerd
      leende | lenen | geleend
      kocht | kopen | gekocht
      testte | testen | getest
      bewaarde | bewaren | bewaard
    `,
    },
    'object.mend.d': `
      fiets
      naaimachine
      waterpomp
      kruiwagen
      radio
      schrijfmachine
      grasmaaier
      ventilator
      speeldoos
      wandklok
      koffiemolen
    `,
    'object.mend.t': `
      orgeltje
      statief
      treintje
      fototoestel
      uurwerk
      koffiezetapparaat
    `,
    'object.mend.pl': `
      lantaarns
      fietsen
      klokken
      naaimachines
      radio’s
      ventilatoren
    `,
    'kind.mend': {
      forms: 'd | t | pl',
      phrases: `
      een oude | een oud | oude
      een versleten | een versleten | versleten
      een kapotte | een kapot | kapotte
      een stoffige | een stoffig | stoffige
      een tweedehandse | een tweedehands | tweedehandse
      een haperende | een haperend | haperende
      een antieke | een antiek | antieke
      een vergeten | een vergeten | vergeten
      een degelijke | een degelijk | degelijke
      een buitenlandse | een buitenlands | buitenlandse
      een geërfde | een geërfd | geërfde
    `,
    },
    'place.mend': `
      in de werkplaats
      in de garage
      op de binnenplaats
      in de kelder
      in de schuur
      op de oprit
      in de gang
      voor het tuinhuis
      in de hobbykamer
      op de deel
      aan de werkbank
      in het trappenhuis
    `,

    'verb.craft': {
      forms: 'past | inf | part',
      phrases: `
      maakte | maken | gemaakt
      kocht | kopen | gekocht
      verkocht | verkopen | verkocht
      bewonderde | bewonderen | bewonderd
      ontwierp | ontwerpen | ontworpen
      koos | kiezen | gekozen
      verpakte | verpakken | verpakt
      toonde | tonen | getoond
    `,
    },
    'object.craft.d': `
      sjaal
      deken
      tafelloper
      tas
      muts
      trui
      jurk
    `,
    'object.craft.t': `
      kussen
      tafelkleed
      schort
      gordijn
      vest
      kleedje
      dekbed
      servet
    `,
    'object.craft.pl': `
      wanten
      sokken
      pannenlappen
      gordijnen
      polswarmers
      servetten
      pantoffels
      kussens
    `,
    'kind.craft': {
      forms: 'd | t | pl',
      phrases: `
      een gestreepte | een gestreept | gestreepte
      een geruite | een geruit | geruite
      een kleurige | een kleurig | kleurige
      een gebloemde | een gebloemd | gebloemde
      een zachte | een zacht | zachte
      een lichtblauwe | een lichtblauw | lichtblauwe
      een eenvoudige | een eenvoudig | eenvoudige
      een mooie | een mooi | mooie
      een donkergroene | een donkergroen | donkergroene
      een dunne | een dun | dunne
      een rode | een rood | rode
      een zomerse | een zomers | zomerse
    `,
    },
    'place.craft': `
      op de breiavond
      in het atelier
      in de woonkamer
      op de ambachtsmarkt
      bij het raam
      in de winkel
      op de avondcursus
      in de weverij
      op de markt
      in de schommelstoel
      bij de haard
      in het buurthuis
    `,

    'verb.music': {
      forms: 'past | inf | part',
      phrases: `
      speelde | spelen | gespeeld
      oefende | oefenen | geoefend
      beluisterde | beluisteren | beluisterd
      vertolkte | vertolken | vertolkt
      onthield | onthouden | onthouden
      bewerkte | bewerken | bewerkt
      hoorde | horen | gehoord
      componeerde | componeren | gecomponeerd
    `,
    },
    'object.music.d': `
      wals
      melodie
      polka
      mars
      sonate
      aria
      menuet
      canon
    `,
    'object.music.t': `
      pianostuk
      lied
      thema
      voorspel
      muziekstuk
      refrein
      wiegelied
      zeemanslied
    `,
    'object.music.pl': `
      liedjes
      walsen
      wiegeliedjes
      zeemansliederen
      marsen
      volksliedjes
      polka’s
      duetten
    `,
    'kind.music': {
      forms: 'd | t | pl',
      phrases: `
      een rustige | een rustig | rustige
      een meeslepende | een meeslepend | meeslepende
      een weemoedige | een weemoedig | weemoedige
      een bekende | een bekend | bekende
      een moeilijke | een moeilijk | moeilijke
      een eenvoudige | een eenvoudig | eenvoudige
      een oude | een oud | oude
      een nieuwe | een nieuw | nieuwe
      een vrolijke | een vrolijk | vrolijke
      een geliefde | een geliefd | geliefde
      een prachtige | een prachtig | prachtige
    `,
    },
    'place.music': `
      in het muzieklokaal
      op het podium
      in de aula
      op de dansvloer
      op de steiger
      in de oefenruimte
      op het plein
      in het buurthuis
      in het park
      op de veranda
      thuis in de keuken
      in de studio
    `,

    'verb.draw': {
      forms: 'past | inf | part',
      phrases: `
      schilderde | schilderen | geschilderd
      tekende | tekenen | getekend
      schetste | schetsen | geschetst
      vereeuwigde | vereeuwigen | vereeuwigd
      portretteerde | portretteren | geportretteerd
    `,
    },
    'object.draw.d': `
      haven
      brug
      molen
      vuurtoren
      steeg
      schuur
      zeilboot
      polder
      duinpan
      boerderij
      wilg
      sluis
    `,
    'object.draw.t': `
      landschap
      dorp
      boothuis
      vissersdorp
      riviertje
      torentje
      stationnetje
      weiland
    `,
    'object.draw.pl': `
      boothuizen
      berken
      zeilboten
      meeuwen
      duinen
      eilanden
      daken
      knotwilgen
    `,
    'kind.draw': {
      forms: 'd | t | pl',
      phrases: `
      een verre | een ver | verre
      een schilderachtige | een schilderachtig | schilderachtige
      een eenzame | een eenzaam | eenzame
      een zonnige | een zonnig | zonnige
      een mistige | een mistig | mistige
      een winderige | een winderig | winderige
      een stille | een stil | stille
      een mooie | een mooi | mooie
      een bekende | een bekend | bekende
      een dromerige | een dromerig | dromerige
    `,
    },
    'place.draw': `
      in aquarel
      met houtskool
      met kleurkrijt
      in het schetsboek
      voor de expositie
      op een groot doek
      met een dun penseel
      met inkt
      in zachte kleuren
      met veel zorg
      in felle kleuren
      voor een ansichtkaart
    `,

    'verb.trade': {
      forms: 'past | inf | part',
      phrases: `
      kocht | kopen | gekocht
      verkocht | verkopen | verkocht
      koos | kiezen | gekozen
      vond | vinden | gevonden
      bestelde | bestellen | besteld
      ruilde | ruilen | geruild
      reserveerde | reserveren | gereserveerd
      kreeg | krijgen | gekregen
    `,
    },
    'object.trade.d': `
      mand
      theepot
      vaas
      olielamp
      broodtrommel
      kruik
      koffiekan
      kandelaar
      spiegel
      klok
    `,
    'object.trade.t': `
      schaakspel
      koffieservies
      kistje
      kastje
      windorgel
      vogelhuisje
      dienblad
      broodmes
    `,
    'object.trade.pl': `
      peren
      pruimen
      appels
      aardbeien
      bessen
      kersen
      kandelaars
      frambozen
      kruiken
      manden
    `,
    'kind.trade': {
      forms: 'd | t | pl',
      phrases: `
      een mooie | een mooi | mooie
      een fraaie | een fraai | fraaie
      een kleine | een klein | kleine
      een grote | een groot | grote
      een goedkope | een goedkoop | goedkope
      een volmaakte | een volmaakt | volmaakte
      een bijzondere | een bijzonder | bijzondere
      een kleurrijke | een kleurrijk | kleurrijke
      een uitgezochte | een uitgezocht | uitgezochte
    `,
    },
    'place.trade': `
      op het plein
      op de markt
      bij de kruidenier
      op de rommelmarkt
      in de dorpswinkel
      langs de weg
      in de markthal
      op de veiling
      in de haven
      bij een buurman
      in de boerderijwinkel
      in de stad
    `,

    // ── Time, manner, what comes next ───────────────────────────────────────
    // The verb follows: gisteravond las …
    time: `
      gistermorgen
      gisteravond
      eergisteren
      vorige week
      op een vroege ochtend
      op een vrije middag
      op een doodgewone dinsdag
      zondag
      zaterdagochtend
      vrijdagavond
      afgelopen woensdag
      na het ontbijt
      na de lunch
      na het werk
      na de les
      voor de lunch
      voor het ontbijt
      in de pauze
      tijdens de treinreis
      tegen de avond
      in de loop van de middag
      vroeg in de ochtend
      laat in de middag
      vlak voor het eten
      een dag later
      onlangs
      laatst
      vorig weekend
      de hele ochtend
      de hele dag
      af en toe
      meestal
      zoals altijd
      soms
      nog één keer
      uiteindelijk
      maandag al
      op de eerste vrije dag
      op de laatste dag van de maand
      zonder zich te haasten
      met veel plezier
      met vaste hand
      helemaal alleen
      samen met een vriend
      uit pure nieuwsgierigheid
      tot ieders vreugde
      halverwege de week
    `,
    manner: `
      met veel zorg
      zonder haast
      op het gemak
      met geoefende hand
      tot verbazing van de buren
      tot vreugde van de buren
      voor het eerst
      nog een keer
      samen met een vriend
      met een glimlach
      in stilte
      met veel geduld
      zonder veel moeite
      in alle eenvoud
      zoals zo vaak
      in nog geen uur
      bij het geluid van de radio
      in alle rust
      met zichtbaar plezier
    `,
    mood: `
      achteraf heel tevreden
      best een beetje trots
      helemaal niet moe
      zowel blij als tevreden
      dolgelukkig
      redelijk tevreden over de dag
      niet in het minst bezorgd
      meer dan tevreden
      in een stralend humeur
      bijna ontroerd
      behoorlijk onder de indruk
      zelf een beetje verbaasd
      rustiger dan ooit
      daar erg blij mee
      moe maar voldaan
      niet langer verlegen
      er helemaal door in beslag genomen
      er heel precies in
      natuurlijk zeer tevreden
      er niet altijd even zeker van
    `,
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      liep | langs de rivier naar huis | langs de rivier naar huis lopen
      zette | een pot thee | een pot thee zetten
      opende | alle ramen | alle ramen openen
      veegde | de stoep | de stoep vegen
      fietste | naar het plein | naar het plein fietsen
      belde | een oude vriend | een oude vriend bellen
      bezocht | een buurvrouw | een buurvrouw bezoeken
      ging | op de trap zitten | op de trap gaan zitten
      rustte | in de schaduw | in de schaduw rusten
      nam | de laatste bus | de laatste bus nemen
      waste | alle kopjes | alle kopjes wassen
      dekte | de tafel | de tafel dekken
      pakte | een warme trui | een warme trui pakken
      dronk | een glas water | een glas water drinken
      telde | de vogels op het dak | de vogels op het dak tellen
      keek | over het water | over het water kijken
      luisterde | naar de regen | naar de regen luisteren
      kookte | eieren voor iedereen | eieren voor iedereen koken
      leende | een paraplu | een paraplu lenen
      hing | de was buiten | de was buiten hangen
      voerde | de kat | de kat voeren
      ging | naar de steiger | naar de steiger gaan
      sliep | in de leunstoel | in de leunstoel slapen
      sloot | de deur | de deur sluiten
      plukte | een boeket | een boeket plukken
      vertelde | een grappig verhaal | een grappig verhaal vertellen
      lachte | hardop | hardop lachen
      zwaaide | naar de kinderen | naar de kinderen zwaaien
      droeg | het hout naar binnen | het hout naar binnen dragen
      noteerde | alles in een schriftje | alles in een schriftje noteren
      geeuwde | luid | luid geeuwen
      schilde | aardappels voor het eten | aardappels voor het eten schillen
      kocht | vers brood | vers brood kopen
      hield | de deur voor iedereen open | de deur voor iedereen openhouden
      begroette | de gasten | de gasten begroeten
    `,
    },
    demands: `
      vraagt
      vergt
      geeft
      kost
      stimuleert
      leert je
    `,
    virtue: `
      geduld
      nieuwsgierigheid
      nauwkeurigheid
      fantasie
      uithoudingsvermogen
      handigheid
      concentratie
      oog voor detail
      zorgvuldigheid
      vindingrijkheid
      bescheidenheid
      discipline
      humor
      rust
      aandacht
      moed
      overzicht
      doorzettingsvermogen
    `,
    opinion: `
      volgens velen
      voor de meeste mensen
      op den duur
      eigenlijk
      zoals bekend
      voor een beginner
      in onze familie
      op het platteland
      tegenwoordig
      ongetwijfeld
      gek genoeg
    `,
    worth: `
      leuk
      ontspannend
      leerzaam
      nuttig
      spannend
      heerlijk
      gezellig
      verstandig
      de moeite waard
      een genoegen
      een waar plezier
      een kunst
      makkelijker dan gedacht
      moeilijker dan gedacht
      lang niet eenvoudig
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // A clause that any deed of people may go with: subject, verb, rest (the last is said
    // in a subordinate clause).
    weather: {
      forms: 'main | sub',
      phrases: `
      de regen hield op | de regen ophield
      de wind draaide | de wind draaide
      de zon brak door | de zon doorbrak
      de mist trok op | de mist optrok
      de schaduwen werden langer | de schaduwen langer werden
      de hemel klaarde op | de hemel opklaarde
      de regen tikte tegen het raam | de regen tegen het raam tikte
      de merel zong | de merel zong
      een meeuw krijste | een meeuw krijste
      de lucht werd koeler | de lucht koeler werd
      het licht viel naar binnen | het licht naar binnen viel
      de zwaluwen vlogen laag | de zwaluwen laag vlogen
      een regenboog verscheen | een regenboog verscheen
      de golven sloegen tegen de kade | de golven tegen de kade sloegen
      de linden ruisten | de linden ruisten
      de donder rommelde in de verte | de donder in de verte rommelde
      de maan kwam op | de maan opkwam
      de vlinders vlogen voorbij | de vlinders voorbijvlogen
      een specht hamerde | een specht hamerde
      het werd donkerder | het donkerder werd
      de zon ging schuil | de zon schuilging
      de bladeren ritselden | de bladeren ritselden
      de eerste druppels vielen | de eerste druppels vielen
      de wind ging liggen | de wind ging liggen
    `,
    },
    'nature.water': `
      de rivier
      de beek
      het kanaal
      de vaart
      de sloot
      de bron
      het water
      de stroom
    `,
    'does.water': `
      glinsterde
      blonk
      schitterde
      klotste
      kabbelde
      fonkelde
      stroomde
      rimpelde
    `,
    'where.water': `
      achter de elzen
      onder aan de dijk
      tussen de stenen
      langs het pad
      voorbij de akkers
      aan de bosrand
      onder de brug
      achter de molen
      voor de huizen
      buiten het dorp
      tussen de berken
      naast het weiland
    `,
    'nature.wind': `
      de wind
      de bries
      de westenwind
      de zeewind
      een zwakke wind
      een zoele wind
      een zacht briesje
      een lichte windvlaag
    `,
    'does.wind': `
      streek
      veegde
      suisde
      ging
      speelde
      fluisterde
      joeg
      woei
    `,
    'where.wind': `
      door de boomtoppen
      over de akkers
      over de weide
      door het riet
      langs het strand
      over de daken
      tussen de huizen
      door de laan
      over het meer
      langs de boten
      door de boomgaard
      over de hei
    `,
    'nature.animal': `
      een eekhoorn
      een vos
      een ree
      een egel
      een haas
      een roodborstje
      een gaai
      een kat
      een ooievaar
      een reiger
      een hertenkalf
      een zwaan
      een gans
      een kip
      een geit
      een hond
      een merel
      een kraai
    `,
    'does.animal': `
      rustte
      luisterde
      wachtte
      stond
      schuilde
      zat
      snuffelde
      dommelde
      loerde
      treuzelde
    `,
    'where.animal': `
      bij het hek
      in het hoge gras
      achter de schuur
      onder de appelboom
      beneden bij de beek
      tussen de bessenstruiken
      aan de bosrand
      op het erf
      naast het houthok
      tussen de lelietjes-van-dalen
      bij het muurtje
      langs de kant van de weg
    `,
    'nature.plant': `
      de meidoorn
      de lindeboom
      de berk
      de sering
      de kamperfoelie
      de magnolia
      de jasmijn
      de kersenboom
      de rozenstruik
      de vlier
      de hortensia
      de wilde roos
    `,
    'does.plant': `
      geurde
      wiegde
      ritselde
      groeide
      bloeide
      ruiste
      bewoog
      pronkte
    `,
    'where.plant': `
      bij het tuinhek
      op het plein
      naast de school
      achter de schuur
      beneden bij het water
      in een hoek van het park
      langs de landweg
      voor het station
      op de heuvel
      voor het keukenraam
      bij de put
      naast het bankje
    `,
    'nature-time': `
      de hele dag
      die ochtend
      tegen de avond
      bij het ochtendgloren
      die middag
      na de regen
      elke morgen
      zoals altijd
      een ogenblik
      nog één keer
      die week
      geruisloos
      die dag
      even later
      een paar dagen later
      in de schemering
      op een vroege ochtend
      rond het middaguur
      van vroeg tot laat
      zoals zo vaak
      het hele jaar door
      bijna onmerkbaar
      keer op keer
      voor één keer
    `,
    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      op de keukentafel
      op de vensterbank
      in de bovenste la
      in de kast
      op de boekenplank
      in een mand
      op de bank
      onder de trap
      in de gang
      op de kapstok
      in het ladekastje
      naast de naaimachine
      op zolder
      achter de deur
      in de houtmand
    `,
    lay: `
      lag
      lag nog steeds
      bevond zich
      verscheen
      ontbrak
    `,
    thing: `
      een paraplu
      een theekopje
      een kaart
      een schriftje
      een bril
      een sleutelbos
      een zaklantaarn
      een strohoed
      een envelop
      een handspiegel
      een kompas
      een kalender
      een touw
      een ansichtkaart
      een foto
      een sandaal
      een handschoen
      een klosje garen
      een kaars
      een potlood
      een omslagdoek
      een lavendelzakje
      een doosje krijt
      een stapel kranten
      een zak knikkers
      een inktpot
      een belletje
      een schaar
      een duimstok
      een verrekijker
    `,
    building: `
      de bibliotheek
      het station
      de boekwinkel
      het theehuis
      het museum
      de school
      de markthal
      de timmerwerkplaats
      het postkantoor
      de vuurtoren
      de kas
      het pakhuis
      het pension
      de schouwburg
      de bakkerij
      het café
      het buurthuis
      het zwembad
      de dorpswinkel
      het concertgebouw
    `,
    'building-where': `
      bij het plein
      aan de overkant van de rivier
      bij de haven
      achter het park
      aan het eind van de straat
      op de heuvel
      midden in het dorp
      naast de apotheek
      aan de gracht
      op de hoek
      aan het strand
      in de oude binnenstad
      aan de dijk
      buiten de stad
    `,
    'building-does': `
      straalde in de zon
      ging weer open
      rook naar verf
      trok veel toeristen
      kreeg een nieuw dak
      was van ver te zien
      gonsde van de stemmen
      was voor iedereen open
      bewaarde veel herinneringen
      oogstte bewondering
      veranderde van kleur
      vulde zich met muziek
      lag er verlaten bij
    `,
    machine: `
      de koelkast
      de radio
      de vaatwasser
      de naaimachine
      het koffieapparaat
      de wandklok
      de wasmachine
      de grasmaaier
      de ventilator
      de printer
      de speeldoos
      de lift
    `,
    'machine-does': `
      zoemde zachtjes
      viel stil
      deed het weer
      stond even stil
      gaf een klik
      liep als een trein
      maakte een raar geluid
      startte zonder problemen
      bromde op de achtergrond
      had een onderhoudsbeurt nodig
    `,
    vehicle: `
      de trein
      de bus
      de veerpont
      de tram
      de postboot
      de stoomboot
      de stoptrein
      de vrachtwagen
      de bestelwagen
      de rondvaartboot
    `,
    'vehicle-does': `
      kwam op tijd
      kwam tien minuten te vroeg
      was bijna vol
      stopte bij de brug
      reed langzaam voorbij
      vertrok
      verdween uit het zicht
      had vertraging
      toeterde twee keer
      wachtte nog even
      was van ver te horen
      ging richting de haven
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: {
      forms: 'past | inf',
      phrases: `
      wandelde | wandelen
      fietste | fietsen
      liep | lopen
      slenterde | slenteren
      kuierde | kuieren
      ging | gaan
    `,
    },
    to: `
      naar het plein
      naar het strand
      naar het station
      naar de bibliotheek
      naar de school
      naar de vuurtoren
      naar de haven
      naar het museum
      naar de boekwinkel
      naar het meer
      naar het park
      naar de markt
      naar de bakker
      naar de werkplaats
      naar de uitkijktoren
      naar de molen
      naar het naaste dorp
    `,
    along: `
      langs de rivier
      door het park
      over de oude brug
      voorbij de molen
      door het berkenbos
      langs het water
      over smalle paadjes
      over de weide
      door de steeg
      over de dijk
      langs het kanaal
      door de villawijk
    `,
    carrying: `
      met een paraplu onder de arm
      met een camera om de nek
      met een mand aan de arm
      met een volle rugzak
      met de hoed scheef
      met een schetsboek op zak
      op laarzen
      in een gestreepte trui
      met goed nieuws
      in een flink tempo
      op het dooie gemak
      met een lunchpakket
      zonder te stoppen
      met een liedje op de lippen
    `,
    event: `
      de boekenbeurs
      het zomerconcert
      de rommelmarkt
      de vernissage
      de dansvoorstelling
      het oogstfeest
      de filmavond
      het schooltoneel
      de poëzieavond
      de ambachtsmarkt
      de roeiwedstrijd
      de muziekavond
      de tuinmarkt
      het smaakfestival
    `,
    'event-does': `
      begon op tijd
      was een succes
      trok veel bezoekers
      eindigde met samenzang
      begon een uur later
      verliep uitstekend
      duurde tot in de avond
      was gratis voor iedereen
      zat helemaal vol
      kreeg mooie recensies
    `,
    'event-where': `
      op het plein
      bij het meer
      op het schoolplein
      in het stadspark
      in het buurthuis
      bij de haven
      op de weide
      voor het museum
      aan het kanaal
      voor de bibliotheek
    `,
    though: `
      hoewel het miezerde
      hoewel er een koude wind stond
      hoewel de stroom uitviel
      hoewel de lucht betrok
      hoewel het podium klein was
      hoewel het bericht laat kwam
      hoewel er weinig tijd was
      hoewel er te weinig stoelen waren
      hoewel de weg was afgesloten
      hoewel het een doordeweekse dag was
      hoewel weinigen ervan wisten
      hoewel niemand het had verwacht
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      zei
      fluisterde
      antwoordde
      mompelde
      riep
      lachte
    `,
    promise: `
      morgen wil ik
      volgende week wil ik
      dit weekend kunnen we
      ooit zal ik
      straks gaan we
      vanavond kunnen we
      na het eten ga ik
      volgende keer wil ik
    `,
    'shall-we': `
      zullen we
      kunnen we niet
      wil je niet
      mag ik
      willen jullie
      durf jij
    `,
    wonder: `
      wie
      wie in vredesnaam
      welke buurman
      wie van de leerlingen
    `,
    joy: `
      wat is het leuk om
      wat is het heerlijk om
      hoe fijn is het om
      wat een plezier om
      wat een genot om
      wat is het gezellig om
    `,
    exclaim: `
      wat een uitzicht
      wat een licht
      wat een geur
      wat is het hier stil
      wat mooi
      wat vredig
      kijk, een regenboog
      wat een lucht
      wat is het water helder
      wat een kleuren
      het is hier prachtig
      wat is alles groen
    `,
    vantage: `
      op de trap
      op de steiger
      bij het hek
      op het perron
      boven in de uitkijktoren
      bij het raam
      midden op de brug
      op weg naar huis
      op de boot
      boven op de dijk
      op het pad
      aan de waterkant
    `,
  },

  statements: `
    {time} {verb.T:past} de {person} {kind.T:K} {object.T.K} {place.T}.
    {time} {verb.T:past} de {trait} {person} {kind.T:K} {object.T.K}.
    de {trait} {person} {verb.T:past} {kind.T:K} {object.T.K} en {next:verb} {next:rest}.
    de {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    na het {verb.T:inf} van {kind.T:K} {object.T.K} {next:verb} de {person} {next:rest}.
    toen {weather:sub}, {verb.T:past} de {person} {kind.T:K} {object.T.K} {place.T}.
    {weather:main} terwijl de {person} {kind.T:K} {object.T.K} {verb.T:past}.
    het was de {trait} {person} die {kind.T:K} {object.T.K} {place.T} had {verb.T:part}.
    niemand in de straat wist dat de {trait} {person} {kind.T:K} {object.T.K} {place.T} had {verb.T:part}.
    de {person} wilde {kind.T:K} {object.T.K} {verb.T:inf}, maar {next:verb} {next:rest}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K}.
    de {trait} {person} {verb.T:past} {object.T.pl}.
    de {person} {verb.T:past} {object.T.pl} {place.T}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K} en was {mood}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    de {trait} {person} {next:verb} {next:rest} en was {mood}.
    {time} {next:verb} de {trait} {person} {next:rest}.
    {kind.T:K} {object.T.K} {verb.T:inf} {demands} {virtue} en {virtue/2}.
    {opinion} is het {worth} om {place.T} {kind.T:K} {object.T.K} te {verb.T:inf}.
    zowel de {person} als de {person/2} wilde {place.T} {kind.T:K} {object.T.K} {verb.T:inf}.
    de {person} kon het niet laten om {kind.T:K} {object.T.K} te {verb.T:inf}.
    {nature-time} {does.N} {nature.N} {where.N}.
    {nature.N} {does.N} {where.N} en de {person} {next:verb} {next:rest}.
    {nature.N} {does.N} {where.N} toen de {person} {kind.T:K} {object.T.K} {verb.T:past}.
    {surface} {lay} niet alleen {thing}, maar ook {thing/2} en {thing/3}.
    {surface} {lay} {thing} van de {trait} {person}, {who}.
    {building} {building-where} {building-does} en de {person} {next:verb} {next:rest}.
    {machine} {machine-does} en de {trait} {person} {next:verb} {next:rest}.
    {vehicle} {vehicle-does} en de {trait} {person} {next:verb} {next:rest}.
    de {person} {goes:past} {along} {to}, {carrying}.
    de {person} {goes:past} eerst {to} en {next:verb} daarna {next:rest}.
    {event} {event-where} {event-does}, {though}, vertelde de {person}.
    de {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} terwijl {weather:sub}.
    {time} {verb.T:past} de {trait} {person} {kind.T:K} {object.T.K} en de {person/2} {next:verb} {next:rest}.
  `,
  lively: `
    ‘{^promise} {kind.T:K} {object.T.K} {verb.T:inf},’ {says} de {trait} {person}.
    ‘{^shall-we} {kind.T:K} {object.T.K} {verb.T:inf}?’ vroeg de {person} {vantage}.
    ‘{^exclaim}!’ {says} de {trait} {person} {vantage}.
    {wonder} had {kind.T:K} {object.T.K} {place.T} {verb.T:part}?
    {joy} {place.T} {kind.T:K} {object.T.K} te {verb.T:inf}!
    waarom {verb.T:past} de {trait} {person} {kind.T:K} {object.T.K} {place.T}?
  `,
  words: `
    aarde akker appel avond baan bal balkon bank bed beek berg bes bij blad bloem boek boer bol
    boom boot bord bos boter brief bril broek brood brug buur dag dak dal dam dans deken deur
    dier dijk dorp draad droom druppel duif duin eekhoorn eend egel ei eik eiland emmer fabriek
    familie feest fiets fluit foto gang garen gast gebouw gedicht geluid geur gids glas golf
    gordijn gras groente grond haard hamer handschoen haven hek hemel herfst heuvel hoed hoek
    hond hout huis ijs ijver jas jeugd kaars kaart kaas kamer kanaal kast kat keuken kers klank
    klas kleed kleur klok knoop koe koek koffer koffie kom konijn kop koren korf kraan krant
    krijt kruid kuil kunst laan lade ladder lamp land landschap lantaarn laurier lepel les
    letter licht lied linde lucht maan maand mand markt mat meer melk merel mes mier minuut mist
    molen morgen mos muis mus muur muziek naald nacht nest noot oever olie oogst ochtend pad
    paard pan papier paraplu park pauze peer pen penseel piano plank plant plein poort pot
    potlood prent pruim raam rand recept regen reis riet rijst ring rivier roos route ruit rust
    saus schaar schaap schaduw schelp schip schoen school schuur seizoen servies sjaal sleutel
    sloot sneeuw soep sok spel spiegel spoor stad stal station steen stem ster stoel straat
    strand struik stuk suiker taal tafel tas tegel thee thuis tijd timmerman toon toren touw
    trap trein trui tuin tulp uil uur vaas vak vallei veer veld venster verf verhaal vijver vis
    vlag vlinder vloer vogel voorjaar vork vos vrede vriend vrucht vuur wagen wandeling water
    weg weide wereld werk wiel wilg wind winkel winter wol wolk woord wortel zaad zadel zak zand
    zee zeil zolder zomer zon zout zus bakken bouwen breien dansen denken dragen drinken fluiten
    geven groeien helpen horen kiezen kijken koken kopen lachen leren lezen lopen luisteren
    maken meten openen planten praten reizen rennen rusten schrijven slapen spelen
    tekenen vertellen vinden vragen wachten wandelen werken zingen zoeken zwemmen blauw blij
    breed diep dun fijn fris geel goed groen groot hard helder hoog jong kalm klein kort koud
    lang lief mooi nat nieuw oud rijp rond rood rustig scherp smal snel stil sterk trots vers
    warm wit zacht zoet zwart
  `,
}
