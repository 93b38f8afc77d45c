import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { quoteOf } from './assemble-quote.ts';
import { qualified } from './changed-lines.ts';
import { onward } from './follow-up.ts';
import type { Quote } from './quote.ts';
import { type Before, type QuoteReading, readQuoted } from './read-quote.ts';
import { statedLines } from './stated-prices.ts';

/** The quotes of a conversation, the newest last. */
export interface QuoteState {
  quotes: readonly Quote[];
  /** Messages since the last one. */
  age: number;
}

export const NO_QUOTES: QuoteState = { quotes: [], age: 0 };

export interface Quoted {
  quote: Quote;
  /** The share of the message's words that documents know, 0 to 1. */
  share: number;
  /** Whether it goes on with the quote before. */
  isOnward: boolean;
}

const TOTALS =
  /\b(?:(?:os|as) (?:dois|duas|tres|2|3) (?:juntos|juntas|junto)|total d(?:os|as) (?:dois|duas|tres|2|3)|somando (?:tudo|os|as)|soma (?:tudo|os|as|dos|das)|tudo junto|(?:os|as) (?:dois|duas|tres) (?:da|dao|fica|ficam|sai|saem)|total de tudo|total geral)\b|^(?:e )?(?:o |as duas |os dois )*(?:total|juntas|juntos|somado)\W*$|\b(?:as duas|os dois) junt[ao]s\b/;
const FOLLOWING_WORDS = 12;
const QUESTION_MAX = 300;

/** The quotes after the messages of a conversation, the oldest first. */
export function quotesAfter(messages: readonly string[], rows: readonly DocumentRow[]): QuoteState {
  let state = NO_QUOTES;
  for (const message of messages) {
    const quoted = quotedIn(message, rows, state);
    state =
      quoted && quoted.share >= SHARE
        ? { quotes: [...state.quotes, quoted.quote], age: 0 }
        : { quotes: state.quotes, age: state.age + 1 };
  }
  return state;
}

/** The quote that a message asks for; null when it names no goods, or their prices as well. */
export function quotedIn(
  message: string,
  rows: readonly DocumentRow[],
  { quotes, age }: QuoteState,
): Quoted | null {
  if (message.length > QUESTION_MAX || rows.length === 0) return null;
  if (statedLines(message, rows)) return null;
  const folded = fold(message);
  if (ASKS_RULE.test(folded) && !/\b(?:quanto|qto|qual o (?:total|valor|preco))\b/.test(folded))
    return null;
  const before = age <= KEPT ? quotes.at(-1) : undefined;
  if (before && TOTALS.test(folded)) return together(quotes, folded, rows);
  const reading = readQuoted(message, rows, beforeOf(before));
  const share = shareOf(reading);
  const isShort = folded.split(/\s+/).length <= FOLLOWING_WORDS;
  if (before && isShort && share >= SHARE) {
    const quote = onward(before, age > 0 ? { ...reading, bare: [] } : reading, folded, rows);
    if (quote) return { quote, share, isOnward: true };
  }
  if (reading.lines.length === 0) return null;
  const quote = quoteOf(qualified(reading, rows), rows);
  return { quote, share, isOnward: false };
}

/** Questions of what is allowed or included, which name goods without asking for their price. */
const ASKS_RULE =
  /\b(?:posso|pode|podem|perd\w+|cobre|direito|devol\w+|troc\w+|aceita\w*|atende\w*|demora\w*|garantia|acumul\w+|som\w+ o desconto|vale (?:pra|para|com)|precisa|inclus\w+|inclui|em quantos? dias|quantas? )\b/;

const SHARE = 0.5;

/** Messages about something else after which a quote is still meant. */
const KEPT = 2;

const beforeOf = (before: Quote | undefined): Before => {
  const line = before?.lines.at(-1);
  return line
    ? { preferred: wordsOfRow(line.row).conditions, count: line.count > 1 ? line.count : null }
    : {};
};

function shareOf({ known, unknown }: QuoteReading): number {
  const all = known.length + unknown.length;
  return all === 0 ? 1 : known.length / all;
}

/** "as duas juntas": the goods of the last quotes. */
function together(
  quotes: readonly Quote[],
  folded: string,
  rows: readonly DocumentRow[],
): Quoted | null {
  const count = /\btres\b|\b3\b/.test(folded)
    ? 3
    : /\b(?:tudo|geral)\b/.test(folded)
      ? quotes.length
      : 2;
  const last = quotes.slice(-count);
  const lines = last.flatMap((quote) => quote.lines);
  const distinct = [...new Map(lines.map((line) => [line.row, line])).values()];
  if (distinct.length < 2) return null;
  const rules = last.at(-1)?.rules ?? [];
  const named = rules.filter(({ isAutomatic }) => !isAutomatic);
  const quote = quoteOf(
    {
      lines: distinct,
      rules: named,
      parts: null,
      unknown: [],
      known: [],
      qualifiers: [],
      bare: [],
      refersBack: null,
    },
    rows,
  );
  return { quote, share: 1, isOnward: true };
}
