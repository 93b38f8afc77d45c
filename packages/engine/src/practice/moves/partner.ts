import { SILENCE_MINUTES } from '../levels.ts';
import type { SessionState } from '../types.ts';
import { change, openObjection, say, type Turn } from './turn.ts';

const PARTNER =
  '(?:(?:o |a )?(?:seu|sua|teu|tua) (?:marido|espos[ao]|mulher|soci[ao]|irma[o]?|pai|mae|filh[ao]|noiv[ao]|diretor\\w*|chefe|gerente|companheir[ao])|ele|ela|(?:o |a )?(?:marido|espos[ao]|soci[ao]))';
const TALKED = new RegExp(
  `\\b(?:fal(?:ou|aram|aste)|convers(?:ou|aram|aste)|(?:consegui\\w+|deu (?:tempo|pra)) (?:de )?(?:falar|conversar|mostrar|ver)|mostr(?:ou|aste)|comentou) (?:\\w+ ){0,2}(?:com|pr[ao]|para) ${PARTNER}\\b`,
);
const OPINION = new RegExp(
  `\\b(?:o que|que|como|qual a opiniao) (?:e que )?(?:foi que )?${PARTNER} (?:te |lhe )?(?:ach\\w+|diss\\w+|fal\\w+|pens\\w+|reag\\w+|viu|respond\\w+)|\\b(?:e )?${PARTNER},? (?:o que )?(?:achou|gostou|topou|concordou|aprovou|disse)\\b`,
);

/** "Conseguiu falar com seu marido? O que ele achou?" */
export const asksPartnerView = ({ state, reading }: Turn): boolean =>
  state.buyer.partner !== null &&
  reading.folded.includes('?') &&
  (TALKED.test(reading.folded) || (OPINION.test(reading.folded) && isNamed(state)));

const isNamed = ({ known, isOpen, raised }: SessionState): boolean =>
  known.includes('decision_maker') || (isOpen && raised.at(-1)?.family === 'authority');

const LIKED_BELOW = 15;

/** What who also decides said of it, once there was time to talk. */
export function tellPartnerView(turn: Turn) {
  const { state } = turn;
  if (!state.known.includes('decision_maker')) state.known.push('decision_maker');
  state.isPartnerAddressed = true;
  if (state.clock < SILENCE_MINUTES) {
    change(turn, { patience: -2 });
    return say(turn, 'partnerLater');
  }
  sayPartnerView(turn);
}

/**
 * The partner is for it where the buyer sees enough value to speak for it. Only a partner that the
 * seller asked for, addressed or gave something to see has agreed by that: others want to see it first.
 */
export function sayPartnerView(turn: Turn) {
  const { state, rules } = turn;
  const isLiked = state.value >= rules.valueGate - LIKED_BELOW;
  if (!isLiked) return say(turn, 'partnerAgainst');
  if (!state.isPartnerAddressed) return say(turn, 'partnerCurious');
  state.isPartnerInvolved = true;
  const objection = openObjection(state);
  if (objection?.family === 'authority') {
    objection.isResolved = true;
    state.isOpen = false;
  }
  say(turn, 'partnerFor');
}
