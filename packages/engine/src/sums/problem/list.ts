import { fold } from '../../shared/text.ts';
import { money } from '../format.ts';
import { plainText } from '../plain-text.ts';
import { type Asked, type Given, ITEM, isCountable, MONEY, PERCENT, sameUnit } from './quantity.ts';

/** A question for all of it, without a word that says what of it. */
const WHOLE =
  /\b(?:q(?:ua)?n?to (?:da|deu|fica|ficou|sai|e|vai dar)|fica q(?:ua)?n?to|da q(?:ua)?n?to|total|ao todo|som(?:a|e|ar|ando)|junt[ao]s?)\b/;
const ADDS = /\bsom(?:a|e|ar|ando)\b/;
/** Says that all of it is meant; without it only counted goods, a heading or named amounts are a list. */
const ALL = /\b(?:total|tudo|ao todo|junt[ao]s?|mais|[oa]s (?:dois|duas|tres|quatro))\b|\+/;
const NAMED =
  /(?:^|[\s,:])(?!quanto|pago|cobro|ganho|vendo)\p{L}{3,} (?:de |a |por |e )?(?:r\$ ?)?\d/gu;
/** A discount of everything named takes in what comes on top. */
const OF_ALL = /\b(?:no total|(?:em|sobre|de) tudo|no geral|na soma|em cima de tudo)\b/;
const LISTED = /^(?:amount|price|revenue)$/;

/** The amounts of a list for its total: "2 conjuntos de 139 e uma blusa de 59"; null for any other message. */
export function listOf(
  own: readonly Given[],
  asked: Asked,
  text: string,
): { own: readonly Given[]; asked: Asked } | null {
  const folded = fold(text);
  const isWhole = asked.unit === null || asked.unit === MONEY;
  const isOther = asked.roles !== null && !ADDS.test(folded);
  if (!isWhole || isOther || asked.compares || asked.isReverse) return null;
  if (!WHOLE.test(folded)) return null;
  const read = ADDS.test(folded) ? own.map(asAmount) : own;
  const given = withoutHeading(read, text);
  const isOfAll = OF_ALL.test(folded);
  const listed = given.filter(
    ({ unit, role }) => unit === MONEY && (LISTED.test(role) || (isOfAll && role === 'extra')),
  );
  if (listed.length < 2 || !given.every((one, at) => isPart(one, given[at + 1], folded)))
    return null;
  const named = folded.match(NAMED)?.length ?? 0;
  const isSaid = ADDS.test(folded) || ALL.test(folded) || named >= listed.length;
  const isList = isSaid || given.length !== listed.length;
  if (!isList && given === read) return null;
  const each = given.map((one, at) => ofList(one, given[at - 1]));
  const rest = each.filter(({ unit }) => unit === PERCENT);
  const isCounted = each.some(({ unit }) => isCountable(unit));
  if (rest.length > 0 && (isCounted || rest.length + listed.length < each.length)) return null;
  return {
    own: rest.length > 0 ? [together(each), ...rest] : each,
    asked: { ...asked, unit: MONEY, roles: null, adds: true, isStated: true, per: [] },
  };
}

/** "soma 35 com os 135": an amount, though nothing says so. */
const asAmount = (one: Given): Given =>
  one.unit === ITEM && one.role === 'count' && one.per.length === 0
    ? { ...one, unit: MONEY, role: 'amount', written: money(one.value) }
    : one;

/** "3 vidas: ela 620, marido 710, filha 290": how many follow, not how many of each. */
function withoutHeading(own: readonly Given[], text: string): readonly Given[] {
  const [head, ...rest] = own;
  const isHeading =
    head !== undefined &&
    isCountable(head.unit) &&
    rest.length === head.value &&
    rest.every(({ unit }) => unit === MONEY) &&
    !new RegExp(`\\b${head.value} \\p{L}+ (?:de|a|por|x|cada) \\d`, 'u').test(plainText(text));
  return isHeading ? rest : own;
}

function isPart({ unit, role, per }: Given, next: Given | undefined, folded: string): boolean {
  if (unit === MONEY) return LISTED.test(role) || role === 'extra';
  if (unit === PERCENT)
    return role === 'discount' || (role === 'share' && /\btir\w+|\bmenos\b/.test(folded));
  const isPriced = next?.unit === MONEY && next.per.some((one) => sameUnit(one, unit));
  return isCountable(unit) && role === 'count' && per.length === 0 && isPriced;
}

/** Only the amount right after a count is of each. */
function ofList(one: Given, before: Given | undefined): Given {
  if (one.unit === PERCENT) return { ...one, role: 'discount' };
  if (one.unit !== MONEY || one.role === 'extra') return one;
  const isEach = before !== undefined && isCountable(before.unit);
  return { ...one, role: 'amount', per: isEach ? [before.unit] : [] };
}

/** What a discount of all of it is taken from. */
function together(each: readonly Given[]): Given {
  const amounts = each.filter(({ unit }) => unit === MONEY);
  const value = amounts.reduce((sum, one) => sum + one.value, 0);
  const [first] = amounts;
  if (!first) throw new Error('A list without amounts');
  const assumed = [`${amounts.map((one) => one.written).join(' + ')} = ${money(value)}`];
  return { ...first, value, written: money(value), role: 'price', per: [], label: '', assumed };
}
