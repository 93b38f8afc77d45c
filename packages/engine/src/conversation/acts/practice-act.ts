import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { asksFeedback, practiceObjection } from './practice.ts';

const PLAYS =
  /^(?:(?:e|agora|entao|bora|ta|tá|ok)[, ]+)*(?:fing[ea]\w*|faz(?:er)? de conta|fa[cz]a? o papel|simula\w*|bora simular|vamos (?:treinar|simular)|trein[ae] comigo|(?:voce|vc|tu|ce) (?:e|eh|vai ser|sera|seria|faz) (?:[oa]|uma?) )/;

/** "agora você é a Sueli, atende aí" starts an exercise; "nota?" right after one is about it. */
export function practiceAct(text: string, folded: string, state: ConversationState): Act | null {
  const { last, open } = state;
  if (open?.kind === 'exercise') return null;
  if (
    last?.kind === 'practice' &&
    last.step !== 'end' &&
    asksFeedback(text) &&
    countWords(text) <= 8
  )
    return { kind: 'practice', step: 'feedback', objection: '', said: text };
  return PLAYS.test(folded) && !text.includes('?')
    ? {
        kind: 'practice',
        step: 'start',
        objection: practiceObjection(text, state),
        said: text,
      }
    : null;
}
