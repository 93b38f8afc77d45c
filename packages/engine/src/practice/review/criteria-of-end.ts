import { isConcrete, namesDayAndHour } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { clarity } from './clarity.ts';
import { type Criterion, FULL, firstLack, judged, listened, NOT_APPLICABLE } from './judged.ts';
import { missingGate } from './missing-gate.ts';
import {
  isCivil,
  isPromising,
  mostTelling,
  quotesOfActs,
  replyWithMove,
  wholeQuote,
} from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';

/** A form of payment that was only offered is none that both agreed on. */
const isFormAgreed = ({ last }: SessionLog, status: string): boolean =>
  last.price.form !== null &&
  (status === 'won' ||
    status === 'advanced' ||
    last.raised.some(({ family, isResolved }) => OF_PAYMENT.has(family) && isResolved));
const OF_PAYMENT: ReadonlySet<string> = new Set(['price', 'terms']);

const decisionMaker: Criterion = (log, status) => {
  const { buyer, known, isPartnerInvolved } = log.last;
  const hasForm = isFormAgreed(log, status);
  if (log.turns.length === 0) return NOT_APPLICABLE;
  const asked = log.turns.some(({ sentences }) =>
    sentences.some(({ act }) => act === 'ask_decision_maker' || act === 'involve_decision_maker'),
  );
  const evidence = quotesOfActs(
    log.turns,
    (act) => act === 'ask_decision_maker' || act === 'involve_decision_maker',
  );
  const isKnown = known.includes('decision_maker');
  const found = isKnown ? (asked ? 2 : 1) : 0;
  const isSettled = isKnown && (buyer.partner === null ? asked : isPartnerInvolved);
  const mark = found + (isSettled ? 1 : 0) + (isKnown && hasForm ? 1 : 0);
  const teller = log.turns.find(({ after }) => after.lastRevealed.includes('decision_maker'));
  const revealed = teller?.replies.at(-1) ?? null;
  return judged(
    log,
    mark,
    evidence.length > 0 || !revealed ? evidence : [wholeQuote(revealed)],
    revealed,
    firstLack(['asked', !asked], ['partner', isKnown && !isSettled], ['form', isKnown && !hasForm]),
  );
};

const nextStep: Criterion = (log, status) => {
  const asked = quotesOfActs(log.turns, isStep);
  const last = log.turns.at(-1);
  if (!last) return NOT_APPLICABLE;
  if (status === 'disqualified') return judged(log, FULL, [wholeQuote(last)], null);
  const isAgreed = status === 'won' || status === 'advanced';
  const isDated = last.sayings.some(({ move }) => move === 'agreeStep') || status === 'won';
  const dated = quotesOfActs(log.turns, isDatedStep);
  const listening = log.turns.filter((turn) => listened(turn.after));
  const proposed = quotesOfActs(listening, isDatedStep);
  const refused = proposed.length > 0 ? 3 : asked.length > 0 ? 1 : 0;
  const mark = isAgreed ? (isDated ? FULL : 2) : refused;
  const agreed = quotesOfActs([last], isStep);
  const evidence = isAgreed
    ? [...agreed, wholeQuote(last)].slice(0, 1)
    : [...dated, ...asked].slice(0, 1);
  const lack = firstLack(
    ['undated', isAgreed && !isDated],
    ['none', !isAgreed && asked.length + dated.length === 0],
    ['vague', !isAgreed && dated.length === 0],
  );
  const missed = replyWithMove(log, 'interest') ?? last;
  return judged(log, mark, evidence, missed, lack ?? (isAgreed ? null : missingGate(log)));
};

const isStep = (act: string): boolean => act === 'close' || act === 'next_step';

/** "Quinta, 15h, na sua casa" sets a time, also beside the sentence that asks for it. */
const isDatedStep = (act: string, turn: LoggedTurn, { text }: ReadSentence): boolean => {
  if (act.startsWith('ask_')) return false;
  if (isStep(act) || act === 'involve_decision_maker') {
    return isConcrete(text) || turn.sentences.some((one) => namesDayAndHour(plain(one.text)));
  }
  return namesDayAndHour(plain(text)) && !OFFENCES.test(act);
};

const OFFENCES = /^(?:pressure|badmouth|rudeness|break_role)$/;

/** The sentence that offends, as what is shown of its message. */
function offenceOf(turn: LoggedTurn): LoggedMessage {
  const offences = turn.sentences.filter(({ act, isPromise }) => OFFENCES.test(act) || isPromise);
  const worst = offences.find(({ act }) => act === 'rudeness') ?? offences[0];
  return { messageId: turn.messageId, text: worst?.text ?? turn.text };
}

/** The best mark of somebody who was rude once. */
const RUDE_MOST = 1;

const respect: Criterion = (log) => {
  const offending = log.turns.filter(({ sentences }) =>
    sentences.some(({ act }) => OFFENCES.test(act)),
  );
  const chases = log.turns.filter(
    ({ before, after, sentences }) =>
      after.chases > before.chases || sentences.some(({ act }) => act === 'pushy_follow_up'),
  );
  const copied = log.turns.filter(({ sayings }) => sayings.some(({ move }) => move === 'repeated'));
  const promising = log.turns.filter(isPromising);
  const faulty = new Set([...offending, ...chases, ...promising]);
  const good = mostTelling(log.turns.filter((turn) => !faulty.has(turn)));
  if (log.turns.length === 0) return NOT_APPLICABLE;
  const wasSilent = log.turns.some(({ before }) => before.silentSince !== null);
  const most = wasSilent && !log.last.wasUsefulAfterSilence ? 2 : FULL;
  const isRude = offending.some(({ sentences }) => sentences.some(({ act }) => act === 'rudeness'));
  const least = Math.min(most, isRude ? RUDE_MOST : FULL);
  const mark = Math.min(
    least,
    FULL - 2 * offending.length - chases.length - copied.length - promising.length,
  );
  const rude = offending.find((turn) => !isCivil(turn));
  const fault = rude ?? offending[0] ?? chases[0] ?? copied[0] ?? promising[0] ?? null;
  const lack = firstLack(['rude', isRude], ['promise', fault !== null && fault === promising[0]]);
  return judged(log, mark, good ? [wholeQuote(good)] : [], fault && offenceOf(fault), lack);
};

export const END_CRITERIA = {
  decision_maker: decisionMaker,
  next_step: nextStep,
  clarity,
  respect,
};
