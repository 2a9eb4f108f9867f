import type { Locale } from '../locale.js'

/**
 * Norwegian (bokmål): narrative in the past tense. A topic (cabin, boat, knit …) holds
 * together what belongs together: `verb`, `object` by gender (n: en, t: et, pl), `kind` (the
 * article and adjective before it) and `place`.
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
      nabokona
      hytteeieren
      turlederen
      fyrvokteren
      brannkonstabelen
      skogsarbeideren
      rektoren
      fjelloppsynet
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
      kafévertinnen
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
      veversken
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
      som egentlig skulle sove lenge
      som alltid hadde kaffe på termosen
      som sjelden tok bussen
      som nettopp hadde pusset opp
      som aldri glemte en bursdag
      som trivdes best ute
      som hadde bodd der hele livet
      som likte seg ved sjøen
      som kjente hver eneste sti
      som ikke sa nei til en utfordring
      som hadde lært det av faren sin
      som ellers holdt seg for seg selv
      som hadde lånt en varebil
      som var kjent for god humor
      som gjerne tok seg tid
      som savnet fjellet
      som heller ville gå enn kjøre
      som hadde meldt seg frivillig
      som visste råd for det meste
      som ventet besøk til helga
      som skulle på ferie uka etter
      som hadde øvd i hemmelighet
      som aldri hadde prøvd det før
      som var like blid som alltid
      som trodde det skulle bli regn
      som hadde stått opp grytidlig
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.cabin': {
      forms: 'past | inf | sup',
      phrases: `
      malte | male | malt
      oljet | olje | oljet
      snekret | snekre | snekret
      satte opp | sette opp | satt opp
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
      hylle
      køyeseng
      trapp
      levegg
      huske
    `,
    'object.cabin.t': `
      bord
      rekkverk
      gjerde
      vedskjul
      fuglebrett
      uthus
      skap
      hagebord
    `,
    'object.cabin.pl': `
      stoler
      vinduskarmer
      hyller
      skodder
      benker
      krakker
      dører
      kommoder
    `,
    'kind.cabin': {
      forms: 'n | t | pl',
      phrases: `
      en solid | et solid | solide
      en rødmalt | et rødmalt | rødmalte
      en værbitt | et værbitt | værbitte
      en enkel | et enkelt | enkle
      en smal | et smalt | smale
      en ny | et nytt | nye
      en gammel | et gammelt | gamle
      en lav | et lavt | lave
      en litt skjev | et litt skjevt | litt skjeve
      en stor | et stort | store
      en praktisk | et praktisk | praktiske
    `,
    },
    'place.cabin': `
      på hytta
      ved vannet
      bak naustet
      etter gammel oppskrift
      uten tegninger
      med hammer og vater
      på dugnad
      på setra
      i vårsola
      for hånd
      i garasjen
      med litt hjelp
      for nabolaget
      i sommerferien
    `,

    'verb.kitchen': {
      forms: 'past | inf | sup',
      phrases: `
      lagde | lage | laget
      serverte | servere | servert
      tok med | ta med | tatt med
      bød på | by på | budt på
      prøvde | prøve | prøvd
      spiste | spise | spist
      satte fram | sette fram | satt fram
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
      makrellrett
      grønnsaksgryte
      potetsalat
    `,
    'object.kitchen.t': `
      koldtbord
      fiskefat
      kveldsmåltid
      frokostbord
      kakefat
    `,
    'object.kitchen.pl': `
      fiskekaker
      lefser
      vafler
      pannekaker
      karbonader
      kjøttboller
      raspeballer
      poteter
      grove rundstykker
    `,
    'kind.kitchen': {
      forms: 'n | t | pl',
      phrases: `
      en hjemmelaget | et hjemmelaget | hjemmelagde
      en enkel | et enkelt | enkle
      en tradisjonsrik | et tradisjonsrikt | tradisjonsrike
      en god | et godt | gode
      en litt annerledes | et litt annerledes | litt annerledes
      en skikkelig | et skikkelig | skikkelige
      en deilig | et deilig | deilige
      en velsmakende | et velsmakende | velsmakende
      en mettende | et mettende | mettende
      en fristende | et fristende | fristende
    `,
    },
    'place.kitchen': `
      på kjøkkenet
      til hele gjengen
      etter skituren
      på bålet
      med flatbrød attåt
      til kaffen
      på kafeen
      i gapahuken
      på besøk hos venner
      i pausen
      til middag
      på turisthytta
      i lunsjpausen
      etter bestemors oppskrift
    `,

    'verb.knit': {
      forms: 'past | inf | sup',
      phrases: `
      strikket | strikke | strikket
      heklet | hekle | heklet
      gjorde ferdig | gjøre ferdig | gjort ferdig
      rakk opp | rekke opp | rukket opp
      viste fram | vise fram | vist fram
      ga bort | gi bort | gitt bort
      solgte | selge | solgt
    `,
    },
    'object.knit.n': `
      kofte
      genser
      lue
      ullgenser
      hals
      babytrøye
      jakke
      vest
      pute
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
      ullvotter
      ullsokker
      pulsvanter
      raggsokker
      leggvarmere
      grytekluter
      tøfler
      luer
      votter
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
      i ubleket ull
      på toget over fjellet
      på rundpinne
      med restegarn
      til loppemarkedet
      til nevøen
      på sofakroken
      i mørketida
      i tre farger
      til basaren
    `,

    'verb.boat': {
      forms: 'past | inf | sup',
      phrases: `
      pusset | pusse | pusset
      lånte | låne | lånt
      leide | leie | leid
      sjøsatte | sjøsette | sjøsatt
      fortøyde | fortøye | fortøyd
      kjøpte | kjøpe | kjøpt
      malte | male | malt
      solgte | selge | solgt
    `,
    },
    'object.boat.n': `
      robåt
      kano
      færing
      kajakk
      jolle
      eike
      pram
      trebåt
    `,
    'object.boat.pl': `
      robåter
      kajakker
      joller
      færinger
      prammer
      trebåter
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
      en arvet | et arvet | arvede
      en staselig | et staselig | staselige
      en lett | et lett | lette
      en tung | et tungt | tunge
    `,
    },
    'place.boat': `
      ved brygga
      nede i fjæra
      i vika
      på en stille kveld
      før sesongen
      i skjærgården
      ved naustet
      med god hjelp
      i kveldssola
      på fjorden
      før fellesferien
      ute ved holmene
    `,

    'verb.music': {
      forms: 'past | inf | sup',
      phrases: `
      spilte | spille | spilt
      øvde på | øve på | øvd på
      lærte bort | lære bort | lært bort
      nynnet på | nynne på | nynnet på
      framførte | framføre | framført
      hørte på | høre på | hørt på
      skrev ned | skrive ned | skrevet ned
    `,
    },
    'object.music.n': `
      slått
      bånsull
      reinlender
      vals
      vise
      folketone
      sjømannsvise
      vårsang
    `,
    'object.music.t': `
      refreng
      trekkspillstykke
      potpurri
      orkesterstykke
    `,
    'object.music.pl': `
      springleiker
      barnesanger
      folkeviser
      reinlendere
      revyviser
      allsanger
      gamle slagere
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
      en splitter ny | et splitter nytt | splitter nye
      en altfor lang | et altfor langt | altfor lange
    `,
    },
    'place.music': `
      på grendehuset
      foran hele skolen
      på kaia
      i kulturhuset
      rundt bålet
      på eldresenteret
      uten noter
      på stevnet
      i garasjen
      på festplassen
      på bryggekanten
      til hele bygda
    `,

    'verb.trail': {
      forms: 'past | inf | sup',
      phrases: `
      lånte | låne | lånt
      pakket | pakke | pakket
      reparerte | reparere | reparert
      lette etter | lete etter | lett etter
      kjøpte | kjøpe | kjøpt
      gjorde klar | gjøre klar | gjort klar
      testet | teste | testet
    `,
    },
    'object.trail.n': `
      ryggsekk
      sovepose
      primus
      vindsekk
      hengekøye
      hodelykt
      gassbrenner
      pulk
      termos
    `,
    'object.trail.t': `
      telt
      liggeunderlag
      kompass
      stormkjøkken
      sitteunderlag
    `,
    'object.trail.pl': `
      støvler
      treski
      truger
      skistaver
      turski
      soveposer
      fiskestenger
      skøyter
    `,
    'kind.trail': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en lett | et lett | lette
      en splitter ny | et splitter nytt | splitter nye
      en godt brukt | et godt brukt | godt brukte
      en pålitelig | et pålitelig | pålitelige
      en rød | et rødt | røde
      en billig | et billig | billige
      en litt slitt | et litt slitt | litt slitte
      en svensk | et svensk | svenske
      en altfor dyr | et altfor dyrt | altfor dyre
    `,
    },
    'place.trail': `
      i kjelleren
      til vårturen
      før fjellturen
      til vinterferien
      i boden
      på trammen
      kvelden før avreise
      i siste liten
      til speiderleiren
      på loppemarked
      ute i gangen
      til neste skitur
    `,

    'verb.paper': {
      forms: 'past | inf | sup',
      phrases: `
      skrev | skrive | skrevet
      leste | lese | lest
      rettet | rette | rettet
      sendte inn | sende inn | sendt inn
      leste opp | lese opp | lest opp
      oversatte | oversette | oversatt
      begynte på | begynne på | begynt på
      gjemte bort | gjemme bort | gjemt bort
    `,
    },
    'object.paper.n': `
      novelle
      kronikk
      bursdagshilsen
      reiseskildring
      bygdehistorie
      bokanmeldelse
      tale
      kriminalroman
    `,
    'object.paper.t': `
      dikt
      leserinnlegg
      brev
      essay
      foredrag
      manus
      hefte
      eventyr
    `,
    'object.paper.pl': `
      dikt
      brev
      noveller
      notater
      limericker
      reisebrev
      gåter
      artikler
    `,
    'kind.paper': {
      forms: 'n | t | pl',
      phrases: `
      en kort | et kort | korte
      en lang | et langt | lange
      en håndskrevet | et håndskrevet | håndskrevne
      en morsom | et morsomt | morsomme
      en ærlig | et ærlig | ærlige
      en velskrevet | et velskrevet | velskrevne
      en litt høytidelig | et litt høytidelig | litt høytidelige
      en fin | et fint | fine
      en uferdig | et uferdig | uferdige
      en overraskende | et overraskende | overraskende
    `,
    },
    'place.paper': `
      ved kjøkkenbordet
      på nattoget
      i lokalavisa
      på biblioteket
      med fyllepenn
      på nynorsk
      midt på natta
      på hybelen
      foran peisen
      på lesesalen
      ute i solveggen
      mens regnet trommet på taket
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      plantet | plante | plantet
      vannet | vanne | vannet
      flyttet | flytte | flyttet
      stelte | stelle | stelt
      fotograferte | fotografere | fotografert
      beundret | beundre | beundret
      kjøpte | kjøpe | kjøpt
      passet på | passe på | passet på
      dekket til | dekke til | dekket til
    `,
    },
    'object.garden.n': `
      ripsbusk
      syrin
      solbærbusk
      rabarbraplante
      hekk
      rosebusk
      klatreplante
      georgine
      rododendron
    `,
    'object.garden.t': `
      epletre
      plommetre
      blomsterbed
      morelltre
      pæretre
      staudebed
      jordbærland
    `,
    'object.garden.pl': `
      ringblomster
      poteter
      gulrøtter
      erteblomster
      stemorsblomster
      sukkererter
      tulipaner
      urter
      georginer
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
      en frossen | et frossent | frosne
      en fin | et fint | fine
      en gammeldags | et gammeldags | gammeldagse
      en ekstra fin | et ekstra fint | ekstra fine
    `,
    },
    'place.garden': `
      ved søppelskuret
      langs sørveggen
      i parsellhagen
      på terrassen
      i skolehagen
      bak drivhuset
      ved innkjørselen
      i skråningen
      på balkongen
      mot nabogjerdet
      bak uthuset
      før frosten
    `,

    // ── Time ────────────────────────────────────────────────────────────────
    // The verb follows.
    time: `
      første lørdag i mai
      siste helga i juni
      en stille tirsdag
      i vinterferien
      i fellesferien
      etter nyhetene
      etter skoletid
      tidlig på våren
      den kvelden
      samme ettermiddag
      neste morgen
      allerede før frokost
      i helga
      på formiddagen
      et par dager senere
      hver eneste onsdag
      heldigvis
      stikk i strid med planen
      for et par uker siden
      en iskald morgen
      en lun sommerkveld
      i løpet av høsten
      mellom to regnbyger
      før snøen kom
      til stor overraskelse for alle
      i fjor sommer

      om sider
      i går ettermiddag
      tidligere på dagen
      dagen etter
      en blåsende søndag
      like før sommerferien
      på nyåret
      sent i august
      midt i arbeidsuka
    `,
    duration: `
      en hel helg
      tre lange kvelder
      nesten en måned
      to timer
      halve vinterferien
      mesteparten av dagen
      bare et kvarter
      fjorten dager
      en hel formiddag
      lengre tid enn ventet
      fire forsøk
      hele høstferien
    `,
    mood: `
      veldig godt fornøyd
      overraskende fort ferdig
      ikke lite stolt
      like blid etterpå
      temmelig sliten
      egentlig bare glad
      litt skuffet, men ikke lenge
      helt i hundre
      ikke til å stoppe
      så opptatt at maten ble kald
      i godt selskap
      enig med seg selv
      mer nøyaktig enn nødvendig
      så ivrig at klokka ble glemt
      klar for mer
      ikke helt sikker på resultatet
    `,
    reason: `
      fordi ingen andre hadde tid
      fordi det likevel regnet
      fordi det var tradisjon
      fordi hele familien ønsket det
      fordi det bare måtte gjøres
      fordi nabolaget hadde bedt om det
      fordi sommeren var kort
      fordi det var så stille ute
      fordi ferga var innstilt
      fordi kaffen likevel ikke var klar
      fordi noen måtte begynne
      fordi det var siste sjanse
    `,
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      kokte | kaffe på bålet | koke kaffe på bålet
      tok | seg en tur langs fjorden | ta seg en tur langs fjorden
      hentet | ved i skjulet | hente ved i skjulet
      måkte | snø til det ble mørkt | måke snø til det ble mørkt
      fyrte | i peisen | fyre i peisen
      gikk | en tur på kaia | gå en tur på kaia
      satte | poteter til kok | sette poteter til kok
      ropte | på de andre | rope på de andre
      slo | på radioen | slå på radioen
      delte | ut boller til alle | dele ut boller til alle
      la | seg i hengekøya | legge seg i hengekøya
      skrev | noen ord i hytteboka | skrive noen ord i hytteboka
      stekte | vafler til nabolaget | steke vafler til nabolaget
      fant | fram kikkerten | finne fram kikkerten
      heiste | flagget | heise flagget
      tok | av seg støvlene | ta av seg støvlene
      hoppet | i vannet | hoppe i vannet
      sovnet | med avisa i fanget | sovne med avisa i fanget
      plukket | blåbær i skogkanten | plukke blåbær i skogkanten
      lånte | nøkkelen til båthuset | låne nøkkelen til båthuset
      løp | etter trikken | løpe etter trikken
      rodde | ut til holmen | ro ut til holmen
      åpnet | vinduet på gløtt | åpne vinduet på gløtt
      ringte | hjem til mor | ringe hjem til mor
      trakk | på seg ullgenseren | trekke på seg ullgenseren
      fortalte | om den gangen det snødde i juni | fortelle om den gangen det snødde i juni
      satte | seg på en stein | sette seg på en stein
      gikk | og la seg tidlig | gå og legge seg tidlig
      bar | stolene ut i sola | bære stolene ut i sola
      smurte | matpakke til turen | smøre matpakke til turen
      syklet | til butikken etter melk | sykle til butikken etter melk
      studerte | kartet en gang til | studere kartet en gang til
      kjente | på vinden | kjenne på vinden
      tok | bilde av utsikten | ta bilde av utsikten
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
    `,
    art: `
      å bake lefser
      å lese kart
      å strikke kofte
      å gå på ski
      å spille fele
      å fyre i peisen
      å skrive dagbok
      å snekre
      å fiske ørret
      å drive kafé
      å bo på ei øy
      å dyrke poteter
      å holde en god tale
      å planlegge en fjelltur
      å synge i kor
      å sette garn
      å reise med tog
      å overvintre på hytta
    `,
    virtue: `
      tålmodighet
      godt humør
      ull innerst
      litt flaks
      sunn fornuft
      rolige hender
      gode støvler
      god tid
      gode venner
      pågangsmot
      respekt for været
      litt galskap
      orden i sakene
      nysgjerrighet
      øvelse
      et godt øre
      omtanke
      sterk kaffe
      humor
      stayerevne
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    weather: `
      det klarnet opp
      vinden løyet
      sola tittet fram
      regnet ga seg
      tåka kom sigende
      det begynte å snø
      fjorden lå blank
      skyggene ble lange
      ferga tutet
      rødstrupen sang
      isen gikk på elva
      det ble kvelden
      det dryppet fra takrenna
      himmelen ble rosa
      bølgene slo mot svaberget
      et fly tegnet striper på himmelen
      måkene skrek over kaia
      det luktet av nyklipt gress
      ospa skalv i vinden
      det første løvet falt
      skyene drev innover
      nordlyset danset
      brannbilen kjørte forbi
      snøen knirket utenfor
    `,
    'nature.bird': `
      ei måke
      ei skjære
      en svarttrost
      en dompap
      ei linerle
      en tjeld
      et par terner
      ei kjøttmeis
      noen ærfugl
      en hegre
      ei kråke
      en flaggspett
    `,
    'does.bird': `
      satt
      ventet
      hoppet omkring
      lette etter mat
      holdt vakt
      tok en pause
      hilste dagen
      fant seg en plass
    `,
    'where.bird': `
      på flaggstanga
      på mønet
      i rognebærtreet
      på en påle ved brygga
      i hekken
      på fuglebrettet
      i fjæra
      i nabohagen
      på steingjerdet
      i en pytt på tunet
      på et skjær
      under verandaen
    `,
    'nature.beast': `
      en elg
      et rådyr
      en rev
      et ekorn
      en katt
      en hare
      to lam
      noen geiter
      en fjordhest
      ei kvige
      et pinnsvin
      en bever
    `,
    'does.beast': `
      stanset
      sto og så seg omkring
      krysset stien
      koste seg
      rørte seg ikke
      kom nærmere
      forsvant igjen
      snudde seg
      lyttet
    `,
    'where.beast': `
      i skogkanten
      ved myra
      nede ved bekken
      mellom bjørkene
      på jordet bak låven
      ved grusveien
      like ved hytta
      under lyktestolpen
      bak vedstabelen
      i bærlyngen
      ved postkassestativet
      midt på tunet
    `,
    'nature.water': `
      elva
      bekken
      tjernet
      fjellvannet
      vannet
    `,
    'does.water': `
      glitret i sola
      blinket
      ble mørkere
      tok farge av himmelen
      lå der som før
      speilte skyene
    `,
    'where.water': `
      innunder fjellet
      nedenfor setra
      rett utenfor døra
      der veien slutter
      nederst i dalen
      så langt øyet rakk
      under hengebrua
      forbi kverna
      langs hele bygda
    `,
    now: `
      denne morgenen
      utpå kvelden
      som så ofte i april
      helt uventet
      i gråværet
      i grålysninga
      mot slutten av sommeren
      etter regnet
      i det fjerne
      en liten stund
      mens bygda sov
      den dagen
      akkurat da
      ganske riktig
      ut på dagen
      en søndag
      på vei til jobben
      tidlig en morgen
      i frostrøyken
      fra vinduet
      på avstand
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    stood: `
      sto det alltid
      fantes det
      lå det
      sto det igjen
      var det plass til
      lå det fortsatt
    `,
    surface: `
      på kjøkkenbenken
      i vinduskarmen
      på peishylla
      i gangen
      i den øverste skuffen
      på trammen
      i bokhylla
      i boden
      på hyttetrappa
      under benken
      på kontoret
      i båthuset
      bak døra
      på loftet
      i kjellerboden
    `,
    thing: `
      et par støvler
      en kaffekjele
      en lommelykt
      et kortspill
      en ullgenser
      ei bøtte med bær
      en hammer
      et kart over bygda
      en kikkert
      et snøre med sluk
      en gammel radio
      en tresleiv
      et glass multesyltetøy
      en bunke ukeblader
      en værhane
      en pose rosiner
      et par rosevotter
      en termos
      en bok om fugler
      et stearinlys
      en sykkelpumpe
      et paraplystativ
      en fyrstikkeske
      et innrammet bilde
      en bærplukker
      et nøste garn
      en tom fiskekasse
      et vekkerur
      en ostehøvel
      et frimerkealbum
    `,
    building: `
      naustet
      kulturhuset
      landhandelen
      fyret
      jernbanestasjonen
      skolen
      hurtigrutekaia
      kafeen
      bakeriet
      biblioteket
      turisthytta
      grendehuset
      ysteriet
      museet
      svømmehallen
      trikkestallen
      kvernhuset
      idrettshallen
      rådhuset
    `,
    'building-where': `
      ytterst på neset
      nede ved fjorden
      innerst i dalen
      øverst i bakken
      bak den store furua
      midt i sentrum
      rett overfor apoteket
      rett ved kaia
      ved rundkjøringen
      på den andre siden av vannet
      like ved idrettsplassen
      ovenfor skogen
    `,
    'building-does': `
      hadde fått ny maling
      lå badet i sol
      duftet av nystekte vafler
      var kjent for utsikten
      holdt til i et gammelt pakkhus
      hadde vært stengt siden høsten
      ble pusset opp
      myldret av liv
      lå øde
      fylte hundre år
      hadde nettopp åpnet
      hadde kø langt ut på gata
      var pyntet til fest
    `,
    device: `
      kaffetrakteren
      vaskemaskinen
      radioen
      båtmotoren
      peisovnen
      vannkokeren
      fjernvarmen
      veggklokka
      brødristeren
      kjøleskapet
      skriveren
      snøfreseren
      heisen
      symaskinen
    `,
    'device-does': `
      brummet som vanlig
      stoppet av seg selv
      gikk i gang igjen
      laget en rar lyd
      duret i bakgrunnen
      trengte en pause
      virket bedre enn noen gang
      kranglet litt
      fungerte som en drøm
      suste svakt
    `,
    ride: `
      ferga
      hurtigruta
      toget over fjellet
      skolebussen
      trikken
      hurtigbåten
      melkebilen
      brøytebilen
      bokbåten
      lokaltoget
    `,
    'ride-does': `
      var i rute
      lot vente på seg
      la til kai
      tutet tre ganger
      kom i siste liten
      var nesten tom
      kjørte forbi uten å stoppe
      sto værfast
      var full av skoleklasser
      rundet neset
      måtte snu
      hadde ti minutters forsinkelse
    `,
    walks: {
      forms: 'past | inf',
      phrases: `
      gikk | gå
      syklet | sykle
      tuslet | tusle
      la i vei | legge i vei
      rodde | ro
      travet | trave
    `,
    },
    to: `
      opp til turisthytta
      ned til stranda
      bort til nabogården
      til nærmeste butikk
      inn til sentrum
      ut på neset
      opp på toppen
      ned til kaia
      til busstoppet
      bort til fotballbanen
      til biblioteket
      ut til fyret
      hjem til middag
      inn i skogen
    `,
    along: `
      over myra
      langs fjorden
      gjennom granskogen
      opp den bratte bakken
      etter den merkede løypa
      langs vannkanten
      på snarveien
      over hengebrua
      gjennom byparken
      i lysløypa
      forbi sauene
      i strålende solskinn
    `,
    carrying: `
      med ryggsekk og matpakke
      med fiskestanga over skulderen
      med hunden i bånd
      i regntøy fra topp til tå
      med ei kurv full av sopp
      med et godt råd på veien
      i altfor store støvler
      med skiene under armen
      uten å si et ord
      med kikkert rundt halsen
      i frisk bris
      med kaffe på termos
    `,
    smelled: `
      luktet det av
      duftet det av
      luktet det svakt av
      duftet det fremdeles av
    `,
    scent: `
      kardemomme
      nykvernet kaffe
      grønnsåpe
      tjære
      bjørkeved
      nyslått gress
      våt ull
      appelsin
      sjø
      nystekte vafler
      einer
      furu
      kanel
      nymalt treverk
      blåbærsyltetøy
      regn
    `,
    lookout: `
      fra toppen
      fra hyttetrappa
      fra kjøkkenvinduet
      fra båten
      fra utsiktspunktet
      fra skiheisen
      fra tårnet
      fra trappa
      fra svaberget
      fra svingen ovenfor skolen
    `,
    saw: `
      så man
      kunne man skimte
      hadde man utsikt til
      fikk man øye på
    `,
    view: `
      fyret
      de røde naustene
      hele bygda
      havgapet
      brua over sundet
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
    `,
    event: `
      dugnaden
      korpskonserten
      høstmarkedet
      skirennet
      loppemarkedet
      bygdedagen
      sommerfesten
      spillkvelden
      sauesankingen
      revyen
      kakelotteriet
      fiskekonkurransen
      trebåtstevnet
      bokkvelden
    `,
    'event-does': `
      samlet mange fra bygda
      begynte en halvtime for sent
      endte med allsang
      ble flyttet innendørs
      gikk over all forventning
      varte til langt på kveld
      trakk folk fra flere kanter
      ble en braksuksess
      ble utsatt en uke
      fikk god omtale i lokalavisa
    `,
    'event-where': `
      på skolen
      på grendehuset
      nede på kaia
      i idrettshallen
      på torget
      ved fjorden
      på fotballbanen
      i parken
      på bygdetunet
      på museet
    `,
    though: `
      selv om det høljet ned
      selv om strømmen forsvant midtveis
      selv om vaffelrøra tok slutt
      selv om halve korpset var sykt
      selv om det var sprengkulde
      selv om parkeringsplassen var for liten
      selv om ingen hadde tatt med telt
      selv om det kolliderte med fotballkampen
      selv om plakatene kom opp for sent
      selv om lydanlegget kranglet
      selv om det bare var ti stoler
      selv om ferga var forsinket
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sa
      hvisket
      ropte
      lo
      mumlet
      sukket
    `,
    asked: `
      spurte
      ville vite
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
    `,
    'shall-we': `
      skal vi
      har du lyst til å
      kan vi ikke bare
      er det noen som vil
      hva om vi prøver å
      får jeg lov til å
    `,
    wonder: `
      hvem i huleste
      hvem
      hvem av naboene
      hvem ellers
    `,
    joy: `
      så deilig det er å
      for en lykke å
      det er jammen koselig å
      tenk å få
      for en fryd å
      herlig å
    `,
    exclaim: `
      nei, så fint
      for en dag
      se på den utsikten
      dette må feires
      så stille det er
      endelig sol
      for et lys
      her kunne jeg blitt
      hør på den fuglen
      så klart vannet er
      nå lukter det vår
      for en himmel
    `,
    vantage: `
      fra verandaen
      oppe i masta
      ved leirbålet
      på toppen av varden
      i døra
      ved vannkanten
      på perrongen
      fra hagestolen
      midt i snøfokket
      på trappa
      fra robåten
      på bussen hjem
    `,
  },

  statements: `
    {time} var det {person} som {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} {place.T}, {reason}.
    så snart {weather}, {next:verb} {person} {next:rest} og var {mood}.
    {person} hadde lenge tenkt å {verb.T:inf} {kind.T:K} {object.T.K}.
    hjemme hos {person} {stood} {thing} og {thing/2} {surface}.
    det tok {duration} å {verb.T:inf} {kind.T:K} {object.T.K}.
    {person} {next:verb} {next:rest} før {person/2} rakk å {verb.T:inf} {kind.T:K} {object.T.K}.
    mens {person} {verb.T:past} {kind.T:K} {object.T.K}, {next:verb} {person/2} {next:rest}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    {person}, {who}, {next:verb} {next:rest} og var {mood}.
    det var {person}, {who}, som til slutt {verb.T:past} {kind.T:K} {object.T.K}.
    {person} {verb.T:past} {object.T.pl} {place.T}.
    {person} {verb.T:past} {kind.T:K} {object.T.K}.
    folk sier at {person} {verb.T:past} {kind.T:K} {object.T.K} helt alene.
    {person} klarte ikke å {verb.T:inf} {kind.T:K} {object.T.K}, men {next:verb} i stedet {next:rest}.
    {time} {next:verb} {person} {next:rest}, {reason}.
    både {person} og {person/2} ville gjerne {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {person} {believed} at {art} krever {virtue} og {virtue/2}.
    for {art} {takes} {virtue}, {virtue/2} og {virtue/3}.
    {nature.N} {does.N} {where.N}, og {person} {next:verb} {next:rest}.
    {now} så {person} at {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N} mens {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {surface} {stood} {thing}, {thing/2} og {thing/3}.
    {building} {building-where} {building-does}, og {person} {next:verb} {next:rest}.
    {device} {device-does} mens {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {ride} {ride-does}, og {person} {next:verb} {next:rest}.
    {person} {walks:past} {to} {along} {carrying}.
    {person} ville heller {walks:inf} {to} enn å {next:inf}.
    {surface} {smelled} {scent} og {scent/2}, og {person} {next:verb} {next:rest}.
    {lookout} {saw} {view}, {view/2} og {view/3}.
    {event} {event-where} {event-does}, {though}, og {person} var {mood}.
  `,
  lively: `
    «{^promise} {verb.T:inf} {kind.T:K} {object.T.K}», {says} {person} {vantage}.
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
