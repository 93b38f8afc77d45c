import { b2b } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const threadsXScripts: ChannelScriptKnowledge = {
  channel: 'threads-x',
  voice: 'comments',
  opening: {
    title: 'Abertura: texto curto com opinião',
    usage: 'Até 280 caracteres cada. Publique um por dia.',
    tips: ['Opinião com experiência, não frase de efeito'],
    content: [
      [
        'Texto 1\nO que mais ouço de cliente: {dor}. O que quase ninguém faz: medir por duas semanas antes de gastar.',
        'Texto 1\nOuvi de novo hoje: {dor}. Quase nunca se resolve com mais esforço.',
      ],
      'Texto 2\nPergunta sincera para quem já passou por isso: o que vocês tentaram primeiro e por que não deu certo?',
      [
        b2b(
          'Texto 3\nSe o fornecedor não pergunta nada antes do preço, ele está vendendo a tabela dele, não a sua solução.',
        ),
        'Texto 3\nAntes de pagar, faça três perguntas: o que está incluído, até quando e o que acontece se der errado.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: fio de um caso em cinco partes',
    usage: 'Uma vez por semana. Cada parte cabe em uma publicação.',
    tips: ['Nunca exponha o cliente; peça autorização para número'],
    content: [
      '1/5\nUm cliente chegou assim: {dor}. Achava que era azar. Não era.',
      '2/5\nPerguntei três coisas. Na segunda ele ficou quieto: [a pergunta que fez diferença].',
      '3/5\nO que fizemos primeiro foi pequeno, barato e sem glamour: [primeiro passo].',
      '4/5\nResultado depois de [prazo]: [resultado real]. Não foi mágica.',
      '5/5\n{argumento}\nSe isso lembra o seu caso, responde aqui que eu digo por onde começaria.',
    ],
  },
  followUp: {
    title: 'Follow-up: da resposta pública ao privado',
    usage: 'Para quem respondeu contando um caso.',
    tips: ['Responda em público antes de chamar'],
    content: [
      [
        'Resposta pública\nBoa, [nome]. No seu caso eu olharia primeiro [o ponto a olhar]. Já tentou?',
        'Resposta pública\nFaz sentido, [nome]. Mudaria uma coisa: [o ponto a olhar].',
      ],
      'Mensagem 1\nOi, [nome]! Continuo aqui para não encher o seu perfil. Isso está acontecendo há quanto tempo?',
      'Mensagem 2\nTenho um passo a passo curto sobre isso. Quer que eu mande? Sem cadastro.',
    ],
  },
  closing: {
    title: 'Fechamento: levar à conversa de verdade',
    usage: 'Quando a pessoa pediu ajuda ou preço no privado.',
    tips: ['Não feche em público'],
    content: [
      'Mensagem 1\n[nome], pelo que você contou, o caminho é [o caminho]. Fica em {ticket}, conforme o caso.',
      [
        b2b(
          'Mensagem 2\nMelhor do que trocar texto: 20 minutos em [dia e horário]. Te mando o convite?',
        ),
        'Mensagem 2\nMelhor do que trocar texto: me chama no WhatsApp, [link], que eu te explico por áudio e já deixo reservado.',
      ],
    ],
  },
};
