import { fold } from '../shared/text.ts';
import { figuresIn } from './figures.ts';
import { plain } from './format.ts';
import { ledgerOf } from './ledger.ts';
import { missing, type Outcome } from './outcome.ts';

type Result = Extract<Outcome, { kind: 'result' }>;

/** A number that is a claim to be checked is in no step of the sum. */
const CLAIM = /\b(?:confere|confirma|ta certo|certo|ne)\b/;
/** What is done to sell; a sum of sales does not answer how many of these. */
const ACTIVITY = /^(?:liga|conversa|visita|dia|hora|semana|mes|contato|mensage|propost|reuni|lead)/;
const ASKED = /\bq(?:uan)?n?t[oa]s (\p{L}{3,})/u;
/** No sum of a sale in whole reais comes to less. */
const ABSURD_BELOW = 2;
const MONEY_ASKED = /^(?:reais|real|mil|contos?|por|pila|dinheiro)$/;

/** "o cento" is a unit, "quantos por cento" a question. */
const HUNDRED = /\b(?:o|por|cada|do) cento\b/;

/**
 * Why a sum must not be stated, as the question that decides it; null for a plausible one.
 * @param before the request of the last sum, whose numbers may be named again.
 */
export function doubtOf(text: string, outcome: Outcome, before = ''): Outcome | null {
  if (outcome.kind === 'missing') return null;
  const unused = unusedIn(text, outcome, before);
  if (unused !== null)
    return missing(`Para não te dar a conta errada: o que são os ${unused} nessa conta?`);
  const asked = mismatched(fold(text), outcome);
  if (asked !== null)
    return missing(`Para contar isso: de que número eu parto, e quanto você faz de cada vez?`);
  return isAbsurd(text, outcome)
    ? missing('Para não te dar a conta errada: esses números são reais ou quantidades?')
    : null;
}

export const isPlausible = (text: string, outcome: Outcome, before = '') =>
  doubtOf(text, outcome, before) === null;

/** The first number of the message that the sum does not contain, as it is read aloud. */
function unusedIn(text: string, { answer, steps, assumed }: Result, before: string): string | null {
  const folded = fold(text);
  if (CLAIM.test(folded)) return null;
  const known = new Set(figuresIn(before).map(({ value }) => value));
  const used = new Set(
    (`${answer} ${steps} ${assumed.join(' ')}`.match(/\d[\d.]{0,20}(?:,\d{1,4})?/g) ?? []).map(
      (digits) => Number(digits.replaceAll('.', '').replace(',', '.')),
    ),
  );
  const aside = ASIDE.test(folded) ? ledgerOf(text).resale : undefined;
  const unused = figuresIn(text).filter(
    ({ kind, value, noun, before: words }) =>
      kind !== 'clock' &&
      kind !== 'date' &&
      !(isHours(noun) && !/\b(?:por|a|cada) hora\b/.test(folded)) &&
      !(kind === 'time' && /\b(?:esper\w+|daqui a|faz|ha)$/.test(words)) &&
      value !== 1 &&
      value !== aside &&
      !(value === 100 && HUNDRED.test(folded)) &&
      !known.has(value) &&
      ![value, value * 12, value * 1_000, value / 100].some((one) =>
        used.has(Math.round(one * 100) / 100),
      ),
  );
  // Costs that were added up before.
  if (unused.length > 1 && used.has(unused.reduce((sum, { value }) => sum + value, 0))) return null;
  const [found] = unused;
  return found === undefined
    ? null
    : `${plain(found.value)}${found.kind === 'percent' ? '%' : found.kind === 'count' ? ` ${found.noun}` : ''}`;
}

/** What the buyer takes for it is no part of the seller's own margin. */
const ASIDE = /\b(?:minha?|meu)\b/;

/** How long a work takes is stated beside a price that does not depend on it. */
const isHours = (noun: string) => /^(?:h|hrs?|horas?|min|minutos?)$/.test(noun);

/** "quantas ligações" is not answered by money, nor by a number of sales. */
function mismatched(text: string, { answer }: Result): string | null {
  const asked = ASKED.exec(text)?.[1];
  if (!asked || MONEY_ASKED.test(asked) || !ACTIVITY.test(asked)) return null;
  const headline = /\*\*([^*]+)\*\*/.exec(answer)?.[1] ?? '';
  const isOther = /^R\$/.test(headline) || /\bvendas\b/.test(fold(answer));
  return isOther ? asked : null;
}

/** Next to nothing from whole numbers that nobody wrote as money. */
function isAbsurd(text: string, { answer }: Result): boolean {
  const [, digits] = /\*\*R\$ (-?[\d.]+(?:,\d+)?)/.exec(answer) ?? [];
  const value = Number(digits?.replaceAll('.', '').replace(',', '.') ?? Number.NaN);
  if (!(Math.abs(value) < ABSURD_BELOW) || /\b(?:cada|por (?!dia|mes))/.test(fold(answer)))
    return false;
  return figuresIn(text).every(({ kind, value: one }) => kind !== 'money' && Number.isInteger(one));
}
