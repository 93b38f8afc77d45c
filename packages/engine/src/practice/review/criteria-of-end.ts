import type { PracticeAct } from '@salesai/contract/practice';
import { amountsIn } from '../reading/amounts.ts';
import { isConcrete, namesDate, namesDayAndHour } from '../reading/concrete.ts';
import { isServiceDay, meetsOn } from '../reading/days.ts';
import { plain } from '../reading/plain.ts';
import { isOnlyTrial } from '../reading/settled.ts';
import { OWN_DEED } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { clarity } from './clarity.ts';
import {
  type Criterion,
  FULL,
  firstLack,
  isFollowUp,
  isUnanswered,
  judged,
  listened,
  NOT_APPLICABLE,
} from './judged.ts';
import { gatesShut } from './missing-gate.ts';
import { isPromising, mostTelling, quotesOfActs, replyWithMove, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { isShouting, laughingIn, scornIn } from './tone.ts';

/** A form of payment that was only offered is none that both agreed on. */
const isFormAgreed = ({ last }: SessionLog, status: string): boolean =>
  last.price.form !== null &&
  (status === 'won' ||
    status === 'advanced' ||
    last.raised.some(({ family, isResolved }) => OF_PAYMENT.has(family) && isResolved));
const OF_PAYMENT: ReadonlySet<string> = new Set(['price', 'terms']);

/** The seller said how it can be paid. */
const namesForm = ({ turns }: SessionLog): boolean =>
  turns.some(({ sentences }) =>
    sentences.some(({ act, text }) => !act.startsWith('ask_') && amountsIn(text, 0).form !== null),
  );

/** Where the seller asked for the decision, or named the price, without knowing whose decision it is. */
const pricedOrAsked = ({ turns }: SessionLog): LoggedMessage | null =>
  turns.find(({ sentences }) =>
    sentences.some(({ act }) => act === 'state_price' || act === 'close'),
  ) ?? null;

const isDeciderAct = (act: PracticeAct): boolean =>
  act === 'ask_decision_maker' || act === 'involve_decision_maker';
const NAMES_DECIDER =
  /\b(?:marido|espos[oa]|noiv[oa]|mulher|soci[oa]s?|decid\w+|decis\w+|opin\w+|particip\w+)\b/;
const INVOLVES =
  /\b(?:(?:pr[ao]s|voces|os|as) (?:dois|duas)|junto|(?:com|pr[ao]|para|chama\w*|mostr\w+) (?:o |a )?(?:seu |sua |teu |tua )?(?:ele|ela|marido|espos[oa]|noiv[oa]|mulher|soci[oa]))\b/;

/** Asks who else decides, by its act or by the person that it names. */
const isAboutDecider = ({ act, text }: ReadSentence): boolean =>
  isDeciderAct(act) || (text.includes('?') && NAMES_DECIDER.test(plain(text)));

/** Speaks of including who also decides, once that person is known. */
const includesPartner = ({ before, sentences }: LoggedTurn): boolean =>
  before.known.includes('decision_maker') &&
  sentences.some(({ text }) => INVOLVES.test(plain(text)));

const decisionMaker: Criterion = (log, status) => {
  const { buyer, known, isPartnerInvolved } = log.last;
  const hasForm = isFormAgreed(log, status);
  if (log.turns.length === 0) return NOT_APPLICABLE;
  if (isFollowUp(log) && !log.turns.some(({ sentences }) => sentences.some(isAboutDecider))) {
    return NOT_APPLICABLE;
  }
  const asked = log.turns.some(({ sentences }) => sentences.some(isAboutDecider));
  const evidence = quotesOfActs(log.turns, (_act, _turn, sentence) => isAboutDecider(sentence));
  const isKnown = known.includes('decision_maker');
  const found = isKnown ? (asked ? 2 : 1) : 0;
  const isSettled =
    isKnown &&
    (buyer.partner === null ? asked : isPartnerInvolved || log.turns.some(includesPartner));
  const mark = found + (isSettled ? 1 : 0) + (isKnown && hasForm ? 1 : 0);
  const teller = log.turns.find(({ after }) => after.lastRevealed.includes('decision_maker'));
  const revealed = teller?.replies.at(-1) ?? null;
  return judged(
    log,
    mark,
    evidence.length > 0 || !revealed ? evidence : [wholeQuote(revealed)],
    revealed ?? pricedOrAsked(log),
    firstLack(
      ['asked', !asked && !isKnown],
      ['partner', isKnown && !isSettled && buyer.partner !== null],
      ['unasked', isKnown && !asked],
      ['form', isKnown && !hasForm && !namesForm(log)],
      ['agreed', isKnown && !hasForm],
    ),
  );
};

const nextStep: Criterion = (log, status) => {
  const asked = quotesOfActs(log.turns, isStep);
  const last = log.turns.at(-1);
  if (!last || isUnanswered(log)) return NOT_APPLICABLE;
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
    ['none', !isAgreed && asked.length + dated.length === 0 && !log.turns.some(namesTime)],
    ['vague', !isAgreed && dated.length === 0],
  );
  const missed = replyWithMove(log, 'interest') ?? last;
  return judged(log, mark, evidence, missed, lack ?? (isAgreed ? null : missingStep(log)));
};

/** What was missing for the step: of objections only those that the buyer had said and the seller could meet. */
function missingStep(log: SessionLog): string | null {
  const isIncluded = log.turns.some(includesPartner);
  const [first, ...others] = gatesShut(log).filter((gate) => gate !== 'partner' || !isIncluded);
  if (first !== 'objection') return first ?? null;
  if (!log.last.isOpen) return others[0] ?? 'unsaid';
  const isNew = log.last.raised.length > (log.turns.at(-1)?.before.raised.length ?? 0);
  return isNew ? 'late' : first;
}

/** A day with an hour somewhere in the message: perhaps a step that the rules do not see. */
const namesTime = ({ text }: LoggedTurn): boolean =>
  namesDayAndHour(plain(text)) && !isServiceDay(plain(text));

const isStep = (act: PracticeAct): boolean => act === 'close' || act === 'next_step';

/** "Quinta, 15h, na sua casa" sets a time, also beside the sentence that asks for it. */
const isDatedStep = (act: PracticeAct, turn: LoggedTurn, { text }: ReadSentence): boolean => {
  if (act.startsWith('ask_')) return namesDayAndHour(plain(text)) && meetsOn(plain(text));
  if (isStep(act) || act === 'involve_decision_maker') {
    return isConcrete(text) || turn.sentences.some((one) => namesDayAndHour(plain(one.text)));
  }
  const folded = plain(text);
  if (OFFENCES.test(act) || isServiceDay(folded)) return false;
  if (isOnlyTrial(folded) && namesDate(folded)) return true;
  if (!namesDayAndHour(folded)) return false;
  return meetsOn(folded) || !(SELLS.test(act) && OWN_DEED.test(folded));
};

/** A pitch that names a day says when the service comes. */
const SELLS = /^(?:linked_pitch|generic_pitch|proof|answer_objection)$/;
const OFFENCES = /^(?:pressure|badmouth|rudeness|break_role)$/;

interface Fault {
  message: LoggedMessage;
  lack: string;
}

/** The sentence that offends, as what is shown of its message, and what it does. */
function offenceOf(turn: LoggedTurn, lack: string): Fault {
  const offences = turn.sentences.filter(({ act, isPromise }) => OFFENCES.test(act) || isPromise);
  const worst = offences.find(({ act }) => act === 'rudeness') ?? offences[0];
  const message = { messageId: turn.messageId, text: worst?.text ?? turn.text };
  return { message, lack: worst ? (LACK_OF[worst.act] ?? 'promise') : lack };
}
/** Something useful that came too soon is no demand. */
const chaseOf = (turn: LoggedTurn | undefined): string =>
  turn?.sentences.some(({ act }) => BRINGS.test(act)) ? 'soon' : 'chase';
const BRINGS =
  /^(?:useful_follow_up|proof|linked_pitch|answer_objection|trade_concession|reflection)$/;
const LACK_OF: Readonly<Partial<Record<PracticeAct, string>>> = {
  rudeness: 'rude',
  pressure: 'pressure',
  badmouth: 'badmouth',
  break_role: 'role',
};

/** What sounds disrespectful without an offence: laughing at a worry, or capitals. */
function toneOf(turn: LoggedTurn | undefined): Fault | null {
  if (!turn) return null;
  const scorn = scornIn(turn)?.text;
  const laughing = laughingIn(turn)?.text;
  const message = { messageId: turn.messageId, text: scorn ?? laughing ?? turn.text };
  const lack = scorn === undefined ? (laughing === undefined ? 'shouting' : 'laughing') : 'scorn';
  return { message, lack };
}

/** The best mark of somebody who was rude once. */
const RUDE_MOST = 1;

const respect: Criterion = (log) => {
  const offending = log.turns.filter(({ sentences }) =>
    sentences.some(({ act }) => OFFENCES.test(act)),
  );
  const chases = log.turns.filter(({ before, after }) => after.chases > before.chases);
  const copied = log.turns.filter(({ sayings }) => sayings.some(({ move }) => move === 'repeated'));
  const promising = log.turns.filter(isPromising);
  const loud = log.turns.filter(isShouting);
  const laughing = log.turns.filter((turn) => laughingIn(turn) !== undefined);
  const scornful = log.turns.filter(
    (turn) => scornIn(turn) !== undefined && !offending.includes(turn),
  );
  const faulty = new Set([
    ...[...offending, ...chases, ...promising, ...loud, ...laughing, ...scornful],
  ]);
  const good = mostTelling(log.turns.filter((turn) => !faulty.has(turn)));
  if (log.turns.length === 0) return NOT_APPLICABLE;
  const wasSilent = log.turns.some(({ before }) => before.silentSince !== null);
  const most = wasSilent && !log.last.wasUsefulAfterSilence ? 2 : FULL;
  const isRude = offending.some(({ sentences }) => sentences.some(({ act }) => act === 'rudeness'));
  const least = Math.min(most, isRude ? RUDE_MOST : FULL);
  const mark = Math.min(
    least,
    FULL -
      2 * offending.length -
      [chases, copied, promising, loud, laughing, scornful, scornful].reduce(
        (sum, some) => sum + some.length,
        0,
      ),
  );
  const rude = offending.find(({ sentences }) => sentences.some(({ act }) => act === 'rudeness'));
  const faulted = rude ?? offending[0] ?? chases[0] ?? copied[0] ?? promising[0];
  const tone = faulted ? null : toneOf(scornful[0] ?? laughing[0] ?? loud[0]);
  const kind = copied.some((turn) => turn === faulted) ? 'copied' : chaseOf(faulted);
  const fault = faulted ? offenceOf(faulted, kind) : tone;
  const evidence = good && mark > 0 ? [wholeQuote(good)] : [];
  const lack = fault?.lack ?? (most < FULL ? 'silent' : null);
  const of = judged(log, mark, evidence, fault?.message ?? null, lack);
  return { ...of, phrase: fault?.message.text ?? null };
};

export const END_CRITERIA = {
  decision_maker: decisionMaker,
  next_step: nextStep,
  clarity,
  respect,
};
