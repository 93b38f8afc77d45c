import type { Quantity } from './amounts.ts';
import { wordsOf } from './clause.ts';
import { isAgent, nounPhraseAt } from './noun-phrase.ts';
import { knownPlaceEnd } from './place-names.ts';
import { unitAt } from './price-unit.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';
import { COMPANIES, PERSONS, VERBS } from './vocabulary.ts';

const WORDS_BEFORE = 7;
/** Below this a number after a thing is rarely its price. */
const NAMED_FROM = 10;
/** Things that have numbers. */
const NUMBERED =
  /^(?:faixa|etaria|maiores|menores|pix|cartao|meia|inteira|nota|notas|rua|avenida|km|br|sala|apto|apartamento|numero|loja|casa|lote|quadra|bloco|cep|turma|tamanho|manequim|idade|anos?|dias?|telefone|zap|whats|whatsapp|meta|classe|artigo|norma|nr|iso|capitulo|pagina|cerca|torno|mais|menos|renda|salario|faturamento|divida|prejuizo|multa|economia)$/;
/** Below this a number a month counts something. */
const PERIODIC_FROM = 20;

/** "recebem 300 por mês" may count anything. */
const isSubject = (answer: Answer, first: number) =>
  answer.tokens
    .slice(clauseStart(answer, first), first)
    .some(({ folded }) => VERBS.has(folded) && !/^(?:e|da|dao|fica|ficam)$/.test(folded));

const ENDS_PRICE =
  /^(?:a|por|e|eh|da|dao|ta|tao|sai|saem|fica|ficam|partir de|partir dos|:|,|-|de)$/;
/** Clauses that begin with these state no price at their end. */
const NO_PRICED =
  /^(?:media|idade|faixa|numero|total|meta|renda|salario|faturamento|tel|telefone)$/;

/** "o balde tá 180", "guincho a partir de 800", "higienização do sofá, 240": the last number of a statement about a thing. */
export function isPriceAtEnd(
  answer: Answer,
  { first, numberEnd, low, high, from }: Quantity,
): boolean {
  const next = answer.tokens[numberEnd];
  const isEnd =
    !next ||
    next.kind === 'break' ||
    /^(?:e|mas|\/|no|na|cada|por|dependendo|conforme)$/.test(next.folded);
  if (!isEnd || (low < NAMED_FROM && !/,\d\d$/.test(wordAt(answer, numberEnd - 1)))) return false;
  const at = /^(?:uns|umas|quase|so|apenas|ate)$/.test(wordAt(answer, first - 1))
    ? first - 2
    : first - 1;
  const word = wordAt(answer, at);
  const phrase = wordAt(answer, at - 1) === 'partir' ? 'partir de' : word;
  if (
    !ENDS_PRICE.test(phrase) ||
    (word === 'de' && phrase === 'de' && from === null && high === null && low < 100)
  )
    return false;
  return thingBefore(answer, clauseStart(answer, at), at) && (from === null || low < from);
}

/** Whether a clause up to a position speaks of a thing and of nobody. */
function thingBefore(answer: Answer, start: number, end: number): boolean {
  const begin = WISHED.test(wordAt(answer, start)) ? start + 1 : start;
  const phrase = nounPhraseAt(answer, begin) ?? phraseBefore(answer, end);
  if (!phrase || phrase.from >= end || NUMBERED.test(phrase.key) || NO_PRICED.test(phrase.key))
    return false;
  const words = answer.tokens.slice(phrase.from, phrase.to).map(({ folded }) => folded);
  return (
    !words.slice(0, 2).some((word) => PERSONS.has(word) || COMPANIES.has(word) || isAgent(word)) &&
    knownPlaceEnd(answer, phrase.from) === null
  );
}

const WISHED =
  /^(?:trocar|fazer|instalar|pintar|lavar|arrumar|consertar|limpar|e|meu|minha|o|a|um|uma)$/;

/** The nearest phrase before a position: "compra o botijão de 45 quilos a 430". */
function phraseBefore(answer: Answer, end: number) {
  const start = Math.max(clauseStart(answer, end), end - WORDS_BEFORE);
  for (let at = end - 1; at > start; at--) {
    const isArticle = /^(?:[oa]s?|uma?)$/.test(wordAt(answer, at - 1));
    const phrase = isArticle ? nounPhraseAt(answer, at) : null;
    if (phrase) return phrase;
  }
  return null;
}

/** "45 cada", "2.800 por obra", "revisão do motor por 450": a number is money by its unit or by "por". */
export function isPricedBy(
  answer: Answer,
  { first, numberEnd, end, low, high }: Quantity,
): boolean {
  if (low < 2 && !/,\d\d$/.test(wordAt(answer, numberEnd - 1))) return false;
  const unit = unitAt(answer, numberEnd, true);
  const isPeriod = unit !== null && /^(?:month|year|week|day)$/.test(unit.unit);
  const isOf = unit !== null && (!isPeriod || (low >= PERIODIC_FROM && !isSubject(answer, first)));
  const isEnd = !answer.tokens[end] || answer.tokens[end]?.kind === 'break';
  const isFor = wordAt(answer, first - 1) === 'por' && (isEnd || low >= PERIODIC_FROM) && first > 1;
  const isDecimal = isEnd && /,\d\d$/.test(wordAt(answer, numberEnd - 1)) && low >= 3;
  return (
    isOf ||
    isFor ||
    isDecimal ||
    (isEnd && high === null && low >= NAMED_FROM && isOfThing(answer, first))
  );
}

/** "revisão completa 180", "marmita a 20": the clause is a thing and its amount. */
function isOfThing(answer: Answer, first: number): boolean {
  const phrase = nounPhraseAt(answer, clauseStart(answer, first));
  if (!phrase || phrase.to > first || NUMBERED.test(phrase.key)) return false;
  if (PERSONS.has(phrase.key) || COMPANIES.has(phrase.key)) return false;
  return phrase.to === first || /^(?:a|por)$/.test(wordsOf(answer, phrase.to, first));
}
