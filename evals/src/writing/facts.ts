import { fold } from '@salesai/engine/text';
import { numbersIn, sharedScalesIn } from './numbers.ts';
import type { Case } from './sellers.ts';
import { contentWords, foldedWords } from './words.ts';

/** What one seller said about itself and one customer, for the checks. */
export interface Facts {
  /** "Marcelo Tavares × tabeliães e oficiais…", for the report. */
  label: string;
  seller: string;
  gender: 'm' | 'f';
  /** Sells nothing yet, or has just started. */
  isNovice: boolean;
  /** All answers, folded. */
  answers: string;
  /** Every word of the answers and the name. */
  words: ReadonlySet<string>;
  /** Content words of the free answers, without those that many sellers use. */
  own: ReadonlySet<string>;
  /** Content words of the offer and the customer. */
  trade: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  /** The numbers that may be money. */
  money: readonly number[];
  /** Curated segments that fit this case. */
  segments: ReadonlySet<string>;
  /** Curated trades of what is sold. */
  trades: ReadonlySet<string>;
}

/** How many sellers use a content word in their answers. */
export interface Documents {
  frequency: ReadonlyMap<string, number>;
  sellers: number;
}

/** A word that more than this share of the sellers uses identifies none of them. */
const COMMON_SHARE = 0.2;

export function documentsOf(cases: readonly Case[]): Documents {
  const bySeller = new Map<string, Set<string>>();
  for (const item of cases) {
    const words = bySeller.get(item.seller.name) ?? new Set();
    for (const word of contentWords(freeText(item))) words.add(word);
    bySeller.set(item.seller.name, words);
  }
  const frequency = new Map<string, number>();
  for (const words of bySeller.values()) {
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return { frequency, sellers: bySeller.size };
}

export function factsOf(item: Case, { frequency, sellers }: Documents): Facts {
  const all = [...item.sellerAnswers, ...item.icpAnswers].map(({ answer }) => answer).join('\n');
  const rare = (word: string) => (frequency.get(word) ?? 0) <= sellers * COMMON_SHARE;
  return {
    label: `${item.seller.name} × ${item.customer.description.slice(0, 50)}`,
    seller: item.seller.name,
    gender: item.seller.gender,
    isNovice: item.seller.answers.selling === 'no' || item.seller.answers.experience === 'starting',
    answers: fold(all),
    words: new Set(foldedWords(`${all} ${item.seller.name}`)),
    own: new Set(contentWords(freeText(item)).filter(rare)),
    trade: new Set(contentWords(tradeText(item)).filter(rare)),
    money: numbersIn(all)
      .filter(({ mayBeMoney }) => mayBeMoney)
      .map(({ value }) => value),
    numbers: new Set([...numbersIn(all).map(({ value }) => value), ...sharedScalesIn(all)]),
    segments: new Set([...item.seller.segments, ...item.customer.segments]),
    trades: new Set(item.seller.trades),
  };
}

const others = (answers: unknown): string =>
  [answers]
    .flat()
    .filter((answer) => typeof answer === 'string' && answer.startsWith('other:'))
    .join(' ')
    .replaceAll('other:', '');

/** Options that name what is sold. */
const SOLD: Readonly<Record<string, string>> = {
  realEstate: 'imóveis',
  automotive: 'veículos autopeças',
};

function tradeText({ seller, customer }: Case): string {
  return [
    others(seller.answers.territories),
    ...[seller.answers.territories].flat().map((option) => SOLD[option ?? ''] ?? ''),
    others(customer.segment),
    customer.description,
  ].join(' ');
}

function freeText(item: Case): string {
  const { goal, challenge, courses, channels } = item.seller.answers;
  return [tradeText(item), goal, challenge, courses, others(channels)].join(' ');
}
