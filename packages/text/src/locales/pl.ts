import type { Locale } from '../notation/locale.js'

/**
 * Polish. The text is told in the past tense; only the general remarks about crafts
 * are in the present.
 *
 * The variables of the patterns:
 * - G      who it is: `m` (ogrodnik), `f` (ogrodniczka), `mp` (virile plural:
 *          ogrodnicy), `nv` (non-virile plural: ogrodniczki).
 * - N      gender and number of what is not a person: `m`, `f`, `n`, `pl`.
 * - TOPIC  what people do: read, bake, repair … For every topic there are perfective
 *          verbs (`verb`), imperfective ones (`doing`), objects in the accusative, a
 *          detail that follows the object, and places. All of one topic fit each other.
 * - KIND   what happens by itself: wind, birds, boats, trees …
 * - POSE   how things are: they lie, stand or hang.
 * - AIR    what a place smells of: kitchen, workshop, outdoors.
 * - SEASON spring, summer, autumn, winter.
 *
 * A sentence never has more than one phrase of time, and outside the lists of the
 * seasons no phrase tells the season.
 */
export const pl: Locale = {
  code: 'pl',
  englishName: 'Polish',
  nativeName: 'polski',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  statements: `
    {folk.G} {verb.TOPIC:G} {object.TOPIC} {detail.TOPIC}.
    {time} {folk.G} {from} {verb.TOPIC:G} {object.TOPIC} {detail.TOPIC}.
    {place.TOPIC} {kin.G} {how:G} {doing.TOPIC:G} {object.TOPIC} {detail.TOPIC}.
    {kind:G} {folk.G} {doing.TOPIC:G} {object.TOPIC} {detail.TOPIC}, {when} {event}.
    {before} {event}, {kin.f} {managed:f} {verb.TOPIC:inf} {object.TOPIC} {detail.TOPIC}.
    {doing.TOPIC:adv} {object.TOPIC} {detail.TOPIC}, {folk.G} {noticed:G}, że {news}.
    {hour} {hue.KIND:N} {subject.KIND.N} {did.KIND:N} {did.KIND:rest} {where.KIND}.
    {where.KIND} {did.KIND:N} {did.KIND:rest} {hue.KIND:N} {subject.KIND.N}, a {kin.f} {reacted:f}.
    {subject.KIND.N} {did.KIND:N} {did.KIND:rest} {where.KIND}, a {kind:m} {folk.m} {reacted:m}.
    {daytime} {folk.m} {verb.TOPIC:m} {object.TOPIC} {detail.TOPIC}, a {kin.f} {reacted:f}.
    {daytime} {folk.f} {verb.TOPIC:f} {object.TOPIC} {detail.TOPIC}, a {kin.mp} {reacted:mp}.
    {kind:G} {folk.G} {decided:G} {verb.TOPIC:inf} {object.TOPIC} {detail.TOPIC}, {because}.
    {nobody}, kto {verb.TOPIC:m} {object.TOPIC} {detail.TOPIC}.
    {time} {kin.G} {walked:G} {path.WAY}.
    {kin.G} {walked:G} {path.WAY}, {so-that} {errand.WAY}.
    {kin.G} {took:G} {belonging} i {walked:G} {path.out}.
    {spot} {sat:G} {folk.G} {from}, {look:G} w {sight}.
    {often} {kin.G} {gladly} {habit:G}.
    {often} {kind:G} {folk.G} {habit:G}, a {kin.m/2} {habit/2:m}.
    {kind:G} {folk.G} {reacted:G}.
    {kind:G} {folk.G} {walked:G} {path.WAY}.
    {while} {hue.KIND:N} {subject.KIND.N} {did.KIND:N} {did.KIND:rest} {where.KIND}, {folk.f} {reacted:f}.
    {hour} {kin.G} {reacted:G}.
    {surface.POSE} {lay.POSE} {thing.POSE}, {thing.POSE/2} i {thing.POSE/3}.
    {room.AIR} {smelled} {scent.AIR} i {scent.AIR/2}.
    {between} {landmark} a {landmark/2} {ran:N} {road.N}.
    {beyond} {was:N} {quiet:N} {garden.N} z {feature} i {feature/2}.
    {later} {lost:N} {item.N} {turned-up:N} {hiding-place}.
    {craft} {takes} {virtue} i {virtue/2}.
    {folk.G} {from} {believed:G}, że {craft} {takes} {virtue}.
    {season.SEASON} {scene.SEASON}, a {kin.G} {chore.SEASON:G}.
    {season.SEASON} {kin.G} {chore.SEASON:G}, a {kind:f} {folk.f} {chore.SEASON/2:f}.
  `,

  lively: `
    {why} {folk.m} {from} {verb.TOPIC:m} {object.TOPIC} {detail.TOPIC}?
    „{^remark}” – {said:G} {kind:G} {folk.G}, {doing.TOPIC:adv} {object.TOPIC} {detail.TOPIC}.
    „{^let-us} {verb.TOPIC:inf} {object.TOPIC} {detail.TOPIC}” – {said:f} {kin.f}.
    „{^query}?” – {asked:G} {folk.G} {vantage}.
    „{^cry}!” – {called:G} {folk.G} {vantage}.
    {delight} {again} {stroll} {path.out} {glow}!
    {might-we} {verb.TOPIC:inf} {object.TOPIC} {detail.TOPIC}, {before-end}?
  `,

  lists: {
    // ---- People --------------------------------------------------------------

    // People by what they do. They may be followed by `from`.
    'folk.m': `
      ogrodnik
      nauczyciel
      bibliotekarz
      piekarz
      stolarz
      listonosz
      zegarmistrz
      malarz
      pianista
      skrzypek
      kelner
      fotograf
      przewodnik
      wędkarz
      żeglarz
      kucharz
      cukiernik
      krawiec
      szewc
      księgarz
      dziennikarz
      tłumacz
      student
      lekarz
      pisarz
      poeta
      rzeźbiarz
      garncarz
      tkacz
      kolejarz
      konduktor
      motorniczy
      geograf
      pszczelarz
      grafik
      elektryk
      architekt
      inżynier
      programista
      urzędnik
      dyrygent
      aktor
      astronom
      botanik
      dozorca
      introligator
      hydraulik
      trener
      kapitan
      antykwariusz
      flecista
      szachista
    `,
    'folk.f': `
      ogrodniczka
      nauczycielka
      bibliotekarka
      kwiaciarka
      krawcowa
      listonoszka
      malarka
      pianistka
      skrzypaczka
      kelnerka
      wiolonczelistka
      przewodniczka
      sprzedawczyni
      żeglarka
      kucharka
      fryzjerka
      hafciarka
      księgowa
      dziennikarka
      tłumaczka
      studentka
      lekarka
      pisarka
      poetka
      rzeźbiarka
      projektantka
      tkaczka
      konduktorka
      sekretarka
      przedszkolanka
      aptekarka
      graficzka
      ilustratorka
      redaktorka
      programistka
      urzędniczka
      dyrygentka
      aktorka
      śpiewaczka
      harfistka
      dozorczyni
      flecistka
      szachistka
      trenerka
      instruktorka
      laborantka
      uczennica
      piosenkarka
      recepcjonistka
      nauczycielka muzyki
    `,
    'folk.mp': `
      ogrodnicy
      nauczyciele
      stolarze
      listonosze
      malarze
      muzycy
      wędkarze
      żeglarze
      kucharze
      studenci
      kolejarze
      fotografowie
      pszczelarze
      elektrycy
      architekci
      inżynierowie
      urzędnicy
      aktorzy
      chórzyści
      harcerze
      dziennikarze
      tłumacze
      poeci
      szachiści
      uczniowie
      bibliotekarze
      hydraulicy
      rzemieślnicy
      działkowcy
      lokatorzy
    `,
    'folk.nv': `
      ogrodniczki
      nauczycielki
      bibliotekarki
      kwiaciarki
      krawcowe
      malarki
      pianistki
      przewodniczki
      kucharki
      hafciarki
      dziennikarki
      tłumaczki
      studentki
      lekarki
      poetki
      projektantki
      tkaczki
      harcerki
      ilustratorki
      aktorki
      śpiewaczki
      lokatorki
      szachistki
      uczennice
      urzędniczki
    `,

    // Family, friends and neighbours. Nothing follows them but the verb.
    'kin.m': `
      dziadek
      wujek
      kuzyn
      starszy brat
      młodszy brat
      tata
      wnuk
      siostrzeniec
      bratanek
      najstarszy wnuk
      sąsiad z parteru
      sąsiad z naprzeciwka
      sąsiad zza ściany
      przyjaciel rodziny
      kolega z pracy
      szkolny kolega
      dawny kolega
      najlepszy przyjaciel
      współlokator
      gospodarz
      dawny sąsiad
      młody sąsiad
    `,
    'kin.f': `
      babcia
      ciocia
      kuzynka
      starsza siostra
      młodsza siostra
      mama
      wnuczka
      siostrzenica
      bratanica
      najmłodsza wnuczka
      sąsiadka z góry
      sąsiadka zza płotu
      sąsiadka z naprzeciwka
      przyjaciółka rodziny
      koleżanka z pracy
      szkolna koleżanka
      dawna koleżanka
      najlepsza przyjaciółka
      współlokatorka
      gospodyni
      dawna sąsiadka
      młoda sąsiadka
    `,
    'kin.mp': `
      dziadkowie
      rodzice
      kuzyni
      bracia
      wnukowie
      przyjaciele
      koledzy z pracy
      sąsiedzi z parteru
      sąsiedzi z naprzeciwka
      znajomi
      domownicy
      starsi kuzyni
      gospodarze
      koledzy ze studiów
    `,
    'kin.nv': `
      siostry
      kuzynki
      wnuczki
      przyjaciółki
      koleżanki z pracy
      sąsiadki
      ciotki
      siostrzenice
      koleżanki ze studiów
      starsze dzieci
      bliźniaczki
      młodsze siostry
      sąsiadki z góry
    `,

    // After a person of `folk`: where he or she is from.
    from: `
      z sąsiedniej ulicy
      z naprzeciwka
      z małego miasteczka
      znad jeziora
      z pobliskiej wsi
      z drugiego końca ulicy
      z sąsiedniej miejscowości
      z nadmorskiego miasteczka
      z parteru
      z trzeciego piętra
      z domu pod lipami
      z domu przy stacji
      z domu nad rzeką
      z kamienicy przy rynku
      z żółtego domu
      z osiedla za torami
      z przedmieścia
      z tej samej ulicy
      z dzielnicy portowej
      z cichej uliczki
      z osiedla pod lasem
      z domu na wzgórzu
      z ostatniego piętra
      z sąsiedztwa
      z domu z zieloną bramą
    `,

    // Before a person of `folk`.
    kind: {
      forms: 'm | f | nv | mp',
      phrases: `
        młody | młoda | młode | młodzi
        pogodny | pogodna | pogodne | pogodni
        cierpliwy | cierpliwa | cierpliwe | cierpliwi
        uśmiechnięty | uśmiechnięta | uśmiechnięte | uśmiechnięci
        pracowity | pracowita | pracowite | pracowici
        rozmowny | rozmowna | rozmowne | rozmowni
        spokojny | spokojna | spokojne | spokojni
        życzliwy | życzliwa | życzliwe | życzliwi
        zamyślony | zamyślona | zamyślone | zamyśleni
        wesoły | wesoła | wesołe | weseli
        skromny | skromna | skromne | skromni
        rzetelny | rzetelna | rzetelne | rzetelni
        energiczny | energiczna | energiczne | energiczni
        sumienny | sumienna | sumienne | sumienni
        dokładny | dokładna | dokładne | dokładni
        pomysłowy | pomysłowa | pomysłowe | pomysłowi
        zaradny | zaradna | zaradne | zaradni
        małomówny | małomówna | małomówne | małomówni
        uprzejmy | uprzejma | uprzejme | uprzejmi
        bystry | bystra | bystre | bystrzy
        zręczny | zręczna | zręczne | zręczni
        wytrwały | wytrwała | wytrwałe | wytrwali
        lubiany | lubiana | lubiane | lubiani
        nieśmiały | nieśmiała | nieśmiałe | nieśmiali
        dowcipny | dowcipna | dowcipne | dowcipni
        uważny | uważna | uważne | uważni
        serdeczny | serdeczna | serdeczne | serdeczni
        gościnny | gościnna | gościnne | gościnni
        dociekliwy | dociekliwa | dociekliwe | dociekliwi
        znany w okolicy | znana w okolicy | znane w okolicy | znani w okolicy
        opanowany | opanowana | opanowane | opanowani
        zapracowany | zapracowana | zapracowane | zapracowani
        rozśpiewany | rozśpiewana | rozśpiewane | rozśpiewani
        wiecznie zajęty | wiecznie zajęta | wiecznie zajęte | wiecznie zajęci
        nieco roztargniony | nieco roztargniona | nieco roztargnione | nieco roztargnieni
        niezwykle staranny | niezwykle staranna | niezwykle staranne | niezwykle staranni
        zawsze punktualny | zawsze punktualna | zawsze punktualne | zawsze punktualni
        zawsze uczynny | zawsze uczynna | zawsze uczynne | zawsze uczynni
      `,
    },

    // Before a verb of doing.
    // Not for `nv`: „w kuchni siostry …” would be read as the sister’s kitchen.
    how: {
      forms: 'm,f,mp',
      phrases: `
        cierpliwie
        w skupieniu
        bez pośpiechu
        z zapałem
        spokojnie
        z przyjemnością
        z ochotą
        wytrwale
        powoli
        z uśmiechem
        z wyraźną radością
        niestrudzenie
        ochoczo
        w dobrym nastroju
        z wielką uwagą
        niespiesznie
        jak zawsze
        z entuzjazmem
        właśnie
        znowu
        jak zwykle
        w świetnym humorze
        z wyraźnym zadowoleniem
      `,
    },

    // ---- Time and events -----------------------------------------------------

    time: `
      rano
      wieczorem
      po południu
      przed południem
      w sobotę
      w niedzielne popołudnie
      w środę rano
      w piątek po południu
      we wtorek
      pewnego ranka
      pewnego popołudnia
      pewnego czwartku
      tamtego dnia
      tego samego dnia
      następnego dnia
      dwa dni później
      tydzień później
      w zeszły piątek
      w zeszłym tygodniu
      po śniadaniu
      po obiedzie
      w dzień targowy
      pod koniec tygodnia
      na początku tygodnia
      tuż przed kolacją
      tuż przed obiadem
      zaraz po śniadaniu
      w piątkowy wieczór
      wczesnym popołudniem
      wczesnym rankiem
      pod wieczór
      w wolnej chwili
      w długi weekend
      dzień przed wyjazdem
      dzień po koncercie
      w ostatnią sobotę
      po krótkiej przerwie
      przy pierwszej okazji
      jeszcze przed śniadaniem
      po krótkiej rozmowie
      w ostatni piątek
      w sobotni wieczór
      w poniedziałek po południu
      w czwartkowy wieczór
      zaraz po obiedzie
      w poniedziałek rano
      kilka dni później
      w zeszłą środę
      już następnego dnia
      przed samym wyjazdem
    `,
    // A time of day for a deed and a smaller one beside it; no hour by the clock.
    daytime: `
      rano
      wieczorem
      po południu
      przed południem
      w sobotę
      w niedzielne popołudnie
      w środę rano
      w piątek po południu
      we wtorek
      pewnego ranka
      pewnego popołudnia
      tamtego dnia
      tego samego dnia
      następnego dnia
      po śniadaniu
      po obiedzie
      w dzień targowy
      zaraz po śniadaniu
      wczesnym popołudniem
      wczesnym rankiem
      pod wieczór
      w wolnej chwili
      dzień przed wyjazdem
      dzień po koncercie
      przy pierwszej okazji
      zaraz po obiedzie
      w sobotni wieczór
      w poniedziałek po południu
      w czwartkowy wieczór
      w sobotnie przedpołudnie
      tamtego popołudnia
      tamtego wieczoru
      w niedzielny poranek
      pewnego wieczoru
    `,
    when: `
      gdy
      kiedy
      akurat gdy
      w chwili gdy
    `,
    before: `
      zanim
      nim
      jeszcze zanim
    `,

    // Something that happens suddenly: after „gdy”, „zanim”, „w chwili gdy”.
    event: `
      zaczął padać deszcz
      zerwał się wiatr
      słońce schowało się za chmurą
      nad dachami pojawiła się tęcza
      na stację wjechał pociąg
      zadzwonił telefon
      zadzwonił dzwonek do drzwi
      w oknach zapaliły się światła
      zegar na wieży wybił południe
      zegar w holu wybił trzecią
      do furtki podszedł gość
      na podwórze wbiegł pies
      na parapecie usiadł gołąb
      z kuchni dobiegł zapach kawy
      z sąsiedniego domu dobiegła muzyka
      przed dom zajechał samochód
      orkiestra zaczęła próbę
      na rynku zagrała orkiestra
      zapadł zmierzch
      na ulicy zgasła latarnia
      na ulicy zapłonęły latarnie
      wróciły dzieci
      zebrali się goście
      przyszła paczka
      przyjechał ostatni autobus
      odezwała się kukułka
      nad domem przeleciały gęsi
      na niebie pojawiły się chmury
      zaczął się koncert
      otwarto targ
      od rzeki nadciągnęła mgła
      z radia popłynęła znajoma melodia
      ktoś zapukał do drzwi
      ktoś zawołał z ulicy
      rozległ się śmiech dzieci
      do portu wpłynął prom
      przestało padać
      zza chmur wyjrzało słońce
      za płotem zaszczekał pies
    `,

    // After „zauważyła, że …”, wherever it may be.
    news: `
      zaczęło padać
      deszcz wreszcie ustał
      słońce schowało się za chmurami
      zrobiło się późno
      ktoś zostawił otwartą furtkę
      kot zasnął na krześle
      zapadł zmierzch
      dzień jest wyjątkowo piękny
      dawno minęła pora obiadu
      nad dachami pojawiła się tęcza
      wiatr zmienił kierunek
      zegar na wieży stanął
      latarnie już się palą
      autobus dawno odjechał
      w sąsiednich oknach zgasły światła
      ktoś gra na skrzypcach
      z komina unosi się dym
      psy przestały szczekać
      goście już przyszli
      do kolacji została tylko godzina
      sąsiedzi wrócili z wakacji
      czas płynie wyjątkowo szybko
      ktoś stoi przy furtce
      powietrze pachnie deszczem
      zbliża się burza
      pod drzwiami czeka paczka
      jaskółki latają coraz niżej
      na niebie nie ma ani jednej chmury
      dzieci poszły nad rzekę
      dzień robi się coraz cieplejszy
      po podwórku chodzi obcy kot
      w skrzynce czeka list
      skończyła się herbata
      ktoś cicho nuci walca
    `,
    noticed: {
      forms: 'm | f | nv | mp',
      phrases: `
        zauważył | ~a | ~y | zauważyli
        spostrzegł | ~a | ~y | spostrzegli
        nagle zauważył | ~a | ~y | nagle zauważyli
        stwierdził | ~a | ~y | stwierdzili
        zorientował się | zorientowała się | zorientowały się | zorientowali się
        ze zdziwieniem stwierdził | ~a | ~y | ze zdziwieniem stwierdzili
        nie od razu zauważył | ~a | ~y | nie od razu zauważyli
        z uśmiechem zauważył | ~a | ~y | z uśmiechem zauważyli
        nawet nie zauważył | ~a | ~y | nawet nie zauważyli
        dopiero po chwili spostrzegł | ~a | ~y | dopiero po chwili spostrzegli
        uświadomił sobie | uświadomiła sobie | uświadomiły sobie | uświadomili sobie
      `,
    },
    managed: {
      forms: 'm | f | nv | mp',
      phrases: `
        zdążył | ~a | ~y | zdążyli
        już zdążył | ~a | ~y | już zdążyli
        zdołał | ~a | ~y | zdołali
        bez trudu zdążył | ~a | ~y | bez trudu zdążyli
        jakoś zdążył | ~a | ~y | jakoś zdążyli
        jednak zdążył | ~a | ~y | jednak zdążyli
        ledwie zdążył | ~a | ~y | ledwie zdążyli
        spokojnie zdążył | ~a | ~y | spokojnie zdążyli
        mimo wszystko zdołał | ~a | ~y | mimo wszystko zdołali
        szczęśliwie zdążył | ~a | ~y | szczęśliwie zdążyli
      `,
    },
    why: `
      dlaczego
      czy naprawdę
      czy to prawda, że
      kto by pomyślał, że
      kiedy właściwie
      czy ktoś pamięta, kiedy
      skąd wiadomo, że
      czemu
      czy to możliwe, że
      kto zauważył, że
    `,

    // ---- What people do ------------------------------------------------------
    // verb: perfective, doing: imperfective (adv is „czytając”), object: accusative,
    // detail: follows the object and never agrees with it, place: only with `doing`.

    // Reading.
    'verb.read': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        przeczytał | ~a | ~y | przeczytali | przeczytać
        przejrzał | ~a | ~y | przejrzeli | przejrzeć
        wypożyczył | ~a | ~y | wypożyczyli | wypożyczyć
        polecił znajomym | poleciła znajomym | poleciły znajomym | polecili znajomym | polecić znajomym
        znalazł w antykwariacie | znalazła w antykwariacie | znalazły w antykwariacie | znaleźli w antykwariacie | znaleźć w antykwariacie
        pożyczył | ~a | ~y | pożyczyli | pożyczyć
        kupił | ~a | ~y | kupili | kupić
        przekartkował | ~a | ~y | przekartkowali | przekartkować
        zaniósł do czytelni | zaniosła do czytelni | zaniosły do czytelni | zanieśli do czytelni | zanieść do czytelni
      `,
    },
    'doing.read': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        czytał | ~a | ~y | czytali | czytając
        przeglądał | ~a | ~y | przeglądali | przeglądając
        kartkował | ~a | ~y | kartkowali | kartkując
        wertował | ~a | ~y | wertowali | wertując
        oglądał | ~a | ~y | oglądali | oglądając
        studiował | ~a | ~y | studiowali | studiując
      `,
    },
    'object.read': `
      książkę
      grubą książkę
      nową książkę
      starą książkę
      cienką książeczkę
      ilustrowaną książkę
      ciekawą książkę
      album
      piękny album
      ilustrowany album
      album fotografii
      kolorowy magazyn
      numer czasopisma
      rocznik czasopisma
      zbiór reportaży
      tom esejów
      zbiór szkiców
      monografię
      opasłe tomisko
      leksykon
      katalog wystawy
      dwa tomy opowieści
    `,
    'detail.read': `
      o wędrówkach ptaków
      o latarniach morskich
      o dawnych ogrodach
      o górskich szlakach
      o starych zegarach
      o życiu pszczół
      o budowie mostów
      o gwiazdach
      o dalekich wyspach
      o pierwszych kolejach
      o polnych kwiatach
      o drewnianych domach
      o wielkich rzekach
      o podróżach balonem
      o dzikich zwierzętach
      o zapomnianych rzemiosłach
      o historii miasta
      o kuchni dawnych czasów
      o życiu lasu
      o dawnych mapach
    `,
    'place.read': `
      w czytelni
      w bibliotece
      na ławce w parku
      w kawiarni przy rynku
      na werandzie
      w poczekalni
      na hamaku
      w fotelu przy oknie
      w pociągu
      pod starą jabłonią
      na balkonie
      przy kominku
      w cieniu lipy
      na tarasie
      na schodach biblioteki
    `,

    // Writing letters.
    'verb.write': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        napisał | ~a | ~y | napisali | napisać
        wysłał | ~a | ~y | wysłali | wysłać
        zaadresował | ~a | ~y | zaadresowali | zaadresować
        przygotował | ~a | ~y | przygotowali | przygotować
        podpisał | ~a | ~y | podpisali | podpisać
        zaniósł na pocztę | zaniosła na pocztę | zaniosły na pocztę | zanieśli na pocztę | zanieść na pocztę
        wrzucił do skrzynki | wrzuciła do skrzynki | wrzuciły do skrzynki | wrzucili do skrzynki | wrzucić do skrzynki
        dokończył | ~a | ~y | dokończyli | dokończyć
      `,
    },
    'doing.write': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        pisał | ~a | ~y | pisali | pisząc
        podpisywał | ~a | ~y | podpisywali | podpisując
        kończył | ~a | ~y | kończyli | kończąc
        uzupełniał | ~a | ~y | uzupełniali | uzupełniając
        przygotowywał | ~a | ~y | przygotowywali | przygotowując
        adresował | ~a | ~y | adresowali | adresując
      `,
    },
    'object.write': `
      list
      długi list
      serdeczny list
      krótki liścik
      obszerny list
      kartkę z pozdrowieniami
      kartkę z życzeniami
      barwną pocztówkę
      pocztówkę
      kilka pocztówek
      odpowiedź
      zabawną odpowiedź
      list z podziękowaniami
      list gratulacyjny
      zabawny liścik
      uprzejmą odpowiedź
      dwa listy
      ważny list
    `,
    'detail.write': `
      do dawnej szkoły
      do redakcji miejscowej gazety
      do schroniska w górach
      do klubu szachowego
      do miejskiej biblioteki
      do dalekiej rodziny
      do szkolnego chóru
      do rady osiedla
      do towarzystwa ogrodniczego
      do radia
      do dyrektora muzeum
      do dawnego nauczyciela
      do miejscowej orkiestry
      do pensjonatu nad morzem
      do koła fotograficznego
      do klubu podróżników
      do domu kultury
    `,
    'place.write': `
      przy biurku
      w kawiarni
      przy kuchennym stole
      na werandzie
      w czytelni
      w gabinecie
      na tarasie
      przy oknie
      w pokoju na poddaszu
      w ogrodowej altanie
      w pociągu
      na balkonie
      przy lampie
      w poczekalni
    `,

    // Painting.
    'verb.paint': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        namalował | ~a | ~y | namalowali | namalować
        ukończył | ~a | ~y | ukończyli | ukończyć
        oprawił w ramę | oprawiła w ramę | oprawiły w ramę | oprawili w ramę | oprawić w ramę
        powiesił w salonie | powiesiła w salonie | powiesiły w salonie | powiesili w salonie | powiesić w salonie
        podarował szkole | podarowała szkole | podarowały szkole | podarowali szkole | podarować szkole
        pokazał na wystawie | pokazała na wystawie | pokazały na wystawie | pokazali na wystawie | pokazać na wystawie
        wybrał na wystawę | wybrała na wystawę | wybrały na wystawę | wybrali na wystawę | wybrać na wystawę
        podpisał | ~a | ~y | podpisali | podpisać
      `,
    },
    'doing.paint': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        malował | ~a | ~y | malowali | malując
        kończył | ~a | ~y | kończyli | kończąc
        poprawiał | ~a | ~y | poprawiali | poprawiając
        dopracowywał | ~a | ~y | dopracowywali | dopracowując
      `,
    },
    'object.paint': `
      obraz
      niewielki obraz
      duży obraz
      pogodny obraz
      nastrojowy obraz
      mały obrazek
      kolorowy obrazek
      pejzaż
      jasny pejzaż
      rozległy pejzaż
      krajobraz
      spokojny widok
      akwarelę
      delikatną akwarelę
      dużą akwarelę
      barwną panoramę
      panoramę okolicy
      nastrojowy pastel
      dwie akwarele
      kilka widoczków
    `,
    'detail.paint': `
      z mostem o świcie
      z jeziorem we mgle
      z łódkami przy brzegu
      z młynem nad rzeką
      z kwitnącym sadem
      z rzędem topól
      z latarnią morską
      z zachodem słońca
      z drewnianą chatą
      z polną drogą
      z łąką pełną maków
      z samotną sosną
      z wiatrakiem na wzgórzu
      z dachami miasteczka
      z ptakami nad wodą
      z białymi obłokami
      z ceglanym wiaduktem
      z zielonym wzgórzem
    `,
    'place.paint': `
      w pracowni
      na tarasie
      przy sztalugach
      nad rzeką
      na molo
      w ogrodzie
      na skraju łąki
      na balkonie
      w jasnym atelier
      na ławce w parku
      w pokoju na poddaszu
      na lekcji rysunku
      na plenerze
    `,

    // Baking.
    'verb.bake': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        upiekł | ~a | ~y | upiekli | upiec
        przygotował | ~a | ~y | przygotowali | przygotować
        podał na deser | podała na deser | podały na deser | podali na deser | podać na deser
        zaniósł sąsiadom | zaniosła sąsiadom | zaniosły sąsiadom | zanieśli sąsiadom | zanieść sąsiadom
        przyniósł na festyn | przyniosła na festyn | przyniosły na festyn | przynieśli na festyn | przynieść na festyn
        upiekł na kiermasz | upiekła na kiermasz | upiekły na kiermasz | upiekli na kiermasz | upiec na kiermasz
        postawił na stole | postawiła na stole | postawiły na stole | postawili na stole | postawić na stole
        upiekł dla gości | upiekła dla gości | upiekły dla gości | upiekli dla gości | upiec dla gości
      `,
    },
    'doing.bake': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        piekł | ~a | ~y | piekli | piekąc
        przygotowywał | ~a | ~y | przygotowywali | przygotowując
        ozdabiał | ~a | ~y | ozdabiali | ozdabiając
        wyjmował z piekarnika | wyjmowała z piekarnika | wyjmowały z piekarnika | wyjmowali z piekarnika | wyjmując z piekarnika
        posypywał cukrem | posypywała cukrem | posypywały cukrem | posypywali cukrem | posypując cukrem
      `,
    },
    'object.bake': `
      placek
      drożdżowy placek
      kruchy placek
      ciasto
      kruche ciasto
      ciasto drożdżowe
      ogromne ciasto
      tartę
      puszystą roladę
      drożdżówki
      blachę drożdżówek
      bułeczki
      słodkie bułeczki
      rogaliki
      kruche rogaliki
      babeczki
      kilkanaście babeczek
      puszystą babkę
      strudel
      blachę ciastek
      ciasteczka
      pachnące ciasto
    `,
    'detail.bake': `
      z jabłkami
      ze śliwkami
      z wiśniami
      z malinami
      z borówkami
      z makiem
      z gruszkami
      z morelami
      z orzechami
      z czarną porzeczką
      z konfiturą różaną
      z kremem waniliowym
      z rodzynkami
      z domowym dżemem
      z migdałami
      z jagodami
      z powidłami
    `,
    'place.bake': `
      w kuchni
      w cukierni przy rynku
      w letniej kuchni
      w szkolnej kuchni
      w piekarni na rogu
      na warsztatach kulinarnych
      w wiejskiej kuchni
      w kuchni pełnej słońca
      w małej cukierni
      w domu
    `,

    // Cooking.
    'verb.cook': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        ugotował | ~a | ~y | ugotowali | ugotować
        przyrządził | ~a | ~y | przyrządzili | przyrządzić
        przygotował | ~a | ~y | przygotowali | przygotować
        doprawił | ~a | ~y | doprawili | doprawić
        podał gościom | podała gościom | podały gościom | podali gościom | podać gościom
        przygotował dla wszystkich | przygotowała dla wszystkich | przygotowały dla wszystkich | przygotowali dla wszystkich | przygotować dla wszystkich
        postawił na stole | postawiła na stole | postawiły na stole | postawili na stole | postawić na stole
        ugotował dla całej rodziny | ugotowała dla całej rodziny | ugotowały dla całej rodziny | ugotowali dla całej rodziny | ugotować dla całej rodziny
      `,
    },
    'doing.cook': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        gotował | ~a | ~y | gotowali | gotując
        przyrządzał | ~a | ~y | przyrządzali | przyrządzając
        mieszał | ~a | ~y | mieszali | mieszając
        przygotowywał | ~a | ~y | przygotowywali | przygotowując
        doprawiał | ~a | ~y | doprawiali | doprawiając
      `,
    },
    'object.cook': `
      zupę
      gęstą zupę
      zupę jarzynową
      rozgrzewającą zupę
      wielki garnek zupy
      kaszę
      kaszę gryczaną
      pachnącą kaszę
      makaron
      domowy makaron
      risotto
      kremowe risotto
      gulasz
      jarski gulasz
      potrawkę
      delikatną potrawkę
      ryż
      ostry sos
      aromatyczny sos
      garnek gulaszu
      leczo
    `,
    'detail.cook': `
      z grzybami
      z cukinią
      z pomidorami
      z zielonym groszkiem
      z soczewicą
      z fasolą
      z bakłażanem
      ze szpinakiem
      z porem
      z pieczoną papryką
      z koperkiem
      z suszonymi pomidorami
      z młodą marchewką
      z czosnkiem i bazylią
      z warzywami z ogródka
      z kukurydzą
      z dynią
    `,
    'place.cook': `
      w kuchni
      w schroniskowej kuchni
      w restauracji nad rzeką
      w szkolnej stołówce
      w letniej kuchni
      w kuchni na poddaszu
      na kursie kulinarnym
      w małej gospodzie
      w domu
      w kuchni pensjonatu
      w kuchni domu kultury
    `,

    // Repairing.
    'verb.repair': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        naprawił | ~a | ~y | naprawili | naprawić
        odnowił | ~a | ~y | odnowili | odnowić
        wyczyścił | ~a | ~y | wyczyścili | wyczyścić
        odkurzył | ~a | ~y | odkurzyli | odkurzyć
        doprowadził do porządku | doprowadziła do porządku | doprowadziły do porządku | doprowadzili do porządku | doprowadzić do porządku
        rozebrał na części | rozebrała na części | rozebrały na części | rozebrali na części | rozebrać na części
        wyniósł na podwórko | wyniosła na podwórko | wyniosły na podwórko | wynieśli na podwórko | wynieść na podwórko
        zaniósł do warsztatu | zaniosła do warsztatu | zaniosły do warsztatu | zanieśli do warsztatu | zanieść do warsztatu
        sprzedał na targu staroci | sprzedała na targu staroci | sprzedały na targu staroci | sprzedali na targu staroci | sprzedać na targu staroci
      `,
    },
    'doing.repair': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        naprawiał | ~a | ~y | naprawiali | naprawiając
        odnawiał | ~a | ~y | odnawiali | odnawiając
        czyścił | ~a | ~y | czyścili | czyszcząc
        odkurzał | ~a | ~y | odkurzali | odkurzając
        składał | ~a | ~y | składali | składając
        reperował | ~a | ~y | reperowali | reperując
      `,
    },
    'object.repair': `
      rower
      zegar
      zegar ścienny
      budzik
      lampę
      mosiężną lampę
      lampę naftową
      krzesło
      wiklinowe krzesło
      stolik
      niski stolik
      maszynę do szycia
      radio
      dębową szafkę
      wózek
      latarkę
      hulajnogę
      drewniane sanki
      fotel na biegunach
      gramofon
      młynek do kawy
      leżak
      wentylator
    `,
    'detail.repair': `
      ze strychu
      z letniego domku
      z wyprzedaży
      z przedpokoju
      z dawnego mieszkania
      sprzed pół wieku
      z czasów szkolnych
      z graciarni
      po poprzednich lokatorach
      sprzed wielu lat
      z zagraconego schowka
    `,
    'place.repair': `
      w warsztacie
      w garażu
      na podwórku
      w szopie
      przed domem
      na ganku
      w piwnicy
      pod wiatą
      przy długim stole
      za stodołą
      w cieniu orzecha
      w domowej pracowni
    `,

    // Sewing.
    'verb.sew': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        uszył | ~a | ~y | uszyli | uszyć
        skroił | ~a | ~y | skroili | skroić
        wyprasował | ~a | ~y | wyprasowali | wyprasować
        dokończył | ~a | ~y | dokończyli | dokończyć
        ozdobił haftem | ozdobiła haftem | ozdobiły haftem | ozdobili haftem | ozdobić haftem
        zapakował na prezent | zapakowała na prezent | zapakowały na prezent | zapakowali na prezent | zapakować na prezent
        powiesił w szafie | powiesiła w szafie | powiesiły w szafie | powiesili w szafie | powiesić w szafie
      `,
    },
    'doing.sew': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        szył | ~a | ~y | szyli | szyjąc
        kroił | ~a | ~y | kroili | krojąc
        prasował | ~a | ~y | prasowali | prasując
        przerabiał | ~a | ~y | przerabiali | przerabiając
        zszywał | ~a | ~y | zszywali | zszywając
        poprawiał | ~a | ~y | poprawiali | poprawiając
      `,
    },
    'object.sew': `
      fartuch
      kuchenny fartuch
      płaszcz
      letni płaszcz
      lekką sukienkę
      spódnicę
      długą spódnicę
      koszulę
      luźną koszulę
      elegancką koszulę
      kamizelkę
      barwny kostium
      kilka kostiumów
      szeroką pelerynę
      odświętny strój
      wygodne spodnie
      cienką bluzkę
      dwie bluzki
      tunikę
      dziecięcy fartuszek
    `,
    'detail.sew': `
      w paski
      w kratę
      w drobne kwiaty
      w grochy
      z lnu
      z miękkiej bawełny
      z kieszeniami
      z dużymi guzikami
      z błękitnej bawełny
      z granatowego płótna
      w listki
      na przedstawienie
      z ozdobnym szwem
      z białego lnu
      z resztek materiału
      z kolorową lamówką
      z zielonego płótna
      z naszytymi gwiazdkami
    `,
    'place.sew': `
      w pracowni krawieckiej
      przy oknie
      w salonie
      przy szerokim stole
      w teatralnej garderobie
      w domu kultury
      na kursie szycia
      w jasnym pokoju
      przy lampie
      na poddaszu
      w cichym mieszkaniu
    `,

    // Planting.
    'verb.plant': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        posadził | ~a | ~y | posadzili | posadzić
        podlał | ~a | ~y | podlali | podlać
        przesadził | ~a | ~y | przesadzili | przesadzić
        obejrzał | ~a | ~y | obejrzeli | obejrzeć
        narysował | ~a | ~y | narysowali | narysować
        sfotografował | ~a | ~y | sfotografowali | sfotografować
        posadził w równych rzędach | posadziła w równych rzędach | posadziły w równych rzędach | posadzili w równych rzędach | posadzić w równych rzędach
      `,
    },
    'doing.plant': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        sadził | ~a | ~y | sadzili | sadząc
        podlewał | ~a | ~y | podlewali | podlewając
        przesadzał | ~a | ~y | przesadzali | przesadzając
        pielęgnował | ~a | ~y | pielęgnowali | pielęgnując
        oglądał | ~a | ~y | oglądali | oglądając
        okopywał | ~a | ~y | okopywali | okopując
      `,
    },
    'object.plant': `
      róże
      pnące róże
      żółte róże
      krzaczki róż
      bratki
      piwonie
      różowe piwonie
      lawendę
      malwy
      wysokie malwy
      truskawki
      krzewy malin
      krzaki porzeczek
      krzaczki agrestu
      młode jabłonie
      karłowe grusze
      floksy
      pachnące floksy
      aksamitki
      nagietki
      hortensje
      niebieskie hortensje
      zioła
      szałwię i tymianek
      pomidory
      młode krzewy bzu
    `,
    'detail.plant': `
      pod płotem
      przy furtce
      obok studni
      wzdłuż ścieżki
      koło altany
      za szklarnią
      przy murze
      pod kuchennym oknem
      po obu stronach bramy
      niedaleko stawu
      tuż przy ganku
      na słonecznej skarpie
      pod południową ścianą
      przy tarasie
      za domem
      wokół trawnika
      na skraju sadu
    `,
    'place.plant': `
      w ogrodzie
      na działce
      w ogródku
      w przydomowym ogródku
      na wsi
      w rodzinnym ogrodzie
      w ogrodzie za miastem
      na działce pod miastem
      w małym ogrodzie
      w starym ogrodzie
    `,

    // Fetching and carrying.
    'verb.carry': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        przyniósł | przyniosła | przyniosły | przynieśli | przynieść
        kupił na targu | kupiła na targu | kupiły na targu | kupili na targu | kupić na targu
        przywiózł ze wsi | przywiozła ze wsi | przywiozły ze wsi | przywieźli ze wsi | przywieźć ze wsi
        postawił na ganku | postawiła na ganku | postawiły na ganku | postawili na ganku | postawić na ganku
        zaniósł do kuchni | zaniosła do kuchni | zaniosły do kuchni | zanieśli do kuchni | zanieść do kuchni
        podarował sąsiadom | podarowała sąsiadom | podarowały sąsiadom | podarowali sąsiadom | podarować sąsiadom
        przywiózł od znajomych | przywiozła od znajomych | przywiozły od znajomych | przywieźli od znajomych | przywieźć od znajomych
        zebrał w sadzie | zebrała w sadzie | zebrały w sadzie | zebrali w sadzie | zebrać w sadzie
      `,
    },
    'doing.carry': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        niósł | niosła | niosły | nieśli | niosąc
        wiózł | wiozła | wiozły | wieźli | wioząc
        dźwigał | ~a | ~y | dźwigali | dźwigając
        przenosił | ~a | ~y | przenosili | przenosząc
        taszczył | ~a | ~y | taszczyli | taszcząc
      `,
    },
    'object.carry': `
      kosz
      pełny kosz
      wiklinowy kosz
      koszyk
      spory koszyk
      dwa koszyki
      skrzynkę
      drewnianą skrzynkę
      kilka skrzynek
      torbę
      płócienną torbę
      wiadro
      pełne wiadro
      karton
      dużą skrzynkę
      pełną skrzynkę
      wielki kosz
    `,
    'detail.carry': `
      jabłek
      dojrzałych gruszek
      śliwek
      włoskich orzechów
      wiśni
      soczystych jabłek
      rumianych jabłek
      czereśni
      słodkich śliwek
      moreli
      złotych renet
      twardych gruszek
      czarnych porzeczek
      orzechów laskowych
      dorodnych pigw
    `,
    'place.carry': `
      przez podwórko
      przez rynek
      przez most
      wzdłuż straganów
      przez miasteczko
      polną drogą
      przez całą wieś
      w stronę domu
      w stronę przystanku
      ku bramie ogrodu
      wąską uliczką
      od strony sadu
    `,

    // Making music.
    'verb.music': {
      forms: 'm | f | nv | mp | inf',
      phrases: `
        zagrał | ~a | ~y | zagrali | zagrać
        zaaranżował | ~a | ~y | zaaranżowali | zaaranżować
        przećwiczył | ~a | ~y | przećwiczyli | przećwiczyć
        nagrał | ~a | ~y | nagrali | nagrać
        zagrał dla zabawy | zagrała dla zabawy | zagrały dla zabawy | zagrali dla zabawy | zagrać dla zabawy
        zapisał w nutach | zapisała w nutach | zapisały w nutach | zapisali w nutach | zapisać w nutach
        odtworzył z pamięci | odtworzyła z pamięci | odtworzyły z pamięci | odtworzyli z pamięci | odtworzyć z pamięci
        zagrał bez nut | zagrała bez nut | zagrały bez nut | zagrali bez nut | zagrać bez nut
      `,
    },
    'doing.music': {
      forms: 'm | f | nv | mp | adv',
      phrases: `
        grał | ~a | ~y | grali | grając
        odtwarzał z pamięci | odtwarzała z pamięci | odtwarzały z pamięci | odtwarzali z pamięci | odtwarzając z pamięci
        ćwiczył | ~a | ~y | ćwiczyli | ćwicząc
        przypominał sobie | przypominała sobie | przypominały sobie | przypominali sobie | przypominając sobie
        powtarzał | ~a | ~y | powtarzali | powtarzając
      `,
    },
    'object.music': `
      piosenkę
      wesołą piosenkę
      zabawną piosenkę
      krótką piosenkę
      melodię
      prostą melodię
      skoczną melodię
      znajomą melodię
      kołysankę
      łagodną kołysankę
      balladę
      długą balladę
      nastrojową balladę
      pogodną piosenkę
      kilka piosenek
      piękną melodię
      uroczą melodię
      cichą melodię
      dwie melodie
    `,
    'detail.music': `
      z dawnych lat
      ze znanego filmu
      z dzieciństwa
      z popularnej operetki
      z górskich stron
      z telewizyjnej bajki
      ze szkolnego śpiewnika
      z ulubionej płyty
      z letniego festiwalu
      z rodzinnych stron
      z lubianego serialu
      z nowego przedstawienia
      z wakacyjnego obozu
      z rodzinnego śpiewnika
      z radiowej audycji
    `,
    'place.music': `
      w auli
      na ganku
      przy otwartym oknie
      na rynku
      w altanie
      w sali prób
      przy fortepianie
      w domu kultury
      przy ognisku
      na małej scenie
      w salonie
      na tarasie
      w muszli koncertowej
    `,

    // ---- What happens by itself ----------------------------------------------
    // subject: by gender and number; hue: its adjective; did: its verb, and in the
    // column `rest` what must follow the verb; where: fits every verb of the kind.

    // Time of these sentences: fits weather, beasts, traffic and small deeds alike.
    hour: `
      rano
      wieczorem
      po południu
      przed południem
      około południa
      około ósmej
      krótko przed siódmą
      krótko po trzeciej
      tego popołudnia
      tego ranka
      pewnego ranka
      pewnego popołudnia
      tamtego dnia
      tamtego wieczoru
      wczesnym rankiem
      pod wieczór
      w niedzielę
      w niedzielny poranek
      w sobotnie popołudnie
      około dziewiątej
      krótko po ósmej
      krótko przed szóstą
      o wpół do piątej
      o dziesiątej
      krótko po dziesiątej
      o czwartej
      krótko przed ósmą
      w sobotni wieczór
      w niedzielne popołudnie
      we wtorek rano
      w środę po południu
      tamtego popołudnia
      pewnego wieczoru
      wczesnym popołudniem
      w piątkowy wieczór
      w czwartek rano
      tuż po siódmej
      kwadrans po czwartej
      około piątej
      tuż przed dziewiątą
      w sobotę rano
      około siódmej
    `,

    // Wind.
    'subject.wind.m': `
      wiatr
      wiatr znad jeziora
      wiatr od morza
      wietrzyk
      powiew
      wiatr z zachodu
      wiatr znad pól
    `,
    'subject.wind.f': `
      bryza
      bryza znad zatoki
      bryza od jeziora
    `,
    'subject.wind.pl': `
      podmuchy wiatru
      powiewy od rzeki
    `,
    'hue.wind': {
      forms: 'm | f | pl',
      phrases: `
        lekki | lekka | lekkie
        ciepły | ciepła | ciepłe
        łagodny | łagodna | łagodne
        rześki | rześka | rześkie
        orzeźwiający | orzeźwiająca | orzeźwiające
        delikatny | delikatna | delikatne
        przyjemny | przyjemna | przyjemne
      `,
    },
    'did.wind': {
      forms: 'm | f | pl | rest',
      phrases: `
        kołysał | ~a | ~y | gałęziami
        szeleścił | ~a | ~y | liśćmi
        poruszał | ~a | ~y | trawą
        rozwiewał | ~a | ~y | mgłę
        niósł | niosła | niosły | zapach siana
        przynosił | ~a | ~y | zapach deszczu
        pochylał | ~a | ~y | wysokie trawy
        poruszał | ~a | ~y | skrzydłami wiatraka
        kołysał | ~a | ~y | trzcinami
        niósł | niosła | niosły | zapach mięty
        marszczył | ~a | ~y | wodę w stawie
      `,
    },
    'where.wind': `
      w dolinie
      za stodołą
      na skraju wsi
      za sadem
      niedaleko lasu
      u stóp wzgórza
      za ostatnim domem
      przy polnej drodze
    `,

    // Clouds.
    'subject.cloud.m': `
      obłok
      samotny obłok
      kłębek mgły
      obłoczek
    `,
    'subject.cloud.f': `
      chmura
      chmurka
      samotna chmurka
      mgiełka
    `,
    'subject.cloud.pl': `
      chmury
      obłoki
      chmurki
      pasma mgły
      obłoki jak z obrazka
    `,
    'hue.cloud': {
      forms: 'm | f | pl',
      phrases: `
        jasny | jasna | jasne
        biały | biała | białe
        lekki | lekka | lekkie
        srebrzysty | srebrzysta | srebrzyste
        szary | szara | szare
        ledwie widoczny | ledwie widoczna | ledwie widoczne
        perłowy | perłowa | perłowe
      `,
    },
    'did.cloud': {
      forms: 'm | f | pl | rest',
      phrases: `
        płynął | płynęła | płynęły | powoli
        sunął | sunęła | sunęły | spokojnie
        unosił | ~a | ~y | się wysoko
        wisiał | ~a | ~y | nieruchomo
        przesuwał | ~a | ~y | się leniwie
        szybował | ~a | ~y | bezgłośnie
        pojawił | ~a | ~y | się nagle
        zatrzymał | ~a | ~y | się na chwilę
      `,
    },
    'where.cloud': `
      nad doliną
      nad dachami
      nad jeziorem
      nad horyzontem
      nad łąkami
      nad miastem
      nad wzgórzami
      nad lasem
      nad portem
      nad wieżą ratusza
      nad polami
      nad rzeką
    `,

    // Running water.
    'subject.water.m': `
      strumień
      potok
      strumyk
      ruczaj
      strumyczek
    `,
    'subject.water.f': `
      rzeka
      rzeczka
      struga
    `,
    'subject.water.pl': `
      strumienie
      potoki
    `,
    'hue.water': {
      forms: 'm | f | pl',
      phrases: `
        czysty | czysta | czyste
        wąski | wąska | wąskie
        spokojny | spokojna | spokojne
        chłodny | chłodna | chłodne
        malowniczy | malownicza | malownicze
        przejrzysty | przejrzysta | przejrzyste
        płytki | płytka | płytkie
      `,
    },
    'did.water': {
      forms: 'm | f | pl | rest',
      phrases: `
        płynął | płynęła | płynęły | cicho
        szumiał | ~a | ~y | łagodnie
        mruczał | ~a | ~y | sennie
        szemrał | ~a | ~y | między kamieniami
        połyskiwał | ~a | ~y | srebrzyście
        płynął | płynęła | płynęły | leniwie
        lśnił | ~a | ~y | jak szkło
        toczył | ~a | ~y | się po kamieniach
      `,
    },
    'where.water': `
      wśród łąk
      w cieniu olch
      za starym młynem
      pod drewnianym mostkiem
      u stóp wzgórza
      za ogrodem
      na dnie doliny
      tuż za wsią
      pośród paproci
      nieopodal leśniczówki
    `,

    // Trees.
    'subject.tree.m': `
      kasztanowiec
      klon
      dąb
      jesion
      buk
      modrzew
      świerk
    `,
    'subject.tree.f': `
      lipa
      brzoza
      jabłoń
      wierzba
      grusza
      sosna
      topola
    `,
    'subject.tree.pl': `
      topole
      brzozy
      sosny
      lipy
      świerki
      wierzby
    `,
    'hue.tree': {
      forms: 'm | f | pl',
      phrases: `
        stary | stara | stare
        rozłożysty | rozłożysta | rozłożyste
        wysoki | wysoka | wysokie
        potężny | potężna | potężne
        smukły | smukła | smukłe
        pochylony | pochylona | pochylone
        piękny | piękna | piękne
        dorodny | dorodna | dorodne
      `,
    },
    'did.tree': {
      forms: 'm | f | pl | rest',
      phrases: `
        szumiał | ~a | ~y | na wietrze
        rzucał | ~a | ~y | głęboki cień
        dawał | ~a | ~y | schronienie ptakom
        skrzypiał | ~a | ~y | cicho
        kołysał | ~a | ~y | się lekko
        szeptał | ~a | ~y | z wiatrem
        odbijał | ~a | ~y | się w wodzie
      `,
    },
    'where.tree': `
      nad stawem
      nad brzegiem jeziora
      przy moście
      obok młyna
      nad rzeką
      za przystanią
      nieopodal pomostu
      nad kanałem
      przy przeprawie
    `,

    // Birds that sing and sit.
    'subject.bird.m': `
      kos
      drozd
      szpak
      rudzik
      szczygieł
      słowik
    `,
    'subject.bird.f': `
      sikorka
      makolągwa
      wilga
      pokrzewka
      zięba
    `,
    'subject.bird.pl': `
      szpaki
      kosy
      szczygły
      drozdy
      sikorki
      zięby
    `,
    'hue.bird': {
      forms: 'm | f | pl',
      phrases: `
        mały | mała | małe
        płochliwy | płochliwa | płochliwe
        ciekawski | ciekawska | ciekawskie
        nieduży | nieduża | nieduże
        czujny | czujna | czujne
        śmiały | śmiała | śmiałe
      `,
    },
    'did.bird': {
      forms: 'm | f | pl | rest',
      phrases: `
        śpiewał | ~a | ~y | głośno
        gwizdał | ~a | ~y | wesoło
        siedział | ~a | ~y | spokojnie
        odpoczywał | ~a | ~y | cicho
        czyścił | ~a | ~y | pióra
        krzątał | ~a | ~y | się
        przysiadł | przysiadła | przysiadły | na chwilę
        nawoływał | ~a | ~y | bez przerwy
        uwijał | ~a | ~y | się pracowicie
      `,
    },
    'where.bird': `
      na gałęzi jabłoni
      na płocie
      w koronie lipy
      na dachu altany
      w gałęziach bzu
      na kalenicy stodoły
      w żywopłocie
      na gzymsie
      w krzewach jaśminu
      na wierzchołku świerka
      na brzegu fontanny
    `,

    // Cats and dogs.
    'subject.pet.m': `
      kot
      kocur
      pies
      szczeniak
      jamnik
      owczarek
      pies sąsiadów
    `,
    'subject.pet.f': `
      kotka
      kotka sąsiadów
      suczka
    `,
    'subject.pet.n': `
      kocię
      szczenię
      kociątko
    `,
    'subject.pet.pl': `
      koty
      psy
      kocięta
      szczenięta
    `,
    'hue.pet': {
      forms: 'm | f | n,pl',
      phrases: `
        rudy | ruda | rude
        łaciaty | łaciata | łaciate
        puszysty | puszysta | puszyste
        czarny | czarna | czarne
        bury | bura | bure
        zadowolony | zadowolona | zadowolone
        szary | szara | szare
        ciekawski | ciekawska | ciekawskie
      `,
    },
    'did.pet': {
      forms: 'm | f | n | pl | rest',
      phrases: `
        drzemał | ~a | ~o | ~y | smacznie
        mrużył | ~a | ~o | ~y | oczy
        leżał | ~a | ~o | ~y | wygodnie
        przeciągał | ~a | ~o | ~y | się leniwie
        odpoczywał | ~a | ~o | ~y | po zabawie
        spał | ~a | ~o | ~y | w najlepsze
        bawił | ~a | ~o | ~y | się kłębkiem wełny
        czekał | ~a | ~o | ~y | cierpliwie
        siedział | ~a | ~o | ~y | nieruchomo
      `,
    },
    'where.pet': `
      na progu
      na ganku
      pod płotem
      pod ławką
      na schodach
      na wycieraczce
      przy drzwiach kuchni
      na środku podwórka
      w trawie
      pod stołem w altanie
      na deskach werandy
      w wiklinowym koszu
    `,

    // Boats.
    'subject.boat.m': `
      jacht
      prom
      statek wycieczkowy
      kuter
      stateczek
    `,
    'subject.boat.f': `
      łódka
      żaglówka
      barka
      łódź
      motorówka
    `,
    'subject.boat.pl': `
      żaglówki
      łódki
      jachty
      łodzie rybackie
      kutry
    `,
    'hue.boat': {
      forms: 'm | f | pl',
      phrases: `
        biały | biała | białe
        niebieski | niebieska | niebieskie
        zielony | zielona | zielone
        świeżo pomalowany | świeżo pomalowana | świeżo pomalowane
        zadbany | zadbana | zadbane
        szary | szara | szare
        czerwony | czerwona | czerwone
      `,
    },
    'did.boat': {
      forms: 'm | f | pl | rest',
      phrases: `
        kołysał | ~a | ~y | się na falach
        czekał | ~a | ~y | cierpliwie
        stał | ~a | ~y | bez ruchu
        kołysał | ~a | ~y | się lekko
        zatrzymał | ~a | ~y | się na moment
        odbijał | ~a | ~y | się w wodzie
        cumował | ~a | ~y | spokojnie
      `,
    },
    'where.boat': `
      przy pomoście
      w zatoce
      u ujścia rzeki
      niedaleko latarni
      przy nabrzeżu
      w małym porcie
      obok przystani
      tuż przy brzegu
      naprzeciw plaży
    `,

    // Trains.
    'subject.train.m': `
      pociąg
      pociąg osobowy
      pociąg towarowy
      szynobus
      pociąg znad morza
      skład pasażerski
    `,
    'subject.train.f': `
      lokomotywa
      kolejka wąskotorowa
      parowa lokomotywa
    `,
    'subject.train.pl': `
      wagony
      wagony sypialne
      wagony pocztowe
    `,
    'hue.train': {
      forms: 'm | f | pl',
      phrases: `
        odnowiony | odnowiona | odnowione
        zielony | zielona | zielone
        zabytkowy | zabytkowa | zabytkowe
        lśniący | lśniąca | lśniące
        spóźniony | spóźniona | spóźnione
        niebieski | niebieska | niebieskie
      `,
    },
    'did.train': {
      forms: 'm | f | pl | rest',
      phrases: `
        zatrzymał | ~a | ~y | się ze zgrzytem
        stał | ~a | ~y | spokojnie
        czekał | ~a | ~y | na sygnał
        zatrzymał | ~a | ~y | się bezszelestnie
        stanął | stanęła | stanęły | na krótki postój
        czekał | ~a | ~y | na podróżnych
        zwolnił | ~a | ~y | wyraźnie
      `,
    },
    'where.train': `
      na bocznym torze
      przy peronie
      na małej stacji
      niedaleko wiaduktu
      na końcowej stacji
      obok wieży ciśnień
      tuż za semaforem
      na pierwszym torze
    `,

    // Light.
    'subject.light.m': `
      blask
      promień słońca
      odblask
      refleks
      poblask
    `,
    'subject.light.f': `
      poświata
      smuga światła
      plama światła
    `,
    'subject.light.pl': `
      promienie słońca
      plamy światła
      odblaski
      refleksy
      smugi światła
    `,
    'hue.light': {
      forms: 'm | f | pl',
      phrases: `
        złoty | złota | złote
        ciepły | ciepła | ciepłe
        delikatny | delikatna | delikatne
        jasny | jasna | jasne
        miękki | miękka | miękkie
        kapryśny | kapryśna | kapryśne
        bursztynowy | bursztynowa | bursztynowe
      `,
    },
    'did.light': {
      forms: 'm | f | pl | rest',
      phrases: `
        tańczył | ~a | ~y | wesoło
        drżał | ~a | ~y | lekko
        połyskiwał | ~a | ~y | łagodnie
        igrał | ~a | ~y | z cieniem
        przesuwał | ~a | ~y | się powoli
        migotał | ~a | ~y | bez przerwy
        kładł | ~a | ~y | się spokojnie
      `,
    },
    'where.light': `
      na szybach
      na tafli jeziora
      na mokrym bruku
      wśród liści
      na ścianie werandy
      na drewnianej podłodze
      na kuchennych kafelkach
      na białym obrusie
      na grzbietach książek
      na dachówkach
      na mosiężnej klamce
    `,

    // Flowers.
    'subject.flower.m': `
      jaśmin
      powój
      bez
      wiciokrzew
    `,
    'subject.flower.f': `
      lawenda
      róża
      piwonia
      maciejka
      nasturcja
    `,
    'subject.flower.pl': `
      malwy
      piwonie
      róże
      floksy
      ostróżki
      nagietki
      lilie
      goździki
    `,
    'hue.flower': {
      forms: 'm | f | pl',
      phrases: `
        bujny | bujna | bujne
        dorodny | dorodna | dorodne
        piękny | piękna | piękne
        wypielęgnowany | wypielęgnowana | wypielęgnowane
        świeżo podlany | świeżo podlana | świeżo podlane
        delikatny | delikatna | delikatne
      `,
    },
    'did.flower': {
      forms: 'm | f | pl | rest',
      phrases: `
        pachniał | ~a | ~y | słodko
        kołysał | ~a | ~y | się na wietrze
        przyciągał | ~a | ~y | pszczoły
        cieszył | ~a | ~y | oko
        wabił | ~a | ~y | motyle
        zachwycał | ~a | ~y | wszystkich
        przykuwał | ~a | ~y | wzrok
        drżał | ~a | ~y | lekko
      `,
    },
    'where.flower': `
      pod płotem
      koło altany
      przy furtce
      przy ścieżce
      obok studni
      na rabacie
      pod oknem kuchni
      za szklarnią
      przy samej bramie
      u stóp schodów
      pod murem ogrodu
    `,

    // Trams and buses.
    'subject.tram.m': `
      tramwaj
      autobus
      autobus szkolny
      mikrobus
      samochód pocztowy
      autobus turystyczny
    `,
    'subject.tram.f': `
      taksówka
      furgonetka
      ciężarówka
    `,
    'subject.tram.pl': `
      tramwaje
      autobusy
      samochody dostawcze
      taksówki
    `,
    'hue.tram': {
      forms: 'm | f | pl',
      phrases: `
        żółty | żółta | żółte
        czerwony | czerwona | czerwone
        zabytkowy | zabytkowa | zabytkowe
        lśniący | lśniąca | lśniące
        zielony | zielona | zielone
        błękitny | błękitna | błękitne
      `,
    },
    'did.tram': {
      forms: 'm | f | pl | rest',
      phrases: `
        zatrzymał | ~a | ~y | się łagodnie
        stał | ~a | ~y | spokojnie
        czekał | ~a | ~y | cierpliwie
        przystanął | przystanęła | przystanęły | na moment
        zatrzymał | ~a | ~y | się z piskiem
        skręcił | ~a | ~y | powoli
      `,
    },
    'where.tram': `
      przed ratuszem
      naprzeciw teatru
      przy skwerze
      obok poczty
      przed szkołą
      przy hali targowej
      koło muzeum
      na placu przed dworcem
      obok kina
      tuż za rondem
    `,

    // ---- What people do besides ----------------------------------------------

    // After a comma and „a”: a small deed that suits any moment.
    reacted: {
      forms: 'm | f | nv | mp',
      phrases: `
        przystanął przy oknie | przystanęła przy oknie | przystanęły przy oknie | przystanęli przy oknie
        sięgnął po aparat | sięgnęła po aparat | sięgnęły po aparat | sięgnęli po aparat
        zaparzył świeżą herbatę | zaparzyła świeżą herbatę | zaparzyły świeżą herbatę | zaparzyli świeżą herbatę
        otworzył szeroko okno | otworzyła szeroko okno | otworzyły szeroko okno | otworzyli szeroko okno
        usiadł na ławce | usiadła na ławce | usiadły na ławce | usiedli na ławce
        zapisał coś w notesie | zapisała coś w notesie | zapisały coś w notesach | zapisali coś w notesach
        zamknął książkę | zamknęła książkę | zamknęły książki | zamknęli książki
        roześmiał się głośno | roześmiała się głośno | roześmiały się głośno | roześmiali się głośno
        nastawił czajnik | nastawiła czajnik | nastawiły czajnik | nastawili czajnik
        włączył radio | włączyła radio | włączyły radio | włączyli radio
        zaczął nucić | zaczęła nucić | zaczęły nucić | zaczęli nucić
        podlał kwiaty na balkonie | podlała kwiaty na balkonie | podlały kwiaty na balkonie | podlali kwiaty na balkonie
        wyszedł do ogrodu | wyszła do ogrodu | wyszły do ogrodu | wyszli do ogrodu
        poszedł po chleb | poszła po chleb | poszły po chleb | poszli po chleb
        nakrył do stołu | nakryła do stołu | nakryły do stołu | nakryli do stołu
        zajrzał do piekarnika | zajrzała do piekarnika | zajrzały do piekarnika | zajrzeli do piekarnika
        zawołał psa do domu | zawołała psa do domu | zawołały psa do domu | zawołali psa do domu
        rozwiesił pranie | rozwiesiła pranie | rozwiesiły pranie | rozwiesili pranie
        zamiótł schody | zamiotła schody | zamiotły schody | zamietli schody
        odłożył gazetę | odłożyła gazetę | odłożyły gazety | odłożyli gazety
        obrał jabłko | obrała jabłko | obrały kilka jabłek | obrali kilka jabłek
        rozwiązał krzyżówkę | rozwiązała krzyżówkę | rozwiązały krzyżówkę | rozwiązali krzyżówkę
        odebrał telefon | odebrała telefon | odebrały telefon | odebrali telefon
        nalał wszystkim kompotu | nalała wszystkim kompotu | nalały wszystkim kompotu | nalali wszystkim kompotu
        pokroił świeży chleb | pokroiła świeży chleb | pokroiły świeży chleb | pokroili świeży chleb
        długo patrzył w niebo | długo patrzyła w niebo | długo patrzyły w niebo | długo patrzyli w niebo
        pomachał komuś z okna | pomachała komuś z okna | pomachały komuś z okna | pomachali komuś z okna
        zatemperował ołówek | zatemperowała ołówek | zatemperowały ołówki | zatemperowali ołówki
        rozłożył mapę na stole | rozłożyła mapę na stole | rozłożyły mapę na stole | rozłożyli mapę na stole
        zapomniał o całym świecie | zapomniała o całym świecie | zapomniały o całym świecie | zapomnieli o całym świecie
        opowiedział zabawną anegdotę | opowiedziała zabawną anegdotę | opowiedziały zabawną anegdotę | opowiedzieli zabawną anegdotę
        dolał sobie herbaty | dolała sobie herbaty | dolały sobie herbaty | dolali sobie herbaty
        odetchnął z ulgą | odetchnęła z ulgą | odetchnęły z ulgą | odetchnęli z ulgą
        przesunął fotel bliżej okna | przesunęła fotel bliżej okna | przesunęły fotele bliżej okna | przesunęli fotele bliżej okna
        policzył słoiki na półce | policzyła słoiki na półce | policzyły słoiki na półce | policzyli słoiki na półce
        sprawdził rozkład jazdy | sprawdziła rozkład jazdy | sprawdziły rozkład jazdy | sprawdzili rozkład jazdy
      `,
    },

    // ---- Walking, sitting, habits --------------------------------------------

    walked: {
      forms: 'm | f | nv | mp',
      phrases: `
        poszedł | poszła | poszły | poszli
        wybrał się | wybrała się | wybrały się | wybrali się
        pojechał rowerem | pojechała rowerem | pojechały rowerami | pojechali rowerami
        ruszył | ~a | ~y | ruszyli
        pobiegł | ~a | ~y | pobiegli
        wybrał się pieszo | wybrała się pieszo | wybrały się pieszo | wybrali się pieszo
        powędrował | ~a | ~y | powędrowali
        pospieszył | ~a | ~y | pospieszyli
        pomaszerował | ~a | ~y | pomaszerowali
      `,
    },
    // Out into the open, or on an errand in town: each has its own purposes.
    'path.out': `
      nad rzekę
      nad jezioro
      do parku
      na przystań
      do lasu
      nad kanał
      na łąki za wsią
      nad staw
      na wzgórze za wsią
      do starego młyna
      na plażę
      na skraj łąki
      w stronę latarni morskiej
      na polanę
      na bulwar nad rzeką
      na drugą stronę rzeki
      nad zatokę
      na skraj lasu
      do starego sadu
      w stronę wiatraków
    `,
    'path.town': `
      do miasteczka
      na rynek
      w stronę ratusza
      do sąsiedniej dzielnicy
      na drugi koniec miasta
      do śródmieścia
      na starówkę
      w stronę dworca
      na skwer za teatrem
      do centrum
      do pobliskiego miasta
    `,
    // Has no `errand`.
    'path.spot': `
      na targ
      na dworzec
      do domu kultury
      na pocztę
      do hali targowej
      na plac przed muzeum
      do biblioteki
      do ogrodu botanicznego
      na działkę
      na stację
    `,
    'errand.out': `
      odetchnąć świeżym powietrzem
      nacieszyć się pogodą
      popatrzeć na ptaki
      pobawić się z psem
      zrobić kilka zdjęć
      rozprostować nogi
      spokojnie pomyśleć
      wypróbować nowy aparat
      posłuchać ciszy
      odpocząć od zgiełku
      naszkicować widok
      poćwiczyć na flecie
      poszukać zgubionego szalika
      pokazać gościom okolicę
      poczytać w spokoju
      zjeść śniadanie na trawie
      przewietrzyć głowę
    `,
    'errand.town': `
      zapisać się na kurs tańca
      zjeść lody
      rozwiesić ogłoszenia
      odebrać pożyczony parasol
      napić się kawy
      kupić wstążkę i guziki
      zamówić nowe klucze
      oddać pożyczoną książkę
      wysłać paczkę
      sprawdzić godziny otwarcia
      obejrzeć wystawę
      posłuchać orkiestry
      kupić bilety na koncert
      wybrać drobny prezent
      odebrać naprawiony zegarek
      kupić świeże zioła
      zrobić kilka zdjęć
      oddać znaleziony klucz
    `,
    'so-that': `
      żeby
      aby
      by
      tylko po to, żeby
      głównie po to, by
    `,
    took: {
      forms: 'm | f | nv | mp',
      phrases: `
        wziął | wzięła | wzięły | wzięli
        zabrał | ~a | ~y | zabrali
        spakował | ~a | ~y | spakowali
        chwycił | ~a | ~y | chwycili
        wyjął z szafy | wyjęła z szafy | wyjęły z szafy | wyjęli z szafy
        znalazł w sieni | znalazła w sieni | znalazły w sieni | znaleźli w sieni
        zdjął z półki | zdjęła z półki | zdjęły z półki | zdjęli z półki
      `,
    },
    belonging: `
      parasol
      lekki plecak
      aparat
      lornetkę
      termos
      koc w kratę
      mapę
      ulubioną książkę
      duży szkicownik
      zestaw do badmintona
      ciepły pled
      latawiec
      koszyk
      torbę plażową
      karty do gry
      przewodnik
      notes
      latarkę
      okulary słoneczne
      wiklinowy koszyk
      hamak
      kosz piknikowy
      zestaw farb
      grę planszową
    `,

    // Where one sits for a while.
    spot: `
      na ławce pod kasztanem
      na drewnianym pomoście
      przy oknie kawiarni
      na schodach biblioteki
      na brzegu fontanny
      na werandzie
      na kamiennym murku
      w cieniu starej lipy
      na peronie
      na krawędzi molo
      przy stoliku pod parasolem
      na ławce przed dworcem
      na zboczu wzgórza
      na progu domu
      przy kamiennym moście
      na skraju łąki
      nad brzegiem stawu
      na tarasie kawiarni
      pod wiatą przystanku
      w altanie za domem
      na ostatniej ławce w parku
      u wejścia do muzeum
      pod drzewem orzechowym
    `,
    sat: {
      forms: 'm | f | nv | mp',
      phrases: `
        siedział | ~a | ~y | siedzieli
        odpoczywał | ~a | ~y | odpoczywali
        przysiadł | przysiadła | przysiadły | przysiedli
        siedział bez ruchu | siedziała bez ruchu | siedziały bez ruchu | siedzieli bez ruchu
        od dawna siedział | od dawna siedziała | od dawna siedziały | od dawna siedzieli
        czekał | ~a | ~y | czekali
      `,
    },
    look: {
      forms: 'm | f | nv | mp',
      phrases: `
        zapatrzony | zapatrzona | zapatrzone | zapatrzeni
        wpatrzony | wpatrzona | wpatrzone | wpatrzeni
      `,
    },
    // After „zapatrzony w …”.
    sight: `
      chmury nad dachami
      dalekie wzgórza
      lecące gęsi
      odległe światła
      kołyszące się gałęzie
      przelatujące gołębie
      spokojne niebo
      korony drzew
      przelatujące jaskółki
      pierwsze gwiazdy
      barwne latawce
      tańczące liście
      zachodzące słońce
      odległe dachy
      biały obłok na horyzoncie
      smugę dymu w oddali
      grę światła i cienia
      daleki horyzont
      wierzchołki topól
      błękit nieba
      długie cienie
      bawiące się psy
      daleką wieżę
      jasny księżyc
    `,

    // What people do again and again.
    habit: {
      forms: 'm | f | nv | mp',
      phrases: `
        jeździł na targ po warzywa | jeździła na targ po warzywa | jeździły na targ po warzywa | jeździli na targ po warzywa
        grał w szachy w parku | grała w szachy w parku | grały w szachy w parku | grali w szachy w parku
        odwiedzał miejską bibliotekę | odwiedzała miejską bibliotekę | odwiedzały miejską bibliotekę | odwiedzali miejską bibliotekę
        pływał w jeziorze | pływała w jeziorze | pływały w jeziorze | pływali w jeziorze
        śpiewał w chórze | śpiewała w chórze | śpiewały w chórze | śpiewali w chórze
        podlewał rabaty przed domem | podlewała rabaty przed domem | podlewały rabaty przed domem | podlewali rabaty przed domem
        chodził na długie spacery | chodziła na długie spacery | chodziły na długie spacery | chodzili na długie spacery
        piekł domowy chleb | piekła domowy chleb | piekły domowy chleb | piekli domowy chleb
        karmił kaczki nad stawem | karmiła kaczki nad stawem | karmiły kaczki nad stawem | karmili kaczki nad stawem
        robił wycieczki rowerowe | robiła wycieczki rowerowe | robiły wycieczki rowerowe | robili wycieczki rowerowe
        rozwiązywał krzyżówki | rozwiązywała krzyżówki | rozwiązywały krzyżówki | rozwiązywali krzyżówki
        słuchał audycji o muzyce | słuchała audycji o muzyce | słuchały audycji o muzyce | słuchali audycji o muzyce
        sprzątał w warsztacie | sprzątała w warsztacie | sprzątały w warsztacie | sprzątali w warsztacie
        przycinał żywopłot | przycinała żywopłot | przycinały żywopłot | przycinali żywopłot
        wywoływał zdjęcia | wywoływała zdjęcia | wywoływały zdjęcia | wywoływali zdjęcia
        uczył się hiszpańskiego | uczyła się hiszpańskiego | uczyły się hiszpańskiego | uczyli się hiszpańskiego
        sklejał modele statków | sklejała modele statków | sklejały modele statków | sklejali modele statków
        łowił ryby z pomostu | łowiła ryby z pomostu | łowiły ryby z pomostu | łowili ryby z pomostu
        lepił garnki w pracowni | lepiła garnki w pracowni | lepiły garnki w pracowni | lepili garnki w pracowni
        tańczył w domu kultury | tańczyła w domu kultury | tańczyły w domu kultury | tańczyli w domu kultury
        zapraszał gości na herbatę | zapraszała gości na herbatę | zapraszały gości na herbatę | zapraszali gości na herbatę
        pisał do dalekiej rodziny | pisała do dalekiej rodziny | pisały do dalekiej rodziny | pisali do dalekiej rodziny
        ćwiczył grę na gitarze | ćwiczyła grę na gitarze | ćwiczyły grę na gitarze | ćwiczyli grę na gitarze
        zbierał zioła na łące | zbierała zioła na łące | zbierały zioła na łące | zbierali zioła na łące
        gotował wielki garnek zupy | gotowała wielki garnek zupy | gotowały wielki garnek zupy | gotowali wielki garnek zupy
        oglądał stare filmy | oglądała stare filmy | oglądały stare filmy | oglądali stare filmy
        czytał na głos opowiadania | czytała na głos opowiadania | czytały na głos opowiadania | czytali na głos opowiadania
        układał bukiety z polnych kwiatów | układała bukiety z polnych kwiatów | układały bukiety z polnych kwiatów | układali bukiety z polnych kwiatów
      `,
    },
    often: `
      w każdą sobotę
      w każdą niedzielę
      w każdy piątek
      zwykle w środy
      raz w tygodniu
      dwa razy w tygodniu
      co drugi dzień
      w wolne dni
      trzy razy w tygodniu
      w każdej wolnej chwili
      w piątkowe popołudnia
      w tamtych latach
      w dawnych czasach
      przez wiele lat
      niemal codziennie
      zwykle w czwartki
      przez długi czas
      w każdy wtorek
      w niedzielne popołudnia
      zazwyczaj w niedziele
    `,
    gladly: `
      chętnie
      z radością
      z ochotą
      z przyjemnością
      z upodobaniem
      z wielką chęcią
      z zapałem
    `,
    nobody: `
      nikt nie wiedział
      nikt nie pamiętał
      trudno było odgadnąć
      wszyscy zastanawiali się
      nikt nie potrafił powiedzieć
      dzieci próbowały odgadnąć
      długo nie było wiadomo
      goście pytali
      cała ulica zastanawiała się
      tylko kot wiedział
      nie od razu wyszło na jaw
    `,
    // A decision and its reason.
    decided: {
      forms: 'm | f | nv | mp',
      phrases: `
        postanowił | ~a | ~y | postanowili
        zamierzał | ~a | ~y | zamierzali
        obiecał | ~a | ~y | obiecali
        chciał | ~a | ~y | chcieli
        zdecydował się | zdecydowała się | zdecydowały się | zdecydowali się
        miał zamiar | miała zamiar | miały zamiar | mieli zamiar
        wreszcie postanowił | ~a | ~y | wreszcie postanowili
        planował | ~a | ~y | planowali
        koniecznie chciał | ~a | ~y | koniecznie chcieli
      `,
    },
    because: `
      bo wolnego czasu było dużo
      bo prosiła o to cała rodzina
      bo pomysł wydawał się świetny
      bo tak doradził stary znajomy
      bo tak było umówione
      bo dzień zapowiadał się spokojnie
      bo okazja była wyjątkowa
      bo prosił o to dobry przyjaciel
      bo dobry humor dopisywał od rana
      bo w domu wreszcie zrobiło się cicho
      choć było już późno
      choć nikt o to nie prosił
      choć czasu zostało niewiele
      choć pora była wczesna
      choć nie było to konieczne
      choć nikt w to nie wierzył
      mimo że tydzień był męczący
      mimo że czekały inne obowiązki
      mimo że inni woleli odpoczywać
      mimo że zbliżała się pora obiadu
      mimo że nie było pośpiechu
      zanim wrócą domownicy
      zanim zacznie się nowy tydzień
      zanim minie weekend
      zanim zapadnie zmierzch
      zanim skończy się wolny dzień
      zanim przyjadą goście
    `,

    // ---- Things and rooms ----------------------------------------------------

    // How things are: lying, standing, hanging.
    'surface.lie': `
      na stole
      na biurku
      na parapecie
      na ladzie
      na kuchennym blacie
      na ławie w sieni
      na dnie szuflady
      w wiklinowym koszu
      na warsztacie
      na etażerce
      na starym kufrze
      na fotelu przy oknie
    `,
    'lay.lie': `
      leżały
      czekały
      spoczywały
      leżały obok siebie
      leżały w nieładzie
      jak zawsze leżały
    `,
    'thing.lie': `
      notes
      ołówek
      kłębek wełny
      kolorowe guziki
      dwie pocztówki
      okulary
      stara mapa
      pęk kluczy
      czysty zeszyt
      nożyczki
      zwinięty plakat
      grzebień
      drewniana linijka
      szpulka nici
      pudełko kredek
      lupa
      pożółkłe nuty
      kawałek kredy
      garść kasztanów
      papierowy samolot
      lniana serwetka
      zakładka do książki
      latarka
      muszelka
      srebrna łyżeczka
      paczka listów
      bilet do teatru
      sznurek
      kompas
      zegarek
      mały śrubokręt
      pędzel
    `,
    'surface.stand': `
      przy ścianie
      w kącie pokoju
      na werandzie
      w przedpokoju
      przy kredensie
      pod oknem
      przy schodach
      na tarasie
      w głębi warsztatu
      pod wiatą
      za drzwiami
      na ganku
      w sieni
    `,
    'lay.stand': `
      stały obok siebie
      stały w rzędzie
      czekały
      jak zwykle stały obok siebie
      stały tuż obok siebie
      czekały w rzędzie
    `,
    'thing.stand': `
      wysoki wazon
      wiklinowy kosz
      blaszana konewka
      stojak na parasole
      dwie walizki
      mosiężna lampa
      skrzynia z narzędziami
      kamionkowe słoje
      wiadro z wodą
      stary gramofon
      donica z oleandrem
      gliniany dzban
      drewniany stołek
      sztalugi
      kalosze
      rower bez dzwonka
      składane krzesło
      koszyk z jabłkami
      maszyna do szycia
      globus
      pudło z zabawkami
      bujany fotel
      futerał na gitarę
      doniczki z bazylią
      skrzynka po owocach
      taboret
      zwinięty dywan
      miotła
    `,
    'surface.hang': `
      na sznurze za domem
      na haczykach
      w przedpokoju
      na sznurze między drzewami
      przy drzwiach
      w sieni
      na wieszaku
      na drewnianych kołkach
      na werandzie
      przy piecu
      na sznurze w ogrodzie
      w garderobie
    `,
    'lay.hang': `
      wisiały
      wisiały obok siebie
      wisiały w równym rzędzie
      wisiały jak zwykle
      wisiały na widoku
    `,
    'thing.hang': `
      lniany fartuch
      czerwony szalik
      pęczek lawendy
      słomkowy kapelusz
      wełniany sweter
      płócienna torba
      fartuszek w groszki
      niebieski koc
      bukiet suszonych kwiatów
      dwa ręczniki
      kolorowa chusta
      letnia sukienka
      peleryna
      rękawice ogrodowe
      zioła związane sznurkiem
      kraciasta koszula
      barwne wstążki
      pasiasty pled
      haftowany obrus
      dziecięce skarpetki
      płaszcz przeciwdeszczowy
      wianek z macierzanki
    `,

    // What a place smells of (instrumental).
    'room.kitchen': `
      w kuchni
      na klatce schodowej
      w całym domu
      w małej cukierni
      w jadalni
      w sieni
      w letniej kuchni
      w przytulnej kawiarni
      na podwórku za piekarnią
      w spiżarni
    `,
    'scent.kitchen': `
      cynamonem
      świeżym chlebem
      kawą
      wanilią
      pieczonymi jabłkami
      domowym ciastem
      miodem
      skórką pomarańczową
      kakao
      gorącą czekoladą
      drożdżówkami
      imbirem
      konfiturą z wiśni
      malinową herbatą
      palonymi orzechami
      kardamonem
      cukrem waniliowym
      kompotem z jabłek
      prażonymi migdałami
      goździkami
      maślanymi bułkami
    `,
    'room.work': `
      w warsztacie
      w pracowni
      w introligatorni
      w starej stolarni
      na strychu
      w garażu
      w magazynie teatru
      w szkolnej pracowni
      w szopie za domem
      w piwnicy
    `,
    'scent.work': `
      świeżymi wiórami
      klejem stolarskim
      farbą olejną
      woskiem
      starym drewnem
      wyprawioną skórą
      olejem lnianym
      papierem
      pokostem
      żywicą
      wilgotną gliną
      lnianym płótnem
      pastą do podłóg
      politurą
      sosnowymi deskami
      drewnem bukowym
    `,
    'room.out': `
      nad rzeką
      w ogrodzie
      za stodołą
      na łące
      w dolinie
      na skraju lasu
      przy starym młynie
      na polnej drodze
      w sadzie
      nad stawem
    `,
    'scent.out': `
      świeżo skoszoną trawą
      sianem
      miętą
      wilgotną ziemią
      macierzanką
      deszczem
      żywicą
      dzikim jaśminem
      kwitnącą lipą
      mchem
      polnymi kwiatami
      wiciokrzewem
      rumiankiem
      mokrymi liśćmi
      paprocią
      dziką różą
      akacją
    `,
    smelled: `
      pachniało
      od rana pachniało
      zawsze pachniało
      lekko pachniało
      intensywnie pachniało
      jak zwykle pachniało
      wciąż pachniało
      delikatnie pachniało
      tamtego dnia pachniało
      wieczorami pachniało
      przyjemnie pachniało
      niespodziewanie zapachniało
    `,
    // From here to there (instrumental).
    between: `
      między
      pomiędzy
      gdzieś między
      dokładnie między
    `,
    landmark: `
      starym młynem
      kamiennym mostem
      ratuszem
      dworcem
      szkołą
      ogrodem botanicznym
      przystanią
      latarnią morską
      rynkiem
      biblioteką
      wiatrakiem
      halą targową
      parkiem
      teatrem
      ostatnim domem
      tartakiem
      boiskiem
      pocztą
      domem kultury
      wieżą ciśnień
      stawem
      kinem
      muzeum kolejnictwa
      placem zabaw
      wieżą widokową
      piekarnią
    `,
    'road.m': `
      wąski chodnik
      szlak rowerowy
      brukowany trakt
      deptak
      trakt wysadzany lipami
      kanał porośnięty trzciną
      zielony bulwar
      cienisty szlak
    `,
    'road.f': `
      kręta ścieżka
      aleja kasztanowa
      brukowana uliczka
      piaszczysta droga
      linia tramwajowa
      droga wysadzana topolami
      ścieżka rowerowa
      wąska alejka
      cicha uliczka
    `,
    'road.pl': `
      tory tramwajowe
      dwie ścieżki
      dwie równoległe alejki
      wąskie tory
      dwie zielone aleje
      tory wąskotorówki
    `,
    ran: {
      forms: 'm | f | pl',
      phrases: `
        biegł | biegła | biegły
        ciągnął się | ciągnęła się | ciągnęły się
        od dawna biegł | od dawna biegła | od dawna biegły
        przebiegał | ~a | ~y
        biegł niegdyś | biegła niegdyś | biegły niegdyś
        od lat ciągnął się | od lat ciągnęła się | od lat ciągnęły się
      `,
    },

    // A garden or a house, and what there is in it.
    beyond: `
      za murem
      za ratuszem
      za drewnianą bramą
      na końcu ulicy
      za starym młynem
      na tyłach biblioteki
      za szkołą
      u stóp wzgórza
      tuż za rzeką
      za ostatnim przystankiem
      obok dworca
      na skraju miasteczka
      za wysokim płotem
      w bocznej uliczce
      niedaleko przystani
      za zakrętem
      na wprost stacji
      po drugiej stronie mostu
    `,
    was: {
      forms: 'm | f | n',
      phrases: `
        był | ~a | ~o
        krył się | kryła się | kryło się
        znajdował się | znajdowała się | znajdowało się
        ukazywał się | ukazywała się | ukazywało się
        czekał na gości | czekała na gości | czekało na gości
      `,
    },
    quiet: {
      forms: 'm | f | n',
      phrases: `
        cichy | cicha | ciche
        zielony | zielona | zielone
        uroczy | urocza | urocze
        słoneczny | słoneczna | słoneczne
        zadbany | zadbana | zadbane
        ukwiecony | ukwiecona | ukwiecone
        spokojny | spokojna | spokojne
        niewielki | niewielka | niewielkie
        cienisty | cienista | cieniste
        malowniczy | malownicza | malownicze
        sielski | sielska | sielskie
        zaciszny | zaciszna | zaciszne
        wypielęgnowany | wypielęgnowana | wypielęgnowane
      `,
    },
    'garden.m': `
      ogród
      park
      dziedziniec
      skwer
      ogródek
    `,
    'garden.f': `
      działka
      oaza
    `,
    'garden.n': `
      podwórko
      podwórze
    `,
    // After „z” (never „ze”), in the instrumental.
    feature: `
      kamienną fontanną
      drewnianymi ławkami
      oczkiem wodnym
      karmnikiem dla ptaków
      huśtawką
      białą altaną
      rozłożystym orzechem
      kwitnącymi krzewami
      rzędem malw
      małym mostkiem
      dawną studnią
      wysokimi topolami
      różaną pergolą
      piaskownicą
      bujnymi pelargoniami
      grządką ziół
      rabatą pełną nagietków
      okrągłym trawnikiem
      niską jabłonią
      zegarem słonecznym
      kolorowymi lampionami
      żywopłotem
      wąską alejką
      potężnymi klonami
      pachnącym jaśminem
    `,

    // Something lost that was found again.
    later: `
      po latach
      po tygodniu
      po kilku dniach
      dwa dni później
      następnego ranka
      tego samego wieczoru
      po długich poszukiwaniach
      przy okazji porządków
      niespodziewanie
      całkiem przypadkiem
      pewnego popołudnia
      pod koniec tygodnia
      w sobotę rano
      tuż przed wyjazdem
      po kwadransie
      ku uciesze dzieci
      ku ogólnej radości
      przy sprzątaniu
    `,
    lost: {
      forms: 'm | f | n | pl',
      phrases: `
        zgubiony | zgubiona | zgubione | zgubione
        zapomniany | zapomniana | zapomniane | zapomniane
        schowany | schowana | schowane | schowane
        zagubiony | zagubiona | zagubione | zagubione
        zawieruszony | zawieruszona | zawieruszone | zawieruszone
        ulubiony | ulubiona | ulubione | ulubione
        pożyczony | pożyczona | pożyczone | pożyczone
      `,
    },
    'item.m': `
      klucz
      notes
      szalik
      grzebień
      zegarek
      śrubokręt
      pędzel
      kompas
      naparstek
      scyzoryk
      ołówek
      gwizdek
      breloczek
    `,
    'item.f': `
      rękawiczka
      czapka
      lupa
      broszka
      mapa
      latarka
      portmonetka
      bransoletka
      spinka
      harmonijka
    `,
    'item.n': `
      pióro
      zdjęcie
      lusterko
      dłuto
      etui
    `,
    'item.pl': `
      okulary
      nożyczki
      klucze
      nuty
      rękawiczki
      bilety
      zdjęcia
      karty do gry
    `,
    'turned-up': {
      forms: 'm | f | n | pl',
      phrases: `
        znalazł się | znalazła się | znalazło się | znalazły się
        odnalazł się | odnalazła się | odnalazło się | odnalazły się
        pojawił się | pojawiła się | pojawiło się | pojawiły się
        szczęśliwie się odnalazł | szczęśliwie się odnalazła | szczęśliwie się odnalazło | szczęśliwie się odnalazły
        wreszcie się znalazł | wreszcie się znalazła | wreszcie się znalazło | wreszcie się znalazły
      `,
    },
    'hiding-place': `
      za kanapą
      pod szafą
      w kieszeni płaszcza
      na dnie szuflady
      za lustrem
      na strychu
      między książkami
      za kaloryferem
      w pudełku po butach
      pod dywanem
      w wiklinowym koszu
      w futerale na gitarę
      pod stertą gazet
      na najwyższej półce
      w koszyku na owoce
      w kredensie
      w szopie
      pod siedzeniem fotela
      za doniczką
      w starym kufrze
    `,

    // Remarks about crafts, in the present tense.
    craft: `
      uprawa róż
      pieczenie chleba
      gra na skrzypcach
      praca w ogrodzie
      naprawa zegarów
      tkanie dywanów
      nauka języków
      malowanie akwarelą
      hodowla pszczół
      rzeźbienie w drewnie
      śpiew w chórze
      introligatorstwo
      lepienie garnków
      gra w szachy
      fotografowanie ptaków
      taniec
      szycie kostiumów
      żeglowanie
      pisanie listów
      gotowanie dla wielu osób
      opowiadanie bajek
      renowacja mebli
      układanie bukietów
      budowanie łodzi
      konserwacja obrazów
      czytanie na głos
      szkicowanie z natury
      kaligrafia
      haftowanie
      wyplatanie koszyków
    `,
    takes: `
      wymaga
      zawsze wymaga
      uczy
      przede wszystkim wymaga
      wymaga głównie
      z czasem uczy
      niezmiennie uczy
      wymaga nie tylko wprawy, ale także
    `,
    virtue: `
      cierpliwości
      spokoju
      dokładności
      wytrwałości
      skupienia
      konsekwencji
      pokory
      wyobraźni
      precyzji
      systematyczności
      samodyscypliny
      wyczucia
      wnikliwości
      opanowania
      pracowitości
      samozaparcia
      szacunku dla szczegółu
      pomysłowości
      dobrej organizacji
      rozwagi
      sumienności
      rzetelności
      staranności
    `,
    believed: {
      forms: 'm | f | nv | mp',
      phrases: `
        twierdził | ~a | ~y | twierdzili
        uważał | ~a | ~y | uważali
        powtarzał | ~a | ~y | powtarzali
        przekonywał | ~a | ~y | przekonywali
        tłumaczył dzieciom | tłumaczyła dzieciom | tłumaczyły dzieciom | tłumaczyli dzieciom
        lubił mawiać | lubiła mawiać | lubiły mawiać | lubili mawiać
        od lat powtarzał | ~a | ~y | od lat powtarzali
        wiedział | ~a | ~y | wiedzieli
        zapewniał | ~a | ~y | zapewniali
        z uśmiechem przyznawał | ~a | ~y | z uśmiechem przyznawali
        często podkreślał | ~a | ~y | często podkreślali
      `,
    },

    // The four seasons: the only place where a phrase tells the season.
    'season.spring': `
      wiosną
      pewnej wiosny
      ubiegłej wiosny
      w kwietniu
      tamtej wiosny
      pod koniec kwietnia
      w drugiej połowie kwietnia
    `,
    'scene.spring': `
      kwitły już czereśnie
      wróciły bociany
      dni robiły się dłuższe
      w ogrodach pojawiły się tulipany
      słońce grzało coraz mocniej
      w sadach brzęczały pszczoły
      na łąkach zakwitły mlecze
      ziemia była miękka i ciepła
      powietrze pachniało świeżością
      topole okryły się młodymi liśćmi
      wieczory były coraz cieplejsze
    `,
    'chore.spring': {
      forms: 'm | f | nv | mp',
      phrases: `
        siał rzodkiewki | siała rzodkiewki | siały rzodkiewki | siali rzodkiewki
        mył okna | myła okna | myły okna | myli okna
        sadził bratki | sadziła bratki | sadziły bratki | sadzili bratki
        bielił drzewka | bieliła drzewka | bieliły drzewka | bielili drzewka
        trzepał dywany | trzepała dywany | trzepały dywany | trzepali dywany
        malował płot | malowała płot | malowały płot | malowali płot
        sprzątał piwnicę | sprzątała piwnicę | sprzątały piwnicę | sprzątali piwnicę
        wynosił leżaki na taras | wynosiła leżaki na taras | wynosiły leżaki na taras | wynosili leżaki na taras
        zakładał ogródek | zakładała ogródek | zakładały ogródek | zakładali ogródek
        wieszał budki dla ptaków | wieszała budki dla ptaków | wieszały budki dla ptaków | wieszali budki dla ptaków
        robił porządki w szopie | robiła porządki w szopie | robiły porządki w szopie | robili porządki w szopie
        szykował rower | szykowała rower | szykowały rowery | szykowali rowery
      `,
    },
    'season.summer': `
      latem
      w lipcu
      pewnego lata
      tamtego lata
      w środku lata
      w połowie lipca
      z początkiem lipca
      w najgorętsze dni
    `,
    'scene.summer': `
      dni były długie i słoneczne
      dojrzewały porzeczki
      od rana grzało słońce
      na polach falowało zboże
      w powietrzu unosił się zapach siana
      wieczorami grały świerszcze
      woda była ciepła
      nie padało od wielu dni
      na plażach roiło się od dzieci
      cień był na wagę złota
      noce były krótkie i jasne
    `,
    'chore.summer': {
      forms: 'm | f | nv | mp',
      phrases: `
        kąpał się w jeziorze | kąpała się w jeziorze | kąpały się w jeziorze | kąpali się w jeziorze
        smażył konfitury | smażyła konfitury | smażyły konfitury | smażyli konfitury
        zbierał maliny | zbierała maliny | zbierały maliny | zbierali maliny
        podlewał ogród wieczorem | podlewała ogród wieczorem | podlewały ogród wieczorem | podlewali ogród wieczorem
        robił lemoniadę | robiła lemoniadę | robiły lemoniadę | robili lemoniadę
        odpoczywał na hamaku | odpoczywała na hamaku | odpoczywały na hamakach | odpoczywali na hamakach
        spał pod namiotem | spała pod namiotem | spały pod namiotem | spali pod namiotem
        jadł obiady w ogrodzie | jadła obiady w ogrodzie | jadły obiady w ogrodzie | jedli obiady w ogrodzie
        pływał kajakiem | pływała kajakiem | pływały kajakami | pływali kajakami
        suszył zioła | suszyła zioła | suszyły zioła | suszyli zioła
        chodził boso po trawie | chodziła boso po trawie | chodziły boso po trawie | chodzili boso po trawie
        drzemał pod gruszą | drzemała pod gruszą | drzemały pod gruszą | drzemali pod gruszą
      `,
    },
    'season.autumn': `
      jesienią
      w październiku
      pod koniec września
      tamtej jesieni
      w drugi weekend października
      wczesną jesienią
      w pierwszych dniach jesieni
      w połowie października
    `,
    'scene.autumn': `
      drzewa zaczęły się złocić
      las pachniał wilgotnym mchem
      poranki były mgliste
      gruszki były już dojrzałe
      z drzew spadały kasztany
      wieczory robiły się chłodne
      ptaki szykowały się do odlotu
      aleje mieniły się barwami
      pachniało dymem z ognisk
      na rynku pojawiły się dynie
      winorośl poczerwieniała
    `,
    'chore.autumn': {
      forms: 'm | f | nv | mp',
      phrases: `
        grabił liście | grabiła liście | grabiły liście | grabili liście
        zbierał orzechy | zbierała orzechy | zbierały orzechy | zbierali orzechy
        suszył grzyby | suszyła grzyby | suszyły grzyby | suszyli grzyby
        smażył powidła | smażyła powidła | smażyły powidła | smażyli powidła
        kisił kapustę | kisiła kapustę | kisiły kapustę | kisili kapustę
        przygotowywał drewno na opał | przygotowywała drewno na opał | przygotowywały drewno na opał | przygotowywali drewno na opał
        sadził tulipany | sadziła tulipany | sadziły tulipany | sadzili tulipany
        zrywał ostatnie jabłka | zrywała ostatnie jabłka | zrywały ostatnie jabłka | zrywali ostatnie jabłka
        gotował zupę z dyni | gotowała zupę z dyni | gotowały zupę z dyni | gotowali zupę z dyni
        wyciągał z szafy swetry | wyciągała z szafy swetry | wyciągały z szafy swetry | wyciągali z szafy swetry
        robił ludziki z kasztanów | robiła ludziki z kasztanów | robiły ludziki z kasztanów | robili ludziki z kasztanów
        chodził do lasu na grzyby | chodziła do lasu na grzyby | chodziły do lasu na grzyby | chodzili do lasu na grzyby
      `,
    },
    'season.winter': `
      zimą
      w styczniu
      w grudniu
      tamtej zimy
      w środku zimy
      pewnej zimy
      w lutym
      w pewien mroźny weekend
    `,
    'scene.winter': `
      śnieg leżał po kolana
      staw zamarzł na dobre
      mróz malował wzory na szybach
      wcześnie robiło się ciemno
      śnieg przykrył cały ogród
      z dachów zwisały sople
      w kominku wesoło trzaskał ogień
      śnieg skrzypiał pod butami
      z kominów unosił się dym
      wróble szukały okruszków
      za oknami wirowały płatki śniegu
    `,
    'chore.winter': {
      forms: 'm | f | nv | mp',
      phrases: `
        robił na drutach | robiła na drutach | robiły na drutach | robili na drutach
        piekł pierniki | piekła pierniki | piekły pierniki | piekli pierniki
        układał puzzle | układała puzzle | układały puzzle | układali puzzle
        robił ozdoby z papieru | robiła ozdoby z papieru | robiły ozdoby z papieru | robili ozdoby z papieru
        parzył herbatę z imbirem | parzyła herbatę z imbirem | parzyły herbatę z imbirem | parzyli herbatę z imbirem
        grał w domino | grała w domino | grały w domino | grali w domino
        przeglądał stare fotografie | przeglądała stare fotografie | przeglądały stare fotografie | przeglądali stare fotografie
        sypał ziarno do karmnika | sypała ziarno do karmnika | sypały ziarno do karmnika | sypali ziarno do karmnika
        opowiadał baśnie | opowiadała baśnie | opowiadały baśnie | opowiadali baśnie
        gotował gęste zupy | gotowała gęste zupy | gotowały gęste zupy | gotowali gęste zupy
        cerował wełniane skarpety | cerowała wełniane skarpety | cerowały wełniane skarpety | cerowali wełniane skarpety
        odśnieżał ścieżkę | odśnieżała ścieżkę | odśnieżały ścieżkę | odśnieżali ścieżkę
      `,
    },

    // ---- Speech, questions, exclamations -------------------------------------

    // Before „lekki wiatr kołysał trzcinami …”.
    while: `
      gdy
      kiedy
      raz, gdy
      pewnego dnia, gdy
      pewnego razu, kiedy
      tamtego dnia, gdy
      pewnego popołudnia, kiedy
      nazajutrz, gdy
    `,
    remark: `
      dzisiaj na pewno nie będzie padać
      najlepsze pomysły przychodzą rano
      nic tak nie cieszy jak dobra robota
      wszystko w swoim czasie
      to będzie piękny dzień
      za tydzień zaczynają się wakacje
      kto pyta, nie błądzi
      w tym roku wszystko udaje się lepiej
      trzeba tylko trochę cierpliwości
      nie ma się dokąd spieszyć
      takiej ciszy dawno tu nie było
      zdążymy na ostatni autobus
      jutro też jest dzień
      każdy początek jest trudny
      dobrze mieć takich sąsiadów
      najważniejsze to nie tracić humoru
      wiatr wyraźnie się zmienia
      chyba zbiera się na deszcz
      zostało jeszcze sporo do zrobienia
      w tym domu zawsze coś się dzieje
      wieczorem przyjdą goście
      szkoda tak pięknego popołudnia
      na wszystko znajdzie się sposób
      trening czyni mistrza
      ten dom pamięta dawne czasy
      teraz wszystko wygląda inaczej
      nikt się tego nie spodziewał
      po pracy najlepiej smakuje herbata
      dzieci będą zachwycone
      najpierw trzeba wszystko zmierzyć
      warto było poczekać
    `,
    said: {
      forms: 'm | f | nv | mp',
      phrases: `
        powiedział | ~a | ~y | powiedzieli
        przyznał | ~a | ~y | przyznali
        stwierdził | ~a | ~y | stwierdzili
        zauważył | ~a | ~y | zauważyli
        dodał | ~a | ~y | dodali
        powtarzał | ~a | ~y | powtarzali
        mruknął | mruknęła | mruknęły | mruknęli
        zapewnił | ~a | ~y | zapewnili
        szepnął | szepnęła | szepnęły | szepnęli
        odezwał się | odezwała się | odezwały się | odezwali się
        oznajmił | ~a | ~y | oznajmili
      `,
    },
    // Before an infinitive, also after „czy”.
    'let-us': `
      trzeba
      warto
      dobrze byłoby
      wypadałoby
      można by
      przydałoby się
      koniecznie trzeba
      najlepiej będzie
      chyba uda się
      należałoby
      pora
      najwyższy czas
    `,
    'before-end': `
      zanim przyjdą goście
      zanim zacznie się koncert
      zanim zrobi się ciemno
      zanim wrócą dzieci
      zanim zajdzie słońce
      zanim wszyscy się zejdą
      zanim minie tydzień
      zanim zapadnie zmierzch
      zanim wróci reszta rodziny
      zanim zacznie się weekend
      zanim skończą się wakacje
      zanim nadejdzie wieczór
      zanim minie popołudnie
    `,
    query: `
      kto zostawił otwartą furtkę
      czy ktoś widział mój parasol
      o której odjeżdża autobus
      czy woda już się gotuje
      komu jeszcze nalać herbaty
      czy to już ostatni przystanek
      skąd ten zapach
      czyj jest ten rower
      kiedy zaczyna się koncert
      czy ktoś pamięta tę melodię
      ile czasu zostało do obiadu
      kto ma ochotę na spacer
      gdzie są nożyczki
      czy prom już odpłynął
      dokąd prowadzi ta ścieżka
      komu trzeba pomóc
      czy jutro będzie ładnie
      kto chce usłyszeć pewną historię
      jak daleko jest do jeziora
      czy zostało jeszcze trochę ciasta
      kto nakryje do stołu
      co słychać u sąsiadów
      jaki to ptak tak śpiewa
      czy listonosz już był
      która jest godzina
      gdzie podział się kot
      czy ktoś zna drogę na skróty
      czy zdążymy przed deszczem
      co dziś na obiad
      kto zgasił światło
    `,
    asked: {
      forms: 'm | f | nv | mp',
      phrases: `
        zapytał | ~a | ~y | zapytali
        spytał | ~a | ~y | spytali
        zapytał z uśmiechem | zapytała z uśmiechem | zapytały z uśmiechem | zapytali z uśmiechem
        zapytał w końcu | zapytała w końcu | zapytały w końcu | zapytali w końcu
        zapytał nagle | zapytała nagle | zapytały nagle | zapytali nagle
        spytał na powitanie | spytała na powitanie | spytały na powitanie | spytali na powitanie
      `,
    },
    cry: `
      tęcza nad jeziorem
      obiad gotowy
      patrzcie, jakie niebo
      nareszcie przestało padać
      goście już są
      chodźcie wszyscy do ogrodu
      klucze się znalazły
      pociąg odjeżdża za pięć minut
      co za niespodzianka
      jaki piękny dzień
      znowu działa
      jest list z daleka
      zaczyna się koncert
      herbata stygnie
      uwaga na schodek
      trochę bardziej w lewo
      wszystko się udało
      pora wracać
      zamknijcie furtkę
      jeszcze raz od początku
      patrzcie na te chmury
      dobra robota
      prom już wpływa do portu
      weźcie parasole
      ciasto jeszcze ciepłe
      jak tu pięknie
      kot wrócił
      czeka paczka
      zdążyliśmy na czas
      co za zapach
    `,
    called: {
      forms: 'm | f | nv | mp',
      phrases: `
        zawołał | ~a | ~y | zawołali
        krzyknął | krzyknęła | krzyknęły | krzyknęli
        wykrzyknął | wykrzyknęła | wykrzyknęły | wykrzyknęli
        zawołał radośnie | zawołała radośnie | zawołały radośnie | zawołali radośnie
        oznajmił | ~a | ~y | oznajmili
        zawołał ze śmiechem | zawołała ze śmiechem | zawołały ze śmiechem | zawołali ze śmiechem
        zawołał nagle | zawołała nagle | zawołały nagle | zawołali nagle
      `,
    },
    // Where the voice comes from.
    vantage: `
      z werandy
      z progu
      od furtki
      z głębi sieni
      z okna na piętrze
      ze schodów
      z tarasu
      zza płotu
      z drugiej strony ulicy
      z balkonu
      od strony ogrodu
      z altany
      w drzwiach
      przy bramie
      spod jabłoni
      z ganku
      z pokoju na górze
      zza uchylonych drzwi
    `,
    delight: `
      jak miło było
      jaka to była radość
      jak dobrze było
      jaka to była przyjemność
      jak przyjemnie było
      cóż to była za przyjemność
      jak wspaniale było
      jakże przyjemnie było
      jakże miło było
      jak cudownie było
      cóż to była za radość
      jakże dobrze było
    `,
    again: `
      znów
      znowu
      wreszcie
      po prostu
      nareszcie
    `,
    stroll: `
      pójść
      wybrać się
      pojechać rowerem
      wybrać się pieszo
      powędrować
      przejść się
      pojechać
    `,
    // After „jak miło było znów pójść nad rzekę”.
    glow: `
      o poranku
      ciepłym wieczorem
      o świcie
      po obiedzie
      po deszczu
      przed śniadaniem
      w niedzielny poranek
      po długiej podróży
      po całym dniu pracy
      w wolne popołudnie
      pierwszego dnia urlopu
      w dobrym towarzystwie
      z dziećmi
      z przyjaciółmi
      po koncercie
      zaraz po śniadaniu
      w piątkowy wieczór
      tak jak dawniej
      bez żadnego planu
      w długi weekend
      w ten pogodny dzień
      po tylu tygodniach
      całą rodziną
    `,
    // A question with an infinitive.
    'might-we': `
      czy warto
      czy uda się
      czy zdążymy
      czy da się
      czy nie najlepiej
      może warto
      a może by tak
      czy nie pora
      czy trzeba
      czy nie lepiej
      komu uda się
      kto zdąży
      czy wypada
      czy komuś uda się
    `,
  },

  words: `
    dom okno drzwi dach ściana próg schody piętro pokój kuchnia łazienka piwnica strych balkon
    stół krzesło szafa półka lampa lustro dywan zegar klucz zamek poduszka koc fotel obraz
    ogród drzewo krzew kwiat trawa liść gałąź korzeń nasiono owoc warzywo płot furtka studnia
    altana ścieżka grządka szklarnia łopata grabie konewka las park polana łąka pole sad
    rzeka jezioro morze staw strumień fala brzeg plaża piasek kamień wyspa zatoka port statek
    łódka żagiel kotwica most tama młyn góra wzgórze dolina skała jaskinia szczyt szlak
    słońce księżyc gwiazda niebo chmura deszcz śnieg wiatr burza mgła tęcza mróz szron rosa
    wiosna lato jesień zima dzień noc rano wieczór świt zmierzch tydzień miesiąc rok godzina
    minuta chwila wczoraj dzisiaj jutro zawsze często czasem rzadko nigdy wkrótce dawno
    chleb bułka masło ser mleko miód jajko mąka cukier sól pieprz zupa sos makaron ryż kasza
    ziemniak marchew burak cebula czosnek pomidor ogórek groch fasola dynia jabłko gruszka
    śliwka wiśnia malina truskawka orzech ciasto placek herbata kawa sok woda talerz kubek
    łyżka widelec garnek patelnia miska dzbanek obrus
    książka zeszyt list kartka ołówek pióro atrament gazeta słowo zdanie litera strona rozdział
    wiersz bajka opowieść biblioteka szkoła klasa lekcja tablica kreda nauczyciel uczeń pytanie
    odpowiedź mapa globus pędzel farba kolor rysunek rzeźba wystawa muzeum teatr kino scena
    muzyka piosenka melodia skrzypce fortepian gitara bęben chór orkiestra taniec koncert
    miasto wieś ulica rynek plac ratusz sklep targ piekarnia poczta dworzec pociąg tramwaj
    autobus rower samochód bilet podróż walizka plecak przystanek peron tor tunel
    warsztat młotek gwóźdź piła deska śruba klej sznurek igła nić guzik nożyczki tkanina wełna
    len bawełna płótno koszula sweter płaszcz czapka szalik rękawiczka but spódnica kieszeń
    kot pies koń krowa owca koza kura kaczka gęś wróbel bocian jaskółka sowa jeż wiewiórka
    zając sarna żaba motyl pszczoła biedronka ślimak ryba
    rodzina babcia dziadek matka ojciec siostra brat wujek ciocia dziecko sąsiad przyjaciel gość
    lekarz ogrodnik kucharz malarz rolnik rybak stolarz piekarz
    spokój radość cisza światło cień zapach smak dźwięk głos uśmiech pomysł praca zabawa gra
    odpoczynek spacer spotkanie rozmowa wspomnienie marzenie nadzieja odwaga cierpliwość
    czytać pisać malować rysować śpiewać grać tańczyć biegać pływać spacerować siedzieć stać
    gotować piec kroić mieszać sadzić podlewać zbierać budować naprawiać szyć prać sprzątać
    otwierać zamykać szukać znaleźć widzieć słyszeć pytać odpowiadać myśleć pamiętać pomagać
    nosić wracać czekać
    duży mały wysoki niski długi krótki szeroki wąski stary nowy młody ciepły zimny jasny ciemny
    cichy głośny szybki powolny lekki ciężki miękki twardy słodki kwaśny świeży suchy mokry
    czysty piękny prosty okrągły wesoły spokojny mądry dobry ciekawy
    biały czarny czerwony zielony niebieski żółty brązowy szary
  `,
}
