import type { SourceShares } from '../../answer-sources/index.ts';
import type { Act } from '../act.ts';
import type { Findings } from '../acts/documents-first.ts';
import { sourcesIn } from '../documents/asked.ts';
import { withPlainOrders } from '../reading/imperatives.ts';
import { withoutLead } from '../reading/preamble.ts';
import { type Reading, withPriors } from '../reading/priors.ts';
import { recognisedCase } from '../reading/recognise.ts';
import { withoutGreeting } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** A message at its place in the talk, with what the rules take it for. */
export interface Situation {
  /** Without its greeting and what only leads to it. */
  text: string;
  act: Act;
  state: ConversationState;
  readings: readonly Reading[];
  coverage: number;
  standsInTalk: boolean;
  sources: SourceShares;
}

export function situationOf(
  act: Act,
  userInput: string,
  state: ConversationState,
  { coverage, standsInTalk }: Findings,
): Situation {
  const message = userInput.trim();
  const text = withoutLead(withoutGreeting(withPlainOrders(message))).text || message;
  const said = state.log.map(({ turn }) => turn.userInput);
  const readings = withPriors(recognisedCase(text), text, state, coverage);
  const sources = sourcesIn(message, said, []);
  return { text, act, state, readings, coverage, standsInTalk, sources };
}

/** The kind of an act; an answer to a frequent question is advice. */
export const ruledKind = ({ kind }: Act): string => (kind === 'answer' ? 'advice' : kind);
