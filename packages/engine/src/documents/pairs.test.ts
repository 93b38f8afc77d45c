import { describe, expect, it } from 'vitest';
import { answerFromRows } from './answer.ts';
import { extractRows } from './extract.ts';
import { pairsOf } from './pairs.ts';

const ask = (line: string, question: string) => {
  const rows = extractRows([{ page: null, text: line }]).map((row) => ({ ...row, file: 'r.txt' }));
  return answerFromRows(question, rows)?.text ?? '';
};

const WAITING =
  'Carência: 24 horas urgência, 30 dias consultas, 180 dias internação, 300 dias parto.';
const REPAIRS = 'Prazo do conserto: tela 2 dias / bateria 1 dia / placa 7 dias e câmera 3 dias';
const WARRANTY = 'Garantia: 6 meses para motor · 90 dias para pintura · 1 ano para lataria';
const PENALTY = 'Multa de cancelamento: buffet 30%; decoração 20% e fotografia 15%';

describe('a line of values with a label each', () => {
  it.each([
    [WAITING, 'quanto tempo de carência pra parto?', '300 dias'],
    [WAITING, 'qual a carência de consulta?', '30 dias'],
    [REPAIRS, 'qual o prazo da câmera?', '3 dias'],
    [REPAIRS, 'quanto tempo demora o conserto da bateria?', '1 dia'],
    [WARRANTY, 'qual a garantia da pintura?', '90 dias'],
    [WARRANTY, 'a lataria tem garantia de quanto tempo?', '1 ano'],
    [PENALTY, 'qual a multa de cancelamento da fotografia?', '15%'],
    [PENALTY, 'multa pra cancelar a decoração é de quanto?', '20%'],
  ])('of “%s” answers “%s” with %s', (line, question, value) => {
    expect(ask(line, question)).toMatch(new RegExp(`^\\*\\*${value}\\*\\*: “`));
  });

  it.each([
    [WAITING, 'qual a carência?'],
    [REPAIRS, 'qual o prazo de conserto?'],
    [WARRANTY, 'qual a garantia?'],
  ])('is quoted whole where the question names no label: “%s”', (line, question) => {
    expect(ask(line, question)).toMatch(/^“[^*]+” — \*\*r\.txt\*\*\.$/);
  });

  it.each([
    [WAITING, 'quanto tempo de carência pra fisioterapia?'],
    [REPAIRS, 'qual o prazo do alto-falante?'],
    [WARRANTY, 'qual a garantia do estofamento?'],
    [PENALTY, 'qual a multa de cancelamento do sonorizador?'],
  ])('gives no value of another label: “%s”', (line, question) => {
    expect(ask(line, question)).not.toMatch(/\*\*\d/);
  });

  it('leaves limits and prose alone', () => {
    expect(pairsOf('grátis acima de R$ 400; abaixo disso R$ 30')).toBeNull();
    expect(pairsOf('trocamos em 7 dias, com a etiqueta')).toBeNull();
  });
});
