import { fold } from '../../shared/text.ts';
import { figuresIn, type SumKind, solveJoined } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { ASKS_AMOUNT, QUOTED } from './sum-act.ts';

/** Messages in which the numbers of a question may stand. */
const TURNS = 3;
const OWN_MAX = 2;
/** A longer message states its numbers itself. */
const WORDS_MAX = 20;
/** "e com 5%?" goes on with a sum, not with a story. */
const ELLIPSIS = /^(?:e|mas|agora) (?:no|na|com|em|se|a|o|por|pra|mais|isso)\b/;

/** A question whose numbers the messages before it state, none of which was a sum. */
export function joinedSum(text: string, sum: SumKind, state: ConversationState): Act | null {
  const folded = fold(text);
  if (!ASKS_AMOUNT.test(folded) || ELLIPSIS.test(folded) || QUOTED.test(text)) return null;
  if (figuresIn(text).length > OWN_MAX || countWords(text) > WORDS_MAX) return null;
  const near = state.log.slice(-TURNS);
  if (near.some(({ act }) => act.kind === 'sum')) return null;
  const statements = near
    .map(({ turn }) => turn.userInput)
    .filter((said) => figuresIn(said).length > 0 && !ASKS_AMOUNT.test(fold(said)))
    .toReversed();
  const solved = solveJoined(text, statements);
  return solved && { kind: 'sum', sum, request: text, ...solved };
}
