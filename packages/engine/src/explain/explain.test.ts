import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { reportOf } from './report.ts';

const reportFor = (text: string) => reportOf(text, explain(text));

describe('explain', () => {
  it('names the objection, its matched cues and its nearest phrasings', () => {
    const { intent, matchedCues, nearest } = explain('tá caro');
    expect(intent).toMatchObject({ kind: 'objection', objection: { key: 'price' } });
    expect(matchedCues).toContain('caro|caros|caras|carissim*|carinh*|careir*|salgad*|puxad*');
    expect(nearest).toHaveLength(5);
    expect(nearest.map(({ example }) => example.objection)).toContain('price');
  });

  it('finds a phrasing of the knowledge again with similarity 1', () => {
    const [first] = explain('nunca paguei tanto por isso').nearest;
    expect(first?.example).toEqual({ objection: 'price', text: 'nunca paguei tanto por isso' });
    expect(first?.similarity).toBeCloseTo(1, 5);
  });

  it("separates a buyer's reported words from the seller's", () => {
    const { isReported, statement } = explain('o cliente disse que vai pensar');
    expect(isReported).toBe(true);
    expect(statement).toBe('vai pensar');
  });

  it('lists the matched cues of a method', () => {
    const { intent, matchedCues } = explain('me explica o SPIN');
    expect(intent).toMatchObject({ kind: 'method', method: { key: 'spin' } });
    expect(matchedCues).not.toEqual([]);
  });
});

describe('reportOf', () => {
  it.each([
    ['tá caro', 'recognised    objection "price" (Está caro), score '],
    ['oi, bom dia', 'recognised    small talk "'],
    ['me manda um script de abertura', 'recognised    request for a script, part "'],
    ['qual é a capital da França?', 'recognised    question that only documents can answer'],
  ])('summarises %s', (text, expected) => {
    expect(reportFor(text)).toContain(expected);
  });
});
