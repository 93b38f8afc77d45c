import { describe, expect, it } from 'vitest';
import type { DocumentRow } from '../documents/index.ts';
import type { CoachReplyInput } from '../port.ts';
import { priceRow, turnInput } from '../testing/turns.ts';
import { replyTo } from './index.ts';

const priced = (item: string, reais: number): DocumentRow => ({
  ...priceRow(item, `R$ ${reais}`),
  amount: { low: reais, high: null, kind: 'money' },
});
const rows = [priced('Passeio Farol adulto', 200), priced('Passeio Farol criança', 100)];

function lastOf(...messages: string[]) {
  const history: CoachReplyInput['history'] = [];
  for (const userInput of messages) {
    const last = replyTo(turnInput(userInput, { history: [...history], rows, hasDocuments: true }));
    history.push({ userInput, assistantResponse: last.text });
  }
  return history.at(-1)?.assistantResponse;
}

describe('A sum that needs a price of the documents', () => {
  it('takes the price of the one thing that the message names', () => {
    const reply = lastOf('qual a minha comissão de 12% num passeio do farol adulto?');
    expect(reply).toContain('R$ 24');
    expect(reply).toContain('tabela.pdf');
  });

  it('asks where the message names no one thing', () => {
    expect(lastOf('qual a minha comissão de 12% num passeio?')).not.toMatch(/R\$ (?:24|12)\b/);
  });
});

describe('A sum written in signs or words', () => {
  it.each([
    ['350 dividido por 20 dá quanto cada?', '17,5'],
    ['690 dividido por 108?', '6,39'],
    ['8 x 103,50 + 5 x 12% de 389', 'R$ 1.061,40'],
  ])('"%s" is done as written, whatever the documents state', (message, expected) => {
    expect(lastOf(message)).toContain(expected);
  });

  it('is no change of the text before it', () => {
    const reply = lastOf('escreve um zap pra Lia confirmando o passeio de sábado', '350 / 20');
    expect(reply).toContain('17,5');
    expect(reply).not.toContain('Lia');
  });
});
