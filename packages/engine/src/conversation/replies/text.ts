import { scriptFor } from '../../embedded/coach/script.ts';
import { listOf } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { renderArtefact } from '../artefact.ts';
import { compose, unknownIn } from '../compose.ts';
import { type Known, offerIn } from '../known.ts';
import { line } from '../lines.ts';
import type { Draft } from '../reply-type.ts';

const SCRIPT = /(?<![\p{L}])(?:scripts?|roteiro|abertura|primeira mensagem)(?![\p{L}])/iu;

export function textReply(act: Act & { kind: 'text' }, known: Known, variant: number): Draft {
  const { form, purpose, request } = act;
  if (purpose === null)
    return {
      text: line('purposeAsk', variant, known),
      chips: ['retomar quem sumiu', 'mandar um orçamento', 'cobrar com educação'],
    };
  if (SCRIPT.test(request) && offerIn(request) === null)
    return scriptReply(request, known, variant);
  const artefact = compose({ form, purpose, request, variant }, known);
  const unknown = unknownIn(artefact.text);
  const missing = [...(artefact.text.includes('[nome]') ? ['nome do cliente'] : []), ...unknown];
  const note =
    missing.length > 0
      ? `Antes de mandar, preencha: ${listOf(missing.slice(0, 4))}.`
      : 'Usei só o que você me contou.';
  return { text: `${renderArtefact(artefact)}\n\n${note}` };
}

/** The seller's own script of the channel, or one for the ICP. */
function scriptReply(request: string, known: Known, variant: number): Draft {
  const { intro, text, tip, isCall } = scriptFor(known.context, request, variant);
  const artefact = isCall
    ? ({ kind: 'call', channel: 'phone', text } as const)
    : ({ kind: 'message', channel: null, text } as const);
  return { text: [intro, renderArtefact(artefact), tip].filter(Boolean).join('\n\n') };
}
