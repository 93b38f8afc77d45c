import { TRADES, type Trade } from '../knowledge/trades/index.ts';
import { fold } from '../shared/text.ts';
import { stated } from './fact.ts';
import type { IcpFacts } from './icp.ts';
import type { Offer } from './offer.ts';
import type { SellerFacts } from './seller.ts';

/** What is known of one seller, of one kind of customer, or of both. */
interface TradeSources {
  seller?: SellerFacts | null;
  icp?: IcpFacts | null;
}

interface Cue {
  trade: Trade;
  is: 'offer' | 'buyer' | 'word';
  words: string;
}

interface Found extends Cue {
  from: number;
  to: number;
}

const CUE_WORDS_MAX = 5;
const CUES = new Map<string, Cue[]>();
for (const trade of TRADES) {
  addCues(trade, 'offer', trade.offer_cues);
  addCues(trade, 'buyer', trade.buyer_cues);
  addCues(trade, 'word', trade.words);
}

/**
 * The curated trade of what is sold. Two independent cues have to show it: one in what is sold, and
 * one in another answer (offer, buyer or a word of the trade) or a second one of the offer. A cue of
 * two words that is the whole offer counts as two, "plano funerário". Null otherwise, and when two
 * trades match equally.
 */
export function tradeOf({ seller = null, icp = null }: TradeSources): Trade | null {
  const named = cuesIn([icp?.segment?.value]);
  const others = [
    ...cuesIn([icp?.description?.value, seller?.challenge?.value, seller?.goal?.span.quote]),
    ...named,
  ];
  const usual = soldText(stated(seller?.offer ?? null));
  const own = soldText(stated(icp?.offer ?? null));
  if (usual === null && own === null) return bestOf(offersIn(named), others);
  const bought = offersIn(cuesIn([own]));
  // The same word of one answer is no second cue.
  const besides = others.filter(({ words }) => !bought.some((cue) => cue.words === words));
  if (usual === null) return bestOf(bought, besides);
  const sold = offersIn(cuesIn([usual]));
  return bestOf(sold, others, (cues) => isWhole(usual, cues)) ?? bestOf(severalOf(bought), besides);
}

/** The trade with most cues, of those that have two. */
function bestOf(
  offered: readonly Found[],
  others: readonly Found[],
  isDouble: (cues: ReadonlySet<string>) => boolean = () => false,
): Trade | null {
  const weights = new Map<Trade, number>();
  for (const trade of new Set(offered.map((cue) => cue.trade))) {
    const own = new Set(offered.filter((cue) => cue.trade === trade).map(wordsIn));
    const second = new Set(others.filter((cue) => cue.trade === trade).map(wordsIn));
    const cues = own.size + second.size + (isDouble(own) ? 1 : 0);
    if (cues > 1) weights.set(trade, own.size * 2 + second.size);
  }
  const [first, next] = [...weights].toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (next?.[1] ?? 0) ? first[0] : null;
}

const wordsIn = ({ words }: Cue): string => words;
const offersIn = (cues: readonly Found[]): Found[] => cues.filter(({ is }) => is === 'offer');

function severalOf(cues: readonly Found[]): Found[] {
  const count = (trade: Trade) =>
    new Set(cues.filter((cue) => cue.trade === trade).map(wordsIn)).size;
  return cues.filter(({ trade }) => count(trade) > 1);
}

/** Whether a customer is one of those who buy from a trade; its pains are theirs only then. */
export function isBuyerOf(trade: Trade, icp: IcpFacts): boolean {
  const texts = [icp.segment?.value, icp.description?.value, stated(icp.buyer)?.noun.text];
  const isCued = cuesIn(texts).some((cue) => cue.trade === trade && cue.is === 'buyer');
  return isCued || hasSameHead(trade, stated(icp.buyer)?.noun.text ?? '');
}

/** Heads that say nothing of the trade. */
const ANY_HEAD =
  /^(?:don[oa]|gerente|diretora?|proprietari[oa]|coordenadora?|responsavel|cliente)$/;

function hasSameHead(trade: Trade, buyer: string): boolean {
  const [head = ''] = wordsOf(buyer);
  if (head === '' || ANY_HEAD.test(head)) return false;
  const named = trade.buyers.flatMap(({ text, feminine, plural }) => [text, feminine, plural]);
  return named.some((text) => wordsOf(text).includes(head));
}

const soldText = (offer: Offer | null): string | null =>
  offer && (offer.audience ? `${offer.noun.text} para ${offer.audience}` : offer.noun.text);

function isWhole(sold: string, cues: ReadonlySet<string>): boolean {
  const parts = [sold, ...sold.split(/ e /)].map((part) => wordsOf(part).join(' '));
  return parts.some((words) => words.includes(' ') && cues.has(words));
}

/** The cues of texts; a cue inside a longer one does not count: "piscina" in "piscina de bolinhas". */
function cuesIn(texts: readonly (string | null | undefined)[]): Found[] {
  return texts.flatMap((text) => {
    const found = text ? allCues(wordsOf(text)) : [];
    return found.filter(
      (cue) =>
        !found.some(
          ({ from, to }) => from <= cue.from && to >= cue.to && to - from > cue.to - cue.from,
        ),
    );
  });
}

function allCues(words: readonly string[]): Found[] {
  return words.flatMap((_, from) => {
    const most = Math.min(CUE_WORDS_MAX, words.length - from);
    return Array.from({ length: most }, (_unused, length) => from + length + 1).flatMap((to) =>
      (CUES.get(words.slice(from, to).join(' ')) ?? []).map((cue) => ({ ...cue, from, to })),
    );
  });
}

/** Folded words in the singular, as far as an -s shows the plural. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

function addCues(trade: Trade, is: Cue['is'], texts: readonly string[]): void {
  for (const text of texts) {
    const words = wordsOf(text).join(' ');
    CUES.set(words, [...(CUES.get(words) ?? []), { trade, is, words }]);
  }
}
