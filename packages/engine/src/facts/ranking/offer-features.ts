import { activityAt } from '../activities.ts';
import { isComplaintSign } from '../complaint-signs.ts';
import type { FactContext } from '../context.ts';
import { lexicalClasses, verbLikeness } from '../lexicon.ts';
import { type FoundPhrase, nounPhraseAt } from '../noun-phrase.ts';
import { knownPlaceEnd } from '../place-names.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from '../tokens.ts';
import { UNITS } from '../words.ts';
import { nounPhrases } from './candidates.ts';
import type { Candidate } from './rank.ts';
import { sensesOf, sharedFeatures } from './shared-features.ts';
import {
  classAfter,
  classBefore,
  type MoneyAt,
  moneyOf,
  tokenBefore,
  verbBefore,
  verbsOfClause,
} from './surroundings.ts';
import { isMeasure, nounClasses, prepositionClass } from './word-classes.ts';

const GAP_BEFORE =
  /^(?:a|por|de|d[ao]s?|sai|saem|saindo|custa|custam|custando|e|eh|fica|ficam|ta|tao|esta|estao|uns|umas|cerca|em|media|medio|partir|torno|r\$|:|-|–|na|faixa|entre|ate|vale|valem|valor|no|comigo|cada|um|uma|unidade|hoje|geralmente|normalmente|so|apenas|mais|ou|menos|era|ticket|preco|simples|completa?)$/;
const STEM = 5;

/** The noun phrases of an answer that may be the offer, with what speaks for and against each. */
export function offerCandidates(context: FactContext): Candidate[] {
  const { answer, priceAt } = context;
  const money = moneyOf(answer, priceAt);
  const nouns = nounPhrases(answer).filter((phrase) => mayBeSold(answer, phrase));
  const seen = [...nouns, ...activitiesOf(answer)].map((phrase) =>
    seenFrom(context, phrase, money),
  );
  const nearest = Math.min(...seen.filter(({ kind }) => kind === 'thing').map(nearness));
  const hasComplaint = seen.some(({ kind, isComplained }) => kind === 'thing' && isComplained);
  const rivals = rivalsOf(answer, seen);
  return seen.map((one) => ({
    phrase: one.phrase,
    features: [
      ...featuresOf(context, one),
      ...rivals(one),
      ...flags({
        nearest: one.kind === 'thing' && nearest <= NEAR && nearness(one) === nearest,
        measureOfThing: one.kind === 'measure' && nearest <= NEAR,
        measureOfComplaint: one.kind === 'measure' && nearest > NEAR && hasComplaint,
      }),
    ],
  }));
}

/** What stronger candidates of the same answer say against a phrase. */
function rivalsOf(answer: Answer, seen: readonly Seen[]): (one: Seen) => string[] {
  const isPriced = (one: Seen) => one.kind === 'thing' && pricedBy(one) === 'strongly';
  const isOffered = ({ kind, phrase }: Seen) =>
    kind === 'thing' && verbBefore(answer, phrase) === 'offer-object';
  const hasPriced = seen.some(isPriced);
  const hasOffered = seen.some(isOffered);
  return (one) => [
    ...(hasPriced && !isPriced(one) ? ['rival:priced', `rival:priced:${one.kind}`] : []),
    ...(hasOffered && !isOffered(one) ? ['rival:offered', `rival:offered:${one.kind}`] : []),
    ...(!hasPriced && !hasOffered ? [`rival:none:${one.kind}:${one.isComplained}`] : []),
  ];
}

/** A phrase with what its features are made of. */
interface Seen {
  phrase: FoundPhrase;
  amount: string;
  kind: 'thing' | 'measure' | 'other';
  isComplained: boolean;
}

/** From the most to the least that a price says of what it is for. */
const NEARNESS = [
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
const NEAR = NEARNESS.indexOf('same-before');

const nearness = ({ amount }: Seen): number => {
  const at = NEARNESS.indexOf(amount);
  return at < 0 ? NEARNESS.length : at;
};

/** How strongly a price names a phrase, whatever the words between. */
const pricedBy = (seen: Seen): string => {
  const at = nearness(seen);
  return at < NEAR ? 'strongly' : at < NEARNESS.length ? 'weakly' : 'not';
};

function seenFrom(
  { answer, buyer }: FactContext,
  phrase: FoundPhrase,
  money: readonly MoneyAt[],
): Seen {
  const isBuyer = buyer !== null && phrase.from < buyer[1] && phrase.to > buyer[0];
  const amount = amountRelation(answer, phrase, money);
  const isPriced = NEARNESS.slice(0, NEAR).includes(amount);
  const isOther =
    isBuyer ||
    isInner(answer, phrase) ||
    isPartOfThing(answer, phrase) ||
    (!isPriced && isComplement(answer, phrase)) ||
    (!isMeasure(phrase.key) &&
      !isThing(phrase.key) &&
      nounClasses(phrase.key).some((one) => OTHER.test(one)));
  return {
    phrase,
    amount,
    kind: isOther ? 'other' : isBareMeasure(answer, phrase) ? 'measure' : 'thing',
    isComplained: hasComplaintAfter(answer, phrase),
  };
}

/** Whether the lexicon names a thing or a service: "contabilidade" is no company here. */
const isThing = (word: string): boolean =>
  lexicalClasses(word).some((one) => one === 'good' || one === 'service');

/** "PJ" of "contabilidade da PJ", "piscina" of "limpo a piscina"; "gelo" of "saco de gelo" is none. */
function isPartOfThing(answer: Answer, { from, to }: FoundPhrase): boolean {
  const owners = [...nounPhrases(answer), ...activitiesOf(answer)];
  return owners.some(
    (one) =>
      !isMeasure(wordAt(answer, one.from - 1)) &&
      one.from < from &&
      one.to >= to &&
      one.headAt < from &&
      !isMeasure(one.key) &&
      !nounClasses(one.key).some((name) => /^(?:person|company|agent)$/.test(name)),
  );
}

const activitiesOf = (answer: Answer): FoundPhrase[] =>
  answer.tokens.flatMap((_, at) => activityAt(answer, at) ?? []);

/** Never a place, a time, or a word for the sale alone: "pedido", but "pedido de gelo". */
function mayBeSold(answer: Answer, phrase: FoundPhrase): boolean {
  const { key, headAt, to, from } = phrase;
  const hasContent = to - headAt > 1 && prepositionClass(wordAt(answer, headAt + 1)) === 'of';
  const classes = nounClasses(key);
  const isSale = classes.includes('sale') || classes.includes('customer');
  const isCode = /^[{}<>=[\]()]$/.test(wordAt(answer, from - 1));
  if (isCode || classes.includes('time') || (isSale && !hasContent)) return false;
  return knownPlaceEnd(answer, from) === null;
}

/** "pacote", but not "pacote de gelo". */
const isBareMeasure = (answer: Answer, { key, headAt, to }: FoundPhrase): boolean =>
  isMeasure(key) && !(to - headAt > 1 && prepositionClass(wordAt(answer, headAt + 1)) === 'of');

const OTHER = /^(?:person|company|complaint|time|money|past|infinitive|customer)$/;

/** "elétrica" of "cerca elétrica": a word that another phrase contains as an adjective. */
const isInner = (answer: Answer, { from }: FoundPhrase): boolean => {
  const token = answer.tokens[from - 1];
  return (
    token?.kind === 'word' &&
    nounPhrases(answer).some((one) => one.from < from && one.to > from && one.headAt === from - 1)
  );
};

/** What speaks for an answer that names no offer. */
export function noOfferFeatures({ answer, question, priceAt }: FactContext): string[] {
  const words = answer.tokens.length;
  return [
    'none',
    `none:${question}`,
    `none:price-${priceAt !== null}`,
    `none:words-${words < 4 ? 'few' : words < 12 ? 'some' : 'many'}`,
  ];
}

function featuresOf({ answer, buyer, question }: FactContext, seen: Seen): string[] {
  const { phrase, amount, kind } = seen;
  const { from, key, headAt } = phrase;
  const before = classBefore(answer, phrase);
  const verb = verbBefore(answer, phrase);
  const classes = nounClasses(key);
  const parent = parentOf(answer, phrase);
  const [sense, complement] = sensesOf(answer, phrase);
  const isActivity = key !== wordAt(answer, headAt) || activityAt(answer, headAt)?.to === phrase.to;
  return [
    ...sharedFeatures(answer, phrase, question),
    `sense:${sense}:amount:${amount}`,
    `sense:${sense}:complained:${seen.isComplained}`,
    `sense:${sense}:priced:${pricedBy(seen)}`,
    `complement:${complement}:priced:${pricedBy(seen)}`,
    `sense:${sense}:parent:${parent ?? 'none'}`,
    ...(isActivity ? ['is:activity', `activity:${pricedBy(seen)}`, `activity:${question}`] : []),
    ...(isOwn(answer, from) ? [`own:${kind}:${sense}`, `own:${kind}`] : []),
    `amount:${amount}`,
    `amount:${amount}:${kind}`,
    `before:${before}`,
    `verb:${verb}`,
    `verb:${verb}:${kind}`,
    `after:${classAfter(answer, phrase)}`,
    `amount:${amount}:before:${before}`,
    `kind:${kind}`,
    `priced:${pricedBy(seen)}:${kind}`,
    `priced:${pricedBy(seen)}:${seen.isComplained ? 'complained' : 'neutral'}`,
    ...classes.map((one) => `class:${one}`),
    ...classes.map((one) => `class:${one}:${amount}`),
    parent ? `parent:${parent}` : 'parent:none',
    ...[...verbsOfClause(answer, headAt)].map((one) => `clause:${one}`),
    `question:${question}:${verb}`,
    ...flags({
      complaint: seen.isComplained,
      inner: isInner(answer, phrase),
      part: isPartOfThing(answer, phrase),
      negated: isNegated(answer, from),
      complement: pricedBy(seen) !== 'strongly' && isComplement(answer, phrase),
      complaintSubject: seen.isComplained && before === 'start',
      buyer: buyer !== null && from < buyer[1] && phrase.to > buyer[0],
      repeated: isRepeated(answer, phrase),
      owned:
        /^(?:tenho|temos)$/.test(wordAt(answer, from - 2)) &&
        /^uma?$/.test(wordAt(answer, from - 1)),
      occupation: /^(?:sou|somos)$/.test(wordAt(answer, tokenBefore(answer, phrase))),
      label: wordAt(answer, from - 1) === ':',
      first: clauseStart(answer, from) === 0,
      start: from <= 2,
      last: clauseEnd(answer, from) >= answer.tokens.length - 1,
      tried: /(?:^| )ja /.test(` ${wordAt(answer, from - 2)} ${wordAt(answer, from - 1)} `),
      competitor: /^(?:outr[oa]s?|concorrente|concorrencia|antig[oa]|velh[oa])$/.test(
        wordAt(answer, phrase.from),
      ),
      long: phrase.to - from > 1,
    }),
  ];
}

const flags = (values: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(values).flatMap((name) => (values[name] ? [`is:${name}`] : []));

/** Where a phrase is relative to the nearest amount. */
function amountRelation(answer: Answer, phrase: FoundPhrase, money: readonly MoneyAt[]): string {
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

const COMPLEMENT = new Set(['with', 'in', 'without', 'for']);

/** "ACM" of "fachada em ACM". */
const isComplement = (answer: Answer, phrase: FoundPhrase): boolean => {
  const at = tokenBefore(answer, phrase);
  return (
    COMPLEMENT.has(prepositionClass(wordAt(answer, at)) ?? '') &&
    nounPhrases(answer).some(({ to }) => to === at)
  );
};

/** What a phrase after "de" belongs to: "pacote de X", "donos de X". */
function parentOf(answer: Answer, phrase: FoundPhrase): string | null {
  const at = tokenBefore(answer, phrase);
  if (prepositionClass(wordAt(answer, at)) !== 'of') return null;
  const word = wordAt(answer, at - 1);
  if (isMeasure(word)) return 'measure';
  const [first] = nounClasses(word);
  return first ?? 'thing';
}

const isOwn = (answer: Answer, from: number): boolean =>
  /^(?:meu|minha|nosso|nossa|meus|minhas|nossos|nossas)$/.test(wordAt(answer, from - 1));

/** "não vendemos certificado". */
const isNegated = (answer: Answer, from: number): boolean =>
  answer.tokens
    .slice(Math.max(clauseStart(answer, from), from - 4), from)
    .some(({ folded }) => /^(?:nao|n|nem|sem|nunca)$/.test(folded));

/** "rede que rasga", "polpa aguada". */
function hasComplaintAfter(answer: Answer, { headAt, to }: FoundPhrase): boolean {
  const end = Math.min(clauseEnd(answer, headAt), to + 3);
  return answer.tokens.slice(headAt + 1, end).some(({ folded }) => isComplaintSign(folded));
}

/** The thing that is sold is often named twice. */
function isRepeated(answer: Answer, { key, headAt }: FoundPhrase): boolean {
  const stem = key.slice(0, STEM);
  return (
    stem.length >= 4 &&
    answer.tokens.some(({ folded }, at) => at !== headAt && folded.startsWith(stem))
  );
}
