import type { Locale } from '../locale.js'

/**
 * Swedish: narrative in the past tense. A topic (read, write, bake …) holds together what
 * belongs together: `verb`, `object` by gender (n: en, t: ett, pl), `kind` (the article and
 * adjective before it) and `place`.
 */
export const sv: Locale = {
  code: 'sv',
  englishName: 'Swedish',
  nativeName: 'svenska',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  lists: {
    // ── People ──────────────────────────────────────────────────────────────
    person: `
      läraren
      bibliotekarien
      snickaren
      trädgårdsmästaren
      skräddaren
      bagaren
      floristen
      bonden
      fiskaren
      sjuksköterskan
      tandläkaren
      apotekaren
      konstnären
      violinisten
      simläraren
      guiden
      lokföraren
      busschauffören
      brevbäraren
      skomakaren
      urmakaren
      rörmokaren
      frisören
      kocken
      fotografen
      journalisten
      översättaren
      författaren
      redaktören
      tecknaren
      studenten
      eleven
      forskaren
      biodlaren
      väverskan
      grannen
      ingenjören
      vaktmästaren
      bokhandlaren
      servitrisen
      konditorn
      glasblåsaren
      fyrvaktaren
      körledaren
      sömmerskan
      flickan
      pojken
      kusinen
      läkaren
      gästen
      systern
      brodern
      väninnan
      tonåringen
      värdinnan
      spelmannen
      skolflickan
    `,
    // After “den”.
    trait: `
      vänliga
      tystlåtna
      noggranna
      glada
      tålmodiga
      nyfikna
      energiska
      pratglada
      omtyckta
      skickliga
      flitiga
      morgonpigga
      hjälpsamma
      eftertänksamma
      erfarna
      nyinflyttade
      händiga
      praktiska
      lugna
      försynta
      uppfinningsrika
      blyga
      beresta
      musikaliska
      skämtsamma
      pålitliga
      punktliga
      belästa
      envisa
      sorglösa
      gladlynta
      omtänksamma
      nya
      unga
    `,
    // After a person and a comma: the …, som …,
    who: `
      som bodde vid torget
      som alltid steg upp tidigt
      som aldrig hade bråttom
      som kände alla i kvarteret
      som gärna berättade historier
      som just hade flyttat in
      som var på gott humör
      som hade hela dagen ledig
      som cyklade överallt
      som sällan klagade
      som hade vuxit upp vid havet
      som visslade för sig själv
      som längtade efter sommaren
      som bar en randig halsduk
      som hade lovat att hjälpa till
      som tyckte om ordning
      som nyss hade kommit hem
      som hade sovit gott
      som väntade gäster
      som inte sa så mycket
      som talade fyra språk
      som hade gott om tid
      som hade glömt sina handskar
      som gillade gamla filmer
      som hade semester
      som alltid log
      som var ute i god tid
      som hade bott utomlands
      som samlade på frimärken
      som skulle resa dagen därpå
      som brukade vandra i fjällen
      som sjöng i kör
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'past | inf | sup',
      phrases: `
      läste | läsa | läst
      lånade | låna | lånat
      hittade | hitta | hittat
      köpte | köpa | köpt
      studerade | studera | studerat
      rekommenderade | rekommendera | rekommenderat
      beundrade | beundra | beundrat
      sparade | spara | sparat
    `,
    },
    'object.read.n': `
      roman
      kokbok
      reseskildring
      diktsamling
      tidskrift
      novellsamling
      sagobok
      dagbok
      barnbok
      biografi
    `,
    'object.read.t': `
      manuskript
      häfte
      seriealbum
      magasin
      teaterprogram
      praktverk
      resereportage
    `,
    'object.read.pl': `
      noveller
      tidningar
      sagor
      dikter
      anteckningar
      memoarer
      tidskrifter
      pjäser
    `,
    'kind.read': {
      forms: 'n | t | pl',
      phrases: `
      en gammal | ett gammalt | gamla
      en illustrerad | ett illustrerat | illustrerade
      en bortglömd | ett bortglömt | bortglömda
      en spännande | ett spännande | spännande
      en tunn | ett tunt | tunna
      en gulnad | ett gulnat | gulnade
      en kär | ett kärt | kära
      en lärorik | ett lärorikt | lärorika
      en underhållande | ett underhållande | underhållande
      en sällsynt | ett sällsynt | sällsynta
      en vacker | ett vackert | vackra
      en rolig | ett roligt | roliga
      en fransk | ett franskt | franska
      en omtalad | ett omtalat | omtalade
    `,
    },
    'place.read': `
      på biblioteket
      vid fönstret
      på verandan
      i soffan
      på tåget
      under läslampan
      på en parkbänk
      i hängmattan
      på vinden
      i väntrummet
      i skuggan av äppelträdet
      på kaféet
      vid köksbordet
      på trappan
      i fåtöljen
    `,

    'verb.write': {
      forms: 'past | inf | sup',
      phrases: `
      skrev | skriva | skrivit
      renskrev | renskriva | renskrivit
      rättade | rätta | rättat
      formulerade | formulera | formulerat
      författade | författa | författat
      dikterade | diktera | dikterat
      avslutade | avsluta | avslutat
      påbörjade | påbörja | påbörjat
      förbättrade | förbättra | förbättrat
    `,
    },
    'object.write.n': `
      artikel
      novell
      visa
      recension
      berättelse
      insändare
      rapport
      inbjudan
      barnvisa
      krönika
    `,
    'object.write.t': `
      brev
      tal
      kapitel
      manus
      recept
      reportage
      kåseri
      referat
      utkast
    `,
    'object.write.pl': `
      dikter
      vykort
      dagboksblad
      sagor
      gåtor
      limerickar
      inbjudningar
      reseminnen
    `,
    'kind.write': {
      forms: 'n | t | pl',
      phrases: `
      en kort | ett kort | korta
      en lång | ett långt | långa
      en humoristisk | ett humoristiskt | humoristiska
      en välformulerad | ett välformulerat | välformulerade
      en personlig | ett personligt | personliga
      en ny | ett nytt | nya
      en innehållsrik | ett innehållsrikt | innehållsrika
      en enkel | ett enkelt | enkla
      en kärnfull | ett kärnfullt | kärnfulla
      en efterlängtad | ett efterlängtat | efterlängtade
      en uppmuntrande | ett uppmuntrande | uppmuntrande
      en lättläst | ett lättläst | lättlästa
      en välkommen | ett välkommet | välkomna
      en genomtänkt | ett genomtänkt | genomtänkta
    `,
    },
    'place.write': `
      vid skrivbordet
      på kontoret
      i köket
      på vinden
      på biblioteket
      vid ett kafébord
      på hotellrummet
      i trädgården
      i kupén
      på redaktionen
      i arbetsrummet
      med blyerts
      med reservoarpenna
      på gammal skrivmaskin
      på linjerat papper
    `,

    'verb.bake': {
      forms: 'past | inf | sup',
      phrases: `
      lagade | laga | lagat
      beställde | beställa | beställt
      tillredde | tillreda | tillrett
      serverade | servera | serverat
      provade | prova | provat
      berömde | berömma | berömt
      åt | äta | ätit
      förberedde | förbereda | förberett
      avsmakade | avsmaka | avsmakat
      kryddade | krydda | kryddat
    `,
    },
    'object.bake.n': `
      fisksoppa
      paj
      potatissallad
      svampsås
      rabarberkräm
      gryta
      omelett
      ärtsoppa
      gratäng
      grönsakssoppa
      blåbärspaj
    `,
    'object.bake.t': `
      smörgåsbord
      potatismos
      grönsaksfat
      tilltugg
      mellanmål
      kvällsmål
      ostfat
    `,
    'object.bake.pl': `
      pannkakor
      våfflor
      köttbullar
      raggmunkar
      plättar
      rotfrukter
      grönsaksbiffar
      kroppkakor
    `,
    'kind.bake': {
      forms: 'n | t | pl',
      phrases: `
      en hemlagad | ett hemlagat | hemlagade
      en väldoftande | ett väldoftande | väldoftande
      en klassisk | ett klassiskt | klassiska
      en lättlagad | ett lättlagat | lättlagade
      en läcker | ett läckert | läckra
      en god | ett gott | goda
      en enkel | ett enkelt | enkla
      en uppskattad | ett uppskattat | uppskattade
      en traditionell | ett traditionellt | traditionella
      en smakrik | ett smakrikt | smakrika
      en ovanlig | ett ovanligt | ovanliga
      en mättande | ett mättande | mättande
    `,
    },
    'place.bake': `
      i köket
      på verandan
      i sommarstugan
      på värdshuset
      i skolköket
      vid stranden
      på kaféet
      i trädgården
      i bagarstugan
      i farstun
      på torpet
      vid den öppna spisen
      till middagen
      till lunchen
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      planterade | plantera | planterat
      vattnade | vattna | vattnat
      gödslade | gödsla | gödslat
      flyttade | flytta | flyttat
      beundrade | beundra | beundrat
      sålde | sälja | sålt
      köpte | köpa | köpt
      fotograferade | fotografera | fotograferat
    `,
    },
    'object.garden.n': `
      rosenbuske
      pelargon
      pion
      klematis
      tomatplanta
      krusbärsbuske
      kaprifol
      syrenbuske
      solros
      rabarberplanta
      vinranka
      hortensia
    `,
    'object.garden.t': `
      äppelträd
      päronträd
      plommonträd
      körsbärsträd
      fikonträd
      olivträd
      citronträd
      smultronland
    `,
    'object.garden.pl': `
      dahlior
      jordgubbsplantor
      örter
      tulpaner
      luktärter
      stockrosor
      gurkplantor
      vinbärsbuskar
      ringblommor
      riddarsporrar
    `,
    'kind.garden': {
      forms: 'n | t | pl',
      phrases: `
      en liten | ett litet | små
      en ståtlig | ett ståtligt | ståtliga
      en ovanlig | ett ovanligt | ovanliga
      en späd | ett spätt | späda
      en härdig | ett härdigt | härdiga
      en ömtålig | ett ömtåligt | ömtåliga
      en frodig | ett frodigt | frodiga
      en känslig | ett känsligt | känsliga
      en vacker | ett vackert | vackra
      en nyköpt | ett nyköpt | nyköpta
      en välväxt | ett välväxt | välväxta
      en solälskande | ett solälskande | solälskande
    `,
    },
    'place.garden': `
      vid grinden
      i växthuset
      bakom huset
      längs staketet
      vid brunnen
      på kolonilotten
      på balkongen
      vid södra väggen
      nära dammen
      i parken
      intill trappan
      på skolgården
      vid lusthuset
      i rabatten
    `,

    'verb.mend': {
      forms: 'past | inf | sup',
      phrases: `
      lagade | laga | lagat
      reparerade | reparera | reparerat
      putsade | putsa | putsat
      undersökte | undersöka | undersökt
      rengjorde | rengöra | rengjort
      provade | prova | provat
      oljade | olja | oljat
      dammade | damma | dammat
      granskade | granska | granskat
    `,
    },
    'object.mend.n': `
      cykel
      symaskin
      vattenpump
      skottkärra
      radioapparat
      väggklocka
      speldosa
      skrivmaskin
      gräsklippare
      fläkt
      tvåhjuling
      utombordare
    `,
    'object.mend.t': `
      väckarur
      dragspel
      golvur
      modelltåg
      stativ
    `,
    'object.mend.pl': `
      kaffekvarnar
      lyktor
      cyklar
      kameror
      klockor
      symaskiner
    `,
    'kind.mend': {
      forms: 'n | t | pl',
      phrases: `
      en gammal | ett gammalt | gamla
      en sliten | ett slitet | slitna
      en trasig | ett trasigt | trasiga
      en grönmålad | ett grönmålat | grönmålade
      en begagnad | ett begagnat | begagnade
      en krånglande | ett krånglande | krånglande
      en ärvd | ett ärvt | ärvda
      en antik | ett antikt | antika
      en bortglömd | ett bortglömt | bortglömda
      en välbyggd | ett välbyggt | välbyggda
      en utländsk | ett utländskt | utländska
    `,
    },
    'place.mend': `
      i verkstaden
      i garaget
      på gården
      i källaren
      i boden
      på uppfarten
      i farstun
      utanför uthuset
      i hobbyrummet
      på logen
      vid arbetsbänken
      i trapphuset
    `,

    'verb.craft': {
      forms: 'past | inf | sup',
      phrases: `
      köpte | köpa | köpt
      sålde | sälja | sålt
      tillverkade | tillverka | tillverkat
      gjorde | göra | gjort
      beundrade | beundra | beundrat
      lagade | laga | lagat
      tvättade | tvätta | tvättat
      valde | välja | valt
      ritade | rita | ritat
    `,
    },
    'object.craft.n': `
      halsduk
      filt
      bordslöpare
      väska
      sjal
      kudde
      duk
      mössa
    `,
    'object.craft.t': `
      överkast
      förkläde
      örngott
      lapptäcke
      bokmärke
      draperi
      sittunderlag
      armband
    `,
    'object.craft.pl': `
      vantar
      strumpor
      grytlappar
      gardiner
      handledsvärmare
      servetter
      raggsockor
      tofflor
    `,
    'kind.craft': {
      forms: 'n | t | pl',
      phrases: `
      en randig | ett randigt | randiga
      en rutig | ett rutigt | rutiga
      en färgglad | ett färgglatt | färgglada
      en blommig | ett blommigt | blommiga
      en mjuk | ett mjukt | mjuka
      en ljusblå | ett ljusblått | ljusblå
      en mönstrad | ett mönstrat | mönstrade
      en enkel | ett enkelt | enkla
      en vacker | ett vackert | vackra
      en mörkgrön | ett mörkgrönt | mörkgröna
      en tunn | ett tunt | tunna
      en påkostad | ett påkostat | påkostade
    `,
    },
    'place.craft': `
      på syjuntan
      i ateljén
      i vardagsrummet
      på hantverksmarknaden
      vid fönstret
      i hemslöjdsboden
      på kvällskursen
      i vävstugan
      på tåget
      i gungstolen
      vid brasan
      i bygdegården
    `,

    'verb.music': {
      forms: 'past | inf | sup',
      phrases: `
      spelade | spela | spelat
      framförde | framföra | framfört
      mindes | minnas | mints
      repeterade | repetera | repeterat
      arrangerade | arrangera | arrangerat
      hörde | höra | hört
    `,
    },
    'object.music.n': `
      vals
      visa
      polska
      melodi
      sång
      marsch
      slagdänga
      etyd
    `,
    'object.music.t': `
      pianostycke
      tema
      mellanspel
      förspel
      musikstycke
    `,
    'object.music.pl': `
      visor
      låtar
      vaggvisor
      sjömansvisor
      polskor
      valser
      vårsånger
      menuetter
    `,
    'kind.music': {
      forms: 'n | t | pl',
      phrases: `
      en stillsam | ett stillsamt | stillsamma
      en medryckande | ett medryckande | medryckande
      en vemodig | ett vemodigt | vemodiga
      en välkänd | ett välkänt | välkända
      en svår | ett svårt | svåra
      en finstämd | ett finstämt | finstämda
      en gammal | ett gammalt | gamla
      en nyskriven | ett nyskrivet | nyskrivna
      en klingande | ett klingande | klingande
      en lättlärd | ett lättlärt | lättlärda
      en älskad | ett älskat | älskade
      en munter | ett muntert | muntra
    `,
    },
    'place.music': `
      i musiksalen
      på scenen
      i aulan
      på dansbanan
      på bryggan
      i replokalen
      på torget
      i bygdegården
      i parken
      på verandan
      hemma i köket
      i studion
    `,

    'verb.draw': {
      forms: 'past | inf | sup',
      phrases: `
      målade | måla | målat
      tecknade | teckna | tecknat
      avbildade | avbilda | avbildat
      förevigade | föreviga | förevigat
      skissade | skissa | skissat
    `,
    },
    'object.draw.n': `
      fyr
      hamn
      bro
      väderkvarn
      fjällsjö
      gränd
      ladugård
      lada
      sjöbod
      segelbåt
      glänta
      järnvägsstation
    `,
    'object.draw.t': `
      vattenfall
      landskap
      båthus
      fiskeläge
      torp
      bergsmassiv
      trädgårdshus
      äppelträd
    `,
    'object.draw.pl': `
      sjöbodar
      björkar
      segelbåtar
      fiskmåsar
      klippor
      holmar
      hustak
      vildrosor
    `,
    'kind.draw': {
      forms: 'n | t | pl',
      phrases: `
      en avlägsen | ett avlägset | avlägsna
      en pittoresk | ett pittoreskt | pittoreska
      en ensam | ett ensamt | ensamma
      en solbelyst | ett solbelyst | solbelysta
      en dimmig | ett dimmigt | dimmiga
      en vindpinad | ett vindpinat | vindpinade
      en stilla | ett stilla | stilla
      en vacker | ett vackert | vackra
      en enslig | ett ensligt | ensliga
      en välbekant | ett välbekant | välbekanta
      en drömlik | ett drömlikt | drömlika
    `,
    },
    'place.draw': `
      i akvarell
      i kol
      med färgkritor
      i skissblocket
      till utställningen
      på stor duk
      med tunn pensel
      med bläck
      i dämpade färger
      med stor omsorg
      i klara färger
      till ett vykort
    `,

    'verb.trade': {
      forms: 'past | inf | sup',
      phrases: `
      köpte | köpa | köpt
      sålde | sälja | sålt
      fyndade | fynda | fyndat
      hittade | hitta | hittat
      beställde | beställa | beställt
      valde | välja | valt
      bytte | byta | bytt
      erbjöd | erbjuda | erbjudit
    `,
    },
    'object.trade.n': `
      korg
      tekanna
      spegel
      vas
      fågelholk
      oljelampa
      brödkniv
      kruka
      brödkorg
      kaffekanna
    `,
    'object.trade.t': `
      schackspel
      kaffeservis
      skrin
      skåp
      paraply
      lerkrus
      nyckelskåp
      vindspel
    `,
    'object.trade.pl': `
      päron
      plommon
      äpplen
      jordgubbar
      blåbär
      körsbär
      ljusstakar
      hallon
      krukor
      korgar
    `,
    'kind.trade': {
      forms: 'n | t | pl',
      phrases: `
      en fin | ett fint | fina
      en vacker | ett vackert | vackra
      en liten | ett litet | små
      en stor | ett stort | stora
      en prisvärd | ett prisvärt | prisvärda
      en efterfrågad | ett efterfrågat | efterfrågade
      en perfekt | ett perfekt | perfekta
      en ovanlig | ett ovanligt | ovanliga
      en färgstark | ett färgstarkt | färgstarka
    `,
    },
    'place.trade': `
      på torget
      på marknaden
      i handelsboden
      på loppisen
      i lanthandeln
      vid vägkanten
      i saluhallen
      på auktionen
      i hamnen
      hos en granne
      på gårdsförsäljningen
      i stan
    `,

    // ── Time, manner, what comes next ───────────────────────────────────────
    // The verb follows: i går … läste.
    time: `
      i går morse
      i går kväll
      i förrgår
      i förra veckan
      en tidig morgon
      en ledig eftermiddag
      en vanlig tisdag
      på söndagen
      på lördagsmorgonen
      på fredagskvällen
      på onsdagen
      efter frukosten
      efter lunchen
      efter jobbet
      efter lektionen
      före lunch
      före frukosten
      under rasten
      under tågresan
      mot kvällen
      framåt eftermiddagen
      tidigt på morgonen
      sent på eftermiddagen
      strax före middagen
      dagen därpå
      häromdagen
      härom kvällen
      förra helgen
      hela förmiddagen
      hela dagen
      då och då
      för det mesta
      som vanligt
      ibland
      ännu en gång
      till slut
      redan på måndagen
      första lediga dagen
      sista dagen i månaden
      utan brådska
      med stor glädje
      med lugn hand
      tillsammans med en vän
      av ren nyfikenhet
      till allas glädje
      mitt i veckan
      på egen hand
    `,
    manner: `
      med stor omsorg
      utan att skynda sig
      i lugn och ro
      med van hand
      till sin egen förvåning
      till grannarnas glädje
      för första gången
      en gång till
      tillsammans med en vän
      på egen hand
      medan radion spelade
      med ett leende
      under tystnad
      med stort tålamod
      utan större besvär
      i all enkelhet
      som så ofta förr
      på bara en timme
    `,
    mood: `
      mycket nöjd efteråt
      riktigt stolt över sig själv
      inte det minsta trött
      både glad och nöjd
      alldeles lycklig
      ganska nöjd med dagen
      inte alls orolig
      mer än nöjd
      på ett strålande humör
      nästan rörd
      inte så lite imponerad
      lite förvånad själv
      lugnare än på länge
      glad för det
      både trött och glad
      inte längre blyg
      helt uppslukad av det
      mycket noga med det
      förstås väldigt nöjd
      inte alltid så säker på saken
    `,
    // The verb and the rest stand apart where something comes first.
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      promenerade | hem längs ån | promenera hem längs ån
      satte | på en kanna te | sätta på en kanna te
      öppnade | alla fönster | öppna alla fönster
      tände | lampan i fönstret | tända lampan i fönstret
      sopade | trappan | sopa trappan
      cyklade | till torget | cykla till torget
      ringde | en gammal vän | ringa en gammal vän
      hälsade | på hos en granne | hälsa på hos en granne
      satte | sig på trappan | sätta sig på trappan
      vilade | en stund i skuggan | vila en stund i skuggan
      tog | sista bussen | ta sista bussen
      diskade | alla koppar | diska alla koppar
      tvättade | händerna | tvätta händerna
      dukade | bordet | duka bordet
      tog | på sig en varm tröja | ta på sig en varm tröja
      drack | ett glas vatten | dricka ett glas vatten
      städade | undan verktygen | städa undan verktygen
      räknade | fåglarna på taket | räkna fåglarna på taket
      tittade | ut över viken | titta ut över viken
      lyssnade | på regnet | lyssna på regnet
      kokade | ägg till frukost | koka ägg till frukost
      lånade | ett paraply | låna ett paraply
      hängde | tvätten på tork | hänga tvätten på tork
      matade | katten | mata katten
      gick | ner till bryggan | gå ner till bryggan
      somnade | i fåtöljen | somna i fåtöljen
      låste | dörren | låsa dörren
      plockade | en bukett | plocka en bukett
      berättade | en rolig historia | berätta en rolig historia
      skrattade | högt | skratta högt
      vinkade | till barnen | vinka till barnen
      bar | in veden | bära in veden
      delade | ut kanelbullar | dela ut kanelbullar
      antecknade | allting | anteckna allting
      gäspade | stort | gäspa stort
      rullade | upp kartan | rulla upp kartan
      vände | hem i skymningen | vända hem i skymningen
      skalade | potatis till middagen | skala potatis till middagen
      öppnade | paraplyet | öppna paraplyet
      köpte | färskt bröd | köpa färskt bröd
      tackade | för hjälpen | tacka för hjälpen
      höll | upp dörren för alla | hålla upp dörren för alla
    `,
    },
    demands: `
      kräver
      fordrar
      ger
      övar upp
      väcker
      lär ut
    `,
    virtue: `
      tålamod
      nyfikenhet
      noggrannhet
      fantasi
      uthållighet
      fingerfärdighet
      koncentration
      känsla för detaljer
      omtanke
      påhittighet
      ödmjukhet
      framförhållning
      självdisciplin
      lyhördhet
      humor
      lugn
      eftertanke
      uppmärksamhet
    `,
    opinion: `
      enligt många
      för de flesta
      i längden
      egentligen
      som bekant
      för en nybörjare
      trots allt
      i vår familj
      på landet
      numera
      utan tvekan
      om man har tid
    `,
    worth: `
      roligt
      avkopplande
      lärorikt
      nyttigt
      spännande
      skönt
      lättare än man tror
      svårare än man tror
      trivsamt
      givande
      klokt
      mödan värt
      en fröjd
      ett sant nöje
      en konst
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // A clause that any deed of people may go with, with its verb second.
    weather: `
      regnet slutade
      vinden vände
      solen bröt igenom
      dimman lättade
      molnen skingrades
      skuggorna blev längre
      himlen klarnade
      regnet smattrade mot rutan
      koltrasten sjöng
      en fiskmås skrek
      luften blev kyligare
      daggen låg kvar
      ljuset föll in
      svalorna flög lågt
      en regnbåge syntes
      vågorna slog mot bryggan
      lönnarna susade
      åskan mullrade i fjärran
      månen gick upp
      fjärilarna kom fram
      en hackspett trummade
      himlen mörknade
      solen gick upp
      regnet kom
    `,
    'nature.water': `
      ån
      bäcken
      forsen
      älven
      kanalen
      rännilen
      källan
      strömmen
    `,
    'does.water': `
      glittrade
      blänkte
      glimmade
      skimrade
      gnistrade
      porlade
      kluckade
    `,
    'where.water': `
      bakom alarna
      nedanför kullen
      mellan klipporna
      intill stigen
      bortom åkrarna
      vid skogsbrynet
      under bron
      bakom kvarnen
      framför sjöbodarna
      vid foten av berget
      utanför byn
      mellan björkarna
    `,
    'nature.wind': `
      vinden
      brisen
      västanvinden
      sjöbrisen
      kvällsbrisen
      en svag vind
      en ljum vind
      en mild bris
    `,
    'does.wind': `
      drog
      svepte
      strök
      susade
      gick
      lekte
      viskade
      for
      blåste
      ven
    `,
    'where.wind': `
      genom trädkronorna
      över åkrarna
      över ängen
      genom vassen
      längs stranden
      över takåsarna
      mellan husen
      genom björkallén
      över fjärden
      längs bryggorna
      genom fruktträdgården
      över heden
    `,
    'nature.animal': `
      en ekorre
      en räv
      en rådjurskid
      en igelkott
      en hare
      en domherre
      en nötskrika
      en katt
      en trana
      en häger
      ett rådjur
      ett par svanar
      en flock gäss
      några höns
      två getter
      en hund
      en koltrast
      en kråka
    `,
    'does.animal': `
      vilade
      lyssnade
      spanade
      väntade
      syntes
      stod
      stannade
      satt
      nosade
      dåsade
    `,
    'where.animal': `
      vid staketet
      i det höga gräset
      bakom uthuset
      under äppelträdet
      nere vid bäcken
      mellan bärbuskarna
      i skogsbrynet
      på gårdsplanen
      intill vedboden
      bland liljekonvaljerna
      på stenmuren
      vid vägkanten
    `,
    'nature.plant': `
      häggen
      syrenen
      kaprifolen
      vildrosen
      magnolian
      jasminen
      körsbärsträdet
      rosenbusken
      oxeln
      fläderbusken
      slånbuskarna
    `,
    'does.plant': `
      doftade
      svajade
      gungade
      susade
      växte
      blommade
      prunkade
      prasslade
    `,
    'where.plant': `
      vid grinden
      på torget
      intill skolan
      bakom ladan
      nere vid vattnet
      i hörnet av parken
      längs landsvägen
      framför stationen
      på kullen
      utanför köksfönstret
      vid brunnen
      bredvid bänken
    `,
    'nature-time': `
      hela dagen
      den morgonen
      mot kvällen
      i gryningen
      den eftermiddagen
      efter regnet
      varje morgon
      som alltid
      för en stund
      ännu en gång
      den veckan
      utan ett ljud
      den dagen
      i skymningen
      en stund senare
      några dagar senare
      tidigt en morgon
      runt middagstid
      från morgon till kväll
      som på en given signal
      för en gångs skull
      som så ofta på våren
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      på köksbordet
      på fönsterbrädan
      i den översta lådan
      i skåpet
      på bokhyllan
      i en korg
      på bänken
      under trappan
      i hallen
      på hatthyllan
      i byrån
      bredvid symaskinen
      på vinden
      bakom dörren
      i vedkorgen
    `,
    lay: `
      låg
      fanns
      låg fortfarande
      fanns fortfarande
      hittades
    `,
    thing: `
      ett paraply
      en tekopp
      en karta
      en anteckningsbok
      ett par glasögon
      en nyckelknippa
      en ficklampa
      en stråhatt
      ett kuvert
      en handspegel
      ett rep
      ett vykort
      ett fotografi
      ett par sandaler
      ett par handskar
      en trådrulle
      ett stearinljus
      en blyertspenna
      en sjal
      en lavendelpåse
      en ask kritor
      en hög tidningar
      en påse kulor
      ett bläckhorn
      en liten klocka
      en sax
      en tumstock
      en kikare
      en väckarklocka
      en träsked
    `,
    building: `
      biblioteket
      stationen
      bokhandeln
      tehuset
      museet
      skolan
      saluhallen
      snickeriet
      postkontoret
      fyren
      växthuset
      magasinet
      pensionatet
      teatern
      bageriet
      kaféet
      bygdegården
      badhuset
      lanthandeln
      konserthuset
    `,
    'building-where': `
      vid torget
      på andra sidan ån
      nere i hamnen
      bakom parken
      i slutet av gatan
      på höjden
      mitt i byn
      bredvid apoteket
      intill kanalen
      på hörnet
      vid stranden
      i gamla stan
      längst bort
      utanför staden
    `,
    'building-does': `
      lyste i solen
      öppnade igen
      luktade nymålat
      drog till sig turister
      låg öde
      syntes på långt håll
      surrade av röster
      hade fulla hus
      gömde många minnen
      väckte beundran
      höll öppet för alla
      fick nytt tak
      bytte färg
      fylldes av musik
    `,
    machine: `
      kylskåpet
      radion
      diskmaskinen
      symaskinen
      kaffebryggaren
      väggklockan
      tvättmaskinen
      gräsklipparen
      fläkten
      skrivaren
      speldosan
      hissen
    `,
    'machine-does': `
      surrade svagt
      tystnade
      gick igång igen
      stannade för en stund
      knäppte till
      gick som ett urverk
      gav ifrån sig ett ljud
      startade utan problem
      brummade i bakgrunden
      behövde ses över
    `,
    vehicle: `
      tåget
      bussen
      färjan
      spårvagnen
      skärgårdsbåten
      ångbåten
      pendeltåget
      rälsbussen
      lastbilen
      postbilen
    `,
    'vehicle-does': `
      kom i tid
      kom tio minuter för tidigt
      var nästan full
      stannade vid bron
      rullade förbi
      gav sig av
      försvann bakom kröken
      var försenad
      tutade två gånger
      väntade en stund
      hördes på håll
      svängde av mot hamnen
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: {
      forms: 'past | inf',
      phrases: `
      promenerade | promenera
      cyklade | cykla
      gick | gå
      vandrade | vandra
      strosade | strosa
      skyndade | skynda
    `,
    },
    to: `
      till torget
      till stranden
      till stationen
      till biblioteket
      till skolan
      till fyren
      till hamnen
      till museet
      till bokhandeln
      till sjön
      till parken
      till marknaden
      till bageriet
      till verkstaden
      till utsiktstornet
      till badplatsen
      till kvarnen
      till närmaste by
    `,
    along: `
      längs ån
      genom parken
      över den gamla bron
      förbi väderkvarnen
      genom björkskogen
      längs stranden
      på smala stigar
      över ängen
      genom gränden
      uppför backen
      utmed kanalen
      genom villakvarteren
    `,
    carrying: `
      med ett paraply under armen
      med kameran på axeln
      med en korg på armen
      med ryggsäcken full
      med hatten på sned
      med en skissbok i fickan
      i gummistövlar
      i randig tröja
      med goda nyheter
      i raska steg
      i maklig takt
      med matsäck
      utan att stanna
      med en visa på läpparna
    `,
    event: `
      bokmässan
      sommarkonserten
      loppmarknaden
      vernissagen
      dansföreställningen
      skördefesten
      filmkvällen
      skolpjäsen
      poesiaftonen
      hantverksmässan
      roddtävlingen
      visaftonen
      trädgårdsdagen
      matfestivalen
    `,
    'event-does': `
      började i tid
      blev en succé
      lockade många besökare
      slutade med allsång
      flyttades fram en timme
      blev lyckad
      pågick till sent
      var gratis för alla
      drog fullt hus
      fick fina recensioner
    `,
    'event-where': `
      på torget
      vid sjön
      på skolgården
      i stadsparken
      i bygdegården
      nere i hamnen
      på ängen
      framför museet
      vid kanalen
      utanför biblioteket
    `,
    though: `
      trots att det duggade
      trots den kyliga vinden
      trots att strömmen gick
      trots de mörka molnen
      trots att scenen var liten
      trots ett sent besked
      trots den korta förberedelsen
      trots att stolarna inte räckte
      trots att vägen var avstängd
      fast det var en vardag
      fast få hade hört talas om det
      fast ingen hade väntat sig det
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sa
      viskade
      utbrast
      svarade
      mumlade
      ropade
    `,
    asked: `
      frågade
      undrade
    `,
    promise: `
      i morgon ska jag
      nästa vecka vill jag
      till helgen kan vi
      en dag ska jag
      snart får vi
      i kväll ska vi
      efter maten kan vi
      nästa gång vill jag
    `,
    'shall-we': `
      ska vi
      kan vi inte
      vill du inte
      hinner vi
      får jag
      tänker ni
    `,
    wonder: `
      vem
      vem i all världen
      vilken granne
      vem av eleverna
    `,
    joy: `
      så roligt det är
      vad roligt
      tänk så skönt
      vilken lycka
      vilket nöje
      så trevligt
    `,
    exclaim: `
      vilken utsikt
      vilket ljus
      vilken doft
      vilken tystnad
      så vackert
      så fridfullt
      titta, en regnbåge
      vilken himmel
      så stilla vattnet är
      vilka färger
      här är det vackert
      så grönt allting är
    `,
    vantage: `
      från trappan
      från bryggan
      vid grinden
      på perrongen
      från utsiktstornet
      vid fönstret
      mitt på bron
      på väg hem
      från båten
      uppe på kullen
      på stigen
      nere vid vattnet
    `,
  },

  statements: `
    {time} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T}.
    {time} {verb.T:past} den {trait} {person} {kind.T:K} {object.T.K}.
    den {trait} {person} {verb.T:past} {kind.T:K} {object.T.K} och {next:verb} {next:rest}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} {manner}.
    efter att ha {verb.T:sup} {kind.T:K} {object.T.K} {next:verb} {person} {next:rest}.
    när {weather} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T}.
    {weather} medan {person} {verb.T:past} {kind.T:K} {object.T.K}.
    det var den {trait} {person} som {verb.T:past} {kind.T:K} {object.T.K} {place.T} {manner}.
    ingen visste att {person} hade {verb.T:sup} {kind.T:K} {object.T.K} {place.T}.
    {person} tänkte {verb.T:inf} {kind.T:K} {object.T.K} men {next:verb} i stället {next:rest} och var {mood}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} och var {mood}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    den {trait} {person} {next:verb} {next:rest} {manner}.
    {person}, {who}, {next:verb} {next:rest} när {person/2} {goes:past} {to}.
    {time} {next:verb} den {trait} {person} {next:rest}.
    att {verb.T:inf} {kind.T:K} {object.T.K} {demands} både {virtue} och {virtue/2}.
    {opinion} är det {worth} att {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    både {person} och {person/2} ville {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {nature-time} {does.N} {nature.N} {where.N}.
    {nature.N} {does.N} {where.N} medan {person} {next:verb} {next:rest}.
    {nature.N} {does.N} {where.N}, och {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {surface} {lay} inte bara {thing} utan också {thing/2} och {thing/3}.
    {surface} {lay} {thing} och {thing/2} som tillhörde den {trait} {person}.
    {building} {building-where} {building-does} när den {trait} {person} {next:verb} {next:rest}.
    {machine} {machine-does}, och den {trait} {person} {next:verb} {next:rest}.
    {vehicle} {vehicle-does}, och {person}, {who}, {next:verb} {next:rest}.
    {time} {goes:past} {person} {to} {along} {carrying}.
    {person} {goes:past} först {to} och {next:verb} sedan {next:rest}.
    {event} {event-where} {event-does} {though}, berättade {person}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} medan {person/2} {next:verb} {next:rest}.
    {time} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T} medan den {trait} {person/2} {next:verb} {next:rest}.
    {person} ville också {verb.T:inf} {kind.T:K} {object.T.K}.
    {person} kunde inte låta bli att {verb.T:inf} {kind.T:K} {object.T.K}.
    den {trait} {person} {verb.T:past} {object.T.pl} och var {mood}.
    {person} {verb.T:past} {kind.T:K} {object.T.K}.
    när {weather} {verb.T:past} den {trait} {person} {kind.T:K} {object.T.K} {place.T}, och {person/2} {next:verb} {next:rest}.
  `,
  lively: `
    ”{^promise} {verb.T:inf} {kind.T:K} {object.T.K}”, {says} den {trait} {person}.
    ”{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?” {asked} {person} {vantage}.
    ”{^exclaim}!” {says} den {trait} {person} {vantage}.
    {wonder} hade {verb.T:sup} {kind.T:K} {object.T.K} {place.T}?
    {joy} att {verb.T:inf} {kind.T:K} {object.T.K} {place.T}!
    varför {verb.T:past} den {trait} {person} {kind.T:K} {object.T.K} {place.T}?
  `,
  words: `
    afton arbete backe bad bank barn berg besök björk blad blomma bok bord bro brygga bröd brev
    buske bäck båt bänk bänkrad cykel dag dal damm dimma dockteater doft dröm duk dörr ek ekorre
    eld fjäll fjäril fjärd flod flöjt fras fredag frost frukost frukt fråga fågel färg fönster
    gata glas granne gren gräs gräsmatta grind gryning gräns guide gård gåta hall hamn handske
    hare hav hink himmel horisont hund hus hylla häst höjd höst idé is jord kaffe kaka kanel
    kanal karta katt klocka klippa knapp kniv kock konsert korg kran krita kudde kulle kust
    kväll kyla källa kök lada lampa land lekplats linje ljud ljus luft lund lust låda låt
    läsning löv mark marknad mat melodi middag minne mjölk moln morgon mossa museum musik måne
    mönster namn natt nyckel näbb nät ord ost papper paraply park paus penna perrong piano pil
    plats plommon plog promenad päron påse rad regn resa ris ros rost rum rymd rätt rönn sal
    salt sand segel sjö skepp skog skola skugga sko skåp smak snickare snö sol sommar sparv
    spegel spel spår stad stall station sten stig stjärna stol strand streck ström stund svan
    svamp sång säng säsong söndag tak tallrik tanke te teater tid tidning timme tomat torg torn
    trappa träd trädgård tråd tröja tunnel tvätt tåg uggla vagn vals vana vante vardag vas vass
    vatten vecka ved vind vinter vy vår väg vän värme växt yta ångbåt åker äng äpple ö ögonblick
    arbeta baka berätta besöka bygga bära börja cykla dansa dela dricka drömma duka fiska flytta
    glömma gå gräva hjälpa hitta hoppa hämta höra knyta koka komma laga le leka leta lyssna låna
    lägga läsa lära lösa måla odla packa plantera plocka promenera räkna rita ropa samla segla
    se sitta sjunga skratta skriva sova spela springa stanna steka sy såga söka tala tycka tänka
    tända vandra vattna vila visa vänta väva äta öppna öva blå bred djup enkel fin frisk glad
    god grön gul hel hög klar kort lugn lätt lång mild mjuk mörk ny nära rak ren rik rund röd
    skön slät snabb stark stilla stor svart söt tidig trygg tunn tyst tät varm vacker vit vänlig
  `,
}
