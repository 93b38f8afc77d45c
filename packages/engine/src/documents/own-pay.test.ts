import { describe, expect, it } from 'vitest';
import { extractRows } from './extract.ts';
import { withoutOwnPay } from './own-pay.ts';

const ROWS = extractRows([
  {
    page: null,
    text: `PREÇOS
Refil do purificador: R$ 89
COMISSÃO DO VENDEDOR
Refil: R$ 8 por unidade`,
  },
]).map((row) => ({ ...row, file: 'manual.txt' }));
const linesFor = (...messages: string[]) => withoutOwnPay(ROWS, messages).map(({ line }) => line);

describe('what the seller is paid', () => {
  it('is no price of the goods', () => {
    expect(linesFor('quanto ela gasta com refil?').join()).not.toContain('R$ 8 por');
    expect(linesFor('quanto ela gasta com refil?').join()).toContain('R$ 89');
  });

  it.each(['quanto eu ganho em cada refil?', 'qual a comissão do refil?'])(
    'answers “%s”',
    (message) => {
      expect(linesFor(message).join()).toContain('R$ 8 por');
    },
  );
});
