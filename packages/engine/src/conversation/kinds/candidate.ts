import { figuresIn } from '../../sums/index.ts';
import type { Act, ActKind } from '../act.ts';
import { complainsOnly } from '../acts/complains-only.ts';
import { insistAct } from '../acts/insist-act.ts';
import { insteadOf } from '../acts/instead.ts';
import { actFor, caseOf } from '../acts/label-act.ts';
import { permissionInstead } from '../acts/permission-instead.ts';
import { asksOfSale } from '../acts/practice.ts';
import { repairAct } from '../acts/repair-act.ts';
import { isNearSum } from '../acts/sum-act.ts';
import { orderInstead } from '../acts/sum-order.ts';
import { talkSumInstead } from '../acts/sum-talk.ts';
import { isQuestion } from '../reading/wording.ts';
import type { Situation } from './situation.ts';

/** Labels of recognition that stand for a kind. */
const LABELS: Partial<Record<ActKind, RegExp>> = {
  advice: /^ask\./,
  change: /^change\./,
  judge: /^line\./,
  objection: /^obj\./,
  practice: /^practice\./,
  recall: /^recall\./,
  'small-talk': /^talk\.(?!feeling)/,
  sum: /^sum\./,
  text: /^write\./,
};

/** The act of a kind that a message most probably is; null where it can be none of this kind. */
export function actOfKind(kind: string, situation: Situation): Act | null {
  const act = plainActOf(kind, situation);
  return act && HELP.has(act.kind) ? withStated(act, situation) : act;
}

/** Kinds that guess what would help. */
const HELP: ReadonlySet<ActKind> = new Set(['advice', 'case', 'objection']);

/** What a message states plainly outweighs the guess, as it does with the rules. */
function withStated(act: Act, { text, state, coverage }: Situation): Act {
  const stated = insteadOf(act, text, state, coverage) ?? act;
  return complainsOnly(permissionInstead(stated, text), text);
}

function plainActOf(kind: string, situation: Situation): Act | null {
  const { text, state, readings, coverage } = situation;
  switch (kind) {
    case 'case':
      return caseOf(readings, text);
    case 'insist':
      return insistAct(text, state);
    case 'repair':
      return repairAct(text, state);
    case 'explain':
    case 'next':
      return { kind };
    case 'app-help':
      return isLikely('app.help', readings) ? { kind, question: text } : null;
    case 'document':
      return coverage > 0 ? { kind, question: text } : null;
    case 'feeling':
    case 'off-topic':
    case 'result-loss':
    case 'result-progress':
    case 'result-sale':
      return { kind, said: text };
    case 'sum':
      return sumOf(situation);
    case 'practice':
      return practised(labelled(kind, situation), situation);
    case 'advice':
    case 'objection':
      return guessed(kind, situation);
    case 'change':
    case 'judge':
    case 'recall':
    case 'small-talk':
    case 'text':
      return labelled(kind, situation);
    default:
      return null;
  }
}

/** A review needs an exercise before it. */
const practised = (act: Act, { text, state }: Situation): Act | null =>
  act.kind === 'practice' && act.step === 'feedback' && asksOfSale(text, state) ? null : act;

/** A sum with a result, or one that the message asks for. */
function sumOf(situation: Situation): Act | null {
  const { text, state } = situation;
  if (figuresIn(text).length === 0 && !isNearSum(state)) return null;
  const act = orderInstead(talkSumInstead(labelled('sum', situation), text, state), text, state);
  const isFound = act.kind === 'sum' && act.outcome.kind === 'result';
  return isFound || isQuestion(text) || isNearSum(state) ? act : null;
}

/** A less likely objection or method is not given in place of what the rules found. */
const KNOWN = 0.12;

function labelled(kind: keyof typeof LABELS, { text, state, readings }: Situation): Act {
  const best = readings.find(({ label }) => LABELS[kind]?.test(label));
  return actFor(best?.label ?? 'none', text, state);
}

const isLikely = (wanted: string, readings: Situation['readings']): boolean =>
  readings.some(({ label, probability }) => label === wanted && probability >= KNOWN);

function guessed(kind: 'advice' | 'objection', situation: Situation): Act | null {
  const best = situation.readings.find(({ label }) => LABELS[kind]?.test(label));
  return best && best.probability >= KNOWN ? labelled(kind, situation) : null;
}
