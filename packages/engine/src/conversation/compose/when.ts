import { fold } from '../../shared/text.ts';
import type { Known } from '../state/known.ts';

const WHEN =
  /(?<![\p{L}])(?<!desde (?:o |a )?)(?:até |na |no |dia |nesta |neste )?(hoje|amanhã|amanha|depois de amanhã|(?:segunda|terça|terca|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|dia \d{1,2}(?: de \p{L}+)?|\d{1,2}\/\d{1,2}|semana que vem|m[êe]s que vem|in[íi]cio do m[êe]s|fim do m[êe]s)(?![\p{L}])(?:\s+(?:às|as|à|a)\s+\d{1,2}(?:h\d{0,2}|:\d{2})?)?/iu;

/** The day or date that a request names. */
export const whenIn = (request: string): string | null =>
  WHEN.exec(request)?.[0]
    ?.replace(/^(até|na|no|nesta|neste) /iu, '')
    .trim() ?? null;

/** The date of the meeting that is confirmed, as it was named shortly before. */
export function whenBefore(request: string, { state }: Known): string | null {
  if (!/\b(?:confirm|lembr|reuniao|visita)/.test(fold(request))) return null;
  const named = state.log.slice(-WHEN_TURNS).map(({ turn }) => whenIn(turn.userInput));
  return named.findLast((when) => when !== null) ?? null;
}
const WHEN_TURNS = 10;
