import { b2b, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const contentSeoScripts: ChannelScriptKnowledge = {
  channel: 'content-seo',
  voice: 'email',
  opening: {
    title: 'Abertura: primeiras linhas do artigo',
    usage: 'Responda nas duas primeiras linhas; depois explique.',
    tips: ['Leia em voz alta: se cansar, corte'],
    content: [
      'Título: [a pergunta que o cliente faz], explicado sem enrolação',
      [
        'Resposta curta: depende de três coisas, e dá para saber em cinco minutos de leitura. Se a sua situação é esta ({dor}), comece pelo primeiro ponto.',
        'Se você chegou até aqui, talvez a história seja esta: {dor}. Dá para resolver, e o caminho depende de três coisas.',
      ],
      [
        b2b(
          'Escrevo como quem atende {compradores} toda semana. Abaixo estão os sinais, as contas e os erros que mais vejo.',
        ),
        'Escrevo como quem atende gente nessa situação toda semana. Abaixo estão os sinais, as contas e os erros que mais vejo.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: estrutura do artigo',
    usage: 'Complete cada parte com um caso real. De 700 a 1.200 palavras.',
    tips: [
      style('hunter', 'Termine e mande o link a cinco contatos parados'),
      'Preço em faixa vale mais do que “consulte”',
    ],
    content: [
      '1. Como saber se é o seu caso\nTrês sinais simples, com exemplo: [sinais].',
      '2. Por que acontece\nDuas causas comuns e a que quase ninguém olha.',
      '3. Quanto custa resolver\nEm geral fica em {ticket}. O que muda o valor: [o que muda o valor].',
      '4. Como escolher quem vai resolver\nTrês perguntas para fazer a qualquer fornecedor, inclusive a mim.',
      '5. O que saber antes de assinar qualquer coisa\n{argumento}',
      'Convite no fim\nQuer que eu olhe o seu caso? Me chama no WhatsApp com uma linha sobre ele. Respondo com sinceridade, mesmo que a resposta seja “ainda não vale a pena”.',
    ],
  },
  followUp: {
    title: 'Follow-up: usar o artigo para retomar',
    usage: 'Para orçamento parado ou contato antigo com aquela dúvida.',
    tips: ['Mande o trecho, não só o link'],
    content: [
      ['Assunto: escrevi isto pensando na sua dúvida', 'Assunto: a resposta que fiquei te devendo'],
      '[nome], você me perguntou sobre [a dúvida] e a resposta por mensagem ficou curta.',
      'Escrevi com calma: [link]. A parte que serve para você é a terceira, sobre o que muda o valor.',
      'Depois de ler, me diz: ficou mais claro ou apareceu outra dúvida?\n{eu}',
    ],
  },
  closing: {
    title: 'Fechamento: resposta a quem veio pelo artigo',
    usage: 'Quando o leitor escreve contando o caso.',
    tips: ['Quem leu quer ser tratado como quem já sabe o básico'],
    content: [
      'Assunto: sobre o seu caso',
      '[nome], que bom que o texto ajudou. Pelo que você contou, o ponto central é [o ponto central].',
      'Eu faria em dois passos: [primeiro passo] e, depois de medir, o restante.',
      [
        b2b(
          'Fica em {ticket}. Se estiver dentro do que imaginava, mando a proposta de uma página hoje. Quem mais precisa ler?',
        ),
        'Fica em {ticket}. Se estiver dentro do que imaginava, respondo hoje com data e forma de pagamento. Posso?',
      ],
      '{eu}',
    ],
  },
};
