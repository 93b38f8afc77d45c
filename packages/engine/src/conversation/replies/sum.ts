import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';

export function sumReply({ outcome, besides }: Act & { kind: 'sum' }): Draft {
  if (outcome.kind === 'missing') return { text: outcome.ask, chips: [] };
  const assumed =
    outcome.assumed.length > 0 ? `\n\nConsiderei: ${outcome.assumed.join('; ')}.` : '';
  if (outcome.isOpen)
    return {
      text: `Entendi assim: ${outcome.steps}. ${outcome.answer} É isso mesmo?${assumed}`,
      chips: besides ? [besides] : [],
    };
  const steps = outcome.steps
    ? `\n\n${renderArtefact({ kind: 'sum', channel: null, text: outcome.steps })}`
    : '';
  const text = `${outcome.answer}${steps}${assumed}`;
  if (!besides) return { text };
  return IN_RETURN.test(fold(besides))
    ? { text: `${text}\n\n${ASK_IN_RETURN}` }
    : { text: `${text}\n\nA outra parte vem agora: toque em “${besides}”.`, chips: [besides] };
}

/** "o que eu peço em troca?" */
const IN_RETURN = /\b(?:em troca|de volta|de contrapartida)\b/;
const ASK_IN_RETURN =
  'Em troca do desconto, peça uma coisa só: fechar hoje, levar mais um item, pagar à vista ou indicar alguém.';
