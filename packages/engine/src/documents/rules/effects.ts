/** What follows from a clause, as far as an amount can be reckoned from it. */
export type Effect =
  /** A share of what was paid comes back, or of a price or amount is paid. */
  | { kind: 'returned' | 'kept' | 'paid' | 'added' | 'off'; rate: number; less: number }
  /** So much for each of a unit, of money or as a share of an amount. */
  | { kind: 'each'; amount: number; isRate: boolean; unit: string; every: number; fixed: number }
  | { kind: 'fixed'; amount: number }
  /** Something else than an amount: "vira crédito". */
  | { kind: 'stated' };

const RETURNS = /\b(?:devol\w+|reembols\w+|estorn\w+|de volta)\b/;
const KEEPS =
  /\b(?:ret(?:em|emos|enho|id[oa]s?|er|eremos|encao)|perde(?:m|ra)?|descont(?:amos|o|a) d\w+|fica(?:m)? (?:com|retid|pra|para))\b/;
const NEVER =
  /\b(?:nao (?:ha|tem|devolve\w*|damos|existe)(?: \w+)? ?(?:devolucao|reembolso|nada)?|sem (?:devolucao|reembolso)|nada|perdem? tudo)\b|\bperdem?(?: (?:o|a) (?:sinal|entrada|valor|reserva|deposito|dinheiro)\b.{0,30})?(?: tod[oa])?$/;
const NOT_RETURNED = /\bnao (?:\w+ ){0,2}(?:devol|reembols|estorn)\w*/;
const FREE = /\b(?:sem (?:custo|taxa|multa)|gratis|gratuit\w+|isent\w+)\b/;
const ALL =
  /\b(?:tudo|integral(?:mente)?|tod[oa]|valor total|o (?:sinal|valor|dinheiro)|a entrada|devolve$|devolvemos$)/;
const RATE = /(\d{1,3}(?:,\d{1,2})?) ?%/;
const MONEY = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3}){1,3}(?:,\d{2})?|\d{1,6}(?:,\d{2})?)`;
const PER = new RegExp(
  String.raw`\+? ?${MONEY}( ?%)?(?: (?:do|da|de) \w{3,20})?(?:\/ ?| ?(?:por|a cada|cada|o|a|ao|pelo) (?:(\d{1,3}) ?)?)([a-z]{1,20})`,
);
const NO_UNIT =
  /^(?:vista|prazo|pix|cartao|partir|vez|vezes|mais|menos|dia d|valor|total|conta|culpa|causa|favor|lance d)$/;
const LESS = new RegExp(
  String.raw`\b(?:menos|desconta\w*|descontad\w+|retid\w+)\s(?:so |uma? )?(?:taxa de |multa de )?${MONEY}( ?%)?`,
);
const PAYS =
  /\b(?:sinal|entrada|reserva\w*|no ato|na hora|no pedido|na assinatura|assinatura|paga\w*|cobra\w*|comissao|caucao|encomendar|custo|ao fechar|no fechamento|multa|taxa|juros?|atras\w+)\b/;
const ADDS = /\b(?:multa|juros?|acrescimo|adicional|a mais|taxa|mais \d|em cima)\b|\+ ?\d/;
const OFF = /\b(?:desconto|off|a menos|abatimento|menos \d|abate\w*)\b|^-\d|\s-\d/;

const OF_PAID = /^(?:returned|kept|stated)$/;

const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

/**
 * The effect of a folded clause. @param bare without its limit
 * @param before of the clause that it goes on with: "Entre 60 e 30 dias: 50%".
 */
export function effectIn(bare: string, before: Effect | null, text: string): Effect | null {
  const isReturned = RETURNS.test(bare);
  const isKept = KEEPS.test(bare) && !isReturned && !/\bpaga\w*\b/.test(bare);
  const each = isReturned ? null : eachIn(bare);
  if (each) return each;
  const less = isReturned ? LESS.exec(bare) : null;
  if (less) {
    const amount = numberIn(less[1] ?? '');
    return less[2]
      ? { kind: 'returned', rate: 1 - amount / 100, less: 0 }
      : { kind: 'returned', rate: 1, less: amount };
  }
  const inherited = before && /^(?:returned|kept)$/.test(before.kind) ? before.kind : null;
  const rate = rateIn(bare);
  const isOfPaid = isReturned || isKept || inherited !== null;
  if (isOfPaid && rate === null && NEVER.test(bare.trimEnd()))
    return { kind: 'returned', rate: 0, less: 0 };
  if (isReturned && rate === null && NOT_RETURNED.test(bare))
    return { kind: 'returned', rate: 0, less: 0 };
  if (isReturned && rate === null)
    return ALL.test(bare) ? { kind: 'returned', rate: 1, less: 0 } : null;
  if (rate !== null) {
    if (isReturned) return { kind: 'returned', rate, less: 0 };
    if (isKept) return { kind: 'kept', rate, less: 0 };
    if (inherited === 'returned' || inherited === 'kept') return { kind: inherited, rate, less: 0 };
    if (OFF.test(text)) return { kind: 'off', rate, less: 0 };
    if (ADDS.test(text)) return { kind: 'added', rate, less: 0 };
    if (before?.kind === 'off' || before?.kind === 'added')
      return { kind: before.kind, rate, less: 0 };
    const isPaid = PAYS.test(text) || before?.kind === 'paid' || isFree(before);
    return isPaid ? { kind: 'paid', rate, less: 0 } : null;
  }
  if (FREE.test(bare) && !isOfPaid) return { kind: 'fixed', amount: 0 };
  const isOther = before !== null && OF_PAID.test(before.kind);
  return isOther ? { kind: 'stated' } : fixedIn(bare);
}

const isFree = (effect: Effect | null): boolean => effect?.kind === 'fixed' && effect.amount === 0;

function rateIn(text: string): number | null {
  const rates = [...text.matchAll(new RegExp(RATE, 'g'))];
  const rate = rates.length > 0 ? numberIn(rates[0]?.[1] ?? '') / 100 : null;
  return rate ?? (/\bmetade\b/.test(text) ? 0.5 : null);
}

/** "R$ 25 por dia", "+4/km", "10% do aluguel por dia", "70, depois +4/km". */
function eachIn(text: string): Effect | null {
  const match = PER.exec(text);
  const [, amount = '', percent, every = '1', unit = ''] = match ?? [];
  if (!match || NO_UNIT.test(unit) || amount === '') return null;
  const isRate = Boolean(percent);
  return {
    kind: 'each',
    amount: isRate ? numberIn(amount) / 100 : numberIn(amount),
    isRate,
    unit,
    every: Number(every),
    fixed: 0,
  };
}

/** The one amount of a clause: "taxa de R$ 350", "lavagem especial 120". */
function fixedIn(text: string): Effect | null {
  const amounts = [
    ...text.matchAll(/(?:r\$ ?)(\d{1,3}(?:\.\d{3}){1,3}(?:,\d{2})?|\d{1,6}(?:,\d{2})?)/g),
    ...text.matchAll(
      /(?<![\d.,$]|r\$ )(\d{1,3}(?:\.\d{3}){0,3},\d{2}|(?<=[:=] |\p{L} )\d{2,5})(?= ?$)/gu,
    ),
  ];
  const [only, other] = amounts;
  return only && !other ? { kind: 'fixed', amount: numberIn(only[1] ?? '') } : null;
}
