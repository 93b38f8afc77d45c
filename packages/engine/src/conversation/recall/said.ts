import { sentencesOf } from '../../recognition/index.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** A sentence of the seller and the place of its message. */
export interface Said {
  sentence: string;
  at: number;
  isSum: boolean;
}

/** What the seller wrote, by sentences; questions to be reminded say nothing. */
export const saidIn = ({ log }: ConversationState): Said[] =>
  log.flatMap(({ act, turn }, at) =>
    /^(?:support|recall|feeling)$/.test(act.kind)
      ? []
      : wholeSentences(turn.userInput).map((sentence) => ({
          sentence,
          at,
          isSum: act.kind === 'sum',
        })),
  );

const ABBREVIATION = /(?:^|[^\p{L}])(?:sra?|dra?|ed|av|r|prof[a]?|apto|tel|n)\.$/iu;

/** "dona Neide, síndica do ed. Poti" is one sentence. */
function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = whole.at(-1);
    if (last !== undefined && ABBREVIATION.test(last))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}
