import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { stateAfter } from '../index.ts';

const casesOf = (...messages: string[]) => stateAfter(talkOf(messages).history).cases;

const FIRST = 'a Noêmia pediu orçamento da cortina, passei 380 e ela achou caro';

describe('another customer', () => {
  it('is who a lost sale of something else was about', () => {
    const { all, current } = casesOf(FIRST, 'mês passado perdi um cliente pra loja do shopping');
    expect(all.map(({ name, stage }) => [name, stage])).toContainEqual(['Noêmia', 'negotiating']);
    expect(all[current ?? 0]?.name).not.toBe('Noêmia');
  });

  it('gets what was taken for the one before', () => {
    const { all, current } = casesOf(
      FIRST,
      'ela quer pagar 250 e pediu desconto',
      'não é a Noêmia! essa é outra cliente',
    );
    const noemia = all.find(({ name }) => name === 'Noêmia');
    expect(noemia?.amounts.map(({ value }) => value)).toEqual([380]);
    expect(all[current ?? 0]?.amounts.map(({ value }) => value)).toEqual([250]);
  });
});

describe('an amount', () => {
  it.each([
    'a partir de março a diária vai de 120 pra 140, como aviso meus clientes?',
    'o kit pequeno custa 25 e o grande custa 40',
    'escreve um aviso pras minhas clientes: dia 3 a faxina passa pra 190',
  ])('of the business is no price of the customer before: %s', (message) => {
    const { all } = casesOf(FIRST, message);
    expect(all.find(({ name }) => name === 'Noêmia')?.amounts.map(({ value }) => value)).toEqual([
      380,
    ]);
  });

  it.each([
    'quer trocar a Twister 2011 dela',
    'ele tem um Prisma 2016',
    'é um fiesta 2009 vermelho',
  ])('is not a year of make: %s', (message) => {
    const { all } = casesOf(FIRST, `a Noêmia ${message}`);
    expect(all[0]?.amounts.map(({ value }) => value)).toEqual([380]);
  });
});
