import type { ChannelObjection } from './knowledge.ts';

/** Handling of an unknown objection. */
export const OTHER_OBJECTION: Omit<ChannelObjection, 'said'> = {
  receive: ['Entendo, e que bom que você falou abertamente.', 'Faz sentido você pensar nisso.'],
  ask: [
    'Me conta um pouco mais: o que aconteceu para isso pesar assim?',
    'O que está por trás disso para você?',
  ],
  answer: ['{argumento} Mas, se esse ponto não se resolver, é melhor não seguir.'],
  confirm: [
    'Resolvendo esse ponto, sobra alguma outra dúvida?',
    'Isso responde ou ficou faltando alguma coisa?',
  ],
};
