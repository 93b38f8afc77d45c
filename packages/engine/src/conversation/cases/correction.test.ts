import { describe, expect, it } from 'vitest';
import { NEW_CASE } from './case.ts';
import { caseCorrected, correctionIn, putRight } from './correction.ts';

describe('correctionIn', () => {
  it.each([
    ['eu falei 8 caixas não 6', '6 caixas', '8 caixas'],
    ['não é Rosana, é Rosane', 'Rosana', 'Rosane'],
    ['é terça, não quarta', 'quarta', 'terça'],
    ['não, é a cunhada dela', '', 'a cunhada dela'],
    ['não, foi 92, me enganei', '', '92'],
    ['num é 30 é 40', '30', '40'],
  ])('reads what %j puts right', (text, wrong, right) => {
    expect(correctionIn(text)).toEqual({ wrong, right });
  });

  it.each([
    'não foi isso que pedi, presta atenção',
    'ela disse que não é caro, é longe',
    'não é que eu queira insistir',
    'é isso, não muda nada',
  ])('finds none in %j', (text) => {
    expect(correctionIn(text)).toBeNull();
  });
});

describe('a correction', () => {
  it('replaces the day of a text where only the right one is named', () => {
    const correction = { wrong: '', right: 'quinta' };
    expect(putRight('Confirmo terça, às 14h?', correction)).toBe('Confirmo quinta, às 14h?');
  });

  it('renames a customer and changes the last amount in its own scale', () => {
    const one = {
      ...NEW_CASE,
      name: 'Rosana',
      amounts: [{ role: 'price' as const, quote: '88 mil', value: 88_000, turn: 0 }],
    };
    expect(caseCorrected(one, { wrong: 'Rosana', right: 'Rosane' }).name).toBe('Rosane');
    expect(caseCorrected(one, { wrong: '', right: '92' }).amounts[0]?.value).toBe(92_000);
  });
});
