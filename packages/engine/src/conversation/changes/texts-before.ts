import { artefactIn } from '../reading/artefact.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** The versions of the last text before it, the latest first. */
export const textsBefore = ({ log, artefact }: ConversationState): string[] =>
  log
    .slice(
      Math.max(
        0,
        log.findLastIndex(({ act }) => act.kind === 'text'),
      ),
    )
    .map(({ turn }) => artefactIn(turn.assistantResponse))
    .flatMap((one) => (one && one.kind !== 'sum' && one.text !== artefact?.text ? one.text : []))
    .toReversed();
