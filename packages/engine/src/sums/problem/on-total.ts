import { money } from '../format.ts';
import type { Attempt, Problem, Request } from './problem.ts';
import { MONEY, PERCENT } from './quantity.ts';

/** "com frete de 22 e 5% no pix" after a total: what comes on top first, then the discount of all of it. */
export function onTotal({ own, asked, named }: Request, last: Problem | null): Attempt | null {
  const [extra, cut] = own;
  if (!last || last.result.unit !== MONEY || asked.roles !== null || own.length !== 2) return null;
  const isAdded = extra?.unit === MONEY && extra.role === 'extra';
  const isCut = cut?.unit === PERCENT && cut.role === 'discount';
  if (!isAdded || !isCut) return null;
  const value = last.result.value + extra.value;
  const written = money(value);
  const assumed = [
    `${money(last.result.value)} + ${extra.written} = ${written}, e o desconto sobre tudo`,
  ];
  const base = { ...extra, value, written, role: 'price' as const, per: [], label: '', assumed };
  const question = { ...asked, unit: MONEY, per: [], isStated: true };
  return {
    givens: [base, cut],
    asked: question,
    needed: 2,
    needsKnown: false,
    named,
    goesOn: true,
  };
}
