import type { Operation } from '../operations.ts';
import { stemsOf, withoutEnd } from '../text-search.ts';
import { valuesIn } from '../values.ts';
import { withoutBecause } from './clauses.ts';

/** The texts of a talk: the last one, and those before it, the latest first. */
export interface Texts {
  text: string;
  earlier: readonly string[];
}

export type Read = Operation[] | 'noise' | 'because' | null;

export type Reader = (bare: string, folded: string, texts: Texts) => Read;

export const QUOTED = /["“«]([^"”»]{2,300})["”»]/u;

/** The words that follow a cue: those in quotation marks, else all up to a reason. */
export function wordsAfter(bare: string, cueEnd: number): string {
  const rest = bare.slice(cueEnd);
  const quoted = QUOTED.exec(rest)?.[1];
  if (quoted) return quoted.trim();
  const cut = withoutBecause(rest).replace(
    /\s(?:e|mas)\s(?:sem|com|avis|termin|diz|fala|n[aã]o)(?![\p{L}]{9}).{0,300}$/iu,
    '',
  );
  return withoutEnd(cut.replace(/^['‘]|['’]$/gu, ''), ' ,;');
}

export const asStyle = (what: string): Operation[] => [{ kind: 'style', what, order: '' }];

export const asAdd = (
  what: string,
  order: string,
  isQuestion = false,
  where: string | null = null,
): Operation[] => [{ kind: 'add', what, order, isQuestion, where }];

export const sharesStem = (text: string, what: string): boolean => {
  const own = new Set(stemsOf(text));
  return (
    stemsOf(what).some((stem) => own.has(stem)) ||
    (/\b(?:preco|valor|mensalidade|dia|data|horario|hora|prazo)\b/.test(what) &&
      valuesIn(text).length > 0)
  );
};
