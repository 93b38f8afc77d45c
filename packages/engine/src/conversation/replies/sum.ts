import type { Act } from '../act.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';

export function sumReply({ outcome }: Act & { kind: 'sum' }): Draft {
  if (outcome.kind === 'missing') return { text: outcome.ask, chips: [] };
  const assumed =
    outcome.assumed.length > 0 ? `\n\nConsiderei: ${outcome.assumed.join('; ')}.` : '';
  if (outcome.isOpen)
    return {
      text: `Entendi assim: ${outcome.steps}. ${outcome.answer} É isso mesmo?${assumed}`,
      chips: [],
    };
  return {
    text: `${outcome.answer}\n\n${renderArtefact({ kind: 'sum', channel: null, text: outcome.steps })}${assumed}`,
  };
}
