import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const textFor = (request: string): string =>
  talkOf([request], { sellerName: 'Nair' }).last.artefact?.text ?? '';

describe('a text out of a story', () => {
  it.each([
    [
      'Dona Cleusa encomendou uma cortina de linho bege. Escreva-lhe que ficou pronta e que pode buscar até o dia 9.',
      /É sobre a cortina de linho bege\./,
      /encomendou/,
    ],
    [
      'o Vando comprou um capacete e a viseira trincou, q raiva kkk. mas enfim vou mandar outra sem custo. faz uma msg pra ele',
      /[Vv]ou mandar outra sem custo/,
      /raiva|kkk/,
    ],
    [
      'Monte uma mensagem para a Nilza, sem falar do preço: a mesa fica pronta na quarta e sai por R$ 870.',
      /quarta/,
      /870/,
    ],
    [
      'A inquilina Rosa vem ver a casa no sábado às 9h. O dono deixa por R$ 1.700, porém ela não pode saber. Escreva uma mensagem confirmando a visita.',
      /visita/,
      /1\.700|dono/,
    ],
    [
      'Escreve pro Ítalo explicando que o conserto não tem volta, mas que eu refaço se o erro for meu',
      /[Mm]as eu refaço se o erro for meu\./,
      /mas que/,
    ],
  ])('says what is to be said and nothing else: %s', (request, wanted, unwanted) => {
    expect(textFor(request)).toMatch(wanted);
    expect(textFor(request)).not.toMatch(unwanted);
  });
});
