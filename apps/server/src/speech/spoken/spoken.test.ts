import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenText } from './text.ts';

const spoken = (markdown: string) => spokenText(markdown, 'pt-BR').replace(/\.$/, '');

describe('spokenText', () => {
  it.each([
    ['R$ 1.500,00', '1500 reais'],
    ['R$1', '1 real'],
    ['R$ 0,50', '50 centavos'],
    ['R$ 0,01', '1 centavo'],
    ['R$ 1.234,56', '1234 reais e 56 centavos'],
    ['R$ 300/mês', '300 reais por mês'],
    ['R$ 2,5 mil', '2 vírgula 5 mil reais'],
    ['R$ 3k', '3 mil reais'],
    ['R$ 3 milhões', '3 milhões de reais'],
    ['R$ 1 milhão por ano', '1 milhão de reais por ano'],
    ['R$ 2.000.000', '2000000 de reais'],
    ['R$ 3k–6k', '3 mil reais a 6 mil reais'],
    ['R$ 100 a R$ 200', '100 reais a 200 reais'],
    ['US$ 20', '20 dólares'],
    ['€ 9,90', '9 euros e 90 centavos'],
  ])('writes out the amount %s as %s', (written, words) => expect(spoken(written)).toBe(words));

  it.each([
    ['12,5%', '12 vírgula 5 por cento'],
    ['10–20%', '10 a 20 por cento'],
    ['1.500 clientes', '1500 clientes'],
    ['3 a 8 cadeiras', '3 a 8 cadeiras'],
    ['nota 4,8', 'nota 4 vírgula 8'],
    ['3-5 dias', '3 a 5 dias'],
  ])('writes out the number %s as %s', (written, words) => expect(spoken(written)).toBe(words));

  it.each([
    ['21/11/2026', '21 de novembro de 2026'],
    ['1/2/2026', 'primeiro de fevereiro de 2026'],
    ['2026-11-21', '21 de novembro de 2026'],
    ['em 05/03', 'em 5 de março'],
    ['50/50', '50/50'],
    ['atende 24/7', 'atende 24 horas por dia, sete dias por semana'],
    ['às 14h30', 'às 14 horas e 30'],
    ['às 9h', 'às 9 horas'],
    ['2h', 'duas horas'],
    ['à 1h', 'à uma hora'],
    ['às 10:00', 'às 10 horas'],
  ])('writes out the date or time %s as %s', (written, words) =>
    expect(spoken(written)).toBe(words),
  );

  it.each([
    ['o ICP', 'o i cê pê'],
    ['seu CRM e o CNPJ', 'seu cê érre ême e o cê êne pê jota'],
    ['PDFs', 'pê dê éfes'],
    ['SPIN e BANT na ARENA', 'SPIN e BANT na ARENA'],
    ['B2B por WhatsApp', 'bê dois bê por uótsap'],
    ['tabela.pdf, p. 3', 'tabela.pdf, página 3'],
    ['a 1ª ligação do 2º dia', 'a primeira ligação do segundo dia'],
    ['(11) 98888-7777', '1 1 9 8 8 8 8 7 7 7 7'],
    ['Sr. Rui & Sra. Lia', 'Senhor Rui e Senhora Lia'],
    ['preço e/ou prazo', 'preço e ou prazo'],
  ])('writes out the abbreviation %s as %s', (written, words) =>
    expect(spoken(written)).toBe(words),
  );

  it('removes markup', () => {
    const markdown = [
      '## O que está **por trás**',
      '> “Quanto custa?”',
      '>',
      '> — **tabela.pdf**, p. 2',
      '',
      '1. Ouça 👂🏽',
      '- _Pergunte_: `por quê?`',
      '| a | b |',
      '|---|---|',
      'Veja [aqui](https://x.example/a) ou https://x.example/b ![x](data:a)',
    ].join('\n');
    const lines = spokenText(markdown, 'pt-BR').split('\n');
    expect(lines).toContain('O que está por trás.');
    expect(lines).toContain('“Quanto custa?”');
    expect(lines).toContain('Pergunte: por quê?');
    expect(lines.join(' ')).toMatch(/Veja aqui ou link x/);
    expect(lines.join(' ')).not.toMatch(/[*_`#>[\]|]|https?:|👂/u);
  });

  it('removes synthesizer commands and control characters', () => {
    const text = spokenText('[[h@l2oU]] <audio src="x"/> \u0000fim \u001b[0m', 'pt-BR');
    expect(text).not.toMatch(/\[\[|\]\]|<|>|\p{Cc}/u);
    expect(text).toContain('fim');
  });

  it('cuts a long reply at the end of a sentence', () => {
    const text = spokenText('Uma frase de exemplo. '.repeat(200), 'pt-BR');
    expect(text.length).toBeLessThanOrEqual(1_500);
    expect(text.endsWith('exemplo.')).toBe(true);
  });

  it('returns at most 1,500 characters for any text in any language', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4_000 }),
      fc.string({
        unit: fc.constantFrom('R', '$', ' ', '1', '.', ',', '/', '-', 'h', '%', '[', '(', '<'),
        maxLength: 4_000,
      }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('pt-BR' as const, 'en-US' as const), (any, language) => {
        expect(spokenText(any, language).length).toBeLessThanOrEqual(1_500);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves numbers unchanged in other languages', () => {
    expect(spokenText('It costs R$ 1.500,00', 'en-US')).toBe('It costs R$ 1.500,00.');
  });
});
