import { readQuantities } from '../../facts/amounts.ts';
import type { SellerFacts } from '../../facts/index.ts';
import { readTokens } from '../../facts/tokens.ts';
import type { Period } from '../../knowledge/facts/vocabulary.ts';
import { REVENUE_BANDS } from '../../knowledge/seller/context.ts';
import type { Revenue } from '../../knowledge/seller/facts.ts';
import { fold } from '../../shared/text.ts';
import type { Amount, NounPhrase, Part, Quantity } from '../../shared/writing/phrase.ts';
import { agreeing } from '../../shared/writing/pt/agreement.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { decimal, money, percent, perPeriod, quantity } from '../../shared/writing/pt/numbers.ts';
import { nounPhrase, plural, singular } from '../../shared/writing/pt/phrases.ts';
import { fixed, sentence } from '../../shared/writing/pt/sentence.ts';
import { type Amounts, readAmounts } from './goal-amounts.ts';

/** What the goal asks for: sums with stated numbers only, and the question for what is missing. */
export interface GoalPlan {
  /** One line for each sum. */
  sums: string[];
  /** What has to be known before more can be computed. */
  ask: string;
  /** The goal counts sales, so that it can be divided by a conversion. */
  counted: Quantity | null;
  /** Unit or period of the goal are not certain. */
  isUnclear: boolean;
}

const MONTHS = 12;
const PROFIT = /\b(?:lucro|livres?|limp[oa]s?|liquid[oa]s?)\b/;
const WORKDAYS = 22;
/** Conversations for each sale, when two of ten close. */
const TALKS_EACH = 5;
const TALK = nounPhrase('conversa');

/** Plans the goal; null when the answer states no number. */
export function planGoal(
  facts: SellerFacts,
  answer: string | null,
  revenue: Revenue | null,
): GoalPlan | null {
  const goal = facts.goal?.value ?? null;
  if (!goal || !answer || !facts.goal) return null;
  const read = readAmounts(readTokens(answer));
  const isBaseline = read.count !== null && read.count.value === goal.from;
  // "hoje faço 9 banhos por dia e quero 15" names the noun with the baseline.
  const amounts =
    isBaseline && read.count ? { ...read, count: { ...read.count, value: goal.value } } : read;
  const from = goal.from === null ? null : Math.round(goal.from * 100) / 100;
  if (amounts.count && (goal.unit !== 'BRL' || amounts.each?.value === goal.value)) {
    const isWhole = goal.value === amounts.count.value;
    return planCount(amounts, isWhole ? from : null, isWhole ? goal.per : periodOf(answer));
  }
  if (goal.unit === 'BRL' && facts.goal.certainty !== 'unsure') {
    return planMoney(goal.value, goal.per, from, amounts, {
      revenue,
      isProfit: PROFIT.test(fold(answer)),
    });
  }
  if (goal.unit === 'factor' && from !== null) {
    const target = money(goal.value * from, { per: goal.per ?? 'month' });
    return {
      sums: [sentence`A conta: ${times(goal.value)} × ${money(from)} = ${target}`],
      ask: ASK_TICKET,
      counted: null,
      isUnclear: false,
    };
  }
  return {
    sums: [],
    ask: askUnit(goal.unit === 'percent'),
    counted: null,
    isUnclear: true,
  };
}

const ASK_TICKET =
  'Falta o valor médio de uma venda: anote o das cinco últimas e divida a meta por ele para saber quantas vendas são.';

const askUnit = (isShare: boolean): string =>
  isShare
    ? 'Falta o tamanho do todo: essa parte é de quanto, em número de clientes ou em reais?'
    : 'Falta a unidade: isso é em reais, em vendas ou em clientes, e até quando?';

function planCount(
  { count, each, share }: Amounts,
  from: number | null,
  per: Period | null,
): GoalPlan {
  if (!count) return { sums: [], ask: '', counted: null, isUnclear: true };
  const goal = quantity(count.value, count.noun);
  const gap = from !== null && from < count.value ? count.value - from : null;
  const missing = gap === null ? count.value : gap;
  const sums: string[] = [];
  if (gap !== null && from !== null) {
    const more = quantity(gap, count.noun);
    sums.push(
      sentence`A conta: ${count.value === 0 ? goal : amountOf(count.value)} − ${amountOf(from)} = ${more} a mais${during(per)}`,
    );
  }
  const pace = each?.isMonthly && per === 'month' ? null : paceOf(missing, count.noun, per);
  if (pace) sums.push(pace);
  if (each) sums.push(worthOf(count.value, count.noun, each, per));
  const unit = singular(count.noun);
  const ask =
    share !== null && !each
      ? sentence`Com comissão de ${percent(share)}, falta o valor médio de ${bare(unit)}: multiplique os dois para saber quanto cada venda deixa.`
      : askConversion(missing, count.noun);
  return { sums, ask, counted: goal, isUnclear: false };
}

/** Nouns of which a customer takes one. */
const ONE_EACH =
  /^(?:planos?|contratos?|clientes?|alun[oa]s?|pacientes?|casamentos?|instalac\w{2,3}|seguros?|cartorios?|projetos?|maquininhas?|carros?|camas?|pares|par|assinaturas?|apolices?|imove[il]s?|equipamentos?)\b/;
const FEW = 30;

/** Conversations where a sale is one thing; the size of an order where it may be many. */
function askConversion(missing: number, noun: NounPhrase): string {
  const things = plural(noun);
  if (missing > FEW && !ONE_EACH.test(fold(noun.text))) {
    return sentence`Falta o tamanho do pedido: ${agreeing('quanto', things)} ${bare(things)} cada cliente leva por vez? A conta: ${quantity(missing, noun)} ÷ esse número = clientes que faltam`;
  }
  return sentence`Falta a conversão: de cada dez conversas, quantas fecham? Se forem duas, por exemplo, ${quantity(missing, noun)} ${missing < 2 ? fixed('pede') : fixed('pedem')} ${quantity(missing * TALKS_EACH, TALK)}`;
}

/** The next smaller period: 18 in a year are 1.5 a month. */
function paceOf(value: number, noun: NounPhrase, per: Period | null): string | null {
  if (per === 'year') {
    const monthly = value / MONTHS;
    return sentence`Por mês, a conta: ${quantity(value, noun)} ÷ ${amountOf(MONTHS)} meses = ${about(monthly)} por mês`;
  }
  if (per !== 'month' || value < WORKDAYS) {
    if (per !== 'month') return null;
    return sentence`Por semana, a conta: ${quantity(value, noun)} ÷ ${amountOf(4)} semanas = ${about(value / 4)} por semana`;
  }
  return sentence`Por dia, a conta: ${quantity(value, noun)} ÷ ${amountOf(WORKDAYS)} dias úteis = ${about(value / WORKDAYS)} por dia`;
}

function worthOf(
  count: number,
  noun: NounPhrase,
  each: NonNullable<Amounts['each']>,
  per: Period | null,
): string {
  const total = money(count * each.value);
  const what = each.isCommission ? phraseOf(' de comissão') : phraseOf('');
  const when = each.isMonthly ? phraseOf(' por mês') : during(per);
  return sentence`Em dinheiro, a conta: ${quantity(count, noun)} × ${money(each.value)} = ${total}${what}${when}`;
}

function planMoney(
  value: number,
  per: Period | null,
  from: number | null,
  { each, share }: Amounts,
  { revenue, isProfit }: { revenue: Revenue | null; isProfit: boolean },
): GoalPlan {
  const sums: string[] = [];
  const gap = from !== null && from < value ? value - from : null;
  if (gap !== null && from !== null) {
    const growth = percent(Math.round((gap / from) * 100));
    sums.push(
      sentence`A conta: ${money(value)} − ${money(from)} = ${money(gap)} a mais${during(per)}, ou ${growth} sobre ${money(from)}`,
    );
  }
  if (per === 'year') {
    sums.push(
      sentence`Por mês, a conta: ${money(gap ?? value)} ÷ ${amountOf(MONTHS)} meses = ${money(round((gap ?? value) / MONTHS))} por mês`,
    );
  }
  if (share !== null) {
    sums.push(
      sentence`Em comissão, a conta: ${money(value)} × ${percent(share)} = ${money((value * share) / 100)}${during(per)}`,
    );
  }
  if (per === 'month' && gap === null && revenue && share === null && !isProfit)
    sums.push(...bandGap(value, revenue));
  const target = money(gap ?? value);
  if (each) {
    const sales = Math.ceil((gap ?? value) / each.value);
    sums.push(
      sentence`Em vendas, a conta: ${target} ÷ ${money(each.value)} = ${quantity(sales, SALE)}${during(per)}`,
    );
  }
  const ask = each
    ? 'Falta a conversão: de cada dez conversas, quantas viram venda? Anote por duas semanas.'
    : per === null
      ? sentence`Falta o valor médio de uma venda: a meta dividida por ele dá o número de vendas. E escreva se ela é por mês ou no ano`
      : isProfit
        ? sentence`Falta o que sobra para você de cada venda. A conta: ${target} ÷ esse valor = vendas por ${periodName(per)}`
        : sentence`Falta o valor médio de uma venda. A conta: ${target} ÷ esse valor = vendas por ${periodName(per)}; vendas ÷ conversão = conversas`;
  return { sums, ask, counted: null, isUnclear: false };
}

const SALE = nounPhrase('venda');

/** What lies between the marked band of revenue and the goal. */
function bandGap(value: number, revenue: Revenue): string[] {
  const [low, high] = REVENUE_BANDS[revenue].range;
  if (high === null || value <= high) return [];
  if (low === 0) {
    return [
      sentence`A conta: ${money(value)} menos a faixa que você marcou, ${phraseOf(REVENUE_BANDS[revenue].label)}, dá pelo menos ${money(value - high)} a mais por mês`,
    ];
  }
  return [
    sentence`A conta: ${money(value)} menos a faixa que você marcou, ${phraseOf(REVENUE_BANDS[revenue].label)}, dá de ${money(value - high)} a ${money(value - low)} a mais por mês`,
  ];
}

function periodOf(answer: string): Period | null {
  const [first] = readQuantities(readTokens(answer));
  return first?.per ?? null;
}

const round = (value: number) =>
  value >= 1_000 ? Math.round(value / 100) * 100 : Math.round(value);
const phraseOf = (text: string): Part => ({ kind: 'placed', text, begins: null });
const amountOf = (value: number): Quantity => ({ kind: 'quantity', value, text: decimal(value) });
const times = (value: number): Quantity => ({ kind: 'quantity', value, text: decimal(value) });
const during = (per: Period | null): Part => phraseOf(per === null ? '' : ` ${perPeriod(per)}`);
const periodName = (per: Period): Part =>
  phraseOf({ day: 'dia', week: 'semana', month: 'mês', year: 'ano' }[per]);

/** "1,5", "cerca de 3": whole from ten on. */
function about(value: number): Amount | Quantity {
  const rounded = value >= 10 ? Math.ceil(value) : Math.ceil(value * 10) / 10;
  const isExact = Math.abs(rounded - value) < 1e-9;
  return {
    kind: 'quantity',
    value: rounded,
    text: `${isExact ? '' : 'cerca de '}${decimal(rounded)}`,
  };
}
