import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import { lackingMeasure } from './lacking.ts';

const RULES = sheetOf([
  {
    page: null,
    text: `Cancelamento: até 3 dias antes sem custo; depois disso, 40% do valor
Atraso: acima de 20 minutos a sessão é perdida
Troca: até 10 dias após a compra
Pintura: R$ 90`,
  },
]).map((row) => ({ ...row, file: 'regras.txt' }));

describe('the number that a case lacks', () => {
  it.each([
    ['a cliente cancelou, cobro quanto?', 'Com quanto tempo de antecedência foi?'],
    ['ela chegou atrasada, atendo?', 'De quanto foi o atraso?'],
    ['ele quer trocar a peça, pode?', 'Quanto tempo já passou?'],
  ])('is asked for: “%s”', (question, asked) => {
    expect(lackingMeasure(question, RULES)?.text).toMatch(
      new RegExp(`${asked.replace('?', '\\?')}$`),
    );
  });

  it.each([
    'ela cancelou 5 dias antes, cobro quanto?',
    'a cliente cancelou hoje, cobro?',
    'o cliente cancelou, estou triste',
    'quanto é a pintura?',
  ])('is not asked for: “%s”', (question) => {
    expect(lackingMeasure(question, RULES)).toBeNull();
  });
});
