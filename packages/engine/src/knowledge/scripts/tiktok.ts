import { b2b } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const tiktokScripts: ChannelScriptKnowledge = {
  channel: 'tiktok',
  voice: 'comments',
  opening: {
    title: 'Abertura: 3 segundos que seguram',
    usage: 'Escolha uma e grave as outras como variação.',
    tips: ['Fale já em movimento ou mostrando algo'],
    content: [
      'Versão 1\nPara tudo se isto acontece com você: {dor}.',
      'Versão 2\nNinguém me contou isso antes de eu gastar à toa.',
      'Versão 3\nEu faço isso todo dia e ainda me espanto. Olha só.',
    ],
  },
  main: {
    title: 'Roteiro principal: vídeo de 25 segundos',
    usage: 'Fale rápido e corte os silêncios na edição. Legenda sempre.',
    tips: ['Uma ideia, uma prova, um convite'],
    content: [
      ['Todo mundo erra no mesmo lugar.', 'Tem um jeito mais simples.'],
      '(mostre o erro comum)',
      'Funciona assim: [demonstração em uma frase].',
      '{argumento}',
      '(mostre o resultado)',
      [
        b2b('Tem um negócio e vive isso? Comenta “negócio” que eu te mando o passo a passo.'),
        'Quer igual? O link está no perfil. Dúvida, comenta que eu respondo em vídeo.',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: resposta em vídeo a comentário',
    usage: 'Use o recurso de responder com vídeo nos comentários com dúvida ou desconfiança.',
    tips: ['Comentário azedo respondido com calma vende'],
    content: [
      ['Você perguntou, eu respondo.', 'Essa dúvida aparece todo dia, então vem comigo.'],
      '(leia o comentário na tela)',
      'A resposta curta é [resposta curta]. Quer ver? (demonstre)',
      'Se o seu caso for diferente, me chama no link do perfil e me conta em uma linha.',
    ],
  },
  closing: {
    title: 'Fechamento: da visualização à compra',
    usage: 'Mensagem a quem chamou pelo link, ou fala final da live.',
    tips: ['Confirme estoque antes de fazer a chamada ao vivo'],
    content: [
      'Mensagem 1\nOi, [nome]! Que bom que você veio do vídeo. Qual deles você viu? Assim te mando a opção certa.',
      'Mensagem 2\nFica em {ticket}. Entrego em [prazo] e, se não servir, você tem 7 dias para desistir, como manda a lei.',
      [
        b2b('Mensagem 3\nFaço com nota. Prefere Pix ou boleto?'),
        'Mensagem 3\nPrefere Pix ou cartão? Te mando o link seguro agora.',
      ],
    ],
  },
};
