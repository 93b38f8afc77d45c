import { carriedFrom } from './carried-subject.ts';
import { wordsOf } from './clause.ts';
import { isComplaintSign, isStrongSign } from './complaint-signs.ts';
import type { Fact } from './fact.ts';
import { isOfSeller, subjectOfTrouble } from './pain-subject.ts';
import { type Answer, factOf, type Token, wordAt } from './tokens.ts';
import {
  BOTHERS,
  COMPLAINT_NOUNS,
  COMPLAINTS,
  CUSTOMERS,
  NEUTRAL,
  OFFERING,
  SERVING,
  STATES,
  TROUBLES,
  VERBS,
} from './vocabulary.ts';
import { SPENDING } from './words.ts';

/** What bothers the buyer. */
export interface Pain {
  /** As written, from the complaint to the end of its clause. */
  clause: string;
  /** Fits after "o problema é": a noun ("medo de errar") or an infinitive ("perder cliente"); null where none can be built. */
  phrase: string | null;
  form: 'noun' | 'infinitive' | 'clause';
  /** A sentence about a thing, with that thing as its subject: nobody is "eu" or "você" in it. */
  isOfThing?: boolean;
}

/** Parts of the answer that are other facts: offer, price, decision maker. */
export type Taken = readonly (readonly [from: number, to: number])[];

const PAINS_MAX = 3;
const WORDS_MAX = 18;
const CARRIED_WORDS_MAX = 20;
/** First words of the rest of another fact. */
const FRAGMENT = /^(?:vez|vezes|mais|menos|em|por|entre|de|d[ao]|cada|ao|ate|classe|tipo|etc)$/;
const INCOME_WORDS = /^(?:renda|faturamento|fatura|faturam|salario)$/;
const PAYING = /^(?:gasta|gastam|gasto|paga|pagam|cobro|ticket|custa|custam)$/;
const CHANGED = /^(?:.{2,}(?:ando|endo|indo))$/;
const OWN =
  /^(?:eu|to|tou|estou|sei|comecei|acho|ando|levo|vendo|vendemos|faco|fazemos|cobro|atendo|tenho|temos|sou|somos|meu|minha|nosso|nossa|trabalho|alugo|ofereco|oferecemos|fornecemos|comigo|quero|queria)$/;
/** The complaints of an answer; where no word names one, the clauses that state nothing else. */
export function readPains(answer: Answer, taken: Taken): Fact<Pain>[] {
  const clauses = clausesOf(answer)
    .filter((clause) => !isOther(answer, clause, taken))
    .map(([from, to]): Clause => [relativeAfter(answer, [from, to]) ?? from, to]);
  const found = clauses.flatMap((clause) => complaintIn(answer, clause) ?? []);
  const named = found.filter((one) => !found.some((other) => isPartOf(one, other)));
  const rest = clauses.flatMap((clause) => remainderOf(answer, clause, taken) ?? []);
  const others = rest.filter(
    (one) => !named.some(({ span }) => span.start <= one.span.end && one.span.start <= span.end),
  );
  return [...named, ...others].slice(0, PAINS_MAX).toSorted((a, b) => a.span.start - b.span.start);
}

/** A clause that another one goes on from is said with it. */
const isPartOf = ({ span: one }: Fact<Pain>, { span: other }: Fact<Pain>): boolean =>
  other.start <= one.start && other.end >= one.end && other.quote.length > one.quote.length;

type Clause = readonly [from: number, to: number];

function clausesOf({ tokens }: Answer): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]?.kind !== 'break') continue;
    if (at > from) clauses.push([from, at]);
    from = at + 1;
  }
  return clauses;
}

/** Clauses of the seller, of who decides, and of what was tried. */
function isOther(answer: Answer, [from, to]: Clause, taken: Taken): boolean {
  const first = wordAt(answer, from);
  const isOwn = [first, wordAt(answer, from + 1)].some(
    (word, n) => OWN.test(word) && !CUSTOMERS.has(wordAt(answer, from + n + 1)),
  );
  if ((isOwn || OFFERING.has(first)) && relativeAfter(answer, [from, to]) === null) return true;
  if (isOfSeller(wordsOf(answer, from, to))) return true;
  const isDecision = first === 'quem';
  const isWithin = taken.some(([start, end]) => start <= from && end >= to);
  return isDecision || isWithin;
}

/** "atendo mulheres que não dormem": what follows "que" is of the buyer; null for none. */
function relativeAfter(answer: Answer, [from, to]: Clause): number | null {
  if (!SERVING.has(wordAt(answer, from))) return null;
  const at = answer.tokens.findIndex(
    ({ folded }, n) => n > from + 1 && n < to && /^(?:que|q)$/.test(folded),
  );
  return at < 0 ? null : at + 1;
}

function complaintIn(answer: Answer, [from, to]: Clause): Fact<Pain> | null {
  for (let at = from; at < to; at++) {
    if (OFFERING.has(wordAt(answer, at)) && !VERBS.has(wordAt(answer, at))) return null;
    const phrase = complaintAt(answer, at, to);
    if (!phrase) continue;
    const end = endOf(answer, at, to);
    if (phrase.from >= end) continue;
    if (end - at < 2 && phrase.form !== 'noun') continue;
    if (isOfSeller(wordsOf(answer, phrase.from, end))) return null;
    const carried = phrase.form === 'clause' ? carriedFrom(answer, from) : null;
    if (carried !== null) return carriedPain(answer, [carried, end]);
    const fact = painFact(answer, [phrase.from, end], phrase.start, phrase.form, phrase.at);
    return phrase.isOfThing ? { ...fact, value: { ...fact.value, isOfThing: true } } : fact;
  }
  return null;
}

/** "Não vai pra exportação" is understood only behind "o fruto sai torto"; too long, it is left out. */
function carriedPain(answer: Answer, [from, to]: Clause): Fact<Pain> | null {
  if (to - from > CARRIED_WORDS_MAX) return null;
  const fact = painFact(answer, [from, to], null, 'clause', from);
  return { ...fact, value: { ...fact.value, isOfThing: true } };
}

interface Complaint {
  isOfThing?: boolean;
  from: number;
  /** The position of the rest that follows `start` in the phrase. */
  at: number;
  start: string | null;
  form: Pain['form'];
}

/** What things do: they stop, break, leak. */
const BREAKING =
  /^(?:para|quebra|trava|pifa|falha|vaza|entope|queima|estraga|enguica|emperra|desliga|descarrega|apaga|racha|estoura|derrete|empaca|cai)m?$/;
/** "para na sexta" is a verb, "para pizza" a preposition; "cai" alone may be anything. */
const STOPPING = /^(?:param?|cai|caem)$/;
const AFTER_STOPPING =
  /^(?:n[ao]s?|de|do|tod[ao]s?|sempre|bem|justo|quando|durante|em|toda|e|direto|muito|)$/;

/** "o forno para na sexta à noite": the thing that breaks belongs to the complaint. */
function breakdownAt(answer: Answer, at: number): Complaint | null {
  const word = wordAt(answer, at);
  const isTrouble = BREAKING.test(word) || /[aem]$/.test(COMPLAINTS.has(word) ? word : '');
  if (!isTrouble) return null;
  if (STOPPING.test(word) && !AFTER_STOPPING.test(wordAt(answer, at + 1))) return null;
  const verb = /^(?:nao|n|so|sempre|vive)$/.test(wordAt(answer, at - 1)) ? at - 1 : at;
  const from = subjectOfTrouble(answer, verb);
  return from === null ? null : { from, at: from, start: null, form: 'clause', isOfThing: true };
}

function complaintAt(answer: Answer, at: number, to: number): Complaint | null {
  const breakdown = breakdownAt(answer, at);
  if (breakdown) return breakdown;
  const word = wordAt(answer, at);
  const isNegated = /^(?:nao|n|nunca)$/.test(word) && /[aeiou]m?$/.test(wordAt(answer, at + 1));
  if (isNegated && at + 2 < to) {
    const thing = subjectOfTrouble(answer, at);
    const own = thing === null ? {} : { isOfThing: true };
    return { from: thing ?? subjectStart(answer, at), at, start: null, form: 'clause', ...own };
  }
  const isNoun =
    COMPLAINT_NOUNS.has(word) && /^(?:d[eao]s?|n[ao]s?|com|)$/.test(wordAt(answer, at + 1));
  const infinitive = isNoun ? undefined : COMPLAINTS.get(word);
  if (infinitive && !/^(?:o|a|um|uma|de)$/.test(wordAt(answer, at - 1)) && /[aem]$/.test(word)) {
    return { from: at, at: at + 1, start: infinitive, form: 'infinitive' };
  }
  const noun = STATES.get(word);
  if (noun) return { from: at, at: at + 1, start: noun, form: 'noun' };
  if (BOTHERS.has(word)) return afterBother(answer, at);
  if (
    word === 'sem' &&
    at + 1 < to &&
    !/^(?:filhos?|duvida|el[ea]s?|iss[oa]|ess[ea]s?|ist[oa])$/.test(wordAt(answer, at + 1))
  ) {
    return { from: at, at: at + 1, start: 'falta de', form: 'noun' };
  }
  if ((!TROUBLES.has(word) && !infinitive) || wordAt(answer, at + 1) === ':') return null;
  return COMPLAINT_NOUNS.has(word)
    ? { from: at, at, start: '', form: 'noun' }
    : { from: subjectStart(answer, at), at, start: null, form: 'clause' };
}

/** "o que incomoda é a demora". */
function afterBother(answer: Answer, at: number): Complaint | null {
  if (!/^(?:e|eh|sao|:|com)$/.test(wordAt(answer, at + 1))) return null;
  return { from: at + 2, at: at + 2, start: '', form: 'noun' };
}

/** "o lavatório que vaza": a complaint without its subject is no sentence. */
function subjectStart(answer: Answer, at: number): number {
  let from = at;
  while (
    from > 0 &&
    answer.tokens[from - 1]?.kind === 'word' &&
    at - from < 5 &&
    !/^(?:que|e)$/.test(wordAt(answer, from - 1))
  )
    from--;
  return from;
}

/** Up to the end of the clause, or to "e" before the price. */
function endOf(answer: Answer, at: number, to: number): number {
  let end = at + 1;
  while (end < to && end - at < WORDS_MAX) {
    // "o que incomoda é pagar caro" names no spending.
    const isAnd = wordAt(answer, end) === 'e' && !/^é$/iu.test(answer.tokens[end]?.text ?? '');
    const isNextFact = isAnd && SPENDING.has(wordAt(answer, end + 1));
    if (isNextFact) break;
    end++;
  }
  return end;
}

/** A clause without a word of complaint: what follows "que", or a whole clause with a verb. */
function remainderOf(answer: Answer, [from, to]: Clause, taken: Taken): Fact<Pain> | null {
  let start = from;
  for (const [first, end] of taken) if (first >= from && end <= to) start = Math.max(start, end);
  const words = wordsOf(answer, start, to).split(' ');
  if (isNeutral(words) || answer.tokens.slice(start, to).some(isCode)) return null;
  if (!words.some(isComplaintSign)) return null;
  const isComplaint = words.some(isStrongSign);
  const hasVerb = words.some((word) => VERBS.has(word) || CHANGED.test(word));
  const isRelative = /^(?:que|q)$/.test(words[0] ?? '');
  if (!(hasVerb || isRelative || isComplaint) || to - start < 2) return null;
  // "a camiseta que ele compra encolhe": what follows "que" is no clause without its noun.
  const isWithin = isRelative && /^(?:el[ea]s?)$/.test(words[1] ?? '');
  if (isWithin) start = from;
  const first = /^(?:que|e|com|q)$/.test(wordAt(answer, start)) ? start + 1 : start;
  return painFact(
    answer,
    [first, Math.min(to, first + WORDS_MAX)],
    null,
    'clause',
    first,
    'likely',
  );
}

/** Of the seller, of money, or of what people simply do. */
function isNeutral(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (
    FRAGMENT.test(first) ||
    NEUTRAL.has(first) ||
    (/^(?:que|q)$/.test(first) && NEUTRAL.has(second))
  ) {
    return true;
  }
  const hasVerb = words.some((word) => VERBS.has(word));
  const hasNumber = words.some((word) => /^\d/.test(word));
  return (
    (hasNumber && !hasVerb) ||
    words.some((word) => PAYING.test(word) || INCOME_WORDS.test(word) || OWN.test(word))
  );
}

/** Emoji and code. */
const isCode = ({ kind, folded }: Token) => kind === 'symbol' && !/^[%&+/'´`-]$/.test(folded);

function painFact(
  answer: Answer,
  [from, to]: Clause,
  start: string | null,
  form: Pain['form'],
  restAt: number,
  certainty: 'certain' | 'likely' = 'certain',
): Fact<Pain> {
  const fact = factOf(answer, [from, to], null, certainty);
  const rest = factOf(answer, [restAt, to], null).span.quote;
  const phrase = start === null ? null : [start, restAt < to ? rest : ''].filter(Boolean).join(' ');
  return { ...fact, value: { clause: fact.span.quote, phrase, form } };
}
