import { hasVerb } from '../compose/sendable.ts';
import { clausesOf, type Sentence, type Span, spliced, wordsIn } from './text-search.ts';
import { valuesIn } from './values.ts';

/** A stretch by its place in a sentence. */
export const within = ({ start, end }: Span, holder: Span): Span => ({
  start: start - holder.start,
  end: end - holder.start,
});

/** Whether a sentence without some of its words has no beginning or a clause without its verb. */
export function isTornBy(holder: Sentence, span: Span): boolean {
  const { start, end } = within(span, holder);
  const after = holder.text.slice(end);
  if (/\d\s$/u.test(holder.text.slice(0, start)) && /^\s(?:de|do|da)\s/iu.test(after)) return true;
  if (start === 0 && /^\s(?:d[aeo]s?|com|para|pra|por|em|n[ao]s?)\s/iu.test(after)) return true;
  const clause = clausesOf(holder).find((one) => one.start <= span.start && span.end <= one.end);
  if (!clause || !hasVerb(holder.text.slice(start, end))) return false;
  const left = spliced(clause.text, within(span, clause), '');
  return hasVerb(clause.text) && !hasVerb(left) && wordsIn(left).length > 0;
}

/** "mesmo telefone" without its noun. */
const HANGS =
  /^[\s,;]*(?:(?:e|com|o|a)\s)*(?:mesm[oa]s?|nov[oa]s?|s[oó]|apenas|tod[oa]s?|ainda)[\s.!]*$/iu;

/** "trimestral" of "mensal 90, trimestral 240": a clause that is left with its figure only. */
export function leavesFigure(holder: Sentence, span: Span): boolean {
  const clauses = clausesOf(holder);
  const clause = clauses.find((one) => one.start <= span.start && span.end <= one.end);
  if (!clause || clauses.length < 2) return false;
  const left = wordsIn(spliced(clause.text, within(span, clause), ''));
  const rest = spliced(clause.text, within(span, clause), '');
  return (left.length > 0 && left.every(({ stem }) => /^\d/.test(stem))) || HANGS.test(rest);
}

/** The clause of some words, where the others of its sentence say something without it. */
export function clauseWith(holder: Sentence, span: Span): Span | null {
  const clauses = clausesOf(holder);
  const at = clauses.findIndex((one) => one.start <= span.start && span.end <= one.end);
  const clause = clauses[at];
  if (!clause || clauses.length < 2) return null;
  const next = clauses[at + 1];
  // Without the first clause, "mas" would hang in the air.
  const link =
    at === 0 && next ? (/^[,;]?\s(?:mas|e|porém)\s/iu.exec(next.text)?.[0].length ?? 0) : 0;
  return { start: clause.start, end: clause.end + link };
}

/** ", economia de 90 por mês": the clause of which some words are the subject; null for others. */
export function clauseHeadedBy(holder: Sentence, span: Span): Span | null {
  const clause = clausesOf(holder).find((one) => one.start <= span.start && span.end <= one.end);
  if (!clause || clause.start === holder.start || span.end === clause.end) return null;
  const before = holder.text.slice(clause.start - holder.start, span.start - holder.start);
  return /^(?:[,;:]? ?(?:e )?(?:[oa]s? |uma? )?)$/iu.test(before) ? clause : null;
}

/** Whether the sentence of some words states values that are not among them. */
export const losesMore = (text: string, holder: Sentence, span: Span): boolean =>
  valuesIn(text).some(
    ({ start, end }) =>
      holder.start <= start && end <= holder.end && !(span.start <= start && end <= span.end),
  );

/** "do mês passado": some words with the preposition before them. */
export function phraseAround(holder: Sentence, span: Span): Span | null {
  const lead =
    /,?\s(?:(?:por causa|por conta|junto|al[eé]m|depois|antes) (?:d[aeo]s?|com)|graças [aà]o?|com|em|n[oa]s?|d[aeo]s?|por|pel[oa]s?|pr[ao]|para|até|sobre)\s$/iu.exec(
      holder.text.slice(0, span.start - holder.start),
    );
  return lead ? { start: span.start - lead[0].length, end: span.end } : null;
}
