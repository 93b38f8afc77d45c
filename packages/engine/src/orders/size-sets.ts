import { type Token, tokensOf } from './tokens.ts';

const NAMES = ['rn', 'pp', 'p', 'm', 'g', 'gg', 'xg', 'xgg'];
const NAME = '(?:RN|PP|P|M|GG|G[1-3]?|XGG|XG|EXG|XXG)';
const JOINT = '(?: ?[,/-] ?| (?:e|a|ao|at[eé]) | )';
const LIST = `${NAME}(?:${JOINT}${NAME}){0,6}`;
const NUMBERS = String.raw`\d{1,2}(?:(?: ?[,/-] ?| (?:e|a|ao|at[eé]) )\d{1,2}){0,8}`;
const MARK = String.raw`(?:tam(?:anhos?|s)?\.? ?|n[ºo°]\.? ?|adult[oa]s? |infantil |infantis )`;
export const AMOUNT = String.raw`(?:\d{1,3}(?:\.\d{3}){1,2}|\d{1,6})(?:,\d{1,2})?`;

/** A set of sizes and its price: "P ao G 220", "tam 2 a 8: 130", "GG R$ 46,00". */
export const sizedPrices = (line: string): RegExpExecArray[] =>
  [
    ...line.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}\d])(${MARK}?(?:${LIST})|${MARK}${NUMBERS}|\d{1,2} (?:a|ao|at[eé]) \d{1,2}(?: anos)?)(?: ?[:=–·-] ?| )(?:R\$ ?)?(${AMOUNT})(?!\d|,\d| ?(?:kg|cm|ml|l|m|un|x|%)(?!\p{L}))`,
        'gu',
      ),
    ),
  ].filter(([, set = '']) => isSizeSet(set) || /\btam/iu.test(line));

const SET = new RegExp(`^(?:${MARK})?(?:${LIST})$|^${MARK}${NUMBERS}$`, 'u');
/** Whether a name is only of sizes: "tam 10 a 16", "adulto P/M/G", "GG/XG". */
export const isSizeSet = (name: string): boolean => SET.test(name.trim());

const RANGE =
  /(?<![a-z\d])(\d{1,3}|[a-z]{1,3})(?: (?:a|ao|ate|até) |-)(\d{1,3}|[a-z]{1,3})(?![a-z\d])/u;
const MOST = 40;

/** The sizes of "10 a 16", "P ao G" and "P, M e G", each as a token. */
export function sizesOf(set: string): readonly Token[] {
  const text = set.toLowerCase();
  const own =
    text.match(/\d{1,3}|(?<![a-z])(?:rn|pp|p|m|gg|g[1-3]?|xgg|xg|exg|xxg)(?![a-z])/gu) ?? [];
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  const [low, high] = [NAMES.indexOf(from), NAMES.indexOf(to)];
  const [first, last] = [Number(from), Number(to)];
  const named = low >= 0 && high > low ? NAMES.slice(low, high + 1) : [];
  const numbered =
    from !== '' && last > first && last - first <= MOST
      ? Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
      : [];
  const all = [...new Set([...own, ...named, ...numbered])].map((one) =>
    one === 'p' ? 'pequeno' : one,
  );
  return (tokensOf(all.join(' ; ')) ?? []).filter(({ word }) => word !== ';');
}
