import { capital } from '../../../shared/text.ts';
import { isWhole } from '../../compose/sendable.ts';
import { withSentence } from '../add.ts';
import type { Operation } from '../operations.ts';
import { placed } from '../places.ts';
import { tidy } from '../replacements.ts';
import { withNamedBack } from '../restored.ts';
import { clausesOf, flat, sentencesIn, stemsOf } from '../text-search.ts';
import { valuesIn } from '../values.ts';
import { UNDO_ALL } from './cues.ts';
import { shareOf, totalOf } from './figures.ts';
import { withBeginning, withEnd } from './frame.ts';
import type { OrderOperation } from './operation.ts';
import { withSwap } from './swap.ts';
import { withValuesOf } from './values.ts';

export const isOrderOperation = (one: Operation): one is OrderOperation =>
  /^(?:back|begin|end|figure|keep|swap|untitled|values)$/.test(one.kind);

/**
 * Does one operation on a text; null where it could not be done or its result is not what was ordered.
 * @param before the text as it was before the message.
 * @param earlier the texts before that one, the latest first.
 */
export function orderApplied(
  text: string,
  one: OrderOperation,
  before: string,
  earlier: readonly string[],
): string | null {
  switch (one.kind) {
    case 'begin':
      return withBeginning(text, one.words);
    case 'end':
      return withEnd(text, one.words);
    case 'swap':
      return withSwap(text, one);
    case 'untitled':
      return withoutTitle(text, one.title);
    case 'back':
      return withBack(text, one.what, earlier);
    case 'keep':
      return withKept(text, one.what, before);
    case 'figure':
      return withFigure(text, one.noun);
    case 'values':
      return withValues(text, one.clause, earlier);
  }
}

/** A sentence that is gone stands again where it is to stay. */
function withKept(text: string, what: string, before: string): string {
  const wanted = stemsOf(what);
  const has = (one: string) => wanted.some((stem) => stemsOf(one).includes(stem));
  if (wanted.length === 0 || has(text)) return text;
  const kept = sentencesIn(before).find((one) => has(one.text));
  const clause =
    kept && (clausesOf(kept).find((one) => has(one.text) && isWhole(one.text)) ?? kept);
  const said = clause?.text.replace(/^[,;:]?\s?(?:e\s)?/u, '') ?? '';
  return said === '' ? text : placed(text, capital(/[.!?]$/u.test(said) ? said : `${said}.`), null);
}

function withValues(text: string, clause: string, earlier: readonly string[]): string | null {
  const put = withValuesOf(clause, text, earlier);
  if (put.unsure) return null;
  if (!put.isChanged && put.unplaced.length > 0 && put.unplaced.length === valuesIn(clause).length)
    return withSentence(text, { what: named(clause), order: '', isQuestion: false, where: null });
  const isStated = valuesIn(clause).every(
    (one) => put.unplaced.includes(one) || valuesIn(put.text).some(({ key }) => key === one.key),
  );
  return isStated ? put.text : null;
}

function withBack(text: string, what: string, earlier: readonly string[]): string | null {
  const [last] = earlier;
  if (what === '') return last ?? null;
  const own = new Set(stemsOf(text));
  const missing = stemsOf(what).filter((stem) => !own.has(stem));
  const has = (one: string) => missing.filter((stem) => stemsOf(one).includes(stem)).length;
  const most = Math.max(0, ...earlier.map(has));
  const version = most > 0 ? earlier.find((one) => has(one) === most) : undefined;
  if (version !== undefined && (version === last || UNDO_ALL.test(flat(what)))) return version;
  const isAll = stemsOf(what).length <= 1 || UNDO_ALL.test(flat(what));
  return withNamedBack(text, earlier, what) ?? (isAll ? (last ?? null) : null);
}

function withFigure(text: string, noun: string): string | null {
  const amount = noun === 'total' ? totalOf(text) : shareOf(text, noun);
  if (amount === null) return null;
  const article = noun === 'total' ? 'o' : /[ao]$/u.exec(noun)?.[0] === 'o' ? 'o' : 'a';
  const what = `${article} ${noun} ${noun === 'total' ? 'fica em' : 'é de'} ${amount}`;
  return withSentence(text, { what, order: '', isQuestion: false, where: null });
}

/** "Horário pra ela: quarta" is "o horário é quarta". */
const named = (clause: string): string =>
  clause.replace(
    /^((?:o |a )?(?:hor[aá]rio|dia|data|pre[cç]o|valor|prazo|endere[cç]o|local|total))(?:\s[^:]{0,20})?:\s/iu,
    '$1 ',
  );

const withoutTitle = (text: string, title: string): string | null => {
  const stem = title.replace(/[.oa]$/u, '');
  const pattern = new RegExp(`(?<![\\p{L}])${stem}[oa]?\\.?\\s(?=\\p{Lu})`, 'giu');
  const left = tidy(text.replace(pattern, ''));
  return left === text ? null : left;
};
