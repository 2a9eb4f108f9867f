import type { Locale } from '../notation/locale.js'

/**
 * Italian: told in the passato remoto, with the imperfetto for what lasts or comes back.
 *
 * A topic T (read, write, cook …) holds together what belongs together: `verb` (past,
 * imperfect, infinitive, participle; every one takes “avere”), `object` by gender and
 * number K (m, f, mp, fp; bare, and with its article), `kind` (article and adjective before
 * the noun: the article is decided by the adjective), `post` (what may follow the noun) and
 * `place`. N: what moves or shows in nature. AIR: kinds of rooms by their smell.
 */
export const it: Locale = {
  code: 'it',
  englishName: 'Italian',
  nativeName: 'italiano',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  statements: `
    {time} {person} {verb.T:past} {kind.T:K} {object.T.K:bare} {place.T}.
    {person} {verb.T:past} {kind.T:K} {object.T.K:bare}.
    {person} {verb.T:past} {object.T.K:un} {post.T:K}.
    {person}, {who}, {verb.T:past} {object.T.K:un} {post.T:K}.
    {manner}, {person} {verb.T:past} {kind.T:K} {object.T.K:bare} e poi {next:past}.
    {habit} {person} {verb.T:imp} {kind.T:K} {object.T.K:bare} {place.T}.
    {person} {going} {verb.T:inf} {kind.T:K} {object.T.K:bare}.
    dopo aver {verb.T:part} {kind.T:K} {object.T.K:bare}, {person} {next:past}.
    mentre {amid}, {person} {verb.T:past} {kind.T:K} {object.T.K:bare} e poi {next:past}.
    {person} {verb.T:past} {kind.T:K} {object.T.K:bare}, mentre {person/2} {doing}.
    quando {event}, {person} aveva già {verb.T:part} {kind.T:K} {object.T.K:bare}.
    {nobody} chi avesse {verb.T:part} {kind.T:K} {object.T.K:bare} {place.T}.
    per {skill.T} {object.T.K:un} {post.T:K} {demand} {virtue:bare}.
    {nature.N} {does.N} {where.N}, quando {person} {next:past}.
    {when} {nature.N} {does.N} {where.N}.
    {person} {doing}, mentre {nature.N} {does.N} {where.N}.
    {virtue:the} e {virtue/2:the}, {opinion}, {matter} {less}.
    {surface} {lay} {thing}, {thing/2} e {thing/3}.
    {day} {room.AIR} {smelled} {scent.AIR} e {scent.AIR/2}.
    {person} {goes} {along} {to}.
    {time} {person} {goes} {to} {carrying}.
    {person}, {who}, {met} {person/2} {vantage}.
    {person} {met} {person/2} {vantage}.
    {from} {saw} {view}, {view/2}, {view/3} e {view/4}.
    {machine} {sounded} {how}, {meanwhile} {person} {doing}.
    {vehicle} {moved} {on-time}, e poco dopo {person} {next:past}.
    {gathering} {ended} {at}, e poco dopo {person} {next:past}.
    appena {gathering} {over}, {crowd} e {person} {next:past}.
    quando {event}, {person} {first} e {next:past}.
  `,

  lively: `
    «{^promise} {verb.T:inf} {kind.T:K} {object.T.K:bare}», {says} {person}.
    «{^invite} {next:inf}?» {asks} {person} {vantage}.
    «{^exclaim}!» {says} {person} {vantage}.
    «{^exclaim}, {add}», {says} {person} {vantage}.
    {who-ever} aveva {verb.T:part} {kind.T:K} {object.T.K:bare} {place.T}?
    {joy} {verb.T:inf} {kind.T:K} {object.T.K:bare} {place.T}!
  `,

  lists: {
    // ── People: with their article, men and women in one list, since nothing else agrees with them
    person: `
      il libraio
      la fioraia
      il fornaio
      la maestra
      il falegname
      la sarta
      l’orologiaio
      la bibliotecaria
      il giardiniere
      la pasticcera
      il ceramista
      la fotografa
      l’architetto
      l’edicolante
      il capostazione
      la violinista
      il pianista
      la cugina
      lo zio
      la nonna
      il nonno
      la vicina di casa
      il vicino di sotto
      la vicina di sopra
      il guardiano del faro
      la custode del museo
      il farmacista
      la veterinaria
      lo studente
      la studentessa
      il professore di storia
      la professoressa di musica
      il direttore del coro
      la giornalista
      il traduttore
      l’editrice
      l’illustratore
      l’apicoltore
      la tessitrice
      l’ebanista
      la regista
      il portinaio
      la segretaria
      l’ingegnera
      il capitano del traghetto
      la guardia del parco
      l’astronoma
      il cartografo
      la botanica
      il macchinista
      la lattaia
      l’ortolano
      il liutaio
      la grafica
      il tipografo
      la padrona di casa
      l’albergatrice
      il barbiere
      la nuova apprendista
      il giovane impiegato
      la figlia maggiore
      il fratello minore
    `,
    who: `
      che amava la buona compagnia
      che non aveva mai fretta
      che si alzava sempre all’alba
      che conosceva tutti nel quartiere
      che quel giorno era di buon umore
      che di solito parlava poco
      che amava le cose semplici
      che aveva il pomeriggio libero
      che canticchiava sottovoce
      che sapeva sempre cosa fare
      che non perdeva mai la pazienza
      che aveva viaggiato molto
      che portava sempre gli occhiali
      che aveva sempre qualcosa da dire
      che rideva volentieri
      che aveva una memoria straordinaria
      che detestava la confusione
      che era in vacanza da due giorni
      che aveva appena finito di pranzare
      che amava il silenzio
      che aveva molte idee
      che faceva tutto con calma
      che notava ogni dettaglio
      che non rinunciava mai al caffè
      che veniva da un paese di montagna
      che non amava le cerimonie
      che arrivava sempre in anticipo
      che salutava tutti con un cenno
    `,
    // ── What people do, by topic
    'verb.read': {
      forms: 'past | imp | inf | part',
      phrases: `
        lesse | leggeva | leggere | letto
        rilesse | rileggeva | rileggere | riletto
        sfogliò | sfogliava | sfogliare | sfogliato
        finì di leggere | finiva di leggere | finire di leggere | finito di leggere
        riprese in mano | riprendeva in mano | riprendere in mano | ripreso in mano
        esaminò | esaminava | esaminare | esaminato
        lesse per intero | leggeva per intero | leggere per intero | letto per intero
      `,
    },
    'object.read.m': {
      forms: 'bare | un',
      phrases: `
        romanzo | un ~
        racconto di mare | un ~
        diario di viaggio | un ~
        libro di fiabe | un ~
        racconto | un ~
        manuale di botanica | un ~
        volume di poesie | un ~
        romanzo storico | un ~
        saggio | un ~
        almanacco | un ~
        libro di ricette | un ~
        libro di avventure | un ~
        albo per ragazzi | un ~
      `,
    },
    'object.read.f': {
      forms: 'bare | un',
      phrases: `
        rivista | una ~
        raccolta di poesie | una ~
        guida turistica | una ~
        favola | una ~
        autobiografia | un’~
        antologia | un’~
        fiaba | una ~
        raccolta di favole | una ~
        biografia | una ~
        cronaca di viaggio | una ~
        novella | una ~
        leggenda | una ~
      `,
    },
    'object.read.mp': {
      forms: 'bare | un',
      phrases: `
        racconti | dei ~
        saggi | dei ~
        fumetti | dei ~
        libri di viaggio | dei ~
        romanzi | dei ~
        volumi di fiabe | dei ~
        opuscoli | degli ~
      `,
    },
    'object.read.fp': {
      forms: 'bare | un',
      phrases: `
        fiabe | delle ~
        poesie | delle ~
        riviste | delle ~
        favole | delle ~
        leggende | delle ~
        novelle | delle ~
        memorie di viaggio | delle ~
      `,
    },
    'kind.read': {
      forms: 'm | f | mp | fp',
      phrases: `
        un vecchio | una vecchia | dei vecchi | delle vecchie
        un curioso | una curiosa | dei curiosi | delle curiose
        un antico | un’antica | degli antichi | delle antiche
        un raro | una rara | dei rari | delle rare
        un prezioso | una preziosa | dei preziosi | delle preziose
        un interessante | un’interessante | degli interessanti | delle interessanti
        un piccolo | una piccola | dei piccoli | delle piccole
        un famoso | una famosa | dei famosi | delle famose
        un insolito | un’insolita | degli insoliti | delle insolite
        uno splendido | una splendida | degli splendidi | delle splendide
        un singolare | una singolare | dei singolari | delle singolari
        un bizzarro | una bizzarra | dei bizzarri | delle bizzarre
        un delizioso | una deliziosa | dei deliziosi | delle deliziose
        un divertente | una divertente | dei divertenti | delle divertenti
      `,
    },
    'post.read': {
      forms: 'm | f | mp | fp',
      phrases: `
        molto amato | molto amata | molto amati | molto amate
        d’altri tempi | ~ | ~ | ~
        ricco di immagini | ricca di immagini | ricchi di immagini | ricche di immagini
        pieno di sorprese | piena di sorprese | pieni di sorprese | piene di sorprese
        dimenticato da tutti | dimenticata da tutti | dimenticati da tutti | dimenticate da tutti
        ricevuto in regalo | ricevuta in regalo | ricevuti in regalo | ricevute in regalo
        molto originale | ~ | molto originali | molto originali
        di rara bellezza | ~ | ~ | ~
        scritto molto bene | scritta molto bene | scritti molto bene | scritte molto bene
        di cui tutti parlavano | ~ | ~ | ~
        di piacevole lettura | ~ | ~ | ~
        consigliato da un’amica | consigliata da un’amica | consigliati da un’amica | consigliate da un’amica
      `,
    },
    'place.read': `
      in soggiorno
      sul divano
      vicino alla finestra
      in veranda
      su una panchina del parco
      accanto alla stufa
      in treno
      sotto il tiglio
      nella sala di lettura
      davanti al camino
      sull’amaca
      al tavolino del caffè
      in poltrona
      sul balcone
      in viaggio
      in cima alle scale
    `,
    'verb.write': {
      forms: 'past | imp | inf | part',
      phrases: `
        scrisse | scriveva | scrivere | scritto
        riscrisse | riscriveva | riscrivere | riscritto
        corresse | correggeva | correggere | corretto
        abbozzò | abbozzava | abbozzare | abbozzato
        ricopiò | ricopiava | ricopiare | ricopiato
        terminò | terminava | terminare | terminato
        completò | completava | completare | completato
        preparò | preparava | preparare | preparato
      `,
    },
    'object.write.m': {
      forms: 'bare | un',
      phrases: `
        racconto | un ~
        articolo | un ~
        biglietto di auguri | un ~
        discorso di benvenuto | un ~
        capitolo | un ~
        aneddoto | un ~
        ringraziamento | un ~
        resoconto | un ~
        copione | un ~
        messaggio | un ~
        monologo | un ~
      `,
    },
    'object.write.f': {
      forms: 'bare | un',
      phrases: `
        lettera | una ~
        recensione | una ~
        poesia | una ~
        cartolina | una ~
        filastrocca | una ~
        presentazione | una ~
        intervista | un’~
        dedica | una ~
        nota di viaggio | una ~
        storiella | una ~
        introduzione | un’~
      `,
    },
    'object.write.mp': {
      forms: 'bare | un',
      phrases: `
        versi | dei ~
        brani | dei ~
        biglietti di auguri | dei ~
        aneddoti | degli ~
        messaggi | dei ~
        dialoghi | dei ~
      `,
    },
    'object.write.fp': {
      forms: 'bare | un',
      phrases: `
        cartoline | delle ~
        lettere | delle ~
        poesie | delle ~
        filastrocche | delle ~
        storielle | delle ~
        note di viaggio | delle ~
      `,
    },
    'kind.write': {
      forms: 'm | f | mp | fp',
      phrases: `
        un breve | una breve | dei brevi | delle brevi
        un lungo | una lunga | dei lunghi | delle lunghe
        un divertente | una divertente | dei divertenti | delle divertenti
        un semplice | una semplice | dei semplici | delle semplici
        un curioso | una curiosa | dei curiosi | delle curiose
        un brillante | una brillante | dei brillanti | delle brillanti
        un originale | un’originale | degli originali | delle originali
        un allegro | un’allegra | degli allegri | delle allegre
        un ironico | un’ironica | degli ironici | delle ironiche
        un garbato | una garbata | dei garbati | delle garbate
        uno spiritoso | una spiritosa | degli spiritosi | delle spiritose
        un ottimo | un’ottima | degli ottimi | delle ottime
      `,
    },
    'post.write': {
      forms: 'm | f | mp | fp',
      phrases: `
        di poche parole | ~ | ~ | ~
        pieno di umorismo | piena di umorismo | pieni di umorismo | piene di umorismo
        molto personale | ~ | molto personali | molto personali
        dal tono affettuoso | ~ | ~ | ~
        dallo stile scorrevole | ~ | ~ | ~
        pieno di ricordi | piena di ricordi | pieni di ricordi | piene di ricordi
        nato per caso | nata per caso | nati per caso | nate per caso
        ricco di dettagli | ricca di dettagli | ricchi di dettagli | ricche di dettagli
        di grande effetto | ~ | ~ | ~
        per gli alunni della scuola | ~ | ~ | ~
        facile da leggere | ~ | facili da leggere | facili da leggere
        piuttosto insolito | piuttosto insolita | piuttosto insoliti | piuttosto insolite
      `,
    },
    'place.write': `
      alla scrivania
      in salotto
      al tavolo della cucina
      in soffitta
      al caffè della piazza
      in giardino
      in sala d’attesa
      su un taccuino
      a matita
      con la penna stilografica
      su carta azzurra
      su un foglio a righe
      al computer
      nella stanza degli ospiti
      in una stanza silenziosa
    `,
    'verb.cook': {
      forms: 'past | imp | inf | part',
      phrases: `
        preparò | preparava | preparare | preparato
        cucinò | cucinava | cucinare | cucinato
        assaggiò | assaggiava | assaggiare | assaggiato
        servì | serviva | servire | servito
        portò in tavola | portava in tavola | portare in tavola | portato in tavola
        gustò | gustava | gustare | gustato
        improvvisò | improvvisava | improvvisare | improvvisato
      `,
    },
    'object.cook.m': {
      forms: 'bare | un',
      phrases: `
        risotto | un ~
        minestrone | un ~
        sformato di verdure | uno ~
        pasticcio di patate | un ~
        timballo | un ~
        strudel di mele | uno ~
        spezzatino ai funghi | uno ~
        polpettone | un ~
        dolce alle nocciole | un ~
        arrosto alle erbe | un ~
        antipasto | un ~
      `,
    },
    'object.cook.f': {
      forms: 'bare | un',
      phrases: `
        zuppa di cipolle | una ~
        minestra di ceci | una ~
        torta di mele | una ~
        crostata di albicocche | una ~
        frittata di spinaci | una ~
        focaccia | una ~
        parmigiana di melanzane | una ~
        vellutata di zucca | una ~
        ciambella | una ~
        torta salata | una ~
        crema di lenticchie | una ~
      `,
    },
    'object.cook.mp': {
      forms: 'bare | un',
      phrases: `
        gnocchi | degli ~
        ravioli di magro | dei ~
        biscotti | dei ~
        peperoni ripieni | dei ~
        tortelli di zucca | dei ~
        cannelloni | dei ~
        funghi trifolati | dei ~
      `,
    },
    'object.cook.fp': {
      forms: 'bare | un',
      phrases: `
        polpette | delle ~
        lasagne | delle ~
        frittelle | delle ~
        melanzane al forno | delle ~
        crespelle | delle ~
        tagliatelle | delle ~
        verdure grigliate | delle ~
      `,
    },
    'kind.cook': {
      forms: 'm | f | mp | fp',
      phrases: `
        un delizioso | una deliziosa | dei deliziosi | delle deliziose
        un ottimo | un’ottima | degli ottimi | delle ottime
        un gustoso | una gustosa | dei gustosi | delle gustose
        un semplice | una semplice | dei semplici | delle semplici
        un profumato | una profumata | dei profumati | delle profumate
        un invitante | un’invitante | degli invitanti | delle invitanti
        un insolito | un’insolita | degli insoliti | delle insolite
        uno squisito | una squisita | degli squisiti | delle squisite
        un classico | una classica | dei classici | delle classiche
        un eccellente | un’eccellente | degli eccellenti | delle eccellenti
        un prelibato | una prelibata | dei prelibati | delle prelibate
      `,
    },
    'post.cook': {
      forms: 'm | f | mp | fp',
      phrases: `
        ancora caldo | ancora calda | ancora caldi | ancora calde
        alla vecchia maniera | ~ | ~ | ~
        degno di un ristorante | degna di un ristorante | degni di un ristorante | degne di un ristorante
        fatto in casa | fatta in casa | fatti in casa | fatte in casa
        pieno di sapore | piena di sapore | pieni di sapore | piene di sapore
        degno di una festa | degna di una festa | degni di una festa | degne di una festa
        dal profumo irresistibile | ~ | ~ | ~
        molto leggero | molto leggera | molto leggeri | molto leggere
        tipico della regione | tipica della regione | tipici della regione | tipiche della regione
        dal sapore delicato | ~ | ~ | ~
        dal sapore insolito | ~ | ~ | ~
        da leccarsi i baffi | ~ | ~ | ~
      `,
    },
    'place.cook': `
      in cucina
      in veranda
      nella casa al mare
      all’ombra del pergolato
      in trattoria
      nella cucina della scuola
      alla festa di quartiere
      in terrazza
      nella locanda del paese
      al rifugio
      in campeggio
      a bordo del battello
      sotto il portico
    `,
    'verb.garden': {
      forms: 'past | imp | inf | part',
      phrases: `
        piantò | piantava | piantare | piantato
        annaffiò | annaffiava | annaffiare | annaffiato
        curò | curava | curare | curato
        trapiantò | trapiantava | trapiantare | trapiantato
        ammirò | ammirava | ammirare | ammirato
        osservò | osservava | osservare | osservato
        concimò | concimava | concimare | concimato
        sistemò | sistemava | sistemare | sistemato
      `,
    },
    'object.garden.m': {
      forms: 'bare | un',
      phrases: `
        rosaio | un ~
        gelsomino | un ~
        melo | un ~
        rampicante | un ~
        rosmarino | un ~
        oleandro | un ~
        limone | un ~
        glicine | un ~
        ciliegio | un ~
        lillà | un ~
        fico | un ~
        mandorlo | un ~
      `,
    },
    'object.garden.f': {
      forms: 'bare | un',
      phrases: `
        ortensia | un’~
        pianta di lavanda | una ~
        camelia | una ~
        azalea | un’~
        peonia | una ~
        vite | una ~
        pianta di basilico | una ~
        rosa rampicante | una ~
        magnolia | una ~
        felce | una ~
        siepe di bosso | una ~
      `,
    },
    'object.garden.mp': {
      forms: 'bare | un',
      phrases: `
        tulipani | dei ~
        gerani | dei ~
        girasoli | dei ~
        narcisi | dei ~
        ciclamini | dei ~
        pomodori | dei ~
        garofani | dei ~
      `,
    },
    'object.garden.fp': {
      forms: 'bare | un',
      phrases: `
        rose | delle ~
        dalie | delle ~
        fragole | delle ~
        margherite | delle ~
        primule | delle ~
        zucchine | delle ~
        piante aromatiche | delle ~
      `,
    },
    'kind.garden': {
      forms: 'm | f | mp | fp',
      phrases: `
        un piccolo | una piccola | dei piccoli | delle piccole
        uno splendido | una splendida | degli splendidi | delle splendide
        un meraviglioso | una meravigliosa | dei meravigliosi | delle meravigliose
        un magnifico | una magnifica | dei magnifici | delle magnifiche
        un superbo | una superba | dei superbi | delle superbe
        un promettente | una promettente | dei promettenti | delle promettenti
        un insolito | un’insolita | degli insoliti | delle insolite
        un vigoroso | una vigorosa | dei vigorosi | delle vigorose
        un rigoglioso | una rigogliosa | dei rigogliosi | delle rigogliose
        un bellissimo | una bellissima | dei bellissimi | delle bellissime
      `,
    },
    'post.garden': {
      forms: 'm | f | mp | fp',
      phrases: `
        dalle foglie lucide | ~ | ~ | ~
        dalle foglie minute | ~ | ~ | ~
        arrivato dal vivaio | arrivata dal vivaio | arrivati dal vivaio | arrivate dal vivaio
        ricevuto in dono | ricevuta in dono | ricevuti in dono | ricevute in dono
        bisognoso d’acqua | bisognosa d’acqua | bisognosi d’acqua | bisognose d’acqua
        cresciuto all’ombra | cresciuta all’ombra | cresciuti all’ombra | cresciute all’ombra
        molto resistente | ~ | molto resistenti | molto resistenti
        di una varietà rara | ~ | ~ | ~
        di una varietà locale | ~ | ~ | ~
        ancora fragile | ~ | ancora fragili | ancora fragili
      `,
    },
    'place.garden': `
      vicino al cancello
      nel cortile della scuola
      dietro casa
      lungo il muro
      nell’aiuola
      nell’orto
      in fondo al prato
      accanto al pozzo
      davanti alla veranda
      in fondo al cortile
      sotto la finestra della cucina
      lungo il vialetto
      ai piedi della scala
      accanto alla siepe
      nell’orto della scuola
    `,
    'verb.mend': {
      forms: 'past | imp | inf | part',
      phrases: `
        riparò | riparava | riparare | riparato
        aggiustò | aggiustava | aggiustare | aggiustato
        lucidò | lucidava | lucidare | lucidato
        smontò | smontava | smontare | smontato
        ripulì | ripuliva | ripulire | ripulito
        controllò | controllava | controllare | controllato
        esaminò | esaminava | esaminare | esaminato
        rimise a nuovo | rimetteva a nuovo | rimettere a nuovo | rimesso a nuovo
        restaurò | restaurava | restaurare | restaurato
      `,
    },
    'object.mend.m': {
      forms: 'bare | un',
      phrases: `
        orologio da parete | un ~
        grammofono | un ~
        cavalletto | un ~
        carillon | un ~
        leggio | un ~
        macinacaffè | un ~
        lampadario | un ~
        cassettone | un ~
        mappamondo | un ~
        trenino di latta | un ~
        binocolo | un ~
        scrittoio | uno ~
        telescopio | un ~
      `,
    },
    'object.mend.f': {
      forms: 'bare | un',
      phrases: `
        bicicletta | una ~
        macchina da cucire | una ~
        lampada da tavolo | una ~
        radio | una ~
        vetrinetta | una ~
        macchina fotografica | una ~
        fisarmonica | una ~
        bilancia | una ~
        sedia a dondolo | una ~
        scrivania | una ~
        stufa | una ~
        lanterna | una ~
        sveglia | una ~
      `,
    },
    'object.mend.mp': {
      forms: 'bare | un',
      phrases: `
        orologi | degli ~
        sgabelli | degli ~
        giocattoli di legno | dei ~
        lampadari | dei ~
        strumenti musicali | degli ~
        tavolini | dei ~
        armadietti | degli ~
      `,
    },
    'object.mend.fp': {
      forms: 'bare | un',
      phrases: `
        biciclette | delle ~
        lanterne | delle ~
        serrature | delle ~
        sedie | delle ~
        cornici | delle ~
        lampade | delle ~
        marionette | delle ~
      `,
    },
    'kind.mend': {
      forms: 'm | f | mp | fp',
      phrases: `
        un vecchio | una vecchia | dei vecchi | delle vecchie
        un antico | un’antica | degli antichi | delle antiche
        un piccolo | una piccola | dei piccoli | delle piccole
        un prezioso | una preziosa | dei preziosi | delle preziose
        uno strano | una strana | degli strani | delle strane
        un curioso | una curiosa | dei curiosi | delle curiose
        un malandato | una malandata | dei malandati | delle malandate
        un polveroso | una polverosa | dei polverosi | delle polverose
        un originale | un’originale | degli originali | delle originali
        un insolito | un’insolita | degli insoliti | delle insolite
        un magnifico | una magnifica | dei magnifici | delle magnifiche
      `,
    },
    'post.mend': {
      forms: 'm | f | mp | fp',
      phrases: `
        d’epoca | ~ | ~ | ~
        trovato in soffitta | trovata in soffitta | trovati in soffitta | trovate in soffitta
        coperto di polvere | coperta di polvere | coperti di polvere | coperte di polvere
        di ottima fattura | ~ | ~ | ~
        di un vecchio amico | ~ | ~ | ~
        che nessuno usava più | ~ | ~ | ~
        un po’ rovinato | un po’ rovinata | un po’ rovinati | un po’ rovinate
        rimasto a lungo in disparte | rimasta a lungo in disparte | rimasti a lungo in disparte | rimaste a lungo in disparte
        appartenuto alla bisnonna | appartenuta alla bisnonna | appartenuti alla bisnonna | appartenute alla bisnonna
        da collezione | ~ | ~ | ~
        mezzo rotto | mezza rotta | mezzi rotti | mezze rotte
      `,
    },
    'place.mend': `
      in officina
      in garage
      in cortile
      in cantina
      in laboratorio
      in una piccola bottega
      nel retrobottega
      sotto la tettoia
      nella rimessa
      in soffitta
      sotto il portico
      nel capanno degli attrezzi
      al corso di restauro
      con pochi attrezzi
    `,
    'verb.music': {
      forms: 'past | imp | inf | part',
      phrases: `
        suonò | suonava | suonare | suonato
        eseguì | eseguiva | eseguire | eseguito
        provò | provava | provare | provato
        ascoltò | ascoltava | ascoltare | ascoltato
        accennò | accennava | accennare | accennato
        ripassò | ripassava | ripassare | ripassato
        interpretò | interpretava | interpretare | interpretato
        suonò a memoria | suonava a memoria | suonare a memoria | suonato a memoria
      `,
    },
    'object.music.m': {
      forms: 'bare | un',
      phrases: `
        valzer | un ~
        brano classico | un ~
        canto popolare | un ~
        minuetto | un ~
        notturno | un ~
        preludio | un ~
        tango | un ~
        motivo da film | un ~
        pezzo per chitarra | un ~
        rondò | un ~
        capriccio per violino | un ~
      `,
    },
    'object.music.f': {
      forms: 'bare | un',
      phrases: `
        sonata | una ~
        melodia | una ~
        ballata | una ~
        mazurca | una ~
        canzone | una ~
        serenata | una ~
        polca | una ~
        romanza | una ~
        aria d’opera | un’~
        suite per flauto | una ~
        fantasia per clarinetto | una ~
      `,
    },
    'object.music.mp': {
      forms: 'bare | un',
      phrases: `
        canti di montagna | dei ~
        valzer | dei ~
        brani classici | dei ~
        motivi di danza | dei ~
        preludi | dei ~
        ritornelli | dei ~
      `,
    },
    'object.music.fp': {
      forms: 'bare | un',
      phrases: `
        canzoni | delle ~
        melodie | delle ~
        ballate | delle ~
        danze popolari | delle ~
        sonate | delle ~
        variazioni | delle ~
      `,
    },
    'kind.music': {
      forms: 'm | f | mp | fp',
      phrases: `
        un allegro | un’allegra | degli allegri | delle allegre
        un malinconico | una malinconica | dei malinconici | delle malinconiche
        un dolce | una dolce | dei dolci | delle dolci
        un breve | una breve | dei brevi | delle brevi
        un vivace | una vivace | dei vivaci | delle vivaci
        un delicato | una delicata | dei delicati | delle delicate
        un celebre | una celebre | dei celebri | delle celebri
        un noto | una nota | dei noti | delle note
        un raffinato | una raffinata | dei raffinati | delle raffinate
        un vecchio | una vecchia | dei vecchi | delle vecchie
        un grazioso | una graziosa | dei graziosi | delle graziose
      `,
    },
    'post.music': {
      forms: 'm | f | mp | fp',
      phrases: `
        pieno di brio | piena di brio | pieni di brio | piene di brio
        molto conosciuto | molto conosciuta | molto conosciuti | molto conosciute
        dal finale solenne | ~ | ~ | ~
        in re minore | ~ | ~ | ~
        pieno di sfumature | piena di sfumature | pieni di sfumature | piene di sfumature
        dal ritmo leggero | ~ | ~ | ~
        dal ritmo insolito | ~ | ~ | ~
        facile da ricordare | ~ | facili da ricordare | facili da ricordare
        di rara eleganza | ~ | ~ | ~
        adatto all’occasione | adatta all’occasione | adatti all’occasione | adatte all’occasione
        d’altri tempi | ~ | ~ | ~
      `,
    },
    'place.music': `
      nell’aula di musica
      sul palco
      in salotto
      nel cortile della scuola
      in auditorium
      sotto il portico
      in piazza
      al conservatorio
      alla festa di paese
      nella sala da ballo
      al circolo
      davanti agli amici
      nella sala concerti
      a teatro
    `,
    'verb.draw': {
      forms: 'past | imp | inf | part',
      phrases: `
        disegnò | disegnava | disegnare | disegnato
        dipinse | dipingeva | dipingere | dipinto
        abbozzò | abbozzava | abbozzare | abbozzato
        ritrasse | ritraeva | ritrarre | ritratto
        raffigurò | raffigurava | raffigurare | raffigurato
        tratteggiò | tratteggiava | tratteggiare | tratteggiato
      `,
    },
    'object.draw.m': {
      forms: 'bare | un',
      phrases: `
        faro | un ~
        mulino | un ~
        porto | un ~
        borgo | un ~
        ponte | un ~
        paesaggio | un ~
        veliero | un ~
        bosco di betulle | un ~
        cortile | un ~
        uliveto | un ~
        vicolo | un ~
        lago | un ~
        molo | un ~
      `,
    },
    'object.draw.f': {
      forms: 'bare | un',
      phrases: `
        baia | una ~
        barca a vela | una ~
        collina | una ~
        cascina | una ~
        fontana | una ~
        cascata | una ~
        spiaggia | una ~
        piazzetta | una ~
        casa sul fiume | una ~
        torre | una ~
        baita | una ~
        valle | una ~
        isola | un’~
      `,
    },
    'object.draw.mp': {
      forms: 'bare | un',
      phrases: `
        tetti | dei ~
        ulivi | degli ~
        cipressi | dei ~
        pescherecci | dei ~
        giardini | dei ~
        monti | dei ~
        vigneti | dei ~
      `,
    },
    'object.draw.fp': {
      forms: 'bare | un',
      phrases: `
        barche | delle ~
        colline | delle ~
        betulle | delle ~
        case di pietra | delle ~
        scogliere | delle ~
        mura | delle ~
        risaie | delle ~
      `,
    },
    'kind.draw': {
      forms: 'm | f | mp | fp',
      phrases: `
        un lontano | una lontana | dei lontani | delle lontane
        un solitario | una solitaria | dei solitari | delle solitarie
        un pittoresco | una pittoresca | dei pittoreschi | delle pittoresche
        un silenzioso | una silenziosa | dei silenziosi | delle silenziose
        un tranquillo | una tranquilla | dei tranquilli | delle tranquille
        uno splendido | una splendida | degli splendidi | delle splendide
        un incantevole | un’incantevole | degli incantevoli | delle incantevoli
        un suggestivo | una suggestiva | dei suggestivi | delle suggestive
        un luminoso | una luminosa | dei luminosi | delle luminose
        un piccolo | una piccola | dei piccoli | delle piccole
        un magnifico | una magnifica | dei magnifici | delle magnifiche
      `,
    },
    'post.draw': {
      forms: 'm | f | mp | fp',
      phrases: `
        visto dall’alto | vista dall’alto | visti dall’alto | viste dall’alto
        immerso nella nebbia | immersa nella nebbia | immersi nella nebbia | immerse nella nebbia
        al tramonto | ~ | ~ | ~
        al chiaro di luna | ~ | ~ | ~
        in una luce dorata | ~ | ~ | ~
        illuminato dal sole | illuminata dal sole | illuminati dal sole | illuminate dal sole
        in lontananza | ~ | ~ | ~
        all’alba | ~ | ~ | ~
        sotto un cielo di nuvole | ~ | ~ | ~
        quasi irreale | ~ | quasi irreali | quasi irreali
        avvolto dal silenzio | avvolta dal silenzio | avvolti dal silenzio | avvolte dal silenzio
        rischiarato dalla luna | rischiarata dalla luna | rischiarati dalla luna | rischiarate dalla luna
      `,
    },
    'place.draw': `
      ad acquerello
      a pastello
      sul taccuino
      all’aria aperta
      su una cartolina
      a memoria
      su un grande foglio
      su carta ruvida
      su un cartoncino
      in pochi minuti
      con colori tenui
      in bianco e nero
      su una tavola di legno
      con mano sicura
      al corso d’arte
    `,
    'verb.find': {
      forms: 'past | imp | inf | part',
      phrases: `
        comprò | comprava | comprare | comprato
        scelse | sceglieva | scegliere | scelto
        trovò | trovava | trovare | trovato
        vendette | vendeva | vendere | venduto
        osservò | osservava | osservare | osservato
        ammirò | ammirava | ammirare | ammirato
        acquistò | acquistava | acquistare | acquistato
        scovò | scovava | scovare | scovato
      `,
    },
    'object.find.m': {
      forms: 'bare | un',
      phrases: `
        cesto | un ~
        vaso di terracotta | un ~
        servizio da caffè | un ~
        tappeto | un ~
        cuscino | un ~
        scialle | uno ~
        cappello di paglia | un ~
        grembiule | un ~
        candeliere | un ~
        portagioie | un ~
        tavolino | un ~
        paravento | un ~
        ombrello | un ~
      `,
    },
    'object.find.f': {
      forms: 'bare | un',
      phrases: `
        teiera | una ~
        coperta di lana | una ~
        sciarpa | una ~
        tovaglia | una ~
        borsa | una ~
        lampada a olio | una ~
        scacchiera | una ~
        scatola di latta | una ~
        brocca | una ~
        cornice | una ~
        bambola di pezza | una ~
        valigia | una ~
      `,
    },
    'object.find.mp': {
      forms: 'bare | un',
      phrases: `
        guanti | dei ~
        bicchieri | dei ~
        piatti | dei ~
        candelieri | dei ~
        bottoni | dei ~
        tessuti | dei ~
        vassoi | dei ~
      `,
    },
    'object.find.fp': {
      forms: 'bare | un',
      phrases: `
        tazzine | delle ~
        ceramiche | delle ~
        stoffe | delle ~
        ceste | delle ~
        coperte | delle ~
        ciotole | delle ~
        scodelle | delle ~
      `,
    },
    'kind.find': {
      forms: 'm | f | mp | fp',
      phrases: `
        un piccolo | una piccola | dei piccoli | delle piccole
        un grazioso | una graziosa | dei graziosi | delle graziose
        un elegante | un’elegante | degli eleganti | delle eleganti
        un bellissimo | una bellissima | dei bellissimi | delle bellissime
        un raffinato | una raffinata | dei raffinati | delle raffinate
        un semplice | una semplice | dei semplici | delle semplici
        un insolito | un’insolita | degli insoliti | delle insolite
        un originale | un’originale | degli originali | delle originali
        uno splendido | una splendida | degli splendidi | delle splendide
        uno stravagante | una stravagante | degli stravaganti | delle stravaganti
        un pregiato | una pregiata | dei pregiati | delle pregiate
        un vistoso | una vistosa | dei vistosi | delle vistose
      `,
    },
    'post.find': {
      forms: 'm | f | mp | fp',
      phrases: `
        fatto a mano | fatta a mano | fatti a mano | fatte a mano
        di buona qualità | ~ | ~ | ~
        dai colori vivaci | ~ | ~ | ~
        di gusto semplice | ~ | ~ | ~
        molto elegante | ~ | molto eleganti | molto eleganti
        verde | ~ | verdi | verdi
        fuori moda | ~ | ~ | ~
        di manifattura locale | ~ | ~ | ~
        bianco e azzurro | bianca e azzurra | bianchi e azzurri | bianche e azzurre
        dall’aspetto insolito | ~ | ~ | ~
        giallo limone | ~ | ~ | ~
        come nuovo | come nuova | come nuovi | come nuove
        decorato con cura | decorata con cura | decorati con cura | decorate con cura
      `,
    },
    'place.find': `
      al mercato
      al mercatino delle pulci
      nella bottega all’angolo
      sotto i portici
      alla fiera
      in un negozio del centro
      tra le bancarelle
      al mercato dell’antiquariato
      al mercato coperto
      in una piccola bottega
      nella via degli artigiani
      nel nuovo emporio
      al mercatino della scuola
      in un paese vicino
    `,
    // ── Time, manner, what comes next. No season and no weather: a deed may be done indoors or out.
    time: `
      quella mattina
      quel pomeriggio
      verso sera
      un sabato pomeriggio
      una domenica mattina
      dopo pranzo
      prima di cena
      il giorno dopo
      la settimana seguente
      un lunedì mattina
      il martedì seguente
      alla fine della settimana
      di buon mattino
      a metà mattina
      nel tardo pomeriggio
      poco prima di mezzogiorno
      poco dopo le quattro
      un giorno qualunque
      qualche giorno più tardi
      due settimane dopo
      alla fine del mese
      appena ebbe un’ora libera,
      con grande sorpresa di tutti,
      a fine giornata
      tra una chiacchiera e l’altra,
      dopo una lunga attesa,
      subito dopo colazione
      finita la riunione,
      durante la pausa
      un giovedì come tanti
      approfittando della calma,
      per la prima volta
      in un momento di quiete
      prima di partire,
      nelle prime ore del pomeriggio
      su consiglio di un amico,
      come promesso,
      dopo qualche esitazione,
      la mattina seguente
      un mercoledì pomeriggio
      dopo averci pensato un po’,
      senza pensarci due volte,
    `,
    habit: `
      ogni domenica
      quasi ogni giorno
      di tanto in tanto
      il sabato mattina
      una volta al mese
      prima delle vacanze
      nei giorni liberi
      ogni due settimane
      nel tempo libero
      ogni volta che poteva,
      nei pomeriggi tranquilli
      all’inizio del mese
      almeno una volta all’anno
      in quel periodo
      nei fine settimana
      di solito il venerdì
      la domenica pomeriggio
      un giorno sì e uno no
      tre volte al mese
    `,
    manner: `
      con molta pazienza
      senza alcuna fretta
      con grande cura
      con il sorriso sulle labbra
      con gli occhi che brillavano
      con un certo orgoglio
      con la massima attenzione
      con evidente piacere
      con grande naturalezza
      con aria soddisfatta
      senza badare al tempo
      con curiosità
      di ottimo umore
      senza troppi indugi
      con calma
      in tutta tranquillità
      con rinnovato entusiasmo
      con finta indifferenza
      senza farsi pregare
      con passione
      con tutta la calma possibile
      con un pizzico di emozione
      di buon grado
      come al solito
      con allegria
    `,
    next: {
      forms: 'past | inf',
      phrases: `
        aprì tutte le finestre | aprire tutte le finestre
        mise il bollitore sul fuoco | mettere il bollitore sul fuoco
        sorseggiò una tisana | sorseggiare una tisana
        andò a fare due passi | andare a fare due passi
        rientrò a casa a piedi | rientrare a casa a piedi
        chiamò gli altri | chiamare gli altri
        accese la radio | accendere la radio
        abbassò le persiane | abbassare le persiane
        telefonò a un vecchio amico | telefonare a un vecchio amico
        portò fuori il cane | portare fuori il cane
        scese in cortile | scendere in cortile
        salì sulla terrazza | salire sulla terrazza
        riempì la caraffa | riempire la caraffa
        fece una lunga passeggiata | fare una lunga passeggiata
        mise in ordine gli scaffali | mettere in ordine gli scaffali
        riferì tutto agli amici | riferire tutto agli amici
        offrì il caffè a tutti | offrire il caffè a tutti
        andò in piscina | andare in piscina
        spense il computer | spegnere il computer
        chiuse piano la porta | chiudere piano la porta
        piegò i panni asciutti | piegare i panni asciutti
        scaldò il latte | scaldare il latte
        sbucciò una mela | sbucciare una mela
        spremette due arance | spremere due arance
        guardò le nuvole | guardare le nuvole
        spazzò le scale | spazzare le scale
        mangiò un gelato | mangiare un gelato
        prenotò un tavolo in trattoria | prenotare un tavolo in trattoria
        rifece il letto | rifare il letto
        invitò tutti a restare | invitare tutti a restare
        appese il cappello all’attaccapanni | appendere il cappello all’attaccapanni
        offrì a tutti dei biscotti | offrire a tutti dei biscotti
        andò al cinema | andare al cinema
        giocò a carte | giocare a carte
        fece il giro dell’isolato | fare il giro dell’isolato
        affettò il pane | affettare il pane
        tirò le tende | tirare le tende
        cambiò i fiori nel vaso | cambiare i fiori nel vaso
        asciugò le posate | asciugare le posate
        consultò gli orari | consultare gli orari
        svuotò il cestino | svuotare il cestino
        raccolse un mazzo di fiori | raccogliere un mazzo di fiori
        fece merenda | fare merenda
        risolse un cruciverba | risolvere un cruciverba
        aprì la carta dei sentieri | aprire la carta dei sentieri
        cercò le chiavi di casa | cercare le chiavi di casa
      `,
    },
    doing: `
      versava il tè
      guardava dalla finestra
      sbucciava le arance
      piegava i giornali
      parlava al telefono
      cercava gli occhiali
      spolverava la libreria
      aspettava una telefonata
      affettava il pane
      riordinava i cassetti
      dormiva in poltrona
      lavava i vetri
      seguiva il telegiornale
      montava uno scaffale
      faceva il cruciverba
      spazzava il cortile
      contava i francobolli
      chiacchierava con i vicini
      apparecchiava per la cena
      lavorava a maglia
      giocava con il gatto
      cercava un indirizzo
      piegava le tovaglie
      rideva di gusto
      aiutava i nipoti
      puliva i fagiolini
      impacchettava i regali
      rammendava le calze
      temperava le matite
      imparava la parte
      grattugiava il formaggio
      imbiancava la parete
      chiudeva le valigie
      sgranava i piselli
    `,
    going: `
      decise di
      aveva promesso di
      pensava da tempo di
      aveva in mente di
      aveva intenzione di
      non vedeva l’ora di
      accettò volentieri di
      pensò subito di
      ebbe finalmente occasione di
      contava di
      ebbe il tempo di
      propose a tutti di
      ebbe il piacere di
      voleva a tutti i costi
      preferì
      non avrebbe mai immaginato di
      era sul punto di
    `,
    // Clauses in the imperfetto that any deed may go with
    amid: `
      le rondini volavano basse
      il sole calava lentamente
      l’aria sapeva di fieno
      la brezza muoveva le foglie
      in strada passavano i ragazzi
      le campane annunciavano mezzogiorno
      i bambini correvano sull’erba
      il gatto dormiva al sole
      qualcuno rideva al pianterreno
      in cucina bolliva il brodo
      la città si svegliava lentamente
      due signore chiacchieravano al portone
      il paese riposava
      la luce entrava dal terrazzo
      in piazza cominciava il mercato
      un gallo cantava in lontananza
      nei campi cantavano i grilli
      gli ospiti riposavano
      nella via tornava la calma
      un merlo saltellava sul tetto
      gli ospiti prendevano il fresco
      tutti parlavano della partita
      le cicale cantavano sui pini
      le ombre si allungavano
      la banda sfilava in piazza
      dal forno veniva un profumino
      il pendolo batteva le ore
      una barca lasciava il molo
      due signori discutevano del tempo
      in casa entrava il sole
    `,
    // After “quando”, in the passato remoto
    event: `
      squillò la campanella
      si accesero i lampioni
      partì il traghetto
      arrivarono gli ospiti
      il sole sparì dietro i tetti
      qualcuno bussò alla porta
      squillò il telefono
      il mercato chiuse
      la banda attraversò il paese
      cominciò la lezione
      il pendolo batté le cinque
      il tram si fermò davanti a casa
      tornò la corrente
      cominciò il telegiornale
      il caffè fu pronto
      i ragazzi uscirono da scuola
      la torta fu cotta
      arrivò il pacco
      le botteghe riaprirono
      il gatto reclamò la cena
      si alzò una leggera brezza
      venne l’ora di cena
      passò il furgone della posta
      la caffettiera borbottò
      si svuotò la piazza
    `,
    nobody: `
      nessuno sapeva
      tutti volevano sapere
      qualcuno chiese
      non fu facile scoprire
      restò un mistero
      pochi ricordavano
      in paese tutti si chiedevano
      nel quartiere si discuteva su
    `,
    demand: `
      ci vuole
      serve
      occorre
      basta un po’ di
      non guasta un po’ di
      ci vuole soprattutto
      non guasta certo un po’ di
    `,
    virtue: {
      forms: 'bare | the',
      phrases: `
        pazienza | la ~
        curiosità | la ~
        precisione | la ~
        fantasia | la ~
        buon umore | il ~
        attenzione | l’~
        esperienza | l’~
        calma | la ~
        costanza | la ~
        ingegno | l’~
        intuito | l’~
        tranquillità | la ~
        dedizione | la ~
        metodo | il ~
        concentrazione | la ~
        delicatezza | la ~
        passione | la ~
        entusiasmo | l’~
        buona volontà | la ~
        perseveranza | la ~
        impegno | l’~
      `,
    },
    opinion: `
      spesso
      alla lunga
      quasi sempre
      secondo molti
      nella vita di ogni giorno
      a volte
      di solito
      nei piccoli lavori
      in famiglia
      a scuola come in ufficio
      in fin dei conti
      dicono i saggi
    `,
    matter: `
      contano più
      valgono più
      aiutano più
      giovano più
      portano più lontano
      servono più
    `,
    less: `
      della fretta
      di mille parole
      del talento
      di un buon manuale
      della fortuna
      di tanti consigli
      di qualsiasi regola
      dei bei discorsi
      della forza
      della velocità
      di un programma perfetto
      della teoria
    `,
    // ── Nature: one in number, in the imperfetto, so that any of them may stand beside the others
    'nature.water': `
      il fiume
      il ruscello
      il grande fiume
      il canale
      l’acqua chiara
      il vecchio canale
      la corrente
      il piccolo fiume
    `,
    'does.water': `
      scintillava
      scorreva piano
      brillava
      gorgogliava
      luccicava
      mormorava
      correva veloce
      scorreva in silenzio
      mandava un suono leggero
    `,
    'where.water': `
      sotto il ponte
      tra i salici
      oltre il mulino
      lungo i campi
      dietro le case
      in fondo alla valle
      accanto al sentiero
      tra i canneti
      tra i sassi
      al margine del bosco
    `,
    'nature.wind': `
      il vento
      la brezza
      un vento leggero
      il vento di mare
      l’aria della sera
      una brezza tiepida
      il vento del nord
      un soffio d’aria
    `,
    'does.wind': `
      passava
      sussurrava
      correva
      frusciava
      cantava
      soffiava piano
      giocava
    `,
    'where.wind': `
      tra i pioppi
      sui campi
      tra le foglie
      sulle colline
      lungo la riva
      tra i vicoli
      nel canneto
      tra le barche
      sui tetti
      sopra il paese
    `,
    'nature.animal': `
      uno scoiattolo
      una volpe
      un riccio
      una lepre
      un gatto grigio
      un merlo
      un pettirosso
      una cornacchia
      un cane pastore
      un’anatra
      un capriolo
      una gazza
      un passero
      un cagnolino
    `,
    'does.animal': `
      riposava
      aspettava
      si nascondeva
      cercava qualcosa
      osservava la scena
      sonnecchiava
      ascoltava immobile
      gironzolava
      si guardava intorno
      restava in disparte
    `,
    'where.animal': `
      vicino al cancello
      nell’erba alta
      dietro il fienile
      sotto il melo
      accanto alla fontana
      al bordo del prato
      presso lo stagno
      tra i cespugli
      ai margini dell’orto
      sotto la siepe
      lungo la scarpata
      ai piedi della quercia
    `,
    'nature.plant': `
      il tiglio
      la vecchia quercia
      l’acero
      il vecchio platano
      l’olmo
      l’ippocastano
      la betulla
      il castagno
      il grande salice
      un alto cipresso
      il pino marittimo
      il faggio
    `,
    'does.plant': `
      ondeggiava
      sussurrava
      oscillava piano
      frusciava
      tremava nel vento
      dava riparo ai passeri
      si muoveva appena
      si piegava al vento
      accoglieva gli uccelli
      dondolava al vento
    `,
    'where.plant': `
      accanto alla scuola
      vicino al cancello
      in mezzo alla piazza
      dietro la stazione
      lungo il viale
      davanti alla biblioteca
      presso il vecchio muro
      all’ingresso del parco
      in fondo al giardino
      accanto al pozzo
      in cima alla salita
      sul retro della casa
    `,
    'nature.sky': `
      la luna
      la prima stella
      una luce dorata
      un chiarore insolito
      la luce del faro
      un riflesso argenteo
      una striscia rosa
      un raggio di luce
    `,
    'does.sky': `
      appariva
      indugiava
      si distingueva appena
      riappariva
      tremolava
      si intravedeva
      svaniva a poco a poco
    `,
    'where.sky': `
      sopra i tetti
      oltre le colline
      sul mare calmo
      dietro il campanile
      sopra il porto
      all’orizzonte
      sulla pianura
      tra i comignoli
    `,
    when: `
      ogni tanto
      come sempre
      a quell’ora
      di nuovo
      proprio allora
      ancora una volta
      come in una fiaba,
      da quelle parti
      sotto gli occhi di tutti
      indifferente a tutto,
      come in un quadro,
      come se niente fosse,
      anche quella volta
      in quelle ore
      in quel momento
      nel frattempo
      intanto
      quel giorno
      a tratti
      sullo sfondo
      nella quiete generale
      come tante altre volte,
      come in un film,
      mentre tutti erano altrove,
      di quando in quando
      in quell’istante
    `,
    // ── Rooms, things, buildings, ways
    surface: `
      sul tavolo della cucina
      sul davanzale
      nel primo cassetto
      nell’armadio
      sulla mensola
      in fondo alla borsa
      sulla scrivania
      nella vecchia cassapanca
      sullo scaffale più alto
      accanto al telefono
      nella cesta di vimini
      sul mobile dell’ingresso
      sul sedile del treno
      nella credenza
      su una sedia del corridoio
      nel baule aperto
      sul banco della bottega
      ai piedi della lampada
    `,
    lay: `
      c’erano
      si trovavano
      restavano
      c’erano soltanto
      rimasero
      aspettavano da giorni
      c’erano ancora
      facevano capolino
    `,
    thing: `
      un mazzo di chiavi
      un cucchiaino
      un foglio piegato
      un quaderno a righe
      una mappa
      un gomitolo di lana
      una candela
      un paio di occhiali
      un biglietto del tram
      una vecchia fotografia
      un ombrello pieghevole
      una matita rossa
      un metro da sarta
      una busta chiusa
      un vasetto di miele
      una conchiglia
      una sciarpa leggera
      un calendario
      un rotolo di spago
      una lente d’ingrandimento
      un cestino di noci
      una penna senza tappo
      un ditale
      una bussola
      un limone
      una torcia
      un barattolo di bottoni
      una tazzina sbeccata
      un francobollo raro
      un programma del teatro
      una trottola
      una spazzola
      un guanto spaiato
      una cartolina dal mare
      un lapis consumato
      un pennello
      una scatola di fiammiferi
      un libretto di istruzioni
      una castagna
      un fazzoletto ricamato
      una pigna
      un nastro verde
      un taccuino
      delle forbici
    `,
    'room.homely': `
      la cucina
      il forno in piazza
      la bottega della pasticcera
      la locanda
      la veranda
      la sala da tè
      la casa della nonna
      il salotto
      la panetteria
      la dispensa
      la cucina del rifugio
      la trattoria all’angolo
    `,
    'scent.homely': `
      cannella
      pane fresco
      caffè
      vaniglia
      mele cotte
      biscotti
      basilico
      scorza d’arancia
      cioccolato
      menta
      zucchero caramellato
      burro fuso
      rosmarino
      miele
    `,
    'room.workshop': `
      la bottega del falegname
      il laboratorio
      lo studio
      la falegnameria
      il retrobottega
      il deposito
      l’atelier
      la rimessa
      il capanno degli attrezzi
      la bottega del liutaio
      la bottega dell’ebanista
    `,
    'scent.workshop': `
      legno
      trucioli
      pino
      cera d’api
      cuoio
      segatura
      ciliegio
      resina
      olio di lino
      corteccia
      abete
      sapone
    `,
    'room.library': `
      la vecchia biblioteca
      la sala di lettura
      l’archivio
      la cartoleria
      la libreria antiquaria
      l’aula di disegno
      la soffitta
      la stanza dei libri
    `,
    'scent.library': `
      carta
      inchiostro
      legno
      cera
      matite appena temperate
      cuoio
      tè
      libri antichi
      lavanda
      cedro
    `,
    smelled: `
      profumava di
      sapeva di
      odorava di
      aveva un buon profumo di
      profumava leggermente di
      mandava un lieve odore di
    `,
    day: `
      quel giorno
      al mattino
      fin dalla soglia
      dopo la festa
      nel pomeriggio
      come ogni sabato
      nei giorni di festa
      anche a porte chiuse
      da sempre
      a quell’ora
      in ogni stagione
      nelle sere tranquille
    `,
    goes: `
      camminò
      passeggiò
      proseguì
      andò a piedi
      tornò senza fretta
      andò di buon passo
      si spinse
      andò tranquillamente
    `,
    along: `
      lungo il fiume
      attraverso il parco
      sotto gli alberi del viale
      lungo la vecchia ferrovia
      tra gli orti
      lungo i portici
      per le stradine del centro
      lungo il canale
      tra i campi di grano
      attraverso il bosco
      lungo il muro di pietra
      per il sentiero più corto
      oltre il ponte di legno
      tra le bancarelle
      per viottoli poco noti
      costeggiando il mare
    `,
    to: `
      fino alla piazza
      fino al porto
      fino alla stazione
      fino alla biblioteca
      fino al mulino
      fino al belvedere
      fino alla fermata dell’autobus
      fino al mercato
      fino alla spiaggia
      fino al pontile
      fino al vivaio
      fino all’ultima casa
      fino alla scuola
      fino alla sorgente
      fino al laghetto
      fino all’imbarcadero
      fino al frutteto
      fino al teatro
    `,
    carrying: `
      con un ombrello sotto il braccio
      con un cesto di mele
      con lo zaino in spalla
      con una macchina fotografica al collo
      con un pacco legato con lo spago
      con un libro in tasca
      con una grande cartella da disegno
      con un mazzo di margherite
      con la spesa nella borsa
      con il violino nella custodia
      con un sacchetto di castagne
      con una torta nella scatola
      con due vasi di basilico
      con il cane al guinzaglio
      con un rotolo di carta sotto il braccio
      con un quaderno nuovo
      con una valigia leggera
      con il giornale ripiegato
    `,
    met: `
      salutò
      incontrò
      riconobbe
      aspettò
      raggiunse
      accompagnò
      trovò
      ringraziò
      rivide
      chiamò
    `,
    vantage: `
      nel parco
      sul molo
      vicino al cancello
      sul marciapiede
      davanti al portone
      sulla riva
      sulla soglia
      sul ponte
      sul balcone
      davanti al teatro
      alla fermata del tram
      in cima alla collina
      accanto alla fontana
      in cortile
      in piazza
      lungo il viale
      sulla terrazza
    `,
    from: `
      dalla finestra della cucina
      dal treno
      dalla terrazza
      dalla cima del colle
      dal balcone
      oltre il cancello
      dalla torre
      dalla barca
      dal sentiero
      dall’ultimo piano
      dalla riva
      lungo la strada
    `,
    saw: `
      si vedevano
      si scorgevano
      si distinguevano
      apparivano
      si ammiravano
      si intravedevano
    `,
    view: `
      un vecchio mulino
      una fila di pioppi
      i tetti rossi
      il porto
      un campo di girasoli
      le barche ormeggiate
      una casa gialla
      il ponte di pietra
      un frutteto
      le colline
      la linea della ferrovia
      due cavalli bianchi
      il campanile
      una strada bianca
      le serre del vivaio
      un uliveto
      la piazza del mercato
      il faro
      un pergolato
      gli scogli
      una cascina isolata
      il laghetto
      i vigneti
      la vecchia filanda
      un prato fiorito
      le cime lontane
      il viale dei tigli
      un canneto
    `,
    machine: `
      il frigorifero
      la lavatrice
      il ventilatore
      il vecchio computer
      la stampante
      la caldaia
      il distributore di bevande
      la lavastoviglie
      la macchina del caffè
      il termosifone
      l’ascensore
      la fotocopiatrice
    `,
    sounded: `
      ronzava
      borbottava
      brontolava
      vibrava
      lavorava
      rumoreggiava
      sibilava
      mormorava
    `,
    how: `
      senza sosta
      a intervalli regolari
      da qualche minuto
      più del solito
      in modo strano
      ormai da ore
      come sempre
      fin dal mattino
      di tanto in tanto
      in sottofondo
      da mezz’ora
    `,
    meanwhile: `
      e intanto
      mentre
      e nel frattempo
    `,
    vehicle: `
      il treno regionale
      il traghetto
      l’autobus
      il tram
      la funicolare
      la corriera
      il battello
      il pullman azzurro
      il trenino di montagna
      l’ultimo treno
    `,
    moved: `
      partì
      arrivò
      ripartì
      arrivò e ripartì
      giunse a destinazione
      giunse al capolinea
    `,
    'on-time': `
      con qualche minuto di ritardo
      in perfetto orario
      con pochi passeggeri a bordo
      tra saluti e risate
      con tutte le luci accese
      un po’ prima del previsto
      senza alcun rumore
      con un leggero scossone
      nella luce del mattino
      alla solita ora
      con grande puntualità
    `,
    gathering: `
      il concerto
      la lezione di disegno
      la visita guidata
      la fiera del libro
      lo spettacolo
      la riunione
      la prova del coro
      la gara di torte
      il laboratorio di ceramica
      la festa della scuola
      la proiezione
      il corso di cucina
      l’inaugurazione della mostra
      la tombola
      il torneo di scacchi
      la caccia al tesoro
    `,
    ended: `
      si chiuse
      finì
      terminò
      si concluse
      ebbe termine
    `,
    // After “appena”: only what ends
    over: `
      finì
      si concluse
      terminò
      ebbe fine
      giunse al termine
    `,
    at: `
      a metà pomeriggio
      in un clima di festa
      tra gli applausi
      tra canti e risate
      alle dieci in punto
      con una sorpresa
      più tardi del previsto
      in allegria
      tra le chiacchiere
      con un breve discorso
      davanti a molti curiosi
      in perfetto orario
    `,
    crowd: `
      nessuno ebbe fretta di partire
      qualcuno rimase a commentare
      i più curiosi fecero domande
      molti si fermarono a chiacchierare
      in tanti scattarono fotografie
      due amici riordinarono le sedie
      i più piccoli batterono le mani
      gli ospiti firmarono il registro
      i vicini ringraziarono di cuore
      in tanti aiutarono a riordinare
      in sala tornò la calma
      qualcuno propose una foto di gruppo
      i presenti si scambiarono i saluti
      i bambini corsero via
      molti si diedero appuntamento
      la sala si svuotò piano
      molti uscirono in giardino
    `,
    // ── For questions, quotations and exclamations
    says: `
      disse
      rispose
      sussurrò
      esclamò
      ripeté
      osservò
      mormorò
      concluse
      commentò
    `,
    asks: `
      chiese
      domandò
      chiese sottovoce
      domandò allegramente
      chiese all’improvviso
      domandò con un sorriso
    `,
    promise: `
      domani vorrei
      la prossima volta bisogna
      un giorno o l’altro spero di
      mi piacerebbe
      non è mai troppo tardi per
      in vacanza potremmo
      stavolta bisogna
      sabato possiamo
      non è difficile
      è un vero piacere
      devo ancora
      uno di questi giorni vorrei
      non vedo l’ora di
      ho tanta voglia di
      prima o poi dovrò
    `,
    invite: `
      vogliamo
      che ne dici di
      ti va di
      possiamo
      non vi va di
      vuoi
      hai voglia di
      chi vuole
      non sarebbe meglio
      posso
    `,
    exclaim: `
      che bel cielo
      che bella luce
      che buon profumo
      che silenzio
      che magnifica giornata
      che bella sorpresa
      quanta gente
      quanti fiori
      che colori
      che meraviglia
      come si sta bene qui
      com’è limpida l’aria
      che aria fresca
      che pace
      che spettacolo
      che bella atmosfera
      che tranquillità
    `,
    // A small deed before that of `next`
    first: `
      posò il giornale
      posò gli attrezzi
      lasciò la poltrona
      controllò l’ora
      ripose il quaderno
      infilò la giacca
      sorrise tra sé
      si tolse il grembiule
      posò la tazza
      salutò con la mano
      si lavò le mani
      bevve un sorso d’acqua
      scrisse due righe
      prese appunti
      ci pensò un momento
      arrotolò la mappa
      interruppe il lavoro
      radunò le sue cose
      spostò la sedia
    `,
    // What takes skill, for the remarks (only some topics)
    'skill.write': `
      scrivere
      riscrivere
      completare
      preparare
      correggere
    `,
    'skill.cook': `
      preparare
      cucinare
      servire
    `,
    'skill.garden': `
      curare
      trapiantare
      coltivare
      far crescere
    `,
    'skill.mend': `
      riparare
      aggiustare
      smontare
      restaurare
      rimettere a nuovo
    `,
    'skill.music': `
      suonare
      eseguire
      interpretare
      imparare
    `,
    'skill.draw': `
      disegnare
      dipingere
      ritrarre
      raffigurare
    `,
    'skill.find': `
      trovare
      scovare
      scegliere
    `,
    add: `
      non me l’aspettavo
      restiamo ancora un po’
      chi l’avrebbe detto
      dobbiamo tornare più spesso
      vale la pena di fermarsi
      me ne ricorderò
      fermiamoci un momento
      è proprio vero
      non ci speravo più
    `,
    'who-ever': `
      chi mai
      chi
      quale vicino
      chi di loro
      quale studente
      chi, in fin dei conti,
    `,
    joy: `
      che piacere
      che bello
      com’è bello
      che gioia
      quanto è piacevole
      com’è rilassante
      che meraviglia
      che soddisfazione
    `,
  },

  words: `
    acqua albero amico amica anello angolo anno ape aria armadio arte autunno
    bambino barca bicchiere bicicletta biblioteca biglietto bosco bottega bottone brezza burro busta
    caffè calendario calma camino campagna campo cane canto canzone cappello carta casa cassetto
    castagna cestino chiave chitarra cielo ciliegia cima città collina colore coltello conchiglia
    concerto coperta cortile cucchiaio cucina curiosità cuscino
    danza davanzale disegno divano dizionario domanda domenica dono
    edera edificio erba esempio estate
    fabbrica faro farfalla farina favola ferrovia festa fiaba fico finestra fiore fiume foglia foglio
    fontana forchetta forno fotografia fragola fratello frutta fuoco
    gatto gelato gelsomino gente giardino giornale giornata giorno gioco girasole giro gita gomitolo
    grano grembiule guanto
    idea inverno invito isola
    lago lampada lampione lana latte lavagna legno lenzuolo lettera lezione libro limone linea luce
    luna
    madre maestro maglia mandorla mano mappa mare marea martello matita mattina mela melodia memoria
    mercato merenda miele minestra minuto molo momento mondo montagna muro museo musica
    nastro nave nebbia neve nido nocciola noce nonna notte numero nuvola
    occasione officina olio oliva ombra ombrello onda ora orario orchestra orizzonte orologio orto
    pace padre paese pagina palazzo pane panchina panorama parco parete parola passeggiata passo
    patata pausa pazienza penna pennello pera pesca pianoforte pianta piatto piazza pietra pioggia
    piuma poesia polvere pomeriggio ponte porta porto pozzo pranzo prato primavera profumo
    quaderno quadro quartiere quercia
    racconto radice radio ramo ricetta ricordo riga riso risposta riva romanzo rondine rosa ruota
    sabato sabbia sale salotto sapone scaffale scala scatola scoglio scuola secchio sedia segno
    sentiero sera serra silenzio soffitta sogno sole sorella sorriso sorgente spazio specchio spiaggia
    stagione stazione stella stoffa storia strada studio stufa suono
    tavolo tazza teatro teiera telefono tempo tenda terra terrazza tessuto tetto torre torta tovaglia
    traghetto tramonto treno
    uccello ufficio ulivo uva
    valigia valle vaso vela vento viaggio vicino villaggio violino visita vite voce volo zaino
    zucchero zuppa
    abitare accendere aggiustare aiutare amare andare annaffiare aprire arrivare ascoltare aspettare
    ballare bere camminare cantare capire cercare chiamare chiedere chiudere colorare cominciare
    comprare correre costruire credere crescere cucinare cucire dare decidere dipingere dire
    disegnare dormire entrare fare finire fiorire giocare guardare imparare incontrare insegnare
    lasciare lavare lavorare leggere mangiare mettere misurare muovere navigare nuotare offrire
    osservare parlare partire passare pensare piantare portare preferire prendere preparare provare
    raccogliere raccontare regalare restare ricordare ridere riposare rispondere sapere scegliere
    scendere scoprire scrivere sedere sentire sognare sorridere suonare tornare trovare uscire vedere
    viaggiare vivere volare
    allegro alto antico attento azzurro basso bello bianco breve caldo chiaro curioso dolce elegante
    facile felice fragile fresco gentile giallo giovane grande leggero lento libero limpido lontano
    luminoso lungo maturo morbido nuovo ottimo paziente piccolo pieno preciso profondo pronto pulito
    quieto rapido raro rosso rotondo semplice sereno silenzioso sottile tondo tranquillo utile vecchio
    verde vivace
    adesso allora ancora appena bene domani dopo forse ieri insieme intanto lassù mai oggi piano poi
    presto qui sempre sopra sotto spesso subito tardi
  `,
}
