import { describe, expect, it } from 'vitest';
import { answerFromRows } from './answer.ts';
import { extractRows } from './extract.ts';
import type { DocumentRow } from './row.ts';

const PRICES = `MANUTENÇÃO
Dias | Valor
até 21 dias | R$ 100
22 a 30 dias | R$ 120
31 a 34 dias | R$ 150

Sistema | À vista | 12x no cartão
3 kWp | R$ 13.500 | R$ 1.250
5 kWp | R$ 18.900 | R$ 1.750

Quantidade | 1 a 10 | 11 a 50
Caneca branca | R$ 25 | R$ 22
Caneca mágica | R$ 32,50 | R$ 30

Corte feminino: R$ 80
Picanha R$ 79,90 o kg
`;
const RULES = `O desconto máximo é de 10%.
Trocas em até 7 dias com a nota fiscal.
Segunda a sexta, das 9h às 19h
Sábado: 9h às 14h
WhatsApp: (62) 99123-4567
`;

const documentRows = (file: string, text: string, page: number | null = 2): DocumentRow[] =>
  extractRows([{ page, text }]).map((row) => ({ ...row, file }));
const ROWS = [...documentRows('tabela.pdf', PRICES), ...documentRows('regras.docx', RULES, null)];
const ask = (question: string, ...previous: string[]) => answerFromRows(question, ROWS, previous);
const plain = (text = '') => text.replaceAll('*', '');

describe('answerFromRows', () => {
  it('answers in one sentence with figure, range and source', () => {
    const { text = '', rows = [] } = ask('quanto custa a manutenção com 25 dias?') ?? {};
    expect(plain(text)).toBe('R$ 120, MANUTENÇÃO, faixa de 22 a 30 dias — tabela.pdf, p. 2.');
    expect(rows).toMatchObject([{ file: 'tabela.pdf', page: 2, line: '22 a 30 dias | R$ 120' }]);
  });

  it.each([
    ['quanto custa o sistema de 5 kWp à vista?', 'R$ 18.900, Sistema, 5 kWp'],
    ['qto ta o corte femenino?', 'R$ 80, Corte feminino'],
    ['qual o desconto maximo q posso dar?', '10%: “O desconto máximo é de 10%.”'],
    ['qual o prazo de troca?', '7 dias: “Trocas em até 7 dias'],
    ['que horas fecha no sábado?', '“Sábado: 9h às 14h”'],
    ['qual o zap da loja?', '(62) 99123-4567'],
    ['quanto sai 2 kg de picanha?', 'R$ 159,80: 2 × R$ 79,90'],
    ['quanto ficam 15 canecas brancas?', 'R$ 330: 15 × R$ 22'],
    ['3 canecas brancas e 2 canecas mágicas dá quanto?', 'R$ 140: 3 × R$ 25'],
    ['com 10% de desconto quanto fica o corte feminino?', 'R$ 72 (R$ 80 − 10 %)'],
  ])('answers "%s"', (question, answer) => {
    const found = ask(question);
    expect(found?.kind).toBe('answer');
    expect(plain(found?.text)).toContain(answer);
  });

  it.each([
    ['e com 10?', ['quanto custa a manutenção com 25 dias?'], 'R$ 100'],
    ['e com 33?', ['quanto custa a manutenção com 25 dias?', 'e com 10?'], 'R$ 150'],
    ['e em 12x?', ['quanto custa o sistema de 5 kWp à vista?'], 'R$ 1.750'],
    ['e o corte feminino?', ['quanto custa a manutenção com 25 dias?'], 'R$ 80'],
  ])('completes "%s" by the questions before', (question, previous, figure) => {
    const found = plain(ask(question, ...previous)?.text);
    expect(found.slice(0, figure.length)).toBe(figure);
  });

  it.each([
    ['quanto custa a manutenção com 45 dias?', '45 dias', 'faixa de 31 a 34 dias'],
    ['quanto custa o sistema de 9 kWp à vista?', '9 kWp', '5 kWp'],
    ['quanto custa o corte de barba?', 'exatamente isso', 'Corte feminino'],
    ['abre domingo?', 'esse dia', 'Segunda a sexta'],
  ])('states what is not there, and the nearest: %s', (question, missing, nearest) => {
    const found = ask(question);
    expect(found?.kind).toBe('nearest');
    expect(plain(found?.text)).toMatch(/^Não encontrei /);
    expect(plain(found?.text)).toContain(missing);
    expect(plain(found?.text)).toContain(nearest);
  });

  it('shows both sources of a contradiction and chooses none', () => {
    const older = documentRows('regras-2025.docx', 'O desconto máximo é de 15%.', 1);
    const found = answerFromRows('qual o desconto máximo?', [...ROWS, ...older]);
    expect(found?.kind).toBe('contradiction');
    expect(plain(found?.text)).toContain('10% em regras.docx e 15% em regras-2025.docx, p. 1');
    expect(found?.rows).toHaveLength(2);
  });

  it('names both documents when they agree', () => {
    const copy = documentRows('copia.docx', 'Corte feminino: R$ 80', null);
    const found = answerFromRows('quanto é o corte feminino?', [...ROWS, ...copy]);
    expect(found?.kind).toBe('answer');
    expect(plain(found?.text)).toContain('tabela.pdf, p. 2 e copia.docx');
  });

  it('offers a price as data, and no rule', () => {
    expect(ask('quanto custa o corte feminino?')?.offer).toEqual({
      item: 'Corte feminino',
      price: 'R$ 80',
    });
    expect(ask('qual o desconto máximo?')?.offer).toBeUndefined();
  });

  it.each([
    'o cliente disse que achou caro',
    'como eu fecho mais vendas?',
    'cliente pediu desconto, o que eu faço?',
    'qual o melhor horário pra ligar?',
    'quanto custa a depilação?',
    'oi',
    '',
    '😀😀😀',
    `quanto custa ${'a '.repeat(4_000)}`,
  ])('returns null for what no row answers: %s', (question) => {
    expect(ask(question)).toBeNull();
  });

  it('escapes markup and links of a document', () => {
    const rows = documentRows(
      'a](http://x.y).pdf',
      'Corte [aqui](http://mau.example) **já**: R$ 80',
    );
    const { text = '' } = answerFromRows('quanto custa o corte?', rows) ?? {};
    expect(text).toContain('R$ 80');
    expect(text).not.toMatch(/https?:|(?<!\\)\[/);
  });
});
