import type { Artefact } from '@salesai/contract/coach';
import { fold } from '../../shared/text.ts';
import { addsFact } from '../changes/added-fact.ts';
import { askedFor, askedWhich } from '../changes/asked.ts';
import type { Operation } from '../changes/operations.ts';
import { readOrder } from '../changes/order/reader.ts';
import { withValuesOf } from '../changes/order/values.ts';
import { operationsIn } from '../changes/ordered.ts';
import { textsBefore } from '../changes/texts-before.ts';
import { ownText } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { withOperations } from './changes.ts';
import { DONE, shown } from './shown.ts';

/** Does what the clauses of a message order; null where some of it is not read clause by clause. */
export function changedByOrder(request: string, source: Artefact, known: Known): Draft | null {
  const given = { ...source, text: ownText(source.text) };
  const { operations, unread } = readOrder(request, {
    text: given.text,
    earlier: textsBefore(known.state),
  });
  if (operations.length === 0 || unread.some((one) => one.endsWith('?'))) return null;
  const removes = operations.some(({ kind }) => kind === 'remove');
  const others = unread
    .filter((one) => !(removes && WHY.test(one)))
    .flatMap((one) => operationsIn(one, given.text).filter((part) => !pastes(part, one)));
  const { artefact, left, done } = withOperations([...operations, ...others], given, known);
  const [only] = done;
  if (done.length === 0 && left.length === 0)
    return shown(given, source, 'O texto já está assim; eu manteria.');
  const isOfTone = operations.length === 1 && left[0]?.kind === 'style';
  if (done.length === 0 && isOfTone) return null;
  const asked = whichOf(left, artefact.text) ?? askedFor(left);
  if (done.length === 0) return { text: asked, chips: [] };
  if (left.length === 0)
    return shown(artefact, source, done.length === 1 && only ? DONE[only] : undefined);
  const draft = shown(artefact, source);
  return { ...draft, text: `${draft.text}\n\n${asked}` };
}

/** "sem garantia, é peça usada": why something goes stands in no text. */
const WHY =
  /^(?:é|eh|el[ae]s?|eu|j[aá]|a gente|n[aã]o|quero que|depois|meu|minha)\s(?!.*(?<![\p{L}])(?:tamb[eé]m|tb|tbm)(?![\p{L}]))/iu;

/** Which value of a text a new one is to replace, where several may be meant. */
function whichOf([first]: readonly Operation[], text: string): string | null {
  const unsure = first?.kind === 'values' ? withValuesOf(first.clause, text).unsure : null;
  return unsure && askedWhich(unsure);
}

/** An order that was read as words to say. */
const pastes = (part: Operation, clause: string): boolean =>
  part.kind === 'add' &&
  part.order === '' &&
  !addsFact(clause) &&
  fold(clause).startsWith(fold(part.what).slice(0, PASTED));
const PASTED = 12;
