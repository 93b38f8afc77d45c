import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { alternativeIn } from './alternative.ts';
import type { BuyerReport } from './buyer-report.ts';
import { objectionKey, objectionsIn } from './objections.ts';
import { recognised } from './recognise.ts';
import { amountShows, likenedTo } from './reported.ts';
import { countWords } from './wording.ts';

const CLAUSES = /,\s|\s(?:e|mas|porque|pois)\s(?:que\s)?/u;
const CLAUSE_WORDS = 3;
/** Below this share of all objections an amount or a comparison in the words outweighs the likeliest. */
const OUTWEIGHED = 0.75;
/** From this share one objection is all that the words are about. */
const ALONE = 0.85;
/** Below this mean probability the likeliest objection is only a guess. */
const GUESSED = 0.14;

/** The objection that reported words most probably are, given that they are one. */
export function objectionOfReport(
  { said }: BuyerReport,
  message: string,
): Act & { kind: 'objection' } {
  const whole = said.join('. ');
  const parts = [whole, ...(said.length > 1 ? said : []), ...said.flatMap(clausesOf)];
  const scores = new Map<string, number>();
  for (const part of parts)
    for (const { label, probability } of recognised(part).ranked) {
      const key = objectionKey(label);
      if (key && key !== 'unknown') scores.set(key, (scores.get(key) ?? 0) + probability);
    }
  const [best = ['unknown', 0] as const] = [...scores].sort(([, a], [, b]) => b - a);
  const all = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const share = all > 0 ? best[1] / all : 0;
  const isUnsure = share < OUTWEIGHED || best[1] / parts.length < GUESSED;
  const shown = isUnsure ? (likened(said) ?? compared(said) ?? postponed(said)) : null;
  const key = shown ?? best[0];
  const isAlone = shown === null && (share >= ALONE || recognised(whole).probability >= ALONE);
  const keys: readonly [string, ...string[]] = isAlone ? [key] : objectionsIn(whole, key);
  const isGuess = shown === null && keys.length === 1 && best[1] / parts.length < GUESSED;
  return { kind: 'objection', keys, said: message, ...(isGuess ? { isGuess: true } : {}) };
}

const clausesOf = (words: string): string[] => {
  const clauses = words.split(CLAUSES).filter((clause) => countWords(clause) >= CLAUSE_WORDS);
  return clauses.length > 1 ? clauses : [];
};

const likened = (said: readonly string[]): string | null =>
  said.map(likenedTo).find((key) => key !== null) ?? null;

const compared = (said: readonly string[]): string | null =>
  said.some((words) => alternativeIn(words) !== null)
    ? 'cheaper'
    : (said.map(amountShows).find((key) => key !== null) ?? null);

/** "só sai em março", "só depois do dia 10": a date before which nothing happens. */
const POSTPONES =
  /\bso (?:\p{L}+ ){0,3}?(?:(?:em|no mes de|mes de|la (?:em|para|pra|pro)) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:n[oa]|para o|pro|pra|o|a) (?:mes|ano|semana|semestre|safra|temporada)|(?:depois|a partir|dps) d[aeo]s?|dia \d{1,2})\b/u;
const postponed = (said: readonly string[]): string | null =>
  said.some((words) => POSTPONES.test(fold(words))) ? 'later' : null;

/** Whether the words name an amount or something else that the buyer compares with. */
export const comparesIn = ({ said }: BuyerReport): boolean =>
  likened(said) !== null || compared(said) !== null;
