import type { PriceUnit } from '../knowledge/facts/vocabulary.ts';
import { fold } from '../shared/text.ts';
import { type Quantity, readQuantities } from './amounts.ts';
import { after, before, wordsOf } from './clause.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';
import { COMPANIES, OFFERING, PERSONS, VERBS } from './vocabulary.ts';
import { FUNCTION_WORDS, PERIODS, SUBSCRIPTION, UNITS } from './words.ts';

interface Unit {
  unit: PriceUnit;
  of: string | null;
  end: number;
}

const PER = /^(?:o|a|por|cada|\/|pelo|pela|ao|à|p)$/;
const FREQUENCY =
  /^(?:vista|prazo|vez|causa|conta|volta|ai|fora|baixo|cima|menos|mais|isso|exemplo|favor|completo|tudo|todo)$/;
const LODGING =
  /\b(?:pousadas?|hote(?:l|is)|hosped\w+|chales?|airbnb|quartos?|temporada|hostel|reservas?|suites?)\b/;
const OWN_LODGING =
  /\b(?:minha|meu|nossa|nosso|tenho uma?|temos uma?|alugo|alugamos)(?: \w{1,20})? (?:pousada|hotel|chale|casa|hostel|quartos?|suites?|apartamento|airbnb)/;
/** Words between an amount and its unit: "90 reais mais ou menos a hora". */
const WORDS_BETWEEN = 3;
const WORDS_BEFORE = 7;

/** What a price is for, from the words after it, then before it; "each" when neither says. */
export function unitOfPrice(answer: Answer, quantity: Quantity): Unit {
  const { kind, numberEnd, per, end } = quantity;
  if (kind === 'percent') return { unit: 'percent', of: null, end: numberEnd };
  const found = unitAfter(answer, numberEnd);
  if (found) return { ...found, unit: nightOrDay(answer, found.unit, quantity.first) };
  if (per) return { unit: per, of: null, end };
  const unit = unitBefore(answer, quantity.first);
  return { unit: nightOrDay(answer, unit ?? 'each', quantity.first), of: null, end: numberEnd };
}

/** "mensalidade", "assinatura": a price that recurs. */
export const isSubscription = (answer: Answer, { first, end }: Quantity): boolean =>
  `${before(answer, first)} ${after(answer, end, 4)}`
    .split(' ')
    .some((word) => SUBSCRIPTION.has(word));

function unitAfter(answer: Answer, numberEnd: number): Unit | null {
  for (let at = numberEnd; at <= numberEnd + WORDS_BETWEEN; at++) {
    const token = answer.tokens[at];
    if (!token || (token.kind === 'break' && token.text !== '(') || token.kind === 'number')
      return null;
    const found = unitAt(answer, at, at === numberEnd);
    if (found) return found;
  }
  return null;
}

function unitAt(answer: Answer, at: number, isFirst: boolean): Unit | null {
  const word = wordAt(answer, at);
  if (/(?:sal|ual|nal|sais|uais|nais)$/.test(word) && UNITS.has(word)) return known(answer, at);
  // "R$ 120 hora/aula", "15 reais litro"
  if (isFirst && /^(?:hora|kg|quilo|litro|metro)$/.test(word)) return known(answer, at);
  if (isFirst && /^(?:cada|un|und|unidade)$/.test(word) && !UNITS.has(wordAt(answer, at + 1))) {
    return { unit: 'each', of: null, end: at + 1 };
  }
  if (
    /^n[ao]$/.test(word) &&
    /^(?:consulta|sessao|aula|visita|caixa|hora)$/.test(wordAt(answer, at + 1))
  )
    return known(answer, at + 1);
  if (!PER.test(word)) return null;
  const noun = /^(?:o|a|cada|uma?|1)$/.test(wordAt(answer, at + 1)) ? at + 2 : at + 1;
  if (UNITS.has(wordAt(answer, noun))) return known(answer, noun);
  return isFirst ? unknown(answer, at, noun) : null;
}

function known(answer: Answer, at: number): Unit | null {
  const word = wordAt(answer, at);
  const isSquare =
    /^metros?$|^m$/.test(word) && /^quadrados?$|^²$|^2$/.test(wordAt(answer, at + 1));
  const unit = isSquare ? 'm2' : UNITS.get(word);
  return unit ? { unit, of: null, end: at + (isSquare ? 2 : 1) } : null;
}

/** "15 reais o pote". */
function unknown(answer: Answer, at: number, noun: number): Unit | null {
  const token = answer.tokens[noun];
  const isNoun = token?.kind === 'word' && !FUNCTION_WORDS.has(token.folded);
  if (!isNoun || FREQUENCY.test(token.folded) || PERIODS.has(token.folded)) return null;
  if (/^(?:a|ao|à)$/.test(wordAt(answer, at)) && /[aei]r$/.test(token.folded)) return null;
  return { unit: 'each', of: token.text, end: noun + 1 };
}

/** "a hora sai 90", "mensalidade de 150": the nearest unit before the amount, after any other one. */
function unitBefore(answer: Answer, first: number): PriceUnit | null {
  const other = readQuantities(answer).findLast(({ end }) => end <= first);
  const clause = clauseStart(answer, first);
  const start = Math.max(clause, other?.end ?? 0, first - WORDS_BEFORE);
  for (let at = first - 1; at >= start; at--) {
    const word = wordAt(answer, at);
    if (/^assinaturas?$/.test(word)) return 'month';
    if (/^aula$/.test(word) && wordAt(answer, at - 1) === 'hora') return 'hour';
    const unit = word.length > 2 ? UNITS.get(word) : undefined;
    if (unit) return unit;
  }
  // "200 litros por mês a 6 reais"
  const isCounted = other && other.first >= clause && other.noun !== null && !other.isArticle;
  return isCounted ? (UNITS.get(wordAt(answer, other.noun ?? -1)) ?? null) : null;
}

/** A "diária" is a night in the seller's lodging and a day elsewhere. */
function nightOrDay(answer: Answer, unit: PriceUnit, first: number): PriceUnit {
  if (unit !== 'day') return unit;
  const isOwn = OWN_LODGING.test(fold(answer.text)) || LODGING.test(before(answer, first, 12));
  return isOwn ? 'night' : 'day';
}

/** Whether "diária" may be a day or a night: lodging is named, but not as the seller's. */
export const isUnclearDay = (answer: Answer, unit: PriceUnit): boolean =>
  unit === 'day' &&
  LODGING.test(fold(answer.text)) &&
  !answer.tokens.some(({ folded }) => OFFERING.has(folded));

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

/** "45 cada", "2.800 por obra", "revisão do motor por 450": a number is money by its unit or by "por". */
export function isPricedBy(
  answer: Answer,
  { first, numberEnd, end, low, high }: Quantity,
): boolean {
  if (low < 2) return false;
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
