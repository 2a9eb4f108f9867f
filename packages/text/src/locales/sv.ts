import type { Locale } from '../notation/locale.js'

/**
 * Swedish: narrative in the past tense. A topic (read, write, cook …) holds together what
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
  opening: { lead: 'Lorem ipsum: ', capital: true },

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
      postiljonen
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
      forskaren
      biodlaren
      väverskan
      grannen
      ingenjören
      slöjdläraren
      bokhandlaren
      servitören
      konditorn
      glasblåsaren
      fyrvaktaren
      körledaren
      sömmerskan
      kusinen
      läkaren
      väninnan
      värdinnan
      gitarristen
      elektrikern
      arkitekten
      krukmakaren
      skådespelaren
      piloten
      målaren
      pianisten
      veterinären
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
      muntra
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
      som cyklade överallt
      som sällan klagade
      som hade vuxit upp vid havet
      som visslade för sig själv
      som längtade efter semestern
      som hade lovat att hjälpa till
      som tyckte om ordning
      som alltid hade tid för andra
      som hade sovit gott
      som gärna bjöd hem vänner
      som inte sa så mycket
      som talade fyra språk
      som hade gott om tid
      som gillade gamla filmer
      som alltid log
      som var ute i god tid
      som hade bott utomlands
      som samlade på frimärken
      som skulle resa dagen därpå
      som brukade vandra i fjällen
      som sjöng i kör
      som inte gillade att vänta
      som hade ett gott minne
      som tyckte om frisk luft
      som var bra på det mesta
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'past | inf | sup',
      phrases: `
      läste | läsa | läst
      studerade | studera | studerat
      granskade | granska | granskat
      slukade | sluka | slukat
      recenserade | recensera | recenserat
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
      fågelbok
      barnbok
      biografi
    `,
    'object.read.t': `
      häfte
      seriealbum
      magasin
      månadsmagasin
    `,
    'object.read.pl': `
      noveller
      romaner
      serietidningar
      kokböcker
      barnböcker
      diktsamlingar
      tidskrifter
      biografier
    `,
    'kind.read': {
      forms: 'n | t | pl',
      phrases: `
      en gammal | ett gammalt | gamla
      en illustrerad | ett illustrerat | illustrerade
      en spännande | ett spännande | spännande
      en tunn | ett tunt | tunna
      en tjock | ett tjockt | tjocka
      en gulnad | ett gulnat | gulnade
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
      på konditoriet
      vid köksbordet
      på trappan
      i fåtöljen
    `,

    'verb.write': {
      forms: 'past | inf | sup',
      phrases: `
      skrev | skriva | skrivit
      renskrev | renskriva | renskrivit
      redigerade | redigera | redigerat
      finslipade | finslipa | finslipat
      korrekturläste | korrekturläsa | korrekturläst
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
      barnvisa
      krönika
      essä
    `,
    'object.write.t': `
      brev
      tal
      kapitel
      manus
      reportage
      föredrag
    `,
    'object.write.pl': `
      dikter
      sagor
      artiklar
      noveller
      krönikor
      visor
      recensioner
      berättelser
      insändare
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
      en tänkvärd | ett tänkvärt | tänkvärda
      en efterlängtad | ett efterlängtat | efterlängtade
      en lättläst | ett lättläst | lättlästa
      en genomtänkt | ett genomtänkt | genomtänkta
      en rolig | ett roligt | roliga
      en spännande | ett spännande | spännande
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
      i sovrummet
      på verandan
      på en parkbänk
      vid köksbordet
      på tåget
    `,

    'verb.cook': {
      forms: 'past | inf | sup',
      phrases: `
      lagade | laga | lagat
      tillredde | tillreda | tillrett
      serverade | servera | serverat
      förberedde | förbereda | förberett
      provsmakade | provsmaka | provsmakat
      åt | äta | ätit
    `,
    },
    'object.cook.n': `
      fisksoppa
      paj
      potatissallad
      svampsoppa
      rabarberkräm
      gryta
      omelett
      ärtsoppa
      gratäng
      morotssoppa
      blåbärspaj
    `,
    'object.cook.t': `
      potatismos
      rotmos
      äppelmos
      mellanmål
    `,
    'object.cook.pl': `
      pannkakor
      våfflor
      köttbullar
      potatisbullar
      plättar
      fiskbullar
      grönsaksbiffar
      kroppkakor
    `,
    'kind.cook': {
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
      en mättande | ett mättande | mättande
      en lyckad | ett lyckat | lyckade
      en rejäl | ett rejält | rejäla
    `,
    },
    'place.cook': `
      i köket
      på verandan
      i sommarstugan
      på värdshuset
      i skolköket
      vid stranden
      på konditoriet
      i trädgården
      i bygdegården
      på torpet
      vid den öppna spisen
      hemma hos en granne
      på campingen
      i klubbstugan
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      planterade | plantera | planterat
      vattnade | vattna | vattnat
      gödslade | gödsla | gödslat
      flyttade | flytta | flyttat
      fotograferade | fotografera | fotograferat
      skötte | sköta | skött
      vårdade | vårda | vårdat
      tecknade | teckna | tecknat
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
      hortensia
    `,
    'object.garden.t': `
      äppelträd
      päronträd
      plommonträd
      körsbärsträd
      fikonträd
      citronträd
    `,
    'object.garden.pl': `
      dahlior
      pelargoner
      rosor
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
      en blommande | ett blommande | blommande
    `,
    },
    'place.garden': `
      vid grinden
      bredvid växthuset
      bakom huset
      intill staketet
      vid brunnen
      på kolonilotten
      vid södra väggen
      nära dammen
      i parken
      intill trappan
      på skolgården
      vid lusthuset
      på baksidan
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
      granskade | granska | granskat
      renoverade | renovera | renoverat
    `,
    },
    'object.mend.n': `
      cykel
      symaskin
      vattenpump
      brödrost
      radioapparat
      väggklocka
      speldosa
      skrivmaskin
      gräsklippare
      fläkt
      utombordare
    `,
    'object.mend.t': `
      väckarur
      dragspel
      golvur
      modelltåg
      armbandsur
      fickur
    `,
    'object.mend.pl': `
      kaffekvarnar
      lyktor
      cyklar
      kameror
      klockor
      symaskiner
      radioapparater
    `,
    'kind.mend': {
      forms: 'n | t | pl',
      phrases: `
      en gammal | ett gammalt | gamla
      en sliten | ett slitet | slitna
      en trasig | ett trasigt | trasiga
      en begagnad | ett begagnat | begagnade
      en krånglande | ett krånglande | krånglande
      en ärvd | ett ärvt | ärvda
      en äldre | ett äldre | äldre
      en ovanlig | ett ovanligt | ovanliga
      en utländsk | ett utländskt | utländska
    `,
    },
    'place.mend': `
      i verkstaden
      i garaget
      på gården
      i källaren
      i boden
      i redskapsboden
      i uthuset
      i hobbyrummet
      på logen
      vid arbetsbänken
      i trapphuset
      bakom garaget
    `,

    'verb.craft': {
      forms: 'past | inf | sup',
      phrases: `
      stickade | sticka | stickat
      virkade | virka | virkat
      gjorde | göra | gjort
      tillverkade | tillverka | tillverkat
    `,
    },
    'object.craft.n': `
      halsduk
      filt
      sjal
      mössa
      tröja
      väst
      kofta
      barnmössa
    `,
    'object.craft.t': `
      överkast
      pannband
      sittunderlag
      täcke
    `,
    'object.craft.pl': `
      vantar
      strumpor
      koftor
      handledsvärmare
      sockor
      tofflor
      benvärmare
      barnvantar
    `,
    'kind.craft': {
      forms: 'n | t | pl',
      phrases: `
      en randig | ett randigt | randiga
      en rutig | ett rutigt | rutiga
      en färgglad | ett färgglatt | färgglada
      en mjuk | ett mjukt | mjuka
      en ljusblå | ett ljusblått | ljusblå
      en mönstrad | ett mönstrat | mönstrade
      en enkel | ett enkelt | enkla
      en vacker | ett vackert | vackra
      en mörkgrön | ett mörkgrönt | mörkgröna
      en tunn | ett tunt | tunna
      en tjock | ett tjockt | tjocka
      en varm | ett varmt | varma
    `,
    },
    'place.craft': `
      på syjuntan
      i ateljén
      i vardagsrummet
      på hantverksmarknaden
      vid fönstret
      i slöjdsalen
      på hobbykursen
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
      repeterade | repetera | repeterat
      arrangerade | arrangera | arrangerat
      övade | öva | övat
      tolkade | tolka | tolkat
    `,
    },
    'object.music.n': `
      vals
      visa
      polska
      melodi
      sång
      ballad
      serenad
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
      sånger
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
      en lättlärd | ett lättlärt | lättlärda
      en omtyckt | ett omtyckt | omtyckta
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
      avbildade | avbilda | avbildat
      förevigade | föreviga | förevigat
      återgav | återge | återgett
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
      trädgårdshus
      slott
    `,
    'object.draw.pl': `
      sjöbodar
      segelbåtar
      klippor
      holmar
      hustak
      lador
      gränder
      broar
    `,
    'kind.draw': {
      forms: 'n | t | pl',
      phrases: `
      en avlägsen | ett avlägset | avlägsna
      en pittoresk | ett pittoreskt | pittoreska
      en solbelyst | ett solbelyst | solbelysta
      en vindpinad | ett vindpinat | vindpinade
      en vacker | ett vackert | vackra
      en välbekant | ett välbekant | välbekanta
      en drömlik | ett drömlikt | drömlika
      en stämningsfull | ett stämningsfullt | stämningsfulla
      en fridfull | ett fridfullt | fridfulla
      en liten | ett litet | små
      en ovanlig | ett ovanligt | ovanliga
    `,
    },
    'place.draw': `
      i akvarell
      i pastell
      med färgkritor
      i skissblocket
      till utställningen
      på stor duk
      med tunn pensel
      ur minnet
      i dämpade färger
      i klara färger
      till ett vykort
      i stort format
    `,

    'verb.trade': {
      forms: 'past | inf | sup',
      phrases: `
      köpte | köpa | köpt
      sålde | sälja | sålt
      skaffade | skaffa | skaffat
      fyndade | fynda | fyndat
    `,
    },
    'object.trade.n': `
      korg
      tekanna
      spegel
      vas
      fågelholk
      oljelampa
      kruka
      brödkorg
      kaffekanna
      skål
    `,
    'object.trade.t': `
      schackspel
      skrin
      skåp
      lerkrus
      nyckelskåp
      vindspel
      tebord
      fat
    `,
    'object.trade.pl': `
      ljusstakar
      krukor
      korgar
      vaser
      koppar
      tallrikar
      skålar
      speglar
    `,
    'kind.trade': {
      forms: 'n | t | pl',
      phrases: `
      en fin | ett fint | fina
      en vacker | ett vackert | vackra
      en liten | ett litet | små
      en stor | ett stort | stora
      en prisvärd | ett prisvärt | prisvärda
      en ovanlig | ett ovanligt | ovanliga
      en färgstark | ett färgstarkt | färgstarka
      en välgjord | ett välgjort | välgjorda
      en begagnad | ett begagnat | begagnade
      en gammal | ett gammalt | gamla
    `,
    },
    'place.trade': `
      på torget
      på marknaden
      i handelsboden
      på loppisen
      i lanthandeln
      i saluhallen
      på auktionen
      i hamnen
      i antikaffären
      på gårdsförsäljningen
      i stan
    `,

    // ── Time, manner, what comes next ───────────────────────────────────────
    // The verb follows: i går … läste.
    time: `
      i går morse
      i går kväll
      i går eftermiddag
      i förrgår
      i tisdags
      i lördags
      i förra veckan
      en tidig morgon
      en ledig eftermiddag
      en vanlig tisdag
      en solig lördag
      en kväll i augusti
      på söndagen
      på lördagsmorgonen
      på fredagskvällen
      på onsdagen
      på söndagskvällen
      efter frukosten
      efter lunchen
      efter jobbet
      före lunch
      strax efter lunch
      mot kvällen
      framåt eftermiddagen
      tidigt på morgonen
      sent på eftermiddagen
      dagen därpå
      veckan därpå
      samma dag
      nästa morgon
      redan samma kväll
      några timmar senare
      häromdagen
      häromkvällen
      förra helgen
      förra torsdagen
      förra sommaren
      då och då
      ibland
      ännu en gång
      redan på måndagen
      första lediga dagen
      sista dagen i månaden
      mitt i veckan
      i söndags
      i torsdags
      lite senare
      strax därefter
    `,
    manner: `
      i lugn och ro
      utan att skynda sig
      utan brådska
      för första gången
      för andra gången
      tillsammans med en vän
      tillsammans med några vänner
      med ett leende
      med gott humör
      som så ofta förr
      som vanligt
      precis som planerat
      efter mycket om och men
      med stort nöje
      till allas förvåning
      till sin egen förvåning
      av gammal vana
      för ovanlighetens skull
      efter en kort paus
      efter en lång dag
      innan regnet kom
      medan det ännu var ljust
      innan någon annan vaknade
      när ingen annan var hemma
    `,
    mood: `
      mycket nöjd efteråt
      riktigt stolt över sig själv
      riktigt nöjd med dagen
      inte det minsta trött
      både glad och nöjd
      alldeles lycklig
      ganska nöjd med dagen
      mer än nöjd
      på ett strålande humör
      på ovanligt gott humör
      lugnare än på länge
      gladare än på länge
      både trött och glad
      full av nya idéer
      full av energi
      glad resten av dagen
      på gott humör hela dagen
      väldigt glad för det
      inte så lite stolt
    `,
    // The verb and the rest stand apart where something comes first.
    next: {
      forms: 'verb | rest',
      phrases: `
      promenerade | hem längs ån
      bryggde | en kanna te
      öppnade | alla fönster
      tände | lampan i fönstret
      sopade | trappan
      ringde | upp en gammal vän
      hälsade | på hos en granne
      satte sig | på trappan
      vilade | en stund
      tog | bussen hem
      diskade | kopparna
      dukade | bordet
      tog | på sig en varm tröja
      drack | ett glas saft
      städade | undan verktygen
      räknade | fåglarna på taket
      tittade | ut över viken
      lyssnade | på radion
      kokade | kaffe till alla
      vek | ihop tvätten
      matade | katten
      gick | ner till bryggan
      somnade | i fåtöljen
      plockade | en bukett
      berättade | en rolig historia
      nynnade | på en visa
      lekte | med barnen en stund
      bar | in ved
      delade | ut kanelbullar
      tömde | brevlådan
      vecklade | ut kartan
      vände | hemåt
      skalade | ett äpple
      letade | efter paraplyet
      hämtade | in tidningen
      fyllde | en vas med blommor
      ställde | fram några stolar
      bjöd | på hembakade bullar
      löste | ett korsord
      lade | ett pussel
      plockade | fram fotoalbumet
      torkade | av bordet
      stängde | grinden
      hängde | upp en tavla
      borstade | hunden
      skickade | ett vykort
      gick | ut på balkongen
      putsade | fönstren
    `,
    },
    demands: `
      kräver
      fordrar
      kräver förstås
      kräver ofta
      kräver ibland
      kräver i regel
    `,
    virtue: `
      tålamod
      nyfikenhet
      noggrannhet
      fantasi
      uthållighet
      koncentration
      påhittighet
      ödmjukhet
      framförhållning
      självdisciplin
      lyhördhet
      humor
      lugn
      eftertanke
      uppmärksamhet
      tid
      energi
      övning
      erfarenhet
      planering
      inspiration
      engagemang
    `,
    opinion: `
      enligt många
      för de flesta
      egentligen
      som bekant
      trots allt
      numera
      utan tvekan
      för nybörjaren
      oftast
      visst
      nog
      kanske
      ärligt talat
      ibland
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
      vinden mojnade
      solen bröt igenom
      solen tittade fram
      dimman lättade
      molnen skingrades
      skuggorna blev längre
      himlen klarnade
      koltrasten sjöng
      koltrasten började sjunga
      fåglarna började sjunga
      luften blev mildare
      svalorna flög lågt
      en regnbåge syntes
      lönnarna susade
      fjärilarna kom fram
      en hackspett trummade
      solen gick upp
      solen värmde
      det slutade regna
      det klarnade upp
      klockan slog tre
      klockan slog fem
      morgonen grydde
      skymningen föll
      lamporna tändes
    `,
    'nature.water': `
      ån
      bäcken
      älven
      vattnet
      strömmen
      den lilla ån
      den smala bäcken
    `,
    'does.water': `
      glittrade
      blänkte
      glimmade
      skimrade
      gnistrade
      lyste
    `,
    'where.water': `
      bakom alarna
      nedanför kullen
      intill stigen
      bortom åkrarna
      vid skogsbrynet
      under bron
      bakom kvarnen
      nere i dalen
      utanför byn
      mellan björkarna
      borta vid sågen
      nedanför huset
      bortom ängen
      intill skogen
      nedanför vägen
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
      blåste
      smög
      sökte sig
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
      genom syrenhäcken
      över bryggan
    `,
    'nature.animal': `
      en ekorre
      en räv
      en igelkott
      en hare
      en domherre
      en nötskrika
      en katt
      en skata
      en gråsparv
      en trast
      en blåmes
      ett rådjur
      en hund
      en koltrast
      en kråka
      en kanin
      en talgoxe
      en bofink
      en grävling
      en sädesärla
    `,
    'does.animal': `
      vilade
      lyssnade
      spanade
      väntade
      syntes
      stannade
      skymtade
      rörde sig
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
      intill stenmuren
      vid vägkanten
      nära brunnen
      bakom lusthuset
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
      blommade
      prunkade
      grönskade
      lyste
      frodades
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
      vid muren
      bakom växthuset
    `,
    // When nature does what it does; the verb follows.
    'season.animal': `
      den morgonen
      mot kvällen
      i gryningen
      i skymningen
      den eftermiddagen
      efter regnet
      den dagen
      en stund senare
      några dagar senare
      tidigt en morgon
      sent en kväll
      då och då
      ibland
      än en gång
      samma kväll
      nästa morgon
      redan före frukost
      precis som förr
      i det milda ljuset
      i morgonsolen
      strax efter lunch
      dagen därpå
      den kvällen
      veckan därpå
      redan i gryningen
      mitt på dagen
    `,
    'season.water': `
      den morgonen
      mot kvällen
      i gryningen
      i skymningen
      den eftermiddagen
      efter regnet
      den dagen
      en stund senare
      några dagar senare
      tidigt en morgon
      sent en kväll
      då och då
      ibland
      än en gång
      samma kväll
      nästa morgon
      redan före frukost
      precis som förr
      i det milda ljuset
      i morgonsolen
      strax efter lunch
      dagen därpå
      den kvällen
      veckan därpå
      redan i gryningen
      mitt på dagen
    `,
    'season.wind': `
      den morgonen
      mot kvällen
      i gryningen
      i skymningen
      den eftermiddagen
      efter regnet
      den dagen
      en stund senare
      några dagar senare
      tidigt en morgon
      sent en kväll
      då och då
      ibland
      än en gång
      samma kväll
      nästa morgon
      redan före frukost
      precis som förr
      strax efter lunch
      dagen därpå
      den kvällen
      veckan därpå
      redan i gryningen
      mitt på dagen
    `,
    'season.plant': `
      den veckan
      den våren
      den sommaren
      den försommaren
      det året
      efter regnet
      som alltid
      några dagar senare
      ännu en gång
      vid den tiden
      varje år
      veckan därpå
      precis som förr
      året därpå
      i flera veckor
      som väntat
      äntligen
      till slut
      som förut
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      på köksbordet
      på fönsterbrädan
      i en låda
      i skåpet
      i bokhyllan
      i en korg
      på bänken
      under trappan
      i hallen
      i byrån
      bredvid symaskinen
      på vinden
      på en stol
      under soffan
      på skrivbordet
    `,
    lay: `
      låg
      fanns
      hittades
    `,
    thing: `
      ett paraply
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
      en halsduk
      ett par handskar
      en trådrulle
      en blyertspenna
      en sjal
      en lavendelpåse
      en ask kritor
      en hög tidningar
      en påse kulor
      ett armbandsur
      en sax
      en tumstock
      en kikare
      en träsked
      en näsduk
      en kortlek
      en linjal
      ett bokmärke
    `,
    building: `
      biblioteket
      bokhandeln
      museet
      teatern
      bageriet
      konditoriet
      saluhallen
      tehuset
      konserthuset
      pensionatet
      biografen
      restaurangen
      blomsterhandeln
      glassbaren
      konsthallen
      badhuset
      simhallen
      leksaksaffären
    `,
    'building-where': `
      vid torget
      på andra sidan ån
      nere i hamnen
      bakom parken
      i slutet av gatan
      intill kanalen
      på hörnet
      bredvid stationen
      mittemot skolan
      vid bron
      ett kvarter bort
      bakom rådhuset
      längs huvudgatan
    `,
    'building-does': `
      lyste i solen
      hade just öppnat
      surrade av röster
      låg öde
      skulle just stänga
      myllrade av folk
      låg tyst och stilla
      höll fortfarande öppet
      hade redan stängt
      drog till sig turister
      lyste välkomnande
      vaknade till liv
      badade i ljus
      luktade nymålat
      ekade av skratt
    `,
    machine: `
      kylskåpet
      diskmaskinen
      kaffebryggaren
      tvättmaskinen
      fläkten
      skrivaren
      torktumlaren
      mikrovågsugnen
      köksfläkten
      datorn
      frysen
      värmepumpen
    `,
    'machine-does': `
      surrade svagt
      tystnade
      gick igång igen
      knäppte till
      brummade i bakgrunden
      startade utan problem
      pep till
      behövde ses över
      hördes ända ut i hallen
      lät ovanligt mycket
      lät precis som vanligt
    `,
    vehicle: `
      tåget
      bussen
      spårvagnen
      pendeltåget
      rälsbussen
      snabbtåget
      morgonbussen
      skolbussen
      lokaltåget
      kvällståget
      turistbussen
    `,
    'vehicle-does': `
      kom i tid
      kom tio minuter för tidigt
      kom lite för sent
      hade gott om plats
      stannade vid bron
      rullade förbi
      gav sig av
      försvann bakom kröken
      var sent ute
      tutade två gånger
      väntade en stund
      hördes på håll
      dröjde några minuter
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: `
      promenerade
      cyklade
      gick
      vandrade
      strosade
      skyndade
    `,
    to: `
      till torget
      till skolan
      till stationen
      till biblioteket
      till fyren
      till hamnen
      till museet
      till bokhandeln
      till sjön
      till marknaden
      till bageriet
      till verkstaden
      till utsiktstornet
      till badplatsen
      till konditoriet
      till närmaste by
    `,
    along: `
      längs ån
      genom byn
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
      med en termos i väskan
      med hatten på sned
      med en skissbok i fickan
      i gummistövlar
      i randig tröja
      med goda nyheter
      med en kasse äpplen
      utan att stanna
      med en visa på läpparna
      tillsammans med en vän
      i nya skor
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
      visaftonen
      trädgårdsdagen
      matfestivalen
      teaterkvällen
    `,
    'event-does': `
      blev en succé
      blev en stor framgång
      lockade många besökare
      blev lyckad
      lockade mycket folk
      samlade både unga och gamla
      blev välbesökt
      drog en stor publik
      hade många besökare
      höll på till sent
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
      trots den korta förberedelsetiden
      trots att stolarna inte räckte
      trots att vägen var avstängd
      fast det var en vardag
      fast få hade hört talas om den
      fast ingen hade väntat sig det
      trots att högtalarna krånglade
      trots att programmet ändrades
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sa
      svarade
      förklarade
      tillade
    `,
    cries: `
      sa
      utbrast
      viskade
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
      på lördag ska vi
      nästa gång vill jag
      i sommar kan vi
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
      så trevligt
      vilket nöje
      vad trevligt det är
      tänk så roligt
    `,
    exclaim: `
      vilken utsikt
      vilket ljus
      vilken doft
      så vackert
      så fridfullt
      titta – en regnbåge
      vilken himmel
      vilka färger
      här är det vackert
      så grönt allting är
      vilken dag
      vilket väder
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
    den {trait} {person} {verb.T:past} {kind.T:K} {object.T.K} och {next:verb} sedan {next:rest}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    efter att ha {verb.T:sup} {kind.T:K} {object.T.K} {next:verb} {person} {next:rest}.
    när {weather} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T}.
    {weather} medan {person} {verb.T:past} {kind.T:K} {object.T.K}.
    det var den {trait} {person} som {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    ingen visste att {person} hade {verb.T:sup} {kind.T:K} {object.T.K} {place.T}.
    {person} tänkte {verb.T:inf} {kind.T:K} {object.T.K} men {next:verb} i stället {next:rest}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} och var {mood}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    den {trait} {person} {next:verb} {next:rest} {time}.
    {person}, {who}, {next:verb} {next:rest} när {person/2} {goes} {to}.
    {time} {next:verb} den {trait} {person} {next:rest}.
    att {verb.T:inf} {kind.T:K} {object.T.K} {demands} både {virtue} och {virtue/2}.
    {opinion} är det {worth} att {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    både {person} och {person/2} ville {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {season.N} {does.N} {nature.N} {where.N}.
    {nature.N} {does.N} {where.N} medan {person} {next:verb} {next:rest}.
    {nature.N} {does.N} {where.N}, och {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {surface} {lay} inte bara {thing} utan också {thing/2} och {thing/3}.
    {surface} {lay} {thing} och {thing/2} som tillhörde den {trait} {person}.
    {building} {building-where} {building-does} när den {trait} {person} {goes} förbi {carrying}.
    {machine} {machine-does}, och den {trait} {person} {next:verb} {next:rest}.
    {vehicle} {vehicle-does}, och {person}, {who}, {next:verb} {next:rest}.
    {time} {goes} {person} {to} {along} {carrying}.
    {person} {goes} först {to} och {next:verb} sedan {next:rest}.
    {event} {event-where} {event-does} {though}, berättade {person}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} medan {person/2} {next:verb} {next:rest}.
    {time} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T} medan den {trait} {person/2} {next:verb} {next:rest}.
    {person} ville också {verb.T:inf} {kind.T:K} {object.T.K}.
    {person} kunde inte låta bli att {verb.T:inf} {kind.T:K} {object.T.K}.
    {person} {verb.T:past} {kind.T:K} {object.T.K}.
    den {trait} {person} {verb.T:past} gärna {object.T.pl}.
    {time} {verb.T:past} {person}, {who}, {kind.T:K} {object.T.K} {place.T}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} {place.T}, men den {trait} {person/2} {next:verb} hellre {next:rest}.
    när {weather} {verb.T:past} den {trait} {person} {kind.T:K} {object.T.K} {place.T}, och {person/2} {next:verb} {next:rest}.
  `,
  lively: `
    ”{^promise} {verb.T:inf} {kind.T:K} {object.T.K}”, {says} den {trait} {person}.
    ”{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?” {asked} {person} {vantage}.
    ”{^exclaim}!” {cries} den {trait} {person} {vantage}.
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
