import { describe, expect, it } from 'vitest';
import { stateAfter } from '../state/state.ts';
import { recognisedCase } from './recognise.ts';

const actOf = (userInput: string) => stateAfter([{ userInput, assistantResponse: '' }]).log[0]?.act;

describe('a story with a question for what to say', () => {
  it.each([
    [
      'o forno dele rachou, o primo dele que é pedreiro faz de graça. o que eu falo?',
      'knows-someone',
    ],
    ['a dona do salão falou que tá muito caro pra ela agora, o que eu respondo?', 'price'],
    ['o síndico disse que vai pensar e depois me chama. falo o quê?', 'think'],
  ])('is about the objection that it tells: %s', (message, objection) => {
    expect(recognisedCase(message).label).toBe(`obj.${objection}`);
  });

  it('stays about method where no objection is reported', () => {
    expect(recognisedCase('vou visitar uma clínica amanhã cedo. o que eu falo?').label).not.toMatch(
      /^obj\./,
    );
  });
});

describe('a line that is handed in by its name', () => {
  it.each([
    'minha frase: dona Lúcia, é melhor pagar 40 por mês do que deixar dívida',
    'Minha resposta - entendo, e o que pesa mais para a senhora hoje?',
    'minha abertura: oi, vi que a loja abriu agora, quem cuida das compras?',
  ])('is judged whatever it is about: %s', (message) => {
    expect(actOf(message)).toMatchObject({ kind: 'judge' });
  });
});
