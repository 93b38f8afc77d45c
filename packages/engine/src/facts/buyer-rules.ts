import { wordsOf } from './clause.ts';
import { clauseOf, type FactContext } from './context.ts';
import { type FoundPhrase, isAgent, isPluralVerb, nounPhraseAt } from './noun-phrase.ts';
import { readNumber } from './numbers.ts';
import { knownPlaceEnd } from './place-names.ts';
import { type Answer, wordAt } from './tokens.ts';
import {
  BUYING,
  COMPANIES,
  COPULAS,
  CUSTOMERS,
  OFFERING,
  PERSONS,
  SERVING,
  VERBS,
} from './vocabulary.ts';

/** Where an answer names a buyer. */
type BuyerRule = 'start' | 'subject' | 'for' | 'serving' | 'inverted' | 'clause';

/** A phrase that a rule takes for the buyer; its score orders the rules. */
export interface BuyerCandidate {
  phrase: FoundPhrase;
  rule: BuyerRule;
  score: number;
}

/** Words for anybody. */
const NOBODY =
  /^(?:clientes?|publico|compradore?s?|compradora|pessoa|consumidor(?:es)?|perfil|responsavel|mundo|cara|socio|concorrentes?|concorrencia|vendedor(?:es)?|vendedora|filh[oa]|criancas?|porteiro|zelador|funcionario|funcionarios|neto|netos|vizinhos?|secretari[oa]|chefe|patrao|marido|esposa)$/;
const FOR = /^(?:para|pra|pro|pros|pras|p)$/;

/** What the rules take for the buyer: "quem compra é o tabelião", "vendo … pra tatuador", "donas de salão que …". */
export function buyersByRule(answer: Answer, question: FactContext['question']): BuyerCandidate[] {
  const candidates: BuyerCandidate[] = [];
  const add = (rule: BuyerRule, score: number, phrase: FoundPhrase | null) => {
    const isNamed =
      phrase &&
      ((/^compradore?s?$/.test(phrase.key) && / d[eao]s? /.test(phrase.text)) ||
        !NOBODY.test(phrase.key) ||
        (phrase.key === 'pessoa' && phrase.to - phrase.from > 1));
    if (isNamed) candidates.push({ phrase, rule, score });
  };
  add('start', 5, atStart(answer, question));
  answer.tokens.forEach((token, at) => {
    if (CUSTOMERS.has(token.folded) || /^quem$/.test(token.folded))
      add('subject', 6, afterSubject(answer, at));
    else if (FOR.test(token.folded)) add('for', 4, peopleAt(answer, at + 1));
    else if (SERVING.has(token.folded))
      add('serving', 5.5, peopleAt(answer, afterPreposition(answer, at + 1)));
    else if (isInverted(answer, at)) add('inverted', 4.5, peopleAt(answer, at + 1));
    else if (at > 0 && answer.tokens[at - 1]?.kind === 'break')
      add('clause', 2, subjectAt(answer, at));
  });
  return candidates.toSorted((a, b) => b.score - a.score);
}

/** "compra o analista que …": the buyer after the verb, at the start of a clause. */
const isInverted = (answer: Answer, at: number) =>
  /^(?:compram?|contratam?|procuram?|chamam?)$/.test(wordAt(answer, at)) &&
  /^(?:o|a|os|as)$/.test(wordAt(answer, at + 1)) &&
  (at === 0 || answer.tokens[at - 1]?.kind === 'break');

const isPeople = (key: string) => PERSONS.has(key) || COMPANIES.has(key) || isAgent(key);

function peopleAt(answer: Answer, at: number): FoundPhrase | null {
  const phrase = nounPhraseAt(answer, at);
  return phrase && isPeople(phrase.key) && !knownPlaceEnd(answer, phrase.from) ? phrase : null;
}

/** The first words of a description name the buyer, whatever noun they are. */
function atStart(answer: Answer, question: FactContext['question']): FoundPhrase | null {
  const at = clauseOf(answer, 0);
  const phrase = nounPhraseAt(answer, at);
  if (!phrase || OFFERING.has(wordAt(answer, at))) return null;
  const isOwn = /^(?:minhas?|meus?|noss[oa]s?)$/.test(wordAt(answer, phrase.from - 1));
  if (isOwn && COMPANIES.has(phrase.key)) return null;
  const isNamed = wordsOf(answer, phrase.from, phrase.to).split(' ').some(isPeople);
  if (question === 'description' && isProfession(answer, phrase)) return null;
  if (isNamed) return question === 'challenge' ? subjectAt(answer, at) : phrase;
  const next = wordAt(answer, phrase.to);
  const isDescribed = /^(?:que|com|de|em|no|na|do|da)$/.test(next) && phrase.number === 'plural';
  return question === 'description' && isDescribed ? phrase : null;
}

/** "psicóloga, atendo …", "fotógrafo, noivos que casam …": the seller, before the buyers. */
function isProfession(answer: Answer, phrase: FoundPhrase): boolean {
  const isOccupation =
    phrase.number === 'singular' && (isAgent(phrase.key) || PERSONS.has(phrase.key));
  if (!isOccupation || answer.tokens[phrase.to]?.text !== ',') return false;
  const next = nounPhraseAt(answer, phrase.to + 1);
  const isServed = SERVING.has(wordAt(answer, phrase.to + 1));
  return (
    isServed ||
    (next !== null &&
      PERSONS.has(next.key) &&
      next.number === 'plural' &&
      /^(?:que|de|com|q)$/.test(wordAt(answer, next.to)))
  );
}

/** "meus clientes são …", "quem compra é o …". */
function afterSubject(answer: Answer, at: number): FoundPhrase | null {
  const isWho = wordAt(answer, at) === 'quem';
  const isLabel =
    isWho &&
    wordAt(answer, at + 2) === ':' &&
    /^(?:compra|paga|procura|contrata)$/.test(wordAt(answer, at + 1));
  if (
    isWho &&
    !isLabel &&
    !/^(?:compra|mais|me|contrata|procura|chama|paga|leva|pede|usa|aluga|pega|encomenda|consome|assina)$/.test(
      wordAt(answer, at + 1),
    )
  )
    return null;
  let next = at + 1;
  const last = at + 5;
  let hasCopula = false;
  while (next < last && !hasCopula)
    hasCopula = /^(?:e|eh|sao|seria|seriam|:)$/.test(wordAt(answer, next++));
  if (!hasCopula) return null;
  while (COPULAS.has(wordAt(answer, next)) || wordAt(answer, next) === ':') next++;
  const phrase = nounPhraseAt(answer, next);
  return phrase && !VERBS.has(phrase.key) ? phrase : null;
}

/** After "atendo", "atendo só", "atendo há 11 anos". */
function afterPreposition(answer: Answer, at: number): number {
  const isSince = /^(?:ha|faz|desde)$/.test(wordAt(answer, at));
  if (isSince) return (readNumber(answer, at + 1)?.end ?? at) + 1;
  return /^(?:em|com|a|o|os|as|mais|muito|so|para|pra)$/.test(wordAt(answer, at)) ? at + 1 : at;
}

/** "as mães pedem orçamento": people as the subject of a verb. */
function subjectAt(answer: Answer, at: number): FoundPhrase | null {
  const phrase = peopleAt(answer, clauseOf(answer, at));
  if (!phrase) return null;
  const next = wordAt(answer, phrase.to);
  const isSubject =
    VERBS.has(next) ||
    isPluralVerb(next) ||
    BUYING.has(next) ||
    /^(?:que|com|de|em|no|na|so|nao|do|da|ja|sempre|nunca|nem|ainda|tambem)$/.test(next);
  return isSubject || phrase.to >= answer.tokens.length ? phrase : null;
}
