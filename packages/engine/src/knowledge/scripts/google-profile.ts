import { b2b, byAppointment, tagged } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const googleProfileScripts: ChannelScriptKnowledge = {
  channel: 'google-profile',
  voice: 'call',
  opening: {
    title: 'Abertura: atender quem ligou pelo mapa',
    usage: 'A pessoa já quer resolver. Atenda até o terceiro toque.',
    tips: ['Pergunte como chegou até você: é assim que se mede o canal'],
    content: [
      '[sua empresa], aqui é {eu}, bom dia! (pausa) Com quem eu falo?',
      [
        tagged(
          ['health', 'beauty', 'pet'],
          'Oi, [nome]. Você quer marcar um horário ou tirar uma dúvida antes? (pausa)',
        ),
        'Oi, [nome]. Me conta o que está acontecendo. (pausa)',
        'Oi, [nome]. No que eu posso ajudar? (pausa)',
      ],
      'Entendi. E é para quando? (pausa) Você viu a gente no Google mesmo? (pausa)',
    ],
  },
  main: {
    title: 'Roteiro principal: entender e dar o preço com contexto',
    usage: 'Depois que a pessoa disse o que precisa. De 2 a 3 minutos.',
    tips: ['Pergunta antes do preço, sempre', 'Dê faixa e o que muda o valor'],
    content: [
      [
        byAppointment(
          'Para eu te passar certo, [nome]: é a primeira vez ou você já faz com alguém? (pausa)',
        ),
        'Para eu te passar certo, [nome]: o que já tentou fazer? (pausa)',
      ],
      'Entendi. Quem liga para cá costuma chegar assim: {dor}. (pausa) É mais ou menos isso? (pausa)',
      'Dá para resolver, sim. {argumento} (pausa)',
      'O valor fica em {ticket}. O que muda é [o que muda o valor]. (pausa)',
      [
        b2b(
          'Consigo passar aí em [dia e horário] para confirmar e já deixar o orçamento fechado. Fica bom? (pausa)',
        ),
        'Tenho [dia e horário] ou no dia seguinte cedo. Qual fica melhor para você? (pausa)',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: retorno e pedido de avaliação',
    usage: 'Mensagem para quem ligou e não fechou, e para quem já foi atendido.',
    tips: ['Peça a avaliação no dia da entrega, com o link'],
    content: [
      'Para quem não fechou\nOi, [nome]! {eu}, da [sua empresa]. Você ligou ontem. Ainda precisa? Guardei um horário até [dia e horário].',
      [
        'Para quem foi atendido\n[nome], foi um prazer te atender. Se ficou do jeito que você queria, me ajuda com uma avaliação? Conta o que foi feito e o bairro: [link]. Se algo não ficou bom, me fala primeiro que eu resolvo.',
        'Para quem foi atendido\n[nome], deu tudo certo? Se gostou, sua avaliação ajuda outra pessoa a escolher: [link]. Se não gostou, me chama aqui que eu corrijo.',
      ],
    ],
  },
  closing: {
    title: 'Fechamento: confirmar horário e pagamento',
    usage: 'Quando a pessoa aceitou o dia ou o valor.',
    tips: ['Confirme por escrito e lembre na véspera'],
    content: [
      'Então está marcado, [nome]: [dia e horário]. (pausa) Qual é o seu WhatsApp para eu mandar a confirmação? (pausa)',
      [
        b2b('Vou precisar do CNPJ para a nota. (pausa) Pode ser boleto ou Pix. (pausa)'),
        'O pagamento pode ser Pix ou cartão, como preferir. (pausa)',
      ],
      'Se tiver um imprevisto, me avisa até a véspera que eu troco sem problema. (pausa) Até lá!',
    ],
  },
};
