import type { Artefact } from '@salesai/contract/coach';
import type { ChangeKind } from '../act.ts';
import { unknownIn } from '../compose/compose.ts';
import { artefactIn, renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';

const TEXTS = /^(?:message|email|list|post|proposal)$/;
const TEXT_TURNS = 6;
/** The last text for a customer: a change is never meant for the steps of a sum. */
export const textBefore = ({ state }: Known): Artefact | null =>
  state.log
    .slice(-TEXT_TURNS)
    .map(({ turn }) => artefactIn(turn.assistantResponse))
    .findLast((one) => one !== null && TEXTS.test(one.kind)) ?? state.artefact;

/** What was done, where the text alone may not show it at once. */
export const DONE: Partial<Record<ChangeKind, string>> = {
  shorter: 'Encurtei.',
  longer: 'Ficou mais completa.',
  warmer: 'Ficou mais calorosa.',
  firmer: 'Ficou mais direta.',
  casual: 'Ficou mais solta.',
  formal: 'Ficou mais séria.',
  'remove-part': 'Tirei esse trecho; o resto ficou igual.',
  'add-part': 'Incluí; o resto ficou igual.',
  'add-name': 'O nome entrou.',
  replace: 'Troquei; o resto ficou igual.',
  restore: 'Voltou como estava.',
};

/** A changed text with what was done, and what is still to be filled in. */
export function shown(artefact: Artefact, source: Artefact, done?: string): Draft {
  const missing = unknownIn(artefact.text).filter((one) => !unknownIn(source.text).includes(one));
  const fill = missing.length > 0 ? `Preencha: ${missing.join(', ')}.` : '';
  const note = [done, fill].filter(Boolean).join(' ');
  return { text: [renderArtefact(artefact), note].filter(Boolean).join('\n\n') };
}
