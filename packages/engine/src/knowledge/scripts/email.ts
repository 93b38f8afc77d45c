import { b2b, bigBuyer, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const emailScripts: ChannelScriptKnowledge = {
  channel: 'email',
  voice: 'email',
  opening: {
    title: 'Abertura: primeiro e-mail',
    usage: 'Individual, até 90 palavras, com um motivo verdadeiro para escrever.',
    tips: ['Assunto em minúsculas, de 2 a 5 palavras', 'Sem anexo e com um link no máximo'],
    content: [
      [
        b2b('Assunto: [empresa] e uma dúvida'),
        'Assunto: sobre o que você pediu',
        'Assunto: uma dúvida rápida',
      ],
      'Olá, [nome],',
      [
        b2b(
          'Escrevo por causa de [fato recente da empresa]. Quando isso acontece, costuma aparecer um problema: {dor}.',
        ),
        'Você passou por aqui por causa de [assunto do pedido]. Muita gente chega com a mesma situação: {dor}.',
      ],
      '{argumento}',
      [
        bigBuyer(
          'Isso está na sua mesa ou com outra pessoa do time? Se fizer sentido, mando em uma página o que uma empresa parecida fez.',
        ),
        b2b('Isso acontece por aí? Se fizer sentido, mando em uma página como resolver.'),
        'Ainda faz sentido para você? Responda “sim” e eu mando as opções.',
      ],
      '{eu}\n[sua empresa e telefone]\nSe preferir não receber mais mensagens minhas, responda “sair” e eu tiro na hora.',
    ],
  },
  main: {
    title: 'Roteiro principal: e-mail do caso',
    usage:
      'Segundo contato ou resposta a quem demonstrou interesse. Um caso, um número, um pedido.',
    tips: [
      style('communicator', 'Corte pela metade antes de enviar'),
      'Use número real e autorizado pelo cliente do caso',
    ],
    content: [
      [
        firstSteps('Assunto: uma ideia em quatro linhas'),
        'Assunto: como [cliente parecido] resolveu',
      ],
      '[nome],',
      [
        firstSteps('Escrevo curto, com uma ideia para a sua situação.'),
        'Conto em quatro linhas, porque lembra a sua situação.',
      ],
      [
        firstSteps(
          'Hoje: {dor}.\nPrimeiro passo: resolver só o que mais custa, em [prazo].\nComo saber se deu certo: [o número que vai mudar].',
        ),
        'Antes: {dor}.\nO que mudou: um passo por vez, começando pelo que mais custava.\nDepois: [resultado real].',
      ],
      '{argumento}',
      [
        bigBuyer(
          'Posso mostrar em 20 minutos, com você e quem cuida do tema? Sugiro [dia e horário]; se não der, me diga um horário e eu me ajusto.',
        ),
        b2b('Posso te mostrar em 20 minutos? Sugiro [dia e horário].'),
        'Quer que eu monte uma opção para o seu caso? Basta responder com o que você precisa e até quando.',
      ],
      '{eu}',
    ],
  },
  followUp: {
    title: 'Follow-up: dois retornos curtos',
    usage: 'Dias 4 e 12 depois do último e-mail, na mesma conversa.',
    tips: ['Responda sobre o e-mail anterior: o assunto se mantém e o contexto também'],
    content: [
      'Assunto: Re: (mesma conversa)',
      'Dia 4',
      [
        '[nome], sei que a semana atropela. Fica uma pergunta que se responde em uma palavra: isso é para agora, para depois ou não é para vocês?',
        '[nome], volto só com um dado que pode ajudar na decisão: [um dado útil, com fonte]. Faz sentido conversarmos?',
      ],
      'Dia 12',
      [
        b2b(
          '[nome], imagino que não seja prioridade, e tudo bem. Encerro por aqui para não lotar a sua caixa. Se mudar, basta responder esta mensagem: todo o contexto está abaixo.',
        ),
        '[nome], vou encerrar por aqui para não lotar a sua caixa. Se mudar de ideia, responda esta mensagem, que eu retomo de onde paramos.',
      ],
      '{eu}',
    ],
  },
  closing: {
    title: 'Fechamento: e-mail de decisão',
    usage: 'Depois da conversa em que houve acordo verbal. Deve poder ser encaminhado sem você.',
    tips: ['Escreva para quem não estava na reunião'],
    content: [
      'Assunto: combinado e próximos passos',
      '[nome], registro o que combinamos, para facilitar a decisão:',
      '1. O problema: {dor}.\n2. O que será feito: [escopo em uma linha].\n3. Prazo: [prazo].\n4. Investimento: [valor e condição].',
      [
        bigBuyer(
          'Para começarmos na data, preciso de duas coisas até sexta: o “de acordo” nesta conversa e o contato de quem cuida do contrato.',
        ),
        b2b('Para começarmos na data, basta responder “de acordo” e mandar os dados para a nota.'),
        'Para garantir, basta responder “confirmo” e escolher Pix ou cartão: envio o link em seguida.',
      ],
      'Se algum ponto não estiver como você entendeu, me corrija por aqui que eu ajusto hoje.',
      '{eu}',
    ],
  },
};
