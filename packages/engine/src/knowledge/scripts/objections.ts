import { b2b, bigBuyer, firstSteps, priced } from '../channels/lines.ts';
import type { Block } from './knowledge.ts';

/** A common objection and how to go through it: receive it, ask, answer, return to the next step. */
export interface ObjectionKnowledge {
  /** Recognised by, in folded text. */
  words: RegExp;
  /** As buyers say it, for when the profile names too few. */
  said: string;
  receive: Block;
  ask: Block;
  answer: Block;
  confirm: Block;
}

/** The order decides when a text fits several: the more telling comes first. */
export const OBJECTIONS: readonly ObjectionKnowledge[] = [
  {
    words:
      /mais (barat|em conta)|por menos|cobra(m)? menos|menor preco|preco.{0,200}concorren|concorren.{0,200}(preco|barat)/,
    said: 'achei mais barato',
    receive: ['Pode ser, e é bom que você tenha comparado.', 'É possível, tem preço para tudo.'],
    ask: [
      b2b('Na outra proposta, o que está incluído e quem responde se atrasar?'),
      'E o que vem incluído lá? Às vezes é a mesma coisa, às vezes falta um pedaço.',
      'Fora o preço, o que mais conta para você nessa escolha?',
    ],
    answer: [
      b2b(
        'Ponha as duas lado a lado, item por item. Se na minha sobrar algo de que vocês não precisam, eu tiro e o preço desce; se na outra faltar, você descobre antes.',
      ),
      'Se for igualzinho, fique com o mais barato, eu faria o mesmo. O que eu garanto é o combinado e que, se algo não ficar bom, eu resolvo.',
      'Posso não ter o menor preço, e é o que me permite caprichar e estar aqui se você precisar depois.',
    ],
    confirm: [
      'Quer que eu te ajude a comparar item por item?',
      'Tirando o preço, sobra alguma dúvida?',
    ],
  },
  {
    words:
      /ja (tem|temos|tenho|trabalh|us[ao]|sou atend|compr)|fornecedor|concorren|outra? (empresa|agencia|corretor|profissional|sistema|marca)|satisfeit/,
    said: 'já tenho quem faça isso',
    receive: [
      'Que bom que isso já está coberto, e eu não vim para desmanchar o que funciona.',
      'Faz sentido, quem leva isso a sério já tem alguém.',
    ],
    ask: [
      bigBuyer(
        'Se pudesse melhorar uma coisa só no que recebe hoje, seria prazo, atendimento ou resultado?',
      ),
      'Se pudesse melhorar uma coisa só no que tem hoje, qual seria?',
      'O que faz você continuar com quem está hoje, e o que ainda deixa a desejar?',
    ],
    answer: [
      b2b(
        'Então não precisa trocar nada. Separe um caso pequeno, eu faço ao lado do que já existe e você compara com número.',
      ),
      b2b(
        'Fique com o que tem. O que eu proponho é medir um ponto só por 30 dias; se o que vocês já usam ganhar, você fica com a prova.',
      ),
      'Então fico como segunda opção. No dia em que aparecer uma dúvida ou um imprevisto, você já tem com quem comparar.',
    ],
    confirm: [
      b2b('Qual seria um caso pequeno o bastante para testar?'),
      'Posso te chamar daqui a um mês para saber se continua tudo bem?',
    ],
  },
  {
    words:
      /\bsoci[oa]s?\b|espos|marid|mulher|famili|chefe|diretor|comite|aprova|(falar|conversar|consultar|alinhar) com/,
    said: 'preciso falar com mais alguém antes',
    receive: [
      'Claro, decisão assim se toma junto.',
      'Faz bem, é melhor que todos entendam a mesma coisa.',
    ],
    ask: [
      b2b('Pelo que você conhece de quem decide, o que vão perguntar primeiro?'),
      'E você, por você, faria? O que acha que a outra pessoa vai querer saber?',
    ],
    answer: [
      bigBuyer(
        'Preparo uma página com o problema, o custo de deixar como está, o que muda e o investimento. Se quiser, apresento junto em 15 minutos, para não sobrar para você defender.',
      ),
      bigBuyer(
        'Te ajudo a levar isso pronto: as três perguntas que costumam aparecer, com a resposta e o número de cada uma. Se pedirem detalhe técnico, eu entro na conversa.',
      ),
      'Te mando um resumo curto, com valor e prazo, para você não ter que explicar de memória. Se preferir, faço uma chamada de dez minutos com vocês.',
    ],
    confirm: [
      'Quando vocês conversam? Eu te chamo no dia seguinte.',
      'Que dia vocês vão falar disso? Deixo anotado e volto em seguida.',
    ],
  },
  {
    words: /fidelidade|multa|contrat|amarr|cancel|\bpres[oa]\b|rescis|burocra|papelada|juridic/,
    said: 'não quero contrato que me prenda',
    receive: [
      'Entendo, ninguém gosta de entrar sem saber como sai.',
      'É uma preocupação justa, e é melhor falar disso antes.',
    ],
    ask: [
      'Algum contrato já te deu dor de cabeça? O que aconteceu?',
      'O que te preocupa mais: o prazo, a multa ou depender de uma pessoa só?',
    ],
    answer: [
      'Então a gente lê juntos só três pontos: quanto tempo dura, como se cancela e o que você recebe mesmo se sair antes. O que não estiver claro eu peço para escrever melhor.',
      'Por isso eu mostro a regra de saída antes da de entrada. Se ela não te der tranquilidade, não assine.',
    ],
    confirm: ['Com isso claro, faz sentido seguir?', 'Posso te mandar esses pontos marcados hoje?'],
  },
  {
    words:
      /verba|orcamento (curto|apertado|fechado|aprovad|do ano)|sem (dinheiro|grana|caixa)|fluxo de caixa|descapital|financi|parcel|juros|endivid|credito/,
    said: 'agora não tenho verba',
    receive: [
      'Agradeço a sinceridade, assim eu não tomo o seu tempo.',
      'Entendi, e prefiro saber disso agora.',
    ],
    ask: [
      bigBuyer('O orçamento fecha em que mês, e quem precisa pedir para isso entrar?'),
      'É o valor total que pesa ou é o jeito de pagar?',
      'Se coubesse no mês, seria prioridade ou ainda ficaria para depois?',
    ],
    answer: [
      b2b(
        'Então dividimos em etapas: a primeira resolve o que mais custa hoje, e a próxima só entra quando essa tiver dado retorno.',
      ),
      'Então vemos a opção que resolve o principal e cabe no mês. O resto fica anotado para quando você quiser.',
    ],
    confirm: [
      'Até que valor por mês ficaria confortável?',
      'Quer que eu monte essa versão menor e você olha sem compromisso?',
    ],
  },
  {
    words:
      /nao preciso|nao (vejo|ve) (necessidade|valor|vantagem)|necessidade|interess|estamos bem|dispens|faco (eu )?mesm|sozinh|intern[oa]/,
    said: 'não preciso disso',
    receive: ['Pode ser que não precise mesmo.', 'Tudo bem, nem todo mundo precisa.'],
    ask: [
      'Só para eu não insistir à toa: isto acontece aí de vez em quando? Falo disto: {dor}.',
      'Como você resolve hoje quando acontece isto: {dor}?',
    ],
    answer: [
      'Se está resolvido, eu paro por aqui e fico feliz. Se aparece e você vai levando, vale ao menos saber quanto custa.',
      'Se dá conta, siga assim. Se toma o seu tempo todo mês, posso te mostrar em dez minutos o que outras pessoas fizeram.',
    ],
    confirm: ['Qual dos dois é o seu caso?', 'Faz sentido olhar isso juntos ou encerramos aqui?'],
  },
  {
    words: /car[oa]s?\b|prec|valor|desconto|barat|custo|custa|ticket|investimento alto|expens/,
    said: 'está caro',
    receive: [
      'Entendo, e é melhor falar de preço às claras.',
      'Justo, ninguém quer pagar mais do que vale.',
      'Boa, é uma conta que precisa fechar para você.',
    ],
    ask: [
      b2b(
        'Caro comparado com o quê: com outra proposta, com o orçamento ou com o retorno que imagina?',
      ),
      'Está caro comparado com outra opção ou passou do que você tinha pensado?',
      'Quando você diz caro, está comparando com o quê?',
    ],
    answer: [
      b2b(
        'Faz uma conta comigo: quanto custa, por mês, continuar assim? Se for menos do que a proposta, eu mesmo digo para não fazer. Se for mais, o caro é esperar.',
      ),
      b2b(
        'Posso diminuir o escopo e o valor junto, mas não o resultado do primeiro ponto. Escolhemos o que dói mais e deixamos o resto para quando ele tiver se pagado.',
      ),
      priced(
        ['low'],
        'É um valor para experimentar sem susto. Faça uma vez, veja se vale, e só depois a gente fala da próxima.',
      ),
      priced(
        ['low'],
        'Olha o que está incluído, item por item. Se não fizer diferença para você, eu mesmo indico a opção mais simples.',
      ),
      'Olha o que está incluído e quanto dura. Quando a gente divide pelo tempo de uso e soma o que você deixa de gastar, a diferença costuma ficar pequena.',
      'Posso tirar alguma coisa para baixar o valor, mas não vou tirar o que faz funcionar. Prefiro te dizer isso agora a te decepcionar depois.',
    ],
    confirm: [
      'Se o valor fizesse sentido, teria mais alguma coisa no caminho?',
      'O que pesa mais para você decidir: o preço, o prazo ou a segurança de dar certo?',
    ],
  },
  {
    words:
      /confia|golpe|insegur|medo|receio|desconhec|nao conhec|segur(o|anca|a)\b|reputa|indica|avalia/,
    said: 'não conheço vocês',
    receive: [
      'Faz bem em desconfiar, hoje em dia precisa.',
      'Entendo, a gente ainda está se conhecendo.',
    ],
    ask: [
      firstSteps(
        'O que te daria mais segurança: começar pequeno, ter tudo por escrito ou conferir os meus dados?',
      ),
      'O que te daria mais segurança: ver um trabalho pronto, falar com um cliente ou conferir os nossos dados?',
      'Já teve alguma experiência ruim com isso?',
    ],
    answer: [
      firstSteps(
        'Pode conferir tudo antes: nome completo, documento e o que está escrito no combinado. Pagamento, só quando não restar dúvida, e com recibo.',
      ),
      b2b(
        'Mando o CNPJ, dois contatos de clientes que autorizaram e a proposta com tudo por escrito. Confira com calma antes de responder.',
      ),
      'Pode conferir tudo antes: nome completo, avaliações e um cliente que aceita conversar. Pagamento, só quando não restar dúvida, e com recibo.',
    ],
    confirm: ['Qual desses você quer ver primeiro?', 'Mando agora e te chamo amanhã, pode ser?'],
  },
  {
    words:
      /funcion|result|garant|retorno|roi\b|ja tent|nao (deu|da) certo|promess|milagr|duvid|cetic|comprov|qualidade/,
    said: 'será que funciona no meu caso?',
    receive: [
      'Ótima pergunta, eu faria a mesma.',
      'É justo duvidar, ainda mais de quem acabou de chegar.',
    ],
    ask: [
      'Já tentou algo parecido? O que deu errado?',
      'O que você precisaria ver para ter segurança?',
    ],
    answer: [
      firstSteps(
        'Não prometo milagre. Faço um primeiro passo pequeno, com data e valor combinados, e você só continua se gostar.',
      ),
      b2b(
        'Não dá para garantir antes de ver de perto. O que eu faço é combinar um número, um prazo curto e a regra de parar se ele não vier.',
      ),
      b2b(
        'Resultado de outra empresa não prova o seu. Por isso proponho um piloto pequeno, com o seu dado e a sua régua para julgar.',
      ),
      'Não prometo milagre. Mostro um caso parecido, digo o que foi diferente e você me diz se lembra o seu.',
    ],
    confirm: [
      firstSteps('Qual resultado, em quanto tempo, faria você dizer que valeu a pena?'),
      'Qual resultado, em quanto tempo, faria você dizer que valeu?',
      'Quer falar direto com um cliente que passou por isso?',
    ],
  },
  {
    words:
      /instala|entrega|prazo|demora|atras|implant|migra|troca de|mudan|equipe|adapta|dificil|complic|treina|trabalho(so)?\b|parar a|operac/,
    said: 'vai dar trabalho mudar',
    receive: [
      'É verdade, toda mudança dá algum trabalho, e eu não vou dizer o contrário.',
      'Faz sentido, a rotina não para para isso acontecer.',
    ],
    ask: [
      b2b('O que mais te preocupa: parar a operação, treinar a equipe ou o prazo estourar?'),
      'O que mais te preocupa: o prazo, a bagunça ou ficar na mão no meio?',
    ],
    answer: [
      b2b(
        'Então fazemos por partes, com uma pessoa de cada lado e data para cada etapa. Nada do que funciona hoje sai do lugar antes de o novo estar testado.',
      ),
      b2b(
        'O pesado fica comigo. De vocês eu preciso de uma pessoa e duas horas por semana, e escrevo isso na proposta para ninguém se surpreender.',
      ),
      'Então eu deixo por escrito o dia de começo, o dia de fim e quem te atende se algo sair do combinado. Você não fica atrás de ninguém.',
    ],
    confirm: [
      'Com as datas por escrito, podemos marcar o primeiro passo?',
      'Quer ver o passo a passo antes de decidir?',
    ],
  },
  {
    words:
      /sem tempo|nao (tenho|temos) tempo|tempo\b|corr(ido|eria)|ocupad|prioridade|depois|semana que vem|mes que vem|agora nao|momento|mais para a frente|adia|urgen/,
    said: 'agora não é o momento',
    receive: [
      'Imagino, e não quero virar mais uma coisa na sua lista.',
      'Tudo bem, tem hora para tudo.',
    ],
    ask: [
      b2b('O que precisa acontecer para virar prioridade?'),
      'É questão de encaixar na agenda ou o assunto ainda não pesa tanto?',
      'Se aparecesse um horário fora do comum, bem cedo ou no sábado, ajudaria?',
    ],
    answer: [
      b2b(
        'Pergunto porque esperar também tem preço: o problema continua na conta todo mês. Se for agenda, eu faço a parte pesada e uso 15 minutos seus.',
      ),
      'Se for só agenda, a gente acha um horário que caiba. Se ainda não for a hora, deixamos para depois, sem problema.',
    ],
    confirm: [
      b2b('Prefere 15 minutos nesta semana ou que eu volte no mês que vem?'),
      'Marco uma data para voltar e até lá não te incomodo. Qual fica boa?',
      'Que dia da semana costuma ser mais leve para você?',
    ],
  },
  {
    words:
      /pensar|analis|avaliar com calma|decido depois|te (aviso|retorno)|indecis|compar|pesquis/,
    said: 'vou pensar',
    receive: ['Claro, é melhor pensar do que se arrepender.', 'Combinado, sem pressa.'],
    ask: [
      'Só para eu te ajudar a pensar: o que ficou mais pesado, o valor, o prazo ou a dúvida se resolve?',
      'O que falta para você ter certeza, para um lado ou para o outro?',
    ],
    answer: [
      'Que bom que você disse. Se é isso, dá para tratar agora em dois minutos, e você pensa no resto com a informação completa.',
      'Então deixo por escrito só esse ponto, sem enfeite. Você lê com calma e me diz sim, não ou o que mudar.',
    ],
    confirm: [
      'Posso te chamar na quinta para ouvir a sua decisão, seja qual for?',
      'Que dia fica bom para você me responder?',
    ],
  },
  {
    words: /mand[ae]|envi[ae]|e-?mail|material|apresentac|proposta/,
    said: 'me manda por e-mail',
    receive: ['Mando, sim.', 'Claro, deixo por escrito.'],
    ask: [
      'Para eu não mandar um calhamaço: o que você quer encontrar nele, preço, prazo ou exemplo?',
      'Qual é a única pergunta que esse material precisa responder?',
    ],
    answer: [
      'Então vai em uma página, só com isso, ainda hoje.',
      'Perfeito, mando só essa resposta, em cinco linhas.',
    ],
    confirm: [
      'Posso te chamar amanhã no fim da tarde para saber se respondeu?',
      'Se a resposta servir, marcamos 15 minutos na quinta?',
    ],
  },
];

/** For an objection that none of the known ones resembles. */
export const OTHER_OBJECTION: Omit<ObjectionKnowledge, 'words' | 'said'> = {
  receive: ['Entendo, e que bom que você falou abertamente.', 'Faz sentido você pensar nisso.'],
  ask: [
    'Me conta um pouco mais: o que aconteceu para isso pesar assim?',
    'O que está por trás disso para você?',
  ],
  answer: ['{argumento} Mas, se esse ponto não se resolver, é melhor não seguir.'],
  confirm: [
    'Resolvendo esse ponto, sobra alguma outra dúvida?',
    'Isso responde ou ficou faltando alguma coisa?',
  ],
};
