import { TRADES } from '../knowledge/trades/index.ts';
import { fold } from '../shared/text.ts';
import type { FoundPhrase } from './noun-phrase.ts';
import { type Answer, wordAt } from './tokens.ts';

/** Words that only structure a phrase. */
const STRUCTURE = /^(?:d[eoa]s?|e|em|n[oa]s?|com|para|pra|por|a|o|as|os|que|um|uma)$/;
const SOLD = headsOf(
  TRADES.flatMap(({ offer_cues, offers }) => [...offer_cues, ...offers.map(({ text }) => text)]),
);
const BUYING = headsOf(
  TRADES.flatMap(({ buyer_cues, buyers }) => [
    ...buyer_cues,
    ...buyers.flatMap(({ text, feminine }) => [text, feminine]),
  ]),
);

/** Whether the curated trades name the head of a phrase as sold or as a buyer; null when neither or both do. */
export function tradeCueOf(answer: Answer, { headAt }: FoundPhrase): 'offer' | 'buyer' | null {
  const head = singular(wordAt(answer, headAt));
  const [isSold, isBuyer] = [SOLD.has(head), BUYING.has(head)];
  return isSold === isBuyer ? null : isSold ? 'offer' : 'buyer';
}

/** The first words of phrases. */
function headsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => {
      const head = fold(text)
        .split(/\s+/)
        .find((word) => !STRUCTURE.test(word));
      return head ? [singular(head)] : [];
    }),
  );
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
