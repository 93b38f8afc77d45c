import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../embedded/index.ts';

const DESCRIPTION =
  'Descreva o seu cliente ideal com as suas palavras: quem é, onde está, o que o incomoda, quanto costuma gastar.';

const painOf = async (answer: string) => {
  const { mainPain } = await createEmbeddedEngine().icpProfile({
    answers: [{ question: DESCRIPTION, answer }],
    icpName: 'Dona de casa',
    sellerAnswers: null,
    language: 'pt-BR',
  });
  return mainPain;
};

describe('What bothers a customer', () => {
  it.each([
    [
      'Donas de casa do bairro. O que incomoda é pagar caro numa panela que gruda. Gastam 200.',
      'pagar caro',
    ],
    [
      'Donas de casa do bairro. O que incomoda é gastar gás com panela ruim. Gastam 200.',
      'gastar gás',
    ],
  ])('may be what they pay: "%s"', async (answer, part) => {
    expect((await painOf(answer)).toLowerCase()).toContain(part);
  });
});
