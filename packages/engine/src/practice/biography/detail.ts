import { between, pickBy } from '../seeded.ts';
import type { Gender } from '../types.ts';
import { fillLine } from '../words/fill.ts';

/** `{n:3-6}`: a number that the seed fixes. */
const NUMBER = /\{n:(\d{1,4})-(\d{1,4})\}/g;
const LARGE = /R\$ (\d{4,6})(?!\d|\.)/g;

export type DetailLines = readonly [string, ...string[]];

/** An answer with what it is about, so that asking again is noticed. */
export interface DetailAnswer {
  id: string;
  text: string;
  /** Fits any question, so that a better answer in the same message replaces it. */
  isGuess?: boolean;
  /** Said once in a session at most. */
  isOnce?: boolean;
}

/** Who answers, and for which session. */
export interface Speaker {
  seed: number;
  gender: Gender;
  name: string;
}

/** Equal ranges give equal numbers, so that two answers never contradict each other. */
export function filledDetail({ seed, gender, name }: Speaker, line: string): string {
  const numbered = line.replace(NUMBER, (_, low: string, high: string) =>
    String(between(Number(low), Number(high), seed, 'number', low, high)),
  );
  const grouped = numbered.replace(
    LARGE,
    (_, digits: string) => `R$ ${Number(digits).toLocaleString('pt-BR')}`,
  );
  return fillLine(grouped, gender, { nome: name });
}

/** The session's one answer of several, the same whenever it is asked. */
export const detailOf = (
  speaker: Speaker,
  lines: readonly [string, ...string[]],
  key: string,
): string => filledDetail(speaker, pickBy(lines, speaker.seed, 'detail', key));
