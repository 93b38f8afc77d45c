import { fold } from '../../shared/text.ts';
import { choice, figuresIn, type Outcome } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { ASKS_AMOUNT, QUOTED } from './sum-act.ts';

type SumAct = Act & { kind: 'sum' };

const AMOUNT = String.raw`(?:R\$\s?)?\d[\d.,]{0,11}(?:\s?%)?(?: mil| reais)?`;
/** "por 150? e por 170?", "com 10%? e com 15%?": the question again with another number. */
const ASKED_AGAIN = new RegExp(
  String.raw`^([^\n]{3,160}?)\b(por|a|com|em|de|cobrando)\s(${AMOUNT})([^?\d]{0,30})\?{1,3}\s{0,3}(?:e|ou)(?: se (?:eu )?(?:for|fizer|vender|cobrar|der))?\s(?:\2\s)(${AMOUNT})[?\s]{0,4}$`,
  'iu',
);
/** "se eu vender a 30 ou a 35", "12 ou 15 peças". */
const JOINED = new RegExp(
  String.raw`(?<![\d.,])(${AMOUNT})\s(?:ou|e se for)\s(?:(?:por|a|com|em|de)\s)?(${AMOUNT})(?![\d]|\s(?:por|a|de)\s\d)`,
  'iu',
);
/** What asks which offer is better, or for what two amounts differ by, compares them itself. */
const COMPARES =
  /\b(?:diferenca|compensa\w*|vale mais|melhor|mais barat\w|mais em conta|entre|qual (?:d[aeo]s?|rende|sai|e mais))\b/;

export interface Alternative {
  named: string;
  message: string;
}

/** The two messages that a message with two alternatives stands for; none where it has no such. */
export function alternativesIn(text: string): readonly Alternative[] {
  const folded = fold(text);
  if (!ASKS_AMOUNT.test(folded) || COMPARES.test(folded) || QUOTED.test(text)) return [];
  const again = ASKED_AGAIN.exec(text);
  if (again) {
    const [, lead = '', link = '', first = '', rest = '', second = ''] = again;
    return [first, second].map((one) => ({
      named: clean(one),
      message: `${lead}${link} ${clean(one)}${rest}?`,
    }));
  }
  const joined = JOINED.exec(text);
  if (!joined) return [];
  const [whole, first = '', second = ''] = joined;
  const after = text.slice(joined.index + whole.length);
  // A second pair of alternatives would give four sums.
  if (JOINED.test(after)) return [];
  return [first, second].map((one) => ({
    named: clean(one),
    message: `${text.slice(0, joined.index)}${clean(one)}${after}`,
  }));
}

/** The two numbers of a message with alternatives; none for another. */
export const alternativeValues = (text: string): readonly number[] =>
  alternativesIn(text).flatMap(({ named }) => figuresIn(named).map(({ value }) => value));

const clean = (amount: string): string => amount.replace(/(?<![.,])[.,]{1,3}$/, '');

/** Each of two alternatives reckoned by itself; null for a message without alternatives. */
export function alternativeSums(text: string, read: (message: string) => Act): Act | null {
  const alternatives = alternativesIn(text);
  if (alternatives.length === 0) return null;
  const sums = alternatives.map(({ named, message }) => ({ named, act: read(message) }));
  const done = sums.flatMap(({ named, act }) =>
    act.kind === 'sum' && act.outcome.kind === 'result'
      ? [{ named, sum: act.sum, outcome: act.outcome }]
      : [],
  );
  const [first] = done;
  if (!first || done.length < sums.length) return asked(text, sums);
  const outcome: Outcome = {
    kind: 'result',
    answer: done.map(({ named, outcome: one }) => `Com ${named}: ${lower(one.answer)}`).join(' '),
    steps: done.map(({ named, outcome: one }) => `com ${named}: ${one.steps}`).join('; '),
    assumed: [...new Set(done.flatMap(({ outcome: one }) => one.assumed))],
    ...(done.some(({ outcome: one }) => one.isOpen) ? { isOpen: true as const } : {}),
  };
  // Which of the two a later message means is not known.
  return { kind: 'sum', sum: first.sum, request: text, outcome, problem: null };
}

const lower = (answer: string) => `${answer.slice(0, 1).toLowerCase()}${answer.slice(1)}`;

/** One question in place of a sum that would combine the two. */
function asked(text: string, sums: readonly { named: string; act: Act }[]): SumAct | null {
  const found = sums.find(({ act }) => act.kind === 'sum');
  if (found?.act.kind !== 'sum') return null;
  const names = sums.map(({ named }) => named).join(' e com ');
  const ask = `São duas contas, uma com ${names}. O que entra nas duas: qual é o custo, o preço ou a quantidade?`;
  return { kind: 'sum', sum: found.act.sum, request: text, outcome: choice(ask), problem: null };
}
