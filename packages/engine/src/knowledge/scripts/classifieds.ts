import { b2b, tagged } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const classifiedsScripts: ChannelScriptKnowledge = {
  channel: 'classifieds',
  voice: 'chat',
  opening: {
    title: 'Abertura: primeira resposta ao contato do portal',
    usage: 'Em até 5 minutos. A mesma pessoa chamou outros três.',
    tips: ['Responda e pergunte na mesma mensagem'],
    content: [
      [
        tagged(
          ['realEstate'],
          'Mensagem 1\nOi, [nome]! Aqui é {eu}. Está disponível, sim. Para eu te ajudar de verdade: é para morar ou investir, e para quando seria a mudança?',
        ),
        tagged(
          ['cars'],
          'Mensagem 1\nOi, [nome]! Aqui é {eu}. Está disponível, sim, com laudo. Você tem carro na troca ou pensa em financiar?',
        ),
        b2b(
          'Mensagem 1\nOi, [nome]! Aqui é {eu}. Atendo, sim, com nota. Me conta o que precisa, onde e até quando?',
        ),
        'Mensagem 1\nOi, [nome]! Aqui é {eu}. Vi o seu pedido e consigo atender. Me conta em que bairro e para quando?',
      ],
      [
        tagged(
          ['realEstate', 'cars'],
          'Mensagem 2\nE o que você já viu até agora e não gostou? Assim eu não te mando mais do mesmo.',
        ),
        'Mensagem 2\nMe manda uma foto ou um áudio curto mostrando como está? Com isso já te dou uma faixa de preço.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: qualificar e marcar',
    usage: 'Depois da primeira resposta. O objetivo é a visita ou o orçamento certo.',
    tips: ['Vídeo curto seu no local vale por dez fotos'],
    content: [
      [
        tagged(
          ['realEstate'],
          'Mensagem 1\nEntendi, [nome]. E a compra seria com financiamento, FGTS ou recurso próprio? Pergunto para só te mostrar o que cabe.',
        ),
        tagged(
          ['cars'],
          'Mensagem 1\nEntendi, [nome]. Pensa em entrada mais parcela de quanto? Faço a simulação sem compromisso.',
        ),
        'Mensagem 1\nEntendi, [nome]. Para esse tipo de pedido costuma ficar em {ticket}. O que muda é [o que muda o valor].',
      ],
      'Mensagem 2\nMuita gente me chama por causa disto: {dor}. Por isso eu prefiro mostrar tudo antes, inclusive o que não é perfeito. {argumento}',
      [
        tagged(
          ['realEstate', 'cars'],
          'Mensagem 3\nPosso te mostrar em [dia e horário]. Se não for esse, já separo outras duas opções na mesma faixa. Combinado?',
        ),
        'Mensagem 3\nConsigo passar aí em [dia e horário] e deixar o orçamento fechado por escrito. Pode ser?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: perguntou e sumiu',
    usage: 'No dia seguinte e no dia 4.',
    tips: ['Ofereça alternativa em vez de cobrar resposta'],
    content: [
      [
        tagged(
          ['realEstate', 'cars'],
          'Dia 1\n[nome], entrou hoje uma opção parecida com a que você viu, com [diferença]. Mando o vídeo?',
        ),
        'Dia 1\n[nome], consegui um encaixe em [dia e horário]. Ainda precisa ou já resolveu?',
      ],
      [
        'Dia 4\n[nome], você ainda está procurando? Se já resolveu, me avisa que eu paro de te mandar opção. Se não, o que ainda falta achar?',
        'Dia 4\n[nome], sigo de olho para você. Mudou algo na faixa de preço ou no prazo?',
      ],
    ],
  },
  closing: {
    title: 'Fechamento: proposta e reserva',
    usage: 'Depois da visita ou do orçamento, com interesse claro.',
    tips: ['Confirme o Pix no extrato antes de entregar qualquer coisa'],
    content: [
      'Mensagem 1\n[nome], do que você viu, o que mais pesou a favor? E o que te segura?',
      [
        tagged(
          ['realEstate'],
          'Mensagem 2\nEntão vamos de proposta por escrito: valor, forma de pagamento e prazo. Levo ao proprietário hoje e te respondo até amanhã. Qual valor eu coloco?',
        ),
        tagged(
          ['cars'],
          'Mensagem 2\nPara reservar, faço o sinal com recibo e prazo de [prazo]. Nesse tempo ninguém mais visita. Pode ser?',
        ),
        'Mensagem 2\nFecho em [valor], com início em [dia e horário] e garantia por escrito. Sinal por Pix ou cartão?',
      ],
      'Mensagem 3\nPerfeito. Mando agora o resumo do combinado com meus dados completos. Confere e me responde “de acordo”.',
    ],
  },
};
