import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { correctionIn } from '../cases/correction.ts';
import { objectionKey } from '../reading/objections.ts';
import { recognised } from '../reading/recognise.ts';
import { asksOwnStep, countWords, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { complaintIn, tellsOfSilence } from './complaint.ts';
import { type Denial, denialIn, saysEnough } from './denied.ts';
import { isUnclear } from './permission-instead.ts';
import { restatedAct } from './restated-act.ts';
import { hasOrder } from './says-order.ts';
import { asksForText } from './wanted-writing.ts';

type Repair = Act & { kind: 'repair' };
/** The act of what a message asks for besides the complaint. */
type Decide = (text: string) => Act;

/** Replies that take something of a customer for granted. */
const ADVISED = /^(?:objection|advice|answer|case|next|insist|repair|explain)$/;
const MEANT_WORDS = 2;
const NAMES_EXERCISE = /\b(?:trein|fing|pratic|simul|papel|ensai|faz de conta)/;

/** What says that the last reply was wrong, together with what it asks for instead. */
export function complaintAct(text: string, state: ConversationState, decide: Decide): Act | null {
  if (state.turns === 0 || state.open?.kind === 'exercise' || correctionIn(text)) return null;
  if (tellsOfSilence(text)) return null;
  const complaint = complaintIn(text);
  const isOfText = /^(?:text|change)$/.test(state.last?.kind ?? '');
  if (complaint && !isOfText && statesChange(complaint.rest))
    return { kind: 'repair', said: text, again: null };
  if (complaint?.buyer) return restatedAct(text, complaint.buyer);
  const isOfReply = complaint !== null || ADVISED.test(state.last?.kind ?? '');
  const denial = isOfReply ? denialIn(complaint?.rest ?? text) : null;
  if (denial && saysEnough(denial))
    return withoutRefused(repairWith(text, denial.rest, decide), denial, state);
  return complaint && repairWith(text, complaint.rest, decide);
}

/** "eu mudei pra quarta": what the seller did is a fact to note, and asks for no text. */
export const statesChange = (rest: string): boolean =>
  DID.test(fold(rest)) && !isQuestion(rest) && !asksOwnStep(rest) && !hasOrder(rest);
const DID =
  /^(?:que |q |e |na verdade )*(?:eu |a gente |nos )?(?:mud|troqu|remarqu|combin|marqu|pass|acert|agend|adi)(?:ei|iei|amos|ou)\b/;

/** A repair with what the rest of the message asks for. */
function repairWith(said: string, rest: string, decide: Decide): Repair {
  const none = { kind: 'repair', said, again: null } as const;
  if (countWords(rest) < MEANT_WORDS) return none;
  const again = decide(rest);
  const isUnread =
    (again.kind === 'practice' && !NAMES_EXERCISE.test(fold(rest))) ||
    again.kind === 'off-topic' ||
    again.kind === 'repair' ||
    isUnclear(again);
  return isUnread ? none : { ...none, again, meant: rest };
}

/** From this probability what is left is the same objection as before, whatever is denied. */
const SAME = 0.6;
/** From this one it is another. */
const OTHER = 0.15;

/** What was denied is not answered again: another objection, else the customer's own words. */
function withoutRefused(act: Repair, { rest }: Denial, { last }: ConversationState): Repair {
  const { again } = act;
  if (again?.kind !== 'objection' || last?.kind !== 'objection') return act;
  const fresh = again.keys.filter((key) => !last.keys.includes(key));
  const [first, ...others] = fresh;
  if (first !== undefined) return { ...act, again: { ...again, keys: [first, ...others] } };
  const ranked = recognised(rest).ranked.flatMap(({ label, probability }) => {
    const key = objectionKey(label);
    return key === null || key === 'unknown' ? [] : [{ key, probability }];
  });
  const same = ranked.find(({ key }) => last.keys.includes(key));
  if (same && same.probability >= SAME) return act;
  const next = ranked.find(({ key }) => !last.keys.includes(key));
  return next && next.probability >= OTHER
    ? { ...act, again: { ...again, keys: [next.key] } }
    : { ...act, again: { ...again, isGuess: true } };
}

/** A repair that a question follows: "não é pro chefe, é pra mim. por onde eu começo?" */
export function withRequest(act: Act, decide: Decide): Act {
  if (act.kind !== 'repair' || act.again || correctionIn(act.said)) return act;
  const [, ...rest] = act.said.split(/(?<=[.!?])\s+/u);
  const asks = rest.some((one) => isQuestion(one) || asksOwnStep(one) || asksForText(one));
  return asks ? repairWith(act.said, rest.join(' '), decide) : act;
}
