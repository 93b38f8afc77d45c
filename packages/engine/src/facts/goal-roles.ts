import { type Quantity, readQuantities } from './amounts.ts';
import { after, before, nearestBefore, wordsOf } from './clause.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';
import { AIMS, CURRENT, DEBTS, EARNING, SELLING, SPENDING, STOPPING, TARGETS } from './words.ts';

/** Whether an amount of the answer about the goal is something else than goal or baseline. */
export function isOtherThanGoal(answer: Answer, quantity: Quantity): boolean {
  if (quantity.from !== null) return false;
  return (
    isDenied(answer, quantity) ||
    isOfEach(answer, quantity) ||
    isShare(answer, quantity) ||
    isDebt(answer, quantity) ||
    isPrice(answer, quantity)
  );
}

/** "não", "nem", "sem". */
const NEGATION = /^(?:nao|n|num|nem|sem|nunca)$/;
/** Wishes that a negation turns into their opposite; "não passar de 10" only limits. */
const WISHES =
  /^(?:quero|queria|queremos|preciso|precisar|precisamos|dependo|depender|pretendo|busco|ligo|penso|sonho|aceito|interessa|e|eh|ser|faz|fazer|mais|baixar|atender)$/;
/** Wishes that end what is denied before them. */
const STRONG_AIMS = /^(?:quero|queria|queremos|preciso|precisamos|meta|objetivo|pretendo|busco)$/;

/** What is denied is near; the limit bounds the time. */
const REACH = 16;

/** "não quero depender de 10 carros", "em vez de 40 vendinhas", "parar de fazer 20 orçamentos". */
function isDenied(answer: Answer, { first }: Quantity): boolean {
  const start = Math.max(clauseStart(answer, first), first - REACH);
  for (let at = first - 1; at >= start; at--) {
    const word = wordAt(answer, at);
    // "nada de 10 reuniões: 3 boas", "trocar 50 clientes por 10"
    if (word === ':' || (word === 'por' && wordsOf(answer, start, at).includes('trocar')))
      return false;
    const isOwn = answer.tokens[at]?.text.toLowerCase() !== 'é';
    if (isInsteadOf(answer, at) || STOPPING.has(word) || word === 'trocar') return true;
    if (NEGATION.test(word) && isNegated(answer, at, first)) return true;
    if (STRONG_AIMS.test(word) && !isNegatedAt(answer, at)) return false;
    // "parar de depender de 2 clientes e chegar a 15"
    if (isOwn && /^(?:e|mas|pra|para)$/.test(word) && startsWish(answer, at + 1)) return false;
  }
  return false;
}

/** "não quero", "sem precisar", "não os 9"; "não menos de 10" only limits. */
const isNegated = (answer: Answer, at: number, first: number): boolean =>
  !/\b(?:menos|baixo)\b/.test(wordsOf(answer, at, first)) &&
  (WISHES.test(wordAt(answer, at + 1)) || at >= first - 3);

const isNegatedAt = (answer: Answer, at: number): boolean =>
  NEGATION.test(wordAt(answer, at - 1)) || NEGATION.test(wordAt(answer, at - 2));

/** A wish of its own after "e" or "mas"; after "pra" what is denied goes on. */
const startsWish = (answer: Answer, at: number): boolean =>
  !/^(?:pra|para)$/.test(wordAt(answer, at - 1)) && AIMS.has(wordAt(answer, at));

const isInsteadOf = (answer: Answer, at: number): boolean =>
  /^(?:vez|inves)$/.test(wordAt(answer, at)) && wordAt(answer, at + 1).startsWith('d');

/** The unit of what the seller wants less of counts the wish too: "não 10 carros, quero vender 6". */
export const deniedIn = (answer: Answer, quantities: readonly Quantity[]): readonly Quantity[] =>
  quantities.filter((one) => one.from === null && isDenied(answer, one));

/** Words between a counted target and the price of each: "no plano de", "com ticket de", "acima de". */
const EACH_AFTER = /(?:^| )(?:de|a|por|pagando|pagam|x|cada|acima de|partir de|mais de|ate|uns)$/;

/** "2 contratos de 50 mil", "100 alunos na turma de R$ 97": the amount is the price of each. */
export function isOfEach(answer: Answer, quantity: Quantity): boolean {
  const { first, kind } = quantity;
  if (!/^(?:money|bare)$/.test(kind)) return false;
  if (
    /\bcada(?: uma?| \w{3,14})?(?: (?:e|a|por|de|da|sai|me|paga|uns|custa|rende|deixa)){0,3}$/.test(
      before(answer, first),
    )
  ) {
    return true;
  }
  const other = readQuantities(answer).findLast(({ end }) => end <= first);
  if (other?.kind !== 'count' || clauseStart(answer, first) > other.first) return false;
  const words = wordsOf(answer, other.end, first);
  const isWished = (word: string) => EARNING.has(word) || (AIMS.has(word) && word !== 'plano');
  const isOwnWish = words.split(' ').some(isWished);
  return (
    isCountedAim(answer, other) &&
    EACH_AFTER.test(` ${words}`) &&
    !isOwnWish &&
    !isDenied(answer, quantity)
  );
}

function isCountedAim(answer: Answer, { noun, first, isArticle }: Quantity): boolean {
  const word = wordAt(answer, noun ?? -1);
  const isSold = nearestBefore(answer, first, SELLING) !== null && word.endsWith('s');
  return !isArticle && (TARGETS.has(word) || isSold);
}

/** "comissão de 5%", "margem de 25%", "cada venda me dá 300 de comissão". */
function isShare(answer: Answer, { kind, first, end }: Quantity): boolean {
  const words = before(answer, first, 5);
  if (kind === 'percent') return /\b(?:comissao|com margem)\b/.test(words);
  return /\bcada\b/.test(words) && /^de (?:comissao|lucro)/.test(after(answer, end, 2));
}

const isDebt = (answer: Answer, { first }: Quantity): boolean => {
  const nearest = nearestBefore(
    answer,
    first,
    (word) => DEBTS.has(word) || AIMS.has(word) || /^falta(?:m|ndo)?$/.test(word),
  );
  return nearest !== null && !AIMS.has(nearest);
};

const PRICED =
  /\b(?:ticket|preco|pagando|cobrando|cobro|cobrava|cada|custa|custando|custam|sai|a)(?: medio)?(?: (?:de|e|eh|por|uns|hoje|agora))?$/;

/** "cobro 150 a visita", "ticket de 450". */
function isPrice(answer: Answer, { first, per, kind }: Quantity): boolean {
  const words = before(answer, first, 5);
  const spent = words.split(' ').find((word) => SPENDING.has(word)) ?? '';
  if (kind !== 'money' && kind !== 'bare') return false;
  return (
    PRICED.test(words) &&
    SPENDING.has(spent) &&
    !/\b(?:quero|meta|chegar)\b/.test(words) &&
    per === null
  );
}

/** "hoje faço 8 mil", "os 480 mil que faturei ano passado", "os 18 contratos que tenho". */
export function isBaseline(answer: Answer, { first, end, from }: Quantity): boolean {
  if (from !== null) return false;
  const nearest = nearestBefore(answer, first, (word) => CURRENT.has(word) || AIMS.has(word));
  const isAfterCurrent =
    nearest !== null &&
    CURRENT.has(nearest) &&
    !AIMS.has(nearest) &&
    !isWish(answer, first, nearest);
  return (
    isAfterCurrent ||
    isMultiplied(answer, first) ||
    (nearest === null &&
      /^(?:agora|hoje|hj|atualmente|de hoje|no momento)\b/.test(after(answer, end, 2))) ||
    /^de hoje\b/.test(after(answer, end, 2)) ||
    /^(?:como )?(?:hoje|hj)\b/.test(after(answer, end, 1)) ||
    /^(?:que )?(?:eu )?(?:ja )?(?:faco|faturei|fiz|tiro|ganho|faturo|fizemos|vendi|tirei|tenho|atendo|vendo) ?(?:hoje|hj|ano|mes|e|$)/.test(
      after(answer, end, 4),
    )
  );
}

/** "quero fatura 8 mil": an infinitive without its r. */
const isWish = (answer: Answer, first: number, verb: string): boolean =>
  new RegExp(`\\b(?:quero|queria|vou|preciso) ${verb}\\b`).test(before(answer, first));

/** "dobrar meus 10 mil": what is multiplied is the baseline. */
const isMultiplied = (answer: Answer, first: number) =>
  /\b(?:dobrar|duplicar|triplicar|quadruplicar|dobro)(?: (?:d?[oa]s?|de|meus?|minhas?|faturamento|renda|vendas|receita|salario|comissao|atua(?:l|is))){0,4}$/.test(
    before(answer, first),
  );
