import type { MethodKnowledge } from './knowledge.ts';

/** How to speak with a buyer, from the first word to the signature. */
export const conversationMethods: readonly MethodKnowledge[] = [
  {
    key: 'spin',
    title: 'SPIN: vender perguntando',
    cues: [
      'spin',
      'spin selling',
      'pergunt* situacao|implicacao|necessidade|problema',
      'pergunt* certa*|boa*|fazer|poderosa*|abert*|vend*',
      'tipo* pergunt*',
      'diagnostic*',
      'venda* consultiv*',
      'consultiv*',
      'investig* necessidade|dor*|client*',
      'descobrir|entender|levantar|mapear dor*|necessidade*|problema*',
      'sondagem',
    ],
    essence:
      'SPIN é uma ordem de perguntas: situação, problema, implicação e necessidade de solução. Em vez de você dizer que o produto é bom, o cliente diz por que precisa dele. E as pessoas acreditam no que elas mesmas dizem.',
    steps: [
      '**Situação**: uma ou duas perguntas sobre como é hoje. Só o que você não pode descobrir antes.',
      '**Problema**: o que incomoda, atrasa ou custa nesse jeito de hoje.',
      '**Implicação**: o que acontece se continuar assim, em dinheiro, tempo ou aborrecimento. Aqui a venda nasce.',
      '**Necessidade**: o que mudaria se isso estivesse resolvido. Deixe o cliente descrever.',
      'Resuma com as palavras dele e só então recomende.',
    ],
    examples: [
      'Como vocês fazem isso hoje? … O que mais atrapalha nesse jeito? … E quando acontece, quanto tempo ou dinheiro vai embora? … Se isso se resolvesse, o que mudaria para você?',
      'Você me falou disto: {dor}. Com que frequência acontece? … O que você deixa de fazer por causa disso? … Se acontecesse a metade, já valeria a pena mexer?',
      'Faz quanto tempo que está assim? … E por que mexer nisso agora? … O que te impediu até hoje? … O que seria um bom resultado em 60 dias?',
    ],
    mistake:
      'Fazer interrogatório. Depois de duas perguntas, devolva algo: um resumo, um exemplo, um “faz sentido”.',
    today:
      'Escreva uma pergunta de implicação para o seu produto e use nas próximas três conversas.',
    short:
      'Pergunte como é hoje, o que incomoda, quanto isso custa e como seria resolvido; só depois ofereça.',
  },
  {
    key: 'rapport',
    title: 'Rapport: criar conexão de verdade',
    cues: [
      'rapport',
      'raport',
      'cri*|ger*|constru*|ganh*|conquist* conexao|confianca|empatia|vinculo|relacionamento|afinidade|intimidade|simpatia',
      'quebr* gelo',
      'quebra gelo',
      'empatia',
      'conect* com',
      'conquist* client*',
      'puxar assunto|conversa',
      'relacionamento com client*',
      'client* confi* em mim',
      'parecer|soar natural|forcado|falso|robo|simpatico',
    ],
    essence:
      'Rapport é o cliente sentir que você está do lado dele. Não é falar do tempo nem imitar gestos: é mostrar, cedo, que você entendeu o mundo dele e não vai tomar o tempo à toa.',
    steps: [
      'Antes de chamar, descubra um detalhe verdadeiro: uma postagem, uma avaliação, quem indicou.',
      'Abra com o detalhe e com o motivo do contato, em duas frases.',
      'Acompanhe o ritmo: com quem é direto, seja direto; com quem conversa, converse.',
      'Dê nome ao que a pessoa sente: “imagino que isso canse”.',
      'Lembre na próxima conversa de algo que ela contou. É isso que quase ninguém faz.',
    ],
    examples: [
      'Oi, [nome]! Vi que vocês abriram a segunda loja em março, parabéns. Imagino que a correria dobrou. Te chamei por um motivo só, posso falar em um minuto?',
      'Antes de eu falar qualquer coisa: da última vez você comentou que ia viajar com a família. Como foi?',
      'Quem me falou de você foi o [nome]. Ele disse que você é direto, então vou ser também: posso te fazer duas perguntas?',
    ],
    mistake:
      'Elogio genérico (“adorei o seu trabalho”). Se serve para qualquer um, não conecta com ninguém.',
    today:
      'Escolha três clientes e anote um detalhe pessoal de cada um para usar no próximo contato.',
    short: 'Descubra um detalhe verdadeiro, diga por que chamou e acompanhe o ritmo da pessoa.',
  },
  {
    key: 'listening',
    title: 'Escuta ativa',
    cues: [
      'escut*',
      'ouvir melhor|mais|client*|verdade',
      'saber ouvir',
      'falo|falar demais|muito',
      'interromp*',
      'deixar client* falar',
      'silencio',
      'prestar atencao',
    ],
    essence:
      'Quem escuta vende porque descobre a frase que fecha. A maioria espera a vez de falar; o cliente percebe na hora.',
    steps: [
      'Pergunte e conte até três antes de responder. Quase sempre vem mais uma frase, e é a melhor.',
      'Repita as últimas palavras em tom de pergunta: “mais complicado que antes?”.',
      'Resuma: “se eu entendi bem, o ponto é este. É isso?”.',
      'Anote as palavras exatas e use-as na proposta.',
    ],
    examples: [
      'Deixa eu ver se entendi: o que pega não é o valor, é o tempo até funcionar. É isso? Me corrige se eu errei.',
      '… (pausa) … E o que mais?',
      'Você disse “cansei de cobrar”. O que aconteceu na última vez?',
    ],
    mistake: 'Completar a frase do cliente. Você acerta a palavra e erra o motivo.',
    today: 'Na próxima conversa, fale no máximo metade do tempo. Marque no relógio.',
    short: 'Pergunte, espere três segundos, resuma com as palavras dele e só então fale.',
  },
  {
    key: 'storytelling',
    title: 'Storytelling: vender com histórias',
    cues: [
      'storytelling',
      'story telling',
      'cont*|us* historia*|caso|casos|exemplo*',
      'historia* vend*|para|que|client*|de sucesso',
      'narrativa*',
      'historias',
    ],
    essence:
      'História curta faz o cliente se ver no lugar de outro que tinha o mesmo problema. Número convence; história é o que ele conta para o sócio à noite.',
    steps: [
      '**Quem**: alguém parecido com o cliente, em uma frase.',
      '**Aperto**: o que estava dando errado, com um detalhe concreto.',
      '**Virada**: o que foi feito, sem heroísmo seu.',
      '**Depois**: o que mudou e, para ser crível, o que não mudou.',
      '**Ponte**: “acontece algo parecido aí?”.',
    ],
    examples: [
      'Um cliente do seu porte vivia isto: {dor}. Começou por um pedaço pequeno, em um mês. Não resolveu tudo, mas ele parou de perder o sábado com isso. Acontece algo parecido por aí?',
      'A dona de uma loja me disse “cansei de explicar a mesma coisa”. Mudamos só a primeira mensagem dela. Duas semanas depois, as perguntas repetidas caíram. O que você mais repete no seu dia?',
      'Posso te contar um caso em que eu errei? Prometi rápido, atrasei, e aprendi a combinar prazo por etapa. Por isso hoje eu faço assim.',
    ],
    mistake:
      'Inventar. Use casos seus; se não tem, conte o seu próprio ou o de um colega, e diga que é.',
    today:
      'Escreva um caso seu em quatro linhas, com um detalhe concreto, e conte em voz alta em um minuto.',
    short:
      'Quem, aperto, virada, depois e a ponte: “acontece aí também?”. Um minuto, um caso verdadeiro.',
  },
  {
    key: 'pitch',
    title: 'Apresentação e pitch',
    cues: [
      'pitch',
      'elevator',
      'apresent* produto|servico|empresa|proposta|solucao|me|comercial|reuniao|para|melhor|ideia',
      'apresentacao comercial|boa|melhor|de|vend*',
      'me apresent*',
      'demonstr*',
      'fazer|montar apresentacao',
      'slides',
      'explic* produto|servico|faco|vendo|oferta',
      'proposta comercial|de_valor|que_vende|boa|melhor|montar|fazer|escrever|enviar',
      'mont*|faz*|escrev*|envi*|elabor* proposta',
      'diferencial',
      'proposta valor',
    ],
    essence:
      'Apresentar bem é mostrar só o que responde ao que o cliente contou. Três pontos que importam a ele valem mais que vinte que importam a você.',
    steps: [
      'Comece pelo problema, com as palavras dele, e peça confirmação.',
      'Mostre o caminho em três pontos, cada um ligado a algo que ele disse.',
      'Prove um deles: caso, número ou demonstração.',
      'Diga o investimento com naturalidade e pare de falar.',
      'Combine o próximo passo antes de encerrar.',
    ],
    examples: [
      'Você me contou isto: {dor}. Eu resolvo de um jeito simples. {argumento} Fica em {ticket}. O que mais você precisa saber para decidir?',
      'Em uma frase: ajudo {compradores} que vivem isto: {dor}. Começo pequeno, mostro em um mês e só depois falamos do resto. Quer ver como ficaria no seu caso?',
      'Vou te mostrar três coisas e nenhuma a mais. No fim, você me diz qual te interessa e eu jogo fora as outras duas. Combinado?',
    ],
    mistake:
      'Apresentar tudo o que você sabe. Cada ponto que não interessa enfraquece os que interessam.',
    today:
      'Conte o que você faz em 30 segundos, gravando no celular. Corte tudo o que não é problema, caminho ou prova.',
    short: 'Problema dele, três pontos, uma prova, o preço sem gaguejar e o próximo passo.',
  },
  {
    key: 'negotiation',
    title: 'Negociação',
    cues: [
      'negoci*',
      'conced*|concessao|concessoes',
      'barganh*',
      'margem',
      'ganha ganha',
      'batna|zopa',
      'ceder',
      'nao perder margem',
      'contraproposta',
    ],
    essence:
      'Negociar é trocar, não ceder. Cada coisa que você dá tem de voltar em outra: prazo, volume, pagamento, indicação. Quem dá de graça ensina o outro a pedir.',
    steps: [
      'Antes: escreva o seu ideal, o seu limite e o que fará se não fechar.',
      'Descubra tudo o que falta antes de mexer em qualquer coisa: “fora isso, está tudo certo?”.',
      'Use “se… então”: se você fechar o anual, então consigo a instalação.',
      'Conceda em passos cada vez menores; o outro entende que o limite está perto.',
      'Feche por escrito no mesmo dia.',
    ],
    examples: [
      'Se a gente fechar os doze meses agora, consigo tirar a taxa de instalação. Se preferir mês a mês, mantenho como está. Qual faz mais sentido?',
      'Antes de eu responder sobre o valor: fora ele, está tudo certo para começar na segunda?',
      'Nesse número eu não chego com tudo incluído. Posso tirar o treinamento presencial e chegar perto. Serve?',
    ],
    mistake: 'Negociar contra si: baixar de novo antes de ouvir a resposta à primeira oferta.',
    today:
      'Liste cinco coisas que você pode trocar e que custam pouco a você e valem muito ao cliente.',
    short: 'Nada de graça: descubra tudo o que falta e troque com “se… então”.',
  },
  {
    key: 'closing',
    title: 'Fechamento',
    cues: [
      'fech* venda*|negocio|mais|contrato|client*|melhor|reuniao|com|pedido|a|hora|na',
      'fechamento*',
      'tecnica* fech*',
      'pedir venda|pedido',
      'concluir|finalizar|bater venda|negocio|martelo',
      'convert* mais|venda*|lead*|client*|melhor',
      'conversao',
      'hora de fech*',
      'sinal* compra',
      'client* indecis*',
      'ajud* decid*',
      'faz* client* decid*|comprar',
    ],
    essence:
      'Fechar é conduzir a decisão depois de o valor estar claro. O cliente espera que alguém proponha o próximo passo; se você não propõe, ele adia.',
    steps: [
      'Perceba o sinal: perguntas de prazo, pagamento, “e se eu…”.',
      'Resuma o que ele disse que quer e o que combinaram.',
      'Recomende uma opção, com firmeza: “no seu caso, eu começaria por esta”.',
      'Peça a decisão com pergunta simples e fique em silêncio.',
      'Se vier um “mas”, trate só ele e volte a pedir.',
    ],
    examples: [
      'Pelo que você me contou, o que faz mais sentido é esta opção. Posso reservar o seu começo para segunda ou prefere quinta?',
      'Resumindo: você quer resolver isto: {dor}; combinamos começar pequeno e medir em 30 dias. Falta alguma coisa para a gente dar o primeiro passo hoje?',
      'De zero a dez, quanto isso faz sentido? … E o que falta para o dez? … Se eu resolver esse ponto, fechamos?',
    ],
    mistake: 'Continuar explicando depois do sim. Mais argumento depois da decisão só abre dúvida.',
    today: 'Escolha uma frase de fechamento, decore e use em toda conversa desta semana.',
    short: 'Resuma o que ele quer, recomende uma opção, peça a decisão e fique em silêncio.',
  },
  {
    key: 'objections',
    title: 'Como tratar qualquer objeção',
    cues: [
      'contorn*|quebr*|lid*|trat*|super*|vencer|responder|rebat*|treinar|praticar objec*|objecoes|objecao',
      'objecao|objecoes|objeçao|objecoes',
      'matriz objec*',
      'lista objec*',
      'principais objec*',
      'ouvir nao',
      'receber nao',
    ],
    essence:
      'Objeção é pedido de ajuda malfeito. O cliente diz o que o impede; o seu trabalho é entender antes de responder. Quem rebate ganha a discussão e perde a venda.',
    steps: [
      '**Acolha**: “entendo, faz sentido você pensar nisso”. Sem “mas”.',
      '**Pergunte**: “o que te faz dizer isso?”. A segunda frase é a objeção de verdade.',
      '**Isole**: “fora isso, está tudo certo?”.',
      '**Responda** só àquilo, com um caso, uma conta ou uma opção.',
      '**Confirme e avance**: “isso resolve? Então qual seria o próximo passo?”.',
    ],
    examples: [
      'Entendo. Me ajuda a entender melhor: o que te faz pensar assim? … Fora isso, tem mais alguma coisa? … E se eu resolver esse ponto, seguimos?',
      'Obrigado por falar, prefiro saber. É o valor, o momento ou ficou alguma dúvida sobre mim?',
      'Faz sentido. Outras pessoas me disseram o mesmo no começo. O que mudou para elas foi ver funcionando em pequeno. Quer ver?',
    ],
    mistake:
      'Responder rápido demais. A pressa diz ao cliente que você já ouviu isso mil vezes e não está ouvindo ele.',
    today: 'Escreva as três objeções que você mais ouve e me mande uma por uma: a gente treina.',
    short: 'Acolha, pergunte, isole, responda só àquilo e avance.',
  },
  {
    key: 'triggers',
    title: 'Gatilhos mentais, com honestidade',
    cues: [
      'gatilho*',
      'escassez',
      'urgencia gatilho|gerar|criar',
      'ger*|cri* urgencia|escassez|desejo',
      'prova social',
      'persua*',
      'neuromarketing|neurovenda*',
      'influenci* client*|decis*',
      'autoridade gatilho',
      'reciprocidade',
      'convenc* client*|pessoa*|alguem',
      'argumento* de venda*',
      'psicologia vend*|client*|compra',
    ],
    essence:
      'Gatilho é um atalho da decisão: prova social, reciprocidade, compromisso, autoridade, escassez. Funciona quando é verdade. Quando é encenação, vende uma vez e queima o seu nome.',
    steps: [
      '**Prova social**: um caso parecido com o dele, que ele possa conferir.',
      '**Reciprocidade**: entregue algo útil antes de pedir.',
      '**Compromisso**: peça um passo pequeno hoje.',
      '**Autoridade**: mostre que conhece o problema, não que é importante.',
      '**Escassez**: só quando a vaga ou o prazo é de verdade, e diga por quê.',
    ],
    examples: [
      'Tenho duas datas de instalação em março, porque a equipe é pequena. Se quiser uma delas, preciso saber até quinta.',
      'Antes de qualquer proposta, te mando uma lista do que conferir. Serve mesmo que você compre de outro.',
      'Outras lojas do seu bairro começaram pelo mesmo ponto. Posso te apresentar uma delas?',
    ],
    mistake:
      'Contador regressivo eterno. O cliente volta amanhã, vê o mesmo preço e não acredita em mais nada.',
    today: 'Escolha um gatilho que seja verdade no seu produto e escreva em uma frase.',
    short:
      'Use só o que é verdade: prova de gente parecida, algo útil antes de pedir e prazo real.',
  },
];
