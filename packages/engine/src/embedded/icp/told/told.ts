import { cleanText, start } from '../../language/text.ts';
import { channelsIn, timeIn } from './habits.ts';
import { type Pain, painIn, wishIn } from './pain.ts';
import { agesIn, decisionIn, sizeIn } from './people.ts';
import { placeIn, type Said } from './place.ts';
import { type Means, moneyIn, type Price } from './price.ts';
import { whoIn } from './who.ts';

const TEXT_MAX = 1_200;

/** What the seller's own description tells, each with the words it was told in. */
export interface Told {
  /** The whole description as plain prose; empty when there is none. */
  text: string;
  who: string | null;
  place: Said | null;
  size: Said | null;
  ages: Said | null;
  /** Who says yes, when told outright. */
  decision: Said | null;
  pain: Pain | null;
  wish: Pain | null;
  price: Price | null;
  means: Means | null;
  time: Said | null;
  channels: string[];
}

/** Reads people, place, size, pain, price and habits out of a free description. */
export function readDescription(description: string): Told {
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

/** "lidar com inadimplência em Santos": where it hurts is told elsewhere. */
function withoutPlace(pain: Pain | null, place: Said | null): Pain | null {
  if (!pain || !place || !pain.text.endsWith(` ${place.words}`)) return pain;
  return { ...pain, text: pain.text.slice(0, -place.words.length).trim() };
}
