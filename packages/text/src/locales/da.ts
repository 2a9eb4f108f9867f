import type { Locale } from '../locale.js'

/**
 * Danish: narrative in the past tense. A topic (read, write, cook …) holds together what
 * belongs together: `verb`, `object` by gender (n: en, t: et, pl), `kind` (the article and
 * adjective before it) and `place`. A comma stands before every clause.
 */
export const da: Locale = {
  code: 'da',
  englishName: 'Danish',
  nativeName: 'dansk',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  lists: {
    // ── People ──────────────────────────────────────────────────────────────
    person: {
      forms: 'def | noun',
      phrases: `
      læreren | lærer
      bibliotekaren | bibliotekar
      snedkeren | snedker
      gartneren | gartner
      skrædderen | skrædder
      bageren | bager
      blomsterhandleren | blomsterhandler
      landmanden | landmand
      fiskeren | fisker
      sygeplejersken | sygeplejerske
      tandlægen | tandlæge
      maleren | maler
      lægen | læge
      arkitekten | arkitekt
      violinisten | violinist
      svømmelæreren | svømmelærer
      togføreren | togfører
      buschaufføren | buschauffør
      skomageren | skomager
      urmageren | urmager
      frisøren | frisør
      kokken | kok
      fotografen | fotograf
      journalisten | journalist
      oversætteren | oversætter
      forfatteren | forfatter
      redaktøren | redaktør
      tegneren | tegner
      den studerende | studerende
      eleven | elev
      forskeren | forsker
      pottemageren | pottemager
      biavleren | biavler
      væveren | væver
      naboen | nabo
      nabopigen | nabopige
      ingeniøren | ingeniør
      pedellen | pedel
      færgemanden | færgemand
      boghandleren | boghandler
      tjeneren | tjener
      konditoren | konditor
      glaspusteren | glaspuster
      fyrpasseren | fyrpasser
      korlederen | korleder
      syersken | syerske
      skolepigen | skolepige
      kusinen | kusine
      fætteren | fætter
      søsteren | søster
      broren | bror
      veninden | veninde
      gæsten | gæst
      vinduespudseren | vinduespudser
      købmanden | købmand
      museumsværten | museumsvært
    `,
    },
    // After “den”.
    trait: `
      venlige
      stilfærdige
      omhyggelige
      glade
      tålmodige
      nysgerrige
      energiske
      snakkesalige
      vellidte
      dygtige
      flittige
      morgenfriske
      hjælpsomme
      eftertænksomme
      erfarne
      tilflyttede
      behændige
      praktiske
      rolige
      beskedne
      opfindsomme
      generte
      berejste
      musikalske
      humoristiske
      pålidelige
      punktlige
      belæste
      stædige
      ubekymrede
      muntre
      omsorgsfulde
      nye
      unge
    `,
    who: `
      som boede ved torvet
      som altid stod tidligt op
      som aldrig havde travlt
      som kendte alle i gaden
      som gerne fortalte historier
      som lige var flyttet ind
      som var i godt humør
      som havde fri hele dagen
      som cyklede overalt
      som sjældent brokkede sig
      som var vokset op ved havet
      som fløjtede for sig selv
      som længtes efter sommeren
      som gik med stribet halstørklæde
      som havde lovet at hjælpe til
      som godt kunne lide orden
      som netop var kommet hjem
      som havde sovet godt
      som ventede gæster
      som ikke sagde så meget
      som talte fire sprog
      som havde god tid
      som havde glemt sine handsker
      som elskede gamle film
      som havde ferie
      som altid smilede
      som havde boet i udlandet
      som samlede på frimærker
      som skulle rejse dagen efter
      som plejede at vandre
      som sang i kor
      som ikke var bange for regn
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'past | inf | sup',
      phrases: `
      læste | læse | læst
      lånte | låne | lånt
      fandt | finde | fundet
      købte | købe | købt
      studerede | studere | studeret
      anbefalede | anbefale | anbefalet
      gemte | gemme | gemt
      genlæste | genlæse | genlæst
    `,
    },
    'object.read.n': `
      roman
      kogebog
      rejsebog
      digtsamling
      novellesamling
      børnebog
      krimi
      biografi
      eventyrbog
      skitsebog
      dagbog
      fortælling
    `,
    'object.read.t': `
      hæfte
      manuskript
      magasin
      leksikon
      tidsskrift
      skuespil
      opslagsværk
      eventyr
    `,
    'object.read.pl': `
      noveller
      aviser
      eventyr
      digte
      erindringer
      tegneserier
      tidsskrifter
      rejsebreve
    `,
    'kind.read': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en illustreret | et illustreret | illustrerede
      en glemt | et glemt | glemte
      en spændende | et spændende | spændende
      en tynd | et tyndt | tynde
      en gulnet | et gulnet | gulnede
      en kær | et kært | kære
      en lærerig | et lærerigt | lærerige
      en underholdende | et underholdende | underholdende
      en sjælden | et sjældent | sjældne
      en smuk | et smukt | smukke
      en sjov | et sjovt | sjove
      en fransk | et fransk | franske
      en berømt | et berømt | berømte
      en slidt | et slidt | slidte
    `,
    },
    'place.read': `
      på biblioteket
      ved vinduet
      på verandaen
      i sofaen
      i toget
      under læselampen
      på en bænk i parken
      i hængekøjen
      på loftet
      i venteværelset
      i skyggen af æbletræet
      på caféen
      ved køkkenbordet
      på trappen
      i lænestolen
    `,

    'verb.write': {
      forms: 'past | inf | sup',
      phrases: `
      skrev | skrive | skrevet
      renskrev | renskrive | renskrevet
      rettede | rette | rettet
      formulerede | formulere | formuleret
      afsluttede | afslutte | afsluttet
      forbedrede | forbedre | forbedret
      dikterede | diktere | dikteret
      oversatte | oversætte | oversat
      påbegyndte | påbegynde | påbegyndt
    `,
    },
    'object.write.n': `
      artikel
      novelle
      vise
      anmeldelse
      fortælling
      rapport
      invitation
      børnesang
      klumme
      opskrift
    `,
    'object.write.t': `
      brev
      kapitel
      manuskript
      referat
      udkast
      læserbrev
      digt
      rejsebrev
      eventyr
      indlæg
    `,
    'object.write.pl': `
      digte
      postkort
      gåder
      eventyr
      invitationer
      rejseminder
      sangtekster
      breve
    `,
    'kind.write': {
      forms: 'n | t | pl',
      phrases: `
      en kort | et kort | korte
      en lang | et langt | lange
      en morsom | et morsomt | morsomme
      en velformuleret | et velformuleret | velformulerede
      en personlig | et personligt | personlige
      en ny | et nyt | nye
      en indholdsrig | et indholdsrigt | indholdsrige
      en enkel | et enkelt | enkle
      en opmuntrende | et opmuntrende | opmuntrende
      en letlæst | et letlæst | letlæste
      en gennemtænkt | et gennemtænkt | gennemtænkte
      en vellykket | et vellykket | vellykkede
      en poetisk | et poetisk | poetiske
    `,
    },
    'place.write': `
      ved skrivebordet
      på kontoret
      i køkkenet
      på loftet
      på biblioteket
      ved et cafébord
      på hotelværelset
      i haven
      i togkupeen
      på redaktionen
      i arbejdsværelset
      med blyant
      med fyldepen
      på en gammel skrivemaskine
      på linjeret papir
    `,

    'verb.cook': {
      forms: 'past | inf | sup',
      phrases: `
      lavede | lave | lavet
      tilberedte | tilberede | tilberedt
      serverede | servere | serveret
      bestilte | bestille | bestilt
      roste | rose | rost
      spiste | spise | spist
      forberedte | forberede | forberedt
      prøvede | prøve | prøvet
    `,
    },
    'object.cook.n': `
      fiskesuppe
      tærte
      kartoffelsalat
      svampesovs
      rabarbergrød
      gryderet
      omelet
      ærtesuppe
      grøntsagssuppe
      frokosttallerken
    `,
    'object.cook.t': `
      smørrebrødsfad
      grøntsagsfad
      ostebord
      mellemmåltid
      aftensmåltid
      frokostbord
      fiskefad
    `,
    'object.cook.pl': `
      pandekager
      vafler
      frikadeller
      æbleskiver
      fiskefrikadeller
      rodfrugter
      grøntsagsfrikadeller
      kartofler
    `,
    'kind.cook': {
      forms: 'n | t | pl',
      phrases: `
      en hjemmelavet | et hjemmelavet | hjemmelavede
      en velduftende | et velduftende | velduftende
      en klassisk | et klassisk | klassiske
      en lækker | et lækkert | lækre
      en god | et godt | gode
      en enkel | et enkelt | enkle
      en traditionel | et traditionelt | traditionelle
      en velsmagende | et velsmagende | velsmagende
      en usædvanlig | et usædvanligt | usædvanlige
      en mættende | et mættende | mættende
      en festlig | et festligt | festlige
    `,
    },
    'place.cook': `
      i køkkenet
      på verandaen
      i sommerhuset
      på kroen
      i skolekøkkenet
      ved stranden
      på caféen
      i haven
      på landet
      i kollegiekøkkenet
      ved ildstedet
      til middag
      til frokost
      til alle gæsterne
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      plantede | plante | plantet
      vandede | vande | vandet
      passede | passe | passet
      gødede | gøde | gødet
      flyttede | flytte | flyttet
      beundrede | beundre | beundret
      købte | købe | købt
      fotograferede | fotografere | fotograferet
    `,
    },
    'object.garden.n': `
      rosenbusk
      pelargonie
      pæon
      klematis
      tomatplante
      stikkelsbærbusk
      kaprifolie
      syrenbusk
      solsikke
      rabarberplante
      vinranke
      hortensia
    `,
    'object.garden.t': `
      æbletræ
      pæretræ
      blommetræ
      kirsebærtræ
      figentræ
      oliventræ
      citrontræ
      morbærtræ
    `,
    'object.garden.pl': `
      georginer
      jordbærplanter
      krydderurter
      tulipaner
      stokroser
      agurkeplanter
      ribsbuske
      morgenfruer
      ridderspore
      nelliker
    `,
    'kind.garden': {
      forms: 'n | t | pl',
      phrases: `
      en lille | et lille | små
      en prægtig | et prægtigt | prægtige
      en usædvanlig | et usædvanligt | usædvanlige
      en hårdfør | et hårdført | hårdføre
      en sart | et sart | sarte
      en frodig | et frodigt | frodige
      en smuk | et smukt | smukke
      en velvoksen | et velvoksent | velvoksne
      en solelskende | et solelskende | solelskende
      en ung | et ungt | unge
      en nyindkøbt | et nyindkøbt | nyindkøbte
    `,
    },
    'place.garden': `
      ved lågen
      i drivhuset
      bag huset
      langs hegnet
      ved brønden
      i kolonihaven
      på altanen
      ved sydmuren
      nær dammen
      i parken
      ved siden af trappen
      i skolegården
      ved lysthuset
      i bedet
    `,

    'verb.mend': {
      forms: 'past | inf | sup',
      phrases: `
      reparerede | reparere | repareret
      pudsede | pudse | pudset
      undersøgte | undersøge | undersøgt
      rengjorde | rengøre | rengjort
      afprøvede | afprøve | afprøvet
      smurte | smøre | smurt
      lånte | låne | lånt
      ordnede | ordne | ordnet
      købte | købe | købt
      samlede | samle | samlet
    `,
    },
    'object.mend.n': `
      cykel
      symaskine
      vandpumpe
      trillebør
      radio
      skrivemaskine
      plæneklipper
      ventilator
      spilledåse
      harmonika
    `,
    'object.mend.t': `
      vækkeur
      vægur
      modeltog
      stativ
      ur
      kamera
    `,
    'object.mend.pl': `
      kaffekværne
      lygter
      cykler
      kameraer
      ure
      symaskiner
    `,
    'kind.mend': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en slidt | et slidt | slidte
      en defekt | et defekt | defekte
      en støvet | et støvet | støvede
      en brugt | et brugt | brugte
      en drilsk | et drilsk | drilske
      en antik | et antikt | antikke
      en glemt | et glemt | glemte
      en velholdt | et velholdt | velholdte
      en udenlandsk | et udenlandsk | udenlandske
      en arvet | et arvet | arvede
    `,
    },
    'place.mend': `
      i værkstedet
      i garagen
      i gården
      i kælderen
      i skuret
      i indkørslen
      i gangen
      foran udhuset
      i hobbyrummet
      i laden
      ved arbejdsbænken
      i opgangen
    `,

    'verb.craft': {
      forms: 'past | inf | sup',
      phrases: `
      lavede | lave | lavet
      købte | købe | købt
      solgte | sælge | solgt
      fremstillede | fremstille | fremstillet
      beundrede | beundre | beundret
      tegnede | tegne | tegnet
      valgte | vælge | valgt
      vaskede | vaske | vasket
      viste | vise | vist
    `,
    },
    'object.craft.n': `
      pude
      løber
      taske
      dug
      hue
      bluse
      kjole
      bordskåner
    `,
    'object.craft.t': `
      halstørklæde
      sengetæppe
      forklæde
      pudebetræk
      kludetæppe
      bogmærke
      armbånd
      viskestykke
    `,
    'object.craft.pl': `
      vanter
      strømper
      grydelapper
      gardiner
      pulsvarmere
      servietter
      uldsokker
      hjemmesko
    `,
    'kind.craft': {
      forms: 'n | t | pl',
      phrases: `
      en stribet | et stribet | stribede
      en ternet | et ternet | ternede
      en farverig | et farverigt | farverige
      en blomstret | et blomstret | blomstrede
      en blød | et blødt | bløde
      en lyseblå | et lyseblåt | lyseblå
      en mønstret | et mønstret | mønstrede
      en enkel | et enkelt | enkle
      en smuk | et smukt | smukke
      en mørkegrøn | et mørkegrønt | mørkegrønne
      en tynd | et tyndt | tynde
      en rød | et rødt | røde
    `,
    },
    'place.craft': `
      i strikkeklubben
      i atelieret
      i stuen
      på håndværksmarkedet
      ved vinduet
      i butikken
      på aftenskolen
      i vævestuen
      på markedet
      i gyngestolen
      ved pejsen
      i forsamlingshuset
    `,

    'verb.music': {
      forms: 'past | inf | sup',
      phrases: `
      spillede | spille | spillet
      øvede | øve | øvet
      fremførte | fremføre | fremført
      indspillede | indspille | indspillet
      huskede | huske | husket
      indstuderede | indstudere | indstuderet
      arrangerede | arrangere | arrangeret
    `,
    },
    'object.music.n': `
      vals
      vise
      polka
      melodi
      sang
      march
      menuet
      folkemelodi
    `,
    'object.music.t': `
      klaverstykke
      tema
      mellemspil
      forspil
      musikstykke
      omkvæd
    `,
    'object.music.pl': `
      viser
      sange
      vuggeviser
      sømandsviser
      polkaer
      valse
      forårssange
      menuetter
    `,
    'kind.music': {
      forms: 'n | t | pl',
      phrases: `
      en stille | et stille | stille
      en medrivende | et medrivende | medrivende
      en vemodig | et vemodigt | vemodige
      en velkendt | et velkendt | velkendte
      en svær | et svært | svære
      en enkel | et enkelt | enkle
      en gammel | et gammelt | gamle
      en nyskrevet | et nyskrevet | nyskrevne
      en munter | et muntert | muntre
      en elsket | et elsket | elskede
      en dejlig | et dejligt | dejlige
    `,
    },
    'place.music': `
      i musiklokalet
      på scenen
      i aulaen
      på dansegulvet
      på badebroen
      i øvelokalet
      på torvet
      i forsamlingshuset
      i parken
      på verandaen
      hjemme i køkkenet
      i studiet
    `,

    'verb.draw': {
      forms: 'past | inf | sup',
      phrases: `
      malede | male | malet
      tegnede | tegne | tegnet
      skitserede | skitsere | skitseret
      gengav | gengive | gengivet
      afbildede | afbilde | afbildet
    `,
    },
    'object.draw.n': `
      havn
      bro
      vejrmølle
      skovsø
      gyde
      lade
      sejlbåd
      lysning
      togstation
      kyst
      bondegård
      klit
    `,
    'object.draw.t': `
      fyrtårn
      landskab
      bådehus
      fiskerleje
      vandløb
      æbletræ
      bindingsværkshus
      udsigtstårn
    `,
    'object.draw.pl': `
      bådehuse
      birketræer
      sejlbåde
      måger
      klipper
      øer
      hustage
      vilde roser
    `,
    'kind.draw': {
      forms: 'n | t | pl',
      phrases: `
      en fjern | et fjernt | fjerne
      en malerisk | et malerisk | maleriske
      en ensom | et ensomt | ensomme
      en solbeskinnet | et solbeskinnet | solbeskinnede
      en tåget | et tåget | tågede
      en forblæst | et forblæst | forblæste
      en stille | et stille | stille
      en smuk | et smukt | smukke
      en velkendt | et velkendt | velkendte
      en drømmende | et drømmende | drømmende
    `,
    },
    'place.draw': `
      i akvarel
      i kul
      med farvekridt
      i skitsebogen
      til udstillingen
      på et stort lærred
      med tynd pensel
      i tusch
      i dæmpede farver
      med stor omhu
      i klare farver
      til et postkort
    `,

    'verb.trade': {
      forms: 'past | inf | sup',
      phrases: `
      købte | købe | købt
      solgte | sælge | solgt
      valgte | vælge | valgt
      fandt | finde | fundet
      bestilte | bestille | bestilt
      byttede | bytte | byttet
      reserverede | reservere | reserveret
    `,
    },
    'object.trade.n': `
      kurv
      tekande
      vase
      fuglekasse
      olielampe
      brødkniv
      krukke
      brødkurv
      kaffekande
      lysestage
    `,
    'object.trade.t': `
      skakspil
      kaffestel
      spejl
      skab
      skrin
      lerfad
      vindspil
      tehætte
    `,
    'object.trade.pl': `
      pærer
      blommer
      æbler
      jordbær
      blåbær
      kirsebær
      lysestager
      hindbær
      krukker
      kurve
    `,
    'kind.trade': {
      forms: 'n | t | pl',
      phrases: `
      en fin | et fint | fine
      en smuk | et smukt | smukke
      en lille | et lille | små
      en stor | et stort | store
      en billig | et billigt | billige
      en perfekt | et perfekt | perfekte
      en usædvanlig | et usædvanligt | usædvanlige
      en farvestrålende | et farvestrålende | farvestrålende
      en udvalgt | et udvalgt | udvalgte
    `,
    },
    'place.trade': `
      på torvet
      på markedet
      hos købmanden
      på loppemarkedet
      i landhandlen
      ved vejkanten
      i torvehallen
      på auktionen
      nede på havnen
      hos en nabo
      i gårdbutikken
      inde i byen
    `,

    // ── Time, manner, what comes next ───────────────────────────────────────
    // The verb follows: i går aftes læste …
    time: `
      i går morges
      i går aftes
      i forgårs
      i sidste uge
      en tidlig morgen
      en fri eftermiddag
      en ganske almindelig tirsdag
      om søndagen
      lørdag morgen
      fredag aften
      om onsdagen
      efter morgenmaden
      efter frokost
      efter arbejde
      efter timen
      før frokost
      før morgenmaden
      i frikvarteret
      på togturen
      hen mod aften
      hen på eftermiddagen
      tidligt om morgenen
      sent på eftermiddagen
      lige før middagen
      dagen efter
      forleden dag
      forleden aften
      sidste weekend
      hele formiddagen
      hele dagen
      nu og da
      for det meste
      som sædvanlig
      af og til
      endnu en gang
      til sidst
      allerede om mandagen
      den første fridag
      den sidste dag i måneden
      uden at skynde sig
      med stor glæde
      med rolig hånd
      på egen hånd
      sammen med en ven
      af ren nysgerrighed
      til alles glæde
      midt i ugen
    `,
    manner: `
      med stor omhu
      uden at skynde sig
      i ro og mag
      med øvet hånd
      til sin egen overraskelse
      til naboernes glæde
      for første gang
      en gang til
      sammen med en ven
      på egen hånd
      med et smil
      i stilhed
      med stor tålmodighed
      uden det store besvær
      i al enkelhed
      som så ofte før
      på kun en time
      til lyden af radioen
      med den største ro
    `,
    mood: `
      meget tilfreds bagefter
      rigtig stolt af sig selv
      ikke det mindste træt
      både glad og tilfreds
      helt lykkelig
      ganske godt tilfreds med dagen
      slet ikke bekymret
      mere end tilfreds
      i strålende humør
      næsten rørt
      ikke så lidt imponeret
      lidt overrasket selv
      mere rolig end længe
      glad for det
      både træt og glad
      ikke længere genert
      helt opslugt af det
      meget nøje med det
      selvfølgelig meget tilfreds
      ikke altid så sikker på sagen
    `,
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      gik | hjem langs åen | gå hjem langs åen
      satte | en kande te over | sætte en kande te over
      åbnede | alle vinduer | åbne alle vinduer
      tændte | lampen i vinduet | tænde lampen i vinduet
      fejede | trappen | feje trappen
      cyklede | hen til torvet | cykle hen til torvet
      ringede | til en gammel ven | ringe til en gammel ven
      besøgte | en nabo | besøge en nabo
      satte | sig på trappen | sætte sig på trappen
      hvilede | sig i skyggen | hvile sig i skyggen
      tog | den sidste bus | tage den sidste bus
      vaskede | alle kopperne op | vaske alle kopperne op
      vaskede | hænder | vaske hænder
      dækkede | bordet | dække bordet
      tog | en varm trøje på | tage en varm trøje på
      drak | et glas vand | drikke et glas vand
      ryddede | værktøjet af vejen | rydde værktøjet af vejen
      talte | fuglene på taget | tælle fuglene på taget
      kiggede | ud over fjorden | kigge ud over fjorden
      lyttede | til regnen | lytte til regnen
      kogte | æg til alle | koge æg til alle
      lånte | en paraply | låne en paraply
      hængte | vasketøjet til tørre | hænge vasketøjet til tørre
      fodrede | katten | fodre katten
      gik | ned til broen | gå ned til broen
      faldt | i søvn i lænestolen | falde i søvn i lænestolen
      låste | døren | låse døren
      plukkede | en buket | plukke en buket
      fortalte | en sjov historie | fortælle en sjov historie
      grinede | højt | grine højt
      vinkede | til børnene | vinke til børnene
      bar | brændet ind | bære brændet ind
      delte | boller ud | dele boller ud
      skrev | det hele ned | skrive det hele ned
      gabte | højt | gabe højt
      foldede | kortet ud | folde kortet ud
      skrællede | kartofler til middagen | skrælle kartofler til middagen
      købte | friskt brød | købe friskt brød
      takkede | for hjælpen | takke for hjælpen
      holdt | døren for alle | holde døren for alle
    `,
    },
    demands: `
      kræver
      giver
      træner
      vækker
      lærer en
      fremmer
    `,
    virtue: `
      tålmodighed
      nysgerrighed
      grundighed
      fantasi
      udholdenhed
      fingersnilde
      koncentration
      sans for detaljer
      omtanke
      opfindsomhed
      ydmyghed
      selvdisciplin
      humor
      ro
      eftertanke
      opmærksomhed
      mod
      overblik
    `,
    opinion: `
      ifølge mange
      for de fleste
      i længden
      egentlig
      som bekendt
      for en begynder
      trods alt
      i vores familie
      ude på landet
      nu om dage
      uden tvivl
      på en god dag
    `,
    worth: `
      sjovt
      afslappende
      lærerigt
      nyttigt
      spændende
      dejligt
      hyggeligt
      givende
      klogt
      besværet værd
      en fornøjelse
      en sand glæde
      en kunst
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // A clause that any deed of people may go with.
    weather: `
      regnen holdt op
      vinden vendte
      solen brød frem
      tågen lettede
      skyerne spredtes
      skyggerne blev længere
      himlen klarede op
      regnen trommede mod ruden
      solsorten sang
      en måge skreg
      luften blev køligere
      duggen lå der endnu
      lyset faldt ind
      svalerne fløj lavt
      en regnbue viste sig
      bølgerne slog mod broen
      lindetræerne susede
      torden rumlede i det fjerne
      månen stod op
      sommerfuglene kom frem
      en spætte hamrede
      himlen blev mørk
      solen stod op
      regnen kom
    `,
    'nature.water': `
      åen
      bækken
      strømmen
      floden
      kanalen
      kilden
      vandløbet
      grøften
    `,
    'does.water': `
      glimtede
      blinkede
      skinnede
      klukkede
      rislede
      funklede
      løb
      glitrede
    `,
    'where.water': `
      bag elletræerne
      neden for bakken
      mellem stenene
      langs stien
      bag markerne
      ved skovbrynet
      under broen
      bag møllen
      foran husene
      uden for landsbyen
      mellem birketræerne
      ved engen
    `,
    'nature.wind': `
      vinden
      brisen
      vestenvinden
      havbrisen
      en svag vind
      en lun vind
      en mild brise
      et let vindpust
    `,
    'does.wind': `
      strøg
      fejede
      suste
      gik
      legede
      hviskede
      fór
      blæste
    `,
    'where.wind': `
      gennem trækronerne
      hen over markerne
      over engen
      gennem sivene
      langs stranden
      over tagene
      mellem husene
      gennem alleen
      over fjorden
      langs bådene
      gennem frugthaven
      over heden
    `,
    'nature.animal': `
      et egern
      en ræv
      et rålam
      et pindsvin
      en hare
      en dompap
      en skovskade
      en kat
      en trane
      en hejre
      et rådyr
      et par svaner
      en flok gæs
      nogle høns
      to geder
      en hund
      en solsort
      en krage
    `,
    'does.animal': `
      hvilede
      lyttede
      spejdede
      ventede
      sås
      stod
      standsede
      gemte sig
      sad
      snusede
    `,
    'where.animal': `
      ved hegnet
      i det høje græs
      bag udhuset
      under æbletræet
      nede ved bækken
      mellem bærbuskene
      i skovbrynet
      på gårdspladsen
      ved brændeskuret
      blandt liljekonvallerne
      på stengærdet
      ved vejkanten
    `,
    'nature.plant': `
      hæggen
      lindetræet
      birken
      syrenen
      kaprifolien
      magnolien
      jasminen
      kirsebærtræet
      rosenbusken
      hyldebusken
      vildrosen
      slåenbusken
    `,
    'does.plant': `
      duftede
      svajede
      gyngede
      raslede
      voksede
      blomstrede
      bruste
      bredte sig
    `,
    'where.plant': `
      ved lågen
      på torvet
      ved siden af skolen
      bag laden
      nede ved vandet
      i et hjørne af parken
      langs landevejen
      foran stationen
      oppe på bakken
      uden for køkkenvinduet
      ved brønden
      ved bænken
    `,
    'nature-time': `
      hele dagen
      den morgen
      hen mod aften
      ved daggry
      den eftermiddag
      efter regnen
      hver morgen
      som altid
      et øjeblik
      endnu en gang
      den uge
      uden en lyd
      den dag
      lidt senere
      nogle dage senere
      i skumringen
      tidligt en morgen
      ved middagstid
      fra morgen til aften
      som så ofte før
      året rundt
      næsten umærkeligt
      time efter time
    `,
    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      på køkkenbordet
      i vindueskarmen
      i den øverste skuffe
      i skabet
      på reolen
      i en kurv
      på bænken
      under trappen
      i gangen
      på hattehylden
      i kommoden
      ved siden af symaskinen
      på loftet
      bag døren
      i brændekurven
    `,
    lay: `
      lå
      var der
      lå der stadig
      fandtes
      fandt man
    `,
    thing: `
      en paraply
      en tekop
      et kort
      en notesbog
      et par briller
      et nøglebundt
      en lommelygte
      en stråhat
      en kuvert
      et håndspejl
      et kompas
      en kalender
      et reb
      et postkort
      et fotografi
      et par sandaler
      et par handsker
      en trådrulle
      et stearinlys
      en blyant
      et sjal
      en lavendelpose
      en æske kridt
      en stak aviser
      en pose kugler
      et blækhus
      en lille klokke
      en saks
      en tommestok
      en kikkert
    `,
    building: `
      biblioteket
      stationen
      boghandlen
      tehuset
      museet
      skolen
      torvehallen
      snedkeriet
      posthuset
      fyret
      drivhuset
      pakhuset
      pensionatet
      teatret
      bageriet
      caféen
      forsamlingshuset
      svømmehallen
      landhandlen
      koncerthuset
    `,
    'building-where': `
      ved torvet
      på den anden side af åen
      nede på havnen
      bag parken
      for enden af gaden
      på bakken
      midt i byen
      ved siden af apoteket
      ved kanalen
      på hjørnet
      ved stranden
      i den gamle bydel
      længst ude
      uden for byen
    `,
    'building-does': `
      lyste i solen
      åbnede igen
      lugtede af maling
      tiltrak turister
      fik nyt tag
      kunne ses langvejs fra
      summede af stemmer
      havde fuldt hus
      holdt åbent for alle
      gemte på mange minder
      vakte beundring
      skiftede farve
      blev fyldt med musik
      lå øde hen
    `,
    machine: `
      køleskabet
      radioen
      opvaskemaskinen
      symaskinen
      kaffemaskinen
      væguret
      vaskemaskinen
      plæneklipperen
      ventilatoren
      printeren
      spilledåsen
      elevatoren
    `,
    'machine-does': `
      summede svagt
      blev stille
      gik i gang igen
      stod stille et øjeblik
      gav et klik
      kørte, som den skulle
      gav en lyd fra sig
      startede uden problemer
      brummede i baggrunden
      trængte til et eftersyn
    `,
    vehicle: `
      toget
      bussen
      færgen
      sporvognen
      postbåden
      hjuldamperen
      regionaltoget
      lastbilen
      postbilen
      veterantoget
    `,
    'vehicle-does': `
      kom til tiden
      kom ti minutter for tidligt
      var næsten fyldt
      standsede ved broen
      rullede forbi
      tog af sted
      forsvandt om hjørnet
      var forsinket
      tudede to gange
      ventede et øjeblik
      kunne høres på lang afstand
      drejede ned mod havnen
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: {
      forms: 'past | inf',
      phrases: `
      spadserede | spadsere
      cyklede | cykle
      gik | gå
      vandrede | vandre
      slentrede | slentre
      skyndte sig | skynde sig
    `,
    },
    to: `
      hen til torvet
      ud til stranden
      hen til stationen
      hen på biblioteket
      over til skolen
      ud til fyret
      ned til havnen
      hen til museet
      hen til boghandlen
      ned til søen
      over i parken
      hen på markedet
      hen til bageren
      hen til værkstedet
      op til udsigtstårnet
      ud til møllen
      til den nærmeste landsby
    `,
    along: `
      langs åen
      gennem parken
      over den gamle bro
      forbi vejrmøllen
      gennem birkeskoven
      langs stranden
      ad smalle stier
      over engen
      gennem gyden
      op ad bakken
      langs kanalen
      gennem villakvarteret
    `,
    carrying: `
      med en paraply under armen
      med kameraet over skulderen
      med en kurv på armen
      med fyldt rygsæk
      med hatten på sned
      med en skitsebog i lommen
      i gummistøvler
      i stribet trøje
      med gode nyheder
      i rask tempo
      i roligt tempo
      med madpakke
      uden at standse
      med en vise på læben
    `,
    event: `
      bogmessen
      sommerkoncerten
      loppemarkedet
      ferniseringen
      danseforestillingen
      høstfesten
      filmaftenen
      skolekomedien
      digtoplæsningen
      håndværkermessen
      kaproningen
      viseaftenen
      havedagen
      madfestivalen
    `,
    'event-does': `
      begyndte til tiden
      blev en succes
      trak mange gæster
      sluttede med fællessang
      blev udskudt en time
      gik rigtig godt
      varede til ud på aftenen
      var gratis for alle
      havde fuldt hus
      fik fine anmeldelser
    `,
    'event-where': `
      på torvet
      ved søen
      i skolegården
      i byparken
      i forsamlingshuset
      nede på havnen
      på engen
      foran museet
      ved kanalen
      uden for biblioteket
    `,
    though: `
      selv om det småregnede
      selv om vinden var kølig
      selv om strømmen gik
      selv om skyerne var mørke
      selv om scenen var lille
      selv om beskeden kom sent
      selv om forberedelsen var kort
      selv om stolene ikke slog til
      selv om vejen var spærret
      selv om det var en hverdag
      selv om kun få havde hørt om det
      selv om ingen havde ventet det
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sagde
      hviskede
      udbrød
      svarede
      mumlede
      råbte
    `,
    asked: `
      spurgte
      ville gerne vide
    `,
    promise: `
      i morgen vil jeg
      i næste uge vil jeg
      i weekenden kan vi
      en dag vil jeg
      snart skal vi
      i aften skal vi
      efter maden kan vi
      næste gang vil jeg
    `,
    'shall-we': `
      skal vi
      kan vi ikke
      vil du ikke
      burde vi ikke
      må jeg
      vil I
    `,
    wonder: `
      hvem
      hvem i alverden
      hvilken nabo
      hvem af eleverne
    `,
    joy: `
      hvor er det sjovt
      hvor er det dejligt
      tænk, så rart det er
      sikke en glæde
      sikke en fornøjelse
      hvor er det hyggeligt
    `,
    exclaim: `
      sikke en udsigt
      sikke et lys
      sikke en duft
      hvor er her stille
      hvor smukt
      hvor fredeligt
      se, en regnbue
      sikke en himmel
      hvor er vandet blankt
      sikke nogle farver
      her er smukt
      hvor er alting grønt
    `,
    vantage: `
      fra trappen
      fra broen
      ved lågen
      på perronen
      fra udsigtstårnet
      ved vinduet
      midt på broen
      på vej hjem
      fra båden
      oppe på bakken
      på stien
      nede ved vandet
    `,
  },

  statements: `
    {time} {verb.T:past} {person:def} {kind.T:K} {object.T.K} {place.T}.
    {time} {verb.T:past} den {trait} {person:noun} {kind.T:K} {object.T.K}.
    den {trait} {person:noun} {verb.T:past} {kind.T:K} {object.T.K} og {next:verb} {next:rest}.
    {person:def}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T} {manner}.
    efter at have {verb.T:sup} {kind.T:K} {object.T.K} {next:verb} {person:def} {next:rest}.
    da {weather}, {verb.T:past} {person:def} {kind.T:K} {object.T.K} {place.T}.
    {weather}, mens {person:def} {verb.T:past} {kind.T:K} {object.T.K}.
    det var den {trait} {person:noun}, som {verb.T:past} {kind.T:K} {object.T.K} {place.T} {manner}.
    ingen vidste, at {person:def} havde {verb.T:sup} {kind.T:K} {object.T.K} {place.T}.
    {person:def} ville {verb.T:inf} {kind.T:K} {object.T.K}, men {next:verb} i stedet {next:rest}.
    {person:def} {verb.T:past} {kind.T:K} {object.T.K}.
    {person:def} {verb.T:past} {kind.T:K} {object.T.K} og var {mood}.
    {person:def} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    den {trait} {person:noun} {next:verb} {next:rest} {manner}.
    {time} {next:verb} den {trait} {person:noun} {next:rest}.
    at {verb.T:inf} {kind.T:K} {object.T.K} {demands} både {virtue} og {virtue/2}.
    {opinion} er det {worth} at {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    både {person:def} og {person/2:def} ville {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {person:def} kunne ikke lade være med at {verb.T:inf} {kind.T:K} {object.T.K}.
    {nature-time} {does.N} {nature.N} {where.N}.
    {nature.N} {does.N} {where.N}, mens {person:def} {next:verb} {next:rest}.
    {nature.N} {does.N} {where.N}, og {person:def} {verb.T:past} {kind.T:K} {object.T.K}.
    {surface} {lay} ikke kun {thing}, men også {thing/2} og {thing/3}.
    {surface} {lay} {thing} og {thing/2}, som tilhørte den {trait} {person:noun}.
    {building} {building-where} {building-does}, da den {trait} {person:noun} {next:verb} {next:rest}.
    {machine} {machine-does}, og den {trait} {person:noun} {next:verb} {next:rest}.
    {vehicle} {vehicle-does}, og {person:def}, {who}, {next:verb} {next:rest}.
    {person:def}, {who}, {goes:past} {to} {along} {carrying}.
    {person:def} {goes:past} {to} og {next:verb} derefter {next:rest}.
    {event} {event-where} {event-does}, {though}, fortalte {person:def}.
    {person:def}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T}, mens {person/2:def} {next:verb} {next:rest}.
    {time} {verb.T:past} {person:def} {kind.T:K} {object.T.K} {place.T}, mens den {trait} {person/2:noun} {next:verb} {next:rest}.
  `,
  lively: `
    ”{^promise} {verb.T:inf} {kind.T:K} {object.T.K},” {says} den {trait} {person:noun}.
    ”{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?” {asked} {person:def} {vantage}.
    ”{^exclaim}!” {says} den {trait} {person:noun} {vantage}.
    {wonder} havde {verb.T:sup} {kind.T:K} {object.T.K} {place.T}?
    {joy} at {verb.T:inf} {kind.T:K} {object.T.K} {place.T}!
    hvorfor {verb.T:past} den {trait} {person:noun} {kind.T:K} {object.T.K} {place.T}?
  `,
  words: `
    aften arbejde atelier avis bakke balkon bane barn bassin besøg birk blad blomst bog bold
    bord brev bro bræt brød brønd bus busk by bær båd bænk bæk café cirkel citron cykel dag dal
    dam dans dessert digt dronning drøm due duft dug dyr dør eftermiddag eg egern eng elev emne
    fabel familie farve fest figur film fisk fjeder fjord flod fløjte forår foto fredag frost
    frokost frugt frø fugl fyrtårn fætter gade garn gave gran gryde græs grøft gulv guld gæst
    gård gåde gås halm hammer handske hare hat have havn hegn hest himmel hjem hjul hjørne
    horisont hus hylde hytte høst is jakke jord juni kaffe kage kalender kam kanal kande kano
    kat kilde kirsebær klang klit klokke klippe knap kop korn kornblomst kort kridt krukke krog
    kugle kunst kurv kyst køkken kæde lampe land lanterne lektie leg lilje luft lygte lys lyd
    lyng lykke lærke lærred læsning løg løv mad maj marked mark mel melodi middag minde morgen
    mose mur museum musik myre mælk måge måne måned nabo nat natur nøgle nød note næb ord ost
    ovn papir paraply park pause pen pensel plads plante plæne port prik pude pære rabarber
    radio ramme reb regn rejse ring ris rose ro rug rum rude sal salat salt sand sang saks seng
    sejl silke sjal skab ske skib skål sko skov skole skuffe sky skygge smil snegl sne solsort
    sol sommer sovs spand spejl spil stald station stemme sten sti stjerne stol storm strand
    strik stue suppe svale svane svamp søndag sø tag tallerken tanke taske te teater tid tind
    time tomat torv tråd træ trappe tulipan tur tæppe tøj tårn ugle uge uld ur urt vand vandring
    vase vej ven vifte vind vindue vinge vinter viol vogn vugge væg væske ø øje ørken åbne bage
    bygge bære danse dele drikke drømme dyrke finde flytte fortælle følge glæde grave gøre hente
    hjælpe hoppe huske høre købe lege lede love lukke lytte læse male plukke regne rydde samle
    se sejle sidde skrive smage sove spille svømme synge sælge tage tale tegne tælle tænde vaske
    vente vise ændre blid bred dyb enkel fin frisk glad god grå grøn gul hvid høj klar klog kold
    let lille lun lang mild mørk ny nær ren rig rolig rund rød skarp skøn smal sort stille stor
    sød tidlig tryg tynd tæt ung varm våd ægte
  `,
}
