import { b2b, b2c, bigBuyer, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const coldCallScripts: ChannelScriptKnowledge = {
  channel: 'cold-call',
  voice: 'call',
  opening: {
    title: 'Abertura: os primeiros 30 segundos',
    usage: 'Leia em voz alta até soar seu. O objetivo é ganhar mais um minuto, não vender.',
    tips: [
      'Respeite as pausas: quem fala primeiro depois da pergunta perde',
      'Em pé, a voz sai melhor',
    ],
    content: [
      [
        b2c(
          'Oi, [nome]? Aqui é {quemLiga}. (pausa) Você deixou seu contato com a gente por [origem do contato] e eu fiquei de retornar. Peguei você em um minuto bom?',
        ),
        'Oi, [nome]? Aqui é {quemLiga}. (pausa) A gente não se conhece, então vou direto ao ponto: me dá 30 segundos e depois você decide se continua?',
        'Oi, [nome]? Aqui é {quemLiga}. (pausa) Esta é uma ligação sem aviso, eu sei. Posso dizer em meio minuto por que liguei justamente para você?',
      ],
      '(espere o “pode falar”)',
      [
        firstSteps(
          'Liguei porque vi [fato da empresa]. Tenho estudado o dia a dia de {compradores}, e um ponto se repete: {dor}. (pausa) Isso faz parte do seu ou estou longe?',
        ),
        b2b(
          'Liguei porque vi [fato da empresa]. Converso toda semana com {compradores}, e o que mais escuto é isto: {dor}. (pausa) Isso faz parte do seu dia ou estou longe?',
        ),
        'O que mais escuto de quem procura a gente é isto: {dor}. (pausa) No seu caso é isso ou é outra coisa?',
      ],
      '(fique em silêncio e anote as palavras exatas)',
    ],
  },
  main: {
    title: 'Roteiro principal: três perguntas e um convite',
    usage: 'Depois que a pessoa confirmou que o assunto interessa. De 3 a 5 minutos.',
    tips: [
      style('hunter', 'Faça as três perguntas antes do convite, mesmo com o sim à vista'),
      style('communicator', 'Fale menos da metade do tempo'),
      'Repita a última frase da pessoa em tom de pergunta: ela continua',
    ],
    content: [
      'Me conta: como vocês lidam com isso hoje? (pausa longa)',
      [
        bigBuyer(
          'E quando dá errado, quem sente primeiro: a sua equipe, o cliente ou o financeiro? (pausa)',
        ),
        b2b('E quando dá errado, o que isso custa em um mês, por alto? (pausa)'),
        'E o que já tentou fazer para resolver? (pausa)',
      ],
      'Se isso se resolvesse nos próximos três meses, o que mudaria para você? (pausa longa)',
      'Então, se eu entendi, [resumo do que ouviu]. É isso? (pausa)',
      'Do nosso lado, o que posso te adiantar é isto: {argumentoEmFrase} (pausa)',
      [
        bigBuyer(
          'Não dá para avaliar por telefone. Proponho 25 minutos com você e com quem cuida disso aí. Saem com um diagnóstico, mesmo que não sigam comigo. Melhor [dia e horário] ou no começo da outra semana?',
        ),
        b2b(
          'Não vou te vender por telefone. Proponho 20 minutos para ver se serve para você. Melhor [dia e horário] ou no fim da tarde?',
        ),
        'Pelo que você contou, dá para resolver. Prefere que eu explique agora em dois minutos ou marcamos [dia e horário] com calma?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: segunda ligação e recado',
    usage: 'Quando pediu para ligar depois, não atendeu ou recebeu material.',
    tips: ['Comece sempre pelo combinado: dia, assunto e promessa'],
    content: [
      'Oi, [nome], {eu}, da [sua empresa]. (pausa) Você pediu que eu ligasse hoje. Ainda é uma boa hora?',
      'Da última vez você contou que [o que a pessoa contou]. (pausa) Mudou alguma coisa de lá para cá?',
      [
        b2b(
          'Mandei o material. Falando a verdade, quase ninguém lê inteiro. (pausa) Quer que eu diga em um minuto a parte que serve para vocês?',
        ),
        'Fiquei de te mandar as opções. (pausa) Quer que eu resuma em um minuto a que mais combina com você?',
      ],
      'Recado na caixa postal: “[nome], {eu}. Liguei para falar do que conversamos. Tento de novo amanhã de manhã; se preferir outro horário, me responde com a hora.”',
    ],
  },
  closing: {
    title: 'Fechamento: marcar com data na agenda',
    usage: 'No fim da ligação em que houve interesse. Saia com dia, hora e quem participa.',
    tips: ['Envie o convite antes de desligar e confirme que chegou'],
    content: [
      'Ótimo. Então fica [dia e horário]. (pausa) Qual é o melhor e-mail para o convite?',
      '(envie enquanto fala) Acabou de sair. Apareceu aí? (pausa)',
      [
        bigBuyer(
          'Quem mais sofre com isso e deveria estar nessa conversa? (pausa) Incluo agora, assim você não precisa repetir tudo depois.',
        ),
        b2b(
          'Alguém mais decide com você? (pausa) Se sim, vale estar junto, para não te dar trabalho dobrado.',
        ),
        'Alguém decide isso com você? (pausa) Se sim, chama para ouvir junto.',
      ],
      'Vou chegar com uma ideia pronta para [o problema que ouviu]. Se no meio você achar que não serve, me diz que a gente encerra, sem problema. (pausa) Combinado?',
      'Agradeço o seu tempo, [nome]. Na véspera eu confirmo. Um bom dia para você.',
    ],
  },
};
