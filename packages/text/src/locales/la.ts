import type { Locale } from '../notation/locale.js'

/**
 * The classic “Lorem ipsum”: pseudo-Latin in the vocabulary of Cicero, De finibus
 * bonorum et malorum. Words agree and stand in groups that a reader of Latin knows,
 * but the sentences are not meant to say anything.
 *
 * Spelled as the traditional passage is: v and u apart, no j, no macrons. Forms that look
 * like something else in a modern language (`cum`, `homo`, `die` …) are left out.
 *
 * Classes are gender and number: m, f, n; mp, fp, np in the plural. Adjectives are stems;
 * the list named after the pattern (`us`, `is`, `ns`, `or`) holds their endings, and the
 * two stand together: `{kind.us}{us:K.acc}`.
 */
export const la: Locale = {
  code: 'la',
  englishName: 'Latin',
  nativeName: 'Latina',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { sentence: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' },
  lists: {
    // Nouns of things thought, felt and done. Those of which Latin has no plural stand in the
    // singular only.
    'idea.f': {
      forms: 'nom | gen | acc | abl',
      phrases: `
        natura | naturae | naturam | ~
        ratio | rationis | rationem | ratione
        virtus | virtutis | virtutem | virtute
        sapientia | sapientiae | sapientiam | ~
        vita | vitae | vitam | ~
        amicitia | amicitiae | amicitiam | ~
        iustitia | iustitiae | iustitiam | ~
        temperantia | temperantiae | temperantiam | ~
        prudentia | prudentiae | prudentiam | ~
        fortitudo | fortitudinis | fortitudinem | fortitudine
        doctrina | doctrinae | doctrinam | ~
        disciplina | disciplinae | disciplinam | ~
        sententia | sententiae | sententiam | ~
        oratio | orationis | orationem | oratione
        res | rei | rem | re
        causa | causae | causam | ~
        memoria | memoriae | memoriam | ~
        mens | mentis | mentem | mente
        cogitatio | cogitationis | cogitationem | cogitatione
        cura | curae | curam | ~
        opinio | opinionis | opinionem | opinione
        quaestio | quaestionis | quaestionem | quaestione
        philosophia | philosophiae | philosophiam | ~
        veritas | veritatis | veritatem | veritate
        utilitas | utilitatis | utilitatem | utilitate
        dignitas | dignitatis | dignitatem | dignitate
        gloria | gloriae | gloriam | ~
        laus | laudis | laudem | laude
        scientia | scientiae | scientiam | ~
        cognitio | cognitionis | cognitionem | cognitione
        ars | artis | artem | arte
        consuetudo | consuetudinis | consuetudinem | consuetudine
        constantia | constantiae | constantiam | ~
        magnitudo | magnitudinis | magnitudinem | magnitudine
        facultas | facultatis | facultatem | facultate
        necessitas | necessitatis | necessitatem | necessitate
        cupiditas | cupiditatis | cupiditatem | cupiditate
        delectatio | delectationis | delectationem | delectatione
        spes | spei | spem | spe
        diligentia | diligentiae | diligentiam | ~
        industria | industriae | industriam | ~
        liberalitas | liberalitatis | liberalitatem | liberalitate
        benevolentia | benevolentiae | benevolentiam | ~
        caritas | caritatis | caritatem | caritate
        societas | societatis | societatem | societate
        lectio | lectionis | lectionem | lectione
        disputatio | disputationis | disputationem | disputatione
        explicatio | explicationis | explicationem | explicatione
        institutio | institutionis | institutionem | institutione
        actio | actionis | actionem | actione
        meditatio | meditationis | meditationem | meditatione
        varietas | varietatis | varietatem | varietate
        similitudo | similitudinis | similitudinem | similitudine
        via | viae | viam | ~
        regula | regulae | regulam | ~
        norma | normae | normam | ~
        origo | originis | originem | origine
        fortuna | fortunae | fortunam | ~
        copia | copiae | copiam | ~
        aetas | aetatis | aetatem | aetate
        securitas | securitatis | securitatem | securitate
        venustas | venustatis | venustatem | venustate
        elegantia | elegantiae | elegantiam | ~
        voluptas | voluptatis | voluptatem | voluptate
        pars | partis | partem | parte
        forma | formae | formam | ~
        optio | optionis | optionem | optione
        humanitas | humanitatis | humanitatem | humanitate
        concordia | concordiae | concordiam | ~
        patientia | patientiae | patientiam | ~
        laetitia | laetitiae | laetitiam | ~
        notio | notionis | notionem | notione
        conclusio | conclusionis | conclusionem | conclusione
        admiratio | admirationis | admirationem | admiratione
        exspectatio | exspectationis | exspectationem | exspectatione
        comparatio | comparationis | comparationem | comparatione
        significatio | significationis | significationem | significatione
        contemplatio | contemplationis | contemplationem | contemplatione
        observatio | observationis | observationem | observatione
        commendatio | commendationis | commendationem | commendatione
        aequitas | aequitatis | aequitatem | aequitate
        comitas | comitatis | comitatem | comitate
        hilaritas | hilaritatis | hilaritatem | hilaritate
        celeritas | celeritatis | celeritatem | celeritate
        integritas | integritatis | integritatem | integritate
        felicitas | felicitatis | felicitatem | felicitate
        eloquentia | eloquentiae | eloquentiam | ~
        conscientia | conscientiae | conscientiam | ~
        experientia | experientiae | experientiam | ~
      `,
    },
    'idea.fp': {
      forms: 'nom | gen | acc | abl',
      phrases: `
        naturae | naturarum | naturas | naturis
        rationes | rationum | ~ | rationibus
        virtutes | virtutum | ~ | virtutibus
        amicitiae | amicitiarum | amicitias | amicitiis
        doctrinae | doctrinarum | doctrinas | doctrinis
        disciplinae | disciplinarum | disciplinas | disciplinis
        sententiae | sententiarum | sententias | sententiis
        orationes | orationum | ~ | orationibus
        res | rerum | ~ | rebus
        causae | causarum | causas | causis
        mentes | mentium | ~ | mentibus
        cogitationes | cogitationum | ~ | cogitationibus
        curae | curarum | curas | curis
        opiniones | opinionum | ~ | opinionibus
        quaestiones | quaestionum | ~ | quaestionibus
        utilitates | utilitatum | ~ | utilitatibus
        laudes | laudum | ~ | laudibus
        cognitiones | cognitionum | ~ | cognitionibus
        artes | artium | ~ | artibus
        consuetudines | consuetudinum | ~ | consuetudinibus
        facultates | facultatum | ~ | facultatibus
        necessitates | necessitatum | ~ | necessitatibus
        cupiditates | cupiditatum | ~ | cupiditatibus
        delectationes | delectationum | ~ | delectationibus
        lectiones | lectionum | ~ | lectionibus
        disputationes | disputationum | ~ | disputationibus
        explicationes | explicationum | ~ | explicationibus
        institutiones | institutionum | ~ | institutionibus
        actiones | actionum | ~ | actionibus
        meditationes | meditationum | ~ | meditationibus
        varietates | varietatum | ~ | varietatibus
        similitudines | similitudinum | ~ | similitudinibus
        viae | viarum | vias | viis
        voluptates | voluptatum | ~ | voluptatibus
        partes | partium | ~ | partibus
        formae | formarum | formas | formis
        litterae | litterarum | litteras | litteris
        blanditiae | blanditiarum | blanditias | blanditiis
        deliciae | deliciarum | delicias | deliciis
        leges | legum | ~ | legibus
        commutationes | commutationum | ~ | commutationibus
        comprehensiones | comprehensionum | ~ | comprehensionibus
        notiones | notionum | ~ | notionibus
        proprietates | proprietatum | ~ | proprietatibus
        fabulae | fabularum | fabulas | fabulis
        epistulae | epistularum | epistulas | epistulis
        commoditates | commoditatum | ~ | commoditatibus
        conclusiones | conclusionum | ~ | conclusionibus
        definitiones | definitionum | ~ | definitionibus
        occupationes | occupationum | ~ | occupationibus
      `,
    },
    'idea.m': {
      forms: 'nom | gen | acc | abl',
      phrases: `
        animus | animi | animum | animo
        labor | laboris | laborem | labore
        sensus | ~ | sensum | sensu
        fructus | ~ | fructum | fructu
        finis | ~ | finem | fine
        locus | loci | locum | loco
        modus | modi | modum | modo
        usus | ~ | usum | usu
        sermo | sermonis | sermonem | sermone
        gradus | ~ | gradum | gradu
        cursus | ~ | cursum | cursu
        motus | ~ | motum | motu
        appetitus | ~ | appetitum | appetitu
        aditus | ~ | aditum | aditu
        exitus | ~ | exitum | exitu
        mos | moris | morem | more
        ordo | ordinis | ordinem | ordine
        numerus | numeri | numerum | numero
        liber | libri | librum | libro
        honor | honoris | honorem | honore
        conspectus | ~ | conspectum | conspectu
        consensus | ~ | consensum | consensu
        delectus | ~ | delectum | delectu
        status | ~ | statum | statu
        eventus | ~ | eventum | eventu
        color | coloris | colorem | colore
        splendor | splendoris | splendorem | splendore
        aspectus | ~ | aspectum | aspectu
        concentus | ~ | concentum | concentu
        habitus | ~ | habitum | habitu
        lepor | leporis | leporem | lepore
        vigor | vigoris | vigorem | vigore
        ardor | ardoris | ardorem | ardore
        candor | candoris | candorem | candore
        fons | fontis | fontem | fonte
        prospectus | ~ | prospectum | prospectu
        progressus | ~ | progressum | progressu
        gustus | ~ | gustum | gustu
        libellus | libelli | libellum | libello
        rivus | rivi | rivum | rivo
        impetus | ~ | impetum | impetu
        vultus | ~ | vultum | vultu
      `,
    },
    'idea.mp': {
      forms: 'nom | gen | acc | abl',
      phrases: `
        animi | animorum | animos | animis
        labores | laborum | ~ | laboribus
        sensus | sensuum | ~ | sensibus
        fructus | fructuum | ~ | fructibus
        fines | finium | ~ | finibus
        loci | locorum | locos | locis
        sermones | sermonum | ~ | sermonibus
        gradus | graduum | ~ | gradibus
        cursus | cursuum | ~ | cursibus
        motus | motuum | ~ | motibus
        appetitus | appetituum | ~ | appetitibus
        aditus | adituum | ~ | aditibus
        exitus | exituum | ~ | exitibus
        mores | morum | ~ | moribus
        ordines | ordinum | ~ | ordinibus
        numeri | numerorum | numeros | numeris
        libri | librorum | libros | libris
        honores | honorum | ~ | honoribus
        eventus | eventuum | ~ | eventibus
        colores | colorum | ~ | coloribus
        aspectus | aspectuum | ~ | aspectibus
        concentus | concentuum | ~ | concentibus
        fontes | fontium | ~ | fontibus
        progressus | progressuum | ~ | progressibus
        libelli | libellorum | libellos | libellis
        versus | versuum | ~ | versibus
        rivi | rivorum | rivos | rivis
        impetus | impetuum | ~ | impetibus
        vultus | vultuum | ~ | vultibus
        ludi | ludorum | ludos | ludis
      `,
    },
    'idea.n': {
      forms: 'nom | gen | acc | abl',
      phrases: `
        bonum | boni | ~ | bono
        officium | officii | ~ | officio
        consilium | consilii | ~ | consilio
        studium | studii | ~ | studio
        ingenium | ingenii | ~ | ingenio
        iudicium | iudicii | ~ | iudicio
        tempus | temporis | ~ | tempore
        genus | generis | ~ | genere
        opus | operis | ~ | opere
        munus | muneris | ~ | munere
        nomen | nominis | ~ | nomine
        verbum | verbi | ~ | verbo
        principium | principii | ~ | principio
        initium | initii | ~ | initio
        praeceptum | praecepti | ~ | praecepto
        exemplum | exempli | ~ | exemplo
        argumentum | argumenti | ~ | argumento
        commodum | commodi | ~ | commodo
        incommodum | incommodi | ~ | incommodo
        gaudium | gaudii | ~ | gaudio
        otium | otii | ~ | otio
        negotium | negotii | ~ | negotio
        beneficium | beneficii | ~ | beneficio
        praemium | praemii | ~ | praemio
        ius | iuris | ~ | iure
        lumen | luminis | ~ | lumine
        carmen | carminis | ~ | carmine
        vestigium | vestigii | ~ | vestigio
        fundamentum | fundamenti | ~ | fundamento
        ornamentum | ornamenti | ~ | ornamento
        elementum | elementi | ~ | elemento
        spatium | spatii | ~ | spatio
        silentium | silentii | ~ | silentio
        discrimen | discriminis | ~ | discrimine
        propositum | propositi | ~ | proposito
        institutum | instituti | ~ | instituto
        responsum | responsi | ~ | responso
        decretum | decreti | ~ | decreto
        desiderium | desiderii | ~ | desiderio
        testimonium | testimonii | ~ | testimonio
        documentum | documenti | ~ | documento
        vinculum | vinculi | ~ | vinculo
        momentum | momenti | ~ | momento
        auxilium | auxilii | ~ | auxilio
        remedium | remedii | ~ | remedio
        pretium | pretii | ~ | pretio
        domicilium | domicilii | ~ | domicilio
        solacium | solacii | ~ | solacio
        emolumentum | emolumenti | ~ | emolumento
        incrementum | incrementi | ~ | incremento
        adiumentum | adiumenti | ~ | adiumento
      `,
    },
    'idea.np': {
      forms: 'nom | gen | acc | abl',
      phrases: `
        bona | bonorum | ~ | bonis
        officia | officiorum | ~ | officiis
        consilia | consiliorum | ~ | consiliis
        studia | studiorum | ~ | studiis
        ingenia | ingeniorum | ~ | ingeniis
        iudicia | iudiciorum | ~ | iudiciis
        tempora | temporum | ~ | temporibus
        genera | generum | ~ | generibus
        munera | munerum | ~ | muneribus
        nomina | nominum | ~ | nominibus
        verba | verborum | ~ | verbis
        principia | principiorum | ~ | principiis
        initia | initiorum | ~ | initiis
        praecepta | praeceptorum | ~ | praeceptis
        exempla | exemplorum | ~ | exemplis
        argumenta | argumentorum | ~ | argumentis
        commoda | commodorum | ~ | commodis
        incommoda | incommodorum | ~ | incommodis
        gaudia | gaudiorum | ~ | gaudiis
        negotia | negotiorum | ~ | negotiis
        beneficia | beneficiorum | ~ | beneficiis
        praemia | praemiorum | ~ | praemiis
        iura | iurum | ~ | iuribus
        lumina | luminum | ~ | luminibus
        carmina | carminum | ~ | carminibus
        vestigia | vestigiorum | ~ | vestigiis
        fundamenta | fundamentorum | ~ | fundamentis
        ornamenta | ornamentorum | ~ | ornamentis
        elementa | elementorum | ~ | elementis
        spatia | spatiorum | ~ | spatiis
        discrimina | discriminum | ~ | discriminibus
        proposita | propositorum | ~ | propositis
        instituta | institutorum | ~ | institutis
        responsa | responsorum | ~ | responsis
        decreta | decretorum | ~ | decretis
        desideria | desideriorum | ~ | desideriis
        testimonia | testimoniorum | ~ | testimoniis
        documenta | documentorum | ~ | documentis
        vincula | vinculorum | ~ | vinculis
        momenta | momentorum | ~ | momentis
        auxilia | auxiliorum | ~ | auxiliis
        remedia | remediorum | ~ | remediis
        solacia | solaciorum | ~ | solaciis
        emolumenta | emolumentorum | ~ | emolumentis
        incrementa | incrementorum | ~ | incrementis
        volumina | voluminum | ~ | voluminibus
        scripta | scriptorum | ~ | scriptis
        instrumenta | instrumentorum | ~ | instrumentis
        adiumenta | adiumentorum | ~ | adiumentis
        rudimenta | rudimentorum | ~ | rudimentis
      `,
    },
    // People
    'person.m': {
      forms: 'nom | acc',
      phrases: `
        vir | virum
        amicus | amicum
        philosophus | philosophum
        poeta | poetam
        magister | magistrum
        discipulus | discipulum
        orator | oratorem
        scriptor | scriptorem
        auctor | auctorem
        sapiens | sapientem
        iudex | iudicem
        civis | civem
        adulescens | adulescentem
        iuvenis | iuvenem
        hospes | hospitem
        princeps | principem
        praeceptor | praeceptorem
        interpres | interpretem
        lector | lectorem
        spectator | spectatorem
        auditor | auditorem
        pictor | pictorem
        agricola | agricolam
        nauta | nautam
        medicus | medicum
        musicus | musicum
        grammaticus | grammaticum
        physicus | physicum
        frater | fratrem
        pater | patrem
        filius | filium
        familiaris | familiarem
        alumnus | alumnum
        viator | viatorem
        inventor | inventorem
        architectus | architectum
        custos | custodem
      `,
    },
    'person.mp': {
      forms: 'nom | acc',
      phrases: `
        viri | viros
        amici | amicos
        philosophi | philosophos
        poetae | poetas
        magistri | magistros
        discipuli | discipulos
        oratores | ~
        scriptores | ~
        auctores | ~
        sapientes | ~
        iudices | ~
        cives | ~
        adulescentes | ~
        iuvenes | ~
        hospites | ~
        praeceptores | ~
        interpretes | ~
        lectores | ~
        spectatores | ~
        auditores | ~
        pictores | ~
        agricolae | agricolas
        nautae | nautas
        medici | medicos
        musici | musicos
        grammatici | grammaticos
        physici | physicos
        fratres | ~
        patres | ~
        filii | filios
        propinqui | propinquos
        homines | ~
        maiores | ~
        familiares | ~
        viatores | ~
        architecti | architectos
        custodes | ~
        aequales | ~
      `,
    },
    // Endings of adjectives: magnus, omnis, prudens, maior
    us: {
      forms:
        'm.nom | f.nom | n.nom, n.acc | m.acc | f.acc | m.abl, n.abl | f.abl | m.gen, n.gen | f.gen | mp.nom | fp.nom | np.nom, np.acc | mp.acc | fp.acc | mp.abl, fp.abl, np.abl | mp.gen, np.gen | fp.gen',
      phrases: `us | a | um | um | am | o | a | i | ae | i | ae | a | os | as | is | orum | arum`,
    },
    is: {
      forms:
        'm.nom | f.nom | n.nom, n.acc | m.acc | f.acc | m.abl, n.abl | f.abl | m.gen, n.gen | f.gen | mp.nom | fp.nom | np.nom, np.acc | mp.acc | fp.acc | mp.abl, fp.abl, np.abl | mp.gen, np.gen | fp.gen',
      phrases: `is | is | e | em | em | i | i | is | is | es | es | ia | es | es | ibus | ium | ium`,
    },
    ns: {
      forms:
        'm.nom | f.nom | n.nom, n.acc | m.acc | f.acc | m.abl, n.abl | f.abl | m.gen, n.gen | f.gen | mp.nom | fp.nom | np.nom, np.acc | mp.acc | fp.acc | mp.abl, fp.abl, np.abl | mp.gen, np.gen | fp.gen',
      phrases: `ns | ns | ns | ntem | ntem | nti | nti | ntis | ntis | ntes | ntes | ntia | ntes | ntes | ntibus | ntium | ntium`,
    },
    or: {
      forms:
        'm.nom | f.nom | n.nom, n.acc | m.acc | f.acc | m.abl, n.abl | f.abl | m.gen, n.gen | f.gen | mp.nom | fp.nom | np.nom, np.acc | mp.acc | fp.acc | mp.abl, fp.abl, np.abl | mp.gen, np.gen | fp.gen',
      phrases: `or | or | us | orem | orem | ore | ore | oris | oris | ores | ores | ora | ores | ores | oribus | orum | orum`,
    },
    // Stems of adjectives for ideas, by their endings
    'kind.us': `
      magn
      parv
      cert
      clar
      obscur
      iucund
      grat
      honest
      beat
      alien
      propri
      antiqu
      nov
      pristin
      divers
      contrari
      aequ
      iust
      perpetu
      diuturn
      quiet
      tranquill
      seren
      placid
      modest
      moderat
      expedit
      solut
      perfect
      absolut
      praeclar
      egregi
      eximi
      exquisit
      erudit
      copios
      ornat
      accurat
      dilucid
      apert
      perspicu
      manifest
      not
      sempitern
      firm
      valid
      optat
      laudat
      probat
      vari
      ampl
      sincer
      continu
      modic
      sever
      benign
      tacit
      privat
      domestic
      rar
      elaborat
      splendid
      matur
      robust
      praecipu
      idone
      incorrupt
      infinit
      immens
      invict
      consentane
      accommodat
    `,
    // Superlatives and places in a row, which cannot follow tam or quam, nor be a predicate
    'most.us': `
      summ
      optim
      maxim
      minim
      prim
      extrem
      ultim
      medi
      reliqu
      tant
      dignissim
      gravissim
      clarissim
      iucundissim
      facillim
      pulcherrim
      certissim
      praestantissim
      ornatissim
      doctissim
      altissim
      simplicissim
      proxim
      postrem
      nobilissim
      honestissim
      gratissim
      firmissim
      perfectissim
      suavissim
      amplissim
      brevissim
      utilissim
    `,
    'kind.is': `
      grav
      lev
      difficil
      inutil
      dissimil
      immortal
      singular
      commun
      dulc
      brev
      stabil
      mirabil
      admirabil
      incredibil
      nobil
      civil
      len
      moll
      subtil
      mediocr
      illustr
      insign
      perenn
      tolerabil
      laudabil
      optabil
      amabil
      memorabil
      familiar
      salutar
      probabil
      popular
      suav
      sublim
      fidel
      credibil
      desiderabil
      tenu
      durabil
      spectabil
      habil
      sollemn
      aequal
      moral
    `,
    'kind.ns': `
      consta
      praesta
      elega
      veheme
      abunda
      excelle
      emine
      freque
      rece
      innoce
      convenie
      inge
      redunda
      permane
      nite
      flore
      vige
      splende
      congrue
      seque
      cohaere
      antecede
      pote
      praese
      flue
      cresce
      dece
      fulge
      conseque
      vale
    `,
    'kind.or': `
      mai
      min
      meli
      gravi
      levi
      iucundi
      facili
      utili
      alti
      clari
      certi
      nobili
      grati
      suavi
      dulci
      brevi
      asperi
      pri
      poti
      honesti
      praestanti
      pulchri
      tuti
      ampli
      aperti
      expediti
      beati
      firmi
      copiosi
      illustri
      tranquilli
      simplici
      difficili
      uberi
      liberi
      prudenti
      sapienti
      constanti
    `,
    // Stems of adjectives for people
    'trait.us': `
      doct
      erudit
      disert
      iust
      modest
      bon
      optim
      clar
      antiqu
      beat
      attent
      studios
      perit
      industri
      benign
      not
      prudentissim
      eruditissim
      clarissim
      ingenios
      sever
      moderat
      fid
      quiet
      honest
      egregi
      praeclar
    `,
    'trait.ns': `
      prude
      consta
      dilige
      praesta
      elega
      eloque
      patie
      excelle
      vigila
      intellege
      libe
      tace
      cleme
      abstine
      contine
    `,
    // Gerundives, which take the endings of `us`: “to be sought”
    worth: `
      expetend
      fugiend
      laudand
      contemnend
      repellend
      reiciend
      perferend
      quaerend
      eligend
      tractand
      explicand
      recusand
      repudiand
      aspernand
      optand
      conservand
      tuend
      colend
      tenend
      vitand
      petend
      suscipiend
      minuend
      iudicand
      considerand
      agend
      gerend
      habend
      servand
      proband
      existimand
      faciend
      intellegend
      discend
      docend
      neglegend
      omittend
      relinquend
      tradend
      memorand
      admirand
      imitand
      sequend
      consequend
      levand
      leniend
      temperand
      confirmand
      definiend
      distinguend
      numerand
      comparand
      aestimand
      explorand
      exspectand
      requirend
      tolerand
      ornand
      defendend
    `,
    // Participles, which take the endings of `us`: “having been understood”
    done: `
      percept
      cognit
      explicat
      constitut
      suscept
      reiect
      repuls
      sublat
      quaesit
      expetit
      laudat
      probat
      contempt
      neglect
      relict
      conservat
      confirmat
      collect
      exposit
      descript
      tradit
      invent
      repert
      intellect
      definit
      auct
      minut
      omiss
      perfect
      absolut
      dimiss
      remot
      addit
      adiunct
      coniunct
      separat
      comparat
      composit
      ordinat
      concess
      accept
      recept
      servat
      debit
      solut
      expedit
      declarat
      commutat
      numerat
      temperat
      deposit
      amiss
      elect
      praeposit
      subiect
      distinct
      exercitat
      illustrat
      recusat
      parat
      mutat
      evolut
    `,
    // ipse, in the accusative
    ips: 'ips',
    // Pronouns that stand with a noun
    that: {
      forms:
        'm.nom | f.nom | n.nom, n.acc | m.acc | f.acc | m.abl, n.abl | f.abl | mp.nom | fp.nom | np.nom, np.acc | mp.acc | fp.acc | mp.abl, fp.abl, np.abl',
      phrases: `
        ille | illa | illud | illum | illam | illo | illa | illi | illae | illa | illos | illas | illis
        iste | ista | istud | istum | istam | isto | ista | isti | istae | ista | istos | istas | istis
        ipse | ipsa | ipsum | ipsum | ipsam | ipso | ipsa | ipsi | ipsae | ipsa | ipsos | ipsas | ipsis
        idem | eadem | idem | eundem | eandem | eodem | eadem | eidem | eaedem | eadem | eosdem | easdem | eisdem
        quidam | quaedam | quoddam | quendam | quandam | quodam | quadam | quidam | quaedam | quaedam | quosdam | quasdam | quibusdam
        noster | nostra | nostrum | nostrum | nostram | nostro | nostra | nostri | nostrae | nostra | nostros | nostras | nostris
        totus | tota | totum | totum | totam | toto | tota | toti | totae | tota | totos | totas | totis
        hic | haec | hoc | hunc | hanc | hoc | hac | hi | hae | haec | hos | has | his
        alius | alia | aliud | alium | aliam | alio | alia | alii | aliae | alia | alios | alias | aliis
        vester | vestra | vestrum | vestrum | vestram | vestro | vestra | vestri | vestrae | vestra | vestros | vestras | vestris
      `,
    },
    which: {
      forms:
        'm.nom | f.nom | n.nom, n.acc | m.acc | f.acc | m.abl, n.abl | f.abl | mp.nom | fp.nom | np.nom, np.acc | mp.acc | fp.acc | mp.abl, fp.abl, np.abl',
      phrases: `qui | quae | quod | quem | quam | quo | qua | qui | quae | quae | quos | quas | quibus`,
    },
    // Verbs: the forms that the patterns use of indicative, subjunctive and infinitive
    est: {
      forms:
        'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np | sub.m, sub.f, sub.n | sub.mp, sub.fp, sub.np | inf',
      phrases: `est | sunt | sit | sint | esse`,
    },
    // To be or seem something
    seems: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        est | sunt
        videtur | videntur
        dicitur | dicuntur
        fit | fiunt
        manet | manent
        habetur | habentur
        existimatur | existimantur
        iudicatur | iudicantur
        censetur | censentur
        appellatur | appellantur
        perhibetur | perhibentur
        invenitur | inveniuntur
        evadit | evadunt
        apparet | apparent
        creditur | creduntur
        nominatur | nominantur
        exsistit | exsistunt
        ducitur | ducuntur
        vocatur | vocantur
      `,
    },
    // What an idea does to another
    does: {
      forms:
        'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np | sub.m, sub.f, sub.n | sub.mp, sub.fp, sub.np | inf',
      phrases: `
        delectat | delectant | delectet | delectent | delectare
        conservat | conservant | conservet | conservent | conservare
        ornat | ornant | ornet | ornent | ornare
        confirmat | confirmant | confirmet | confirment | confirmare
        superat | superant | superet | superent | superare
        postulat | postulant | postulet | postulent | postulare
        desiderat | desiderant | desideret | desiderent | desiderare
        declarat | declarant | declaret | declarent | declarare
        significat | significant | significet | significent | significare
        excitat | excitant | excitet | excitent | excitare
        levat | levant | levet | levent | levare
        mitigat | mitigant | mitiget | mitigent | mitigare
        temperat | temperant | temperet | temperent | temperare
        servat | servant | servet | servent | servare
        illustrat | illustrant | illustret | illustrent | illustrare
        adiuvat | adiuvant | adiuvet | adiuvent | adiuvare
        format | formant | formet | forment | formare
        gubernat | gubernant | gubernet | gubernent | gubernare
        explicat | explicant | explicet | explicent | explicare
        firmat | firmant | firmet | firment | firmare
        sustentat | sustentant | sustentet | sustentent | sustentare
        conciliat | conciliant | conciliet | concilient | conciliare
        parat | parant | paret | parent | parare
        probat | probant | probet | probent | probare
        commendat | commendant | commendet | commendent | commendare
        continet | continent | contineat | contineant | continere
        docet | docent | doceat | doceant | docere
        auget | augent | augeat | augeant | augere
        habet | habent | habeat | habeant | habere
        retinet | retinent | retineat | retineant | retinere
        implet | implent | impleat | impleant | implere
        commovet | commovent | commoveat | commoveant | commovere
        sustinet | sustinent | sustineat | sustineant | sustinere
        exercet | exercent | exerceat | exerceant | exercere
        prohibet | prohibent | prohibeat | prohibeant | prohibere
        promovet | promovent | promoveat | promoveant | promovere
        tuetur | tuentur | tueatur | tueantur | tueri
        efficit | efficiunt | efficiat | efficiant | efficere
        gignit | gignunt | gignat | gignant | gignere
        minuit | minuunt | minuat | minuant | minuere
        tollit | tollunt | tollat | tollant | tollere
        vincit | vincunt | vincat | vincant | vincere
        regit | regunt | regat | regant | regere
        ostendit | ostendunt | ostendat | ostendant | ostendere
        requirit | requirunt | requirat | requirant | requirere
        impellit | impellunt | impellat | impellant | impellere
        repellit | repellunt | repellat | repellant | repellere
        recipit | recipiunt | recipiat | recipiant | recipere
        excipit | excipiunt | excipiat | excipiant | excipere
        perficit | perficiunt | perficiat | perficiant | perficere
        absolvit | absolvunt | absolvat | absolvant | absolvere
        dissolvit | dissolvunt | dissolvat | dissolvant | dissolvere
        expedit | expediunt | expediat | expediant | expedire
        impedit | impediunt | impediat | impediant | impedire
        concludit | concludunt | concludat | concludant | concludere
        constituit | constituunt | constituat | constituant | constituere
        defendit | defendunt | defendat | defendant | defendere
        distinguit | distinguunt | distinguat | distinguant | distinguere
        instruit | instruunt | instruat | instruant | instruere
        perducit | perducunt | perducat | perducant | perducere
        producit | producunt | producat | producant | producere
        restituit | restituunt | restituat | restituant | restituere
        suscipit | suscipiunt | suscipiat | suscipiant | suscipere
        parit | pariunt | pariat | pariant | parere
        definit | definiunt | definiat | definiant | definire
        lenit | leniunt | leniat | leniant | lenire
        munit | muniunt | muniat | muniant | munire
        complectitur | complectuntur | complectatur | complectantur | complecti
        consequitur | consequuntur | consequatur | consequantur | consequi
        sequitur | sequuntur | sequatur | sequantur | sequi
        moderatur | moderantur | moderetur | moderentur | moderari
        persequitur | persequuntur | persequatur | persequantur | persequi
        amplectitur | amplectuntur | amplectatur | amplectantur | amplecti
        affert | afferunt | afferat | afferant | afferre
        confert | conferunt | conferat | conferant | conferre
        refert | referunt | referat | referant | referre
        antecedit | antecedunt | antecedat | antecedant | antecedere
        respicit | respiciunt | respiciat | respiciant | respicere
        nutrit | nutriunt | nutriat | nutriant | nutrire
        coniungit | coniungunt | coniungat | coniungant | coniungere
        cohibet | cohibent | cohibeat | cohibeant | cohibere
        terminat | terminant | terminet | terminent | terminare
        continuat | continuant | continuet | continuent | continuare
      `,
    },
    // What an idea does to people
    moves: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        delectat | delectant
        invitat | invitant
        docet | docent
        adiuvat | adiuvant
        excitat | excitant
        ornat | ornant
        conciliat | conciliant
        commovet | commovent
        tuetur | tuentur
        revocat | revocant
        retinet | retinent
        sustentat | sustentant
        tenet | tenent
        movet | movent
        ducit | ducunt
        regit | regunt
        impellit | impellunt
        oblectat | oblectant
        monet | monent
        instruit | instruunt
        erudit | erudiunt
        lenit | leniunt
        levat | levant
        recreat | recreant
        exercet | exercent
        defendit | defendunt
        hortatur | hortantur
        consolatur | consolantur
        perducit | perducunt
        allicit | alliciunt
        fallit | fallunt
      `,
    },
    // What people do to ideas
    seeks: {
      forms:
        'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np | sub.m, sub.f, sub.n | sub.mp, sub.fp, sub.np | inf',
      phrases: `
        laudat | laudant | laudet | laudent | laudare
        probat | probant | probet | probent | probare
        improbat | improbant | improbet | improbent | improbare
        exspectat | exspectant | exspectet | exspectent | exspectare
        tractat | tractant | tractet | tractent | tractare
        explicat | explicant | explicet | explicent | explicare
        repetit | repetunt | repetat | repetant | repetere
        recusat | recusant | recuset | recusent | recusare
        considerat | considerant | consideret | considerent | considerare
        iudicat | iudicant | iudicet | iudicent | iudicare
        memorat | memorant | memoret | memorent | memorare
        commemorat | commemorant | commemoret | commemorent | commemorare
        explorat | explorant | exploret | explorent | explorare
        curat | curant | curet | curent | curare
        indagat | indagant | indaget | indagent | indagare
        investigat | investigant | investiget | investigent | investigare
        observat | observant | observet | observent | observare
        optat | optant | optet | optent | optare
        postulat | postulant | postulet | postulent | postulare
        declarat | declarant | declaret | declarent | declarare
        meditatur | meditantur | meditetur | meditentur | meditari
        miratur | mirantur | miretur | mirentur | mirari
        admiratur | admirantur | admiretur | admirentur | admirari
        aspernatur | aspernantur | aspernetur | aspernentur | aspernari
        consectatur | consectantur | consectetur | consectentur | consectari
        contemplatur | contemplantur | contempletur | contemplentur | contemplari
        imitatur | imitantur | imitetur | imitentur | imitari
        interpretatur | interpretantur | interpretetur | interpretentur | interpretari
        tenet | tenent | teneat | teneant | tenere
        habet | habent | habeat | habeant | habere
        docet | docent | doceat | doceant | docere
        sustinet | sustinent | sustineat | sustineant | sustinere
        tuetur | tuentur | tueatur | tueantur | tueri
        veretur | verentur | vereatur | vereantur | vereri
        quaerit | quaerunt | quaerat | quaerant | quaerere
        intellegit | intellegunt | intellegat | intellegant | intellegere
        cognoscit | cognoscunt | cognoscat | cognoscant | cognoscere
        contemnit | contemnunt | contemnat | contemnant | contemnere
        neglegit | neglegunt | neglegat | neglegant | neglegere
        fugit | fugiunt | fugiat | fugiant | fugere
        appetit | appetunt | appetat | appetant | appetere
        expetit | expetunt | expetat | expetant | expetere
        diligit | diligunt | diligat | diligant | diligere
        colit | colunt | colat | colant | colere
        tradit | tradunt | tradat | tradant | tradere
        reprehendit | reprehendunt | reprehendat | reprehendant | reprehendere
        perspicit | perspiciunt | perspiciat | perspiciant | perspicere
        suscipit | suscipiunt | suscipiat | suscipiant | suscipere
        eligit | eligunt | eligat | eligant | eligere
        deserit | deserunt | deserat | deserant | deserere
        relinquit | relinquunt | relinquat | relinquant | relinquere
        discit | discunt | discat | discant | discere
        describit | describunt | describat | describant | describere
        petit | petunt | petat | petant | petere
        defendit | defendunt | defendat | defendant | defendere
        amplectitur | amplectuntur | amplectatur | amplectantur | amplecti
        sequitur | sequuntur | sequatur | sequantur | sequi
        adipiscitur | adipiscuntur | adipiscatur | adipiscantur | adipisci
        complectitur | complectuntur | complectatur | complectantur | complecti
        persequitur | persequuntur | persequatur | persequantur | persequi
        cupit | cupiunt | cupiat | cupiant | cupere
        requirit | requirunt | requirat | requirant | requirere
        exponit | exponunt | exponat | exponant | exponere
        omittit | omittunt | omittat | omittant | omittere
        invenit | inveniunt | inveniat | inveniant | invenire
        reperit | reperiunt | reperiat | reperiant | reperire
        audit | audiunt | audiat | audiant | audire
        custodit | custodiunt | custodiat | custodiant | custodire
        sentit | sentiunt | sentiat | sentiant | sentire
        perfert | perferunt | perferat | perferant | perferre
        constituit | constituunt | constituat | constituant | constituere
        accusat | accusant | accuset | accusent | accusare
        notat | notant | notet | notent | notare
        aestimat | aestimant | aestimet | aestiment | aestimare
        exercet | exercent | exerceat | exerceant | exercere
        repudiat | repudiant | repudiet | repudient | repudiare
        agitat | agitant | agitet | agitent | agitare
        definit | definiunt | definiat | definiant | definire
      `,
    },
    // People, with the ablative
    enjoys: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        fruitur | fruuntur
        utitur | utuntur
        gaudet | gaudent
        caret | carent
        vacat | vacant
        nititur | nituntur
        potitur | potiuntur
        oblectatur | oblectantur
        laetatur | laetantur
        commovetur | commoventur
        capitur | capiuntur
        tenetur | tenentur
        ducitur | ducuntur
        movetur | moventur
        gloriatur | gloriantur
        abundat | abundant
        excellit | excellunt
        floret | florent
        abstinet | abstinent
        afficitur | afficiuntur
        instruitur | instruuntur
        ornatur | ornantur
        praestat | praestant
        eget | egent
        imbuitur | imbuuntur
        levatur | levantur
      `,
    },
    // Ideas, with the ablative
    passive: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np | sub.m, sub.f, sub.n',
      phrases: `
        continetur | continentur | contineatur
        efficitur | efficiuntur | efficiatur
        delectatur | delectantur | delectetur
        augetur | augentur | augeatur
        minuitur | minuuntur | minuatur
        tollitur | tolluntur | tollatur
        ornatur | ornantur | ornetur
        confirmatur | confirmantur | confirmetur
        vincitur | vincuntur | vincatur
        superatur | superantur | superetur
        regitur | reguntur | regatur
        levatur | levantur | levetur
        mitigatur | mitigantur | mitigetur
        temperatur | temperantur | temperetur
        impeditur | impediuntur | impediatur
        repellitur | repelluntur | repellatur
        servatur | servantur | servetur
        illustratur | illustrantur | illustretur
        adiuvatur | adiuvantur | adiuvetur
        gubernatur | gubernantur | gubernetur
        excitatur | excitantur | excitetur
        commovetur | commoventur | commoveatur
        declaratur | declarantur | declaretur
        firmatur | firmantur | firmetur
        perficitur | perficiuntur | perficiatur
        absolvitur | absolvuntur | absolvatur
        expeditur | expediuntur | expediatur
        definitur | definiuntur | definiatur
        finitur | finiuntur | finiatur
        conservatur | conservantur | conservetur
        defenditur | defenduntur | defendatur
        iudicatur | iudicantur | iudicetur
        probatur | probantur | probetur
        cognoscitur | cognoscuntur | cognoscatur
        percipitur | percipiuntur | percipiatur
        instruitur | instruuntur | instruatur
        lenitur | leniuntur | leniatur
        sustentatur | sustentantur | sustentetur
        formatur | formantur | formetur
        alitur | aluntur | alatur
        terminatur | terminantur | terminetur
        constituitur | constituuntur | constituatur
        compensatur | compensantur | compensetur
        flectitur | flectuntur | flectatur
        ostenditur | ostenduntur | ostendatur
        commendatur | commendantur | commendetur
        distinguitur | distinguuntur | distinguatur
        retinetur | retinentur | retineatur
      `,
    },
    // in + ablative
    rests: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        versatur | versantur
        consistit | consistunt
        continetur | continentur
        inest | insunt
        acquiescit | acquiescunt
        ponitur | ponuntur
        vertitur | vertuntur
        nititur | nituntur
        cernitur | cernuntur
        manet | manent
        permanet | permanent
        apparet | apparent
        elucet | elucent
        haeret | haerent
        exsistit | exsistunt
        viget | vigent
        collocatur | collocantur
        reperitur | reperiuntur
        invenitur | inveniuntur
        conspicitur | conspiciuntur
        perspicitur | perspiciuntur
        quaeritur | quaeruntur
        latet | latent
        numeratur | numerantur
        considit | considunt
        elaborat | elaborant
        confirmatur | confirmantur
        splendet | splendent
        occupatur | occupantur
      `,
    },
    // People, in + ablative
    dwells: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        versatur | versantur
        elaborat | elaborant
        occupatur | occupantur
        acquiescit | acquiescunt
        perseverat | perseverant
        consistit | consistunt
        exercetur | exercentur
        excellit | excellunt
        permanet | permanent
        delectatur | delectantur
        laborat | laborant
        haeret | haerent
        proficit | proficiunt
        praestat | praestant
        nititur | nituntur
        manet | manent
        adiuvatur | adiuvantur
        viget | vigent
        consumitur | consumuntur
        tenetur | tenentur
        consentit | consentiunt
      `,
    },
    // People, ad + accusative
    heads: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        contendit | contendunt
        accedit | accedunt
        venit | veniunt
        incumbit | incumbunt
        aspirat | aspirant
        pervenit | perveniunt
        properat | properant
        tendit | tendunt
        ducitur | ducuntur
        incitatur | incitantur
        invitatur | invitantur
        revertitur | revertuntur
        redit | redeunt
        revocatur | revocantur
        impellitur | impelluntur
        adducitur | adducuntur
        vocatur | vocantur
        excitatur | excitantur
        festinat | festinant
        nititur | nituntur
        movetur | moventur
        confugit | confugiunt
        convenit | conveniunt
        se confert | se conferunt
        animum intendit | animum intendunt
        animum applicat | animum applicant
        operam confert | operam conferunt
        studium adhibet | studium adhibent
      `,
    },
    // ad + accusative
    tends: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        pertinet | pertinent
        spectat | spectant
        refertur | referuntur
        confertur | conferuntur
        tendit | tendunt
        ducit | ducunt
        pervenit | perveniunt
        revertitur | revertuntur
        accommodatur | accommodantur
        valet | valent
        accedit | accedunt
        invitat | invitant
        redit | redeunt
        dirigitur | diriguntur
        adiungitur | adiunguntur
        convertitur | convertuntur
        inclinat | inclinant
        properat | properant
        transfertur | transferuntur
        contendit | contendunt
        revocatur | revocantur
        aspirat | aspirant
        deducitur | deducuntur
        perducitur | perducuntur
        adhibetur | adhibentur
      `,
    },
    // ex + ablative
    springs: {
      forms:
        'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np | sub.m, sub.f, sub.n | sub.mp, sub.fp, sub.np',
      phrases: `
        oritur | oriuntur | oriatur | oriantur
        nascitur | nascuntur | nascatur | nascantur
        efficitur | efficiuntur | efficiatur | efficiantur
        derivatur | derivantur | derivetur | deriventur
        proficiscitur | proficiscuntur | proficiscatur | proficiscantur
        fluit | fluunt | fluat | fluant
        gignitur | gignuntur | gignatur | gignantur
        exsistit | exsistunt | exsistat | exsistant
        sequitur | sequuntur | sequatur | sequantur
        ducitur | ducuntur | ducatur | ducantur
        percipitur | percipiuntur | percipiatur | percipiantur
        capitur | capiuntur | capiatur | capiantur
        constat | constant | constet | constent
        pendet | pendent | pendeat | pendeant
        hauritur | hauriuntur | hauriatur | hauriantur
        cognoscitur | cognoscuntur | cognoscatur | cognoscantur
        sumitur | sumuntur | sumatur | sumantur
        eligitur | eliguntur | eligatur | eligantur
        emergit | emergunt | emergat | emergant
        apparet | apparent | appareat | appareant
        colligitur | colliguntur | colligatur | colligantur
        intellegitur | intelleguntur | intellegatur | intellegantur
        redundat | redundant | redundet | redundent
        consequitur | consequuntur | consequatur | consequantur
        crescit | crescunt | crescat | crescant
        concipitur | concipiuntur | concipiatur | concipiantur
      `,
    },
    // Alone
    thrives: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        manet | manent
        valet | valent
        viget | vigent
        floret | florent
        crescit | crescunt
        deest | desunt
        adest | adsunt
        abest | absunt
        exsistit | exsistunt
        oritur | oriuntur
        nascitur | nascuntur
        permanet | permanent
        cedit | cedunt
        prodest | prosunt
        patet | patent
        latet | latent
        apparet | apparent
        sufficit | sufficiunt
        praestat | praestant
        eminet | eminent
        excellit | excellunt
        evenit | eveniunt
        accidit | accidunt
        desinit | desinunt
        redit | redeunt
        accedit | accedunt
        proficit | proficiunt
        procedit | procedunt
        abundat | abundant
        splendet | splendent
        elucet | elucent
        durat | durant
        quiescit | quiescunt
        convenit | conveniunt
      `,
    },
    // Ideas, with the infinitive
    can: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        potest | possunt
        solet | solent
        debet | debent
        videtur | videntur
        dicitur | dicuntur
        nequit | nequeunt
        incipit | incipiunt
        desinit | desinunt
        existimatur | existimantur
        consuevit | consueverunt
        fertur | feruntur
        creditur | creduntur
      `,
    },
    // People, before ut and the subjunctive
    strives: {
      forms: 'ind.m, ind.f, ind.n | ind.mp, ind.fp, ind.np',
      phrases: `
        laborat | laborant
        contendit | contendunt
        elaborat | elaborant
        studet | student
        nititur | nituntur
        enititur | enituntur
        conatur | conantur
        properat | properant
        festinat | festinant
        curat | curant
        providet | provident
        vigilat | vigilant
        optat | optant
        cupit | cupiunt
        postulat | postulant
        petit | petunt
        efficit | efficiunt
        perficit | perficiunt
        consentit | consentiunt
        incumbit | incumbunt
        id agit | id agunt
        id spectat | id spectant
        eo tendit | eo tendunt
        hoc suadet | hoc suadent
        operam dat | operam dant
      `,
    },
    // Of what one may seek
    pleases: {
      forms: 'sub.m, sub.f, sub.n | sub.mp, sub.fp, sub.np',
      phrases: `
        placeat | placeant
        deceat | deceant
        delectet | delectent
        prosit | prosint
        iuvet | iuvent
        conveniat | conveniant
        oblectet | oblectent
        adsit | adsint
        pateat | pateant
        appareat | appareant
        valeat | valeant
        maneat | maneant
      `,
    },
    // Second word of a sentence
    particle: `
      enim
      autem
      vero
      igitur
      quidem
      tamen
      porro
      ergo
      quoque
      etiam
    `,
    // Second word of a question
    linking: `
      enim
      autem
      vero
      igitur
      tamen
      porro
      ergo
      quidem
    `,
    // First words
    opener: `
      nam
      etenim
      itaque
      sed
      at
      at vero
      atqui
      quare
      quam ob rem
      quocirca
      sic
      ita
      denique
      praeterea
      quin etiam
      hinc
      ergo
      nunc
      et quidem
      sed tamen
      verum
      atque
      deinde
      postremo
      primum
      iam
      proinde
      idcirco
      ideo
      item
      nec immerito
    `,
    adverb: `
      saepe
      semper
      numquam
      non numquam
      vix
      facile
      recte
      vere
      bene
      optime
      maxime
      minime
      plerumque
      interdum
      aliquando
      diu
      simul
      statim
      postea
      antea
      valde
      admodum
      satis
      prorsus
      omnino
      plane
      certe
      profecto
      potissimum
      praeclare
      graviter
      leniter
      libenter
      diligenter
      constanter
      sapienter
      prudenter
      eleganter
      breviter
      subtiliter
      accurate
      aperte
      dilucide
      iucunde
      honeste
      perpetuo
      paulatim
      vehementer
      magnopere
      egregie
      liberaliter
      modice
      celeriter
      ultro
      longe
      fortasse
      rursus
      iterum
      plurimum
      mediocriter
      similiter
      fere
      nimirum
      videlicet
      praecipue
      ubique
      cotidie
      mirifice
      placide
      quiete
      moderate
      vicissim
      haud facile
      nullo modo
      sua sponte
      suo iure
      eo modo
      in perpetuum
      ex ea parte
      aliqua ex parte
      hoc modo
      certo consilio
      brevi
      hac ratione
      pari ratione
      aequo animo
      paucis verbis
      in primis
      pariter
      nullo negotio
      a principio
      ab initio
      ad extremum
      sine dubio
      sine mora
      non temere
    `,
    // Between two commas
    aside: `
      ut arbitror
      ut opinor
      ut saepe fit
      ut mihi videtur
      mea quidem sententia
      ut ante dixi
      quod facile est
      ut dicitur
      ut fit
      quod maxime placet
      ut supra scripsi
      nisi fallor
      quantum intellego
      ut fieri solet
      si placet
      ut dictum est
      quod constat
      exempli gratia
      ut perspicuum est
      quod idem fere est
      si verum quaerimus
      ut ita dicam
      quod intellegi potest
      ut paulo ante dixi
      sicut decet
      quem ad modum diximus
      ut nemo nescit
      quod maius est
      ut ostendimus
      quod fieri potest
      si recte iudico
      quod saepe audivimus
      velut in speculo
      quod nemo negat
    `,
    // Before a clause in the indicative
    because: `
      quia
      quoniam
      quod
      si
      ubi
      etsi
      quamquam
      dum
      quando
      siquidem
      quatenus
      sicut
      ubicumque
      quotiens
      nisi
      nisi forte
      si modo
      si quando
    `,
    // Before a clause in the subjunctive
    sothat: `
      ut
      ita ut
      quamvis
      dum modo
      quasi
      velut si
      ne
      ut non
      ut semper
      ut saepe
      tamquam si
      ut numquam
      quo facilius
      ut simul
      quo magis
      ut iam
    `,
    // Before ut and the subjunctive
    happens: `
      fit
      evenit
      efficitur
      accidit
      sequitur
      restat
      contingit
      relinquitur
      usu venit
      saepe fit
      non numquam accidit
      temporibus quibusdam evenit
      ita fit
      hinc efficitur
      ex quo efficitur
      saepe eveniet
      inde sequitur
      fieri potest
      necesse est
      reliquum est
      proximum est
      consentaneum est
      ex eo fit
      vix umquam accidit
      plerumque contingit
    `,
    // Before the accusative with infinitive
    known: `
      constat
      satis constat
      apparet
      perspicuum est
      manifestum est
      verum est
      nemo ignorat
      nemo negat
      fatendum est
      intellegimus
      videmus
      arbitramur
      censemus
      credimus
      accepimus
      confitemur
      non negamus
      intellegi potest
      facile apparet
      saepe dicimus
      existimandum est
      certum est
      consentaneum est
      credibile est
      verisimile est
      natura docet
      ratio docet
      usus docet
      sensus declarant
      omnes fatentur
      omnes consentiunt
      sapientes docent
      philosophi tradunt
      memoria tenemus
      saepe audivimus
      scimus
      multi existimant
      inter omnes convenit
      experti scimus
    `,
    // Before the infinitive
    fitting: `
      licet
      oportet
      decet
      iuvat
      placet
      libet
      convenit
      praestat
      expedit
      facile est
      difficile est
      satis est
      utile est
      iucundum est
      melius est
      necesse est
      par est
      aequum est
      honestum est
      operae pretium est
      tempus est
      propositum est
      nihil prohibet
      mos est
      in animo est
      prudentis est
      sapientis est
      dulce est
      non alienum est
    `,
    // Before a colon
    announce: `
      hoc constat
      id perspicuum est
      unum tamen videamus
      sic accipiatis
      sic sentio
      hoc intellegi volumus
      quod ita explicabo
      res ita se habet
      ita censemus
      id quale sit videamus
      illud addendum est
      hoc primum teneamus
      verum hoc quoque dicendum est
      sed sic agamus
      satis sit hoc dicere
      illud saepe quaeritur
      duo genera sunt
      expedita est distinctio
      totam rem aperiam
      unum etiam moneo
      hoc maxime placet
      alterum restat
      summa haec est
      exemplo utamur
    `,
    // nihil … quo minus
    hinders: `
      impedit
      prohibet
      obstat
      deterret
      officit
      moratur
      obsistit
      repugnat
      resistit
      intercedit
    `,
    // … quo minus … we can
    maybe: `
      possimus
      velimus
      debeamus
      soleamus
      audeamus
      conemur
      incipiamus
      studeamus
      pergamus
      queamus
      cupiamus
    `,
    // Between an adjective and its noun in the ablative
    within: `
      in
      ex
      de
    `,
    // With the accusative
    toward: `
      ad
      per
      propter
      praeter
      contra
      post
      ante
      secundum
      ob
      in
      circa
    `,
    // … est, qui
    nobody: `
      neque porro quisquam
      nemo enim
      nec vero quisquam
      neque enim quisquam
      nemo igitur
      sed nemo
      at nemo
      nec fere quisquam
      nemo tamen
      neque tamen quisquam
      vix quisquam
      ac nemo
      nec umquam quisquam
      nemo quidem
      nec quisquam fere
    `,
    // sed ut perspiciatis
    see: `
      perspiciatis
      intellegatis
      videatis
      cognoscatis
      iudicetis
      sentiatis
      teneatis
      consideretis
      intueamini
      animadvertatis
      concedatis
      probetis
      existimetis
      accipiatis
    `,
    // totam rem aperiam
    open: `
      aperiam
      explicabo
      exponam
      persequar
      tractabo
      repetam
      ostendam
      demonstrabo
      declarabo
      commemorabo
      describam
      requiram
      complectar
      evolvam
      illustrabo
      defendam
      confirmabo
      definiam
      enumerabo
      considerabo
    `,
    // eos et accusamus et … dignissimos ducimus
    'we.judge': `
      accusamus
      laudamus
      probamus
      reprehendimus
      admiramur
      miramur
      commemoramus
      diligimus
      defendimus
      imitamur
      sequimur
      contemnimus
      requirimus
      colimus
      aspernamur
      observamus
      monemus
      adiuvamus
    `,
    'we.deem': `
      ducimus
      existimamus
      censemus
      iudicamus
      arbitramur
      videmus
      fatemur
      appellamus
      invenimus
      credimus
      nuncupamus
      dicimus
      concedimus
      confitemur
      opinamur
      nominamus
      habemus
      vocamus
    `,
    // Participles of people led on, without their ending
    led: `
      delenit
      obcaecat
      impedit
      occupat
      commot
      adduct
      impuls
      incitat
      invitat
      instruct
      imbut
      erudit
      levat
      delectat
      content
      confirmat
      excitat
      retent
      mot
      allect
      exercitat
      revocat
      ornat
    `,
    // non provident
    lacks: `
      provident
      intellegunt
      animadvertunt
      perspiciunt
      sentiunt
      cognoscunt
      considerant
      vident
      sciunt
      quaerunt
      recordantur
      iudicant
      cogitant
      docent
      ostendunt
      declarant
    `,
    // When, where, how, in two parts: autem and the like stand between them
    when: {
      forms: 'first | rest',
      phrases: `
        libero | tempore
        temporibus | quibusdam
        hoc | loco
        alio | loco
        suo | tempore
        eo | tempore
        in omni | vita
        omni | aetate
        prima | aetate
        his | de rebus
        una | in re
        omnibus | in rebus
        maximis | in rebus
        minimis | in rebus
        in hac | causa
        quodam | modo
        summo | otio
        tranquillis | temporibus
        reliquis | temporibus
        quieto | animo
        in his | studiis
        in ceteris | artibus
        in tanta | varietate
        in medio | cursu
        multis | locis
        communi | usu
      `,
    },
    // et aut … eveniet, ut et
    comes: `
      eveniet
      evenit
      accidit
      fit
      contingit
      efficitur
      sequitur
      usu venit
      fiet
      accidet
      continget
      efficietur
    `,
    // The traditional passage, with the clipped words of its typesetters
    'lorem.head': `
      ipsum irure dolor
      duis aute irure
      excepteur sint
      ut enim ad minim
      quis nostrud exercitation
      minim exercitation
      eiusmod tempor
      nam liber tempor
      euismod tincidunt
      hendrerit in vulputate
      iusto odio dignissim
      duis autem vel
      vel eum iure
      tempor ipsum
      ipsum dolor
      aute irure dolor
      excepteur sint occaecat
      nostrud exercitation
      irure dolor
      sed tempor
      duis aute
      sint occaecat
      ut minim
      enim ad minim
      dolor ipsum
      exercitation tempor
      aute dolor
      quis nostrud
      ut laoreet
      vel illum
    `,
    'lorem.tail': `
      sit amet
      consectetur adipiscing elit
      cupidatat non proident
      id est laborum
      ex ea commodo
      velit esse cillum
      in culpa qui officia
      mollit anim
      magna aliqua
      aliquam erat volutpat
      et accumsan
      nulla facilisis
      blandit praesent
      delenit augue
      ut labore et dolore
      adipiscing elit
      ullamco laboris
      non proident
      sed do eiusmod
      velit esse
      eu feugiat
      mollit anim id est
      esse cillum
      in ea commodo
      sit amet elit
      erat volutpat
      magna aliquam
      qui officia
      consectetur elit
      feugiat nulla facilisis
    `,
    'lorem.verb': `
      consequat
      reprehenderit
      veniam
      aliquip
      fugiat
      pariatur
      incididunt
      deserunt
      accusamus
      aspernatur
      placerat
      perspiciatis
      repellat
      explicabo
      praesentium
      doloremque
      laudantium
      consequuntur
      expedita
      dignissimos
      ducimus
      nesciunt
      accusantium
      recusandae
      eveniet
      tenetur
      impedit
      laboriosam
      incidunt
    `,
    'lorem.turn': `
      nisi ut
      neque porro
      ut aliquid
      sed quia
      ut aut
      et harum quidem
      quasi
      eaque
      itaque
      eos qui
      et aut
      sed ut
      unde
      similique
      atque
      totam rem
      at vero eos
      eius modi
      quo minus
      id quod
      neque
      non numquam
      nisi
    `,
  },
  statements: `
    {idea.K:nom} {particle} {kind.us}{us:K.nom} {idea.L/2:acc} {idea.n/3:acc}que {adverb} {does:ind.K}.
    {opener} {kind.is}{is:K.nom} {idea.K:nom} {worth}{us:K.nom} {est:ind.K}, {that:K.nom} {idea.K/2:nom} {worth/2}{us:K.nom}.
    {because} {idea.K:nom} {kind.us}{us:K.nom} in {idea.f/2:abl} {rests:ind.K}, {person.P:nom} {trait.us}{us:P.nom} {idea.m/3:acc} {adverb} {seeks:ind.P}.
    {person.P:nom} {trait.us}{us:P.nom}, {which:P.nom} {idea.K:acc} {adverb} {seeks:ind.P}, {kind.is}{is:f.abl} {idea.f/2:abl} {enjoys:ind.P}.
    {known} {idea.K:acc} {idea.np/2:gen} {kind.is}{is:K.acc} esse, nec {idea.np/3:acc} sine {kind.us}{us:f.abl} {idea.f/4:abl} {does:inf} posse.
    {most.us}{us:K.abl} {within} {idea.K:abl} {person.P:nom} {idea.n/2:acc} {seeks:ind.P}, {because} {idea.f/3:nom} {adverb} {thrives:ind.f}.
    {idea.K:nom}, {idea.K/2:nom}, {kind.is}{is:M.nom}que {idea.M/3:nom} {idea.f/4:acc} {kind.us}{us:f.acc} {adverb} {does:ind.mp}.
    {idea.K:abl} {done}{us:K.abl}, {idea.L/2:nom} {kind.or}{or:L.nom} {adverb} {seems:ind.L}, {sothat} {idea.n/3:acc} {idea.fp/4:gen} {does:sub.L}.
    in {idea.K:abl} {worth}{us:K.abl} {person.P:nom} {trait.ns}{ns:P.nom} {adverb} {dwells:ind.P}, {because} {idea.f/2:nom} {idea.m/3:abl} {passive:ind.f}.
    {opener} {fitting} {idea.K:acc} {idea.np/2:gen} {seeks:inf}, {kind.us}{us:M.acc} {idea.M/3:acc} {adverb} {seeks/2:inf}.
    {happens}, ut {idea.K:nom} aut {kind.us}{us:f.acc} {idea.f/2:acc} {does:sub.K} aut {that:M.acc} {idea.M/3:acc} {does/2:sub.K}.
    {person.P:nom} {particle} {adverb} {strives:ind.P}, ut aut {worth}{us:K.abl} {idea.K:abl} {kind.or}{or:f.acc} {idea.f/2:acc} {seeks:sub.P} aut {worth/2}{us:fp.abl} {idea.fp/3:abl} {idea.np/4:acc} {seeks/2:sub.P}.
    {nobody} est, qui {idea.K:acc} {ips}{us:K.acc}, quia {idea.K:nom} {est:sub.K}, {seeks:sub.m}, sed quia {most.us}{us:L.nom} {idea.L/2:nom} {adverb} {springs:ind.L}.
    {idea.K:nom} {kind.us}{us:K.nom} ex {idea.L/2:abl} {springs:ind.K}; {that:n.nom} {particle} {idea.n/3:nom} {idea.fp/4:acc} {adverb} {does:ind.n}.
    {announce}: {idea.K:nom} {idea.np/2:gen} {kind.us}{us:K.nom} {seems:ind.K}, {idea.K/3:nom} {kind.or}{or:K.nom}.
    {idea.K:nom} {idea.mp/2:gen} {adverb} {kind.is}{is:M.acc} {idea.M/3:acc} {does:inf} {can:ind.K}, nec {idea.f/4:acc} {kind.ns}{ns:f.acc} {does/2:inf}.
    {idea.K:nom} {particle} {idea.n/2:abl} {passive:ind.K}, {kind.us}{us:M.nom} {idea.M/3:nom} {idea.f/4:abl} et {idea.n/5:abl} {passive/2:ind.M}.
    {adverb} {idea.K:nom}, {aside}, {idea.L/2:acc} {kind.or}{or:L.acc} {does:ind.K}.
    nihil {linking} est {idea.K:abl} {kind.or}{or:n.nom}, nihil {that:L.abl} {idea.L/2:abl} {kind.or/2}{or:n.nom}.
    {idea.K:nom} {adverb} {thrives:ind.K} et {kind.ns}{ns:L.nom} {idea.L/2:nom} {thrives/2:ind.L}.
    sed ut {see}, unde {kind.is}{is:K.nom} {idea.K:nom} {springs:sub.K}, {kind.us}{us:f.acc} {idea.f/2:acc} {open} et {that:M.acc} {idea.M/3:acc}, {which:M.nom} {idea.fp/4:abl} {passive:ind.M}, {open/2}.
    {opener} eos et {we.judge} et {kind.us}{us:n.abl} {idea.n/2:abl} dignissimos {we.deem}, qui {idea.fp/3:abl} {idea.mp/4:gen} {led}{us:mp.nom}, {which:K.acc} {idea.K:acc} {seeks:sub.mp}, non {lacks}.
    {opener} {when:first} {when:rest}, quoniam {kind.us}{us:f.nom} nobis est {worth}{us:n.gen} {idea.f/4:nom}, {kind.is}{is:K.nom} {idea.K:nom} {worth/2}{us:K.nom} {est:ind.K}, {that:K.nom} {idea.K/2:nom} {worth/3}{us:K.nom}.
    {when:first} {linking} {when:rest} et aut {idea.np:abl} {done}{us:np.abl} aut {idea.mp/2:gen} {idea.fp/3:abl} {comes}, ut et {idea.K/4:nom} {worth}{us:K.nom} {est:sub.K} et {idea.K/5:nom} non {worth/2}{us:K.nom}.
    {idea.K:nom} {kind.is}{is:K.nom} {adverb} {thrives:ind.K}.
    {opener} {idea.K:nom} et {idea.L/2:acc} et {idea.n/3:acc} {does:ind.K}.
    {kind.ns}{ns:K.nom} {idea.K:nom} ad {that:f.acc} {idea.f/2:acc} {tends:ind.K}, {kind.us}{us:M.nom} {particle} {idea.M/3:nom} {adverb} {thrives:ind.M}.
    {opener} {idea.K:gen} {kind.us}{us:L.nom} {est:ind.L} et {kind.us/2}{us:L.nom} {idea.L/2:nom}.
    nihil {hinders}, quo minus {that:K.acc} {idea.K:acc}, {which:K.nom} {adverb} {pleases:sub.K}, {kind.is}{is:f.abl} {idea.f/2:abl} {seeks:inf} {maybe}.
    {idea.K:nom} tam {kind.us}{us:K.nom} {est:ind.K}, ut {idea.L/2:acc} {idea.n/3:gen} {adverb} {does:sub.K}.
    non solum {idea.K:nom} {idea.np/2:acc} {does:ind.K}, sed etiam {kind.is}{is:M.nom} {idea.M/3:nom} {person.mp:acc} {adverb} {moves:ind.M}.
    {kind.ns}{ns:K.nom} {idea.K:nom} {toward} {idea.L/2:acc} {adverb} {thrives:ind.K}, {which:L.nom} {idea.m/3:acc} {does:ind.L}.
    {opener} {person.P:nom}, {which:P.acc} {kind.us}{us:K.nom} {idea.K:nom} {moves:ind.K}, ad {idea.f/2:acc} {worth}{us:f.acc} {adverb} {heads:ind.P}.
    {lorem.head} {idea.K:nom} {lorem.tail}, {lorem.verb} {most.us}{us:L.abl} {idea.L/2:abl} {lorem.verb/2}.
    {lorem.head} in {idea.K:abl} {lorem.verb} {idea.f/2:acc} {lorem.tail}, {lorem.turn} {idea.M/3:nom} {adverb} {thrives:ind.M}.
    {idea.K:nom} {lorem.verb} {lorem.tail}, {lorem.turn} {kind.is}{is:L.nom} {idea.L/2:nom} {does:sub.L} {idea.n/3:acc} {lorem.tail/2}.
    {kind.us}{us:K.nom} {idea.K:nom} {lorem.verb}, {lorem.turn} {idea.L/2:abl} {lorem.head} {lorem.verb/2}.
    {lorem.turn} {lorem.verb} {idea.K:acc}, {lorem.head} {idea.f/2:nom} {lorem.verb/2} {adverb} {lorem.tail}, {because} {idea.L/3:nom} {idea.n/4:acc} {does:ind.L}.
    {lorem.head} {idea.K:nom} {lorem.tail}, {lorem.turn} {idea.L/2:nom} {lorem.verb}, {lorem.turn/2} {kind.us}{us:f.abl} {idea.f/3:abl} {lorem.tail/2}.
    {lorem.head} {idea.K:acc} {lorem.verb}.
    {most.us}{us:K.abl} {idea.K:abl} {lorem.verb}, {idea.L/2:acc} {lorem.tail}.
    {lorem.head}, {idea.K:nom} {lorem.verb}, {lorem.tail} {kind.is}{is:L.abl} {idea.L/2:abl}.
    {lorem.head} {lorem.tail}, {lorem.turn} {idea.K:nom} {lorem.verb} ut {idea.m/2:abl} et {idea.f/3:abl} {kind.us}{us:f.abl} aliqua.
    ut {linking} ad {idea.np:acc} veniam, quis {kind.us}{us:K.nom} {idea.K:nom} {lorem.tail}, nisi ut {idea.m/2:nom} ex {kind.is}{is:f.abl} {idea.f/3:abl} consequat.
    duis {idea.K:nom} {kind.us}{us:K.nom} in {idea.L/2:abl} velit esse {idea.n/3:acc}, eu {lorem.verb} nulla {idea.f/4:nom}.
    excepteur {est:sub.K} {kind.is}{is:K.nom} {idea.K:nom} non {lorem.verb}, sunt in {kind.us}{us:L.abl} {idea.L/2:abl}, qui {idea.np/3:acc} {lorem.verb/2} mollit anim id est {idea.f/4:gen}.
  `,
  lively: `
    quis {linking} vel eum {seeks:sub.m}, qui in {that:K.abl} {idea.K:abl} velit esse, {which:K.acc} nihil {idea.n/2:gen} {does:sub.n}, vel illum, qui {idea.m/3:acc} {seeks/2:sub.m}, quo {idea.f/4:nom} nulla {passive:sub.f}?
    quis {linking} {idea.K:acc} {kind.us}{us:K.acc} {adverb} {seeks:sub.m}, nisi {idea.L/2:nom} {idea.f/3:acc} {does:sub.L}?
    quid {linking} {idea.K:abl} {kind.or}{or:n.nom}, quid {that:L.abl} {idea.L/2:abl} {kind.or/2}{or:n.nom}?
    nonne {idea.K:nom} {idea.fp/2:gen} {adverb} {thrives:ind.K}, {because} {person.P:nom} {idea.n/3:acc} {seeks:ind.P}?
    an {idea.K:nom}, {aside}, {kind.us}{us:L.acc} {idea.L/2:acc} {does:ind.K}?
    utrum {idea.K:nom} {idea.f/2:abl} {passive:ind.K} an {kind.is}{is:M.nom} {idea.M/3:nom} {person.mp:acc} {moves:ind.M}?
    quam {kind.us}{us:K.nom} {idea.K:nom}, quam {kind.is}{is:L.nom} {idea.L/2:gen} {seems:ind.L} {idea.L/3:nom}!
    o {kind.us}{us:K.acc} {idea.K:acc}, {which:K.nom} {idea.L/2:acc} {adverb} {does:ind.K}!
    {lorem.head} {idea.K:nom} {lorem.verb}, {lorem.turn} {kind.us}{us:L.nom} {idea.L/2:nom} {lorem.verb/2}?
  `,
  words: `
    labor ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut
    labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco
    laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate
    velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident
    sunt culpa qui officia deserunt mollit anim id est laborum perspiciatis unde omnis iste
    natus voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab
    illo inventore veritatis quasi architecto beatae vitae dicta explicabo nemo ipsam quia
    voluptas aspernatur aut fugit consequuntur magni dolores eos ratione sequi nesciunt neque
    porro quisquam dolorem adipisci numquam eius modi tempora magnam aliquam quaerat minima
    nostrum exercitationem ullam corporis suscipit laboriosam aliquid commodi consequatur
    autem vel eum iure quam nihil molestiae illum quo vero accusamus iusto dignissimos ducimus
    blanditiis praesentium voluptatum deleniti atque quos quas molestias excepturi obcaecati
    cupiditate provident similique mollitia animi dolorum fuga harum quidem rerum facilis
    expedita distinctio nam libero tempore soluta nobis eligendi optio impedit maxime placeat
    facere possimus repellendus temporibus quibusdam officiis debitis necessitatibus saepe
    eveniet voluptates repudiandae recusandae itaque earum tenetur sapiente delectus
    reiciendis voluptatibus maiores alias perferendis doloribus asperiores repellat natura
    virtus sapientia vita amicitia iustitia prudentia doctrina disciplina sententia oratio
    causa memoria cogitatio opinio quaestio philosophia utilitas dignitas gloria scientia
    cognitio consuetudo tranquillitas constantia facultas delectatio iucunditas diligentia
    industria benevolentia societas lectio explicatio institutio varietas similitudo regula
    fortuna gratia aetas suavitas brevitas elegantia forma humanitas concordia patientia
    laetitia littera fabula epistula notio bonum officium consilium studium ingenium iudicium
    tempus genus opus munus nomen verbum principium initium praeceptum exemplum argumentum
    commodum gaudium otium negotium beneficium praemium lumen carmen vestigium fundamentum
    ornamentum elementum spatium silentium propositum institutum responsum testimonium
    documentum momentum auxilium animus sensus fructus finis locus modus sermo gradus cursus
    motus aditus mos ordo numerus liber honor consensus status eventus color splendor aspectus
    concentus candor fons amicus philosophus poeta magister discipulus orator scriptor auctor
    iudex lector spectator pictor agricola nauta musicus puer frater viator antiquus novus
    clarus iucundus gratus honestus perpetuus diuturnus tranquillus serenus placidus modestus
    perfectus egregius manifestus firmus necessarius primus medius varius amplus sincerus
    gravis levis utilis similis communis dulcis fortis brevis nobilis mollis insignis constans
    prudens praestans elegans frequens delectat conservat ornat confirmat declarat excitat
    illustrat gubernat continet docet auget efficit gignit ostendit laudat probat exspectat
    tractat miratur intellegit cognoscit discit invenit audit manet viget floret crescit
    semper facile recte interdum aliquando simul omnino profecto praeclare graviter leniter
    libenter diligenter constanter sapienter eleganter paulatim sensim etiam quoque igitur
    tamen quamquam denique praeterea
  `,
}
