import type { PracticeAct } from '@salesai/contract/practice';
import { CHASES_MAX, SILENCE_MINUTES } from '../levels.ts';
import { givenBackIn } from '../reading/reflection.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { end } from './closing.ts';
import { change, raiseNext, say, type Turn } from './turn.ts';

const USEFUL: ReadonlySet<PracticeAct> = new Set([
  'useful_follow_up',
  'proof',
  'linked_pitch',
  'answer_objection',
  'trade_concession',
  'reflection',
]);
const WORDS_MIN = 6;

/** A message to a buyer who does not answer: only something useful, after some time, brings him back. */
export function writeIntoSilence(turn: Turn) {
  const { state } = turn;
  const since = state.silentSince ?? state.clock;
  const hasWaited = state.clock - since >= SILENCE_MINUTES;
  if (hasWaited && isUseful(turn)) return comeBack(turn);
  state.chases += 1;
  change(turn, { patience: -20 });
  if (state.chases >= CHASES_MAX) end(turn, 'ghosted');
}

/** Brings a fact, a proof or an answer, and more than a few words. */
function isUseful({ state, reading }: Turn): boolean {
  const acts = reading.sentences.map(({ act }) => act);
  if (acts.includes('break_role') || acts.includes('rudeness') || acts.includes('pressure')) {
    return false;
  }
  const revealed = contentStems(state.revealed.map(({ text }) => text).join(' '));
  const isOwnCase =
    sharedStems(contentStems(reading.text), revealed).length > 0 ||
    reading.sentences.some(({ text }) => givenBackIn(state, text).length > 0);
  const isHelpful = acts.some((act) => USEFUL.has(act));
  const isChase = acts.includes('pushy_follow_up');
  return reading.words >= WORDS_MIN && (isHelpful || isOwnCase) && !(isChase && !isHelpful);
}

function comeBack(turn: Turn) {
  const { state } = turn;
  state.silentSince = null;
  state.chases = 0;
  state.wasUsefulAfterSilence = true;
  change(turn, { trust: 4, value: 3, patience: 5 });
  say(turn, 'back');
  if (!state.isOpen) raiseNext(turn);
}
