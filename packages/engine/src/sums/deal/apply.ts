import { applyFigure } from './apply-figures.ts';
import { applySegment, isOffer } from './apply-goods.ts';
import { GOES_ON, hasNumber, SHORT } from './certainty.ts';
import { applyNames } from './customers.ts';
import { change, type Draft, dropCuts, restoreCuts } from './draft.ts';
import { countOf, isLine, withCount } from './edits.ts';
import type { Segment } from './mention-type.ts';
import { goodNamed, isNoun, nounsOf } from './names.ts';
import { applyWords } from './order-words.ts';
import { startOrder } from './start-order.ts';

/** "instalação 400" right after a sum adds to it. */
const FRAGMENT = 7;

export function apply(draft: Draft): void {
  const { said } = draft;
  applyNames(draft);
  applyWords(draft);
  if (said.dropsDiscount) dropCuts(draft);
  const segments = said.mentions.filter((one): one is Segment => one.kind === 'goods');
  startOrder(draft, segments);
  for (const one of said.mentions) {
    if (one.kind === 'goods') applySegment(draft, one);
    else if (one.kind !== 'percent') applyFigure(draft, one);
  }
  countPriced(draft, segments);
  takeNamed(draft, segments);
  if (
    /\b(?:a|por) hora\b/.test(said.words) &&
    said.mentions.some((one) => one.kind === 'ignored' && /^horas?\b/.test(one.after))
  )
    draft.unread++;
  for (const one of said.mentions) if (one.kind === 'percent') applyFigure(draft, one);
  if (said.keepsDiscount || /\b(?:valor|preco|total) a vista\b/.test(said.words))
    restoreCuts(draft);
  if (FREIGHT_LAST.test(said.words)) moveExtras(draft);
}

/** "dou 7% e o frete é 240": freight that is named after a discount is added after it. */
const FREIGHT_LAST =
  /#\s?%.{0,60}\b(?:frete|entrega|sedex|motoboy|correio|instalacao|montagem)\b.{0,12}#/;

function moveExtras(draft: Draft): void {
  const { entries } = draft.deal;
  const own = entries.filter(
    (one) => one.kind === 'extra' && !draft.talk.deal.entries.includes(one),
  );
  change(draft, {
    ...draft.deal,
    entries: [...entries.filter((one) => !own.includes(one)), ...own],
  });
}

const ASKS_TOTAL =
  /\+|\b(?:total|tudo|soma\w*|fecha em|fecha|quanto (?:fica|da|e|sai|deu)|da quanto|os dois|as duas|junt\w+)\b/;

/** What is known of a message that states prices without counting. */
interface Priced {
  /** Goods that it prices and may mean one of each. */
  own: readonly number[];
  hasCounts: boolean;
  /** Goods that are counted with their price. */
  isPricedCount: boolean;
  /** No order is known yet. */
  isEmpty: boolean;
}

/** "kit 189, pneu 245 e mão de obra 80, total?": one of each, where nothing is counted. */
function countPriced(draft: Draft, segments: readonly Segment[]): void {
  const hasCounts = segments.some(({ count }) => count !== null);
  const isPricedCount = segments.some(
    (one) => one.count !== null && one.amount !== null && !isOffer(one),
  );
  // "o pacote custa 900 e querem 2 horas a 80, total?"
  const isOneOfEach = isPricedCount && ASKS_TOTAL.test(draft.said.words);
  const priced: Priced = {
    own: draft.priced.filter((good) => !draft.stated.includes(good) || !hasCounts || isOneOfEach),
    hasCounts,
    isPricedCount,
    isEmpty: !draft.deal.entries.some(isLine),
  };
  rejectOpen(draft, priced);
  const isEither = /\bou\b(?! seja\b)/.test(draft.said.words);
  const isFree = /\b(?:gratis|de graca|cortesia)\b/.test(draft.said.words);
  if ((isEither || isFree) && draft.said.mentions.filter(hasNumber).length > 1) draft.unread++;
  const counted = pricedGoods(draft, segments, priced);
  if (counted.length === 0) return;
  // "as duas ajudantes, 160 cada": how many stands elsewhere.
  if (segments.some(({ count, per }) => count === null && per.includes('cada'))) draft.unread++;
  if (counted.some((good) => (draft.deal.goods[good]?.pack ?? 1) > 1)) draft.unread++;
  if (!priced.isPricedCount && isOrderedAlike(draft)) draft.unread++;
  const count = draft.said.sameCount ? (linesOf(draft).at(-1)?.count ?? 1) : 1;
  for (const good of counted)
    if (countOf(draft.deal, good) === 0)
      change(draft, withCount(draft.deal, good, count, draft.said.keepsDiscount));
}

/** An addition or a change to what is not known has no meaning. */
function rejectOpen(draft: Draft, { hasCounts, isPricedCount, isEmpty }: Priced): void {
  const { said, talk } = draft;
  const isAfterPrices = isEmpty && talk.priced.length > 0 && !said.isQuestion;
  const goesOn = GOES_ON.test(said.words) && draft.priced.length > 0;
  if (isAfterPrices && (isPricedCount || goesOn)) draft.unread++;
  if (isEmpty && (said.replaces || said.keepsDiscount) && hasCounts) draft.unread++;
  if (BOTH.test(said.words) && (hasCounts || (!isEmpty && draft.priced.length > 0))) draft.unread++;
}
const BOTH = /\b[oa]s (?:dois|duas|tres)\b/;

/** The goods of which a message means one. */
function pricedGoods(
  draft: Draft,
  segments: readonly Segment[],
  { own, hasCounts, isPricedCount, isEmpty }: Priced,
): readonly number[] {
  const { said, talk, stated } = draft;
  const isOneOfEach = ASKS_TOTAL.test(said.words);
  if (isPricedCount && (isOneOfEach || !stated.some((good) => own.includes(good)))) return own;
  if (hasCounts) return [];
  const isShort = lengthOf(said.words) <= SHORT;
  if (!isEmpty) {
    const isAdd = said.adds || /^(?:e|com|mais)\b/.test(said.words) || isFragment(draft, segments);
    const isOrdered = /\b(?:inclu|acrescent|some)/.test(said.words);
    return isAdd && !said.replaces && (isOrdered || !SAYS_PRICE.test(said.words)) ? own : [];
  }
  const numbers = said.mentions.filter(hasNumber);
  const isPaid = numbers.some(({ kind }) => kind === 'percent' || kind === 'times');
  if (own.length === 1 && isPaid && numbers.length > 1) return own;
  if (!ASKS_TOTAL.test(said.words)) return [];
  const isBare = numbers.length === 0 && isShort && nounsIn(said.words).length === 0;
  const before = isBare && !talk.isLost ? talk.priced : [];
  return own.length + before.length > 1 ? [...before, ...own] : [];
}
const SAYS_PRICE = /\b(?:preco|custa|cobro|vendo)\b/;

/** "instalação 400" right after a sum. */
function isFragment({ said, talk, stated, priced, newNames }: Draft, segments: readonly Segment[]) {
  return (
    talk.query !== null &&
    stated.length === 0 &&
    newNames.length === 0 &&
    !said.isQuestion &&
    lengthOf(said.words) <= FRAGMENT &&
    said.mentions.filter(hasNumber).length === priced.length &&
    !segments.some(({ per }) => per.includes('por')) &&
    !/\b(?:deu|da|paga|pago|gast\w+|hoje|ontem)\b/.test(said.words)
  );
}

/** Whether the order has as many of each: what is added is rather per piece, too. */
function isOrderedAlike(draft: Draft): boolean {
  const [first, ...others] = linesOf(draft).map(({ count }) => count);
  const isAlike = others.length > 0 && others.every((count) => count === first);
  return isAlike && (first ?? 0) > 1 && !draft.said.sameCount;
}

const linesOf = ({ talk }: Draft) => talk.deal.entries.filter(isLine);
const lengthOf = (words: string): number => words.split(' ').length;
const nounsIn = (words: string): string[] =>
  nounsOf(words.split(' ').map((word) => ({ word, value: null, mark: 'none' })));

/** "o ensaio, um álbum e 8 fotos": known goods with an article among counted ones. */
function takeNamed(draft: Draft, segments: readonly Segment[]): void {
  const isOrder = segments.some(({ count, amount }) => count !== null && amount === null);
  if (
    !isOrder ||
    !/\b(?:quer|escolh\w+|pediu|leva|levou|pegou|fech\w+|precis\w+)\b/.test(draft.said.words)
  )
    return;
  for (const one of segments) {
    if (one.count !== null || one.amount !== null) continue;
    const at = one.name.findLastIndex(({ word }) => /^[oa]$/.test(word));
    const rest = one.name.slice(at + 1);
    if (at < 0 || rest.length === 0 || rest.length > 4 || !isNoun(rest[0]?.word ?? '')) continue;
    const good = goodNamed(nounsOf(rest), draft.deal.goods);
    if (
      typeof good === 'number' &&
      draft.deal.goods[good]?.price != null &&
      countOf(draft.deal, good) === 0
    )
      change(draft, withCount(draft.deal, good, 1));
  }
}
