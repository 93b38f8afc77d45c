import { unitOf } from '../problem/words.ts';
import { payable, TOTAL_QUERY } from './asked-before.ts';
import type { Query } from './deal.ts';
import { type Draft, named } from './draft.ts';
import { isLine } from './edits.ts';

export const PROFIT =
  /\b(?:lucr\w*|sobra\w*|sobrou|limpo|liquido|livre|ganh[oa]|ganhar|resta|restaria|fica para mim|tiro quanto|quanto (?:eu )?tiro|quanto fica para mim|me rest\w+)\b/;

const EACH = /\b(?:por|em cada|cada|em) (\p{L}{3,})/u;

export const hasCost = ({ deal }: Draft): boolean =>
  deal.spent.length > 0 || deal.goods.some(({ cost }) => cost !== null);

export function marked(draft: Draft, percent: number): Query | null {
  const { deal, good, talk, said } = draft;
  const last = talk.query;
  const { spent } = deal;
  const cost =
    good !== null ? deal.goods[good]?.cost : deal.goods.findLast((one) => one.cost !== null)?.cost;
  if (spent.length > 0 && deal.entries.every(({ kind }) => kind === 'base')) {
    const value = spent.reduce((sum, { amount }) => sum + amount, 0);
    return { kind: 'markup', percent, of: { kind: 'known', value, unit: 'R$', name: 'custo' } };
  }
  if (cost != null) {
    if (/\blucr\w*|\bsobra/.test(said.words) && last?.kind === 'markup') return null;
    return {
      kind: 'markup',
      percent,
      of: { kind: 'known', value: cost, unit: 'R$', name: 'custo' },
    };
  }
  const [single, second] = draft.priced;
  const price = single === undefined || second !== undefined ? null : deal.goods[single]?.price;
  if (price != null)
    return {
      kind: 'markup',
      percent,
      of: { kind: 'known', value: price, unit: 'R$', name: 'custo' },
    };
  return last &&
    /\b(?:acrescim\w+|bot\w+|jogo|jogar|por|quero|lucr\w+)\b/.test(said.words) &&
    !/\bpedi/.test(said.words)
    ? { kind: 'markup', percent, of: payable(last) }
    : null;
}

/** The price of which a share is to be left. */
export function atMargin({ deal, good }: Draft, percent: number): Query | null {
  const at = good ?? deal.goods.findLastIndex(({ cost }) => cost !== null);
  const cost = deal.goods[at]?.cost;
  if (cost == null || percent >= 100) return null;
  return {
    kind: 'at-margin',
    percent,
    of: { kind: 'known', value: cost, unit: 'R$', name: 'custo' },
  };
}

/** The goods that the words "por jogo", "em cada lata" name, else those spoken of. */
function eachOf(draft: Draft): number | null {
  const { deal, said, talk } = draft;
  const [, name = ''] = EACH.exec(said.words) ?? [];
  const good = name ? named(name, deal.goods) : null;
  if (typeof good === 'number') return good;
  if (draft.good !== null) return draft.good;
  const last = talk.query;
  if (last?.kind === 'profit-each' || last?.kind === 'each') return last.good;
  const costed = deal.goods.flatMap((one, at) => (one.cost !== null ? [at] : []));
  return costed.length === 1 ? (costed[0] ?? null) : null;
}

const SIZE_ASKED =
  /\b(?:o|por|cada|um) (quilo|kilo|kg|litro|metro|unidade|grama|lata|peca|pacote|cada)\b/;

const ASKS_SIZE = /\bquanto\b|\bsai a\b/;

/** "quanto sai o quilo?" of what is sold by the sack. */
export function perSize({ said, deal, good: own, talk }: Draft): Query | null {
  const [, unit = ''] = SIZE_ASKED.exec(said.words) ?? [];
  const at = own ?? (deal.goods.length === 1 ? 0 : null);
  const good = at === null ? null : deal.goods[at];
  const isHeld = good?.holds != null && !/^(?:quilo|kilo|kg|litro|metro|grama)$/.test(unit);
  if (
    isHeld &&
    at !== null &&
    good?.holds &&
    good.price !== null &&
    ASKS_SIZE.test(said.words) &&
    !PROFIT.test(said.words)
  )
    return { kind: 'size', good: at, size: good.holds, unit: '' };
  if (
    !unit ||
    at === null ||
    !good ||
    !ASKS_SIZE.test(said.words) ||
    talk.deal.entries.some(isLine)
  )
    return null;
  if (PROFIT.test(said.words)) return null;
  const named = unitOf(unit);
  for (const noun of good.nouns) {
    const [, size = '', of = ''] = /^([\d.]{1,10}) (\p{L}+)$/u.exec(noun) ?? [];
    if (size && of === named && good.price !== null)
      return { kind: 'size', good: at, size: Number(size), unit };
  }
  return null;
}

const ONE = /\b(?:cada|por (?:unidade|peca|um|uma)|nela|nele|numa|num)\b/;

export function profit(draft: Draft): Query | null {
  const { deal, talk, said } = draft;
  const { words } = said;
  const last = talk.query;
  const hasLines = deal.entries.some(({ kind }) => kind === 'line' || kind === 'base');
  const good = eachOf(draft);
  const one = good !== null ? deal.goods[good] : null;
  const isCosted = one?.cost != null && one.price != null;
  if (draft.count !== null && good !== null && isCosted)
    return { kind: 'times', of: { kind: 'profit-each', good }, count: draft.count, name: '' };
  if (!hasLines && deal.spent.length > 0 && last?.kind === 'times') {
    const amount = deal.spent.reduce((sum, spent) => sum + spent.amount, 0);
    return { kind: 'less', of: last, amount, name: 'gastos' };
  }
  const [, eachName = ''] = EACH.exec(words) ?? [];
  const isOne = ONE.test(words) || (eachName !== '' && named(eachName, deal.goods) === good);
  if (
    isCosted &&
    good !== null &&
    (!hasLines || (isOne && !/\b(?:tudo|total|nessa venda|pedido)\b/.test(words)))
  )
    return { kind: 'profit-each', good };
  if (
    hasLines &&
    (deal.spent.length > 0 ||
      deal.entries.filter(isLine).every((line) => deal.goods[line.good]?.cost != null))
  )
    return { kind: 'profit' };
  return last?.kind === 'profit' || last?.kind === 'profit-each' ? last : null;
}

export function margin(draft: Draft): Query | null {
  const { talk } = draft;
  const last = talk.query;
  const gain = last?.kind === 'profit' || last?.kind === 'profit-each' ? last : profit(draft);
  if (gain?.kind === 'profit') return { kind: 'ratio', of: gain, base: TOTAL_QUERY };
  if (gain?.kind === 'profit-each')
    return { kind: 'ratio', of: gain, base: { kind: 'each', good: gain.good } };
  return null;
}
