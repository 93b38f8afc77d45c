import { stems } from '@salesai/engine/embedded/coach/sentences';
import type { Passage } from '@salesai/engine/port';

/** The best passages for a question, those given in `always` among them. */
export type Search = (question: string, always?: readonly number[]) => Passage[];

export interface Text {
  id: number;
  title: string;
  text: string;
}

const GIVEN = 5;
const K1 = 1.2;
const B = 0.75;

/** A plain search in memory (BM25), so that the coach is measured without the server's retrieval. */
export function createSearch(texts: readonly Text[]): Search {
  const documents = texts.map((text) => ({ ...text, counts: countsOf(stems(text.text)) }));
  const average = mean(documents.map(({ counts }) => counts.total));
  const rarity = (stem: string) => {
    const held = documents.filter(({ counts }) => counts.of.has(stem)).length;
    return Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
  };
  return (question, always = []) => {
    const asked = [...new Set(stems(question))].map((stem) => ({ stem, rarity: rarity(stem) }));
    const whole = asked.reduce((sum, one) => sum + one.rarity, 0) || 1;
    const ranked = documents
      .map(({ id, title, text, counts }) => {
        const held = asked.filter(({ stem }) => counts.of.has(stem));
        const score = held.reduce((sum, { stem, rarity: rare }) => {
          const count = counts.of.get(stem) ?? 0;
          return (
            sum + (rare * count * (K1 + 1)) / (count + K1 * (1 - B + (B * counts.total) / average))
          );
        }, 0);
        const coverage = held.reduce((sum, one) => sum + one.rarity, 0) / whole;
        return {
          id,
          score,
          passage: { file: `${title}.txt`, page: null, excerpt: '', coverage, text },
        };
      })
      .sort((a, b) => b.score - a.score);
    const forced = ranked.filter(({ id }) => always.includes(id));
    const others = ranked.filter(({ id }) => !always.includes(id)).slice(0, GIVEN - forced.length);
    return [...forced, ...others].sort((a, b) => b.score - a.score).map(({ passage }) => passage);
  };
}

function countsOf(words: readonly string[]) {
  const of = new Map<string, number>();
  for (const word of words) of.set(word, (of.get(word) ?? 0) + 1);
  return { of, total: words.length };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
