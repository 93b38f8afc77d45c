import type { ReadSentence } from '../types.ts';
import { OFFENCES } from './criteria-of-respect.ts';
import { dismissalIn } from './dismissing.ts';
import type { LoggedTurn } from './replay.ts';
import { hurryIn, laughingIn, scornIn } from './tone.ts';

/** A sentence that is at no fault, whatever stands beside it. */
export const isClean = (turn: LoggedTurn, sentence: ReadSentence): boolean =>
  !OFFENCES.test(sentence.act) &&
  sentence.isPromise !== true &&
  ![scornIn, hurryIn, dismissalIn, laughingIn].some((faultIn) => faultIn(turn) === sentence);
