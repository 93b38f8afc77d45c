import { describe, expect, it } from 'vitest';
import { asYou, yoursOf } from './as-you.ts';

describe('what a buyer stated, said to the buyer', () => {
  it.each([
    ['Eu acordo cedo e não descanso.', null],
    ['Pago caro e a internet cai toda noite.', 'você paga caro e a internet cai toda noite'],
    [
      'Olha, perco uns R$ 400 por mês, fora o cansaço.',
      'você perde uns R$ 400 por mês, fora o cansaço',
    ],
    [
      'O que me tira o sono é o atraso: já perdi dois clientes.',
      'o que te tira o sono é o atraso: você já perdeu dois clientes',
    ],
    [
      'Semana passada deixei a minha filha esperando.',
      'semana passada você deixou a sua filha esperando',
    ],
    ['Isso me deixa nervosa.', 'isso te deixa nervosa'],
    ['No começo do ano o almoço atrasava.', 'no começo do ano o almoço atrasava'],
    ['A gente vai empurrando.', null],
    ['Você faz por quanto?', null],
  ])('%j is %j', (stated, yours) => expect(asYou(stated)).toBe(yours));

  it('is the sentence that says most, without what only stresses it', () => {
    expect(yoursOf(['Sofro com a fila do caixa, é isso que mais me incomoda. Pois é.'])).toBe(
      'você sofre com a fila do caixa',
    );
  });

  it('has a verb where the buyer named an amount alone', () => {
    expect(yoursOf(['Uns R$ 900 por mês, e eu acabo mexendo no preço pra compensar.'])).toBe(
      'são uns R$ 900 por mês, e você acaba mexendo no preço pra compensar',
    );
  });

  it('is nothing where the buyer only nodded', () => {
    expect(yoursOf(['Pois é.', 'Sim'])).toBeNull();
  });
});
