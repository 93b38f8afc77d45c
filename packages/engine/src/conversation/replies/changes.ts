import type { Artefact } from '@salesai/contract/coach';
import { asPattern, fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { isAccepted } from '../changes/accepted.ts';
import { withEmoji, withSentence } from '../changes/add.ts';
import { addressAsked, withAddress, withSameAddress } from '../changes/address.ts';
import { applied } from '../changes/apply.ts';
import { changed, type WholeChange } from '../changes/change.ts';
import { bubblesAsked } from '../changes/format.ts';
import { withName } from '../changes/name.ts';
import { OTHER_OPENING, withOtherOpening } from '../changes/opening.ts';
import type { Operation } from '../changes/operations.ts';
import { isOrderOperation, orderApplied } from '../changes/order/apply.ts';
import { operationsIn } from '../changes/ordered.ts';
import { isPriceAlone } from '../changes/priced.ts';
import { withShareInMoney } from '../changes/share.ts';
import { withSignature } from '../changes/signature.ts';
import { isThingAlone, statedThing } from '../changes/stated-thing.ts';
import { textsBefore } from '../changes/texts-before.ts';
import { type ValueType, valuesIn } from '../changes/values.ts';
import { wholeChanges } from '../changes/whole.ts';
import { figureFor, figureOf } from '../compose/figure.ts';
import { slotsFor } from '../compose/slots.ts';
import type { Known } from '../state/known.ts';
import { inTone, type Tone } from '../words/moves.ts';
import { factsFor } from './change-facts.ts';

/** Changes for which a line of the knowledge may have a wording of its own. */
const TONES: Partial<Record<ChangeKind, Tone>> = {
  casual: 'casual',
  warmer: 'warm',
  firmer: 'firm',
  shorter: 'short',
};

/** What was done to a text, and the wishes that could not be met. */
export interface Changed {
  artefact: Artefact;
  left: Operation[];
  /** What was done, in its order. */
  done: ChangeKind[];
}

/** A text after the changes that several requests order. */
export function withChanges(
  requests: readonly string[],
  source: Artefact,
  known: Known,
): Pick<Changed, 'artefact' | 'left'> {
  let artefact = source;
  const left: Operation[] = [];
  for (const request of requests) {
    const changed = withOperations(operationsIn(request, artefact.text), artefact, known);
    artefact = changed.artefact;
    left.push(...changed.left);
  }
  return { artefact, left };
}

/** What removes comes before what adds, or the addition might go; forms of the whole text are last. */
const TURNS = [
  'back',
  'swap',
  'values',
  'figure',
  'remove',
  'name',
  'untitled',
  'replace',
  'move',
  'medium',
  'style',
  'keep',
  'begin',
  'add',
  'end',
  'once',
  'format',
] as const;
const turnOf = (one: Operation): number =>
  TURNS.indexOf(one.kind === 'style' ? turnOfStyle(one) : one.kind);
const turnOfStyle = ({ what, order }: Operation & { kind: 'style' }) => {
  const kinds = wholeChanges(what, order);
  if (kinds.includes('topics') || bubblesAsked(what) !== null) return 'format';
  return kinds.some((kind) => /^(?:whatsapp|email|spoken)$/.test(kind)) ? 'medium' : 'style';
};

/** A text after all operations. */
export function withOperations(
  operations: readonly Operation[],
  source: Artefact,
  known: Known,
): Changed {
  const result: Changed = { artefact: source, left: [], done: [] };
  for (const one of operations.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const { artefact } = result;
    const after =
      one.kind === 'style' ? styled(artefact, one, known) : partChanged(artefact, one, known);
    if (after?.artefact.text === artefact.text) continue;
    if (after === null || !isAccepted(artefact.text, after.artefact.text, one)) {
      result.left.push(one);
      continue;
    }
    const { text } = after.artefact;
    const isOther = addressAsked(orderOf(one)) !== null;
    result.artefact = {
      ...after.artefact,
      text: isOther ? text : withSameAddress(text, artefact.text),
    };
    result.done.push(after.done);
  }
  return result;
}

function wordsOf(one: Operation): string {
  if (one.kind === 'name') return one.who;
  if (one.kind === 'replace') return one.by;
  return 'what' in one ? one.what : '';
}

const orderOf = (one: Operation): string =>
  'order' in one ? `${one.order} ${wordsOf(one)}`.trim() : '';

interface Step {
  artefact: Artefact;
  done: ChangeKind;
}

const DONE: Readonly<Record<Exclude<Operation['kind'], 'style'>, ChangeKind>> = {
  remove: 'remove-part',
  replace: 'replace',
  name: 'add-name',
  move: 'replace',
  add: 'add-part',
  once: 'remove-part',
  values: 'replace',
  swap: 'replace',
  begin: 'replace',
  end: 'replace',
  back: 'restore',
  keep: 'add-part',
  figure: 'add-part',
  untitled: 'remove-part',
};

function partChanged(
  source: Artefact,
  one: Exclude<Operation, { kind: 'style' }>,
  known: Known,
): Step | null {
  if (isOrderOperation(one)) {
    const text = orderApplied(
      source.text,
      one,
      known.state.artefact?.text ?? source.text,
      textsBefore(known.state),
    );
    return text === null ? null : { artefact: { ...source, text }, done: DONE[one.kind] };
  }
  const operation = one.kind === 'add' ? { ...one, what: referred(one.what, known) } : one;
  if (operation.kind === 'add' && isPriceAlone(operation.what)) return priced(source, known);
  const own = special(source.text, operation, known);
  if (own === null && operation.kind === 'add' && isThingAlone(operation.what))
    return withThing(source, operation.what, known);
  const text = own ?? applied(source.text, operation);
  return text === null ? null : { artefact: { ...source, text }, done: DONE[one.kind] };
}

/** "põe a garantia também": as the seller stated it in this talk; null where nothing was. */
function withThing(source: Artefact, what: string, known: Known): Step | null {
  if (hasThing(source.text, what)) return { artefact: source, done: 'add-part' };
  const stated = statedThing(what, known);
  const text = stated ? withSentenceOf(source.text, stated) : null;
  return text === null ? null : { artefact: { ...source, text }, done: 'add-part' };
}

const THINGS: readonly (readonly [RegExp, ValueType])[] = [
  [/\b(?:data|dia)\b/, 'day'],
  [/\b(?:hora|horario)\b/, 'hour'],
  [/\b(?:preco|valor|total)\b/, 'price'],
];

/** "com a data e o horário": whether a text states all that is named. */
function hasThing(text: string, what: string): boolean {
  const own = valuesIn(text).map(({ type }) => type);
  const named = THINGS.filter(([name]) => name.test(fold(what)));
  return named.length > 1 && named.every(([, type]) => own.includes(type));
}

/** "faltou o preço": the price that was named or calculated before; null where there is none. */
function priced(source: Artefact, known: Known): Step | null {
  if (/r\$\s?\d/iu.test(source.text)) return { artefact: source, done: 'add-part' };
  const figure =
    figureOf('', { request: 'o valor', refers: 'o valor' }, known) ?? priceBefore(known);
  const text = figure ? withSentenceOf(source.text, figure) : null;
  return text === null ? null : { artefact: { ...source, text }, done: 'add-part' };
}

const withSentenceOf = (text: string, what: string): string | null =>
  withSentence(text, { what, order: '', isQuestion: false, where: null });

function priceBefore(known: Known): string | null {
  const { valor } = slotsFor('o valor', known);
  const figure = valor.replace(/^R\$ /u, '');
  const isPrice = new RegExp(
    `(?:r\\$|por|custa|sai|fica|deu|valor|preco|cobro|total|a) ?(?:e |em |por |de |a )?${asPattern(figure)}(?![\\d,])|(?<![\\d,.])${asPattern(figure)} ?(?:reais|real|conto|pila|cada)`,
  );
  const isNamed = known.state.log.some(({ turn }) =>
    isPrice.test(fold(`${turn.userInput}\n${turn.assistantResponse}`)),
  );
  return valor.startsWith('[') || !isNamed ? null : `o valor é ${valor}`;
}

const REFERENCE =
  /^(?:tudo )?(?:isso|ess[ae]s?|aquel[ae]s?|o (?:total|valor|resultado))(?: \p{L}+){0,3}$/u;
/** "esse valor": the figure that was answered before. */
const referred = (what: string, known: Known): string =>
  REFERENCE.test(fold(what)) ? (figureFor(what, known) ?? what) : what;

/** Orders about the whole text whose words look like a part: "trata por senhora", "assina como Rita". */
function special(text: string, one: Operation, { person, firstName }: Known): string | null {
  const order = orderOf(one);
  const form = addressAsked(order);
  if (form) return withAddress(text, form);
  const share = one.kind === 'remove' ? null : withShareInMoney(text, order);
  if (share) return share;
  if (/^(?:\S+ ){0,2}assin[ae]/iu.test(order) && one.kind !== 'remove')
    return withSignature(text, wordsOf(one), firstName);
  if (OTHER_OPENING.test(fold(order)) && one.kind !== 'add') return withOtherOpening(text);
  return isNameOfCustomer(one) && person ? withName(text, person) : null;
}

/** "põe o nome dela" */
const isNameOfCustomer = (one: Operation): boolean =>
  one.kind === 'add' &&
  /^(?:o )?nome (?:del[ae]|d[aeo](?: (?:client[ea]|mulher|homem|moc[ao]|rapaz|pessoa|don[oa]))?)(?: n[oa] \w+)?\W*$/.test(
    fold(one.what),
  );

/** What adds politeness comes before what shortens. */
const shortLast = (a: WholeChange, b: WholeChange): number =>
  Number(a === 'shorter') - Number(b === 'shorter');

/** A text in another tone, length or form. */
function styled(
  source: Artefact,
  { what, order }: Operation & { kind: 'style' },
  known: Known,
): Step | null {
  const request = `${order} ${what}`;
  const form = addressAsked(request);
  if (form)
    return { artefact: { ...source, text: withAddress(source.text, form) }, done: 'replace' };
  if (/\bemojis?\b|\bcarinha|\bcorac/.test(fold(what)))
    return { artefact: { ...source, text: withEmoji(source.text, what) }, done: 'add-part' };
  const kinds = wholeChanges(what, order).toSorted(shortLast);
  let artefact = source;
  for (const kind of kinds) artefact = wholeChanged(artefact, kind, request, known);
  return { artefact, done: kinds[0] ?? 'casual' };
}

/** A line of the knowledge may have a wording of its own in a tone. */
export function wholeChanged(
  source: Artefact,
  kind: WholeChange,
  request: string,
  known: Known,
): Artefact {
  const tone = TONES[kind];
  const toned = tone && !MARKED.test(request) ? inTone(source.text, tone, known) : null;
  return toned !== null && toned !== source.text
    ? { ...source, text: toned }
    : changed(source, kind, factsFor(request, known));
}

/** A request that names a length or a detail needs more than another tone. */
const MARKED = /\d|["“]/;
