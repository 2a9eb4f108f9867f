import type { Locale } from '../locale.js'

/**
 * Norwegian (bokmål): narrative in the past tense. A topic (read, write, cook …) holds
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
      læreren
      bibliotekaren
      snekkeren
      gartneren
      skredderen
      bakeren
      blomsterhandleren
      bonden
      fiskeren
      sykepleieren
      tannlegen
      maleren
      legen
      arkitekten
      fiolinisten
      svømmelæreren
      lokføreren
      bussjåføren
      skomakeren
      urmakeren
      frisøren
      kokken
      fotografen
      journalisten
      oversetteren
      forfatteren
      redaktøren
      tegneren
      studenten
      eleven
      forskeren
      keramikeren
      birøkteren
      veveren
      naboen
      nabojenta
      ingeniøren
      vaktmesteren
      fergemannen
      bokhandleren
      servitøren
      konditoren
      glassblåseren
      fyrvokteren
      dirigenten
      sydamen
      skolejenta
      kusinen
      fetteren
      søsteren
      broren
      venninnen
      gjesten
      kjøpmannen
      postmannen
      spillemannen
      reiselederen
      gutten
      jenta
      speideren
    `,
    // After “den”.
    trait: `
      vennlige
      fåmælte
      nøyaktige
      glade
      tålmodige
      nysgjerrige
      energiske
      pratsomme
      avholdte
      dyktige
      flittige
      morgenfriske
      hjelpsomme
      ettertenksomme
      erfarne
      nyinnflyttede
      nevenyttige
      praktiske
      rolige
      beskjedne
      oppfinnsomme
      sjenerte
      bereiste
      musikalske
      spøkefulle
      pålitelige
      punktlige
      beleste
      egenrådige
      ubekymrede
      muntre
      omtenksomme
      nye
      unge
    `,
    who: `
      som bodde ved torget
      som alltid sto tidlig opp
      som aldri hadde det travelt
      som kjente alle i gata
      som gjerne fortalte historier
      som nettopp hadde flyttet inn
      som var i godt humør
      som hadde fri hele dagen
      som syklet overalt
      som sjelden klaget
      som hadde vokst opp ved sjøen
      som plystret for seg selv
      som lengtet etter sommeren
      som gikk med stripete skjerf
      som hadde lovet å hjelpe til
      som likte orden
      som akkurat hadde kommet hjem
      som hadde sovet godt
      som ventet gjester
      som ikke sa så mye
      som snakket fire språk
      som hadde god tid
      som hadde glemt vottene sine
      som elsket gamle filmer
      som hadde ferie
      som alltid smilte
      som hadde bodd i utlandet
      som samlet på frimerker
      som skulle reise dagen etter
      som pleide å gå i fjellet
      som sang i kor
      som ikke var redd for regn
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'past | inf | sup',
      phrases: `
      leste | lese | lest
      lånte | låne | lånt
      fant | finne | funnet
      kjøpte | kjøpe | kjøpt
      studerte | studere | studert
      anbefalte | anbefale | anbefalt
      gjemte | gjemme | gjemt
    `,
    },
    'object.read.n': `
      roman
      kokebok
      reiseskildring
      diktsamling
      novellesamling
      barnebok
      krimbok
      biografi
      eventyrbok
      skissebok
      dagbok
      fortelling
    `,
    'object.read.t': `
      hefte
      manuskript
      magasin
      leksikon
      tidsskrift
      skuespill
      oppslagsverk
      eventyr
    `,
    'object.read.pl': `
      noveller
      aviser
      eventyr
      dikt
      memoarer
      tegneserier
      tidsskrifter
      reisebrev
    `,
    'kind.read': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en illustrert | et illustrert | illustrerte
      en glemt | et glemt | glemte
      en spennende | et spennende | spennende
      en tynn | et tynt | tynne
      en gulnet | et gulnet | gulnede
      en kjær | et kjært | kjære
      en lærerik | et lærerikt | lærerike
      en underholdende | et underholdende | underholdende
      en sjelden | et sjeldent | sjeldne
      en vakker | et vakkert | vakre
      en morsom | et morsomt | morsomme
      en fransk | et fransk | franske
      en kjent | et kjent | kjente
      en slitt | et slitt | slitte
    `,
    },
    'place.read': `
      på biblioteket
      ved vinduet
      på verandaen
      i sofaen
      på toget
      under leselampen
      på en benk i parken
      i hengekøya
      på loftet
      på venterommet
      i skyggen av epletreet
      på kafeen
      ved kjøkkenbordet
      på trappa
      i lenestolen
    `,

    'verb.write': {
      forms: 'past | inf | sup',
      phrases: `
      skrev | skrive | skrevet
      renskrev | renskrive | renskrevet
      rettet | rette | rettet
      formulerte | formulere | formulert
      avsluttet | avslutte | avsluttet
      påbegynte | påbegynne | påbegynt
      forbedret | forbedre | forbedret
      dikterte | diktere | diktert
      oversatte | oversette | oversatt
    `,
    },
    'object.write.n': `
      artikkel
      novelle
      vise
      anmeldelse
      fortelling
      rapport
      invitasjon
      barnesang
      spalte
      oppskrift
    `,
    'object.write.t': `
      brev
      kapittel
      manuskript
      referat
      utkast
      leserbrev
      dikt
      reisebrev
      eventyr
      innlegg
    `,
    'object.write.pl': `
      dikt
      postkort
      gåter
      eventyr
      invitasjoner
      reiseminner
      sangtekster
      brev
    `,
    'kind.write': {
      forms: 'n | t | pl',
      phrases: `
      en kort | et kort | korte
      en lang | et langt | lange
      en morsom | et morsomt | morsomme
      en velformulert | et velformulert | velformulerte
      en personlig | et personlig | personlige
      en ny | et nytt | nye
      en innholdsrik | et innholdsrikt | innholdsrike
      en enkel | et enkelt | enkle
      en oppmuntrende | et oppmuntrende | oppmuntrende
      en lettlest | et lettlest | lettleste
      en gjennomtenkt | et gjennomtenkt | gjennomtenkte
      en vellykket | et vellykket | vellykkede
      en poetisk | et poetisk | poetiske
    `,
    },
    'place.write': `
      ved skrivebordet
      på kontoret
      på kjøkkenet
      på loftet
      på biblioteket
      ved et kafébord
      på hotellrommet
      i hagen
      i togkupeen
      i redaksjonen
      på arbeidsrommet
      med blyant
      med fyllepenn
      på en gammel skrivemaskin
      på linjert papir
    `,

    'verb.cook': {
      forms: 'past | inf | sup',
      phrases: `
      lagde | lage | laget
      tilberedte | tilberede | tilberedt
      serverte | servere | servert
      bestilte | bestille | bestilt
      spiste | spise | spist
      forberedte | forberede | forberedt
      prøvde | prøve | prøvd
      delte | dele | delt
    `,
    },
    'object.cook.n': `
      fiskesuppe
      pai
      potetsalat
      soppsaus
      rabarbragrøt
      gryterett
      omelett
      ertesuppe
      grønnsakssuppe
      lapskaus
      rømmegrøt
    `,
    'object.cook.t': `
      koldtbord
      ostefat
      mellommåltid
      aftensmåltid
      frokostbord
      fiskefat
    `,
    'object.cook.pl': `
      pannekaker
      vafler
      kjøttkaker
      lefser
      fiskekaker
      grønnsakskaker
      poteter
      raspeballer
    `,
    'kind.cook': {
      forms: 'n | t | pl',
      phrases: `
      en hjemmelaget | et hjemmelaget | hjemmelagde
      en velduftende | et velduftende | velduftende
      en klassisk | et klassisk | klassiske
      en deilig | et deilig | deilige
      en god | et godt | gode
      en enkel | et enkelt | enkle
      en tradisjonell | et tradisjonelt | tradisjonelle
      en velsmakende | et velsmakende | velsmakende
      en uvanlig | et uvanlig | uvanlige
      en mettende | et mettende | mettende
      en festlig | et festlig | festlige
    `,
    },
    'place.cook': `
      på kjøkkenet
      på verandaen
      på hytta
      på vertshuset
      på skolekjøkkenet
      ved stranda
      på kafeen
      i hagen
      på landet
      på setra
      ved bålet
      til middag
      til lunsj
      til alle gjestene
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      plantet | plante | plantet
      vannet | vanne | vannet
      stelte | stelle | stelt
      gjødslet | gjødsle | gjødslet
      flyttet | flytte | flyttet
      beundret | beundre | beundret
      kjøpte | kjøpe | kjøpt
      fotograferte | fotografere | fotografert
    `,
    },
    'object.garden.n': `
      rosebusk
      pelargonia
      peon
      klematis
      tomatplante
      stikkelsbærbusk
      kaprifol
      syrinbusk
      solsikke
      rabarbraplante
      vinranke
      hortensia
    `,
    'object.garden.t': `
      epletre
      pæretre
      plommetre
      kirsebærtre
      fikentre
      oliventre
      sitrontre
      morelltre
    `,
    'object.garden.pl': `
      georginer
      jordbærplanter
      krydderurter
      tulipaner
      erteblomster
      stokkroser
      agurkplanter
      ripsbusker
      ringblomster
      riddersporer
    `,
    'kind.garden': {
      forms: 'n | t | pl',
      phrases: `
      en liten | et lite | små
      en praktfull | et praktfullt | praktfulle
      en uvanlig | et uvanlig | uvanlige
      en hardfør | et hardført | hardføre
      en skjør | et skjørt | skjøre
      en frodig | et frodig | frodige
      en vakker | et vakkert | vakre
      en blomstrende | et blomstrende | blomstrende
      en ung | et ungt | unge
      en nyinnkjøpt | et nyinnkjøpt | nyinnkjøpte
    `,
    },
    'place.garden': `
      ved grinda
      i drivhuset
      bak huset
      langs gjerdet
      ved brønnen
      i kolonihagen
      på balkongen
      ved sørveggen
      nær dammen
      i parken
      ved siden av trappa
      i skolehagen
      ved lysthuset
      i bedet
    `,

    'verb.mend': {
      forms: 'past | inf | sup',
      phrases: `
      reparerte | reparere | reparert
      pusset | pusse | pusset
      undersøkte | undersøke | undersøkt
      rengjorde | rengjøre | rengjort
      smurte | smøre | smurt
      lånte | låne | lånt
      ordnet | ordne | ordnet
      kjøpte | kjøpe | kjøpt
      testet | teste | testet
    `,
    },
    'object.mend.n': `
      sykkel
      symaskin
      vannpumpe
      trillebår
      radio
      skrivemaskin
      gressklipper
      vifte
      spilledåse
    `,
    'object.mend.t': `
      vekkerur
      veggur
      modelltog
      stativ
      trekkspill
      kamera
    `,
    'object.mend.pl': `
      kaffekverner
      lykter
      sykler
      kameraer
      klokker
      symaskiner
    `,
    'kind.mend': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en slitt | et slitt | slitte
      en ødelagt | et ødelagt | ødelagte
      en støvete | et støvete | støvete
      en brukt | et brukt | brukte
      en vrien | et vrient | vriene
      en antikk | et antikt | antikke
      en glemt | et glemt | glemte
      en solid | et solid | solide
      en utenlandsk | et utenlandsk | utenlandske
      en nedarvet | et nedarvet | nedarvede
    `,
    },
    'place.mend': `
      på verkstedet
      i garasjen
      i bakgården
      i kjelleren
      i boden
      i oppkjørselen
      i gangen
      utenfor uthuset
      på hobbyrommet
      på låven
      ved arbeidsbenken
      i trappeoppgangen
    `,

    'verb.craft': {
      forms: 'past | inf | sup',
      phrases: `
      lagde | lage | laget
      kjøpte | kjøpe | kjøpt
      solgte | selge | solgt
      beundret | beundre | beundret
      tegnet | tegne | tegnet
      valgte | velge | valgt
      vasket | vaske | vasket
    `,
    },
    'object.craft.n': `
      pute
      bordløper
      veske
      duk
      lue
      bluse
      kjole
      genser
    `,
    'object.craft.t': `
      skjerf
      sengeteppe
      forkle
      putevar
      lappeteppe
      bokmerke
      armbånd
      håndkle
    `,
    'object.craft.pl': `
      votter
      strømper
      grytekluter
      gardiner
      pulsvarmere
      servietter
      ullsokker
      tøfler
    `,
    'kind.craft': {
      forms: 'n | t | pl',
      phrases: `
      en stripete | et stripete | stripete
      en rutete | et rutete | rutete
      en fargerik | et fargerikt | fargerike
      en blomstrete | et blomstrete | blomstrete
      en myk | et mykt | myke
      en lyseblå | et lyseblått | lyseblå
      en mønstret | et mønstret | mønstrede
      en enkel | et enkelt | enkle
      en vakker | et vakkert | vakre
      en mørkegrønn | et mørkegrønt | mørkegrønne
      en tynn | et tynt | tynne
      en rød | et rødt | røde
    `,
    },
    'place.craft': `
      på strikkeklubben
      i atelieret
      i stua
      på håndverksmarkedet
      ved vinduet
      i butikken
      på kveldskurset
      i vevstua
      på markedet
      i gyngestolen
      ved peisen
      på grendehuset
    `,

    'verb.music': {
      forms: 'past | inf | sup',
      phrases: `
      spilte | spille | spilt
      fremførte | fremføre | fremført
      husket | huske | husket
      innstuderte | innstudere | innstudert
      arrangerte | arrangere | arrangert
      komponerte | komponere | komponert
      hørte | høre | hørt
    `,
    },
    'object.music.n': `
      vals
      vise
      polka
      melodi
      sang
      marsj
      menuett
      slått
    `,
    'object.music.t': `
      klaverstykke
      tema
      mellomspill
      forspill
      musikkstykke
      omkved
    `,
    'object.music.pl': `
      viser
      sanger
      vuggeviser
      sjømannsviser
      valser
      vårsanger
      slåtter
    `,
    'kind.music': {
      forms: 'n | t | pl',
      phrases: `
      en stille | et stille | stille
      en medrivende | et medrivende | medrivende
      en vemodig | et vemodig | vemodige
      en velkjent | et velkjent | velkjente
      en krevende | et krevende | krevende
      en enkel | et enkelt | enkle
      en gammel | et gammelt | gamle
      en nyskrevet | et nyskrevet | nyskrevne
      en munter | et muntert | muntre
      en elsket | et elsket | elskede
      en nydelig | et nydelig | nydelige
    `,
    },
    'place.music': `
      på musikkrommet
      på scenen
      i aulaen
      på dansegulvet
      på brygga
      i øvingslokalet
      på torget
      på grendehuset
      i parken
      på verandaen
      hjemme på kjøkkenet
      i studioet
    `,

    'verb.draw': {
      forms: 'past | inf | sup',
      phrases: `
      malte | male | malt
      tegnet | tegne | tegnet
      skisserte | skissere | skissert
      gjenga | gjengi | gjengitt
      avbildet | avbilde | avbildet
    `,
    },
    'object.draw.n': `
      havn
      bro
      kvern
      fjelltopp
      gate
      låve
      seilbåt
      lysning
      togstasjon
      kyst
      bondegård
      seter
    `,
    'object.draw.t': `
      fyrtårn
      landskap
      naust
      fiskevær
      fossefall
      epletre
      trehus
      utsiktstårn
    `,
    'object.draw.pl': `
      naust
      bjørketrær
      seilbåter
      måker
      svaberg
      øyer
      hustak
      ville roser
    `,
    'kind.draw': {
      forms: 'n | t | pl',
      phrases: `
      en fjern | et fjernt | fjerne
      en malerisk | et malerisk | maleriske
      en ensom | et ensomt | ensomme
      en solfylt | et solfylt | solfylte
      en tåkete | et tåkete | tåkete
      en forblåst | et forblåst | forblåste
      en stille | et stille | stille
      en vakker | et vakkert | vakre
      en velkjent | et velkjent | velkjente
      en drømmende | et drømmende | drømmende
    `,
    },
    'place.draw': `
      i akvarell
      i kull
      med fargestifter
      i skisseboka
      til utstillingen
      på et stort lerret
      med tynn pensel
      i tusj
      i dempede farger
      med stor omhu
      i klare farger
      til et postkort
    `,

    'verb.trade': {
      forms: 'past | inf | sup',
      phrases: `
      kjøpte | kjøpe | kjøpt
      solgte | selge | solgt
      valgte | velge | valgt
      fant | finne | funnet
      bestilte | bestille | bestilt
      byttet | bytte | byttet
      reserverte | reservere | reservert
      fikk | få | fått
    `,
    },
    'object.trade.n': `
      kurv
      tekanne
      vase
      fuglekasse
      oljelampe
      brødkniv
      krukke
      brødkurv
      kaffekjele
      lysestake
    `,
    'object.trade.t': `
      sjakkspill
      kaffeservise
      speil
      skap
      skrin
      leirkrus
      vindspill
      nøkkelskap
    `,
    'object.trade.pl': `
      pærer
      plommer
      epler
      jordbær
      blåbær
      moreller
      lysestaker
      bringebær
      krukker
      kurver
    `,
    'kind.trade': {
      forms: 'n | t | pl',
      phrases: `
      en fin | et fint | fine
      en vakker | et vakkert | vakre
      en liten | et lite | små
      en stor | et stort | store
      en rimelig | et rimelig | rimelige
      en perfekt | et perfekt | perfekte
      en uvanlig | et uvanlig | uvanlige
      en fargesterk | et fargesterkt | fargesterke
      en utvalgt | et utvalgt | utvalgte
    `,
    },
    'place.trade': `
      på torget
      på markedet
      hos kjøpmannen
      på loppemarkedet
      på landhandelen
      ved veikanten
      i mathallen
      på auksjonen
      nede på havna
      hos en nabo
      i gårdsbutikken
      inne i byen
    `,

    // ── Time, manner, what comes next ───────────────────────────────────────
    // The verb follows: i går kveld leste …
    time: `
      i går morges
      i går kveld
      i forgårs
      i forrige uke
      en tidlig morgen
      en ledig ettermiddag
      en helt vanlig tirsdag
      på søndagen
      lørdag morgen
      fredag kveld
      på onsdagen
      etter frokost
      etter lunsj
      etter jobb
      etter timen
      før lunsj
      før frokost
      i friminuttet
      på togturen
      utpå kvelden
      utpå ettermiddagen
      tidlig om morgenen
      sent på ettermiddagen
      rett før middag
      dagen etter
      her om dagen
      her om kvelden
      forrige helg
      hele formiddagen
      hele dagen
      nå og da
      for det meste
      som vanlig
      av og til
      enda en gang
      til slutt
      allerede på mandag
      den første fridagen
      den siste dagen i måneden
      uten å skynde seg
      med stor glede
      med rolig hånd
      på egen hånd
      sammen med en venn
      av ren nysgjerrighet
      til alles glede
      midt i uka
    `,
    manner: `
      med stor omhu
      uten å skynde seg
      i ro og mak
      med øvd hånd
      til sin egen overraskelse
      til naboenes glede
      for første gang
      en gang til
      sammen med en venn
      på egen hånd
      med et smil
      i stillhet
      med stor tålmodighet
      uten store vansker
      i all enkelhet
      som så ofte før
      på bare en time
      til lyden av radioen
      med den største ro
    `,
    mood: `
      veldig fornøyd etterpå
      skikkelig stolt av seg selv
      ikke det minste sliten
      både glad og fornøyd
      helt lykkelig
      ganske godt fornøyd med dagen
      slett ikke bekymret
      mer enn fornøyd
      i strålende humør
      nesten rørt
      ikke så lite imponert
      litt overrasket selv
      roligere enn på lenge
      glad for det
      både sliten og glad
      ikke lenger sjenert
      helt oppslukt av det
      veldig nøye med det
      selvfølgelig svært fornøyd
      ikke alltid så sikker på saken
    `,
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      gikk | hjem langs elva | gå hjem langs elva
      satte | på en kanne te | sette på en kanne te
      åpnet | alle vinduene | åpne alle vinduene
      tente | lampen i vinduet | tenne lampen i vinduet
      feide | trappa | feie trappa
      syklet | bort til torget | sykle bort til torget
      ringte | en gammel venn | ringe en gammel venn
      besøkte | en nabo | besøke en nabo
      satte | seg på trappa | sette seg på trappa
      hvilte | seg i skyggen | hvile seg i skyggen
      tok | den siste bussen | ta den siste bussen
      vasket | alle koppene | vaske alle koppene
      vasket | hendene | vaske hendene
      dekket | bordet | dekke bordet
      tok | på seg en varm genser | ta på seg en varm genser
      drakk | et glass vann | drikke et glass vann
      ryddet | unna verktøyet | rydde unna verktøyet
      telte | fuglene på taket | telle fuglene på taket
      kikket | utover fjorden | kikke utover fjorden
      lyttet | til regnet | lytte til regnet
      kokte | egg til alle | koke egg til alle
      lånte | en paraply | låne en paraply
      hengte | klærne til tørk | henge klærne til tørk
      matet | katten | mate katten
      gikk | ned til brygga | gå ned til brygga
      sovnet | i lenestolen | sovne i lenestolen
      låste | døra | låse døra
      plukket | en bukett | plukke en bukett
      fortalte | en morsom historie | fortelle en morsom historie
      lo | høyt | le høyt
      vinket | til barna | vinke til barna
      bar | inn veden | bære inn veden
      delte | ut boller | dele ut boller
      skrev | ned alt sammen | skrive ned alt sammen
      gjespet | høyt | gjespe høyt
      brettet | ut kartet | brette ut kartet
      skrelte | poteter til middag | skrelle poteter til middag
      kjøpte | ferskt brød | kjøpe ferskt brød
      takket | for hjelpen | takke for hjelpen
      holdt | døra for alle | holde døra for alle
    `,
    },
    demands: `
      krever
      gir
      trener
      vekker
      lærer en
      fremmer
    `,
    virtue: `
      tålmodighet
      nysgjerrighet
      grundighet
      fantasi
      utholdenhet
      fingerferdighet
      konsentrasjon
      sans for detaljer
      omtanke
      oppfinnsomhet
      ydmykhet
      selvdisiplin
      humor
      ro
      ettertanke
      oppmerksomhet
      mot
      overblikk
    `,
    opinion: `
      ifølge mange
      for de fleste
      i lengden
      egentlig
      som kjent
      for en nybegynner
      tross alt
      i vår familie
      ute på landet
      nå for tiden
      uten tvil
      på en god dag
    `,
    worth: `
      morsomt
      avslappende
      lærerikt
      nyttig
      spennende
      deilig
      koselig
      givende
      klokt
      verdt bryet
      en fornøyelse
      en sann glede
      en kunst
      lettere enn man tror
      vanskeligere enn man tror
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // A clause that any deed of people may go with.
    weather: `
      regnet ga seg
      vinden snudde
      sola brøt gjennom
      tåka lettet
      skyene spredte seg
      skyggene ble lengre
      himmelen klarnet
      regnet trommet mot ruta
      svarttrosten sang
      en måke skrek
      lufta ble kjøligere
      duggen lå der ennå
      lyset falt inn
      svalene fløy lavt
      en regnbue viste seg
      bølgene slo mot brygga
      bjørkene suste
      torden rullet i det fjerne
      månen sto opp
      sommerfuglene kom fram
      en hakkespett hamret
      himmelen mørknet
      sola sto opp
      regnet kom
    `,
    'nature.water': `
      elva
      bekken
      fossen
      strømmen
      kanalen
      kilden
      fjellbekken
      sideelva
    `,
    'does.water': `
      glitret
      blinket
      skinte
      klukket
      sildret
      funklet
      rant
      glimtet
    `,
    'where.water': `
      bak oretrærne
      nedenfor bakken
      mellom steinene
      langs stien
      bortenfor jordene
      ved skogkanten
      under brua
      bak mølla
      foran husene
      utenfor bygda
      mellom bjørketrærne
      ved enga
    `,
    'nature.wind': `
      vinden
      brisen
      vestavinden
      sjøbrisen
      en svak vind
      en lun vind
      en mild bris
      et lett vindpust
    `,
    'does.wind': `
      strøk
      feide
      suste
      gikk
      lekte
      hvisket
      blåste
    `,
    'where.wind': `
      gjennom trekronene
      over jordene
      over enga
      gjennom sivet
      langs stranda
      over takene
      mellom husene
      gjennom alleen
      over fjorden
      langs båtene
      gjennom frukthagen
      over vidda
    `,
    'nature.animal': `
      et ekorn
      en rev
      et rådyr
      et pinnsvin
      en hare
      en dompap
      en nøtteskrike
      en katt
      en trane
      en hegre
      en elgkalv
      et par svaner
      en flokk gjess
      noen høner
      to geiter
      en hund
      en svarttrost
      en kråke
    `,
    'does.animal': `
      hvilte
      lyttet
      speidet
      ventet
      sto
      stanset
      gjemte seg
      satt
      snuste
      døste
    `,
    'where.animal': `
      ved gjerdet
      i det høye gresset
      bak uthuset
      under epletreet
      nede ved bekken
      mellom bærbuskene
      i skogkanten
      på tunet
      ved vedskjulet
      blant liljekonvallene
      på steingjerdet
      ved veikanten
    `,
    'nature.plant': `
      heggen
      lindetreet
      bjørka
      syrinen
      kaprifolen
      kirsebærtreet
      rosebusken
      hyllebusken
      villrosen
      rogna
      plommetreet
    `,
    'does.plant': `
      duftet
      svaiet
      gynget
      raslet
      vokste
      blomstret
      bruste
      bredte seg
    `,
    'where.plant': `
      ved grinda
      på torget
      ved siden av skolen
      bak låven
      nede ved vannet
      i et hjørne av parken
      langs landeveien
      foran stasjonen
      oppe på bakken
      utenfor kjøkkenvinduet
      ved brønnen
      ved benken
    `,
    'nature-time': `
      hele dagen
      den morgenen
      utpå kvelden
      ved daggry
      den ettermiddagen
      etter regnet
      hver morgen
      som alltid
      et øyeblikk
      enda en gang
      den uka
      uten en lyd
      den dagen
      litt senere
      noen dager senere
      i skumringen
      tidlig en morgen
      midt på dagen
      fra morgen til kveld
      som så ofte før
      året rundt
      nesten umerkelig
      gang på gang
      for en gangs skyld
    `,
    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      på kjøkkenbordet
      i vinduskarmen
      i den øverste skuffen
      i skapet
      i bokhylla
      i en kurv
      på benken
      under trappa
      i gangen
      på hattehylla
      i kommoden
      ved siden av symaskinen
      på loftet
      bak døra
      i vedkurven
    `,
    lay: `
      lå
      var det
      lå det fortsatt
      fantes det
      fant man
    `,
    thing: `
      en paraply
      en tekopp
      et kart
      en notatbok
      et par briller
      et nøkkelknippe
      en lommelykt
      en stråhatt
      en konvolutt
      et håndspeil
      et kompass
      en kalender
      et tau
      et postkort
      et fotografi
      et par sandaler
      et par hansker
      en trådsnelle
      et stearinlys
      en blyant
      et sjal
      en lavendelpose
      en eske kritt
      en stabel aviser
      en pose klinkekuler
      et blekkhus
      en liten bjelle
      en saks
      en tommestokk
      en kikkert
    `,
    building: `
      biblioteket
      stasjonen
      bokhandelen
      tehuset
      museet
      skolen
      mathallen
      snekkerverkstedet
      postkontoret
      fyret
      drivhuset
      pakkhuset
      pensjonatet
      teateret
      bakeriet
      kafeen
      grendehuset
      svømmehallen
      landhandelen
      konserthuset
    `,
    'building-where': `
      ved torget
      på den andre siden av elva
      nede på havna
      bak parken
      i enden av gata
      på bakken
      midt i byen
      ved siden av apoteket
      ved kanalen
      på hjørnet
      ved stranda
      i gamlebyen
      lengst ute
      utenfor byen
    `,
    'building-does': `
      lyste i sola
      åpnet igjen
      luktet av maling
      trakk til seg turister
      fikk nytt tak
      var synlig på lang avstand
      summet av stemmer
      hadde fullt hus
      holdt åpent for alle
      gjemte på mange minner
      vakte beundring
      skiftet farge
      ble fylt av musikk
      lå øde
    `,
    machine: `
      kjøleskapet
      radioen
      oppvaskmaskinen
      symaskinen
      kaffetrakteren
      vegguret
      vaskemaskinen
      gressklipperen
      vifta
      skriveren
      spilledåsen
      heisen
    `,
    'machine-does': `
      summet svakt
      ble stille
      gikk i gang igjen
      sto stille et øyeblikk
      ga et klikk fra seg
      gikk som den skulle
      ga en lyd fra seg
      startet uten problemer
      brummet i bakgrunnen
      trengte ettersyn
    `,
    vehicle: `
      toget
      bussen
      ferga
      trikken
      postbåten
      hjuldamperen
      lokaltoget
      lastebilen
      postbilen
      veterantoget
    `,
    'vehicle-does': `
      kom i rute
      kom ti minutter for tidlig
      var nesten full
      stoppet ved brua
      rullet forbi
      dro av gårde
      forsvant rundt hjørnet
      var forsinket
      tutet to ganger
      ventet et øyeblikk
      kunne høres på lang avstand
      svingte ned mot havna
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: {
      forms: 'past | inf',
      phrases: `
      spaserte | spasere
      syklet | sykle
      gikk | gå
      vandret | vandre
      ruslet | rusle
      skyndte seg | skynde seg
    `,
    },
    to: `
      bort til torget
      ut til stranda
      bort til stasjonen
      bort til biblioteket
      over til skolen
      ut til fyret
      ned til havna
      bort til museet
      bort til bokhandelen
      ned til vannet
      over til parken
      bort til markedet
      bort til bakeren
      bort til verkstedet
      opp til utsiktstårnet
      ut til mølla
      til den nærmeste bygda
    `,
    along: `
      langs elva
      gjennom parken
      over den gamle brua
      forbi mølla
      gjennom bjørkeskogen
      langs stranda
      på smale stier
      over enga
      gjennom smuget
      opp bakken
      langs kanalen
      gjennom villastrøket
    `,
    carrying: `
      med en paraply under armen
      med kameraet over skulderen
      med en kurv på armen
      med full ryggsekk
      med hatten på snei
      med en skissebok i lomma
      i gummistøvler
      i stripete genser
      med gode nyheter
      i raskt tempo
      i rolig tempo
      med matpakke
      uten å stanse
      med en vise på leppene
    `,
    event: `
      bokmessen
      sommerkonserten
      loppemarkedet
      vernissasjen
      danseforestillingen
      høstfesten
      filmkvelden
      skoleteateret
      diktkvelden
      håndverksmessen
      kapproingen
      visekvelden
      hagedagen
      matfestivalen
    `,
    'event-does': `
      begynte i tide
      ble en suksess
      trakk mange gjester
      sluttet med allsang
      ble utsatt en time
      gikk riktig godt
      varte til utpå kvelden
      var gratis for alle
      hadde fullt hus
      fikk fine anmeldelser
    `,
    'event-where': `
      på torget
      ved vannet
      i skolegården
      i byparken
      på grendehuset
      nede på havna
      på enga
      foran museet
      ved kanalen
      utenfor biblioteket
    `,
    though: `
      selv om det duskregnet
      selv om vinden var kjølig
      selv om strømmen gikk
      selv om skyene var mørke
      selv om scenen var liten
      selv om beskjeden kom sent
      selv om forberedelsene var korte
      selv om det var for få stoler
      selv om veien var stengt
      selv om det var en hverdag
      selv om bare få hadde hørt om det
      selv om ingen hadde ventet det
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sa
      hvisket
      utbrøt
      svarte
      mumlet
      ropte
    `,
    asked: `
      spurte
      ville vite
    `,
    promise: `
      i morgen vil jeg
      neste uke vil jeg
      i helga kan vi
      en dag vil jeg
      snart skal vi
      i kveld skal vi
      etter maten kan vi
      neste gang vil jeg
    `,
    'shall-we': `
      skal vi
      kan vi ikke
      vil du ikke
      burde vi ikke
      får jeg
      vil dere
    `,
    wonder: `
      hvem
      hvem i all verden
      hvilken nabo
      hvem av elevene
    `,
    joy: `
      så morsomt det er
      så deilig det er
      tenk så fint det er
      for en glede
      for en fornøyelse
      så koselig det er
    `,
    exclaim: `
      for en utsikt
      for et lys
      for en duft
      så stille det er her
      så vakkert
      så fredelig
      se, en regnbue
      for en himmel
      så blankt vannet er
      for noen farger
      her er det vakkert
      så grønt alt er
    `,
    vantage: `
      fra trappa
      fra brygga
      ved grinda
      på perrongen
      fra utsiktstårnet
      ved vinduet
      midt på brua
      på vei hjem
      fra båten
      oppe på bakken
      på stien
      nede ved vannet
    `,
  },

  statements: `
    {time} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T}.
    {time} {verb.T:past} den {trait} {person} {kind.T:K} {object.T.K}.
    den {trait} {person} {verb.T:past} {kind.T:K} {object.T.K} og {next:verb} {next:rest}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} {manner}.
    etter å ha {verb.T:sup} {kind.T:K} {object.T.K} {next:verb} {person} {next:rest}.
    da {weather}, {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T}.
    {weather} mens {person} {verb.T:past} {kind.T:K} {object.T.K}.
    det var den {trait} {person} som {verb.T:past} {kind.T:K} {object.T.K} {place.T} {manner}.
    ingen visste at {person} hadde {verb.T:sup} {kind.T:K} {object.T.K} {place.T}.
    {person} ville {verb.T:inf} {kind.T:K} {object.T.K}, men {next:verb} i stedet {next:rest}.
    {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} og var {mood}.
    {person} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    den {trait} {person} {next:verb} {next:rest} {manner}.
    {time} {next:verb} den {trait} {person} {next:rest}.
    å {verb.T:inf} {kind.T:K} {object.T.K} {demands} både {virtue} og {virtue/2}.
    {opinion} er det {worth} å {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    både {person} og {person/2} ville {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {person} kunne ikke la være å {verb.T:inf} {kind.T:K} {object.T.K}.
    {nature-time} {does.N} {nature.N} {where.N}.
    {nature.N} {does.N} {where.N} mens {person} {next:verb} {next:rest}.
    {nature.N} {does.N} {where.N}, og {person} {verb.T:past} {kind.T:K} {object.T.K}.
    {surface} {lay} ikke bare {thing}, men også {thing/2} og {thing/3}.
    {surface} {lay} {thing} og {thing/2} som tilhørte den {trait} {person}.
    {building} {building-where} {building-does} da den {trait} {person} {next:verb} {next:rest}.
    {machine} {machine-does}, og den {trait} {person} {next:verb} {next:rest}.
    {vehicle} {vehicle-does}, og {person}, {who}, {next:verb} {next:rest}.
    {person}, {who}, {goes:past} {to} {along} {carrying}.
    {person} {goes:past} {to} og {next:verb} deretter {next:rest}.
    {event} {event-where} {event-does}, {though}, fortalte {person}.
    {person}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} mens {person/2} {next:verb} {next:rest}.
    {time} {verb.T:past} {person} {kind.T:K} {object.T.K} {place.T} mens den {trait} {person/2} {next:verb} {next:rest}.
  `,
  lively: `
    «{^promise} {verb.T:inf} {kind.T:K} {object.T.K}», {says} den {trait} {person}.
    «{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?» {asked} {person} {vantage}.
    «{^exclaim}!» {says} den {trait} {person} {vantage}.
    {wonder} hadde {verb.T:sup} {kind.T:K} {object.T.K} {place.T}?
    {joy} å {verb.T:inf} {kind.T:K} {object.T.K} {place.T}!
    hvorfor {verb.T:past} den {trait} {person} {kind.T:K} {object.T.K} {place.T}?
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
