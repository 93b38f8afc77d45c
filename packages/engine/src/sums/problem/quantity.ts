/** What an amount is in a sum. */
export const ROLES = [
  'price',
  'cost',
  'fixed',
  'earning',
  'goal',
  'done',
  'deposit',
  'extra',
  'bill',
  'invested',
  'debt',
  'amount',
  'count',
  'instalments',
  'discount',
  'commission',
  'fee',
  'interest',
  'markup',
  'margin',
  'conversion',
  'increase',
  'decrease',
  'share',
  'before',
  'after',
  'resale',
  // Only of results:
  'revenue',
  'net',
  'profit',
  'rest',
  'remaining',
  'saving',
  'loss',
  'difference',
  'change',
  'instalment',
  'sales',
] as const;
export type Role = (typeof ROLES)[number];

/** A given or derived amount with its unit: `R$`, `%`, `x` (instalments), or what it counts. */
export interface Value {
  value: number;
  unit: string;
  /** What the unit is counted per: "R$ 12 por kg por mês" has two. */
  per: readonly string[];
  role: Role;
  /** The noun that names it: "entrada", "frete", "marmita"; empty for none. */
  label: string;
  /** The givens that it contains, as bits. */
  used: number;
  /** How it was derived, the first step first; empty for a given. */
  steps: readonly string[];
  assumed: readonly string[];
}

/** A number of a message or of the conversation before it. */
export interface Given extends Value {
  /** As written, for questions about it. */
  written: string;
  /** A number that the sum may leave out: of an earlier message or of the profile. */
  isKnown: boolean;
  /** A number without a mark or a noun: its unit is a guess. */
  isBare: boolean;
  /** "custa 45": the price, or what the seller pays. */
  mayBeCost: boolean;
  /** "saco de 15 kg": what a pack contains. */
  isPack: boolean;
  /** "família de 6 pessoas": they share an amount. */
  isGroup?: boolean;
  /** Counted for each only because nothing says otherwise: "gasto 600 de material". */
  mayBeTotal?: boolean;
  /** "os 30": may name a number again. */
  isAgain: boolean;
  /** A price of the seller's documents. */
  isGood?: boolean;
  /** The result of an earlier sum. */
  isResult?: boolean;
}

/** What a message asks for. */
export interface Asked {
  /** Null for whatever the numbers give. */
  unit: string | null;
  per: readonly string[];
  /** The roles that answer it, the best first; null for any. */
  roles: readonly Role[] | null;
  /** Whether the message asks with words, or only states numbers. */
  isStated: boolean;
  /** Whether a comparison of two alternatives is asked for. */
  compares: boolean;
  /** Whether all is to be added up: "no total". */
  adds: boolean;
  /** Whether the amount before a percentage is asked for. */
  isReverse: boolean;
}

export const ITEM = 'item';
export const MONEY = 'R$';
export const PERCENT = '%';
export const TIMES = 'x';
/** Any occasion: "3 vezes por semana". */
export const TURN = 'vez';

export const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export const isPeriod = (unit: string) => (PERIODS as readonly string[]).includes(unit);
const PACKS: Readonly<Record<string, number>> = { cento: 100, milheiro: 1000, duzia: 12 };
/** How many items a pack word stands for; null for another unit. */
export const packOf = (unit: string): number | null => PACKS[unit] ?? null;
export const isCountable = (unit: string) =>
  unit !== MONEY && unit !== PERCENT && unit !== TIMES && !isPeriod(unit) && !packOf(unit);

/** Nouns for the same thing in a sum. */
const SAME: readonly ReadonlySet<string>[] = [
  new Set([
    'pessoa',
    'cabeca',
    'convidado',
    'participante',
    'aluno',
    'passageiro',
    'crianca',
    'adulto',
  ]),
  new Set(['venda', 'fechamento', 'cliente', 'contrato', 'matricula', 'compra']),
  new Set(['hour', 'aula', 'sessao', 'consulta']),
  new Set(['ligacao', 'contato', 'chamada', 'lead', 'conversa']),
  new Set(['atendimento', 'servico', 'cliente', 'visita', 'sessao', 'consulta']),
];

/** Lessons, visits, days of hire. */
const isOccasion = (unit: string) => isCountable(unit) || unit === 'hour' || unit === 'day';

/** Whether two units mean the same thing: 2 exactly, 1 perhaps, 0 not. */
export function sameUnit(a: string, b: string): 0 | 1 | 2 {
  if (a === b) return 2;
  if (SAME.some((words) => words.has(a) && words.has(b))) return 1;
  if (a === TURN || b === TURN) return isOccasion(a) && isOccasion(b) ? 1 : 0;
  if (a === ITEM) return isCountable(b) ? 1 : 0;
  return b === ITEM && isCountable(a) ? 1 : 0;
}
