import type { Locale } from '../notation/locale.js'

/**
 * Norwegian (bokmål): narrative in the past tense. A topic (cabin, boat, knit …) holds
 * together what belongs together: `verb`, `object` by gender (n: en, t: et, pl), `kind` (the
 * article and adjective before it) and `place`. Animals, things and rides have classes of
 * their own, so that only gulls sit on the skerry and only boats round the headland.
 */
export const no: Locale = {
  code: 'no',
  aliases: ['nb', 'nn'],
  englishName: 'Norwegian',
  nativeName: 'norsk',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  lists: {
    // ── People ──────────────────────────────────────────────────────────────
    person: `
      bestemor
      bestefar
      naboen
      hytteeieren
      turlederen
      fyrvokteren
      brannkonstabelen
      skogsarbeideren
      rektoren
      fjellguiden
      båtbyggeren
      musikklæreren
      korlederen
      barnehagelæreren
      trikkeføreren
      fergekapteinen
      postbudet
      melkebonden
      sauebonden
      fiskehandleren
      bakerlærlingen
      kaféverten
      bokbinderen
      oversetteren
      radioreporteren
      lokalhistorikeren
      geologen
      ornitologen
      meteorologen
      dyrlegen
      jordmoren
      fysioterapeuten
      tannpleieren
      blomsterdekoratøren
      møbelsnekkeren
      sølvsmeden
      glasskunstneren
      veveren
      skredderen
      felespilleren
      trekkspilleren
      pianostemmeren
      skiinstruktøren
      sjakkspilleren
      speiderlederen
      vaktmesteren
      skolekokken
      lærerstudenten
      utvekslingseleven
      lillesøsteren
      storebroren
      tvillingsøsteren
      svigerfaren
      hytteverten
      omviseren
      bibliotekaren
      tømreren
    `,
    who: `
      som hadde fri den dagen
      som hadde tenkt å sove lenge
      som alltid hadde kaffe på termosen
      som sjelden tok bussen
      som nettopp hadde pusset opp
      som aldri glemte en bursdag
      som trivdes best ute
      som hadde bodd der hele livet
      som likte seg ved sjøen
      som kjente hver eneste sti
      som sjelden sa nei til noe
      som helst holdt seg hjemme
      som hadde lånt en varebil
      som var kjent for godt humør
      som gjerne tok seg god tid
      som savnet fjellet
      som heller ville gå enn kjøre
      som visste råd for det meste
      som ventet besøk til helga
      som skulle på ferie uka etter
      som hadde ventet regn
      som hadde stått opp grytidlig
      som nettopp hadde flyttet til bygda
      som var tidlig ute
      som ikke hadde dårlig tid
      som kjente de fleste i bygda
      som nettopp var kommet hjem
      som hadde glemt telefonen hjemme
      som elsket lange dager
      som hadde tatt seg en fridag
      som gjerne tok en prat
    `,
    rumour: `
      folk sier at
      alle husker at
      ryktet sier at
      det fortelles at
      mange påstår at
      det sto i avisa at
      ingen visste at
      få vet at
      i bygda heter det at
      det er sant at
      mange var glade for at
      plutselig kom det fram at
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.cabin': {
      forms: 'past | inf | sup',
      phrases: `
      malte | male | malt
      oljet | olje | oljet
      beiset | beise | beiset
      snekret | snekre | snekret
      satte i stand | sette i stand | satt i stand
      pusset opp | pusse opp | pusset opp
      reparerte | reparere | reparert
      tegnet | tegne | tegnet
      bygde | bygge | bygd
    `,
    },
    'object.cabin.n': `
      hyttedør
      veranda
      benk
      vedbod
      platting
      hagestol
      trapp
      levegg
      huske
      grind
      lekestue
      hundehytte
    `,
    'object.cabin.t': `
      bord
      rekkverk
      gjerde
      vedskjul
      fuglebrett
      hagebord
      stakitt
      lysthus
      langbord
    `,
    'object.cabin.pl': `
      stoler
      benker
      krakker
      skodder
      dører
      hagestoler
      blomsterkasser
      fuglekasser
      trapper
      hagebord
    `,
    'kind.cabin': {
      forms: 'n | t | pl',
      phrases: `
      en solid | et solid | solide
      en enkel | et enkelt | enkle
      en smal | et smalt | smale
      en bred | et bredt | brede
      en lav | et lavt | lave
      en stor | et stort | store
      en liten | et lite | små
      en praktisk | et praktisk | praktiske
      en staselig | et staselig | staselige
      en ganske spesiell | et ganske spesielt | ganske spesielle
      en litt gammeldags | et litt gammeldags | litt gammeldagse
      en usedvanlig fin | et usedvanlig fint | usedvanlig fine
    `,
    },
    'place.cabin': `
      på hytta
      ved vannet
      bak naustet
      på dugnad
      på setra
      med litt hjelp
      i nabohagen
      på tunet
      nede ved brygga
      ved låven
      utenfor hytta
      for en venn
      uten hastverk
      på egen hånd
      på fritida
      for barnehagen
      på campingplassen
    `,

    'verb.kitchen': {
      forms: 'past | inf | sup',
      phrases: `
      lagde | lage | laget
      serverte | servere | servert
      bød på | by på | budt på
      satte fram | sette fram | satt fram
      disket opp med | diske opp med | disket opp med
      tryllet fram | trylle fram | tryllet fram
      vartet opp med | varte opp med | vartet opp med
    `,
    },
    'object.kitchen.n': `
      fiskesuppe
      lapskaus
      rømmegrøt
      blomkålsuppe
      kyllinggryte
      ertesuppe
      pastarett
      grønnsaksgryte
      potetsalat
      tomatsuppe
      lasagne
      fiskegrateng
      eplekake
      eggerøre
    `,
    'object.kitchen.t': `
      smørbrød
      grovbrød
      bananbrød
      måltid
      kakefat
      ostefat
      frokostbord
      koldtbord
    `,
    'object.kitchen.pl': `
      fiskekaker
      lefser
      vafler
      pannekaker
      karbonader
      kjøttboller
      raspeballer
      rundstykker
      skoleboller
      lomper
      smørbrød
      sveler
    `,
    'kind.kitchen': {
      forms: 'n | t | pl',
      phrases: `
      en enkel | et enkelt | enkle
      en tradisjonsrik | et tradisjonsrikt | tradisjonsrike
      en litt annerledes | et litt annerledes | litt annerledes
      en skikkelig | et skikkelig | skikkelige
      en deilig | et deilig | deilige
      en velsmakende | et velsmakende | velsmakende
      en mettende | et mettende | mettende
      en fristende | et fristende | fristende
      en nydelig | et nydelig | nydelige
      en uvanlig god | et uvanlig godt | uvanlig gode
      en delikat | et delikat | delikate
      en klassisk | et klassisk | klassiske
    `,
    },
    'place.kitchen': `
      på kjøkkenet
      til hele gjengen
      på kafeen
      i gapahuken
      på turisthytta
      i lunsjen
      etter en gammel oppskrift
      på verandaen
      i hagen
      for naboene
      for hele familien
      på hytta
      til gjestene
      på grendehuset
      til ungene
      for turlaget
      på skolekjøkkenet
    `,

    'verb.knit': {
      forms: 'past | inf | sup',
      phrases: `
      strikket | strikke | strikket
      heklet | hekle | heklet
      gjorde ferdig | gjøre ferdig | gjort ferdig
      viste fram | vise fram | vist fram
      ga bort | gi bort | gitt bort
      pakket inn | pakke inn | pakket inn
    `,
    },
    'object.knit.n': `
      kofte
      genser
      lue
      ullgenser
      babytrøye
      jakke
      vest
      poncho
      strikkejakke
    `,
    'object.knit.t': `
      skjerf
      pannebånd
      sjal
      teppe
      sengeteppe
      babyteppe
      putetrekk
    `,
    'object.knit.pl': `
      votter
      ullsokker
      pulsvarmere
      raggsokker
      leggvarmere
      tøfler
      luer
      gensere
      skjerf
      vanter
    `,
    'kind.knit': {
      forms: 'n | t | pl',
      phrases: `
      en mønstret | et mønstret | mønstrede
      en myk | et mykt | myke
      en stripete | et stripete | stripete
      en ensfarget | et ensfarget | ensfargede
      en tykk | et tykt | tykke
      en fargerik | et fargerikt | fargerike
      en mosegrønn | et mosegrønt | mosegrønne
      en lyseblå | et lyseblått | lyseblå
      en varm | et varmt | varme
      en lekker | et lekkert | lekre
      en altfor stor | et altfor stort | altfor store
    `,
    },
    'place.knit': `
      foran peisen
      på strikkekafeen
      på toget over fjellet
      i sofakroken
      på verandaen
      på biblioteket
      på hobbykvelden
      på hytta
      hjemme i stua
      ved kjøkkenbordet
      i ferien
      i lunsjpausen
      på kafeen
      i husflidslaget
      uten hastverk
      på formiddagstreffet
    `,

    'verb.boat': {
      forms: 'past | inf | sup',
      phrases: `
      pusset | pusse | pusset
      lånte | låne | lånt
      leide | leie | leid
      sjøsatte | sjøsette | sjøsatt
      fortøyde | fortøye | fortøyd
      malte | male | malt
      reparerte | reparere | reparert
      gjorde klar | gjøre klar | gjort klar
      fotograferte | fotografere | fotografert
    `,
    },
    'object.boat.n': `
      robåt
      kano
      færing
      kajakk
      jolle
      sjekte
      pram
      trebåt
      seilbåt
    `,
    'object.boat.pl': `
      robåter
      kajakker
      joller
      færinger
      prammer
      trebåter
      kanoer
      sjekter
      seilbåter
    `,
    'kind.boat': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en hvitmalt | et hvitmalt | hvitmalte
      en velbrukt | et velbrukt | velbrukte
      en smekker | et smekkert | smekre
      en liten | et lite | små
      en solid | et solid | solide
      en staselig | et staselig | staselige
      en lett | et lett | lette
      en grønn | et grønt | grønne
      en gammeldags | et gammeldags | gammeldagse
      en nydelig | et nydelig | nydelige
    `,
    },
    'place.boat': `
      ved brygga
      nede i fjæra
      i vika
      ved naustet
      i båthavna
      nedenfor hytta
      utenfor båthuset
      innerst i havna
      ved campingplassen
      på odden
      i strandkanten
      med god hjelp
      på stranda
      innenfor moloen
    `,

    'verb.music': {
      forms: 'past | inf | sup',
      phrases: `
      spilte | spille | spilt
      øvde på | øve på | øvd på
      lærte bort | lære bort | lært bort
      framførte | framføre | framført
      spilte inn | spille inn | spilt inn
      pusset på | pusse på | pusset på
      øvde inn | øve inn | øvd inn
    `,
    },
    'object.music.n': `
      slått
      polka
      reinlender
      vals
      vise
      folketone
      sjømannsvise
      vårsang
      låt
      marsj
    `,
    'object.music.t': `
      pianostykke
      trekkspillstykke
      musikkstykke
      orkesterstykke
      gitarstykke
      arrangement
    `,
    'object.music.pl': `
      springleiker
      barnesanger
      folkeviser
      reinlendere
      revyviser
      valser
      slagere
      sanger
      viser
      marsjer
    `,
    'kind.music': {
      forms: 'n | t | pl',
      phrases: `
      en lystig | et lystig | lystige
      en vemodig | et vemodig | vemodige
      en nesten glemt | et nesten glemt | nesten glemte
      en velkjent | et velkjent | velkjente
      en rolig | et rolig | rolige
      en vanskelig | et vanskelig | vanskelige
      en fengende | et fengende | fengende
      en vakker | et vakkert | vakre
      en enkel | et enkelt | enkle
      en altfor lang | et altfor langt | altfor lange
      en populær | et populært | populære
    `,
    },
    'place.music': `
      på grendehuset
      på kaia
      i kulturhuset
      rundt bålet
      på eldresenteret
      på stevnet
      i garasjen
      på festplassen
      på bryggekanten
      i musikkrommet
      på biblioteket
      på verandaen
      i kulturskolen
      i bakgården
      på skoleavslutningen
    `,

    'verb.trail': {
      forms: 'past | inf | sup',
      phrases: `
      fant fram | finne fram | funnet fram
      pakket | pakke | pakket
      reparerte | reparere | reparert
      gjorde klar | gjøre klar | gjort klar
      tørket | tørke | tørket
      sjekket | sjekke | sjekket
      ryddet bort | rydde bort | ryddet bort
      la fram | legge fram | lagt fram
    `,
    },
    'object.trail.n': `
      ryggsekk
      sovepose
      vindsekk
      hengekøye
      turstol
      turmatte
      vindjakke
      regnjakke
      dagstursekk
      tursekk
    `,
    'object.trail.t': `
      telt
      liggeunderlag
      sitteunderlag
      regntrekk
      myggnett
      regnplagg
    `,
    'object.trail.pl': `
      støvler
      soveposer
      ryggsekker
      fjellsko
      turstaver
      gamasjer
      fiskestenger
      hengekøyer
      regnjakker
      tursekker
    `,
    'kind.trail': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en lett | et lett | lette
      en nesten ny | et nesten nytt | nesten nye
      en godt brukt | et godt brukt | godt brukte
      en pålitelig | et pålitelig | pålitelige
      en rød | et rødt | røde
      en litt slitt | et litt slitt | litt slitte
      en mosegrønn | et mosegrønt | mosegrønne
      en solid | et solid | solide
      en gul | et gult | gule
      en enkel | et enkelt | enkle
    `,
    },
    'place.trail': `
      i kjelleren
      i boden
      på trammen
      ute i gangen
      i god tid
      i siste liten
      til speiderleiren
      til fjellturen
      før avreise
      på loftet
      til neste tur
      på verandaen
      i garasjen
      til fisketuren
    `,

    'verb.paper': {
      forms: 'past | inf | sup',
      phrases: `
      skrev | skrive | skrevet
      leste | lese | lest
      rettet | rette | rettet
      sendte inn | sende inn | sendt inn
      oversatte | oversette | oversatt
      renskrev | renskrive | renskrevet
      finpusset | finpusse | finpusset
      skrev ferdig | skrive ferdig | skrevet ferdig
    `,
    },
    'object.paper.n': `
      novelle
      kronikk
      reiseskildring
      fortelling
      bokanmeldelse
      tale
      kriminalroman
      artikkel
      reportasje
      barnebok
    `,
    'object.paper.t': `
      dikt
      leserinnlegg
      brev
      essay
      foredrag
      manus
      eventyr
      skuespill
      reisebrev
    `,
    'object.paper.pl': `
      dikt
      brev
      noveller
      notater
      reisebrev
      artikler
      fortellinger
      eventyr
      taler
      historier
    `,
    'kind.paper': {
      forms: 'n | t | pl',
      phrases: `
      en kort | et kort | korte
      en lang | et langt | lange
      en morsom | et morsomt | morsomme
      en ærlig | et ærlig | ærlige
      en litt høytidelig | et litt høytidelig | litt høytidelige
      en fin | et fint | fine
      en overraskende | et overraskende | overraskende
      en personlig | et personlig | personlige
      en tankevekkende | et tankevekkende | tankevekkende
      en underholdende | et underholdende | underholdende
      en velformulert | et velformulert | velformulerte
    `,
    },
    'place.paper': `
      ved kjøkkenbordet
      på nattoget
      på biblioteket
      på hybelen
      foran peisen
      på lesesalen
      ute i solveggen
      på kontoret
      i lesekroken
      på bussen
      på kafeen
      ved vinduet
      på hytta
      i hengekøya
      på venterommet
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      plantet | plante | plantet
      vannet | vanne | vannet
      flyttet | flytte | flyttet
      stelte | stelle | stelt
      fotograferte | fotografere | fotografert
      gjødslet | gjødsle | gjødslet
      tok seg av | ta seg av | tatt seg av
    `,
    },
    'object.garden.n': `
      ripsbusk
      syrin
      solbærbusk
      rabarbraplante
      rosebusk
      klatreplante
      georgine
      rododendron
      peon
      stikkelsbærbusk
      staude
    `,
    'object.garden.t': `
      epletre
      plommetre
      morelltre
      pæretre
      kirsebærtre
      frukttre
      hasseltre
    `,
    'object.garden.pl': `
      ringblomster
      roser
      erteblomster
      stemorsblomster
      bærbusker
      tulipaner
      urter
      georginer
      stauder
      frukttrær
    `,
    'kind.garden': {
      forms: 'n | t | pl',
      phrases: `
      en hardfør | et hardført | hardføre
      en liten | et lite | små
      en ung | et ungt | unge
      en sjelden | et sjeldent | sjeldne
      en kraftig | et kraftig | kraftige
      en frodig | et frodig | frodige
      en fin | et fint | fine
      en gammeldags | et gammeldags | gammeldagse
      en ekstra fin | et ekstra fint | ekstra fine
      en uvanlig vakker | et uvanlig vakkert | uvanlig vakre
    `,
    },
    'place.garden': `
      ved grinda
      langs sørveggen
      i parsellhagen
      foran huset
      i skolehagen
      bak drivhuset
      ved innkjørselen
      i skråningen
      i bakgården
      langs nabogjerdet
      bak uthuset
      nederst i hagen
      ved hagegangen
      midt på plenen
    `,

    // ── Time ────────────────────────────────────────────────────────────────
    // The verb follows.
    time: `
      første lørdag i mai
      siste helga i juni
      en stille tirsdag
      en søndag i juli
      etter nyhetene
      etter skoletid
      den kvelden
      samme ettermiddag
      neste morgen
      allerede før frokost
      i helga
      på formiddagen
      et par dager senere
      heldigvis
      stikk i strid med planen
      for et par uker siden
      en lun sommerkveld
      mellom to regnbyger
      til stor overraskelse for alle
      en varm augustdag
      omsider
      i går ettermiddag
      tidligere på dagen
      dagen etter
      en blåsende søndag
      like før sommerferien
      sist i august
      midt i arbeidsuka
      første feriedag
      rett før middag
      en uke tidligere
      en dag uten planer
      en onsdag i september
      som vanlig
      for en gangs skyld
      mot alle odds
    `,
    duration: `
      lengre tid enn ventet
      kortere tid enn ventet
      overraskende lang tid
      overraskende kort tid
      mer tid enn planlagt
      mindre tid enn fryktet
      litt lengre tid enn vanlig
      lengre tid enn noen hadde trodd
      dobbelt så lang tid som vanlig
      omtrent like lang tid som sist
      kortere tid enn året før
      flere forsøk enn planlagt
      mye lengre tid enn nødvendig
      litt tid og mye tålmodighet
      et par forsøk
      tre forsøk og litt hjelp
      noen timer mer enn planlagt
      litt for lang tid
    `,
    mood: `
      strålende fornøyd
      godt fornøyd
      glad for oppmøtet
      stolt av innsatsen
      i strålende humør
      imponert over innsatsen
      overrasket og glad
      takknemlig for hjelpen
      mektig imponert
      rett og slett lykkelig
      ikke lite stolt
      lettet og glad
      i godt selskap
      i toppform
      på plass fra start
      i sitt rette element
      med fra begynnelse til slutt
    `,
    ending: `
      og nynnet på en vise
      og smilte fornøyd
      og glemte helt tida
      og så seg fornøyd omkring
      og trakk pusten dypt
      og følte seg som et barn igjen
      og lot resten vente
      og tok det helt med ro
      og smilte for seg selv
      og bestemte seg for å gjøre det oftere
      og var i strålende humør
      og ante at det ble en fin dag
      og glemte alt annet
      og kunne ikke slutte å smile
      og tenkte at livet var godt
      og var godt fornøyd
      og fikk snart selskap
      og hadde en fin stund
      og gledet seg til helga
      og tenkte på gamle dager
      og hadde det ikke travelt
      og følte seg helt på ferie
      og var strålende fornøyd
      og ventet på de andre
      og kjente roen senke seg
      og plystret lavt
    `,
    reason: `
      fordi det var en god anledning
      fordi det føltes riktig
      fordi det var avtalt
      fordi noen hadde foreslått det
      fordi det var lenge siden sist
      fordi det var på tide
      fordi de andre ventet på det
      fordi lysten plutselig meldte seg
      fordi dagen likevel var ledig
      fordi planene var endret
      fordi det var blitt en vane
      fordi det ga ny energi
      fordi ingen hadde noe imot det
      fordi alt annet kunne vente
      fordi det var god tid
      fordi gjestene ikke var kommet ennå
      fordi bussen var innstilt
      fordi noen måtte ta initiativet
      fordi det var litt for stille
      fordi dagen ellers ville blitt lang
      fordi et løfte er et løfte
      fordi øyeblikket var det rette
      fordi det sto på lista
      fordi det hørte med
      fordi andre hadde gjort det samme
      fordi møtet var avlyst
      fordi treningen var avlyst
      fordi ferga var innstilt
      fordi ungene ønsket det
      fordi det passet best slik
      fordi dagen var som skapt for det
      fordi det endelig lot seg gjøre
    `,
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      kokte | kaffe til alle | koke kaffe til alle
      tok | seg en tur langs fjorden | ta seg en tur langs fjorden
      hentet | ved i skjulet | hente ved i skjulet
      fyrte | i peisen | fyre i peisen
      gikk | en tur på kaia | gå en tur på kaia
      satte | poteter til kok | sette poteter til kok
      ropte | på de andre | rope på de andre
      slo | på radioen | slå på radioen
      delte | ut boller til alle | dele ut boller til alle
      la | seg på sofaen | legge seg på sofaen
      skrev | noen ord i gjesteboka | skrive noen ord i gjesteboka
      stekte | vafler til naboene | steke vafler til naboene
      fant | fram kikkerten | finne fram kikkerten
      tok | av seg støvlene | ta av seg støvlene
      lånte | nøkkelen til båthuset | låne nøkkelen til båthuset
      satte | vinduet på gløtt | sette vinduet på gløtt
      ringte | en gammel venn | ringe en gammel venn
      trakk | på seg ullgenseren | trekke på seg ullgenseren
      fortalte | om gamle dager | fortelle om gamle dager
      satte | seg på trappa | sette seg på trappa
      smurte | matpakke | smøre matpakke
      studerte | kartet en gang til | studere kartet en gang til
      tok | et bilde av utsikten | ta et bilde av utsikten
      pakket | sekken | pakke sekken
      vannet | blomstene i vinduet | vanne blomstene i vinduet
      ryddet | kjøkkenbenken | rydde kjøkkenbenken
      feide | trappa | feie trappa
      dekket | bordet til fire | dekke bordet til fire
      fant | fram kortstokken | finne fram kortstokken
      tente | lampa i vinduet | tenne lampa i vinduet
      løste | kryssordet i avisa | løse kryssordet i avisa
      bladde | i et gammelt album | bla i et gammelt album
      spilte | et parti sjakk | spille et parti sjakk
      skrelte | gulrøtter til suppa | skrelle gulrøtter til suppa
      bakte | en formkake | bake en formkake
      luftet | hunden | lufte hunden
      sjekket | værmeldingen | sjekke værmeldingen
      skrev | et postkort | skrive et postkort
      vasket | koppene | vaske koppene
      fylte | termosen | fylle termosen
      fant | fram strikketøyet | finne fram strikketøyet
      stemte | gitaren | stemme gitaren
      inviterte | naboene på kaffe | invitere naboene på kaffe
      skrev | noen linjer i dagboka | skrive noen linjer i dagboka
      sendte | en hilsen til familien | sende en hilsen til familien
      leste | avisa fra perm til perm | lese avisa fra perm til perm
    `,
    },
    believed: `
      mente
      var overbevist om
      pleide å si
      hadde lest
      visste godt
      hadde alltid hevdet
      måtte innrømme
      la aldri skjul på
    `,
    takes: `
      trengs det
      trenger man
      må man ha
      holder det med
      skal man ha
      kommer man langt med
      bør man ha
      er det lurt å ha
    `,
    art: `
      å bake lefser
      å lese kart
      å strikke kofte
      å gå på ski
      å spille fele
      å skrive dagbok
      å snekre møbler
      å fiske ørret
      å drive kafé
      å bo på en øy
      å dyrke poteter
      å holde en god tale
      å planlegge en fjelltur
      å synge i kor
      å sette garn
      å pusse opp en hytte
      å overvintre på hytta
      å lære seg et nytt språk
      å bygge en båt
      å samle frimerker
      å ta gode bilder
      å spille sjakk
      å trene hund
      å lede et kor
      å arrangere loppemarked
    `,
    virtue: `
      tålmodighet
      godt humør
      litt flaks
      sunn fornuft
      god tid
      gode venner
      pågangsmot
      orden i sakene
      nysgjerrighet
      øvelse
      omtanke
      humor
      stayerevne
      en god plan
      litt fantasi
      sans for detaljer
      en porsjon stahet
      gode rutiner
      erfaring
      ro
      litt hjelp
      interesse
      arbeidslyst
      en smule mot
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    weather: `
      det klarnet opp
      vinden løyet
      sola tittet fram
      regnet ga seg
      tåka kom sigende
      det begynte å snø
      fjorden ble blank
      skyggene ble lange
      ferga tutet
      rødstrupen begynte å synge
      isen gikk på elva
      det ble kveld
      det begynte å dryppe fra takrenna
      himmelen ble rosa
      bølgene la seg
      måkene begynte å skrike
      det luktet nyklipt gress
      det første løvet falt
      skyene drev innover
      nordlyset viste seg
      de første dråpene falt
      morgentåka lettet
      det mørknet
      dagen grydde
      månen kom fram
      det ble vindstille
      snøen begynte å smelte
      regnbuen viste seg
    `,
    'nature.bird': `
      en skjære
      en svarttrost
      en dompap
      en linerle
      en kjøttmeis
      en blåmeis
      en kråke
      en gråspurv
      en rødstrupe
      en stær
      et par bokfinker
      to grønnfinker
    `,
    'does.bird': `
      satt helt stille
      hoppet omkring
      lette etter mat
      holdt øye med alt
      tok en pause
      fant noe å spise
      landet mykt
      ventet på bedre vær
      samlet kvister
    `,
    'where.bird': `
      i hekken
      under rognebærtreet
      på steingjerdet
      i nabohagen
      ved vedskjulet
      på tunet
      ved fuglebrettet
      bak drivhuset
      under verandaen
      på låvebrua
      ved postkassene
    `,
    'nature.seabird': `
      en måke
      en tjeld
      en hegre
      et par terner
      noen ærfugler
      en svane
      to ender
      et par gjess
      en skarv
      tre gråmåker
    `,
    'does.seabird': `
      hvilte seg
      lette etter mat
      pusset fjærene
      tok en pause
      fant noe å spise
      landet mykt
      ventet på bedre vær
      sto helt stille
    `,
    'where.seabird': `
      i fjæra
      på et skjær
      ved brygga
      på svaberget
      ytterst på neset
      i strandkanten
      nedenfor naustet
      på holmen
      ved moloen
      innerst i vika
      på sandbanken
    `,
    'nature.beast': `
      en elg
      et rådyr
      en rev
      et ekorn
      en katt
      en hare
      en hjort
      et pinnsvin
      en grevling
      to rådyr
      to harer
    `,
    'does.beast': `
      stanset
      så seg omkring
      rørte seg ikke
      kom nærmere
      snudde seg
      lyttet
      ruslet forbi
      dukket opp
      tok en pause
      lette etter mat
      holdt seg helt i ro
    `,
    'where.beast': `
      i skogkanten
      ved myra
      nede ved bekken
      mellom bjørkene
      bak låven
      ved grusveien
      like ved hytta
      bak steingjerdet
      på jordet
      i utkanten av hagen
      under grantrærne
      bak uthuset
    `,
    'nature.water': `
      elva
      bekken
      tjernet
      vannet
      fjorden
      dammen
      innsjøen
      vika
    `,
    'does.water': `
      glitret
      blinket
      speilte himmelen
      skiftet farge
      tok farge av himmelen
      lå i skyggen
      fanget lyset
      så kaldere ut
    `,
    'where.water': `
      nedenfor setra
      nedenfor huset
      lenger nede
      bak åsen
      ved enden av veien
      innunder fjellet
      bak skogen
      ved foten av bakken
      nedenfor gården
      bortenfor jordet
    `,
    now: `
      denne morgenen
      utpå kvelden
      helt uventet
      akkurat da
      tidlig en morgen
      på vei til jobben
      fra vinduet
      på avstand
      med ett
      underveis
      på hjemveien
      en halvtime senere
      like etterpå
      til sin store glede
      fra trappa
      den dagen
      fra verandaen
      på vei hjem
      noe senere
      et øyeblikk etter
      til sin forundring
      over kaffekoppen
      fra bussvinduet
      gjennom kikkerten
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    'stood.stand': `
      sto det alltid
      fantes det
      sto det fortsatt
      var det plass til
      hadde noen satt fra seg
      sto det som regel
    `,
    'stood.lie': `
      lå det alltid
      fantes det
      lå det fortsatt
      var det plass til
      hadde noen lagt fra seg
      lå det som regel
    `,
    'surface.stand': `
      i gangen
      i boden
      i kjelleren
      på loftet
      bak døra
      ved peisen
      under trappa
      på verandaen
      i vaskerommet
      ved trappa
      i hjørnet
      i garasjen
    `,
    'surface.lie': `
      på kjøkkenbenken
      i vinduskarmen
      på peishylla
      i den øverste skuffen
      på benken i gangen
      på skrivebordet
      på kommoden i gangen
      i den nederste skuffen
      i kurven ved døra
      på stuebordet
      i en eske på loftet
      i en kurv på verandaen
      på hattehylla
    `,
    room: `
      på kjøkkenet
      i gangen
      på loftet
      på hytta
      i stua
      i spisestua
      på pensjonatet
      på landhandelen
      på trammen
      i oppgangen
      i kjelleren
      på verandaen
      på kafeen
      på turisthytta
      på setra
    `,
    'thing.stand': `
      et par støvler
      en kaffekjele
      en bøtte med bær
      en gammel radio
      en kasse syltetøy
      en tom fiskekasse
      et paraplystativ
      et innrammet bilde
      en termos
      en stor lykt
      en krukke med lyng
      et par tøfler
      en kasse epler
      en vannkanne
      en symaskin
      en grammofon
      en stabel aviser
      en krakk
      en kurv med garn
      en gyngestol
      en vedkurv
      en potteplante
      en eske med spill
    `,
    'thing.lie': `
      en lommelykt
      en kortstokk
      en ullgenser
      en hammer
      et kart over bygda
      en kikkert
      et snøre med sluk
      en tresleiv
      en bunke ukeblader
      en pose rosiner
      et par votter
      en bok om fugler
      et stearinlys
      en blyantspisser
      en eske fyrstikker
      en bærplukker
      et nøste garn
      en ostehøvel
      et frimerkealbum
      en kryssordbok
      en rull hyssing
      et postkort
      en notatblokk
      en eske fargeblyanter
      et halvferdig skjerf
      en gammel nøkkel
    `,
    building: `
      kulturhuset
      landhandelen
      skolen
      kafeen
      bakeriet
      biblioteket
      grendehuset
      ysteriet
      museet
      idrettshallen
      samfunnshuset
      galleriet
      forsamlingshuset
      blomsterbutikken
      bokhandelen
      sykkelverkstedet
    `,
    'building-where': `
      nede ved fjorden
      øverst i bakken
      bak den store furua
      midt i sentrum
      rett overfor apoteket
      rett ved kaia
      ved rundkjøringen
      på den andre siden av elva
      like ved idrettsplassen
      ved busstoppet
      innerst i gata
      bak parken
    `,
    'building-does': `
      hadde fått ny maling
      lå badet i sol
      duftet av nystekte vafler
      ble pusset opp
      myldret av liv
      fylte hundre år
      hadde nettopp åpnet
      hadde kø langt ut på gata
      var pyntet til fest
      fikk nye gardiner
      hadde fått nytt skilt
      holdt åpent til sent
      fikk et nytt tak
      feiret jubileum
      inviterte til åpen dag
      skulle snart utvides
    `,
    device: `
      kaffetrakteren
      vaskemaskinen
      oppvaskmaskinen
      vannkokeren
      kjøleskapet
      skriveren
      kjøkkenvifta
      tørketrommelen
      varmepumpa
      luftrenseren
      fryseren
      ventilasjonen
      støvsugeren
      panelovnen
    `,
    'device-does': `
      brummet som vanlig
      stoppet av seg selv
      gikk i gang igjen
      lagde en rar lyd
      duret i bakgrunnen
      gikk for fullt
      virket bedre enn noen gang
      kranglet litt
      suste svakt
      tidde plutselig
      slo seg av
      brummet lavt
    `,
    // What is done indoors, where the machines hum.
    'meanwhile.kitchen': `mens`,
    'meanwhile.knit': `mens`,
    'meanwhile.music': `mens`,
    'meanwhile.paper': `mens`,
    'ride.land': `
      toget over fjellet
      skolebussen
      trikken
      lokaltoget
      ekspressbussen
      nattbussen
      nattoget
      morgenbussen
      bokbussen
      formiddagstoget
      kveldsbussen
      morgentoget
    `,
    'ride-does.land': `
      var i rute
      lot vente på seg
      kom i siste liten
      hadde ti minutters forsinkelse
      kom tidligere enn ventet
      kjørte rett forbi
      sto stille en god stund
      ventet på noen etternølere
      hadde fått nye seter
      passerte uten å stanse
    `,
    'ride.sea': `
      ferga
      hurtigbåten
      bokbåten
      rutebåten
      bilferga
      veteranbåten
      kveldsferga
      skoleskipet
      lokalferga
      turistbåten
    `,
    'ride-does.sea': `
      var i rute
      lot vente på seg
      la til kai
      tutet tre ganger
      kom i siste liten
      rundet neset
      måtte snu
      hadde ti minutters forsinkelse
      kom tidligere enn ventet
      gled inn i havna
      kastet loss
      lå til kai
      forsvant bak holmen
    `,
    walks: {
      forms: 'past | inf',
      phrases: `
      gikk | gå
      syklet | sykle
      tuslet | tusle
      la i vei | legge i vei
      travet | trave
      ruslet | rusle
      spaserte | spasere
      skyndte seg | skynde seg
    `,
    },
    to: `
      opp til turisthytta
      ned til stranda
      bort til nabogården
      til nærmeste butikk
      inn til sentrum
      ned til kaia
      til busstoppet
      bort til fotballbanen
      til biblioteket
      ut til fyret
      hjem til middag
      til badeplassen
      til jernbanestasjonen
      til bakeriet
      bort til museet
      til skolen
    `,
    along: `
      langs grusveien
      gjennom skogen
      over jordet
      langs den merkede stien
      langs elva
      over brua
      gjennom parken
      forbi sauene
      gjennom alleen
      langs fjorden
      forbi idrettshallen
      langs steingjerdet
      i strålende solskinn
    `,
    carrying: `
      med ryggsekk og matpakke
      med hunden i bånd
      med regnjakka i sekken
      med en kurv på armen
      med et godt råd på veien
      i altfor store støvler
      uten å si et ord
      med kikkert rundt halsen
      med kaffe på termos
      med lua på snei
      i godt selskap
      med kamera i lomma
      med vinden i ryggen
      uten å se seg tilbake
      med et lite smil
    `,
    smelled: `
      luktet det av
      duftet det av
      luktet det svakt av
      duftet det fremdeles av
      kunne man lukte
      lå det en duft av
    `,
    scent: `
      kardemomme
      nykvernet kaffe
      grønnsåpe
      tjære
      bjørkeved
      våt ull
      appelsin
      nystekte vafler
      einer
      furu
      kanel
      nymalt treverk
      blåbærsyltetøy
      nybakt brød
      granbar
      sjokolade
      fersk maling
      syriner
    `,
    lookout: `
      fra toppen
      fra hyttetrappa
      fra kjøkkenvinduet
      fra båten
      fra utsiktspunktet
      fra tårnet
      fra svaberget
      fra svingen ovenfor skolen
      fra verandaen
      fra varden
      fra brua
      fra loftsvinduet
      fra øverste etasje
      fra togvinduet
      fra fergedekket
      fra takterrassen
      fra neset
      fra rasteplassen
      fra setra
      fra bakketoppen
    `,
    saw: `
      så man
      kunne man skimte
      hadde man utsikt til
      fikk man øye på
      kunne man se
      så man tydelig
    `,
    view: `
      fyret
      de røde naustene
      hele bygda
      havgapet
      øya i sundet
      de snødekte toppene
      gårdene i lia
      øyene i horisonten
      veien til fjells
      det gamle sagbruket
      båtene i havna
      den smale dalen
      åkrene ved elva
      et hvitt seil
      jernbanelinja
      de grønne setervollene
      den lange moloen
      en enslig hytte
      holmene utenfor
      skolegården
      en foss i det fjerne
      fabrikkpipa
      taket på låven
    `,
    event: `
      dugnaden
      korpskonserten
      markedsdagen
      loppemarkedet
      bygdedagen
      sommerfesten
      spillkvelden
      kakelotteriet
      bokkvelden
      kulturkvelden
      quizkvelden
      vaffelsalget
      familiedagen
      sykkeldagen
      hagemarkedet
      naturdagen
    `,
    'event-does': `
      samlet mange fra bygda
      endte med allsang
      gikk over all forventning
      varte til langt på kveld
      trakk folk fra flere kanter
      ble en stor suksess
      fikk god omtale i lokalavisa
      slo alle rekorder
      ble årets høydepunkt
      ga mersmak
      bød på mange overraskelser
      ble en fin opplevelse
    `,
    'event-where': `
      på skolen
      på grendehuset
      nede på kaia
      i idrettshallen
      på torget
      ved fjorden
      på bygdetunet
      på museet
      ved biblioteket
      i bakgården
      på festplassen
    `,
    though: `
      selv om strømmen forsvant midtveis
      selv om vaffelrøra tok slutt
      selv om parkeringsplassen var for liten
      selv om plakatene kom sent opp
      selv om lydanlegget kranglet
      selv om ferga var forsinket
      selv om det regnet litt
      selv om ingen hadde husket kaffen
      selv om programmet ble endret
      selv om mange kom for sent
      selv om værmeldingen var dårlig
      selv om det ble trangt
      selv om mikrofonen sviktet
      selv om det bare var ti stoler
      selv om det blåste
      selv om starten ble utsatt
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sa
      utbrøt
      smilte
      kom det fra
      jublet
    `,
    declares: `
      sa
      smilte
      svarte
      kom det fra
      fortalte
    `,
    asked: `
      spurte
      ville vite
      spurte plutselig
    `,
    promise: `
      i morgen skal jeg
      til helga kan vi
      en vakker dag skal jeg
      etter kaffen kan vi
      i sommer skal vi
      jeg har lyst til å
      nå skal jeg endelig
      neste gang vil jeg
      jeg har alltid drømt om å
      før eller siden må vi
      nå har jeg god tid til å
      det er min tur til å
      jeg har lovet å
    `,
    'shall-we': `
      skal vi
      har du lyst til å
      kan vi ikke bare
      er det noen som vil
      hva om vi prøver å
      får jeg lov til å
      hvem blir med på å
      har vi tid til å
      når skal vi
      er det vår tur til å
    `,
    wonder: `
      hvem i all verden
      hvem
      hvem av naboene
      hvem ellers
      hvem andre
      hvem i bygda
    `,
    joy: `
      nå er det på høy tid å
      endelig kan vi
      tenk å få
      ikke glem å
      nå må vi få tid til å
      gled deg til å
      vi trenger flere som vil
      vi gleder oss til å
      i morgen skal vi
    `,
    exclaim: `
      nei, så fint
      for en dag
      se på den utsikten
      så stille det er her
      endelig sol
      for et vakkert lys
      her kunne jeg blitt
      hør på den fuglen
      så klart vannet er
      for en himmel
      så godt det lukter
      for en morgen
      dette må vi gjøre oftere
      tenk at det er så enkelt
      så heldige vi er
      se, en regnbue
      for et syn
      endelig er det helg
      nå kommer toget
      der er dere jo
      så hyggelig dette ble
      jeg visste det
    `,
    vantage: `
      fra verandaen
      i døra
      på trappa
      fra kjøkkenet
      fra sofaen
      over kaffekoppen
      ved frokostbordet
      på vei hjem
      i telefonen
      på bussen hjem
      over gjerdet
      på perrongen
      fra hagestolen
      ved postkassa
      i lunsjen
      ved leirbålet
    `,
  },

  statements: `
    {time} var det {person} som {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} {place.T} {reason}.
    så snart {weather}, {next:verb} {person} {next:rest} {ending}.
    {person} hadde lenge tenkt å {verb.T:inf} {kind.T:K} {object.T.K}.
    hjemme hos {person} {stood.S} {thing.S} og {thing.S/2} {surface.S}.
    det tok {person} {duration} å {verb.T:inf} {kind.T:K} {object.T.K}.
    {person} {next:verb} {next:rest} før {person/2} rakk å {verb.T:inf} {kind.T:K} {object.T.K}.
    mens {person} {verb.T:past} {kind.T:K} {object.T.K} {place.T}, {next:verb} {person/2} {next:rest}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} {reason}.
    {person}, {who}, {next:verb} {next:rest} {ending}.
    det var {person}, {who}, som til slutt {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    {person} {verb.T:past} {object.T.pl} {place.T}.
    {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {person} ville {verb.T:inf} {kind.T:K} {object.T.K}.
    {rumour} {person} {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    {person} rakk ikke å {verb.T:inf} {kind.T:K} {object.T.K}, men {next:verb} {next:rest} i stedet.
    {time} {next:verb} {person} {next:rest} {reason}.
    både {person} og {person/2} ville gjerne {verb.T:inf} {kind.T:K} {object.T.K} {place.T} {reason}.
    {person} {believed} at det {art} krever {virtue} og {virtue/2}.
    for {art} {takes} {virtue}, {virtue/2} og {virtue/3}.
    {nature.N} {does.N} {where.N}, og {person} {next:verb} {next:rest}.
    {now} så {person} at {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N} mens {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {surface.S} {stood.S} {thing.S}, {thing.S/2} og {thing.S/3}.
    {building} {building-where} {building-does}, og {person} {next:verb} {next:rest}.
    {device} {device-does} {meanwhile.T} {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {ride.W} {ride-does.W}, og {person} {next:verb} {next:rest}.
    {person} {walks:past} {along} {to} {carrying}.
    {person} ville {walks:inf} {along} {to} {reason}.
    {person} ville heller {next:inf} enn å {verb.T:inf} {kind.T:K} {object.T.K}.
    {room} {smelled} {scent} og {scent/2}, og {person} {next:verb} {next:rest}.
    {lookout} {saw} {view}, {view/2} og {view/3}.
    {event} {event-where} {event-does} {though}, og {person} var {mood}.
  `,
  lively: `
    «{^promise} {verb.T:inf} {kind.T:K} {object.T.K}», {declares} {person} {vantage}.
    «{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?» {asked} {person} {vantage}.
    «{^exclaim}!» {says} {person}, {who}.
    {wonder} hadde {verb.T:sup} {kind.T:K} {object.T.K} {place.T}?
    {joy} {verb.T:inf} {kind.T:K} {object.T.K} {place.T}!
    hvorfor i all verden ville {person} {verb.T:inf} {kind.T:K} {object.T.K} {place.T}?
  `,
  words: `
    kveld arbeid avis bakke balkong barn bekk berg besøk bjelle bjørk blad blomst bok bord brev
    brygge brød brønn buss busk by bær båt benk dag dal dam dans dikt drøm duft dugg dyr dør
    ettermiddag eik ekorn eng elev eventyr familie farge fest figur film fisk fjell fjord fløyte
    foss fredag frokost frost frukt frø fugl fyr gate garn gave gran gress grind gryte grøft
    gulv gjest gjerde gård gåte gås hammer hanske hare hatt hage havn himmel hjem hjul hjørne
    horisont hund hus hylle hytte hest høst is jakke jord juni kaffe kake kalender kanal kanne
    kano katt kilde kirsebær klang klokke klippe knapp konsert kopp korn kort kritt krukke kurv
    kyst kjøkken kjele lampe land lanterne lekse lek lilje lomme luft lykt lys lyd lyng lykke
    lerke lerret lesning løk løv mat mai marked mark mel melodi middag minne morgen mose mur
    museum musikk melk måke måne måned nabo natt natur nøkkel note nebb ord ost ovn papir
    paraply park pause penn pensel plass plante plen prikk pute pære rabarbra radio ramme regn
    reise ring ris rose ro rug rute salat salt sand sang saks seng seil silke skap skje skip
    skål sko skog skole skuff sky skygge smil snø sol sommer saus speil spill stall stasjon
    stemme stein sti stjerne stol storm strand stue suppe svale svane sopp søndag sjø tallerken
    tanke veske te teater tid time tomat torg tråd tre trapp tulipan tur teppe tau tårn ugle uke
    ull urt vann vandring vase vei venn vifte vind vindu vinge vinter fiol vogn vugge vegg øy
    øye ørken åker arbeide bake bygge bære danse dele drikke drømme dyrke finne flytte plystre
    fortelle følge glede grave gjøre hente hjelpe hoppe huske høre kjøpe lage lede love lukke
    lytte lese male plukke regne rydde samle se seile sitte skrive smake sove spille svømme
    synge selge ta tegne telle tenne vaske vente vise endre blid bred dyp enkel fin frisk glad
    god grå grønn gul hvit høy klar klok kald lett liten lun lang mild mørk ny nær ren rik rolig
    rund rød skarp skjønn smal svart stille stor søt tidlig trygg tynn tett ung varm våt ekte
    tromme
  `,
}
