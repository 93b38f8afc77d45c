import { verbLikeness } from '../lexicon.ts';
import { type FoundPhrase, nounPhraseAt } from '../noun-phrase.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from '../tokens.ts';
import { UNITS } from '../words.ts';
import type { MoneyAt } from './surroundings.ts';
import { isMeasure, prepositionClass } from './word-classes.ts';

const GAP_BEFORE =
  /^(?:a|por|de|d[ao]s?|sai|saem|saindo|custa|custam|custando|e|eh|fica|ficam|ta|tao|esta|estao|uns|umas|cerca|em|media|medio|partir|torno|r\$|:|-|–|na|faixa|entre|ate|vale|valem|valor|no|comigo|cada|um|uma|unidade|hoje|geralmente|normalmente|so|apenas|mais|ou|menos|era|ticket|preco|simples|completa?)$/;
/** From the most to the least that a price says of what it is for. */
const NEARNESS: readonly string[] = [
  'after:unit-in',
  'after:unit-article',
  'after:unit-of',
  'directly-before',
  'before',
  'after:in',
  'after:by',
  'after:article',
  'after:each',
  'same-after-in',
  'before-comma',
  'same-before',
  'same-after',
];
/** The last rank that names what is priced without doubt. */
export const NEAR = NEARNESS.indexOf('same-before');

/** The rank of a relation; relations that say nothing come last. */
export function nearnessOf(relation: string): number {
  const at = NEARNESS.indexOf(relation);
  return at < 0 ? NEARNESS.length : at;
}

/** How strongly a relation names what is priced. */
export function strengthOf(relation: string): 'strongly' | 'weakly' | 'not' {
  const at = nearnessOf(relation);
  return at < NEAR ? 'strongly' : at < NEARNESS.length ? 'weakly' : 'not';
}

/** Prepositions of a complement. */
export const COMPLEMENT = new Set(['with', 'in', 'without', 'for']);

/** Where a phrase is relative to the nearest amount. */
export function amountRelation(
  answer: Answer,
  phrase: FoundPhrase,
  money: readonly MoneyAt[],
): string {
  if (money.length === 0) return 'no-amount';
  const relations = money.map((amount) => relationTo(answer, phrase, amount));
  return relations.find((one) => one !== 'far') ?? 'far';
}

function relationTo(answer: Answer, phrase: FoundPhrase, { first, end }: MoneyAt): string {
  const start = clauseStart(answer, first);
  if (phrase.to <= first) {
    const gap = answer.tokens.slice(complementEnd(answer, phrase, first), first);
    const isNear = gap.every(({ folded }) => GAP_BEFORE.test(folded) || isMeasure(folded));
    if (isNear) return gap.length === 0 ? 'directly-before' : 'before';
    const commas = gap.filter(({ kind }) => kind === 'break');
    const isNearAfterComma =
      commas.length === 1 &&
      commas[0]?.text === ',' &&
      gap.every(
        ({ kind, folded }) => kind === 'break' || GAP_BEFORE.test(folded) || isMeasure(folded),
      );
    if (isNearAfterComma) return 'before-comma';
    if (phrase.from >= start) return 'same-before';
    return phrase.from >= clauseStart(answer, Math.max(start - 1, 0)) ? 'clause-before' : 'far';
  }
  if (phrase.from < end) return 'within';
  const gap = answer.tokens.slice(end, phrase.from).map(({ folded }) => folded);
  const unit = afterUnit(gap);
  if (unit) return `after:unit-${unit}`;
  const isNear = gap.every(
    (word) =>
      prepositionClass(word) !== null ||
      UNITS.has(word) ||
      /^(?:o|os|um|uma|e|cada|mes|ano|semana|dia)$/.test(word),
  );
  if (isNear && gap.length <= 5) {
    const last = gap.findLast(
      (word, at) =>
        prepositionClass(word) !== null && !/^(?:a|as)$/.test(word) && !(word === 'cada' && at > 0),
    );
    return `after:${last ? prepositionClass(last) : gap.length > 0 ? 'article' : 'directly'}`;
  }
  if (phrase.from < clauseEnd(answer, end)) {
    const isIn = /^(?:n[oa]s?|em|num|numa|pel[oa]s?)$/.test(wordAt(answer, phrase.from - 1));
    const hasVerb = gap.slice(0, -1).some((word) => verbLikeness(word) === 'surely');
    return isIn && !hasVerb ? 'same-after-in' : 'same-after';
  }
  return phrase.from < clauseEnd(answer, Math.min(clauseEnd(answer, end) + 1, answer.tokens.length))
    ? 'clause-after'
    : 'far';
}

/** "900 por dente nas lentes", "28 o saco de 40 kg do composto": the preposition after the unit. */
function afterUnit(gap: readonly string[]): string | null {
  const match =
    /^(?:por|cada|o|a|\/|no|na|pel[oa]) \S+( quadrado| de \d+ \S+| (?:com|de) \d+)? (\S+)( (?:o|os|um|uma|cada|a|as))?$/.exec(
      gap.join(' '),
    );
  return match && prepositionClass(match[2] ?? '');
}

/** "fachada em ACM por 900": the end of a complement between a phrase and the amount. */
function complementEnd(answer: Answer, { to }: FoundPhrase, first: number): number {
  if (!COMPLEMENT.has(prepositionClass(wordAt(answer, to)) ?? '')) return to;
  const complement = nounPhraseAt(answer, to + 1);
  return complement && complement.to <= first ? complement.to : to;
}
