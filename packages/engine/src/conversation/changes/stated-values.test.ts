import { describe, expect, it } from 'vitest';
import { ordersRewriting, withoutRewriting, withStatedValues } from './stated-values.ts';

const REPAIR =
  'Oi, seu Jorge! A geladeira fica pronta na terça-feira, dia 8 de dezembro, às nove horas da manhã. O conserto sai por R$ 350 e a entrega fica em R$ 40, com 90 dias de garantia.';

describe('a value that a message states anew', () => {
  it.each([
    ['A entrega passa a ser R$ 25, que é a metade.', 'a entrega fica em R$ 25,'],
    ['o conserto agora custa 320 porque a peça baixou', 'O conserto sai por R$ 320 '],
    ['fica pronta na quinta, dia 10', 'na quinta, dia 10 de dezembro'],
    ['vai ser na sexta', 'na sexta, às nove'],
    ['a garantia passa a ser de 120 dias', 'com 120 dias de garantia'],
    ['será às duas da tarde', 'às duas da tarde.'],
  ])('takes the place of that of its subject: %s', (message, expected) => {
    const { text, rest } = withStatedValues(message, REPAIR, false);
    expect(text).toContain(expected);
    expect(rest.trim()).toBe('');
  });

  it('leaves what is to be added, asked or worded otherwise', () => {
    for (const message of [
      'põe que o frete fica em R$ 30',
      'a instalação custa R$ 60',
      'é na quarta, por vídeo',
      'não fica pronta na sexta',
    ])
      expect(withStatedValues(message, REPAIR, false)).toMatchObject({
        text: REPAIR,
        rest: message,
      });
  });

  it('is put in place without why the old one does not hold', () => {
    const { text, rest } = withStatedValues(
      'na verdade terça é feriado. vai ser na quarta, dia 9',
      REPAIR,
      false,
    );
    expect(text).toContain('na quarta, dia 9 de dezembro');
    expect(rest.trim()).toBe('');
  });

  it('is asked for where several values could be meant', () => {
    const { text, unsure } = withStatedValues('o valor agora é R$ 300', REPAIR, true);
    expect(text).toBe(REPAIR);
    expect(unsure).toEqual({ value: 'R$ 300', among: ['R$ 350', 'R$ 40'] });
  });
});

describe('an order to write a text anew', () => {
  it('differs from one to do a sum anew', () => {
    expect(ordersRewriting('Refaça o aviso do seu Jorge.')).toBe(true);
    expect(ordersRewriting('escreve de novo, por favor')).toBe(true);
    expect(ordersRewriting('refaz a conta com 8%')).toBe(false);
    expect(ordersRewriting('escreve um aviso para o seu Jorge')).toBe(false);
  });

  it('is no part of what is left to do', () => {
    expect(
      withoutRewriting('A mensagem ficou confusa. Corrija o texto e tire a garantia, por favor.'),
    ).toBe('e tire a garantia,');
  });
});
