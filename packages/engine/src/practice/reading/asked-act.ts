import type { PracticeAct } from '@salesai/contract/practice';
import { askedAbout } from '../asked/asked.ts';
import { asksPlainly } from '../biography/question.ts';
import type { RankedAct } from './act-prior.ts';
import { ABOUT_TROUBLE } from './act-rules.ts';
import { asksNeed } from './asks-lack.ts';
import type { Clue } from './clue.ts';
import { asksToMeet, proposesTime } from './days.ts';
import { isAboutLoss } from './pricing-words.ts';
import { asksUnmarked, mayAskUnmarked } from './unmarked.ts';
import { isFelt } from './wording.ts';

/** Acts of a question of selling that no plain question is. */
const SELLING: ReadonlySet<PracticeAct> = new Set([
  ...(['ask_problem', 'ask_implication', 'ask_need_payoff', 'ask_decision_maker'] as const),
  ...(['ask_budget', 'ask_timeline', 'isolate_objection', 'involve_decision_maker'] as const),
  ...(['close', 'next_step'] as const),
]);
/** Acts that only statements and vague words are. */
const VAGUE: ReadonlySet<PracticeAct> = new Set([
  ...(['empathy', 'other', 'generic_pitch', 'linked_pitch', 'reflection', 'proof'] as const),
  ...(['answer_objection', 'useful_follow_up'] as const),
]);
/** Acts that a plain question without a known topic is easily taken for. */
const LOOSE: ReadonlySet<PracticeAct> = new Set([
  ...VAGUE,
  ...(['ask_timeline', 'ask_budget', 'ask_need_payoff', 'ask_implication'] as const),
]);

/** The act of a sentence that certainly asks for a fact, or certainly sells, whatever act it sounds like. */
export function askedAct(clue: Clue, act: PracticeAct, ranked: readonly RankedAct[]): PracticeAct {
  const { state, folded } = clue;
  const { label, isCertain, selling } = askedAbout(folded);
  if (state.silentSince !== null || act === 'greeting') return act;
  if (act === 'empathy' && isFelt(folded)) return act;
  if (act === 'isolate_objection' && asksNeed(folded)) return act;
  if (isWeak(clue, act, ranked, selling)) return 'ask_situation';
  if (isUnmarked(clue, act, label, selling)) return 'ask_situation';
  if (label === null) return act;
  if (!isCertain) return mayAsk(clue, act, label) ? 'ask_situation' : act;
  if (label === 'selling') return soldBy(clue, act, ranked);
  if (label === 'other') return clue.isQuestion && LOOSE.has(act) ? 'ask_situation' : act;
  const isStated = !folded.includes('?') && (clue.takenUp > 0 || PRICED.has(act));
  if (isStated && !INTERROGATIVE.test(folded)) return act;
  return !asksPlainly(folded) || speaksFor(clue, act, label) ? act : 'ask_situation';
}
const PRICED: ReadonlySet<PracticeAct> = new Set(['state_price', 'discount', 'trade_concession']);
const INTERROGATIVE =
  /\b(?:qual|quais|quant[oa]s?|quem|onde|quando|ou|que (?:ano|dia|mes|horas?|frequencia|tipo|marca)|me (?:explica|fala|conta|diz|passa))\b/;

/** Below, a question has little or nothing of selling, unless its act is that clear. */
const SELLS_FROM = [
  { selling: 0.05, clear: 0.9 },
  { selling: 0.1, clear: 0.7 },
] as const;

/** A question of an act of selling that is not clear. */
function isWeak(
  { folded, isQuestion, state }: Clue,
  act: PracticeAct,
  ranked: readonly RankedAct[],
  selling: number,
): boolean {
  const isVague = VAGUE.has(act) && act !== 'other';
  const mayBe = isVague || SELLING.has(act) || (PRICED.has(act) && !/\d{3}/.test(folded));
  if (!isQuestion || !folded.includes('?') || !mayBe) return false;
  if (state.isOpen && act === 'isolate_objection') return false;
  if (ABOUT_TROUBLE.test(folded) || SUPPOSES.test(folded) || isAboutLoss(folded)) return false;
  const isStep = act === 'next_step' || act === 'close';
  if (isStep && (proposesTime(folded) || asksToMeet(folded))) return false;
  const probability = ranked.find((one) => one.label === act)?.probability ?? 1;
  return SELLS_FROM.some((one) => selling < one.selling && probability < one.clear);
}

/** A question that nothing but its words marks as one. */
function isUnmarked(
  { folded, takenUp, state }: Clue,
  act: PracticeAct,
  label: string | null,
  selling: number,
): boolean {
  if (state.isOpen || takenUp > 0 || selling >= UNMARKED_BELOW) return false;
  const mayBe = label === 'other' ? !CREDITED.has(act) : label !== null && label !== 'selling';
  if (mayBe && LOOSE.has(act) && mayAskUnmarked(folded)) return true;
  return (act === 'generic_pitch' || act === 'proof') && asksUnmarked(folded);
}
const UNMARKED_BELOW = 0.1;
const CREDITED: ReadonlySet<PracticeAct> = new Set([
  ...(['proof', 'linked_pitch', 'reflection', 'answer_objection'] as const),
]);

/** A question that was read as a vague statement asks for what it probably asks for. */
const mayAsk = ({ folded, takenUp }: Clue, act: PracticeAct, label: string): boolean =>
  (folded.includes('?') || (INTERROGATIVE.test(folded) && takenUp === 0)) &&
  VAGUE.has(act) &&
  label !== 'selling' &&
  label !== 'other' &&
  !label.startsWith('chat.');

/** "Bora ver amanhã?" asks for no fact: the likeliest act of selling. */
function soldBy({ isQuestion }: Clue, act: PracticeAct, ranked: readonly RankedAct[]): PracticeAct {
  if (!isQuestion || (act !== 'ask_situation' && act !== 'other')) return act;
  return ranked.find(({ label }) => SELLING.has(label))?.label ?? act;
}

/** "Como ficaria a rotina?" */
const SUPPOSES =
  /\b(?:fic|ajud|mud|melhor|ganh|sobr|economiz|sub|val|f|s|t|sent|aument|rend|cab)(?:ari|eri|iri|av)am?\b|\b(?:se (?:eu|voce|tu|a gente|isso|cada|nao)|caindo|subindo)\b/;
/** "Como isso atrapalha a rotina?" */
const OF_EFFECT =
  /\b(?:isso|disso|nisso|ess[ea]s? [a-z]+) (?:[a-z]+ ){0,2}(?:atrapalh\w+|afet\w+|impact\w+|prejudic\w+|mex\w+|pes(?:a|ou|ando))\b/;
/** Where a trouble may be asked for, too. */
const OF_HISTORY: ReadonlySet<string> = new Set(['purchase.tried', 'buyer.tools']);
const DECIDES = /\b(?:decid\w+|aprov\w+|concord\w+|assin\w+|opin\w+|martelo|palavra final)\b/;

/** What the words and the moment say for the act rather than for a plain question. */
function speaksFor({ state, folded }: Clue, act: PracticeAct, label: string): boolean {
  if (label === 'chat.wellbeing') return !VAGUE.has(act);
  if (label.startsWith('chat.') && act.startsWith('ask_')) return false;
  if (label === 'purchase.criterion' && act.startsWith('ask_')) return false;
  switch (act) {
    case 'isolate_objection':
      return state.isOpen;
    case 'close':
    case 'trade_concession':
    case 'discount':
    case 'state_price':
      return state.price.stated !== null;
    case 'next_step':
      return proposesTime(folded) || asksToMeet(folded);
    case 'ask_need_payoff':
      return SUPPOSES.test(folded);
    case 'ask_implication':
      return (
        isAboutLoss(folded) ||
        SUPPOSES.test(folded) ||
        OF_EFFECT.test(folded) ||
        label.startsWith('problem.')
      );
    case 'ask_decision_maker':
      return DECIDES.test(folded);
    case 'ask_timeline':
      return label === 'buyer.event';
    case 'involve_decision_maker':
      return state.buyer.partner !== null;
    case 'ask_problem':
      return ABOUT_TROUBLE.test(folded) || OF_HISTORY.has(label) || label.startsWith('problem.');
    default:
      return false;
  }
}
