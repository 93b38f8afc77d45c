import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import type { Family, ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import { fold } from '../../shared/text.ts';
import { recognised } from './recognise.ts';

const PREFIX = 'obj.';
/** A clause counts when it is this likely an objection. */
const CLAUSE = 0.6;
const CLAUSE_SHORTEST = 5;
const LISTED_MAX = 3;
/** As long as an earlier family is open, answers to the later ones do not help. */
const ORDER: readonly Family[] = [
  'need',
  'trust',
  'competition',
  'price',
  'terms',
  'authority',
  'timing',
];

export const objectionOf = (key: string): ObjectionKnowledge | undefined =>
  OBJECTIONS.find((one) => one.key === key);

export const objectionKey = (label: string): string | null =>
  label.startsWith(PREFIX) ? label.slice(PREFIX.length) : null;

/** All objections of a message, in the order in which to answer them. @param best of the whole message. */
export function objectionsIn(text: string, best: string): [string, ...string[]] {
  const clauses = text
    .split(
      /[.;!?\n,]{1,12}|\s{1,3}e\s{1,3}(?:que\s{1,3})?(?!se\b)|\s{1,3}mas\s{1,3}|\s{1,3}al[eé]m (?:de|disso)\s{1,3}/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= CLAUSE_SHORTEST && !IS_WISH.test(fold(clause)));
  const found = new Set(clauses.flatMap(objectionIn));
  // The whole message is one objection unless two of its clauses state different ones.
  if (found.size < 2) return [best];
  const sorted = [...found].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, LISTED_MAX);
  const [first = best, ...rest] = sorted;
  return [first, ...rest];
}

/** "disse que queria": what a buyer likes is no objection of its own. */
const IS_WISH =
  /\b(?:quer|queria|quis|gostou|gostaram|amou|adorou|curtiu|achou (?:lindo|linda|otimo|otima|bom|boa))(?: (?:muito|sim|ate|tudo|dele|dela|demais))?\W*$/;

/** "interessante", "gostei da ideia": interest, whatever a word of it has in common with a refusal. */
const LIKES =
  /^(?:(?:ah|ai|nossa|hum|olha|que|muito|bem|super|ate|eu|parece|achei|achou)[, ]+)*(?:interessante|legal|bacana|massa|show|(?:me )?interess(?:ei|ou|ada|ado)|gost(?:ei|amos)|ador(?:ei|amos)|am(?:ei|amos)|curti)\b(?!.{0,20}\bnao\b)/;

/** Whether what a buyer says begins with interest. */
export const likesOffer = (words: string): boolean =>
  LIKES.test(fold(words).replace(/^["“'‘\s]+/, ''));

/** What one clause says against buying, if that is clear. */
function objectionIn(clause: string): string[] {
  if (likesOffer(clause)) return [];
  const { label, probability } = recognised(clause);
  const key = objectionKey(label);
  return key && key !== 'unknown' && probability >= CLAUSE ? [key] : [];
}

function placeOf(key: string): number {
  const family = objectionOf(key)?.family;
  return family ? ORDER.indexOf(family) : ORDER.length;
}
