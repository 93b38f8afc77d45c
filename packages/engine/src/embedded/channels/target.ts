import type { Goal } from '../../facts/goal.ts';
import type { Fact } from '../../facts/index.ts';
import type { ChannelPlanInput } from '../../port.ts';
import { fold } from '../../shared/text.ts';
import { agreeing } from '../../shared/writing/pt/agreement.ts';
import { decimal } from '../../shared/writing/pt/numbers.ts';
import { plural } from '../../shared/writing/pt/phrases.ts';
import type { Brief } from '../brief/brief.ts';
import { type CountedGoal, countedGoal, isOneEach } from '../profile/goal-amounts.ts';
import { isProfit } from '../profile/goal-plan.ts';

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
export const CLOSED_PERCENT = 20;
/** Goals that need more than one person can talk to in a week are ignored. */
const MOST_WEEKLY = 150;
const WEEKS_A_MONTH = 4;
const MONTHS_A_YEAR = 12;
const WORKDAYS_A_MONTH = 22;
const QUOTE_MAX = 90;
/** Trades whose sellers earn a share of the price, which the answers have to state. */
const COMMISSIONED =
  /\b(?:imove(?:l|is)|apartamentos?|terrenos?|loteamentos?|corretor[ae]?s?|veiculos?|seminovos?|carros?|seguros?|consorcios?|planos? de saude|previdencia|representa\w{1,6}|comissao|comissoes|catalogo|maquininhas?|agencia de viagens|credito)\b/;
const COMMISSION =
  /\bcomiss(?:ao|oes)(?: media)? (?:de|e|eh|fica em)?\s?(\d{1,2}(?:,\d{1,2})?) ?%|\b(?:ganho|recebo|tiro|fico com) (\d{1,2}(?:,\d{1,2})?) ?%/;

/** The sums of a goal, or what has to be known for them; both null without a goal. */
export interface GoalReading extends Outcome {
  /** In the seller's words. */
  said: string | null;
}

interface Outcome {
  target: Target | null;
  /** Ends "falta saber …". */
  missing: string | null;
}

const missing = (what: string): Outcome => ({ target: null, missing: what });
const UNIT_MISSING = 'se isso é em reais, em vendas ou em clientes, e até quando';
const PERIOD_MISSING = 'se ela é por mês ou no ano';
const PROFIT_MISSING = 'quanto sobra para você em cada venda';
const COMMISSION_MISSING = 'quanto fica para você em cada venda';
const PRICE_MISSING = 'quanto este cliente paga por venda';
const REPEAT_MISSING = 'quantas vezes um mesmo cliente compra em um mês';

export function readGoal(brief: Brief, input: ChannelPlanInput): GoalReading {
  const fact = brief.seller?.goal ?? null;
  if (!fact) return { target: null, missing: null, said: null };
  const answer = goalAnswer(input, fact.span.quote);
  const said = quoteOf(answer, fact.span.quote);
  return { ...outcomeOf(fact, { brief, input, answer }, said), said };
}

function outcomeOf(fact: Fact<Goal>, sources: MoneySources, said: string): Outcome {
  const goal = fact.value;
  const counted = countedGoal(goal, fact.span.quote, sources.answer);
  if (counted) {
    return isOneEach(counted.noun)
      ? planned(ofCount(counted), counted.isStock, said)
      : missing(perCustomer(counted));
  }
  if (fact.certainty === 'unsure' || goal.value <= 0) return missing(UNIT_MISSING);
  return ofMoney(goal, fact.span.quote, sources);
}

/** A short answer in full, so that "15" is read with its noun. */
const quoteOf = (answer: string, quote: string): string =>
  answer.length <= QUOTE_MAX ? answer : quote;

const perCustomer = ({ noun }: CountedGoal): string =>
  `${agreeing('quanto', plural(noun)).text} ${plural(noun).text} vêm com cada cliente`;

function planned(found: Sales | null, isRecurring: boolean, goal: string): Outcome {
  if (!found) return missing(PERIOD_MISSING);
  const conversations = Math.ceil((found.sales * 100) / CLOSED_PERCENT);
  const weekly = conversations / WEEKS_A_MONTH;
  if (found.sales < 1 || weekly > MOST_WEEKLY) return missing(REPEAT_MISSING);
  const about = Number.isInteger(weekly) ? '' : 'cerca de ';
  return {
    target: {
      ...found,
      goal,
      weeklyConversations: Math.ceil(weekly),
      line: `${found.line}; ${found.sales} ÷ ${CLOSED_PERCENT}% (estimativa) = ${conversations} conversas por mês, ${about}${Math.ceil(weekly)} por semana`,
      isRecurring,
    },
    missing: null,
  };
}

type Sales = Pick<Target, 'sales' | 'line'>;

/** "40 cartórios novos no ano": a number of sales needs no price. */
function ofCount({ value, from, per, isStock }: CountedGoal): Sales | null {
  if (isStock) {
    const more = from === null ? value : value - from;
    const { sales, line } = spread(more, MONTHS_A_YEAR);
    const gap = from === null ? '' : `${value} − ${from} = ${more} a mais; `;
    return { sales, line: `${gap}${line}` };
  }
  if (per === 'month') return { sales: Math.ceil(value), line: `${value} por mês` };
  if (per === 'year') return spread(value, MONTHS_A_YEAR);
  if (per === null) return null;
  const times = per === 'day' ? WORKDAYS_A_MONTH : WEEKS_A_MONTH;
  const unit = per === 'day' ? 'dias úteis' : 'semanas';
  return { sales: value * times, line: `${value} × ${times} ${unit} = ${value * times} por mês` };
}

const spread = (count: number, months: number): Sales => ({
  sales: Math.ceil(count / months),
  line: `${count} ÷ ${months} meses = ${rounded(count / months)} por mês`,
});

/** "30", "3,3, ou seja 4": sales are whole. */
const rounded = (value: number): string =>
  Number.isInteger(value)
    ? decimal(value)
    : `${decimal(oneDecimal(value))}, ou seja ${Math.ceil(value)}`;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

interface MoneySources {
  brief: Brief;
  input: ChannelPlanInput;
  answer: string;
}

function ofMoney(goal: Goal, quote: string, { brief, input, answer }: MoneySources): Outcome {
  const amount = goal.unit === 'factor' && goal.from !== null ? goal.value * goal.from : goal.value;
  if (goal.unit !== 'BRL' && goal.unit !== 'factor') return missing(UNIT_MISSING);
  if (goal.max !== null) return missing('qual dos dois números é a meta');
  if (goal.unit === 'factor' && goal.from === null) return missing('quanto entra hoje');
  const { price } = brief;
  if (!price || price.isPercent) return missing(PRICE_MISSING);
  const share = commissionOf(input);
  if (share === null && (goal.isNet || isProfit(answer))) return missing(PROFIT_MISSING);
  if (share === null && isCommissioned(brief, input)) return missing(COMMISSION_MISSING);
  const months =
    goal.per === 'month' || goal.unit === 'factor' ? 1 : goal.per === 'year' ? MONTHS_A_YEAR : null;
  if (months === null) return missing(PERIOD_MISSING);
  // Customers of a recurring price stay: only what is missing has to be won.
  const from = price.isRecurring && goal.unit === 'BRL' && goal.from !== null ? goal.from : 0;
  const kept = from < amount ? from : 0;
  return planned(
    sold({ monthly: (amount - kept) / months, kept, amount, price, share }),
    price.isRecurring,
    quote,
  );
}

interface Sum {
  monthly: number;
  /** What the goal asks for, and what of it comes in already. */
  amount: number;
  kept: number;
  price: NonNullable<Brief['price']>;
  share: number | null;
}

/** What a customer of a recurring price pays in a month, as a multiple of it. */
const IN_MONTH = { day: WORKDAYS_A_MONTH, week: WEEKS_A_MONTH, month: 1, year: 1 / MONTHS_A_YEAR };

function sold({ monthly, amount, kept, price, share }: Sum): Sales {
  const times = price.isRecurring && price.per ? IN_MONTH[price.per] : 1;
  const steps: string[] =
    kept > 0 ? [`${reais(amount)} − ${reais(kept)} = ${reais(amount - kept)} a mais`] : [];
  let each = price.value;
  if (price.isRange) steps.push(`meio da faixa: ${reais(each)}`);
  if (times !== 1) {
    const sign = times > 1 ? `× ${times}` : `÷ ${MONTHS_A_YEAR}`;
    steps.push(`${reais(each)} ${sign} = ${reais(each * times)} por mês de cada cliente`);
    each *= times;
  }
  if (share !== null) {
    steps.push(`${reais(each)} × ${decimal(share)}% = ${reais((each * share) / 100)} para você`);
    each = (each * share) / 100;
  }
  const count =
    oneDecimal(monthly / each) === Math.round(monthly / each)
      ? Math.round(monthly / each)
      : monthly / each;
  const sales = Math.ceil(count);
  if (!price.isRecurring) {
    steps.push(
      `${reais(monthly)} ÷ ${reais(each)} = ${rounded(count)} ${sales === 1 ? 'venda' : 'vendas'} por mês`,
    );
    return { sales, line: steps.join('; ') };
  }
  // Customers of a recurring price stay: the goal is a number of them, won over the months.
  const active = sales === 1 ? 'cliente ativo' : 'clientes ativos';
  steps.push(`${reais(monthly)} ÷ ${reais(each)} = ${rounded(count)} ${active}`);
  steps.push(`${sales} ÷ ${MONTHS_A_YEAR} meses = ${rounded(sales / MONTHS_A_YEAR)} por mês`);
  return { sales: Math.ceil(sales / MONTHS_A_YEAR), line: steps.join('; ') };
}

const reais = (value: number): string =>
  `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })}`;

const answersOf = ({ icpAnswers, sellerAnswers }: ChannelPlanInput) =>
  fold([...icpAnswers, ...(sellerAnswers ?? [])].map(({ answer }) => answer).join(' \n '));

/** The whole answer that the goal was read from. */
const goalAnswer = ({ sellerAnswers }: ChannelPlanInput, quote: string): string =>
  sellerAnswers?.find(({ answer }) => answer.includes(quote))?.answer ?? quote;

function commissionOf(input: ChannelPlanInput): number | null {
  const found = COMMISSION.exec(answersOf(input))
    ?.slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? null : Number(found.replace(',', '.'));
}

const isCommissioned = ({ offer }: Brief, input: ChannelPlanInput) =>
  COMMISSIONED.test(fold(offer?.text ?? '')) || /\bcomiss/.test(answersOf(input));
