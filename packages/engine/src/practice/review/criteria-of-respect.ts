import type { PracticeAct } from '@salesai/contract/practice';
import { dismissalIn } from './dismissing.ts';
import { type Criterion, FULL, judged, NOT_APPLICABLE } from './judged.ts';
import { isPromising, mostTelling, quoteOf, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { hurryIn, isShouting, laughingIn, scornIn } from './tone.ts';

/** Acts that offend. */
export const OFFENCES = /^(?:pressure|badmouth|rudeness|break_role)$/;

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

/** What sounds disrespectful without an offence: scorn, hurry, laughing at a worry, or capitals. */
function toneOf(turn: LoggedTurn | undefined): Fault | null {
  if (!turn) return null;
  const found = [
    { lack: 'scorn', text: scornIn(turn)?.text },
    { lack: 'pressure', text: hurryIn(turn)?.text },
    { lack: 'dismissed', text: dismissalIn(turn)?.text },
    { lack: 'laughing', text: laughingIn(turn)?.text },
    { lack: 'shouting', text: turn.text },
  ].find(({ text }) => text !== undefined);
  return found?.text === undefined
    ? null
    : { message: { messageId: turn.messageId, text: found.text }, lack: found.lack };
}

/** The best mark of somebody who was rude once. */
const RUDE_MOST = 1;

export const respect: Criterion = (log) => {
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
  const hurrying = log.turns.filter(
    (turn) => hurryIn(turn) !== undefined && !offending.includes(turn),
  );
  const dismissing = log.turns.filter(
    (turn) => dismissalIn(turn) !== undefined && !offending.includes(turn),
  );
  const faulty = new Set([
    ...[...offending, ...chases, ...promising, ...loud, ...laughing, ...scornful, ...hurrying],
    ...dismissing,
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
      [chases, copied, promising, loud, laughing, hurrying, scornful, scornful, dismissing].reduce(
        (sum, some) => sum + some.length,
        0,
      ),
  );
  const rude = offending.find(({ sentences }) => sentences.some(({ act }) => act === 'rudeness'));
  const offended = rude ?? offending[0] ?? (scornful.length > 0 ? undefined : chases[0]);
  const faulted = offended ?? (scornful.length > 0 ? undefined : (copied[0] ?? promising[0]));
  const tone = faulted
    ? null
    : toneOf(scornful[0] ?? hurrying[0] ?? dismissing[0] ?? laughing[0] ?? loud[0]);
  const kind = copied.some((turn) => turn === faulted) ? 'copied' : chaseOf(faulted);
  const fault = faulted ? offenceOf(faulted, kind) : tone;
  const evidence = good && mark > 0 ? [wholeQuote(good)] : [];
  const lack = fault?.lack ?? (most < FULL ? 'silent' : null);
  const shown = fault ? placeOf(log, fault.message) : null;
  const of = judged(log, mark, evidence, fault?.message ?? null, lack, shown);
  return { ...of, phrase: fault?.message.text ?? null };
};

/** Where in its message a sentence is. */
function placeOf({ turns }: SessionLog, { messageId, text }: LoggedMessage) {
  const turn = turns.find((one) => one.messageId === messageId);
  const start = turn?.text.indexOf(text) ?? -1;
  return turn && start >= 0 ? quoteOf(turn, { start, end: start + text.length }) : null;
}
