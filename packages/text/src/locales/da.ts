import type { Locale } from '../notation/locale.js'

/**
 * Danish: narrative in the past tense. A topic (read, bake, boat …) holds together what belongs
 * together: `verb`, `object` by gender (n: en, t: et, pl), `kind` (the article and adjective
 * before it) and `place`. A comma stands before every clause.
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
    // Common gender only, because of “den” before the noun.
    person: {
      forms: 'def | noun',
      phrases: `
      havnefogeden | havnefoged
      bademesteren | bademester
      cykelhandleren | cykelhandler
      pædagogen | pædagog
      dyrlægen | dyrlæge
      genboen | genbo
      mosteren | moster
      viceværten | vicevært
      vinterbaderen | vinterbader
      spejderlederen | spejderleder
      fiskehandleren | fiskehandler
      tømreren | tømrer
      mejeristen | mejerist
      bageren | bager
      håndboldtræneren | håndboldtræner
      kioskejeren | kioskejer
      underboen | underbo
      skovfogeden | skovfoged
      radioværten | radiovært
      svigerfaren | svigerfar
      bibliotekaren | bibliotekar
      lærlingen | lærling
      isenkræmmeren | isenkræmmer
      styrmanden | styrmand
      pensionisten | pensionist
      blikkenslageren | blikkenslager
      trompetisten | trompetist
      skolelederen | skoleleder
      feriegæsten | feriegæst
      meteorologen | meteorolog
      mormoren | mormor
      gårdejeren | gårdejer
      ekspedienten | ekspedient
      nevøen | nevø
      mureren | murer
      jordemoderen | jordemoder
      taxachaufføren | taxachauffør
      storesøsteren | storesøster
      praktikanten | praktikant
      korsangeren | korsanger
      ostehandleren | ostehandler
      færgekaptajnen | færgekaptajn
      fløjtenisten | fløjtenist
      onklen | onkel
      klaverstemmeren | klaverstemmer
      landmanden | landmand
      konduktøren | konduktør
      ridelæreren | ridelærer
      overboen | overbo
      smeden | smed
      museumsinspektøren | museumsinspektør
      kolonihaveejeren | kolonihaveejer
      elektrikeren | elektriker
      cyklisten | cyklist
      skuespilleren | skuespiller
      niecen | niece
      gartneren | gartner
      svigermoren | svigermor
    `,
    },
    // After “den”.
    trait: `
      flinke
      sindige
      frimodige
      godmodige
      veloplagte
      distræte
      gæstfri
      temperamentsfulde
      fåmælte
      ihærdige
      festlige
      betænksomme
      sangglade
      underfundige
      jordnære
      stædige
      altid optimistiske
      kvikke
      initiativrige
      smilende
      trofaste
      frejdige
      naturglade
      garvede
      meget omhyggelige
      pligtopfyldende
      snarrådige
      vittige
      gavmilde
      nøjsomme
      eventyrlystne
      ukuelige
      sprudlende
      altid beskedne
      kreative
      nysgerrige
      afholdte
      handlekraftige
      driftige
      belæste
    `,
    who: `
      der altid havde kaffe på kanden
      som boede lige rundt om hjørnet
      der kunne huske hele sangbogen
      der badede hele vinteren
      som ellers var ret genert
      der lige havde spist is
      som aldrig gik glip af en havnefest
      der altid hilste på alle
      som ikke ejede en paraply
      der lige havde købt ny cykel
      som var født på en gård
      der kendte hver eneste sti i skoven
      som gerne ville have ro
      der dyrkede sine egne kartofler
      som aldrig lod sig stresse
      der ikke kunne sidde stille
      som havde fri hele ugen
      der havde medvind på cykelstien
      som spillede badminton hver tirsdag
      der ikke havde set en vejrudsigt
      som havde nøglen til forsamlingshuset
      der altid kom for tidligt
      som var lidt af en ordensmand
      der lige skulle have en lur
      som havde lejet et sommerhus
      der gik i træsko hele året
      som selv lavede al sin marmelade
      der tog livet med ro
      som sad i vejens bestyrelse
      der hverken havde bil eller fjernsyn
      som var vokset op på en ø
      der godt kunne lide blæsevejr
      som havde været på højskole
      der savnede lidt fart over feltet
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    // The verb needs no particle, since the subject may follow it.
    'verb.read': {
      forms: 'past | inf | sup',
      phrases: `
      læste | læse | læst
      slugte | sluge | slugt
      genlæste | genlæse | genlæst
      studerede | studere | studeret
      anmeldte | anmelde | anmeldt
      oversatte | oversætte | oversat
      opdagede | opdage | opdaget
    `,
    },
    'object.read.n': `
      krimi
      slægtsroman
      rejseskildring
      novellesamling
      ungdomsroman
      tegneserie
      selvbiografi
      spændingsroman
      eventyrsamling
      erindringsbog
      billedbog
      havebog
    `,
    'object.read.t': `
      skuespil
      tidsskrift
      essay
      folkeeventyr
      manuskript
      rejsebrev
    `,
    'object.read.pl': `
      krimier
      noveller
      fabler
      rejseskildringer
      folkeeventyr
      essays
      tegneserier
      billedbøger
    `,
    'kind.read': {
      forms: 'n | t | pl',
      phrases: `
      en tyk | et tykt | tykke
      en gribende | et gribende | gribende
      en velskrevet | et velskrevet | velskrevne
      en halvglemt | et halvglemt | halvglemte
      en prisbelønnet | et prisbelønnet | prisbelønnede
      en underfundig | et underfundigt | underfundige
      en nyudkommet | et nyudkommet | nyudkomne
      en farverig | et farverigt | farverige
      en sælsom | et sælsomt | sælsomme
      en fængslende | et fængslende | fængslende
      en meget rost | et meget rost | meget roste
      en gammel | et gammelt | gamle
      en klog | et klogt | kloge
      en morsom | et morsomt | morsomme
    `,
    },
    'place.read': `
      ved brændeovnen
      på terrassen
      i togkupeen
      ude på altanen
      på læsesalen
      i liggestolen
      bag i bussen
      ved lyset fra en lanterne
      på bagsædet
      i skyggen af kastanjetræet
      i sommerhuset
      med en kop te
      i et hjørne af kantinen
      på færgens soldæk
    `,

    'verb.arrange': {
      forms: 'past | inf | sup',
      phrases: `
      arrangerede | arrangere | arrangeret
      holdt | holde | holdt
      planlagde | planlægge | planlagt
      foreslog | foreslå | foreslået
      forberedte | forberede | forberedt
      organiserede | organisere | organiseret
    `,
    },
    'object.arrange.n': `
      fællesspisning
      byvandring
      sangaften
      havefest
      cykeltur
      sommerfest
      gadefest
      skovtur
      arbejdsdag
      quizaften
      koncert
      svampetur
      fugletur
    `,
    'object.arrange.t': `
      loppemarked
      byttemarked
      foredrag
      sommerløb
      høstmarked
      orienteringsløb
      kursus
      sommerbal
    `,
    'object.arrange.pl': `
      byvandringer
      foredrag
      skovture
      koncerter
      filmaftener
      cykelture
      spilleaftener
      kurser
    `,
    'kind.arrange': {
      forms: 'n | t | pl',
      phrases: `
      en hyggelig | et hyggeligt | hyggelige
      en anderledes | et anderledes | anderledes
      en lille | et lille | små
      en uformel | et uformelt | uformelle
      en festlig | et festligt | festlige
      en stort anlagt | et stort anlagt | stort anlagte
      en børnevenlig | et børnevenligt | børnevenlige
      en munter | et muntert | muntre
      en spændende | et spændende | spændende
      en ganske særlig | et ganske særligt | ganske særlige
      en udendørs | et udendørs | udendørs
    `,
    },
    'place.arrange': `
      for alle på vejen
      for kollegerne
      for de nye naboer
      for grundejerforeningen
      for børn og voksne
      for boligforeningen
      for spejderne
      for hele skolen
      for gymnastikforeningen
      for tilflyttere
      for håndboldholdet
      for de frivillige
      med kaffe og kage bagefter
    `,

    'verb.cook': {
      forms: 'past | inf | sup',
      phrases: `
      lavede | lave | lavet
      anrettede | anrette | anrettet
      serverede | servere | serveret
      tilberedte | tilberede | tilberedt
      improviserede | improvisere | improviseret
    `,
    },
    'object.cook.n': `
      æggekage
      rejemad
      gulerodssuppe
      sildemad
      kyllingesalat
      leverpostejmad
      kartoffelmad
      tomatsuppe
      hønsesalat
      karrysuppe
      frokostanretning
    `,
    'object.cook.t': `
      stjerneskud
      fiskefad
      måltid
      salatfad
      aftensmåltid
      tapasfad
    `,
    'object.cook.pl': `
      fiskefrikadeller
      tarteletter
      rejemadder
      grøntsagsdeller
      frikadeller
      kartoffelmadder
      æggemadder
      sildemadder
    `,
    'kind.cook': {
      forms: 'n | t | pl',
      phrases: `
      en god gammeldags | et godt gammeldags | gode gammeldags
      en sommerlig | et sommerligt | sommerlige
      en appetitlig | et appetitligt | appetitlige
      en hjemmelavet | et hjemmelavet | hjemmelavede
      en lækker | et lækkert | lækre
      en nydelig | et nydeligt | nydelige
      en uforglemmelig | et uforglemmeligt | uforglemmelige
      en veltillavet | et veltillavet | veltillavede
      en ekstra god | et ekstra godt | ekstra gode
      en velsmagende | et velsmagende | velsmagende
    `,
    },
    'place.cook': `
      ved langbordet
      under parasollen
      i kolonihaven
      i sommerhuset
      på terrassen
      ved åen
      i frokoststuen
      med nybagt rugbrød til
      efter mormors opskrift
      i klubhuset
      på kajen
      i baggården
    `,

    'verb.bake': {
      forms: 'past | inf | sup',
      phrases: `
      bagte | bage | bagt
      lavede | lave | lavet
      serverede | servere | serveret
      medbragte | medbringe | medbragt
    `,
    },
    'object.bake.n': `
      kringle
      lagkage
      drømmekage
      brunsviger
      kanelstang
      rabarbertærte
      kagemand
      gulerodskage
      roulade
      æblekage
      citronkage
      chokoladekage
    `,
    'object.bake.t': `
      rugbrød
      wienerbrød
      franskbrød
      valnøddebrød
      fuldkornsbrød
      madbrød
    `,
    'object.bake.pl': `
      grovboller
      hindbærsnitter
      kanelsnegle
      rundstykker
      fastelavnsboller
      kammerjunkere
      teboller
      croissanter
      vafler
    `,
    'kind.bake': {
      forms: 'n | t | pl',
      phrases: `
      en velduftende | et velduftende | velduftende
      en fornem | et fornemt | fornemme
      en økologisk | et økologisk | økologiske
      en uimodståelig | et uimodståeligt | uimodståelige
      en lækker | et lækkert | lækre
      en kæmpestor | et kæmpestort | kæmpestore
      en klassisk | et klassisk | klassiske
      en vidunderlig | et vidunderligt | vidunderlige
      en delikat | et delikat | delikate
      en ekstra god | et ekstra godt | ekstra gode
    `,
    },
    'place.bake': `
      til kaffen
      til havefesten
      til hele kontoret
      til klassens time
      til fødselsdagen
      til børnene på vejen
      til skolefesten
      til cykelholdet
      til korets medlemmer
      til mødet
      til rejsegildet
      efter farmors opskrift
    `,

    'verb.garden': {
      forms: 'past | inf | sup',
      phrases: `
      vandede | vande | vandet
      omplantede | omplante | omplantet
      plantede | plante | plantet
      passede | passe | passet
      fotograferede | fotografere | fotograferet
      gødede | gøde | gødet
      flyttede | flytte | flyttet
    `,
    },
    'object.garden.n': `
      stokrose
      hyldebusk
      georgine
      rododendron
      hindbærbusk
      fuchsia
      solbærbusk
      hortensia
      lavendel
      bondepæon
      rosenbusk
      blåregn
    `,
    'object.garden.t': `
      mirabelletræ
      kvædetræ
      valnøddetræ
      kirsebærtræ
      æbletræ
      blommetræ
      rønnebærtræ
      magnoliatræ
    `,
    'object.garden.pl': `
      stauder
      margueritter
      solsikker
      pelargonier
      krydderurter
      jordbærplanter
      klokkeblomster
      stokroser
      tomatplanter
      ribsbuske
      dahliaer
    `,
    'kind.garden': {
      forms: 'n | t | pl',
      phrases: `
      en tørstig | et tørstigt | tørstige
      en sart | et sart | sarte
      en vildtvoksende | et vildtvoksende | vildtvoksende
      en livskraftig | et livskraftigt | livskraftige
      en sjælden | et sjældent | sjældne
      en hårdfør | et hårdført | hårdføre
      en ung | et ungt | unge
      en smuk | et smukt | smukke
      en nyindkøbt | et nyindkøbt | nyindkøbte
      en frodig | et frodigt | frodige
    `,
    },
    'place.garden': `
      i forhaven
      langs hækken
      op ad husmuren
      ved terrassen
      bag garagen
      i gårdhaven
      foran sommerhuset
      på skråningen
      bag legehuset
      nede ved komposten
      i nabohaven
      ved indkørslen
      ved havelågen
      i skolehaven
    `,

    'verb.boat': {
      forms: 'past | inf | sup',
      phrases: `
      malede | male | malet
      vaskede | vaske | vasket
      undersøgte | undersøge | undersøgt
      lakerede | lakere | lakeret
      reparerede | reparere | repareret
      fortøjede | fortøje | fortøjet
      klargjorde | klargøre | klargjort
    `,
    },
    'object.boat.n': `
      jolle
      kajak
      kutter
      robåd
      pram
      kano
      fiskerbåd
      sejlbåd
      motorbåd
    `,
    'object.boat.t': `
      sejlskib
      træskib
      fartøj
      skoleskib
    `,
    'object.boat.pl': `
      joller
      kanoer
      robåde
      kajakker
      fiskerbåde
      pramme
    `,
    'kind.boat': {
      forms: 'n | t | pl',
      phrases: `
      en gammel | et gammelt | gamle
      en klinkbygget | et klinkbygget | klinkbyggede
      en solid | et solidt | solide
      en slank | et slankt | slanke
      en hvid | et hvidt | hvide
      en hjemmebygget | et hjemmebygget | hjemmebyggede
      en rød | et rødt | røde
      en tung | et tungt | tunge
      en elegant | et elegant | elegante
      en temmelig slidt | et temmelig slidt | temmelig slidte
    `,
    },
    'place.boat': `
      nede på havnen
      ved bådebroen
      i læ af molen
      inde på værftet
      ved slæbestedet
      i lystbådehavnen
      ved åmundingen
      i den lille vig
      i roklubben
      bag fiskerskurene
      ved fjorden
      på lavt vand
    `,

    'verb.knit': {
      forms: 'past | inf | sup',
      phrases: `
      strikkede | strikke | strikket
      hæklede | hækle | hæklet
      lavede | lave | lavet
      designede | designe | designet
      færdiggjorde | færdiggøre | færdiggjort
    `,
    },
    'object.knit.n': `
      sweater
      vest
      hue
      poncho
      trøje
      cardigan
      bluse
      kjole
    `,
    'object.knit.t': `
      halstørklæde
      pandebånd
      sjal
      slumretæppe
    `,
    'object.knit.pl': `
      vanter
      sokker
      luffer
      pulsvarmere
      strømper
      benvarmere
      hjemmesko
    `,
    'kind.knit': {
      forms: 'n | t | pl',
      phrases: `
      en grovmasket | et grovmasket | grovmaskede
      en naturfarvet | et naturfarvet | naturfarvede
      en mosgrøn | et mosgrønt | mosgrønne
      en prikket | et prikket | prikkede
      en marineblå | et marineblåt | marineblå
      en lun | et lunt | lune
      en sennepsgul | et sennepsgult | sennepsgule
      en ensfarvet | et ensfarvet | ensfarvede
      en flerfarvet | et flerfarvet | flerfarvede
      en meget blød | et meget blødt | meget bløde
      en enkel | et enkelt | enkle
    `,
    },
    'place.knit': `
      i strikkecaféen
      i sofahjørnet
      på aftenskolen
      i ren uld
      af restegarn
      i garnbutikken
      til den yngste i familien
      til en veninde
      til vinteren
      i bomuld
      hjemme i stuen
      i den bløde lænestol
    `,

    'verb.music': {
      forms: 'past | inf | sup',
      phrases: `
      spillede | spille | spillet
      sang | synge | sunget
      nynnede | nynne | nynnet
      øvede | øve | øvet
      indstuderede | indstudere | indstuderet
      fremførte | fremføre | fremført
    `,
    },
    'object.music.n': `
      højskolesang
      sommersang
      duet
      revyvise
      aftensang
      slager
      børnesang
      ballade
      folkevise
    `,
    'object.music.t': `
      popnummer
      omkvæd
      jazznummer
      vers
    `,
    'object.music.pl': `
      højskolesange
      viser
      aftensange
      duetter
      slagere
      børnesange
      ballader
      sommersange
    `,
    'kind.music': {
      forms: 'n | t | pl',
      phrases: `
      en iørefaldende | et iørefaldende | iørefaldende
      en folkekær | et folkekært | folkekære
      en munter | et muntert | muntre
      en finurlig | et finurligt | finurlige
      en næsten glemt | et næsten glemt | næsten glemte
      en sørgmodig | et sørgmodigt | sørgmodige
      en elsket | et elsket | elskede
      en lystig | et lystigt | lystige
      en nyskrevet | et nyskrevet | nyskrevne
      en smuk | et smukt | smukke
      en ganske enkel | et ganske enkelt | ganske enkle
    `,
    },
    'place.music': `
      ved bålet
      på spillestedet
      i øvelokalet
      ved klaveret
      i musikpavillonen
      på havnescenen
      til gadefesten
      på højskolen
      i gården
      bag scenen
      i festsalen
    `,

    'verb.build': {
      forms: 'past | inf | sup',
      phrases: `
      byggede | bygge | bygget
      malede | male | malet
      tegnede | tegne | tegnet
      reparerede | reparere | repareret
      konstruerede | konstruere | konstrueret
      færdiggjorde | færdiggøre | færdiggjort
    `,
    },
    'object.build.n': `
      sæbekassebil
      havebænk
      gynge
      fuglekasse
      sandkasse
      pergola
      legeborg
      havelåge
      rutsjebane
    `,
    'object.build.t': `
      legehus
      hønsehus
      redskabsskur
      cykelskur
      insekthotel
      hundehus
      plankeværk
      klatretårn
    `,
    'object.build.pl': `
      højbede
      fuglekasser
      blomsterkasser
      legehuse
      havemøbler
      bænke
      skamler
    `,
    'kind.build': {
      forms: 'n | t | pl',
      phrases: `
      en solid | et solidt | solide
      en lidt skæv | et lidt skævt | lidt skæve
      en praktisk | et praktisk | praktiske
      en sindrig | et sindrigt | sindrige
      en holdbar | et holdbart | holdbare
      en rustik | et rustikt | rustikke
      en flot | et flot | flotte
      en ualmindelig stor | et ualmindelig stort | ualmindelig store
      en lav | et lavt | lave
      en nydelig | et nydeligt | nydelige
    `,
    },
    'place.build': `
      i baghaven
      på legepladsen
      i børnehaven
      bag skuret
      ved klubhuset
      i kolonihaven
      i hjørnet af haven
      ved sommerhuset
      på skolens område
      på den tomme grund
      i spejdernes lejr
      bag carporten
    `,

    // ── Time, manner, what comes next ───────────────────────────────────────
    // The verb follows: i lørdags læste …
    time: `
      i lørdags
      forleden
      en tidlig forårsmorgen
      i sommerferien
      på årets første forårsdag
      efter den ugentlige svømmetur
      lige efter skoletid
      på en stille hverdag
      mellem to byger
      i mandags
      da ferien begyndte,
      sidste forår
      en blæsende søndag
      lige inden sommerferien
      i sensommeren
      i tirsdags
      på årets længste dag
      en klar efterårsdag
      tre dage i træk
      i torsdags efter fyraften
      for et par uger siden
      i den forlængede weekend
      efter generalforsamlingen
      i ugens løb
      på sin fridag
      en dag i efterårsferien
      efter dagens første kop kaffe
      mellem to møder
      i begyndelsen af maj
      da skolen var slut,
      kort efter fyraften
      en solrig lørdag
      i sidste øjeblik
      ud på eftermiddagen
      efter en lang gåtur
      så snart der var tid,
      på opfordring
      helt uden varsel
      ud på aftenen
      for sjov
      en torsdag sidst i august
      da gæsterne var gået,
      engang i foråret
      for en gangs skyld
    `,
    manner: `
      i fred og ro
      med et skævt smil
      på bedste vis
      uden at kny
      til stor moro for børnene
      efter alle kunstens regler
      i højt humør
      uden slinger i valsen
      med den største fornøjelse
      i godt selskab
      efter bedste evne
      med vanlig omhu
      uden at spørge nogen
      med stor iver
      ikke uden en vis stolthed
      også denne gang
      ganske som planlagt
      i sit helt eget tempo
      uden de store armbevægelser
    `,
    // … blev {mood}, da en anden …
    mood: `
      meget glad
      dybt imponeret
      så glad som en lærke
      rigtig nysgerrig
      ovenud begejstret
      ikke så lidt stolt
      lettere overrasket
      i strålende humør
      helt blød om hjertet
      aldeles mundlam
      ganske rørt
      synligt lettet
      straks nysgerrig
      meget oplivet
      vældig underholdt
      helt stille
      lidt misundelig
      svært begejstret
      ikke det mindste overrasket
      inspireret til selv at prøve
    `,
    next: {
      forms: 'verb | rest | inf',
      phrases: `
      hentede | posten | hente posten
      slog | græsset | slå græsset
      rullede | gardinerne ned | rulle gardinerne ned
      vandede | potteplanterne | vande potteplanterne
      pumpede | cyklen | pumpe cyklen
      ryddede | op på skrivebordet | rydde op på skrivebordet
      skrev | en lang indkøbsliste | skrive en lang indkøbsliste
      luftede | hunden | lufte hunden
      fodrede | ænderne i dammen | fodre ænderne i dammen
      snakkede | med naboen over hækken | snakke med naboen over hækken
      fik | sig en dukkert | få sig en dukkert
      smurte | en stor madpakke | smøre en stor madpakke
      tog | en lur på sofaen | tage en lur på sofaen
      løste | ugens krydsord | løse ugens krydsord
      skrev | et langt postkort | skrive et langt postkort
      købte | rundstykker til alle | købe rundstykker til alle
      satte | kaffe over | sætte kaffe over
      sorterede | gamle fotografier | sortere gamle fotografier
      fejede | fortovet | feje fortovet
      læste | vejrudsigten | læse vejrudsigten
      spillede | badminton i haven | spille badminton i haven
      afleverede | flasker på genbrugsstationen | aflevere flasker på genbrugsstationen
      tændte | op i brændeovnen | tænde op i brændeovnen
      pudsede | vinduerne i udestuen | pudse vinduerne i udestuen
      fulgte | børnene til stationen | følge børnene til stationen
      gik | en tur på diget | gå en tur på diget
      kløvede | brænde i baghaven | kløve brænde i baghaven
      smurte | cykelkæden | smøre cykelkæden
      rev | blade sammen | rive blade sammen
      hængte | vasketøjet ud i blæsten | hænge vasketøjet ud i blæsten
      skænkede | kaffe i den blå kop | skænke kaffe i den blå kop
      hejste | flaget | hejse flaget
      samlede | muslingeskaller | samle muslingeskaller
      klappede | nabolagets kat | klappe nabolagets kat
      lagde | et puslespil | lægge et puslespil
      tog | ladcyklen ud på en tur | tage ladcyklen ud på en tur
      øvede | skalaer på klaveret | øve skalaer på klaveret
      plukkede | brombær ved banen | plukke brombær ved banen
      dækkede | op til otte | dække op til otte
      gyngede | lidt i hængekøjen | gynge lidt i hængekøjen
    `,
    },
    // … plejede at …, {before}
    before: `
      før de andre stod op
      inden butikkerne åbnede
      mens kaffen løb igennem
      når ugen var omme
      når vejret var til det
      så snart der var lidt tid
      inden mørket faldt på
      når ferien begyndte
      hver gang solen viste sig
      når arbejdet var gjort
      når regnen holdt op
      når gæsterne var gået
      mens de andre sov
      når foråret kom
      hver gang der var en pause
      når det hele blev for stille
      inden dagen gik i gang
      så tit det var muligt
      når børnene var i skole
    `,
    would: `
      ville også
      måtte selv
      skulle lige
      valgte at
      nåede aldrig at
      elskede at
      turde endelig
      kunne sagtens
      prøvede at
    `,
    ever: `
      nogensinde
      tidligere
      nogensinde før
      hidtil
    `,
    'at-once': `
      netop som
      mens
      samtidig med at
    `,
    urge: `
      fik straks lyst til at
      havde længe drømt om at
      nåede lige at
      glædede sig til at
      besluttede sig for at
      havde lovet børnene at
      kunne ikke dy sig for at
      meldte sig frivilligt til at
      skyndte sig at
      lærte aldrig helt at
      gav sig i kast med at
      fik endelig tid til at
      havde fået til opgave at
      holdt meget af at
      var den første til at
    `,
    // A clause before “at” and another clause.
    rumour: `
      rygtet gik, at
      alle på vejen vidste, at
      det stod i lokalavisen, at
      det var ingen hemmelighed, at
      det viste sig, at
      ingen havde bemærket, at
      naboerne kunne berette, at
      det gik op for alle, at
      børnene fortalte, at
      vi hørte forleden, at
      det gjorde indtryk, at
      alle syntes, det var flot, at
      det kom bag på mange, at
      ingen huskede længere, at
    `,
    outcome: `
      det gik over al forventning
      så var den dag reddet
      alle syntes godt om det
      resultatet var ikke så ringe endda
      bagefter var der kaffe til alle
      det blev en god tradition
      det var hele besværet værd
      naboerne kom straks og kiggede
      børnene fik lov til at hjælpe
      det tog ikke ret lang tid
      humøret var højt
      det var der ingen, der fortrød
      det rygtedes hurtigt
      ingen kedede sig
      dagen fløj af sted
      det var ikke sidste gang
      det var også meget sjovt
      det var der også brug for
      det blev der talt om længe
    `,
    virtue: `
      tålmodighed
      godt humør
      rolige hænder
      omtanke
      sund fornuft
      et godt øje
      lysten til at lære
      en smule held
      gode venner
      snilde
      masser af tid
      stædighed
      øvelse
      et åbent sind
      lidt mod
      gåpåmod
      gode råd
      begejstring
      fantasi
      overblik
      erfaring
    `,
    opinion: `
      ifølge min mormor
      i den her familie
      på vores kanter
      når det kniber,
      for os amatører
      i ferien
      trods alt
      på øen
      efter en travl uge
      hvis man spørger børnene,
      på vores vej
    `,
    worth: `
      hyggeligt
      afslappende
      opmuntrende
      godt for humøret
      tilfredsstillende
      rart
      beroligende
      dejligt
      morsomt
      givende
      livsbekræftende
    `,
    expert: `
      ekspert
      kunstner
      mester
      særlig begavet
      uddannet
      født på landet
      voksen
      verdensmester
      pensionist
      særlig modig
      professor
      ung
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // A clause that any deed of people may go with.
    weather: `
      det klarede op
      skyerne trak ind over land
      havgusen kom rullende
      solen tittede frem
      det begyndte at støvregne
      vinden lagde sig
      bygerne drev over
      det tog til at blæse
      regnen silede ned
      gøgen kukkede
      en lærke steg til vejrs
      mørket faldt på
      det blev gråvejr
      himlen blev rosa
      fjorden lå helt blank
      solen bagte fra en skyfri himmel
      stærene samlede sig
      bøgen sprang ud
      det trak op til torden
      disen hang over mosen
      bierne summede
      rågerne vendte hjem
      mågerne larmede over havnen
      kornet duvede
      hylden blomstrede
      luften dirrede af varme
    `,
    'nature.water': `
      åen
      bækken
      fjorden
      søen
      sundet
      det lave vand
      gadekæret
      kanalen
      vigen
    `,
    'does.water': `
      glitrede
      skinnede
      blinkede
      skvulpede
      bølgede
      funklede
      lyste
      strålede
    `,
    'where.water': `
      bag diget
      neden for skrænten
      i læ af sivene
      lige nord for byen
      bag klitterne
      mellem de grønne enge
      bag fiskerhusene
      lige neden for kroen
      for foden af bakken
      på den anden side af vejen
      ude bag landsbyen
      bag de gamle pile
    `,
    'nature.wind': `
      vinden
      vestenvinden
      blæsten
      en frisk brise
      en kølig havluft
      brisen
      havvinden
      søndenvinden
    `,
    'does.wind': `
      ruskede
      hev
      rev
      raslede
      puslede
      legede
    `,
    'where.wind': `
      i flagsnoren
      i træernes toppe
      i stråtaget
      i marehalmen
      i vasketøjet
      i sejlene
      i hybenbuskene
      i gadens markiser
      i de åbne vinduer
      i det høje siv
      i festens papirlygter
      i poppelrækken
    `,
    'nature.animal': `
      en solsort
      en tam and
      en grævling
      en ræveunge
      en musvit
      et par gravænder
      en fasan
      en broget kat
      en hejre
      et pindsvin
      en ung hare
      en gravhund
      to kattekillinger
      en allike
      et egern
      en rødhals
      nogle ænder
      en vibe
      tre høns
      en skægget ged
    `,
    'does.animal': `
      sad
      stod
      lurede
      ventede
      tøvede
      dasede
      puslede
      lyttede
      blundede
    `,
    'where.animal': `
      på marken bag gården
      under hybenbusken
      i det våde græs
      midt på grusvejen
      ved postkassen
      i læ af stendiget
      foran hønsehuset
      tæt ved terrassedøren
      mellem mælkebøtterne
      på skolens boldbane
      ved kanten af åen
      nede bag drivhuset
    `,
    'nature.plant': `
      hækken
      den gamle lind
      hyldebusken
      hybenrosen
      gyvelen
      kastanjen
      syrenhækken
      blåregnen
      æbletræet
      kaprifolien
      den vilde rose
      mirabellen
      tjørnen
      rønnen
    `,
    'does.plant': `
      svajede
      duftede
      blomstrede
      lyste
      nikkede
      strålede
      vajede
    `,
    'where.plant': `
      bag skolegården
      langs markvejen
      ved busstoppestedet
      bag forsamlingshuset
      ud mod fjorden
      for enden af villavejen
      midt i rundkørslen
      bag bindingsværkshuset
      langs cykelstien
      på sydsiden af diget
      over for købmanden
      ved indgangen til museet
    `,
    'nature-time': `
      den formiddag
      sidst på dagen
      tidligt næste morgen
      efter den lune nat
      lige efter bygen
      endelig
      i det klare vejr
      den lørdag
      efter en våd uge
      i den stille time før aftensmaden
      midt i al travlheden
      den eftermiddag
      i det tidlige lys
      så sent som i går
      næste dag
      pludselig
      ved sekstiden
      det meste af dagen
      stille og roligt
      som på bestilling
      en dag i ferien
      langt fra byens larm
    `,
    // ── Things, buildings, machines ─────────────────────────────────────────
    surface: `
      i bryggerset
      på den øverste hylde
      i cykelkurven
      bag komfuret
      i skuffen med viskestykker
      under sofaen
      på klaveret
      i bagagerummet
      i vindfanget
      på sengebordet
      oven på køleskabet
      i en flettekurv
      i skolens glemmekasse
      på pulterkammeret
      i baglommen af rygsækken
      i spisestuen
      i udestuen
    `,
    lay: `
      lå der
      gemte der sig
      fandt man
      var der
    `,
    thing: `
      en cykellygte
      en badehætte
      en gammel sangbog
      en termokande
      et par uldsokker
      en rulle bagepapir
      et viskelæder
      en drage
      en madkasse
      et forstørrelsesglas
      en æggedeler
      en håndbold
      et papirflag
      en pose frø
      et garnnøgle
      en dåse knapper
      en citronpresser
      en cykelpumpe
      en havesaks
      en kortstok
      en regnfrakke
      et par futter
      en blok klistermærker
      en skruetrækker
      et lerfad
      en ostehøvl
      en vandkikkert
      en rulle tape
      en bordtennisbold
      en stak postkort
      en cykelhjelm
      en tændstikæske
      en fløjte
      en pose karameller
      et målebånd
      en skål med rav
    `,
    building: `
      kroen
      mejeriet
      legetøjsbutikken
      gymnastiksalen
      rutebilstationen
      biografen
      forsamlingshuset
      købmandsgården
      højskolen
      kommunekontoret
      isboden
      cykelværkstedet
      kulturhuset
      ungdomshuset
      roklubben
      konditoriet
      musikskolen
      røgeriet
      sommerkiosken
      medborgerhuset
    `,
    'building-where': `
      ved fjorden
      nede ved sporene
      midt i landsbyen
      på gågaden
      over for brugsen
      ude ved hovedvejen
      bag idrætspladsen
      ved færgelejet
      i udkanten af byen
      på den lille ø
      for enden af perronen
      ved rådhuspladsen
      oppe på bakken
    `,
    'building-does': `
      åbnede efter ferien
      fik ny maling
      trængte til en kærlig hånd
      lukkede tidligt
      havde ventet på sommeren
      lå badet i aftensol
      fyldte hundrede år
      vrimlede med børn
      duftede af nybagt brød
      holdt åbent hus
      blev pyntet med flag
      sydede af liv
      stod og ventede på gæster
    `,
    // The verb, then the rest, since the machine may come between.
    'machine-does': {
      forms: 'verb | rest',
      phrases: `
      begyndte | at bippe
      gik | i stå
      gav | et lille bump fra sig
      holdt | en pause
      tog | sig en slapper
      blinkede | med alle lamper
      sprang | i gang igen
      skiftede | tonefald
      slog | fra
      brummede | højere end før
      summede | som en bisværm
      drillede | igen
    `,
    },
    machine: `
      tørretumbleren
      varmepumpen
      elkedlen
      emhætten
      robotstøvsugeren
      kopimaskinen
      køkkenmaskinen
      opvaskemaskinen
      kaffemaskinen
      den gamle radio
      fryseren
      vaskemaskinen
    `,
    vehicle: `
      færgen
      bussen
      havnebussen
      natbussen
      letbanen
      metroen
      lyntoget
      regionaltoget
      rutebilen
      veteranbussen
    `,
    // So that there is time left for something.
    'vehicle-late': `
      var ti minutter forsinket
      ventede på flere passagerer
      kom lidt senere end normalt
      var ikke til at se endnu
      lod vente på sig
      kørte først en time senere
      fulgte ikke køreplanen
      var ikke kommet endnu
      var langt bagud for køreplanen
      kom slet ikke til tiden
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: `
      cyklede
      gik
      traskede
      travede
      spadserede
      slentrede
      løb
      vandrede
    `,
    // Where to, and what for.
    trip: `
      hen i brødbutikken efter rundstykker
      op på biblioteket med en stak bøger
      ned på havnen for at se på både
      ud til stranden for at bade
      over til naboen med en skål jordbær
      hen til brugsen efter mælk
      hjem for at skifte sko
      hen til fiskebilen efter rødspætter
      ud til gårdbutikken efter nye kartofler
      hen på stationen for at tage imod gæster
      ind til byen for at høre koncert
      ned til vandet for at se solnedgangen
      hen til postkassen med et brev
      ud i skoven for at plukke anemoner
      hen i hallen for at heppe
      op på bakken for at sætte drage op
      hen på skolen til forældremøde
      ud på molen for at fange krabber
      hen til legepladsen med børnene
      ud på genbrugsstationen med gamle brædder
      hen i forsamlingshuset til folkedans
    `,
    to: `
      ned på havnen
      ud til fyret
      hen til højskolen
      ind til byen
      hen til færgelejet
      ud til kolonihaven
      hen til svømmehallen
      ud til sommerhuset
      hjem til frokost
      hen i børnehaven
      ned til badestranden
      hen til fællesspisning
      over på kajen
    `,
    along: `
      ad cykelstien
      forbi kolonihaverne
      ad den gamle jernbane
      gennem bøgeskoven
      langs diget
      ad strandvejen
      gennem plantagen
      ad en genvej
      gennem gågaden
      ad de våde brosten
      forbi idrætspladsen
      langs banelegemet
      ad den lange allé
      gennem klitterne
      uden om torvet
    `,
    carrying: `
      i træsko
      med madpakken under armen
      i regntøj fra top til tå
      med hunden i snor
      med et bundt rabarber under armen
      i det bedste tøj
      med trækvognen fuld af børn
      med en termokande i hånden
      i vådt badetøj
      med vinden i ryggen
      syngende
      med et badehåndklæde om halsen
      i gul regnfrakke
      i god tid
      med violinkassen på ryggen
      i let modvind
      med en pose varme boller
      i solskin
      uden jakke
      med et badmintonnet over skulderen
    `,
    event: `
      loppemarkedet
      fællessangen
      sommerfesten
      kræmmermarkedet
      sommerrevyen
      jazzkoncerten
      høstfesten
      skolekomedien
      kunstudstillingen
      kagekonkurrencen
      madmarkedet
      filmaftenen
      byttemarkedet
      gadeteatret
      blomstermarkedet
    `,
    'event-where': `
      på havnen
      på skolen
      i forsamlingshuset
      på den store plæne
      ved hallen
      på torvet
      på gågaden
      ved kroen
      i parken
      på øen
      ved højskolen
    `,
    'event-does': {
      forms: 'verb | rest',
      phrases: `
      trak | fuldt hus
      gik | over al forventning
      fik | lov til at vare hele aftenen
      samlede | hele byen
      sluttede | med fælles kaffe
      blev | en stor succes
      varede | til langt ud på aftenen
      bød | på mange overraskelser
      åbnede | på slaget seks
      lokkede | folk til fra nær og fjern
      fik | ros i lokalavisen
      vakte | stor begejstring
      satte | ny rekord
    `,
    },
    told: `
      fortalte
      mente
      forsikrede
      huskede
      sagde
      fastslog
    `,
    though: `
      selv om det støvregnede
      skønt ingen havde sat plakater op
      selv om teltet var for lille
      selv om kaffemaskinen strejkede
      skønt det blæste en halv pelikan
      selv om skiltene pegede forkert
      selv om det var midt i ferien
      skønt programmet var kort
      selv om højttaleren skrattede
      skønt der manglede stole
      selv om færgen var aflyst
      skønt det var første gang
      selv om vejret drillede
      selv om alle havde travlt
    `,
    // jo … desto …
    'the-more': `
      mere det blæste
      længere turen blev
      flere gæster der kom
      nærmere man kom havet
      tættere tågen blev
      mere det regnede
      flere kager der blev sat frem
      lysere aftenerne blev
      længere dagen skred frem
      flere sange koret kunne
      mindre der var at lave
      mere kaffe der kom på bordet
      bedre vejret blev
      højere musikken spillede
      flere nye naboer der kom
      mere sneen knirkede
      dybere skoven blev
      flere både der lagde til
    `,
    'more-so': `
      gladere
      mere snakkesalig
      roligere
      mere stille
      ivrigere
      muntrere
      mere eftertænksom
      friskere
      mere sikker på sagen
      venligere
      mere oplagt
      mere veltilpas
      gladere i låget
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      sagde
      udbrød
      mumlede
      svarede
      råbte
      hviskede
    `,
    asked: `
      spurgte
      lød det fra
    `,
    promise: `
      når vi kommer hjem, skal vi
      jeg vil hellere
      lad os
      man kan da altid
      til sommer skal vi
      det er på tide at
      du kan bare
      vi plejer at
      jeg ville ønske, at vi kunne
      en skønne dag vil jeg
      jeg har altid drømt om at
      i morgen skal du
    `,
    'shall-we': `
      har du lyst til at
      kunne du tænke dig at
      hvad med at
      hvem vil være med til at
      har vi tid til at
      hvornår skal vi
      tør du
      hvem lærte dig at
      kan vi nå at
      er det for sent at
    `,
    remark: `
      det klarer nok op
      så er der kaffe
      tag nu en bolle til
      vinden er gået i øst
      vi er hjemme igen
      der er plads til os alle sammen
      skynd dig ikke for min skyld
      det går nok alt sammen
      kom indenfor i varmen
      vandet er slet ikke koldt
      husk nu madpakken
      i dag skal vi ingen steder
      det lugter af regn
      vi ses på lørdag
      så blev det endelig sommer
      her er dejligt
      tak for sidst
      det var så lidt
      nu må vi se
      det har jeg aldrig prøvet før
      bare rolig
      der er altid en udvej
      så gør vi det
      jeg tager opvasken
      hvor er her hyggeligt
    `,
    wonder: `
      hvem siger, at man ikke kan
      har du nogensinde prøvet at
      er der noget bedre end at
      hvad kan være hyggeligere end at
      hvordan mon det er at
      hvem kunne ikke tænke sig at
      hvorfor vente med at
      hvor svært kan det være at
      hvem drømmer ikke om at
    `,
    joy: `
      bare man altid kunne
      hvor er det skønt at
      tænk at kunne
      hvor måtte det være dejligt at
      der er intet som at
      gid man oftere kunne
      sikke en fryd at
      det er nu engang hyggeligt at
      hvor ville det være sjovt at
    `,
    vantage: `
      henne ved lågen
      over hækken
      fra øverste trin
      henne fra køkkenet
      på vej ud ad døren
      fra cyklen
      midt på vejen
      over kaffen
      i døråbningen
      ude i gangen
      nede på bådebroen
      inde fra stuen
    `,
  },

  statements: `
    den {trait} {person:noun} {verb.T:past} {object.T.pl}.
    {person:def} {would} {verb.T:inf} {kind.T:K} {object.T.K}.
    {person:def}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {place.T}, og {outcome}.
    {person:def} {verb.T:past} {kind.T:K} {object.T.K}.
    {time} {verb.T:past} {person:def} {kind.T:K} {object.T.K} {place.T}.
    {time} {verb.T:past} den {trait} {person:noun} {kind.T:K} {object.T.K}, og {outcome}.
    {person:def} {verb.T:past} {kind.T:K} {object.T.K}, og {outcome}.
    {person:def}, {who}, {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    den {trait} {person:noun} {verb.T:past} {kind.T:K} {object.T.K} og {next:verb} {next:rest}.
    knap havde {person:def} {verb.T:sup} {kind.T:K} {object.T.K}, før {person/2:def} {next:verb} {next:rest}.
    i stedet for at {next:inf} {verb.T:past} {person:def} {kind.T:K} {object.T.K}.
    mens {person:def}, {who}, {next:verb} {next:rest}, {verb.T:past} {person/2:def} {kind.T:K} {object.T.K}.
    {weather}, og den {trait} {person:noun}, {who}, {next:verb} {next:rest}.
    {weather}, og det fik {person:def} til at {verb.T:inf} {kind.T:K} {object.T.K}.
    {person:def} {verb.T:past} {kind.T:K} {object.T.K} {place.T}, {at-once} {weather}.
    {person:def} {urge} {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {person:def} blev {mood}, da {person/2:def} {verb.T:past} {kind.T:K} {object.T.K}.
    {rumour} {person:def} havde {verb.T:sup} {kind.T:K} {object.T.K} {place.T}.
    hverken {person:def} eller {person/2:def} havde {ever} {verb.T:sup} {kind.T:K} {object.T.K}.
    lige da {person:def} ville {verb.T:inf} {kind.T:K} {object.T.K}, {machine-does:verb} {machine} {machine-does:rest}.
    man behøver ikke være {expert} for at {verb.T:inf} {kind.T:K} {object.T.K}.
    der skal både {virtue} og {virtue/2} til for at {verb.T:inf} {kind.T:K} {object.T.K}.
    {opinion} er der ikke noget så {worth} som at {verb.T:inf} {kind.T:K} {object.T.K} {place.T}.
    {time} {next:verb} den {trait} {person:noun} {next:rest}.
    den {trait} {person:noun} plejede at {next:inf}, {before}.
    den {trait} {person:noun}, {who}, {next:verb} {next:rest} {manner}.
    jo {the-more}, desto {more-so} blev den {trait} {person:noun}.
    {nature-time} {does.N} {nature.N} {where.N}.
    {where.N} {does.N} {nature.N}, og {person:def} {next:verb} {next:rest}.
    {surface} {lay} både {thing}, {thing/2} og {thing/3}.
    {person:def} ledte efter {thing}, men fandt kun {thing/2} {surface}.
    {building} {building-where} {building-does}, og {person:def} {next:verb} {next:rest}.
    {vehicle} {vehicle-late}, så {person:def} nåede at {next:inf}.
    {time} {goes} den {trait} {person:noun} {trip}.
    {carrying} {goes} {person:def} {to} {along}.
    {though}, {event-does:verb} {event} {event-where} {event-does:rest}, {told} {person:def}.
  `,
  lively: `
    ”{^remark},” {says} {person:def}, {who}.
    ”{^remark},” {says} den {trait} {person:noun} {vantage}.
    ”{^promise} {verb.T:inf} {kind.T:K} {object.T.K},” {says} {person:def} {vantage}.
    ”{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?” {asked} {person:def}.
    {wonder} {verb.T:inf} {kind.T:K} {object.T.K} {place.T}?
    {joy} {verb.T:inf} {kind.T:K} {object.T.K} {place.T}!
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
    strik stue suppe svale svane svamp søndag sø tag tallerken tanke taske te teater tid tinde
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
