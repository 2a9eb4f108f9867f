import type { Locale } from '../notation/locale.js'

export const fi: Locale = {
  code: 'fi',
  englishName: 'Finnish',
  nativeName: 'suomi',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: true },

  lists: {
    // ── Time ────────────────────────────────────────────────────────────────
    // When something was done. No season, no night, no weather: it must fit everything.
    time: `
      eräänä aamuna
      eräänä lauantaina
      eräänä iltapäivänä
      eräänä tavallisena tiistaina
      viime sunnuntaina
      viime keskiviikkona
      viime viikolla
      viime viikon lopulla
      viikonlopun alkajaisiksi
      heti aamukahvin jälkeen
      aamiaisen jälkeen
      lounaan jälkeen
      ennen lounasta
      päiväkahvin jälkeen
      puolenpäivän aikaan
      puolenpäivän jälkeen
      aamupäivällä
      iltapäivällä
      myöhään iltapäivällä
      alkuillasta
      varhain aamulla
      jo varhain
      heti aamusta
      toissa päivänä
      eilen aamulla
      eilen iltapäivällä
      lauantaiaamuna
      sunnuntaiaamuna
      perjantai-iltapäivänä
      maanantaiaamuna
      torstaina
      keskiviikkona
      tiistaiaamuna
      yhtenä päivänä
      muutama päivä sitten
      pari viikkoa sitten
      jokunen viikko sitten
      viikon ensimmäisenä päivänä
      kuun alussa
      kuun lopulla
      kesken kiireisen viikon
      pitkän viikon päätteeksi
      vapaan päivän kunniaksi
    `,
    // How long something went on: with objects in the partitive.
    lasting: `
      koko aamun
      koko iltapäivän
      koko sunnuntain
      pitkään
      tuntikausia
      hyvän tovin
      pitkän tovin
      lähes tauotta
      puoli tuntia
      tunnin verran
      aamukahdeksasta lähtien
      lounaaseen asti
      iltaan saakka
      hämärään asti
      kaikessa rauhassa
      hyvillä mielin
      kerrankin kiirehtimättä
      jo toista tuntia
      pitkälle iltapäivään
      varttitunnin
      keskipäivään asti
      kahvitaukoon saakka
      kellosta välittämättä
      ajan kulua huomaamatta
    `,
    // When something was meant to be done.
    ahead: `
      seuraavana päivänä
      seuraavalla viikolla
      heti seuraavana aamuna
      vielä samana iltana
      vielä samana päivänä
      ennen viikonloppua
      ennen iltaa
      ennen juhlia
      ennen vieraiden tuloa
      lähipäivinä
      viikonloppuna
      ensi tilassa
      lähiaikoina
      ennen kuun loppua
      sopivan hetken tullen
      ihan kohta
      heti kahvin jälkeen
      seuraavana lauantaina
    `,
    // ── People ──────────────────────────────────────────────────────────────
    person: {
      forms: 'nom | gen | all',
      phrases: `
      naapuri | ~n | ~lle
      opettaja | ~n | ~lle
      kirjastonhoitaja | ~n | ~lle
      puutarhuri | ~n | ~lle
      puuseppä | puusepän | puusepälle
      leipuri | ~n | ~lle
      kalastaja | ~n | ~lle
      kääntäjä | ~n | ~lle
      arkkitehti | arkkitehdin | arkkitehdille
      toimittaja | ~n | ~lle
      valokuvaaja | ~n | ~lle
      kelloseppä | kellosepän | kellosepälle
      kukkakauppias | kukkakauppiaan | kukkakauppiaalle
      postinkantaja | ~n | ~lle
      maanviljelijä | ~n | ~lle
      mehiläishoitaja | ~n | ~lle
      muusikko | muusikon | muusikolle
      pianisti | ~n | ~lle
      viulisti | ~n | ~lle
      vaatturi | ~n | ~lle
      suutari | ~n | ~lle
      keraamikko | keraamikon | keraamikolle
      kuvataiteilija | ~n | ~lle
      graafikko | graafikon | graafikolle
      kirjakauppias | kirjakauppiaan | kirjakauppiaalle
      kahvilanpitäjä | ~n | ~lle
      veturinkuljettaja | ~n | ~lle
      bussinkuljettaja | ~n | ~lle
      lossinkuljettaja | ~n | ~lle
      insinööri | ~n | ~lle
      opiskelija | ~n | ~lle
      koululainen | koululaisen | koululaiselle
      serkku | serkun | serkulle
      ystävä | ~n | ~lle
      luokkatoveri | ~n | ~lle
      vuokralainen | vuokralaisen | vuokralaiselle
      talonmies | talonmiehen | talonmiehelle
      vahtimestari | ~n | ~lle
      museo-opas | museo-oppaan | museo-oppaalle
      retkeilijä | ~n | ~lle
      purjehtija | ~n | ~lle
      kuorolainen | kuorolaisen | kuorolaiselle
      kuoronjohtaja | ~n | ~lle
      metsänhoitaja | ~n | ~lle
      meteorologi | ~n | ~lle
      biologi | ~n | ~lle
      historioitsija | ~n | ~lle
      runoilija | ~n | ~lle
      kirjailija | ~n | ~lle
      eläinlääkäri | ~n | ~lle
      lastenhoitaja | ~n | ~lle
      uimaopettaja | ~n | ~lle
      kokki | kokin | kokille
      torikauppias | torikauppiaan | torikauppiaalle
      kampaaja | ~n | ~lle
      tutkija | ~n | ~lle
      kummisetä | kummisedän | kummisedälle
      vaari | ~n | ~lle
      sisko | ~n | ~lle
      veli | veljen | veljelle
      isäntä | isännän | isännälle
      emäntä | emännän | emännälle
      kummitäti | kummitädin | kummitädille
      eläkeläinen | eläkeläisen | eläkeläiselle
    `,
    },
    'person-kind': {
      forms: 'nom | gen | all',
      phrases: `
      sydämellinen | sydämellisen | sydämelliselle
      iloinen | iloisen | iloiselle
      hyväntuulinen | hyväntuulisen | hyväntuuliselle
      kärsivällinen | kärsivällisen | kärsivälliselle
      ahkera | ~n | ~lle
      utelias | uteliaan | uteliaalle
      harkitseva | ~n | ~lle
      reipas | reippaan | reippaalle
      huolellinen | huolellisen | huolelliselle
      leppoisa | ~n | ~lle
      vilkas | vilkkaan | vilkkaalle
      puhelias | puheliaan | puheliaalle
      vähäpuheinen | vähäpuheisen | vähäpuheiselle
      kekseliäs | kekseliään | kekseliäälle
      auttavainen | auttavaisen | auttavaiselle
      toimelias | toimeliaan | toimeliaalle
      tarkka | tarkan | tarkalle
      taitava | ~n | ~lle
      vaatimaton | vaatimattoman | vaatimattomalle
      päättäväinen | päättäväisen | päättäväiselle
      touhukas | touhukkaan | touhukkaalle
      mietteliäs | mietteliään | mietteliäälle
      sitkeä | ~n | ~lle
      herttainen | herttaisen | herttaiselle
      pirteä | ~n | ~lle
      innokas | innokkaan | innokkaalle
      lempeä | ~n | ~lle
      aamuvirkku | aamuvirkun | aamuvirkulle
      tarmokas | tarmokkaan | tarmokkaalle
      sanavalmis | sanavalmiin | sanavalmiille
      huumorintajuinen | huumorintajuisen | huumorintajuiselle
      luotettava | ~n | ~lle
      neuvokas | neuvokkaan | neuvokkaalle
      hiljainen | hiljaisen | hiljaiselle
      sympaattinen | sympaattisen | sympaattiselle
      avulias | avuliaan | avuliaalle
      kohtelias | kohteliaan | kohteliaalle
      tunnollinen | tunnollisen | tunnolliselle
      näppärä | ~n | ~lle
      lupsakka | lupsakan | lupsakalle
    `,
    },
    // ── What people do, by topic ────────────────────────────────────────────
    // Every topic has its things (object), their kinds, what is done with them, how, where,
    // and what becomes of the thing (result). The topic fixes the number: things of read,
    // write, cook, bake, repair, wood, sew, paint and music are singular, those of plant,
    // pick, knit and clean are plural.
    // done: verbs whose object is in the accusative (luki kirjan); ma is the form that takes a
    // genitive (opettajan lukema kirja) and agrees with the things of the topic.
    // doing: verbs whose object is in the partitive (lueskeli kirjaa).

    // Reading.
    'object.read': {
      forms: 'nom | acc,gen | part',
      phrases: `
      romaani | ~n | ~a
      matkakertomus | matkakertomuksen | matkakertomusta
      novellikokoelma | ~n | ~a
      runokokoelma | ~n | ~a
      elämäkerta | elämäkerran | elämäkertaa
      satukirja | ~n | ~a
      seikkailukertomus | seikkailukertomuksen | seikkailukertomusta
      luontokirja | ~n | ~a
      nuortenkirja | ~n | ~a
      tietokirja | ~n | ~a
      muistelmateos | muistelmateoksen | muistelmateosta
      sarjakuvakirja | ~n | ~a
      kirjekokoelma | ~n | ~a
      puutarhaopas | puutarhaoppaan | puutarhaopasta
    `,
    },
    'kind.read': {
      forms: 'nom | acc,gen | part',
      phrases: `
      paksu | ~n | ~a
      kiehtova | ~n | ~a
      vanha | ~n | ~a
      ohut | ohuen | ohutta
      kulunut | kuluneen | kulunutta
      vasta ilmestynyt | vasta ilmestyneen | vasta ilmestynyttä
      kiitetty | kiitetyn | kiitettyä
      kauniisti kuvitettu | kauniisti kuvitetun | kauniisti kuvitettua
      hauska | ~n | ~a
      lahjaksi saatu | lahjaksi saadun | lahjaksi saatua
      hyvin säilynyt | hyvin säilyneen | hyvin säilynyttä
      unohdettu | unohdetun | unohdettua
      kehuttu | kehutun | kehuttua
      kirpputorilta löytynyt | kirpputorilta löytyneen | kirpputorilta löytynyttä
      palkittu | palkitun | palkittua
    `,
    },
    'done.read': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      luki | lukea | lukenut | luettuaan | lukema | lukeminen | lukeneensa
      ahmi | ahmia | ahminut | ahmittuaan | ahmima | ahmiminen | ahmineensa
      selasi | selata | selannut | selattuaan | selaama | selaaminen | selanneensa
    `,
    },
    'doing.read': {
      forms: 'past | while | massa | inf',
      phrases: `
      lueskeli | lueskellessaan | lueskelemassa | lueskella
      luki | lukiessaan | lukemassa | lukea
      selaili | selaillessaan | selailemassa | selailla
      silmäili | silmäillessään | silmäilemässä | silmäillä
    `,
    },
    'how.read': `
      kannesta kanteen
      yhdeltä istumalta
      alusta loppuun
      yhdessä illassa
      sivu sivulta
      harvinaisen nopeasti
      vaikuttuneena
    `,
    'place.in.read': `
      hotellin aulassa
      keittiön pöydän ääressä
      junan ikkunapaikalla
      mukavassa nojatuolissa
      takan edessä
      kahvilan nurkkapöydässä
      sohvan nurkassa
      pöytälampun valossa
    `,
    'place.out.read': `
      puiston penkillä
      riippumatossa
      kuistin tuolissa
      omenapuun alla
      rannan tuntumassa
      parvekkeella
      laiturin päässä
      uimarannalla
      kylän torilla
      pihakeinussa
      kahvilan terassilla
    `,
    'result.read': `
      jäi mieleen pitkäksi aikaa
      kiersi sukulaiselta toiselle
      palasi hyllyyn vasta syksyllä
      herätti vilkkaan keskustelun
      lojui vielä kauan sohvan käsinojalla
      löysi pian uuden lukijan
      sai kunniapaikan kirjahyllystä
      päätyi lukupiirin listalle
      nousi koko perheen suosikiksi
    `,
    // Writing.
    'object.write': {
      forms: 'nom | acc,gen | part',
      phrases: `
      kirje | ~en | ~ttä
      kertomus | kertomuksen | kertomusta
      runo | ~n | ~a
      novelli | ~n | ~a
      kiitospuhe | ~en | ~tta
      kutsu | ~n | ~a
      matkapäiväkirja | ~n | ~a
      lehtijuttu | lehtijutun | lehtijuttua
      puhe | ~en | ~tta
      tervehdys | tervehdyksen | tervehdystä
      pakina | ~n | ~a
      tarina | ~n | ~a
      kuunnelma | ~n | ~a
      satu | sadun | satua
    `,
    },
    'kind.write': {
      forms: 'nom | acc,gen | part',
      phrases: `
      pitkä | ~n | ~ä
      lyhyt | lyhyen | lyhyttä
      tunnelmallinen | tunnelmallisen | tunnelmallista
      mieleenpainuva | ~n | ~a
      lämminhenkinen | lämminhenkisen | lämminhenkistä
      hauska | ~n | ~a
      kaunis | kauniin | kaunista
      pieni | pienen | pientä
      hyvin harkittu | hyvin harkitun | hyvin harkittua
      yllättävä | ~n | ~ä
      vitsikäs | vitsikkään | vitsikästä
      kauan suunniteltu | kauan suunnitellun | kauan suunniteltua
    `,
    },
    'done.write': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      kirjoitti | kirjoittaa | kirjoittanut | kirjoitettuaan | kirjoittama | kirjoittaminen | kirjoittaneensa
      laati | laatia | laatinut | laadittuaan | laatima | laatiminen | laatineensa
      viimeisteli | viimeistellä | viimeistellyt | viimeisteltyään | viimeistelemä | viimeisteleminen | viimeistelleensä
      muotoili | muotoilla | muotoillut | muotoiltuaan | muotoilema | muotoileminen | muotoilleensa
    `,
    },
    'doing.write': {
      forms: 'past | while | massa | inf',
      phrases: `
      kirjoitti | kirjoittaessaan | kirjoittamassa | kirjoittaa
      kirjoitteli | kirjoitellessaan | kirjoittelemassa | kirjoitella
      luonnosteli | luonnostellessaan | luonnostelemassa | luonnostella
      hahmotteli | hahmotellessaan | hahmottelemassa | hahmotella
      viimeisteli | viimeistellessään | viimeistelemässä | viimeistellä
    `,
    },
    'how.write': `
      mustekynällä
      siistillä käsialalla
      yhdeltä istumalta
      puhtaalle paperille
      kynttilän valossa
      ilman ainuttakaan virhettä
      aivan valmiiksi
      kuin itsestään
      sana kerrallaan
    `,
    'place.in.write': `
      ison pöydän ääressä
      keittiön pöydän ääressä
      kahvilan ikkunapöydässä
      junan ravintolavaunussa
      ullakkohuoneessa
      hiljaisessa lukusalissa
      vanhan lipaston ääressä
      ikkunan alla
      takkahuoneessa
      sängyn laidalla
      hotellin aulassa
    `,
    'place.out.write': `
      puutarhapöydän ääressä
      mökin kuistilla
      laiturin nokassa
      puiston penkillä
      parvekkeella
      riippumatossa
      mökin portailla
      kahvilan terassilla
      omenapuun alla
    `,
    'result.write': `
      sai vastaanottajan hymyilemään
      löytyi vuosien päästä laatikosta
      ilahdutti koko perhettä
      luettiin ääneen kahvipöydässä
      säilyi tallessa pahvikotelossa
      kulki perheessä kädestä käteen
      liikutti vanhoja ystäviä
      odotti valmiina eteisen pöydällä
    `,
    // Planting.
    'object.plant': {
      forms: 'nom,acc | gen | part',
      phrases: `
      tulppaanit | tulppaanien | tulppaaneja
      ruusut | ruusujen | ruusuja
      tomaatintaimet | tomaatintaimien | tomaatintaimia
      samettikukat | samettikukkien | samettikukkia
      orvokit | orvokkien | orvokkeja
      herneentaimet | herneentaimien | herneentaimia
      kurpitsantaimet | kurpitsantaimien | kurpitsantaimia
      tomaatit | tomaattien | tomaatteja
      päivänkakkarat | päivänkakkaroiden | päivänkakkaroita
      yrtit | yrttien | yrttejä
      marjapensaat | marjapensaiden | marjapensaita
      pelargonit | pelargonien | pelargoneja
      mansikantaimet | mansikantaimien | mansikantaimia
      kehäkukat | kehäkukkien | kehäkukkia
      krassit | krassien | krasseja
      pionit | pionien | pioneja
    `,
    },
    'kind.plant': {
      forms: 'nom,acc | gen | part',
      phrases: `
      pienet | pienten | pieniä
      uudet | uusien | uusia
      ensimmäiset | ensimmäisten | ensimmäisiä
      vahvat | vahvojen | vahvoja
      naapurista saadut | naapurista saatujen | naapurista saatuja
      torilta ostetut | torilta ostettujen | torilta ostettuja
      rehevät | rehevien | reheviä
      hennot | hentojen | hentoja
      itse kasvatetut | itse kasvatettujen | itse kasvatettuja
      hyvinvoivat | hyvinvoivien | hyvinvoivia
      kasvihuoneesta tuodut | kasvihuoneesta tuotujen | kasvihuoneesta tuotuja
    `,
    },
    'done.plant': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      istutti | istuttaa | istuttanut | istutettuaan | istuttamat | istuttaminen | istuttaneensa
      kasteli | kastella | kastellut | kasteltuaan | kastelemat | kasteleminen | kastelleensa
      lannoitti | lannoittaa | lannoittanut | lannoitettuaan | lannoittamat | lannoittaminen | lannoittaneensa
    `,
    },
    'doing.plant': {
      forms: 'past | while | massa | inf',
      phrases: `
      istutti | istuttaessaan | istuttamassa | istuttaa
      kasteli | kastellessaan | kastelemassa | kastella
      hoiti | hoitaessaan | hoitamassa | hoitaa
      hoiteli | hoidellessaan | hoitelemassa | hoidella
    `,
    },
    'how.plant': `
      aikaa säästämättä
      hellävaroen
      ohjeiden mukaan
      yksi kerrallaan
      rivi kerrallaan
      kaikessa rauhassa
      kaikki samalla kertaa
      vanhaan tapaan
    `,
    'place.out.plant': `
      kasvimaalla
      takapihalla
      siirtolapuutarhassa
      mökin pihalla
      lämpimällä seinustalla
      koulun puutarhassa
      talon päädyssä
      aidan vieressä
      kivimuurin suojassa
      mummolan pihalla
      kuistin edustalla
    `,
    'result.plant': `
      kasvoivat yllättävän nopeasti
      viihtyivät aurinkoisella paikalla
      saivat ohikulkijat pysähtymään
      levittäytyivät pian koko penkkiin
      saivat naapureilta kehuja
      lähtivät heti hyvään kasvuun
      koristivat pihaa pitkälle syksyyn
      kurottivat kohti valoa
    `,
    // Picking in the garden.
    'object.garden': {
      forms: 'nom,acc | gen | part',
      phrases: `
      omenat | omenoiden | omenoita
      herukat | herukoiden | herukoita
      karviaiset | karviaisten | karviaisia
      luumut | luumujen | luumuja
      kirsikat | kirsikoiden | kirsikoita
      mansikat | mansikoiden | mansikoita
      tomaatit | tomaattien | tomaatteja
      punaherukat | punaherukoiden | punaherukoita
      pensasmustikat | pensasmustikoiden | pensasmustikoita
      päärynät | päärynöiden | päärynöitä
      mustaherukat | mustaherukoiden | mustaherukoita
    `,
    },
    'kind.garden': {
      forms: 'nom,acc | gen | part',
      phrases: `
      kypsät | kypsien | kypsiä
      makeat | makeiden | makeita
      mehukkaat | mehukkaiden | mehukkaita
      ensimmäiset | ensimmäisten | ensimmäisiä
      viimeiset | viimeisten | viimeisiä
      suuret | suurten | suuria
      sopivan kypsät | sopivan kypsien | sopivan kypsiä
      kauniit | kauniiden | kauniita
      pulleat | pulleiden | pulleita
      herkulliset | herkullisten | herkullisia
      isokokoiset | isokokoisten | isokokoisia
    `,
    },
    'done.garden': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      poimi | poimia | poiminut | poimittuaan | poimimat | poimiminen | poimineensa
      keräsi | kerätä | kerännyt | kerättyään | keräämät | kerääminen | keränneensä
      lajitteli | lajitella | lajitellut | lajiteltuaan | lajittelemat | lajitteleminen | lajitelleensa
    `,
    },
    'doing.garden': {
      forms: 'past | while | massa | inf',
      phrases: `
      poimi | poimiessaan | poimimassa | poimia
      keräsi | kerätessään | keräämässä | kerätä
      keräili | keräillessään | keräilemässä | keräillä
      maisteli | maistellessaan | maistelemassa | maistella
    `,
    },
    'how.garden': `
      varovasti
      yksi kerrallaan
      valkoiseen vatiin
      pajukoriin
      punaiseen ämpäriin
      tottuneesti
      suureen kulhoon
      isoon kattilaan
      koko perheen iloksi
    `,
    'place.out.garden': `
      takapihalla
      puutarhassa
      mummolan pihalla
      mökin puutarhassa
      siirtolapuutarhassa
      vanhan talon pihalla
      lämpimällä seinustalla
      aidan vieressä
      kuistin edustalla
      tutussa puutarhassa
      puutarhan perällä
    `,
    'result.garden': `
      riittivät koko perheelle
      päätyivät piirakkaan
      täyttivät kaksi koria
      maistuivat kaikille
      tuoksuivat koko keittiössä
      katosivat lautaselta hetkessä
      loistivat keittiön pöydällä
      saivat naapureilta kehuja
      kiilsivät kulhossa kuin helmet
    `,
    // Picking in the forest.
    'object.forest': {
      forms: 'nom,acc | gen | part',
      phrases: `
      mustikat | mustikoiden | mustikoita
      puolukat | puolukoiden | puolukoita
      vadelmat | vadelmien | vadelmia
      kantarellit | kantarellien | kantarelleja
      suppilovahverot | suppilovahveroiden | suppilovahveroita
      metsämansikat | metsämansikoiden | metsämansikoita
      herkkutatit | herkkutattien | herkkutatteja
      metsämarjat | metsämarjojen | metsämarjoja
      sienet | sienten | sieniä
      juolukat | juolukoiden | juolukoita
    `,
    },
    'kind.forest': {
      forms: 'nom,acc | gen | part',
      phrases: `
      kauniit | kauniiden | kauniita
      tuoreet | tuoreiden | tuoreita
      ensimmäiset | ensimmäisten | ensimmäisiä
      viimeiset | viimeisten | viimeisiä
      pienet | pienten | pieniä
      hyvänmakuiset | hyvänmakuisten | hyvänmakuisia
      herkulliset | herkullisten | herkullisia
      vuoden parhaat | vuoden parhaiden | vuoden parhaita
      yllättävän isot | yllättävän isojen | yllättävän isoja
    `,
    },
    'done.forest': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      poimi | poimia | poiminut | poimittuaan | poimimat | poimiminen | poimineensa
      keräsi | kerätä | kerännyt | kerättyään | keräämät | kerääminen | keränneensä
      pakkasi | pakata | pakannut | pakattuaan | pakkaamat | pakkaaminen | pakanneensa
    `,
    },
    'doing.forest': {
      forms: 'past | while | massa | inf',
      phrases: `
      poimi | poimiessaan | poimimassa | poimia
      keräsi | kerätessään | keräämässä | kerätä
      keräili | keräillessään | keräilemässä | keräillä
      etsi | etsiessään | etsimässä | etsiä
      etsiskeli | etsiskellessään | etsiskelemässä | etsiskellä
    `,
    },
    'how.forest': `
      varovasti
      tuohikoriin
      peltiseen sankoon
      talven varalle
      vanhaan emaliämpäriin
      tottuneesti
      yksi kerrallaan
      kannelliseen astiaan
      tavalliseen muovipussiin
      koko viikon tarpeiksi
    `,
    'place.out.forest': `
      peltojen takana
      mökkitien varrella
      kuusikossa
      vanhassa männikössä
      hakkuuaukon laidalla
      lammen takana
      suon laidalla
      harjun rinteessä
      salaisella apajalla
      kallioiden välissä
      sammaleisella rinteellä
      vanhan polun varrella
    `,
    'result.forest': `
      riittivät koko perheelle
      täyttivät kaksi ämpäriä
      menivät illalla pakastimeen
      tuoksuivat sammalelta
      maistuivat kaikille
      ilahduttivat yllätysvieraita
      peittivät koko keittiön pöydän
      päätyivät suoraan keittiöön
    `,
    // Cooking.
    'object.cook': {
      forms: 'nom | acc,gen | part',
      phrases: `
      kalakeitto | kalakeiton | kalakeittoa
      hernekeitto | hernekeiton | hernekeittoa
      kasviskeitto | kasviskeiton | kasviskeittoa
      sienimuhennos | sienimuhennoksen | sienimuhennosta
      tomaattikastike | tomaattikastikkeen | tomaattikastiketta
      perunakeitto | perunakeiton | perunakeittoa
      lihapata | lihapadan | lihapataa
      juuressosekeitto | juuressosekeiton | juuressosekeittoa
      kaalikeitto | kaalikeiton | kaalikeittoa
      pinaattikeitto | pinaattikeiton | pinaattikeittoa
      kasvispata | kasvispadan | kasvispataa
      sienikeitto | sienikeiton | sienikeittoa
      linssipata | linssipadan | linssipataa
      lohikeitto | lohikeiton | lohikeittoa
      kanakeitto | kanakeiton | kanakeittoa
    `,
    },
    'kind.cook': {
      forms: 'nom | acc,gen | part',
      phrases: `
      höyryävä | ~n | ~ä
      täyteläinen | täyteläisen | täyteläistä
      yksinkertainen | yksinkertaisen | yksinkertaista
      herkullinen | herkullisen | herkullista
      kotoisa | ~n | ~a
      runsas | runsaan | runsasta
      ruokaisa | ~n | ~a
      perinteinen | perinteisen | perinteistä
      terveellinen | terveellisen | terveellistä
      kunnollinen | kunnollisen | kunnollista
      tuhti | tuhdin | tuhtia
      värikäs | värikkään | värikästä
      arkinen | arkisen | arkista
    `,
    },
    'done.cook': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      valmisti | valmistaa | valmistanut | valmistettuaan | valmistama | valmistaminen | valmistaneensa
      laittoi | laittaa | laittanut | laitettuaan | laittama | laittaminen | laittaneensa
      teki | tehdä | tehnyt | tehtyään | tekemä | tekeminen | tehneensä
    `,
    },
    'doing.cook': {
      forms: 'past | while | massa | inf',
      phrases: `
      valmisti | valmistaessaan | valmistamassa | valmistaa
      laittoi | laittaessaan | laittamassa | laittaa
      maisteli | maistellessaan | maistelemassa | maistella
      lämmitteli | lämmitellessään | lämmittelemässä | lämmitellä
      maustoi | maustaessaan | maustamassa | maustaa
    `,
    },
    'how.cook': `
      tuoreista aineksista
      vanhan reseptin mukaan
      perheen omalla ohjeella
      koko väelle
      ilman reseptiä
      tutulla ohjeella
      yllättävän vaivattomasti
      hitaasti ja hartaasti
      yrttejä säästelemättä
      rauhallisen musiikin tahdissa
    `,
    'place.in.cook': `
      keittiössä
      mökillä
      pienessä asunnossa
      kerhotilassa
      retkeilymajassa
      ystävän luona
      uudessa asunnossa
      tilavassa tuvassa
      kylätalolla
    `,
    'place.out.cook': `
      kesäkeittiössä
      mökin pihalla
      leirintäalueella
      takapihalla
      partioleirillä
      kotipihalla
      saaren leirintäpaikalla
    `,
    'result.cook': `
      riitti kaikille
      tuoksui eteiseen asti
      maistui koko pöytäseurueelle
      katosi lautasilta hetkessä
      sai vieraat kysymään ohjetta
      lämmitti märkiä retkeläisiä
      odotti keskellä pöytää
      kruunasi pitkän päivän
      houkutteli perheen pöytään
    `,
    // Baking.
    'object.bake': {
      forms: 'nom | acc,gen | part',
      phrases: `
      omenapiirakka | omenapiirakan | omenapiirakkaa
      kinuskikakku | kinuskikakun | kinuskikakkua
      pullapitko | ~n | ~a
      mustikkapiirakka | mustikkapiirakan | mustikkapiirakkaa
      sokerikakku | sokerikakun | sokerikakkua
      porkkanakakku | porkkanakakun | porkkanakakkua
      raparperipiirakka | raparperipiirakan | raparperipiirakkaa
      marjakakku | marjakakun | marjakakkua
      kääretorttu | kääretortun | kääretorttua
      juustokakku | juustokakun | juustokakkua
      luumukakku | luumukakun | luumukakkua
      suklaakakku | suklaakakun | suklaakakkua
      hunajakakku | hunajakakun | hunajakakkua
      sitruunakakku | sitruunakakun | sitruunakakkua
      pannukakku | pannukakun | pannukakkua
      maustekakku | maustekakun | maustekakkua
    `,
    },
    'kind.bake': {
      forms: 'nom | acc,gen | part',
      phrases: `
      kuohkea | ~n | ~a
      pehmeä | ~n | ~ä
      iso | ~n | ~a
      kaunis | kauniin | kaunista
      herkullinen | herkullisen | herkullista
      komea | ~n | ~a
      perinteinen | perinteisen | perinteistä
      juhlava | ~n | ~a
      kookas | kookkaan | kookasta
      suussa sulava | ~n | ~a
      näyttävä | ~n | ~ä
      muhkea | ~n | ~a
      kotoisa | ~n | ~a
      mehevä | ~n | ~ä
    `,
    },
    'done.bake': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      leipoi | leipoa | leiponut | leivottuaan | leipoma | leipominen | leiponeensa
      paistoi | paistaa | paistanut | paistettuaan | paistama | paistaminen | paistaneensa
      valmisti | valmistaa | valmistanut | valmistettuaan | valmistama | valmistaminen | valmistaneensa
      teki | tehdä | tehnyt | tehtyään | tekemä | tekeminen | tehneensä
    `,
    },
    'doing.bake': {
      forms: 'past | while | massa | inf',
      phrases: `
      leipoi | leipoessaan | leipomassa | leipoa
      paistoi | paistaessaan | paistamassa | paistaa
      maisteli | maistellessaan | maistelemassa | maistella
      ihasteli | ihastellessaan | ihastelemassa | ihastella
    `,
    },
    'how.bake': `
      perheen omalla ohjeella
      kahvivieraita varten
      vanhan reseptin mukaan
      tottuneesti
      ilman vaakaa
      ystävän iloksi
      juhlapöytään
      jauhot poskella
      ensimmäistä kertaa
      silmämääräisesti
      radiota kuunnellen
    `,
    'place.in.bake': `
      keittiössä
      mökin keittiössä
      kylätalolla
      puu-uunin lämmössä
      vanhassa leivintuvassa
      kahvilan keittiössä
      tilavassa keittiössä
      koulun keittiössä
      ystävän luona
      pienessä asunnossa
      mummolassa
    `,
    'result.bake': `
      riitti koko luokalle
      katosi lautasilta hetkessä
      tuoksui rappukäytävään asti
      keräsi kehuja kahvipöydässä
      maistui kylmän maidon kanssa
      odotti valmiina liinan alla
      päätyi myyjäisiin
      sai vieraat huokaisemaan ihastuksesta
      jäähtyi ikkunalaudalla
      kruunasi sunnuntain
    `,
    // Repairing.
    'object.repair': {
      forms: 'nom | acc,gen | part',
      phrases: `
      polkupyörä | ~n | ~ä
      seinäkello | ~n | ~a
      matkaradio | ~n | ~ta
      jalkalamppu | jalkalampun | jalkalamppua
      ompelukone | ~en | ~tta
      perämoottori | ~n | ~a
      kirjoituskone | ~en | ~tta
      levysoitin | levysoittimen | levysoitinta
      herätyskello | ~n | ~a
      soittorasia | ~n | ~a
      kahvimylly | ~n | ~ä
      potkulauta | potkulaudan | potkulautaa
      tuulimittari | ~n | ~a
      leikkijuna | ~n | ~a
    `,
    },
    'kind.repair': {
      forms: 'nom | acc,gen | part',
      phrases: `
      vanha | ~n | ~a
      museoikäinen | museoikäisen | museoikäistä
      perintönä saatu | perintönä saadun | perintönä saatua
      laadukas | laadukkaan | laadukasta
      ullakolta löytynyt | ullakolta löytyneen | ullakolta löytynyttä
      hylätty | hylätyn | hylättyä
      reistaileva | ~n | ~a
      ikivanha | ~n | ~a
      kirpputorilta ostettu | kirpputorilta ostetun | kirpputorilta ostettua
      temppuileva | ~n | ~a
      kolhiintunut | kolhiintuneen | kolhiintunutta
      kauan palvellut | kauan palvelleen | kauan palvellutta
      aikansa elänyt | aikansa eläneen | aikansa elänyttä
      unohdettu | unohdetun | unohdettua
      kunnianarvoisa | ~n | ~a
    `,
    },
    'done.repair': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      korjasi | korjata | korjannut | korjattuaan | korjaama | korjaaminen | korjanneensa
      kunnosti | kunnostaa | kunnostanut | kunnostettuaan | kunnostama | kunnostaminen | kunnostaneensa
      huolsi | huoltaa | huoltanut | huollettuaan | huoltama | huoltaminen | huoltaneensa
      puhdisti | puhdistaa | puhdistanut | puhdistettuaan | puhdistama | puhdistaminen | puhdistaneensa
    `,
    },
    'doing.repair': {
      forms: 'past | while | massa | inf',
      phrases: `
      korjasi | korjatessaan | korjaamassa | korjata
      korjaili | korjaillessaan | korjailemassa | korjailla
      kunnosti | kunnostaessaan | kunnostamassa | kunnostaa
      tutki | tutkiessaan | tutkimassa | tutkia
      puhdisti | puhdistaessaan | puhdistamassa | puhdistaa
      rassasi | rassatessaan | rassaamassa | rassata
    `,
    },
    'how.repair': `
      tottunein ottein
      ohjekirjaan vilkaisematta
      ruuvi ruuvilta
      yllättävän helposti
      omistajan iloksi
      kaikessa hiljaisuudessa
      vaivojaan säästämättä
      kuin ammattilainen
      muutamassa tunnissa
    `,
    'place.in.repair': `
      autotallissa
      verstaassa
      kellarissa
      vanhassa liiterissä
      harrastehuoneessa
      korjaamossa
      kerhohuoneessa
      kansalaisopistossa
    `,
    'place.out.repair': `
      pihavajan edessä
      takapihalla
      avoimen oven edessä
      katoksen alla
      kerrostalon pihalla
      mökin portailla
      talon takana
      autotallin edessä
    `,
    'result.repair': `
      palveli vielä vuosia
      toimi taas kuin uusi
      palasi paraatipaikalle
      herätti ihailua koko naapurustossa
      kiilsi kuin kaupasta tuotu
      löysi uuden kodin
      osoittautui todelliseksi aarteeksi
      sai vielä monta käyttövuotta
      kelpasi taas jokapäiväiseen käyttöön
    `,
    // Woodwork.
    'object.wood': {
      forms: 'nom | acc,gen | part',
      phrases: `
      kirjahylly | ~n | ~ä
      puutarhapenkki | puutarhapenkin | puutarhapenkkiä
      linnunpönttö | linnunpöntön | linnunpönttöä
      keittiönpöytä | keittiönpöydän | keittiönpöytää
      kukkalaatikko | kukkalaatikon | kukkalaatikkoa
      naulakko | naulakon | naulakkoa
      lipasto | ~n | ~a
      jakkara | ~n | ~a
      lintulauta | lintulaudan | lintulautaa
      työkalupakki | työkalupakin | työkalupakkia
      sänky | sängyn | sänkyä
      portti | portin | porttia
      keittiötuoli | ~n | ~a
      polttopuuteline | ~en | ~ttä
      sahapukki | sahapukin | sahapukkia
      maustehylly | ~n | ~ä
    `,
    },
    'kind.wood': {
      forms: 'nom | acc,gen | part',
      phrases: `
      tukeva | ~n | ~a
      koivuinen | koivuisen | koivuista
      mäntyinen | mäntyisen | mäntyistä
      sirotekoinen | sirotekoisen | sirotekoista
      yksinkertainen | yksinkertaisen | yksinkertaista
      punainen | punaisen | punaista
      sileä | ~n | ~ä
      koristeellinen | koristeellisen | koristeellista
      kestävä | ~n | ~ä
      vaalea | ~n | ~a
      vihreä | ~n | ~ä
      tyylikäs | tyylikkään | tyylikästä
      kaunis | kauniin | kaunista
      vankka | vankan | vankkaa
      sininen | sinisen | sinistä
      lujatekoinen | lujatekoisen | lujatekoista
    `,
    },
    'done.wood': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      rakensi | rakentaa | rakentanut | rakennettuaan | rakentama | rakentaminen | rakentaneensa
      nikkaroi | nikkaroida | nikkaroinut | nikkaroituaan | nikkaroima | nikkaroiminen | nikkaroineensa
      valmisti | valmistaa | valmistanut | valmistettuaan | valmistama | valmistaminen | valmistaneensa
      teki | tehdä | tehnyt | tehtyään | tekemä | tekeminen | tehneensä
    `,
    },
    'doing.wood': {
      forms: 'past | while | massa | inf',
      phrases: `
      rakensi | rakentaessaan | rakentamassa | rakentaa
      nikkaroi | nikkaroidessaan | nikkaroimassa | nikkaroida
      maalasi | maalatessaan | maalaamassa | maalata
      hioi | hioessaan | hiomassa | hioa
      lakkasi | lakatessaan | lakkaamassa | lakata
      koristeli | koristellessaan | koristelemassa | koristella
    `,
    },
    'how.wood': `
      ilman piirustuksia
      ylijäämälaudoista
      vanhan mallin mukaan
      työpiirustusten mukaan
      millilleen oikein
      tupaantuliaislahjaksi
      aikaa säästämättä
      omin käsin
      lasten avustuksella
      kaikessa rauhassa
    `,
    'place.in.wood': `
      verstaassa
      vanhassa navetassa
      autotallissa
      koulun puutyöluokassa
      rantavajassa
      kellarin nikkarointihuoneessa
      höyläpenkin ääressä
      lastujen keskellä
      tyhjässä tallissa
    `,
    'place.out.wood': `
      pihalla
      katoksen alla
      mökin pihalla
      puuliiterin edessä
      rantavajan edessä
      navetan edessä
      omenapuiden alla
      höyläpenkin ääressä pihalla
    `,
    'result.wood': `
      kesti vuodesta toiseen
      herätti naapurissa ihastusta
      osoittautui juuri sopivaksi
      sai vielä toisen maalikerroksen
      odotti vielä viimeistelyä
      tuoksui tuoreelta puulta
      oli kaikkien mieleen
      näytti hienommalta kuin kaupan oma
      kelpasi lahjaksi asti
      nousi heti kaikkien suosikiksi
    `,
    // Knitting.
    'object.knit': {
      forms: 'nom,acc | gen | part',
      phrases: `
      villasukat | villasukkien | villasukkia
      lapaset | lapasten | lapasia
      sormikkaat | sormikkaiden | sormikkaita
      säärystimet | säärystimien | säärystimiä
      polvisukat | polvisukkien | polvisukkia
      kintaat | kintaiden | kintaita
      vauvansukat | vauvansukkien | vauvansukkia
      käsineet | käsineiden | käsineitä
      tossut | tossujen | tossuja
      ranteenlämmittimet | ranteenlämmittimien | ranteenlämmittimiä
      saapassukat | saapassukkien | saapassukkia
    `,
    },
    'kind.knit': {
      forms: 'nom,acc | gen | part',
      phrases: `
      raidalliset | raidallisten | raidallisia
      harmaat | harmaiden | harmaita
      punavalkoiset | punavalkoisten | punavalkoisia
      pehmeät | pehmeiden | pehmeitä
      kirjavat | kirjavien | kirjavia
      tummansiniset | tummansinisten | tummansinisiä
      lämpimät | lämpimien | lämpimiä
      palmikkokuvioiset | palmikkokuvioisten | palmikkokuvioisia
      siniset | sinisten | sinisiä
      yksiväriset | yksiväristen | yksivärisiä
      keltaiset | keltaisten | keltaisia
      ohuet | ohuiden | ohuita
      luonnonvalkoiset | luonnonvalkoisten | luonnonvalkoisia
    `,
    },
    'done.knit': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      neuloi | neuloa | neulonut | neulottuaan | neulomat | neulominen | neuloneensa
      kutoi | kutoa | kutonut | kudottuaan | kutomat | kutominen | kutoneensa
      viimeisteli | viimeistellä | viimeistellyt | viimeisteltyään | viimeistelemät | viimeisteleminen | viimeistelleensä
      teki | tehdä | tehnyt | tehtyään | tekemät | tekeminen | tehneensä
    `,
    },
    'doing.knit': {
      forms: 'past | while | massa | inf',
      phrases: `
      neuloi | neuloessaan | neulomassa | neuloa
      kutoi | kutoessaan | kutomassa | kutoa
      sovitteli | sovitellessaan | sovittelemassa | sovitella
      parsi | parsiessaan | parsimassa | parsia
    `,
    },
    'how.knit': `
      silmukka silmukalta
      ohjekirjan mukaan
      aikaa säästämättä
      kahdessa illassa
      radiota kuunnellen
      sukulaislapselle
      syntymäpäivälahjaksi
      viikossa
      yllättävän joutuisasti
    `,
    'place.in.knit': `
      keinutuolissa
      takan ääressä
      junassa
      linja-autossa
      sohvan nurkassa
      käsityökerhossa
      harrastajien seurassa
      kahvilassa
      lampun valossa
      ikkunan ääressä
      tupakeittiössä
    `,
    'place.out.knit': `
      mökin kuistilla
      laivan kannella
      puiston penkillä
      laiturilla
      omenapuun alla
      parvekkeella
      pihakeinussa
      kahvilan terassilla
    `,
    'result.knit': `
      lämmittivät koko talven
      istuivat kuin valetut
      menivät lahjaksi ystävälle
      kuivuivat uunin reunalla
      saivat paljon kehuja
      myytiin heti syysmyyjäisissä
      odottivat laatikossa kylmiä päiviä
      kulkivat mukana joka retkellä
      pysyivät lämpiminä sateessakin
      unohtuivat kerran bussin penkille
    `,
    // Sewing.
    'object.sew': {
      forms: 'nom | acc,gen | part',
      phrases: `
      esiliina | ~n | ~a
      tilkkupeitto | tilkkupeiton | tilkkupeittoa
      kesämekko | kesämekon | kesämekkoa
      tyynyliina | ~n | ~a
      kauppakassi | kauppakassin | kauppakassia
      pöytäliina | ~n | ~a
      hame | ~en | ~tta
      juhlapuku | juhlapuvun | juhlapukua
      liivi | ~n | ~ä
      pellavapaita | pellavapaidan | pellavapaitaa
      reppu | repun | reppua
      päiväpeitto | päiväpeiton | päiväpeittoa
      talvitakki | talvitakin | talvitakkia
      aamutakki | aamutakin | aamutakkia
      sohvatyyny | ~n | ~ä
    `,
    },
    'kind.sew': {
      forms: 'nom | acc,gen | part',
      phrases: `
      kukallinen | kukallisen | kukallista
      ruudullinen | ruudullisen | ruudullista
      sininen | sinisen | sinistä
      vihreä | ~n | ~ä
      kirjava | ~n | ~a
      valkoinen | valkoisen | valkoista
      värikäs | värikkään | värikästä
      punaraitainen | punaraitaisen | punaraitaista
      yksinkertainen | yksinkertaisen | yksinkertaista
      kaunis | kauniin | kaunista
      tummanvihreä | ~n | ~ä
      keltainen | keltaisen | keltaista
      pilkullinen | pilkullisen | pilkullista
      kestävä | ~n | ~ä
      kerrassaan hieno | kerrassaan hienon | kerrassaan hienoa
    `,
    },
    'done.sew': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      ompeli | ommella | ommellut | ommeltuaan | ompelema | ompeleminen | ommelleensa
      teki | tehdä | tehnyt | tehtyään | tekemä | tekeminen | tehneensä
      valmisti | valmistaa | valmistanut | valmistettuaan | valmistama | valmistaminen | valmistaneensa
    `,
    },
    'doing.sew': {
      forms: 'past | while | massa | inf',
      phrases: `
      ompeli | ommellessaan | ompelemassa | ommella
      paikkasi | paikatessaan | paikkaamassa | paikata
      korjasi | korjatessaan | korjaamassa | korjata
      suunnitteli | suunnitellessaan | suunnittelemassa | suunnitella
    `,
    },
    'how.sew': `
      säästöön jääneestä kankaasta
      kirpputorilta löytyneestä kankaasta
      tottuneesti
      lahjaksi kummilapselle
      omien kaavojen mukaan
      yhdessä illassa
      käsin alusta loppuun
      hyräillen
      viime hetkellä
    `,
    'place.in.sew': `
      ompeluhuoneessa
      keittiön pöydän ääressä
      ikkunan ääressä
      ompelupiirissä
      vanhassa kamarissa
      käsityöluokassa
      ullakolla
      kirkkaan lampun alla
      ystävän luona
      teatterin puvustamossa
      mummolan salissa
      ateljeessa
      kansalaisopistossa
    `,
    'result.sew': `
      herätti ihailua naapurustossa
      pysyi perheessä pitkään
      piristi harmaata päivää
      säilyi kauniina vuosia
      odotti silitystä tuolin selkänojalla
      kuivui tuulessa pyykkinarulla
      löytyi ullakon arkusta
      ilahdutti saajaansa
    `,
    // Painting.
    'object.paint': {
      forms: 'nom | acc,gen | part',
      phrases: `
      maisema | ~n | ~a
      muotokuva | ~n | ~a
      asetelma | ~n | ~a
      kukka-asetelma | ~n | ~a
      rantanäkymä | ~n | ~ä
      merimaisema | ~n | ~a
      järvimaisema | ~n | ~a
      kaupunkinäkymä | ~n | ~ä
      saaristomaisema | ~n | ~a
      pihanäkymä | ~n | ~ä
      kaupunkikuva | ~n | ~a
      satukuva | ~n | ~a
      kyläkuva | ~n | ~a
      metsämaisema | ~n | ~a
      aamunäkymä | ~n | ~ä
    `,
    },
    'kind.paint': {
      forms: 'nom | acc,gen | part',
      phrases: `
      utuinen | utuisen | utuista
      sinisävyinen | sinisävyisen | sinisävyistä
      tunnelmallinen | tunnelmallisen | tunnelmallista
      omaperäinen | omaperäisen | omaperäistä
      pieni | pienen | pientä
      herkkä | herkän | herkkää
      valoisa | ~n | ~a
      haaveellinen | haaveellisen | haaveellista
      hehkuva | ~n | ~a
      pelkistetty | pelkistetyn | pelkistettyä
      yksityiskohtainen | yksityiskohtaisen | yksityiskohtaista
      rauhallinen | rauhallisen | rauhallista
      kaunis | kauniin | kaunista
    `,
    },
    'done.paint': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      maalasi | maalata | maalannut | maalattuaan | maalaama | maalaaminen | maalanneensa
      viimeisteli | viimeistellä | viimeistellyt | viimeisteltyään | viimeistelemä | viimeisteleminen | viimeistelleensä
      luonnosteli | luonnostella | luonnostellut | luonnosteltuaan | luonnostelema | luonnosteleminen | luonnostelleensa
    `,
    },
    'doing.paint': {
      forms: 'past | while | massa | inf',
      phrases: `
      maalasi | maalatessaan | maalaamassa | maalata
      piirsi | piirtäessään | piirtämässä | piirtää
      luonnosteli | luonnostellessaan | luonnostelemassa | luonnostella
      hahmotteli | hahmotellessaan | hahmottelemassa | hahmotella
    `,
    },
    'how.paint': `
      ohuella siveltimellä
      muutamalla varmalla vedolla
      muistikuvien pohjalta
      suurelle kankaalle
      pehmein värein
      harkituin vedoin
      kirkkain värein
      vanhan valokuvan mukaan
    `,
    'place.in.paint': `
      ateljeessa
      ullakkohuoneessa
      lasikuistilla
      kansalaisopistossa
      koulun taideluokassa
      ikkunan edessä
      hiljaisessa galleriassa
    `,
    'place.out.paint': `
      rantakalliolla
      sillan kaiteen vieressä
      laiturin päässä
      puiston laidalla
      parvekkeella
      joen rannalla
      torin laidalla
      kukkapenkin vieressä
    `,
    'result.paint': `
      ripustettiin takan yläpuolelle
      sai kehykset jo seuraavana päivänä
      päätyi kirjaston näyttelyyn
      sai katsojat hiljenemään
      koristi pitkään eteisen seinää
      toi valoa hämärään käytävään
      odotti kuivumista telineellä
      pääsi vuosikalenterin kanteen
      muistutti vanhaa postikorttia
      herätti näyttelyssä ihastusta
    `,
    // Music.
    'object.music': {
      forms: 'nom | acc,gen | part',
      phrases: `
      valssi | ~n | ~a
      sonaatti | sonaatin | sonaattia
      kansanlaulu | ~n | ~a
      sävelmä | ~n | ~ä
      etydi | ~n | ~ä
      balladi | ~n | ~a
      tango | ~n | ~a
      kehtolaulu | ~n | ~a
      kappale | ~en | ~tta
      menuetti | menuetin | menuettia
      serenadi | ~n | ~a
      preludi | ~n | ~a
      kansansävelmä | ~n | ~ä
      elokuvasävelmä | ~n | ~ä
      iskelmä | ~n | ~ä
    `,
    },
    'kind.music': {
      forms: 'nom | acc,gen | part',
      phrases: `
      kaunis | kauniin | kaunista
      iloinen | iloisen | iloista
      kaihoisa | ~n | ~a
      vanha | ~n | ~a
      pitkä | ~n | ~ä
      hidas | hitaan | hidasta
      nopea | ~n | ~a
      tuttu | tutun | tuttua
      unohdettu | unohdetun | unohdettua
      herkkä | herkän | herkkää
      rauhallinen | rauhallisen | rauhallista
      lapsuudesta tuttu | lapsuudesta tutun | lapsuudesta tuttua
      suosittu | suositun | suosittua
      mieleenpainuva | ~n | ~a
    `,
    },
    'done.music': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      soitti | soittaa | soittanut | soitettuaan | soittama | soittaminen | soittaneensa
      esitti | esittää | esittänyt | esitettyään | esittämä | esittäminen | esittäneensä
      tulkitsi | tulkita | tulkinnut | tulkittuaan | tulkitsema | tulkitseminen | tulkinneensa
    `,
    },
    'doing.music': {
      forms: 'past | while | massa | inf',
      phrases: `
      soitti | soittaessaan | soittamassa | soittaa
      harjoitteli | harjoitellessaan | harjoittelemassa | harjoitella
      soitteli | soitellessaan | soittelemassa | soitella
      tapaili | tapaillessaan | tapailemassa | tapailla
    `,
    },
    'how.music': `
      ulkomuistista
      klarinetilla
      sellolla
      haitarilla
      kitaralla
      ystävän toiveesta
      huilulla
      koko sydämestään
      uudella tavalla
    `,
    'place.in.music': `
      koulun auditoriossa
      nuorisotalolla
      olohuoneessa
      juhlasalissa
      kahvilassa
      kylätalolla
      pianon ääressä
      kirjaston aulassa
    `,
    'place.out.music': `
      avoimen ikkunan ääressä
      puiston lavalla
      kuistilla
      takapihalla
      talonyhtiön pihalla
      torin laidalla
      rantalavalla
      laiturilla
    `,
    'result.music': `
      sai yleisön hiljenemään
      kuului kadulle asti
      jäi soimaan mielessä
      palkittiin pitkin aplodein
      kutsui naapurit ikkunoihin
      kaikui hiljaisessa pihassa
      liikutti koko salia
      toi mieleen lapsuuden kesät
      päätti illan kauniisti
    `,
    // Cleaning.
    'object.clean': {
      forms: 'nom,acc | gen | part',
      phrases: `
      ikkunat | ikkunoiden | ikkunoita
      lattiat | lattioiden | lattioita
      kaapinovet | kaapinovien | kaapinovia
      hyllyt | hyllyjen | hyllyjä
      portaat | portaiden | portaita
      kukkaruukut | kukkaruukkujen | kukkaruukkuja
      keittiönkaapit | keittiönkaappien | keittiönkaappeja
      peilit | peilien | peilejä
      pöydät | pöytien | pöytiä
      tuolit | tuolien | tuoleja
      ovet | ovien | ovia
      kaakelit | kaakelien | kaakeleita
      penkit | penkkien | penkkejä
    `,
    },
    'kind.clean': {
      forms: 'nom,acc | gen | part',
      phrases: `
      majatalon | majatalon | majatalon
      suuret | suurten | suuria
      vanhat | vanhojen | vanhoja
      koulun | koulun | koulun
      kesämökin | kesämökin | kesämökin
      rivitalon yhteiset | rivitalon yhteisten | rivitalon yhteisiä
      kahvilan | kahvilan | kahvilan
      kerhohuoneen | kerhohuoneen | kerhohuoneen
      kylätalon | kylätalon | kylätalon
      yhteiset | yhteisten | yhteisiä
      huvilan vanhat | huvilan vanhojen | huvilan vanhoja
      leirikeskuksen | leirikeskuksen | leirikeskuksen
      mummolan | mummolan | mummolan
    `,
    },
    'done.clean': {
      forms: 'past | inf | nut | after | ma | minen | neensa',
      phrases: `
      pesi | pestä | pessyt | pestyään | pesemät | peseminen | pesseensä
      puhdisti | puhdistaa | puhdistanut | puhdistettuaan | puhdistamat | puhdistaminen | puhdistaneensa
      pyyhki | pyyhkiä | pyyhkinyt | pyyhittyään | pyyhkimät | pyyhkiminen | pyyhkineensä
    `,
    },
    'doing.clean': {
      forms: 'past | while | massa | inf',
      phrases: `
      pesi | pestessään | pesemässä | pestä
      puhdisti | puhdistaessaan | puhdistamassa | puhdistaa
      kuurasi | kuuratessaan | kuuraamassa | kuurata
      pyyhki | pyyhkiessään | pyyhkimässä | pyyhkiä
    `,
    },
    'how.clean': `
      mäntysuovalla
      perusteellisesti
      saippuavedellä
      kiiltäviksi
      hihat käärittyinä
      ripein ottein
      radion soidessa
      puhtaiksi kuin uudet
      kylmällä vedellä
    `,
    'result.clean': `
      kiilsivät auringossa
      tuoksuivat mäntysuovalta
      ilahduttivat koko taloa
      näyttivät aivan uusilta
      hohtivat puhtauttaan
      saivat vieraiden kehut
      odottivat jo juhlia
      muuttivat koko paikan ilmeen
    `,
    // Watching; only with doing, as the object is always in the partitive.
    'object.watch': {
      forms: 'part',
      phrases: `
      maisemaa
      järvenselkää
      ulappaa
      laaksoa
      satamaa
      lahtea
      rantaviivaa
      saaristoa
      metsänreunaa
      jokivartta
      kyläaukeaa
      poukamaa
    `,
    },
    'kind.watch': {
      forms: 'part',
      phrases: `
      avaraa
      kaunista
      rauhallista
      tuttua
      hiljaista
      rakasta
      kaukaista
      hämmästyttävän kaunista
      lapsuudesta tuttua
      vaihtelevaa
      alati muuttuvaa
    `,
    },
    'doing.watch': {
      forms: 'past | while | massa | inf',
      phrases: `
      katseli | katsellessaan | katselemassa | katsella
      ihaili | ihaillessaan | ihailemassa | ihailla
      tarkkaili | tarkkaillessaan | tarkkailemassa | tarkkailla
      silmäili | silmäillessään | silmäilemässä | silmäillä
      kuvasi | kuvatessaan | kuvaamassa | kuvata
    `,
    },
    'place.out.watch': `
      laiturilta
      parvekkeelta
      mäen laelta
      näköalatornista
      majakan tasanteelta
      vanhalta sillalta
      rantakalliolta
      veneen keulasta
      kuistilta
      terassilta
      mökin portailta
      harjun rinteeltä
      hotellin ikkunasta
    `,
    // Listening; only with doing.
    'object.listen': {
      forms: 'part',
      phrases: `
      radio-ohjelmaa
      podcastia
      äänikirjaa
      luentosarjaa
      haastattelua
      konserttitaltiointia
      jazzlevyä
      musiikkiohjelmaa
      luonto-ohjelmaa
      matkakertomusta
      uutislähetystä
      pianolevytystä
    `,
    },
    'kind.listen': {
      forms: 'part',
      phrases: `
      kiinnostavaa
      suosittua
      leppoisaa
      hauskaa
      tuttua
      pitkää
      kehuttua
      unettavan rauhallista
      uutta
      mukaansatempaavaa
      ennestään tuttua
    `,
    },
    'doing.listen': {
      forms: 'past | while | massa | inf',
      phrases: `
      kuunteli | kuunnellessaan | kuuntelemassa | kuunnella
      kuunteli tarkkaavaisesti | kuunnellessaan tarkkaavaisesti | kuuntelemassa tarkkaavaisesti | kuunnella tarkkaavaisesti
    `,
    },
    'place.in.listen': `
      keittiössä
      olohuoneen sohvalla
      kotimatkalla
      junassa
      raitiovaunussa
      takan ääressä
      tiskipöydän ääressä
      bussin takapenkillä
      aamiaispöydässä
    `,
    'place.out.listen': `
      riippumatossa
      mökin kuistilla
      parvekkeella
      laiturin päässä
      puiston penkillä
      pihakeinussa
      kasvimaan laidalla
      venerannassa
    `,
    // ── Before, after and around what people do ─────────────────────────────
    // What somebody did next; it must fit every topic and place.
    next: `
      piti pienen tauon
      kaatoi itselleen kupin teetä
      lähti kävelylle
      lähetti viestin vanhalle tuttavalle
      haukkasi palan leipää
      hymyili tyytyväisenä
      istahti hetkeksi lepäämään
      jäi juttelemaan tuttavan kanssa
      joi lasin kylmää vettä
      nukahti riippumattoon
      lähti pyöräillen torille
      istahti hiljaa ikkunan ääreen
      kertoi siitä heti muille
      kutsui ystävät kahville
      otti muutaman valokuvan
      merkitsi muistiin pari ajatusta
      jäi katselemaan järvelle
      lämmitti saunan
      kävi uimassa
      viritti kitaransa
      etsi käsiinsä termospullon
      huokaisi helpotuksesta
      lähti hakemaan postia
      keitti pannullisen kahvia
      lämmitti kupin kaakaota
      vihelteli huolettomasti
      lähti käymään kaupungilla
      unohti kiireensä kokonaan
      vilkaisi tyynenä kelloa
      palasi mielellään arjen pariin
      ryhtyi heti suunnittelemaan jatkoa
      soi itselleen vapaan illan
      levitti eväät pöydälle
      venytteli hyvillä mielin
      ripusti takkinsa naulaan
      lähti hakemaan puita liiteristä
    `,
    // What made somebody stop: after Lukiessaan kirjaa naapuri …
    noticed: `
      huomasi ajan lentäneen
      muisti vanhan lupauksen
      alkoi hyräillä itsekseen
      näki oravan vilahtavan ohi
      huomasi unohtaneensa lounaan
      keksi aivan uuden idean
      havahtui askelten ääniin
      muisti lapsuutensa kesät
      havahtui junan vihellykseen
      tunsi olonsa levolliseksi
      hymyili omille ajatuksilleen
      vaipui hetkeksi ajatuksiinsa
      päätti kutsua naapurit kylään
      oivalsi jotain tärkeää
      odotti jo seuraavaa viikkoa
      unohti tyystin kellon
      sai puhelun sukulaiselta
      haaveili pitkästä matkasta
      muisteli vanhaa koulukaveria
      vastasi välillä puhelimeen
      huomasi hymyilevänsä
      muisti hauskan tarinan
      mietti illan ruokalistaa
      huomasi olevansa nälkäinen
      naurahti ääneen
      erotti kaukaa kurkien huudon
      sai tekstiviestin ystävältä
      piti pari lyhyttä taukoa
      ajatteli lähestyvää lomaa
      ajatteli vanhoja ystäviä
      erotti kirkkaan linnunlaulun
    `,
    // How somebody had come to do it: oli … korjannut.
    earlier: `
      jo
      viimeinkin
      jo aiemmin
      hiljattain
      aikoinaan
      yksin
      juuri
      vihdoin
      täysin omin päin
      pitkän tauon jälkeen
      jo edellisenä päivänä
      edellisellä viikolla
      kiireistään huolimatta
      hetken mielijohteesta
      yllättävän vaivattomasti
      ihan itse
      yhtä kyytiä
    `,
    // kertoi ystävälle, että …
    told: `
      kertoi
      paljasti
      kuiskasi
      mainitsi
      kirjoitti
      selitti
      huikkasi
      ilmoitti
      vakuutti
      tunnusti
      supatti
      vastasi
      hehkutti
      raportoi
      sanoi
    `,
    plans: `
      aikoi
      päätti
      lupasi
      halusi
      ajatteli
      toivoi voivansa
      oli luvannut
      oli päättänyt
      tahtoi ehdottomasti
      oli aikonut
      toivoi ehtivänsä
    `,
    // What the doing of a thing was like.
    went: `
      vei koko iltapäivän
      vei hyvän tovin
      kävi käden käänteessä
      onnistui yli odotusten
      sujui yllättävän hyvin
      vaati kärsivällisyyttä
      opetti uutta jokaiselle
      toi hyvän mielen
      kesti odotettua kauemmin
      oli mukavaa vaihtelua arkeen
      osoittautui hauskaksi puuhaksi
      rauhoitti mieltä
      jäi viime tippaan
      onnistui vasta toisella yrittämällä
      vei ajatukset pois kiireistä
      alkoi tuntua aivan helpolta
      kruunasi koko viikon
      ei ollutkaan vaikeaa
      antoi aihetta pieneen juhlaan
      kävi kuin leikiten
      sai ajan rientämään
      tuntui ansaitulta palkinnolta
      piristi harmaata päivää
      vaati apua naapurilta
      sujui totuttuun tapaan
    `,
    opinion: `
      viikon kohokohta
      todellinen ilon aihe
      parasta ajanvietettä
      mukava tapa rentoutua
      oiva keino rauhoittua
      pieni seikkailu
      helpompaa kuin luultiin
      melkein taidetta
      vaivan arvoista
      hyvä syy herätä aikaisin
      kiireettömin hetki päivässä
      taito siinä missä muutkin
      tarkkaa puuhaa
      aina yhtä hauskaa
      yllättävän palkitsevaa
      sopivaa lauantaipuuhaa
      oikeastaan helppoa
      kärsivällisyyden koetus
      mitä mainiointa puuhaa
      päivän paras osuus
    `,
    // What broke in on something: naapuri oli lukemassa kirjaa, kun …
    interrupted: `
      kutsui kahville
      ilmestyi paikalle korvapuustien kanssa
      kysyi kuulumisia
      huikkasi tervehdyksen
      tarjosi apuaan
      esitteli uuden polkupyöränsä
      toi terveisiä naapurista
      pysähtyi juttelemaan
      ehdotti pientä taukoa
      toi postista kirjeen
      pyysi neuvoa
      poikkesi tervehtimään
      alkoi kertoa hauskaa tarinaa
      kutsui soutelemaan
      pyysi mukaan kävelylle
      halusi vaihtaa muutaman sanan
      pyysi lainaksi kynää
      toi kupin lämmintä mehua
    `,
    // vaikka … korjaaminen tuntui aluksi vaikealta, naapuri …
    hard: `
      tuntui aluksi vaikealta
      kesti odotettua kauemmin
      vaati pitkää pinnaa
      jäi viime tippaan
      oli vienyt koko iltapäivän
      ei ollut aivan helppoa
      vaati monta yritystä
      näytti ensin mahdottomalta
      oli venynyt pitkälle iltaan
      osoittautui työlääksi
      oli monta kertaa keskeytynyt
      keskeytyi tuon tuosta
      ei sujunut suunnitelmien mukaan
    `,
    still: `
      ei menettänyt malttiaan
      hymyili tyytyväisenä
      ei aikonut luovuttaa
      halusi kokeilla uudestaan
      jaksoi vielä vitsailla
      ei hätäillyt hetkeäkään
      nautti jokaisesta minuutista
      ei olisi vaihtanut päivää mihinkään
      vihelteli huolettomasti
      kehui päivää onnistuneeksi
      ei pyytänyt keneltäkään apua
      otti asian tyynesti
      oli lopulta kovin tyytyväinen
      kutsui lopuksi kaikki kahville
      suunnitteli jo jatkoa
    `,
    // … , ja samaan aikaan ystävykset joivat teetä
    meanwhile: `
      ja samaan aikaan
      ja sillä välin
      kun taas
      ja samalla
      samaan aikaan kun
      sillä välin kun
      juuri silloin kun
    `,
    // ── Weather and nature ──────────────────────────────────────────────────
    // fair goes with life out of doors, grey with life at home. The acts have a form for a
    // clause (past) and one after a genitive (while: sateen ropistessa).
    'fair.sun': {
      forms: 'nom | gen',
      phrases: `
      aurinko | auringon
      auringonvalo | ~n
      kirkas valo | kirkkaan valon
      kultainen valo | kultaisen valon
      pehmeä valo | pehmeän valon
      kirkas auringonpaiste | kirkkaan auringonpaisteen
    `,
    },
    'fair-acts.sun': {
      forms: 'past | while',
      phrases: `
      siivilöityi lehtien läpi | siivilöityessä lehtien läpi
      kultasi talojen katot | kullatessa talojen kattoja
      leikki veden pinnalla | leikkiessä veden pinnalla
      lankesi pihan yli | langetessa pihan yli
      tulvi puiden välistä | tulviessa puiden välistä
      sai koko seudun hehkumaan | saadessa koko seudun hehkumaan
      osui puutalojen seiniin | osuessa puutalojen seiniin
      levisi pellon ylle | levitessä pellon ylle
      lämmitti kiviä | lämmittäessä kiviä
      hehkui puiden rungoilla | hehkuessa puiden rungoilla
    `,
    },
    'fair.breeze': {
      forms: 'nom | gen',
      phrases: `
      leuto tuuli | leudon tuulen
      länsituuli | länsituulen
      vieno tuulenvire | vienon tuulenvireen
      kevyt tuuli | kevyen tuulen
      lämmin etelätuuli | lämpimän etelätuulen
      lounaistuuli | lounaistuulen
    `,
    },
    'fair-acts.breeze': {
      forms: 'past | while',
      phrases: `
      kahisutti koivunlehtiä | kahisuttaessa koivunlehtiä
      toi mukanaan heinän tuoksun | tuodessa mukanaan heinän tuoksun
      silitti ruohikkoa | silittäessä ruohikkoa
      heilutti pyykkejä narulla | heiluttaessa pyykkejä narulla
      suhisi kaislikossa | suhistessa kaislikossa
      puhalsi lahden yli | puhaltaessa lahden yli
      väreili veden pinnassa | väreillessä veden pinnassa
      heilutti heinänkorsia | heiluttaessa heinänkorsia
      huojutti puiden latvoja | huojuttaessa puiden latvoja
      kantoi kaukaisia ääniä | kantaessa kaukaisia ääniä
    `,
    },
    'fair.water': {
      forms: 'nom | gen',
      phrases: `
      järvi | järven
      lahti | lahden
      joki | joen
      metsälampi | metsälammen
      kaupunginlahti | kaupunginlahden
      meri | meren
      vanha kanava | vanhan kanavan
    `,
    },
    'fair-acts.water': {
      forms: 'past | while',
      phrases: `
      kimalteli kirkkaana | kimallellessa kirkkaana
      välkehti puiden takana | välkehtiessä puiden takana
      lepäsi peilityynenä | levätessä peilityynenä
      heijasti taivaan sinen | heijastaessa taivaan sineä
      liplatti rantakivissä | liplattaessa rantakivissä
      hohti kuin hopea | hohtaessa kuin hopea
      kutsui viivähtämään | kutsuessa viivähtämään
      kimmelsi mäen juurella | kimmeltäessä mäen juurella
      siinsi kylän takana | siintäessä kylän takana
    `,
    },
    'fair.tree': {
      forms: 'nom | gen',
      phrases: `
      vanha koivu | vanhan koivun
      pihlaja | ~n
      tuomi | tuomen
      suuri vaahtera | suuren vaahteran
      lehmus | lehmuksen
      saarni | ~n
      ikivanha tammi | ikivanhan tammen
      korkea poppeli | korkean poppelin
      riippakoivu | ~n
      kookas tuomi | kookkaan tuomen
    `,
    },
    'fair-acts.tree': {
      forms: 'past | while',
      phrases: `
      humisi hiljaa tuulessa | humistessa hiljaa tuulessa
      heitti pitkän varjon nurmelle | heittäessä pitkän varjon nurmelle
      levitti latvuksensa tien ylle | levittäessä latvuksensa tien ylle
      suhisi rauhoittavasti | suhistessa rauhoittavasti
      antoi suojaisaa varjoa | antaessa suojaisaa varjoa
      kurotti oksiaan kohti taivasta | kurottaessa oksiaan kohti taivasta
      kahisi tien varressa | kahistessa tien varressa
      huojui verkkaisesti | huojuessa verkkaisesti
    `,
    },
    'grey.rain': {
      forms: 'nom | gen',
      phrases: `
      sade | sateen
      raju sade | rajun sateen
      rankkasade | rankkasateen
      kylmä sade | kylmän sateen
      tasainen sade | tasaisen sateen
      sinnikäs sade | sinnikkään sateen
      vesisade | vesisateen
    `,
    },
    'grey-acts.rain': {
      forms: 'past | while',
      phrases: `
      ropisi peltikattoon | ropistessa peltikattoon
      valui pitkin ikkunaruutuja | valuessa pitkin ikkunaruutuja
      piiskasi katukiviä | piiskatessa katukiviä
      rummutti ikkunalautaa | rummuttaessa ikkunalautaa
      kasteli autiot kadut | kastellessa autioita katuja
      täytti pihan lätäköillä | täyttäessä pihan lätäköillä
      solisi räystäskouruissa | solistessa räystäskouruissa
      jatkui tunnista toiseen | jatkuessa tunnista toiseen
      huuhtoi torin kiveyksen | huuhtoessa torin kiveystä
    `,
    },
    'grey.wind': {
      forms: 'nom | gen',
      phrases: `
      tuuli | tuulen
      pohjoistuuli | pohjoistuulen
      puuskainen tuuli | puuskaisen tuulen
      kolea merituuli | kolean merituulen
      navakka tuuli | navakan tuulen
      koillistuuli | koillistuulen
      kylmä viima | kylmän viiman
    `,
    },
    'grey-acts.wind': {
      forms: 'past | while',
      phrases: `
      ulvoi savupiipussa | ulvoessa savupiipussa
      paukutti ikkunaluukkuja | paukuttaessa ikkunaluukkuja
      vihelsi nurkissa | viheltäessä nurkissa
      riepotteli oksia | riepotellessa oksia
      tarttui sateenvarjoihin | tarttuessa sateenvarjoihin
      pyöritti lehtiä pihalla | pyörittäessä lehtiä pihalla
      kolisteli kattopeltejä | kolistellessa kattopeltejä
      tuiversi kadunkulmissa | tuivertaessa kadunkulmissa
      painoi heinät lakoon | painaessa heiniä lakoon
    `,
    },
    'grey.fog': {
      forms: 'nom | gen',
      phrases: `
      sumu | ~n
      sankka sumu | sankan sumun
      merisumu | ~n
      harmaa usva | harmaan usvan
      kostea sumu | kostean sumun
      vaalea usva | vaalean usvan
    `,
    },
    'grey-acts.fog': {
      forms: 'past | while',
      phrases: `
      kietoi kylän hiljaisuuteen | kietoessa kylää hiljaisuuteen
      peitti vastarannan | peittäessä vastarannan
      laskeutui pelloille | laskeutuessa pelloille
      hiipi rannasta kohti taloja | hiipiessä rannasta kohti taloja
      leijui puiden välissä | leijuessa puiden välissä
      verhosi kirkkaimmatkin valot | verhotessa kirkkaimmatkin valot
      pehmensi katujen äänet | pehmentäessä katujen äänet
      roikkui sataman yllä | roikkuessa sataman yllä
    `,
    },
    // When the weather is told of by itself; by day, without a season.
    daytime: `
      aamulla
      aamupäivällä
      iltapäivällä
      viikonloppuna
      eilen
      toissa päivänä
      lauantaina
      vielä iltapäivälläkin
      tavallisena tiistaina
      keskipäivällä
      perjantaina
      maanantaiaamuna
      sunnuntai-iltapäivänä
      vielä puolilta päivin
      sinä päivänä
      sinä aamuna
      viikon lopulla
      lounasaikaan
      varhain aamulla
      keskiviikkona
      heti aamusta
      alkuviikosta
      loppuviikosta
      eräänä aamuna
      sunnuntaina
      myöhemmin iltapäivällä
    `,
    // ── Animals ─────────────────────────────────────────────────────────────
    // Each class with its own adjectives (breed), places and acts.
    'animal.bird': `
      mustarastas
      talitiainen
      varpunen
      peippo
      punarinta
      västäräkki
      sinitiainen
      rastas
      kottarainen
      leppälintu
      viherpeippo
      keltasirkku
    `,
    'breed.bird': `
      utelias
      pieni
      valpas
      nuori
      peloton
      virkeä
      tuttu
      yksinäinen
      reipas
      rohkea
      vikkelä
      sievä
    `,
    'animal-at.bird': `
      omenapuun oksalla
      lintulaudalla
      pensasaidassa
      räystään alla
      aidan päällä
      pihakoivussa
      kuistin kaiteella
      syreenipensaassa
      linnunpöntön katolla
      lipputangon nupissa
      ruusupensaassa
      puutarhan portilla
    `,
    'animal-acts.bird': `
      siisti sulkiaan
      viserteli kovaan ääneen
      katseli ympärilleen
      lepuutti siipiään
      kallisti päätään
      vaihtoi paikkaa tuon tuosta
      lauloi kirkkaasti
      hypähteli levottomasti
      pörhisti höyheniään
      kuunteli toisten laulua
      odotti vuoroaan
      räpytti siipiään
    `,
    'animal.water': `
      joutsen
      sorsa
      telkkä
      kuikka
      kalalokki
      silkkiuikku
      sinisorsa
      laulujoutsen
      isokoskelo
      tukkakoskelo
    `,
    'breed.water': `
      yksinäinen
      komea
      nuori
      suuri
      ylväs
      arka
      rauhallinen
      kaunis
    `,
    'animal-at.water': `
      kaislikon reunassa
      lahden pohjukassa
      laiturin vieressä
      jokisuussa
      matalassa vedessä
      rantakivien lomassa
      keskellä järveä
      uimarannan edustalla
      majakkaluodon takana
      venerannassa
      kaupunginlahdella
    `,
    'animal-acts.water': `
      liikkui ääneti
      ui verkkaisesti
      ravisteli siipiään
      huuteli kumppaniaan
      piti silmällä soutajia
      lepuutti siipiään
      antoi aaltojen keinuttaa itseään
      puhdisti höyheniään
      levähti hetken
    `,
    'animal.pet': `
      kissa
      koira
      kissanpentu
      koiranpentu
      mäyräkoira
      noutaja
      kollikissa
      villakoira
      lammaskoira
    `,
    'breed.pet': `
      musta
      laiska
      ruskea
      naapurin
      leikkisä
      uninen
      takkuinen
      pehmeäturkkinen
      talon oma
      kirjava
      valkotassuinen
    `,
    'animal-at.pet': `
      kuistilla
      ikkunan alla
      räsymatolla
      parvekkeella
      portaiden juurella
      omenapuun varjossa
      kynnyksellä
      keittiön nurkassa
      puutarhatuolin alla
      eteisen matolla
      pihakeinun alla
      sohvan alla
    `,
    'animal-acts.pet': `
      nukkui sikeästi
      venytteli mielissään
      odotti ruokaa
      loikoi silmät ummessa
      haisteli ilmaa
      jahtasi häntäänsä
      haukotteli antaumuksella
      heilutti häntäänsä
      kieri selällään
      seurasi kärpäsen lentoa
      heräsi pieneenkin rasahdukseen
      kuorsasi hiljaa
    `,
    'animal.farm': `
      lehmä
      lammas
      hevonen
      vuohi
      poni
      karitsa
      varsa
      tamma
      vasikka
      uuhi
    `,
    'breed.farm': `
      tyyni
      ruskea
      nuori
      valkoinen
      lempeä
      naapurin
      kiltti
      tuttu
      utelias
      hyväntahtoinen
    `,
    'animal-at.farm': `
      laitumella
      aitauksessa
      pellon reunassa
      navetan edessä
      niityllä
      koivujen alla
      joen rannalla
      rinteellä
      hakamaalla
      tien vieressä
      vesisaavin luona
    `,
    'animal-acts.farm': `
      söi vihreää ruohoa
      heilutti häntäänsä
      katseli ohikulkijoita
      seisoi aivan liikkumatta
      nosti päätään
      odotti talonväkeä
      makasi varjossa
      hamusi käteen tarjottua heinää
      nautti rauhasta
      rapsutti kylkeään aitaan
    `,
    'animal.wild': `
      orava
      siili
      metsäjänis
      rusakko
      kauris
      hiiri
      valkohäntäpeura
    `,
    'breed.wild': `
      utelias
      arka
      nuori
      vikkelä
      pieni
      varovainen
      yksinäinen
      valpas
    `,
    'animal-at.wild': `
      metsän laidassa
      kuusen juurella
      polun vieressä
      puutarhan perällä
      kivimuurin vieressä
      kasvimaan laidalla
      puuvajan takana
      mustikkavarvikossa
      pensaiden suojassa
      sammalmättäällä
    `,
    'animal-acts.wild': `
      mutusti jotakin
      kuunteli korvat pystyssä
      kuulosteli ympäristöään
      säikähti omaa varjoaan
      nuuhki ilmaa
      kyyhötti paikallaan
      viipyi hetken paikallaan
      liikkui hiljaa
      vilkuili ympärilleen
      piileskeli katseilta
      odotti hiljaisuutta
    `,
    'animal.insect': `
      perhonen
      kimalainen
      sudenkorento
      leppäkerttu
      mehiläinen
      sitruunaperhonen
    `,
    'breed.insect': `
      pieni
      kaunis
      uninen
      ensimmäinen
      eksynyt
      yksinäinen
      iso
    `,
    'animal-at.insect': `
      pionipenkissä
      ikkunalaudalla
      apilaniityllä
      laventelin kukassa
      terassin kaiteella
      puutarhapöydällä
      kukkaruukun reunalla
      heinikossa
      unikon terälehdellä
      päivänkakkarassa
    `,
    'animal-acts.insect': `
      lepäsi hetken
      viihtyi pitkään
      viivähti hetken paikallaan
      levitti siipensä
      lepuutti siipiään
      vaihtoi paikkaa
    `,
    // ── People together ─────────────────────────────────────────────────────
    group: `
      naapurukset
      ystävykset
      serkukset
      opiskelijat
      kuorolaiset
      retkeilijät
      kalastajat
      matkalaiset
      entiset luokkatoverit
      talon asukkaat
      kyläläiset
      partiolaiset
      leiriläiset
      sukulaiset
      työtoverit
      sisarukset
      kesävieraat
      kerholaiset
      hyvät tuttavat
      soittokunnan jäsenet
      lomalaiset
      lukupiirin jäsenet
      kurssilaiset
      uimaseuralaiset
      kesänaapurit
      bändikaverit
    `,
    'gather-at.in': `
      tuvassa
      kylätalolla
      kahvilassa
      takkahuoneessa
      olohuoneessa
      pitkän pöydän ääressä
      keittiössä
      kerhohuoneessa
      kirjaston kahviossa
      mökin tuvassa
      lämpimässä salissa
      lasikuistilla
      koulun ruokalassa
      majatalossa
      retkeilymajassa
    `,
    'gather-do.in': `
      joivat teetä
      pelasivat lautapeliä
      lauloivat ikivihreitä
      kertoivat hauskoja juttuja
      katselivat valokuvia
      suunnittelivat yllätysjuhlia
      maistelivat tuoretta pullaa
      nauroivat samalle jutulle
      tekivät ristisanatehtäviä
      väittelivät leikkisästi
      kokosivat palapeliä
      kuuntelivat musiikkia
      ratkoivat arvoituksia
      muistelivat kouluvuosia
      vaihtoivat reseptejä
      vaihtoivat kuulumisia
      söivät hernekeittoa
      tutkivat saariston karttaa
      opettelivat uutta korttipeliä
      harjoittelivat yhteislaulua
    `,
    'gather-at.out': `
      rannalla
      puistossa
      takapihalla
      nurmikentällä
      laiturin lähellä
      uimarannan laidalla
      mökin pihalla
      niityllä
      joen rannalla
      rantanurmella
      mökkirannassa
      sillan kupeessa
      leirintäalueella
      hiekkarannalla
      puiston nurmikolla
      saaren kärjessä
    `,
    'gather-do.out': `
      söivät eväitä
      heittivät frisbeetä
      lauloivat kitaran säestyksellä
      kertoivat tarinoita
      lennättivät leijaa
      katselivat pilviä
      nauttivat ulkoilmasta
      pelasivat mölkkyä
      joivat mehua
      opettelivat uusia solmuja
      heittelivät palloa
      katselivat maisemaa
      tunnistivat lintuja
      pelasivat sulkapalloa
      paistoivat muurinpohjalettuja
      istuivat vilttien päällä
      soittivat ukulelea
      joivat termoskahvia
      muistelivat menneitä vuosia
    `,
    'gather-how': `
      kaikessa rauhassa
      hyvässä seurassa
      totuttuun tapaan
      tapansa mukaan
      innoissaan
      hyvillä mielin
      kiireettömästi
      ensi kertaa vuosiin
      hyväntuulisina
      aivan kiireettä
      iloisella mielellä
      tavalliseen tapaan
    `,
    // What they did next, anywhere.
    'gather-next': `
      lähtivät kävelylle
      päättivät tavata pian uudestaan
      jakoivat viimeisen pullan
      unohtivat ajan kulun
      siivosivat jälkensä
      kävelivät yhdessä kotiin
      hyvästelivät toisensa
      lupasivat pitää yhteyttä
      sopivat uudesta tapaamisesta
      pakkasivat reppunsa
      lähtivät yhtä matkaa bussille
      hyräilivät vielä kotimatkalla
      kiittivät toisiaan
      kutsuivat muutkin mukaan
      saivat lopuksi kaakaota
      viivähtivät vielä hetken
      kaatoivat lisää kahvia
    `,
    formerly: `
      ennen vanhaan
      menneinä kesinä
      vielä vuosikymmen sitten
      vuosia sitten
      aikoinaan
      entisaikaan
      ennen puhelimia
      ennen sillan valmistumista
      ennen tietokoneiden aikaa
      vanhoina hyvinä aikoina
      kauan sitten
      edellisellä vuosikymmenellä
      parikymmentä vuotta sitten
      kirjeiden aikakaudella
      radion kulta-aikana
      vielä viime vuosituhannella
    `,
    habitually: `
      usein
      lähes joka ilta
      joka sunnuntai
      aina perjantaisin
      melkein joka viikko
      aina loman alkaessa
      viikonloppuisin
      aina tilaisuuden tullen
      toisinaan
      tavallisesti
      aina sopivan hetken tullen
      silloin tällöin
    `,
    // ── Work in an office ───────────────────────────────────────────────────
    colleague: `
      assistentti
      taittaja
      projektipäällikkö
      osastosihteeri
      graafikko
      kääntäjä
      toimittaja
      tutkija
      arkkitehti
      insinööri
      harjoittelija
      kustannustoimittaja
      ohjelmoija
      tiimin uusi jäsen
      työpari
      kirjanpitäjä
      viestintäpäällikkö
      kokoustulkki
      museonjohtaja
      päätoimittaja
      arkistonhoitaja
      kuraattori
    `,
    worktime: `
      heti maanantaina
      tiistaiaamuna
      ennen kokousta
      kokouksen jälkeen
      lounaan jälkeen
      kahvitauon jälkeen
      perjantai-iltapäivänä
      ennen lomaa
      hyvissä ajoin
      kesken kiireisen päivän
      aamupäivällä
      jo edellisellä viikolla
      heti työpäivän aluksi
      työpäivän päätteeksi
      loppuviikosta
      kesäisen aamun kuluessa
      puhelinpalaverin jälkeen
      kuun ensimmäisenä päivänä
    `,
    task: {
      forms: 'acc | part',
      phrases: `
      raportin | raporttia
      esityksen | esitystä
      aikataulun | aikataulua
      muistion | muistiota
      yhteenvedon | yhteenvetoa
      tiedotteen | tiedotetta
      suunnitelman | suunnitelmaa
      kokouskutsun | kokouskutsua
      luettelon | luetteloa
      ohjeen | ohjetta
      artikkelin | artikkelia
      kyselyn | kyselyä
      esitteen | esitettä
      luonnoksen | luonnosta
      käännöksen | käännöstä
      taulukon | taulukkoa
    `,
    },
    'task-kind': {
      forms: 'acc | part',
      phrases: `
      lyhyen | lyhyttä
      selkeän | selkeää
      perusteellisen | perusteellista
      uuden | uutta
      kauan odotetun | kauan odotettua
      kaksisivuisen | kaksisivuista
      huolellisen | huolellista
      seuraavan vuoden | seuraavan vuoden
      yhteisen | yhteistä
      tärkeän | tärkeää
      tiiviin | tiivistä
      vielä keskeneräisen | vielä keskeneräistä
      yksityiskohtaisen | yksityiskohtaista
    `,
    },
    'task-do': {
      forms: 'past | after | while',
      phrases: `
      luonnosteli | luonnosteltuaan | luonnostellessaan
      tarkisti | tarkistettuaan | tarkistaessaan
      viimeisteli | viimeisteltyään | viimeistellessään
      esitteli | esiteltyään | esitellessään
      tulosti | tulostettuaan | tulostaessaan
      muokkasi | muokattuaan | muokatessaan
      oikoluki | oikoluettuaan | oikolukiessaan
    `,
    },
    'task-how': `
      työtoverin kanssa
      rauhallisessa neuvotteluhuoneessa
      toimiston hiljaisimmassa nurkassa
      avokonttorin hälinässä
      kahvikuppi vierellään
      tuttuun tapaansa
      radiota kuunnellen
      kaikessa hiljaisuudessa
      kollegan toiveesta
      asiakasta varten
      johtoryhmälle
      uutta kautta varten
      koko osaston puolesta
    `,
    'task-next': `
      hymyili tyytyväisenä
      haki lasin vettä
      tuuletti työhuoneen
      kasteli ikkunalaudan kasvit
      soitti asiakkaalle
      venytteli hetken
      lähti hakemaan postia
      vastasi muutamaan viestiin
      järjesti työpöytänsä
      täydensi kalenteriaan
      sulki oven perässään
      siirtyi seuraavaan palaveriin
      kiitti koko tiimiä
      pyyhki valkotaulun
      kaatoi itselleen teetä
      avasi ikkunan selälleen
      vaihtoi muutaman sanan vahtimestarin kanssa
    `,
    // ennen vanhaan naapurukset viihtyivät usein …
    met: `
      viihtyivät
      istuivat
      viettivät aikaa
      tapasivat
      olivat koolla
      kokoontuivat
      istuskelivat
    `,
    // ── Houses, rooms and streets ───────────────────────────────────────────
    house: `
      puutalon
      kylätalon
      kivitalon
      kirjaston
      koulun
      asemarakennuksen
      mökin
      huvilan
      maatalon
      kahvilan
      mummolan
      rivitalon
      museon
      verstaan
      majatalon
      kerrostalon
      tiilitalon
    `,
    'house-kind': `
      vanhan
      keltaisen
      valkoisen
      kadun päässä olevan
      harmaan
      hiljaisen
      mäen päällä olevan
      vastapäisen
      punaisen
      yli satavuotiaan
      kunnostetun
      lehmusten varjostaman
      suuren
    `,
    // Parts of a house, after its genitive; every kind of part has its own adjectives and acts.
    'part.door': `
      ulko-ovi
      ovi
      sivuovi
      takaovi
      pariovi
    `,
    'part-kind.door': `
      vihreä
      raskas
      jykevä
      tumma
      tamminen
      leveä
      sininen
      kulunut
      kaiverruksin koristeltu
    `,
    'part-does.door': `
      oli aamusta asti raollaan
      aukesi hitaasti naristen
      jäi vahingossa auki
      painui kiinni itsestään
      avautui suoraan pihalle
      kutsui vieraita sisään
      sai uuden messinkisen kahvan
      kaipasi pikkuisen öljyä
      paukahti kiinni vedosta
    `,
    'part.window': `
      ikkuna
      kuistin ikkuna
      päätyikkuna
      ullakkoikkuna
      keittiön ikkuna
      kulmaikkuna
      pihaikkuna
    `,
    'part-kind.window': `
      pieniruutuinen
      korkea
      valoisa
      avoin
      kaunis
      iso
      kapea
    `,
    'part-does.window': `
      loisti lämmintä valoa
      heijasti taivaan värit
      antoi suoraan puistoon
      oli täynnä pelargoneja
      näytti palan merta
      hohti kauas hämärään
      avautui kohti puutarhaa
      päästi sisään linnunlaulun
      kehysti kauniin maiseman
    `,
    'part.yard': `
      piha
      puutarha
      takapiha
      etupiha
      kukkatarha
    `,
    'part-kind.yard': `
      vehreä
      kaunis
      hoidettu
      kukkiva
      aurinkoinen
      rehevä
      suojaisa
    `,
    'part-does.yard': `
      tuoksui ruusuilta
      täyttyi naapureista
      houkutteli istahtamaan
      oli kuin pieni puisto
      kylpi valossa
      ulottui rantaan saakka
      herätti ohikulkijoiden ihailun
      oli lasten mielipaikka
      kuhisi pörriäisiä
    `,
    'part.roof': `
      peltikatto
      tiilikatto
      savupiippu
      tuuliviiri
      harjakatto
    `,
    'part-kind.roof': `
      musta
      korkea
      vasta maalattu
      tummanharmaa
      patinoitunut
      uusi
    `,
    'part-does.roof': `
      erottui kauas merelle
      kohosi puiden yläpuolelle
      kiilsi auringossa
      hehkui iltavalossa
      näkyi naapurikylään saakka
      oli lintujen mielipaikka
      toimi kulkijan maamerkkinä
    `,
    'part.room': `
      ullakkohuone
      eteinen
      yläkerta
      alakerta
      sivuhuone
      kulmahuone
      päätyhuone
    `,
    'part-kind.room': `
      valoisa
      tilava
      kodikas
      äskettäin maalattu
      viileä
      korkea
      lautalattiainen
      maalaistyylinen
    `,
    'part-does.room': `
      tuoksui tuoreelta puulta
      täyttyi puheensorinasta
      sai uudet tapetit
      toi mieleen menneet vuodet
      kutsui viivähtämään
      oli sisustettu vaalein kankain
      tarjosi rauhaa lukemiseen
    `,
    street: `
      soratie
      kuja
      kävelytie
      polku
      mökkitie
      puistotie
      pyörätie
      metsätie
      kärrypolku
      ulkoilureitti
      luontopolku
      kinttupolku
    `,
    'street-kind': `
      kapea
      hiljainen
      houkutteleva
      varjoisa
      viihtyisä
      lempeästi kaartuva
      lehmusten reunustama
      aurinkoinen
      kiemurteleva
      monen kulkema
      lapsuudesta tuttu
    `,
    // Where a path goes, and then where it ends.
    'street-way': `
      kulki koivikon halki
      kiersi lammen
      nousi mäen yli
      laskeutui laaksoon
      kaartui museon taakse
      mutkitteli puutarhojen lomassa
      seurasi jokivartta
      ylitti puron
      alitti radan
      seuraili kiviaitaa
      kulki talorivin ohi
      sukelsi kuusten siimekseen
      ohitti tuulimyllyn
    `,
    'street-to': `
      päättyi laiturille
      yhtyi maantiehen
      jatkui kohti satamaa
      vei lopulta asemalle
      saapui torille
      päätyi leikkikentän portille
      johti venesatamaan
      toi kulkijan näköalapaikalle
      katosi mäntyjen sekaan
      palasi lopulta kylään
      loppui vanhaan aittaan
      avautui aukealle
      vei kohti naapurikylää
      päättyi veräjän kupeeseen
      jatkui silmänkantamattomiin
      paljasti kauniin lahden
    `,
    turn: `
      sillan jälkeen
      niityn laidalla
      vanhan meijerin luona
      harjun takana
      järven toisella puolella
      koulun takana
      uimarannan jälkeen
      kauppahallin takana
      puiston laidassa
      kirjaston lähellä
      kioskin vieressä
      leirintäalueen takana
      viimeisen talon jälkeen
      tienhaaran jälkeen
      urheilukentän laidalla
    `,
    // ── On the way ──────────────────────────────────────────────────────────
    'vehicle.rail': `
      paikallisjuna
      kiskobussi
      museojuna
      pikajuna
      lähijuna
      matkajuna
      retkijuna
    `,
    'vehicle-kind.rail': `
      punainen
      pitkä
      keltainen
      sininen
      täpötäysi
      hiljainen
      vihreä
      puolityhjä
    `,
    'vehicle-acts.rail': `
      lähti asemalta ajallaan
      kulki peltojen halki
      ylitti pitkän ratasillan
      saapui laiturille täsmälleen ajoissa
      kolisti kylän ohi
      jatkoi matkaansa pohjoiseen
      vihelsi ennen tasoristeystä
      pysähtyi pienelle asemalle
      sukelsi tunneliin
    `,
    'vehicle.water': `
      lautta
      purjevene
      moottorivene
      saaristolaiva
      yhteysalus
      kalastusvene
      höyrylaiva
      retkivene
    `,
    'vehicle-kind.water': `
      valkoinen
      vanha
      siro
      verkkainen
      pieni
      tutunnäköinen
      keltaraitainen
      punakylkinen
    `,
    'vehicle-acts.water': `
      lipui hiljaa satamaan
      irtautui laiturista
      kiersi saaren kärjen
      halkoi tyyntä vettä
      keinui aallokossa
      suuntasi ulapalle
      ohitti majakan
      palasi kotirantaan
    `,
    'vehicle.road': `
      bussi
      linja-auto
      raitiovaunu
      johdinauto
      sähköbussi
      paikallisbussi
      nivelbussi
    `,
    'vehicle-kind.road': `
      keltainen
      tuttu
      kirkkaanvärinen
      punainen
      vanha
      täpötäysi
      puolityhjä
      hiljainen
      valkoinen
      sateen pesemä
    `,
    'vehicle-acts.road': `
      pysähtyi torin laidalle
      kaartui pysäkille
      kääntyi rantatielle
      ajoi hitaasti koulun ohi
      odotti liikennevaloissa
      saapui päätepysäkille
      jatkoi kohti keskustaa
      ylitti vanhan sillan
      lähestyi kauppatoria
      lähti tavallista aiemmin
    `,
    // Who sees the vehicle, and what they do.
    riders: `
      matkustajat
      koululaiset
      retkeläiset
      työmatkalaiset
      ohikulkijat
      lapset
      turistit
      vanhat ystävykset
    `,
    reacts: `
      vilkuttivat iloisesti
      nostivat katseensa
      ottivat valokuvia
      hymyilivät toisilleen
      keskustelivat säästä
      juttelivat päivän suunnitelmista
      heräsivät ajatuksistaan
      katselivat ympärilleen
      vilkaisivat kelloa
      jatkoivat jutteluaan
      hiljenivät hetkeksi
      nyökkäsivät ystävällisesti
    `,
    // ── Things side by side ─────────────────────────────────────────────────
    'scene.kitchen': `
      keittiön pöydällä
      tiskipöydän vieressä
      aamiaispöydässä
      mökin keittiön pöydällä
      tarjottimella
      vanhan lieden vieressä
      ruudullisella liinalla
      kahvilan tiskillä
      kuistin pienellä pöydällä
      työtasolla
    `,
    'item.kitchen': `
      maitokannu
      leipäkori
      hunajapurkki
      kahvipannu
      teekuppi
      voirasia
      marjakulho
      puinen kauha
      sokeriastia
      suolasirotin
      hedelmävati
      vesilasi
      juustohöylä
      siivilä
      vasta leivottu pulla
      keraaminen vaasi
      pellavapyyhe
      avattu keksipaketti
    `,
    'scene.desk': `
      kirjoituspöydällä
      vanhan lipaston päällä
      yöpöydällä
      lukusalin pöydällä
      pöytälampun alla
      lipaston laatikossa
      työhuoneen hyllyllä
      avatussa matkalaukussa
      ikkunan alla olevalla hyllyllä
    `,
    'item.desk': `
      muistikirja
      mustekynä
      kompassi
      vanha postikortti
      silmälasikotelo
      taskukartta
      leimasin
      sanakirja
      pyyhekumi
      herätyskello
      perhevalokuva
      silkkinauha
      viivoitin
      paksu romaani
      postimerkkikansio
      sinetöity kirje
      lasinen paperipaino
      suurennuslasi
    `,
    'scene.workshop': `
      höyläpenkillä
      verstaan pöydällä
      autotallin hyllyllä
      työkalupakin vieressä
      liiterin nurkassa
      vajan seinustalla
      kellarin hyllyllä
      verstaan nurkassa
    `,
    'item.workshop': `
      vasara
      höylä
      maalipurkki
      mittanauha
      saha
      liimapullo
      öljykannu
      köysikerä
      naularasia
      jakoavain
      vatupassi
      ruuvimeisseli
      hiomapaperirulla
      puolivalmis jakkara
      puristin
      leveä pensseli
    `,
    'scene.hall': `
      eteisen nurkassa
      kuistin portailla
      oven vieressä
      eteisen penkillä
      naulakon alla
      ulko-oven takana
      mökin eteisessä
      käytävän päässä
    `,
    'item.hall': `
      sateenvarjo
      olkihattu
      lippalakki
      pakattu reppu
      märkä sadetakki
      villahuivi
      kävelykeppi
      eväskori
      onkivapa
      postipaketti
      taskulamppu
      kumisaapaspari
      harja
      pyöräilykypärä
      leija
      matkalaukku
    `,
    // The verb before the list of things.
    lay: `
      oli
      oli vielä illallakin
      näkyi
      odotti
      oli tuttuun tapaan
      oli vieretysten
      oli aamusta asti
      oli taas
      oli valmiina
      oli yhä
      oli kuin asetelmassa
    `,
    'item-also': `
      sekä
      ja
    `,
    // ── Market, smells and sounds ───────────────────────────────────────────
    market: `
      torilla
      kauppahallissa
      kesätorilla
      satamatorilla
      kylän markkinoilla
      puutarhapäivillä
      lähitorilla
      kadunvarren kojussa
      koulun myyjäisissä
      tilapuodissa
      lauantaitorilla
      aukion reunalla
    `,
    sold: `
      myytiin
      oli tarjolla
      oli kaupan
      katseltiin
      punnittiin
      esiteltiin
    `,
    'goods-kind': `
      tuoreita
      lähellä kasvatettuja
      kauniita
      edullisia
      tilalta tuotuja
      herkullisia
      värikkäitä
      suuria
      kotimaisia
      ensiluokkaisia
      valikoituja
      maukkaita
      isokokoisia
    `,
    goods: `
      mansikoita
      vadelmia
      omenoita
      luumuja
      tomaatteja
      porkkanoita
      mustikoita
      kirsikoita
      herneitä
      kurkkuja
      sipuleita
      päärynöitä
      herukoita
      kesäkurpitsoja
      punajuuria
      papuja
      retiisejä
      paprikoita
    `,
    'market-end': `
      aamusta iltaan
      tuttuun tapaan
      ohikulkijoiden iloksi
      kirkkaiden katosten alla
      ystävällisen jutustelun lomassa
      laatikoittain
      kaikessa sovussa
      vanhaan tapaan
      aina puoleenpäivään asti
      koko aamun
      pitkin päivää
      iloisessa hälinässä
    `,
    'smell-from.house': `
      avoimesta ovesta
      leipomosta
      naapurin keittiöstä
      kahvilasta
      kylätalosta
      mökistä
      vanhasta talosta
      avoimesta ikkunasta
      alakerrasta
      mummon keittiöstä
      tuvasta
      koulun keittiöstä
    `,
    'smell-from.garden': `
      puutarhasta
      sisäpihalta
      pihan perältä
      siirtolapuutarhasta
      talon takaa
      pensasaidan takaa
      puistosta
      kasvimaan laidalta
      naapuripihalta
    `,
    'smell.garden': `
      syreenien
      tuoreen heinän
      ruusujen
      kypsien omenoiden
      apilan
      vastaleikatun nurmen
      yrttien
      jasmiinin
      laventelin
      sateen kasteleman maan
      kuusaman
      pionien
    `,
    'smell-came': `
      levisi
      leijui
      tuli
      leijaili
      kulkeutui
      hiipi
      alkoi levitä
      kantautui
    `,
    'smell-kind': `
      vahva
      vieno
      miellyttävä
      lempeä
      houkutteleva
      tuttu
      ihastuttava
      hento
      ihana
      viipyilevä
    `,
    'smell.house': `
      tuoreen leivän
      kanelin
      kardemumman
      vastakeitetyn kahvin
      vaniljan
      vehnäpullan
      minttuteen
      kuuman kaakaon
      hunajan
      paahdettujen manteleiden
      mustikkapiirakan
      juuri paistetun kakun
      puuron
      suklaan
      lettujen
    `,
    'smell-where': `
      torille asti
      kadun toiselle puolelle
      ohikulkijoiden iloksi
      koko pihaan
      aina rantaan asti
      pihakeinulle saakka
      aamun viileyteen
      portille saakka
      kotiovelle saakka
      kylätielle asti
      koko kortteliin
    `,
    'sound-from': `
      avoimesta ikkunasta
      naapuritalosta
      puiston suunnasta
      seinän takaa
      koulun pihalta
      kylätalolta
      satamasta
      yläkerrasta
      rannalta
      torin laidalta
      kaukaa
      pihan perältä
    `,
    'sound-kind': `
      vaimea
      hiljainen
      tuttu
      pehmeä
      rauhallinen
      tasainen
      katkeileva
      selvä
      tauoton
    `,
    sound: `
      pianonsoitto
      huilunsoitto
      viulunsoitto
      haitarinsoitto
      kuorolaulu
      kitaransoitto
      lasten laulu
      radion musiikki
      huuliharpunsoitto
      sellonsoitto
      hyräily
      klarinetinsoitto
      kanteleensoitto
      soittorasian sävel
      yhteislaulu
      vanha valssi
    `,
    'sound-came': `
      kuului
      kantautui
      kaikui
      alkoi kuulua
      kuului taas
      kuului pitkään
    `,
    'sound-effect': `
      ohikulkijat hidastivat askeliaan
      talonväki kerääntyi kuistille
      koko kortteli vaikeni
      retkeläiset jäivät kuuntelemaan
      tunnelma muuttui juhlavaksi
      varpusetkin vaikenivat
      lähistön väki lopetti jutustelun
      kissa höristi korviaan
      joku vihelsi mukana
      kahvi ehti jäähtyä kuppiin
      kiire unohtui hetkeksi
      päivä tuntui heti valoisammalta
      koira kallisti päätään
      kaikki hymyilivät
    `,
    // ── Things that work by themselves at home ──────────────────────────────
    'device.clock': `
      seinäkello
      kaappikello
      keittiön kello
      käkikello
      pöytäkello
      eteisen kello
      lattiakello
    `,
    'device-kind.clock': `
      vanha
      perintönä saatu
      puinen
      uskollinen
      sirotekoinen
      ikivanha
      kirpputorilta löytynyt
      tuttu
    `,
    'device-acts.clock': `
      raksutti tasaisesti
      raksutti entiseen tahtiin
      löi täyden tunnin
      nakutti hiljakseen
      naksahti hiljaa
      mittasi kiireetöntä aikaa
      tikitti rauhoittavasti
      löi kaksi kertaa
    `,
    'device.fire': `
      leivinuuni
      kakluuni
      puuhella
      tiiliuuni
      pönttöuuni
      takka
    `,
    'device-kind.fire': `
      talon
      uskollinen
      iso
      vanha
      valkoinen
      mummolan
    `,
    'device-acts.fire': `
      lämmitti koko tuvan
      hehkui punaisena
      humisi tasaisesti
      paloi rauhallisesti
      hohkasi lämpöä
      kuivatti märät villasukat
      loi seinille varjoja
      rätisi kodikkaasti
    `,
    'device.lamp': `
      lukulamppu
      pöytälamppu
      öljylamppu
      kynttilälyhty
      myrskylyhty
    `,
    'device-kind.lamp': `
      pieni
      vanha
      himmeä
      vihreä
      messinkinen
      yksinäinen
      kirpputorilta löytynyt
    `,
    'device-acts.lamp': `
      valaisi pyöreän pöydän
      paloi ikkunalla
      loi lämmintä valoa
      hohti pehmeästi
      valaisi avatun kirjan
      piirsi kattoon ympyrän
      toi huoneeseen kodikkuutta
    `,
    // ── General truths, in the present ──────────────────────────────────────
    'good-kind': `
      onnistunut
      lyhyt
      rauhallinen
      pieni
      verkkainen
      yllättävä
      leppoisa
      tavallinen
      yhteinen
      odottamaton
    `,
    good: `
      kävelyretki
      keskustelu
      lukuhetki
      aamiainen
      lounastauko
      teehetki
      kahvitauko
      iltakävely
      pyöräretki
      päiväretki
      saunailta
      junamatka
      soutumatka
      metsäretki
      kyläily
      lautapeli-ilta
      musiikkihetki
      aamu-uinti
    `,
    often: `
      usein
      toisinaan
      lähes aina
      monesti
      parhaimmillaan
      useimmiten
      joskus
      tunnetusti
      kuin huomaamatta
      tavallisesti
    `,
    // What a good thing does; the adverb (often) goes between verb and rest.
    brightens: {
      forms: 'verb | rest',
      phrases: `
      selkeyttää | ajatuksia
      saa | kiireen unohtumaan
      tekee | päivästä paremman
      piristää | kummasti
      antaa | uutta virtaa
      jää | muistoihin pitkäksi aikaa
      keventää | askelta
      auttaa | näkemään asiat selvemmin
      riittää | kääntämään huonon tuulen
      tuo | hymyn huulille
      avaa | tilaa haaveille
      palauttaa | elämänilon
      herättää | mielikuvituksen
      tyynnyttää | levottoman mielen
      lämmittää | vielä vuosien päästä
      vie | kauas arkisista huolista
      opettaa | jotakin tärkeää
      kruunaa | koko kuukauden
    `,
    },
    // On mukava + infinitive (pastime).
    pleasant: `
      mukava
      hauska
      suloista
      ihanaa
      mukavaa
      virkistävää
      mieluisaa
      ihana
      rentouttavaa
      silkkaa iloa
      yhtä juhlaa
      miellyttävää
    `,
    pastime: `
      kävellä metsässä
      istua laiturilla
      kuunnella sateen ropinaa
      soutaa tyynellä vedellä
      juoda teetä
      katsella tulta
      lukea vanhoja kirjeitä
      kirjoittaa kirjettä
      pyöräillä hiekkatietä
      saunoa
      kastella kukkia
      leipoa pullaa
      tutkia karttaa
      neuloa sukkaa
      piirtää
      soittaa pianoa
      keittää puuroa
      pilkkoa puita
      järjestää kirjahyllyä
      uida viileässä vedessä
      pysähtyä katselemaan pilviä
    `,
    moment: `
      pitkän päivän jälkeen
      vapaailtana
      loman alkajaisiksi
      ilman suunnitelmia
      hyvässä seurassa
      täysin kiireettä
      ystävän kanssa
      edes hetken
      aina tilaisuuden tullen
      kiireisen viikon jälkeen
      kerrankin kiirehtimättä
      omassa rauhassa
      pitkästä aikaa
      lauantaisin
      vapaapäivänä
      edes kerran viikossa
    `,
    // ── Speech ──────────────────────────────────────────────────────────────
    // Who …? and Have you …? before a verb.
    who: `
      kuka
      kukahan
      kuka meistä
      kuka ihme
    `,
    already: `
      joko olet
      oletko
      oletko jo
      joko sinä olet
      sinäkö olet
    `,
    asked: `
      kysyi
      tiedusteli
      ihmetteli
      uteli
      huikkasi
      kuiskasi
      halusi tietää
      kysäisi
      intoutui kysymään
    `,
    said: `
      sanoi
      lupasi
      huikkasi
      ilmoitti
      vakuutti
      kuiskasi
      kirjoitti
      ehdotti
      totesi
      hymähti
    `,
    'promise-when': `
      huomenna
      illalla
      ensi viikolla
      viikonloppuna
      lounaan jälkeen
      kohta
      lauantaina
      ensi kerralla
      heti aamulla
      ennen iltaa
      vielä tänään
      aamiaisen jälkeen
      iltapäivällä
      ylihuomenna
    `,
    promise: `
      kävellään rantaan
      tulen auttamaan
      keitetään kaakaota
      tuon mukanani pullaa
      soitan sinulle
      lähdetään uimaan
      kerron koko tarinan
      lainaan sinulle kirjan
      haetaan postista paketti
      mennään torille
      nähdään asemalla
      näytän sinulle valokuvat
      lämmitetään sauna
      soudetaan saareen
      katsotaan kartasta reitti
      istutaan kuistilla
      tehdään lettuja
      poiketaan kirjastoon
      kastellaan kukat
      paistetaan omenapiirakka
      kutsutaan naapurit kylään
      haravoidaan piha
    `,
    // After a comma: …, jos ehditään
    'promise-if': `
      jos sopii
      jos ehditään
      jos ilma sallii
      niin kuin sovittiin
      jos se vain käy
      ellei tule muuta
      jos aikataulut antavat myöten
      kunhan muistat muistuttaa
      jos kaikille sopii
      satoi tai paistoi
      jos kaikki sujuu hyvin
    `,
    // ”Onpa kaunis aamu!”
    marvelling: `
      miten
      onpa
      kuinka
      kylläpä on
      olipa
      voi miten
      ajatella, miten
    `,
    'marvel-kind.day': `
      kaunis
      ihana
      rauhallinen
      upea
      mahtava
      mainio
      mukava
      unohtumaton
      hieno
      suurenmoinen
    `,
    'marvel.day': `
      aamu
      päivä
      maisema
      näköala
      retki
      sää
      kesäpäivä
      lauantai
      loma
      ranta
      ilta
    `,
    'marvel-kind.thing': `
      kaunis
      hieno
      hauska
      erikoinen
      suloinen
      mainio
      onnistunut
      hurmaava
      loistava
      ihastuttava
    `,
    'marvel.thing': `
      lahja
      keksintö
      esitys
      taulu
      lelu
      laulu
      koriste
      kortti
      yllätys
      valokuva
      tarina
    `,
    exclaimed: `
      huudahti
      huokaisi
      ihasteli
      hihkaisi
      hymyili
      sanoi
      ihmetteli
      riemuitsi
      tuumasi
      myhäili
      henkäisi
    `,
    'exclaimed-where': `
      ovelta
      ikkunasta
      portailta
      pihalta
      kesken kaiken
      puhelimessa
      hetken kuluttua
      hattu kädessään
      yllättyneenä
      silmät loistaen
      tuolistaan
      kaikkien kuullen
      ilahtuneena
      kahvikuppi kädessään
    `,
    // Before an infinitive: miten mukavaa oli lueskella …!
    delight: `
      miten mukavaa oli
      kuinka hauskaa olikaan
      miten rauhoittavaa oli
      oli ilo
      miten ihanaa olikaan
      olipa mukava
      olipa hauska
      kuinka leppoisaa olikaan
      miten hyvä olikaan
      voi miten mukavaa oli
      kyllä oli mukava
      olipa ihana
    `,
  },

  statements: `
    {person:nom} {done.T:past} {object.T:acc} {how.T}.
    {person:nom} {doing.T:past} {kind.T:part} {object.T:part}.
    {lasting} {person:nom} {doing.T:past} {object.T:part}.
    {time} {person:nom} {done.T:past} {place.W.T} {kind.T:acc} {object.T:acc}.
    {person-kind:nom} {person:nom} {done.T:past} {kind.T:acc} {object.T:acc} {how.T} ja {next}.
    {done.T:after} {kind.T:acc} {object.T:acc} {person-kind:nom} {person:nom} {next}.
    {doing.T:while} {place.W.T} {kind.T:part} {object.T:part} {person:nom} {noticed}.
    kun {person:nom} {doing.T:past} {place.out.T} {kind.T:part} {object.T:part}, {fair.N:nom} {fair-acts.N:past}.
    {grey.N:gen} {grey-acts.N:while} {person-kind:nom} {person:nom} {doing.T:past} {place.in.T} {kind.T:part} {object.T:part}.
    kun {grey.N:nom} {grey-acts.N:past}, {person-kind:nom} {person:nom} {doing.T:past} {lasting} {place.in.T} {kind.T:part} {object.T:part}.
    vaikka {kind.T:gen} {object.T:gen} {done.T:minen} {hard}, {person-kind:nom} {person:nom} {still}.
    {time} {person-kind:nom} {person:nom} oli {doing.T:massa} {place.W.T} {kind.T:part} {object.T:part}, kun {person-kind/2:nom} {person/2:nom} {interrupted}.
    {time} {person-kind:nom} {person:nom} {done.T:past} {place.W.T} {kind.T:acc} {object.T:acc}, {meanwhile} {group} {gather-do.D} {gather-at.D}.
    {person-kind:nom} {person:nom} {plans} {done.T:inf} {kind.T:acc} {object.T:acc} {ahead}.
    {time} {person:nom} {told} {person-kind:all} {person/2:all} {done.T:neensa} {earlier} {kind.T:acc} {object.T:acc}.
    {person:gen} {done.T:ma} {kind.T:nom} {object.T:nom} {result.T}.
    {kind.T:gen} {object.T:gen} {done.T:minen} {place.W.T} {went}.
    {person-kind:gen} {person:gen} mielestä {kind.T:gen} {object.T:gen} {done.T:minen} oli {opinion}.
    {time} {group} {gather-do.D} {gather-at.D} {gather-how} ja {gather-next}.
    {formerly} {group} {met} {habitually} {gather-at.D} ja {gather-do.D}.
    {worktime} {colleague} {task-do:past} {task-kind:acc} {task:acc} {task-how} ja {task-next}.
    {task-do:while} {task-kind:part} {task:part} {colleague} {noticed}.
    {task-do:after} {task-kind:acc} {task:acc} {colleague} {task-next}.
    {daytime} {fair.N:nom} {fair-acts.N:past}, {breed.K} {animal.K} {animal-acts.K} {animal-at.K}, ja {group} {gather-do.out} {gather-at.out}.
    {fair.N:gen} {fair-acts.N:while} {group} {gather-do.out} {gather-at.out} ja {gather-next}.
    {daytime} {breed.K} {animal.K} {animal-acts.K} {animal-at.K}.
    {device-kind.D} {device.D} {device-acts.D}, kun ulkona {grey.N:nom} {grey-acts.N:past}.
    {house-kind} {house} {part-kind.P} {part.P} {part-does.P}.
    {turn} {street-kind} {street} {street-way} ja {street-to}.
    {daytime} {vehicle-kind.V} {vehicle.V} {vehicle-acts.V}, ja {riders} {reacts}.
    {scene.K} {lay} {item.K}, {item.K/2} {item-also} {item.K/3}.
    {market} {sold} {market-end} {goods-kind} {goods}, {goods/2} ja {goods/3}.
    {smell-from.K} {smell-came} {smell-kind} {smell.K} tuoksu {smell-where}.
    {sound-from} {sound-came} {sound-kind} {sound}, ja {sound-effect}.
    {good-kind} {good} {brightens:verb} {often} {brightens:rest} ja {brightens/2:verb} {brightens/2:rest}.
    on {pleasant} {pastime} {moment}, ja {good-kind} {good} {brightens:verb} {often} {brightens:rest}.
  `,
  lively: `
    ”{^who} {done.T:past} {kind.T:acc} {object.T:acc}?” {asked} {person-kind:nom} {person:nom}.
    ”{^already} {done.T:nut} {kind.T:acc} {object.T:acc}?” {asked} {person-kind:nom} {person:nom}.
    ”{^promise-when} {promise}, {promise-if}”, {said} {person-kind:nom} {person:nom}.
    ”{^marvelling} {marvel-kind.X} {marvel.X}!” {exclaimed} {person:nom} {exclaimed-where}.
    {delight} {doing.T:inf} {place.W.T} {kind.T:part} {object.T:part}!
    kukahan {done.T:past} {time} {place.W.T} {kind.T:acc} {object.T:acc}?
  `,
  words: `
    talo koti ovi ikkuna katto lattia seinä pöytä tuoli lamppu matto hylly kaappi sänky tyyny peitto
    avain portti piha puutarha kukka ruusu puu koivu mänty kuusi pihlaja tammi lehti oksa juuri
    siemen ruoho niitty pelto metsä polku tie katu silta joki järvi meri aalto ranta saari lahti
    laituri vene purje laiva juna bussi auto pyörä asema matka lippu kartta reppu laukku satama
    majakka kivi hiekka kallio mäki vuori laakso taivas pilvi aurinko kuu tähti sade lumi tuuli
    sumu ukkonen sateenkaari kevät kesä syksy talvi aamu päivä ilta yö viikko kuukausi vuosi
    hetki aika kello eilen tänään huomenna leipä voi juusto maito kahvi tee mehu vesi keitto puuro
    pulla kakku piirakka omena päärynä mansikka mustikka vadelma luumu kirsikka peruna porkkana
    sipuli tomaatti kurkku herne sieni hunaja sokeri suola pippuri kaneli kuppi lautanen lusikka
    haarukka kattila pannu kannu lasi kori kirja sivu sana lause tarina runo kirje kortti kuori
    postimerkki kynä paperi vihko sanakirja kansi kuva valokuva taulu väri sivellin maali laulu
    sävel soitin piano viulu kitara huilu rumpu konsertti kuoro tanssi näytelmä teatteri museo
    kirjasto koulu luokka opettaja oppilas ystävä naapuri perhe sisko veli lapsi äiti isä mummo
    vaari vieras matkustaja kokki leipuri puuseppä kalastaja kääntäjä muusikko kirjailija torimyyjä
    tori kauppa kahvila leipomo verstas vasara saha naula ruuvi lauta höylä köysi lanka neula kangas
    villa sukka lapanen huivi takki hattu kenkä saapas paita hame nappi tasku sateenvarjo kissa
    koira hevonen lehmä lammas vuohi orava jänis siili karhu kettu lintu joutsen sorsa lokki pääsky
    varpunen rastas kala hauki ahven perhonen mehiläinen kimalainen muurahainen sammakko
    ajatus muisto unelma toivo ilo nauru hymy rauha hiljaisuus ääni tuoksu maku valo varjo lämpö
    suunnitelma kysymys vastaus uutinen viesti työ loma retki juhla lahja leikki peli sauna
    kulkea kävellä juosta istua seistä nukkua herätä syödä juoda lukea kirjoittaa laulaa soittaa
    piirtää maalata rakentaa korjata leipoa keittää kastella istuttaa poimia neuloa ommella pestä
    siivota avata sulkea kantaa nostaa antaa ottaa löytää etsiä nähdä katsoa kuulla kuunnella
    puhua kertoa kysyä vastata oppia opettaa muistaa unohtaa toivoa odottaa palata lähteä saapua
    uida soutaa purjehtia pyöräillä tanssia nauraa hymyillä auttaa kiittää
    iso pieni pitkä lyhyt korkea matala leveä kapea uusi vanha nuori kaunis hauska iloinen
    rauhallinen hiljainen kirkas tumma vaalea lämmin kylmä viileä kuuma kuiva märkä pehmeä kova
    sileä karhea kevyt raskas nopea hidas helppo vaikea makea hapan tuore valmis tyhjä täysi
    punainen sininen keltainen vihreä valkoinen musta harmaa ruskea oranssi tuttu outo viisas
    ahkera ystävällinen rohkea utelias tärkeä hyvä paras
    aina usein joskus harvoin hitaasti nopeasti yhdessä kotona ulkona sisällä lähellä kaukana
  `,
}
