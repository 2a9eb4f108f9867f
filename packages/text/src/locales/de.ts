import type { Locale } from '../notation/locale.js'

/**
 * German, as written in Germany and Austria. The text is told in the Präteritum; only the
 * general remarks and what is said between quotation marks are in the present.
 *
 * The variables of the patterns:
 * - G      who it is: `m` (der), `f` (die) or `pl` (die, plural).
 * - TOPIC  what people do: read, cook, mend … Verbs, objects and places of one topic fit
 *          each other, every one with every one. All verbs are transitive, not separable
 *          and have “haben”, so that the pattern can put them second or last.
 * - KIND   what happens by itself: wind, birds, boats, machines … A kind is singular
 *          throughout or plural throughout, and its verbs need one form only.
 * - SENSE  how one notices it: `watch` it move, `see` it rest, `hear` it.
 * - WAY    where people walk: `out` in the country or in `town`.
 * - EVENT  little events: `far` or `near`.
 * - POSE   how things are: they lie, stand or hang.
 * - AIR    what a place smells of: kitchen, workshop, outdoors.
 * - K      the gender of a place or building: `m`, `f`, `n`.
 * - SEASON spring, summer, autumn, winter.
 *
 * A sentence never has more than one phrase of time.
 */
export const de: Locale = {
  code: 'de',
  englishName: 'German',
  nativeName: 'Deutsch',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: true },

  statements: `
    {person.G:nom} {verb.TOPIC:G} {object.TOPIC}.
    {time} {verb.TOPIC:G} {person.G:nom} {place.TOPIC} {object.TOPIC}.
    {place.TOPIC} {verb.TOPIC:G} {der:G} {trait:G} {person.G:noun} {manner} {object.TOPIC}.
    {person.G:nom}, {der:G} {who:G}, {verb.TOPIC:G} {manner} {object.TOPIC}.
    {person.G:nom} {decided:G}, {place.TOPIC} {object.TOPIC} zu {verb.TOPIC:inf}.
    {by-then} {hatte:G} {person.G:nom} {object.TOPIC} {verb.TOPIC:part}.
    um {undisturbed} {place.TOPIC} {object.TOPIC} zu {verb.TOPIC:inf}, {prepare:G} {person.G:nom} {prepare:rest}.
    nachdem {person.G:nom} {object.TOPIC} {verb.TOPIC:part} {hatte:G}, {act:G} {er:G} {act:rest}.
    {it-took}, bis {person.G:nom} {place.TOPIC} {object.TOPIC} {verb.TOPIC:part} {hatte:G}.
    {first:a} {verb.TOPIC:G} {der:G} {trait:G} {person.G:noun} {object.TOPIC}, {first:b} {verb.TOPIC/2:G} {er:G} {object.TOPIC/2}.
    {nobody}, {why} {person.G:nom}, {der:G} {who:G}, {object.TOPIC} {verb.TOPIC:part} {hatte:G}.
    {event.far:main}, während {der:G} {trait:G} {person.G:noun} {place.TOPIC} {object.TOPIC} {verb.TOPIC:G}.
    {person.G:nom} {busy:G}, {place.TOPIC} {object.TOPIC} zu {verb.TOPIC:inf}, als {event.far:last}.
    {time} {walked.WAY:G} {person.G:nom} {carrying.WAY} {path.WAY}.
    {carrying.WAY} {walked.WAY:G} {der:G} {trait:G} {person.G:noun} {path.WAY}, {errand.WAY}.
    {person.G:nom}, {der:G} {who:G}, {walked.WAY:G} {time} {path.WAY}.
    {der:G} {trait:G} {person.G:noun} {walked.WAY:G} {path.WAY}.
    {time} {act:G} {person.G:nom} {act:rest}.
    {der:G} {trait:G} {person.G:noun} {act:G} {act:rest}.
    {event.EVENT:main}, und {person.G:nom}, {der:G} {who:G}, {act:G} {act:rest}.
    {when} {event.EVENT:last}, {act:G} {der:G} {trait:G} {person.G:noun} {act:rest}.
    {person.G:nom} {noticed.SENSE:G} {subject.SENSE.KIND} {where.SENSE.KIND} {did.SENSE.KIND}.
    während {subject.SENSE.KIND} {where.SENSE.KIND} {did.SENSE.KIND}, {act:G} {person.G:nom} {act:rest}.
    {time} {did.SENSE.KIND} {subject.SENSE.KIND} {where.SENSE.KIND}.
    {where.SENSE.KIND} {did.SENSE.KIND} {subject.SENSE.KIND}{and-yet}.
    {season.SEASON} {scene.SEASON}, und {der:G} {trait:G} {person.G:noun} {chore.SEASON:G}.
    {surface.POSE} {lay.POSE} {thing.POSE}, {thing.POSE/2} und {thing.POSE/3}.
    {room.AIR} {smelled} {scent.AIR} und {scent.AIR/2}.
    {beyond} {lay-there} {ein:K} {quiet:K} {spot.K} mit {feature} und {feature/2}.
    {das:K} {oldest} {building.K} {where} {building-was}.
    {time} tauchte {lost} {to-the} {turned-up} wieder auf.
    wer {skill}, {needs} {virtue} und {virtue/2}.
  `,

  lively: `
    „{^remark}“, {said:G} {der:G} {trait:G} {person.G:noun} und {gesture:G}.
    „{^plan:G} {object.TOPIC} {verb.TOPIC:inf}“, {said:G} {person.G:nom}.
    „{^query}?“, {asked:G} {der:G} {trait:G} {person.G:noun} {vantage}.
    „{^cry}!“, {called:G} {der:G} {trait:G} {person.G:noun} {vantage}.
    {why} {hatte:G} {person.G:nom} {place.TOPIC} {object.TOPIC} {verb.TOPIC:part}?
    wie {lovely} {was}, {at-ease} {stroll} {to-walk}!
  `,

  lists: {
    // ── People ────────────────────────────────────────────────────────────────

    // `noun` is the person without the article, for an adjective to stand between.
    'person.m': {
      forms: 'nom | noun',
      phrases: `
        der Tischler | Tischler
        der Buchhändler | Buchhändler
        der Bäcker | Bäcker
        der Imker | Imker
        der Hausmeister | Hausmeister
        der Uhrmacher | Uhrmacher
        der Musiklehrer | Musiklehrer
        der Apotheker | Apotheker
        der Gärtner | Gärtner
        der Schneider | Schneider
        der Fährmann | Fährmann
        der Bibliothekar | Bibliothekar
        der Koch | Koch
        der Lehrling | Lehrling
        der Fotograf | Fotograf
        der Nachbar | Nachbar
        der Großvater | Großvater
        der jüngere Bruder | jüngere Bruder
        der Onkel | Onkel
        der Student | Student
        der Postbote | Postbote
        der Schaffner | Schaffner
        der Orgelbauer | Orgelbauer
        der Archivar | Archivar
        der Zeichenlehrer | Zeichenlehrer
        der Förster | Förster
        der Blumenhändler | Blumenhändler
        der Kapitän | Kapitän
        der Übersetzer | Übersetzer
        der Museumswärter | Museumswärter
        der Töpfer | Töpfer
        der Puppenspieler | Puppenspieler
        der Kellner | Kellner
        der Ingenieur | Ingenieur
        der Chorleiter | Chorleiter
        der Fahrradhändler | Fahrradhändler
        der Klavierstimmer | Klavierstimmer
        der Bademeister | Bademeister
        der Gastwirt | Gastwirt
        der Buchbinder | Buchbinder
      `,
    },
    'person.f': {
      forms: 'nom | noun',
      phrases: `
        die Nachbarin | Nachbarin
        die Lehrerin | Lehrerin
        die Architektin | Architektin
        die Cellistin | Cellistin
        die Schreinerin | Schreinerin
        die Gärtnerin | Gärtnerin
        die Großmutter | Großmutter
        die ältere Schwester | ältere Schwester
        die Tante | Tante
        die Buchhändlerin | Buchhändlerin
        die Bäuerin | Bäuerin
        die Goldschmiedin | Goldschmiedin
        die Botanikerin | Botanikerin
        die Wirtin | Wirtin
        die Floristin | Floristin
        die Studentin | Studentin
        die Malerin | Malerin
        die Konditorin | Konditorin
        die Busfahrerin | Busfahrerin
        die Lokführerin | Lokführerin
        die Astronomin | Astronomin
        die Schriftstellerin | Schriftstellerin
        die Tierärztin | Tierärztin
        die Geigenbauerin | Geigenbauerin
        die Mechanikerin | Mechanikerin
        die Chorleiterin | Chorleiterin
        die Kunstlehrerin | Kunstlehrerin
        die Glasbläserin | Glasbläserin
        die Redakteurin | Redakteurin
        die Cousine | Cousine
        die Wanderführerin | Wanderführerin
        die Töpferin | Töpferin
        die Dolmetscherin | Dolmetscherin
        die Regisseurin | Regisseurin
        die Försterin | Försterin
        die Kapitänin | Kapitänin
        die Mieterin | Mieterin
        die Flötistin | Flötistin
        die Köchin | Köchin
        die Dozentin | Dozentin
      `,
    },
    'person.pl': {
      forms: 'nom | noun',
      phrases: `
        die Kinder | Kinder
        die Zwillinge | Zwillinge
        die Nachbarn | Nachbarn
        die Geschwister | Geschwister
        die Großeltern | Großeltern
        die Schüler | Schüler
        die Mitschüler | Mitschüler
        die Studenten | Studenten
        die Lehrlinge | Lehrlinge
        die Musiker | Musiker
        die Gäste | Gäste
        die Handwerker | Handwerker
        die Mitbewohner | Mitbewohner
        die Hobbygärtner | Hobbygärtner
        die Camper | Camper
        die Kolleginnen | Kolleginnen
        die Pfadfinder | Pfadfinder
        die Tanten | Tanten
        die Mieter | Mieter
        die Vereinsmitglieder | Vereinsmitglieder
        die Schauspieler | Schauspieler
        die Brüder | Brüder
        die Chorsänger | Chorsänger
        die Seeleute | Seeleute
        die Landwirte | Landwirte
        die Urlauber | Urlauber
        die Eltern | Eltern
        die Cousins | Cousins
        die Schachspieler | Schachspieler
        die Segler | Segler
        die Praktikanten | Praktikanten
        die Freiwilligen | Freiwilligen
      `,
    },

    // Words that agree with the person.
    der: { forms: 'm | f | pl', phrases: `der | die | die` },
    er: { forms: 'm | f,pl', phrases: `er | sie` },
    hatte: { forms: 'm,f | pl', phrases: `hatte | hatten` },

    // Between article and noun: true of anyone, young or old, one or many.
    trait: {
      forms: 'm,f | pl',
      phrases: `
        freundliche | freundlichen
        geduldige | geduldigen
        neugierige | neugierigen
        muntere | munteren
        besonnene | besonnenen
        aufmerksame | aufmerksamen
        fröhliche | fröhlichen
        hilfsbereite | hilfsbereiten
        fleißige | fleißigen
        bescheidene | bescheidenen
        ruhige | ruhigen
        gewissenhafte | gewissenhaften
        unternehmungslustige | unternehmungslustigen
        gesellige | geselligen
        gelassene | gelassenen
        herzliche | herzlichen
        gesprächige | gesprächigen
        wissbegierige | wissbegierigen
        umsichtige | umsichtigen
        liebenswürdige | liebenswürdigen
        belesene | belesenen
        heitere | heiteren
        vielseitige | vielseitigen
        zuverlässige | zuverlässigen
        flinke | flinken
        nachdenkliche | nachdenklichen
        höfliche | höflichen
        verträumte | verträumten
        schlagfertige | schlagfertigen
        reiselustige | reiselustigen
        tüchtige | tüchtigen
        humorvolle | humorvollen
      `,
    },

    // After “der”, “die”: a clause about the person, verb last.
    who: {
      forms: 'm,f | pl',
      phrases: `
        gern früh aufstand | gern früh aufstanden
        selten in Eile war | selten in Eile waren
        jeden Baum im Park kannte | jeden Baum im Park kannten
        niemals etwas verlor | niemals etwas verloren
        vier Sprachen sprach | vier Sprachen sprachen
        Ruhe zu schätzen wusste | Ruhe zu schätzen wussten
        nie ohne Regenschirm ausging | nie ohne Regenschirm ausgingen
        immer eine Abkürzung wusste | immer eine Abkürzung wussten
        alte Landkarten sammelte | alte Landkarten sammelten
        gut zuhören konnte | gut zuhören konnten
        jeden Geburtstag im Kopf hatte | jeden Geburtstag im Kopf hatten
        das Meer liebte | das Meer liebten
        überall Freunde hatte | überall Freunde hatten
        gern Rätsel löste | gern Rätsel lösten
        jede Einladung annahm | jede Einladung annahmen
        ein gutes Gedächtnis besaß | ein gutes Gedächtnis besaßen
        auf dem Land aufgewachsen war | auf dem Land aufgewachsen waren
        sich leicht begeistern ließ | sich leicht begeistern ließen
        nichts dem Zufall überließ | nichts dem Zufall überließen
        über alles lachen konnte | über alles lachen konnten
        viele alte Lieder kannte | viele alte Lieder kannten
        für jeden ein Lächeln hatte | für jeden ein Lächeln hatten
        den Duft von Regen mochte | den Duft von Regen mochten
        sich für Sterne begeisterte | sich für Sterne begeisterten
        Wert auf Pünktlichkeit legte | Wert auf Pünktlichkeit legten
        von langen Reisen träumte | von langen Reisen träumten
        sich über Kleinigkeiten freute | sich über Kleinigkeiten freuten
        jedes Geheimnis für sich behielt | jedes Geheimnis für sich behielten
        am liebsten im Freien war | am liebsten im Freien waren
        ein Auge für Einzelheiten hatte | ein Auge für Einzelheiten hatten
        kein Aufheben um sich machte | kein Aufheben um sich machten
        immer einen Witz wusste | immer einen Witz wussten
        gern neue Wege ausprobierte | gern neue Wege ausprobierten
      `,
    },

    // ── Time and manner ───────────────────────────────────────────────────────

    // Any hour of a waking day, any weather, any season.
    time: `
      am frühen Morgen
      am späten Nachmittag
      am Abend
      am Vormittag
      am Nachmittag
      gegen Mittag
      gegen Abend
      kurz nach acht
      kurz vor sechs
      eines Morgens
      eines Nachmittags
      eines Abends
      eines Tages
      an einem Dienstag
      an einem stillen Sonntag
      am Montag
      am Samstag
      am Mittwoch
      am Donnerstagabend
      am Freitagnachmittag
      am Sonntagmorgen
      am Dienstagabend
      am letzten Ferientag
      am zweiten Ferientag
      wenige Tage später
      eine Stunde später
      wenig später
      kurz darauf
      tags darauf
      nach einer Weile
      später am Tag
      am nächsten Morgen
      an jenem Abend
      an jenem Morgen
      an diesem Vormittag
      zur gewohnten Stunde
      zur Mittagszeit
      an einem ruhigen Nachmittag
      um halb neun
      um Viertel nach zehn
      gegen elf Uhr
      kurz vor zwölf
      gegen halb fünf
      bald nach Sonnenaufgang
      neulich
      gestern
      an einem gewöhnlichen Werktag
      am Abend vor der Abreise
    `,

    // After “bis”: when it was done. “Bis zum Abend hatte …”
    'by-then': `
      bis zum Abend
      bis zum Mittag
      bis zum Wochenende
      bis zum Einbruch der Dunkelheit
      bis zum Abendessen
      bis zum Mittagessen
      bis Freitag
      bis Sonntagabend
      bis zum Ende der Woche
      bis kurz vor sechs
      bis zum späten Nachmittag
      noch am selben Tag
      noch vor dem Wochenende
      am Ende des Tages
      noch vor der Abreise
      gerade noch rechtzeitig
      rechtzeitig zum Fest
    `,

    // How anything is done that takes a while.
    manner: `
      in aller Ruhe
      wie so oft
      mit großer Freude
      voller Eifer
      zum ersten Mal
      wie versprochen
      mit großem Vergnügen
      sorgfältig
      mit wachsender Begeisterung
      ohne Hast
      mit Bedacht
      zum Zeitvertreib
      nach langer Pause wieder
      wie gewohnt
      mit Hingabe
      mit großer Sorgfalt
      mit sichtlicher Freude
      zur Abwechslung
      ohne jede Eile
      mit leichter Hand
      ohne Mühe
    `,
    // Between “um” and “zu”: how one would like to do it.
    undisturbed: `
      in aller Ruhe
      ganz in Ruhe
      ohne Eile
      endlich einmal
      endlich wieder
      noch einmal
      mit der nötigen Sorgfalt
      einmal ganz allein
      nach alter Gewohnheit
      ohne jede Hast
      wie geplant
      wenigstens einmal
    `,

    // ── What people do: verbs, objects (accusative) and places by topic ───────

    'verb.read': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        las | lasen | lesen | gelesen
        studierte | studierten | studieren | studiert
        durchblätterte | durchblätterten | durchblättern | durchblättert
      `,
    },
    'object.read': `
      einen langen Reisebericht
      eine alte Chronik
      einen spannenden Roman
      einen Band mit Fabeln
      das neue Kochbuch
      ein vergilbtes Notizbuch
      einen Atlas der Meere
      die Wochenendzeitung
      eine Zeitschrift über Segelboote
      ein Buch über Vogelzüge
      ein Handbuch für Imker
      einen Katalog für Saatgut
      ein Wörterbuch der Mundarten
      die gesammelten Märchen
      ein altes Bordbuch
      einen Stapel alter Briefe
      das Programmheft
      einen dicken Wälzer
      die Familienchronik
      einen Wanderführer
      ein Lehrbuch der Botanik
      ein Bilderbuch mit Tieren
      einen Gedichtband
      die Lebenserinnerungen einer Forscherin
      ein Heft mit Rätseln
      die Geschichte der Eisenbahn
      einen schmalen Erzählband
      das Gästebuch
      eine Sammlung von Sagen
      ein Buch ohne Umschlag
      einen Ratgeber für Kleingärtner
      ein Werk über Brückenbau
      einen Ausstellungskatalog
      das Jahrbuch des Vereins
    `,
    'place.read': `
      in der Bibliothek
      im Lesesaal
      auf der Gartenbank
      am Fenster
      im Wartesaal
      in der Straßenbahn
      unter der Stehlampe
      auf dem Balkon
      im Lehnstuhl
      am Kamin
      unter der Kastanie
      in der Hängematte
      im Café am Markt
      auf der Fähre
      im Gartenhaus
      am Seeufer
      auf dem Sofa
      im Zugabteil
    `,

    'verb.write': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        schrieb | schrieben | schreiben | geschrieben
        verfasste | verfassten | verfassen | verfasst
        überarbeitete | überarbeiteten | überarbeiten | überarbeitet
        korrigierte | korrigierten | korrigieren | korrigiert
        kürzte | kürzten | kürzen | gekürzt
        übersetzte | übersetzten | übersetzen | übersetzt
        ergänzte | ergänzten | ergänzen | ergänzt
      `,
    },
    'object.write': `
      einen kleinen Reisebericht
      eine Kurzgeschichte
      die Festrede
      ein Hörspiel
      einen Beitrag für die Schülerzeitung
      ein Theaterstück
      das Vorwort
      einen ausführlichen Leserbrief
      eine Bauanleitung
      den Text für das Faltblatt
      ein Märchen vom Meer
      eine Rede zum Jubiläum
      den Wochenbericht
      einen Aufsatz über Bienen
      das letzte Kapitel
      ein Drehbuch
      die Ortschronik
      einen Artikel über Brücken
      die Gebrauchsanweisung
      eine heitere Erzählung
      das Grußwort
      einen Vortrag über Sternbilder
      den Liedtext
      eine Ballade
      den Museumsführer
      ein Kinderbuch
      die Einladung zum Sommerfest
      den Brief an den Verlag
      ein Lob der Schreibmaschine
      das Protokoll der Sitzung
      eine Fabel über zwei Frösche
      den Prospekt für das Heimatmuseum
    `,
    'place.write': `
      am Schreibtisch
      am Küchentisch
      in der Redaktion
      im Arbeitszimmer
      im Büro
      auf der Terrasse
      in der Dachkammer
      in einem stillen Café
      im Gartenhaus
      auf der Veranda
      im Speisewagen
      in der Stadtbücherei
      am offenen Fenster
      an einem kleinen Tisch
      im Wintergarten
      in der Schulbibliothek
    `,

    'verb.cook': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        kochte | kochten | kochen | gekocht
        würzte | würzten | würzen | gewürzt
        garnierte | garnierten | garnieren | garniert
        servierte | servierten | servieren | serviert
        verfeinerte | verfeinerten | verfeinern | verfeinert
      `,
    },
    'object.cook': `
      eine Kartoffelsuppe
      einen deftigen Eintopf
      das Risotto
      eine klare Brühe
      die Linsensuppe
      ein mildes Curry
      einen großen Topf Gulasch
      die Pilzsoße
      eine Suppe aus Pastinaken
      den Rotkohl
      das Apfelkompott
      ein Ragout mit Pilzen
      die Tomatensoße
      einen Topf Bohnensuppe
      das Kartoffelpüree
      einen süßen Milchreis
      die Fischsuppe
      eine Erbsensuppe
      die Zwiebelsuppe
      den Linseneintopf
      eine Soße mit Kräutern
      eine Lauchsuppe
      einen warmen Grießbrei
      die Gemüsesuppe
      ein einfaches Nudelgericht
      das Sauerkraut
      ein Chutney aus Pflaumen
      eine Spargelsuppe
      die Kürbissuppe
    `,
    'place.cook': `
      in der Küche
      in der Schulküche
      auf der Berghütte
      im Ferienhaus
      im Gemeindehaus
      in der alten Mühle
      im Gasthaus am See
      in der kleinen Kombüse
      im Vereinsheim
      auf dem Campingplatz
      in der Wohnküche
      im Gartenlokal
      im Hofcafé
      in der Jugendherberge
      auf dem Bauernhof
    `,

    'verb.mend': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        reparierte | reparierten | reparieren | repariert
        prüfte | prüften | prüfen | geprüft
        reinigte | reinigten | reinigen | gereinigt
        zerlegte | zerlegten | zerlegen | zerlegt
        untersuchte | untersuchten | untersuchen | untersucht
        begutachtete | begutachteten | begutachten | begutachtet
      `,
    },
    'object.mend': `
      eine alte Nähmaschine
      das Fahrrad mit Anhänger
      einen Plattenspieler
      die Wanduhr
      das Radio
      den Rasenmäher
      eine Schreibmaschine
      die Kaffeemühle
      einen Kurzwellenempfänger
      den Motor der Jolle
      das Mikroskop
      die Standuhr
      einen Diaprojektor
      die Spieldose
      das alte Moped
      den Kaffeeautomaten
      eine alte Kamera
      das Fernrohr
      das Barometer
      die Wasserpumpe
      einen Ventilator
      die Modelleisenbahn
      das Grammofon
      die Taschenuhr
      einen Wasserkocher
      das Tandem
      den Drucker
      eine mechanische Waage
      das Harmonium
      die Schreibtischlampe
      das Akkordeon
      den Toaster
    `,
    'place.mend': `
      in der Werkstatt
      im Keller
      in der Garage
      im Schuppen
      im Anbau
      im Hinterhof
      im Technikraum
      im Werkraum der Schule
      bei gutem Licht
      im Reparaturcafé
      in der Scheune
      in der Halle
      unter dem Vordach
      im Werkzimmer
    `,

    'verb.garden': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        pflanzte | pflanzten | pflanzen | gepflanzt
        goss | gossen | gießen | gegossen
        düngte | düngten | düngen | gedüngt
        bewässerte | bewässerten | bewässern | bewässert
        versorgte | versorgten | versorgen | versorgt
      `,
    },
    'object.garden': `
      die Kletterrosen
      den Lavendel
      die Johannisbeeren
      einen jungen Apfelbaum
      die Hortensien
      eine Reihe Sonnenblumen
      die Tomaten
      den Thymian
      den Rhabarber
      die Erdbeeren
      eine Hainbuchenhecke
      einen Feigenbaum
      den Rosmarin
      die Dahlien
      ein Beet mit Astern
      die Kürbisse
      die Himbeeren
      zwei Stachelbeersträucher
      die Narzissen
      die Pfingstrosen
      einen weißen Flieder
      das Gemüse
      die Zucchini
      den Quittenbaum
      einen Holunderstrauch
      die Stauden
      die Ringelblumen
      die Glockenblumen
      den Salbei
      ein paar Geranien
      den jungen Ahorn
      die Stangenbohnen
      den Kirschbaum
      drei Haselsträucher
    `,
    'place.garden': `
      im Garten
      hinter dem Haus
      am Zaun
      neben dem Brunnen
      im Schrebergarten
      vor der Veranda
      an der Südmauer
      neben dem Gewächshaus
      im Vorgarten
      neben dem Teich
      im Innenhof
      am Rand der Wiese
      neben der Regentonne
      hinter der Laube
      im Schulgarten
      hinter der Scheune
    `,

    'verb.wood': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        reparierte | reparierten | reparieren | repariert
        lackierte | lackierten | lackieren | lackiert
        polierte | polierten | polieren | poliert
        ölte | ölten | ölen | geölt
        bemalte | bemalten | bemalen | bemalt
        schliff | schliffen | schleifen | geschliffen
      `,
    },
    'object.wood': `
      einen schlichten Esstisch
      ein Bücherregal
      eine Gartenbank
      einen Nistkasten
      eine Truhe aus Eiche
      das Kinderbett
      einen Schaukelstuhl
      einen Blumenkasten
      den Küchenschrank
      eine Wiege
      ein Ruderboot
      den Dielenschrank
      einen Hocker
      ein Spielzeugschiff
      einen Holzkasten
      eine Kommode
      den Schreibtisch aus Kirschholz
      einen Bilderrahmen
      ein Schaukelpferd
      die Fensterläden
      einen Bauernschrank
      ein Wandregal
      zwei alte Stühle
      ein Schachbrett
      den Notenständer
      einen Werkzeugkasten
      ein Holztablett
      ein Vogelhaus
      die Eckbank
      einen kleinen Schlitten
      das Klapptischchen
    `,
    'place.wood': `
      in der Tischlerei
      in der Scheune
      im Hof
      unter dem Vordach
      im Werkraum
      hinter der Garage
      im Schuppen
      auf der Veranda
      in der alten Remise
      neben dem Holzlager
      im Anbau
      in der Bootshalle
      vor der Werkstatt
      im Erdgeschoss
    `,

    'verb.music': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        übte | übten | üben | geübt
        spielte | spielten | spielen | gespielt
        probte | probten | proben | geprobt
        wiederholte | wiederholten | wiederholen | wiederholt
      `,
    },
    'object.music': `
      einen langsamen Walzer
      ein altes Volkslied
      eine kurze Sonate
      ein kurzes Vorspiel
      den zweiten Satz
      eine Melodie in Moll
      ein Wiegenlied
      die Ouvertüre
      einen munteren Marsch
      das Menuett
      eine Polka
      das Lied vom Mond
      eine alte Ballettmusik
      eine Suite aus vier Tänzen
      ein Lied für das Sommerfest
      das Finale
      einen Tango
      die Filmmusik
      ein heiteres Rondo
      ein Scherzo
      eine Serenade
      den Refrain
      das Abschiedslied
      ein Stück aus dem Notenheft
      eine schlichte Weise
      den Auftakt
      eine Gavotte
      eine lange Ballade
      das Geburtstagslied
      die Hymne des Vereins
    `,
    'place.music': `
      im Musikzimmer
      im Probenraum
      am Klavier
      auf der kleinen Bühne
      in der Aula
      im Pavillon
      auf dem Dachboden
      im Treppenhaus
      im leeren Saal
      unter den Linden
      in der Musikschule
      auf der Terrasse
      im Wohnzimmer
      in der Turnhalle
    `,

    'verb.draw': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        zeichnete | zeichneten | zeichnen | gezeichnet
        malte | malten | malen | gemalt
        skizzierte | skizzierten | skizzieren | skizziert
        fotografierte | fotografierten | fotografieren | fotografiert
        filmte | filmten | filmen | gefilmt
      `,
    },
    'object.draw': `
      den alten Leuchtturm
      die steinerne Brücke
      die Segelboote
      den Marktplatz
      eine Reihe Pappeln
      die Windmühle
      das Stadttor
      die Dächer der Altstadt
      den Bahnhof
      die Salzwiesen
      ein Kornfeld
      das Fachwerkhaus
      die Hafenkräne
      einen einzelnen Baum
      die Bucht
      die Wolken über den Feldern
      das Wehr
      den Wasserturm
      die schmale Gasse
      ein Ruderboot am Steg
      die Burg
      das ganze Tal
      den Kirschgarten
      die Schafe auf dem Deich
      einen Graureiher
      den Brunnen mit den Fischen
      die Treppe zum Fluss
      die Fassade des Rathauses
      ein verlassenes Gehöft
      das Schloss
      die Allee
      den Musikpavillon
    `,
    'place.draw': `
      vom Balkon aus
      vom Hügel aus
      aus einiger Entfernung
      vom Fenster aus
      vom Dachfenster aus
      von der Dachterrasse aus
      bei klarer Sicht
      bei gutem Licht
      aus zwei Blickwinkeln
      von einer Bank aus
      von einer Anhöhe aus
      vom Wegrand aus
      mit etwas Abstand
      von schräg gegenüber
    `,

    'verb.cloth': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        nähte | nähten | nähen | genäht
        flickte | flickten | flicken | geflickt
        bügelte | bügelten | bügeln | gebügelt
        säumte | säumten | säumen | gesäumt
        bestickte | bestickten | besticken | bestickt
        verzierte | verzierten | verzieren | verziert
      `,
    },
    'object.cloth': `
      die Vorhänge
      eine Tischdecke
      ein weißes Hemd
      den Sommerrock
      eine Schürze
      die Kissenbezüge
      einen Beutel aus Leinen
      das Kostüm für den Umzug
      eine bunte Tagesdecke
      die Servietten
      den Mantel aus Wolle
      ein blaues Halstuch
      eine Leinenhose
      die Handtücher
      ein Kleid aus Baumwolle
      die Fahnen für das Fest
      den Bettbezug
      eine Bluse mit Kragen
      die Geschirrtücher
      einen Umhang
      einen Trachtenrock
      die Jacke aus Samt
      einen Seidenschal
      ein Kinderkleid
      die Weste
      den Kopfkissenbezug
      eine karierte Picknickdecke
      den Theatervorhang
    `,
    'place.cloth': `
      im Nähzimmer
      am Fenster
      in der Stube
      in der Schneiderei
      am großen Tisch
      in der Kostümwerkstatt
      im Wohnzimmer
      unter der Lampe
      im Handarbeitsraum
      im Wintergarten
      im Hinterzimmer
      im Obergeschoss
      neben dem Ofen
    `,

    'verb.fruit': {
      forms: 'm,f | pl | inf | part',
      phrases: `
        pflückte | pflückten | pflücken | gepflückt
        erntete | ernteten | ernten | geerntet
        sortierte | sortierten | sortieren | sortiert
        wusch | wuschen | waschen | gewaschen
        wog | wogen | wiegen | gewogen
        verteilte | verteilten | verteilen | verteilt
      `,
    },
    'object.fruit': `
      die reifen Birnen
      einen Korb Kirschen
      die ersten Erdbeeren
      frische Brombeeren
      eine Schale Himbeeren
      zwei Eimer Pflaumen
      die gelben Pflaumen
      saftige Pfirsiche
      die Stachelbeeren
      die süßesten Trauben
      eine Kiste Äpfel
      die grünen Bohnen
      die gelben Tomaten
      junge Erbsen
      die roten Johannisbeeren
      ein paar Quitten
      die Zuckerschoten
      einen Eimer Heidelbeeren
      reife Aprikosen
      die Sauerkirschen
      die frühen Äpfel
      die späten Zwetschgen
      eine Schüssel Holunderbeeren
      die kleinen Gurken
      dunkle Feigen
    `,
    'place.fruit': `
      im Obstgarten
      hinter der Scheune
      neben dem Gewächshaus
      am Gartenzaun
      auf dem Biohof
      im Schrebergarten
      im Schulgarten
      hinter dem Gasthaus
      im Bauerngarten
      im Hof
      vor der Gartenlaube
      neben dem Bauernhaus
    `,

    // ── What happens by itself ────────────────────────────────────────────────

    // The wind: singular.
    'subject.hear.wind': `
      der Wind
      ein leichter Wind
      eine frische Brise
      ein lauer Wind
      ein kühler Wind
      ein kräftiger Wind
      der Seewind
      ein milder Wind
      ein warmer Ostwind
      ein sanfter Westwind
      ein böiger Wind
      ein warmer Südwind
    `,
    'did.hear.wind': `
      wehte
      strich
      zog
    `,
    'where.hear.wind': `
      durch die Pappeln
      über die Wiesen
      um das Haus
      durch das offene Fenster
      über den leeren Platz
      durch den Innenhof
      vom Meer her ins Land
      über die Felder
      durch die Gassen
      durch die engen Straßen
      über den See
      durch die Allee
      über die Dünen
      durch den Obstgarten
      über den Bahndamm
      durch alle Zimmer
    `,

    // Large birds in the air: plural.
    'subject.watch.bird': `
      die Möwen
      zwei Störche
      die Schwalben
      drei Reiher
      die Dohlen
      ein paar Krähen
      die Kraniche
      die Tauben
      zwei Bussarde
      die Wildgänse
      die Mauersegler
      zwei Falken
    `,
    'did.watch.bird': `
      kreisten
      flogen
      segelten
    `,
    'where.watch.bird': `
      über dem Hafen
      über den Dächern
      hoch über dem Fluss
      über den Feldern
      über der Bucht
      am weiten Himmel
      über dem Rathausturm
      über dem Flussufer
      über den Schrebergärten
      hoch in der Luft
      über dem Deich
      über der alten Ziegelei
      über dem Bahnhof
      über den Baumkronen
      über dem Moor
      über dem stillen See
    `,

    // Small birds that sing: plural.
    'subject.hear.song': `
      die Amseln
      die Mönchsgrasmücken
      zwei Rotkehlchen
      die Meisen
      ein paar Stieglitze
      die Singdrosseln
      die Stare
      die Zaunkönige
      zwei Buchfinken
      die Finken
    `,
    'did.hear.song': `
      sangen
      zwitscherten
      trillerten
    `,
    'where.hear.song': `
      in der Hecke
      vor dem Fenster
      im Efeu
      in den Apfelbäumen
      auf dem Dachfirst
      im Holunder
      am Waldrand
      in den Linden
      im Innenhof
      auf dem Gartenzaun
      in den alten Weiden
      hinter der Scheune
      im Gebüsch am Bach
      oben im Nussbaum
      im Fliederbusch
    `,

    // Boats: plural.
    'subject.watch.boat': `
      die Fischerboote
      zwei Segelboote
      die Ruderboote
      ein paar Jollen
      die Lastkähne
      drei kleine Kutter
      die Ausflugsschiffe
      zwei alte Schoner
      zwei Paddelboote
      die Fähren
      die Boote der Segelschule
    `,
    'did.watch.boat': `
      glitten
      fuhren
      zogen
    `,
    'where.watch.boat': `
      langsam durch den Hafen
      um den Leuchtturm
      durch die Schleuse
      über das glatte Wasser
      zum anderen Ufer
      in Richtung Insel
      ruhig flussabwärts
      um die Insel
      auf den offenen See
      in die Bucht
      aus dem Hafen
      durch den Kanal
      zwischen den Bojen
      langsam in Richtung Küste
    `,

    // Mist and clouds: singular.
    'subject.see.mist': `
      ein feiner Nebel
      leichter Dunst
      der Nebel
      ein grauer Schleier
      ein Rest von Nebel
      ein Streifen Nebel
      eine Nebelschwade
      ein weißer Nebelschleier
      zarter Bodennebel
      ein bläulicher Dunst
      heller Nebel
    `,
    'did.see.mist': `
      lag
      hing
      schwebte
    `,
    'where.see.mist': `
      über den Wiesen
      über dem Tal
      zwischen den Hügeln
      über dem Fluss
      über dem Marktplatz
      über den Weiden
      über dem Wald
      zwischen den Baumstämmen
      über der Stadt
      über der Flussmündung
      am anderen Ufer
      über den Gleisen
      über dem Hafenbecken
      auf halber Höhe am Hang
      über den Stoppelfeldern
    `,

    // Light: singular, in a direction.
    'subject.see.light': `
      das Licht
      warmes Licht
      klares Licht
      mildes Licht
      das Sonnenlicht
      weiches Licht
      ein heller Lichtstrahl
      goldenes Licht
      ein Sonnenstrahl
      silbriges Licht
      blasses Licht
    `,
    'did.see.light': `
      fiel
      schien
    `,
    'where.see.light': `
      durch die Fensterläden
      durch das Blätterdach
      in den Hof
      auf den Dielenboden
      durch die hohen Fenster
      bis in die Werkstatt
      durch den Türspalt
      auf die Bücherregale
      in die Diele
      auf die alten Mauern
      durch die Vorhänge
      bis auf den Grund des Brunnens
      in das Treppenhaus
      auf den Küchentisch
      durch das bunte Glas
      auf die Steinstufen
    `,

    // Sounds: singular.
    'subject.hear.sound': `
      eine Klarinette
      ein Lied
      eine Geige
      eine Flöte
      helles Gelächter
      ein Akkordeon
      eine Trompete
      ein fröhlicher Walzer
      ein fröhliches Pfeifen
      ein vielstimmiger Kanon
      der Gesang eines Chors
      heitere Klaviermusik
      eine Mundharmonika
    `,
    'did.hear.sound': `
      klang
      hallte
      tönte
      schallte
    `,
    'where.hear.sound': `
      über den Platz
      durch die Gasse
      vom Hafen
      aus dem Nachbarhaus
      durch den Park
      vom anderen Ufer
      durch das ganze Haus
      über die Dächer
      aus dem Hinterhof
      durch das Tal
      aus dem Dorf
      aus weiter Ferne
      über das Wasser
      durch die Unterführung
      von der Brücke
    `,

    // Leaves and grasses: plural.
    'subject.hear.leaf': `
      die Blätter
      die Birken
      die Gräser
      die Zweige der Weide
      die Pappeln
      die alten Linden
      die Espen
      die Baumkronen
      die Buchen
      die jungen Erlen
      die Ahornbäume
      die Akazien
    `,
    'did.hear.leaf': `
      raschelten
      flüsterten
      rauschten
    `,
    'where.hear.leaf': `
      im Wind
      in der Abendluft
      am Wegrand
      am Ufer
      am Rand des Feldes
      hinter der Mauer
      in der leichten Brise
      entlang der Landstraße
      am Bahndamm
      neben dem Steg
      rings um den Teich
      an der Böschung
      unter den ziehenden Wolken
      vor dem Haus
    `,

    // Machines and clocks in a house: singular.
    'subject.hear.machine': `
      der alte Kühlschrank
      die Waschmaschine
      ein Ventilator
      die Heizung
      der Gefrierschrank
      ein Rechner
      die Wasserpumpe
      der Boiler
      der Trockner
      ein Drucker
      eine Nähmaschine
      die Lüftung
    `,
    'did.hear.machine': `
      brummte
      summte
      surrte
    `,
    'where.hear.machine': `
      in der Ecke
      nebenan
      im Hintergrund
      leise vor sich hin
      im Keller
      hinter der Tür
      im Nebenzimmer
      am anderen Ende des Flurs
      unentwegt vor sich hin
      irgendwo im Haus
      eine Etage tiefer
      im Erdgeschoss
      gleich hinter der Wand
    `,

    // Animals at rest: singular.
    'subject.see.animal': `
      die Katze
      der alte Hund
      ein grauer Kater
      der kleine Dackel
      eine graue Katze
      die getigerte Katze
      eine weiße Katze
      ein rotbrauner Kater
      die alte Katze
      ein junger Hund
      der schwarze Kater
    `,
    'did.see.animal': `
      schlief
      döste
      lag
      ruhte
    `,
    'where.see.animal': `
      neben dem Ofen
      unter der Bank
      im warmen Stroh
      vor der Haustür
      unter dem Küchentisch
      im Schatten der Regentonne
      zwischen den Blumentöpfen
      auf der Fußmatte
      auf den warmen Steinen
      unter dem Flieder
      im hohen Gras
      auf einem alten Kissen
      im Korb neben der Tür
      neben der Gartenbank
      vor dem Gewächshaus
    `,

    // Trains and trams: plural.
    'subject.watch.train': `
      die Züge
      die Güterwagen
      die Doppelstockwagen
      zwei Triebwagen
      die gelben Waggons
      die Regionalzüge
      die roten Schienenbusse
      ein paar Eilzüge
      die Nahverkehrszüge
      die alten Lokomotiven
    `,
    'did.watch.train': `
      rollten
      fuhren
      ratterten
    `,
    'where.watch.train': `
      über die Brücke
      durch das Tal
      durch den Kiefernwald
      über die Weichen
      durch den Tunnel
      in Richtung Küste
      über den hohen Bahndamm
      durch die Vorstadt
      über den Fluss
      langsam in den Bahnhof
      durch die Ebene
      durch die Sonnenblumenfelder
      quer durch das Hügelland
      in Richtung Süden
    `,

    // Rain: singular.
    'subject.hear.rain': `
      der Regen
      ein warmer Regen
      ein kurzer Schauer
      der Sommerregen
      ein heftiger Schauer
      ein kräftiger Regen
      ein plötzlicher Regenguss
      der erste Regen
      der Landregen
    `,
    'did.hear.rain': `
      trommelte
      prasselte
      klopfte
    `,
    'where.hear.rain': `
      auf das Dach
      gegen die Scheiben
      auf die Markisen
      auf das Kopfsteinpflaster
      auf das Blechdach
      auf die Regenschirme
      auf die Gartentische
      gegen die Fensterläden
      auf die Bahnsteige
      auf das Vordach
      auf die breiten Blätter
      auf die Autodächer
      auf die Holzstapel
      auf das Bootsdeck
    `,

    // Running water: singular.
    'subject.hear.water': `
      der Bach
      das Wasser
      der Fluss
      das klare Wasser
      die Quelle
      ein Rinnsal
      der Mühlbach
      ein schmaler Bach
      ein Gebirgsbach
      das Flüsschen
    `,
    'did.hear.water': `
      plätscherte
      rauschte
      murmelte
      gurgelte
    `,
    'where.hear.water': `
      hinter der Mühle
      unter der Holzbrücke
      am Ende des Gartens
      zwischen den Steinen
      am Fuß des Hügels
      im Halbdunkel
      hinter den Erlen
      mitten im Dorf
      gleich neben dem Weg
      jenseits der Wiese
      unbeirrt vor sich hin
      unter den Weiden
      vor dem Haus
      neben der Straße
    `,

    // ── Small things that anyone does, anywhere, at any hour ──────────────────

    // Separable verbs and ready-made predicates: “blickte die Nachbarin aus dem Fenster”.
    // No reflexive verbs: their “sich” would have to stand elsewhere.
    act: {
      forms: 'm,f | pl | rest',
      phrases: `
        blickte | blickten | kurz auf
        lachte | lachten | laut auf
        dachte | dachten | ans Meer
        griff | griffen | nach einem Stift
        deckte | deckten | den Tisch
        trat | traten | einen Schritt zurück
        öffnete | öffneten | das Fenster
        nickte | nickten | zufrieden
        schwieg | schwiegen | einen Augenblick
        erzählte | erzählten | von der letzten Reise
        goss | gossen | die Zimmerpflanzen
        pfiff | pfiffen | leise vor sich hin
        fing | fingen | noch einmal von vorn an
        schrieb | schrieben | alles auf
        blätterte | blätterten | in einer Zeitschrift
        rückte | rückten | den Tisch ans Fenster
        holte | holten | tief Luft
        winkte | winkten | zum Abschied
        legte | legten | die Arbeit beiseite
        trank | tranken | einen Schluck Tee
        schälte | schälten | ein paar Äpfel
        schmiedete | schmiedeten | Pläne für den Sommer
        hielt | hielten | einen Augenblick inne
        lächelte | lächelten | zufrieden
        sah | sahen | auf die Uhr
        bat | baten | um Rat
        kochte | kochten | eine Kanne Tee
        goss | gossen | noch etwas Tee ein
        rief | riefen | die anderen herbei
        machte | machten | eine kurze Pause
        setzte | setzten | den Hut auf
        schüttelte | schüttelten | lachend den Kopf
        faltete | falteten | die Zeitung zusammen
        dachte | dachten | an die nächste Reise
        änderte | änderten | den Plan
        kam | kamen | auf eine gute Idee
        nahm | nahmen | noch ein Stück Kuchen
        wartete | warteten | noch einen Augenblick
        atmete | atmeten | erleichtert auf
        suchte | suchten | nach den richtigen Worten
      `,
    },

    // Before a piece of work that wants peace: “stand die Lehrerin früh auf”.
    prepare: {
      forms: 'm,f | pl | rest',
      phrases: `
        stand | standen | besonders früh auf
        ließ | ließen | das Telefon klingeln
        ließ | ließen | alles andere liegen
        lehnte | lehnten | zwei Einladungen ab
        kam | kamen | eine Stunde früher
        verschob | verschoben | den Ausflug
        hielt | hielten | sich den Vormittag frei
        räumte | räumten | zuerst gründlich auf
        bat | baten | um etwas Geduld
        schaltete | schalteten | den Fernseher aus
        brauchte | brauchten | nur einen freien Nachmittag
        ging | gingen | ausnahmsweise nicht ans Telefon
        verzichtete | verzichteten | auf den Spaziergang
        stellte | stellten | eine Kanne Tee bereit
        sagte | sagten | einen Besuch ab
        schob | schoben | alles andere auf
        blieb | blieben | etwas länger als sonst
        stellte | stellten | den Wecker auf sechs
      `,
    },

    // ── Ways ──────────────────────────────────────────────────────────────────

    // Two kinds of ways, `out` in the country and `town`, and why one goes: an infinitive
    // clause after a comma.
    'walked.out': {
      forms: 'm,f | pl',
      phrases: `
        ging | gingen
        spazierte | spazierten
        wanderte | wanderten
        lief | liefen
      `,
    },
    'path.out': `
      am Kanal entlang
      am Fluss entlang
      durch den Obstgarten
      am Deich entlang
      über die Felder
      bis zum Leuchtturm
      durch den Kiefernwald
      quer über die Wiese
      am Ufer entlang
      bis ans Ende des Dorfes
      an den Schrebergärten vorbei
      über den Damm
      am Waldrand entlang
      durch die Heide
      rund um den Teich
      an der Ziegelei vorbei
      bis zur nächsten Bucht
      auf den Aussichtshügel
      über die Holzstege
      am Bahndamm entlang
      bis zum Wehr
      bis zur alten Mühle
      durch das Moor
      über den Höhenweg
      durch die Dünen
      am See entlang
      an den Bienenstöcken vorbei
      durch das Birkenwäldchen
      bis zur Quelle
      über die Streuobstwiese
      den Bach hinauf
      an der Schafweide vorbei
      durch die Kastanienallee
      bis zur Aussichtsbank
      um die halbe Insel
    `,
    'errand.out': `
      um den Kopf frei zu bekommen
      um die Vögel zu beobachten
      um den Tag ausklingen zu lassen
      um in Ruhe nachzudenken
      um die Wolken zu fotografieren
      um die Aussicht zu genießen
      um Kräuter zu sammeln
      um ein Picknick zu machen
      um nach dem Wetter zu sehen
      um einen alten Pfad zu suchen
      um die neue Brücke zu sehen
      um den Hund auszuführen
      um den Lerchen zu lauschen
      um Holunderblüten zu suchen
      um die Stille zu genießen
      um bunte Steine zu sammeln
      um sich die Zeit zu vertreiben
      um ein Motiv zu suchen
      um frische Luft zu schnappen
      um auf andere Gedanken zu kommen
      um sich die Beine zu vertreten
      um ein paar Skizzen zu machen
    `,
    'walked.town': {
      forms: 'm,f | pl',
      phrases: `
        ging | gingen
        spazierte | spazierten
        schlenderte | schlenderten
        bummelte | bummelten
        lief | liefen
      `,
    },
    'path.town': `
      über den Marktplatz
      durch den Park
      über die Brücke
      durch die Altstadt
      am Bahnhof vorbei
      durch die stillen Gassen
      am Hafen entlang
      durch das Stadttor
      über den Lindenplatz
      an der Stadtmauer entlang
      durch die Lindenallee
      durch die Markthalle
      bis ans Ende der Straße
      am Rathaus vorbei
      die Uferpromenade entlang
      durch das Museumsviertel
      über den Rathausplatz
      an den Kaufhäusern vorbei
      durch die Fußgängerzone
      am Theater vorbei
      über den Kornmarkt
      durch die Ladenpassage
      an den Speichern vorbei
      durch den Stadtgarten
      an den Arkaden entlang
      durch das Hafenviertel
      am Opernhaus vorbei
      über den Theaterplatz
      quer durch die Innenstadt
      die Hauptstraße hinunter
    `,
    'errand.town': `
      um frisches Brot zu kaufen
      um einen Brief einzuwerfen
      um Freunde zu treffen
      um Eier und Milch zu holen
      um die neue Ausstellung zu sehen
      um Gäste abzuholen
      um den Fahrplan zu studieren
      um ein Buch zurückzugeben
      um Karten für den Abend zu kaufen
      um ein Paket aufzugeben
      um neue Farben zu kaufen
      um ein Geschenk auszusuchen
      um den Straßenmusikern zuzuhören
      um die Schaufenster zu betrachten
      um einen Kaffee zu trinken
      um beim Flohmarkt zu helfen
      um eine Fahrkarte zu lösen
      um Stoff für Vorhänge zu besorgen
      um ein Eis zu essen
      um den Schlüssel nachmachen zu lassen
      um Saatgut auszusuchen
      um die Wochenendzeitung zu kaufen
      um eine Lampe auszusuchen
    `,

    // What one carries or wears on the way; stands first or after the person.
    'carrying.out': `
      mit einem Korb am Arm
      mit der Kamera um den Hals
      mit einem leichten Rucksack
      mit einem Notizbuch in der Tasche
      mit einem Fernglas
      mit einer Wolldecke
      mit einer Thermoskanne
      mit einem Strauß Feldblumen
      mit einem Beutel Nüsse
      mit einer Tüte Kirschen
      mit Strohhut und Sonnenbrille
      mit Papier und Bleistift
      mit einer Wanderkarte
      mit einem alten Kompass
      mit belegten Broten im Gepäck
      mit einem Lied auf den Lippen
      mit großen Schritten
      in Gummistiefeln
      in festen Schuhen
      ohne ein Wort
      ohne Gepäck
      ohne Karte
    `,
    'carrying.town': `
      mit einem Korb am Arm
      mit der Kamera um den Hals
      mit einem Stadtplan
      mit einem Bund Tulpen
      mit einem leichten Rucksack
      mit einem Notizbuch in der Tasche
      mit einem bunten Schirm
      mit einer großen Schachtel
      mit einer Rolle Packpapier
      mit drei Büchern unter dem Arm
      mit einem kleinen Koffer
      mit einer Tüte Nüsse
      mit dem Geigenkasten
      mit einer Schachtel Pralinen
      mit einer Gitarre
      mit einer Einkaufsliste
      mit einer Zeitung in der Hand
      mit Hut und Schal
      ohne Schirm
      ohne ein Wort
      ohne Gepäck
      in bequemen Schuhen
    `,

    // ── What people notice, intend and say of each other ──────────────────────

    // Before a subordinate clause, comma included: about something that moves, something that
    // rests, something heard.
    'noticed.watch': {
      forms: 'm,f | pl',
      phrases: `
        sah zu, wie | sahen zu, wie
        beobachtete, wie | beobachteten, wie
        bemerkte sofort, dass | bemerkten sofort, dass
        merkte kaum, dass | merkten kaum, dass
        schaute zu, wie | schauten zu, wie
        mochte es, wenn | mochten es, wenn
        frühstückte, während | frühstückten, während
        plauderte, während | plauderten, während
        machte Pause, während | machten Pause, während
        schwieg, während | schwiegen, während
        bemerkte erst spät, dass | bemerkten erst spät, dass
        sah lange zu, wie | sahen lange zu, wie
        saß auf der Treppe, während | saßen auf der Treppe, während
        fand es schön, wenn | fanden es schön, wenn
        aß einen Apfel, während | aßen Äpfel, während
      `,
    },
    'noticed.see': {
      forms: 'm,f | pl',
      phrases: `
        sah, dass | sahen, dass
        bemerkte sofort, dass | bemerkten sofort, dass
        merkte kaum, dass | merkten kaum, dass
        mochte es, wenn | mochten es, wenn
        frühstückte, während | frühstückten, während
        plauderte, während | plauderten, während
        machte Pause, während | machten Pause, während
        schwieg, während | schwiegen, während
        bemerkte erst spät, dass | bemerkten erst spät, dass
        saß auf der Treppe, während | saßen auf der Treppe, während
        fand es schön, wenn | fanden es schön, wenn
        aß einen Apfel, während | aßen Äpfel, während
        trank Tee, während | tranken Tee, während
      `,
    },
    'noticed.hear': {
      forms: 'm,f | pl',
      phrases: `
        hörte, wie | hörten, wie
        merkte kaum, dass | merkten kaum, dass
        mochte es, wenn | mochten es, wenn
        plauderte, während | plauderten, während
        schlief weiter, während | schliefen weiter, während
        erwachte, als | erwachten, als
        horchte auf, als | horchten auf, als
        frühstückte, während | frühstückten, während
        hörte im Halbschlaf, wie | hörten im Halbschlaf, wie
        las weiter, während | lasen weiter, während
        saß am Tisch, während | saßen am Tisch, während
        schrieb weiter, während | schrieben weiter, während
        trank Tee, während | tranken Tee, während
        deckte den Tisch, während | deckten den Tisch, während
        löste ein Rätsel, während | lösten Rätsel, während
      `,
    },

    // Before “, … zu” with the infinitive.
    decided: {
      forms: 'm,f | pl',
      phrases: `
        beschloss | beschlossen
        nahm sich vor | nahmen sich vor
        hatte vor | hatten vor
        hatte sich vorgenommen | hatten sich vorgenommen
        war fest entschlossen | waren fest entschlossen
        hatte gerade begonnen | hatten gerade begonnen
        war gerade dabei | waren gerade dabei
        hatte längst beschlossen | hatten längst beschlossen
        genoss es sehr | genossen es sehr
        fand endlich Zeit | fanden endlich Zeit
        freute sich darauf | freuten sich darauf
        hatte Spaß daran | hatten Spaß daran
        kam endlich dazu | kamen endlich dazu
        begann | begannen
        ließ es sich nicht nehmen | ließen es sich nicht nehmen
        schaffte es endlich | schafften es endlich
        hatte große Lust | hatten große Lust
        fand Gefallen daran | fanden Gefallen daran
      `,
    },

    // What goes on when something happens: “…, … zu …, als …”
    busy: {
      forms: 'm,f | pl',
      phrases: `
        war gerade dabei | waren gerade dabei
        hatte eben begonnen | hatten eben begonnen
        hatte gerade angefangen | hatten gerade angefangen
        war noch damit beschäftigt | waren noch damit beschäftigt
        wollte eben beginnen | wollten eben beginnen
        war noch immer dabei | waren noch immer dabei
        hatte endlich begonnen | hatten endlich begonnen
      `,
    },

    // ── Little events: as a main clause, and with the verb last ───────────────

    // `far` is noticed wherever one is, indoors or out; `near` only fits where no place is named.
    'event.far': {
      forms: 'main | last',
      phrases: `
        es begann zu regnen | es zu regnen begann
        die Sonne kam heraus | die Sonne herauskam
        die Glocken läuteten | die Glocken läuteten
        ein Traktor fuhr vorüber | ein Traktor vorüberfuhr
        der Wind drehte | der Wind drehte
        die Laternen gingen an | die Laternen angingen
        der Nebel löste sich auf | der Nebel sich auflöste
        es schlug fünf | es fünf schlug
        der Bus hielt an der Ecke | der Bus an der Ecke hielt
        in der Ferne bellte ein Hund | in der Ferne ein Hund bellte
        der Besuch kam | der Besuch kam
        eine Kapelle begann zu spielen | eine Kapelle zu spielen begann
        der Himmel wurde heller | der Himmel heller wurde
        die Straße wurde still | die Straße still wurde
        der Regen ließ nach | der Regen nachließ
        der Postwagen bog um die Ecke | der Postwagen um die Ecke bog
        dunkle Wolken zogen auf | dunkle Wolken aufzogen
        ein Regenbogen erschien | ein Regenbogen erschien
        ein Schwarm Tauben flog auf | ein Schwarm Tauben aufflog
        der Hahn krähte | der Hahn krähte
        jemand rief zum Essen | jemand zum Essen rief
        ein Radfahrer klingelte | ein Radfahrer klingelte
      `,
    },
    'event.near': {
      forms: 'main | last',
      phrases: `
        das Telefon klingelte | das Telefon klingelte
        der Zug hielt | der Zug hielt
        ein Paket kam an | ein Paket ankam
        das Wasser kochte | das Wasser kochte
        jemand klopfte an die Tür | jemand an die Tür klopfte
        eine Tür schlug zu | eine Tür zuschlug
        der Markt schloss | der Markt schloss
        die Fähre legte ab | die Fähre ablegte
        das Brot kam aus dem Ofen | das Brot aus dem Ofen kam
        die Tür ging auf | die Tür aufging
        im Radio begann ein Walzer | im Radio ein Walzer begann
        die Kaffeemühle ratterte | die Kaffeemühle ratterte
        die Katze kam nach Hause | die Katze nach Hause kam
        die Ladentür fiel ins Schloss | die Ladentür ins Schloss fiel
        die Schranke öffnete sich | die Schranke sich öffnete
        die Treppe knarrte leise | die Treppe leise knarrte
        das Licht ging an | das Licht anging
        nebenan begann jemand zu singen | nebenan jemand zu singen begann
        die Suppe stand auf dem Tisch | die Suppe auf dem Tisch stand
      `,
    },
    // Before an event with its verb last.
    when: `
      als
      sobald
      gerade als
      in dem Moment, als
      im selben Augenblick, als
    `,
    'and-yet': `
      , und niemand störte sich daran
      , doch kaum jemand achtete darauf
      , und der Tag nahm seinen Lauf
      , und die Zeit schien stehen zu bleiben
      , als hätte es nie anders sein sollen
      , und alles andere konnte warten
      , wie immer um diese Zeit
      , und die Stadt erwachte langsam
      , und es roch nach Kaffee
      , und irgendwo lachte jemand
      , und die Straßen leerten sich
      , und eine Weile sprach niemand
      , und drinnen wurde der Tisch gedeckt
      , fast wie in einem alten Film
      , und nichts drängte zum Aufbruch
      , und bald gab es Frühstück
      , noch ehe der Tee fertig war
      , und jeder hing seinen Gedanken nach
      , und der Tag verging langsam
      , ganz wie in Kindertagen
    `,

    // ── Still lives: what lay, stood and hung where (all plural verbs) ────────

    'surface.lie': `
      auf dem Küchentisch
      auf der Fensterbank
      in der obersten Schublade
      in einem alten Karton
      auf der Kommode
      auf dem Schreibtisch
      in der Truhe
      auf dem Nachttisch
      auf der Werkbank
      im Regal
      auf dem Sofa
      auf dem Klavierdeckel
      unter dem Bett
      auf der Treppe
      in der Holzkiste
      auf dem Gartenstuhl
      auf der Truhe im Flur
      auf dem Stuhl am Fenster
    `,
    'lay.lie': `
      lagen
      fanden sich
      warteten
    `,
    'thing.lie': `
      ein altes Lesebuch
      ein Bund Schlüssel
      eine Brille
      drei Bleistifte
      ein Zollstock
      ein gefalteter Brief
      zwei Fahrkarten
      eine Landkarte
      ein Notizheft
      eine kleine Schere
      ein Radiergummi
      ein Paar Handschuhe
      eine Zeitung vom Vortag
      ein rotes Band
      eine Mundharmonika
      ein Würfel
      ein Stempel
      eine Muschel
      eine Briefmarke
      ein glatter Stein
      zwei Knöpfe
      ein Kartenspiel
      ein Lineal
      eine Postkarte
      ein besticktes Taschentuch
      ein Pinsel
      eine Rolle Garn
      ein alter Fahrplan
      eine Feder
      ein Kompass
      ein Notenblatt
      ein Wollknäuel
      eine Schachtel Kreiden
      ein leerer Umschlag
      eine Halskette
    `,
    'surface.stand': `
      auf dem Tisch
      auf dem Fensterbrett
      auf der Anrichte
      im Küchenregal
      auf der Küchentheke
      neben der Spüle
      auf dem Terrassentisch
      auf dem Gartentisch
      auf dem Frühstückstisch
      auf dem Beistelltisch
      auf dem Servierwagen
      neben dem Ofen
    `,
    'lay.stand': `
      standen
      warteten
      fanden sich
    `,
    'thing.stand': `
      eine Vase mit Tulpen
      ein Krug Wasser
      zwei Teller
      ein Glas Honig
      eine Kanne Tee
      drei blaue Tassen
      ein Kerzenständer
      eine Schale Äpfel
      ein Korb mit Brot
      ein Topf Basilikum
      eine Gießkanne
      ein kleiner Globus
      ein Wecker
      eine Laterne
      eine Tischlampe
      eine Zuckerdose
      ein Blumentopf
      eine Milchkanne
      ein Stapel Schüsseln
      eine Schachtel Kekse
      ein Marmeladenglas
      eine Karaffe Saft
      ein Salzfass
      ein Radio
      ein Korb Wolle
      eine Schüssel Kirschen
      ein Teller Pflaumen
    `,
    'surface.hang': `
      neben der Tür
      an der Wand
      an der Garderobe
      über der Werkbank
      an den Haken im Flur
      am Pfosten der Veranda
      an den Dachbalken
      neben dem Fenster
      am Treppengeländer
      hinter der Küchentür
      im Treppenhaus
      in der Diele
    `,
    'lay.hang': `
      hingen
      baumelten
    `,
    'thing.hang': `
      ein Strohhut
      ein Regenmantel
      eine Schürze
      zwei Laternen
      ein Bund Lavendel
      eine Tasche aus Leder
      ein gestreifter Schal
      drei Körbe
      eine Gießkanne
      ein Wanderstock
      eine blaue Jacke
      ein alter Rucksack
      ein Regenschirm
      eine Lichterkette
      ein Fernglas
      ein Beutel mit Wäscheklammern
      ein Küchentuch
      ein Einkaufsnetz
      eine Strickjacke
      ein Springseil
    `,

    // ── Rooms and their scents (dative after “nach”) ──────────────────────────

    'room.kitchen': `
      in der Küche
      im ganzen Haus
      in der Backstube
      im Treppenhaus
      im Gasthaus
      auf dem Wochenmarkt
      in der Bäckerei
      im kleinen Café
      im Bauernhaus
      im Speisesaal
      vor der Konditorei
      in der Markthalle
    `,
    'scent.kitchen': `
      frischem Brot
      Zimt
      Kaffee
      Bratäpfeln
      Vanille
      heißer Schokolade
      Apfelkuchen
      Orangenschalen
      Rosmarin
      gerösteten Nüssen
      Thymian
      Kardamom
      warmer Butter
      Himbeermarmelade
      Hefeteig
      Pfannkuchen
      Honig
      Zwiebelkuchen
      Basilikum
      Zitronen
      Anis
      Pflaumenmus
      Lebkuchen
    `,
    'room.workshop': `
      in der Werkstatt
      im Schuppen
      auf dem Dachboden
      in der Tischlerei
      in der Bootshalle
      im Atelier
      in der Remise
      im Lagerraum
      in der alten Fabrik
      in der Scheune
      in der Druckerei
      im Laden des Buchbinders
    `,
    'scent.workshop': `
      Leim
      Sägespänen
      altem Papier
      Leinöl
      Leder
      Harz
      frischer Farbe
      Wachs
      Kernseife
      Zedernholz
      Möbelpolitur
      Kork
      Filz
      feuchtem Ton
      Kreide
      gehobelten Brettern
    `,
    'room.outdoors': `
      im Garten
      am Waldrand
      hinter dem Deich
      auf dem Feldweg
      am Seeufer
      auf der Wiese
      im Park
      unter den Bäumen
      vor der Stadt
      am Bachlauf
      auf den Feldern
      im Obstgarten
    `,
    'scent.outdoors': `
      Heu
      feuchter Erde
      Regen
      frisch gemähtem Gras
      Moos
      wilder Minze
      Salbei
      Lindenblüten
      Kiefernnadeln
      Kamille
      nassem Laub
      Harz
      Holunder
      Klee
      Lavendel
      wilden Erdbeeren
      Schilf
      Wiesenblumen
      Äpfeln
      Rosen
    `,
    smelled: `
      roch es nach
      duftete es nach
      roch es wunderbar nach
      duftete es herrlich nach
      roch es wieder nach
      roch es leicht nach
      roch es den ganzen Tag nach
      duftete es bis in den Abend nach
      roch es ein wenig nach
      duftete es schon früh nach
    `,

    // ── The seasons ───────────────────────────────────────────────────────────

    'season.spring': `
      im Frühling
      im April
      im Mai
      an den ersten warmen Tagen
      an hellen Maitagen
      an milden Apriltagen
    `,
    'scene.spring': `
      blühten die Kirschbäume
      blühten die Apfelbäume
      kehrten die Schwalben zurück
      öffneten die Eisdielen
      trieben die Birken aus
      schlüpften die Küken
      summten wieder die Bienen
      leuchteten die Tulpen
      glänzten die Kastanienknospen
      wurden die Gärten grün
      dufteten die Veilchen
      sprossen die Kräuter
    `,
    'chore.spring': {
      forms: 'm,f | pl',
      phrases: `
        strich die Fensterläden | strichen die Fensterläden
        putzte die Fenster | putzten die Fenster
        säte Radieschen und Spinat | säten Radieschen und Spinat
        holte die Fahrräder aus dem Keller | holten die Fahrräder aus dem Keller
        lüftete die Sommerkleider | lüfteten die Sommerkleider
        suchte nach Waldmeister | suchten nach Waldmeister
        stellte die Stühle auf die Terrasse | stellten die Stühle auf die Terrasse
        schnitt die Rosen zurück | schnitten die Rosen zurück
        hängte Nistkästen auf | hängten Nistkästen auf
        klopfte die Teppiche aus | klopften die Teppiche aus
        brachte das Boot zu Wasser | brachten das Boot zu Wasser
        grub die Beete um | gruben die Beete um
        wanderte durch blühende Wiesen | wanderten durch blühende Wiesen
        zog Tomaten auf der Fensterbank | zogen Tomaten auf der Fensterbank
      `,
    },
    'season.summer': `
      im Sommer
      im Juli
      Anfang August
      in den langen Ferien
      an heißen Tagen
      im Hochsommer
      an den längsten Tagen des Jahres
    `,
    'scene.summer': `
      reiften die Beeren
      zirpten die Grillen
      leuchteten die Sonnenblumen
      dufteten die Felder
      war das Gras warm
      flimmerte die Luft über den Feldern
      standen alle Fenster offen
      standen Strandkörbe am Ufer
      blühte der Lavendel
      spielten Kapellen im Stadtpark
      lag der See spiegelglatt da
      glühten die Dächer in der Sonne
    `,
    'chore.summer': {
      forms: 'm,f | pl',
      phrases: `
        schwamm bis zur Insel | schwammen bis zur Insel
        kochte Beerenmarmelade | kochten Beerenmarmelade
        spannte ein Sonnensegel | spannten ein Sonnensegel
        frühstückte unter dem Nussbaum | frühstückten unter dem Nussbaum
        schlief in der Hängematte | schliefen in der Hängematte
        goss abends die Tomaten | gossen abends die Tomaten
        füllte Limonade in Krüge | füllten Limonade in Krüge
        suchte den Schatten der Allee | suchten den Schatten der Allee
        packte die Badesachen ein | packten die Badesachen ein
        zeltete am Flussufer | zelteten am Flussufer
        aß zu jeder Tageszeit Eis | aßen zu jeder Tageszeit Eis
        ruderte über den See | ruderten über den See
        las unter dem Sonnenschirm | lasen unter dem Sonnenschirm
        trocknete Kräuter auf dem Dachboden | trockneten Kräuter auf dem Dachboden
      `,
    },
    'season.autumn': `
      im Herbst
      im Oktober
      Ende September
      an den ersten kühlen Tagen
      zur Zeit der Apfelernte
      in den goldenen Oktoberwochen
    `,
    'scene.autumn': `
      färbten sich die Buchen
      fielen die Kastanien
      zogen die Kraniche nach Süden
      lag Nebel über den Feldern
      leuchtete der Ahorn
      reiften die Quitten
      rochen die Keller nach Äpfeln
      stieg Rauch aus den Schornsteinen
      wirbelten Blätter über den Hof
      wurde das Licht weicher
      hingen die Hagebutten voll
      blühten die Astern
    `,
    'chore.autumn': {
      forms: 'm,f | pl',
      phrases: `
        harkte das Laub zusammen | harkten das Laub zusammen
        sammelte Kastanien | sammelten Kastanien
        stapelte das Brennholz | stapelten das Brennholz
        presste Apfelsaft | pressten Apfelsaft
        ließ Drachen steigen | ließen Drachen steigen
        setzte Tulpenzwiebeln | setzten Tulpenzwiebeln
        kochte Kürbissuppe | kochten Kürbissuppe
        suchte Pilze im Fichtenwald | suchten Pilze im Fichtenwald
        trug die Geranien ins Haus | trugen die Geranien ins Haus
        knackte Walnüsse am Küchentisch | knackten Walnüsse am Küchentisch
        wanderte durch raschelndes Laub | wanderten durch raschelndes Laub
        füllte die Vorratskammer | füllten die Vorratskammer
        holte die warmen Decken hervor | holten die warmen Decken hervor
        deckte die Beete ab | deckten die Beete ab
      `,
    },
    'season.winter': `
      im Winter
      im Januar
      an frostigen Tagen
      Mitte Dezember
      in den dunklen Wochen
      an kurzen Wintertagen
      im Februar
    `,
    'scene.winter': `
      lag Schnee auf den Dächern
      knackte das Eis auf dem Teich
      ruhten die Gärten
      glitzerten die Zweige
      waren die Wege vereist
      pfiff der Wind ums Haus
      hingen Eiszapfen an der Rinne
      verstummte der Bach unter dem Eis
      schliefen die Igel im Laub
      leuchteten früh die Laternen
      blieb der Himmel tagelang grau
      knirschte der Schnee unter den Schuhen
    `,
    'chore.winter': {
      forms: 'm,f | pl',
      phrases: `
        strickte dicke Socken | strickten dicke Socken
        fütterte die Meisen | fütterten die Meisen
        schaufelte den Weg frei | schaufelten den Weg frei
        briet Äpfel im Ofen | brieten Äpfel im Ofen
        las am Ofen dicke Romane | lasen am Ofen dicke Romane
        wachste die Schlitten | wachsten die Schlitten
        trank heißen Kakao | tranken heißen Kakao
        plante schon den nächsten Garten | planten schon den nächsten Garten
        spielte Schach am Kachelofen | spielten Schach am Kachelofen
        streute Sand auf die Stufen | streuten Sand auf die Stufen
        zog Kerzen aus Bienenwachs | zogen Kerzen aus Bienenwachs
        baute ein großes Iglu | bauten ein großes Iglu
        wickelte Wolle auf | wickelten Wolle auf
        ordnete alte Fotografien | ordneten alte Fotografien
      `,
    },

    // ── Places and buildings ──────────────────────────────────────────────────

    ein: { forms: 'm,n | f', phrases: `ein | eine` },
    das: { forms: 'm | f | n', phrases: `der | die | das` },

    beyond: `
      hinter der Mauer
      am Ende der Straße
      gleich neben dem Bahnhof
      hinter dem Rathaus
      jenseits der Brücke
      zwischen den beiden Flüssen
      unweit vom Marktplatz
      hinter dem Schultor
      am Rand der Altstadt
      gegenüber der Post
      einen Kilometer weiter
      am Ende des Feldwegs
      hinter der letzten Kurve
      nur wenige Schritte weiter
      oberhalb der Mühle
      gleich um die Ecke
      unterhalb der Burg
      am anderen Ufer
      hinter dem Deich
      am Fuß des Hügels
      nördlich der Bahnlinie
      fünf Minuten vom Hafen entfernt
    `,
    'lay-there': `
      lag
      fand sich
      verbarg sich
      wartete
    `,
    quiet: {
      forms: 'm | f | n',
      phrases: `
        stiller | stille | stilles
        weitläufiger | weitläufige | weitläufiges
        verwunschener | verwunschene | verwunschenes
        sonniger | sonnige | sonniges
        kleiner | kleine | kleines
        gepflegter | gepflegte | gepflegtes
        halb vergessener | halb vergessene | halb vergessenes
        schattiger | schattige | schattiges
        freundlicher | freundliche | freundliches
        einladender | einladende | einladendes
        beinahe unbekannter | beinahe unbekannte | beinahe unbekanntes
        unerwartet großer | unerwartet große | unerwartet großes
        grüner | grüne | grünes
        leicht verwilderter | leicht verwilderte | leicht verwildertes
        heller | helle | helles
        hübscher | hübsche | hübsches
      `,
    },
    'spot.m': `
      Garten
      Park
      Obstgarten
      Hain
      Rosengarten
      Kräutergarten
      Bauerngarten
      Naturgarten
    `,
    'spot.f': `
      Wiese
      Gartenanlage
      Grünfläche
      Grünanlage
      Parkanlage
      Obstwiese
    `,
    'spot.n': `
      Gelände
      Refugium
      Idyll
      Anwesen
      Wäldchen
      Grundstück
    `,
    // Dative, after “mit”.
    feature: `
      alten Kastanien
      einem Seerosenteich
      bunten Blumenbeeten
      einem Springbrunnen
      hohen Hecken
      gewundenen Wegen
      einem hölzernen Pavillon
      vielen Bänken
      krummen Apfelbäumen
      einem kleinen Bach
      drei Bienenstöcken
      einer Sonnenuhr
      einer alten Linde
      einem Taubenschlag
      einer Laube
      einer Trockenmauer
      einer Schaukel
      weißem Flieder
      einer kleinen Grotte
      zwei Trauerweiden
      einer Pergola
      duftenden Kräutern
      einem Gartenhaus
      einem Blick ins Tal
      einem Boulefeld
      einer Vogeltränke
      wilden Rosen
    `,

    oldest: `
      alte
      kleine
      große
      rote
      weiße
      verwinkelte
      helle
      stattliche
      denkmalgeschützte
      hundertjährige
      mit Efeu bewachsene
      gelb getünchte
      graue
      elegante
      schlichte
      traditionsreiche
    `,
    'building.m': `
      Bahnhof
      Speicher
      Gasthof
      Buchladen
      Pavillon
      Landgasthof
    `,
    'building.f': `
      Galerie
      Bücherei
      Markthalle
      Tanzschule
      Musikschule
      Konzerthalle
      Herberge
      Bäckerei
      Orangerie
    `,
    'building.n': `
      Theater
      Gasthaus
      Kino
      Hotel
      Heimatmuseum
      Fachwerkhaus
      Café
      Postamt
      Gemeindehaus
    `,
    where: `
      am Hafen
      am Marktplatz
      an der Brücke
      neben der Schleuse
      am Stadtrand
      an der Hauptstraße
      am Ende der Allee
      hinter dem Deich
      am Fluss
      im Nachbardorf
      neben dem Park
      an der Kreuzung
      unter den Linden
      auf der Anhöhe
      am alten Kanal
      am Waldrand
      in der Unterstadt
      oberhalb der Obstwiesen
      gegenüber der Anlegestelle
    `,
    'building-was': `
      stammte aus einer anderen Zeit
      war kaum wiederzuerkennen
      stand noch genauso da wie früher
      gehörte seit Jahren einem Verein
      leuchtete schon von Weitem
      hatte endlich ein neues Dach bekommen
      war bei Fotografen beliebt
      wirkte einladend und gepflegt
      war auf jeder Postkarte zu sehen
      galt als gut gehüteter Geheimtipp
      hatte schon viele Gäste gesehen
      war von Gerüsten umgeben
      wirkte im Abendlicht besonders schön
      zog jeden Sonntag Besucher an
      war liebevoll restauriert worden
      füllte sich langsam mit Leben
      stand allen Besuchern offen
      spiegelte sich in den Pfützen
      hatte etwas Geheimnisvolles
      war in keinem Reiseführer erwähnt
      sah von außen größer aus als von innen
      wurde Stein für Stein erneuert
      trug noch die alte Inschrift
      bekam im Sommer einen neuen Anstrich
      hatte für alle etwas zu bieten
      war das Ziel vieler Ausflüge
      beherbergte eine kleine Ausstellung
      war an Regentagen gut besucht
    `,

    // ── Lost and found ────────────────────────────────────────────────────────

    lost: `
      der verlorene Schlüssel
      die alte Taschenuhr
      die Lesebrille
      der zweite Handschuh
      das fehlende Puzzleteil
      das Rezeptheft
      das rote Lesezeichen
      der Ersatzschlüssel
      der silberne Knopf
      die Fahrkarte
      das blaue Notizbuch
      der Kompass
      das Klassenfoto
      die Mundharmonika
      der Brief aus Übersee
      das Maßband
      der Füllfederhalter
      die Theaterkarte
      die Landkarte
      das Vergrößerungsglas
      die Einkaufsliste
      der schwarze Springer
      die Stimmgabel
      der Bleistiftspitzer
      die Perlenkette
      der Fingerhut
      die Postkarte
      der Fahrradschlüssel
      die Häkelnadel
      die kleine Muschel
    `,
    'turned-up': `
      hinter der Kommode
      unter dem Sofa
      in einer Manteltasche
      zwischen zwei Büchern
      im Nähkasten
      unter dem Kopfkissen
      ganz unten im Rucksack
      hinter dem Klavier
      im Werkzeugkasten
      zwischen den Handtüchern
      unter der Fußmatte
      im Handschuhfach
      im Gartenhaus
      unter einem Stapel Zeitungen
      hinter dem Herd
      auf dem Kleiderschrank
      im Picknickkorb
      in der untersten Schublade
      unter der Gartenbank
      zwischen den Sofakissen
      im Wäschekorb
      neben dem Briefkasten
      hinter der Heizung
    `,
    // “… tauchte … wieder auf”: who was glad of it.
    'to-the': `
      zur Freude aller
      zur allgemeinen Überraschung
      zum Glück
      ganz unerwartet
      wie von selbst
      wie durch Zauberhand
      nach langem Suchen
      rein zufällig
      endlich
      wider Erwarten
      zur großen Erleichterung aller
      beim Aufräumen
    `,

    // ── General remarks, in the present ───────────────────────────────────────

    // “Wer …” with the verb last.
    skill: `
      gern im Garten arbeitet
      ein Instrument lernt
      gut kochen will
      ein Boot baut
      Brot backt
      Bienen hält
      alte Möbel restauriert
      ein Buch schreibt
      Kinder unterrichtet
      einen Chor leitet
      eine Sprache lernt
      gute Fotos machen möchte
      eine Uhr repariert
      ein Fest plant
      auf dem Markt Blumen verkauft
      Theater spielt
      ein Haus umbaut
      Gäste bewirtet
      eine Zeitung macht
      segeln lernt
      Karten zeichnet
      Körbe flicht
      Stoffe färbt
      Vögel beobachtet
      einen Verein gründet
      Rätsel löst
      mit Ton arbeitet
      Texte übersetzt
      ein Museum leitet
    `,
    // Accusative, after “braucht”: virtues and other abstract things only.
    needs: `
      braucht
      braucht vor allem
      benötigt
      braucht jeden Tag
      braucht zuerst einmal
      braucht nicht viel mehr als
      braucht auf Dauer
      braucht immer auch
    `,
    virtue: `
      Geduld
      einen klaren Kopf
      Neugier
      gute Laune
      Ausdauer
      Fantasie
      Ruhe
      Humor
      einen langen Atem
      Zuversicht
      guten Rat
      Sorgfalt
      Gelassenheit
      Mut zum Ausprobieren
      Begeisterung
      Erfahrung
      Vertrauen
      Aufmerksamkeit
      eine gute Planung
      Feingefühl
      Hingabe
      Fleiß
      Freude an der Sache
      viel Zeit
      ein wenig Glück
      gute Ideen
      Leidenschaft
      etwas Talent
    `,

    // ── Questions of work ─────────────────────────────────────────────────────

    nobody: `
      niemand wusste
      keiner fragte
      kaum jemand ahnte
      niemand verriet
      alle fragten sich
      niemand konnte sagen
      manche wussten noch
      es blieb ein Geheimnis
      im Dorf rätselte man
      die Nachbarschaft rätselte
      es war nicht bekannt
      man erzählte gern
      kaum einer wusste
      bald sprach sich herum
      es war unklar
      erst später wurde bekannt
      im Tagebuch stand
      niemand erinnerte sich
      es blieb offen
    `,
    why: `
      warum
      wann
      wie oft
      weshalb
      an welchem Tag
      aus welchem Grund
    `,

    // “… , bis …”
    'it-took': `
      es dauerte eine Weile
      es verging eine Stunde
      es dauerte nicht lange
      es wurde fast Abend
      die Zeit verging wie im Flug
      eine gute Stunde verging
      es dauerte länger als gedacht
      es dauerte länger als geplant
      mehr als eine Stunde verstrich
      es wurde ziemlich spät
      es verging einige Zeit
      es dauerte kaum eine halbe Stunde
      es wurde Mittag
    `,

    // Two things of one topic after each other.
    first: {
      forms: 'a | b',
      phrases: `
        zuerst | dann
        erst | danach
        zunächst | anschließend
        am Morgen | am Abend
        am Vormittag | am Nachmittag
        am Montag | am Dienstag
        am ersten Tag | am zweiten Tag
        an einem Tag | am nächsten
        vor der Pause | nach der Pause
        am Samstag | am Sonntag
        zu Beginn | später
        anfangs | zum Schluss
        gegen Mittag | gegen Abend
      `,
    },

    // ── Speech, questions, exclamations ───────────────────────────────────────

    remark: `
      so schön war es hier lange nicht
      das Wetter bleibt gut
      der Kaffee ist fertig
      wir haben noch viel Zeit
      das riecht ja wunderbar
      am Ende wird alles gut
      morgen machen wir weiter
      es ist noch Kuchen da
      die Arbeit kann warten
      das muss man gesehen haben
      so leicht geht das nicht
      alles braucht seine Zeit
      der Zug hat wieder Verspätung
      hier ist noch ein Platz frei
      das ist eine gute Frage
      früher war hier nur Wiese
      man lernt nie aus
      heute gehen wir spät schlafen
      der Schlüssel liegt unter der Matte
      das klingt nach einem guten Plan
      es wird bald regnen
      aller Anfang ist schwer
      das war schon immer so
      wir brauchen noch einen Stuhl
      die Farbe passt genau
      der Weg ist nicht weit
      jetzt fehlt nur noch die Musik
      in der Küche brennt noch Licht
      man muss nur genau hinsehen
      das machen wir gemeinsam
      das Fenster klemmt schon wieder
      so etwas kann man nicht kaufen
      der Garten dankt es uns
      auf den ersten Blick sieht es schwierig aus
      das ist eine lange Geschichte
      die Suppe schmeckt am zweiten Tag noch besser
      der Herbst kommt früher als sonst
      das Boot liegt am Steg
      wir sind gleich da
      ein wenig Geduld kann nicht schaden
    `,
    said: {
      forms: 'm,f | pl',
      phrases: `
        sagte | sagten
        meinte | meinten
        erklärte | erklärten
        antwortete | antworteten
        murmelte | murmelten
        bemerkte | bemerkten
        versicherte | versicherten
      `,
    },
    // What one does while or after saying something.
    gesture: {
      forms: 'm,f | pl',
      phrases: `
        lächelte | lächelten
        nickte freundlich | nickten freundlich
        blickte aus dem Fenster | blickten aus dem Fenster
        goss noch etwas Tee ein | gossen noch etwas Tee ein
        sah auf die Uhr | sahen auf die Uhr
        holte tief Luft | holten tief Luft
        schwieg dann eine Weile | schwiegen dann eine Weile
        arbeitete weiter | arbeiteten weiter
        legte den Stift beiseite | legten den Stift beiseite
        griff nach dem Mantel | griffen nach dem Mantel
        stand langsam auf | standen langsam auf
        zeigte auf die Wanduhr | zeigten auf die Wanduhr
        dachte an den nächsten Tag | dachten an den nächsten Tag
        faltete die Zeitung zusammen | falteten die Zeitung zusammen
        rückte die Tassen zurecht | rückten die Tassen zurecht
        hielt einen Augenblick inne | hielten einen Augenblick inne
        blätterte in einem Heft | blätterten in einem Heft
        lehnte sich zurück | lehnten sich zurück
        strich die Tischdecke glatt | strichen die Tischdecke glatt
        zog die Vorhänge auf | zogen die Vorhänge auf
        rührte in der Tasse | rührten in der Tasse
        trat ans Fenster | traten ans Fenster
        stellte die Tasse ab | stellten die Tasse ab
        schob den Stuhl zurück | schoben den Stuhl zurück
        sah in die Runde | sahen in die Runde
      `,
    },
    asked: {
      forms: 'm,f | pl',
      phrases: `
        fragte | fragten
      `,
    },
    called: {
      forms: 'm,f | pl',
      phrases: `
        rief | riefen
      `,
    },
    query: `
      ist noch jemand da
      wer hat das Fenster offen gelassen
      wann fährt der nächste Zug
      wo steht die große Leiter
      hat jemand den blauen Schirm gesehen
      wie spät ist es eigentlich
      möchte jemand eine Tasse Tee
      kommt ihr mit an den See
      wer spielt heute Klavier
      ist der Kuchen schon fertig
      gehört dieser Hut jemandem
      was steht auf dem Zettel
      wie heißt dieses Lied
      wer kennt den Weg zur Mühle
      wer hat die Blumen gebracht
      wann öffnet die Bücherei
      haben wir an alles gedacht
      was gibt es heute zu essen
      wollen wir zu Fuß gehen
      wird es morgen regnen
      wer hat den Schlüssel
      ist das nicht ein schöner Tag
      wo ist denn die Katze
      was ist in dem Paket
      wem gehört das rote Fahrrad
      kann jemand beim Tragen helfen
      fehlt da nicht etwas
      wie lange dauert das noch
      warum brennt im Keller Licht
      wer möchte den letzten Keks
      hört ihr auch die Musik
    `,
    cry: `
      das Essen ist fertig
      endlich wieder Sonne
      kommt alle her
      seht euch das an
      so ein schöner Tag
      was für eine Überraschung
      der Schlüssel ist wieder da
      vorsichtig mit der Leiter
      gleich geht es los
      da seid ihr ja
      das ist ja unglaublich
      es schneit
      Post ist da
      noch einmal von vorn
      herzlich willkommen
      jetzt ist es geschafft
      wartet auf uns
      das hat Spaß gemacht
      lasst die Tür offen
      morgen ist Markt
      es hat geklappt
      der Regen hört auf
      nicht so schnell
      der Kuchen ist gelungen
      auf zum See
      bitte alle zu Tisch
      wie schön, euch zu sehen
      jetzt aber los
      das glaubt uns niemand
      gut gemacht
      endlich Ferien
      das kann sich sehen lassen
      heute gibt es Pfannkuchen
    `,
    vantage: `
      vom Balkon aus
      aus der Küche
      von der Treppe her
      durch das offene Fenster
      aus dem Nebenzimmer
      von der Tür her
      über den Zaun
      aus dem Flur
      aus dem Garten
      mit einem Lächeln
      in die Runde
      über den Hof
      schon von Weitem
      quer durch den Raum
      aus dem Fenster im ersten Stock
      vom Gartentor her
      aus dem Treppenhaus
      noch im Mantel
      im Vorbeigehen
      ganz außer Atem
      vom Hof her
    `,
    // Before an object and an infinitive.
    plan: {
      forms: 'm,f | pl',
      phrases: `
        morgen will ich | morgen wollen wir
        nächste Woche werde ich | nächste Woche werden wir
        zuerst muss ich | zuerst müssen wir
        am Sonntag möchte ich | am Sonntag möchten wir
        vielleicht kann ich heute noch | vielleicht können wir heute noch
        vor dem Essen will ich noch | vor dem Essen wollen wir noch
        am liebsten würde ich jetzt | am liebsten würden wir jetzt
        bald darf ich wieder | bald dürfen wir wieder
        ich muss unbedingt noch | wir müssen unbedingt noch
        heute Nachmittag will ich | heute Nachmittag wollen wir
        nach dem Mittagessen werde ich | nach dem Mittagessen werden wir
        gleich werde ich | gleich werden wir
        heute Abend werde ich | heute Abend werden wir
        am Wochenende kann ich endlich | am Wochenende können wir endlich
        übermorgen will ich | übermorgen wollen wir
        später möchte ich noch | später möchten wir noch
        jetzt muss ich erst einmal | jetzt müssen wir erst einmal
      `,
    },
    // “Wie … es war, … zu …!”
    lovely: `
      schön
      angenehm
      wohltuend
      herrlich
      beruhigend
      erholsam
      aufregend
      wunderbar
      vergnüglich
      belebend
      erfrischend
      verlockend
      entspannend
    `,
    // Ways without a particle: “entlang”, “vorbei” would be written together with “zu gehen”.
    stroll: `
      durch den Park
      über die Felder
      durch die Altstadt
      bis zum Leuchtturm
      durch die Heide
      rund um den Teich
      über die Holzstege
      bis zum Wehr
      über die Brücke
      durch den Kiefernwald
      über den Marktplatz
      bis zur alten Mühle
      durch die Dünen
      quer über die Wiese
      durch die stillen Gassen
      bis zur nächsten Bucht
      durch die Kastanienallee
      durch das Hafenviertel
      um die halbe Insel
      über den Höhenweg
      bis ans Ende des Dorfes
      durch den Stadtgarten
      durch das Stadttor
      bis zur Quelle
      über die Streuobstwiese
      durch den Obstgarten
      über den Damm
      bis zum Bootshaus
      durch das Birkenwäldchen
    `,
    'to-walk': `
      zu gehen
      zu spazieren
      zu schlendern
      zu laufen
    `,
    // A time or a manner that fits a walk of pleasure.
    'at-ease': `
      am Abend
      am frühen Morgen
      nach dem Regen
      bei klarem Himmel
      ohne Eile
      nach Feierabend
      zu zweit
      gleich nach dem Frühstück
      im ersten Tageslicht
      mit Freunden
      am Sonntagmorgen
      ohne festes Ziel
      ganz allein
      am späten Nachmittag
      nach der langen Reise
      bei mildem Wetter
      im Mondlicht
      vor dem Abendessen
      bei leichtem Nebel
      nach getaner Arbeit
      mitten in der Woche
      am ersten Ferientag
      bald nach Sonnenaufgang
      fröhlich plaudernd
      im warmen Abendlicht
    `,
    was: `
      war es doch
      war es damals
      war es
      war es jedes Mal
      war es immer wieder
      war es früher
    `,
  },

  words: `
    Abend Acker Ahorn Allee Amsel Anfang Anker Antwort Apfel Arbeit Atlas Aufgabe Ausflug
    Aussicht Bach Bäcker Bahnhof Balkon Ball Bank Baum Beere Berg Besuch Bild Birke Birne Blatt
    Blume Blüte Boden Bogen Boot Brief Brille Brot Brücke Bruder Brunnen Buch Bucht Bühne Butter
    Dach Dampfer Decke Deich Dorf Drachen Duft Düne Ebene Eiche Eimer Eisenbahn Ende Ernte
    Fabrik Faden Fähre Fahrrad Farbe Feder Feld Fenster Ferien Fest Feuer Fisch Flöte Flügel
    Fluss Form Frage Freude Freund Frost Frühling Garten Gasse Gast Gebäude Gedicht Geige Gemüse
    Geschichte Gesicht Gespräch Glas Glocke Glück Gras Hafen Hammer Handschuh Haus Hecke Heft
    Herbst Herd Heu Himmel Holz Honig Hügel Hund Hut Idee Insel Jahr Juli Kaffee Kalender Kamera
    Kanne Karte Kastanie Katze Keller Kerze Kind Kirsche Kiste Klang Klavier Kleid Koffer Kohl
    Konzert Korb Kraut Kreide Kreis Küche Kuchen Küste Lampe Land Laterne Laub Leiter Lerche
    Licht Lied Linde Linie Löffel Luft Mantel Märchen Markt Mauer Meer Melodie Milch Mittag
    Mond Moos Morgen Möwe Mühle Museum Musik Nachbar Nachmittag Nadel Nebel Nest Norden Note
    Nuss Ofen Orange Papier Park Pfad Pferd Pflanze Pinsel Plan Platz Quelle Rad Rasen Rätsel
    Regal Regen Reise Ring Rose Ruder Ruhe Saal Saft Salz Sand Schale Schatten Scheune Schiff
    Schlüssel Schnee Schrank Schritt Schule Schwalbe Schwester See Segel Seil Sessel Silber
    Sommer Sonne Spaziergang Spiegel Spiel Sprache Stadt Stein Stern Stille Stimme Strand Straße
    Strauch Stuhl Sturm Süden Suppe Tag Tal Tanne Tasche Tasse Tau Tee Teich Teller Teppich
    Theater Tisch Tor Treppe Tür Turm Ufer Uhr Urlaub Vase Vogel Vorhang Waage Wald Wand Wanderung
    Wasser Weg Weide Welle Werkstatt Wetter Wiese Wind Winter Woche Wolke Wolle Wort Wunsch
    Wurzel Zaun Zeichnung Zeit Zeitung Zelt Ziel Zimmer Zitrone Zucker Zug Zweig
    antworten arbeiten atmen backen bauen beginnen besuchen bleiben blühen brauchen bringen
    danken denken duften erklären erzählen fahren falten fangen finden fliegen fließen
    fragen freuen geben gehen gießen glänzen graben hängen heben helfen hoffen holen hören
    kennen kochen kommen lachen laufen legen leihen lernen lesen leuchten lieben liegen malen
    merken nähen nehmen öffnen ordnen packen pflanzen pflücken planen rauschen rechnen reisen
    rufen sammeln schauen schenken schlafen schneiden schreiben schwimmen sehen singen spielen
    sprechen stehen steigen suchen tanzen tauschen tragen träumen trinken wachsen wandern warten
    waschen wecken wissen wohnen zählen zeichnen zeigen ziehen
    alt angenehm behutsam blau bunt dankbar deutlich dunkel einfach ernst fein fern flach frei
    frisch froh früh ganz geduldig gelb gemeinsam genau glatt grau groß grün gut heiter hell
    herzlich hoch jung klar klein klug kühl kurz lang langsam laut lebendig leicht leise mild
    munter nah neu offen reich reif ruhig rund sanft schlicht schmal schnell schön sicher
    sonnig still süß tief trocken voll warm weich weiß weit wichtig wild zart
    abends bald dort draußen gern gestern heute hier immer manchmal morgens niemals oft oben
    schon selten sofort wieder
  `,
}
