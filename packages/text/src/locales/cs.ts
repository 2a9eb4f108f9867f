import type { Locale } from '../notation/locale.js'

/**
 * Past tense throughout; remarks of a general kind are in the present.
 *
 * The variables of the patterns:
 *   G  gender of persons: m, f, pl (verbs in -i)
 *   N, K  gender of things and animals: m, f, n, pl (verbs in -y)
 *   T  what people do: read, write, bake, garden, craft, sew, draw, music, buy, fix
 *   KIND  a kind of nature or animal, WAY a way to travel, POSE how a thing stands, lies or
 *   hangs, AIM a place to go with its errands
 *
 * For every T there are `verb.T` (imperfective), `done.T` (perfective), `object.T.K` and its
 * adjectives `quality.T` in the accusative, `tail.T` (what may follow the object) and `place.T`.
 * Everything in one T must fit everything else in it.
 *
 * Where a verb is reflexive, `se` or `si` begins its phrase: such lists stand only where
 * something comes before, so that it is second in its clause.
 */
export const cs: Locale = {
  code: 'cs',
  englishName: 'Czech',
  nativeName: 'čeština',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },
  lists: {
    // People.
    'person.m': {
      forms: 'nom | dat',
      phrases: `
        soused | sousedovi
        soused z přízemí | sousedovi z přízemí
        dirigent | dirigentovi
        geolog | geologovi
        mlynář | mlynáři
        truhlář | truhláři
        učitel | učiteli
        učitel zeměpisu | učiteli zeměpisu
        elektrikář | elektrikáři
        rybář | rybáři
        kartograf | kartografovi
        strýc | strýci
        dědeček | dědečkovi
        student | studentovi
        student architektury | studentovi architektury
        houslista | houslistovi
        geodet | geodetovi
        listonoš | listonoši
        včelař | včelaři
        grafik | grafikovi
        sochař | sochaři
        bratranec | bratranci
        kamarád | kamarádovi
        kamarád z mládí | kamarádovi z mládí
        fotograf | fotografovi
        řezbář | řezbáři
        cukrář | cukráři
        lesník | lesníkovi
        hrnčíř | hrnčíři
        archivář | archiváři
        inženýr | inženýrovi
        lékárník | lékárníkovi
        kolega | kolegovi
        tlumočník | tlumočníkovi
        botanik | botanikovi
        violoncellista | violoncellistovi
        spolužák | spolužákovi
        správce zámku | správci zámku
        kronikář | kronikáři
        programátor | programátorovi
        tatínek | tatínkovi
        herec | herci
      `,
    },
    'person.f': {
      forms: 'nom | dat',
      phrases: `
        sousedka | sousedce
        sousedka odnaproti | sousedce odnaproti
        dirigentka | dirigentce
        restaurátorka | restaurátorce
        recepční | recepční
        učitelka | učitelce
        učitelka dějepisu | učitelce dějepisu
        vnučka | vnučce
        teta | tetě
        babička | babičce
        studentka | studentce
        studentka přírodopisu | studentce přírodopisu
        houslistka | houslistce
        švadlena | švadleně
        průvodkyně | průvodkyni
        listonoška | listonošce
        grafička | grafičce
        sochařka | sochařce
        sestřenice | sestřenici
        kamarádka | kamarádce
        kamarádka z dětství | kamarádce z dětství
        fotografka | fotografce
        květinářka | květinářce
        cukrářka | cukrářce
        keramička | keramičce
        archivářka | archivářce
        architektka | architektce
        lékárnice | lékárnici
        kolegyně z kanceláře | kolegyni z kanceláře
        tlumočnice | tlumočnici
        ilustrátorka | ilustrátorce
        klavíristka | klavíristce
        spolužačka | spolužačce
        profesorka | profesorce
        ředitelka | ředitelce
        herečka | herečce
        redaktorka | redaktorce
        maminka | mamince
        starší sestra | starší sestře
        trenérka | trenérce
      `,
    },
    'person.pl': {
      forms: 'nom | dat',
      phrases: `
        sousedé | sousedům
        sousedé odvedle | sousedům odvedle
        studenti | studentům
        prarodiče | prarodičům
        rodiče | rodičům
        přátelé | přátelům
        kamarádi ze třídy | kamarádům ze třídy
        žáci páté třídy | žákům páté třídy
        kolegové | kolegům
        manželé z přízemí | manželům z přízemí
        sourozenci | sourozencům
        dobrovolníci | dobrovolníkům
        synovci | synovcům
        spolužáci | spolužákům
        učitelé | učitelům
        kamarádi | kamarádům
        turisté | turistům
        bratranci | bratrancům
        muzikanti | muzikantům
        strýc a teta | strýci a tetě
        babička a dědeček | babičce a dědečkovi
        obyvatelé domu | obyvatelům domu
        nájemníci | nájemníkům
        vnuci | vnukům
      `,
    },
    // Together with whom.
    company: `
      s přáteli
      s dětmi
      s tetou
      s babičkou
      se sestrou
      s bratrem
      s neteří
      se synovcem
      s celou rodinou
      s mladší sestrou
      se známými
      s několika dobrovolníky
    `,
    trait: {
      forms: 'm | f | pl',
      phrases: `
        trpělivý | trpělivá | trpěliví
        pečlivý | pečlivá | pečliví
        usměvavý | usměvavá | usměvaví
        zvídavý | zvídavá | zvídaví
        čilý | čilá | čilí
        klidný | klidná | klidní
        přívětivý | přívětivá | přívětiví
        pohotový | pohotová | pohotoví
        šikovný | šikovná | šikovní
        rozvážný | rozvážná | rozvážní
        pilný | pilná | pilní
        pozorný | pozorná | pozorní
        vynalézavý | vynalézavá | vynalézaví
        spolehlivý | spolehlivá | spolehliví
        hloubavý | hloubavá | hloubaví
        důvtipný | důvtipná | důvtipní
        skromný | skromná | skromní
        zamyšlený | zamyšlená | zamyšlení
        dobře naladěný | dobře naladěná | dobře naladění
        zasněný | zasněná | zasnění
        odpočatý | odpočatá | odpočatí
        bystrý | bystrá | bystří
        vlídný | vlídná | vlídní
        čiperný | čiperná | čiperní
        energický | energická | energičtí
        houževnatý | houževnatá | houževnatí
        svědomitý | svědomitá | svědomití
        nadšený | nadšená | nadšení
        pracovitý | pracovitá | pracovití
        rozesmátý | rozesmátá | rozesmátí
        zkušený | zkušená | zkušení
        nápaditý | nápaditá | nápadití
        ochotný | ochotná | ochotní
        spokojený | spokojená | spokojení
        vytrvalý | vytrvalá | vytrvalí
        neúnavný | neúnavná | neúnavní
        hovorný | hovorná | hovorní
        dobrosrdečný | dobrosrdečná | dobrosrdeční
        zdvořilý | zdvořilá | zdvořilí
        obratný | obratná | obratní
      `,
    },
    when: `
      v sobotu ráno
      v sobotu odpoledne
      v neděli po obědě
      v neděli dopoledne
      v pátek po práci
      jednoho slunečného dne
      jednoho nedělního rána
      jednoho všedního dne
      uprostřed prázdnin
      po návratu z města
      hned po snídani
      krátce po poledni
      brzy odpoledne
      ve volném čase
      ve středu odpoledne
      ve čtvrtek ráno
      před polednem
      po páté hodině
      jednoho volného dne
      v polovině týdne
      o prázdninách
      o letních prázdninách
      minulou sobotu
      minulý týden
      předevčírem
      včera odpoledne
      včera ráno
      jednou v létě
      hned první den dovolené
      po dlouhé přestávce
      v předvečer svátku
      jednoho příjemného odpoledne
      tentokrát
      nedávno
      začátkem týdne
      časně odpoledne
      hned po návratu z práce
      po krátké poradě
      v úterý dopoledne
      v pondělí odpoledne
      ke konci týdne
      na začátku dovolené
      jednoho klidného dopoledne
      po krátkém telefonátu
      předminulou neděli
      ještě před obědem
      jednoho letního dne
      v sobotu po snídani
      jednoho příjemného dne
    `,
    long: `
      celé odpoledne
      celé dopoledne
      od samého rána
      každou neděli
      každou volnou chvíli
      celý víkend
      často
      většinou o víkendech
      vždycky po obědě
      téměř každý den
      každé léto
      tu a tam
      nejraději dopoledne
      den co den
      každou sobotu
      rok co rok
      skoro celý den
      o prázdninách
    `,
    manner: `
      trpělivě
      s chutí
      pečlivě
      beze spěchu
      s úsměvem
      s velkou chutí
      v naprostém klidu
      soustředěně
      s radostí
      s nadšením
      v dobré náladě
      s neskrývaným potěšením
      svědomitě
      se zaujetím
      s velkou trpělivostí
      bez zbytečného shonu
      ochotně
      s láskou
      rozvážně
      s obvyklou pečlivostí
      s tichou radostí
      v dobrém rozmaru
      s velkým zaujetím
      s elánem
      s obdivuhodnou trpělivostí
      s vážnou tváří
      s přehledem
      v naprosté pohodě
    `,
    // Occupations, by topic: `verb` goes on, `done` is completed; every object fits every verb.
    // Objects and their qualities stand in the accusative.
    // Reading.
    'verb.read': {
      forms: 'm | f | pl | inf',
      phrases: `
        četl | četla | četli | číst
        předčítal | předčítala | předčítali | předčítat
        pročítal | pročítala | pročítali | pročítat
        překládal | překládala | překládali | překládat
      `,
    },
    'done.read': {
      forms: 'm | f | pl | inf',
      phrases: `
        přečetl | přečetla | přečetli | přečíst
        dočetl | dočetla | dočetli | dočíst
        přeložil | přeložila | přeložili | přeložit
        prostudoval | prostudovala | prostudovali | prostudovat
        pročetl | pročetla | pročetli | pročíst
      `,
    },
    'object.read.m': `
      román
      příběh
      sešit příběhů
      svazek povídek
      text
    `,
    'object.read.f': `
      knihu
      povídku
      pohádku
      novelu
      baladu
      črtu
      sbírku povídek
      knížku
      báseň
    `,
    'object.read.n': `
      vyprávění
      dílko
      povídání
    `,
    'object.read.pl': `
      povídky
      příběhy
      pohádky
      básně
      novely
      zápisky
      knížky
      fejetony
    `,
    'quality.read': {
      forms: 'm | f | n,pl',
      phrases: `
        starý | starou | staré
        nový | novou | nové
        zajímavý | zajímavou | zajímavé
        napínavý | napínavou | napínavé
        poutavý | poutavou | poutavé
        oblíbený | oblíbenou | oblíbené
        zapomenutý | zapomenutou | zapomenuté
        krátký | krátkou | krátké
        dlouhý | dlouhou | dlouhé
        veselý | veselou | veselé
        dobrodružný | dobrodružnou | dobrodružné
        vtipný | vtipnou | vtipné
        podivuhodný | podivuhodnou | podivuhodné
        dojemný | dojemnou | dojemné
        moudrý | moudrou | moudré
        záhadný | záhadnou | záhadné
        půvabný | půvabnou | půvabné
        milý | milou | milé
        tajuplný | tajuplnou | tajuplné
        nevšední | nevšední | nevšední
        málo známý | málo známou | málo známé
        humorný | humornou | humorné
      `,
    },
    'tail.read': `
      o dalekých mořích
      o cestování
      o životě na ostrově
      o starém majáku
      o horských stezkách
      o dětství u řeky
      o létajícím balonu
      o prvních vlacích
      o lesních zvířatech
      o severských řekách
      o věrném přátelství
      o městských střechách
      o chytré lišce
      o hvězdné obloze
      o ztraceném městě
      o prázdninách na venkově
      o mořeplavcích
      o neobyčejném nálezu
      o tažných ptácích
      o mluvícím havranovi
      o životě včel
      o starých řemeslech
      o slavných objevech
      o cestě kolem světa
    `,
    'place.read': `
      u okna
      na verandě
      ve stínu lípy
      ve vlaku
      na lavičce v parku
      u kuchyňského stolu
      v zahradě pod jabloní
      na balkoně
      u krbu
      v kavárně na rohu
      na terase
      pod rozsvícenou lampou
      ve studovně
      na schodech před domem
      v podkroví
    `,
    // Writing.
    'verb.write': {
      forms: 'm | f | pl | inf',
      phrases: `
        psal | psala | psali | psát
        přepisoval | přepisovala | přepisovali | přepisovat
        promýšlel | promýšlela | promýšleli | promýšlet
        upravoval | upravovala | upravovali | upravovat
        vymýšlel | vymýšlela | vymýšleli | vymýšlet
      `,
    },
    'done.write': {
      forms: 'm | f | pl | inf',
      phrases: `
        napsal | napsala | napsali | napsat
        dopsal | dopsala | dopsali | dopsat
        dokončil | dokončila | dokončili | dokončit
        vymyslel | vymyslela | vymysleli | vymyslet
        sepsal | sepsala | sepsali | sepsat
        přepsal | přepsala | přepsali | přepsat
        upravil | upravila | upravili | upravit
      `,
    },
    'object.write.m': `
      text
      fejeton
      příspěvek
      veršovaný pozdrav
      článek
      příběh
    `,
    'object.write.f': `
      báseň
      písničku
      pohádku
      povídku
      říkanku
      vzpomínku
      úvahu
    `,
    'object.write.n': `
      vyprávění
      blahopřání
      čtyřverší
      přání
      dvojverší
    `,
    'object.write.pl': `
      verše
      básničky
      pohádky
      povídky
      texty
      rýmy
      příběhy
    `,
    'quality.write': {
      forms: 'm | f | n,pl',
      phrases: `
        nový | novou | nové
        veselý | veselou | veselé
        prostý | prostou | prosté
        drobný | drobnou | drobné
        žertovný | žertovnou | žertovné
        hezký | hezkou | hezké
        další | další | další
        dojemný | dojemnou | dojemné
        vtipný | vtipnou | vtipné
        nečekaný | nečekanou | nečekané
        hravý | hravou | hravé
        zábavný | zábavnou | zábavné
        zdařilý | zdařilou | zdařilé
        neotřelý | neotřelou | neotřelé
        laskavý | laskavou | laskavé
        působivý | působivou | působivé
        milý | milou | milé
        krátký | krátkou | krátké
      `,
    },
    'tail.write': `
      pro školní časopis
      k výročí knihovny
      ke školní slavnosti
      k zahájení výstavy
      pro místní noviny
      k podzimnímu koncertu
      pro městský rozhlas
      k letnímu festivalu
      k otevření muzea
      pro setkání spolužáků
      ke konci školního roku
      k prvnímu školnímu dni
      k narozeninám
      k oslavám města
      pro obecní zpravodaj
      na rozloučenou
      k jarnímu setkání rodáků
      do rodinného alba
      k otevření dětského hřiště
      na poslední stranu almanachu
    `,
    'place.write': `
      u psacího stolu
      na terase
      v kavárně u náměstí
      v tiché studovně
      u otevřeného okna
      v kuchyni
      ve vlaku
      v altánu
      na lavičce u řeky
      v zadním pokoji
      u lampy
      v prázdné učebně
    `,
    // Cooking and baking.
    'verb.bake': {
      forms: 'm | f | pl | inf',
      phrases: `
        připravoval | připravovala | připravovali | připravovat
        chystal | chystala | chystali | chystat
        pekl | pekla | pekli | péct
        zdobil | zdobila | zdobili | zdobit
      `,
    },
    'done.bake': {
      forms: 'm | f | pl | inf',
      phrases: `
        připravil | připravila | připravili | připravit
        upekl | upekla | upekli | upéct
        nachystal | nachystala | nachystali | nachystat
        ozdobil | ozdobila | ozdobili | ozdobit
      `,
    },
    'object.bake.m': `
      koláč
      dort
      muffin
      řez
      věneček
      zákusek
    `,
    'object.bake.f': `
      bábovku
      roládu
      buchtu
    `,
    'object.bake.pl': `
      koláče
      sušenky
      rohlíčky
      buchty
      muffiny
      koláčky
      řezy
      zákusky
      dorty
    `,
    'quality.bake': {
      forms: 'm | f | n,pl',
      phrases: `
        voňavý | voňavou | voňavé
        domácí | domácí | domácí
        jemný | jemnou | jemné
        lahodný | lahodnou | lahodné
        sladký | sladkou | sladké
        vynikající | vynikající | vynikající
        chutný | chutnou | chutné
        výborný | výbornou | výborné
        pověstný | pověstnou | pověstné
        vyhlášený | vyhlášenou | vyhlášené
        oblíbený | oblíbenou | oblíbené
        medový | medovou | medové
        kakaový | kakaovou | kakaové
        čokoládový | čokoládovou | čokoládové
        vanilkový | vanilkovou | vanilkové
        citronový | citronovou | citronové
        dobrý | dobrou | dobré
        podařený | podařenou | podařené
      `,
    },
    'tail.bake': `
      podle rodinného receptu
      ke kávě
      pro celou rodinu
      k bylinkovému čaji
      podle vlastního receptu
      ke svačině
      pro školní jarmark
      pro milou návštěvu
      podle starého zápisníku
      pro děti z ulice
      s mandlemi
      s vlašskými ořechy
      na dlouhý výlet
      na zahradní oslavu
      na uvítanou
      na narozeninovou oslavu
      na sousedské posezení
    `,
    'place.bake': `
      v prostorné kuchyni
      v útulném bistru
      v kavárně na náměstí
      ve školní kuchyňce
      v podniku na rohu
      v nové kuchyni
      v kuchyni na chalupě
      v kuchyni pod střechou
      v domku na kraji vesnice
    `,
    // Gardening.
    'verb.garden': {
      forms: 'm | f | pl | inf',
      phrases: `
        sázel | sázela | sázeli | sázet
        přesazoval | přesazovala | přesazovali | přesazovat
        ošetřoval | ošetřovala | ošetřovali | ošetřovat
        okopával | okopávala | okopávali | okopávat
        vysazoval | vysazovala | vysazovali | vysazovat
      `,
    },
    'done.garden': {
      forms: 'm | f | pl | inf',
      phrases: `
        zasadil | zasadila | zasadili | zasadit
        přesadil | přesadila | přesadili | přesadit
        okopal | okopala | okopali | okopat
        ošetřil | ošetřila | ošetřili | ošetřit
        vysadil | vysadila | vysadili | vysadit
      `,
    },
    'object.garden.m': `
      rybíz
      angrešt
      keř borůvek
      rododendron
      šeřík
      pivoňkový keř
      jasmín
    `,
    'object.garden.f': `
      hortenzii
      pivoňku
      růži
      levanduli
      azalku
      meduňku
      kalinu
    `,
    'object.garden.pl': `
      růže
      pivoňky
      fialky
      jiřiny
      karafiáty
      kosatce
      bylinky
      astry
      petrklíče
      chryzantémy
      muškáty
    `,
    'quality.garden': {
      forms: 'm | f | n,pl',
      phrases: `
        malý | malou | malé
        mladý | mladou | mladé
        vzácný | vzácnou | vzácné
        oblíbený | oblíbenou | oblíbené
        odolný | odolnou | odolné
        nenáročný | nenáročnou | nenáročné
        pěkný | pěknou | pěkné
        krásný | krásnou | krásné
        zdravý | zdravou | zdravé
        drobný | drobnou | drobné
        darovaný | darovanou | darované
        nový | novou | nové
        nádherný | nádhernou | nádherné
      `,
    },
    'tail.garden': `
      u plotu
      vedle altánu
      u jižní stěny domu
      podél cesty
      u branky
      na slunném místě
      za skleníkem
      v předzahrádce
      na školní zahradě
      vedle studny
      na svahu za domem
      v parku u radnice
      kolem lavičky
      v koutě dvora
      na záhonu u schodů
      před verandou
      vedle jezírka
      pod kuchyňským oknem
    `,
    'place.garden': `
      na zahradě za domem
      na zahradě u chalupy
      ve školní zahradě
      v botanické zahradě
      v městském parku
      v arboretu
      v komunitní zahradě
      za starou školou
      na sousedním pozemku
      na dvoře
    `,
    // Woodwork.
    'verb.craft': {
      forms: 'm | f | pl | inf',
      phrases: `
        vyráběl | vyráběla | vyráběli | vyrábět
        zhotovoval | zhotovovala | zhotovovali | zhotovovat
        sestavoval | sestavovala | sestavovali | sestavovat
        upravoval | upravovala | upravovali | upravovat
      `,
    },
    'done.craft': {
      forms: 'm | f | pl | inf',
      phrases: `
        vyrobil | vyrobila | vyrobili | vyrobit
        dokončil | dokončila | dokončili | dokončit
        sestavil | sestavila | sestavili | sestavit
        stloukl | stloukla | stloukli | stlouct
        zhotovil | zhotovila | zhotovili | zhotovit
      `,
    },
    'object.craft.m': `
      stůl
      regál
      věšák
      stojan na květiny
      botník
      stolek
    `,
    'object.craft.f': `
      lavici
      skříňku
      poličku
      židli
      truhlu
      komodu
      lavičku
    `,
    'object.craft.n': `
      křeslo
      houpací křeslo
      sedátko
    `,
    'object.craft.pl': `
      police
      židle
      stoličky
      lavičky
      bedýnky
      skříňky
      lavice
    `,
    'quality.craft': {
      forms: 'm | f | n,pl',
      phrases: `
        bytelný | bytelnou | bytelné
        jednoduchý | jednoduchou | jednoduché
        pevný | pevnou | pevné
        nízký | nízkou | nízké
        dubový | dubovou | dubové
        smrkový | smrkovou | smrkové
        nový | novou | nové
        malý | malou | malé
        úhledný | úhlednou | úhledné
        borovicový | borovicovou | borovicové
        prostý | prostou | prosté
        důmyslný | důmyslnou | důmyslné
        krásný | krásnou | krásné
        bukový | bukovou | bukové
        vkusný | vkusnou | vkusné
        praktický | praktickou | praktické
        masivní | masivní | masivní
      `,
    },
    'tail.craft': `
      ze starých prken
      z odřezků
      do předsíně
      pro známé z města
      do haly
      do mateřské školy
      podle vlastního návrhu
      podle starého výkresu
      do dětského pokoje
      na dvorek
      do klubovny
      do knihovny
      na chalupu
      do podkroví
      do školní jídelny
      do čekárny na nádraží
    `,
    'place.craft': `
      v dílně
      na dvoře
      v dílně za sadem
      pod přístřeškem
      ve stodole
      ve školní dílně
      v prostorné garáži
      za domem
      v otevřené kůlně
      v dílně u řeky
      v bývalém mlýně
      v suterénu školy
    `,
    // Sewing and knitting.
    'verb.sew': {
      forms: 'm | f | pl | inf',
      phrases: `
        šil | šila | šili | šít
        zdobil | zdobila | zdobili | zdobit
        upravoval | upravovala | upravovali | upravovat
        vyráběl | vyráběla | vyráběli | vyrábět
      `,
    },
    'done.sew': {
      forms: 'm | f | pl | inf',
      phrases: `
        ušil | ušila | ušili | ušít
        vyrobil | vyrobila | vyrobili | vyrobit
        dokončil | dokončila | dokončili | dokončit
        ozdobil | ozdobila | ozdobili | ozdobit
      `,
    },
    'object.sew.m': `
      polštář
      ubrus
      závěs
      kabátek
      přehoz
      vak
    `,
    'object.sew.f': `
      zástěru
      halenku
      deku
      tašku
      sukni
      čepici
      vestu
    `,
    'object.sew.n': `
      prostírání
      povlečení
    `,
    'object.sew.pl': `
      závěsy
      šaty
      polštářky
      kapsáře
      kostýmy
      tašky
      čepice
    `,
    'quality.sew': {
      forms: 'm | f | n,pl',
      phrases: `
        pestrý | pestrou | pestré
        bavlněný | bavlněnou | bavlněné
        lněný | lněnou | lněné
        barevný | barevnou | barevné
        modrý | modrou | modré
        pruhovaný | pruhovanou | pruhované
        lehký | lehkou | lehké
        měkký | měkkou | měkké
        jednoduchý | jednoduchou | jednoduché
        nový | novou | nové
        vyšívaný | vyšívanou | vyšívané
        květovaný | květovanou | květované
        veselý | veselou | veselé
        puntíkovaný | puntíkovanou | puntíkované
        tyrkysový | tyrkysovou | tyrkysové
        zelený | zelenou | zelené
      `,
    },
    'tail.sew': `
      pro ochotnické divadlo
      ze zbytků látek
      podle starého střihu
      na jarmark
      pro neteř
      na chalupu
      podle vlastního návrhu
      k narozeninám
      z pevného plátna
      do školky
      jako dárek
      z látky po prababičce
      na výstavu řemesel
      pro radost
      z dovezené látky
      jako překvapení
      pro dobrou známou
      podle obrázku z časopisu
    `,
    'place.sew': `
      v krejčovské dílně
      u okna
      v ateliéru
      v kroužku ručních prací
      u velkého stolu
      v obývacím pokoji
      ve školní dílně
      v místnosti nad obchodem
      v zázemí divadla
      v klubovně
    `,
    // Drawing and painting.
    'verb.draw': {
      forms: 'm | f | pl | inf',
      phrases: `
        maloval | malovala | malovali | malovat
        kreslil | kreslila | kreslili | kreslit
        skicoval | skicovala | skicovali | skicovat
        črtal | črtala | črtali | črtat
      `,
    },
    'done.draw': {
      forms: 'm | f | pl | inf',
      phrases: `
        namaloval | namalovala | namalovali | namalovat
        nakreslil | nakreslila | nakreslili | nakreslit
        dokreslil | dokreslila | dokreslili | dokreslit
        načrtl | načrtla | načrtli | načrtnout
      `,
    },
    'object.draw.m': `
      přístav
      most
      obrázek
      les
      maják
      strom
      rybník
      dvůr
    `,
    'object.draw.f': `
      krajinu
      loď
      ulici
      zahradu
      řeku
      lípu
      alej
      vesnici
    `,
    'object.draw.n': `
      zátiší
      náměstí
      údolí
      nábřeží
    `,
    'object.draw.pl': `
      stromy
      lodě
      květiny
      domky
      loďky
      kopce
      obrázky
      ptáky
      střechy
    `,
    'quality.draw': {
      forms: 'm | f | n,pl',
      phrases: `
        milý | milou | milé
        malý | malou | malé
        tajemný | tajemnou | tajemné
        velký | velkou | velké
        fantastický | fantastickou | fantastické
        pohádkový | pohádkovou | pohádkové
        neobyčejný | neobyčejnou | neobyčejné
        krásný | krásnou | krásné
        jednoduchý | jednoduchou | jednoduché
        nádherný | nádhernou | nádherné
        zajímavý | zajímavou | zajímavé
        podivuhodný | podivuhodnou | podivuhodné
        půvabný | půvabnou | půvabné
        nevšední | nevšední | nevšední
      `,
    },
    'tail.draw': `
      tužkou
      pastelkami
      na balicí papír
      do skicáře
      jen několika tahy
      na kus kartonu
      pro neteř
      křídami
      na dřevěnou desku
      do památníku
      pro dětskou knížku
      na výstavu
      pro radost
      uhlem
      měkkou tužkou
      do dětského časopisu
      do nového sešitu
      na rub starého kalendáře
      k narozeninám
    `,
    'place.draw': `
      v ateliéru
      u okna s výhledem na řeku
      na břehu
      na lavičce v parku
      ve výtvarném kroužku
      na terase
      na louce nad vesnicí
      v podkrovním pokoji
      u dlouhého stolu
      v zahradě
      na hrázi
      ve stínu ořešáku
      na rozhledně
      v prázdném sále
    `,
    // Music.
    'verb.music': {
      forms: 'm | f | pl | inf',
      phrases: `
        hrál | hrála | hráli | hrát
        nacvičoval | nacvičovala | nacvičovali | nacvičovat
        zkoušel | zkoušela | zkoušeli | zkoušet
        procvičoval | procvičovala | procvičovali | procvičovat
      `,
    },
    'done.music': {
      forms: 'm | f | pl | inf',
      phrases: `
        zahrál | zahrála | zahráli | zahrát
        nacvičil | nacvičila | nacvičili | nacvičit
        nahrál | nahrála | nahráli | nahrát
        předvedl | předvedla | předvedli | předvést
        nastudoval | nastudovala | nastudovali | nastudovat
      `,
    },
    'object.music.m': `
      valčík
      čardáš
      tanec
      menuet
      kánon
    `,
    'object.music.f': `
      skladbu
      píseň
      polku
      melodii
      serenádu
      předehru
      romanci
    `,
    'object.music.n': `
      tango
      preludium
      scherzo
      rondo
    `,
    'object.music.pl': `
      písničky
      skladby
      variace
      melodie
      valčíky
      serenády
    `,
    'quality.music': {
      forms: 'm | f | n,pl',
      phrases: `
        veselý | veselou | veselé
        známý | známou | známé
        krásný | krásnou | krásné
        starý | starou | staré
        nový | novou | nové
        náročný | náročnou | náročné
        jednoduchý | jednoduchou | jednoduché
        zapomenutý | zapomenutou | zapomenuté
        oblíbený | oblíbenou | oblíbené
        něžný | něžnou | něžné
        krátký | krátkou | krátké
        slavnostní | slavnostní | slavnostní
        dlouhý | dlouhou | dlouhé
        zpěvný | zpěvnou | zpěvné
        líbezný | líbeznou | líbezné
        půvabný | půvabnou | půvabné
        milý | milou | milé
        málo známý | málo známou | málo známé
        rozverný | rozvernou | rozverné
      `,
    },
    'tail.music': `
      pro flétnu a kytaru
      z pohádkové opery
      z divadelního představení
      pro malý soubor
      na závěr koncertu
      pro školní orchestr
      k zahájení festivalu
      z dětského filmu
      pro dvě flétny
      z notového sešitu
      na přání publika
      na školní koncert
      z klasické operety
      k výročí školy
      pro dechový soubor
    `,
    'place.music': `
      v hudební škole
      v altánu
      v prázdném sále
      u pianina
      v obývacím pokoji
      v hudebním kroužku
      v místním divadle
      v kulturním domě
      v malém studiu
      na terase
      v podkroví
      u otevřeného okna
    `,
    // Shopping at the market.
    'verb.buy': {
      forms: 'm | f | pl | inf',
      phrases: `
        nakupoval | nakupovala | nakupovali | nakupovat
        vybíral | vybírala | vybírali | vybírat
        sháněl | sháněla | sháněli | shánět
      `,
    },
    'done.buy': {
      forms: 'm | f | pl | inf',
      phrases: `
        koupil | koupila | koupili | koupit
        vybral | vybrala | vybrali | vybrat
        objednal | objednala | objednali | objednat
        sehnal | sehnala | sehnali | sehnat
      `,
    },
    'object.buy.m': `
      sýr
      chléb
      celer
      salát
      květák
      tvaroh
      pórek
    `,
    'object.buy.f': `
      zeleninu
      mrkev
      kapustu
      petržel
      brokolici
      smetanu
    `,
    'object.buy.n': `
      ovoce
      máslo
      mléko
      pečivo
    `,
    'object.buy.pl': `
      hrušky
      jahody
      okurky
      papriky
      meruňky
      brambory
      ořechy
      švestky
      třešně
      fazole
      houby
      hrozny
      cukety
    `,
    'quality.buy': {
      forms: 'm | f | n,pl',
      phrases: `
        čerstvý | čerstvou | čerstvé
        domácí | domácí | domácí
        místní | místní | místní
        dobrý | dobrou | dobré
        výborný | výbornou | výborné
        chutný | chutnou | chutné
        kvalitní | kvalitní | kvalitní
        prvotřídní | prvotřídní | prvotřídní
        vynikající | vynikající | vynikající
      `,
    },
    'tail.buy': `
      na slavnostní oběd
      k večeři
      do spižírny
      pro celou rodinu
      na zahradní slavnost
      pro školní jídelnu
      na chalupu
      pro milou návštěvu
      na rodinné setkání
      do zásoby
      pro hosty
      na velkou hostinu
    `,
    'place.buy': `
      na tržišti
      na náměstí
      na farmářském trhu
      v obchodě na rohu
      u prvního stánku
      na statku za vesnicí
      v malém krámku
      na trhu u nádraží
      u stánku pod kaštany
      v družstevní prodejně
      u známého sedláka
      v tržnici
    `,
    // Repairs.
    'verb.fix': {
      forms: 'm | f | pl | inf',
      phrases: `
        opravoval | opravovala | opravovali | opravovat
        spravoval | spravovala | spravovali | spravovat
        čistil | čistila | čistili | čistit
        seřizoval | seřizovala | seřizovali | seřizovat
      `,
    },
    'done.fix': {
      forms: 'm | f | pl | inf',
      phrases: `
        opravil | opravila | opravili | opravit
        spravil | spravila | spravili | spravit
        vyčistil | vyčistila | vyčistili | vyčistit
        seřídil | seřídila | seřídili | seřídit
      `,
    },
    'object.fix.m': `
      budík
      gramofon
      psací stroj
      mlýnek na kávu
      projektor
      šicí stroj
      větrák
      hrací strojek
    `,
    'object.fix.f': `
      hrací skříňku
      váhu
      signální lampu
      promítačku
    `,
    'object.fix.n': `
      kolo
      rádio
    `,
    'object.fix.pl': `
      hodiny
      váhy
      nástěnné hodiny
      hračky na klíček
    `,
    'quality.fix': {
      forms: 'm | f | n,pl',
      phrases: `
        starý | starou | staré
        vzácný | vzácnou | vzácné
        starobylý | starobylou | starobylé
        porouchaný | porouchanou | porouchané
        zaprášený | zaprášenou | zaprášené
        osvědčený | osvědčenou | osvědčené
        pozoruhodný | pozoruhodnou | pozoruhodné
        důmyslný | důmyslnou | důmyslné
        zapomenutý | zapomenutou | zapomenuté
        podivuhodný | podivuhodnou | podivuhodné
        vysloužilý | vysloužilou | vysloužilé
        unikátní | unikátní | unikátní
        složitý | složitou | složité
        krásný | krásnou | krásné
      `,
    },
    'tail.fix': `
      z půdy
      po prababičce
      ze zahradního domku
      pro známé
      z bleších trhů
      po předchozím nájemníkovi
      z městského muzea
      ze stodoly
      na přání známých
      ze školní dílny
      pro místní spolek
      z rodinné sbírky
      po prastrýci
      z horské chalupy
      podle podrobného návodu
      na výstavu
    `,
    'place.fix': `
      v dílně
      ve sklepě
      v garáži
      u pracovního stolu
      v dílně u mostu
      v kůlně
      v opravně na náměstí
      u velkého ponku
      v dílně za domem
      v podkroví
      na dvoře
    `,
    // With a person in the dative and a completed infinitive.
    managed: `
      podařilo
      nakonec podařilo
      konečně podařilo
      bez potíží podařilo
      opravdu povedlo
      za jediný den podařilo
      zase jednou podařilo
      i přes nedostatek času podařilo
      až napodruhé povedlo
      přece jen podařilo
      s trochou pomoci podařilo
      ještě před prázdninami podařilo
      po malém zaváhání podařilo
      s trochou štěstí podařilo
      nečekaně rychle podařilo
      skutečně podařilo
    `,
    // Before an imperfective verb.
    fond: {
      forms: 'm | f | pl',
      phrases: `
        rád | ráda | rádi
        odjakživa rád | odjakživa ráda | odjakživa rádi
        vždycky rád | vždycky ráda | vždycky rádi
        nejraději | nejraději | nejraději
        moc rád | moc ráda | moc rádi
        velmi rád | velmi ráda | velmi rádi
        o prázdninách rád | o prázdninách ráda | o prázdninách rádi
        zvlášť rád | zvlášť ráda | zvlášť rádi
      `,
    },
    // What a person did next, at home. A word always stands before it, so that se may begin it.
    next: {
      forms: 'm | f | pl',
      phrases: `
        uvařil silný čaj | uvařila silný čaj | uvařili silný čaj
        otevřel okno | otevřela okno | otevřeli okno
        prostřel stůl | prostřela stůl | prostřeli stůl
        zapnul rádio | zapnula rádio | zapnuli rádio
        zalil pokojové květiny | zalila pokojové květiny | zalili pokojové květiny
        postavil na čaj | postavila na čaj | postavili na čaj
        vyšel na balkon | vyšla na balkon | vyšli na balkon
        usedl k oknu | usedla k oknu | usedli k oknu
        uvařil kávu | uvařila kávu | uvařili kávu
        se vydal na procházku | se vydala na procházku | se vydali na procházku
        přinesl ze spíže marmeládu | přinesla ze spíže marmeládu | přinesli ze spíže marmeládu
        zavolal starým známým | zavolala starým známým | zavolali starým známým
        nakrmil kočku | nakrmila kočku | nakrmili kočku
        uklidil kuchyň | uklidila kuchyň | uklidili kuchyň
        si trochu odpočinul | si trochu odpočinula | si trochu odpočinuli
        nakrájel jablka | nakrájela jablka | nakrájeli jablka
        se podíval z okna | se podívala z okna | se podívali z okna
        srovnal knihy v polici | srovnala knihy v polici | srovnali knihy v polici
        zametl chodník | zametla chodník | zametli chodník
        dolil vodu do vázy | dolila vodu do vázy | dolili vodu do vázy
        vyvětral pokoj | vyvětrala pokoj | vyvětrali pokoj
        sklidil ze stolu | sklidila ze stolu | sklidili ze stolu
        vytáhl album fotografií | vytáhla album fotografií | vytáhli album fotografií
        umyl nádobí | umyla nádobí | umyli nádobí
        natáhl nástěnné hodiny | natáhla nástěnné hodiny | natáhli nástěnné hodiny
        namíchal limonádu | namíchala limonádu | namíchali limonádu
        usmažil palačinky | usmažila palačinky | usmažili palačinky
        se projel na kole | se projela na kole | se projeli na kole
        vyluštil křížovku | vyluštila křížovku | vyluštili křížovku
        vypil šálek čaje | vypila šálek čaje | vypili šálek čaje
        nasypal slepicím zrní | nasypala slepicím zrní | nasypali slepicím zrní
        si sedl na lavičku | si sedla na lavičku | si sedli na lavičku
        dal k lepšímu historku | dala k lepšímu historku | dali k lepšímu historku
        si pustil desku | si pustila desku | si pustili desku
        se zahleděl do krajiny | se zahleděla do krajiny | se zahleděli do krajiny
        si udělal pár poznámek | si udělala pár poznámek | si udělali pár poznámek
        přinesl košík hrušek | přinesla košík hrušek | přinesli košík hrušek
        poslal pohlednici | poslala pohlednici | poslali pohlednici
        zajel pro rohlíky | zajela pro rohlíky | zajeli pro rohlíky
        pověsil prádlo | pověsila prádlo | pověsili prádlo
        se prošel po zahradě | se prošla po zahradě | se prošli po zahradě
      `,
    },
    // Before `next`.
    afterwards: `
      potom
      pak
      nakonec
      hned nato
      po chvíli
      vzápětí
      hned poté
      zakrátko
      s úlevou
      spokojeně
      bez otálení
      o chvíli později
      po malé chvíli
      bez váhání
      zanedlouho
      hned potom
    `,
    // Quiet occupations that can go on beside any other, indoors. None with se.
    pastime: {
      forms: 'm | f | pl',
      phrases: `
        popíjel čaj | popíjela čaj | popíjeli čaj
        poslouchal rádio | poslouchala rádio | poslouchali rádio
        listoval v časopise | listovala v časopise | listovali v časopise
        luštil křížovku | luštila křížovku | luštili křížovku
        skládal mozaiku | skládala mozaiku | skládali mozaiku
        hladil kočku | hladila kočku | hladili kočku
        loupal jablka | loupala jablka | loupali jablka
        přebíral knoflíky | přebírala knoflíky | přebírali knoflíky
        prohlížel staré fotografie | prohlížela staré fotografie | prohlíželi staré fotografie
        sepisoval nákupní seznam | sepisovala nákupní seznam | sepisovali nákupní seznam
        rovnal knihy podle barev | rovnala knihy podle barev | rovnali knihy podle barev
        umýval nádobí | umývala nádobí | umývali nádobí
        krájel zeleninu do salátu | krájela zeleninu do salátu | krájeli zeleninu do salátu
        utíral prach z polic | utírala prach z polic | utírali prach z polic
        přemýšlel o prázdninách | přemýšlela o prázdninách | přemýšleli o prázdninách
        vyprávěl veselé historky | vyprávěla veselé historky | vyprávěli veselé historky
        namotával vlnu do klubek | namotávala vlnu do klubek | namotávali vlnu do klubek
        plánoval výlet | plánovala výlet | plánovali výlet
        obaloval učebnice | obalovala učebnice | obalovali učebnice
        třídil známky | třídila známky | třídili známky
        hledal brýle | hledala brýle | hledali brýle
        čekal na telefonát | čekala na telefonát | čekali na telefonát
        počítal oka na jehlicích | počítala oka na jehlicích | počítali oka na jehlicích
        ladil kytaru | ladila kytaru | ladili kytaru
        hrál šachy | hrála šachy | hráli šachy
        lepil výstřižky do alba | lepila výstřižky do alba | lepili výstřižky do alba
        balil dárek | balila dárek | balili dárek
        vařil bramborovou polévku | vařila bramborovou polévku | vařili bramborovou polévku
        žehlil ubrusy | žehlila ubrusy | žehlili ubrusy
        studoval jízdní řád | studovala jízdní řád | studovali jízdní řád
        míchal těsto na palačinky | míchala těsto na palačinky | míchali těsto na palačinky
        pobrukoval starou písničku | pobrukovala starou písničku | pobrukovali starou písničku
        zkoušel nový recept | zkoušela nový recept | zkoušeli nový recept
        aranžoval květiny | aranžovala květiny | aranžovali květiny
        leštil příbory | leštila příbory | leštili příbory
        vyřizoval poštu | vyřizovala poštu | vyřizovali poštu
        navlékal korálky | navlékala korálky | navlékali korálky
        pletl šálu | pletla šálu | pletli šálu
      `,
    },
    // Beside the other person, or at the same time.
    nearby: `
      opodál
      o kus dál
      hned vedle
      mezitím
      zatím
      kousek opodál
      v tu chvíli
      s úsměvem
      v klidu
      spokojeně
      nerušeně
    `,
    // Before `jak` and a verb in the present.
    watched: {
      forms: 'm | f | pl',
      phrases: `
        pozoroval | pozorovala | pozorovali
        sledoval | sledovala | sledovali
        dlouho pozoroval | dlouho pozorovala | dlouho pozorovali
        se zaujetím sledoval | se zaujetím sledovala | se zaujetím sledovali
        mlčky pozoroval | mlčky pozorovala | mlčky pozorovali
        se zalíbením sledoval | se zalíbením sledovala | se zalíbením sledovali
        chvíli sledoval | chvíli sledovala | chvíli sledovali
        tiše pozoroval | tiše pozorovala | tiše pozorovali
        se zájmem pozoroval | se zájmem pozorovala | se zájmem pozorovali
        nerušeně sledoval | nerušeně sledovala | nerušeně sledovali
        zpovzdálí pozoroval | zpovzdálí pozorovala | zpovzdálí pozorovali
        s potěšením pozoroval | s potěšením pozorovala | s potěšením pozorovali
      `,
    },
    // Where a person was while something went on outside.
    indoors: `
      doma
      uvnitř
      v kuchyni
      v domku
      ve vedlejším domě
      na chalupě
      v obývacím pokoji
      v tichém domě
      v pracovně
      v domě naproti
      ve společné kuchyni
      v podkrovním bytě
    `,
    // Nature and animals, by kind. In one kind every adjective, verb, place and time fits every noun.
    // Verbs: past by gender; then, where one can watch it, the present for `watched`, jak …
    // Mist.
    'nature.mist.m': `
      opar
      závoj mlhy
    `,
    'nature.mist.f': `
      mlha
      pára
    `,
    'nature.mist.pl': `
      mlhy
      chomáče mlhy
    `,
    'hue.mist': {
      forms: 'm | f | n,pl',
      phrases: `
        lehký | lehká | lehké
        bílý | bílá | bílé
        stříbřitý | stříbřitá | stříbřité
        vlhký | vlhká | vlhké
        chladný | chladná | chladné
        řídký | řídká | řídké
        mléčný | mléčná | mléčné
      `,
    },
    'act.mist': {
      forms: 'm | f | n | pl | now.m,now.f,now.n | now.pl',
      phrases: `
        se vznášel | se vznášela | se vznášelo | se vznášely | se vznáší | se vznášejí
        se převaloval | se převalovala | se převalovalo | se převalovaly | se převaluje | se převalují
        se rozplýval | se rozplývala | se rozplývalo | se rozplývaly | se rozplývá | se rozplývají
        stoupal | stoupala | stoupalo | stoupaly | stoupá | stoupají
        se trhal | se trhala | se trhalo | se trhaly | se trhá | se trhají
        houstl | houstla | houstlo | houstly | houstne | houstnou
        se povaloval | se povalovala | se povalovalo | se povalovaly | se povaluje | se povalují
      `,
    },
    'at.mist': `
      nad řekou
      nad loukou
      nad jezerem
      nad poli
      u samého břehu
      mezi kopci
      podél silnice
      nad zahradami
      nad rybníkem
      za vesnicí
      nad zátokou
      v údolí
    `,
    'hour.mist': `
      za úsvitu
      časně ráno
      k ránu
      před východem slunce
      ještě za šera
      před svítáním
      brzy ráno
      ještě před snídaní
    `,
    // Running water.
    'nature.run.m': `
      potok
      potůček
      pramen
      pramínek
    `,
    'nature.run.f': `
      říčka
      bystřina
      strouha
    `,
    'hue.run': {
      forms: 'm | f | n,pl',
      phrases: `
        svižný | svižná | svižné
        veselý | veselá | veselé
        chladný | chladná | chladné
        průzračný | průzračná | průzračné
        čistý | čistá | čisté
        neúnavný | neúnavná | neúnavné
        křišťálový | křišťálová | křišťálové
        rozpustilý | rozpustilá | rozpustilé
        hravý | hravá | hravé
        křivolaký | křivolaká | křivolaké
      `,
    },
    'act.run': {
      forms: 'm | f | n | pl',
      phrases: `
        zurčel | zurčela | zurčelo | zurčely
        bublal | bublala | bublalo | bublaly
        šuměl | šuměla | šumělo | šuměly
        se leskl | se leskla | se lesklo | se leskly
        se třpytil | se třpytila | se třpytilo | se třpytily
        pěnil | pěnila | pěnilo | pěnily
        si zpíval | si zpívala | si zpívalo | si zpívaly
        pospíchal | pospíchala | pospíchalo | pospíchaly
      `,
    },
    'at.run': `
      mezi kameny
      za mlýnem
      pod mostkem
      za vesnicí
      na úpatí kopce
      v hloubi lesa
      podél stezky
      mezi balvany
      pod starými vrbami
      za loukou
      ve stínu stromů
      v údolí
    `,
    'hour.run': `
      po dešti
      na jaře
      za teplého dne
      v létě
      za hezkého dne
      začátkem léta
      v parném poledni
      v neděli
    `,
    // Still water.
    'nature.still.m': `
      rybník
      rybníček
    `,
    'nature.still.f': `
      tůň
      nádrž
      přehrada
    `,
    'nature.still.n': `
      jezero
      jezírko
    `,
    'hue.still': {
      forms: 'm | f | n,pl',
      phrases: `
        tichý | tichá | tiché
        klidný | klidná | klidné
        hluboký | hluboká | hluboké
        chladný | chladná | chladné
        nehybný | nehybná | nehybné
        zelenavý | zelenavá | zelenavé
        osamělý | osamělá | osamělé
        průzračný | průzračná | průzračné
        malebný | malebná | malebné
      `,
    },
    'act.still': {
      forms: 'm | f | n | pl | now.m,now.f,now.n | now.pl',
      phrases: `
        se leskl | se leskla | se lesklo | se leskly | se leskne | se lesknou
        se modral | se modrala | se modralo | se modraly | se modrá | se modrají
        se třpytil | se třpytila | se třpytilo | se třpytily | se třpytí | se třpytí
        se stříbřil | se stříbřila | se stříbřilo | se stříbřily | se stříbří | se stříbří
        zářil | zářila | zářilo | zářily | září | září
        zrcadlil oblohu | zrcadlila oblohu | zrcadlilo oblohu | zrcadlily oblohu | zrcadlí oblohu | zrcadlí oblohu
        se blýskal | se blýskala | se blýskalo | se blýskaly | se blýská | se blýskají
        probleskoval | probleskovala | probleskovalo | probleskovaly | probleskuje | probleskují
      `,
    },
    'at.still': `
      za stromy
      za kopcem
      v dálce
      v údolí
      pod horou
      mezi borovicemi
      za posledními domy
      za starým parkem
      pod skalami
      mezi kmeny
      na konci cesty
    `,
    'hour.still': `
      v poledne
      za jasného počasí
      ráno
      při západu slunce
      za slunečného dne
      po bouřce
      za bezvětří
      začátkem podzimu
    `,
    // Trees, in leaf.
    'nature.tree.m': `
      dub
      javor
      topol
      jasan
      jilm
      kaštan
      buk
    `,
    'nature.tree.f': `
      bříza
      lípa
      vrba
      olše
      osika
    `,
    'nature.tree.pl': `
      lípy
      kaštany
      břízy
      duby
      javory
      vrby
      topoly
    `,
    'hue.tree': {
      forms: 'm | f | n,pl',
      phrases: `
        starý | stará | staré
        vysoký | vysoká | vysoké
        mohutný | mohutná | mohutné
        košatý | košatá | košaté
        rozložitý | rozložitá | rozložité
        osamělý | osamělá | osamělé
        statný | statná | statné
        letitý | letitá | letité
        štíhlý | štíhlá | štíhlé
        ztepilý | ztepilá | ztepilé
      `,
    },
    'act.tree': {
      forms: 'm | f | n | pl',
      phrases: `
        šuměl | šuměla | šumělo | šuměly
        šelestil | šelestila | šelestilo | šelestily
        se zelenal | se zelenala | se zelenalo | se zelenaly
        se nakláněl | se nakláněla | se naklánělo | se nakláněly
        šustil | šustila | šustilo | šustily
        kýval větvemi | kývala větvemi | kývalo větvemi | kývaly větvemi
        hučel | hučela | hučelo | hučely
      `,
    },
    'at.tree': `
      u řeky
      za stodolou
      nad loukou
      na návsi
      u školy
      na hrázi
      u křižovatky
      nad potokem
      před nádražím
      na kraji lesa
      vedle mlýna
      uprostřed dvora
    `,
    'hour.tree': `
      v létě
      odpoledne
      v podvečer
      před deštěm
      začátkem června
      po bouřce
      za slunečného dne
      za větrného dne
    `,
    // Birds, singing; the plurals are feminine, so that the verb ends in -y.
    'nature.bird.m': `
      kos
      drozd
      špaček
      rehek
      slavík
    `,
    'nature.bird.f': `
      pěnkava
      sýkora
      pěnice
      sýkorka
      červenka
    `,
    'nature.bird.pl': `
      sýkorky
      pěnkavy
      pěnice
    `,
    'hue.bird': {
      forms: 'm | f | n,pl',
      phrases: `
        malý | malá | malé
        čilý | čilá | čilé
        neposedný | neposedná | neposedné
        čiperný | čiperná | čiperné
        drobný | drobná | drobné
        veselý | veselá | veselé
        plachý | plachá | plaché
        nenápadný | nenápadná | nenápadné
        hbitý | hbitá | hbité
        roztomilý | roztomilá | roztomilé
      `,
    },
    'act.bird': {
      forms: 'm | f | n | pl | now.m,now.f,now.n | now.pl',
      phrases: `
        zpíval | zpívala | zpívalo | zpívaly | zpívá | zpívají
        švitořil | švitořila | švitořilo | švitořily | švitoří | švitoří
        poskakoval | poskakovala | poskakovalo | poskakovaly | poskakuje | poskakují
        cvrlikal | cvrlikala | cvrlikalo | cvrlikaly | cvrliká | cvrlikají
        si prozpěvoval | si prozpěvovala | si prozpěvovalo | si prozpěvovaly | si prozpěvuje | si prozpěvují
        se ozýval | se ozývala | se ozývalo | se ozývaly | se ozývá | se ozývají
      `,
    },
    'at.bird': `
      v koruně jabloně
      na střeše kůlny
      v živém plotě
      ve větvích lípy
      na plotě
      v křoví za plotem
      na zahradě
      mezi listím
      v lískovém keři
      za oknem
      ve větvích ořechu
      v zahradě u školy
    `,
    'hour.bird': `
      brzy ráno
      za svítání
      na jaře
      po dešti
      začátkem května
      za jarního rána
      od časného rána
      celé dopoledne
    `,
    // Cats and dogs.
    'nature.pet.m': `
      kocour
      pes
      jezevčík
      pudl
      pejsek
    `,
    'nature.pet.f': `
      kočka
      fenka
    `,
    'nature.pet.n': `
      kotě
      štěně
      koťátko
      štěňátko
    `,
    'hue.pet': {
      forms: 'm | f | n,pl',
      phrases: `
        líný | líná | líné
        zrzavý | zrzavá | zrzavé
        huňatý | huňatá | huňaté
        spokojený | spokojená | spokojené
        bílý | bílá | bílé
        mazlivý | mazlivá | mazlivé
        zvědavý | zvědavá | zvědavé
        hnědý | hnědá | hnědé
        strakatý | strakatá | strakaté
        chlupatý | chlupatá | chlupaté
      `,
    },
    'act.pet': {
      forms: 'm | f | n | pl | now.m,now.f,now.n | now.pl',
      phrases: `
        dřímal | dřímala | dřímalo | dřímaly | dřímá | dřímají
        se protahoval | se protahovala | se protahovalo | se protahovaly | se protahuje | se protahují
        odpočíval | odpočívala | odpočívalo | odpočívaly | odpočívá | odpočívají
        ležel | ležela | leželo | ležely | leží | leží
        se vyhříval | se vyhřívala | se vyhřívalo | se vyhřívaly | se vyhřívá | se vyhřívají
        spal | spala | spalo | spaly | spí | spí
        si hověl | si hověla | si hovělo | si hověly | si hoví | si hoví
        podřimoval | podřimovala | podřimovalo | podřimovaly | podřimuje | podřimují
      `,
    },
    'at.pet': `
      na prahu
      na zápraží
      na teplé dlažbě
      na lavičce
      na verandě
      u vrátek
      v trávě
      na rohožce
      u květináčů
      na sluníčku
      pod oknem
      uprostřed dvora
    `,
    'hour.pet': `
      v poledne
      celé odpoledne
      po snídani
      za teplého odpoledne
      od rána
      po obědě
      v neděli odpoledne
      v létě
    `,
    // Clouds.
    'nature.cloud.m': `
      mrak
      mráček
      obláček
    `,
    'nature.cloud.pl': `
      mraky
      obláčky
      beránky
      mráčky
    `,
    'hue.cloud': {
      forms: 'm | f | n,pl',
      phrases: `
        bílý | bílá | bílé
        načechraný | načechraná | načechrané
        lehký | lehká | lehké
        nadýchaný | nadýchaná | nadýchané
        světlý | světlá | světlé
        drobný | drobná | drobné
      `,
    },
    'act.cloud': {
      forms: 'm | f | n | pl | now.m,now.f,now.n | now.pl',
      phrases: `
        plul | plula | plulo | pluly | pluje | plují
        se vznášel | se vznášela | se vznášelo | se vznášely | se vznáší | se vznášejí
        putoval | putovala | putovalo | putovaly | putuje | putují
        se sunul | se sunula | se sunulo | se sunuly | se sune | se sunou
        se rozplýval | se rozplývala | se rozplývalo | se rozplývaly | se rozplývá | se rozplývají
        letěl | letěla | letělo | letěly | letí | letí
      `,
    },
    'at.cloud': `
      nad údolím
      nad střechami
      nad vrcholky stromů
      nad obzorem
      nad řekou
      nad kopci
      vysoko na obloze
      nad městem
      nad poli
      nad vesnicí
    `,
    'hour.cloud': `
      odpoledne
      v poledne
      k večeru
      za větrného dne
      celé dopoledne
      při západu slunce
      po dešti
      v létě
    `,
    // The sky at night.
    'nature.night.m': `
      měsíc
    `,
    'nature.night.pl': `
      hvězdy
    `,
    'hue.night': {
      forms: 'm | f | n,pl',
      phrases: `
        jasný | jasná | jasné
        bledý | bledá | bledé
        stříbrný | stříbrná | stříbrné
        zlatavý | zlatavá | zlatavé
        vzdálený | vzdálená | vzdálené
      `,
    },
    'act.night': {
      forms: 'm | f | n | pl | now.m,now.f,now.n | now.pl',
      phrases: `
        zářil | zářila | zářilo | zářily | září | září
        svítil | svítila | svítilo | svítily | svítí | svítí
        se třpytil | se třpytila | se třpytilo | se třpytily | se třpytí | se třpytí
        se leskl | se leskla | se lesklo | se leskly | se leskne | se lesknou
        plál | plála | plálo | plály | plane | planou
      `,
    },
    'at.night': `
      nad věží
      nad střechami
      nad řekou
      nad lesem
      nad zahradou
      nad obzorem
      mezi mraky
      nad komíny
      nad kopcem
      nad náměstím
    `,
    'hour.night': `
      večer
      po setmění
      pozdě večer
      za letní noci
      za teplé noci
      hned po večeři
    `,
    // Flowers.
    'nature.flower.m': `
      tulipán
      narcis
      karafiát
      hyacint
    `,
    'nature.flower.f': `
      růže
      pivoňka
      sedmikráska
      pomněnka
      kopretina
    `,
    'nature.flower.pl': `
      tulipány
      pivoňky
      pomněnky
      růže
      kopretiny
      sedmikrásky
      macešky
    `,
    'hue.flower': {
      forms: 'm | f | n,pl',
      phrases: `
        jemný | jemná | jemné
        křehký | křehká | křehké
        první | první | první
        drobný | drobná | drobné
        malý | malá | malé
        půvabný | půvabná | půvabné
        něžný | něžná | něžné
        svěží | svěží | svěží
      `,
    },
    'act.flower': {
      forms: 'm | f | n | pl',
      phrases: `
        kvetl | kvetla | kvetlo | kvetly
        se rozvíjel | se rozvíjela | se rozvíjelo | se rozvíjely
        rozkvétal | rozkvétala | rozkvétalo | rozkvétaly
        svítil | svítila | svítilo | svítily
        se otvíral | se otvírala | se otvíralo | se otvíraly
        se pohupoval | se pohupovala | se pohupovalo | se pohupovaly
      `,
    },
    'at.flower': `
      u plotu
      pod oknem
      vedle branky
      na záhonu
      u schodů
      v předzahrádce
      podél cesty
      v trávě
      u zdi
      na kraji zahrady
      před domem
      za altánem
    `,
    'hour.flower': `
      po dešti
      za slunečného rána
      za teplého dne
      hned po ránu
      za jasného dopoledne
      po teplém dešti
      v poledním slunci
      časně ráno
    `,
    // The wind and what it moved; what it brought.
    wind: `
      vítr
      mírný vítr
      jemný vánek
      západní vítr
      lehký vánek
      rozpustilý vítr
      svěží větřík
      poryv větru
      silný vítr
      severní vítr
      jižní vítr
    `,
    stirred: `
      rozhoupal
      rozhýbal
      rozkýval
      rozechvěl
      rozpohyboval
    `,
    'stirred-thing': `
      větve bříz
      prádlo na šňůře
      vysokou trávu
      záclony v otevřeném okně
      koruny stromů
      loďky u mola
      barevné praporky
      lístky osik
      vrcholky topolů
      papírové lampiony
      květy vlčího máku
      rákos u břehu
      závěsy na verandě
      klasy na poli
      plátěnou stříšku stánku
    `,
    brought: `
      přinesl
      přivál
      donesl
      přivanul
    `,
    'brought-thing': `
      vůni sena
      vůni kvetoucích lip
      vůni čerstvého chleba
      vzdálené zvonění
      útržky písničky
      vůni pokosené trávy
      vůni deště
      příjemný chlad
      vůni borového lesa
      štěbetání ptáků
      vzdálený hlas harmoniky
      chmýří pampelišek
      hudbu z náměstí
      vůni z pekárny
      dětský smích
      houkání parníku
      vůni vlhké země
      cinkání zvonců
      vůni jehličí
      vůni heřmánku
      zvuk trubky
    `,
    'wind-hour': `
      odpoledne
      k večeru
      za soumraku
      dopoledne
      před bouřkou
      krátce po obědě
      v podvečer
      zčistajasna
      náhle
      v jednu chvíli
    `,
    // The weather outside; it fits any quiet occupation indoors.
    outside: `
      venku
      za okny
      za oknem
      nad městem
      nad střechami
    `,
    weather: `
      mrholilo
      drobně pršelo
      pršelo
      hřmělo
      lilo jako z konve
      foukal vítr
      padal sníh
      hustě sněžilo
      ležela mlha
      pomalu svítalo
      se pomalu šeřilo
      zapadalo slunce
      se přeháněly mraky
      poletovaly sněhové vločky
      se stmívalo
      jemně sněžilo
      se blížila bouřka
      hvízdal vítr
      se rozpršelo
      vydatně pršelo
      bylo ticho
      svítil měsíc
    `,
    // When something happened; no time of day that could contradict.
    conj: `
      když
      jakmile
      hned jak
      sotva
    `,
    sign: `
      přestalo pršet
      utichl vítr
      vyšlo slunce
      se rozednilo
      se vyčasilo
      se rozzářilo slunce
      se oteplilo
      skončila bouřka
      odbilo poledne
      se vyjasnilo
      zavládlo ticho
      vykoukla duha
      dozněla hudba
      se všichni nasnídali
      dorazila zásilka
      přijel ranní vlak
      přišla pošta
      odešla návštěva
      odbily dvě hodiny
      se rozplynula mlha
      se udělalo hezky
      bylo po snídani
      přišla dobrá zpráva
      skončila schůze
      utichl déšť
      odjela dodávka
      zmlkl telefon
      začal víkend
      dohrálo rádio
      se dům utišil
      polevil vítr
    `,
    // Before an imperfective infinitive.
    began: {
      forms: 'm | f | pl',
      phrases: `
        začal | začala | začali
        konečně začal | konečně začala | konečně začali
        opět začal | opět začala | opět začali
        mohl konečně | mohla konečně | mohli konečně
        mohl znovu | mohla znovu | mohli znovu
        měl konečně čas | měla konečně čas | měli konečně čas
        dostal chuť | dostala chuť | dostali chuť
      `,
    },
    // Something that might have stood in the way.
    albeit: `
      ačkoli
      přestože
      třebaže
      i když
    `,
    although: `
      času nebylo nazbyt
      práce stále přibývalo
      bylo už dost pozdě
      nikdo to nečekal
      zbývala jen hodina
      zbývalo málo času
      měl každý jiné plány
      v domě panoval ruch
      čekalo ještě mnoho příprav
      byl víkend krátký
      nechyběly jiné starosti
      se chystala návštěva
      chybělo pár drobností
      telefon zvonil každou chvíli
      byl den krátký
      byl dům plný hostů
      den nezačal nejlíp
      to nebylo v plánu
      čekala ještě spousta práce
      byl všední den
      bylo doma rušno
      čekaly jiné úkoly
      se původně plánoval výlet
      přípravy zabraly celé dopoledne
      byl kalendář plný
      se blížil odjezd
      každou chvíli někdo přicházel
      se nikomu moc nechtělo
    `,
    // Things that stood, lay or hung. Nominative, for both subjects and the things named after it.
    'posed.stand': {
      forms: 'm | f | n | pl',
      phrases: `
        stál | stála | stálo | stály
        dlouho stál | dlouho stála | dlouho stálo | dlouho stály
        pořád stál | pořád stála | pořád stálo | pořád stály
        zůstal stát | zůstala stát | zůstalo stát | zůstaly stát
        stával | stávala | stávalo | stávaly
      `,
    },
    'thing.stand.m': `
      džbán
      čajník
      hrnek
      glóbus
      květináč
      budík
      zvoneček
      kávový mlýnek
    `,
    'thing.stand.f': `
      váza
      lampa
      konvice
      mísa
      svítilna
      miska
      dóza
      soška
      cukřenka
      vázička
    `,
    'thing.stand.n': `
      rádio
      zrcátko
    `,
    'thing.stand.pl': `
      hodiny
      šálky
      sklenice
      talíře
      svícny
      džbánky
      koflíky
    `,
    'look.stand': {
      forms: 'm | f | n,pl',
      phrases: `
        starý | stará | staré
        modrý | modrá | modré
        krásný | krásná | krásné
        velký | velká | velké
        malý | malá | malé
        zdobený | zdobená | zdobené
        bílý | bílá | bílé
        zelený | zelená | zelené
        ručně malovaný | ručně malovaná | ručně malované
        oblíbený | oblíbená | oblíbené
        starobylý | starobylá | starobylé
        nápadný | nápadná | nápadné
        hezký | hezká | hezké
        neobvyklý | neobvyklá | neobvyklé
        pozoruhodný | pozoruhodná | pozoruhodné
        blýskavý | blýskavá | blýskavé
        žlutý | žlutá | žluté
      `,
    },
    'surface.stand': `
      na polici
      na kuchyňské lince
      na okenním parapetu
      na stole
      na skříni
      na komodě
      uprostřed stolu
      na krbové římse
      na kraji stolu
      vedle knih
      v prosklené vitríně
      na kredenci
      na odkládacím stolku
    `,
    'posed.lie': {
      forms: 'm | f | n | pl',
      phrases: `
        ležel | ležela | leželo | ležely
        zůstal ležet | zůstala ležet | zůstalo ležet | zůstaly ležet
        dosud ležel | dosud ležela | dosud leželo | dosud ležely
        pořád ležel | pořád ležela | pořád leželo | pořád ležely
      `,
    },
    'thing.lie.m': `
      klíč
      zápisník
      svetr
      časopis
      blok
      slovník
      kapesník
      klobouk
      jízdní řád
      náčrtník
    `,
    'thing.lie.f': `
      mapa
      kniha
      šála
      pohlednice
      krabička
      čepice
      píšťalka
      rukavice
      obálka
      složka
    `,
    'thing.lie.n': `
      pero
      pravítko
      kružítko
      pouzdro
      album
    `,
    'thing.lie.pl': `
      kartičky
      nůžky
      brýle
      korálky
      sešity
      tužky
      šachové figurky
      známky
      pastelky
    `,
    'look.lie': {
      forms: 'm | f | n,pl',
      phrases: `
        starý | stará | staré
        nový | nová | nové
        malý | malá | malé
        zapomenutý | zapomenutá | zapomenuté
        modrý | modrá | modré
        červený | červená | červené
        zelený | zelená | zelené
        obyčejný | obyčejná | obyčejné
        barevný | barevná | barevné
        žlutý | žlutá | žluté
        oblíbený | oblíbená | oblíbené
        neobyčejný | neobyčejná | neobyčejné
        pěkný | pěkná | pěkné
      `,
    },
    'surface.lie': `
      na stole
      v zásuvce
      na okenním parapetu
      na pohovce
      v předsíni na stolku
      na lavici
      na pracovním stole
      na poličce
      v proutěném košíku
      vedle lampy
      na kraji stolu
      na klavíru
      na dně truhly
      v přihrádce stolu
    `,
    'posed.hang': {
      forms: 'm | f | n | pl',
      phrases: `
        visel | visela | viselo | visely
        dlouho visel | dlouho visela | dlouho viselo | dlouho visely
        už léta visel | už léta visela | už léta viselo | už léta visely
        zůstal viset | zůstala viset | zůstalo viset | zůstaly viset
        pořád visel | pořád visela | pořád viselo | pořád visely
      `,
    },
    'thing.hang.m': `
      obraz
      kabát
      klobouk
      kalendář
      zvoneček
      plášť
      batoh
      lampion
    `,
    'thing.hang.f': `
      mapa
      lucerna
      zástěra
      kresba
      taška
      šála
    `,
    'thing.hang.n': `
      zrcadlo
    `,
    'thing.hang.pl': `
      kabelky
      utěrky
      hodiny
      košíky
      talířky
      girlandy
      deštníky
    `,
    'look.hang': {
      forms: 'm | f | n,pl',
      phrases: `
        starý | stará | staré
        modrý | modrá | modré
        velký | velká | velké
        barevný | barevná | barevné
        malý | malá | malé
        krásný | krásná | krásné
        světlý | světlá | světlé
        nenápadný | nenápadná | nenápadné
        hezký | hezká | hezké
        žlutý | žlutá | žluté
        zelený | zelená | zelené
        oblíbený | oblíbená | oblíbené
        pestrý | pestrá | pestré
      `,
    },
    'surface.hang': `
      v předsíni
      nad stolem
      vedle dveří
      na stěně
      nad kamny
      v šatně
      na chodbě
      za dveřmi
      na trámu
      na skobě u okna
      v kuchyni vedle okna
      na zdi u schodů
    `,
    // Relative pronoun in the accusative, and by POSE what a man had done with the thing.
    which: {
      forms: 'm | f | n,pl',
      phrases: `
        který | kterou | které
      `,
    },
    'got.stand': {
      forms: 'm | f | pl',
      phrases: `
        našel na půdě | našla na půdě | našli na půdě
        koupil na trhu | koupila na trhu | koupili na trhu
        přivezl z cest | přivezla z cest | přivezli z cest
        dostal od tety | dostala od tety | dostali od tety
        dostal k narozeninám | dostala k narozeninám | dostali k narozeninám
        zdědil po prababičce | zdědila po prababičce | zdědili po prababičce
        vyhrál v tombole | vyhrála v tombole | vyhráli v tombole
        si přivezl z výletu | si přivezla z výletu | si přivezli z výletu
        opatroval jako poklad | opatrovala jako poklad | opatrovali jako poklad
        objevil v malém krámku | objevila v malém krámku | objevili v malém krámku
        si vybral na jarmarku | si vybrala na jarmarku | si vybrali na jarmarku
        si dlouho přál | si dlouho přála | si dlouho přáli
        dostal darem | dostala darem | dostali darem
        před lety koupil ve starožitnictví | před lety koupila ve starožitnictví | před lety koupili ve starožitnictví
        přinesl z bleších trhů | přinesla z bleších trhů | přinesli z bleších trhů
        si oblíbil už v dětství | si oblíbila už v dětství | si oblíbili už v dětství
      `,
    },
    'got.lie': {
      forms: 'm | f | pl',
      phrases: `
        našel na půdě | našla na půdě | našli na půdě
        dlouho hledal | dlouho hledala | dlouho hledali
        ještě nedávno hledal | ještě nedávno hledala | ještě nedávno hledali
        málem zapomněl v tramvaji | málem zapomněla v tramvaji | málem zapomněli v tramvaji
        celé dopoledne hledal | celé dopoledne hledala | celé dopoledne hledali
        si nedávno půjčil od přátel | si nedávno půjčila od přátel | si nedávno půjčili od přátel
        chtěl ukázat přátelům | chtěla ukázat přátelům | chtěli ukázat přátelům
        našel za skříní | našla za skříní | našli za skříní
        si připravil na cestu | si připravila na cestu | si připravili na cestu
        opatroval jako oko v hlavě | opatrovala jako oko v hlavě | opatrovali jako oko v hlavě
        tam včera odložil | tam včera odložila | tam včera odložili
        tam zapomněl minulou neděli | tam zapomněla minulou neděli | tam zapomněli minulou neděli
        objevil při úklidu | objevila při úklidu | objevili při úklidu
        už týden nemohl najít | už týden nemohla najít | už týden nemohli najít
        chtěl vrátit sousedům | chtěla vrátit sousedům | chtěli vrátit sousedům
      `,
    },
    'got.hang': {
      forms: 'm | f | pl',
      phrases: `
        koupil na trhu | koupila na trhu | koupili na trhu
        přivezl z cest | přivezla z cest | přivezli z cest
        dostal od tety | dostala od tety | dostali od tety
        dostal darem | dostala darem | dostali darem
        přinesl z bleších trhů | přinesla z bleších trhů | přinesli z bleších trhů
        tam nechal před lety | tam nechala před lety | tam nechali před lety
        objevil v malém krámku | objevila v malém krámku | objevili v malém krámku
        chtěl ukázat hostům | chtěla ukázat hostům | chtěli ukázat hostům
        našel na půdě | našla na půdě | našli na půdě
        si přivezl z výletu | si přivezla z výletu | si přivezli z výletu
        dostal k narozeninám | dostala k narozeninám | dostali k narozeninám
        si vybral na jarmarku | si vybrala na jarmarku | si vybrali na jarmarku
        objevil při úklidu | objevila při úklidu | objevili při úklidu
        vyhrál v tombole | vyhrála v tombole | vyhráli v tombole
      `,
    },
    // Adverbs for an exclamation with `jak`.
    'how-well': `
      trpělivě
      pečlivě
      soustředěně
      ochotně
      rozvážně
      svědomitě
      neúnavně
      vytrvale
      spokojeně
      bezstarostně
      poctivě
      nadšeně
      klidně
      dlouho
      často
    `,
    // Going somewhere; the verb comes second, so se may begin it.
    went: {
      forms: 'm | f | pl',
      phrases: `
        šel | šla | šli
        zašel | zašla | zašli
        se vydal | se vydala | se vydali
        zamířil | zamířila | zamířili
        vyrazil | vyrazila | vyrazili
        se vypravil | se vypravila | se vypravili
        zaskočil | zaskočila | zaskočili
        přišel | přišla | přišli
      `,
    },
    'dest.shop': `
      do obchodu na rohu
      na trh
      do krámku za rohem
      na tržiště
      do tržnice
    `,
    'aim.shop': `
      pro čerstvou mrkev
      pro rohlíky a máslo
      pro košík ovoce
      pro bylinky do polévky
      pro kousek sýra
      pro brambory k večeři
      koupit mouku na koláč
      koupit něco dobrého
      pro sklenici medu
      nakoupit na oslavu
      pro svazek pažitky
      pro půl kila hrušek
      s dlouhým seznamem
      s proutěným košíkem
    `,
    'dest.library': `
      do knihovny
      do městské knihovny
      do knihkupectví
      do antikvariátu
      do malého knihkupectví
    `,
    'aim.library': `
      pro novou detektivku
      pro starou mapu
      vybrat něco na cestu
      pro sbírku pohádek
      pro velký atlas
      pro cestopis na dovolenou
      najít něco o včelách
      pro slovník
      prolistovat obrazové atlasy
      pro učebnici kreslení
      hledat sbírku receptů
      pro svazek básní
    `,
    'dest.visit': `
      na návštěvu
      k příbuzným
      do muzea
      na nádraží
      do botanické zahrady
      na náměstí
      na výstavu
      do galerie
    `,
    'aim.visit': `
      oklikou přes park
      starou alejí
      pěšky podél řeky
      nejkratší cestou
      přes most
      beze spěchu
      s kyticí květin
      kolem starého mlýna
      postranní uličkou
      s celou rodinou
      známou pěšinou
      přes tržiště
    `,
    // Paths and views.
    where: `
      za mlýnem
      pod lesem
      za posledními domy
      za nádražím
      pod kopcem
      za řekou
      hned za obcí
      za kamenným mostem
      hned za parkem
      za posledním stavením
      za zámeckou zahradou
      za třešňovým sadem
      za cihelnou
      za fotbalovým hřištěm
      za vesnicí
      od rybníka
      od nádraží
    `,
    goes: {
      forms: 'm | f | n | pl',
      phrases: `
        vedl | vedla | vedlo | vedly
        se vinul | se vinula | se vinulo | se vinuly
        se klikatil | se klikatila | se klikatilo | se klikatily
        pokračoval | pokračovala | pokračovalo | pokračovaly
        stoupal | stoupala | stoupalo | stoupaly
      `,
    },
    'spot-look': {
      forms: 'm | f | n,pl',
      phrases: `
        úzký | úzká | úzké
        starý | stará | staré
        klidný | klidná | klidné
        málo známý | málo známá | málo známé
        travnatý | travnatá | travnaté
        příjemný | příjemná | příjemné
        stinný | stinná | stinné
        zarostlý | zarostlá | zarostlé
        dlouhý | dlouhá | dlouhé
        tichý | tichá | tiché
        písčitý | písčitá | písčité
        pohodlný | pohodlná | pohodlné
        oblíbený | oblíbená | oblíbené
      `,
    },
    'spot.m': `
      úvoz
      chodníček
    `,
    'spot.f': `
      pěšina
      cesta
      stezka
      cestička
      pěšinka
    `,
    coda: `
      odkud bylo vidět celé údolí
      kudy se chodilo na houby
      kde v létě voněl tymián
      odkud se otvíral výhled na hory
      kudy děti chodily do školy
      kde rostly divoké maliny
      kudy se dobře šlo i v dešti
      kde po dešti voněla hlína
      kudy se dalo dojít až k jezeru
      kde stály dvě lavičky
      kudy se chodívalo na jarmark
      kde kvetly šípky
      odkud byl nejhezčí pohled na město
      kam nedoléhal hluk ulice
      kudy to bylo k vodě nejblíž
      kde se potkávali sousedé
      kudy se chodilo na borůvky
      kudy se chodívalo k rozhledně
      odkud byla vidět hradní věž
      kde se dalo jezdit i na kole
    `,
    // Trains, buses, boats.
    'ride.rail.m': `
      vlak
      rychlík
      osobní vlak
      motoráček
      spěšný vlak
    `,
    'ride.rail.f': `
      lokálka
      souprava
    `,
    'goes.rail': {
      forms: 'm | f | n | pl',
      phrases: `
        vyjel | vyjela | vyjelo | vyjely
        odjel | odjela | odjelo | odjely
        se rozjel | se rozjela | se rozjelo | se rozjely
        vyrazil | vyrazila | vyrazilo | vyrazily
      `,
    },
    'from.rail': `
      z malého nádraží
      od prvního nástupiště
      z druhé koleje
      ze zastávky pod lesem
      z hlavního nádraží
      z nádraží u řeky
      z venkovské stanice
    `,
    'ride.road.m': `
      autobus
      dálkový autobus
      mikrobus
      poloprázdný autobus
    `,
    'ride.road.f': `
      tramvaj
    `,
    'goes.road': {
      forms: 'm | f | n | pl',
      phrases: `
        vyjel | vyjela | vyjelo | vyjely
        odjel | odjela | odjelo | odjely
        se rozjel | se rozjela | se rozjelo | se rozjely
        vyrazil | vyrazila | vyrazilo | vyrazily
      `,
    },
    'from.road': `
      ze zastávky
      od školy
      z náměstí
      od radnice
      od křižovatky
      od divadla
      z konečné u lesa
    `,
    'ride.water.m': `
      parník
      výletní člun
      trajekt
    `,
    'ride.water.f': `
      loď
      výletní loď
    `,
    'goes.water': {
      forms: 'm | f | n | pl',
      phrases: `
        vyplul | vyplula | vyplulo | vypluly
        odplul | odplula | odplulo | odpluly
        vyrazil | vyrazila | vyrazilo | vyrazily
      `,
    },
    'from.water': `
      z přístavu
      od mola
      od mostu
      z ostrova
      od přístaviště
      z klidné zátoky
    `,
    pace: `
      pomalu
      přesně na čas
      tiše
      bez zpoždění
      zvolna
      podle jízdního řádu
      s malým zpožděním
      na minutu přesně
    `,
    'ride-hour': `
      brzy ráno
      v poledne
      po obědě
      odpoledne
      v sobotu ráno
      v neděli odpoledne
      chvíli před osmou
      po dešti
      krátce po páté
      za slunečného rána
      v pátek odpoledne
      před osmou hodinou
    `,
    aboard: {
      forms: 'm | f | pl',
      phrases: `
        seděl u okna | seděla u okna | seděli u okna
        rozbalil svačinu | rozbalila svačinu | rozbalili svačinu
        listoval v novinách | listovala v novinách | listovali v novinách
        vyhlížel z okna | vyhlížela z okna | vyhlíželi z okna
        vytáhl knihu | vytáhla knihu | vytáhli knihu
        hledal v tašce jízdenku | hledala v tašce jízdenku | hledali v tašce jízdenku
        poslouchal hudbu | poslouchala hudbu | poslouchali hudbu
        luštil křížovku | luštila křížovku | luštili křížovku
        psal pohlednici | psala pohlednici | psali pohlednici
        pozoroval krajinu | pozorovala krajinu | pozorovali krajinu
        si zapisoval poznámky | si zapisovala poznámky | si zapisovali poznámky
        fotografoval okolí | fotografovala okolí | fotografovali okolí
        si loupal mandarinku | si loupala mandarinku | si loupali mandarinku
        jedl jablko | jedla jablko | jedli jablko
        kreslil do skicáře | kreslila do skicáře | kreslili do skicáře
      `,
    },
    // Where somebody sat in the train, bus or boat.
    inside: `
      uvnitř
      mezi cestujícími
      vzadu
      vpředu
      na volném sedadle
    `,
    // A market stall: a list of goods in the accusative.
    stall: `
      na tržišti
      u prvního stánku
      na sobotním trhu
      v malém krámku
      na náměstí
      ve stánku u kašny
      na konci ulice
      u brány do parku
      v tržnici
      ve stínu kaštanů
    `,
    shown: `
      nabízeli
      prodávali
      vystavovali
      vychvalovali
      chválili
      s úsměvem nabízeli
      vykládali na pult
    `,
    fresh: `
      čerstvé
      sladké
      zralé
      voňavé
      výborné
      čerstvě natrhané
      domácí
      vybrané
    `,
    fruit: `
      jahody
      maliny
      borůvky
      ostružiny
      meruňky
      třešně
      mirabelky
      broskve
      nektarinky
    `,
    fine: `
      velké
      drobné
      pěkné
      výstavní
      letošní
      pečlivě omyté
      v okolí vypěstované
      právě sklizené
      nejlepší
    `,
    veg: `
      okurky
      papriky
      cukety
      mrkve
      kapusty
      ředkvičky
      kedlubny
      fazole
      brambory
    `,
    more: `
      med
      tvaroh
      sušené ovoce
      kozí sýr
      žitný chléb
      povidla
      bylinky
      hrnky
      vlašské ořechy
      proutěné košíky
      vlněné ponožky
      lipový čaj
      řezané květiny
      jablečný mošt
      makové koláče
      rozmarýn
      marmeládu
      hliněné misky
      křížaly
      svazky levandule
      javorový sirup
      perník
    `,
    // Smells, in the instrumental.
    'smell.kitchen': `
      v kuchyni
      na chalupě
      v pekárně
      na chodbě
      v jídelně
    `,
    'scent.kitchen': `
      skořicí
      vanilkou
      čerstvým chlebem
      pečenými jablky
      kávou
      citronovou kůrou
      kakaem
      medem
      švestkovou marmeládou
      máslem
      karamelem
      praženými ořechy
    `,
    'smell.garden': `
      na zahradě
      za domem
      v předzahrádce
      na terase
      v parku
    `,
    'scent.garden': `
      levandulí
      růžemi
      jasmínem
      mátou
      čerstvě posekanou trávou
      bazalkou
      rajčatovými listy
      meduňkou
      kvetoucí lípou
    `,
    'smell.work': `
      v dílně
      v truhlárně
      v kůlně
      v dílně za domem
      v řezbářské dílně
    `,
    'scent.work': `
      pilinami
      včelím voskem
      borovým dřevem
      lněným olejem
      dubovými deskami
      smrkovou kůrou
      hoblinami
      cedrem
    `,
    'smell.wild': `
      v lese
      na mýtině
      podél potoka
      na pasece
    `,
    'scent.wild': `
      jehličím
      houbami
      mechem
      pryskyřicí
      vlhkou hlínou
      borůvčím
      kapradím
      mateřídouškou
    `,
    smelt: `
      vonělo
      příjemně vonělo
      jemně vonělo
      silně vonělo
      krásně vonělo
      zase vonělo
      znovu vonělo
      nezvykle vonělo
      nádherně vonělo
      lehce vonělo
    `,
    'smell-hour': `
      ráno
      odpoledne
      v sobotu
      v podvečer
      celé dopoledne
      celý den
      hned od rána
      v neděli odpoledne
      po obědě
      celé odpoledne
    `,
    effect: `
      takže každý na chvíli zpomalil
      takže se všichni usmívali
      takže všem bylo hned lépe
      takže nikdo nikam nespěchal
      takže se tam každý rád zdržel
      takže svět byl hned veselejší
      takže se každému zlepšila nálada
      takže se vzpomínalo na dětství
      takže se tam dobře přemýšlelo
      až se nikomu nechtělo odejít
      až se chtělo zavřít oči
      a přece si toho skoro nikdo nevšiml
      což všem zvedlo náladu
      což potěšilo každého, kdo šel kolem
      což hned přivolalo vzpomínky na prázdniny
      což bylo nejlepší pozvání
    `,
    // Sounds from somewhere.
    from: `
      z balkonu
      z horního patra
      z vedlejšího dvora
      z prázdné učebny
      ze sálu
      z altánu
      z vedlejšího pokoje
      z náměstí
      zpoza zdi
      odněkud zdola
      z podkroví
      z protějšího domu
    `,
    heard: {
      forms: 'm | f | n | pl',
      phrases: `
        ozýval | ozývala | ozývalo | ozývaly
        nesl | nesla | neslo | nesly
        ozval | ozvala | ozvalo | ozvaly
        už zase ozval | už zase ozvala | už zase ozvalo | už zase ozvaly
        zničehonic ozval | zničehonic ozvala | zničehonic ozvalo | zničehonic ozvaly
        opět ozval | opět ozvala | opět ozvalo | opět ozvaly
        znovu ozval | znovu ozvala | znovu ozvalo | znovu ozvaly
        konečně ozval | konečně ozvala | konečně ozvalo | konečně ozvaly
        náhle ozval | náhle ozvala | náhle ozvalo | náhle ozvaly
        jako vždy ozval | jako vždy ozvala | jako vždy ozvalo | jako vždy ozvaly
      `,
    },
    'sound.m': `
      dětský popěvek
      zvuk klavíru
      zpěv
      zvuk houslí
      zvuk flétny
      starý valčík
      dětský zpěv
      pomalý valčík
      nápěv známé písničky
    `,
    'sound.f': `
      tichá hudba
      dětská písnička
      známá melodie
      hra na kytaru
      stará polka
      jednoduchá melodie
      lidová písnička
    `,
    'sound.pl': `
      tóny harmoniky
      první tóny sonáty
      tóny klavíru
      dětské písničky
      zvuky houslí
      staré melodie
    `,
    listened: {
      forms: 'm | f | pl',
      phrases: `
        se zaposlouchal | se zaposlouchala | se zaposlouchali
        chvíli poslouchal | chvíli poslouchala | chvíli poslouchali
        si začal pobrukovat | si začala pobrukovat | si začali pobrukovat
        se zaradoval | se zaradovala | se zaradovali
        se na okamžik zastavil | se na okamžik zastavila | se na okamžik zastavili
        odložil práci | odložila práci | odložili práci
        otevřel okno | otevřela okno | otevřeli okno
        přerušil čtení | přerušila čtení | přerušili čtení
        zvolnil krok | zvolnila krok | zvolnili krok
        se posadil na schody | se posadila na schody | se posadili na schody
        zvedl hlavu od práce | zvedla hlavu od práce | zvedli hlavu od práce
      `,
    },
    // General remarks. Pleasures in the nominative.
    nothing: `
      nic nepotěší víc než
      není nic příjemnějšího než
      málokdy člověka něco potěší tolik jako
      máloco zlepší náladu tak jako
      není nic hezčího než
      nic nerozveselí tak jako
      jen málo věcí potěší tak jako
      nic tak nepohladí po duši jako
      nic nezpříjemní den tak jako
      k malým radostem patří
      vždycky potěší
      nikdy nezklame
      úplně stačí
      člověka vždycky potěší
      ke spokojenosti stačí
    `,
    'pleasure.walk': `
      krátká procházka
      pomalá procházka
      dlouhá procházka
      projížďka na kole
      svižná vycházka
      toulka bez cíle
      tichá procházka
      bezstarostná vycházka
    `,
    'setting.walk': `
      podél řeky
      lesem
      kolem rybníka
      starou alejí
      mezi poli
      po hrázi
      za městem
      přes louky
      parkem
      sadem
      kolem jezera
      po kraji lesa
    `,
    'pleasure.talk': `
      přátelské posezení
      dlouhé povídání
      setkání s přáteli
      tichá chvilka
      klidný rozhovor
      dlouhá rozmluva
      tiché posezení
    `,
    'setting.talk': `
      na lavičce
      u kamen
      ve stínu lípy
      na verandě
      u velkého stolu
      na schodech před domem
      v altánu
      pod kvetoucí jabloní
      v malé kavárně
      u otevřeného okna
    `,
    'pleasure.food': `
      krajíc chleba s máslem
      talíř horké polévky
      šálek čaje s medem
      kousek jablečného koláče
      miska zralých jahod
      hrnek kakaa
      mísa teplých koláčů
      krajíc s pažitkou
      sklenice studeného mléka
      hrst lesních malin
      kus domácího koláče
    `,
    'setting.food': `
      na zahradě
      u kuchyňského stolu
      na čerstvém vzduchu
      v kruhu přátel
      u prostřeného stolu
      na verandě
      na louce u lesa
      na balkoně
      před chalupou
    `,
    'pleasure.book': `
      dobrá kniha
      stará detektivka
      oblíbený román
      sbírka povídek
      ilustrovaný atlas
      napínavý příběh
      zajímavá knížka
      kniha pohádek
    `,
    'setting.book': `
      v houpací síti
      v křesle u okna
      pod teplou dekou
      v tiché knihovně
      u krbu
      v prázdném kupé
      na lavičce v parku
      na verandě
      ve stínu jabloně
    `,
    free: `
      když není kam spěchat
      když je konečně hotovo
      když začnou prázdniny
      když je dost času
      když venku zpívají ptáci
      když má člověk volno
      když je práce za námi
      když nikdo nepospíchá
      když nezvoní telefon
      zvlášť o víkendu
      zvlášť na konci dlouhého týdne
      zvlášť první volný den
      zvlášť v neděli odpoledne
      hlavně po týdnu v kanceláři
      hlavně po dni plném shonu
      hlavně o dovolené
      a to v každém věku
      a není k tomu třeba mnoho
      ať už je všední den, nebo svátek
      a zvlášť po náročném týdnu
      jak ví každý, kdo to zkusil
      a nejen o svátcích
      o tom není pochyb
      zvlášť když je po práci
    `,
    // What a craft asks for.
    believed: {
      forms: 'm | f | pl',
      phrases: `
        věřil, že | věřila, že | věřili, že
        se domníval, že | se domnívala, že | se domnívali, že
        odjakživa tvrdil, že | odjakživa tvrdila, že | odjakživa tvrdili, že
        nejednou opakoval, že | nejednou opakovala, že | nejednou opakovali, že
        vždycky říkal, že | vždycky říkala, že | vždycky říkali, že
        občas připomínal, že | občas připomínala, že | občas připomínali, že
        brzy pochopil, že | brzy pochopila, že | brzy pochopili, že
        časem poznal, že | časem poznala, že | časem poznali, že
        nikdy nepochyboval o tom, že | nikdy nepochybovala o tom, že | nikdy nepochybovali o tom, že
        dobře věděl, že | dobře věděla, že | dobře věděli, že
      `,
    },
    craft: `
      vyřezávání
      zahradničení
      pečení
      hra na kytaru
      práce se dřevem
      kreslení
      vaření
      psaní dopisů
      péče o růže
      opravování hodin
      chov včel
      šití
      sborový zpěv
      tkaní koberců
      malba na porcelán
      modelářství
      práce s hlínou
      hra na harfu
      psaní pohádek
      výroba hraček
      vázání knih
      stavba lodí
      pletení košíků
    `,
    requires: `
      vyžaduje
      potřebuje
      chce
      si žádá
      potřebuje především
      vyžaduje hlavně
    `,
    need: `
      trpělivost
      klid
      čas
      pravidelnost
      soustředění
      chuť zkoušet nové věci
      pozornost
      poctivou přípravu
      lásku k věci
      radost z maličkostí
      zvídavost
      přesnost
      píli
      vytrvalost
      pokoru
      zkušenost
      pevnou vůli
      dobrou náladu
      nadšení
      vlastní nápady
      pečlivost
      otevřenou mysl
      hodně cviku
    `,
    // Advice to whoever wants to do something.
    advice: `
      neměl by spěchat
      potřebuje hlavně trpělivost
      má před sebou pár hezkých chvil
      ať s tím začne hned zítra
      ať to zbytečně neodkládá
      neobejde se bez dobré nálady
      ať se nedá odradit prvním nezdarem
      brzy zjistí, kolik radosti to přináší
      musí si na to udělat čas
      nepotřebuje mnoho, jen chuť a čas
      najde si k tomu vždycky čas
      málokdy lituje vynaloženého času
      má se na co těšit
      ať se klidně poradí s přáteli
      jistě nebude litovat
      ať si na to vyhradí klidný den
    `,
    whoever: `
      kdo chce
      kdo se chystá
      kdo se rozhodl
      kdo má v plánu
      kdo má v úmyslu
      kdo si předsevzal
      kdo by chtěl
      kdo doufá, že se mu podaří
      kdo se odhodlá
      kdo dostane chuť
    `,
    // Questions, quotations, exclamations.
    // Before a completed infinitive, in a question.
    offer: `
      kdo mi pomůže
      kdo mi zítra pomůže
      nechcete se mnou
      nechtěl by někdo
      stihneme ještě dnes
      nemohli bychom zítra
      podaří se nám včas
      není načase
      nebylo by dobré
      zkusíme spolu
      bude někdo chtít
      může mi někdo pomoct
      kdo by chtěl
      mám vám pomoct
      chtěli byste mi pomoct
      neměli bychom
      nechtěli byste
      kdy budeme moct
      pomůžete mi v sobotu
      zvládneme do neděle
      nebude nejlepší
    `,
    asked: {
      forms: 'm | f | pl',
      phrases: `
        zeptal se | zeptala se | zeptali se
        chtěl vědět | chtěla vědět | chtěli vědět
        zajímal se | zajímala se | zajímali se
        otázal se | otázala se | otázali se
        ozval se | ozvala se | ozvali se
        přerušil ticho | přerušila ticho | přerušili ticho
        zeptal se s úsměvem | zeptala se s úsměvem | zeptali se s úsměvem
        nadhodil | nadhodila | nadhodili
        vyzvídal | vyzvídala | vyzvídali
        obrátil se k ostatním | obrátila se k ostatním | obrátili se k ostatním
        zeptal se zvesela | zeptala se zvesela | zeptali se zvesela
        zeptal se nesměle | zeptala se nesměle | zeptali se nesměle
      `,
    },
    isn: {
      forms: 'm,f,n | pl',
      phrases: `
        to je ale | to jsou ale
        to je vážně | to jsou vážně
        to je opravdu | to jsou opravdu
        podívejte, to je | podívejte, to jsou
        tedy, to je | tedy, to jsou
        páni, to je | páni, to jsou
        hleďme, to je | hleďme, to jsou
        no ne, to je | no ne, to jsou
        vida, to je | vida, to jsou
      `,
    },
    lovely: {
      forms: 'm | f | n,pl',
      phrases: `
        krásný | krásná | krásné
        nádherný | nádherná | nádherné
        pěkný | pěkná | pěkné
        zvláštní | zvláštní | zvláštní
        povedený | povedená | povedené
        pozoruhodný | pozoruhodná | pozoruhodné
        hezký | hezká | hezké
        neobyčejný | neobyčejná | neobyčejné
        skvělý | skvělá | skvělé
        úžasný | úžasná | úžasné
        zajímavý | zajímavá | zajímavé
        vzácný | vzácná | vzácné
        nevídaný | nevídaná | nevídané
      `,
    },
    said: {
      forms: 'm | f | pl',
      phrases: `
        zvolal | zvolala | zvolali
        vydechl | vydechla | vydechli
        zaradoval se | zaradovala se | zaradovali se
        podivil se | podivila se | podivili se
        vyhrkl | vyhrkla | vyhrkli
        usmál se | usmála se | usmáli se
        řekl s obdivem | řekla s obdivem | řekli s obdivem
        prohlásil | prohlásila | prohlásili
        neskrýval nadšení | neskrývala nadšení | neskrývali nadšení
        zatleskal | zatleskala | zatleskali
      `,
    },
    come: `
      pojďme
      pojďme spolu
      pojďte se mnou
      zajděme
      vydejme se
      vypravme se
      pojďte všichni
      tak pojďme
      pojďte s námi
      pojďte taky
    `,
    call: {
      forms: 'm | f | pl',
      phrases: `
        volal | volala | volali
        zavolal | zavolala | zavolali
        pobízel | pobízela | pobízeli
        navrhl | navrhla | navrhli
        lákal ostatní | lákala ostatní | lákali ostatní
        vybídl ostatní | vybídla ostatní | vybídli ostatní
        zvolal už na schodech | zvolala už na schodech | zvolali už na schodech
        přemlouval ostatní | přemlouvala ostatní | přemlouvali ostatní
        hlásil | hlásila | hlásili
        hlásil od stolu | hlásila od stolu | hlásili od stolu
        volal z chodby | volala z chodby | volali z chodby
        ozval se od dveří | ozvala se od dveří | ozvali se od dveří
      `,
    },
    wonder: `
      kdo asi
      kdopak
      kdo vlastně
      kdo jen
      a kdo asi
      kdopak asi
      víte, kdo
      už víte, kdo
      tuší někdo, kdo
    `,
    'done-time': `
      minulý týden
      včera odpoledne
      tak rychle
      ještě před obědem
      jako první
      za jediný den
      dnes ráno
      předevčírem
      bez cizí pomoci
      v takovém spěchu
      o víkendu
    `,
    how: `
      jak
      kdo by řekl, jak
      jen si představte, jak
      škoda, že nikdo neviděl, jak
      měli jste vidět, jak
      to jste měli vidět, jak
    `,
    soon: `
      zítra
      o víkendu
      ještě dnes
      příští týden
      v sobotu
      po práci
      pro změnu
      v neděli odpoledne
      příští sobotu
      někdy příště
      hned zítra ráno
      o prázdninách
    `,
    'what-if': `
      co takhle
      nebylo by hezké
      nebylo by nejlepší
      co třeba
    `,
  },
  statements: `
    {when} {verb.T:G} {trait:G} {person.G:nom} {quality.T:f} {object.T.f} {tail.T}.
    {place.T} {manner} {verb.T:G} {person.G:nom} {quality.T:pl} {object.T.pl}.
    {trait:f} {person.f:nom} {long} {verb.T:f} {quality.T:pl} {object.T.pl}.
    {person.G:nom} {done.T:G} {quality.T:m} {object.T.m} {tail.T} a {afterwards} {next:G}.
    {when} {done.T:f} {person.f:nom} {object.T.m} {tail.T} a {afterwards} {next:f}.
    {person.G:nom} {fond:G} {verb.T:G} {quality.T:pl} {object.T.pl} {tail.T}.
    {when} {verb.T:m} {person.m:nom} {company} {quality.T:K} {object.T.K}.
    {person.G:dat} se {managed} {done.T:inf} {quality.T:f} {object.T.f} {tail.T}.
    {place.T} se {person.G:dat} {managed} {done.T:inf} {quality.T:m} {object.T.m}.
    {trait:G} {person.G:nom} {next:G}.
    {hour.KIND} {act.KIND:N} {at.KIND} {hue.KIND:N} {nature.KIND.N}.
    {hue.KIND:N} {nature.KIND.N} {act.KIND:N} {at.KIND} a {indoors} {person.m:nom} {pastime:m}.
    zatímco {act.KIND:N} {at.KIND} {hue.KIND:N} {nature.KIND.N}, {person.f:nom} {pastime:f} a {person.m:nom} {pastime/2:m}.
    {trait:f} {person.f:nom} {watched:f}, jak {act.KIND:now.N} {at.KIND} {hue.KIND:N} {nature.KIND.N}.
    {wind-hour} {stirred} {wind} {stirred-thing} a {brought} {brought-thing}.
    {outside} {weather}, {person.f:nom} {pastime:f} a {person.m:nom} {nearby} {pastime/2:m}.
    {conj} {sign}, {person.G:nom} {began:G} {verb.T:inf} {quality.T:f} {object.T.f} {tail.T}.
    {conj} {sign}, {trait:G} {person.G:nom} {next:G}.
    {albeit} {although}, {person.pl:nom} {done.T:pl} {object.T.m} {tail.T} a {afterwards} {next:pl}.
    {albeit} {although}, {person.f:nom} {manner} {verb.T:f} {quality.T:pl} {object.T.pl}.
    {surface.POSE} {posed.POSE:m} {look.POSE:m} {thing.POSE.m}, {look.POSE/2:f} {thing.POSE.f} a {look.POSE/3:pl} {thing.POSE.pl}.
    {surface.POSE} {posed.POSE:N} {look.POSE:N} {thing.POSE.N}, {which:N} {got.POSE:m} {person.m:nom}.
    {when} {went:G} {trait:G} {person.G:nom} {dest.AIM} {aim.AIM}.
    {where} {goes:N} {spot-look:N} {spot.N}, {coda}.
    {ride-hour} {goes.WAY:N} {pace} {from.WAY} {ride.WAY.N} a {inside} {aboard:G} {person.G:nom}.
    {stall} {shown} {fresh} {fruit}, {fine} {veg}, {more} a {more/2}.
    {smell-hour} to {smell.T} {smelt} {scent.T} a {scent.T/2}, {effect}.
    {from} se {heard:N} {sound.N} a {trait:G} {person.G:nom} {listened:G}.
    {nothing} {pleasure.T} {setting.T}, {free}.
    {person.G:nom} {believed:G} {craft} {requires} {need} a {need/2}.
    {whoever} {done.T:inf} {quality.T:m} {object.T.m} {tail.T}, {advice}.
    {person.m:nom} {fond:m} {verb.T:m} {object.T.pl}.
    {when} {went:G} {person.G:nom} {dest.AIM}.
    {outside} {weather} a {person.G:nom} {pastime:G}.
  `,
  lively: `
    „{^offer} {done.T:inf} {quality.T:f} {object.T.f} {tail.T}?“ {asked:f} {person.f:nom}.
    „{^isn:N} {lovely:N} {thing.POSE.N}!“ {said:f} {person.f:nom}.
    „{^come} {dest.AIM} {aim.AIM}!“ {call:G} {trait:G} {person.G:nom}.
    {wonder} {done-time} {done.T:m} {quality.T:f} {object.T.f} {tail.T}?
    {how} {how-well} {verb.T:f} {person.f:nom} {quality.T:pl} {object.T.pl}!
    {what-if} {soon} {done.T:inf} {quality.T:pl} {object.T.pl} {tail.T}?
  `,
  words: `
    dům zahrada les pole řeka jezero moře břeh ostrov hora kopec údolí louka cesta pěšina most ulice náměstí město vesnice park dvůr
    nebe slunce měsíc hvězda mrak déšť sníh vítr bouřka duha mlha rosa jinovatka ráno den večer noc svítání jaro léto podzim zima
    strom bříza dub javor borovice smrk lípa vrba jabloň třešeň keř šeřík tráva květina list větev kořen semeno růže sedmikráska houba jahoda
    pták vrabec vlaštovka holub sýkora jeřáb kočka pes kůň kráva ovce zajíc liška veverka ježek ryba včela motýl mravenec
    chléb mléko máslo sýr vejce kaše polévka koláč med marmeláda jablko hruška švestka citron ořech brambora mrkev okurka rajče zelí sůl cukr čaj káva voda šťáva
    dveře okno zeď střecha podlaha strop schody pokoj kuchyň půda sklep balkon plot branka klíč zámek stůl židle křeslo pohovka postel skříň police lampa zrcadlo koberec
    šálek talíř lžíce vidlička nůž konvice hrnec džbán váza košík kbelík kladivo pila hřebík prkno provaz jehla nit látka knoflík
    košile šaty kabát čepice šála rukavice bota deštník kapsa taška kufr
    kniha stránka písmeno slovo dopis sešit papír tužka pero barva štětec obraz kresba noviny časopis příběh povídka báseň pohádka hádanka slovník
    škola hodina třída učitel žák knihovna muzeum divadlo jeviště koncert píseň hudba housle kytara klavír buben tanec hra míč šachy panenka
    vlak vagon stanice nádraží autobus tramvaj kolo auto loď člun plachta kotva maják přístav letadlo jízdenka mapa kompas
    trh obchod krámek dílna továrna pošta kavárna hotel lékárna soused přítel host matka otec bratr sestra babička dědeček vnuk dítě
    umělec spisovatel kuchař rybář zahradník inženýr zpěvák truhlář pekař hodinář
    čas minuta týden rok začátek konec střed roh okraj strana kruh čára zvuk vůně chuť tvar
    myšlenka paměť radost ticho klid úspěch pravda otázka odpověď rada zvyk svátek dárek úsměv hlas krok práce odpočinek pomoc
    jít běžet jet plout letět stát sedět ležet spát dívat vidět poslouchat slyšet mluvit mlčet číst psát kreslit zpívat hrát
    myslet vědět pamatovat učit rozumět milovat čekat hledat najít stavět vařit péct šít plést sázet zalévat sbírat nést otevřít zavřít
    velký malý vysoký nízký široký úzký dlouhý krátký nový starý mladý teplý studený světlý tmavý bílý černý červený modrý zelený žlutý šedý
    měkký tvrdý lehký těžký rychlý pomalý tichý hlasitý sladký kyselý čerstvý čistý prostý dobrý veselý chytrý odvážný jasný kulatý
    dnes zítra včera vždycky někdy blízko daleko spolu rychle tiše snadno znovu tady tam
  `,
}
