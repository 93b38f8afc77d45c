import { describe, expect, it } from 'vitest';
import { isAcknowledging } from './acknowledging.ts';
import { isImpossiblePromise } from './promise.ts';

describe('a promise that nobody can keep', () => {
  it.each([
    'garanto 100% que ele passa',
    'sua conta vai pra zero, garanto',
    'o banco aprova na hora',
    'prometo que voce vai vender o dobro',
    'aprovacao garantida no financiamento',
    'resultado garantido em um mes',
    'a fatura cai pra zero no primeiro mes',
    'garanto que seu filho tira nota dez',
    'com esse creme o resultado e certo, 100% garantido',
    'investimento sem risco nenhum',
  ])('is one: %s', (folded) => expect(isImpossiblePromise(folded)).toBe(true));

  it.each([
    'garanto o prazo de cinco dias por escrito',
    'se nao gostar eu devolvo o dinheiro, isso eu garanto',
    'o sistema tem garantia de 25 anos',
    'nao posso garantir que ele passa, posso garantir as aulas',
    'a conta cai bastante, depende do consumo',
    'o banco costuma responder em dois dias',
    'prometo ser breve',
    'entrego na sexta, prometo',
  ])('is none: %s', (folded) => expect(isImpossiblePromise(folded)).toBe(false));
});

describe('an objection', () => {
  it.each([
    'tem sim, e e justo comparar',
    'entendo que pesa',
    'e normal ter receio',
    'concordo com voce',
    'claro, e um valor alto mesmo',
    'voce tem razao de perguntar',
    'sei que pesa no mes',
    'no seu lugar eu tambem compararia',
  ])('is acknowledged: %s', (folded) => expect(isAcknowledging(folded)).toBe(true));

  it.each([
    'mas o meu e melhor',
    'voce nao vai achar mais barato',
    'isso nao e caro',
    'o preco e esse',
    'tem desconto se fechar hoje',
    'qual o problema?',
  ])('is not acknowledged: %s', (folded) => expect(isAcknowledging(folded)).toBe(false));
});
