import type { PracticeAct } from '@salesai/contract/practice';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { answerChoice } from './answering.ts';
import { asksToClose, choosesThing } from './asked-in-message.ts';
import { close, involvePartner, proposeStep } from './closing.ts';
import { askImplication, askNeedPayoff } from './implications.ts';
import { answerObjection } from './objections.ts';
import { payForm } from './pay-form.ts';
import { discount, statePrice, trade } from './pricing.ts';
import { askFact, askProblem, askSituation } from './questions.ts';
import { pitchGenerally, pitchLinked, prove } from './selling.ts';
import { change, type Effect, openObjection, say, type Turn } from './turn.ts';

/** How each moving act takes effect. */
const EFFECTS: Readonly<Partial<Record<PracticeAct, Effect>>> = {
  ask_situation: askSituation,
  ask_problem: askProblem,
  ask_implication: askImplication,
  ask_need_payoff: askNeedPayoff,
  ask_decision_maker: askFact('decision_maker'),
  ask_budget: askFact('budget'),
  ask_timeline: askFact('timeline'),
  linked_pitch: pitchLinked,
  generic_pitch: pitchGenerally,
  proof: prove,
  state_price: statePrice,
  discount,
  trade_concession: trade,
  answer_objection: answerObjection,
  involve_decision_maker: involvePartner,
  close,
  next_step: proposeStep,
  useful_follow_up: (turn) => say(turn, 'small'),
  pushy_follow_up: (turn) => {
    change(turn, { trust: -2, patience: -10 });
    say(turn, 'small');
  },
};
/** Acts that may resolve an open objection; they go before what follows them in the message. */
const ANSWERS: ReadonlySet<PracticeAct> = new Set([
  'answer_objection',
  'trade_concession',
  'discount',
  'involve_decision_maker',
]);
const BY_FAMILY: Readonly<Record<string, readonly PracticeAct[]>> = {
  trust: ['proof', 'linked_pitch', 'generic_pitch'],
  need: ['linked_pitch', 'proof'],
  competition: ['linked_pitch', 'proof', 'generic_pitch'],
  price: ['linked_pitch', 'proof'],
  terms: ['generic_pitch', 'linked_pitch', 'proof'],
  timing: ['linked_pitch', 'proof'],
  authority: [],
};

/** "Quantos anos o senhor tem? Preciso pro cálculo": a question is answered, not the remark after it. */
export function answeredAct(
  turn: Turn,
  moves: readonly ReadSentence[],
  questions: readonly ReadSentence[],
): ReadSentence | undefined {
  const last = movingAct(turn, moves, questions);
  const isRemark = last?.act === 'generic_pitch' || last?.act === 'answer_objection';
  if (!last || !isRemark || questions.includes(last)) return last;
  const before = moves[moves.indexOf(last) - 1];
  const isShort = last.text.split(' ').length <= REMARK_WORDS;
  const mayPass = last.act === 'generic_pitch' ? !openObjection(turn.state) || isShort : isShort;
  return before && mayPass && questions.includes(before) ? before : last;
}
const REMARK_WORDS = 9;

function movingAct(
  { state }: Turn,
  moves: readonly ReadSentence[],
  questions: readonly ReadSentence[],
): ReadSentence | undefined {
  const objection = openObjection(state);
  if (!objection) return moves.at(-1);
  const family = BY_FAMILY[objection.family] ?? [];
  const said = moves.filter((one) => !questions.includes(one));
  return said.findLast(({ act }) => ANSWERS.has(act) || family.includes(act)) ?? moves.at(-1);
}

/** While an objection is open, arguments of other kinds answer it, too. */
export function effectOf({ state, reading }: Turn, { act, text }: ReadSentence): Effect {
  if (act.startsWith('ask_') && asksToClose(plain(text))) return close;
  if (act === 'close' && choosesThing(plain(text))) return answerChoice;
  const objection = openObjection(state);
  const { form, price } = reading.amounts;
  const isForm = form !== null && price === null && ['discount', 'answer_objection'].includes(act);
  if (objection && isForm) return (turn) => payForm(turn, form);
  const family = objection ? (BY_FAMILY[objection.family] ?? []) : [];
  if (!objection || !family.includes(act)) return EFFECTS[act] ?? ((turn) => say(turn, 'small'));
  return (turn, sentence) => {
    if (act === 'linked_pitch' || act === 'proof') {
      EFFECTS[act]?.(turn, sentence);
      turn.sayings.pop();
    }
    answerObjection(turn);
  };
}
