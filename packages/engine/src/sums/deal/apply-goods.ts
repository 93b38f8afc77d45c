import { unitOf } from '../problem/words.ts';
import { applyAmount } from './apply-amounts.ts';
import { applyPrice } from './apply-prices.ts';
import type { Good } from './deal.ts';
import { change, type Draft, once } from './draft.ts';
import { countOf, withCount, withGood } from './edits.ts';
import type { Segment } from './mention-type.ts';
import { goodNamed, isSizeUnit, nounsOf } from './names.ts';
import {
  GENERIC,
  headOf,
  isOther,
  nameOf,
  PACK_NOUN,
  packIn,
  TAKE_WORDS,
  wordsOf,
} from './segment-words.ts';

const ADD_WORDS = /\b(?:mais|acrescent\w+|inclu\w+|adicion\w+|junta\w*|a mais|soma)\b/;

export function applySegment(draft: Draft, one: Segment): void {
  if (one.count === null && one.amount === null) return;
  const words = wordsOf(one);
  const isAmountOf =
    one.count !== null &&
    one.amount === null &&
    /^d[aeo]s?$/.test(one.name[0]?.word ?? '') &&
    (draft.isCostBefore || typeof goodNamed(nounsOf(one.name), draft.deal.goods) !== 'number');
  if (isAmountOf) {
    applyAmount(draft, { ...one, amount: one.count, count: null }, words);
    return;
  }
  if (one.count === null) {
    applyAmount(draft, one, words);
    return;
  }
  applyCount(draft, one, words);
}

function applyCount(draft: Draft, one: Segment, words: string): void {
  const named = namedIn(draft, one);
  const { own, pack } = named;
  const isOpen = named.good === null && one.amount === null;
  if (isOpen && /\bpor (?:dia|semana|mes)\b/.test(words)) {
    once(draft, 'rate', one.count ?? 0);
    return;
  }
  if (isOpen && one.isArticle && namesNoGoods(draft, one, own)) return;
  draft.counted++;
  if (isUnclear(draft, one, words, own)) draft.unread++;
  if (one.amount !== null && isOffer(one) && !draft.said.isQuestion) {
    applyPrice(draft, one.amount, own, named.good, one, pack);
    return;
  }
  if (named.good === 'several' || (own.length === 0 && named.good === null)) {
    draft.unread++;
    return;
  }
  const good = goodFor(draft, one, named.good, named);
  draft.good = good;
  const known = draft.deal.goods[good];
  if (one.amount === null && known?.measure && known.measure !== named.measure) draft.unread++;
  if (one.amount !== null && COST_OF.test(words)) {
    draft.deal = withGood(draft.deal, good, { cost: one.amount, price: null });
    draft.isCostBefore = true;
    if (one.count === 1) return;
  }
  order(draft, one, good);
}

interface Named {
  /** Singular nouns of what is counted. */
  own: readonly string[];
  pack: number;
  measure: string | null;
  good: ReturnType<typeof goodNamed>;
}

function namedIn(draft: Draft, one: Segment): Named {
  const [first] = one.name;
  const measure = first && isSizeUnit(first.word) ? unitOf(first.word) : null;
  const nouns = nounsOf(headOf(measure === null ? one.name : one.name.slice(1)), true);
  const named = nouns.length > 0 || measure === null ? nouns : nounsOf(one.pre);
  const own = named.filter((noun) => !PACK_NOUN.test(noun));
  const pack = Math.max(one.pack, packIn([...nouns, ...one.per]));
  const found = goodNamed(own, draft.deal.goods);
  const isGeneric = own.length > 0 && own.every((noun) => GENERIC.test(noun));
  const good = found === null && isGeneric ? (draft.good ?? onlyGood(draft)) : found;
  return { own, pack, measure, good };
}

/** "para um domingo", "uma pousada quer": an article before what is not ordered. */
function namesNoGoods(draft: Draft, one: Segment, own: readonly string[]): boolean {
  const before = textOf(one.pre);
  const isFirst = draft.counted === 0 && !ORDER_BEFORE.test(before);
  return (
    own.length === 0 ||
    isFirst ||
    SUBJECT.test(textOf(one.name)) ||
    /\b(?:para|pra|em|de|num|ate)$/.test(before)
  );
}

/** Whether it is not plain of how many an amount is. */
function isUnclear(draft: Draft, one: Segment, words: string, own: readonly string[]): boolean {
  const { said } = draft;
  const per = one.per.join(' ');
  const isEach =
    /(?:^| )(?:cada|unidade|[oa])(?: |$)/.test(per) &&
    !/\b(?:trio|par|conjunto|kit|todos|tudo)\b/.test(per);
  const isShared =
    own.every((noun) => GENERIC.test(noun)) && /\bpor (?:unidade|item|peca)\b/.test(said.words);
  const isOnEach = /\bem cada (?:um|uma) d|\bpara cada\b/.test(said.words);
  const isOfAll = one.amount !== null && /\b(?:somam|totalizam|ao todo|no total)\b/.test(words);
  return isShared || isOnEach || isOfAll || (one.isForAll && !isEach);
}

/** The goods that a segment counts, new ones where none of them are known. */
function goodFor(draft: Draft, one: Segment, found: number | null, named: Named): number {
  const { own, pack, measure } = named;
  const known = found === null ? undefined : draft.deal.goods[found];
  const isFresh = (found ?? 0) >= draft.talk.deal.goods.length && known?.price === null;
  const isNew =
    found === null ||
    (isFresh && isDistinct(known, own)) ||
    (one.amount !== null && isOther(known, one.amount, own));
  if (!isNew) {
    const packed = pack > 1 ? { pack } : {};
    if (one.amount !== null)
      draft.deal = withGood(draft.deal, found, { price: one.amount, ...packed });
    return found;
  }
  const { amount: price, holds } = one;
  const fresh: Good = { nouns: own, name: nameOf(one), price, cost: null, pack, measure, holds };
  draft.deal = { ...draft.deal, goods: [...draft.deal.goods, fresh] };
  return draft.deal.goods.length - 1;
}

/** Sets, adds or takes out so many of the goods. */
function order(draft: Draft, one: Segment, good: number): void {
  const { said, talk } = draft;
  const of = draft.deal.goods[good];
  const count = one.count ?? 0;
  const isPacks = (of?.pack ?? 1) >= DOZEN && count <= DOZEN;
  const units = isPacks ? count * (of?.pack ?? 1) : count;
  const before = countOf(draft.deal, good);
  const pre = textOf(one.pre);
  const addsMore = ADD_WORDS.test(pre) || (said.addsFirst && /\bmais\b/.test(said.words));
  const isAddition =
    (units !== before || ADD_WORDS.test(pre)) && !said.supposes && !said.replaces && addsMore;
  const isAdded = before > 0 && !said.returnsToFirst && (one.isMore || isAddition);
  const isOtherPrice = one.amount !== null && talk.deal.goods[good]?.price !== one.amount;
  if (isAdded && isOtherPrice) draft.unread++;
  const isTaken = before > 0 && TAKE_WORDS.test(pre);
  const next = isTaken ? before - units : isAdded ? before + units : units;
  if (next < 0) draft.unread++;
  else change(draft, withCount(draft.deal, good, next, said.keepsDiscount));
}
/** Up to so many of what is priced by the dozen or the hundred are packs. */
const DOZEN = 12;

const textOf = (tokens: Segment['name']): string => tokens.map(({ word }) => word).join(' ');

/** "uma pousada quer": who orders. */
const ORDER_BEFORE =
  /\b(?:quer|querem|pediu|escolheu|leva|levou|precisa|comprou|pegou|deseja|encomendou|encomenda|tem)\b/;

const SUBJECT =
  /\b(?:quer\w*|pedi\w*|pede|encomend\w+|desej\w+|precis\w+|lev\w+|solicit\w+|escolh\w+|entrou|perguntou|me|mandou|passou|vai|est[ae]|comprou|pegou|chegou)\b/;

/** "tenho uma pequena de 78" states a price. */
const OFFERS = /\b(?:tenho|vendo|trabalho|faco|fazemos|temos)$/;

export const isOffer = ({ pre }: Segment): boolean =>
  OFFERS.test(pre.map(({ word }) => word).join(' '));

const COST_OF = /\b(?:compro|comprei|paguei|pago)\b/;

const onlyGood = ({ deal }: Draft): number | null => (deal.goods.length === 1 ? 0 : null);

/** Two goods of one message that share a noun only: "arranjos de banco" and "arranjos de altar". */
const isDistinct = (good: Good | undefined, nouns: readonly string[]): boolean =>
  good !== undefined &&
  nouns.some((noun) => !good.nouns.includes(noun)) &&
  good.nouns.some((noun) => !nouns.includes(noun));
