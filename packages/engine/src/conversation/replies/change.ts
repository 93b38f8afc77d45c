import type { Artefact } from '@salesai/contract/coach';
import { fold } from '../../shared/text.ts';
import type { Act, ChangeKind } from '../act.ts';
import { askedFor, askedWhich } from '../changes/asked.ts';
import { changed } from '../changes/change.ts';
import { spoken } from '../changes/format.ts';
import { withName } from '../changes/name.ts';
import { withOtherOpening } from '../changes/opening.ts';
import { operationsIn } from '../changes/ordered.ts';
import { restatedIn } from '../changes/restated.ts';
import { withNamedBack } from '../changes/restored.ts';
import {
  isDone,
  ordersRewriting,
  type Restated,
  withoutRewriting,
  withStatedValues,
} from '../changes/stated-values.ts';
import { textsBefore } from '../changes/texts-before.ts';
import { casual } from '../changes/tone.ts';
import { lostValues } from '../changes/values.ts';
import { wholeOf } from '../changes/whole.ts';
import { wishFor } from '../changes/wishes.ts';
import { compose } from '../compose/compose.ts';
import { readRequest } from '../compose/request.ts';
import { statedIn } from '../compose/stated.ts';
import { artefactIn, ownText, renderArtefact } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import { countWords } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { lineOfObjection } from '../words/lines.ts';
import { isMoveLine } from '../words/moves.ts';
import { line } from '../words/say.ts';
import { exampleOfMethod, shortMethod, topicsOfMethod, wholeMethod } from './advice.ts';
import { changedByOrder } from './change-by-order.ts';
import { factsFor } from './change-facts.ts';
import { wholeChanged, withOperations } from './changes.ts';
import { figureToAdd } from './figure-change.ts';
import { shortObjection, wholeObjection } from './objection.ts';
import { DONE, shown, textBefore } from './shown.ts';
import { sumReply } from './sum.ts';

/** Changes the last text; after advice, "mais curto" and "em tópicos" are about the advice. */
export function changeReply(act: Act & { kind: 'change' }, known: Known, variant: number): Draft {
  const { state } = known;
  const about = ofSubject(act, known, variant);
  if (about) return about;
  const figure = figureToAdd(act, known);
  if (figure) return figure;
  const source = act.source?.kind === 'sum' ? textBefore(known) : (act.source ?? state.artefact);
  if (act.change === 'another') return anotherInTone(act.request, source, known, variant);
  if (!source) return { text: line('nothingToChange', variant, known) };
  const ordered = changedByOrder(act.request, source, known);
  if (ordered) return ordered;
  const whole = wholeOf(act.change);
  const back =
    whole === 'restore' ? withNamedBack(source.text, textsBefore(known.state), act.request) : null;
  if (back)
    return shown({ ...safe(source), text: ownText(back) }, source, 'Voltou; o resto ficou igual.');
  if (whole === 'restore' || whole === 'fix') {
    const result = wholeChanged(safe(source), whole, act.request, known);
    return result.text === source.text
      ? unchanged(act.change, result)
      : shown(result, source, DONE[whole]);
  }
  return changedByParts(act, source, known, variant);
}

/** Does what the parts of the message order; a tone that they do not show is that of the act. */
function changedByParts(
  act: Act & { kind: 'change' },
  source: Artefact,
  known: Known,
  variant: number,
): Draft {
  const { change, request } = act;
  const again = restatedAgain(request, source, known);
  if (again) return again;
  const stated = statedAnew(request, source.text);
  if (stated.unsure) return { text: askedWhich(stated.unsure), chips: [] };
  const isRestated = stated.text !== source.text;
  const operations = isDone(stated.rest) ? [] : operationsIn(stated.rest, stated.text);
  const whole = wholeOf(change);
  const changedSource = safe({ ...source, text: stated.text });
  const { artefact, left, done } = withOperations(operations, changedSource, known);
  if (isRestated) done.unshift('replace');
  if (done.length === 0 && whole) {
    const result = wholeChanged(safe(source), whole, request, known);
    if (result.text !== source.text) return shown(result, source, DONE[whole]);
    if (COMPLAINED.test(request)) return another(source, known, variant);
    return unchanged(change, result);
  }
  const isOfForm = operations.length > 0 && operations.every(({ kind }) => kind === 'style');
  if (isOfForm && change === 'add-part' && done.length === 0 && left.length === 0)
    return shown(safe(source), source);
  if (done.length === 0 && (operations.length === 0 || left.length === 0))
    return nothingDone(act, source, known, variant);
  const [only] = done;
  if (left.length === 0)
    return shown(artefact, source, done.length === 1 && only ? DONE[only] : undefined);
  if (done.length === 0) return { text: askedFor(left), chips: [] };
  const draft = shown(artefact, source);
  return { ...draft, text: `${draft.text}\n\n${askedFor(left)}` };
}

/** What a message states otherwise than the text; an order to write it anew is no part of the rest. */
function statedAnew(request: string, text: string): Restated {
  const isOrdered = ordersRewriting(request);
  return withStatedValues(isOrdered ? withoutRewriting(request) : request, text, isOrdered);
}

/** "ficou confuso, é assim: …": the text anew, from what it is to say. */
function restatedAgain(request: string, source: Artefact, known: Known): Draft | null {
  const said = restatedIn(request);
  if (said === null) return null;
  const asked = `escreve uma mensagem dizendo que ${said}`;
  const { sentences, questions } = statedIn(readRequest(asked), known);
  if (sentences.length + questions.length === 0) return null;
  const isPost = source.kind === 'post' && !NO_POST.test(fold(request));
  const isToMany = known.isToMany || TO_MANY.test(fold(request));
  const person = isToMany ? null : known.person;
  const form = source.kind === 'email' ? 'email' : isPost ? 'post' : 'message';
  return shown(
    compose(
      { form, purpose: 'general', request: asked, variant: 0 },
      { ...known, isToMany, person },
    ),
    source,
  );
}

const NO_POST = /\bn(?:ao)? (?:e|eh) (?:um )?post\b/;
const TO_MANY = /\b(?:minhas|meus|todas?|todos|as|os) client[ea]s\b|\bgrupo\b|\bpessoal\b/;

/** "põe o nome do piloto" is no wish for the customer's name. */
const isNameOfCustomer = (request: string): boolean =>
  !/\bnome d[aeo]s? (?!client|mulher|homem|moc|rapaz|pessoa|don[oa]\b)\p{L}{3,}/u.test(
    fold(request),
  );

/** The message names nothing that could be done: what is missing is asked for. */
function nothingDone(
  { change, request }: Act & { kind: 'change' },
  source: Artefact,
  known: Known,
  variant: number,
): Draft {
  if (change === 'add-name') {
    if (!known.person || !isNameOfCustomer(request))
      return { text: line('nameAsk', variant, known), chips: [] };
    const text = withName(source.text, known.person);
    return text === source.text
      ? unchanged(change, source)
      : shown({ ...source, text }, source, DONE[change]);
  }
  if (change === 'add-part')
    return { text: line(isLong(request) ? 'changeAsk' : 'partAsk', variant, known), chips: [] };
  return unchanged(change, safe(source));
}

const ORDER_WORDS = 4;
/** A complaint rather than "põe mais uma coisa". */
const isLong = (request: string): boolean => countWords(request) > ORDER_WORDS;

/** A text that somebody dislikes is replaced where its tone cannot be changed. */
const COMPLAINED = /\b(?:n[aã]o|rob[oô]|ruim|estranh|feio|forçad|forcad)/iu;

/** There was nothing to remove or to correct. */
function unchanged(change: ChangeKind, artefact: Artefact): Draft {
  const why =
    change === 'add-name'
      ? 'O nome já está no texto.'
      : change === 'remove-price'
        ? 'O texto já está sem preço.'
        : change === 'remove-part'
          ? 'Não achei essa parte no texto. Qual frase você quer tirar?'
          : change === 'shorter'
            ? 'Mais curta que isso, ela perde o sentido. Eu manteria assim:'
            : change === 'warmer' || change === 'casual'
              ? 'Mais que isso soaria forçado. Eu manteria assim:'
              : 'Não consegui fazer essa mudança. Me diz o trecho e como ele fica, assim: “troca quinta por sexta”.';
  return { text: `${why}\n\n${renderArtefact(artefact)}` };
}

const safe = (artefact: Artefact): Artefact => ({ ...artefact, text: ownText(artefact.text) });

/** "mais curto", "detalha", "em tópicos" right after advice or an objection. */
function ofSubject(
  { change, source }: Act & { kind: 'change' },
  known: Known,
  variant: number,
): Draft | null {
  const { state } = known;
  const last = state.last?.kind;
  const isPasted =
    source !== null && source !== state.artefact && source.text !== state.artefact?.text;
  if (isPasted) return null;
  const follows = last === 'advice' || last === 'objection' || last === 'explain';
  if (!follows || (state.artefact && isMoveLine(state.artefact.text, known))) return null;
  if (state.subject?.kind === 'advice') {
    const { topic } = state.subject;
    if (change === 'shorter') return shortMethod(topic);
    if (change === 'longer') return wholeMethod(topic);
    if (change === 'topics') return topicsOfMethod(topic);
    if (change === 'another') return exampleOfMethod(topic, known, variant + 1);
  }
  if (state.subject?.kind === 'objection') {
    const { key } = state.subject;
    if (change === 'shorter') return shortObjection(key, known);
    if (change === 'longer') return wholeObjection(key, known, variant);
  }
  return null;
}

/** One more reply to the objection, or one more example. */
export const anotherReply = (known: Known, variant: number): Draft =>
  another(known.state.artefact, known, variant);

/** "faz outra pra Bia mais firme": another version, in the tone that is named with it. */
function anotherInTone(
  request: string,
  source: Artefact | null,
  known: Known,
  variant: number,
): Draft {
  const draft = another(source, known, variant);
  const wish = /(?<![\p{L}])(?:mais|menos|bem) \p{L}+/iu.exec(request)?.[0];
  const whole = wish ? wishFor(wish) : null;
  const made = artefactIn(draft.text);
  if (!made || !whole || !/^(?:firmer|warmer|casual|formal|shorter)$/.test(whole)) return draft;
  return shown(changed(made, whole, factsFor(wish ?? '', known)), made, DONE[whole]);
}

/** Another version: of the text, of the reply to the objection, of the example. */
function another(source: Artefact | null, known: Known, variant: number): Draft {
  const { subject, origin } = known.state;
  const made = origin ?? null;
  if (made?.kind === 'text' && made.purpose !== null) {
    const { form, purpose, request } = made;
    const isForSame = known.person === null || (source?.text.includes(known.person) ?? false);
    const versions = (isForSame ? [1, 2, 3, 4] : [0]).map((more) =>
      compose({ form, purpose, request, variant: variant + more }, known),
    );
    const other = versions.find(({ text }) => text !== source?.text) ?? versions[0];
    if (source && other && isForSame && !haveSameValues(source.text, other.text))
      return shown({ ...source, text: withOtherOpening(source.text) }, source);
    if (other) return shown(other, source ?? EMPTY);
  }
  if (made?.kind === 'sum') return sumReply(made);
  if (subject?.kind === 'objection') {
    const text =
      lineOfObjection(subject.key, variant + 1, known) ?? objectionOf(subject.key)?.short ?? '';
    return {
      text: `Outro jeito de responder:\n\n${renderArtefact({ kind: 'message', channel: 'spoken', text })}`,
    };
  }
  if (subject?.kind === 'advice') return exampleOfMethod(subject.topic, known, variant + 1);
  if (subject?.kind === 'line' && source) return inOwnWords(source);
  if (subject?.kind === 'text') {
    return shown(compose({ ...subject, variant: variant + 1 }, known), source ?? EMPTY);
  }
  return { text: line('nothingToChange', variant, known) };
}

/** Whether no value or name of a text that was changed since is lost or comes back. */
const haveSameValues = (text: string, other: string): boolean =>
  lostValues(text, other).length + lostValues(other, text).length === 0;

const EMPTY: Artefact = { kind: 'message', channel: null, text: '' };

/** The rewritten line of the seller, as it is said aloud. */
function inOwnWords(source: Artefact): Draft {
  const text = casual(spoken(source.text).replace(/ … /g, ' '));
  return shown({ ...source, text }, source);
}
