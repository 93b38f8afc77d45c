import { lexicalClasses, verbLikeness } from './lexicon.ts';
import { type FoundPhrase, isAgent, nounPhraseAt } from './noun-phrase.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from './tokens.ts';
import {
  CHILDREN,
  CHOOSING,
  COMPANIES,
  DETERMINERS,
  GETTING,
  LOSING,
  PERSONS,
  RIVALS,
  VERBS,
} from './vocabulary.ts';

/** How an answer shows that somebody or something is taken in place of the seller. */
export type Alternative = 'chosen' | 'lost' | 'source' | 'rival';

/** The marks of an answer's tokens; several facts ask for them. */
const MARKS = new WeakMap<Answer, ReadonlyMap<number, Alternative>>();

/** Words between a verb and the preposition of a rival: "perco muita venda pra …". */
const REACH = 12;
const SOURCE_REACH = 20;
const TO_RIVAL = /^(?:para|pra|pro|pros|pras|por|pel[oa]s?|com|em|n[oa]s?|num|numa|de|d[oa]s?)$/;
const FROM_RIVAL = /^(?:d[eoa]s?|n[oa]s?|num|numa|em|pel[oa]s?|com|por)$/;
const ENDS_SCOPE =
  /^(?:porque|pq|pois|mas|porem|agora|quando|enquanto|comigo|conosco|depois|mesmo|ai)$/;
const SELF = /^(?:mim|comigo|conosco|nos|gente|eu|aqui)$/;
const OWNED = /^(?:meus?|minhas?|noss[oa]s?)$/;
const CHARGING = /^(?:cobra|cobram|cobrou|cobrava|cobravam|pediu|pediram)$/;

/** How a token belongs to an alternative to the seller; null where it does not. */
export const alternativeAt = (answer: Answer, at: number): Alternative | null =>
  marksOf(answer).get(at) ?? null;

function marksOf(answer: Answer): ReadonlyMap<number, Alternative> {
  const known = MARKS.get(answer);
  if (known) return known;
  const marks = new Map<number, Alternative>();
  const mark = (kind: Alternative, from: number, to: number) => {
    for (let at = from; at < to; at++) if (!marks.has(at)) marks.set(at, kind);
  };
  answer.tokens.forEach(({ folded }, at) => {
    const isChoice = CHOOSING.has(folded) && wordAt(answer, at - 1) !== 'quem';
    if (isChoice) mark('chosen', at + 1, scopeEnd(answer, at + 1));
    if (LOSING.has(folded)) markAfter(answer, at, mark);
    if (GETTING.has(folded)) markSource(answer, at, mark);
    if (RIVALS.has(folded)) mark('rival', at, isNamed(answer, at) ? scopeEnd(answer, at) : at + 1);
    if (CHARGING.test(folded)) mark('rival', chargerStart(answer, at), at);
    if (isInstead(answer, at)) mark('chosen', at + 1, nounPhraseAt(answer, at + 1)?.to ?? at + 1);
    const owned = isAlready(answer, at) ? whoAt(answer, at + 1) : null;
    if (owned) mark('source', owned.from, owned.to);
  });
  MARKS.set(answer, marks);
  return marks;
}

type Mark = (kind: Alternative, from: number, to: number) => void;

/** "perco venda pra loja grande", "trocam a gente por distribuidora", "vão no posto". */
function markAfter(answer: Answer, verb: number, mark: Mark): void {
  const end = Math.min(clauseEnd(answer, verb), verb + REACH);
  const isLoss = /^(?:perd|perc)/.test(wordAt(answer, verb));
  const isMove = /^(?:v[aã]|fo|ia|ind|corr|acab|termin|empurr|ver|fech)/.test(wordAt(answer, verb));
  for (let at = verb + 1; at < end; at++) {
    const word = wordAt(answer, at);
    if (SELF.test(word) && !/^(?:gente|aqui)$/.test(word)) return;
    const isTo = isLoss ? /^(?:para|pra|pro|pros|pras)$/.test(word) : TO_RIVAL.test(word);
    if (!isTo) continue;
    const phrase = whoAt(answer, at + 1);
    if (phrase) {
      mark('lost', phrase.from, scopeEnd(answer, at + 1));
      return;
    }
    if (isMove && !DETERMINERS.has(wordAt(answer, at + 1))) return;
  }
}

/** "compram do atravessador", "paga 9 reais na garrafa da distribuidora", not "pagam 890 na creche". */
function markSource(answer: Answer, verb: number, mark: Mark): void {
  let isPriced = false;
  const end = Math.min(clauseEnd(answer, verb), verb + SOURCE_REACH);
  for (let at = verb + 1; at < end; at++) {
    const word = wordAt(answer, at);
    if (/^(?:eh|sao|que|q|quem)$/.test(word) || isCopula(answer, at) || SELF.test(word)) return;
    if (answer.tokens[at]?.kind === 'number') isPriced = true;
    const phrase = FROM_RIVAL.test(word) ? whoAt(answer, at + 1) : null;
    if (phrase && isSource(answer, phrase, { isPriced, preposition: word }))
      mark('source', phrase.from, phrase.to);
    if (FROM_RIVAL.test(word) && word !== 'por') isPriced = false;
  }
}

const LOCAL = /^(?:bairro|esquina|centro|cidade|rua|lado|frente|vila|capital|avenida|regiao)$/;

/** Who is named directly after a price is what is paid for, unless it is another one of its kind. */
function isSource(
  answer: Answer,
  { key, headAt, to }: FoundPhrase,
  { isPriced, preposition }: { isPriced: boolean; preposition: string },
): boolean {
  const words = answer.tokens.slice(headAt, to).map(({ folded }) => folded);
  if (words.some((word) => RIVALS.has(word) || LOCAL.test(word))) return true;
  const classes = lexicalClasses(key);
  const isThing = classes.some((one) => /^(?:good|service|setting)$/.test(one));
  // "manta de casal", "com filho adolescente", "trator com operador"
  const isOfThing =
    (preposition === 'de' && PERSONS.has(key)) ||
    (preposition === 'com' && (CHILDREN.has(key) || (isAgent(key) && !COMPANIES.has(key))));
  return !isPriced && !isThing && !isOfThing;
}

const isCopula = (answer: Answer, at: number): boolean =>
  answer.tokens[at]?.text.toLowerCase() === 'é';

/** People, a company or a named rival; not the seller. */
function whoAt(answer: Answer, at: number): FoundPhrase | null {
  const phrase = nounPhraseAt(answer, at);
  const isOther = phrase && phrase.from <= at + 2 && isWho(phrase.key) && !SELF.test(phrase.key);
  return isOther && !OWNED.test(wordAt(answer, phrase.from - 1)) ? phrase : null;
}

const isWho = (word: string): boolean =>
  RIVALS.has(word) ||
  PERSONS.has(word) ||
  COMPANIES.has(word) ||
  isAgent(word) ||
  lexicalClasses(word).some((one) => one === 'organisation' || one === 'people');

/** "meu concorrente é o armazém", "concorrência: piscineiro": what follows names the rival. */
const isNamed = (answer: Answer, at: number): boolean =>
  isCopula(answer, at + 1) || /^(?:eh|sao|:)$/.test(wordAt(answer, at + 1));

const isInstead = (answer: Answer, at: number): boolean =>
  wordAt(answer, at) === 'de' &&
  /^(?:em vez|ao inves|no lugar)$/.test(`${wordAt(answer, at - 2)} ${wordAt(answer, at - 1)}`);

/** "já tem contador". */
const isAlready = (answer: Answer, at: number): boolean =>
  /^(?:tem|teem|possui|possuem)$/.test(wordAt(answer, at)) && wordAt(answer, at - 1) === 'ja';

/** "a ótica da cidade cobra 900": who charges is not who pays. */
function chargerStart(answer: Answer, verb: number): number {
  for (let at = Math.max(clauseStart(answer, verb), verb - REACH); at < verb; at++) {
    const phrase = nounPhraseAt(answer, at);
    if (phrase?.to === verb && isCharger(answer, phrase)) return phrase.from;
  }
  return verb;
}

const isCharger = (answer: Answer, { key, from }: FoundPhrase): boolean =>
  isWho(key) && !SELF.test(key) && !OWNED.test(wordAt(answer, from - 1));

function scopeEnd(answer: Answer, from: number): number {
  const end = Math.min(clauseEnd(answer, from), from + SOURCE_REACH);
  for (let at = from; at < end; at++) {
    const word = wordAt(answer, at);
    const next = wordAt(answer, at + 1);
    const isOtherVerb =
      word === 'e' && (verbLikeness(next) === 'surely' || VERBS.has(next) || SELF.test(next));
    if (ENDS_SCOPE.test(word) || (isOtherVerb && !isCopula(answer, at))) return at;
  }
  return end;
}
