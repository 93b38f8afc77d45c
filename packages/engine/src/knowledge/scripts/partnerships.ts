import { b2b, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const partnershipsScripts: ChannelScriptKnowledge = {
  channel: 'partnerships',
  voice: 'talk',
  opening: {
    title: 'Abertura: convite ao parceiro',
    usage: 'Mensagem ou visita a quem já atende o seu cliente. Ofereça antes de pedir.',
    tips: [
      'Mostre que conhece o trabalho da pessoa',
      style('hunter', 'Chegue com um cliente na mão, se puder'),
    ],
    content: [
      [
        'Oi, [nome]! Aqui é {quem}. Acompanho o trabalho da [empresa] e atendo o mesmo público, em outra etapa.',
        'Oi, [nome], tudo bem? Aqui é {quem}. Já ouvi falar bem da [empresa] por clientes em comum.',
      ],
      'Muita gente que me procura ainda precisa do que você faz, e eu não tenho a quem indicar com confiança. Pensei em você.',
      [
        b2b(
          'Topa 20 minutos para eu entender quem você atende melhor? Se fizer sentido, começamos com um caso de cada lado.',
        ),
        'Topa um café de 20 minutos? Quero entender como você gosta de receber cliente, e conto o que eu faço.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: conversa de parceria',
    usage: 'Os 20 minutos com o parceiro. Ouça dois terços do tempo.',
    tips: ['Saia com um teste pequeno e uma data, não com “vamos falando”'],
    content: [
      'Quem é o cliente que você mais gosta de atender? E o que ele reclama que você não resolve?',
      'Do meu lado, quem chega costuma estar assim: {dor}. Você ouve isso também?',
      'Quando isso aparece, é aí que eu entro, e o que eu digo a quem chega é isto: {argumentoEmFrase}',
      'Minha proposta é um teste de 60 dias. Você me apresenta quem tiver esse problema, eu te apresento quem precisar de você, e a cada passo eu aviso o que aconteceu.',
      [
        b2b(
          'Se virar contrato, combinamos por escrito o que cada um recebe: [regra combinada]. Funciona para você?',
        ),
        'Se virar venda, retribuo com [regra combinada], desde que a sua profissão permita. Funciona para você?',
      ],
      'Quem foi o último cliente que comentou isso com você? Podemos começar por ele.',
    ],
  },
  followUp: {
    title: 'Follow-up: manter a parceria viva',
    usage: 'Depois da conversa e uma vez por mês.',
    tips: ['Notícia rápida vale mais do que comissão'],
    content: [
      'No dia seguinte\n[nome], gostei da conversa. Segue o texto para você encaminhar quando aparecer alguém: “{eu} resolve isso bem; posso passar o seu contato?”. E já tenho um nome para você.',
      [
        'A cada indicação\n[nome], falei hoje com quem você indicou. Situação: [situação]. Te aviso do próximo passo.',
        'A cada indicação\n[nome], notícia do seu indicado: [situação]. Obrigação minha te manter por dentro.',
      ],
      'Uma vez por mês\n[nome], 20 minutos para ver o que andou e o que travou? Sugiro [dia e horário].',
    ],
  },
  closing: {
    title: 'Fechamento: combinar a regra do teste',
    usage: 'Quando o parceiro gostou da ideia.',
    tips: ['Uma página basta: quem, como, quanto, quando, até quando'],
    content: [
      'Então fica assim, [nome]: teste até [data], uma indicação de cada lado por mês, e eu aviso cada passo.',
      'Coloco em uma página: quem indica, como apresenta, o que recebe e quando. Te mando hoje e você muda o que quiser.',
      'Para não ficar na conversa, qual é o primeiro nome? Eu chamo amanhã e te conto no fim do dia.',
    ],
  },
};
