import type { IcpProfile } from '@salesai/contract/icp';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { type IcpFacts, stated } from '../../facts/index.ts';
import { money } from '../../shared/writing/pt/numbers.ts';
import { ticketOf } from '../channels/ticket.ts';

/** What one sale costs this customer. */
export interface BriefPrice {
  /** For a sentence: "R$ 900 a R$ 1.500 por elevador". */
  text: string;
  /** Follows "fica": "entre R$ 900 e R$ 1.500 por elevador". */
  spoken: string;
  /** In reais; the middle of a range. */
  value: number;
  isRange: boolean;
  /** The price of a month of a subscription, so that a goal counts customers who stay. */
  isRecurring: boolean;
  /** The period of a recurring price; null for one sale. */
  per: 'day' | 'week' | 'month' | 'year' | null;
  isPercent: boolean;
  /** What customers spend, which no line to a customer states as a price. */
  isSpending: boolean;
}

type FactPrice = NonNullable<IcpFacts['price']>['value'];

const PER: Readonly<Partial<Record<FactPrice['unit'], string>>> = {
  day: 'por dia',
  week: 'por semana',
  month: 'por mês',
  year: 'por ano',
  hour: 'por hora',
  kg: 'por quilo',
  litre: 'por litro',
  metre: 'por metro',
  m2: 'por metro quadrado',
  person: 'por pessoa',
  night: 'por noite',
  session: 'por sessão',
  appointment: 'por consulta',
  box: 'por caixa',
  dozen: 'por dúzia',
};

/** Only a stated price, never one that the profile estimated. */
export function priceOf(
  { price }: IcpFacts,
  profile: IcpProfile,
  answers: readonly QuestionAnswer[],
): BriefPrice | null {
  const found = stated(price);
  return found ? ofFact(found) : ofProfile(profile, answers);
}

function ofFact({ value, max, unit, of, isRecurring, limit, isSpending }: FactPrice): BriefPrice {
  const isPercent = unit === 'percent';
  const amount = (one: number) => (isPercent ? `${one}%` : reais(one));
  const per = PER[unit] ?? (of && /^[\p{L}]+$/u.test(of) ? `por ${of}` : '');
  const withUnit = (text: string) => (per === '' ? text : `${text} ${per}`);
  const last = max ?? value;
  const period = (['day', 'week', 'month', 'year'] as const).find((one) => one === unit) ?? null;
  const limited = limit === 'upTo' ? 'até ' : limit === 'from' ? 'a partir de ' : '';
  return {
    text: withUnit(
      max === null ? `${limited}${amount(value)}` : `${amount(value)} a ${amount(last)}`,
    ),
    spoken: withUnit(
      max === null
        ? limit === 'from'
          ? `${limited}${amount(value)}`
          : `em ${limited}${amount(value)}`
        : `entre ${amount(value)} e ${amount(last)}`,
    ),
    value: (value + last) / 2,
    isRange: max !== null && max !== value,
    isRecurring,
    per: isRecurring ? (period ?? 'month') : null,
    isPercent,
    isSpending,
  };
}

const IN_FULL_BELOW = 10_000;

/** "R$ 1.500" in full, so that a range has one form; "R$ 18 mil". */
const reais = (value: number): string =>
  value < IN_FULL_BELOW
    ? `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
    : money(value).text;

/** The profile may be of a language model; its figures count when the answers contain them. */
function ofProfile(profile: IcpProfile, answers: readonly QuestionAnswer[]): BriefPrice | null {
  const ticket = ticketOf(profile);
  if (!ticket) return null;
  const said = digitsIn(answers.map(({ answer }) => answer).join(' '));
  const isStated = [...digitsIn(ticket.text)].every((digits) => said.has(digits));
  if (!isStated) return null;
  const recurring = ticket.text.includes('por mês')
    ? 'month'
    : ticket.text.includes('por ano')
      ? 'year'
      : null;
  const spoken = ticket.text.replace(/^(R\$ .+?) a (?=R\$ )/, 'entre $1 e ');
  return {
    text: ticket.text,
    spoken: spoken.startsWith('R$') ? `em ${spoken}` : spoken,
    value: ticket.amount,
    isRange: / a (?=R\$)/.test(ticket.text),
    isRecurring: recurring !== null,
    per: recurring,
    isPercent: false,
    isSpending: false,
  };
}

const digitsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\d[\d.]{0,20}/g) ?? []).map((digits) => digits.replace(/\D/g, '')));
