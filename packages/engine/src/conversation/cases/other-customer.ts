import { fold } from '../../shared/text.ts';
import { type Case, type Cases, NEW_CASE } from './case.ts';
import { customersIn, shortName } from './customer.ts';

const NOT_THAT_ONE =
  /\b(?:nao|n|num) (?:e|eh|era|foi|to falando|tou falando|estou falando|falo|falei|quis dizer)(?: mais)? (?:d?[oa] |com [oa] )?(?:dona |seu |dra? )?(\p{L}{2,20})/u;
/** "esse do Onix é outro cliente", "é de outra pessoa". */
const OTHER =
  /\b(?:e|eh|era|foi) (?:de |d[oa] |um |uma )?outr[oa](?: (?:client\w*|pessoa|caso|mulher|homem|cara|moc[ao]|negocio))?\b|\b(?:outr[oa]) (?:client\w+|pessoa)\b/;

/**
 * The cases after "não é o Edson, esse é outro cliente": what the message before stated belongs to
 * somebody else, named or not. Null for any other message.
 */
export function aboutOther(cases: Cases, text: string, turn: number): Cases | null {
  const folded = fold(text);
  const denied = NOT_THAT_ONE.exec(folded)?.[1];
  const at = cases.all.findIndex(({ name }) => name !== null && shortName(name) === denied);
  const wrong = cases.all[at];
  if (!wrong) return null;
  const right = customersIn(text).find((name) => shortName(name) !== denied);
  const known = cases.all.findIndex(
    ({ name }) => name !== null && right !== undefined && shortName(name) === shortName(right),
  );
  const isOther = OTHER.test(folded) || (right !== undefined && isSomebodyElse(cases, at, right));
  if (known < 0 && !isOther) return null;
  const restored = cases.before[at] ?? NEW_CASE;
  const moved = movedTo(
    cases.all[known] ?? { ...NEW_CASE, name: right ?? null },
    wrong,
    restored,
    turn,
  );
  const all = cases.before[at] ? cases.all.with(at, restored) : cases.all;
  return known < 0
    ? { all: [...all, moved], current: all.length, before: all }
    : { all: all.with(known, moved), current: known, before: all };
}

/** Beside a customer known before the last message, a name that is not written much like theirs. */
function isSomebodyElse({ all, before }: Cases, at: number, right: string): boolean {
  const { name = null } = all[at] ?? {};
  const earlier = before[at]?.name ?? null;
  const isKnown = name !== null && earlier !== null && shortName(earlier) === shortName(name);
  return isKnown && shortName(name).slice(0, ALIKE) !== shortName(right).slice(0, ALIKE);
}
const ALIKE = 3;

/** What the last message stated of the wrong customer, moved to the right one. */
function movedTo(right: Case, wrong: Case, restored: Case, turn: number): Case {
  const stated = wrong.amounts.filter((amount) => amount.turn === turn - 1);
  return {
    ...right,
    amounts: [...right.amounts, ...stated],
    stage: wrong.stage === restored.stage ? right.stage : wrong.stage,
    said: wrong.said === restored.said ? right.said : wrong.said,
    turns: [...right.turns, turn - 1, turn],
  };
}
