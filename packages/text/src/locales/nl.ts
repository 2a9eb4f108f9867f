import type { Locale } from '../notation/locale.js'

/**
 * Dutch: narrative in the past tense. A topic (read, write, cook …) holds together what
 * belongs together: `verb`, `object` by gender (d: de, t: het, pl), `kind` (the article and
 * adjective before it) and `place`. No separable verbs: a verb may stand second or last.
 * `next` is a deed by itself, verb and rest: at home, in the garden or in the street.
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
      aandachtige
      nauwkeurige
      vrolijke
      geduldige
      nieuwsgierige
      energieke
      gastvrije
      geliefde
      handige
      ijverige
      behulpzame
      bedachtzame
      ervaren
      praktische
      kalme
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
      zorgvuldige
      levenslustige
      sportieve
    `,
    who: `
      die bij het plein woonde
      die altijd vroeg opstond
      die nooit haast had
      die iedereen in de straat kende
      die graag verhalen vertelde
      die net in de buurt was komen wonen
      die in een goede bui was
      die overal heen fietste
      die zelden klaagde
      die aan zee was opgegroeid
      die graag een deuntje floot
      die naar de zomer verlangde
      die een gestreepte sjaal droeg
      die van orde hield
      die goed geslapen had
      die niet veel zei
      die vier talen sprak
      die alle tijd had
      die van oude films hield
      die altijd glimlachte
      die lang in het buitenland had gewoond
      die postzegels verzamelde
      die de volgende dag op reis ging
      die in een koor zong
      die niet bang was voor regen
      die elke ochtend ging zwemmen
      die nooit iets vergat
      die dol was op kaas
      die vlak bij het station woonde
      die van lange wandelingen hield
      die uitstekend kon koken
      die op de fiets was gekomen
      die een tuin vol rozen had
      die het liefst alles zelf deed
      die nog nooit te laat was gekomen
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'past | inf | part',
      phrases: `
      las | lezen | gelezen
      herlas | herlezen | herlezen
      bestudeerde | bestuderen | bestudeerd
      doorbladerde | doorbladeren | doorbladerd
      bekeek | bekijken | bekeken
    `,
    },
    'object.read.d': `
      roman
      dichtbundel
      reisgids
      biografie
      verhalenbundel
      avonturenroman
      novelle
      klassieker
      bloemlezing
      familiekroniek
      sprookjesbundel
    `,
    'object.read.t': `
      kookboek
      tijdschrift
      prentenboek
      reisverslag
      stripboek
      kinderboek
      toneelstuk
      tuinboek
      vogelboek
      geschiedenisboek
    `,
    'object.read.pl': `
      dichtbundels
      stripboeken
      prentenboeken
      kookboeken
      romans
      reisgidsen
      sprookjesboeken
      verhalenbundels
      novelles
      kinderboeken
      tuinboeken
    `,
    'kind.read': {
      forms: 'd | t | pl',
      phrases: `
      een oude | een oud | oude
      een geïllustreerde | een geïllustreerd | geïllustreerde
      een vergeten | een vergeten | vergeten
      een dunne | een dun | dunne
      een vergeelde | een vergeeld | vergeelde
      een dierbare | een dierbaar | dierbare
      een boeiende | een boeiend | boeiende
      een tweedehandse | een tweedehands | tweedehandse
      een mooie | een mooi | mooie
      een bekende | een bekend | bekende
      een stukgelezen | een stukgelezen | stukgelezen
      een bijzondere | een bijzonder | bijzondere
      een beroemde | een beroemd | beroemde
    `,
    },
    'place.read': `
      in de bibliotheek
      bij het raam
      op de veranda
      op de bank
      in de trein
      onder de leeslamp
      op een parkbank
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
      typte | typen | getypt
      vertaalde | vertalen | vertaald
    `,
    },
    'object.write.d': `
      brief
      column
      recensie
      toespraak
      reportage
      inleiding
      ballade
      lezing
      fabel
      liedtekst
    `,
    'object.write.t': `
      gedicht
      artikel
      hoofdstuk
      verslag
      verhaal
      reisverslag
      voorwoord
      toneelstuk
      essay
      interview
    `,
    'object.write.pl': `
      brieven
      gedichten
      verhalen
      columns
      recensies
      artikelen
      fabels
      liedteksten
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
      een heldere | een helder | heldere
      een mooie | een mooi | mooie
      een verrassende | een verrassend | verrassende
      een fraaie | een fraai | fraaie
      een levendige | een levendig | levendige
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
      aan de eettafel
      op de veranda
      bij het raam
      in de serre
      op het balkon
    `,

    'verb.cook': {
      forms: 'past | inf | part',
      phrases: `
      bereidde | bereiden | bereid
      maakte | maken | gemaakt
      serveerde | serveren | geserveerd
      proefde | proeven | geproefd
      at | eten | gegeten
    `,
    },
    'object.cook.d': `
      groentesoep
      stamppot
      uiensoep
      stoofpot
      vissoep
      tomatensoep
      erwtensoep
      pompoensoep
      kippensoep
      linzensoep
      rijstschotel
    `,
    'object.cook.t': `
      visgerecht
      rijstgerecht
      groentegerecht
      tussendoortje
      nagerecht
      voorgerecht
      hoofdgerecht
      streekgerecht
      eenpansgerecht
      soepje
    `,
    'object.cook.pl': `
      pannenkoeken
      wafels
      poffertjes
      oliebollen
      gehaktballen
      appelflappen
      groentehapjes
      omeletten
      kaasbroodjes
      aardappelkoekjes
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
      een verrukkelijke | een verrukkelijk | verrukkelijke
      een overheerlijke | een overheerlijk | overheerlijke
      een warme | een warm | warme
    `,
    },
    'place.cook': `
      in de keuken
      op de veranda
      in het vakantiehuisje
      in de herberg
      in de schoolkeuken
      in het restaurant
      in de tuin
      op de boerderij
      op de camping
      in het buurthuis
      op het terras
      in de kantine
      aan boord
    `,

    'verb.garden': {
      forms: 'past | inf | part',
      phrases: `
      plantte | planten | geplant
      verzorgde | verzorgen | verzorgd
      bemestte | bemesten | bemest
      bewonderde | bewonderen | bewonderd
      fotografeerde | fotograferen | gefotografeerd
      verplantte | verplanten | verplant
    `,
    },
    'object.garden.d': `
      rozenstruik
      geranium
      pioenroos
      clematis
      tomatenplant
      bessenstruik
      hortensia
      zonnebloem
      fuchsia
      lavendelstruik
      dahlia
      stokroos
    `,
    'object.garden.t': `
      appelboompje
      laurierboompje
      olijfboompje
      citroenboompje
      vijgenboompje
      perenboompje
      rozenstruikje
      kersenboompje
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
      een mooie | een mooi | mooie
      een jonge | een jong | jonge
      een kwetsbare | een kwetsbaar | kwetsbare
      een bloeiende | een bloeiend | bloeiende
      een bijzondere | een bijzonder | bijzondere
      een fraaie | een fraai | fraaie
      een zeldzame | een zeldzaam | zeldzame
      een gezonde | een gezond | gezonde
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
      aan de voorkant
      bij de vijver
      in het park
      naast de achterdeur
      in de schooltuin
      bij het prieel
      in de border
    `,

    'verb.mend': {
      forms: 'past | inf | part',
      phrases: `
      repareerde | repareren | gerepareerd
      poetste | poetsen | gepoetst
      controleerde | controleren | gecontroleerd
      demonteerde | demonteren | gedemonteerd
      testte | testen | getest
    `,
    },
    'object.mend.d': `
      fiets
      naaimachine
      waterpomp
      radio
      schrijfmachine
      grasmaaier
      ventilator
      speeldoos
      wandklok
      koffiemolen
      platenspeler
      bureaulamp
    `,
    'object.mend.t': `
      draaiorgeltje
      speelgoedtreintje
      fototoestel
      uurwerk
      koffiezetapparaat
      strijkijzer
      keukenmachientje
      kookstel
    `,
    'object.mend.pl': `
      lantaarns
      fietsen
      klokken
      naaimachines
      radio’s
      ventilatoren
      platenspelers
      schrijfmachines
      koffiemolens
      bureaulampen
    `,
    'kind.mend': {
      forms: 'd | t | pl',
      phrases: `
      een oude | een oud | oude
      een versleten | een versleten | versleten
      een stoffige | een stoffig | stoffige
      een tweedehandse | een tweedehands | tweedehandse
      een gammele | een gammel | gammele
      een ouderwetse | een ouderwets | ouderwetse
      een vergeten | een vergeten | vergeten
      een degelijke | een degelijk | degelijke
      een geërfde | een geërfd | geërfde
      een geleende | een geleend | geleende
      een bijzondere | een bijzonder | bijzondere
      een solide | een solide | solide
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
      in het tuinhuisje
      in de hobbykamer
      in de bijkeuken
      aan de werkbank
      op zolder
    `,

    'verb.craft': {
      forms: 'past | inf | part',
      phrases: `
      borduurde | borduren | geborduurd
      maakte | maken | gemaakt
      ontwierp | ontwerpen | ontworpen
      verstelde | verstellen | versteld
      versierde | versieren | versierd
    `,
    },
    'object.craft.d': `
      tas
      tafelloper
      jurk
      rok
      deken
      sprei
      winterjas
      bloes
    `,
    'object.craft.t': `
      kussen
      tafelkleed
      schort
      gordijn
      vest
      servet
      jasje
      zomerjurkje
    `,
    'object.craft.pl': `
      gordijnen
      servetten
      kussens
      pannenlappen
      schorten
      tassen
      dekens
      tafelkleden
      rokken
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
      een rode | een rood | rode
      een effen | een effen | effen
      een felgele | een felgeel | felgele
      een vrolijke | een vrolijk | vrolijke
    `,
    },
    'place.craft': `
      op de naaicursus
      in het atelier
      in de woonkamer
      bij het raam
      in de naaikamer
      op zolder
      bij de haard
      in het buurthuis
      aan de grote tafel
      in de serre
      onder de lamp
      op de eerste verdieping
    `,

    'verb.music': {
      forms: 'past | inf | part',
      phrases: `
      speelde | spelen | gespeeld
      oefende | oefenen | geoefend
      vertolkte | vertolken | vertolkt
      leerde | leren | geleerd
      repeteerde | repeteren | gerepeteerd
    `,
    },
    'object.music.d': `
      wals
      melodie
      sonate
      sonatine
      aria
      canon
      suite
      ballade
      etude
      rapsodie
    `,
    'object.music.t': `
      pianostuk
      lied
      menuet
      thema
      muziekstuk
      refrein
      zeemanslied
      duet
      volksliedje
    `,
    'object.music.pl': `
      liedjes
      walsen
      volksliedjes
      zeemansliederen
      duetten
      melodieën
      sonates
      canons
      aria’s
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
      op de steiger
      in de oefenruimte
      op het plein
      in het buurthuis
      in het park
      op de veranda
      in de woonkamer
      in de studio
      in de schouwburg
    `,

    'verb.draw': {
      forms: 'past | inf | part',
      phrases: `
      schilderde | schilderen | geschilderd
      tekende | tekenen | getekend
      schetste | schetsen | geschetst
      vereeuwigde | vereeuwigen | vereeuwigd
    `,
    },
    'object.draw.d': `
      haven
      brug
      molen
      vuurtoren
      polder
      duinpan
      boerderij
      sluis
      baai
      gracht
      laan
      tuin
    `,
    'object.draw.t': `
      landschap
      dorp
      boothuis
      vissersdorp
      riviertje
      stationnetje
      eiland
      kasteel
      stadje
      plein
      bos
      strand
    `,
    'object.draw.pl': `
      boothuizen
      duinen
      eilanden
      dorpen
      havens
      molens
      vuurtorens
      grachten
      bruggen
      pleinen
      boerderijen
      tuinen
    `,
    'kind.draw': {
      forms: 'd | t | pl',
      phrases: `
      een schilderachtige | een schilderachtig | schilderachtige
      een verlaten | een verlaten | verlaten
      een stille | een stil | stille
      een mooie | een mooi | mooie
      een bekende | een bekend | bekende
      een besneeuwde | een besneeuwd | besneeuwde
      een vredige | een vredig | vredige
      een vergeten | een vergeten | vergeten
      een prachtige | een prachtig | prachtige
      een sfeervolle | een sfeervol | sfeervolle
      een zonovergoten | een zonovergoten | zonovergoten
      een onbekende | een onbekend | onbekende
    `,
    },
    'place.draw': `
      voor een tentoonstelling
      voor een ansichtkaart
      op groot formaat
      op klein formaat
      uit het hoofd
      voor een prentenboek
      voor een kalender
      op verzoek
      voor een vriend
      voor het museum
      voor de schoolkrant
      met veel zorg
      in grijstinten
      in zachte kleuren
    `,

    'verb.trade': {
      forms: 'past | inf | part',
      phrases: `
      kocht | kopen | gekocht
      verkocht | verkopen | verkocht
      koos | kiezen | gekozen
      vond | vinden | gevonden
      bekeek | bekijken | bekeken
      bewonderde | bewonderen | bewonderd
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
      fruitschaal
      lamp
    `,
    'object.trade.t': `
      schaakspel
      koffieservies
      kistje
      kastje
      dienblad
      theeservies
      vogelhuisje
      fotolijstje
      krukje
      wandrek
    `,
    'object.trade.pl': `
      kandelaars
      kruiken
      manden
      theepotten
      vazen
      spiegels
      fotolijstjes
      borden
      kommen
      lampen
    `,
    'kind.trade': {
      forms: 'd | t | pl',
      phrases: `
      een mooie | een mooi | mooie
      een fraaie | een fraai | fraaie
      een kleine | een klein | kleine
      een grote | een groot | grote
      een goedkope | een goedkoop | goedkope
      een bijzondere | een bijzonder | bijzondere
      een oude | een oud | oude
      een sierlijke | een sierlijk | sierlijke
      een handgemaakte | een handgemaakt | handgemaakte
      een tweedehandse | een tweedehands | tweedehandse
    `,
    },
    'place.trade': `
      op de markt
      op de rommelmarkt
      in de dorpswinkel
      in de markthal
      in de kringloopwinkel
      op de vlooienmarkt
      bij een kraampje
      op de braderie
      in de stad
      in een klein winkeltje
      op de jaarmarkt
      in het warenhuis
    `,
    // ── What takes some skill: for general statements ───────────────────────
    'skill.write': `
      schrijven
      herschrijven
      vertalen
      verbeteren
    `,
    'skill.cook': `
      bereiden
      maken
    `,
    'skill.garden': `
      verzorgen
      planten
      verplanten
    `,
    'skill.mend': `
      repareren
      restaureren
      demonteren
    `,
    'skill.craft': `
      borduren
      maken
      ontwerpen
      verstellen
    `,
    'skill.music': `
      spelen
      oefenen
      vertolken
      leren
    `,
    'skill.draw': `
      schilderen
      tekenen
      schetsen
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
      afgelopen zondag
      zaterdagochtend
      vrijdagavond
      afgelopen woensdag
      na het werk
      in de pauze
      tegen de avond
      in de loop van de middag
      vroeg in de ochtend
      laat in de middag
      een dag later
      een week later
      onlangs
      laatst
      vorig weekend
      op de eerste vrije dag
      op de laatste dag van de maand
      zonder zich te haasten
      met veel plezier
      uiteindelijk
      halverwege de week
      aan het begin van de week
      de volgende ochtend
      diezelfde middag
      die avond
      tussen de middag
      voor de verandering
      zoals beloofd
      zoals afgesproken
      tot ieders verrassing
      op aanraden van een vriend
      bij wijze van uitzondering
      vol goede moed
      in alle vroegte
      maandagmiddag
      donderdagochtend
      kort na het ontbijt
    `,
    moment: `
      gistermorgen
      vroeg in de ochtend
      na het werk
      de volgende ochtend
      diezelfde middag
      een uur later
      even later
      tegen de avond
      kort daarna
      intussen
      uiteindelijk
      zoals altijd
      zoals elke ochtend
      met een glimlach
      na een lange dag
      na een korte pauze
      zonder haast
      na het ontbijt
      na de lunch
      niet veel later
      in alle rust
      een kwartier later
      goedgehumeurd
      tot slot
      die avond
      zondagochtend
      halverwege de middag
      op een stille middag
      een week later
    `,
    manner: `
      zonder haast
      samen met een vriend
      met een glimlach
      in alle rust
      met zichtbaar plezier
      met veel aandacht
      op een vrije middag
      in alle vroegte
      vol overgave
      zoals zo vaak
      zoals afgesproken
      op verzoek van een vriend
      in het weekend
      vlak na de lunch
      zonder op de tijd te letten
      op een vrije dag
      met veel enthousiasme
      alsof er niets leukers bestond
      in een rustig tempo
      met nieuwe energie
      op een stille zondag
      voor de verandering
    `,
    mood: `
      in een stralend humeur
      in een opperbeste stemming
      meer dan tevreden
      best een beetje trots
      dolgelukkig
      tevreden over de dag
      de rest van de dag vrolijk
      de hele dag in een goed humeur
      zo blij als een kind
      de koning te rijk
      heel tevreden
      daarna weer vol energie
      blij met zo’n mooie dag
      gelukkig en tevreden
      de hele tijd aan het glimlachen
      opgewekter dan anders
      vol goede moed
    `,
    'next.home': {
      forms: 'verb | rest',
      phrases: `
      zette | een pot thee
      zette | verse koffie
      opende | alle ramen
      dekte | de tafel
      waste | de kopjes af
      pakte | een warme trui
      dronk | een glas water
      voerde | de kat
      sloot | zachtjes de deur
      schilde | aardappels voor het eten
      ruimde | de keuken op
      gaf | de planten water
      zocht | een oude foto op
      veegde | de keukenvloer
      vouwde | de was op
      stak | een kaars aan
      legde | een kleed op tafel
      belde | een oude vriend
      begroette | de gasten
      maakte | een boodschappenlijstje
      vertelde | een grappig verhaal
      haalde | een extra stoel
      sneed | het brood
      schonk | voor iedereen limonade in
      ordende | de boekenplank
      zette | de stoelen recht
      bakte | een appeltaart
      hing | de jassen op
      streek | een overhemd
    `,
    },
    'next.garden': {
      forms: 'verb | rest',
      phrases: `
      veegde | de stoep
      rustte | even uit
      hing | de was buiten
      plukte | een boeket bloemen
      begroette | de buren
      harkte | het grindpad
      gaf | de rozen water
      luisterde | naar de vogels
      deed | het tuinhek dicht
      haalde | de post uit de brievenbus
      maakte | een praatje met de buren
      zette | de stoelen buiten
      keek | naar de wolken
      wiedde | het onkruid
      droeg | het hout naar binnen
      liep | een rondje door de tuin
      zwaaide | naar de buurkinderen
      bleef | even staan kijken
    `,
    },
    'next.street': {
      forms: 'verb | rest',
      phrases: `
      liep | langs de rivier naar huis
      ging | op een bankje zitten
      bezocht | een oude vriend
      rustte | even uit
      keek | over het water
      keek | naar de voorbijgangers
      zwaaide | naar de kinderen
      haalde | vers brood
      maakte | een praatje met een bekende
      fietste | een rondje door de buurt
      haalde | een ijsje
      floot | een deuntje
      bewonderde | het uitzicht
      deed | de boodschappen
      bracht | een pakje naar de post
      nam | een foto van de lucht
      leende | een paraplu
      zocht | een rustig plekje
      droeg | de boodschappen naar huis
      kocht | een bos bloemen
      groette | een oude bekende
    `,
    },
    demands: `
      vraagt
      vergt
      vraagt altijd
      vergt vooral
      vraagt vaak om
      begint met
      draait om
      is een kwestie van
      lukt alleen met
      vereist
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
      discipline
      rust
      aandacht
      overzicht
      doorzettingsvermogen
      ervaring
      liefde voor het vak
      oefening
    `,
    opinion: `
      volgens velen
      voor de meeste mensen
      op den duur
      eigenlijk
      zoals bekend
      voor een beginner
      tegenwoordig
      ongetwijfeld
      gek genoeg
      soms
      voor veel mensen
      zonder twijfel
      in de praktijk
      vreemd genoeg
    `,
    worth: `
      leuk
      ontspannend
      leerzaam
      nuttig
      heerlijk
      de moeite waard
      een genoegen
      een waar plezier
      een kunst
      makkelijker dan gedacht
      moeilijker dan gedacht
      lang niet eenvoudig
      een mooie uitdaging
      een goed idee
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // A clause that any deed of people may go with. Changes stand after “toen” or with
    // “terwijl”; what lasts stands with “terwijl” only.
    'weather.change': {
      forms: 'main | sub',
      phrases: `
      de regen hield op | de regen ophield
      de wind draaide | de wind draaide
      de zon brak door | de zon doorbrak
      de mist trok op | de mist optrok
      de schaduwen werden langer | de schaduwen langer werden
      de hemel klaarde op | de hemel opklaarde
      de lucht werd koeler | de lucht koeler werd
      er verscheen een regenboog | er een regenboog verscheen
      de donder rommelde in de verte | de donder in de verte rommelde
      het werd frisser | het frisser werd
      de zon ging schuil | de zon schuilging
      de eerste druppels vielen | de eerste druppels vielen
      de wind ging liggen | de wind ging liggen
      de klok sloeg vier uur | de klok vier uur sloeg
      het weer sloeg om | het weer omsloeg
      de straatlantaarns gingen aan | de straatlantaarns aangingen
    `,
    },
    'weather.lasting': {
      forms: 'main | sub',
      phrases: `
      het regende zachtjes | het zachtjes regende
      een merel zong | een merel zong
      de zwaluwen vlogen laag | de zwaluwen laag vlogen
      de linden ruisten | de linden ruisten
      een specht hamerde in de verte | een specht in de verte hamerde
      de bladeren ritselden | de bladeren ritselden
      er dreven wolken langs de hemel | er wolken langs de hemel dreven
      het miezerde een beetje | het een beetje miezerde
      de zon scheen | de zon scheen
      er stond een frisse wind | er een frisse wind stond
      de meeuwen krijsten | de meeuwen krijsten
      de vogels floten | de vogels floten
      er hing mist boven de velden | er mist boven de velden hing
      ergens blafte een hond | ergens een hond blafte
    `,
    },
    'nature.water': {
      forms: 'start,after',
      phrases: `
      de rivier
      de beek
      het kanaal
      de vaart
      de sloot
      het water
      het riviertje
      het beekje
    `,
    },
    'does.water': {
      forms: 'verb | rest',
      phrases: `
      glinsterde | in het licht
      blonk | als zilver
      klotste | rustig
      kabbelde | zachtjes
      stroomde | langzaam
      rimpelde | zachtjes
      lag | er stil bij
      murmelde | zachtjes
    `,
    },
    'where.water': `
      achter de elzen
      onder aan de dijk
      langs het pad
      voorbij de akkers
      aan de bosrand
      onder de brug
      achter de molen
      voor de huizen
      buiten het dorp
      tussen de berken
      naast het weiland
      bij de oude sluis
    `,
    'nature.wind': {
      forms: 'start | after',
      phrases: `
      de wind | de wind
      de oostenwind | de oostenwind
      de westenwind | de westenwind
      een zwakke wind | er een zwakke wind
      een zoele wind | er een zoele wind
      een zacht briesje | er een zacht briesje
      een lichte bries | er een lichte bries
    `,
    },
    'does.wind': {
      forms: 'verb | rest',
      phrases: `
      streek | zachtjes
      suisde | zachtjes
      waaide | speels
      ging | fluisterend
      waaide | gestaag
      waaide | onafgebroken
    `,
    },
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
    'nature.animal': {
      forms: 'start | after',
      phrases: `
      een eekhoorn | er een eekhoorn
      een vos | er een vos
      een ree | er een ree
      een egel | er een egel
      een haas | er een haas
      een roodborstje | er een roodborstje
      een gaai | er een gaai
      een kat | er een kat
      een ooievaar | er een ooievaar
      een reiger | er een reiger
      een gans | er een gans
      een kip | er een kip
      een geit | er een geit
      een hond | er een hond
      een merel | er een merel
      een konijn | er een konijn
    `,
    },
    'does.animal': {
      forms: 'verb | rest',
      phrases: `
      rustte | ongestoord uit
      luisterde | aandachtig
      wachtte | geduldig
      stond | roerloos
      scharrelde | rond
      keek | nieuwsgierig rond
      zocht | rustig naar eten
      genoot | van de rust
      stond | stil te luisteren
    `,
    },
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
      bij het muurtje
      langs de kant van de weg
      midden op het grasveld
      tussen de varens
      aan de rand van het veld
      onder de heg
      bij de sloot
    `,
    'nature.plant': {
      forms: 'start,after',
      phrases: `
      de meidoorn
      de lindeboom
      de sering
      de kamperfoelie
      de magnolia
      de jasmijn
      de kersenboom
      de rozenstruik
      de vlier
      de klimroos
      de appelboom
      de wilde roos
    `,
    },
    'does.plant': {
      forms: 'verb | rest',
      phrases: `
      geurde | heerlijk
      geurde | zoet
      wiegde | zachtjes heen en weer
      bloeide | uitbundig
      stond | volop in bloei
      lokte | bijen en hommels
      stond | er prachtig bij
    `,
    },
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
      aan het eind van de laan
      bij de ingang
      tegenover het stadhuis
    `,
    'nature-time': `
      de hele dag
      die ochtend
      tegen de avond
      bij het ochtendgloren
      die middag
      na de regen
      in die dagen
      die dag
      in de schemering
      op een vroege ochtend
      rond het middaguur
      zoals zo vaak
      dat voorjaar
      aan het eind van de dag
      op een stille morgen
      op een mooie lentedag
      begin juni
      die zondag
      op een zachte lenteavond
      in alle vroegte
      halverwege de ochtend
      laat op de dag
      op de eerste zomerdag
      onder een helderblauwe hemel
      in het ochtendlicht
    `,
    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      op de keukentafel
      op de vensterbank
      in de kast
      op de boekenplank
      in een mand
      op de bank
      onder de trap
      in de gang
      naast de naaimachine
      op zolder
      achter de deur
      op het aanrecht
      op een kruk
      in de schuur
      op het bureau
      op het dressoir
      op de trap
      naast de telefoon
      op een stoel bij het raam
      in de hal
      onder de bank
    `,
    lay: `
      lag
      lag nog steeds
      lag nog altijd
      lag opeens
      lag die ochtend
    `,
    thing: `
      een paraplu
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
      een handschoen
      een klosje garen
      een kaars
      een potlood
      een omslagdoek
      een lavendelzakje
      een doosje krijt
      een stapel kranten
      een zak knikkers
      een belletje
      een schaar
      een duimstok
      een verrekijker
      een notitieboekje
      een plattegrond
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
      het pakhuis
      het pension
      de schouwburg
      de bakkerij
      het café
      het buurthuis
      het zwembad
      de fietsenwinkel
      de muziekschool
      het stadhuis
      de bloemenwinkel
    `,
    'building-where': `
      bij het plein
      aan de overkant van de rivier
      bij de haven
      achter het park
      aan het eind van de straat
      op de heuvel
      naast de apotheek
      aan de gracht
      op de hoek
      in de oude binnenstad
      aan de dijk
      tegenover de brug
      in het centrum
    `,
    'building-does': `
      straalde in de zon
      ging weer open
      rook naar verse verf
      trok veel bezoekers
      kreeg een nieuw dak
      was van ver te zien
      gonsde van de stemmen
      hield open dag
      lag er verlaten bij
      stond in de steigers
      zag er prachtig uit
      kreeg nieuwe ramen
      ging een uur later open
      was net geschilderd
      bestond honderd jaar
    `,
    machine: `
      de koelkast
      de vaatwasser
      het koffieapparaat
      de wasmachine
      de ventilator
      de printer
      de wasdroger
      de naaimachine
      de magnetron
      de afzuigkap
      de oven
      de kachel
    `,
    'machine-does': `
      zoemde zachtjes
      viel stil
      deed het weer
      stond even stil
      gaf een klik
      maakte een raar geluid
      bromde op de achtergrond
      maakte bijna geen geluid
      had weer eens kuren
      begon te zoemen
      zweeg opeens
      was eindelijk gerepareerd
    `,
    'vehicle.road': `
      de trein
      de bus
      de tram
      de stoptrein
      de sneltrein
      de lijnbus
      de stoomtrein
      de touringcar
    `,
    'vehicle.boat': `
      de veerpont
      de postboot
      de stoomboot
      de rondvaartboot
      de watertaxi
      de veerboot
      het pontje
      de salonboot
    `,
    'vehicle-does.road': `
      kwam op tijd
      kwam tien minuten te vroeg
      was bijna vol
      reed langzaam voorbij
      verdween in de verte
      had vertraging
      wachtte nog even
      stond klaar voor vertrek
      vertrok naar de kust
      was van ver te horen
      zat vol toeristen
    `,
    'vehicle-does.boat': `
      kwam op tijd
      was bijna vol
      voer langzaam voorbij
      lag klaar voor vertrek
      vertrok naar het eiland
      toeterde twee keer
      wachtte nog even
      verdween in de verte
      voer onder de brug door
      had vertraging
      zat vol toeristen
      was van ver te zien
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: `
      wandelde
      liep
      slenterde
      kuierde
      ging
    `,
    to: `
      naar het plein
      naar het strand
      naar het station
      naar de bibliotheek
      naar de vuurtoren
      naar de haven
      naar het museum
      naar de boekwinkel
      naar het meer
      naar de markt
      naar de werkplaats
      naar de uitkijktoren
      naar het volgende dorp
      naar het zwembad
      naar het buurthuis
      naar het theehuis
      naar de schouwburg
      naar de kaaswinkel
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
      door stille straten
    `,
    carrying: `
      met een paraplu onder de arm
      met een camera om de nek
      met een mand aan de arm
      met een volle rugzak
      met een schetsboek onder de arm
      op nieuwe laarzen
      in een gestreepte trui
      met goed nieuws
      met een lunchpakket
      diep in gedachten
      zonder een woord te zeggen
      met een liedje in het hoofd
      met een strohoed op
      zonder op de klok te kijken
      met een bos bloemen
    `,
    urge: `
      kon het niet laten om
      besloot om
      had zin om
      nam de tijd om
      vond het leuk om
      nam zich voor om
      was van plan om
      stelde voor om
      kwam op het idee om
      kreeg zin om
    `,
    rumour: `
      niemand in de straat wist
      bijna niemand wist
      de buren hoorden pas later
      iedereen in de buurt wist
      het was geen geheim
      in de buurt werd verteld
      pas later bleek
      het was algemeen bekend
    `,
    event: `
      de boekenbeurs
      het zomerconcert
      de rommelmarkt
      de dansvoorstelling
      het oogstfeest
      de filmavond
      het schooltoneel
      de poëzieavond
      de ambachtsmarkt
      de muziekavond
      de tuinmarkt
      het straatfeest
      de voorleesmiddag
      de bloemenmarkt
      het lentefeest
      de open dag
      de spelletjesmiddag
    `,
    'event-does': `
      was een succes
      trok veel bezoekers
      verliep uitstekend
      werd druk bezocht
      smaakte naar meer
      was bijzonder gezellig
      overtrof alle verwachtingen
      werd een groot succes
      bracht de hele buurt op de been
      was de moeite waard
      was drukker dan ooit
    `,
    'event-where': `
      op het dorpsplein
      bij het meer
      op het schoolplein
      in het stadspark
      in het buurthuis
      bij de haven
      in de oude fabriek
      voor het museum
      aan het kanaal
      voor de bibliotheek
      naast de molen
    `,
    though: `
      hoewel het miezerde
      hoewel er een koude wind stond
      hoewel de stroom even uitviel
      hoewel de lucht betrok
      hoewel de uitnodiging laat kwam
      hoewel het laat begon
      hoewel de weg was afgesloten
      hoewel het een doordeweekse dag was
      hoewel weinigen ervan wisten
      hoewel niemand het had verwacht
      hoewel het de eerste keer was
      hoewel er weinig stoelen waren
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      zei
      fluisterde
      mompelde
      glimlachte
    `,
    promise: `
      morgen wil ik
      volgende week wil ik
      dit weekend kunnen we
      straks gaan we
      vanavond kunnen we
      volgende keer wil ik
      vanmiddag zal ik
      zondag wil ik
      volgende maand gaan we
      na het werk ga ik
    `,
    'shall-we': `
      zullen we
      kunnen we niet
      wil je niet
      mag ik
      willen jullie
      wil jij morgen
      zullen we straks
      wanneer gaan we
      zal ik
      kunnen we samen
    `,
    wonder: `
      wie
      wie van de buren
      wie van de leerlingen
      welke buurman
      welke buurvrouw
      wie van de gasten
      wie van de studenten
    `,
    joy: `
      wat is het leuk om
      wat is het heerlijk om
      hoe fijn is het om
      wat een plezier om
      wat een genot om
      wat is het toch mooi om
      wat een feest om
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
      wat een kleuren
      wat is het hier prachtig
      wat is alles groen
      wat een mooie dag
    `,
    vantage: `
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
      op het balkon
    `,
  },

  statements: `
    {time} {verb.T:past} de {person} {kind.T:K} {object.T.K} {place.T}.
    {time} {verb.T:past} de {trait} {person} {kind.T:K} {object.T.K}.
    de {trait} {person} {verb.T:past} {kind.T:K} {object.T.K} en {next.W:verb} {next.W:rest}.
    de {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    na het {verb.T:inf} van {kind.T:K} {object.T.K} {next.W:verb} de {person} {next.W:rest}.
    toen {weather.change:sub}, {verb.T:past} de {person} {kind.T:K} {object.T.K} {place.T}.
    {weather.W:main} terwijl de {person} {kind.T:K} {object.T.K} {verb.T:past}.
    het was de {trait} {person} die {kind.T:K} {object.T.K} {place.T} had {verb.T:part}.
    {rumour} dat de {trait} {person} {kind.T:K} {object.T.K} {place.T} had {verb.T:part}.
    de {person} wilde {kind.T:K} {object.T.K} {verb.T:inf}, maar {next.W:verb} eerst {next.W:rest}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K}.
    de {trait} {person} {next.W:verb} {next.W:rest}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K} en was {mood}.
    de {person} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    de {trait} {person} {next.W:verb} {next.W:rest} en was {mood}.
    {moment} {next.W:verb} de {person} {next.W:rest}.
    {kind.T:K} {object.T.K} {skill.T} {demands} {virtue} en {virtue/2}.
    {opinion} is het {worth} om {place.T} {kind.T:K} {object.T.K} te {skill.T}.
    zowel de {trait} {person} als de {person/2} wilde {place.T} {kind.T:K} {object.T.K} {verb.T:inf}.
    de {person} {urge} {kind.T:K} {object.T.K} te {verb.T:inf}.
    {nature-time} {does.N:verb} {nature.N:after} {does.N:rest} {where.N}.
    {nature.N:start} {does.N:verb} {does.N:rest} {where.N} en de {person} {next.garden:verb} {next.garden:rest}.
    {nature.N:start} {does.N:verb} {does.N:rest} {where.N} terwijl de {person} {kind.T:K} {object.T.K} {verb.T:past}.
    {surface} lag niet alleen {thing}, maar ook {thing/2} en {thing/3}.
    {surface} {lay} {thing} van de {person}, {who}.
    {building} {building-where} {building-does}, vertelde de {trait} {person}.
    {machine} {machine-does} en de {trait} {person} {next.home:verb} {next.home:rest}.
    {vehicle.V} {vehicle-does.V} en de {trait} {person} {next.street:verb} {next.street:rest}.
    de {person} {goes} {along} {to}, {carrying}.
    de {person} {goes} eerst {to} en {next.street:verb} daarna {next.street:rest}.
    {event} {event-where} {event-does}, {though}, vertelde de {trait} {person}.
    de {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} terwijl {weather.W:sub}.
    {time} {verb.T:past} de {trait} {person} {kind.T:K} {object.T.K} en de {trait/2} {person/2} {next.W:verb} {next.W:rest}.
  `,
  lively: `
    ‘{^promise} {kind.T:K} {object.T.K} {verb.T:inf},’ {says} de {trait} {person}.
    ‘{^shall-we} {kind.T:K} {object.T.K} {verb.T:inf}?’ vroeg de {person} aan de {person/2}.
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
