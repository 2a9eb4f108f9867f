import type { Locale } from '../notation/locale.js'

/**
 * Spanish, neutral between Spain and America. Deeds are told in the preterite (leyó), what
 * surrounds them in the imperfect (leía); only the general remarks are in the present.
 *
 * “y” never has to become “e” by chance: it stands only before phrases that begin with an
 * article, or before lists that have a form for it (`y paciencia`, `e imaginación`).
 *
 * The variables of the patterns:
 * - G: the person, m (el panadero), f (la florista) or pl (los vecinos).
 * - TOPIC: what is done, so that a verb meets objects and places that fit it. The form
 *   “long” is there where the deed takes hours, “joy” where it may be a delight.
 * - KIND and N: what moves or shows in nature and in the street; N is its number.
 * - SENSE: to see, to hear, to think. AIR: kinds of rooms and places. SEASON.
 */
export const es: Locale = {
  code: 'es',
  englishName: 'Spanish',
  nativeName: 'español',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  statements: `
    {person.G} {verb.TOPIC:G} {object.TOPIC}.
    {person.G} {verb.TOPIC:G} {adverb} {object.TOPIC}.
    {person.G} {verb.TOPIC:G} {object.TOPIC} {place.TOPIC}.
    {person.G}, {who:G}, {verb.TOPIC:G} {object.TOPIC} {place.TOPIC}.
    {mood:G}, {person.G} {verb.TOPIC:G} {object.TOPIC} {place.TOPIC}.
    {time}, {person.G} {verb.TOPIC:G} {object.TOPIC}.
    {habit}, {person.G} {verb.TOPIC:often.G} {object.TOPIC}.
    {person.G} {intended:G} {verb.TOPIC:inf} {object.TOPIC}.
    mientras {verb.TOPIC:often.G} {object.TOPIC} {place.TOPIC}, {person.G} {noticed:G}.
    {after} {verb.TOPIC:inf} {object.TOPIC}, {person.G} {gone:G} {path}.
    {person.f} {verb.TOPIC:often.f} {object.TOPIC} cuando {event}.
    {when} {event}, {person.f} ya había {verb.TOPIC:pp} {object.TOPIC}.
    {person.m} {verb.TOPIC:often.m} {object.TOPIC} mientras {person.f} {verb.TOPIC/2:often.f} {object.TOPIC/2}.
    {cleft} {person.m} quien {verb.TOPIC:m} {object.TOPIC} {place.TOPIC}.
    {they-say} que {person.pl} {verb.TOPIC:pl} {object.TOPIC}.
    {nobody} {knew} quién había {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}.
    {person.G} {needed:G} {duration} {needed:link} {verb.TOPIC:long} {object.TOPIC}.
    {as-soon} {event}, {person.G} {reacted:G}.
    {person.G} {gone:G} {path} {laden}.
    {time}, {person.G} {gone:G} {path}.
    {person.G} {sat:G} {spot}, {absorbed.SENSE} {sensed.SENSE}.
    {person.G} {sat:G} {shore}, {absorbed.see} {seen-at-sea}.
    {person.G} {gave:G} {gift} {person.f/2:a}.
    {subject.KIND.N} {did.KIND:N} {where.KIND}, y {person.f} {reacted:f}.
    {subject.KIND.N} {did.KIND:N} {where.KIND}, y {nobody} {minded}.
    {now}, {subject.KIND.N} {did.KIND:quick.N} {where.KIND}.
    {season.SEASON}, {scene.SEASON} y {person.G} {chore.SEASON:G}.
    {room.AIR} {smelled} a {scent.AIR} y a {scent.AIR/2}.
    {from} {saw} {view}, {view/2} y {view/3}.
    {long-ago}, entre {landmark} y {landmark/2} {ran} {road}.
    {surface} {person.G:de} {lay} {thing}, {thing/2} y {thing/3}.
    {time}, {lost} {turned-up} {hiding-place}.
    {craft} {takes} {virtue} {virtue/2:y}.
    {person.G} {believed:G} que {craft} {took} {virtue}.
    {time}, {person.f} {gave:f} {gift} {person.m:a}.
  `,

  lively: `
    ¿{who-was-it} {verb.TOPIC:pp} {object.TOPIC} {place.TOPIC}?
    ¿{why} {verb.TOPIC:G} {person.G} {object.TOPIC}?
    «{^remark}, {remark-tag}», {said:G} {person.G} {tone}.
    «¿{^offer} {verb.TOPIC:inf} {object.TOPIC}?», preguntó {person.m}.
    ¡{delight} {verb.TOPIC:joy} {object.TOPIC} {place.TOPIC}!
    ¡{how-good} {rest} {spot} {glow}!
  `,

  lists: {
    // ── People ────────────────────────────────────────────────────────────────
    // Each with its article alone, after “de” and after “a”.
    'person.m': {
      forms: 'nom | de | a',
      phrases: `
        el panadero | del panadero | al panadero
        el cartero | del cartero | al cartero
        el librero | del librero | al librero
        el carpintero | del carpintero | al carpintero
        el encuadernador | del encuadernador | al encuadernador
        el jardinero | del jardinero | al jardinero
        el relojero | del relojero | al relojero
        el alfarero | del alfarero | al alfarero
        el pianista | del pianista | al pianista
        el farero | del farero | al farero
        el jefe de estación | del jefe de estación | al jefe de estación
        el vecino de arriba | del vecino de arriba | al vecino de arriba
        el vecino de enfrente | del vecino de enfrente | al vecino de enfrente
        el portero | del portero | al portero
        el geógrafo | del geógrafo | al geógrafo
        el botánico | del botánico | al botánico
        el farmacéutico | del farmacéutico | al farmacéutico
        el traductor | del traductor | al traductor
        el periodista | del periodista | al periodista
        el montañero | del montañero | al montañero
        el inventor | del inventor | al inventor
        el guardabosques | del guardabosques | al guardabosques
        el maestro de música | del maestro de música | al maestro de música
        el profesor de ciencias | del profesor de ciencias | al profesor de ciencias
        el barquero | del barquero | al barquero
        el frutero | del frutero | al frutero
        el sastre | del sastre | al sastre
        el abuelo | del abuelo | al abuelo
        el hermano mayor | del hermano mayor | al hermano mayor
        el primo pequeño | del primo pequeño | al primo pequeño
        el nuevo aprendiz | del nuevo aprendiz | al nuevo aprendiz
        el viejo timonel | del viejo timonel | al viejo timonel
        el guitarrista | del guitarrista | al guitarrista
        el tío | del tío | al tío
        el tendero | del tendero | al tendero
        el apicultor | del apicultor | al apicultor
        el estudiante | del estudiante | al estudiante
        el afinador de pianos | del afinador de pianos | al afinador de pianos
        el posadero | del posadero | al posadero
        el bibliotecario | del bibliotecario | al bibliotecario
        el hortelano | del hortelano | al hortelano
        el director del coro | del director del coro | al director del coro
      `,
    },
    'person.f': {
      forms: 'nom | de | a',
      phrases: `
        la panadera | de ~ | a ~
        la veterinaria | de ~ | a ~
        la florista | de ~ | a ~
        la bibliotecaria | de ~ | a ~
        la costurera | de ~ | a ~
        la escultora | de ~ | a ~
        la farmacéutica | de ~ | a ~
        la ceramista | de ~ | a ~
        la violinista | de ~ | a ~
        la arquitecta | de ~ | a ~
        la maestra | de ~ | a ~
        la directora del colegio | de ~ | a ~
        la vecina de abajo | de ~ | a ~
        la vecina del tercero | de ~ | a ~
        la abuela | de ~ | a ~
        la tía | de ~ | a ~
        la hermana menor | de ~ | a ~
        la prima | de ~ | a ~
        la ilustradora | de ~ | a ~
        la periodista | de ~ | a ~
        la traductora | de ~ | a ~
        la restauradora | de ~ | a ~
        la astrónoma | de ~ | a ~
        la bióloga | de ~ | a ~
        la carpintera | de ~ | a ~
        la tejedora | de ~ | a ~
        la capitana del velero | de ~ | a ~
        la revisora del tren | de ~ | a ~
        la dueña del hostal | de ~ | a ~
        la encargada del museo | de ~ | a ~
        la profesora de canto | de ~ | a ~
        la pastelera | de ~ | a ~
        la joven ingeniera | de ~ | a ~
        la nueva vecina | de ~ | a ~
        la apicultora | de ~ | a ~
        la arpista | de ~ | a ~
        la acuarelista | de ~ | a ~
        la guía del museo | de ~ | a ~
        la sobrina | de ~ | a ~
        la cuentacuentos | de ~ | a ~
        la jardinera | de ~ | a ~
      `,
    },
    // Plural, with masculine agreement.
    'person.pl': {
      forms: 'nom | de | a',
      phrases: `
        los vecinos | de ~ | a ~
        los abuelos | de ~ | a ~
        los primos | de ~ | a ~
        los alumnos | de ~ | a ~
        los estudiantes | de ~ | a ~
        los aprendices | de ~ | a ~
        los músicos jóvenes | de ~ | a ~
        los visitantes | de ~ | a ~
        los excursionistas | de ~ | a ~
        los jardineros | de ~ | a ~
        los pescadores | de ~ | a ~
        los hermanos | de ~ | a ~
        los dos amigos | de ~ | a ~
        los mellizos | de ~ | a ~
        los invitados | de ~ | a ~
        los huéspedes | de ~ | a ~
        los voluntarios | de ~ | a ~
        los maestros | de ~ | a ~
        los artesanos | de ~ | a ~
        los carpinteros | de ~ | a ~
        los libreros | de ~ | a ~
        los actores | de ~ | a ~
        los miembros del coro | de ~ | a ~
        los nietos | de ~ | a ~
        los recién llegados | de ~ | a ~
        los niños | de ~ | a ~
        los compañeros de oficina | de ~ | a ~
        los tíos | de ~ | a ~
        los nuevos inquilinos | de ~ | a ~
        los socios del club | de ~ | a ~
        los remeros | de ~ | a ~
        los bibliotecarios | de ~ | a ~
        los dueños del café | de ~ | a ~
        los más jóvenes | de ~ | a ~
        los veraneantes | de ~ | a ~
        los padres | de ~ | a ~
      `,
    },

    // ── What people do, by topic ──────────────────────────────────────────────
    // Forms: infinitive; preterite, one and many; imperfect, one and many (“often”);
    // gerund; participle. “joy” and “long” are the infinitive again (see the top).
    'verb.read': {
      forms: 'inf,joy | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        leer | leyó | leyeron | leía | leían | leyendo | leído
        releer | releyó | releyeron | releía | releían | releyendo | releído
        examinar | examinó | examinaron | examinaba | examinaban | examinando | examinado
        comentar | comentó | comentaron | comentaba | comentaban | comentando | comentado
        repasar | repasó | repasaron | repasaba | repasaban | repasando | repasado
      `,
    },
    'object.read': `
      un viejo atlas
      el periódico local
      un libro de relatos
      una guía de las estrellas
      una novela de aventuras
      un libro sobre faros
      un cuaderno de viaje
      un manual de botánica
      un tratado de jardinería
      un libro de cocina
      el programa del festival
      una revista de veleros
      un diccionario enorme
      una antología de poemas
      el catálogo de la exposición
      un libro sobre aves
      una guía de la comarca
      una historia de la navegación
      una novela policíaca
      un cuento ilustrado
      una obra de teatro
      un ensayo sobre el silencio
      un folleto sobre setas
      unas crónicas de montaña
      un álbum de mapas antiguos
      una colección de leyendas
      unas cartas de otra época
      unas páginas del diario
      una biografía apasionante
      unos versos muy conocidos
    `,
    'place.read': `
      en el porche
      junto a la ventana
      en el viejo sillón
      en la mesa de la cocina
      en la sala de espera
      a la sombra de la higuera
      en un banco del parque
      en el tren
      al fondo del jardín
      en los escalones del patio
      en el café de la estación
      en la sala de lectura
      en el andén
      ante una taza de té
      de principio a fin
      con mucha atención
      entre una parada y otra
      a orillas del canal
      al abrigo del viento
      en la última fila del autobús
    `,
    'verb.write': {
      forms: 'inf,long | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        escribir | escribió | escribieron | escribía | escribían | escribiendo | escrito
        redactar | redactó | redactaron | redactaba | redactaban | redactando | redactado
        corregir | corrigió | corrigieron | corregía | corregían | corrigiendo | corregido
        pulir | pulió | pulieron | pulía | pulían | puliendo | pulido
        pasar a limpio | pasó a limpio | pasaron a limpio | pasaba a limpio | pasaban a limpio | pasando a limpio | pasado a limpio
      `,
    },
    'object.write': `
      una larga carta
      una nota de agradecimiento
      una breve reseña
      la invitación a la fiesta
      un pequeño discurso
      un poema de cumpleaños
      una receta de mermelada
      un artículo sobre molinos
      el prólogo de un libro
      una página del diario
      el anuncio del concierto
      la letra de una canción
      unas instrucciones de montaje
      un relato corto
      el inicio de una novela
      un informe sobre el río
      una crónica de viaje
      el guion de una obra
      un cuento para niños
      la historia del barrio
      unas palabras de bienvenida
      el reglamento de la biblioteca
      un diálogo para la radio
      unos versos sobre el mar
      la presentación del catálogo
      una carta al periódico
      el texto del folleto
      unos apuntes sobre la lluvia
    `,
    'place.write': `
      con buena letra
      en una libreta azul
      con una vieja pluma
      a lápiz
      en la mesa del comedor
      junto al ventanal
      en la biblioteca
      sin levantar la vista
      en papel de colores
      a la luz de una lámpara
      en un rincón del café
      entre dos reuniones
      con mucho esmero
      en el tren de la costa
      palabra por palabra
      en un viejo escritorio
      con música de fondo
      en un cuaderno de tapas rojas
    `,
    'verb.cook': {
      forms: 'inf,joy | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        preparar | preparó | prepararon | preparaba | preparaban | preparando | preparado
        hacer | hizo | hicieron | hacía | hacían | haciendo | hecho
        cocinar | cocinó | cocinaron | cocinaba | cocinaban | cocinando | cocinado
        servir | sirvió | sirvieron | servía | servían | sirviendo | servido
        improvisar | improvisó | improvisaron | improvisaba | improvisaban | improvisando | improvisado
      `,
    },
    'object.cook': `
      una sopa de verduras
      un arroz con azafrán
      un guiso de lentejas
      una crema de calabaza
      un pastel de manzana
      unas galletas de avena
      una empanada de espinacas
      un arroz con leche
      unos buñuelos de manzana
      una compota de peras
      un asado con hierbas
      una sopa de cebolla
      una tarta de queso
      un caldo de pollo
      unos fideos con setas
      unas verduras a la parrilla
      un estofado de garbanzos
      una lasaña de berenjena
      un bizcocho de limón
      unas tortitas de maíz
      un pescado al horno
      una sopa de pescado
      unas empanadillas de queso
      un flan de vainilla
      una tarta de ciruelas
      unas alcachofas con aceite
      una bandeja de tomates rellenos
      unos canelones caseros
      un pudin de pan
    `,
    'place.cook': `
      para toda la familia
      para las visitas
      sin mirar la receta
      en la cocina de la posada
      para una mesa de doce
      con la ventana abierta
      para la fiesta del barrio
      en el patio de atrás
      para celebrar el reencuentro
      entre risas y canciones
      con la radio encendida
      con todo esmero
      para la cena
      con todo el cariño del mundo
    `,
    'verb.garden': {
      forms: 'inf,joy | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        regar | regó | regaron | regaba | regaban | regando | regado
        cuidar | cuidó | cuidaron | cuidaba | cuidaban | cuidando | cuidado
        podar | podó | podaron | podaba | podaban | podando | podado
        plantar | plantó | plantaron | plantaba | plantaban | plantando | plantado
        trasplantar | trasplantó | trasplantaron | trasplantaba | trasplantaban | trasplantando | trasplantado
        abonar | abonó | abonaron | abonaba | abonaban | abonando | abonado
      `,
    },
    // Plants with a stem, old enough to be pruned and small enough to be planted.
    'object.garden': `
      los rosales
      unos geranios
      las matas de lavanda
      el romero
      un limonero joven
      unas hortensias
      los jazmines
      un naranjo
      las buganvillas
      una higuera
      los arbustos de moras
      una hilera de tomillo
      las tomateras
      un granado
      la salvia
      unos frambuesos
      los setos de boj
      una glicina
      los cerezos
      un laurel
      la madreselva
      unas camelias
      los groselleros
      un ciruelo
      las adelfas
      un pequeño olivo
      unos manzanos enanos
      la parra
    `,
    'place.garden': `
      junto al muro
      al fondo del huerto
      en la terraza
      detrás del invernadero
      al pie de la valla
      al lado del pozo
      con unos guantes viejos
      a primera hora del día
      en el patio de la escuela
      a la sombra del nogal
      cerca del estanque
      frente a la casa
      al caer la tarde
      en el jardín comunitario
      según el calendario
      antes del almuerzo
      con mano de experto
      a la entrada del pueblo
      junto al camino de grava
      con la ayuda de todos
    `,
    'verb.mend': {
      forms: 'inf,long | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        reparar | reparó | repararon | reparaba | reparaban | reparando | reparado
        arreglar | arregló | arreglaron | arreglaba | arreglaban | arreglando | arreglado
        desmontar | desmontó | desmontaron | desmontaba | desmontaban | desmontando | desmontado
        limpiar | limpió | limpiaron | limpiaba | limpiaban | limpiando | limpiado
        poner a punto | puso a punto | pusieron a punto | ponía a punto | ponían a punto | poniendo a punto | puesto a punto
      `,
    },
    'object.mend': `
      una vieja bicicleta
      el reloj de la cocina
      una máquina de escribir
      una radio de madera
      un tocadiscos
      el motor de la barca
      una caja de música
      un proyector de cine
      la máquina de coser
      una lámpara de pie
      un molinillo de café
      el reloj de cuco
      un telescopio
      la cortadora de césped
      una cámara antigua
      un ventilador antiguo
      un tren de juguete
      una bomba de agua
      el timbre de la bicicleta
      una balanza de cobre
      el acordeón del maestro
      un triciclo rojo
      la cafetera del taller
      un despertador ruidoso
      una prensa de mano
      un organillo
      el telar más grande
      una carretilla
    `,
    'place.mend': `
      en el banco de trabajo
      con mucha maña
      pieza por pieza
      en el garaje
      al fondo de la tienda
      en un rincón del taller
      sobre una mesa enorme
      sin ayuda de nadie
      delante de los curiosos
      según un manual muy gastado
      a la luz de una linterna
      en el cobertizo
      a la puerta de casa
      sin perder un tornillo
      con manos expertas
      entre cajas de herramientas
      por encargo de un amigo
      para la feria del barrio
      en el patio trasero
      con infinita paciencia
    `,
    'verb.build': {
      forms: 'inf,long | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        construir | construyó | construyeron | construía | construían | construyendo | construido
        pintar | pintó | pintaron | pintaba | pintaban | pintando | pintado
        montar | montó | montaron | montaba | montaban | montando | montado
        barnizar | barnizó | barnizaron | barnizaba | barnizaban | barnizando | barnizado
        lijar | lijó | lijaron | lijaba | lijaban | lijando | lijado
        decorar | decoró | decoraron | decoraba | decoraban | decorando | decorado
      `,
    },
    'object.build': `
      una estantería de pino
      un banco de madera
      una mesa redonda
      una casita de pájaros
      una puerta corredera
      un baúl de cedro
      una cuna de abedul
      un caballete
      una barca de remos
      un escenario pequeño
      unas sillas bajas
      una cabaña
      un armario de dos puertas
      una escalera plegable
      un perchero
      un mostrador de haya
      una caseta de perro
      un tablero de ajedrez
      una mecedora
      unos estantes de roble
      una maqueta de puente
      una celosía
      un columpio
      el marco de un espejo
      un velero en miniatura
      unas contraventanas
      un teatro de títeres
      una pérgola
    `,
    'place.build': `
      con muy buena mano
      poco a poco
      en el taller de carpintería
      sin ayuda de nadie
      con mucho cuidado
      con pocos medios
      con mucha paciencia
      en el local de al lado
      detrás de la casa
      en el patio del taller
      con la radio de fondo
      entre virutas y serrín
      para los más pequeños
      por puro gusto
      bajo el cobertizo
      con mucho arte
      para la escuela
      con sus propias manos
      en casa de un amigo
      al aire libre
    `,
    'verb.draw': {
      forms: 'inf,joy | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        dibujar | dibujó | dibujaron | dibujaba | dibujaban | dibujando | dibujado
        esbozar | esbozó | esbozaron | esbozaba | esbozaban | esbozando | esbozado
        fotografiar | fotografió | fotografiaron | fotografiaba | fotografiaban | fotografiando | fotografiado
        retratar | retrató | retrataron | retrataba | retrataban | retratando | retratado
      `,
    },
    'object.draw': `
      la fachada del teatro
      un velero en calma
      el viejo acueducto
      las barcas del puerto
      un cesto de limones
      un gato dormido
      una calle empedrada
      los tejados del pueblo
      un jarrón con girasoles
      el perfil de la montaña
      una bandada de gaviotas
      la torre del reloj
      un puente de piedra
      las hojas del castaño
      un caballo blanco
      el faro del cabo
      una cesta de manzanas
      los puestos del mercado
      un molino de viento
      la estación abandonada
      las ramas del almendro
      una caracola
      el quiosco de música
      un patio con macetas
      la fuente de los leones
      un rebaño de ovejas
      las casas del canal
      un bodegón de frutas
    `,
    'place.draw': `
      para el mural de la escuela
      para una revista
      en tonos azules
      a plena luz
      con gran acierto
      para el cartel de la feria
      desde todos los ángulos
      en blanco y negro
      en gran formato
      para una exposición
      para un calendario
      en un formato muy pequeño
      con mano segura
      por puro placer
      para el libro de la comarca
      a contraluz
      para la portada de un disco
      con una técnica antigua
      para un concurso
      como recuerdo del verano
    `,
    'verb.play': {
      forms: 'inf,joy | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        tocar | tocó | tocaron | tocaba | tocaban | tocando | tocado
        ensayar | ensayó | ensayaron | ensayaba | ensayaban | ensayando | ensayado
        interpretar | interpretó | interpretaron | interpretaba | interpretaban | interpretando | interpretado
        repetir | repitió | repitieron | repetía | repetían | repitiendo | repetido
      `,
    },
    'object.play': `
      una melodía alegre
      un vals
      una canción marinera
      un tango muy lento
      una serenata
      la introducción de un bolero
      una pieza brillante
      una canción de cuna
      un preludio
      la música de una película
      una marcha festiva
      un tema de jazz
      una habanera
      una danza antigua
      los compases de una zarzuela
      una sonata breve
      una balada
      unas variaciones
      un capricho
      una tonada popular
      el tema de una ópera
      un minueto
      un rondó
      un estribillo pegadizo
      una mazurca
      un nocturno
      una canción antigua
      una pequeña suite
    `,
    'place.play': `
      al piano
      en el quiosco del parque
      en el salón de actos
      al anochecer
      con la guitarra
      en la plaza
      para unos amigos
      de memoria
      en la escalera del edificio
      con los ojos cerrados
      en el conservatorio
      a orillas del lago
      con un acordeón prestado
      antes de la fiesta
      en el salón de baile
      en un pequeño teatro
      en el balcón
      en un pequeño auditorio
      a la flauta
      en la terraza del café
    `,
    'verb.sew': {
      forms: 'inf,long | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        coser | cosió | cosieron | cosía | cosían | cosiendo | cosido
        bordar | bordó | bordaron | bordaba | bordaban | bordando | bordado
        confeccionar | confeccionó | confeccionaron | confeccionaba | confeccionaban | confeccionando | confeccionado
        adornar | adornó | adornaron | adornaba | adornaban | adornando | adornado
        rematar | remató | remataron | remataba | remataban | rematando | rematado
      `,
    },
    'object.sew': `
      un mantel de lino
      una funda de almohada
      unas cortinas de algodón
      un delantal con bolsillos
      un vestido de lunares
      una colcha de retales
      un disfraz de pirata
      unas banderolas
      un bolso de rafia
      un cojín redondo
      una capa de terciopelo
      un traje de mago
      una falda larga
      un gorro de bebé
      unos trajes de época
      un pañuelo de seda
      una muñeca de trapo
      una cortina de encaje
      una blusa de algodón
      un bolso de tela
      unas servilletas a cuadros
      un chaleco de pana
      una manta de cuna
      un vestido de bailarina
      unos tapetes
      un estuche de lápices
      una bata azul
      una camisa a cuadros
    `,
    'place.sew': `
      con hilo dorado
      junto a la ventana
      puntada a puntada
      con restos de tela
      en el taller de costura
      para la fiesta mayor
      con hilo de seda
      como regalo de cumpleaños
      para la obra de la escuela
      con gran destreza
      con mucha fantasía
      en una mesa muy larga
      según un patrón antiguo
      con cintas de colores
      para una actuación
      con aguja fina
      con botones de nácar
      a la luz de la lámpara
      entre carretes y alfileres
      por encargo de una amiga
    `,
    'verb.tell': {
      forms: 'inf,joy | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        contar | contó | contaron | contaba | contaban | contando | contado
        recordar | recordó | recordaron | recordaba | recordaban | recordando | recordado
        evocar | evocó | evocaron | evocaba | evocaban | evocando | evocado
        relatar | relató | relataron | relataba | relataban | relatando | relatado
        narrar | narró | narraron | narraba | narraban | narrando | narrado
      `,
    },
    'object.tell': `
      una anécdota de infancia
      la historia del viejo puente
      un cuento de piratas
      una leyenda de la montaña
      un sueño extraño
      una aventura en alta mar
      la fábula del zorro
      un viaje en globo
      las hazañas de un marinero
      una historia de marineros
      el cuento de la luna
      una travesía por el desierto
      una broma del colegio
      los secretos del faro
      una noche en la sierra
      el origen del molino
      una carrera de bicicletas
      la leyenda del lago
      un día de pesca
      las travesuras de un gato
      una merienda accidentada
      un misterio sin resolver
      la historia de un reloj
      un encuentro en el tren
      una fiesta bajo la lluvia
      el cuento del dragón
      un paseo por la costa
      la vida de un explorador
    `,
    'place.tell': `
      junto a la chimenea
      con todo detalle
      en la sobremesa
      en voz baja
      después de la cena
      con voz pausada
      alrededor de la hoguera
      a la puerta de la panadería
      durante el viaje
      con muchos gestos
      ante la familia
      en el programa de radio
      sin omitir nada
      en el banco de la plaza
      a la hora del café
      con mucha gracia
      con gran entusiasmo
      en la barbería
      a bordo del barco
      con aire misterioso
    `,
    'verb.tidy': {
      forms: 'inf,long | m,f | pl | often.m,often.f | often.pl | ger | pp',
      phrases: `
        ordenar | ordenó | ordenaron | ordenaba | ordenaban | ordenando | ordenado
        limpiar | limpió | limpiaron | limpiaba | limpiaban | limpiando | limpiado
        vaciar | vació | vaciaron | vaciaba | vaciaban | vaciando | vaciado
        organizar | organizó | organizaron | organizaba | organizaban | organizando | organizado
        revisar | revisó | revisaron | revisaba | revisaban | revisando | revisado
      `,
    },
    'object.tidy': `
      el desván
      la despensa
      los cajones del escritorio
      el armario del pasillo
      la mesa de dibujo
      las estanterías del despacho
      el cuarto de juegos
      el sótano
      el taller de abajo
      los estantes de la cocina
      el almacén de la tienda
      la cómoda del dormitorio
      el cuarto de las herramientas
      el garaje
      la sala de reuniones
      los armarios de la escuela
      el trastero
      la sala de lectura
      los baúles del teatro
      la vitrina del salón
      el cobertizo
      las repisas del baño
      la trastienda
      el aparador del comedor
      la habitación de invitados
      los archivos de la oficina
      la buhardilla
    `,
    'place.tidy': `
      de arriba abajo
      antes de las vacaciones
      con la música puesta
      con la ayuda de un amigo
      con las ventanas abiertas
      a conciencia
      sin descanso
      con una lista en la mano
      antes de la mudanza
      de una vez por todas
      para hacer sitio
      según un plan muy claro
      a primera hora
      con más ánimo que nunca
      entre bromas
      con mucho brío
      sin tirar nada
      en busca de una llave
      sin quejarse
      con un método infalible
    `,

    // Between verb and object; fits every topic, the preterite and the imperfect.
    adverb: `
      con calma
      sin prisa
      con esmero
      con gusto
      con entusiasmo
      con mucho mimo
      a su manera
      con paciencia
      por fin
      con cariño
      con alegría
      con acierto
      con soltura
      por gusto
      con buen humor
      de buena gana
      tranquilamente
      alegremente
      con ilusión
      a conciencia
      con delicadeza
      despacio
      muy a gusto
      entre bromas
      al fin
      con mucho cuidado
      con destreza
      con maestría
      con agrado
      con sencillez
    `,
    who: {
      forms: 'm,f | pl',
      phrases: `
        que nunca tenía prisa | que nunca tenían prisa
        que siempre llegaba temprano | que siempre llegaban temprano
        que tenía el día libre | que tenían el día libre
        que se reía con facilidad | que se reían con facilidad
        que adoraba las largas caminatas | que adoraban las largas caminatas
        que jamás perdía la paciencia | que jamás perdían la paciencia
        que disponía de tiempo | que disponían de tiempo
        que soñaba con grandes viajes | que soñaban con grandes viajes
        que solía madrugar | que solían madrugar
        que cantaba a todas horas | que cantaban a todas horas
        que vivía allí cerca | que vivían allí cerca
        que nunca olvidaba una cara | que nunca olvidaban una cara
        que se aburría un poco | que se aburrían un poco
        que silbaba al caminar | que silbaban al caminar
        que había prometido ayuda | que habían prometido ayuda
        que tenía muchas ideas | que tenían muchas ideas
        que sabía hacer de todo | que sabían hacer de todo
        que coleccionaba postales | que coleccionaban postales
        que acababa de mudarse | que acababan de mudarse
        que había vuelto del mar | que habían vuelto del mar
        que dormía poco | que dormían poco
        que siempre sonreía | que siempre sonreían
        que conocía cada sendero | que conocían cada sendero
        que venía del campo | que venían del campo
        que nunca se cansaba | que nunca se cansaban
        que tenía muy buen oído | que tenían muy buen oído
        que vivía junto al mar | que vivían junto al mar
        que apreciaba el silencio | que apreciaban el silencio
        a quien todo le interesaba | a quienes todo les interesaba
        que adoraba las sorpresas | que adoraban las sorpresas
        que hablaba cuatro idiomas | que hablaban cuatro idiomas
        que estaba de vacaciones | que estaban de vacaciones
      `,
    },
    // Stands before the subject and agrees with it.
    mood: {
      forms: 'm | f | pl',
      phrases: `
        muy contento | muy contenta | muy contentos
        siempre curioso | siempre curiosa | siempre curiosos
        tan paciente como siempre | ~ | tan pacientes como siempre
        animado por el buen tiempo | animada por el buen tiempo | animados por el buen tiempo
        fiel a su costumbre | ~ | fieles a su costumbre
        de muy buen humor | ~ | ~
        lleno de energía | llena de energía | llenos de energía
        feliz como pocas veces | ~ | felices como pocas veces
        ajeno al bullicio | ajena al bullicio | ajenos al bullicio
        con el ánimo ligero | ~ | ~
        orgulloso de su trabajo | orgullosa de su trabajo | orgullosos de su trabajo
        más tranquilo que nunca | más tranquila que nunca | más tranquilos que nunca
        cansado pero contento | cansada pero contenta | cansados pero contentos
        sin pensarlo dos veces | ~ | ~
        atento a cada detalle | atenta a cada detalle | atentos a cada detalle
        decidido a aprovechar el día | decidida a aprovechar el día | decididos a aprovechar el día
        con una sonrisa | ~ | ~
        recién llegado de un viaje | recién llegada de un viaje | recién llegados de un viaje
        inspirado por una vieja canción | inspirada por una vieja canción | inspirados por una vieja canción
        amable como siempre | ~ | amables como siempre
        para sorpresa de todos | ~ | ~
        muy concentrado | muy concentrada | muy concentrados
        libre de compromisos | ~ | libres de compromisos
        discreto como siempre | discreta como siempre | discretos como siempre
        con la mejor intención | ~ | ~
        sin mirar el reloj | ~ | ~
        entusiasmado con la idea | entusiasmada con la idea | entusiasmados con la idea
      `,
    },
    // Before a deed told in the preterite.
    time: `
      aquella mañana
      el otro día
      ayer por la tarde
      el domingo pasado
      el lunes
      después del almuerzo
      antes de la cena
      a media mañana
      un sábado de abril
      a finales de mayo
      el primer día de vacaciones
      la semana pasada
      una tarde de septiembre
      el jueves a mediodía
      hacia las once
      un día de fiesta
      al día siguiente
      durante el fin de semana
      anteayer
      el mes pasado
      una mañana de domingo
      a principios de junio
      a la hora de la siesta
      poco antes de las seis
      el viernes por la mañana
      a mediodía
      en plena primavera
      después de la siesta
      al terminar la jornada
      antes del desayuno
      hace unos días
      un martes cualquiera
      a última hora de la tarde
      el último sábado
      ese mismo día
      a la mañana siguiente
      antes de salir de viaje
      aquella misma semana
      durante las vacaciones
    `,
    // Before what was done again and again, in the imperfect.
    habit: `
      los domingos
      de vez en cuando
      cada primavera
      todos los veranos
      a menudo
      por las tardes
      algunas mañanas
      al final del día
      a veces
      en otoño
      durante las vacaciones
      los martes y los jueves
      los sábados por la mañana
      alguna que otra tarde
      por aquella época
      en los días de fiesta
      antes de cenar
      los lunes
      en los ratos libres
      los miércoles por la tarde
      cada fin de semana
      por entonces
      al caer la tarde
      muy de mañana
    `,
    // Before the infinitive.
    intended: {
      forms: 'm,f | pl',
      phrases: `
        decidió | decidieron
        prometió | prometieron
        se propuso | se propusieron
        quería | querían
        tenía ganas de | tenían ganas de
        acababa de | acababan de
        pensaba | pensaban
        se ofreció a | se ofrecieron a
        se puso a | se pusieron a
        había prometido | habían prometido
        tenía la intención de | tenían la intención de
        no olvidó | no olvidaron
        se comprometió a | se comprometieron a
        prefirió | prefirieron
        estaba a punto de | estaban a punto de
        aceptó de buen grado | aceptaron de buen grado
        se animó a | se animaron a
        se ofreció enseguida a | se ofrecieron enseguida a
        propuso | propusieron
        empezó a | empezaron a
      `,
    },
    // What one suddenly noticed in the middle of something.
    noticed: {
      forms: 'm,f',
      phrases: `
        imaginó una casa junto al mar
        oyó cantar a un mirlo
        tuvo una gran idea
        recordó una vieja canción
        perdió la noción del tiempo
        notó un agradable cansancio
        oyó sonar el teléfono
        pensó en un viejo amigo
        se acordó de un antiguo vecino
        pensó en las vacaciones
        sintió una inmensa calma
        oyó los primeros truenos
        percibió un aroma a canela
        encontró la solución de un acertijo
        pensó en un viaje en tren
        pensó en los viejos tiempos
        se echó a reír
        sintió unas ganas enormes de cantar
        entendió por fin una vieja broma
        oyó una música lejana
        imaginó un largo viaje
        hizo planes para el domingo
        oyó su nombre a lo lejos
        sintió el olor del pan
        decidió aprender otro idioma
        oyó piar a los gorriones
        tomó una decisión importante
        recordó una promesa
        oyó una risa contagiosa
        recibió una buena noticia
        tuvo de pronto mucha hambre
      `,
    },
    after: `
      después de
      tras
      nada más
      justo después de
      poco después de
    `,
    // What someone did when something happened.
    reacted: {
      forms: 'm,f | pl',
      phrases: `
        abrió la ventana | abrieron la ventana
        salió al balcón | salieron al balcón
        dejó el lápiz sobre la mesa | dejaron el lápiz sobre la mesa
        levantó la vista | levantaron la vista
        se puso de pie | se pusieron de pie
        se asomó al patio | se asomaron al patio
        sonrió sin decir nada | sonrieron sin decir nada
        guardó las herramientas | guardaron las herramientas
        corrió hacia la ventana | corrieron hacia la ventana
        preparó una taza de té | prepararon una taza de té
        cerró el libro con cuidado | cerraron el libro con cuidado
        bajó las escaleras deprisa | bajaron las escaleras deprisa
        se quedó un rato en silencio | se quedaron un rato en silencio
        llamó a los demás | llamaron a los demás
        sacó la cámara de fotos | sacaron la cámara de fotos
        miró el reloj | miraron el reloj
        se echó a reír | se echaron a reír
        dobló el periódico | doblaron el periódico
        interrumpió la partida de ajedrez | interrumpieron la partida de ajedrez
        prestó atención | prestaron atención
        hizo una pausa | hicieron una pausa
        se detuvo un instante | se detuvieron un instante
        respiró hondo | respiraron hondo
        puso la mesa | pusieron la mesa
        cambió de planes | cambiaron de planes
      `,
    },
    gone: {
      forms: 'm,f | pl',
      phrases: `
        volvió | volvieron
        regresó | regresaron
        se marchó | se marcharon
        se alejó | se alejaron
        echó a andar | echaron a andar
        bajó al puerto | bajaron al puerto
        siguió andando | siguieron andando
        paseó | pasearon
        se fue a casa | se fueron a casa
        volvió a casa | volvieron a casa
        salió a pasear | salieron a pasear
        anduvo hasta la estación | anduvieron hasta la estación
      `,
    },
    path: `
      por el sendero del bosque
      por la orilla del río
      por el puente nuevo
      por la calle mayor
      por el camino más largo
      por la avenida
      por el malecón
      por las callejuelas del centro
      por la ruta de siempre
      entre los huertos
      bajo los soportales
      por la orilla del canal
      por la cuesta del molino
      por el atajo del bosque
      por el camino del mar
      a través del parque
      entre campos de trigo
      por el barrio antiguo
      por la parte alta
      por la calle de la fuente
      dando un rodeo
      por una senda poco conocida
      por la vía verde
      por la acera soleada
      por detrás del mercado
      bordeando el estanque
      por un camino de tierra
      por la alameda
    `,
    // What one carries or who comes along.
    laden: `
      con una cesta de ciruelas
      con un ramo de lavanda
      con un paraguas enorme
      con un perro juguetón
      con una mochila ligera
      con un pan bajo el brazo
      con una bolsa de naranjas
      con dos libros nuevos
      con un plano de la ciudad
      con una linterna
      con las botas embarradas
      con un cuaderno en el bolsillo
      con una caja de galletas
      con un farol en la mano
      con una guitarra al hombro
      con unas flores silvestres
      con un cubo lleno de moras
      con una carta por abrir
      con la bicicleta de la mano
      con unas cañas de pescar
      con un mapa doblado
      con una maceta de albahaca
      con un sombrero nuevo
      con un tarro de miel
      con una cometa de papel
      con las manos en los bolsillos
      con un saco de castañas
      con un termo de café
      con un cesto de setas
      con muy buenas noticias
      con una canción en los labios
      con una bufanda de lana
    `,
    sat: {
      forms: 'm,f | pl',
      phrases: `
        se sentó | se sentaron
        se instaló | se instalaron
        se detuvo | se detuvieron
        se quedó | se quedaron
        descansó | descansaron
        pasó un buen rato | pasaron un buen rato
        esperó | esperaron
        se acomodó | se acomodaron
      `,
    },
    spot: `
      en un banco del parque
      a la orilla del río
      bajo los tilos
      en la terraza
      en los escalones del teatro
      junto a la fuente
      en lo alto del cerro
      a la sombra de un roble
      en el porche
      sobre la hierba
      en la plaza
      al borde del camino
      junto al estanque
      bajo los castaños
      en el mirador
      al lado del pozo
      en el claro del bosque
      en un rincón del jardín
      bajo los naranjos
      bajo los almendros
      a la puerta de casa
      cerca del invernadero
      junto a la ventana abierta
      en el balcón
      en la azotea
      a la entrada del pueblo
      junto al molino
    `,
    'absorbed.see': `
      mirando
      contemplando
      observando
      admirando
      sin dejar de mirar
    `,
    'sensed.see': `
      las nubes
      el vuelo de las golondrinas
      una bandada de estorninos
      la luz entre las ramas
      el vaivén de las ramas
      el color de las hojas
      una cometa roja
      el humo de las chimeneas
      los juegos de los niños
      las sombras de los árboles
      un globo en el cielo
      las mariposas
      un tren lejano
      los colores del atardecer
      una fila de hormigas
    `,
    'absorbed.hear': `
      escuchando
      escuchando en silencio
      escuchando con placer
      escuchando a ratos
      oyendo
    `,
    'sensed.hear': `
      los trinos de un jilguero
      el canto de los grillos
      el rumor de las hojas
      una guitarra
      unas voces alegres
      la banda de música
      el piar de los gorriones
      el viento entre los pinos
      una vieja canción
      un acordeón
      el silbido del tren
      las risas de los niños
      el arrullo de las palomas
      unas historias de viaje
      el zumbido de las abejas
      el murmullo de los álamos
    `,
    'absorbed.think': `
      pensando en
      soñando con
      sin dejar de pensar en
      con la mente puesta en
    `,
    'sensed.think': `
      las vacaciones
      un viaje en tren
      los amigos de la infancia
      una casa junto al mar
      el verano siguiente
      una receta de familia
      una mañana de playa
      una nueva afición
      otras ciudades
      los días de escuela
      una vuelta al mundo
      el jardín de la infancia
      una excursión al lago
      otra tarde como aquella
      una larga travesía
      un taller propio
      las montañas nevadas
      el próximo concierto
      una huerta con pozo
      los viejos tiempos
    `,
    // The same at the waterside.
    shore: `
      en el muelle
      al pie del faro
      en la playa
      cerca del embarcadero
      en el rompeolas
      frente al puerto
      sobre las rocas
      en el paseo marítimo
      a orillas del mar
      en la escollera
      junto a las redes
      en el espigón
      entre las dunas
      en el malecón
    `,
    'seen-at-sea': `
      los barcos de vela
      las gaviotas
      los reflejos del agua
      las olas
      la llegada de los pesqueros
      el vaivén de las barcas
      la línea del horizonte
      los destellos del sol
      un velero muy lejano
      la espuma blanca
      las maniobras del transbordador
      la puesta de sol
      el cambio de la marea
      las islas a lo lejos
      el juego de la luz
      las aves marinas
      el color del agua
    `,
    gave: {
      forms: 'm,f | pl',
      phrases: `
        le regaló | le regalaron
        le trajo | le trajeron
        le ofreció | le ofrecieron
        le envió | le enviaron
        le dejó | le dejaron
        le entregó | le entregaron
        le enseñó | le enseñaron
      `,
    },
    gift: `
      un libro de viajes
      una maceta de albahaca
      un cesto de peras
      unas semillas de girasol
      un tarro de mermelada
      una bufanda tejida a mano
      un disco de boleros
      un pañuelo de lunares
      una brújula antigua
      un juego de acuarelas
      un cuaderno sin estrenar
      una lámpara de papel
      un paquete de té
      unas fotos del puerto
      un ramo de margaritas
      una caja de bombones
      un mapa de los senderos
      una pluma estilográfica
      un par de entradas
      un queso de cabra
      un dibujo a lápiz
      una cafetera de cobre
      una cesta de mimbre
      unas tazas de porcelana
      un cojín bordado
      una armónica
      una manta de lana
      un reloj de bolsillo
      unos guantes de jardín
      una postal del lago
      un llavero de madera
      una regadera azul
      una caja de lápices
      un poema muy breve
      unos prismáticos
      una caracola
    `,

    // ── Nature and the street ─────────────────────────────────────────────────
    // Every subject of a kind goes with every deed and every place of that kind. “quick” is
    // there where the deed takes moments, not days.
    'subject.wind.sg': `
      el viento
      una brisa suave
      el aire de la costa
      la brisa del mar
      un viento ligero
      el viento del norte
      una ráfaga de aire
      el viento de la sierra
      un soplo de aire
      la brisa del valle
    `,
    'subject.wind.pl': `
      los vientos del sur
      las primeras brisas
      unas ráfagas suaves
      los aires de la montaña
      las brisas del verano
    `,
    'did.wind': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        agitó las hojas | agitaron las hojas
        movió los toldos | movieron los toldos
        meció las ramas | mecieron las ramas
        levantó el polvo | levantaron el polvo
        trajo olor a lluvia | trajeron olor a lluvia
        hizo bailar las banderolas | hicieron bailar las banderolas
        refrescó el ambiente | refrescaron el ambiente
        trajo aroma de jazmín | trajeron aroma de jazmín
        hizo temblar las flores | hicieron temblar las flores
        arrastró unos papeles | arrastraron unos papeles
        se llevó un sombrero | se llevaron un sombrero
        susurró sin descanso | susurraron sin descanso
      `,
    },
    'where.wind': `
      en la terraza
      a la orilla del río
      en el patio
      en la plaza
      frente a la estación
      en la calle principal
      cerca del puerto
      en el jardín
      en las afueras
      junto al viejo molino
    `,
    'subject.sky.sg': `
      una nube blanca
      la niebla
      una nube de verano
      una bruma ligera
      una nube ligera
      una nube alargada
      una nubecilla
      un velo de niebla
      una nube gris
      un rastro de nubes
      una nube rosada
    `,
    'subject.sky.pl': `
      las nubes
      unas nubes redondas
      las últimas brumas
      unas nubes de lluvia
      unas nubes doradas
      unas sombras azules
    `,
    'did.sky': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        apareció | aparecieron
        fue cambiando de color | fueron cambiando de color
        flotó largo rato | flotaron largo rato
        se extendió en silencio | se extendieron en silencio
        se fue acercando | se fueron acercando
        se fue deshaciendo | se fueron deshaciendo
        duró muy poco | duraron muy poco
        tardó en desaparecer | tardaron en desaparecer
        pasó despacio | pasaron despacio
        asomó de repente | asomaron de repente
      `,
    },
    'where.sky': `
      sobre los tejados
      sobre el valle
      en lo alto de la sierra
      sobre los campos
      por encima del lago
      detrás de las colinas
      al otro lado del río
      sobre la ciudad
      en el horizonte
      sobre el bosque
      por el lado del mar
      a lo lejos
    `,
    'subject.water.sg': `
      el río
      el arroyo
      el agua clara
      la corriente
      el agua de lluvia
      un hilo de agua
      el riachuelo
      el agua del deshielo
    `,
    'subject.water.pl': `
      las aguas del río
      los arroyos
      las aguas del deshielo
      los riachuelos
      dos hilos de agua
    `,
    'did.water': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        corrió deprisa | corrieron deprisa
        arrastró unas hojas | arrastraron unas hojas
        brilló al sol | brillaron al sol
        bajó cantando | bajaron cantando
        se deslizó sin ruido | se deslizaron sin ruido
        saltó de piedra en piedra | saltaron de piedra en piedra
        se abrió camino | se abrieron camino
        avanzó despacio | avanzaron despacio
        formó pequeños remolinos | formaron pequeños remolinos
        murmuró sin descanso | murmuraron sin descanso
      `,
    },
    'where.water': `
      entre los juncos
      en mitad del valle
      bajo el puente
      junto al molino
      entre los álamos
      al pie de la montaña
      a través del prado
      cerca del sendero
      entre los helechos
      por detrás de las huertas
      a la salida del pueblo
    `,
    'subject.bird.sg': `
      un mirlo
      una golondrina
      un gorrión
      una urraca
      un petirrojo
      una paloma blanca
      un jilguero
      un ruiseñor
      una alondra
      un pinzón
    `,
    'subject.bird.pl': `
      los gorriones
      las golondrinas
      unas palomas
      los estorninos
      dos mirlos
      los verderones
      unas tórtolas
      los jilgueros
      dos urracas
    `,
    'did.bird': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        se posó | se posaron
        revoloteó | revolotearon
        buscó ramitas | buscaron ramitas
        dio unas vueltas | dieron unas vueltas
        empezó su nido | empezaron su nido
        se instaló un buen rato | se instalaron un buen rato
        se acicaló las plumas | se acicalaron las plumas
        batió las alas | batieron las alas
        dio media vuelta | dieron media vuelta
        descansó de su viaje | descansaron de su viaje
        apareció sin avisar | aparecieron sin avisar
      `,
    },
    'where.bird': `
      en el alero
      en la rama más alta
      junto a la chimenea
      en lo alto de la farola
      cerca del granero
      en el tejado
      en el viejo cerezo
      sobre la tapia
      en los cipreses
      en la cornisa del teatro
      entre las tejas
    `,
    'subject.animal.sg': `
      un gato gris
      el perro del pastor
      una ardilla
      un potro
      una liebre
      un erizo
      el gato de la posada
      una cabra muy terca
      un zorro joven
      un cordero
      un burro
      un pato
    `,
    'subject.animal.pl': `
      dos gatos
      los perros del vecindario
      unas ardillas
      las ovejas
      unos potros
      las cabras
      dos liebres
      los patos
      unos erizos
      las gallinas
    `,
    'did.animal': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        durmió la siesta | durmieron la siesta
        se escondió | se escondieron
        buscó un poco de sombra | buscaron un poco de sombra
        bebió agua | bebieron agua
        pasó corriendo | pasaron corriendo
        dejó sus huellas | dejaron sus huellas
        avanzó con cautela | avanzaron con cautela
        se quedó inmóvil | se quedaron inmóviles
        encontró un buen rincón | encontraron un buen rincón
        esperó a que escampara | esperaron a que escampara
        disfrutó del sol | disfrutaron del sol
        salió a explorar | salieron a explorar
      `,
    },
    'where.animal': `
      junto a la cerca
      entre los manzanos
      detrás del granero
      junto al arroyo
      en el prado
      cerca de la fuente
      entre la hierba alta
      al borde del camino
      en el huerto
      al lado del pozo
      junto al establo
      cerca del gallinero
    `,
    'subject.plant.sg': `
      el almendro
      la glicina
      el viejo rosal
      el cerezo
      una magnolia
      la buganvilla
      el ciruelo
      un naranjo
      la madreselva
    `,
    'subject.plant.pl': `
      los almendros
      las amapolas
      los tulipanes
      las violetas
      los lirios
      los girasoles
      las margaritas
      los naranjos
      las dalias
      los rosales
      las hortensias
    `,
    'did.plant': {
      forms: 'sg | pl',
      phrases: `
        echó nuevos brotes | echaron nuevos brotes
        llenó de color el lugar | llenaron de color el lugar
        creció sin ayuda | crecieron sin ayuda
        se cubrió de rocío | se cubrieron de rocío
        perfumó el aire | perfumaron el aire
        volvió a florecer | volvieron a florecer
        atrajo a las abejas | atrajeron a las abejas
        se abrió paso | se abrieron paso
        dio las primeras flores | dieron las primeras flores
        resistió el viento | resistieron el viento
      `,
    },
    'where.plant': `
      junto a la tapia
      en el jardín
      al pie del muro
      a la entrada del pueblo
      en el patio
      cerca del estanque
      al borde de la carretera
      detrás de la casa
      frente a la estación
      en un rincón soleado
      junto al pozo
    `,
    'subject.boat.sg': `
      un velero
      el transbordador
      una barca azul
      un pesquero
      la lancha del práctico
      una canoa
      una barcaza
      la goleta
      un remolcador
    `,
    'subject.boat.pl': `
      unos veleros
      las barcas de pesca
      dos pesqueros
      unas piraguas
      los remolcadores
      dos barcazas
      las lanchas
      unos botes de remos
    `,
    'did.boat': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        se deslizó | se deslizaron
        avanzó sin prisa | avanzaron sin prisa
        cambió de rumbo | cambiaron de rumbo
        pasó lentamente | pasaron lentamente
        navegó en calma | navegaron en calma
        giró con suavidad | giraron con suavidad
        flotó un buen rato | flotaron un buen rato
        dejó una estela blanca | dejaron una estela blanca
        se meció | se mecieron
      `,
    },
    'where.boat': `
      cerca de la orilla
      cerca del faro
      frente al muelle
      bajo el puente levadizo
      entre la bruma
      con la marea
      por el canal
      ante los paseantes
      entre dos islas
      al compás de las olas
      cerca del rompeolas
    `,
    'subject.light.sg': `
      un rayo de sol
      la luz del sol
      una luz dorada
      el reflejo del agua
      la claridad del día
      un reflejo verde
      la sombra de la cortina
      la luz del patio
      una franja de luz
    `,
    'subject.light.pl': `
      los reflejos del agua
      las sombras de las hojas
      los rayos del sol
      unos reflejos dorados
      los destellos del cristal
      unas manchas de sol
      las sombras del jardín
    `,
    'did.light': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        tembló | temblaron
        se alargó | se alargaron
        se detuvo | se detuvieron
        se posó en silencio | se posaron en silencio
        dibujó extrañas figuras | dibujaron extrañas figuras
        bailó | bailaron
        fue cambiando de forma | fueron cambiando de forma
        avanzó muy despacio | avanzaron muy despacio
      `,
    },
    'where.light': `
      sobre la pared blanca
      en el suelo del salón
      sobre la mesa puesta
      entre las macetas
      en el techo del comedor
      sobre la alfombra
      en los cristales
      sobre las páginas abiertas
      en el fondo del pasillo
      en el espejo del recibidor
      sobre las teclas del piano
    `,
    'subject.sound.sg': `
      una música alegre
      el eco de una canción
      un rumor de voces
      la música de un piano
      una melodía lejana
      un coro de niños
      el son de una guitarra
      una voz muy clara
      el redoble de un tambor
      el silbido de un tren
    `,
    'subject.sound.pl': `
      las notas de un vals
      los acordes de una guitarra
      las risas de los niños
      los compases de un tango
      unas voces alegres
      los aplausos
      las notas de un violín
      los cascabeles
    `,
    'did.sound': {
      forms: 'sg,quick.sg | pl,quick.pl',
      phrases: `
        se oyó | se oyeron
        resonó | resonaron
        vibró débilmente | vibraron débilmente
        se dejó oír | se dejaron oír
        llenó el aire | llenaron el aire
        se fue apagando | se fueron apagando
        rompió el silencio | rompieron el silencio
        se escuchó un instante | se escucharon un instante
        flotó suavemente | flotaron suavemente
      `,
    },
    'where.sound': `
      en la calle de abajo
      en la plaza
      detrás del teatro
      en el patio interior
      más allá de los jardines
      entre los puestos del mercado
      por las callejuelas
      al final de la avenida
      cerca del conservatorio
      junto a la estación
      en el casco antiguo
    `,
    now: `
      por fin
      de nuevo
      una vez más
      aquella tarde
      algo más tarde
      como tantas veces
      aquel día
      a media tarde
      poco después
      esa misma tarde
      el sábado
      tras unos días de calma
      sin que nadie lo esperara
      el último domingo
      sin previo aviso
      en ese momento
      minutos después
      cuando ya nadie lo esperaba
      más de una vez
    `,
    minded: `
      pareció darse cuenta
      se extrañó
      le dio importancia
      quiso perdérselo
      se sorprendió
      lo advirtió
      se dio cuenta
      le prestó atención
      hizo el menor comentario
      lo notó
      lo esperaba
      llegó a saberlo
      preguntó nada
      hizo caso
      lo había previsto
    `,

    // ── The seasons ───────────────────────────────────────────────────────────
    'season.spring': `
      en primavera
      cada primavera
      al llegar la primavera
      con los primeros brotes
    `,
    'scene.spring': `
      los cerezos estaban en flor
      anidaban las golondrinas
      los días se alargaban
      el aire olía a azahar
      los prados verdeaban
      zumbaban las abejas
      el río bajaba crecido
      los almendros perdían sus pétalos
      se abrían todas las ventanas
      las lluvias eran breves
    `,
    'chore.spring': {
      forms: 'm,f | pl',
      phrases: `
        sembraba los rábanos | sembraban los rábanos
        aireaba toda la casa | aireaban toda la casa
        pintaba las contraventanas | pintaban las contraventanas
        sacaba las sillas al jardín | sacaban las sillas al jardín
        preparaba el huerto | preparaban el huerto
        limpiaba las bicicletas | limpiaban las bicicletas
        llenaba de macetas el balcón | llenaban de macetas el balcón
        guardaba los abrigos | guardaban los abrigos
        plantaba los tomates | plantaban los tomates
        desayunaba en la terraza | desayunaban en la terraza
        recogía flores silvestres | recogían flores silvestres
        volvía a montar en bicicleta | volvían a montar en bicicleta
      `,
    },
    'season.summer': `
      en verano
      durante las vacaciones
      en pleno verano
      cada verano
    `,
    'scene.summer': `
      cantaban las cigarras
      las tardes parecían eternas
      el mar estaba en calma
      maduraban las ciruelas
      zumbaban los ventiladores
      los campos amarilleaban
      las plazas se animaban
      el pueblo se llenaba de bicicletas
      olía a hierba recién cortada
      apretaba el calor
    `,
    'chore.summer': {
      forms: 'm,f | pl',
      phrases: `
        dormía la siesta | dormían la siesta
        nadaba todas las mañanas | nadaban todas las mañanas
        cenaba al aire libre | cenaban al aire libre
        hacía helado de limón | hacían helado de limón
        leía a la sombra | leían a la sombra
        pescaba en el muelle | pescaban en el muelle
        madrugaba para regar el jardín | madrugaban para regar el jardín
        comía sandía en el patio | comían sandía en el patio
        colgaba la hamaca | colgaban la hamaca
        aprendía a remar | aprendían a remar
        iba al cine al aire libre | iban al cine al aire libre
        hacía castillos de arena | hacían castillos de arena
      `,
    },
    'season.autumn': `
      en otoño
      cada otoño
      con las primeras lluvias
      al acortarse los días
    `,
    'scene.autumn': `
      caían las hojas
      el bosque se teñía de oro
      olía a tierra mojada
      se encendían las chimeneas
      la niebla llegaba hasta el río
      asaban castañas en la plaza
      las grullas pasaban de largo
      brillaban los charcos
      el viento agitaba los álamos
      refrescaban las noches
    `,
    'chore.autumn': {
      forms: 'm,f | pl',
      phrases: `
        salía a buscar setas | salían a buscar setas
        hacía mermelada de membrillo | hacían mermelada de membrillo
        limpiaba el patio | limpiaban el patio
        sacaba las mantas del armario | sacaban las mantas del armario
        apilaba la leña | apilaban la leña
        recogía nueces | recogían nueces
        volvía a las novelas largas | volvían a las novelas largas
        plantaba bulbos de tulipán | plantaban bulbos de tulipán
        preparaba sopa de calabaza | preparaban sopa de calabaza
        empezaba un nuevo curso | empezaban un nuevo curso
        tejía una bufanda | tejían una bufanda
        paseaba por el hayedo | paseaban por el hayedo
      `,
    },
    'season.winter': `
      en invierno
      cada invierno
      en los días más cortos
      con las primeras heladas
    `,
    'scene.winter': `
      nevaba en la sierra
      amanecía con niebla
      crujía la leña en el fuego
      los cristales se empañaban
      los tejados amanecían blancos
      las calles quedaban en silencio
      la escarcha cubría los campos
      hacía un frío seco
      soplaba el viento del norte
      olía a pan tostado
    `,
    'chore.winter': {
      forms: 'm,f | pl',
      phrases: `
        tomaba chocolate caliente | tomaban chocolate caliente
        jugaba a las cartas | jugaban a las cartas
        horneaba bizcochos | horneaban bizcochos
        daba de comer a los pájaros | daban de comer a los pájaros
        leía bajo una manta | leían bajo una manta
        escribía largas cartas | escribían largas cartas
        preparaba caldo | preparaban caldo
        ordenaba las fotografías | ordenaban las fotografías
        ensayaba con el coro | ensayaban con el coro
        montaba maquetas de barcos | montaban maquetas de barcos
        tejía calcetines de lana | tejían calcetines de lana
        estrenaba guantes | estrenaban guantes
      `,
    },

    // ── Rooms and things ──────────────────────────────────────────────────────
    'room.home': `
      la casa
      toda la casa
      la cocina
      el comedor
      la casa de los abuelos
      el pasillo
      la despensa
      la posada
      la panadería
      la escalera
      el patio
      el café de la esquina
      la pequeña cafetería
    `,
    'scent.home': `
      pan recién hecho
      almendras tostadas
      canela
      manzanas asadas
      ropa limpia
      vainilla
      mermelada
      chocolate caliente
      albahaca
      tomillo
      naranja
      bizcocho
      flores frescas
      romero
      caldo
      jabón
      leña
      limón
      miel
      menta
    `,
    'room.work': `
      el taller
      el desván
      la imprenta
      el taller de marcos
      el viejo almacén
      la sala de manualidades
      el estudio
      el aula de dibujo
      el cobertizo
      el taller de la escuela
      la carpintería
      el taller de abajo
      el taller de pintura
    `,
    'scent.work': `
      madera
      papel
      barniz
      tinta
      cera
      serrín
      cuero
      pintura fresca
      lona
      papel de lija
      aceite de linaza
      cola de carpintero
      resina
      cartón
      lápices nuevos
      cedro
      trementina
    `,
    'room.out': `
      el jardín
      el parque
      el sendero
      el aire
      la mañana
      el campo
      la ladera
      el prado
      la tarde
      el valle
      el bosque
      la vereda
      la noche
      el camino
    `,
    'scent.out': `
      hierba cortada
      tierra mojada
      lluvia
      jazmín
      madreselva
      pino
      heno
      lavanda
      hierbabuena
      flores silvestres
      romero
      tomillo
      musgo
      rosas
      tilo
      eucalipto
      laurel
      frutos maduros
    `,
    smelled: `
      olía
      olía siempre
      olía levemente
      aún olía
      olía de maravilla
      volvió a oler
      olía ya
      olía un poco
      olía de nuevo
    `,
    from: `
      desde la azotea
      desde el mirador
      desde la atalaya
      desde lo alto del cerro
      desde la escalinata
      desde la ventana del desván
      desde el último piso
      desde la terraza del café
      desde el funicular
      desde el balcón
      desde la muralla
      desde el globo
      desde la colina
      desde el camino alto
      desde la cumbre
    `,
    saw: `
      se veían
      se divisaban
      se distinguían
      se contemplaban
      se adivinaban
      se podían ver
      se admiraban
    `,
    view: `
      los tejados rojos
      el puerto
      la sierra nevada
      los campos de trigo
      la torre del reloj
      las huertas
      la curva del río
      los naranjales
      el faro
      las islas
      la estación
      los jardines del museo
      la plaza
      el mercado
      los barcos de pesca
      el acueducto
      la playa
      los molinos
      el bosque
      las calles del centro
      el lago
      los olivares
      la carretera de la costa
      los puentes del río
      las casas de colores
      la vía del tren
      el embalse
      las dunas
    `,
    landmark: `
      el molino
      el puerto
      la estación
      la fuente
      el faro
      la plaza mayor
      la escuela
      el mercado
      el puente viejo
      la torre
      el teatro
      la biblioteca
      el embarcadero
      la posada
      el acueducto
      la playa
      el bosque
      la huerta
      el jardín botánico
      la granja
      el lago
      el invernadero
      la muralla
      la fábrica de papel
      el conservatorio
      la casa del farero
    `,
    ran: `
      pasaba
      corría
      existía
      discurría
      había
    `,
    road: `
      un camino de tierra
      un arroyo
      un sendero empedrado
      una acequia
      una avenida de tilos
      una vía estrecha
      una vereda
      una línea de tranvía
      un paseo arbolado
      una ruta de carros
      un río
      un camino de piedra
      un canal
      una calleja
      una calle muy larga
      una calzada antigua
    `,
    'long-ago': `
      hace muchos años
      en otros tiempos
      antiguamente
      en aquella época
      por entonces
      hace un siglo
      tiempo atrás
      en tiempos de los abuelos
      según los mapas
      hasta hace poco
      por aquellos años
      en los años de la infancia
    `,
    // Before “de” and a person.
    surface: `
      en la mesa
      en el escritorio
      en la mochila
      en la repisa
      en la maleta
      en el armario
      en el equipaje
      en el cajón
      en la estantería
      en la cesta
      en la habitación
      en el rincón
      en el cuarto
      en el baúl
      en la cómoda
      en los cajones
    `,
    lay: `
      había
      no faltaban
      nunca faltaban
      se guardaban
      había de todo:
      se podían encontrar
      todavía había
      tenían su sitio
      siempre había
    `,
    thing: `
      una brújula
      un par de guantes
      una libreta azul
      un lápiz mordido
      una lupa
      unas tijeras
      un ovillo de lana
      una caja de botones
      un mapa arrugado
      una taza sin asa
      una linterna
      un silbato
      un reloj parado
      una postal
      una armónica
      un tarro de canicas
      una caracola
      un cuaderno de notas
      una llave oxidada
      una bolsa de semillas
      un tintero vacío
      una cinta métrica
      una bufanda
      un diccionario
      una peonza
      un paraguas plegable
      una vela
      un carrete de hilo
      unos prismáticos
      un imán
      un calendario viejo
      una piedra redonda
      un sombrero de paja
      una baraja
      una foto antigua
      un tablero de ajedrez
      una cuchara de palo
      una jarra de barro
    `,
    lost: `
      la llave del desván
      una carta sin abrir
      el viejo catalejo
      la receta de los buñuelos
      el libro prestado
      una moneda antigua
      el guante perdido
      la partitura
      el álbum de fotos
      la libreta roja
      el plano del tesoro
      un calcetín de rayas
      la bufanda azul
      una foto de la infancia
      el dedal de plata
      el reloj de bolsillo
      la última pieza del rompecabezas
      el gorro de lana
      la flauta dulce
      un billete de tren
      el cascabel del gato
    `,
    'turned-up': `
      apareció
      reapareció por fin
      asomó
      apareció por casualidad
      apareció de pronto
      volvió a aparecer
      seguía
    `,
    'hiding-place': `
      detrás del espejo
      en el asiento de atrás
      detrás del piano
      en la estantería más alta
      al fondo del armario
      junto a la chimenea
      en el trastero
      debajo de la cama
      debajo del sofá
      en el fondo de un baúl
      entre dos cojines
      detrás de la puerta
      debajo de la alfombra
      en la caja de costura
      en un cajón de la cocina
      encima del armario
      en la cesta de la ropa
      junto a la tetera
      en la guantera
      al fondo de la mochila
      bajo un montón de papeles
      entre las macetas
    `,

    // ── General remarks ───────────────────────────────────────────────────────
    craft: `
      aprender a tocar el piano
      cuidar un huerto
      reparar un reloj
      traducir un poema
      hacer pan
      criar abejas
      dibujar un árbol
      restaurar un mueble antiguo
      afinar un violín
      tejer un suéter
      escribir una buena carta
      construir una barca
      cultivar orquídeas
      dirigir un coro
      contar un cuento
      encuadernar un libro
      armar un rompecabezas
      cocinar para muchos
      aprender otro idioma
      montar una obra de teatro
      bailar un tango
      jugar al ajedrez
      fotografiar aves
      modelar el barro
      navegar a vela
      preparar un viaje
      podar un rosal
      organizar una fiesta
      enseñar a leer
      pintar una acuarela
      diseñar un parque
      bordar un mantel
      ordenar una biblioteca
      cultivar tomates
      plantar un árbol
    `,
    takes: `
      exige
      exige siempre
      requiere ante todo
      pide sobre todo
      exige a partes iguales
      suele exigir
      requiere
      pide
      pide siempre
      requiere sobre todo
    `,
    took: `
      exigía
      requería
      pedía
      requería siempre
      exigía sobre todo
    `,
    virtue: {
      forms: 'bare | y',
      phrases: `
        paciencia | y ~
        calma | y ~
        tiempo | y ~
        constancia | y ~
        curiosidad | y ~
        imaginación | e ~
        buen humor | y ~
        atención | y ~
        cuidado | y ~
        ilusión | e ~
        ingenio | e ~
        un poco de suerte | y ~
        cierto orden | y ~
        mucha práctica | y ~
        serenidad | y ~
        buen ojo | y ~
        dedicación | y ~
        humildad | y ~
        disciplina | y ~
        delicadeza | y ~
        entusiasmo | y ~
        algo de intuición | y ~
        mucho cariño | y ~
        tenacidad | y ~
      `,
    },
    believed: {
      forms: 'm,f | pl',
      phrases: `
        creía | creían
        sabía | sabían
        pensaba | pensaban
        decía a menudo | decían a menudo
        aseguraba | aseguraban
        solía repetir | solían repetir
        descubrió | descubrieron
        sostenía | sostenían
        recordaba siempre | recordaban siempre
        aprendió pronto | aprendieron pronto
        nunca olvidó | nunca olvidaron
        comprendió al fin | comprendieron al fin
      `,
    },

    // ── Something happens ─────────────────────────────────────────────────────
    // After “cuando” and the like; the verb comes first.
    event: `
      empezó a llover
      sonó el teléfono
      llamaron a la puerta
      se fue la luz
      llegó el tren de las cinco
      pasó el camión del circo
      sonó un violín
      salió el sol
      se levantó el viento
      pasó el carrito de los helados
      dieron las doce
      ladró un perro
      terminó la clase
      cesó la lluvia
      abrió la panadería
      apareció un arcoíris
      maulló el gato
      silbó la tetera
      pasó la banda de música
      se oyó una risa
      cambió la luz
      asomó la luna
      empezaron los fuegos artificiales
      se oyó un trueno
      se encendieron las farolas
      pasaron unas golondrinas
      sonó la sirena del barco
      cayeron las primeras gotas
      zarpó el transbordador
      pasó una bandada de grullas
      se despejó el cielo
      sonó el timbre
      volvió la luz
    `,
    when: `
      cuando
      para cuando
      justo cuando
      cuando por fin
    `,
    'as-soon': `
      en cuanto
      apenas
      cuando
      justo cuando
      tan pronto como
    `,
    nobody: `
      nadie
      casi nadie
      ningún vecino
      ninguno de los invitados
      nadie en la casa
      ni siquiera el portero
      ningún transeúnte
      ningún conocido
      ninguno de los colegas
      ninguno de los presentes
    `,
    knew: `
      sabía
      adivinó
      supo explicar
      preguntó
      se imaginaba
      llegó a saber
    `,
    needed: {
      forms: 'm,f | pl | link',
      phrases: `
        necesitó | necesitaron | para
        tardó | tardaron | en
        empleó | emplearon | en
        dedicó | dedicaron | a
        reservó | reservaron | para
      `,
    },
    duration: `
      tres tardes
      un día entero
      dos días
      toda la mañana
      una tarde de lluvia
      casi toda la tarde
      todo el fin de semana
      un par de domingos
      dos mañanas
      unas cuantas horas
      una jornada completa
      un par de tardes
      toda una tarde
      media mañana
      casi todo el sábado
      buena parte del día
      el domingo entero
      tres horas largas
    `,
    'they-say': `
      cuentan
      dicen
      parece
      se sabe
      todos comentan
      me han contado
      se comenta
      se dice
      algunos aseguran
      por ahí se cuenta
      resulta
      nos han dicho
      me consta
      lo cierto es
    `,
    cleft: `
      fue
      al final fue
      esta vez fue
      una vez más fue
      por suerte fue
      según dicen, fue
      como tantas veces, fue
      al parecer fue
      sin duda fue
      aquel día fue
    `,

    // ── Questions, quotations, exclamations ───────────────────────────────────
    'who-was-it': `
      quién ha
      quién había
      quién habría
      quiénes habían
      quién más había
      quién más ha
      y quién había
    `,
    why: `
      por qué
      cuándo
      a qué hora
      cómo
      con quién
      en qué momento
      por qué motivo
    `,
    remark: `
      la sopa está lista
      todavía queda café
      el pan sale del horno
      va a dejar de llover
      ya llega el tren
      está saliendo la luna
      las cerezas están maduras
      mañana hará buen tiempo
      desde aquí se ve el mar
      el buzón está lleno
      el río baja tranquilo
      este banco está libre
      ha aparecido la llave
      se oye la banda
      todo es posible
      la puerta está abierta
      han vuelto las golondrinas
      este libro es una maravilla
      queda un trozo de tarta
      la fiesta empieza a las ocho
      esta vieja bicicleta aún funciona
      aquí se está de maravilla
      tenemos toda la tarde
      la nieve va a cuajar
      el gato duerme al sol
      este camino lleva al lago
      la radio funciona otra vez
      el viento está cambiando
      no hay prisa
      quedan asientos en primera fila
      el té huele a menta
      los naranjos están en flor
      ya es primavera
      el concierto va a empezar
    `,
    'remark-tag': `
      por lo visto
      sin ninguna duda
      menos mal
      desde luego
      qué alegría
      al parecer
      por suerte
      qué bien
      parece
      según parece
      está claro
      dicho sea de paso
      por cierto
      claro que sí
      de verdad
    `,
    said: {
      forms: 'm,f | pl',
      phrases: `
        dijo | dijeron
        murmuró | murmuraron
        respondió | respondieron
        anunció | anunciaron
        comentó | comentaron
        repitió | repitieron
        contestó | contestaron
      `,
    },
    tone: `
      con una sonrisa
      en voz baja
      desde la puerta
      de buen humor
      sin levantar la vista
      desde el balcón
      con calma
      por teléfono
      entre risas
      con un guiño
      al pasar
      desde la cocina
      sin darle importancia
      tras una pausa
      con mucha seguridad
      al salir
      con asombro
      desde el patio
      muy despacio
      con los brazos cruzados
    `,
    offer: `
      me ayudas a
      quién quiere
      vamos a
      quién me enseña a
      te gustaría
      podemos
      qué tal si empezamos a
      a quién le apetece
      quién se anima a
      quieres
      no íbamos a
      cuándo vamos a
      hace falta
    `,
    delight: `
      qué gusto
      qué alegría
      qué placer
      qué bonito
      qué maravilla
      qué bien sienta
      cuánto apetece
      qué buena idea
      nada como
      qué agradable
      qué divertido
    `,
    'how-good': `
      qué bien sienta
      qué gusto
      qué placer
      qué agradable
      qué delicia
      nada como
      qué maravilla
      qué suerte poder
      qué bonito es
      cuánto apetece
    `,
    rest: `
      descansar
      leer un rato
      charlar
      bailar un poco
      mirar las nubes
      compartir un helado
      hojear una revista
      mirar el paisaje
      contar historias
      sentarse
      cerrar los ojos
      escuchar música
      respirar hondo
      tomar un café
      conversar
      hacer una pausa
      quedarse un rato
      no hacer nada
      soñar despierto
      merendar algo
      cantar un poco
      jugar a las cartas
      tomar un té
    `,
    glow: `
      con este sol
      en buena compañía
      después de un largo paseo
      sin mirar el reloj
      a primera hora
      en un día como hoy
      al terminar el trabajo
      con este aire tan limpio
      en plena primavera
      al caer la tarde
      lejos del ruido
      entre amigos
      cuando no hay prisa
      de vez en cuando
      en una tarde tan tranquila
      como en los viejos tiempos
      en pleno verano
    `,
  },

  words: `
    abeja abierto abrigo abril abrir abuelo aceite acera acuerdo agua aguja aire ajedrez álamo
    albahaca álbum alegre alegría alfombra algodón almendra almohada almuerzo alto amable amanecer
    amapola amarillo amigo ancho andar andén anillo antiguo año aprender árbol arce arcilla arcoíris
    arena armario armonía aroma arroyo arroz arte ascensor atardecer aula avena aventura avión azúcar
    azul bailar balcón ballena banco bandeja bañera baraja barca barniz barrio barro baúl biblioteca
    bicicleta blanco blusa bombilla bosque botella botón brisa brújula bueno buscar buzón caballo
    cabaña café caja cajón calendario calle calma camino camisa campo canasta canción canela
    cantar caracol caramelo carpintero carta casa cascada castaño cedro cena cepillo cerámica cereza
    cerro cesta chimenea chocolate cielo cigüeña cine ciruela ciudad claro clase cocina colina collar
    color comedor cometa compás concierto conejo contar corcho coro correo cortina cosecha coser
    costa costumbre crecer cristal cuaderno cuadro cuchara cuento cuerda cueva danza decir delfín
    delantal desayuno descanso desván día dibujar dibujo diccionario domingo dulce duna edificio
    encina encontrar enero ensayo entrada escalera escarcha escribir escuchar escuela espejo espiga
    espuma estación estante estanque estrella estudio fábula faro farol feliz feria festival fiesta
    flauta flor fogata foto fresco fruta fuego fuente galleta ganso garaje gato gaviota geranio girasol
    globo golondrina gorro gota grande granero granja grillo guante guitarra hablar harina helado
    helecho hermano hielo hierba hilo hoja hora horizonte horno hotel huella huerto idea imaginar
    invierno invitar isla jabón jardín jarra jarrón jazmín jirafa joven juego jueves jugar junio
    juguete ladera lago lámpara lana lápiz largo lavanda lechuga leer lejos lento leña letra libro
    ligero limón limpio línea linterna llave llegar lluvia lugar luna lunes luz madera maestro maíz
    maleta manta mantel manzana mañana mapa máquina mar marea mariposa marinero martes marzo mayo
    medida melodía menta mercado mermelada mes mesa miel miércoles minuto mirador mirar mochila molino
    montaña morado mueble muelle mundo museo música nadar naranja nevar nido niebla nieve niño noche
    nogal nombre norte nota noticia novela nube nuevo nuez octubre oír olivo olla orilla oro otoño
    oveja página paisaje pájaro palabra paloma pan pañuelo papel paraguas pared parque paseo pasillo
    pastel patio pato película pensar pequeño pera perro pescador piano piedra pincel pino pintar
    pintura pizarra planta playa plaza poema postal pozo pradera pregunta primavera primo profundo
    pueblo puente puerta puerto rama rana ratón rayo receta recuerdo red redondo refugio regalo regar
    reír reloj remo revista rincón río roble roca rocío rojo ropa rosa rueda ruido sábado sal saltar
    salud semana semilla sendero sereno silbar silencio silla sincero sol sombra sombrero sonido
    sonreír sopa suave subir sueño suéter sur taller tambor tapiz tarde taza té teatro techo tejado
    tejer teléfono telescopio temprano terraza tiempo tienda tierra tigre tijeras tinta
    tomate tomillo torre trabajo tranquilo tren trigo trompeta tulipán uva vacío valle vecino velero
    ventana ver verano verde vereda viaje viento violín visita vivo volar voz vuelo vuelta yogur
    zanahoria zapato zorro
  `,
}
