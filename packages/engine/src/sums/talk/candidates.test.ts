import { describe, expect, it } from 'vitest';
import { solvedInTalk } from './answer.ts';
import { talkCandidates, usesAll } from './candidates.ts';
import { talkOf } from './quantities.ts';
import type { Said } from './talk-type.ts';

/** All results that the amounts of a talk may give to a message. */
function resultsOf(text: string, said: readonly Said[] = []): number[] {
  const talk = talkOf(text, said);
  return talk ? talkCandidates(talk).map(({ expression }) => round(expression.value)) : [];
}

const round = (value: number) => Math.round(value * 100) / 100;
const plain = (text: string): Said => ({ text, result: null });

/** A message with the sum that gives a result, as the talk keeps it. */
function reckoned(text: string, value: number, said: readonly Said[] = []): Said {
  const talk = talkOf(text, said);
  const found = talk && talkCandidates(talk).find((one) => round(one.expression.value) === value);
  if (!found) throw new Error(`Nothing gives ${value}.`);
  const tree = solvedInTalk(text, found).problem?.tree ?? null;
  return { text, result: { value, kind: found.expression.kind, tree } };
}

describe('What the amounts of a talk may give', () => {
  it('has all lines of a long order', () => {
    expect(resultsOf('3 baldes de 40, 5 vassouras de 12 e 2 rodos de 18')).toContain(216);
  });

  it('adds a line to the total before', () => {
    const total = reckoned('8 bandejas a 45', 360);
    expect(resultsOf('bota 6 tábuas de 22 também', [total])).toContain(492);
  });

  it('puts another number into a sum that later sums went on with', () => {
    const first = reckoned('10 cestos de 30', 300);
    const second = reckoned('mais 4 caixas de 25', 400, [first]);
    expect(resultsOf('errei, são 12 cestos', [first, second])).toContain(460);
  });

  it('takes a part out of a sum', () => {
    const first = reckoned('6 luminárias de 80', 480);
    const second = reckoned('soma o frete de 35', 515, [first]);
    expect(resultsOf('e sem o frete?', [first, second])).toContain(480);
  });

  it('takes a percentage of one part only', () => {
    const first = reckoned('2 sofás de 900', 1800);
    const second = reckoned('e uma poltrona de 400', 2200, [first]);
    expect(resultsOf('ele quer 10% só nos sofás', [first, second])).toContain(2020);
  });

  it('reckons an earlier sum again with a corrected result', () => {
    const first = reckoned('20 marmitas de 18', 360);
    const second = reckoned('gastei 140, sobra', 220, [first]);
    const third = reckoned('na verdade foram 25', 450, [first, second]);
    expect(resultsOf('e sobra?', [first, second, third])).toContain(310);
  });

  it('multiplies counts with the prices of the same name that a message before states', () => {
    const said = [plain('trança box é 180 e nagô é 90')];
    expect(resultsOf('essa semana marquei 4 box e 5 nagô', said)).toContain(1170);
  });

  it('reads thousands that a short number leaves out', () => {
    const commission = reckoned('apartamento de 640 mil, comissão de 6%', 38400);
    expect(resultsOf('a proposta veio 595', [commission])).toContain(35700);
  });

  it('tells which results leave out a number of the message', () => {
    const talk = talkOf('cesta 145, custo 82, são 60 cestas', []);
    const all = talk ? talkCandidates(talk) : [];
    const uses = (value: number) =>
      all.some((one) => talk && one.expression.value === value && usesAll(talk, one));
    expect([uses(63), uses(3780)]).toEqual([false, true]);
  });
});
