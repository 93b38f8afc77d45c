import { questionWords } from '../../shared/question-words.ts';
import { asPattern, cut, fold, listOf } from '../../shared/text.ts';
import { currentCase } from '../cases/case.ts';
import { referenceIn } from '../cases/customer.ts';
import { nameInside } from '../cases/in-words.ts';
import { artefactIn } from '../reading/artefact.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { type Asked, EARLY, fitOf, personFit, placeFit } from './recall-fit.ts';
import { hitsIn, stemsOf } from './recall-match.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';
import { currentValue, customerOf, type Replaced, replacedIn } from './replaced-values.ts';
import { type Passage, passagesIn } from './stated-passages.ts';
import { asksDayAndHour, DAY_AND_HOUR, kindAsked, type ValueKind } from './value-kinds.ts';

/** A value of the kind that is asked for, as later corrections left it. */
interface Candidate {
  value: string;
  /** As it was written. */
  written: string;
  clause: string;
  passage: Passage;
  /** How much of the question stands around it, 0 to 1. */
  share: number;
  score: number;
}

/** How much a word of the question counts in the clause of a value, its sentence, message, and farther. */
const NEAR = { clause: 1, sentence: 0.85, message: 0.6, beside: 0.35 } as const;
const SHARE_MIN = 0.35;
/** What a value that names the thing asked for has of the question by itself. */
const NAMED = 0.4;
/** Of values this close the one that was stated last counts. */
const CLOSE = 0.12;

/** A value that answers a question, with how much of the question stands around it, 0 to 1. */
export interface TypedAnswer {
  text: string;
  share: number;
}

/** The day, hour, amount or number that a question asks for, from all of the talk; null where unclear. */
export function typedValue(question: string, state: ConversationState): TypedAnswer | null {
  if (asksDayAndHour(question)) return dayAndHour(question, state);
  const kind = kindAsked(question, stemsIn(question));
  const found = kind && valueOfKind(question, state, kind);
  return found && { text: worded([found.best], found.asked), share: found.best.share };
}

/** "que dia ficou, e a que horas?": both, as an appointment was stated last, else each by itself. */
function dayAndHour(question: string, state: ConversationState): TypedAnswer | null {
  const [days, hours] = DAY_AND_HOUR.map((kind) => candidatesOf(question, state, kind));
  if (!days || !hours) return null;
  const { asked } = days;
  const together = days.found.filter(({ passage }) =>
    hours.found.some((one) => isSame(one.passage, passage)),
  );
  const day = bestOf(together, asked, true) ?? bestOf(days.found, asked, true);
  const besideDay = hours.found.filter((one) => day && isSame(one.passage, day.passage));
  const hour = besideDay.at(-1) ?? bestOf(hours.found, asked, true);
  const found = [day, hour].filter((one) => one !== null);
  return found[0] ? { text: worded(found, asked), share: found[0].share } : null;
}

const isSame = (one: Passage, other: Passage): boolean =>
  one.at === other.at && one.source === other.source && one.text === other.text;

/** The value of a kind that a question asks for, with what the question is read as; null where unclear. */
function valueOfKind(
  question: string,
  state: ConversationState,
  kind: ValueKind,
): { best: Candidate; asked: Asked } | null {
  const { found, asked } = candidatesOf(question, state, kind);
  const best = bestOf(found, asked, false);
  return best && { best, asked };
}

function candidatesOf(
  question: string,
  state: ConversationState,
  kind: ValueKind,
): { found: Candidate[]; asked: Asked } {
  const stems = stemsIn(question);
  const passages = passagesIn(state);
  const weights = knownWeights(stems, passages);
  const asked: Asked = {
    folded: questionWords(fold(question)),
    weights,
    isUnknown: !kind.isNamed && stems.length > 0 && weights.size === 0,
    ...caseOf(question, state),
    state,
  };
  const replaced = replacedIn(state, kind.read);
  return { found: passages.flatMap((one) => candidatesIn(one, asked, kind, replaced)), asked };
}

/** Words that only ask, or say where the value goes. */
const ASKING =
  /^(?:tem|deu|da|dava|dari|fico\w?|colo\w*|sao|ser|eram|vai|foi|anot\w*|gent\w*|diss\w*|valo|prec|tota|perce|porce|texto?|text|msg|mensa|zap|whats|botei|numer|quant|hora\w?|minut|dia|data|memor)$/;
const stemsIn = (question: string): string[] => {
  const folded = questionWords(fold(question));
  const paid = /\bpag(?:a|am|ou|ava|ando)\b/.test(folded) ? ['pag'] : [];
  return [...new Set([...paid, ...stemsOf(folded).filter((stem) => !ASKING.test(stem))])];
};

/** What each word of the question that the talk has says: the rarer, the more. */
function knownWeights(stems: readonly string[], passages: readonly Passage[]): Map<string, number> {
  const contexts = [...new Set(passages.map(({ context }) => context))];
  return new Map(
    stems.flatMap((stem) => {
      const count = contexts.filter((context) => hitsIn(context, [stem]) > 0).length;
      return count > 0 ? [[stem, 1 / Math.sqrt(count)] as const] : [];
    }),
  );
}

function caseOf(question: string, { cases }: ConversationState): Pick<Asked, 'one' | 'isNamed'> {
  const reference = referenceIn(question, cases);
  const isPronoun = /\b(?:del[ae]|el[ae])\b/.test(fold(question));
  const known = reference.kind === 'known' ? (cases.all[reference.at] ?? null) : null;
  const one = known ?? (isPronoun ? currentCase(cases) : null);
  const last = one?.name ? fold(one.name).split(' ').at(-1) : undefined;
  const isNamed =
    last !== undefined &&
    fold(question)
      .split(/[^a-z]+/)
      .includes(last);
  return { one, isNamed };
}

const CLAUSES =
  /(?<=[.!?;:])\s+|,\s+(?!(?:o )?dia \d|[àa]s \d)|\s(?=e (?:[oa]s? |n[oa] |d[aeo] |\p{L}+ \d)|(?:mas|pra|porque|pq) )/u;

function candidatesIn(
  passage: Passage,
  asked: Asked,
  { read, isNamed, isLong }: ValueKind,
  replaced: readonly Replaced[],
): Candidate[] {
  const clauses = (isLong ? [passage.text] : passage.text.split(CLAUSES)).filter(
    (one) => one.trim() !== '',
  );
  const found = clauses.flatMap((clause) =>
    nearestIn(clause, read(clause), asked).map((written) => {
      const around = shareOf(clause, passage, asked);
      const share = isNamed ? Math.max(NAMED, around) : around;
      return {
        value: EARLY.test(asked.folded)
          ? written
          : currentValue(written, placeOf(passage, asked), replaced),
        written,
        clause,
        passage,
        share,
        score: share + fitOf(passage, clause, asked),
      };
    }),
  );
  // Beside a value whose own clause names the thing, the others of the sentence are of other things.
  const named = found.filter(({ clause }) => namesAsked(clause, asked));
  return named.length > 0 ? named : found;
}

/** A text may keep what the order that made it put right. */
function placeOf({ at, source, context }: Passage, { state }: Asked) {
  const turn = state.log[at]?.turn;
  const isText = source === 'text';
  const text = isText ? (artefactIn(turn?.assistantResponse ?? '')?.text ?? null) : null;
  return { at: isText ? at - 1 : at, of: customerOf(turn?.userInput ?? context, text) };
}

const namesAsked = (clause: string, { weights }: Asked): boolean =>
  weights.size > 0 && hitsIn(fold(clause), [...weights.keys()]) === weights.size;

/** Of several amounts of a clause, the one right after the only thing that is asked for. */
function nearestIn(clause: string, values: readonly string[], { weights }: Asked): string[] {
  const [stem, ...others] = weights.keys();
  if (values.length < 2 || stem === undefined || others.length > 0) return [...values];
  const folded = fold(clause);
  const after = folded.slice(Math.max(0, folded.search(new RegExp(`\\b${asPattern(stem)}`))));
  const places = values.map((value) => after.indexOf(fold(value).replace(/^r\$ /, '')));
  const first = Math.min(...places.filter((at) => at >= 0));
  const nearest = values.filter((_, index) => places[index] === first);
  return nearest.length > 0 ? nearest : [...values];
}

function shareOf(clause: string, passage: Passage, asked: Asked): number {
  const { text, context, at } = passage;
  const { weights, state, one } = asked;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  const isOwn = personFit(passage, asked) > 0;
  const person = isOwn && one?.name ? fold(one.name) : '';
  const near: readonly (readonly [string, number])[] = [
    [fold(clause), NEAR.clause],
    [`${fold(text)} ${person}`, NEAR.sentence],
    [context, NEAR.message],
    [besideOf(at, state), NEAR.beside],
  ];
  const matched = [...weights].reduce((sum, [stem, weight]) => {
    const place = near.find(([words]) => hitsIn(words, [stem]) > 0);
    return sum + weight * (place?.[1] ?? 0);
  }, 0);
  return matched / total;
}

/** The message before, and what else was said of the same customer. */
const besideOf = (at: number, { cases, log }: ConversationState): string => {
  const turns = cases.all.filter(({ turns }) => turns.includes(at)).flatMap(({ turns }) => turns);
  return [...new Set([at - 1, ...turns])]
    .map((one) => fold(log[one]?.turn.userInput ?? ''))
    .join(' ');
};

/** "que dia botei na msg?": nothing but the place is named, and the value stands there. */
const isOfPlace = ({ passage }: Candidate, { weights, isUnknown, folded }: Asked): boolean =>
  weights.size === 0 && !isUnknown && placeFit(passage.source, folded) >= OF_PLACE;
const OF_PLACE = 0.35;

function bestOf(found: readonly Candidate[], asked: Asked, isOnlyOne: boolean): Candidate | null {
  const values = Map.groupBy(found, ({ value }) => fold(value));
  const groups = [...values.values()].map((group) => {
    const [best] = group.toSorted((a, b) => b.score - a.score);
    return { best, score: (best?.score ?? 0) + Math.min(0.15, 0.05 * (group.length - 1)) };
  });
  const isOnly = groups.length === 1 && (isOnlyOne || !asked.isUnknown);
  const top = Math.max(...groups.map(({ score }) => score));
  const isEarly = EARLY.test(asked.folded);
  const close = groups
    .filter(({ score }) => score >= top - CLOSE)
    .flatMap(({ best }) => best ?? [])
    .toSorted((a, b) => (isEarly ? a.passage.at - b.passage.at : b.passage.at - a.passage.at));
  const [best] = close;
  return best && (best.share >= SHARE_MIN || isOnly || isOfPlace(best, asked)) ? best : null;
}

/** The values with where the first of them was said, and what was changed later. */
function worded(found: readonly Candidate[], { one, state }: Asked): string {
  const [first] = found;
  if (!first) return '';
  const { clause, passage } = first;
  const name = one?.turns.includes(passage.at) ? nameInside(one) : null;
  const lead = `**${found.map(({ value }) => value).join(', ')}**${name ? ` (${name})` : ''}.`;
  const when = whenSaid(passage.at, state.turns);
  const quote = passage.text.length <= QUOTE_MAX ? passage.text : clause.trim();
  const shown = `“${cut(quote.replace(/[“”]/g, ''), QUOTE_MAX)}”`;
  const changes = found
    .filter(({ value, written }) => fold(value) !== fold(written))
    .map(({ value, written }) => `${written} por ${value}`);
  const later = changes.length > 0 ? ` Depois você trocou ${listOf(changes)}.` : '';
  switch (passage.source) {
    case 'text':
      return `${lead} Está no texto que fizemos, ${when}: ${shown}.`;
    case 'sum':
      return `${lead} Foi a conta de ${when}: ${shown}.`;
    case 'documents':
      return `${lead} Vi nos seus arquivos, ${when}: ${shown}.`;
    default:
      return `${lead} Você me disse, ${when}: ${shown}.${later}`;
  }
}
