import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { withSentence } from '../changes/add.ts';
import { askedFor } from '../changes/asked.ts';
import { operationsIn } from '../changes/ordered.ts';
import { figureFor } from '../compose/figure.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { withOperations } from './changes.ts';
import { DONE, shown, textBefore } from './shown.ts';

/** "põe isso na mensagem", "bota essa parcela no texto": what was just found. */
const THAT =
  /^(?:(?:e|entao|agora|ai|ok|boa|ta)[, ]+)*(?:poe|bota|coloca|usa|inclui|acrescenta|adiciona) (?:ai )?(?:so )?(?:iss[oa]|(?:ess[ae]s?|[ao]) (?:valor|preco|total|conta|parcelas?|diferenca|economia|numeros?|resultado))(?: por \w+| de cada \w+| novo)?(?=$|[ ,.!])/;
const IN_PLACE_OF_SHARE =
  /\b(?:no lugar|em vez|ao inves)\b.{0,12}\b(?:porcentagem|percentual|por cento)\b/;

/** "põe isso na mensagem" right after a figure: into the last text before it, with what else is ordered. */
export function figureToAdd({ request }: Act & { kind: 'change' }, known: Known): Draft | null {
  if (known.state.last?.kind !== 'sum' || !THAT.test(fold(request))) return null;
  const figure = figureFor('isso', known);
  const text = textBefore(known);
  if (!figure || !text || text.kind === 'sum') return null;
  const rest = operationsIn(request, text.text).filter(
    (one) => one.kind === 'remove' || (one.kind === 'add' && !REFERS.test(fold(one.what))),
  );
  const { artefact, left } = withOperations(rest, text, known);
  const put = withFigure(artefact.text, figure, IN_PLACE_OF_SHARE.test(fold(request)));
  const draft = shown({ ...artefact, text: put ?? artefact.text }, text, DONE['add-part']);
  const undone = left.filter(({ kind }) => kind === 'add');
  return undone.length > 0 ? { ...draft, text: `${draft.text}\n\n${askedFor(undone)}` } : draft;
}

const REFERS =
  /^(?:so )?(?:iss[oa]|(?:ess[ae]s?|[ao]) (?:valor|preco|total|conta|parcela|diferenca|economia|numero|resultado))/;
const SHARE = /\d{1,3}(?:,\d)?\s?%/u;

/** A text with a figure in a sentence of its own, or in the place of its share. */
function withFigure(text: string, figure: string, isInPlace: boolean): string | null {
  const amount = /R\$ [\d.,]*\d/u.exec(figure)?.[0];
  if (isInPlace && amount && SHARE.test(text)) return text.replace(SHARE, amount);
  return withSentence(text, { what: figure, order: '', isQuestion: false, where: null });
}
