import { wordsOf } from './clause.ts';
import type { Fact } from './fact.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { readNumber } from './numbers.ts';
import { type Answer, clauseEnd, clauseStart, factOf, wordAt } from './tokens.ts';
import { BUYING, DECIDERS, FREQUENCIES, TRIGGERS, TRYING, VERBS } from './vocabulary.ts';
import { DURATIONS } from './words.ts';

const DAYS =
  /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|segundas|sextas|sabados|quinzena|safra|estacao|temporada|bimestre|trimestre|semestre)$/;
/** Verbs of a purchase; what the seller's machine does every week is no purchase. */
const PURCHASE =
  /^(?:pedem?|mandam?|chamam?|vem|veem|voltam?|marcam?|agendam?|renovam?|repoem|abastecem?|encomendam?|cortam?|contratam?|trocam?|compram?|gastam?|pagam?|fecham?|precisam?|usam?|fazem?|liga|ligam|repete|repetem|recompram?|viagem|viagens|entrega|entregas|consomem?|leva|levam|manutencao|pedido|pedidos|visita|visitas)$/;
/** Verbs of a buyer who turns to the seller. */
const CONTACT =
  /^(?:chamam?|ligam?|lembram?|aparecem?|vem|veem|mandam?|decidem?|correm?|volta|voltam|fecham?|resolvem?|reformam?|gastam?|pagam?)$/;
const SPAN_MAX = 12;

/** How often they buy: "toda semana", "a cada 40 dias", "3 vezes por ano". */
export function readFrequency(answer: Answer): Fact<string> | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    const end = frequencyEnd(answer, at);
    if (end !== null && isOfPurchase(answer, at)) return quoted(answer, at, end);
  }
  return null;
}

function frequencyEnd(answer: Answer, at: number): number | null {
  const word = wordAt(answer, at);
  if (FREQUENCIES.has(word)) return at + 1;
  if (/^tod[oa]s?$/.test(word)) {
    const next = /^(?:o|a|os|as)$/.test(wordAt(answer, at + 1)) ? at + 2 : at + 1;
    return isTime(wordAt(answer, next)) ? next + 1 : null;
  }
  if (word === 'a' && wordAt(answer, at + 1) === 'cada') return timeEnd(answer, at + 2);
  if (word === 'de' && readNumber(answer, at + 1)) return repeatedEnd(answer, at + 1);
  return timesEnd(answer, at);
}

const isTime = (word: string) => DURATIONS.has(word) || DAYS.test(word);

function timeEnd(answer: Answer, at: number): number | null {
  const end = readNumber(answer, at)?.end ?? at;
  const ranged = /^(?:a|ou)$/.test(wordAt(answer, end))
    ? (readNumber(answer, end + 1)?.end ?? end)
    : end;
  return isTime(wordAt(answer, ranged)) ? ranged + 1 : null;
}

/** "de 15 em 15 dias". */
function repeatedEnd(answer: Answer, at: number): number | null {
  const first = readNumber(answer, at);
  return first && wordAt(answer, first.end) === 'em' ? timeEnd(answer, first.end + 1) : null;
}

/** "2 vezes por mês", "3 viagem por semana". */
function timesEnd(answer: Answer, at: number): number | null {
  const number = readNumber(answer, at);
  if (
    !number ||
    !/^(?:vez|vezes|x|viagens?|viagem|pedidos?|compras?|entregas?|visitas?)$/.test(
      wordAt(answer, number.end),
    )
  )
    return null;
  const next = number.end + 1;
  if (!/^(?:por|ao|a|no|na|\/)$/.test(wordAt(answer, next))) return null;
  return isTime(wordAt(answer, next + 1)) ? next + 2 : null;
}

/** In its clause a verb of buying comes before it, or nothing does. */
function isOfPurchase(answer: Answer, at: number): boolean {
  const start = clauseStart(answer, at);
  let hasVerb = false;
  for (let position = start; position < at; position++) {
    const word = wordAt(answer, position);
    if (BUYING.has(word) || PURCHASE.test(word)) return true;
    const isCopula = /^(?:sao|e|eh|da|dao)$/.test(word);
    if ((VERBS.has(word) && !isCopula) || /.{3}(?:ando|endo|indo)$/.test(word) || word === 'parado')
      hasVerb = true;
  }
  return !hasVerb && at - start <= 2;
}

/** What makes them buy: "quando quebra". */
export function readTrigger(answer: Answer): Fact<string> | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    if (!TRIGGERS.some((words) => startsWith(answer, at, words))) continue;
    const isOwn = /^(?:eu|falo|digo|mando|passo|ligo|vou)$/.test(wordAt(answer, at + 1));
    if (!hasPurchase(answer, at)) continue;
    const end = Math.min(clauseEnd(answer, at), at + SPAN_MAX);
    if (!isOwn && end - at >= 2) return quoted(answer, at, end);
  }
  return null;
}

/** A trigger is of a purchase: its clause says that somebody buys, calls or looks for the seller. */
function hasPurchase(answer: Answer, at: number): boolean {
  const words = answer.tokens.slice(clauseStart(answer, at), clauseEnd(answer, at));
  return words.some(({ folded }) => BUYING.has(folded) || CONTACT.test(folded));
}

const startsWith = (answer: Answer, at: number, words: string) =>
  words.split(' ').every((word, n) => wordAt(answer, at + n) === word);

/** Who decides: "quem decide é o síndico", "a decisão é do pai". */
export function readDecider(answer: Answer): Fact<string> | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    if (!DECIDERS.has(wordAt(answer, at))) continue;
    const person = deciderAfter(answer, at) ?? deciderBefore(answer, at);
    if (person) return person;
  }
  return null;
}

function deciderAfter(answer: Answer, at: number): Fact<string> | null {
  const isWho =
    /^(?:quem|decisao|final)$/.test(wordAt(answer, at - 1)) ||
    /^(?:decisao|final)$/.test(wordAt(answer, at));
  if (!isWho) return null;
  let next = at + 1;
  while (
    /^(?::|martelo|mesmo|tudo|sempre|la|geralmente|normalmente|a|compra|no|final|e|eh|sao|fica|passa|costuma|ser|com|d[aeo]s?|pel[ao]|quase|vem|sai)$/.test(
      wordAt(answer, next),
    ) &&
    next < at + 7
  )
    next++;
  const phrase = nounPhraseAt(answer, next);
  return phrase ? quoted(answer, phrase.from, phrase.to) : null;
}

/** "o marido decide", "é o síndico que aprova". */
function deciderBefore(answer: Answer, at: number): Fact<string> | null {
  const isDecision = /^(?:decidem?|aprovam?|assinam?|autorizam?)$/.test(wordAt(answer, at));
  const isNamed =
    /^(?:que|quem)$/.test(wordAt(answer, at - 1)) && /^(?:e|eh)$/.test(wordAt(answer, at - 2));
  if (!isDecision && !isNamed) return null;
  const start = Math.max(clauseStart(answer, at), at - SPAN_MAX);
  for (let from = start; from < at; from++) {
    const phrase = nounPhraseAt(answer, from);
    const isSubject =
      phrase &&
      (phrase.to === at ||
        (phrase.to === at - 2 && /^(?:e|eh) (?:que|quem)$/.test(wordsOf(answer, at - 2, at))) ||
        (phrase.to === at - 1 && /^(?:que|quem)$/.test(wordAt(answer, at - 1))));
    if (isSubject) return quoted(answer, phrase.from, phrase.to);
  }
  return null;
}

/** What they tried before: "já contrataram agência". */
export function readTried(answer: Answer): Fact<string>[] {
  const found: Fact<string>[] = [];
  for (let at = 0; at < answer.tokens.length; at++) {
    const isPast =
      /^(?:tentou|tentaram|tentei|tentamos|testou|testaram|experimentou|experimentaram)$/.test(
        wordAt(answer, at),
      );
    const isAfterAlready = /^(?:ja|eles|ela|ele|antes|e)$/.test(wordAt(answer, at - 1));
    const isTrial =
      (TRYING.has(wordAt(answer, at)) ||
        /^(?:paguei|contratei|comprei|fiz|usei|testei|investi)$/.test(wordAt(answer, at))) &&
      wordAt(answer, at - 1) === 'ja';
    if (
      !isTrial &&
      !(isPast && (isAfterAlready || at === 0 || answer.tokens[at - 1]?.kind === 'break'))
    )
      continue;
    const end = Math.min(clauseEnd(answer, at), at + SPAN_MAX);
    if (end > at + 1) found.push(quoted(answer, at + 1, end));
  }
  return found;
}

function quoted(answer: Answer, from: number, to: number): Fact<string> {
  const fact = factOf(answer, [from, to], '');
  return { ...fact, value: fact.span.quote };
}
