import { cleanText, start } from '../../../shared/text.ts';
import { channelsIn, timeIn } from './habits.ts';
import { type Pain, painIn, wishIn } from './pain.ts';
import { agesIn, decisionIn, sizeIn } from './people.ts';
import { placeIn, type Statement } from './place.ts';
import { type Means, moneyIn, type Price } from './price.ts';
import { whoIn } from './who.ts';

const TEXT_MAX = 1_200;

/** Facts extracted from the seller's description, each with its original words. */
export interface ExtractedFacts {
  /** The whole description as plain prose; empty when there is none. */
  text: string;
  who: string | null;
  place: Statement | null;
  size: Statement | null;
  ages: Statement | null;
  /** The decision maker, when named. */
  decision: Statement | null;
  pain: Pain | null;
  wish: Pain | null;
  price: Price | null;
  means: Means | null;
  time: Statement | null;
  channels: string[];
}

/** Extracts people, place, size, pain, price and habits from a free description. */
export function extractFacts(description: string): ExtractedFacts {
  const text = start(cleanText(description), TEXT_MAX);
  const place = placeIn(text);
  return {
    text,
    who: whoIn(text),
    place,
    size: sizeIn(text),
    ages: agesIn(text),
    decision: decisionIn(text),
    pain: withoutPlace(painIn(text), place),
    wish: withoutPlace(wishIn(text), place),
    ...moneyIn(text),
    time: timeIn(text),
    channels: channelsIn(text),
  };
}

/** "lidar com inadimplência em Santos": the place is a fact of its own. */
function withoutPlace(pain: Pain | null, place: Statement | null): Pain | null {
  if (!pain || !place || !pain.text.endsWith(` ${place.words}`)) return pain;
  return { ...pain, text: pain.text.slice(0, -place.words.length).trim() };
}
