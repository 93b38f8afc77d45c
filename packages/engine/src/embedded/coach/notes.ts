import { replyTo, stateAfter, stateText, storedAct } from '../../conversation/index.ts';
import type { CoachNotes, CoachReplyInput } from '../../port.ts';
import { isWholeReply, safetyReply } from '../../safety/gate.ts';

/** Acts whose embedded reply has nothing that a model could use. */
const WITHOUT_REFERENCE = new Set([
  'document',
  'about-files',
  'off-topic',
  'question',
  'small-talk',
]);

/** See {@link PromptNotes.coachNotes}. */
export function coachNotes(input: CoachReplyInput): CoachNotes {
  const safety = safetyReply(input);
  if (safety && isWholeReply(safety)) {
    const details = {
      act: 'support',
      about: null,
      chips: [],
      artefact: null,
      storedAct: storedAct({ kind: 'support' }, input),
    };
    return { support: safety.text, ending: null, state: '', reference: null, details };
  }
  const { text, act, about, chips, artefact } = replyTo({ ...input, passages: [] });
  return {
    support: null,
    ending: safety?.text ?? null,
    state: stateText(stateAfter(input.history), act),
    reference: WITHOUT_REFERENCE.has(act.kind) ? null : text,
    details: { act: act.kind, about, chips, artefact, storedAct: storedAct(act, input) },
  };
}
