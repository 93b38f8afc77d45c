import { givenBackIn, REFLECTED_STEMS } from '../reading/reflection.ts';
import type { ReadSentence } from '../types.ts';
import { heal } from './hurts.ts';
import { change, openObjection, raiseNext, say, type Turn } from './turn.ts';

const LINKED_VALUES = [11, 9, 7] as const;
const PROOFS_MAX = 2;
const EMPATHIES_MAX = 2;
/** Linked pitches after which the buyer says what still keeps him from buying. */
const OBJECTS_AFTER = 2;

/** The seller gives back the buyer's words: the strongest sign of listening. */
export function reflect(turn: Turn, sentence: ReadSentence): boolean {
  const { state } = turn;
  const stems = givenBackIn(state, sentence.text);
  const objection = openObjection(state);
  if (objection) objection.acknowledged = true;
  state.asks = 0;
  if (stems.length < REFLECTED_STEMS && !turn.reading.isContested) {
    change(turn, { trust: 1, patience: -3 });
    say(turn, 'flat');
    return false;
  }
  change(turn, { trust: 7, value: 3, patience: 6 });
  heal(turn);
  state.reflections += 1;
  if (stems.some((stem) => !state.buyer.briefed.includes(stem))) state.freshReflections += 1;
  state.givenBack.push(...stems);
  state.recent = [];
  state.lastCount = 0;
  say(turn, 'confirm');
  return true;
}

export function empathise(turn: Turn) {
  const { state } = turn;
  const objection = openObjection(state);
  if (objection) objection.acknowledged = true;
  state.asks = 0;
  state.empathies += 1;
  if (state.empathies > EMPATHIES_MAX && !objection) {
    change(turn, { patience: -3 });
    say(turn, 'pitied');
    return;
  }
  change(turn, state.empathies > EMPATHIES_MAX ? {} : { trust: 4, patience: 3 });
  say(turn, 'thank');
}

export function pitchLinked(turn: Turn) {
  const { state } = turn;
  const value = LINKED_VALUES[state.linkedPitches] ?? 0;
  change(turn, { trust: value > 0 ? 2 : 0, value, patience: value > 0 ? 0 : -5 });
  state.linkedPitches += 1;
  say(turn, 'interest');
  if (state.linkedPitches >= OBJECTS_AFTER && state.price.stated !== null && !state.isOpen) {
    raiseNext(turn);
  }
}

export function pitchGenerally(turn: Turn) {
  change(turn, { trust: -4, value: 1, patience: -12 });
  turn.state.genericPitches += 1;
  say(turn, 'cold');
}

export function prove(turn: Turn) {
  const { state } = turn;
  const isNew = state.proofs < PROOFS_MAX;
  // A case says something to a buyer who has named the own problem.
  const isRelevant = state.known.includes('pain');
  state.proofs += 1;
  if (isNew) change(turn, isRelevant ? { trust: 5, value: 5 } : { trust: 1, patience: -4 });
  else change(turn, { patience: -5 });
  say(turn, isNew && isRelevant ? 'impressed' : isNew ? 'cold' : 'provenAlready');
}
