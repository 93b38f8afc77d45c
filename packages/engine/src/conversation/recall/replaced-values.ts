import { fold } from '../../shared/text.ts';
import { correctionIn } from '../cases/correction.ts';
import { customersIn, shortName } from '../cases/customer.ts';
import { artefactIn } from '../reading/artefact.ts';
import { peopleIn } from '../reading/people.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import type { ValueReader } from './value-kinds.ts';

/** A value that the seller put right at a turn. */
export interface Replaced {
  from: string;
  to: string;
  at: number;
  /** The folded name of the customer whose text or value it is; null where nobody is named. */
  of: string | null;
}

const WEEKDAYS = 'segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh[ãa]|hoje';
const VALUE = new RegExp(
  `(?:dia )?\\d{1,9}(?:[.,:/]\\d{1,4}){0,3}(?:h\\d{0,2})?|${WEEKDAYS}`,
  'iu',
);
/** "no lugar do 19 bota 22", "em vez de quarta, quinta" */
const INSTEAD = /(?:no lugar|em vez|ao inv[eé]s) d[aeo]s?\s/iu;
const CHANGED =
  /(?:tro[cq]\p{L}{1,4}|mud\p{L}{1,4}|substitu\p{L}{1,4}|pass\p{L}{1,3}|remar(?:c|qu)\p{L}{1,4}) (?:de |a |o |d[ao] |pra )?(\S{1,20}) (?:por|pra|para)(?: [oa])? (\S{1,20})/iu;

type Pair = Pick<Replaced, 'from' | 'to'>;

/** What the seller replaced in the talk, in order: by orders, corrections, and in texts. */
export function replacedIn({ log }: ConversationState, read: ValueReader): Replaced[] {
  let before: string | null = null;
  let stated: string | null = null;
  return log.flatMap(({ act, turn }, at) => {
    const text: string | null = artefactIn(turn.assistantResponse)?.text ?? null;
    const isChange = act.kind === 'change' && before !== null;
    const values = read(turn.userInput);
    const pair =
      ordered(turn.userInput) ??
      (isChange ? corrected(turn.userInput, before, text, read) : null) ??
      (CORRECTS.test(fold(turn.userInput)) ? renewed(values, stated) : null) ??
      moved(turn.userInput, stated, read) ??
      (isChange && text !== null ? differing(before, text, read) : null);
    stated = values.at(-1) ?? stated;
    before = text ?? before;
    const of = customerOf(turn.userInput, isChange ? text : null);
    return pair ? [{ ...pair, at, of }] : [];
  });
}

/** The person that a text addresses or a message names, as a folded first name; null for nobody. */
export function customerOf(said: string, text: string | null): string | null {
  const [name] = [...peopleIn(text?.split('!', 1)[0] ?? ''), ...customersIn(said)];
  return name === undefined ? null : shortName(name);
}

function ordered(said: string): Pair | null {
  const instead = INSTEAD.exec(said);
  if (instead) {
    const after = said.slice(instead.index + instead[0].length);
    const from = VALUE.exec(after);
    const rest = from
      ? `${said.slice(0, instead.index)} ${after.slice(from.index + from[0].length)}`
      : '';
    const to = VALUE.exec(rest);
    return from && to ? { from: from[0], to: to[0] } : null;
  }
  const changed = CHANGED.exec(said);
  const [from, to] = [VALUE.exec(changed?.[1] ?? ''), VALUE.exec(changed?.[2] ?? '')];
  if (from && to) return { from: from[0], to: to[0] };
  const correction = correctionIn(said);
  return correction && correction.wrong !== ''
    ? { from: correction.wrong, to: correction.right }
    : null;
}

/** What says that something stated before no longer holds. */
const CORRECTS =
  /\b(?:na verdade|(?:me )?enganei|me confundi|errei|cometi um engano|ops|eita|corrig\w{1,4}|conserte|concerta|arruma|mudou|mudaram|alterac\w+|remarc\w{1,4}|em vez|no lugar)\b/;

/** The value of a text that the order to change it replaces: the text had another one of the kind. */
function corrected(
  said: string,
  before: string | null,
  after: string | null,
  read: ValueReader,
): Pair | null {
  const old = read(before ?? '');
  const kept = read(after ?? '');
  const fresh = read(said).filter((one) => !isIn(one, old));
  const to = fresh.find((one) => has(kept, one)) ?? fresh.at(-1);
  const removed = old.filter((one) => !has(kept, one));
  const from = removed[0] ?? (old.length === 1 && CORRECTS.test(fold(said)) ? old[0] : undefined);
  return to !== undefined && from !== undefined ? { from, to } : null;
}

/** "na verdade é sexta": another value of the kind than the one stated last. */
function renewed(values: readonly string[], stated: string | null): Pair | null {
  const to = stated === null ? undefined : values.findLast((one) => !isIn(one, [stated]));
  return to !== undefined && stated !== null ? { from: stated, to } : null;
}

/** Whether a value is one of these or a part of one: "sábado" of "sábado, dia 8". */
const isIn = (value: string, values: readonly string[]): boolean =>
  values.some((one) => fold(one).includes(fold(value)));

const MOVES =
  /\b(?:remar(?:c|qu)\w{1,4}|adi(?:ou|ei|ado|ada)|antecip\w{1,4}|transfer\w{1,4}|mud(?:ou|ei|amos)|pass(?:ou|ei|amos)|fic(?:ou|a) (?:mesmo )?(?=pr[ao]|para)|vai ser)\b(?: [oa] \w{3,20})?(?: mesmo)? (?:pr[ao]s?|para(?: [oa])?|n[oa]) (.{2,30})/;

/** "ela remarcou pra quarta": what was stated last of its kind no longer holds. */
function moved(said: string, stated: string | null, read: ValueReader): Pair | null {
  const target = MOVES.exec(fold(said))?.[1];
  const [to] = target === undefined ? [] : read(target);
  return to !== undefined && stated !== null && fold(to) !== fold(stated)
    ? { from: stated, to }
    : null;
}

/** The one value that a change took out of a text, and the one that it put in. */
function differing(before: string | null, after: string | null, read: ValueReader): Pair | null {
  const [old, now] = [read(before ?? ''), read(after ?? '')];
  const out = old.filter((one) => !has(now, one));
  const added = now.filter((one) => !has(old, one));
  const [from, to] = [out[0], added[0]];
  return out.length === 1 && added.length === 1 && from && to ? { from, to } : null;
}

const has = (values: readonly string[], value: string) =>
  values.some((one) => fold(one) === fold(value));

/** A value as later corrections left it; those of another customer leave it as it is. */
export function currentValue(
  value: string,
  { at, of }: Pick<Replaced, 'at' | 'of'>,
  replaced: readonly Replaced[],
): string {
  return replaced
    .filter((one) => one.at > at && (one.of === null || of === null || one.of === of))
    .reduce(
      (now, { from, to }) => (fold(now) === fold(from) ? to : withFigure(now, from, to)),
      value,
    );
}

/** "dia 19" after "no lugar do 19 bota 22" is "dia 22". */
function withFigure(value: string, from: string, to: string): string {
  const [old] = from.match(/\d{1,9}(?:[.,]\d{1,3}){0,3}/) ?? [];
  const [now] = to.match(/\d{1,9}(?:[.,]\d{1,3}){0,3}/) ?? [];
  const figures: string[] = value.match(/\d{1,9}(?:[.,]\d{1,3}){0,3}/g) ?? [];
  return old && now && figures[0] === old ? value.replace(old, now) : value;
}
