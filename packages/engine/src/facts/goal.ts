import type { Period } from '../knowledge/facts/vocabulary.ts';
import { type Quantity, readQuantities } from './amounts.ts';
import { after, before, hasHedge, nearestBefore, wordsOf } from './clause.ts';
import type { Certainty, Fact } from './fact.ts';
import { type Candidate, choose, type GoalUnit } from './goal-choice.ts';
import { deniedIn, isBaseline, isOtherThanGoal } from './goal-roles.ts';
import { isMeaningOfSlang, isSlang, withMeaning } from './goal-slang.ts';
import { horizonOf } from './horizon.ts';
import { periodAnywhere, periodBefore, periodInRest } from './periods.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';
import { COMPANIES, PERSONS } from './vocabulary.ts';
import { AIMS, CURRENT, EARNING, FACTORS, GROWTH, PURCHASES, SELLING, TARGETS } from './words.ts';

/** What the seller wants to reach. */
export interface Goal {
  value: number;
  /** The end of a range: "entre 10 e 15 mil". */
  max: number | null;
  unit: GoalUnit;
  per: Period | null;
  /** Where the seller is today. */
  from: number | null;
  /** The stated horizon. */
  months: number | null;
  /** What is left after costs: "18 mil limpo"; sales do not show how far it is. */
  isNet: boolean;
}

/** Below this a number without currency, scale or noun may count anything. */
const MONEY_FROM = 1_000;
const PERIODIC_MONEY_FROM = 100;

/** The goal of an answer; unsure when the unit of its number is not stated. */
export function readGoal(answer: Answer): Fact<Goal> | null {
  const quantities = readQuantities(answer).map((one) => withMeaning(answer, one));
  const candidates = quantities.flatMap((quantity) => candidateOf(answer, quantity) ?? []);
  const months = horizonOf(answer, quantities);
  const baselines = candidates.filter((one) => isBaseline(answer, one.quantity));
  const baseline = baselines.at(-1) ?? null;
  const targets = candidates.filter((one) => !baselines.includes(one));
  const found = choose(answer, targets);
  const chosen = found && withSharedUnit(answer, withSharedScale(found, baseline), quantities);
  if (!chosen || (chosen.certainty === 'unsure' && factorIn(answer))) {
    return factorGoal(answer, months, baseline);
  }
  const { quantity, unit, certainty } = chosen;
  const goal: Goal = {
    value: quantity.low,
    max: quantity.high,
    unit,
    per: periodOf(answer, chosen, candidates),
    from: quantity.from ?? baselineOf(answer, chosen, baseline),
    months,
    isNet: isNet(answer, quantity),
  };
  return factOf(answer, [quantity.first, quantity.end], goal, certainty);
}

const LEFT_OVER =
  /\b(?:limp(?:inh)?[oa]s?|liquid[oa]s?|livres?|(?:de )?lucro|no (?:meu )?bolso|na (?:minha )?mao|depois (?:de pagar|d[ao]s? (?:custos?|despesas?|contas?)))\b/;
const LEAVING = /\b(?:sobr(?:ar|e|ando|em)|lucr(?:ar|o|ando)|embols(?:ar|o))(?: \S{1,10}){0,4}$/;

const NET_REACH = 12;

function isNet(answer: Answer, { first }: Quantity): boolean {
  return LEFT_OVER.test(after(answer, first, NET_REACH)) || LEAVING.test(before(answer, first));
}

/** "hoje faço 8 mil, quero chegar em 15": a bare target has the scale and the unit of the baseline. */
function withSharedScale(goal: Candidate, baseline: Candidate | null): Candidate {
  if (goal.unit !== 'unknown' || goal.quantity.kind !== 'bare' || !baseline) return goal;
  const { low, scale } = baseline.quantity;
  if (baseline.unit === 'unknown' || goal.quantity.low <= low / scale) return goal;
  if (baseline.unit !== 'BRL') return { ...goal, unit: baseline.unit, certainty: 'likely' };
  if (scale === 1 || goal.quantity.low >= MONEY_FROM) return goal;
  const quantity = {
    ...goal.quantity,
    low: goal.quantity.low * scale,
    high: goal.quantity.high && goal.quantity.high * scale,
    scale,
  };
  return { quantity, unit: 'BRL', certainty: 'likely' };
}

/** "não quero depender de 10 carros, quero vender 6", "manter os 18 contratos e somar mais 6". */
function withSharedUnit(
  answer: Answer,
  goal: Candidate,
  quantities: readonly Quantity[],
): Candidate {
  if (goal.unit !== 'unknown' || goal.quantity.kind !== 'bare') return goal;
  const others = isMore(answer, goal.quantity) ? quantities : deniedIn(answer, quantities);
  const other = others.findLast(({ end, noun }) => end <= goal.quantity.first && noun !== null);
  const unit = TARGETS.get(wordAt(answer, other?.noun ?? -1));
  return unit ? { ...goal, unit, certainty: 'likely' } : goal;
}

/** "somar mais 6" names no level. */
const isMore = (answer: Answer, { first }: Quantity): boolean =>
  wordAt(answer, first - 1) === 'mais';

/** "um carro por semana, tô vendendo dois por mês". */
const isOfOtherPeriod = (goal: Quantity, baseline: Quantity): boolean =>
  goal.per !== null && baseline.per !== null && goal.per !== baseline.per;

/** A baseline has the unit of the goal, or none: "60 contratos, hoje tenho 22". */
function baselineOf(
  answer: Answer,
  { quantity, unit }: Candidate,
  baseline: Candidate | null,
): number | null {
  if (!baseline || isOfOtherPeriod(quantity, baseline.quantity) || isMore(answer, quantity))
    return null;
  const { low, scale, noun, kind, first } = baseline.quantity;
  if (baseline.unit === unit || (/^(?:percent|factor)$/.test(unit) && baseline.unit === 'BRL'))
    return low;
  if (kind !== 'bare' || noun !== null) return null;
  if (unit !== 'BRL') return low < quantity.low ? low : null;
  // "hoje tenho 3, quero 8 mil": what somebody has is rarely an income.
  if (/^(?:tenho|temos|tem|atend\w{1,5})$/.test(nearestBefore(answer, first, CURRENT) ?? ''))
    return null;
  // "1.200 por dia, tá dando 700"
  if (low >= PERIODIC_MONEY_FROM && low < quantity.low && low * 20 > quantity.low) return low;
  // "80 mil. ano passado fiz 52"
  const isShared = scale === 1 && quantity.scale > 1 && low < quantity.low / quantity.scale;
  return isShared ? low * quantity.scale : null;
}

const COMPARED_YEARS =
  /\bano passado\b.{1,60}\bes[ts]e ano\b|\bes[ts]e ano\b.{1,60}\bano passado\b/;

/** "50 assinantes a R$ 39,90 por mês": the period is of what each pays. */
const hasPeriodOfPrice = (answer: Answer, { end }: Quantity): boolean =>
  readQuantities(answer).some((one) => one.first >= end && one.kind !== 'time' && one.per !== null);

function periodOf(
  answer: Answer,
  { quantity, unit }: Candidate,
  candidates: readonly Candidate[],
): Period | null {
  const near =
    quantity.per ?? periodBefore(answer, quantity.first) ?? periodInRest(answer, quantity.end);
  // "50.000 (cinquenta mil reais) por mês" states one amount twice.
  const isOne = candidates.every((one) => one.quantity.low === quantity.low);
  if (!near && unit === 'clients' && hasPeriodOfPrice(answer, quantity)) return null;
  // "180 mil em 2024, em 2025 quero 260 mil"
  const years = new Set(answer.tokens.flatMap(({ text }) => (/^20\d\d$/.test(text) ? [text] : [])));
  const isYearly = years.size > 1 || COMPARED_YEARS.test(wordsOf(answer, 0, answer.tokens.length));
  return near ?? (isOne ? periodAnywhere(answer) : isYearly ? 'year' : null);
}

function candidateOf(answer: Answer, quantity: Quantity): Candidate | null {
  const { kind } = quantity;
  if (isMeaningOfSlang(answer, quantity.first)) return null;
  if (kind === 'date' || kind === 'clock' || isOtherThanGoal(answer, quantity)) return null;
  if (kind === 'time') return hoursOf(answer, quantity);
  if (kind === 'times') return timesOf(answer, quantity);
  const unit = unitOf(answer, quantity);
  return unit && { quantity, ...unit };
}

type Unit = { unit: GoalUnit; certainty: Certainty };

function unitOf(answer: Answer, quantity: Quantity): Unit | null {
  const isUnclear =
    quantity.isAmbiguous || isSpent(answer, quantity.first) || isSlang(answer, quantity);
  const sure: Certainty = isUnclear || hasHedge(answer, quantity.first) ? 'unsure' : 'certain';
  if (quantity.kind === 'money') return { unit: 'BRL', certainty: sure };
  if (quantity.kind === 'percent') return { unit: 'percent', certainty: sure };
  if (quantity.kind === 'bare') return bareUnit(answer, quantity, sure);
  const noun = wordAt(answer, quantity.noun ?? -1);
  const target = TARGETS.get(noun);
  // "comprar um carro" counts nothing, "uma venda por dia" does.
  if (quantity.isArticle && quantity.per === null) return null;
  if (target) return { unit: target, certainty: sure };
  // "10 condomínios com contrato": clients or contracts.
  if (COMPANIES.has(noun) || PERSONS.has(noun)) return { unit: 'unknown', certainty: 'unsure' };
  if (nearestBefore(answer, quantity.first, SELLING) && noun.endsWith('s') && !quantity.isArticle) {
    return { unit: 'units', certainty: sure };
  }
  // "4 cortes por dia", "fazer 3 mudança por semana": what is counted in a period is sold.
  if (quantity.per !== null && quantity.scale === 1 && !quantity.isArticle && !NO_UNIT.test(noun)) {
    return { unit: 'units', certainty: sure === 'unsure' ? sure : 'likely' };
  }
  // "quero 15 mil livre": an adjective is no noun that is counted.
  if (quantity.scale > 1 && !noun.endsWith('s')) return { unit: 'BRL', certainty: 'likely' };
  return quantity.isArticle ? null : { unit: 'unknown', certainty: 'unsure' };
}

const NO_UNIT =
  /^(?:livres?|limp[oa]s?|liquid[oa]s?|brut[oa]s?|fix[oa]s?|certinh[oa]s?|cert[oa]s?|redond[oa]s?|bom|boa|bons|tranquil[oa]s?|facil|vezes|vez|salarios?|pau|paus|garantid[oa]s?|filh[oa]s?|seguidores|dias?|pessoas?|funcionarios?|barao|baroes)$/;

/** "comprar uma casa de 300 mil": the price of something is no income. */
function isSpent(answer: Answer, first: number): boolean {
  const nearest = nearestBefore(answer, first, (word) => PURCHASES.has(word) || AIMS.has(word));
  return nearest !== null && PURCHASES.has(nearest);
}

function bareUnit(answer: Answer, quantity: Quantity, sure: Certainty): Unit | null {
  if (quantity.isArticle) return null;
  const { low, scale, per } = quantity;
  const isEarned = nearestBefore(answer, quantity.first, EARNING) !== null;
  if (scale > 1) return { unit: 'BRL', certainty: sure };
  const enough = isEarned && per !== null ? PERIODIC_MONEY_FROM : MONEY_FROM;
  if (low < enough) return { unit: 'unknown', certainty: 'unsure' };
  return { unit: 'BRL', certainty: sure === 'unsure' ? sure : 'likely' };
}

/** "trabalhar só 6 horas por dia" counts hours; other times are horizons. */
function hoursOf(answer: Answer, quantity: Quantity): Candidate | null {
  const isHours = /^horas?$/.test(wordAt(answer, quantity.noun ?? -1));
  return isHours && quantity.per ? { quantity, unit: 'hours', certainty: 'certain' } : null;
}

/** "3x mais" multiplies; "12x" are instalments. */
function timesOf(answer: Answer, quantity: Quantity): Candidate | null {
  const isGrowth =
    /^(?:mais|o|os|as|meu|meus|maior|isso|aquilo)$/.test(wordAt(answer, quantity.end)) ||
    nearestBefore(answer, quantity.first, GROWTH) !== null;
  return isGrowth && quantity.low <= 10 ? { quantity, unit: 'factor', certainty: 'certain' } : null;
}

function factorIn({ tokens }: Answer): { at: number; value: number } | null {
  const at = tokens.findIndex(({ folded }) => FACTORS.has(folded));
  const value = FACTORS.get(tokens[at]?.folded ?? '');
  return value ? { at, value } : null;
}

function factorGoal(
  answer: Answer,
  months: number | null,
  baseline: Candidate | null,
): Fact<Goal> | null {
  const factor = factorIn(answer);
  if (!factor) return null;
  const goal: Goal = {
    value: factor.value,
    max: null,
    unit: 'factor',
    per: baseline?.unit === 'BRL' ? baseline.quantity.per : null,
    from: baseline?.unit === 'BRL' ? baseline.quantity.low : null,
    months,
    isNet: false,
  };
  return factOf(answer, [factor.at, factor.at + 1], goal);
}
