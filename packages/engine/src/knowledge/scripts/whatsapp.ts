import {
  b2b,
  b2c,
  bigBuyer,
  byAppointment,
  firstSteps,
  priced,
  style,
  tagged,
} from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const whatsappScripts: ChannelScriptKnowledge = {
  channel: 'whatsapp',
  voice: 'chat',
  opening: {
    title: 'Abertura: primeira mensagem',
    usage: 'Para quem deixou contato, foi indicado ou já comprou. Envie uma por uma, com o nome.',
    tips: [
      'Troque [origem do contato] pela verdadeira: indicação, anúncio, loja',
      'Espere a resposta antes da segunda mensagem',
    ],
    content: [
      [
        firstSteps(
          'Mensagem 1\nOi, [nome], tudo bem? Aqui é {quem}. Peguei seu contato por [origem do contato]. Estou começando e prefiro entender antes de oferecer. Isto acontece por aí: {dor}?',
        ),
        b2b(
          'Mensagem 1\nOi, [nome], tudo certo? Aqui é {quem}. Peguei seu contato por [origem do contato]. Falo com {compradores} e ouço muito isto: {dor}. Por aí é assim também ou vocês já resolveram?',
        ),
        'Mensagem 1\nOi, [nome]! Aqui é {quem}. Você chegou por [origem do contato], certo? Antes de falar de preço, me conta: é para você ou está vendo para outra pessoa?',
        'Mensagem 1\nOi, [nome], tudo bem? Aqui é {quem}. Vi que seu contato veio por [origem do contato]. O que fez você procurar isso agora?',
      ],
      [
        b2b(
          'Mensagem 2 (depois da resposta)\nEntendi. E hoje, quando isso acontece, quem acaba resolvendo? Pergunto para não te mandar nada que não sirva.',
        ),
        'Mensagem 2 (depois da resposta)\nBoa, valeu por contar. Muita gente passa por isto: {dor}. No seu caso, é para resolver já ou está pesquisando com calma?',
      ],
      [
        priced(
          ['low'],
          'Mensagem 3 (se topar seguir)\nQuer que eu te mande as opções por aqui, com o valor de cada uma? Te digo qual eu escolheria.',
        ),
        'Mensagem 3 (se topar seguir)\nPosso te mandar um áudio de 40 segundos explicando como eu faria no seu caso? Se preferir ler, escrevo.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: entender e propor',
    usage: 'Depois que a pessoa respondeu. Uma pergunta por mensagem; proposta só no fim.',
    tips: [
      style('hunter', 'Resista ao preço na segunda mensagem: as duas perguntas valem mais'),
      style('communicator', 'Escreva menos do que falaria: duas linhas e uma pergunta'),
      'Resuma com as palavras da pessoa antes de propor',
    ],
    content: [
      [
        b2b(
          'Mensagem 1\nPara eu entender direito, [nome]: isso acontece toda semana ou é de vez em quando? E o que vocês já tentaram?',
        ),
        byAppointment(
          'Mensagem 1\nPara eu te atender direito, [nome]: é a primeira vez ou você já faz com alguém? E que dias são melhores para você?',
        ),
        byAppointment(
          'Mensagem 1\nMe conta, [nome]: como você está fazendo hoje e o que gostaria que fosse diferente?',
        ),
        'Mensagem 1\nPara eu te indicar o certo, [nome]: o que mais te incomoda hoje e o que precisa acontecer para você dizer “valeu a pena”?',
        'Mensagem 1\nMe ajuda com duas coisas, [nome]: o que você já tentou e o que não quer repetir desta vez?',
      ],
      'Mensagem 2\nDeixa eu ver se entendi: [o que a pessoa contou, em uma linha]. É isso? Se eu errei, me corrige.',
      [
        b2b(
          'Mensagem 3\nPelo que você contou, eu faria assim: começo pequeno e só aumento se der certo. {argumento}',
        ),
        'Mensagem 3\nPor aqui é assim: {argumentoEmFrase} Faz sentido para você?',
      ],
      [
        bigBuyer(
          'Mensagem 4\nIsso merece 20 minutos de tela, com quem mais participa da decisão. Fica melhor [dia e horário] ou no fim da semana?',
        ),
        priced(
          ['high', 'premium'],
          'Mensagem 4\nComo é um valor que pede cuidado, {ticket}, prefiro te explicar ao vivo, em 15 minutos. Fica melhor [dia e horário] ou outro período?',
        ),
        byAppointment(
          'Mensagem 4\nFica em {ticket}, conforme o que você escolher. Tenho [dia e horário] ou outro período. Qual eu reservo para você?',
        ),
        'Mensagem 4\nNormalmente isso fica em {ticket}, conforme o que você precisar. Quer que eu monte a opção mais enxuta ou a completa?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: três retornos sem cobrança',
    usage: 'Quando a conversa parou depois da proposta. Dias 2, 5 e 10; depois encerre.',
    tips: [
      'Cada retorno leva algo novo; “e aí, pensou?” não conta',
      'Parou de vez? Etiqueta “retorno em 30 dias”',
    ],
    content: [
      [
        'Dia 2\nOi, [nome]! Fiquei pensando no que você falou e lembrei de um detalhe que pode ajudar: [um detalhe útil]. Faz sentido para você?',
        'Dia 2\nOi, [nome]. Separei algo curto sobre o que você comentou: [um detalhe útil]. Quer que eu mande?',
      ],
      [
        b2b(
          'Dia 5\n[nome], uma pergunta direta: o que falta para decidir é valor, prazo ou alguém aí dentro precisa ver? Com isso eu já ajusto.',
        ),
        'Dia 5\n[nome], me ajuda a te ajudar: o que pesou foi o valor, o prazo ou ficou alguma dúvida? Pode falar com sinceridade.',
      ],
      'Dia 10\n[nome], não quero ficar te incomodando, então esta é a minha última mensagem sobre isso. Se fizer sentido mais para a frente, é só me chamar aqui. Posso te escrever daqui a um mês?',
    ],
  },
  closing: {
    title: 'Fechamento: combinar e receber',
    usage: 'Quando a pessoa já concordou com a solução. Resuma, ofereça duas opções e confirme.',
    tips: [
      'Mande o Pix só depois do “sim” por escrito',
      'Confira o pagamento no extrato, nunca na imagem',
    ],
    content: [
      [
        byAppointment(
          'Mensagem 1\nFechou então, [nome]. Fica assim: [o que foi combinado], em [dia e horário]. Está certo?',
        ),
        'Mensagem 1\nFechou então, [nome]. Resumindo: [o que foi combinado], entrega em [prazo]. Está certo assim?',
      ],
      [
        bigBuyer(
          'Mensagem 2\nMando hoje o documento com esses pontos e já reservo o começo. Quem precisa aprovar além de você? Incluo no mesmo envio.',
        ),
        b2b(
          'Mensagem 2\nPara garantir a data, preciso do CNPJ e do e-mail para a nota. Prefere boleto ou Pix?',
        ),
        'Mensagem 2\nPara garantir, você prefere Pix ou cartão parcelado? No Pix eu te mando a chave agora.',
      ],
      [
        tagged(
          ['beauty', 'health', 'home', 'pet', 'fitness'],
          'Mensagem 3\nRecebi, agradeço a confiança! Seu horário está confirmado e te lembro um dia antes. Se precisar mudar, me avisa por aqui.',
        ),
        b2c(
          'Mensagem 3\nRecebi, agradeço a confiança! Te aviso cada passo por aqui. Qualquer coisa, me chama.',
        ),
        'Mensagem 3\nConfirmado! Te mando o próximo passo amanhã cedo e em uma semana te pergunto como está indo. Combinado?',
      ],
    ],
  },
};
