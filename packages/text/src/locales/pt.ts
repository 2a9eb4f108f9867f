import type { Locale } from '../locale.js'

/**
 * Portuguese, in the orthography of 1990; words that differ between Portugal and Brazil are
 * avoided. Narrative in the pretérito perfeito, with the imperfeito for what surrounds it.
 *
 * - G: the gender of a person (m, f); nouns stand without their article.
 * - T: what is done (read, write, cook …), so that a verb meets only objects and places that
 *   fit it; K: gender and number of the object (m, f, mp, fp).
 *   `kind` is article and adjective before the object, `quality` an adjective after it.
 * - N: what happens in nature (water, wind, animal, plant).
 */
export const pt: Locale = {
  code: 'pt',
  englishName: 'Portuguese',
  nativeName: 'português',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  statements: `
    a {person.f} {verb.T:past} {kind.T:K} {object.T.K}.
    o {person.m} {verb.T:past} {art:K} {object.T.K} {quality.T:K}.
    {time}, o {person.m} {verb.T:past} {art:K} {object.T.K} {quality.T:K}.
    {time}, a {person.f} {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    o {person.m}, {who}, {verb.T:past} {kind.T:K} {object.T.K} e {next:past}.
    depois de {verb.T:inf} {kind.T:K} {object.T.K}, a {person.f} {trait:f} {next:past}.
    ao {verb.T:inf} {art:K} {object.T.K} {place.T}, o {person.m} {noticed}.
    quando {weather:past}, a {person.f} {verb.T:past} {art:K} {object.T.K} {quality.T:K}.
    {weather:imp} enquanto o {person.m} {verb.T:imp} {art:K} {object.T.K} {place.T}.
    foi o {person.m} {trait:m} que {verb.T:past} {kind.T:K} {object.T.K}.
    {nobody} que a {person.f} tinha {verb.T:pp} {art:K} {object.T.K} {place.T}.
    o {person.m} {wished} {verb.T:inf} {art:K} {object.T.K}, mas {instead} {next:inf}.
    {habit}, {the:G} {person.G} {trait:G} {often}.
    a {person.f} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    {opinion}, {verb.T:inf} {kind.T:K} {object.T.K} {place.T} é {worth}.
    a {person.f} {verb.T:past} {kind.T:K} {object.T.K}, o {person.m} {next:past} e {weather:past}.
    {the:G} {person.G} {trait:G} {next:past}.
    {time}, {the:G} {person.G} {trait:G} {next:past}.
    {the:G} {person.G} {next:past} e ficou {mood:G}.
    {craft} {demands} {virtue} e {virtue/2}.
    {claim}, {craft} {demands} {virtue}, {virtue/2} e {virtue/3}.
    {nature-time}, {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N}, e {the:G} {person.G} {next:past}.
    {nature.N} {does.N} {where.N} quando {the:G} {person.G}, {who}, {next:past}.
    {surface} {lay} {thing}, {thing/2} e {thing/3}.
    {surface} {lay} {thing} {of:G} {person.G}, {who}.
    {building} {building-where} {building-does}, e {the:G} {person.G} {next:past}.
    {machine} {machine-does}, e {the:G} {person.G} {trait:G} {next:past}.
    {vehicle} {vehicle-does}, e {the:G} {person.G} {next:past}.
    {the:G} {person.G} {goes} {along} {to}, {carrying}.
    {event} {event-where} {event-does}, {though}, {told} {the:G} {person.G}.
  `,

  lively: `
    “{^promise} {verb.T:inf} {kind.T:K} {object.T.K}”, {says} a {person.f}.
    “{^shall-we} {verb.T:inf} {kind.T:K} {object.T.K}?”, perguntou o {person.m} {vantage}.
    “{^exclaim}!”, {says} {the:G} {person.G} {trait:G} {vantage}.
    {who-did} {verb.T:past} {kind.T:K} {object.T.K} {place.T}?
    {joy} {verb.T:inf} {kind.T:K} {object.T.K} {place.T}!
  `,

  lists: {
    // ── People, without their article ────────────────────────────────────────
    'person.m': `
      carpinteiro
      jardineiro
      padeiro
      livreiro
      bibliotecário
      carteiro
      relojoeiro
      sapateiro
      alfaiate
      pescador
      agricultor
      professor
      fotógrafo
      pintor
      escultor
      pianista
      violinista
      arquiteto
      engenheiro
      tradutor
      escritor
      jornalista
      ilustrador
      oleiro
      apicultor
      tecelão
      vizinho
      estudante
      aprendiz
      cozinheiro
      confeiteiro
      geógrafo
      botânico
      biólogo
      marinheiro
      barqueiro
      maestro
      bailarino
      ator
      farmacêutico
      dentista
      veterinário
      eletricista
      mecânico
      faroleiro
      avô
      tio
      primo
      moleiro
      marceneiro
      guia
      historiador
      editor
      músico
      poeta
      merceeiro
      monitor
      cantor
      flautista
    `,
    'person.f': `
      florista
      costureira
      bordadeira
      bibliotecária
      livreira
      padeira
      jardineira
      professora
      fotógrafa
      pintora
      escultora
      violinista
      flautista
      cantora
      arquiteta
      engenheira
      tradutora
      escritora
      jornalista
      ilustradora
      ceramista
      apicultora
      tecelã
      vizinha
      estudante
      cozinheira
      confeiteira
      geógrafa
      botânica
      bióloga
      bailarina
      atriz
      farmacêutica
      veterinária
      avó
      tia
      prima
      diretora
      guia
      editora
      poetisa
      merceeira
      monitora
      historiadora
      enfermeira
      agricultora
      pastora
      pianista
      restauradora
      marinheira
      médica
      dentista
      aluna
      ginasta
    `,
    the: {
      forms: 'm | f',
      phrases: `
      o | a
    `,
    },
    of: {
      forms: 'm | f',
      phrases: `
      do | da
    `,
    },
    trait: {
      forms: 'm | f',
      phrases: `
      paciente | paciente
      curioso | curiosa
      alegre | alegre
      atento | atenta
      silencioso | silenciosa
      minucioso | minuciosa
      bem-disposto | bem-disposta
      discreto | discreta
      pontual | pontual
      gentil | gentil
      experiente | experiente
      modesto | modesta
      engenhoso | engenhosa
      sorridente | sorridente
      persistente | persistente
      tímido | tímida
      viajado | viajada
      prático | prática
      sereno | serena
      generoso | generosa
      distraído | distraída
      madrugador | madrugadora
      entusiasmado | entusiasmada
      prestativo | prestativa
      ponderado | ponderada
      criativo | criativa
      rigoroso | rigorosa
      despreocupado | despreocupada
      teimoso | teimosa
      sonhador | sonhadora
      amável | amável
      cuidadoso | cuidadosa
      exigente | exigente
      simpático | simpática
      metódico | metódica
    `,
    },
    // After the name, between commas
    who: `
      que morava perto da praça
      que acordava sempre cedo
      que nunca tinha pressa
      que conhecia a rua inteira
      que gostava de contar histórias
      que acabava de chegar à vila
      que tinha o dia livre
      que andava sempre a pé
      que raramente reclamava
      que tinha crescido junto ao mar
      que assobiava baixinho
      que esperava visitas
      que falava quatro línguas
      que adorava filmes antigos
      que cantava num coro
      que não temia a chuva
      que sonhava com o verão
      que prometera ajudar
      que usava um chapéu de palha
      que apreciava a ordem
      que tinha dormido bem
      que falava pouco
      que guardava selos
      que partia no dia seguinte
      que sorria por tudo
      que vivia por cima da padaria
      que vinha de uma família de músicos
      que nunca perdia uma feira
      que tinha uma paciência infinita
      que costumava viajar no inverno
      que conhecia todos os atalhos
    `,

    // ── What people do, by topic ─────────────────────────────────────────────
    // past, infinitive, participle; imperfect after “enquanto”, of a verb that lasts
    'verb.read': {
      forms: 'past | inf | pp | imp',
      phrases: `
      leu | ler | lido | lia
      releu | reler | relido | relia
      folheou | folhear | folheado | folheava
      consultou | consultar | consultado | consultava
      encontrou | encontrar | encontrado | procurava
      estudou | estudar | estudado | estudava
      recomendou | recomendar | recomendado | recomendava
      comentou | comentar | comentado | comentava
      abriu | abrir | aberto | abria
      examinou | examinar | examinado | examinava
      anotou | anotar | anotado | anotava
    `,
    },
    'object.read.m': `
      romance
      livro de contos
      guia de viagens
      atlas
      dicionário
      diário de viagem
      manual de botânica
      livro de receitas
      álbum
      livro sobre faróis
      ensaio
      catálogo
    `,
    'object.read.f': `
      revista
      antologia
      biografia
      peça de teatro
      enciclopédia
      novela
      história de marinheiros
      coletânea de ensaios
      narrativa de viagem
      edição de bolso
    `,
    'object.read.mp': `
      livros de poemas
      jornais
      livros de viagem
      guias de montanha
      almanaques
      romances policiais
      manuais de jardinagem
    `,
    // Article and adjective, before the object alone
    'kind.read': {
      forms: 'm | f | mp | fp',
      phrases: `
      um velho | uma velha | uns velhos | umas velhas
      um belo | uma bela | uns belos | umas belas
      um simples | uma simples | uns simples | umas simples
      um antigo | uma antiga | uns antigos | umas antigas
      um raro | uma rara | uns raros | umas raras
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
    `,
    },
    // An adjective or the like after the object; never together with kind
    'quality.read': {
      forms: 'm | f | mp | fp',
      phrases: `
      ilustrado | ilustrada | ilustrados | ilustradas
      pouco conhecido | pouco conhecida | pouco conhecidos | pouco conhecidas
      cheio de surpresas | cheia de surpresas | cheios de surpresas | cheias de surpresas
      amarelado pelo tempo | amarelada pelo tempo | amarelados pelo tempo | amareladas pelo tempo
      esquecido na estante | esquecida na estante | esquecidos na estante | esquecidas na estante
      fascinante | fascinante | fascinantes | fascinantes
      muito bem impresso | muito bem impressa | muito bem impressos | muito bem impressas
      herdado dos avós | herdada dos avós | herdados dos avós | herdadas dos avós
      interessante | interessante | interessantes | interessantes
      comprado em viagem | comprada em viagem | comprados em viagem | compradas em viagem
      bem conservado | bem conservada | bem conservados | bem conservadas
      com notas na margem | com notas na margem | com notas na margem | com notas na margem
      traduzido há pouco tempo | traduzida há pouco tempo | traduzidos há pouco tempo | traduzidas há pouco tempo
    `,
    },
    'place.read': `
      na biblioteca
      junto à janela
      na varanda
      no sofá da sala
      na estação
      num banco do parque
      na rede do quintal
      no sótão
      na sala de espera
      debaixo da macieira
      no café da esquina
      à mesa da cozinha
      nos degraus da escada
      na velha poltrona
      à sombra da figueira
      no barco
      no salão da pensão
      entre duas aulas
      junto à lareira
    `,
    'verb.write': {
      forms: 'past | inf | pp | imp',
      phrases: `
      escreveu | escrever | escrito | escrevia
      reescreveu | reescrever | reescrito | reescrevia
      corrigiu | corrigir | corrigido | corrigia
      rascunhou | rascunhar | rascunhado | rascunhava
      terminou | terminar | terminado | terminava
      copiou | copiar | copiado | copiava
      reviu | rever | revisto | revia
      começou | começar | começado | começava
    `,
    },
    'object.write.m': `
      poema
      artigo
      relato de viagem
      conto
      discurso
      prefácio
      convite
      diálogo
      ensaio
      texto de opinião
    `,
    'object.write.f': `
      carta
      reportagem
      resenha
      mensagem
      peça
      introdução
      narrativa
      página do diário
      canção de roda
      biografia
      lista de agradecimentos
    `,
    'object.write.fp': `
      cartas
      legendas
      adivinhas
      histórias para crianças
      notas de viagem
      páginas
      quadras
    `,
    'kind.write': {
      forms: 'm | f | mp | fp',
      phrases: `
      um breve | uma breve | uns breves | umas breves
      um longo | uma longa | uns longos | umas longas
      um simples | uma simples | uns simples | umas simples
      um divertido | uma divertida | uns divertidos | umas divertidas
      um novo | uma nova | uns novos | umas novas
      um cuidadoso | uma cuidadosa | uns cuidadosos | umas cuidadosas
      um sincero | uma sincera | uns sinceros | umas sinceras
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um delicado | uma delicada | uns delicados | umas delicadas
      um surpreendente | uma surpreendente | uns surpreendentes | umas surpreendentes
    `,
    },
    'quality.write': {
      forms: 'm | f | mp | fp',
      phrases: `
      cheio de humor | cheia de humor | cheios de humor | cheias de humor
      comovente | comovente | comoventes | comoventes
      bem pensado | bem pensada | bem pensados | bem pensadas
      para a revista da escola | para a revista da escola | para a revista da escola | para a revista da escola
      prometido há muito | prometida há muito | prometidos há muito | prometidas há muito
      claro e simples | clara e simples | claros e simples | claras e simples
      cheio de detalhes | cheia de detalhes | cheios de detalhes | cheias de detalhes
      original | original | originais | originais
      para uma velha amiga | para uma velha amiga | para uma velha amiga | para uma velha amiga
      inspirado no mar | inspirada no mar | inspirados no mar | inspiradas no mar
      animado | animada | animados | animadas
      improvisado | improvisada | improvisados | improvisadas
    `,
    },
    'place.write': `
      na escrivaninha
      no escritório
      à mesa da cozinha
      no sótão
      na biblioteca
      num café tranquilo
      no quarto do hotel
      no jardim
      na redação do jornal
      em papel pautado
      a lápis
      com tinta azul
      num caderno de capa dura
      durante a viagem
      de um só fôlego
      numa letra miúda
    `,
    'verb.cook': {
      forms: 'past | inf | pp | imp',
      phrases: `
      cozinhou | cozinhar | cozinhado | cozinhava
      preparou | preparar | preparado | preparava
      provou | provar | provado | provava
      serviu | servir | servido | servia
      repartiu | repartir | repartido | repartia
      ofereceu | oferecer | oferecido | oferecia
      fez | fazer | feito | fazia
      experimentou | experimentar | experimentado | experimentava
      improvisou | improvisar | improvisado | improvisava
    `,
    },
    'object.cook.m': `
      arroz de legumes
      caldo de peixe
      ensopado
      risoto
      assado
      guisado de feijão
      creme de cenoura
      folhado de queijo
      prato de massa
      cozido
    `,
    'object.cook.f': `
      sopa de abóbora
      omelete
      torta de legumes
      lasanha
      salada de batata
      sopa de peixe
      massa de forno
      empada
      sopa de feijão
      salada de lentilhas
    `,
    'object.cook.mp': `
      bolinhos de peixe
      pastéis de legumes
      folhados
      cogumelos
      croquetes
      caldos
      ensopados
    `,
    'kind.cook': {
      forms: 'm | f | mp | fp',
      phrases: `
      um delicioso | uma deliciosa | uns deliciosos | umas deliciosas
      um simples | uma simples | uns simples | umas simples
      um saboroso | uma saborosa | uns saborosos | umas saborosas
      um belo | uma bela | uns belos | umas belas
      um clássico | uma clássica | uns clássicos | umas clássicas
      um modesto | uma modesta | uns modestos | umas modestas
      um perfumado | uma perfumada | uns perfumados | umas perfumadas
      um excelente | uma excelente | uns excelentes | umas excelentes
      um apetitoso | uma apetitosa | uns apetitosos | umas apetitosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
      um farto | uma farta | uns fartos | umas fartas
    `,
    },
    'quality.cook': {
      forms: 'm | f | mp | fp',
      phrases: `
      bem temperado | bem temperada | bem temperados | bem temperadas
      com ervas da horta | com ervas da horta | com ervas da horta | com ervas da horta
      à moda antiga | à moda antiga | à moda antiga | à moda antiga
      muito quente | muito quente | muito quentes | muito quentes
      com um fio de azeite | com um fio de azeite | com um fio de azeite | com um fio de azeite
      cheio de aromas | cheia de aromas | cheios de aromas | cheias de aromas
      com um toque de limão | com um toque de limão | com um toque de limão | com um toque de limão
      digno de festa | digna de festa | dignos de festa | dignas de festa
      acompanhado de pão fresco | acompanhada de pão fresco | acompanhados de pão fresco | acompanhadas de pão fresco
      para a família inteira | para a família inteira | para a família inteira | para a família inteira
      típico da região | típica da região | típicos da região | típicas da região
      com muito alho | com muito alho | com muito alho | com muito alho
    `,
    },
    'place.cook': `
      na cozinha
      na varanda
      no pátio
      na casa de campo
      na pensão
      na escola de cozinha
      no restaurante da praça
      no jardim
      no refeitório
      ao som do rádio
      com a ajuda dos netos
      com muito gosto
      na casa dos avós
      à sombra do alpendre
      na cozinha da escola
      diante dos convidados
      segundo uma receita antiga
    `,
    'verb.garden': {
      forms: 'past | inf | pp | imp',
      phrases: `
      plantou | plantar | plantado | plantava
      regou | regar | regado | regava
      admirou | admirar | admirado | admirava
      fotografou | fotografar | fotografado | fotografava
      adubou | adubar | adubado | adubava
      protegeu | proteger | protegido | protegia
      transplantou | transplantar | transplantado | transplantava
      observou | observar | observado | observava
      descobriu | descobrir | descoberto | contemplava
      desenhou | desenhar | desenhado | desenhava
      mostrou | mostrar | mostrado | mostrava
    `,
    },
    'object.garden.m': `
      limoeiro
      gerânio
      jasmim
      girassol
      arbusto
      loureiro
      tomateiro
      pé de salsa
      craveiro
      pessegueiro
      pé de alecrim
    `,
    'object.garden.f': `
      roseira
      hortênsia
      trepadeira
      figueira
      macieira
      camélia
      laranjeira
      orquídea
      oliveira
      planta aromática
      cerejeira
    `,
    'object.garden.fp': `
      roseiras
      tulipas
      violetas
      dálias
      margaridas
      hortênsias
      camélias
    `,
    'kind.garden': {
      forms: 'm | f | mp | fp',
      phrases: `
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um jovem | uma jovem | uns jovens | umas jovens
      um esplêndido | uma esplêndida | uns esplêndidos | umas esplêndidas
      um raro | uma rara | uns raros | umas raras
      um novo | uma nova | uns novos | umas novas
      um delicado | uma delicada | uns delicados | umas delicadas
      um viçoso | uma viçosa | uns viçosos | umas viçosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
    `,
    },
    'quality.garden': {
      forms: 'm | f | mp | fp',
      phrases: `
      em flor | em flor | em flor | em flor
      cheio de vida | cheia de vida | cheios de vida | cheias de vida
      trazido da serra | trazida da serra | trazidos da serra | trazidas da serra
      resistente ao frio | resistente ao frio | resistentes ao frio | resistentes ao frio
      de aroma intenso | de aroma intenso | de aroma intenso | de aroma intenso
      oferecido por um amigo | oferecida por um amigo | oferecidos por um amigo | oferecidas por um amigo
      de folhas brilhantes | de folhas brilhantes | de folhas brilhantes | de folhas brilhantes
      com sede de sol | com sede de sol | com sede de sol | com sede de sol
      ainda frágil | ainda frágil | ainda frágeis | ainda frágeis
    `,
    },
    'place.garden': `
      junto ao portão
      perto da fonte
      atrás da casa
      ao longo do muro
      perto do poço
      na horta da escola
      numa encosta soalheira
      no lado sul do jardim
      à beira do lago
      no parque
      ao lado da escada
      no fundo do quintal
      junto à cerca
      diante da cozinha
      com os joelhos na terra
      à sombra da nogueira
    `,
    'verb.mend': {
      forms: 'past | inf | pp | imp',
      phrases: `
      consertou | consertar | consertado | consertava
      limpou | limpar | limpado | limpava
      desmontou | desmontar | desmontado | desmontava
      examinou | examinar | examinado | examinava
      testou | testar | testado | testava
      restaurou | restaurar | restaurado | restaurava
      lustrou | lustrar | lustrado | lustrava
      montou | montar | montado | montava
      recuperou | recuperar | recuperado | recuperava
      mostrou | mostrar | mostrado | mostrava
    `,
    },
    'object.mend.m': `
      relógio de parede
      rádio
      ventilador
      moinho de café
      carrinho de mão
      gramofone
      projetor
      relógio de bolso
      brinquedo de corda
      microscópio
    `,
    'object.mend.f': `
      bicicleta
      máquina de costura
      máquina de escrever
      bomba de água
      caixa de música
      balança
      lanterna
      máquina fotográfica
      lamparina
      luneta
    `,
    'object.mend.fp': `
      bicicletas
      máquinas de costura
      lanternas
      balanças
      caixas de música
      máquinas de escrever
      lamparinas
    `,
    'kind.mend': {
      forms: 'm | f | mp | fp',
      phrases: `
      um velho | uma velha | uns velhos | umas velhas
      um antigo | uma antiga | uns antigos | umas antigas
      um pesado | uma pesada | uns pesados | umas pesadas
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um robusto | uma robusta | uns robustos | umas robustas
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um modesto | uma modesta | uns modestos | umas modestas
      um precioso | uma preciosa | uns preciosos | umas preciosas
      um raro | uma rara | uns raros | umas raras
    `,
    },
    'quality.mend': {
      forms: 'm | f | mp | fp',
      phrases: `
      parado há anos | parada há anos | parados há anos | paradas há anos
      herdado do avô | herdada do avô | herdados do avô | herdadas do avô
      de segunda mão | de segunda mão | de segunda mão | de segunda mão
      coberto de pó | coberta de pó | cobertos de pó | cobertas de pó
      comprado na feira | comprada na feira | comprados na feira | compradas na feira
      esquecido no sótão | esquecida no sótão | esquecidos no sótão | esquecidas no sótão
      cheio de ferrugem | cheia de ferrugem | cheios de ferrugem | cheias de ferrugem
      vindo de longe | vinda de longe | vindos de longe | vindas de longe
      fora de uso | fora de uso | fora de uso | fora de uso
      com mais de cem anos | com mais de cem anos | com mais de cem anos | com mais de cem anos
      com um parafuso solto | com um parafuso solto | com um parafuso solto | com um parafuso solto
      do museu da vila | do museu da vila | do museu da vila | do museu da vila
      emprestado por um primo | emprestada por um primo | emprestados por um primo | emprestadas por um primo
    `,
    },
    'place.mend': `
      na oficina
      na garagem
      no pátio
      no barracão
      na varanda
      no sótão
      à porta de casa
      na bancada
      debaixo do alpendre
      na sala de trabalhos manuais
      com ferramentas emprestadas
      com muita paciência
      com poucas ferramentas
      no corredor
      com a ajuda de uma lupa
      à luz da janela
    `,
    'verb.craft': {
      forms: 'past | inf | pp | imp',
      phrases: `
      fez | fazer | feito | fazia
      costurou | costurar | costurado | costurava
      terminou | terminar | terminado | terminava
      começou | começar | começado | começava
      bordou | bordar | bordado | bordava
      desenhou | desenhar | desenhado | desenhava
      mostrou | mostrar | mostrado | mostrava
      escolheu | escolher | escolhido | escolhia
      acabou | acabar | acabado | acabava
    `,
    },
    'object.craft.m': `
      cachecol
      tapete
      gorro
      avental
      colete
      lenço
      casaco
      guardanapo
      xale
      pano de cozinha
    `,
    'object.craft.f': `
      manta
      almofada
      toalha de mesa
      saia
      colcha
      cortina
      bolsa
      blusa
      camisa
      capa
    `,
    'object.craft.fp': `
      luvas
      meias
      almofadas
      cortinas
      mantas
      bolsas
      toalhas
    `,
    'kind.craft': {
      forms: 'm | f | mp | fp',
      phrases: `
      um belo | uma bela | uns belos | umas belas
      um novo | uma nova | uns novos | umas novas
      um bonito | uma bonita | uns bonitos | umas bonitas
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um elegante | uma elegante | uns elegantes | umas elegantes
      um simples | uma simples | uns simples | umas simples
      um lindo | uma linda | uns lindos | umas lindas
      um delicado | uma delicada | uns delicados | umas delicadas
      um leve | uma leve | uns leves | umas leves
    `,
    },
    'quality.craft': {
      forms: 'm | f | mp | fp',
      phrases: `
      colorido | colorida | coloridos | coloridas
      macio | macia | macios | macias
      vermelho | vermelha | vermelhos | vermelhas
      de cores vivas | de cores vivas | de cores vivas | de cores vivas
      azul | azul | azuis | azuis
      branco | branca | brancos | brancas
      amarelo | amarela | amarelos | amarelas
      de algodão | de algodão | de algodão | de algodão
      cor de mel | cor de mel | cor de mel | cor de mel
      de tons suaves | de tons suaves | de tons suaves | de tons suaves
      inspirado em modelos antigos | inspirada em modelos antigos | inspirados em modelos antigos | inspiradas em modelos antigos
      com flores bordadas | com flores bordadas | com flores bordadas | com flores bordadas
      para uma grande amiga | para uma grande amiga | para uma grande amiga | para uma grande amiga
      cinzento | cinzenta | cinzentos | cinzentas
      verde | verde | verdes | verdes
    `,
    },
    'place.craft': `
      na oficina de costura
      na sala
      junto à janela
      na cadeira de balanço
      perto da lareira
      no curso da noite
      na escola
      no terraço
      na loja da esquina
      à mesa de jantar
      no salão da vila
      em casa da irmã
      entre novelos e retalhos
      ao som do rádio
      para a feira de artesanato
    `,
    'verb.music': {
      forms: 'past | inf | pp | imp',
      phrases: `
      tocou | tocar | tocado | tocava
      ensaiou | ensaiar | ensaiado | ensaiava
      ouviu | ouvir | ouvido | ouvia
      escutou | escutar | escutado | escutava
      interpretou | interpretar | interpretado | interpretava
      compôs | compor | composto | compunha
      aprendeu | aprender | aprendido | aprendia
      ensinou | ensinar | ensinado | ensinava
      gravou | gravar | gravado | gravava
      decorou | decorar | decorado | decorava
      repetiu | repetir | repetido | repetia
      apresentou | apresentar | apresentado | apresentava
      estudou | estudar | estudado | estudava
    `,
    },
    'object.music.m': `
      noturno
      minueto
      prelúdio
      tango
      bolero
      dueto
      tema de dança
      madrigal
      quarteto
    `,
    'object.music.f': `
      valsa
      melodia
      polca
      sonata
      canção
      serenata
      balada
      cantiga
      ária
      peça para piano
    `,
    'object.music.mp': `
      noturnos
      prelúdios
      tangos
      minuetos
      duetos
      boleros
      temas de dança
    `,
    'kind.music': {
      forms: 'm | f | mp | fp',
      phrases: `
      um belo | uma bela | uns belos | umas belas
      um velho | uma velha | uns velhos | umas velhas
      um breve | uma breve | uns breves | umas breves
      um novo | uma nova | uns novos | umas novas
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um famoso | uma famosa | uns famosos | umas famosas
      um lindo | uma linda | uns lindos | umas lindas
      um alegre | uma alegre | uns alegres | umas alegres
      um doce | uma doce | uns doces | umas doces
      um longo | uma longa | uns longos | umas longas
    `,
    },
    'quality.music': {
      forms: 'm | f | mp | fp',
      phrases: `
      lento | lenta | lentos | lentas
      melancólico | melancólica | melancólicos | melancólicas
      cheio de ritmo | cheia de ritmo | cheios de ritmo | cheias de ritmo
      muito antigo | muito antiga | muito antigos | muito antigas
      quase esquecido | quase esquecida | quase esquecidos | quase esquecidas
      em tom menor | em tom menor | em tom menor | em tom menor
      inspirado no mar | inspirada no mar | inspirados no mar | inspiradas no mar
      solene | solene | solenes | solenes
      difícil | difícil | difíceis | difíceis
      de outros tempos | de outros tempos | de outros tempos | de outros tempos
      para o concerto de primavera | para o concerto de primavera | para o concerto de primavera | para o concerto de primavera
      de fácil execução | de fácil execução | de fácil execução | de fácil execução
      sem título | sem título | sem título | sem título
    `,
    },
    'place.music': `
      no coreto
      na sala de ensaios
      junto ao piano
      na escola de música
      no salão
      na varanda
      no terraço
      no estúdio
      na praça
      no teatro
      no pátio
      com os olhos fechados
      diante dos amigos
      diante da turma
      à janela
      com um sorriso nos lábios
      no jardim do museu
      do princípio ao fim
    `,
    'verb.draw': {
      forms: 'past | inf | pp | imp',
      phrases: `
      desenhou | desenhar | desenhado | desenhava
      pintou | pintar | pintado | pintava
      esboçou | esboçar | esboçado | esboçava
      retratou | retratar | retratado | retratava
      coloriu | colorir | colorido | coloria
      representou | representar | representado | representava
      retocou | retocar | retocado | retocava
      imaginou | imaginar | imaginado | imaginava
    `,
    },
    'object.draw.m': `
      farol
      veleiro
      moinho
      castelo
      bosque
      pomar
      vale
      jardim
      porto
      rebanho
      celeiro
    `,
    'object.draw.f': `
      ponte
      paisagem
      aldeia
      praia
      ilha
      cascata
      rua
      torre
      colina
      casa
      enseada
    `,
    'object.draw.mp': `
      moinhos
      barcos
      rochedos
      telhados
      campos
      ciprestes
      pássaros
    `,
    'kind.draw': {
      forms: 'm | f | mp | fp',
      phrases: `
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um misterioso | uma misteriosa | uns misteriosos | umas misteriosas
      um tranquilo | uma tranquila | uns tranquilos | umas tranquilas
      um minúsculo | uma minúscula | uns minúsculos | umas minúsculas
      um lindo | uma linda | uns lindos | umas lindas
      um solitário | uma solitária | uns solitários | umas solitárias
      um curioso | uma curiosa | uns curiosos | umas curiosas
    `,
    },
    'quality.draw': {
      forms: 'm | f | mp | fp',
      phrases: `
      distante | distante | distantes | distantes
      cheio de luz | cheia de luz | cheios de luz | cheias de luz
      envolto em névoa | envolta em névoa | envoltos em névoa | envoltas em névoa
      visto de longe | vista de longe | vistos de longe | vistas de longe
      sob um céu cinzento | sob um céu cinzento | sob um céu cinzento | sob um céu cinzento
      imaginário | imaginária | imaginários | imaginárias
      batido pelo vento | batida pelo vento | batidos pelo vento | batidas pelo vento
      com nuvens ao fundo | com nuvens ao fundo | com nuvens ao fundo | com nuvens ao fundo
      quase abstrato | quase abstrata | quase abstratos | quase abstratas
      cheio de cor | cheia de cor | cheios de cor | cheias de cor
      banhado de sol | banhada de sol | banhados de sol | banhadas de sol
    `,
    },
    'place.draw': `
      no caderno de esboços
      numa folha grande
      para a exposição
      com um pincel fino
      em tons suaves
      com todo o cuidado
      num cartão-postal
      no muro da escola
      em papel grosso
      com poucos traços
      numa tela enorme
      na última página
      numa placa de madeira
      em poucos minutos
      a tinta preta
      para o livro da turma
    `,
    'verb.trade': {
      forms: 'past | inf | pp | imp',
      phrases: `
      comprou | comprar | comprado | comprava
      vendeu | vender | vendido | vendia
      escolheu | escolher | escolhido | escolhia
      encomendou | encomendar | encomendado | encomendava
      reservou | reservar | reservado | reservava
      avaliou | avaliar | avaliado | avaliava
      examinou | examinar | examinado | examinava
      admirou | admirar | admirado | admirava
      procurou | procurar | procurado | procurava
    `,
    },
    'object.trade.m': `
      bule
      jarro
      espelho
      castiçal
      cesto
      tabuleiro de xadrez
      vaso
      serviço de chá
      baú
      prato de barro
      azulejo
    `,
    'object.trade.f': `
      cesta
      jarra
      caneca
      caixa de madeira
      moldura
      bandeja
      tigela
      lamparina
      arca
      boneca de pano
      travessa
    `,
    'object.trade.fp': `
      canecas
      tigelas
      jarras
      molduras
      cestas
      travessas
      bandejas
    `,
    'kind.trade': {
      forms: 'm | f | mp | fp',
      phrases: `
      um belo | uma bela | uns belos | umas belas
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um grande | uma grande | uns grandes | umas grandes
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um antigo | uma antiga | uns antigos | umas antigas
      um bonito | uma bonita | uns bonitos | umas bonitas
      um raro | uma rara | uns raros | umas raras
      um elegante | uma elegante | uns elegantes | umas elegantes
    `,
    },
    'quality.trade': {
      forms: 'm | f | mp | fp',
      phrases: `
      feito à mão | feita à mão | feitos à mão | feitas à mão
      de boa qualidade | de boa qualidade | de boa qualidade | de boa qualidade
      quase novo | quase nova | quase novos | quase novas
      vindo de longe | vinda de longe | vindos de longe | vindas de longe
      a bom preço | a bom preço | a bom preço | a bom preço
      colorido | colorida | coloridos | coloridas
      bem conservado | bem conservada | bem conservados | bem conservadas
      em perfeito estado | em perfeito estado | em perfeito estado | em perfeito estado
      com desenhos de flores | com desenhos de flores | com desenhos de flores | com desenhos de flores
      digno de um museu | digna de um museu | dignos de um museu | dignas de um museu
      de outra época | de outra época | de outra época | de outra época
      sem defeito | sem defeito | sem defeito | sem defeito
    `,
    },
    'place.trade': `
      na feira
      no mercado
      na loja da esquina
      no antiquário
      na praça
      na feira de antiguidades
      no porto
      à beira da estrada
      na vila
      no bazar da escola
      no centro da cidade
      numa ruazinha estreita
      no mercado coberto
      debaixo das arcadas
      junto à fonte
      depois de muita conversa
      na última banca
    `,
    'verb.watch': {
      forms: 'past | inf | pp | imp',
      phrases: `
      observou | observar | observado | observava
      fotografou | fotografar | fotografado | fotografava
      avistou | avistar | avistado | observava de perto
      descreveu | descrever | descrito | descrevia
      seguiu | seguir | seguido | seguia
      reconheceu | reconhecer | reconhecido | seguia de longe
      admirou | admirar | admirado | admirava
      procurou | procurar | procurado | procurava
      desenhou | desenhar | desenhado | desenhava
    `,
    },
    'object.watch.m': `
      esquilo
      ouriço
      pica-pau
      cisne
      rouxinol
      pardal
      besouro
      sapo
      falcão
      melro
    `,
    'object.watch.f': `
      borboleta
      garça
      coruja
      libélula
      cegonha
      raposa
      lebre
      andorinha
      gaivota
      joaninha
    `,
    'object.watch.fp': `
      borboletas
      gaivotas
      andorinhas
      garças
      libélulas
      cegonhas
      corujas
    `,
    'kind.watch': {
      forms: 'm | f | mp | fp',
      phrases: `
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um raro | uma rara | uns raros | umas raras
      um lindo | uma linda | uns lindos | umas lindas
      um discreto | uma discreta | uns discretos | umas discretas
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
      um solitário | uma solitária | uns solitários | umas solitárias
    `,
    },
    'quality.watch': {
      forms: 'm | f | mp | fp',
      phrases: `
      pouco comum | pouco comum | pouco comuns | pouco comuns
      muito quieto | muito quieta | muito quietos | muito quietas
      de passagem | de passagem | de passagem | de passagem
      escondido entre a vegetação | escondida entre a vegetação | escondidos entre a vegetação | escondidas entre a vegetação
      imóvel | imóvel | imóveis | imóveis
      em movimento | em movimento | em movimento | em movimento
      à procura de alimento | à procura de alimento | à procura de alimento | à procura de alimento
      cheio de energia | cheia de energia | cheios de energia | cheias de energia
      acabado de chegar | acabada de chegar | acabados de chegar | acabadas de chegar
      sem medo de gente | sem medo de gente | sem medo de gente | sem medo de gente
    `,
    },
    'place.watch': `
      junto ao lago
      no parque
      à beira do rio
      atrás do moinho
      no bosque
      na clareira
      à entrada da mata
      no fundo do vale
      através dos binóculos
      em silêncio
      junto à represa
      sem fazer barulho
      perto do pomar
      durante a caminhada
      à beira do caminho
    `,

    // ── Time, manner, mood ───────────────────────────────────────────────────
    // Before a comma, at the head of a sentence about one deed
    time: `
      ontem de manhã
      ontem à tarde
      na semana passada
      há alguns dias
      numa tarde livre
      numa terça-feira qualquer
      no domingo
      no sábado de manhã
      na sexta-feira à tarde
      na quarta-feira passada
      depois do almoço
      depois do trabalho
      depois da aula
      antes do almoço
      durante a pausa
      ao fim da tarde
      no meio da manhã
      logo de manhã
      na véspera da viagem
      um dia depois
      há pouco tempo
      no fim de semana passado
      mais uma vez
      por fim
      na segunda-feira
      no primeiro dia de férias
      no último dia do mês
      com toda a calma
      com muito prazer
      na companhia de um amigo
      para alegria de todos
      no meio da semana
      como de costume
      quase por acaso
      no primeiro dia da primavera
      no início do outono
      ao voltar da feira
      há uma semana
      com a casa em silêncio
      entre dois compromissos
      na última hora da tarde
      nesse mesmo dia
    `,
    // Before a comma, with the imperfect
    habit: `
      todas as manhãs
      aos domingos
      aos sábados
      nos dias de chuva
      nas tardes de inverno
      durante as férias
      todos os verões
      de vez em quando
      quase sempre
      noutros tempos
      nas horas vagas
      uma vez por semana
      nos feriados
      na primavera
      no outono
      às vezes
      nos dias mais frescos
      sempre que podia
      quase todos os dias
      ao fim da tarde
      nas horas de silêncio
    `,
    often: `
      lia em voz alta
      tocava flauta à janela
      escrevia longas cartas
      fazia pão com sementes
      cuidava das violetas
      arrumava a estante
      ouvia discos antigos
      jogava xadrez com um vizinho
      contava histórias aos netos
      inventava receitas
      cantava no coro da vila
      remendava camisas velhas
      desenhava mapas imaginários
      ensaiava passos de dança
      tomava chá com as primas
      descascava maçãs para a compota
      estudava as nuvens
      escrevia um diário
      consertava brinquedos
      fazia cestos de vime
      conversava com o livreiro
      visitava os avós
      fazia meias de lã
      aprendia palavras novas
      fotografava gatos
      preparava sopa para todos
      lia o jornal de ponta a ponta
      sonhava com o mar
      assobiava velhas canções
      limpava os vidros da estufa
      recebia amigos em casa
      fazia planos de viagem
      dava aulas de piano
      colecionava conchas
      via filmes antigos
      escrevia poemas curtos
      reparava relógios
      bordava lenços
      ensinava o alfabeto às crianças
      jogava cartas com a família
      ouvia o vento nos telhados
      organizava os selos
      tratava das colmeias
      afinava a guitarra
      cozinhava para os amigos
    `,
    manner: `
      com todo o cuidado
      sem pressa
      para surpresa dos vizinhos
      pela primeira vez
      mais uma vez
      ao lado de um amigo
      em silêncio
      com muita paciência
      sem grande esforço
      com toda a simplicidade
      com visível prazer
      a pedido da família
      quase sem querer
      com a maior naturalidade
      por puro gosto
      sem dizer nada
      com grande entusiasmo
      antes de todos
    `,
    // After ficou
    mood: {
      forms: 'm | f',
      phrases: `
      muito satisfeito | muito satisfeita
      feliz da vida | feliz da vida
      com vontade de cantar | com vontade de cantar
      nada cansado | nada cansada
      quase comovido | quase comovida
      mais tranquilo do que nunca | mais tranquila do que nunca
      encantado com tudo | encantada com tudo
      cansado, mas contente | cansada, mas contente
      de ótimo humor | de ótimo humor
      em paz com o mundo | em paz com o mundo
      com fome | com fome
      com saudades da infância | com saudades da infância
      mais confiante | mais confiante
      com uma ideia nova | com uma ideia nova
      radiante de alegria | radiante de alegria
      cheio de energia | cheia de energia
      em silêncio | em silêncio
      de coração leve | de coração leve
      pronto para outra | pronta para outra
    `,
    },

    // ── What else people do: with any deed before or after it ────────────────
    next: {
      forms: 'past | inf',
      phrases: `
      voltou para casa | voltar para casa
      fez um chá de hortelã | fazer um chá de hortelã
      abriu todas as janelas | abrir todas as janelas
      varreu o pátio | varrer o pátio
      foi de bicicleta para a praça | ir de bicicleta para a praça
      telefonou a um velho amigo | telefonar a um velho amigo
      visitou uma vizinha | visitar uma vizinha
      descansou à sombra | descansar à sombra
      lavou a louça | lavar a louça
      arrumou a casa | arrumar a casa
      pôs a mesa | pôr a mesa
      vestiu um casaco quente | vestir um casaco quente
      bebeu um copo de água fresca | beber um copo de água fresca
      contou os pássaros no telhado | contar os pássaros no telhado
      contemplou o rio | contemplar o rio
      estendeu a roupa | estender a roupa
      deu de comer ao gato | dar de comer ao gato
      desceu para o cais | descer para o cais
      fechou a porta devagar | fechar a porta devagar
      colheu um ramo de flores | colher um ramo de flores
      contou uma história divertida | contar uma história divertida
      acenou às crianças | acenar às crianças
      levou a lenha para dentro | levar a lenha para dentro
      anotou tudo num caderno | anotar tudo num caderno
      descascou laranjas para todos | descascar laranjas para todos
      comprou pão fresco | comprar pão fresco
      cumprimentou os vizinhos | cumprimentar os vizinhos
      acendeu a lareira | acender a lareira
      deu um longo passeio | dar um longo passeio
      convidou todos para jantar | convidar todos para jantar
      limpou os óculos | limpar os óculos
      respirou fundo | respirar fundo
      assobiou uma melodia antiga | assobiar uma melodia antiga
      subiu ao terraço | subir ao terraço
      regou os vasos da varanda | regar os vasos da varanda
      guardou as ferramentas | guardar as ferramentas
      trouxe cadeiras para o jardim | trazer cadeiras para o jardim
      passou pela padaria | passar pela padaria
      procurou as chaves | procurar as chaves
      ligou o rádio | ligar o rádio
      escreveu um bilhete à irmã | escrever um bilhete à irmã
      comeu uma fatia de bolo | comer uma fatia de bolo
      apanhou figos maduros | apanhar figos maduros
      passeou o cão | passear o cão
      sentiu o cheiro da terra molhada | sentir o cheiro da terra molhada
      encheu o regador | encher o regador
      riu com gosto | rir com gosto
      pensou nas férias | pensar nas férias
    `,
    },
    // Before an infinitive
    wished: `
      queria
      pretendia
      desejava
      esperava
      tencionava
      pensava
      ia
    `,

    // ── General remarks, in the present ──────────────────────────────────────
    demands: `
      exige
      pede
      requer
      supõe
      cultiva
      desenvolve
      exige acima de tudo
      pede também
      requer sempre
      desenvolve ainda
    `,
    virtue: `
      paciência
      curiosidade
      precisão
      imaginação
      persistência
      habilidade
      concentração
      atenção ao detalhe
      engenho
      modéstia
      disciplina
      humor
      calma
      delicadeza
      coragem
      bom gosto
      método
      espírito de observação
      rigor
      dedicação
      entusiasmo
      sensibilidade
    `,
    // Before a comma: how it is to do a thing (… é divertido)
    opinion: `
      para muita gente
      para quem começa
      com o tempo
      no fundo
      como todos sabem
      no campo
      hoje em dia
      sem dúvida
      por estranho que pareça
      na opinião dos mais velhos
      nos dias cinzentos
      em boa companhia
      depois de uma semana longa
      ao que parece
      para os mais novos
      em certas famílias
    `,
    // Before a comma: what a craft asks for
    claim: `
      no fundo
      como todos sabem
      sem dúvida
      por estranho que pareça
      na opinião dos mais velhos
      ao que parece
      hoje em dia
      para quem começa
      no princípio
      segundo os mestres
      em qualquer idade
      no campo e na cidade
      ao contrário do que parece
      como dizia a avó
      mesmo depois de muitos anos
      para quase todos
    `,
    worth: `
      divertido
      um descanso
      instrutivo
      útil
      emocionante
      um prazer raro
      uma arte
      mais fácil do que parece
      mais difícil do que parece
      um bom começo
      quase uma tradição
      uma pequena festa
      o melhor dos passatempos
      uma grande aventura
      um verdadeiro luxo
    `,

    // ── Weather and nature ───────────────────────────────────────────────────
    weather: {
      forms: 'past | imp',
      phrases: `
      a chuva parou | a chuva abrandava
      o vento mudou | o vento mudava de rumo
      o sol apareceu | o sol aparecia entre as nuvens
      a névoa levantou | a névoa levantava
      as sombras cresceram | as sombras cresciam
      o céu clareou | o céu clareava
      uma nuvem encobriu o sol | uma nuvem encobria o sol
      um melro cantou | um melro cantava
      uma gaivota gritou | uma gaivota gritava ao longe
      o ar ficou mais fresco | o ar ficava mais fresco
      a luz ficou dourada | a luz ficava dourada
      as andorinhas passaram rente ao telhado | as andorinhas passavam rente ao telhado
      um arco-íris surgiu sobre a vila | um arco-íris surgia sobre a vila
      um barco apitou ao longe | um barco apitava ao longe
      as tílias murmuraram | as tílias murmuravam
      a trovoada roncou ao longe | a trovoada roncava ao longe
      a lua nasceu | a lua nascia
      um pica-pau martelou na mata | um pica-pau martelava na mata
      o dia escureceu | o dia escurecia
      o sol desceu | o sol descia devagar
      as folhas secas dançaram | as folhas secas dançavam
      as primeiras gotas caíram | as primeiras gotas caíam
      o vento acalmou | o vento acalmava
      o galo cantou | o galo cantava
      os sinos da torre tocaram | os sinos da torre tocavam
      a brisa trouxe cheiro de jasmim | a brisa trazia cheiro de jasmim
    `,
    },
    'nature.water': `
      o rio
      o ribeiro
      a corrente
      o riacho
      a água
      o regato
      o velho rio
      a água clara
      o ribeiro da serra
      um fio de água
    `,
    'does.water': `
      brilhava
      corria
      cintilava
      murmurava
      reluzia
      faiscava
      deslizava
      cantava
      serpenteava
    `,
    'where.water': `
      por trás dos salgueiros
      ao fundo do vale
      entre as pedras
      ao lado do caminho
      para lá dos campos
      na orla do bosque
      debaixo da ponte
      atrás do moinho
      diante das casas
      fora da vila
      entre os choupos
      ao pé da encosta
      junto aos prados
    `,
    'nature.wind': `
      o vento
      a brisa
      o vento do norte
      a brisa do mar
      um vento fraco
      um vento morno
      uma leve aragem
      uma brisa suave
      o vento da serra
      uma brisa salgada
    `,
    'does.wind': `
      soprava
      passava
      corria
      sussurrava
      brincava
      assobiava
      cantava
      dançava
      vagava
    `,
    'where.wind': `
      por entre as copas
      sobre as searas
      pelo prado
      entre os juncos
      ao longo da praia
      por cima dos telhados
      entre as casas
      pela alameda
      sobre o lago
      junto aos barcos
      pelo pomar
      pelas ruas vazias
      na praça deserta
    `,
    'nature.animal': `
      um esquilo
      uma raposa
      um cervo
      um ouriço
      uma lebre
      um pintarroxo
      um gaio
      um gato
      um potro
      uma galinha
      um cabrito
      um cão
      um melro
      um corvo
      uma ovelha
      uma coruja
      um galo
      um coelho
      um pavão
      um pardal
    `,
    'does.animal': `
      descansava
      escutava
      esperava
      espreitava
      observava tudo
      mal se mexia
      dormitava
      passeava
      fazia uma pausa
      estava quase invisível
    `,
    'where.animal': `
      junto ao portão
      entre a erva alta
      atrás do celeiro
      debaixo da macieira
      perto do ribeiro
      entre as framboesas
      na orla do bosque
      no quintal
      ao lado da lenha
      entre as violetas
      perto do muro
      à beira da estrada
      na clareira
      diante da horta
    `,
    'nature.plant': `
      o espinheiro
      a tília
      a bétula
      o lilás
      a madressilva
      a magnólia
      o jasmim
      a cerejeira
      a roseira
      a amendoeira
      a hortênsia
      a camélia
      a laranjeira
      a glicínia
      a mimosa
    `,
    'does.plant': `
      perfumava o ar
      balançava
      floria
      ganhava cor
      murmurava
      enchia os olhos
      resistia ao vento
      deixava cair pétalas
      ganhava folhas novas
    `,
    'where.plant': `
      junto ao portão
      na praça
      ao lado da escola
      atrás do celeiro
      à beira da água
      num canto do parque
      ao longo da estrada
      diante da hospedaria
      na colina
      diante da cozinha
      perto do poço
      ao lado do banco
      no pátio do museu
      por cima do muro
    `,
    'nature-time': `
      o dia inteiro
      nessa manhã
      ao cair da tarde
      ao amanhecer
      nessa tarde
      depois da chuva
      todas as manhãs
      como sempre
      por um instante
      nessa semana
      sem ruído
      pouco depois
      dias depois
      ao lusco-fusco
      de manhã cedo
      perto do meio-dia
      de manhã à noite
      como tantas vezes
      o ano inteiro
      quase sem se notar
      vezes sem conta
      sob um céu limpo
      entre duas nuvens
    `,

    // ── Rooms, things, buildings ─────────────────────────────────────────────
    // Before what lies there
    surface: `
      na mesa da cozinha
      no parapeito da janela
      na gaveta de cima
      dentro do armário
      na estante
      num cesto de vime
      no sofá
      debaixo da escada
      no corredor
      na prateleira
      em cima do baú
      ao lado da máquina de costura
      no sótão
      atrás da porta
      no fundo da arca
      na bancada da oficina
      em cima do piano
      no banco do jardim
    `,
    lay: `
      havia
      havia ainda
      alguém tinha deixado
      alguém esquecera
      a avó guardava
      estava
      repousava
      continuava
      surgiu
    `,
    thing: `
      um guarda-chuva
      um mapa
      um caderno
      um molho de chaves
      uma lanterna
      um chapéu de palha
      um envelope
      um espelho
      uma bússola
      um calendário
      uma corda
      um cartão-postal
      uma fotografia
      uma sandália
      uma luva
      um novelo de lã
      uma vela
      um lápis
      um xale
      um saquinho de alfazema
      uma caixa de giz
      uma pilha de jornais
      um tinteiro
      um sino pequeno
      uma tesoura
      uma régua
      uma concha
      um frasco de botões
      uma caneca azul
      uma pena de pavão
      um baralho de cartas
      um pincel
      um livro aberto
    `,
    building: `
      a biblioteca
      a hospedaria
      a livraria
      a casa de chá
      o museu
      a escola
      o mercado
      a oficina
      a pensão
      o teatro
      a padaria
      o café
      o centro cultural
      a mercearia
      a sala de concertos
      o antiquário
      o cinema
    `,
    'building-where': `
      da praça
      além do rio
      junto ao porto
      atrás do parque
      no fim da rua
      da colina
      do centro da vila
      ao lado da farmácia
      à beira do canal
      perto da praia
      do bairro antigo
      nos arredores da cidade
      diante da ponte
    `,
    'building-does': `
      brilhava ao sol
      abriu de novo as portas
      cheirava a tinta fresca
      atraía muitos visitantes
      ganhou um telhado novo
      era visível de longe
      fervilhava de gente
      tinha música ao vivo
      guardava muitas recordações
      mudou de cor
      ficou às escuras
      recebeu visitas inesperadas
      parecia maior do que antes
    `,
    machine: `
      o rádio
      a máquina de costura
      a cafeteira
      o relógio de parede
      a máquina de lavar
      o ventilador
      a impressora
      a caixa de música
      o elevador
      o projetor
      o aquecedor
      o velho computador
      a bomba de água
    `,
    'machine-does': `
      zumbia baixinho
      parou de repente
      voltou a funcionar
      fez um estalo
      trabalhava sem falhas
      fez um ruído estranho
      arrancou sem problemas
      ressoava ao fundo
      precisava de uma revisão
      tremia um pouco
      ficou em silêncio
      parecia ter vontade própria
    `,
    vehicle: `
      o barco
      o táxi
      a barca
      o barco do correio
      o vapor
      o veleiro
      a balsa
      o barco da manhã
      a locomotiva
      o barco de recreio
      a velha traineira
    `,
    'vehicle-does': `
      chegou à hora certa
      chegou dez minutos mais cedo
      levava muita gente
      parou junto à ponte
      passou devagar
      partiu
      desapareceu ao longe
      chegou com atraso
      esperou mais um pouco
      vinha a meio caminho
      seguiu rumo ao porto
    `,

    // ── Ways and destinations ────────────────────────────────────────────────
    goes: `
      caminhou
      seguiu
      foi a pé
      partiu
      foi
      seguiu a pé
      partiu cedo
      foi devagar
    `,
    along: `
      pela margem do rio
      pelo parque
      pela velha ponte
      por um atalho
      pelo bosque de bétulas
      à beira da água
      por caminhos estreitos
      pelos campos
      pela viela
      pelo bairro antigo
      pela rua principal
      por entre os pomares
      pela estrada de terra
      pelas arcadas
      ao longo do canal
    `,
    to: `
      para a praça
      para a praia
      rumo à estação
      para a biblioteca
      para a escola
      rumo ao farol
      para o porto
      rumo ao museu
      para a livraria
      rumo à lagoa
      para o parque
      rumo ao mercado
      para a padaria
      para a oficina
      rumo ao moinho
      para a aldeia vizinha
      rumo ao teatro
      para a feira
      para a horta
    `,
    carrying: `
      com um guarda-chuva debaixo do braço
      com um cesto no braço
      com a mochila cheia
      com um caderno no bolso
      de botas novas
      de camisa florida
      com boas notícias
      com toda a calma
      com um lanche na mochila
      sem olhar para trás
      com uma canção nos lábios
      com um grande sorriso
      com um ramo de alfazema
      de mãos nos bolsos
      com um embrulho misterioso
    `,
    event: `
      a feira do livro
      o concerto de verão
      a feira de antiguidades
      o espetáculo de dança
      a festa da colheita
      a noite de cinema
      a peça da escola
      o sarau de poesia
      a feira de artesanato
      a tarde de música
      o mercado das flores
      o festival de sabores
      o baile de primavera
    `,
    'event-where': `
      na praça
      à beira do lago
      no pátio da escola
      no parque da cidade
      no centro cultural
      junto ao porto
      no prado
      diante do museu
      no jardim municipal
      no largo da estação
    `,
    'event-does': `
      começou à hora marcada
      foi um sucesso
      atraiu muita gente
      terminou com uma canção
      correu muito bem
      durou várias horas
      encheu a vila de alegria
      reuniu várias gerações
      deixou boas recordações
      recebeu grandes elogios
      superou todas as expectativas
    `,
    though: `
      embora chovesse um pouco
      embora soprasse um vento frio
      embora a luz falhasse
      embora o céu estivesse cinzento
      embora o espaço fosse pequeno
      embora o anúncio tivesse chegado tarde
      embora houvesse pouco tempo
      embora faltassem cadeiras
      embora a estrada estivesse cortada
      embora fosse dia de trabalho
      embora poucos soubessem
      embora ninguém esperasse
    `,
    // After a comma, before a person
    told: `
      contou
      recordou
      explicou
      garantiu
      comentou
      escreveu
    `,

    // ── For questions, quotations and exclamations ───────────────────────────
    says: `
      disse
      sussurrou
      respondeu
      murmurou
      exclamou
      repetiu
    `,
    // Before an infinitive
    promise: `
      amanhã quero
      na próxima semana vou
      este fim de semana podemos
      um dia hei de
      hoje à tarde vamos
      hoje podemos
      depois do jantar vou
      da próxima vez quero
      nas férias quero
      ainda este mês vou
      com a sua ajuda posso
    `,
    'shall-we': `
      vamos
      podemos
      quem quer
      que tal
      já posso
      quando vamos
      será hora de
      vamos tentar
      quando podemos
      alguém quer
    `,
    'who-did': `
      quem
      quem foi que
      qual dos vizinhos
      qual dos alunos
      mas quem
      quem mais
      qual das primas
    `,
    // Before an infinitive, to an exclamation
    joy: `
      que bom é
      que prazer é
      como é agradável
      que maravilha
      como é bonito
      nada melhor do que
      que alegria
      como faz bem
    `,
    // Between quotation marks, before the exclamation mark
    exclaim: `
      que vista
      que luz
      que cheiro bom
      que silêncio
      que beleza
      que paz
      olhem, um arco-íris
      que céu
      como o dia está claro
      que cores
      que tarde tão bonita
      como está tudo verde
      que surpresa
      já é primavera
      que vento tão bom
      chegaram as andorinhas
      que ideia tão boa
      mas que grande dia
    `,
    // Where one speaks
    vantage: `
      nas escadas
      no cais
      junto ao portão
      na estação
      no alto da torre
      à janela
      no meio da ponte
      a caminho de casa
      no barco
      à beira da água
      na varanda
      na praça
      à porta da livraria
      no jardim
    `,

    // ── Small words and joints of the patterns ───────────────────────────────
    // Article and the like before an object (the plural is drawn from more words)
    art: {
      forms: 'm | f | mp | fp',
      phrases: `
      um | uma | uns | umas
      o | a | os | as
      outro | outra | outros | outras
      mais um | mais uma | mais uns | mais umas
      o mesmo | a mesma | os mesmos | as mesmas
      um | uma | dois | duas
      aquele | aquela | aqueles | aquelas
      um | uma | alguns | algumas
      um | uma | vários | várias
      mais um | mais uma | muitos | muitas
    `,
    },
    // After “ao ler um conto”, what happened meanwhile
    noticed: `
      notou uma mudança na luz
      pensou na infância
      perdeu a noção das horas
      reparou num detalhe curioso
      sentiu uma grande calma
      teve uma ideia melhor
      esqueceu a hora do almoço
      ouviu uma voz conhecida
      encontrou um velho bilhete
      ganhou o dia
      teve uma boa surpresa
      sorriu sem motivo
      lembrou histórias da avó
      esqueceu o cansaço
      fez um novo amigo
      percebeu o valor da calma
      recuperou o bom humor
      ouviu chegar uma visita
      achou a resposta que procurava
      sentiu saudades do mar
    `,
    // Before que, with the pluperfect
    nobody: `
      ninguém sabia
      poucos sabiam
      todos diziam
      o jornal contava
      ninguém imaginava
      consta
      a vizinhança sabia
      os alunos souberam
      era fácil ver
      dizem
      parece
    `,
    // Crafts, at the head of a general remark
    craft: `
      cuidar de um jardim
      a boa cozinha
      tocar em grupo
      a leitura em voz alta
      restaurar móveis
      a caligrafia
      o bordado
      a cerâmica
      aprender uma língua
      o xadrez
      a fotografia
      a encadernação
      observar aves
      a navegação à vela
      fazer pão
      o teatro
      desenhar ao ar livre
      a relojoaria
      a dança
      ensinar crianças
      contar histórias
      cantar em coro
      tecer um tapete
      viajar sem pressa
      criar abelhas
      a vida no campo
      escrever cartas
    `,
    // After “queria ler, mas”, before an infinitive
    instead: `
      preferiu
      acabou por
      resolveu
      decidiu
      teve de
      achou melhor
    `,
  },

  words: `
    abelha abóbora abrir acordar açúcar agradável água agulha aldeia alegre alegria algodão alho
    almoço alto amanhã amarelo amendoeira amigo andar andorinha ano aprender areia armário aroma
    arroz arte árvore asa atalho aula avental avó azeite azeitona azul baile baixo balança balcão
    balde banco bandeira barato barco barro batata beber beleza berço biblioteca bicicleta biscoito
    bolo bom bonito borboleta bordado bosque branco breve brincar brisa cabana cabra cachecol
    cadeira caderno café caixa calçado calma calor cama caminho campo canal canção caneca caneta
    cantar canto capa caracol carta carvalho casa casaco castanha castelo cavalo cebola cedo
    cegonha cenoura cereja cesto céu chá chamar chapéu chave chegar cheiro chuva cidade cinzento
    claro clima coelho colher colina começar comer comprar concha conhecer contar conto copo cor
    coral corda coro correr cortina coruja costura couve cozinha cravo criança cristal curioso
    curto curva dança dançar degrau descansar descobrir desenho devagar dia dicionário doce domingo
    dormir dourado duna encontrar ensaio ensinar entrar escada escola escolher escova escrever
    escuro escutar espelho esperar espiga esquilo estação estante estrada estrela estudar fábrica
    faca falar família farinha farol fazer feijão feira feliz ferro festa figo fio flauta flor
    floresta fogo folha fonte forno forte foto fresco frio fruta fundo galinha galo ganso garça
    garfo garrafa gato gaveta gelo girassol gota grande guardar guitarra harpa história hora horta
    hotel ilha inverno irmão janela jantar jardim jarra joaninha jogo jornal jovem lã lago lagoa
    lâmpada lanterna lápis laranja lareira largo lavar leite lenço lençol lenha ler letra levar
    leve limão limpo linho lírio livro loja longe lua lugar luva luz maçã macio madeira maduro
    manhã manta manteiga mapa mar maré margem martelo massa mel melodia melro mercado mergulho mês
    mesa mestre moinho montanha morango morno música nadar navio neve névoa ninho noite novo noz
    nuvem oficina olhar oliveira onda orvalho ouro outono ouvir ovelha padaria paisagem palavra
    palha palmeira panela pão papel parede parque passar pássaro passeio pastor pátio pato pedir
    pedra peixe pena pensar pente pequeno pera pérola pinheiro pintar pintura planta poço poema
    pomar pomba ponte porta porto praça praia prateleira prato prazer prego primavera primo
    professor quadro quarto queijo quente rádio raiz ramo rápido receita rede redondo regador
    relógio remo rio rir roda rosa roupa rua sabão sabor saco sair sal sala salgueiro sapato semana
    semente sereno serra silêncio simples sino sofá sol sombra sonho sopa sorrir sótão suave subir
    tapete tarde teatro tecido telhado tempo terra tesoura tigela tijolo tinta toalha tocar tomate
    torre trabalho trança trigo trilho tulipa uva vale varanda vaso vela veleiro velho vento ver
    verão verde vermelho vestido viagem vidro vila violeta violino visita viver vizinho voar volta
    voz xadrez xale zebra
  `,
}
