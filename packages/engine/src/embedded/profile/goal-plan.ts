import type { SellerFacts } from '../../facts/index.ts';
import { readTokens } from '../../facts/tokens.ts';
import type { Period } from '../../knowledge/facts/vocabulary.ts';
import { REVENUE_BANDS } from '../../knowledge/seller/context.ts';
import type { Revenue } from '../../knowledge/seller/facts.ts';
import { fold } from '../../shared/text.ts';
import {
  type Amount,
  type NounPhrase,
  type Part,
  placed,
  type Quantity,
} from '../../shared/writing/phrase.ts';
import { agreeing } from '../../shared/writing/pt/agreement.ts';
import { a, bare } from '../../shared/writing/pt/articles.ts';
import { decimal, money, percent, perPeriod, quantity } from '../../shared/writing/pt/numbers.ts';
import { nounPhrase, plural, singular } from '../../shared/writing/pt/phrases.ts';
import { fixed, sentence } from '../../shared/writing/pt/sentence.ts';
import {
  type Amounts,
  type CountedGoal,
  countedGoal,
  isOneEach,
  readAmounts,
} from './goal-amounts.ts';

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
/** What the seller wants to be left with: no price divides it. */
export const isProfit = (answer: string): boolean => PROFIT.test(fold(answer));

const PROFIT =
  /\b(?:(?:de )?lucro|livres?|limp(?:inh)?[oa]s?|liquid[oa]s?|no (?:meu )?bolso|na (?:minha )?mao)\b/;
/** How the seller names what is left: "limpo", "de lucro"; empty where the goal is of sales. */
const profitIn = (answer: string): string => PROFIT.exec(fold(answer))?.[0] ?? '';
const SPELLED: Readonly<Record<string, string>> = {
  liquido: 'líquido',
  liquidos: 'líquidos',
  'na mao': 'na mão',
  'na minha mao': 'na mão',
  'no meu bolso': 'no bolso',
  lucro: 'de lucro',
};
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
  const amounts = readAmounts(readTokens(answer));
  const from = goal.from === null ? null : Math.round(goal.from * 100) / 100;
  const counted = countedGoal(goal, facts.goal.span.quote, answer);
  if (counted) return planCount(counted, amounts);
  if (goal.unit === 'BRL' && facts.goal.certainty !== 'unsure') {
    return planMoney(goal.value, goal.per, from, amounts, {
      revenue,
      profit: profitIn(answer) || (goal.isNet ? 'livres' : ''),
      isCommission: /(?<!% ?)\bde comiss(?:ao|oes)\b/.test(fold(answer)),
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
  { value, noun, from, per, isStock }: CountedGoal,
  { each, share }: Amounts,
): GoalPlan {
  const goal = quantity(value, noun);
  const gap = from === null ? null : value - from;
  const sums: string[] = [];
  if (gap !== null && from !== null) {
    sums.push(
      sentence`A conta: ${amountOf(value)} − ${amountOf(from)} = ${quantity(gap, noun)} a mais${during(per)}`,
    );
  }
  // What one has stays; what is won in a period has to be won again in the next one.
  const needed = isStock ? (gap ?? value) : value;
  const pace = isStock ? paceOf(needed, noun, 'year') : paceOf(needed, noun, per);
  if (pace && !(each?.isMonthly && per === 'month')) sums.push(pace);
  if (each) sums.push(worthOf(value, noun, each, isStock ? null : per));
  const ask =
    share !== null && !each
      ? sentence`Com comissão de ${percent(share)}, falta o valor médio de ${a(singular(noun))}: multiplique os dois para saber quanto cada venda deixa.`
      : per === 'day' && isOneEach(noun)
        ? sentence`Falta a volta: quantas vezes por mês o mesmo cliente compra? A conta: ${quantity(needed, noun)} por dia × ${amountOf(WORKDAYS)} dias úteis ÷ esse número = clientes`
        : askConversion(needed, noun, during(isStock ? null : per));
  return { sums, ask, counted: goal, isUnclear: false };
}

/** Conversations where a sale is one thing; the size of an order where it may be many. */
function askConversion(needed: number, noun: NounPhrase, when: Part): string {
  const things = plural(noun);
  if (!isOneEach(noun)) {
    return sentence`Falta o tamanho do pedido: ${agreeing('quanto', things)} ${bare(things)} vêm com cada cliente? A conta: ${quantity(needed, noun)} ÷ esse número = clientes${when}`;
  }
  return sentence`Falta a conversão: de cada dez conversas, quantas fecham? Se forem duas, por exemplo, ${quantity(needed, noun)} ${needed < 2 ? fixed('pede') : fixed('pedem')} ${quantity(Math.ceil(needed * TALKS_EACH), TALK)}${when}`;
}

/** The next smaller period: 18 in a year are 1.5 a month. */
function paceOf(value: number, noun: NounPhrase, per: Period | null): string | null {
  if (per === 'year') {
    const monthly = value / MONTHS;
    return sentence`Por mês, a conta: ${quantity(value, noun)} ÷ ${amountOf(MONTHS)} meses = ${about(monthly)} por mês`;
  }
  if (per !== 'month' || value < WORKDAYS) {
    // Less than one a week is no pace.
    if (per !== 'month' || value < 4) return null;
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
  const what = each.isCommission ? placed(' de comissão') : placed('');
  const when = each.isMonthly ? placed(' por mês') : during(per);
  return sentence`Em dinheiro, a conta: ${quantity(count, noun)} × ${money(each.value)} = ${total}${what}${when}`;
}

interface MoneyGoal {
  revenue: Revenue | null;
  /** The seller's words for what is left of the sales; empty for revenue. */
  profit: string;
  /** What the sales pay to the seller. */
  isCommission: boolean;
}

function planMoney(
  value: number,
  per: Period | null,
  from: number | null,
  { each, share }: Amounts,
  { revenue, profit, isCommission }: MoneyGoal,
): GoalPlan {
  const sums: string[] = [];
  if (isCommission && share !== null) {
    const sold = money(round((value * 100) / share));
    sums.push(
      sentence`Em vendas, a conta: ${money(value)} de comissão ÷ ${percent(share)} = ${sold} vendidos${during(per)}`,
    );
    return {
      sums,
      ask: sentence`Falta o valor médio de uma venda. A conta: ${sold} ÷ esse valor = vendas${during(per)}`,
      counted: null,
      isUnclear: false,
    };
  }
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
  if (per === 'month' && gap === null && revenue && share === null && profit === '')
    sums.push(...bandGap(value, revenue));
  const target = money(gap ?? value);
  if (profit !== '')
    return { sums, ask: askProfit(target, profit, per), counted: null, isUnclear: false };
  if (each) {
    const sales = Math.ceil((gap ?? value) / each.value);
    sums.push(
      sentence`Em vendas, a conta: ${target} ÷ ${money(each.value)} = ${quantity(sales, SALE)}${placed(gap === null ? '' : ' a mais')}${during(per)}`,
    );
  }
  const ask = each
    ? 'Falta a conversão: de cada dez conversas, quantas viram venda? Anote por duas semanas.'
    : per === null
      ? sentence`Falta o valor médio de uma venda: a meta dividida por ele dá o número de vendas. E escreva se ela é por mês ou no ano`
      : sentence`Falta o valor médio de uma venda. A conta: ${target} ÷ esse valor = vendas por ${periodName(per)}; vendas ÷ conversão = conversas`;
  return { sums, ask, counted: null, isUnclear: false };
}

/** What is left has no price to be divided by: the costs of a sale have to be known. */
function askProfit(target: Amount, profit: string, per: Period | null): string {
  const left = placed(SPELLED[profit] ?? profit);
  const when = per === null ? placed('vendas') : placed(`vendas por ${periodName(per).text}`);
  return sentence`Quanto fica para você de uma venda, tirando os custos? Com esse número, a conta é: ${target} ${left} ÷ o que fica de cada venda = ${when}`;
}

const SALE = nounPhrase('venda');

/** What lies between the marked band of revenue and the goal. */
function bandGap(value: number, revenue: Revenue): string[] {
  const [low, high] = REVENUE_BANDS[revenue].range;
  if (high === null || value <= high) return [];
  if (low === 0) {
    return [
      sentence`A conta: ${money(value)} menos a faixa que você marcou, ${placed(REVENUE_BANDS[revenue].label)}, dá pelo menos ${money(value - high)} a mais por mês`,
    ];
  }
  return [
    sentence`A conta: ${money(value)} menos a faixa que você marcou, ${placed(REVENUE_BANDS[revenue].label)}, dá de ${money(value - high)} a ${money(value - low)} a mais por mês`,
  ];
}

const round = (value: number) =>
  value >= 1_000 ? Math.round(value / 100) * 100 : Math.round(value);
const amountOf = (value: number): Quantity => ({ kind: 'quantity', value, text: decimal(value) });
const times = (value: number): Quantity => ({ kind: 'quantity', value, text: decimal(value) });
const during = (per: Period | null): Part => placed(per === null ? '' : ` ${perPeriod(per)}`);
const periodName = (per: Period): Part =>
  placed({ day: 'dia', week: 'semana', month: 'mês', year: 'ano' }[per]);

/** "1,5", "cerca de 3,3": whole from ten on. */
function about(value: number): Amount | Quantity {
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  const isExact = Math.abs(rounded - value) < 1e-9;
  return {
    kind: 'quantity',
    value: rounded,
    text: `${isExact ? '' : 'cerca de '}${decimal(rounded)}`,
  };
}
