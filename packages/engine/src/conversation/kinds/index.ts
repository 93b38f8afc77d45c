import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { isAwaiting } from '../acts/awaiting.ts';
import { type Findings, WELL_COVERED } from '../acts/documents-first.ts';
import { asksIfSilent } from '../acts/insist-act.ts';
import { OWN_OFFER } from '../acts/own-step.ts';
import { correctionIn } from '../cases/correction.ts';
import { saidIf } from '../reading/reported.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { actOfKind } from './candidate.ts';
import { kindFeatures } from './features.ts';
import { kindModel } from './model.ts';
import { ruledKind, situationOf } from './situation.ts';

/** From this probability another kind replaces the one of the rules, */
const LIKELY = 0.5;
/** if that has at most this one. Both were chosen on authors left out. */
const DOUBTED = 0.15;

/** What the rules take a message for, or another kind that the whole of what is known makes likelier. */
export function likelierKind(
  act: Act,
  userInput: string,
  state: ConversationState,
  findings: Findings,
): Act {
  const isAnswered = act.kind === 'document' && findings.coverage >= WELL_COVERED;
  const model = isAnswered || isDecided(act, userInput, state) ? null : kindModel();
  if (!model) return act;
  const situation = situationOf(act, userInput, state, findings);
  const ranked = model.rank(kindFeatures(situation));
  const kind = ruledKind(act);
  const ruled = ranked.find(({ label }) => label === kind)?.probability;
  const [best] = ranked;
  // No author labelled files or a plain no; a question is what the rules ask where they know nothing.
  if (!best || best.label === kind || (ruled === undefined && kind !== 'question')) return act;
  // The rules find goings-on that the model knows as objections, and rarely the other way round.
  if (kind === 'insist' && best.label === 'objection') return act;
  if (best.probability < LIKELY || (ruled ?? 0) > DOUBTED) return act;
  return actOfKind(best.label, situation) ?? act;
}

/** An open question takes any words; what has an exact form is what it is. */
const isDecided = (act: Act, userInput: string, { open }: ConversationState): boolean =>
  isAwaiting(open) ||
  act.kind === 'feeling' ||
  (act.kind === 'sum' && act.isAgain === true) ||
  act.kind === 'practice' ||
  (act.kind === 'case' && open?.kind === 'result') ||
  (act.kind === 'repair' && correctionIn(userInput) !== null) ||
  OWN_OFFER.test(fold(userInput)) ||
  asksIfSilent(userInput) ||
  (act.kind === 'objection' && act.isGuess !== true && saidIf(userInput) !== null) ||
  (act.kind === 'small-talk' && EXACT.has(act.topic)) ||
  !/[\p{L}\p{N}]/u.test(userInput);

const EXACT: ReadonlySet<string> = new Set(['emoji', 'note', 'personal', 'promise']);
