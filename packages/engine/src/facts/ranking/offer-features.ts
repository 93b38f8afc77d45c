import { activityAt, isActivityNoun } from '../activities.ts';
import { isComplaintSign } from '../complaint-signs.ts';
import type { FactContext } from '../context.ts';
import type { FoundPhrase } from '../noun-phrase.ts';
import { knownPlaceEnd } from '../place-names.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from '../tokens.ts';
import { DETERMINERS } from '../vocabulary.ts';
import { amountRelation, NEAR, nearnessOf, strengthOf } from './amount-relation.ts';
import { nounPhrases } from './candidates.ts';
import { activitiesOf, isComplement, isInner, isPartOfThing, isThing } from './containment.ts';
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

const STEM = 5;

/** The noun phrases of an answer that may be the offer, with what speaks for and against each. */
export function offerCandidates(context: FactContext): Candidate[] {
  const { answer, priceAt } = context;
  const money = moneyOf(answer, priceAt);
  const nouns = nounPhrases(answer).filter((phrase) => mayBeSold(answer, phrase));
  const seen = [...nouns, ...activitiesOf(answer)]
    .flatMap((phrase) => besideBuyer(context, phrase) ?? [])
    .map((phrase) => seenFrom(answer, phrase, money));
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
  const isService = ({ kind, phrase, isComplained }: Seen) =>
    kind === 'thing' && !isComplained && isServiceOn(answer, phrase);
  const hasService = seen.some(isService);
  return (one) => [
    ...(hasPriced && !isPriced(one) ? ['rival:priced', `rival:priced:${one.kind}`] : []),
    ...(hasOffered && !isOffered(one) ? ['rival:offered', `rival:offered:${one.kind}`] : []),
    ...(hasService && !isService(one) ? ['rival:service', `rival:service:${one.kind}`] : []),
    ...(isService(one) ? ['is:service'] : []),
    ...(!hasPriced && !hasOffered ? [`rival:none:${one.kind}:${one.isComplained}`] : []),
  ];
}

/** "conserto de roupa", "aluguel de vestido": what is done with a thing, and the thing. */
function isServiceOn(answer: Answer, { key, headAt, to }: FoundPhrase): boolean {
  const isOfThing = to - headAt > 2 && prepositionClass(wordAt(answer, headAt + 1)) === 'of';
  return isOfThing && isActivityNoun(key);
}

/** A phrase with what its features are made of. */
interface Seen {
  phrase: FoundPhrase;
  amount: string;
  kind: 'thing' | 'measure' | 'other';
  isComplained: boolean;
}

const nearness = ({ amount }: Seen): number => nearnessOf(amount);

/** How strongly a price names a phrase, whatever the words between. */
const pricedBy = ({ amount }: Seen): string => strengthOf(amount);

/** No phrase is buyer and offer: "conserto do povo da feira" ends before the buyer. */
function besideBuyer({ answer, buyer }: FactContext, phrase: FoundPhrase): FoundPhrase | null {
  if (!buyer || phrase.from >= buyer[1] || phrase.to <= buyer[0]) return phrase;
  let to = buyer[0];
  while (prepositionClass(wordAt(answer, to - 1)) || DETERMINERS.has(wordAt(answer, to - 1))) to--;
  return to > phrase.headAt ? shortened(answer, phrase, to) : null;
}

/** An activity's own noun is no word of the answer. */
function shortened(answer: Answer, phrase: FoundPhrase, to: number): FoundPhrase {
  const written = (end: number) =>
    answer.text.slice(answer.tokens[phrase.from]?.start, answer.tokens[end - 1]?.end);
  const text = phrase.text === written(phrase.to) ? written(to) : phrase.head;
  return { ...phrase, text, to };
}

function seenFrom(answer: Answer, phrase: FoundPhrase, money: readonly MoneyAt[]): Seen {
  const amount = amountRelation(answer, phrase, money);
  const isPriced = strengthOf(amount) === 'strongly';
  const isOther =
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

function featuresOf({ answer, question }: FactContext, seen: Seen): string[] {
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
