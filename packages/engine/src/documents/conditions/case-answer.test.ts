import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import { caseOf } from './case-answer.ts';

const rows = (text: string) =>
  sheetOf([{ page: null, text }]).map((row) => ({ ...row, file: 'regras.txt' }));

const CASES = rows(`Sinal de 30% na reserva.
Cancelamento: até 7 dias antes devolve 100% do sinal; de 6 a 2 dias devolve metade; menos de 2 dias não devolve.`);

const FIXED = rows(`Sinal: R$ 60 por pessoa.
Desistência do passeio: até 10 dias antes devolve 100%; de 9 a 3 dias devolve 50%; menos de 3 dias sem devolução.`);

describe('the case of a rule that a question measures', () => {
  it.each([
    ['cancelou faltando 4 dias, devolvo quanto do sinal?', 'metade'],
    ['desmarcou 10 dias antes, quanto eu devolvo?', '100%'],
    ['cancelou 1 dia antes, devolvo quanto?', 'não devolve'],
  ])('“%s”: %s', (question, stated) => {
    expect(caseOf(question, CASES, [])?.text).toMatch(new RegExp(`^\\*\\*[^*]*${stated}`));
  });

  it('states the amount of a deposit that was stated before', () => {
    const earlier = ['fechou: total 640, sinal de R$ 192'];
    expect(caseOf('cancelou faltando 4 dias, devolvo quanto?', CASES, earlier)?.text).toContain(
      'R$ 96 de R$ 192',
    );
  });

  it('states the amount of the one deposit of the documents', () => {
    expect(caseOf('ela desistiu faltando 5 dias, devolvo quanto?', FIXED, [])?.text).toContain(
      'R$ 30 de R$ 60',
    );
  });

  it.each(['devolvo quanto do sinal?', 'quanto é o sinal?', 'em 4 dias fica pronto?'])(
    'is none for “%s”',
    (question) => {
      expect(caseOf(question, CASES, [])).toBeNull();
    },
  );
});
