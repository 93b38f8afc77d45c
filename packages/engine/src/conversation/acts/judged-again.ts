import { RUDE } from '../../practice/line/line-signs.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const QUOTED = /["“«]([^"“”»]{4,200})["”»]/u;
const KEPT =
  /\b(?:mante(?:ve|m)|manter|deix(?:ou|a)|continu(?:a|ou)|ainda (?:ta|esta|tem|ficou)|ficou|sobrou|permanec\w+|repetiu|(?:tir|retir|remov|cort)\w{1,4}|gross\w+|ofens\w+|rude)\b/;

/** "manteve a parte grosseira, “…”": the line that was judged last without the words that are quoted; null for others. */
export function judgedAgain(text: string, { log, last }: ConversationState): Act | null {
  const words = QUOTED.exec(text)?.[1];
  if (words === undefined || last?.kind !== 'judge') return null;
  if (!KEPT.test(fold(text.replace(QUOTED, '')))) return null;
  const judged = log.at(-1);
  if (judged?.act.kind !== 'judge' || judged.act.line === null) return null;
  const { line } = judged.act;
  const isOfIt = fold(`${line} ${judged.turn.assistantResponse}`).includes(fold(words));
  return isOfIt ? { ...judged.act, line: without(line, words) } : null;
}

const CLAUSES = /(?<=[.!?;,])\s+/u;

/** A line without the clauses that hold these words; the whole line where they are all of it. */
function without(line: string, words: string): string {
  const named = fold(words)
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
  const kept = line
    .split(CLAUSES)
    .filter((one) => {
      const clause = fold(one)
        .replace(/[^a-z0-9 ]/g, '')
        .trim();
      const isNamed = clause.includes(named) || named.includes(clause);
      return clause !== '' && !isNamed && !RUDE.test(fold(one));
    })
    .join(' ')
    .replace(/[,;]$/u, '.');
  return kept.split(' ').length > 2 ? kept : line;
}
