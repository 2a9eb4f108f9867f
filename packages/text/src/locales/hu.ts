import type { Locale } from '../notation/locale.js'

export const hu: Locale = {
  code: 'hu',
  englishName: 'Hungarian',
  nativeName: 'magyar',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: true },

  lists: {
    // ── Time ────────────────────────────────────────────────────────────────
    // Points in the past that fit any action, by daylight, without a season.
    time: `
      reggel
      kora reggel
      reggeli után
      délelőtt
      a délelőtti órákban
      dél körül
      ebéd előtt
      ebéd után
      kora délután
      délután
      késő délután
      uzsonna után
      alkonyat előtt
      tegnap reggel
      tegnap délelőtt
      tegnap délután
      tegnapelőtt
      hétfőn
      hétfő reggel
      kedden délelőtt
      kedden délután
      szerdán
      szerda délután
      csütörtökön
      csütörtök reggel
      pénteken
      péntek délután
      szombaton
      szombat reggel
      szombat délelőtt
      vasárnap
      vasárnap délután
      a hétvégén
      múlt szombaton
      múlt vasárnap
      a múlt héten
      két nappal később
      néhány nappal később
      egy héttel később
      másnap
      másnap reggel
      másnap délután
      aznap délelőtt
      aznap délután
      egyik nap
      egyik délután
      egy hétköznap reggel
      a szünet első napján
      az ünnep előtti napon
      a hónap elején
      a hét végén
      a délutáni pihenő után
      a déli szünetben
      a piac után
      a szünet utolsó napján
    `,
    // Stretches of a day, for weather, streets and animals: always daylight.
    daytime: `
      aznap
      aznap reggel
      aznap délelőtt
      aznap délután
      kora reggel
      délelőtt
      dél felé
      délidőben
      kora délután
      késő délután
      alkonyat előtt
      azon a hosszú délutánon
      azon a vasárnapon
      szombat délelőtt
      vasárnap délután
      hétfő reggel
      szerda délután
      csütörtökön
      a hét közepén
      a hét végén
      a hétvégén
      a reggeli órákban
      a délelőtti órákban
      a délutáni órákban
      két nappal később
      másnap reggel
      másnap délután
      a hét elején
      kedden délután
      csütörtök délelőtt
      péntek délután
      egy hétköznap délután
      egyik nap
      azon a délelőttön
    `,
    // Before a clause in the perfective past.
    soon: `
      végül
      aztán
      végre
      rövid pihenő után
      némi gondolkodás után
      ebédig
      délig
      estig
      alkonyatig
      hamarosan
      nemsokára
      egykettőre
      még aznap
      még délelőtt
      még ebéd előtt
      a végén
      nagy örömmel
      első próbálkozásra
      most először
      kérés nélkül
      egyedül
      készségesen
      szívesen
      titokban
      minden teketória nélkül
      a többiek kérésére
      elsőként
      önállóan
    `,
    // Inside a relative clause or a report.
    earlier: `
      nemrég
      a minap
      tegnap
      tegnapelőtt
      a múlt héten
      a múlt hónapban
      a hétvégén
      szombaton
      vasárnap délután
      néhány napja
      pár napja
      egy hete
      két hete
      kora reggel
      délelőtt
      egyedül
      segítség nélkül
      saját örömére
      mások kérésére
      a szünet elején
      hétfőn
      szerdán
      péntek délután
      meglepetésnek
      az ünnep előtt
      jókedvében
      szabadidejében
      nagy örömmel
    `,

    // ── People ──────────────────────────────────────────────────────────────
    // art: with the article.
    person: {
      forms: 'nom | art | dat',
      phrases: `
      kertész | a ~ | a ~nek
      asztalos | az ~ | az ~nak
      tanító | a ~ | a ~nak
      tanítónő | a ~ | a ~nek
      könyvtáros | a ~ | a ~nak
      szomszéd | a ~ | a ~nak
      nagyapa | a ~ | a nagyapának
      nagynéni | a ~ | a ~nek
      nagybácsi | a ~ | a ~nak
      unokatestvér | az ~ | az ~nek
      órás | az ~ | az ~nak
      szabó | a ~ | a ~nak
      pék | a ~ | a ~nek
      cukrász | a ~ | a ~nak
      postás | a ~ | a ~nak
      mérnök | a ~ | a ~nek
      építész | az ~ | az ~nek
      festő | a ~ | a ~nek
      zenész | a ~ | a ~nek
      karmester | a ~ | a ~nek
      énektanár | az ~ | az ~nak
      rajztanár | a ~ | a ~nak
      történelemtanár | a ~ | a ~nak
      biológus | a ~ | a ~nak
      csillagász | a ~ | a ~nak
      fordító | a ~ | a ~nak
      szerkesztő | a ~ | a ~nek
      újságíró | az ~ | az ~nak
      fényképész | a ~ | a ~nek
      színész | a ~ | a ~nek
      ügyvéd | az ~ | az ~nek
      gyógyszerész | a ~ | a ~nek
      állatorvos | az ~ | az ~nak
      kalauz | a ~ | a ~nak
      révész | a ~ | a ~nek
      molnár | a ~ | a ~nak
      méhész | a ~ | a ~nek
      virágárus | a ~ | a ~nak
      könyvkötő | a ~ | a ~nek
      fazekas | a ~ | a ~nak
      kosárfonó | a ~ | a ~nak
      erdész | az ~ | az ~nek
      házmester | a ~ | a ~nek
      diák | a ~ | a ~nak
      gyakornok | a ~ | a ~nak
      óvónő | az ~ | az ~nek
      szomszédasszony | a ~ | a ~nak
      gazda | a ~ | a gazdának
      háziasszony | a ~ | a ~nak
      igazgatónő | az ~ | az ~nek
      keramikus | a ~ | a ~nak
      kutató | a ~ | a ~nak
      régész | a ~ | a ~nek
      múzeumőr | a ~ | a ~nek
      nagymama | a ~ | a nagymamának
      egyetemista | az ~ | az egyetemistának
    `,
    },
    // With the article; never one that speaks of age.
    kindly: `
      a jókedvű
      a szorgalmas
      a kíváncsi
      a türelmes
      az ügyes
      a barátságos
      a csendes
      a figyelmes
      a vidám
      a kedves
      a fürge
      a szelíd
      az udvarias
      a nyugodt
      a derűs
      a lelkes
      a gondos
      az ötletes
      a pontos
      a segítőkész
      a készséges
      a szerény
      a beszédes
      a tapasztalt
      a találékony
      a kitartó
      a megfontolt
      a jószívű
      az óvatos
      a lelkiismeretes
      egy jókedvű
      egy szorgalmas
      egy kíváncsi
      egy türelmes
      egy ügyes
      egy barátságos
      egy csendes
      egy figyelmes
      egy kedves
      egy lelkes
      egy derűs
      a serény
      a rendszerető
      a leleményes
    `,
    // Shortly before, inside a relative clause.
    lately: `
      aznap
      aznap reggel
      aznap délelőtt
      előző nap
      előző délután
      nem sokkal korábban
      egyedül
      segítség nélkül
      saját örömére
      meglepetésnek
      jókedvében
      mások kérésére
      az ünnep előtt
      szabadidejében
      kérés nélkül
      a többiek kérésére
      nagy örömmel
    `,
    // ── What people do: a topic each ────────────────────────────────────────
    // object: the thing, in the accusative; with a definite, with an indefinite article.
    // kind:   an adjective, likewise. verb: im = goes on, pf = comes to an end, each with an
    //         indefinite and a definite object; inf; who = with the prefix after the verb.
    // how:    the manner; at: the place; both fit every verb and object of the topic.

    // Reading
    'object.read': {
      forms: 'acc | def | indef',
      phrases: `
      könyvet | a ~ | egy ~
      regényt | a ~ | egy ~
      verseskötetet | a ~ | egy ~
      mesekönyvet | a ~ | egy ~
      útikönyvet | az ~ | egy ~
      szakácskönyvet | a ~ | egy ~
      atlaszt | az ~ | egy ~
      folyóiratot | a ~ | egy ~
      útinaplót | az ~ | egy ~
      kézikönyvet | a ~ | egy ~
      hetilapot | a ~ | egy ~
      novelláskötetet | a ~ | egy ~
      krónikát | a ~ | egy ~
      lexikont | a ~ | egy ~
      növényhatározót | a ~ | egy ~
      kertészkönyvet | a ~ | egy ~
      életrajzot | az ~ | egy ~
      magazint | a ~ | egy ~
      krimit | a ~ | egy ~
      kalandregényt | a ~ | egy ~
      antológiát | az ~ | egy ~
    `,
    },
    'kind.read': {
      forms: 'bare | def | indef',
      phrases: `
      régi | a ~ | egy ~
      vastag | a ~ | egy ~
      különleges | a ~ | egy ~
      érdekes | az ~ | egy ~
      tartalmas | a ~ | egy ~
      megsárgult | a ~ | egy ~
      színes | a ~ | egy ~
      frissen vásárolt | a ~ | egy ~
      kölcsönkapott | a ~ | egy ~
      illusztrált | az ~ | egy ~
      ritka | a ~ | egy ~
      rég keresett | a ~ | egy ~
      szép kiállítású | a ~ | egy ~
      sokat emlegetett | a ~ | egy ~
      tanulságos | a ~ | egy ~
      közkedvelt | a ~ | egy ~
      szép | a ~ | egy ~
    `,
    },
    'verb.read': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      olvasott | olvasta | elolvasott | elolvasta | elolvasni | olvasta el
      lapozgatott | lapozgatta | átlapozott | átlapozta | átlapozni | lapozta át
      böngészett | böngészte | átböngészett | átböngészte | átböngészni | böngészte át
      tanulmányozott | tanulmányozta | áttanulmányozott | áttanulmányozta | áttanulmányozni | tanulmányozta át
      forgatott | forgatta | végigolvasott | végigolvasta | végigolvasni | olvasta végig
    `,
    },
    'how.read': `
      csendben
      figyelmesen
      elmélyülten
      nagy élvezettel
      kíváncsian
      sietség nélkül
      elgondolkodva
      türelmesen
      egyre nagyobb kedvvel
      jó hangulatban
    `,
    'at.read': `
      az ablak mellett
      a könyvtárban
      az olvasóteremben
      a kandalló előtt
      egy kerti padon
      a hintaszékben
      a diófa árnyékában
      az erkélyen
      a teraszon
      a kávéházban
      a váróteremben
      a parkban
      a tóparton
      a nyugágyban
    `,

    // Writing
    'object.write': {
      forms: 'acc | def | indef',
      phrases: `
      levelet | a ~ | egy ~
      mesét | a ~ | egy ~
      verset | a ~ | egy ~
      novellát | a ~ | egy ~
      cikket | a ~ | egy ~
      üzenetet | az ~ | egy ~
      köszöntőt | a ~ | egy ~
      elbeszélést | az ~ | egy ~
      jelenetet | a ~ | egy ~
      fejezetet | a ~ | egy ~
      köszönőlevelet | a ~ | egy ~
      naplóbejegyzést | a ~ | egy ~
      dalszöveget | a ~ | egy ~
      karcolatot | a ~ | egy ~
      tárcát | a ~ | egy ~
      útirajzot | az ~ | egy ~
      párbeszédet | a ~ | egy ~
      bábjátékot | a ~ | egy ~
      visszaemlékezést | a ~ | egy ~
      levelezőlapot | a ~ | egy ~
      köszönőbeszédet | a ~ | egy ~
      élménybeszámolót | az ~ | egy ~
    `,
    },
    'kind.write': {
      forms: 'bare | def | indef',
      phrases: `
      hosszú | a ~ | egy ~
      részletes | a ~ | egy ~
      mulatságos | a ~ | egy ~
      tréfás | a ~ | egy ~
      szép | a ~ | egy ~
      szellemes | a ~ | egy ~
      régen tervezett | a ~ | egy ~
      érdekes | az ~ | egy ~
      különleges | a ~ | egy ~
      színes | a ~ | egy ~
      eredeti | az ~ | egy ~
      meglepő | a ~ | egy ~
      frappáns | a ~ | egy ~
      bájos | a ~ | egy ~
      megkapó | a ~ | egy ~
    `,
    },
    'verb.write': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      írt | írta | megírt | megírta | megírni | írta meg
      fogalmazott | fogalmazta | megfogalmazott | megfogalmazta | megfogalmazni | fogalmazta meg
      másolt | másolta | lemásolt | lemásolta | lemásolni | másolta le
      javítgatott | javítgatta | kijavított | kijavította | kijavítani | javította ki
      gépelt | gépelte | legépelt | legépelte | legépelni | gépelte le
    `,
    },
    'how.write': `
      gondosan
      lassan
      nagy műgonddal
      türelmesen
      nagy figyelemmel
      jókedvűen
      elmerülten
      sietség nélkül
      lelkesen
      csendes magányban
    `,
    'at.write': `
      az íróasztalnál
      a dolgozószobában
      a konyhaasztalnál
      az ablak mellett
      a könyvtárban
      a kávéházban
      a kerti asztalnál
      a tornácon
      a vonaton
      a szerkesztőségben
      a verandán
    `,

    // Cooking
    'object.cook': {
      forms: 'acc | def | indef',
      phrases: `
      levest | a ~ | egy fazék ~
      zöldséglevest | a ~ | egy fazék ~
      húslevest | a ~ | egy fazék ~
      babgulyást | a ~ | egy fazék ~
      lencselevest | a ~ | egy fazék ~
      gombalevest | a ~ | egy fazék ~
      halászlét | a ~ | egy fazék ~
      lecsót | a ~ | egy fazék ~
      főzeléket | a ~ | egy fazék ~
      tökfőzeléket | a ~ | egy fazék ~
      mártást | a ~ | egy fazék ~
      paradicsomszószt | a ~ | egy fazék ~
      pörköltet | a ~ | egy fazék ~
      ragut | a ~ | egy fazék ~
      gombapaprikást | a ~ | egy fazék ~
      zöldborsólevest | a ~ | egy fazék ~
      karfiollevest | a ~ | egy fazék ~
      sütőtöklevest | a ~ | egy fazék ~
      krumplilevest | a ~ | egy fazék ~
      vadast | a ~ | egy fazék ~
    `,
    },
    'kind.cook': {
      forms: 'bare | def | indef',
      phrases: `
      finom | a ~ | egy fazék ~
      ízletes | az ~ | egy fazék ~
      illatos | az ~ | egy fazék ~
      laktató | a ~ | egy fazék ~
      gőzölgő | a ~ | egy fazék ~
      házias | a ~ | egy fazék ~
      egyszerű | az ~ | egy fazék ~
      kiadós | a ~ | egy fazék ~
      remek | a ~ | egy fazék ~
      zamatos | a ~ | egy fazék ~
      fenséges | a ~ | egy fazék ~
      tartalmas | a ~ | egy fazék ~
      hagyományos | a ~ | egy fazék ~
      pompás | a ~ | egy fazék ~
      magyaros | a ~ | egy fazék ~
    `,
    },
    'verb.cook': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      főzött | főzte | megfőzött | megfőzte | megfőzni | főzte meg
      készített | készítette | elkészített | elkészítette | elkészíteni | készítette el
      ízesített | ízesítette | megízesített | megízesítette | megízesíteni | ízesítette meg
      kavargatott | kavargatta | megkevert | megkeverte | megkeverni | keverte meg
      fűszerezett | fűszerezte | megfűszerezett | megfűszerezte | megfűszerezni | fűszerezte meg
    `,
    },
    'how.cook': `
      csendben
      gondosan
      nagy kedvvel
      türelmesen
      dúdolgatva
      jókedvűen
      mosolyogva
      mindenki örömére
      sietség nélkül
      fütyörészve
    `,
    'at.cook': `
      a konyhában
      a nyári konyhában
      a tűzhelynél
      az udvaron
      a kerti tűzhelyen
      a szabad ég alatt
      a családi konyhában
      a vendégházban
      a kemence mellett
    `,

    // Baking
    'object.bake': {
      forms: 'acc | def | indef',
      phrases: `
      kalácsot | a ~ | egy ~
      kenyeret | a ~ | egy ~
      rétest | a ~ | egy ~
      pitét | a ~ | egy ~
      tortát | a ~ | egy ~
      kuglófot | a ~ | egy ~
      meggyes lepényt | a ~ | egy ~
      piskótát | a ~ | egy ~
      almás pitét | az ~ | egy ~
      túrós lepényt | a ~ | egy ~
      diós kalácsot | a ~ | egy ~
      mákos tekercset | a ~ | egy ~
      mézes süteményt | a ~ | egy ~
      csokoládétortát | a ~ | egy ~
      diótortát | a ~ | egy ~
      gyümölcskenyeret | a ~ | egy ~
      szilvás lepényt | a ~ | egy ~
      barackos süteményt | a ~ | egy ~
      ribizlis lepényt | a ~ | egy ~
      fonott kalácsot | a ~ | egy ~
    `,
    },
    'kind.bake': {
      forms: 'bare | def | indef',
      phrases: `
      finom | a ~ | egy ~
      illatos | az ~ | egy ~
      gusztusos | a ~ | egy ~
      friss | a ~ | egy ~
      mutatós | a ~ | egy ~
      szép nagy | a ~ | egy ~
      hatalmas | a ~ | egy ~
      házi | a ~ | egy ~
      jól sikerült | a ~ | egy ~
      remek | a ~ | egy ~
      kívánatos | a ~ | egy ~
      ízletes | az ~ | egy ~
      egyszerű | az ~ | egy ~
      ínycsiklandó | az ~ | egy ~
    `,
    },
    'verb.bake': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      sütött | sütötte | megsütött | megsütötte | megsütni | sütötte meg
      készített | készítette | elkészített | elkészítette | elkészíteni | készítette el
      szeletelt | szeletelte | felszeletelt | felszeletelte | felszeletelni | szeletelte fel
      csomagolt | csomagolta | becsomagolt | becsomagolta | becsomagolni | csomagolta be
    `,
    },
    'how.bake': `
      nagy gonddal
      jókedvűen
      mindenki örömére
      fütyörészve
      sietség nélkül
      dúdolgatva
      mosolyogva
      büszkén
      nagy kedvvel
      ráérősen
    `,
    'at.bake': `
      a konyhában
      a pékségben
      a cukrászműhelyben
      a kávézó konyhájában
      a nyári konyhában
      a családi konyhában
      a kemence mellett
      a sütőházban
      a vendégházban
      a panzió konyhájában
    `,

    // Repairing
    'object.repair': {
      forms: 'acc | def | indef',
      phrases: `
      kerékpárt | a ~ | egy ~
      faliórát | a ~ | egy ~
      ébresztőórát | az ~ | egy ~
      varrógépet | a ~ | egy ~
      rádiót | a ~ | egy ~
      lemezjátszót | a ~ | egy ~
      írógépet | az ~ | egy ~
      kávédarálót | a ~ | egy ~
      talicskát | a ~ | egy ~
      redőnyt | a ~ | egy ~
      lámpát | a ~ | egy ~
      zsebórát | a ~ | egy ~
      konyhaórát | a ~ | egy ~
      rollert | a ~ | egy ~
      szivattyút | a ~ | egy ~
      ventilátort | a ~ | egy ~
      mosógépet | a ~ | egy ~
      fényképezőgépet | a ~ | egy ~
      szélkakast | a ~ | egy ~
      kézikocsit | a ~ | egy ~
      csengőt | a ~ | egy ~
      fűnyírót | a ~ | egy ~
    `,
    },
    'kind.repair': {
      forms: 'bare | def | indef',
      phrases: `
      régi | a ~ | egy ~
      öreg | az ~ | egy ~
      kopott | a ~ | egy ~
      makacs | a ~ | egy ~
      megbízható | a ~ | egy ~
      kis | a ~ | egy ~
      jó öreg | a ~ | egy ~
      megviselt | a ~ | egy ~
      sokat használt | a ~ | egy ~
      örökölt | az ~ | egy ~
      piros | a ~ | egy ~
      hasznos | a ~ | egy ~
      rozoga | a ~ | egy ~
      ütött-kopott | az ~ | egy ~
    `,
    },
    'verb.repair': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      javított | javította | megjavított | megjavította | megjavítani | javította meg
      szerelt | szerelte | megszerelt | megszerelte | megszerelni | szerelte meg
      tisztított | tisztította | megtisztított | megtisztította | megtisztítani | tisztította meg
      vizsgált | vizsgálta | megvizsgált | megvizsgálta | megvizsgálni | vizsgálta meg
      bütykölt | bütykölte | rendbe hozott | rendbe hozta | rendbe hozni | hozta rendbe
    `,
    },
    'how.repair': `
      türelmesen
      nagy szakértelemmel
      gondosan
      ügyesen
      minden sietség nélkül
      lelkesen
      nagy odaadással
      fütyörészve
      hozzáértően
      elmerülten
    `,
    'at.repair': `
      a műhelyben
      a munkapadnál
      a garázsban
      az udvaron
      a fészerben
      a pincelejáró mellett
      a kapu előtt
      a nyitott garázsajtóban
      a hátsó udvarban
      a fáskamrában
      az eresz alatt
      a kertben
    `,

    // Sewing
    'object.sew': {
      forms: 'acc | def | indef',
      phrases: `
      kabátot | a ~ | egy ~
      szoknyát | a ~ | egy ~
      ruhát | a ~ | egy ~
      blúzt | a ~ | egy ~
      inget | az ~ | egy ~
      terítőt | a ~ | egy ~
      függönyt | a ~ | egy ~
      párnahuzatot | a ~ | egy ~
      kötényt | a ~ | egy ~
      mellényt | a ~ | egy ~
      takarót | a ~ | egy ~
      nyári ruhát | a ~ | egy ~
      vászontáskát | a ~ | egy ~
      jelmezt | a ~ | egy ~
      asztalterítőt | az ~ | egy ~
      hálóinget | a ~ | egy ~
      zakót | a ~ | egy ~
      ünneplő ruhát | az ~ | egy ~
      köpenyt | a ~ | egy ~
      ágytakarót | az ~ | egy ~
    `,
    },
    'kind.sew': {
      forms: 'bare | def | indef',
      phrases: `
      kék | a ~ | egy ~
      fehér | a ~ | egy ~
      piros | a ~ | egy ~
      csíkos | a ~ | egy ~
      pettyes | a ~ | egy ~
      kockás | a ~ | egy ~
      virágmintás | a ~ | egy ~
      színes | a ~ | egy ~
      barna | a ~ | egy ~
      szép | a ~ | egy ~
      elegáns | az ~ | egy ~
      sárga | a ~ | egy ~
      zöld | a ~ | egy ~
      világos | a ~ | egy ~
      finom | a ~ | egy ~
    `,
    },
    'verb.sew': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      varrt | varrta | megvarrt | megvarrta | megvarrni | varrta meg
      hímzett | hímezte | kihímzett | kihímezte | kihímezni | hímezte ki
      vasalt | vasalta | kivasalt | kivasalta | kivasalni | vasalta ki
      szegett | szegte | beszegett | beszegte | beszegni | szegte be
      szabott | szabta | kiszabott | kiszabta | kiszabni | szabta ki
    `,
    },
    'how.sew': `
      gondosan
      türelmesen
      fürge kézzel
      ügyesen
      halk zene mellett
      dúdolgatva
      elmélyülten
      nagy műgonddal
      gyakorlott mozdulatokkal
    `,
    'at.sew': `
      a szabóműhelyben
      az ablak mellett
      a nappaliban
      a konyhaasztalnál
      a verandán
      a varrodában
      a próbababa mellett
      a hátsó szobában
      a jelmeztárban
    `,

    // Drawing and painting
    'object.draw': {
      forms: 'acc | def | indef',
      phrases: `
      tájképet | a ~ | egy ~
      portrét | a ~ | egy ~
      csendéletet | a ~ | egy ~
      plakátot | a ~ | egy ~
      képeslapot | a ~ | egy ~
      címlapot | a ~ | egy ~
      díszletet | a ~ | egy ~
      térképet | a ~ | egy ~
      üdvözlőlapot | az ~ | egy ~
      városképet | a ~ | egy ~
      látképet | a ~ | egy ~
      mesejelenetet | a ~ | egy ~
      faliképet | a ~ | egy ~
      illusztrációt | az ~ | egy ~
      arcképet | az ~ | egy ~
      életképet | az ~ | egy ~
      meghívót | a ~ | egy ~
      könyvborítót | a ~ | egy ~
      keretdíszt | a ~ | egy ~
    `,
    },
    'kind.draw': {
      forms: 'bare | def | indef',
      phrases: `
      mutatós | a ~ | egy ~
      fantáziadús | a ~ | egy ~
      hangulatos | a ~ | egy ~
      különös | a ~ | egy ~
      szép | a ~ | egy ~
      bájos | a ~ | egy ~
      tetszetős | a ~ | egy ~
      különleges | a ~ | egy ~
      részletgazdag | a ~ | egy ~
      hatásos | a ~ | egy ~
      aprólékos | az ~ | egy ~
      szívderítő | a ~ | egy ~
      látványos | a ~ | egy ~
      eredeti | az ~ | egy ~
      finom | a ~ | egy ~
    `,
    },
    'verb.draw': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      rajzolt | rajzolta | megrajzolt | megrajzolta | megrajzolni | rajzolta meg
      festett | festette | megfestett | megfestette | megfesteni | festette meg
      vázolt | vázolta | felvázolt | felvázolta | felvázolni | vázolta fel
      színezett | színezte | kiszínezett | kiszínezte | kiszínezni | színezte ki
      készített | készítette | elkészített | elkészítette | elkészíteni | készítette el
    `,
    },
    'how.draw': `
      biztos kézzel
      nagy műgonddal
      elmélyülten
      türelmesen
      sietség nélkül
      jókedvűen
      gondosan
      lelkesen
      nagy kedvvel
      nagy figyelemmel
    `,
    'at.draw': `
      a műteremben
      a rajzteremben
      a folyóparton
      a teraszon
      a kertben
      az ablak előtt
      a domboldalon
      a tóparton
      a padlásszobában
      a nagy asztalnál
      a verandán
    `,

    // Music
    'object.music': {
      forms: 'acc | def | indef',
      phrases: `
      dalt | a ~ | egy ~
      népdalt | a ~ | egy ~
      keringőt | a ~ | egy ~
      indulót | az ~ | egy ~
      szonátát | a ~ | egy ~
      dallamot | a ~ | egy ~
      szerenádot | a ~ | egy ~
      nótát | a ~ | egy ~
      táncdalt | a ~ | egy ~
      zongoradarabot | a ~ | egy ~
      hegedűszólót | a ~ | egy ~
      menüettet | a ~ | egy ~
      polkát | a ~ | egy ~
      prelűdöt | a ~ | egy ~
      sanzont | a ~ | egy ~
      rapszódiát | a ~ | egy ~
      tangót | a ~ | egy ~
      rondót | a ~ | egy ~
    `,
    },
    'kind.music': {
      forms: 'bare | def | indef',
      phrases: `
      lendületes | a ~ | egy ~
      régi | a ~ | egy ~
      ismerős | az ~ | egy ~
      szép | a ~ | egy ~
      fülbemászó | a ~ | egy ~
      könnyed | a ~ | egy ~
      közismert | a ~ | egy ~
      játékos | a ~ | egy ~
      álmodozó | az ~ | egy ~
      rég elfeledett | a ~ | egy ~
      hangulatos | a ~ | egy ~
      rövid | a ~ | egy ~
      bájos | a ~ | egy ~
    `,
    },
    'verb.music': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      játszott | játszotta | eljátszott | eljátszotta | eljátszani | játszotta el
      gyakorolt | gyakorolta | begyakorolt | begyakorolta | begyakorolni | gyakorolta be
      hallgatott | hallgatta | meghallgatott | meghallgatta | meghallgatni | hallgatta meg
      próbált | próbálta | elpróbált | elpróbálta | elpróbálni | próbálta el
      dúdolgatott | dúdolgatta | eldúdolt | eldúdolta | eldúdolni | dúdolta el
    `,
    },
    'how.music': `
      kitartóan
      lelkesen
      átéléssel
      figyelmesen
      jókedvűen
      elmerülten
      nagy örömmel
      odaadással
      mosolyogva
    `,
    'at.music': `
      a próbateremben
      a zeneiskolában
      a nappaliban
      a nyitott ablaknál
      a zongora mellett
      a hangversenyteremben
      a téren
      a művelődési házban
      a teraszon
      a hátsó szobában
      a kerti lugasban
    `,

    // Planting
    'object.plant': {
      forms: 'acc | def | indef',
      phrases: `
      rózsatövet | a ~ | egy ~
      almafát | az ~ | egy ~
      körtefát | a ~ | egy ~
      cseresznyefát | a ~ | egy ~
      levendulabokrot | a ~ | egy ~
      orgonabokrot | az ~ | egy ~
      hortenziát | a ~ | egy ~
      barackfát | a ~ | egy ~
      szilvafát | a ~ | egy ~
      diófát | a ~ | egy ~
      fügebokrot | a ~ | egy ~
      málnabokrot | a ~ | egy ~
      ribizlibokrot | a ~ | egy ~
      rozmaringot | a ~ | egy ~
      hársfát | a ~ | egy ~
      jázminbokrot | a ~ | egy ~
      mandulafát | a ~ | egy ~
      meggyfát | a ~ | egy ~
      birsalmafát | a ~ | egy ~
      bazsarózsát | a ~ | egy ~
      szőlőtőkét | a ~ | egy ~
      loncot | a ~ | egy ~
    `,
    },
    'kind.plant': {
      forms: 'bare | def | indef',
      phrases: `
      fiatal | a ~ | egy ~
      kis | a ~ | egy ~
      erős | az ~ | egy ~
      egészséges | az ~ | egy ~
      ajándékba kapott | az ~ | egy ~
      szépen fejlődő | a ~ | egy ~
      frissen vásárolt | a ~ | egy ~
      apró | az ~ | egy ~
      szép | a ~ | egy ~
      egyéves | az ~ | egy ~
      szép növésű | a ~ | egy ~
      zsenge | a ~ | egy ~
      szép formájú | a ~ | egy ~
    `,
    },
    'verb.plant': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      ültetett | ültette | elültetett | elültette | elültetni | ültette el
      öntözött | öntözte | megöntözött | megöntözte | megöntözni | öntözte meg
      locsolt | locsolta | meglocsolt | meglocsolta | meglocsolni | locsolta meg
      metszett | metszette | megmetszett | megmetszette | megmetszeni | metszette meg
      kötözgetett | kötözgette | felkötözött | felkötözte | felkötözni | kötözte fel
    `,
    },
    'how.plant': `
      gondosan
      óvatos kézzel
      jókedvűen
      nagy türelemmel
      fütyörészve
      szép nyugodtan
      gyengéden
      hozzáértően
      örömmel
      sietség nélkül
    `,
    'at.plant': `
      a kertben
      a ház előtt
      a kerítés mellett
      a kapu mellett
      a gyümölcsösben
      az udvaron
      a kút közelében
      az iskolakertben
      a napos oldalon
      a domboldalon
      a hátsó kertben
      a teraszlépcső mellett
    `,

    // Fruit: the indefinite article is a measure.
    'object.fruit': {
      forms: 'acc | def | indef',
      phrases: `
      almát | az ~ | egy kosár ~
      körtét | a ~ | egy kosár ~
      szilvát | a ~ | egy vödör ~
      cseresznyét | a ~ | egy tál ~
      meggyet | a ~ | egy vödör ~
      málnát | a ~ | egy tál ~
      epret | az ~ | egy tál ~
      ribizlit | a ~ | egy tál ~
      szőlőt | a ~ | egy kosár ~
      őszibarackot | az ~ | egy kosár ~
      sárgabarackot | a ~ | egy láda ~
      fügét | a ~ | egy tál ~
      szedret | a ~ | egy tál ~
      egrest | az ~ | egy tál ~
      kajszit | a ~ | egy láda ~
      ringlót | a ~ | egy kosár ~
      nektarint | a ~ | egy láda ~
      piszkét | a ~ | egy tál ~
      áfonyát | az ~ | egy tál ~
    `,
    },
    'kind.fruit': {
      forms: 'bare | def | indef',
      phrases: `
      friss | a ~ | egy kosár ~
      érett | az ~ | egy láda ~
      szép | a ~ | egy kosár ~
      illatos | az ~ | egy tál ~
      hazai | a ~ | egy láda ~
      mutatós | a ~ | egy vödör ~
      ízletes | az ~ | egy tál ~
      jó minőségű | a ~ | egy láda ~
      gyönyörű | a ~ | egy kosár ~
      pompás | a ~ | egy kosár ~
      zamatos | a ~ | egy tál ~
    `,
    },
    'verb.fruit': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      szedett | szedte | leszedett | leszedte | leszedni | szedte le
      gyűjtött | gyűjtötte | összegyűjtött | összegyűjtötte | összegyűjteni | gyűjtötte össze
      válogatott | válogatta | kiválogatott | kiválogatta | kiválogatni | válogatta ki
      szedegetett | szedegette | összeszedett | összeszedte | összeszedni | szedte össze
    `,
    },
    'how.fruit': `
      gondosan
      jókedvűen
      sietség nélkül
      vidáman
      fürgén
      énekelve
      óvatos mozdulatokkal
      szaporán
      csendben
    `,
    'at.fruit': `
      a kertben
      a gyümölcsösben
      az udvaron
      a kerítés tövében
      a ház mögött
      a hátsó kertben
      a tornác előtt
      a domboldalon
      a ház körül
      a falu végi kertben
      a sorok között
    `,

    // Woodwork
    'object.wood': {
      forms: 'acc | def | indef',
      phrases: `
      polcot | a ~ | egy ~
      hintaszéket | a ~ | egy ~
      madáretetőt | a ~ | egy ~
      könyvespolcot | a ~ | egy ~
      játékhajót | a ~ | egy ~
      falovat | a ~ | egy ~
      dobozt | a ~ | egy ~
      ládát | a ~ | egy ~
      padot | a ~ | egy ~
      zsámolyt | a ~ | egy ~
      képkeretet | a ~ | egy ~
      asztalkát | az ~ | egy ~
      bölcsőt | a ~ | egy ~
      fogast | a ~ | egy ~
      ablakkeretet | az ~ | egy ~
      madárodút | a ~ | egy ~
      sakktáblát | a ~ | egy ~
      virágládát | a ~ | egy ~
      szánkót | a ~ | egy ~
      komódot | a ~ | egy ~
      hokedlit | a ~ | egy ~
    `,
    },
    'kind.wood': {
      forms: 'bare | def | indef',
      phrases: `
      praktikus | a ~ | egy ~
      kis | a ~ | egy ~
      tartós | a ~ | egy ~
      szép | a ~ | egy ~
      fenyőfa | a ~ | egy ~
      tölgyfa | a ~ | egy ~
      diófa | a ~ | egy ~
      cseresznyefa | a ~ | egy ~
      díszes | a ~ | egy ~
      sötét | a ~ | egy ~
      takaros | a ~ | egy ~
      formás | a ~ | egy ~
      világos | a ~ | egy ~
    `,
    },
    'verb.wood': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      javított | javította | megjavított | megjavította | megjavítani | javította meg
      csiszolt | csiszolta | lecsiszolt | lecsiszolta | lecsiszolni | csiszolta le
      lakkozott | lakkozta | lelakkozott | lelakkozta | lelakkozni | lakkozta le
      készített | készítette | elkészített | elkészítette | elkészíteni | készítette el
      fabrikált | fabrikálta | összeállított | összeállította | összeállítani | állította össze
    `,
    },
    'how.wood': `
      biztos kézzel
      türelmesen
      gondosan
      nagy szakértelemmel
      jókedvűen
      sietség nélkül
      ügyesen
      fütyörészve
      nagy odaadással
      aprólékos munkával
    `,
    'at.wood': `
      a műhelyben
      a gyalupadnál
      a fészerben
      az udvaron
      az eresz alatt
      a garázsban
      a nyitott kapu mögött
      a fáskamra előtt
      az asztalosműhelyben
      a tornácon
    `,

    // Looking and photographing
    'object.watch': {
      forms: 'acc | def | indef',
      phrases: `
      hidat | a ~ | egy ~
      szivárványt | a ~ | egy ~
      gólyafészket | a ~ | egy ~
      vitorlást | a ~ | egy ~
      világítótornyot | a ~ | egy ~
      szökőkutat | a ~ | egy ~
      szobrot | a ~ | egy ~
      szélmalmot | a ~ | egy ~
      vízesést | a ~ | egy ~
      sziklát | a ~ | egy ~
      tölgyfát | a ~ | egy ~
      várromot | a ~ | egy ~
      gőzmozdonyt | a ~ | egy ~
      napórát | a ~ | egy ~
      kastélyt | a ~ | egy ~
      vízimalmot | a ~ | egy ~
      toronyórát | a ~ | egy ~
      kőkaput | a ~ | egy ~
      kilátót | a ~ | egy ~
      hajót | a ~ | egy ~
      arborétumot | az ~ | egy ~
      fasort | a ~ | egy ~
    `,
    },
    'kind.watch': {
      forms: 'bare | def | indef',
      phrases: `
      szép | a ~ | egy ~
      gyönyörű | a ~ | egy ~
      különös | a ~ | egy ~
      pompás | a ~ | egy ~
      csodás | a ~ | egy ~
      mesebeli | a ~ | egy ~
      nem mindennapi | a ~ | egy ~
      meglepő | a ~ | egy ~
      lenyűgöző | a ~ | egy ~
      nagyszerű | a ~ | egy ~
      ritka szép | a ~ | egy ~
    `,
    },
    'verb.watch': {
      forms: 'im.indef | im.def | pf.indef | pf.def | inf | who',
      phrases: `
      fényképezett | fényképezte | lefényképezett | lefényképezte | lefényképezni | fényképezte le
      nézett | nézte | megnézett | megnézte | megnézni | nézte meg
      rajzolt | rajzolta | lerajzolt | lerajzolta | lerajzolni | rajzolta le
      festett | festette | lefestett | lefestette | lefesteni | festette le
      tanulmányozott | tanulmányozta | szemügyre vett | szemügyre vette | szemügyre venni | vette szemügyre
    `,
    },
    'how.watch': `
      érdeklődve
      elgondolkodva
      csendben
      ámulva
      hunyorogva
      figyelmesen
      jókedvűen
      boldogan
      elmélázva
    `,
    'at.watch': `
      az út túloldaláról
      a parkban
      a kiránduláson
      a part felől
      az út széléről
      a padon ülve
      kellő távolságból
      egy magaslatról
      a domb tetejéről
    `,

    // ── Around an action ────────────────────────────────────────────────────
    // What somebody did next; fits indoors and out.
    next: `
      leült egy kicsit pihenni
      elégedetten hátradőlt
      nyújtózott egy jó nagyot
      megivott egy pohár hideg vizet
      megivott egy csésze teát
      elégedetten körülnézett
      összecsomagolta a holmiját
      megterített a kertben
      sétált egyet a falu körül
      sétált egyet a parkban
      kisétált az állomásra
      elment a piacra
      beszaladt a boltba tejért
      leült a többiekkel beszélgetni
      felhívta egy régi barátját
      betért a könyvtárba
      becsukta a kertkaput
      kifújta magát
      kilépett a tornácra
      kiült a kertbe
      teát főzött a többieknek
      kávét főzött magának
      meghívta a többieket egy limonádéra
      körülnézett a kertben
      felült a kerékpárjára
      eltette a szemüvegét
      elővette a naptárát
      megnézte, hány óra van
      sokáig nézte a fákat
      lement a folyópartra
      elsietett a postára
      zsebre dugta a kezét
      elővette a kedvenc könyvét
      megetette a macskát
      sétálni vitte a kutyát
      írt néhány sort a barátainak
      rendet rakott maga körül
      elköszönt a többiektől
      már tudta, mihez fog holnap
      új tervet eszelt ki
      mesélni kezdett a gyerekeknek
      behívta a gyerekeket
      úgy érezte, megérdemel egy szelet süteményt
      uzsonnát adott mindenkinek
      elégedetten hazaindult
      számba vette a tennivalóit
      elcsendesedett, és a madarakat figyelte
    `,
    // Before the work.
    first: `
      kinyitotta az ablakot
      felgyújtotta a lámpát
      ivott egy csésze kávét
      ivott egy korty vizet
      feltűrte az ingujját
      leült egy kicsit
      felvette a szemüvegét
      megtörölte a szemüvegét
      tanácsot kért egy barátjától
      vett egy mély lélegzetet
      rendet rakott maga körül
      mindent jól átgondolt
      készített magának egy listát
      sétált egy keveset
      bekapcsolta a rádiót
      levette a kabátját
      megebédelt
      megreggelizett
      elbeszélgetett a többiekkel
      mindenkitől csendet kért
      átfutotta a reggeli híreket
      kiszellőztetett
      megetette a macskát
      hosszan nézte az eget
      felírt néhány szót egy cédulára
      kikapcsolta a telefonját
      ivott egy csésze teát
      kezet mosott
      elköszönt a barátaitól
    `,
    // With an infinitive.
    intended: {
      forms: 'def | indef',
      phrases: `
      szerette volna | szeretett volna
      igyekezett | ~
      megpróbálta | megpróbált
      sietett | ~
      nem felejtette el | nem felejtett el
      készült | ~
      nem volt rest | ~
      régóta szerette volna | régóta szeretett volna
      titokban szerette volna | titokban szeretett volna
      nagyon szerette volna | nagyon szeretett volna
      csak később tudta | csak később tudott
      örömmel készült | ~
      próbálta | próbált
      mindenképpen igyekezett | ~
      csak délután tudta | csak délután tudott
      gyorsan megpróbálta | gyorsan megpróbált
    `,
    },
    // Before an infinitive: hard work, in the topics that can be hard.
    'it-was.write': `
      nem volt könnyű
      nem volt gyerekjáték
      türelmet kívánt
      fáradságos volt
      nem ment gyorsan
      nagy figyelmet kívánt
      sok időbe telt
    `,
    'it-was.repair': `
      nem volt könnyű
      nem volt gyerekjáték
      türelmet kívánt
      fáradságos volt
      nem ment gyorsan
      komoly feladat volt
      sok időbe telt
    `,
    'it-was.sew': `
      nem volt könnyű
      nem volt gyerekjáték
      aprólékos munka volt
      türelmet kívánt
      nem ment gyorsan
      gyakorlatot kívánt
      sok időbe telt
    `,
    'it-was.draw': `
      nem volt könnyű
      nem volt gyerekjáték
      türelmet kívánt
      fáradságos volt
      nem ment gyorsan
      komoly feladat volt
      sok időbe telt
    `,
    'it-was.wood': `
      nem volt könnyű
      nem volt gyerekjáték
      türelmet kívánt
      fáradságos volt
      nem ment gyorsan
      komoly feladat volt
      sok időbe telt
    `,
    persevered: `
      nem adta fel
      derűsen vágott bele
      kitartott mellette
      szívesen bajlódott vele
      örömét lelte benne
      nem kapkodott
      fáradhatatlan volt
      nem sajnálta rá az időt
    `,
    // Told about others.
    told: `
      azt mesélte, hogy
      nevetve mesélte, hogy
      örömmel hallotta, hogy
      meglepve hallotta, hogy
      büszkén mesélte, hogy
      megemlítette, hogy
      elárulta, hogy
      azt írta, hogy
      nem is tudta, hogy
      mosolyogva idézte fel, hogy
      csak ebédnél tudta meg, hogy
      mindenkinek elmondta, hogy
      úgy hallotta, hogy
      úgy emlékezett, hogy
      annak örült, hogy
      elmesélte, hogy
      a naplójába feljegyezte, hogy
      telefonon elújságolta, hogy
      biztos volt benne, hogy
      azzal köszönt be, hogy
    `,
    finally: `
      végül
      mindenki örömére
      ezúttal
      tegnap
      a múltkor
      tegnapelőtt
      meglepetésünkre
      nagy örömünkre
      a hétvégén
      természetesen
      az utolsó pillanatban
      kérésünkre
      két napja
      a minap
      nagy örömére
      a szünetben
    `,

    // Who admired the thing, in a sentence with a relative clause.
    everyone: `
      mindenki
      az egész család
      a fél utca
      az egész osztály
      minden jelenlévő
      a fél környék
      a társaság
      minden látogató
      a kis csapat
      az egész falu
      a ház apraja-nagyja
      az asztaltársaság
      a baráti kör
      a gyereksereg
    `,
    'admired.write': `
      nagy élvezettel olvasta
      hangosan dicsérte
      örömmel fogadta
      többször is elolvasta
      napokig emlegette
      érdeklődve fogadta
    `,
    'admired.cook': `
      hangosan dicsérte
      jó étvággyal fogyasztotta
      kíváncsian megkóstolta
      napokig emlegette
      örömmel fogadta
      kétszer is megdicsérte
      szinte azonnal megette
    `,
    'admired.bake': `
      az utolsó morzsáig megette
      hangosan dicsérte
      kíváncsian megkóstolta
      napokig emlegette
      örömmel fogadta
      uzsonnára fogyasztotta
      alig győzte dicsérni
    `,
    'admired.sew': `
      megcsodálta
      hangosan dicsérte
      hosszasan nézegette
      kétszer is megdicsérte
      azonnal észrevette
      elismerően emlegette
      ámulva nézegette
    `,
    'admired.draw': `
      megcsodálta
      hosszasan nézegette
      hangosan dicsérte
      közelről is megnézte
      ámulva szemlélte
      elismerően emlegette
      azonnal észrevette
    `,
    'admired.wood': `
      megcsodálta
      hosszasan nézegette
      körbejárta
      elismerően emlegette
      hangosan dicsérte
      közelről is megnézte
      kétszer is megdicsérte
    `,
    'admired.repair': `
      örömmel látta viszont
      hosszasan nézegette
      kíváncsian körbejárta
      elismerően emlegette
      azonnal észrevette
      megcsodálta
    `,

    // ── Sky, water, trees ───────────────────────────────────────────────────
    // sky: the noun, bare after a look, or with its article; look: an adjective with the article;
    // does and where: the predicate and its place or object. grey and fair weather are kept apart.
    'sky.grey.rain': {
      forms: 'bare | art',
      phrases: `
      eső | az ~
      nyári eső | a ~
      őszi eső | az ~
      szeptemberi eső | a ~
      májusi eső | a ~
    `,
    },
    'look.grey.rain': `
      az apró szemű
      a csendes
      a langyos
      a hűvös
      a várva várt
      a jótékony
      az ezüstös
      a frissítő
      a szapora
    `,
    'does.grey.rain': `
      permetezett
      hullott
      szitált
      egyenletesen hullott
      szelíden hullott
      sűrűn hullott
      szüntelenül szitált
      halkan szemerkélt
      zizegve hullott
      esett
    `,
    'where.grey.rain': `
      a tetőkre
      a palatetőre
      a kertre
      a muskátlikra
      a tóra
      a szőlőlevelekre
      az üres utcára
      a hársfákra
      a piros cserepekre
      a kerti asztalra
      a rétekre
      a kőlapokra
      a kertekre
      a fenyvesre
      a macskakőre
    `,
    'sky.grey.snow': {
      forms: 'bare | art',
      phrases: `
      hó | a ~
      friss hó | a ~
      porhó | a ~
      januári hó | a ~
      decemberi hó | a ~
    `,
    },
    'look.grey.snow': `
      a puha
      a sűrű
      a csillogó
      a vastag
      a néma
      a szikrázó
      a tiszta
    `,
    'does.grey.snow': `
      csendesen beborította
      lassan befedte
      fehérbe öltöztette
      észrevétlenül betakarta
      apránként befedte
      finoman beborította
      szép lassan ellepte
    `,
    'where.grey.snow': `
      a háztetőket
      a kertet
      a padokat
      a mezőket
      a fenyőket
      az utcát
      a hegyoldalt
      a szőlődombot
      a hidat
      a szánkópályát
      a parkot
      a kertkapukat
    `,
    'sky.grey.mist': {
      forms: 'bare | art',
      phrases: `
      köd | a ~
      pára | a ~
      őszi köd | az ~
      októberi köd | az ~
    `,
    },
    'look.grey.mist': `
      a sűrű
      a tejfehér
      a szürke
      a könnyű
      a halvány
      a gomolygó
      a nyirkos
    `,
    'does.grey.mist': `
      lassan ereszkedett
      nesztelenül telepedett
      puhán borult
      álmosan ereszkedett
      fátyolként borult
      észrevétlenül kúszott
      csendben szállt
    `,
    'where.grey.mist': `
      a völgyre
      a folyóra
      a rétekre
      a kikötőre
      a nádasra
      a városra
      a szőlőkre
      a vasúti töltésre
      a kertekre
      az erdőszélre
      a hídra
      a tóra
    `,
    'sky.fair.sun': {
      forms: 'bare | art',
      phrases: `
      napsütés | a ~
      napfény | a ~
      fény | a ~
      napsugár | a ~
    `,
    },
    'look.fair.sun': `
      az aranyló
      a lágy
      a barátságos
      az éltető
      a derűs
      a bőkezű
      a sárgás
      a tündöklő
    `,
    'does.fair.sun': `
      szétterült
      melegen ragyogott
      szikrázott
      vidáman táncolt
      lassan végigsiklott
      játékosan rezgett
      szelíden pihent
      csillogott
    `,
    'where.fair.sun': `
      a háztetőkön
      a tó vizén
      a harmatos füvön
      a régi tornyon
      az ablaküvegen
      a dombokon
      a kavicsos úton
      a kőfalakon
      a szőlőleveleken
      az udvar kövein
      a fehér falakon
      a kerítés lécein
    `,
    'sky.fair.wind': {
      forms: 'bare | art',
      phrases: `
      szél | a ~
      szellő | a ~
      déli szél | a ~
      nyugati szél | a ~
      hegyi szél | a ~
    `,
    },
    'look.fair.wind': `
      az enyhe
      a langyos
      a friss
      a könnyű
      a szeszélyes
      az illatos
      a csendes
    `,
    'does.fair.wind': `
      lágyan ringatta
      szelíden simogatta
      lengette
      borzolta
      vidáman táncoltatta
      játékosan hajlítgatta
      halkan susogtatta
    `,
    'where.fair.wind': `
      a fűzfaágakat
      a nádast
      a búzát
      a nyárfák lombját
      a hársfák leveleit
      a vadvirágokat
      a magas füvet
      a nyírfák ágait
      a napraforgókat
      a sás szálait
      a kukoricást
    `,
    'sky.fair.river': {
      forms: 'bare | art',
      phrases: `
      folyó | a ~
      patak | a ~
      folyócska | a ~
      patakocska | a ~
    `,
    },
    'look.fair.river': `
      a tiszta
      a hűs
      a zöldes
      a csendes
      a keskeny
      a sekély
      a hűvös
      az átlátszó
    `,
    'does.fair.river': `
      nyugodtan kanyargott
      békésen folydogált
      csillogva siklott
      szelíden csobogott
      halkan zúgott
      lustán kígyózott
      mormolva folyt
      ráérősen haladt
    `,
    'where.fair.river': `
      a fűzfák között
      a rétek felé
      a malom mellett
      a kertek alatt
      a híd alatt
      a dombok lábánál
      a kavicsos partok közt
      a nádas mentén
      a kis falu mellett
      az erdő szélén
      a szántóföldek között
    `,
    'sky.fair.tree': {
      forms: 'bare | art',
      phrases: `
      hársfa | a ~
      tölgyfa | a ~
      nyírfa | a ~
      fűzfa | a ~
      juharfa | a ~
      gesztenyefa | a ~
      nyárfa | a ~
      platánfa | a ~
      akácfa | az ~
    `,
    },
    'look.fair.tree': `
      az öreg
      a magas
      a terebélyes
      a lombos
      a méltóságteljes
      a százéves
      a dús lombú
      a hatalmas
    `,
    'does.fair.tree': `
      halkan susogott
      hűs árnyékot vetett
      szelíden bólogatott
      csendesen susogott
      lustán hajladozott
      suttogva hajladozott
      lágyan ringatózott
      hallgatagon őrködött
    `,
    'where.fair.tree': `
      a tér közepén
      a domb tetején
      az út mentén
      a kert végében
      az iskola előtt
      a kapu mellett
      a folyóparton
      az állomás mögött
      a kút mellett
      a ház sarkánál
      a szőlődombon
      a játszótér szélén
    `,
    'sky.fair.cloud': {
      forms: 'bare | art',
      phrases: `
      felhő | a ~
      bárányfelhő | a ~
      kis felhő | a ~
      felhőcske | a ~
    `,
    },
    'look.fair.cloud': `
      a fehér
      a pihekönnyű
      a magányos
      a gömbölyű
      a habos
      a gyapjas
      az eltévedt
      a hófehér
    `,
    'does.fair.cloud': `
      lassan úszott
      ráérősen vándorolt
      nesztelenül szállt
      könnyedén suhant
      lustán vonult
      békésen sodródott
      álmosan úszott
    `,
    'where.fair.cloud': `
      a dombok felett
      a város felett
      a folyó felett
      a hegyek felé
      a kék égen
      a mezők fölött
      a háztetők felett
      a tó fölött
      a látóhatár felé
      a tornyok felett
      a völgy felett
    `,
    // Stretches of a day, for what goes on all the while.
    'all-day': `
      egész nap
      egész délelőtt
      egész délután
      hosszú órákon át
      reggeltől délig
      kora reggel óta
      ebéd óta
      délelőttönként
      délutánonként
      hétvégente
      reggelente
      a szünet alatt
      aznap
      azon a délelőttön
      azon a délutánon
      a reggeli órákban
      napközben
    `,

    // ── Animals ─────────────────────────────────────────────────────────────
    'animal.cat': `
      cica
      macska
      kandúr
      kismacska
    `,
    'breed.cat': `
      a szürke
      a fekete
      a tarka
      a fehér mancsú
      a puha bundájú
      a vörös
      a cirmos
      az álmos
      a szelíd
      a selymes szőrű
    `,
    'spot.cat': `
      az ablakpárkányon
      a kerítés tetején
      a lépcsőn
      a napos verandán
      a kanapén
      a kályha mellett
      a kertkapuban
      a lábtörlőn
      a meleg köveken
      egy régi kosárban
      a fotelban
    `,
    'does.cat': `
      elégedetten dorombolt
      szundikált
      mosakodott
      lustán nyújtózott
      félálomban hevert
      összegömbölyödve aludt
      csendben figyelt
    `,
    'animal.bird': `
      rigó
      cinege
      vörösbegy
      pinty
      fülemüle
      csíz
      zöldike
      tengelic
      poszáta
    `,
    'breed.bird': `
      egy kis
      egy fürge
      egy bátor
      egy szép hangú
      egy magányos
      a szomszéd kertben lakó
      egy gömbölyű
      egy kíváncsi
      egy apró
      egy jókedvű
    `,
    'spot.bird': `
      az almafán
      a kerítésen
      az orgonabokorban
      a háztetőn
      az ablak előtt
      a mogyoróbokorban
      a kert végében
      a szőlőlugasban
      a sövényen
      a cseresznyefán
      a kertkapun
    `,
    'does.bird': `
      vidáman énekelt
      fütyült
      fáradhatatlanul csicsergett
      tollászkodott
      dalolt
      trillázott
      ugrándozott
      csipogott
    `,
    'animal.dog': `
      kutya
      kiskutya
      juhászkutya
      puli
      tacskó
    `,
    'breed.dog': `
      a barna
      a fekete
      a jámbor
      a szelíd
      a vidám
      a hűséges
      egy türelmes
      egy foltos
      a játékos
    `,
    'spot.dog': `
      a kapu előtt
      a kerti pad alatt
      az udvaron
      a töltésen
      a sövény mellett
      a park szélén
      a fűben
      a pékség előtt
      a kertben
      a kút mellett
    `,
    'does.dog': `
      a gazdáját várta
      hempergett
      szaladgált
      jókedvűen ugrált
      egy botot rágcsált
      békésen szuszogott
      a járókelőket figyelte
      nyugodtan heverészett
    `,
    'animal.pond': `
      kacsa
      vadkacsa
      hattyú
      gém
      gólya
      liba
    `,
    'breed.pond': `
      egy fiatal
      egy magányos
      egy békés
      egy nyugodt
      egy éber
      egy szép tollú
      egy kíváncsi
    `,
    'spot.pond': `
      a sekély vízben
      a nádas szélén
      a vízparton
      a folyókanyarban
      a halastónál
      a csatorna partján
      a kis sziget mellett
      a malom előtt
    `,
    'does.pond': `
      tollászkodott
      eleséget keresett
      mozdulatlanul álldogált
      csendben figyelt
      ráérősen lépegetett
      pihent
      körbenézett
    `,
    'animal.wood': `
      mókus
      nyúl
      őz
      szarvas
      róka
    `,
    'breed.wood': `
      egy fürge
      egy óvatos
      egy fiatal
      egy félénk
      egy kíváncsi
      egy éber
    `,
    'spot.wood': `
      az erdő szélén
      a tisztáson
      a bokrok között
      a páfrányok között
      az ösvény mellett
      a mohás kövek között
      a bükkfák alatt
      egy kidőlt fa mellett
      a fenyők között
    `,
    'does.wood': `
      eleséget keresett
      fülelt
      nesztelenül járt
      meg-megállt
      körbenézett
      halkan neszezett
      a levegőbe szimatolt
    `,
    'animal.insect': `
      méh
      pillangó
      lepke
      poszméh
      szitakötő
    `,
    'breed.insect': `
      egy fürge
      egy szorgos
      egy apró
      egy magányos
      egy eltévedt
      egy játékos
    `,
    'spot.insect': `
      a levendula fölött
      a rózsák körül
      a virágágyás fölött
      a fűszernövények fölött
      a margaréták között
      a petúniák körül
      az erkélyládák fölött
      a sziklakertben
      a cserepes virágok fölött
      a lóhere fölött
    `,
    'does.insect': `
      repdesett
      körözött
      röpködött
      ide-oda szállt
      fáradhatatlanul keringett
      el-elidőzött
    `,

    // ── Houses, rooms, streets ──────────────────────────────────────────────
    'house-kind': `
      a régi
      az öreg
      a sárga
      a fehér
      a tóparti
      a domboldali
      a magányos
      a szépen felújított
      a kétszintes
      a napsütötte
      a csendes
      a meghitt
      a hegyoldali
      a zöld zsalus
      egy régi
      egy takaros
      egy barátságos
      egy félreeső
      a parkra néző
    `,
    house: `
      ház
      villa
      vendégház
      parasztház
      nyaraló
      kúria
      fogadó
      panzió
    `,
    // In its garden, or in its rooms: what stands there, in the singular.
    'part.garden': `
      kertjében
      udvarán
      előkertjében
      belső udvarán
      kerítése mentén
      bejárata előtt
    `,
    'feature-kind.garden': `
      illatos
      buja
      gyönyörű
      dús
      csodás
      messze illatozó
      pompás
      bódító illatú
    `,
    'feature.garden': `
      rózsa
      orgona
      levendula
      jázmin
      bazsarózsa
      lonc
      futórózsa
      vadrózsa
    `,
    'stands.garden': `
      virágzott
      nyílt
      pompázott
      díszlett
      virult
      díszelgett
      fogadta az érkezőket
    `,
    'part.room': `
      nappalijában
      padlásszobájában
      előszobájában
      legnagyobb szobájában
      földszintjén
      emeletén
    `,
    'feature-kind.room': `
      különös
      díszes
      hatalmas
      ritka szép
      megkímélt
      szép
      értékes
      formás
      gondosan megőrzött
    `,
    'feature.room': `
      állóóra
      íróasztal
      könyvespolc
      szekrény
      komód
      tükör
      karosszék
      tálalószekrény
      cserépkályha
      hintaszék
      pianínó
      kanapé
      varróasztal
      láda
    `,
    'stands.room': `
      vonzotta a tekintetet
      őrizte a múlt emlékeit
      fogadta a belépőket
      kapott helyet
      állt a fal mellett
      emlékeztetett a hajdani időkre
      keltett csodálatot
    `,

    // Streets and squares
    'street-kind': `
      a tiszta
      a csendes
      a hangulatos
      a macskaköves
      a napos
      a rendezett
      a barátságos
      a fákkal szegélyezett
      a kedves
      a kisvárosi
      az ismerős
      az álmos
      az árnyas
      a virágos
    `,
    street: `
      utca
      főutca
      tér
      főtér
      sétány
      piactér
      utcácska
      sétálóutca
      rakpart
    `,
    'street-how': `
      lassan
      egykettőre
      észrevétlenül
      szinte egyszerre
      minden átmenet nélkül
      apránként
      szép lassan
      szokás szerint
      váratlanul
    `,
    'street-acts': `
      megtelt élettel
      benépesült
      megtelt nézelődőkkel
      megelevenedett
      megtelt gyerekzsivajjal
      megtelt zenével
      megtelt kerékpárosokkal
      mozgalmas lett
      fénybe borult
      új arcot öltött
      megtelt járókelőkkel
      megtelt beszélgetőkkel
      megtelt jókedvvel
      derűsebb lett
      megtelt nevetéssel
    `,

    // Vehicles
    'vehicle-kind.rail': `
      a piros
      a zsúfolt
      a félig üres
      a menetrend szerinti
      a hosszú
      a sárga
      a kétkocsis
      egy kék
      az ismerős
      a megszokott
    `,
    'vehicle.rail': `
      vonat
      motorvonat
      helyi vonat
      kisvasút
      szerelvény
      sínbusz
      személyvonat
    `,
    'vehicle-how.rail': `
      halk zúgással
      nyugodt tempóban
      ráérősen
      egyenletesen zakatolva
      csendesen
      szép lassan
    `,
    'vehicle-acts.rail': `
      gördült be az állomásra
      kanyarodott a híd felé
      haladt a folyó mentén
      indult tovább a hegyek felé
      siklott a kertek között
      ért a végállomásra
      tűnt fel a kanyarban
      hagyta el a várost
      kelt át a völgyön
      gurult el a nyaralók mellett
      közeledett a kisváros felé
    `,
    'vehicle-kind.ship': `
      a fehér
      a kis
      a régi
      a zászlókkal díszített
      a sötétkék
      egy magányos
      az ezüstszürke
      a piros orrú
      az ismerős
    `,
    'vehicle.ship': `
      hajó
      komp
      vitorlás
      sétahajó
      kirándulóhajó
      halászhajó
      gőzös
    `,
    'vehicle-how.ship': `
      csendesen
      méltóságteljesen
      lágyan ringva
      szép lassan
      nyugodtan
      apró hullámokat vetve
      halkan
    `,
    'vehicle-acts.ship': `
      siklott a túlsó part felé
      kötött ki a mólónál
      úszott be a kikötőbe
      távolodott a parttól
      haladt el a nádas mellett
      közeledett a kikötőhöz
      hagyta maga mögött az öblöt
      fordult a nyílt víz felé
    `,
    'vehicle-kind.road': `
      a zöld
      a poros
      egy öreg
      a kis fehér
      a piros
      egy sárga
      az ismerős
      a sáros
      egy fehér
      egy kék
      a régi
    `,
    'vehicle.road': `
      autóbusz
      teherautó
      kisbusz
      autó
      furgon
      postaautó
      kisteherautó
    `,
    'vehicle-how.road': `
      halkan zúgva
      óvatosan
      lassan
      zötyögve
      tempósan
      rázkódva
      nyugodtan
      komótosan
    `,
    'vehicle-acts.road': `
      kapaszkodott fel a dombra
      haladt a szántóföldek között
      gurult át a hídon
      kanyarodott a piactérre
      állt meg a pékség előtt
      közeledett a falu felé
      tűnt el a kanyarban
      gördült végig a főutcán
    `,

    // ── Things that lie about ───────────────────────────────────────────────
    'scene.desk': `
      az íróasztalon
      az ablak melletti asztalkán
      a dolgozószoba asztalán
      a nagy tölgyfa asztalon
      a titkárnő asztalán
      a polc legalján
      a fiókban
      az alacsony asztalkán
    `,
    'item.desk': `
      egy ceruza
      egy vonalzó
      egy régi napló
      egy jegyzetfüzet
      egy levélbontó
      egy kék boríték
      egy nagyító
      egy radír
      egy papírnehezék
      egy naptár
      egy színes képeslap
      egy kis olló
      egy félbehagyott levél
      egy zsebszótár
      egy vékony verseskötet
      egy kulcscsomó
    `,
    'scene.kitchen': `
      a konyhaasztalon
      a konyhapulton
      a nyári konyha asztalán
      a tálalóasztalon
      a nagy konyhaszekrényben
      a hosszú faasztalon
      a kamra polcán
    `,
    'item.kitchen': `
      egy fej káposzta
      egy üveg méz
      egy cipó
      egy tál dió
      egy köteg petrezselyem
      egy zacskó liszt
      egy üveg lekvár
      egy kosár tojás
      egy csokor kapor
      egy fonat hagyma
      egy kancsó limonádé
      egy tál alma
      egy üveg szörp
      egy kosár gesztenye
      egy füzér paprika
      egy doboz keksz
      egy kék csupor
      egy bögre tej
    `,
    'scene.shed': `
      a munkapadon
      a fészerben
      a műhely sarkában
      a pince polcán
      a garázs végében
      a padlás közepén
      a szerszámos polcon
    `,
    'item.shed': `
      egy kalapács
      egy fűrész
      egy doboz szög
      egy tekercs huzal
      egy csavarhúzó
      egy vödör festék
      egy locsolókanna
      egy rozsdás lakat
      egy kerékpárpumpa
      egy régi lámpás
      egy metszőolló
      egy kötél
      egy üres virágcserép
      egy mérőszalag
      egy ecset
      egy reszelő
      egy üveg lakk
      egy vízmérték
    `,
    'scene.bag': `
      a kosárban
      a hátizsákban
      a kirándulótáskában
      a kerti padon
      a pokrócon
      az utazótáskában
      a csónak aljában
    `,
    'item.bag': `
      egy termosz
      egy szalmakalap
      egy esőkabát
      egy regény
      egy térkép
      egy alma
      egy távcső
      egy fényképezőgép
      egy vastag pulóver
      egy doboz szendvics
      egy tubus naptej
      egy labda
      egy tábla csokoládé
      egy sál
      egy kulacs
      egy füzet
      egy körte
      egy törülköző
    `,
    lay: `
      sorakozott egymás mellett
      maradt
      sorakozott
      várt a sorára
      kapott helyet
      pihent
      várakozott
    `,

    // ── Smells and sounds ───────────────────────────────────────────────────
    // from: where from; scent: the smell; to: how it came.
    'from.in': `
      a konyhából
      a pékségből
      a nyitott ablakból
      a nyári konyhából
      a sarki cukrászdából
      a szomszéd házból
      a kávéházból
      az iskola konyhájából
      a földszinti lakásból
      a teázóból
    `,
    'scent-kind.in': `
      meleg
      édes
      finom
      csábító
      ismerős
      varázslatos
      jóleső
      hamisítatlan
      barátságos
      otthonos
      összetéveszthetetlen
    `,
    'scent.in': `
      kenyér
      kávé
      kalács
      fahéj
      almás pite
      vanília
      sült alma
      csokoládé
      mézeskalács
      pogácsa
      sült gesztenye
      forró kakaó
      szilvalekvár
      mogyoró
      karamell
      vaj
      fánk
      citrom
      méz
    `,
    'came.in': `
      szállt az utcára
      töltötte be a kertet
      szivárgott ki
      áradt a szabadba
      szállt szerteszét
      csalogatta a vendégeket
      hívogatta az arra járókat
      ömlött az utcára
      állította meg a járókelőket
    `,
    'from.out': `
      a folyó felől
      a hegyekből
      az erdőből
      a kertek felől
      a rétek felől
      a vízpartról
      a fenyvesből
      a szántóföldekről
    `,
    'scent-kind.out': `
      friss
      üde
      tiszta
      enyhe
      bódító
      jóleső
      könnyű
      édes
      semmihez sem fogható
    `,
    'scent.out': `
      hársfa
      nedves föld
      gyanta
      széna
      eső
      frissen vágott fű
      bodza
      kamilla
      vadvirág
      akác
      levendula
      menta
      zsálya
      vadrózsa
      lucerna
      kakukkfű
      repce
    `,
    'came.out': `
      szállt a város felé
      lengte be a völgyet
      áradt be az ablakon
      ért el az útig
      kúszott be a házba
      áradt a falu felé
      érkezett a széllel
      lopakodott be az ablakon
    `,
    'sound-kind': `
      halk
      távoli
      egyre erősödő
      ismerős
      szívmelengető
      jól ismert
      szívderítő
      lágy
    `,
    sound: `
      zongoraszó
      mandolinszó
      gitárszó
      zene
      zsibongás
      csengőszó
      hegedűszó
      gyerekzsivaj
      trombitaszó
      furulyaszó
      dobszó
      kacagás
      dúdolás
      klarinétszó
      harmonikaszó
      fuvolaszó
      fütyörészés
      citeraszó
    `,
    'sound-came': `
      szűrődött át a kertkapun
      szállt a kertek fölött
      úszott a levegőben
      jutott el a tornácig
      keveredett a madarak hangjával
      hallatszott
      hallatszott át a kerítésen
      érkezett a széllel
      áradt a nyitott kapun át
    `,
    'sound-from': `
      az utca felől
      a szomszédból
      az iskola felől
      a főtér felől
      a zeneiskola felől
      a túlsó partról
      a szomszéd kertből
      a domb felől
      a park felől
      a ház mögül
      az emeleti ablakból
      az utca végéből
    `,

    // ── Groups ──────────────────────────────────────────────────────────────
    group: `
      a gyerekek
      a lakók
      a barátok
      a kamaszok
      a lányok
      a fiúk
      az unokák
      a testvérek
      a csoporttársak
      a nyaralók
      a vendégek
      a kirándulók
      a kórustagok
      az osztálytársak
      a nagyszülők
      a régi barátok
      a falubeliek
      a tanítványok
      a kollégák
    `,
    'gather-at': `
      a nagy diófa alatt
      a tóparton
      a kerti asztal körül
      a könyvtár udvarán
      a tornácon
      a verandán
      a téren
      a parkban
      a ház előtt
      a réten
      a szökőkút mellett
      a hajóállomás közelében
      az almáskertben
      a kávéház teraszán
      a művelődési ház udvarán
      a falu végén
      a padokon
      a folyóparton
    `,
    'gather-do': `
      beszélgettek
      énekeltek
      társasjátékoztak
      kártyáztak
      régi történeteket meséltek
      jókat nevettek
      limonádét ittak
      gyümölcsöt ettek
      rádiót hallgattak
      a fecskéket nézték
      képrejtvényeket fejtettek
      dalokat tanultak
      fényképeket nézegettek
      dominóztak
      sakkoztak
      rajzoltak
      a terveiket szövögették
      verseket mondtak
      egymással tréfáltak
      papírhajókat hajtogattak
      találós kérdéseket tettek fel
      papírsárkányt barkácsoltak
    `,
    'gather-next': `
      aztán mindannyian hazasétáltak
      és egész idő alatt jól szórakoztak
      aztán sétáltak egyet
      aztán mindenki segített elpakolni
      és észre sem vették, hogy múlik az idő
      és szívből örültek egymásnak
      és nem siettek sehová
      és megbeszélték a következő kirándulást
      aztán vidáman elköszöntek
      és senki sem unatkozott
      és mindenkinek jutott egy kis sütemény
      és minden arra járót odahívtak
      aztán készítettek néhány közös képet
      és közben a kutyát simogatták
      és egyszer sem néztek az órára
      aztán fagylaltért indultak
      és még a madarak is elhallgattak
      és a távolból egy harmonika szólt
      és egyre többen csatlakoztak hozzájuk
      és örültek a jó időnek
    `,

    // ── Events that mark a moment ───────────────────────────────────────────
    event: `
      megszólalt a hajókürt
      bekapcsolták a szökőkutat
      kisütött a nap
      megérkezett a vonat
      kinyitottak az üzletek
      megtelt a kosár
      becsöngettek az iskolában
      kinyitott a könyvtár
      elhallgattak a madarak
      felszállt a köd
      befutott az iskolabusz
      megszólalt egy kakukk
      megjött a posta
      kikötött a komp
      elcsendesedett az utca
      véget ért az előadás
      véget ért a próba
      elindult az autóbusz
      véget ért a megbeszélés
      elült a szél
      kiürült a játszótér
      kihajózott a vitorlás
      elcsitult a zsivaj
      elhallgatott a zene
      felébredt a macska
      kiürült a teáskanna
      elúszott az utolsó felhő
      kiderült az ég
      elcsendesedett a ház
      leszállt egy galamb az ablakpárkányra
      véget ért az óra
      megszólalt a toronyóra
      megfordult a szél
      beállt az autóbusz a megállóba
      véget ért a szünet
      kihűlt a sütemény
    `,

    // ── General remarks (present tense) ─────────────────────────────────────
    good: `
      egy csésze forró tea
      egy jó könyv
      a reggeli séta
      a kertészkedés
      a közös ebéd
      egy régi dal
      a házi lekvár
      a friss kenyér
      a hosszú beszélgetés
      egy kézzel írt levél
      az esti mese
      az őszi séta
      egy régi ismerős
      a nyári zápor
      a közös éneklés
      a csendes délután
      egy szabad óra
      az erdei kirándulás
      a szép kilátás
      egy kedves szó
      egy gondosan terített asztal
      az első hó
      a tavaszi szél
      a vasárnapi reggeli
      a jó társaság
      a tenger látványa
      egy hangulatos vonatút
      egy virágzó almafa
      a halk zene
      a meleg takaró
      egy szép fénykép
      a szomszéd mosolya
      egy bögre kakaó
      egy rég várt képeslap
      egy közös kirándulás
    `,
    often: `
      gyakran
      sokszor
      mindig
      idővel
      szinte észrevétlenül
      olykor
      időnként
      nagyon sokszor
      rendszerint
      bármikor
      nem egyszer
      újra meg újra
    `,
    value: `
      jobb kedvre derít
      megnyugtat
      elűzi a fáradtságot
      elfeledteti a sietséget
      erőt ad
      új színt hoz az életbe
      boldoggá teszi az embert
      kizökkent a megszokásból
      jólesik mindenkinek
      lendületbe hoz
      megszépíti a hétköznapokat
      emlékeket ébreszt
      örömet szerez
      felvidít egy egész családot
      feltölt energiával
      kikapcsol
      ünneppé teszi a napot
      jó hangulatot teremt
      segít megpihenni
      otthonos érzést kelt
      felüdít
    `,
    habit: `
      szereti a kertjét
      korán kel
      sokat olvas
      tud hallgatni
      mindennap sétál egyet
      szívesen tanul
      jól ismeri a környéket
      ráér gyönyörködni a felhőkben
      szívesen főz másoknak
      szívből énekel
      kedves a szomszédaival
      rendben tartja a szerszámait
      nem siet
      egyszerre csak egy dologgal foglalkozik
      hosszú leveleket ír
      szépen terít
      szereti a csendet
      megosztja az örömét
      figyel az apró jelekre
      gyakran jár az erdőben
      meghallgatja a másikat
      szívesen kérdez
      mindig viszi magával a jegyzetfüzetét
      ismeri a madarak hangját
      nem fél az esőtől
      szívvel dolgozik
      szeret nevetni
      jól beosztja az idejét
      örömmel sürög a konyhában
      szeret vonaton utazni
      tud örülni az apróságoknak
      ritkán panaszkodik
      türelemmel fest
      szeret új utakra térni
    `,
    gain: `
      ritkán unatkozik
      sok barátra talál
      jobban alszik
      mindig talál témát
      hamar megnyugszik
      kevesebbet aggódik
      könnyebben dönt
      sok mindent észrevesz
      megtalálja a helyét
      mindenütt otthon érzi magát
      jókedvűen ébred
      könnyen szót ért másokkal
      szép emlékeket gyűjt
      lassan megtanul várni
      sosem fogy ki az ötletekből
      szebbnek látja a világot
      egyszerűbben él
      másokat is felvidít
      sokat mosolyog
      jó társaságra lel
      megbecsüli a jó szót
      elégedettebb a napjaival
      mindenkivel jóban van
      sosem marad magára
    `,

    // ── Crafts and what they take: with -hoz, -hez, -höz ────────────────────
    craft: `
      a kertészkedéshez
      a kenyérsütéshez
      a fafaragáshoz
      a horgoláshoz
      a varráshoz
      a levélíráshoz
      a zongorázáshoz
      a tanításhoz
      a tanuláshoz
      a festéshez
      az ültetéshez
      a horgászáshoz
      a túrázáshoz
      a biciklizéshez
      a lekvárfőzéshez
      a fényképezéshez
      a kerékpárszereléshez
      a fordításhoz
      a rajzoláshoz
      a virágkötéshez
      a madárleséshez
      a társasjátékhoz
      az óraszereléshez
      a kosárfonáshoz
      a hímzéshez
      a vitorlázáshoz
      a korcsolyázáshoz
      a tészta dagasztásához
      a szép kert gondozásához
      az énekléshez
      a süteménysütéshez
      a szövéshez
      a mesemondáshoz
    `,
    'needed-how': `
      legfőképpen
      elsősorban
      mindenekelőtt
      leginkább
      gyakran
      mindig
      sokszor
      valójában
      főleg
      bizonyára
      persze
      általában
      nagyrészt
      többnyire
      végül is
      nyilván
    `,
    virtue: `
      türelem
      jókedv
      kíváncsiság
      kitartás
      figyelem
      gyakorlás
      nyugalom
      derű
      ügyesség
      lelkesedés
      egy kis rutin
      odaadás
      hozzáértés
      egy kis szerencse
      elég idő
      tapasztalat
      nyitottság
      alaposság
      fantázia
      egy csipet humor
      szorgalom
      gondosság
      egy kis önbizalom
      bátorság
    `,
    'needed-is': `
      kell
      szükséges
    `,

    // What somebody did who heard something.
    reacts: `
      elmosolyodott
      egy pillanatra megállt
      kinyitotta az ablakot
      kihajolt az ablakon
      abbahagyta az olvasást
      letette a tollat
      elindult a hang irányába
      dúdolni kezdett
      kilépett az ajtón
      lelassította a lépteit
      odahívta a többieket
      felkapta a fejét
      hosszan hallgatózott
      behunyta a szemét
      leült egy padra
      elfelejtette, hová indult
      tapsolni kezdett
      megfeledkezett a teájáról
      egészen felvidult
      álldogált még egy kicsit
      elhatározta, hogy utánajár
      felnézett a munkájából
      elmerülten hallgatta
      nagyot bólintott
    `,
    // Opens a general truth; with its comma.
    wise: `
      úgy tartják,
      úgy mondják,
      régi igazság, hogy
      ahogy mondani szokás,
      nem véletlen, hogy
      jól látszik, hogy
      könnyű észrevenni, hogy
      mindenki tudja, hogy
      azt szokták mondani, hogy
      úgy tűnik,
      sokan vallják, hogy
      aligha kétséges, hogy
      érdemes megjegyezni, hogy
      általában igaz, hogy
      gyakran kiderül, hogy
      sok példa mutatja, hogy
    `,
    when: `
      amikor
      ahogy
      alighogy
      amint
      miután
      mihelyt
    `,

    // Presents
    gift: `
      egy üveg lekvárt
      egy kosár almát
      egy csokor vadvirágot
      egy tál süteményt
      egy üveg mézet
      egy régi képeslapot
      egy kézzel írt levelet
      egy cserép muskátlit
      egy szép naptárat
      egy doboz bonbont
      egy fonott kalácsot
      egy kötött sálat
      egy színes kendőt
      egy zacskó virágmagot
      egy érdekes könyvet
      egy saját készítésű füzetet
      egy kék bögrét
      egy cserép rozmaringot
      egy tábla csokoládét
      egy bekeretezett fényképet
      egy csomag teát
      egy kis rajzot
      egy palack szörpöt
      egy fonott kosarat
      egy tréfás üdvözlőlapot
    `,
    gave: `
      hozott
      adott
      ajándékozott
      küldött
      vitt
      nyújtott át
      tett félre
      készített elő
    `,

    // ── Office ──────────────────────────────────────────────────────────────
    // Working days only.
    'work-time': `
      hétfőn
      hétfő reggel
      kedden
      kedden délelőtt
      kedden délután
      szerdán
      szerda délelőtt
      csütörtökön
      csütörtök reggel
      pénteken
      péntek délután
      reggel
      kora reggel
      délelőtt
      ebéd előtt
      ebéd után
      kora délután
      késő délután
      a hét elején
      a hónap végén
      két nappal később
      másnap délelőtt
    `,
    colleague: `
      az irodavezető
      a titkárnő
      a szerkesztő
      a könyvelő
      a tervező
      az ügyintéző
      a mérnök
      a programozó
      a grafikus
      a kutató
      a fordító
      az új kolléga
      a gyakornok
      az igazgatóhelyettes
      a szervező
      a csapatvezető
      a csoport legifjabb tagja
      a projektvezető
      az építész
      a rendezvényszervező
    `,
    'task-kind': `
      az új
      a heti
      a végleges
      az őszi
      a tavaszi
      a részletes
      a frissített
      a közös
      a soron következő
      a havi
      az éves
      a fontos
      a nyári
    `,
    task: `
      ajánlatot
      tervet
      beosztást
      jelentést
      beszámolót
      programot
      hírlevelet
      kimutatást
      menetrendet
      feladatlistát
      összefoglalót
      kivonatot
      prezentációt
      jegyzőkönyvet
      ütemtervet
      értékelést
      összesítést
      tájékoztatót
      anyagot
      munkatervet
    `,
    'task-at': `
      az irodában
      a tárgyalóban
      az íróasztalánál
      a könyvtárszobában
      az emeleti irodában
      a kávéautomata mellett
      a nyitott ablaknál
      a nagy tárgyalóasztalnál
      a sarokszobában
      a földszinti irodában
    `,
    'task-do': `
      ellenőrizte
      olvasta át
      nézte át
      állította össze
      készítette el
      egyeztette
      vázolta fel
      küldte el
      egészítette ki
      rendezgette
      szerkesztette
    `,

    // ── Speech ──────────────────────────────────────────────────────────────
    asked: `
      kérdezte
      kérdezte mosolyogva
      érdeklődött
      kérdezte halkan
      szólt oda
      tudakolta
      kérdezte rögtön
      kérdezte tűnődve
    `,
    said: `
      mondta
      mondta mosolyogva
      szólt
      szólalt meg
      jegyezte meg
      felelte
      tette hozzá
      mondta halkan
      mondta elgondolkodva
      jelentette ki
      mondta elégedetten
      mondta lassan
    `,
    exclaimed: `
      kiáltott fel
      ujjongott
      lelkendezett
      ámuldozott
      nevetett fel
      sóhajtott
      örvendezett
      szólalt meg ámulva
    `,
    ask: `
      van kedved
      nem lenne kedved
      ráérsz
      sikerült
      ki szeretné
      mikor érdemes
      hol szeretnéd
      szabad
      szerinted érdemes
      kinek van kedve
      holnap ráérsz
      mikor szeretnéd
      nem lenne jobb holnap
      ki tudná
      nem volna jó még ma
    `,
    plan: `
      holnap szeretném
      végre sikerült
      jó lenne ma
      ideje lenne
      érdemes lesz
      a jövő héten megpróbálom
      itt az ideje
      nem szabad elfelejteni
      megpróbálom
      sikerülni fog
      nagyon szeretném
      még ma szeretném
      régóta szeretném
      egyedül is szeretném
      a hétvégén fogom
    `,
    wish: `
      de jó lenne
      milyen jó lenne
      bárcsak sikerülne
      nagyszerű lenne
      de szép volna
      jaj, de jó volna
      de nagyszerű volna
      csodás lenne
    `,
    'wish-when': `
      végre
      még ma
      holnap
      a hétvégén
      még egyszer
      közösen
      együtt
      a barátokkal
      ráérősen
      egyszer
      még vasárnap előtt
      a jövő héten
    `,
    'marvel-kind.place': `
      szép
      csodás
      meghitt
      hívogató
      hangulatos
      takaros
      napfényes
      világos
      otthonos
      bájos
    `,
    'marvel.place': `
      kert
      ház
      szoba
      falu
      udvar
      tér
      város
      erkély
      veranda
      kávéház
      szálloda
      konyha
    `,
    'marvel-kind.thing': `
      szép
      kivételes
      különleges
      pompás
      mutatós
      érdekes
      gyönyörű
      remek
      bájos
    `,
    'marvel.thing': `
      óra
      kalap
      táska
      lámpa
      váza
      rajz
      doboz
      fénykép
      bögre
      csokor
      terítő
      képeslap
      tükör
    `,
    'marvel-kind.day': `
      szép
      csodás
      békés
      kellemes
      felejthetetlen
      remek
      szerencsés
      különleges
    `,
    'marvel.day': `
      nap
      reggel
      délután
      vasárnap
      este
      délelőtt
      hétvége
      nyár
      ősz
      tavasz
    `,
    'said-before': `
      így szólt
      azt mondta
      mosolyogva megjegyezte
      megszólalt
      felsóhajtott
      csak ennyit mondott
      elégedetten megállapította
      odaszólt a többieknek
      halkan ezt mondta
      nevetve megjegyezte
    `,
    remark: `
      holnap szép idő lesz
      holnap korán kelünk
      jó lenne sétálni egyet
      nincs hová sietnünk
      az eső mindjárt eláll
      ma különösen szép a kert
      ez a hely mindig megnyugtat
      jövő nyáron is visszajövünk
      a vonat pontosan indul
      a tea még forró
      a kenyér hamarosan kisül
      minden a helyére került
      ez a dallam ismerős
      ma mindenki ráér
      az asztal meg van terítve
      hamarosan indulunk
      megérte korán kelni
      ilyen szép őszünk rég volt
      egy kis türelem mindenhez kell
      a madarak megint megérkeztek
      jólesne egy kávé
      a kaput nyitva hagytam
      örülök, hogy eljöttetek
      a legjobb hely az árnyékban van
      ez az út a folyóhoz vezet
      az üzlet kilenckor nyit
      a leveleket feladtam a postán
      estére pulóver is kell
    `,
  },

  statements: `
    {person:art} {kind.T:D} {object.T} {verb.T:im.D}.
    {person:art} {verb.T:pf.D} {kind.T:D} {object.T}.
    {kindly} {person} {next}.
    {time} {group} {gather-at} {gather-do}.
    amikor {event}, {person:art} éppen {object.T:D} {verb.T:im.D}, {group} pedig {gather-at} {gather-do}.
    {time} {person:art} {kind.T:D} {object.T} {verb.T:im.D}, miközben {group} {gather-at} {gather-do}.
    {sky.fair.K:art} {does.fair.K} {where.fair.K}, {group} {gather-do}, {sound-from} pedig {sound} {sound-came}.
    {time} {person:art} {at.T} {kind.T:D} {object.T} {verb.T:im.D}.
    {kindly} {person} {soon} {verb.T:pf.D} {kind.T:D} {object.T}.
    {person:art} {how.T} {verb.T:im.D} {kind.T:D} {object.T}.
    {time} {person:art} {how.T} {verb.T:im.D} {object.T:D}.
    {kind.T:def} {object.T} {finally} {person:art} {verb.T:who}.
    miután {how.T} {verb.T:pf.D} {kind.T:D} {object.T}, {person:art} {next}.
    mielőtt {verb.T:pf.D} volna {object.T:D}, {kindly} {person} {first}.
    {kindly} {person} {intended:D} {verb.T:inf} {kind.T:D} {object.T}.
    {person:art}, aki {lately} {verb.T:pf.D} {object.T:D}, {next}.
    {kindly} {person} {told} {person/2:art} {earlier} {verb.T:pf.D} {object.T:D}.
    {everyone} {admired.T} {kind.T:def} {object.T}, amelyet {person:art} {lately} {verb.T:pf.indef}.
    {time} {person:art} {object.T:D} {verb.T:im.D}, {person/2:art} pedig {object.T/2:D} {verb.T/2:im.D}.
    {when} {event}, {kindly} {person} {next}.
    mire {event}, {person:art} már {verb.T:pf.D} {kind.T:D} {object.T}.
    {it-was.T} {verb.T:inf} {kind.T:def} {object.T}, de {person:art} {persevered}.
    {daytime} {look.W.K} {sky.W.K} {does.W.K} {where.W.K}.
    {look.fair.K} {sky.fair.K} {does.fair.K} {where.fair.K}, {breed.A} {animal.A} pedig {spot.A} {does.A}.
    {all-day} {breed.A} {animal.A} {spot.A} {does.A}.
    {spot.A} {breed.A} {animal.A} {does.A}, miközben {group} {gather-at} {gather-do}.
    {house-kind} {house} {part.R} {feature-kind.R} {feature.R} {stands.R}.
    {daytime} {street-kind} {street} {street-how} {street-acts}.
    {daytime} {vehicle-kind.V} {vehicle.V} {vehicle-how.V} {vehicle-acts.V}.
    {scene.K} {item.K}, {item.K/2} és {item.K/3} {lay}.
    {from.K} {scent.K} és {scent.K/2} {scent-kind.K} illata {came.K}.
    {sound-from} {sound-kind} {sound} {sound-came}, és {kindly} {person} {reacts}.
    {time} {group} {gather-at} {gather-do}, {gather-next}.
    amíg {group} {gather-at} {gather-do}, {sky.fair.K:art} {does.fair.K} {where.fair.K}.
    {kindly} {person} {time} {gift} {gave} {person/2:dat}.
    {work-time} {colleague} {task-at} {task-kind} {task} {task-do}.
    {good} {often} {value}, és {value/2}.
    {wise} aki {habit}, az {gain}, és {gain/2}.
    {craft} {needed-how} {virtue} és {virtue/2} {needed-is}.
  `,

  lively: `
    „Ki {verb.T:who} {kind.T:def} {object.T}?” – {asked} {kindly} {person}.
    „{^ask} {verb.T:inf} {kind.T:def} {object.T}?” – {asked} {kindly} {person}.
    „{^plan} {verb.T:inf} {kind.T:def} {object.T}” – {said} {kindly} {person}.
    {time} {kindly} {person} {said-before}: „{^remark}.”
    „Milyen {marvel-kind.X} {marvel.X}!” – {exclaimed} {kindly} {person}.
    {wish} {wish-when} {verb.T:inf} {kind.T:indef} {object.T}!
    vajon ki {verb.T:who} {kind.T:def} {object.T} {at.T}?
  `,
  words: `
    ablak ajtó ajándék alkony alma almafa anyag arany asztal autó ágy ág álom árnyék bab bál
    barack bárány barát barátság beszéd béke bicikli bokor bolt boríték bögre búza cinege cipő
    cukor cukrász csavar csend csésze csillag csónak csokor csoport dal daru derű délután dió
    dísz doboz domb ég egér ebéd ecset égbolt élet élmény emlék ének erdő erő este eső évszak fa
    falu fazék fenyő festék festmény fény fiók folyó forrás föld fű fül füzet gally gereblye
    gesztenye gitár gólya gomb gomba gond gyerek gyümölcs gyapjú gyöngy hal hagyma hajó hang
    hangszer harmat ház háló hegedű hegy híd hintaszék hír hó hold hónap hordó hullám idő
    ing iskola ízlés jég jegyzet játék kabát kacsa kalap kályha kanál kapu kenyér kerék kerékpár
    kert kerítés kép kéz kikötő kifli kosár könyv könyvtár koszorú kör környék köd kő kút kutya
    kulcs lámpa lány lap láda lámpás lekvár lepke levél leves lépcső liliom liszt ló lomb macska
    madár malom mag málna mártás medve mező mese méz méhész meggy mécses minta mókus műhely
    munka nagymama nap napló naptár nádas nevetés növény nyár nyúl óra orgona ország osztály ősz
    őz pad padlás páfrány paprika patak pék perc pipacs pillangó polc por postás ragyogás rajz
    rét reggel regény repülő rigó róka rózsa ruha sátor sárkány séta só sor sajt sál sapka
    sütemény szék szél szekrény szem szikla szoba szó szomszéd szőlő szőnyeg tanító tavasz
    takaró táj tál tánc tej tenger tér térkép terem tészta tető tó toll torta torony tölgy tükör
    tűz uborka udvar unoka út utca ünnep üveg vacsora vaj vasárnap város varrógép váza vendég
    veranda verseny vihar világ virág vitorla vízesés vonat zápor zászló zene zongora zöldség
    zsák adni aludni állni beszélni csinálni dolgozni elkezdeni emelni enni érezni érkezni
    építeni festeni figyelni főzni futni gondolni gyűjteni hallani hinni hozni inni indulni írni
    játszani járni javítani keresni kérdezni kezdeni köszönni látni lépni mesélni menni mondani
    mosni mutatni nevetni nézni nyitni olvasni ölelni örülni pihenni rajzolni repülni segíteni
    sietni sétálni sütni szedni szeretni szólni tanulni táncolni takarítani találni tartani
    tenni tudni ugrani utazni ülni ültetni varrni várni venni vinni vigyázni apró barna bátor
    boldog csendes derűs édes egyszerű élénk érdekes erős fehér fekete finom fiatal friss gazdag
    gyors hangos hideg hosszú hűs jó kedves kék kellemes kicsi komoly könnyű lassú laza lágy
    magas mély meleg mosolygós nagy nehéz okos puha piros pontos rövid régi sárga sok széles
    szép szelíd tágas tiszta türelmes új ügyes vidám világos zöld zamatos ma holnap tegnap
    mindig soha gyakran ritkán lassan együtt odakint talán itthon messze közel tervezni eper
    szilva körte cseresznye bodza rozmaring levendula kamilla ceruza papír olló kalapács szánkó
    hajnal délelőtt éjszaka csütörtök péntek szombat hétfő kedd szerda bakancs hátizsák ösvény
    kávé tea limonádé kakaó csokoládé mézeskalács hársfa diófa nyírfa gyertya kandalló függöny
    párna
  `,
}
