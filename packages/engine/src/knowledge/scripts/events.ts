import { b2b, bigBuyer, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const eventsScripts: ChannelScriptKnowledge = {
  channel: 'events',
  voice: 'talk',
  opening: {
    title: 'Abertura: conversa no corredor',
    usage: 'Primeiros 30 segundos, em pé, sem folheto na mão.',
    tips: [
      'Crachá à vista e celular no bolso',
      style('hunter', 'Duas perguntas antes de dizer o que vende'),
    ],
    content: [
      [
        'Oi! O que te trouxe à feira este ano? (pausa)',
        'Oi, tudo bem? Já achou o que veio procurar? (pausa)',
      ],
      'E o que você faz na [empresa]? (pausa)',
      [
        b2b(
          'Legal. Aqui tenho conversado com {compradores}, e um assunto volta toda hora: {dor}. (pausa) Vocês sentem isso ou já está resolvido?',
        ),
        'Legal. Tem um assunto que volta toda hora por aqui: {dor}. (pausa) Faz sentido para você?',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: dez minutos que viram reunião',
    usage: 'Quando a pessoa parou para conversar. Anote logo depois.',
    tips: [
      'Não demonstre tudo: mostre uma coisa só',
      'Se não for cliente, apresente a alguém e siga',
    ],
    content: [
      'Como vocês resolvem isso hoje? (pausa)',
      [
        bigBuyer('E quem mais participa quando vocês mudam algo assim? (pausa)'),
        'E o que já tentaram? (pausa)',
      ],
      [
        firstSteps(
          'Deixa eu te mostrar em meio minuto como funciona: [um exemplo que cabe na mão]. (pausa)',
        ),
        'Deixa eu te contar um caso em meio minuto: [resultado de um cliente]. (pausa)',
      ],
      'O que faz diferença, na prática: {argumentoEmFrase} (pausa)',
      'Aqui no barulho não dá para fazer direito. Posso te chamar na quarta, por 20 minutos, já com uma ideia para vocês? (pausa)',
      'Me dá o seu WhatsApp? Te mando agora uma mensagem com o que você falou, para a gente não esquecer.',
    ],
  },
  followUp: {
    title: 'Follow-up: mesmo dia e 48 horas',
    usage: 'Mensagem no dia do evento e ligação em até dois dias.',
    tips: ['Cite algo que só quem estava lá saberia'],
    content: [
      [
        'No mesmo dia\nOi, [nome], {eu}, da conversa perto de [lugar do evento]. Anotei o que você disse: [o que a pessoa contou]. Te ligo na quarta com uma ideia. Bom resto de feira!',
        'No mesmo dia\n[nome], foi bom te conhecer hoje. Para não perder: [o que a pessoa contou]. Te chamo na quarta, combinado?',
      ],
      'Em 48 horas, por telefone\nOi, [nome], {eu}, da feira. (pausa) Prometi voltar com uma ideia para o que você contou. Tem dois minutos?',
      'Uma semana depois\n[nome], sei que a volta da feira acumula tudo. Deixo [dia e horário] reservado para você. Mantenho?',
    ],
  },
  closing: {
    title: 'Fechamento: sair do evento com data',
    usage: 'Quando a pessoa mostrou interesse real.',
    tips: ['Condição de feira só se for verdadeira e escrita'],
    content: [
      'Então o próximo passo é simples: [dia e horário], 20 minutos. Abro a agenda agora. (pausa) Qual é o e-mail?',
      [
        bigBuyer(
          'Quem da [empresa] deveria estar junto para não precisar repetir? Já incluo. (pausa)',
        ),
        'Tem alguém que decide com você? Já incluo. (pausa)',
      ],
      'Pronto, convite enviado. Se até lá mudar alguma coisa, me chama sem cerimônia. Foi bom te conhecer!',
    ],
  },
};
