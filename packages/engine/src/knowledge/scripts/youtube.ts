import { b2b, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const youtubeScripts: ChannelScriptKnowledge = {
  channel: 'youtube',
  voice: 'comments',
  opening: {
    title: 'Abertura: os primeiros 20 segundos do vídeo',
    usage: 'Antes de vinheta e de “se inscreva”. Diga o problema e o que a pessoa leva.',
    tips: ['Regrave a abertura até sair sem respirar no meio'],
    content: [
      [
        'Se a sua situação é esta ({dor}), em poucos minutos você vai saber o que fazer primeiro e quanto custa. Sem enrolação.',
        'Três erros explicam quase tudo o que vejo quando alguém chega com esta queixa: {dor}. O terceiro é o mais caro.',
      ],
      '(corte) Eu sou {eu}, trabalho com isso todo dia, e vou mostrar um exemplo de verdade.',
    ],
  },
  main: {
    title: 'Roteiro principal: vídeo de 6 minutos',
    usage: 'Fale por tópicos. Uma ideia por bloco, com exemplo na tela.',
    tips: [
      style('consultant', 'Mostre a conta na tela: é o trecho mais revisto'),
      'Convite no meio, não só no fim',
    ],
    content: [
      'Primeiro, como saber se é o seu caso. Olha estes três sinais: [três sinais].',
      'Segundo, por que isso acontece. Não é falta de esforço. Quase sempre é uma decisão tomada sem uma informação simples: [a informação].',
      [
        b2b(
          'Terceiro, quanto custa deixar como está. Pega um mês comum do seu negócio e soma comigo: horas perdidas, retrabalho, venda que não veio.',
        ),
        'Terceiro, quanto custa deixar como está. Soma comigo: o que você já gastou tentando e o que vai gastar de novo.',
      ],
      'Se quiser que eu olhe o seu caso, o link do WhatsApp está na primeira linha da descrição. Agora volta aqui, que vem o mais importante.',
      'Quarto, o que quase ninguém conta antes: {argumentoEmFrase}',
      'Quinto, a objeção que você deve estar pensando: “e se não funcionar comigo?”. Comece pequeno, meça e só depois aumente.',
    ],
  },
  followUp: {
    title: 'Follow-up: responder comentário e levar à conversa',
    usage: 'No mesmo dia, para quem contou um caso ou fez pergunta de compra.',
    tips: ['Responda em público primeiro: outros leem'],
    content: [
      [
        'Comentário\nBoa pergunta, [nome]. No seu caso eu olharia primeiro [o ponto a olhar]. Há quanto tempo isso acontece?',
        'Comentário\nÓtimo ponto, [nome]. Depende de [o ponto a olhar]. Me conta um pouco mais?',
      ],
      'Mensagem 1\nOi, [nome]! {eu}, do vídeo. Pelo que você escreveu, dá para adiantar bastante. Posso te fazer duas perguntas?',
      'Mensagem 2\nE isso precisa estar resolvido até quando?',
    ],
  },
  closing: {
    title: 'Fechamento: final do vídeo com convite',
    usage: 'Os 30 segundos finais. Um convite só.',
    tips: ['Grave o convite com a mesma energia da abertura'],
    content: [
      'Resumindo: veja os sinais, faça a conta e comece por um passo só.',
      [
        b2b(
          'Se você quer fazer isso com alguém do lado, toca no primeiro link. São 20 minutos, eu olho o seu caso e digo se vale a pena agora.',
        ),
        'Se quiser ajuda para escolher, toca no primeiro link. Eu respondo no WhatsApp e digo com sinceridade o que faria no seu lugar.',
      ],
      'E me conta nos comentários: qual dos sinais aparece por aí? Eu leio e respondo.',
    ],
  },
};
