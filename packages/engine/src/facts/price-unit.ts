import type { PriceUnit } from '../knowledge/facts/vocabulary.ts';
import { fold } from '../shared/text.ts';
import { type Quantity, readQuantities } from './amounts.ts';
import { after, before, wordsOf } from './clause.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { readNumber } from './numbers.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';
import { OFFERING } from './vocabulary.ts';
import { FUNCTION_WORDS, PERIODS, SUBSCRIPTION, UNITS } from './words.ts';

interface Unit {
  unit: PriceUnit;
  of: string | null;
  end: number;
}

const PER = /^(?:o|a|no|por|cada|\/|pelo|pela|ao|à|p)$/;
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
  if (per && !isHabitOfThing(answer, quantity) && !isOfOtherVerb(answer, quantity))
    return { unit: per, of: null, end };
  const unit = unitBefore(answer, quantity.first) ?? unitOfClauseBefore(answer, quantity.first);
  if (unit) return { unit: nightOrDay(answer, unit, quantity.first), of: null, end: numberEnd };
  return unitOfOther(answer, quantity) ?? { unit: 'each', of: null, end: numberEnd };
}

/** "sessão de terapia toda semana, 160", "compram todo mês, uns 6 mil": the clause before a bare amount. */
function unitOfClauseBefore(answer: Answer, first: number): PriceUnit | null {
  const start = clauseStart(answer, first);
  const isBare = /^(?:r\$|uns|cerca de|por)?$/.test(wordsOf(answer, start, first));
  if (!isBare || answer.tokens[start - 1]?.text !== ',') return null;
  const from = clauseStart(answer, start - 1);
  const head = nounPhraseAt(answer, from);
  const unit = UNITS.get(head?.key ?? '');
  if (unit && SINGLE.test(head?.key ?? '')) return unit;
  const words = wordsOf(answer, from, start - 1);
  // "sala por hora, 35 reais"
  const last = /\bpor (\w{2,8})$/.exec(words)?.[1];
  if (last && UNITS.has(last)) return UNITS.get(last) ?? null;
  const period =
    /\b(?:compra|gasta|paga)m? (?:\w{1,12} ){0,3}tod[oa]s? (?:[oa]s? )?(\w{3,6})$/.exec(words)?.[1];
  return PERIODS.get(period ?? '') ?? null;
}

/** "quentinha a 17 todo dia", "22 na marmita todo dia": how often one is bought. */
function isHabitOfThing(answer: Answer, { first, numberEnd, end }: Quantity): boolean {
  const words = wordsOf(answer, numberEnd, end);
  const isDaily = /\btod[oa]s? (?:[oa]s? )?dias?$/.test(words);
  return isDaily && (wordAt(answer, first - 1) === 'a' || /^(?:reais |conto )?n[oa] /.test(words));
}

/** "fica 19 e gira toda semana": the period is of another verb. */
const isOfOtherVerb = (answer: Answer, { numberEnd, end }: Quantity): boolean =>
  answer.tokens.slice(numberEnd, end).some(({ text }) => text.toLowerCase() === 'e');

/** Units that are sold one by one. */
const SINGLE = /^(?:sessao|aula|consulta|hora|diaria|caixa|visita)$/;

/** "concorrente cobra 70 o hectare, o meu é 120": the only unit that is named goes for both prices. */
function unitOfOther(answer: Answer, quantity: Quantity): Unit | null {
  const others = readQuantities(answer).filter(
    ({ first, kind }) => first !== quantity.first && /^(?:money|bare)$/.test(kind),
  );
  const named = others.flatMap((other) => {
    const isCompared =
      /\b(?:concorr\w{1,7}|outr[oa]s?|fulano|vizinh[oa]|ele|eles|por ai|la fora)\b/.test(
        before(answer, other.first),
      );
    const unit = isCompared ? unitAfter(answer, other.numberEnd) : null;
    return unit ? [unit] : [];
  });
  const [only] = named;
  return only && named.length === 1 ? { ...only, end: quantity.numberEnd } : null;
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
    // "é 1.200 e a pessoa some"
    if (token.text.toLowerCase() === 'e') return null;
    const found = unitAt(answer, at, at === numberEnd);
    if (found) return found;
  }
  return null;
}

/** The unit that starts at a token: "a hora", "por quilo". */
export function unitAt(answer: Answer, at: number, isFirst: boolean): Unit | null {
  const word = wordAt(answer, at);
  if (/(?:sal|ual|nal|sais|uais|nais)$/.test(word) && UNITS.has(word)) return known(answer, at);
  // "R$ 120 hora/aula", "15 reais litro"
  if (isFirst && /^(?:hora|kg|quilo|litro|metro)$/.test(word)) return known(answer, at);
  if (isFirst && /^(?:cada|un|und|unidade)$/.test(word) && !UNITS.has(wordAt(answer, at + 1))) {
    return { unit: 'each', of: null, end: at + 1 };
  }
  if (
    /^(?:n[ao]|numa?)$/.test(word) &&
    /^(?:consulta|sessao|aula|caixa|hora)$/.test(wordAt(answer, at + 1)) &&
    !isAtOnce(answer, at)
  )
    return known(answer, at + 1);
  if (!PER.test(word)) return null;
  const noun = /^(?:o|a|cada|uma?|1)$/.test(wordAt(answer, at + 1)) ? at + 2 : at + 1;
  if (
    UNITS.has(wordAt(answer, noun)) &&
    !isHeadOfCattle(answer, noun) &&
    !isContainerOf(answer, noun) &&
    !isAtOnce(answer, at)
  )
    return known(answer, noun);
  return isFirst ? unknown(answer, at, noun) : null;
}

/** "50 na hora": at once, unless it is "na hora de aula". */
const isAtOnce = (answer: Answer, at: number) =>
  /^na hora$/.test(`${wordAt(answer, at)} ${wordAt(answer, at + 1)}`) &&
  !/^d[eao]$/.test(wordAt(answer, at + 2));

/** "por cabeça" counts people, or cattle. */
const isHeadOfCattle = (answer: Answer, at: number) =>
  wordAt(answer, at) === 'cabeca' &&
  answer.tokens.some(({ folded }) =>
    /^(?:gado|boi|bois|vacas?|bezerr|ovelh|cabras?|bodes?|bichos?|rebanho|cavalos?|porcos?|pecuarist|cordeir|novilh)/.test(
      folded,
    ),
  );

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
  // "saco de 10 quilos a 12", "plantão de 12 horas a 180": a measure of the thing is no unit.
  const isMeasure =
    other !== undefined &&
    other.first > clause &&
    /^(?:de|com|d[oa])$/.test(wordAt(answer, other.first - 1));
  if (isMeasure && /^(?:count|time)$/.test(other.kind)) return unitBefore(answer, other.first);
  const start = Math.max(clause, other?.end ?? 0, first - WORDS_BEFORE);
  for (let at = first - 1; at >= start; at--) {
    const word = wordAt(answer, at);
    if (/^assinaturas?$/.test(word)) return 'month';
    if (/^aula$/.test(word) && wordAt(answer, at - 1) === 'hora') return 'hour';
    const unit = word.length > 2 ? UNITS.get(word) : undefined;
    const isPart = /^mei[oa]$/.test(wordAt(answer, at - 1));
    if (unit && !isPart && !isHabit(answer, at) && !isContainerOf(answer, at))
      return SESSIONS.get(wordAt(answer, at - 1)) ?? unit;
  }
  // "uma hora rodando na rua é 70"
  const isOne = other?.kind === 'time' && other.low === 1 && other.first >= clause;
  if (isOne) return UNITS.get(wordAt(answer, other.noun ?? -1)) ?? null;
  // "8 aulas por 960" is the price of all.
  const isTotal =
    other?.kind === 'count' &&
    other.low > 1 &&
    other.per === null &&
    wordAt(answer, first - 1) === 'por';
  if (isTotal) return null;
  // "200 litros por mês a 6 reais"
  const isCounted =
    other &&
    other.kind === 'count' &&
    other.first >= clause &&
    other.noun !== null &&
    !other.isArticle;
  return isCounted ? (UNITS.get(wordAt(answer, other.noun ?? -1)) ?? null) : null;
}

/** "caixa d'água", "caixa de gordura": no box of something. */
const isContainerOf = (answer: Answer, at: number) =>
  /^caixas?$/.test(wordAt(answer, at)) &&
  (isThingItself(answer, at + 1) ||
    /^(?:d.?agua|de (?:agua|gordura|som|marcha|cambio|passagem|direcao|areia|descarga|correio)|postal)\b/.test(
      after(answer, at + 1, 2),
    ));

/** "caixa organizadora", "caixa com trava": the box is sold, and not what is in it. */
const isThingItself = (answer: Answer, at: number): boolean =>
  /.{3}(?:or[ao]?|ad[ao]|ic[ao]|al|el|ante|ente)s?$/.test(wordAt(answer, at)) ||
  (wordAt(answer, at) === 'com' &&
    answer.tokens[at + 1]?.kind === 'word' &&
    readNumber(answer, at + 1) === null);

/** "toda semana", "por mês": how often, unless it is an adjective of the price. */
const isHabit = (answer: Answer, at: number) =>
  PERIODS.has(wordAt(answer, at)) &&
  /^(?:tod[oa]s?|cada|d[eoa]|nest[ea]|ess[ea])$/.test(
    wordAt(answer, at - (/^[oa]s?$/.test(wordAt(answer, at - 1)) ? 2 : 1)),
  );

/** "aula semanal de 90" is a price for an aula. */
const SESSIONS: ReadonlyMap<string, PriceUnit> = new Map([
  ...(['sessao', 'sessoes', 'aula', 'aulas'] as const).map((word) => [word, 'session'] as const),
  ...(['consulta', 'consultas', 'visita', 'visitas'] as const).map(
    (word) => [word, 'appointment'] as const,
  ),
]);

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
