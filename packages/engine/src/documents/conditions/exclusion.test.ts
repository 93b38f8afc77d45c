import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import { exclusionOn } from './exclusion.ts';

const RULES = sheetOf([
  {
    page: null,
    text: `Desconto de fidelidade: 8% em serviço avulso; não vale para combos
Garantia da pintura: 1 ano contra descascamento; não cobre parede com infiltração
Pagamento: Pix ou débito; não aceitamos cheque
Desconto à vista: 5%; não se acumula com o de fidelidade`,
  },
]).map((row) => ({ ...row, file: 'regras.txt' }));

describe('what a rule excludes', () => {
  it.each([
    ['ela quer usar o desconto de fidelidade no combo. vale?', 'não vale para combos'],
    [
      'a parede tinha infiltração e a pintura estufou, a garantia cobre?',
      'não cobre parede com infiltração',
    ],
    ['o desconto à vista e o de fidelidade, posso somar?', 'não se acumula'],
  ])('“%s”: %s', (question, stated) => {
    expect(exclusionOn(question, RULES)?.text).toMatch(/^\*\*Não\.\*\* /);
    expect(exclusionOn(question, RULES)?.text).toContain(stated);
  });

  it.each([
    'a pintura tem garantia?',
    'posso dar desconto de fidelidade?',
    'ela tem direito ao desconto à vista?',
    'o combo não pode?',
    'o cliente aceitou a pintura?',
  ])('is none for “%s”', (question) => {
    expect(exclusionOn(question, RULES)).toBeNull();
  });
});
