import { describe, expect, it } from 'vitest';
import { extractRows } from './extract.ts';
import { answerFromLines, ruleOn } from './lines-answer.ts';
import type { DocumentRow } from './row.ts';

const TEXT = `BASE BOX
Solteiro R$ 390, casal R$ 590, queen R$ 790
PAGAMENTO
Pix: 8% de desconto
CANCELAMENTO (sobre o sinal)
Menos de 30 dias: o sinal não é devolvido`;
const rows: DocumentRow[] = extractRows([{ page: null, text: TEXT }]).map((row) => ({
  ...row,
  file: 'regras.txt',
}));

describe('extractRows of a list of prices in one line', () => {
  it('gives each label its own price', () => {
    const prices = rows.filter(({ kind }) => kind === 'price');
    expect(prices.map(({ item, amount }) => [item, amount?.low])).toEqual([
      ['Solteiro', 390],
      ['casal', 590],
      ['queen', 790],
    ]);
  });
});

describe('answerFromLines', () => {
  it('quotes the line that the question is about, with its file', () => {
    const answer = answerFromLines('a noiva quer cancelar, devolvo o sinal?', rows);
    expect(answer?.text).toContain('Menos de 30 dias');
    expect(answer?.text).toContain('**regras.txt**');
  });

  it('is null when no line has a word of the question', () => {
    expect(answerFromLines('vocês vendem guarda-chuva?', rows)).toBeNull();
  });
});

describe('ruleOn', () => {
  it('applies the named percentage to the last figure', () => {
    expect(ruleOn(3380, 'e no pix', rows)?.text).toContain('R$ 3.109,60');
  });

  it('is null when no rule is named', () => {
    expect(ruleOn(3380, 'e o casal?', rows)).toBeNull();
  });
});
