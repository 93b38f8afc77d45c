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

  it.each([
    [
      'O gerente ouviu o valor da bomba e rebateu: "na internet eu vi por mil e oitocentos". O que você me aconselha a responder?',
      'cheaper',
    ],
    [
      'a mãe do Caio me mandou no zap: "na loja do bairro a chuteira é 90 e a sua é 130". o que eu respondo sem baixar meu preço?',
      'cheaper',
    ],
  ])('is answered as an objection where the buyer compares: %s', (message, key) => {
    expect(actOf(message)).toMatchObject({ kind: 'objection', keys: [key] });
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
