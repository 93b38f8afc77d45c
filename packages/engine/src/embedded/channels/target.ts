import { lineOf } from '../../facts/calculation-line.ts';
import { type Calculation, salesForGoal } from '../../facts/calculator.ts';
import type { Goal } from '../../facts/goal.ts';
import { certain } from '../../facts/index.ts';
import type { ChannelPlanInput } from '../../port.ts';
import { fold } from '../../shared/text.ts';
import type { Brief } from '../brief/brief.ts';

/** The one sum of a plan: its summary, insights and metrics all quote this. */
export interface Target {
  /** The goal in the seller's words: "fechar 40 cartórios novos no ano". */
  goal: string;
  /** Sales, or new customers of a subscription, in a month. */
  sales: number;
  /** Conversations in a week for these sales, at {@link CLOSED_PERCENT}. */
  weeklyConversations: number;
  /** The calculation in one line. */
  line: string;
  isRecurring: boolean;
}

/** Estimated share of conversations that end in a sale; shown as an estimate. */
const CLOSED_PERCENT = 20;
/** Goals that need more than one person can talk to in a week are ignored. */
const MOST_WEEKLY = 150;
const WEEKS_A_MONTH = 4;
const MONTHS_A_YEAR = 12;
const COUNTED: ReadonlySet<string> = new Set(['clients', 'sales', 'contracts', 'units']);
/** Trades whose sellers earn a share of the price, which the answers have to state. */
const COMMISSIONED =
  /\b(?:imove(?:l|is)|apartamentos?|terrenos?|loteamentos?|corretor[ae]?s?|veiculos?|seminovos?|carros?|seguros?|consorcios?|planos? de saude|previdencia|representa\w{1,6}|comissao|comissoes|catalogo|maquininhas?|agencia de viagens|credito)\b/;
const COMMISSION = /\bcomiss(?:ao|oes) (?:de|e|eh|fica em)?\s?(\d{1,2}(?:,\d{1,2})?) ?%/;

/** Null where the goal, its unit or what one sale brings is not certain. */
export function targetOf(brief: Brief, input: ChannelPlanInput): Target | null {
  const fact = brief.seller?.goal ?? null;
  const goal = certain(fact);
  if (!fact || !goal || goal.value <= 0) return null;
  const found = COUNTED.has(goal.unit) ? ofCount(goal) : ofMoney(goal, brief, input);
  if (!found) return null;
  const conversations = Math.ceil((found.sales * 100) / CLOSED_PERCENT);
  const weeklyConversations = Math.ceil(conversations / WEEKS_A_MONTH);
  if (found.sales < 1 || weeklyConversations > MOST_WEEKLY) return null;
  return {
    ...found,
    goal: fact.span.quote,
    weeklyConversations,
    line: `${found.line}; ${found.sales} ÷ ${CLOSED_PERCENT}% (estimativa) = ${conversations} conversas por mês, ${weeklyConversations} por semana`,
    isRecurring: brief.price?.isRecurring ?? false,
  };
}

type Sales = Pick<Target, 'sales' | 'line'>;

/** "40 cartórios novos no ano": a number of sales needs no price. */
function ofCount({ value, max, per, from, months }: Goal): Sales | null {
  if (max !== null || per === 'day' || per === 'week') return null;
  if (per === 'month') return { sales: Math.ceil(value), line: `${value} por mês` };
  if (per === 'year') return spread(value, MONTHS_A_YEAR);
  if (from !== null && from < value && months !== null) return spread(value - from, months);
  return months === null ? null : spread(value, months);
}

function spread(count: number, months: number): Sales {
  const sales = Math.ceil(count / months);
  return { sales, line: `${count} ÷ ${months} meses = ${sales} por mês` };
}

function ofMoney(goal: Goal, brief: Brief, input: ChannelPlanInput): Sales | null {
  const { price } = brief;
  if (goal.unit !== 'BRL' || goal.max !== null || !price || price.isPercent) return null;
  const share = commissionOf(input);
  if (share === null && isCommissioned(brief, input)) return null;
  const monthly = monthlyGoal(goal);
  if (monthly === null) return null;
  const isSubscription = price.isRecurring && price.per === 'month';
  if (price.isRecurring && !isSubscription) return null;
  const calculation = salesForGoal(monthly, { ticket: price.value, share });
  return calculation && (isSubscription ? newCustomers(calculation, goal) : sold(calculation));
}

function monthlyGoal({ value, per }: Goal): number | null {
  if (per === 'month') return value;
  if (per === 'year') return value / MONTHS_A_YEAR;
  return null;
}

const sold = (calculation: Calculation): Sales => ({
  sales: calculation.result.value,
  line: `${lineOf(calculation)} por mês`,
});

/** Customers of a subscription stay: the goal is a number of them, won over the months. */
function newCustomers(calculation: Calculation, { months }: Goal): Sales {
  const over = months ?? MONTHS_A_YEAR;
  const active = calculation.result.value;
  const sales = Math.ceil(active / over);
  const line = lineOf(calculation).replace(
    /vendas?$/,
    active === 1 ? 'cliente ativo' : 'clientes ativos',
  );
  return { sales, line: `${line}; em ${over} meses, ${sales} por mês` };
}

const answersOf = ({ icpAnswers, sellerAnswers }: ChannelPlanInput) =>
  fold([...icpAnswers, ...(sellerAnswers ?? [])].map(({ answer }) => answer).join(' \n '));

function commissionOf(input: ChannelPlanInput): number | null {
  const found = COMMISSION.exec(answersOf(input))?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

const isCommissioned = ({ offer }: Brief, input: ChannelPlanInput) =>
  COMMISSIONED.test(fold(offer?.text ?? '')) || /\bcomiss/.test(answersOf(input));
