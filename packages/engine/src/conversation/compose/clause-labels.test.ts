import { describe, expect, it } from 'vitest';
import { withClauseLabels } from './clause-labels.ts';

describe('the labels of clauses', () => {
  it('end what is said at the end of its clause', () => {
    expect(
      withClauseLabels([
        { label: 'tell', text: 'quem cancela na véspera' },
        { label: 'private', text: 'perde o sinal. a Cris me enrolou de novo' },
      ]),
    ).toEqual([
      { label: 'tell', text: 'quem cancela na véspera perde o sinal.' },
      { label: 'private', text: 'a Cris me enrolou de novo' },
    ]);
  });

  it('leave a reason for the coach apart', () => {
    const parts = [
      { label: 'tell', text: 'chego às 10h' },
      { label: 'private', text: 'porque dormi mal' },
    ] as const;
    expect(withClauseLabels(parts)).toEqual(parts);
  });

  it('show an order that was taken for an aside', () => {
    expect(
      withClauseLabels([
        { label: 'order', text: 'escreve' },
        { label: 'private', text: 'fala de garantia' },
      ]),
    ).toEqual([
      { label: 'order', text: 'escreve' },
      { label: 'order', text: 'fala' },
      { label: 'tell', text: 'de garantia' },
    ]);
  });

  it('keep the words of a question together', () => {
    expect(
      withClauseLabels([
        { label: 'order', text: 'perguntando quando chega' },
        { label: 'tell', text: 'a peça' },
      ]),
    ).toEqual([
      { label: 'order', text: 'perguntando' },
      { label: 'ask', text: 'quando chega a peça' },
    ]);
  });
});
