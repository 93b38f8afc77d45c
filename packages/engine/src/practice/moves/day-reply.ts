import { namesDayAndHour } from '../reading/concrete.ts';
import { asksWhichDay, isServiceDay, meetsOn, proposesTime } from '../reading/days.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { close, proposeStep } from './closing.ts';
import { aboutTime } from './day-words.ts';
import { missingGates } from './gates.ts';
import type { Move } from './moves.ts';
import { openObjection, say, type Turn } from './turn.ts';

/** What already says yes, no or not yet to a day. */
const REPLIES: ReadonlySet<Move> = new Set([
  ...(['agree', 'agreeStep', 'refuseStep', 'vagueStep', 'notYet', 'notYetTrust'] as const),
  ...(['notYetValue', 'askPrice', 'leave', 'pressed', 'badmouth', 'insulted', 'role'] as const),
  ...(['repeated', 'released', 'partnerAgainst', 'partnerLater'] as const),
]);
/** What stands against a day, and does not name it. */
const AGAINST: ReadonlySet<Move> = new Set([
  ...(['haggle', 'limit', 'object', 'insist', 'discounted', 'more', 'settled', 'dump'] as const),
]);
const COMES =
  /\b(?:posso|vou|passo|podemos|vamos|consigo|quer que eu|da pra|que tal|bora)(?: (?:eu|a gente|ai|te|lhe|ja|entao|ate)){0,3} (?:ir|passar|visit\w+|conhecer|ver|olhar|levar|mostrar|ligar|marcar|agendar|fazer uma (?:visita|chamada|demonstracao|avaliacao)|medir|aparecer|dar (?:um pulo|uma olhada|uma passada))\b/;

/** "Quinta às 10h passo aí com o kit", "ok pra quinta ou sexta?": something that both do, and when. */
function proposesDay({ act, text }: ReadSentence): boolean {
  const folded = plain(text);
  if (act.startsWith('ask_') || isServiceDay(folded)) return false;
  if (act === 'next_step') return true;
  const isDated = namesDayAndHour(folded) && meetsOn(folded);
  const isProposed = folded.includes('?') && (proposesTime(folded) || asksWhichDay(folded));
  return (
    isDated ||
    isProposed ||
    (namesDayAndHour(folded) && act === 'close') ||
    (folded.includes('?') && COMES.test(folded))
  );
}

/** "Na segunda às 14h a gente fecha a grade. Topa?" */
const AGREES = /^(?:topa|pode ser|combinado|bora|que tal|fechado|serve|pode|posso)[?! ]*$/;

/** Whatever else a message does, a proposed day gets a yes, a no or another time. */
export function replyToDay(turn: Turn) {
  const { state, reading, sayings } = turn;
  if (state.end !== 'active' || state.silentSince !== null || state.count === 1) return;
  const isAsked = reading.sentences.some(({ text }) => AGREES.test(plain(text)));
  const isDated =
    isAsked &&
    reading.sentences.some(
      ({ act, text }) => !act.startsWith('ask_') && namesDayAndHour(plain(text)),
    );
  if (!isDated && !reading.sentences.some(proposesDay)) return;
  if (sayings.some(({ move }) => REPLIES.has(move))) return;
  if (sayings.some(({ move }) => AGAINST.has(move)) || openObjection(state)) return putOff(turn);
  if (reading.sentences.some(({ act }) => act === 'close')) return replyToClose(turn);
  proposeStep(turn);
}

/** A day to begin on: the sale itself, or not yet. */
function replyToClose(turn: Turn) {
  if (missingGates(turn).length === 0) return close(turn);
  putOff(turn);
}

/** What was just said against it stands against the day, too. */
function putOff(turn: Turn) {
  const { text } = aboutTime(turn, 'objection');
  if (text !== undefined) say(turn, 'refuseStep', { text });
}
