import type { Locale } from '../notation/locale.js'

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
    o {person.m} {verb.T:past} {some:K} {object.T.K} {quality.T:K}.
    {time}, o {person.m} {verb.T:past} {some:K} {object.T.K} {quality.T:K}.
    {time}, a {person.f} {verb.T:past} {kind.T:K} {object.T.K} {place.T}.
    o {person.m}, {who}, {verb.T:past} {kind.T:K} {object.T.K} e {next:past}.
    depois de {verb.T:inf} {kind.T:K} {object.T.K}, a {person.f} {trait:f} {next:past}.
    ao {verb.T:inf} {art:K} {object.T.K} {place.T}, o {person.m} {noticed}.
    quando {weather:past}, a {person.f} {verb.T:past} {some:K} {object.T.K} {quality.T:K}.
    {weather:imp} enquanto o {person.m} {verb.T:imp} {art:K} {object.T.K} {place.T}.
    foi o {person.m} {trait:m} que {verb.T:past} {kind.T:K} {object.T.K}.
    {nobody} que a {person.f} tinha {verb.T:pp} {art:K} {object.T.K} {place.T}.
    o {person.m} {wished} {verb.T:inf} {art:K} {object.T.K}, mas {instead} {next:inf}.
    {habit}, {the:G} {person.G} {trait:G} {often}.
    a {person.f} {verb.T:past} {kind.T:K} {object.T.K} {manner}.
    {opinion}, {verb.T:inf} {kind.T:K} {object.T.K} {place.T} é {worth}.
    enquanto a {person.f} {verb.T:imp} {art:K} {object.T.K}, o {person.m} {next:past}.
    {the:G} {person.G} {trait:G} {next:past}.
    {time}, {the:G} {person.G} {trait:G} {next:past}.
    {the:G} {person.G} {next:past} e ficou {mood:G}.
    {craft} {demands} {virtue} e {virtue/2}.
    {claim}, {craft} {demands} {virtue}, {virtue/2} e {virtue/3}.
    {nature-time}, {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N} enquanto {the:G} {person.G} {often}.
    {nature.N} {does.N} {where.N} quando {the:G} {person.G}, {who}, {next:past}.
    {surface} {lay} {thing}, {thing/2} e {thing/3}.
    {surface} {lay} {thing} {of:G} {person.G}, {who}.
    {building} {building-where} {building-does}, {told} {the:G} {person.G}, {who}.
    {machine} {machine-does}, e {the:G} {person.G} {trait:G} {reacted}.
    {vehicle} {vehicle-does}, e {the:G} {person.G} {watched}.
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
      poeta
      arqueóloga
      historiadora
      enfermeira
      agricultora
      geóloga
      pianista
      restauradora
      linguista
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
      observador | observadora
      alegre | alegre
      atento | atenta
      silencioso | silenciosa
      minucioso | minuciosa
      bem-disposto | bem-disposta
      tranquilo | tranquila
      pontual | pontual
      gentil | gentil
      experiente | experiente
      otimista | otimista
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
      atencioso | atenciosa
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
      que gostava de surpresas
      que acabava de chegar à vila
      que tinha o dia livre
      que gostava de andar a pé
      que raramente reclamava
      que tinha crescido junto ao mar
      que estava de folga
      que esperava visitas
      que falava quatro línguas
      que adorava filmes antigos
      que cantava num coro
      que não temia a chuva
      que sonhava com o verão
      que prometera ajudar
      que gostava de dias frescos
      que apreciava a ordem
      que tinha dormido bem
      que fazia anos em maio
      que colecionava selos
      que partia no dia seguinte
      que sorria por tudo
      que vivia por cima da padaria
      que tinha ouvido de músico
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
      escolheu | escolher | escolhido | escolhia
      estudou | estudar | estudado | estudava
      examinou | examinar | examinado | examinava
      apreciou | apreciar | apreciado | apreciava
      começou a ler | começar a ler | começado a ler | começava a ler
      acabou de ler | acabar de ler | acabado de ler | lia com atenção
    `,
    },
    'object.read.m': `
      romance
      livro de contos
      guia de viagens
      livro de aventuras
      guia de aves
      diário de viagem
      manual de botânica
      livro de receitas
      livro de memórias
      livro sobre faróis
      livro de ensaios
      almanaque
    `,
    'object.read.f': `
      revista de viagens
      antologia de contos
      biografia
      novela
      história da música
      coletânea de lendas
      narrativa de viagem
      edição de bolso
      revista literária
      história da navegação
    `,
    'object.read.mp': `
      livros de poemas
      romances históricos
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
      herdado da família | herdada da família | herdados da família | herdadas da família
      interessante | interessante | interessantes | interessantes
      comprado em viagem | comprada em viagem | comprados em viagem | compradas em viagem
      bem conservado | bem conservada | bem conservados | bem conservadas
      com notas na margem | com notas na margem | com notas na margem | com notas na margem
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
      capítulo
      diálogo
      ensaio
      texto de opinião
    `,
    'object.write.f': `
      carta
      reportagem
      resenha
      mensagem
      peça de teatro
      introdução
      narrativa
      fábula
      biografia
      crítica de cinema
    `,
    'object.write.fp': `
      cartas
      mensagens
      histórias para crianças
      notas de viagem
      memórias
      fábulas
      lendas
    `,
    'kind.write': {
      forms: 'm | f | mp | fp',
      phrases: `
      um breve | uma breve | uns breves | umas breves
      um longo | uma longa | uns longos | umas longas
      um simples | uma simples | uns simples | umas simples
      um divertido | uma divertida | uns divertidos | umas divertidas
      um novo | uma nova | uns novos | umas novas
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um agradável | uma agradável | uns agradáveis | umas agradáveis
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um excelente | uma excelente | uns excelentes | umas excelentes
      um inspirado | uma inspirada | uns inspirados | umas inspiradas
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
      sem grandes pretensões | sem grandes pretensões | sem grandes pretensões | sem grandes pretensões
      cheio de boas ideias | cheia de boas ideias | cheios de boas ideias | cheias de boas ideias
      de leitura agradável | de leitura agradável | de leitura agradável | de leitura agradável
      fácil de ler | fácil de ler | fáceis de ler | fáceis de ler
    `,
    },
    'place.write': `
      à escrivaninha
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
      com toda a atenção
      junto à lareira
    `,
    'verb.cook': {
      forms: 'past | inf | pp | imp',
      phrases: `
      saboreou | saborear | saboreado | saboreava
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
      empadão
      caldo de peixe
      ensopado
      risoto
      assado
      guisado de feijão
      creme de cenoura
      folhado de legumes
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
      sopa de cebola
      empada
      sopa de feijão
      salada de lentilhas
    `,
    'object.cook.mp': `
      bolinhos de peixe
      pastéis de legumes
      folhados de queijo
      cogumelos recheados
      croquetes
      tomates recheados
      legumes assados
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
      um bom | uma boa | uns bons | umas boas
      um excelente | uma excelente | uns excelentes | umas excelentes
      um apetitoso | uma apetitosa | uns apetitosos | umas apetitosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
    `,
    },
    'quality.cook': {
      forms: 'm | f | mp | fp',
      phrases: `
      bem temperado | bem temperada | bem temperados | bem temperadas
      com ervas da horta | com ervas da horta | com ervas da horta | com ervas da horta
      à moda antiga | à moda antiga | à moda antiga | à moda antiga
      com uma pitada de pimenta | com uma pitada de pimenta | com uma pitada de pimenta | com uma pitada de pimenta
      com um fio de azeite | com um fio de azeite | com um fio de azeite | com um fio de azeite
      cheio de aromas | cheia de aromas | cheios de aromas | cheias de aromas
      com um toque de limão | com um toque de limão | com um toque de limão | com um toque de limão
      digno de uma festa | digna de uma festa | dignos de uma festa | dignas de uma festa
      de sabor caseiro | de sabor caseiro | de sabor caseiro | de sabor caseiro
      típico da região | típica da região | típicos da região | típicas da região
      com um pouco de alho | com um pouco de alho | com um pouco de alho | com um pouco de alho
    `,
    },
    'place.cook': `
      na cozinha
      na varanda
      no pátio
      na casa de campo
      na pensão
      na escola de culinária
      em casa
      no jardim
      no refeitório
      ao som do rádio
      na companhia dos amigos
      com muito gosto
      na casa de praia
      à sombra do alpendre
      na cozinha da escola
      no terraço
      ao ar livre
    `,
    'verb.garden': {
      forms: 'past | inf | pp | imp',
      phrases: `
      plantou | plantar | plantado | plantava
      replantou | replantar | replantado | replantava
      admirou | admirar | admirado | admirava
      fotografou | fotografar | fotografado | fotografava
      adubou | adubar | adubado | adubava
      transplantou | transplantar | transplantado | transplantava
      observou | observar | observado | observava
      apreciou | apreciar | apreciado | apreciava
      desenhou | desenhar | desenhado | desenhava
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
      lilás
      craveiro
      pessegueiro
      alecrim
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
      um novo | uma nova | uns novos | umas novas
      um delicado | uma delicada | uns delicados | umas delicadas
      um viçoso | uma viçosa | uns viçosos | umas viçosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
      um bonito | uma bonita | uns bonitos | umas bonitas
    `,
    },
    'quality.garden': {
      forms: 'm | f | mp | fp',
      phrases: `
      em flor | em flor | em flor | em flor
      cheio de vida | cheia de vida | cheios de vida | cheias de vida
      trazido da serra | trazida da serra | trazidos da serra | trazidas da serra
      resistente ao frio | resistente ao frio | resistentes ao frio | resistentes ao frio
      muito bem cuidado | muito bem cuidada | muito bem cuidados | muito bem cuidadas
      oferecido por um amigo | oferecida por um amigo | oferecidos por um amigo | oferecidas por um amigo
      comprado no mercado | comprada no mercado | comprados no mercado | compradas no mercado
      com sede de sol | com sede de sol | com sede de sol | com sede de sol
      ainda frágil | ainda frágil | ainda frágeis | ainda frágeis
      ainda pequeno | ainda pequena | ainda pequenos | ainda pequenas
    `,
    },
    'place.garden': `
      junto ao portão
      perto da fonte
      atrás da casa
      ao longo do muro
      perto do poço
      na horta da escola
      numa encosta
      no lado sul do jardim
      à beira do lago
      no parque
      ao lado da escada
      no fundo do quintal
      junto à cerca
      diante da cozinha
      na estufa
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
    `,
    },
    'object.mend.m': `
      relógio de parede
      rádio
      telescópio
      moinho de café
      realejo
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
      máquina de café
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
      um bonito | uma bonita | uns bonitos | umas bonitas
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um elegante | uma elegante | uns elegantes | umas elegantes
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um modesto | uma modesta | uns modestos | umas modestas
      um precioso | uma preciosa | uns preciosos | umas preciosas
      um raro | uma rara | uns raros | umas raras
    `,
    },
    'quality.mend': {
      forms: 'm | f | mp | fp',
      phrases: `
      esquecido há anos | esquecida há anos | esquecidos há anos | esquecidas há anos
      herdado da família | herdada da família | herdados da família | herdadas da família
      de segunda mão | de segunda mão | de segunda mão | de segunda mão
      coberto de pó | coberta de pó | cobertos de pó | cobertas de pó
      comprado na feira | comprada na feira | comprados na feira | compradas na feira
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
      na loja de antiguidades
      debaixo do alpendre
      na sala de trabalhos manuais
      com todo o cuidado
      com muita paciência
      com toda a calma
      no corredor
      com a ajuda de um colega
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
      enfeitou | enfeitar | enfeitado | enfeitava
      acabou | acabar | acabado | acabava
    `,
    },
    'object.craft.m': `
      cachecol
      vestido
      gorro
      avental
      colete
      lenço
      casaco
      lençol
      xale
      saco de pano
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
      fronhas
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
      um modesto | uma modesta | uns modestos | umas modestas
    `,
    },
    'quality.craft': {
      forms: 'm | f | mp | fp',
      phrases: `
      colorido | colorida | coloridos | coloridas
      de tecido leve | de tecido leve | de tecido leve | de tecido leve
      vermelho | vermelha | vermelhos | vermelhas
      de cores vivas | de cores vivas | de cores vivas | de cores vivas
      azul | azul | azuis | azuis
      branco | branca | brancos | brancas
      amarelo | amarela | amarelos | amarelas
      de algodão | de algodão | de algodão | de algodão
      cor de mel | cor de mel | cor de mel | cor de mel
      de tons suaves | de tons suaves | de tons suaves | de tons suaves
      inspirado em modelos antigos | inspirada em modelos antigos | inspirados em modelos antigos | inspiradas em modelos antigos
      com motivos florais | com motivos florais | com motivos florais | com motivos florais
      cinzento | cinzenta | cinzentos | cinzentas
      verde | verde | verdes | verdes
    `,
    },
    'place.craft': `
      na oficina de costura
      na sala
      junto à janela
      no sofá
      perto da lareira
      na aula de costura
      na escola
      no terraço
      na sala de costura
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
      minueto
      prelúdio
      tango
      bolero
      tema de dança
      tema popular
      tema de filme
      trecho de ópera
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
      prelúdios
      tangos
      minuetos
      boleros
      temas de dança
      temas populares
      temas de filmes
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
      um bonito | uma bonita | uns bonitos | umas bonitas
      um doce | uma doce | uns doces | umas doces
      um longo | uma longa | uns longos | umas longas
    `,
    },
    'quality.music': {
      forms: 'm | f | mp | fp',
      phrases: `
      lento | lenta | lentos | lentas
      melancólico | melancólica | melancólicos | melancólicas
      de grande beleza | de grande beleza | de grande beleza | de grande beleza
      muito antigo | muito antiga | muito antigos | muito antigas
      quase esquecido | quase esquecida | quase esquecidos | quase esquecidas
      em tom menor | em tom menor | em tom menor | em tom menor
      inspirado na primavera | inspirada na primavera | inspirados na primavera | inspiradas na primavera
      elegante | elegante | elegantes | elegantes
      difícil | difícil | difíceis | difíceis
      de outros tempos | de outros tempos | de outros tempos | de outros tempos
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
      na sala de música
      entre amigos
      no clube do bairro
      à janela
      com entusiasmo
      no jardim do museu
      do princípio ao fim
    `,
    'verb.draw': {
      forms: 'past | inf | pp | imp',
      phrases: `
      desenhou | desenhar | desenhado | desenhava
      pintou | pintar | pintado | pintava
      esboçou | esboçar | esboçado | esboçava
      começou a desenhar | começar a desenhar | começado a desenhar | começava a desenhar
      acabou de pintar | acabar de pintar | acabado de pintar | pintava devagar
      pintou de memória | pintar de memória | pintado de memória | pintava de memória
      desenhou de memória | desenhar de memória | desenhado de memória | desenhava de memória
      aprendeu a desenhar | aprender a desenhar | aprendido a desenhar | aprendia a desenhar
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
      lago
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
      jardins
    `,
    'kind.draw': {
      forms: 'm | f | mp | fp',
      phrases: `
      um pequeno | uma pequena | uns pequenos | umas pequenas
      um belo | uma bela | uns belos | umas belas
      um bonito | uma bonita | uns bonitos | umas bonitas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
      um pitoresco | uma pitoresca | uns pitorescos | umas pitorescas
      um lindo | uma linda | uns lindos | umas lindas
      um encantador | uma encantadora | uns encantadores | umas encantadoras
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
      na última página do caderno
      numa placa de madeira
      com lápis de cor
      a tinta preta
      para o livro da turma
    `,
    'verb.trade': {
      forms: 'past | inf | pp | imp',
      phrases: `
      comprou | comprar | comprado | comprava
      vendeu | vender | vendido | vendia
      escolheu | escolher | escolhido | escolhia
      negociou | negociar | negociado | negociava
      reservou | reservar | reservado | reservava
      avaliou | avaliar | avaliado | avaliava
      examinou | examinar | examinado | examinava
      admirou | admirar | admirado | admirava
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
      painel de azulejos
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
      no largo do porto
      no largo da estação
      numa loja da vila
      no bazar da escola
      no centro da cidade
      numa rua estreita
      no mercado coberto
      debaixo das arcadas
      junto à fonte
      na loja de antiguidades
      numa banca do mercado
    `,
    'verb.watch': {
      forms: 'past | inf | pp | imp',
      phrases: `
      observou | observar | observado | observava
      fotografou | fotografar | fotografado | fotografava
      espreitou | espreitar | espreitado | espreitava
      filmou | filmar | filmado | filmava
      contemplou | contemplar | contemplado | contemplava
      estudou | estudar | estudado | seguia de longe
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
      pintassilgo
      tentilhão
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
      águia
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
      um bonito | uma bonita | uns bonitos | umas bonitas
      um lindo | uma linda | uns lindos | umas lindas
      um discreto | uma discreta | uns discretos | umas discretas
      um curioso | uma curiosa | uns curiosos | umas curiosas
      um magnífico | uma magnífica | uns magníficos | umas magníficas
    `,
    },
    'quality.watch': {
      forms: 'm | f | mp | fp',
      phrases: `
      já habituado às pessoas | já habituada às pessoas | já habituados às pessoas | já habituadas às pessoas
      muito quieto | muito quieta | muito quietos | muito quietas
      de passagem | de passagem | de passagem | de passagem
      à beira da água | à beira da água | à beira da água | à beira da água
      em movimento | em movimento | em movimento | em movimento
      à procura de alimento | à procura de alimento | à procura de alimento | à procura de alimento
      atento a tudo | atenta a tudo | atentos a tudo | atentas a tudo
      quase invisível | quase invisível | quase invisíveis | quase invisíveis
      muito ativo | muito ativa | muito ativos | muito ativas
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
      ao longo do canal
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
      por fim
      na segunda-feira
      no primeiro dia de férias
      no último dia do mês
      na companhia de um amigo
      no meio da semana
      no primeiro dia do mês
      no início do mês
      há uma semana
      entre dois compromissos
      na última hora da tarde
      nesse mesmo dia
    `,
    // Before a comma, with the imperfect
    habit: `
      todas as manhãs
      aos domingos
      aos sábados
      nos dias livres
      nas tardes livres
      durante as férias
      nos fins de semana
      de vez em quando
      quase sempre
      noutros tempos
      nas horas vagas
      uma vez por semana
      nos feriados
      às vezes
      nos dias mais frescos
      sempre que podia
      quase todos os dias
      ao fim da tarde
    `,
    often: `
      lia em voz alta
      tocava flauta à janela
      escrevia longas cartas
      fazia pão com sementes
      cuidava das violetas
      arrumava a estante
      ouvia discos antigos
      jogava xadrez com um amigo
      contava histórias às crianças
      inventava receitas
      cantava no coro da vila
      remendava camisas velhas
      desenhava mapas imaginários
      ensaiava passos de dança
      tomava chá com as amigas
      descascava maçãs para a compota
      estudava as nuvens
      escrevia um diário
      consertava brinquedos
      fazia cestos de vime
      conversava com os colegas
      visitava a irmã
      fazia meias de lã
      aprendia palavras novas
      fotografava paisagens
      preparava sopa para todos
      lia o jornal de ponta a ponta
      passeava junto ao mar
      assobiava velhas canções
      limpava os vidros da estufa
      recebia amigos em casa
      fazia planos de viagem
      dava aulas de piano
      fazia colares de conchas
      via filmes antigos
      escrevia poemas curtos
      reparava relógios
      bordava lenços
      ensinava o alfabeto às crianças
      jogava cartas com a família
      ouvia histórias de viagens
      organizava os selos
      tratava das colmeias
      afinava a guitarra
      cozinhava para os amigos
    `,
    manner: `
      com um sorriso
      com visível prazer
      com grande entusiasmo
      ao lado de um amigo
      na companhia da irmã
      com uma velha amiga
      com uma colega
      ao lado do avô
      pouco antes do jantar
      ao fim do dia
      antes do anoitecer
      num dia de folga
      na véspera da festa
      naquela mesma tarde
      no meio da tarde
      num domingo tranquilo
      durante as férias
      no último fim de semana
    `,
    // After ficou
    mood: {
      forms: 'm | f',
      phrases: `
      muito satisfeito | muito satisfeita
      feliz da vida | feliz da vida
      com vontade de cantar | com vontade de cantar
      mais tranquilo | mais tranquila
      de ótimo humor | de ótimo humor
      em paz com o mundo | em paz com o mundo
      cheio de energia | cheia de energia
      de coração leve | de coração leve
      pronto para tudo | pronta para tudo
      contente com o dia | contente com o dia
      mais sereno | mais serena
      mais animado | mais animada
      à espera dos amigos | à espera dos amigos
      à espera do pôr do sol | à espera do pôr do sol
      com um sorriso nos lábios | com um sorriso nos lábios
      visivelmente feliz | visivelmente feliz
      sem pressa nenhuma | sem pressa nenhuma
      com a cabeça mais leve | com a cabeça mais leve
      com vontade de conversar | com vontade de conversar
      de bem com a vida | de bem com a vida
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
      foi de bicicleta ao mercado | ir de bicicleta ao mercado
      telefonou a um velho amigo | telefonar a um velho amigo
      visitou uma vizinha | visitar uma vizinha
      descansou à sombra | descansar à sombra
      lavou a louça | lavar a louça
      arrumou a casa | arrumar a casa
      pôs a mesa | pôr a mesa
      vestiu um casaco quente | vestir um casaco quente
      bebeu um copo de água | beber um copo de água
      observou os pássaros no telhado | observar os pássaros no telhado
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
      cumprimentou quem passava | cumprimentar quem passava
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
      arejou o quarto | arejar o quarto
      ligou o rádio | ligar o rádio
      escreveu um bilhete à irmã | escrever um bilhete à irmã
      comeu uma fatia de bolo | comer uma fatia de bolo
      apanhou umas maçãs | apanhar umas maçãs
      passeou o cão | passear o cão
      foi buscar o jornal | ir buscar o jornal
      encheu o regador | encher o regador
      fez uma pequena pausa | fazer uma pequena pausa
      pensou nas férias | pensar nas férias
      pôs um disco antigo | pôr um disco antigo
      apagou a luz da sala | apagar a luz da sala
      provou a compota | provar a compota
      limpou a mesa | limpar a mesa
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
      pede sobretudo
      requer quase sempre
      desenvolve aos poucos
    `,
    virtue: `
      paciência
      curiosidade
      precisão
      persistência
      habilidade
      concentração
      atenção ao detalhe
      engenho
      disciplina
      calma
      método
      espírito de observação
      rigor
      dedicação
      entusiasmo
      sensibilidade
      humildade
      vontade de aprender
      bom senso
      organização
      equilíbrio
    `,
    // Before a comma: how it is to do a thing (… é divertido)
    opinion: `
      para muita gente
      no fundo
      como todos sabem
      hoje em dia
      sem dúvida
      na opinião dos mais velhos
      em boa companhia
      depois de uma semana longa
      para os mais novos
      nas férias
      de vez em quando
      para certas famílias
      aos domingos
      ao fim de um longo dia
    `,
    // Before a comma: what a craft asks for
    claim: `
      no fundo
      como todos sabem
      sem dúvida
      por estranho que pareça
      na opinião dos mais velhos
      hoje em dia
      para quem começa
      no início
      segundo os mestres
      em qualquer idade
      ao contrário do que parece
      como dizia a avó
      mesmo depois de muitos anos
      para muita gente
      segundo os livros
    `,
    worth: `
      divertido
      um descanso
      um prazer raro
      um prazer simples
      uma arte
      mais fácil do que se pensa
      mais difícil do que se pensa
      sempre agradável
      uma alegria
      uma pequena festa
      o melhor dos passatempos
      um bom passatempo
      um verdadeiro luxo
      motivo de alegria
      um bom hábito
    `,

    // ── Weather and nature ───────────────────────────────────────────────────
    weather: {
      forms: 'past | imp',
      phrases: `
      o céu ficou cor-de-rosa | o céu ficava cor-de-rosa
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
      as cigarras cantaram | as cigarras cantavam
      um pica-pau martelou na mata | um pica-pau martelava na mata
      o dia aqueceu | o dia aquecia
      o sol desceu um pouco | o sol descia devagar
      as cortinas dançaram ao vento | as cortinas dançavam ao vento
      uma nuvem branca passou | uma nuvem branca passava
      o vento acalmou | o vento acalmava
      o galo cantou | o galo cantava
      o relógio da torre tocou | o relógio da torre tocava
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
      junto à ponte
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
      uma brisa fresca
      o vento de leste
      um vento morno
      uma leve aragem
      uma brisa suave
      um vento leve
      uma brisa morna
    `,
    'does.wind': `
      soprava
      passava
      corria
      sussurrava
      brincava
      murmurava
      cantava
      dançava
      deslizava
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
      um ouriço
      uma lebre
      um gato
      um gatinho
      um gato cinzento
      uma galinha
      um cabrito
      uma cabra
      um cão
      um melro
      uma ovelha
      um galo
      um coelho
      um pardal
      um pato
      um ganso
      uma tartaruga
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
    `,
    'where.animal': `
      junto ao portão
      entre a erva alta
      atrás do celeiro
      debaixo da macieira
      perto do ribeiro
      entre os arbustos
      na orla do bosque
      no quintal
      ao lado da lenha
      entre as flores
      perto do muro
      à beira da estrada
      na clareira
      diante da horta
    `,
    'nature.plant': `
      a tília
      o lilás
      a madressilva
      a magnólia
      o jasmim
      a cerejeira
      a roseira
      a amendoeira
      a laranjeira
      a glicínia
      a mimosa
      a acácia
      o limoeiro
      a macieira
    `,
    'does.plant': `
      perfumava o ar
      balançava devagar
      enchia os olhos
      resistia ao vento
      deixava cair pétalas
      cheirava bem
      alegrava a vista
      dava cor ao lugar
      espalhava perfume
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
      nessa semana
      pouco depois
      dias depois
      ao lusco-fusco
      de manhã cedo
      perto do meio-dia
      como tantas vezes
      sob um céu limpo
      naqueles dias
      ao entardecer
      à hora do almoço
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
      alguém pousou
      ainda havia
      alguém tinha deixado
      alguém esquecera
      alguém deixara
      alguém pusera
      as crianças encontraram
      as crianças tinham deixado
      as crianças descobriram
    `,
    thing: `
      um mapa
      um caderno
      um molho de chaves
      uma lanterna
      um chapéu de palha
      um envelope
      um espelho
      uma bússola
      um calendário
      um apito
      um cartão-postal
      uma fotografia
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
      um livro
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
      do outro lado do rio
      junto ao porto
      atrás do parque
      no fim da rua
      da colina
      da rua principal
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
      ganhou uma fachada nova
      guardava muitas recordações
      abriu mais cedo
      ficou às escuras
      recebeu visitas inesperadas
      parecia maior do que antes
    `,
    machine: `
      o rádio
      a máquina de costura
      a máquina de café
      a batedeira
      a máquina de lavar
      o ventilador
      a impressora
      o aspirador
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
      parou outra vez
      fez um ruído estranho
      começou a apitar
      ouvia-se ao fundo
      precisava de uma revisão
      tremia um pouco
      ficou em silêncio
      parecia ter vontade própria
    `,
    vehicle: `
      o barco
      o táxi
      a barca
      o barco da tarde
      o barco a vapor
      o veleiro
      a balsa
      o barco da manhã
      a lancha
      o barco de recreio
      o táxi da estação
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
      avançava sem pressa
      seguiu rumo ao porto
    `,
    // What someone did when the machine did that
    reacted: `
      sorriu
      encolheu os ombros
      foi ver de perto
      contou o caso à família
      levantou os olhos do livro
      não deu importância ao caso
      consultou o manual
      pensou no assunto
      achou graça
      respirou fundo
      anotou tudo num caderno
      fez uma pequena pausa
      prestou atenção
      chamou um colega
      continuou o seu trabalho
      voltou a sorrir
    `,
    // What someone did who saw the boat or the taxi
    watched: `
      acenou de longe
      consultou o relógio
      fechou o livro
      respirou fundo
      abotoou o casaco
      sorriu
      tirou uma fotografia
      levantou a mão
      ajeitou o chapéu
      pousou a mochila
      procurou os óculos
      tomou nota da hora
      dobrou o jornal
      pensou na viagem
      leu de novo o horário
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
      pelo bosque
      pela beira do lago
      por caminhos estreitos
      pelos campos
      pela viela
      pelo bairro antigo
      pela rua principal
      por entre os pomares
      pela estrada de terra
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
      rumo ao castelo
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
      com um livro na mão
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
      o festival de cinema
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
      embora a luz tivesse falhado
      embora o céu estivesse cinzento
      embora o espaço fosse pequeno
      embora o anúncio tivesse chegado tarde
      embora houvesse pouco tempo
      embora faltassem cadeiras
      embora a estrada estivesse cortada
      embora fosse dia de trabalho
      embora o dia estivesse frio
      embora ninguém contasse com isso
    `,
    // After a comma, before a person
    told: `
      contou
      recordou
      explicou
      garantiu
      comentou
      lembrou
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
      depois do almoço vou
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
      que maravilha é
      como é bom
      nada melhor do que
      que alegria é
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
      que brisa tão boa
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
      mais um | mais uma | mais uns | mais umas
      um | uma | dois | duas
      um | uma | alguns | algumas
      um | uma | vários | várias
      o | a | dois | duas
      um | uma | três | três
    `,
    },
    // The same without the definite article, before an object with its quality
    some: {
      forms: 'm | f | mp | fp',
      phrases: `
      um | uma | uns | umas
      mais um | mais uma | mais uns | mais umas
      um | uma | dois | duas
      um | uma | alguns | algumas
      um | uma | vários | várias
      um | uma | três | três
    `,
    },
    // After “ao ler um conto”, what happened meanwhile
    noticed: `
      notou uma mudança na luz
      pensou na infância
      perdeu a noção das horas
      reparou num detalhe curioso
      sentiu uma grande calma
      teve uma boa ideia
      esqueceu a hora do almoço
      ouviu uma voz conhecida
      recordou um velho amigo
      ganhou o dia
      teve uma boa surpresa
      sorriu sem motivo
      lembrou histórias da avó
      esqueceu o cansaço
      recordou uma tarde de verão
      percebeu o valor da calma
      recuperou o bom humor
      ouviu chegar uma visita
      teve vontade de cantar
      sentiu saudades do mar
    `,
    // Before que, with the pluperfect
    nobody: `
      ninguém sabia
      poucos sabiam
      todos sabiam
      todos diziam
      ninguém imaginava
      constava
      a vizinhança sabia
      os alunos souberam
      era fácil ver
      parecia
      só depois se soube
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
      dirigir um coro
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
    palha palmeira panela pão papel parede parque passar pássaro passeio pátio pato pedir
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
