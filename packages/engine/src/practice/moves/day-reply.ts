import { namesDayAndHour } from '../reading/concrete.ts';
import { isServiceDay, meetsOn } from '../reading/days.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { proposeStep } from './closing.ts';
import type { Move } from './moves.ts';
import type { Turn } from './turn.ts';

/** What already says yes, no or not yet to a day, or says what stands against it. */
const REPLIES: ReadonlySet<Move> = new Set([
  ...(['agree', 'agreeStep', 'refuseStep', 'vagueStep', 'notYet', 'notYetTrust'] as const),
  ...(['notYetValue', 'askPrice', 'haggle', 'limit', 'object', 'insist', 'leave'] as const),
  ...(['pressed', 'badmouth', 'insulted', 'role', 'repeated', 'released', 'discounted'] as const),
  ...(['more', 'settled', 'dump', 'partnerAgainst', 'partnerLater'] as const),
]);
/** "Quinta às 10h passo aí com o kit": a day and an hour of something that both do. */
const proposesDay = ({ act, text }: ReadSentence): boolean => {
  const folded = plain(text);
  if (act.startsWith('ask_') || act === 'close' || isServiceDay(folded)) return false;
  return namesDayAndHour(folded) && meetsOn(folded);
};

/** Whatever else a message does, a proposed day gets a yes or a no. */
export function replyToDay(turn: Turn) {
  const { state, reading, sayings } = turn;
  if (state.end !== 'active' || state.silentSince !== null || state.count === 1) return;
  if (!reading.sentences.some(proposesDay)) return;
  if (sayings.some(({ move }) => REPLIES.has(move))) return;
  proposeStep(turn);
}
