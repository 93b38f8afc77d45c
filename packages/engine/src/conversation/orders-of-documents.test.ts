import { describe, expect, it } from 'vitest';
import { readRows } from '../documents/extract.ts';
import type { CoachReplyInput } from '../port.ts';
import { turnInput } from '../testing/turns.ts';
import { replyTo } from './index.ts';

const rows = readRows([
  {
    page: null,
    text: [
      'GRÁFICA - PREÇOS',
      'Até 300 convites: R$ 2,50 cada',
      'De 301 a 1.000 convites: R$ 2,00 cada',
      'Caixa de lembrança: R$ 4,00 cada',
      'Pix: 5% de desconto',
      'Sinal: 50%; restante na entrega',
    ].join('\n'),
  },
]).map((row) => ({ ...row, file: 'precos.txt' }));

function lastOf(...messages: string[]): string {
  const history: CoachReplyInput['history'] = [];
  for (const userInput of messages) {
    const last = replyTo(turnInput(userInput, { history: [...history], rows, hasDocuments: true }));
    history.push({ userInput, assistantResponse: last.text });
  }
  return history.at(-1)?.assistantResponse ?? '';
}

describe('What a customer orders of a seller with a price list', () => {
  it('is answered with what it costs, and goes on in the next messages', () => {
    const first = 'dona Lurdes quer 400 convites';
    expect(lastOf(first)).toContain('**R$ 800**');
    expect(lastOf(first, 'e se pegar 200')).toContain('**R$ 500**');
    expect(lastOf(first, 'o sinal disso')).toContain('**R$ 400**');
    expect(lastOf(first, 'no pix?')).toContain('**R$ 760**');
  });

  it('is no price where the customer wants none of the goods', () => {
    expect(lastOf('dona Lurdes quer 3 dias pra pensar')).not.toContain('precos.txt');
  });

  it('is said to be missing by its own name', () => {
    expect(lastOf('a caixa tem laço dourado?')).toContain('Não encontrei “laço dourado”');
  });
});

describe('Where a seller delivers', () => {
  const delivery = readRows([
    {
      page: null,
      text: [
        'FLORICULTURA',
        'Buquê de rosas: R$ 90,00',
        'Pagamento: 50% no pedido e 50% na entrega; 5% de desconto no Pix.',
        'Entrega grátis em Lavras. Perdões e Ijaci: R$ 20,00.',
      ].join('\n'),
    },
  ]).map((row) => ({ ...row, file: 'loja.txt' }));

  it.each(['Vocês fazem entrega em Campanha?', 'vcs fazem entrega em Nepomuceno?'])(
    'is answered with the line on delivery, and that the place is not in it: %s',
    (question) => {
      const { text } = replyTo(turnInput(question, { rows: delivery, hasDocuments: true }));
      expect(text).toMatch(
        /Não encontrei “(?:Campanha|Nepomuceno)”.{0,200}Entrega grátis em Lavras/s,
      );
      expect(text).not.toContain('Pagamento');
    },
  );
});
