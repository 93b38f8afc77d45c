import { describe, expect, it } from 'vitest';
import { extractRows } from '../extract.ts';
import { quotedIn, quotesAfter, wordQuote } from './index.ts';

const rowsOf = (...texts: string[]) =>
  texts.flatMap((text, at) =>
    extractRows([{ page: null, text }]).map((row) => ({ ...row, file: `${at}.txt` })),
  );

/** The text that answers the last of the messages. */
function answer(rows: ReturnType<typeof rowsOf>, ...messages: string[]): string {
  const quoted = quotedIn(messages.at(-1) ?? '', rows, quotesAfter(messages.slice(0, -1), rows));
  return (quoted && wordQuote(quoted.quote)?.text) ?? '';
}

const BEDS = rowsOf(`COLCHÕES
Solteiro molas: R$ 990
Queen molas: R$ 2.590

BASE BOX
Solteiro R$ 390, queen R$ 790

PAGAMENTO
Pix: 8% de desconto
Cartão: até 10x sem juros`);

const COFFEE = rowsOf(`Tradicional 1 kg: R$ 46
Gourmet 1 kg: R$ 68
DESCONTO: a partir de 10 kg 5%; 30 kg ou mais 9%
FRETE: Conquista grátis; Itabuna e Ilhéus R$ 1,90 por kg`);

const BOAT = rowsOf(`ILHA DO MEL: adulto R$ 240; criança de 6 a 11 anos R$ 120; até 5 anos grátis
BAÍA: adulto R$ 130; criança de 6 a 11 anos R$ 65; até 5 anos grátis
Almoço a bordo: R$ 68 por pessoa`);

const CURTAINS = rowsOf(`Cortina pronta 2,80 x 1,50: R$ 410
Varão 1,20: R$ 95
Cortina sob medida por m²: R$ 260`);

describe('quotes', () => {
  it.each([
    'cortina sob medida de 4,20 metros a 260 dá quanto?',
    'cortina 2,80 x 1,50 e um varão 1,20, quanto dá?',
  ])('take no price and no measure for a count: “%s”', (message) => {
    expect(answer(CURTAINS, message)).not.toMatch(/260 × |1,5 × |1,2 × |2,8 × /);
  });

  it('adds an item of one heading to the same size under another', () => {
    expect(answer(BEDS, 'queen com a base sai por quanto')).toContain('**R$ 3.380**');
  });

  it('applies a rule, instalments and another item to the goods before', () => {
    const first = 'queen com a base sai por quanto';
    expect(answer(BEDS, first, 'e no pix?')).toContain('**R$ 3.109,60**');
    expect(answer(BEDS, first, 'quanto fica parcelado em 10?')).toContain('**10x de R$ 338**');
  });

  it('applies the discount of the quantity, and freight for each unit', () => {
    const text = answer(COFFEE, '10 kg do gourmet entregue em itabuna');
    expect(text).toContain('**R$ 665**');
    expect(text).toContain('5%');
    expect(text).toContain('**0.txt**');
  });

  it('gives each person the price of the age', () => {
    const party = '2 adultos, 1 criança de 8 e 1 de 4 na ilha do mel?';
    expect(answer(BOAT, party)).toContain('**R$ 600**');
    expect(answer(BOAT, party, 'com almoço pros 4')).toContain('**R$ 872**');
  });

  it('keeps the number for other goods, and sums both', () => {
    const rows = rowsOf(`Camisa polo: 10 a 29 peças R$ 64; 30 a 99 R$ 56
Jaqueta: 10 a 29 R$ 189; 30 a 99 R$ 172`);
    const first = '45 polo, quanto?';
    expect(answer(rows, first)).toContain('**R$ 2.520**');
    expect(answer(rows, first, 'e a jaqueta?')).toContain('**R$ 7.740**');
    expect(answer(rows, first, 'e a jaqueta?', 'total das duas')).toContain('**R$ 10.260**');
  });

  it('answers no question of what is allowed, and nothing that is not in the rows', () => {
    expect(answer(BEDS, 'posso trocar o queen?')).toBe('');
    expect(answer(BEDS, 'quanto custa o travesseiro?')).toBe('');
  });

  it('never gives instalments where documents state other conditions', () => {
    const rows = rowsOf('Sofá: R$ 3.000\nParcelamos em até 12x com juros de 2% ao mês');
    expect(answer(rows, 'sofá em 12x')).not.toContain('12x de');
  });
});
