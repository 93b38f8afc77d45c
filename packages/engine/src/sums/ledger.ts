import { fold } from '../shared/text.ts';
import { type Figure, figuresIn } from './figures.ts';

/** Figures of a conversation by what they are. Later messages replace what they name again. */
export interface Ledger {
  /** The money that nothing else says what it is. */
  base?: number;
  price?: number;
  cost?: number;
  /** What the buyer takes when selling on. */
  resale?: number;
  /** Costs that do not depend on sales. */
  fixed?: number;
  /** Paid once, at the beginning. */
  setup?: number;
  /** Paid every month. */
  monthly?: number;
  goal?: number;
  rate?: number;
  times?: number;
  months?: number;
  days?: number;
  hours?: number;
  count?: { value: number; noun: string };
  /** The result of the last sum. */
  result?: number;
  /** Whether the last result is money that comes in, money that is left, or a number of things. */
  resultIs?: 'money' | 'left' | 'count';
  /** What the last result is of each: "por peça". */
  unit?: string;
}

const RESALE = /\b(?:ela|ele|eles|elas|cliente|lojista|loja) (?:vende|revende|cobra|passa)\b/;
const COST =
  /\b(?:custo|custa|custou|custam|pago|paguei|compro|comprei|gasto|gastei|sai por|imprimo|fabrico|faco por|gasta|peca|material|insumo|ingredientes?)\b/;
const PRICE =
  /\b(?:vendo|vendi|cobro|cobrar|preco|passo|repasso|faturo|diaria|entra|entram|ticket|valor)\b/;
const SETUP = /\b(?:adesao|instalacao|matricula|implantacao|setup|taxa inicial|inscricao)\b/;
const MONTHLY = /\b(?:mensalidade|mensal|assinatura|plano)\b/;
const FIXED = /\b(?:fixo|fixos|aluguel)\b/;
const GOAL = /\b(?:meta|objetivo)\b/;

const COUNTED_BELOW = 1_000;

/** The figures of one message. */
export function ledgerOf(text: string): Ledger {
  const folded = fold(text);
  return figuresIn(text).reduce<Ledger>((ledger, figure) => withFigure(ledger, figure, folded), {});
}

/** What the newer message does not name stays as it was. */
export const merged = (before: Ledger, now: Ledger): Ledger => ({ ...before, ...now });

function withFigure(ledger: Ledger, figure: Figure, text: string): Ledger {
  const { kind, value, noun, after, per } = figure;
  const near = nearBefore(figure);
  if (isClaim(figure, text)) return ledger;
  if (/\b(?:fechar|vender|fazer)$/.test(near) && /\bquant[oa]s (?:venda|client)/.test(text))
    return { ...ledger, count: { value, noun: 'vendas' } };
  if (kind === 'percent') return { ...ledger, rate: value };
  if (kind === 'times' || /^(?:parcelas?|prestac|vezes)/.test(noun))
    return { ...ledger, times: value };
  if (/^an(?:o|os)$/.test(noun) && kind !== 'money') return { ...ledger, months: value * 12 };
  if (/^mes(?:es)?$/.test(noun) && kind === 'time') return { ...ledger, months: value };
  if (/^(?:dias?)$/.test(noun)) return { ...ledger, days: value };
  if (/^(?:horas?|hrs?)$/.test(noun)) return { ...ledger, hours: value };
  if (kind === 'clock' || kind === 'date') return ledger;
  if (/^(?:de )?(?:margem|lucro|markup)\b/.test(after) && value <= 100 && kind === 'bare')
    return { ...ledger, rate: value };
  if (
    /\b(?:parcelad\w*|dividid\w*|dividir|financiad\w*|parcelar)(?: em)?$/.test(near) &&
    kind !== 'money'
  )
    return { ...ledger, times: value };
  if (kind === 'bare' && /^que\b/.test(after) && Number.isInteger(value) && value < COUNTED_BELOW)
    return { ...ledger, count: { value, noun: '' } };
  if (kind === 'count' && !FIXED.test(noun)) return { ...ledger, count: { value, noun } };
  if (isCounted(figure, near, text))
    return { ...ledger, count: { value, noun: countedNoun(text) } };
  if (RESALE.test(near)) return { ...ledger, resale: value };
  const role = roleOf(near, `${noun} ${after}`, per);
  if (role === 'cost' && ledger.cost !== undefined && !/\b(?:para|pra|agora)\b/.test(near))
    return { ...ledger, cost: ledger.cost + value };
  return { ...ledger, [role]: value };
}

/** "dá 80 por cabeça, né? confere": what the seller wants to be checked. */
const isClaim = ({ after }: Figure, text: string) =>
  /^(?:reais )?(?:por|cada)\b/.test(after) &&
  /\b(?:confere|confirma|ta certo|certo|ne)\b/.test(text);

/** "saco de vinte e cinco": a size, when money was named before it. */
function isCounted({ kind, before, value }: Figure, near: string, text: string): boolean {
  if (kind === 'money' || !Number.isInteger(value)) return false;
  if (/\b(?:saco|caixa|pacote|fardo|kit|galao|rolo|duzia|balde|lata) (?:de|com)$/.test(before))
    return true;
  return /\b(?:tem|sao|leva|vem)$/.test(near) && /\bpor \p{L}/u.test(text) && value < COUNTED_BELOW;
}

/** What "por máquina" asks for. */
const countedNoun = (text: string) => /\bpor (\p{L}{3,30})/u.exec(text)?.[1] ?? '';

function roleOf(
  near: string,
  after: string,
  per: Figure['per'],
): 'base' | 'cost' | 'price' | 'setup' | 'monthly' | 'fixed' | 'goal' {
  if (FIXED.test(near) || FIXED.test(after)) return 'fixed';
  const last = lastOf(near, [
    ['goal', GOAL],
    ['setup', SETUP],
    ['monthly', MONTHLY],
    ['cost', COST],
    ['price', PRICE],
  ]);
  if (last === null || last === 'price') {
    if (per === 'month') return 'monthly';
  }
  return last ?? 'base';
}

/** The role whose word is nearest to the figure. */
function lastOf<Role extends string>(
  near: string,
  roles: readonly (readonly [Role, RegExp])[],
): Role | null {
  const words = near.split(' ');
  for (let at = words.length; at > 0; at--) {
    const window = words.slice(Math.max(0, at - 2), at).join(' ');
    const found = roles.find(([, pattern]) => pattern.test(window));
    if (found) return found[0];
  }
  return null;
}

/** The words since the figure before. */
const nearBefore = ({ before }: Figure) =>
  before
    .split(/\d\S*|\breais\b/)
    .at(-1)
    ?.trim() ?? '';
