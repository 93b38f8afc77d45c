import { b2b, bigBuyer, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const webinarScripts: ChannelScriptKnowledge = {
  channel: 'webinar',
  voice: 'talk',
  opening: {
    title: 'Abertura: os dois primeiros minutos da aula',
    usage: 'Comece no horário. Diga o que a pessoa leva e como vai funcionar.',
    tips: ['Peça uma resposta no chat no primeiro minuto: acorda a sala'],
    content: [
      [
        'Boa noite! Que bom ter vocês aqui. (pausa) Eu sou {eu}.',
        'Oi, pessoal, sou {eu}. Vamos começar na hora, em respeito a quem chegou. (pausa)',
      ],
      [
        b2b(
          'Esta aula é para {compradores} que vivem isto: {dor}. (pausa) Escreve no chat: “aqui” se acontece com você, “passou” se já resolveu.',
        ),
        'Esta aula é para quem vive isto: {dor}. (pausa) Escreve no chat “eu” se é o seu caso.',
      ],
      'Em 40 minutos você sai com três passos e uma conta feita. No fim eu conto como trabalho com quem quer ajuda; quem não quiser sai com o conteúdo inteiro.',
    ],
  },
  main: {
    title: 'Roteiro principal: problema, três passos, caso',
    usage:
      'De 30 a 35 minutos, com perguntas no meio. Este é o fio; complete com os seus exemplos.',
    tips: [
      style('communicator', 'Segure o improviso: um exemplo por passo'),
      'Pare a cada 8 minutos para uma pergunta',
    ],
    content: [
      'Primeiro, o tamanho do problema. (pausa) Anota aí quanto isso custou no último mês. Chuta um número e põe no chat. (pausa longa)',
      'Passo um: enxergar. O sinal é [sinal]. (pausa)',
      'Passo dois: escolher uma coisa só. Quem ataca tudo desiste na segunda semana. (pausa)',
      'Passo três: medir em 15 dias. Se não mudou, troca. (pausa)',
      [
        firstSteps(
          'Vamos fazer juntos com um exemplo de verdade. (pausa) [exemplo de alguém da sala ou da imprensa, com fonte]. (pausa)',
        ),
        'Deixa eu contar um caso. (pausa) [caso de um cliente, com número real]. (pausa)',
      ],
      'Para fechar esta parte, o jeito como eu trabalho. (pausa) {argumento} (pausa)',
      'Perguntas? (pausa longa) Vou responder pelo nome.',
    ],
  },
  followUp: {
    title: 'Follow-up: depois da aula, em 24 horas',
    usage: 'Uma mensagem para quem perguntou, outra para quem assistiu, outra para quem faltou.',
    tips: ['Quem perguntou vem primeiro, no mesmo dia'],
    content: [
      'Quem perguntou\nOi, [nome]! {eu}, da aula. Sua pergunta sobre [a pergunta] foi das melhores. Tenho uma resposta mais completa para o seu caso. Posso te ligar 10 minutos amanhã?',
      [
        'Quem assistiu\n[nome], valeu pela presença! Qual dos três passos você vai testar primeiro? Me conta que eu te digo onde costuma travar.',
        'Quem assistiu\n[nome], que bom que você ficou até o fim. O que faltou eu explicar?',
      ],
      'Quem faltou\n[nome], senti sua falta. Deixei a gravação até [data]: [link]. Se tiver só 5 minutos, veja o caso do meio.',
    ],
  },
  closing: {
    title: 'Fechamento: o convite ao fim da aula',
    usage: 'Os cinco minutos finais. Convide com calma e diga para quem não serve.',
    tips: ['Vaga limitada só se for verdade'],
    content: [
      'Você já tem os três passos. Dá para fazer por conta própria, e eu espero que faça. (pausa)',
      'Para quem quer fazer com acompanhamento, eu abro [número de vagas] conversas esta semana. (pausa)',
      [
        bigBuyer(
          'São 30 minutos, com você e quem decide junto, e vocês saem com um diagnóstico por escrito. (pausa)',
        ),
        'São 20 minutos. Olho o seu caso e digo o que eu faria, mesmo que não seja comigo. (pausa)',
      ],
      'Não serve para quem quer resultado sem mudar nada, e está tudo bem. (pausa)',
      'O link está no chat agora. Escolhe o horário e me escreve o que quer resolver. (pausa) Fico mais dez minutos para perguntas.',
    ],
  },
};
