import { describe, expect, it } from 'vitest';
import { isAcknowledging } from './acknowledging.ts';
import { plain } from './plain.ts';
import { isPromise } from './promise.ts';

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
    'e garantido 100%',
    'prometo que dobra',
    'juro que em dois meses o senhor vende o dobro',
    'dou minha palavra que funciona',
    'seu faturamento triplica, pode apostar',
    'nao tem erro, voce recupera tudo',
  ])('is one: %s', (folded) => expect(isPromise(folded)).toBe(true));

  it.each([
    'garanto o prazo de cinco dias por escrito',
    'o sistema tem garantia de 25 anos',
    'nao posso garantir que ele passa, posso garantir as aulas',
    'a conta cai bastante, depende do consumo',
    'o banco costuma responder em dois dias',
    'prometo ser breve',
    'entrego na sexta, prometo',
  ])('is none: %s', (folded) => expect(isPromise(folded)).toBe(false));
});

describe('a commitment that costs the seller money', () => {
  const COMMITMENTS = [
    ['a garantia e vitalicia', 'Telhado com garantia vitalícia'],
    ['tem manutencao pra vida toda', 'Instalação com manutenção pra vida toda'],
    ['se nao gostar devolvo em dobro', 'devolvo o dobro se não gostar'],
    ['o suporte e pra sempre', 'suporte pra sempre'],
    ['e risco zero pra senhora', 'experimente com risco zero'],
    ['tem garantia total de resultado', 'garantia total'],
  ] as const;
  it.each(COMMITMENTS)('is a promise where the offer does not state it: %s', (folded) => {
    expect(isPromise(folded)).toBe(true);
    expect(isPromise(folded, plain('Vendo telhado e faço a limpeza'))).toBe(true);
  });
  it.each(COMMITMENTS)('is none where it does: %s', (folded, stated) =>
    expect(isPromise(folded, plain(stated))).toBe(false),
  );
});

describe('money back', () => {
  it.each([
    'se nao gostar devolvo tudo',
    'se nao gostar eu devolvo o dinheiro em sete dias',
    'se a peca nao servir eu reembolso o valor',
    'se nao resolver voce nao paga',
    'devolucao do dinheiro em ate 30 dias',
  ])('is a term of the sale and promises nothing: %s', (folded) =>
    expect(isPromise(folded)).toBe(false),
  );
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
