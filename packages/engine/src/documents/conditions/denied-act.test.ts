import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import { deniedAct } from './denied-act.ts';

const LINES = sheetOf([
  {
    page: null,
    text: `Troca em até 10 dias, sem uso e na embalagem.
Caneca com foto gravada não troca
Garantia do motor 1 ano (não cobre oxidação nem queda)
Travesseiro não trocamos, só por defeito
Não entregamos na Ilha Verde nem em zona rural`,
  },
]).map((row) => ({ ...row, file: 'normas.txt' }));

describe('what a rule denies because of something that is named', () => {
  it.each([
    [
      'Ela levou a caneca com a foto gravada há 3 dias, na embalagem. Posso trocar?',
      'Caneca com foto gravada não troca',
    ],
    ['o motor sofreu oxidação com 5 meses, cubro?', 'não cobre oxidação'],
    ['o travesseiro dela não serviu, troco?', 'Travesseiro não trocamos'],
    ['a gente entrega na Ilha Verde?', 'Não entregamos'],
  ])('is answered with “Não” and the rule: %s', (question, rule) => {
    const text = deniedAct(question, LINES)?.text;
    expect(text).toMatch(/^\*\*Não\*\*: /);
    expect(text).toContain(rule);
  });

  it.each([
    ['a caneca lisa, sem foto gravada, posso trocar?', 'the message denies the thing itself'],
    ['o travesseiro veio com defeito, troco?', 'the rule excepts the case'],
    ['quanto custa a caneca com foto gravada?', 'no act is asked for'],
    ['em quantos dias posso trocar a caneca com foto gravada?', 'a time is asked for'],
  ])('is left to other rules for “%s”: %s', (question) => {
    expect(deniedAct(question, LINES)).toBeNull();
  });
});
