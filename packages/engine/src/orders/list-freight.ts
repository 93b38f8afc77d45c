import { amountOf } from './list-prices.ts';
import { isTelling, type Token, tokensOf } from './tokens.ts';

/** What delivery costs: by place, by distance, or everywhere the same. */
export interface FreightRule {
  places: readonly { name: readonly Token[]; label: string; amount: number }[];
  bands: readonly { above: number; upTo: number; amount: number }[];
  perKm: number | null;
  /** The distance from which each kilometre is paid. */
  from: number;
  least: number;
  flat: number | null;
  freeFrom: number | null;
  line: string;
  file: string;
}

const KM = 'km';

/** What a line states of delivery; null for none. */
export function freightIn(folded: string, line: string, file: string): FreightRule | null {
  const rule = {
    places: [] as { name: Token[]; label: string; amount: number }[],
    bands: [] as { above: number; upTo: number; amount: number }[],
    perKm: null as number | null,
    from: 0,
    least: 0,
    flat: null as number | null,
    freeFrom: null as number | null,
  };
  for (const part of folded
    .replace(/pedido minimo[^;–]{0,40}/u, ' ')
    .replace(/[()]/g, ';')
    .split(/;|\/(?= )|\||·|,\s|\.\s|\bou\b(?! mais)|(?<=,\d\d) (?!por|o km|\/)/u)) {
    readFreight(part.trim(), rule);
  }
  const isStated =
    rule.places.length + rule.bands.length > 0 || rule.flat !== null || rule.perKm !== null;
  return isStated ? { ...rule, line, file } : null;
}

interface FreightParts {
  places: { name: Token[]; label: string; amount: number }[];
  bands: { above: number; upTo: number; amount: number }[];
  perKm: number | null;
  from: number;
  least: number;
  flat: number | null;
  freeFrom: number | null;
}

function readFreight(part: string, rule: FreightParts): void {
  if (/\bso (?:acima|a partir)|\bminimo\b.{0,20}pedido|pedido minimo/.test(part)) return;
  const isFree = /\b(?:gratis|gratuit\w+|sem custo|free|cif|cortesia)\b/.test(part);
  const beyond =
    /acima(?: de (\d{1,4}) ?km)?:? (?:de )?(?:r\$ ?)?(\d[\d.,]{0,8}) (?:por|o) km/.exec(part);
  const included = /(?:inclus[oa]|gratis) ate (\d{1,4}) ?km/.exec(part);
  const perKm = /(?:r\$ ?)?(\d[\d.,]{0,8}) (?:por|o|\/) ?km|(\d[\d.,]{0,8})\/km/.exec(part);
  const band = /(?:(?:acima de|de|mais de) (\d{1,4})(?: km)? )?(?:ate|a) (\d{1,4}) ?km/.exec(part);
  const money = part.match(/\d[\d.,]{0,9}/g) ?? [];
  const last = amountOf(money.at(-1) ?? '');
  const free =
    /(?:a partir de|acima de|compras? de|pedidos? de|mais de) (?:r\$ ?)?(\d[\d.,]{0,9})/.exec(part);
  if (isFree && free) rule.freeFrom = amountOf(free[1] ?? '');
  else if (included) rule.from = Number(included[1]);
  else if (beyond) {
    if (beyond[1]) rule.from = Number(beyond[1]);
    rule.perKm = amountOf(beyond[2] ?? '');
  } else if (/^minim/.test(part) && last !== null) rule.least = last;
  else if (perKm) rule.perKm = amountOf(perKm[1] ?? perKm[2] ?? '');
  else if (band && (isFree || money.length > (band[1] ? 2 : 1)))
    rule.bands.push({
      above: Number(band[1] ?? 0),
      upTo: Number(band[2]),
      amount: isFree ? 0 : (last ?? 0),
    });
  else if (isFree || last !== null) readPlace(part, isFree ? 0 : (last ?? 0), rule);
}

function readPlace(part: string, amount: number, rule: FreightParts): void {
  if (part.includes(KM)) return;
  const label = part
    .replace(/(?:r\$ ?)?\d[\d.,]{0,9}.{0,20}$/, '')
    .replace(
      /\b(?:frete|entrega|envio|taxa|fix[oa]|gratis|para|n[ao]s?|em|de|com|retirada|somente|so|abaixo disso|disso|custa|valor|e|busca|cidade)\b/g,
      ' ',
    )
    .replace(/[\s:=-]{1,9}/g, ' ')
    .trim();
  const name = (tokensOf(label) ?? []).filter((one) => isTelling(one) && one.value === null);
  if (name.length === 0) rule.flat ??= amount;
  else rule.places.push({ name, label, amount });
}
