import { fold } from '../../shared/text.ts';
import { money } from '../format.ts';
import { missing, type Outcome } from '../outcome.ts';
import { answerOf } from './answer.ts';
import { loosened } from './loosened.ts';
import { pick } from './pick.ts';
import type { Attempt, Problem, Request, Solved } from './problem.ts';
import { type Given, MONEY, type Value } from './quantity.ts';
import { replaced } from './replaced.ts';
import { solutions } from './search.ts';

const CORRECTS =
  /^(?:nao|n|errei|errado|errada|ops|opa|perai|pera|calma|alias|digo|ta errad[oa]|esta errad[oa]|isso ta errado|na verdade|me enganei|corrig\w+|desculpa|melhor dizendo|quer dizer)\b|\b(?:ta|esta|ficou|deu|saiu) errad[oa]\b|\b(?:errei|me enganei|engano meu|confundi)\b|\be nao \d/;

/** "não, o custo é 35", "tá errado, são 78.000" */
export const correctsSum = (text: string): boolean => CORRECTS.test(fold(text.trim()));

/** "são 4 calças e não 3" without what it takes back. */
export const withoutDenied = (text: string): string =>
  text.replace(/,? e n(?:ã|a)o (?:(?:são|sao|é|eh) )?(?:R\$ ?)?\d[\d.,]{0,15}(?! ?%)/i, '');

/** Two amounts nearer than this are the same. */
const EQUAL = 0.005;

/** The last sum with the corrected number, or read in the way that gives the corrected result. */
export function corrected(request: Request, last: Problem): Solved | null {
  const { own, text } = request;
  const [stated] = own;
  const meant = own.length === 1 && stated ? readAs(last, stated) : null;
  if (meant) return solved(meant, last, last.givens, text, `Isso, ${stated?.written}. `);
  for (const givens of [last.givens, last.origin]) {
    const attempt = replaced(request, last, givens);
    const found = attempt && firstOf([attempt, loosened(attempt)]);
    if (!found || Math.abs(found.value - last.result.value) < 1e-6) continue;
    return solved(found, last, attempt.givens, text, `${changesOf(givens, attempt.givens)}. `);
  }
  return { outcome: askedAgain(last), problem: last };
}

function firstOf(attempts: readonly (Attempt | null)[]): Value | null {
  for (const attempt of attempts) {
    const found = attempt && pick(attempt);
    if (found) return found;
  }
  return null;
}

/** Another result of the same numbers that is what the seller states. */
function readAs({ givens, asked, result }: Problem, stated: Given): Value | null {
  const bitted = givens.map((given, at) => ({ ...given, used: 1 << at }));
  const all = bitted.reduce((bits, { used }) => bits | used, 0);
  const isStated = ({ value }: Value) =>
    Math.abs(value - stated.value) <= EQUAL * Math.abs(stated.value);
  if (isStated(result) || stated.value === 0) return null;
  const open = { ...asked, roles: null, per: [] };
  return solutions(bitted, open, all).find(({ value }) => isStated(value))?.value ?? null;
}

function solved(found: Value, last: Problem, givens: readonly Given[], text: string, lead: string) {
  const outcome = answerOf(found, last.asked, `${text} ${last.text}`);
  const problem = { ...last, givens, result: found };
  return {
    outcome: outcome.kind === 'result' ? { ...outcome, answer: lead + outcome.answer } : outcome,
    problem,
  };
}

/** "Refiz com R$ 349 no lugar de R$ 329" */
function changesOf(before: readonly Given[], after: readonly Given[]): string {
  const removed = before.filter(
    (one) => !after.some(({ value, unit }) => value === one.value && unit === one.unit),
  );
  const added = after.filter(
    (one) => !before.some(({ value, unit }) => value === one.value && unit === one.unit),
  );
  const [old, next] = [removed, added].map((list) =>
    list.map(({ written }) => written).join(' e '),
  );
  return old ? `Refiz com ${next} no lugar de ${old}` : `Refiz com ${next}`;
}

const askedAgain = ({ result }: Problem): Outcome =>
  missing(
    `A conta que eu fiz foi: ${result.steps.join('; ') || money(result.value)}. Qual desses números é outro${result.unit === MONEY ? ', e de quanto' : ''}?`,
  );
