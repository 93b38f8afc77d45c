import { describe, expect, it } from 'vitest';
import type { DocumentRow } from '../documents/index.ts';
import type { CoachReplyInput } from '../port.ts';
import { priceRow, turnInput } from '../testing/turns.ts';
import { replyTo } from './index.ts';

const priced = (item: string, reais: number): DocumentRow => ({
  ...priceRow(item, `R$ ${reais}`),
  amount: { low: reais, high: null, kind: 'money' },
});
const rows = [priced('Limpeza de sofá 3 lugares', 220), priced('Limpeza de colchão casal', 180)];

function lastOf(...messages: string[]) {
  const history: CoachReplyInput['history'] = [];
  for (const userInput of messages) {
    const last = replyTo(turnInput(userInput, { history: [...history], rows, hasDocuments: true }));
    history.push({ userInput, assistantResponse: last.text });
  }
  return history.at(-1)?.assistantResponse ?? '';
}

const OBJECTION =
  'a Sônia perguntou da limpeza do sofá, falei 220 e ela disse que tá caro, que achou um rapaz de 150. o que eu respondo?';

describe('A seller with a price list', () => {
  it('gets advice where a customer objects, not a line of the list', () => {
    expect(lastOf(OBJECTION)).not.toContain('tabela.pdf');
  });

  it('gets what was said from the talk', () => {
    const reply = lastOf(OBJECTION, 'quanto mesmo a Sônia falou que o rapaz cobra?');
    expect(reply).toContain('150');
    expect(reply).not.toContain('tabela.pdf');
  });

  it('gets a price from the list', () => {
    const reply = lastOf(OBJECTION, 'quanto é o colchão de casal?');
    expect(reply).toContain('180');
    expect(reply).toContain('tabela.pdf');
  });
});
