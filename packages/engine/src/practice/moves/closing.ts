import type { PracticeStatus } from '@salesai/contract/practice';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { objectionOf } from '../buyer/objections-of.ts';
import { asksWhichDay } from '../reading/days.ts';
import { plain } from '../reading/plain.ts';
import { pickBy } from '../seeded.ts';
import { aboutTime, otherTime, proposedTime } from './day-words.ts';
import { type Gate, missingGates } from './gates.ts';
import { insist, resolve } from './objections.ts';
import { discount, haggle, lowersPrice } from './pricing.ts';
import { refuseWith } from './refusing.ts';
import { chosenOf } from './topics.ts';
import {
  change,
  draw,
  isHurt,
  openObjection,
  raise,
  raiseNext,
  say,
  type Turn,
  tell,
} from './turn.ts';

const FIRST_TRY = { trust: -2, patience: -8 };
const NEXT_TRY = { trust: -4, patience: -15 };
/** What a buyer who wants to buy still has to settle. */
const OF_DEALING: ReadonlySet<Gate> = new Set(['objection', 'partner', 'ceiling']);
const DEALING = { patience: -4 };
/** Gates that show that the seller knows the buyer too little. */
const OF_TRUST: ReadonlySet<Gate> = new Set(['hurt', 'trust', 'pain', 'facts', 'reflections']);
/** How far below the gates a dated step is accepted. */
const STEP_TRUST_BELOW = 7;
const STEP_VALUE_BELOW = 15;

export function end({ state }: Turn, status: PracticeStatus) {
  state.end = status;
}

/** The seller asks for the purchase. */
export function close(turn: Turn) {
  const { state, reading } = turn;
  const { form } = reading.amounts;
  if (form !== null) state.price.form = form;
  const missing = missingGates(turn);
  if (missing.length === 0) {
    choosePayment(turn);
    say(turn, 'agree', reading.hasDate ? aboutTime(turn, 'yes') : {});
    sayWhatIsNeeded(turn, 'agree');
    return end(turn, state.price.form !== null || reading.hasDate ? 'won' : 'advanced');
  }
  state.closeTries += 1;
  if (lowersPrice(turn)) return discount(turn);
  if (missing.every((gate) => OF_DEALING.has(gate))) change(turn, DEALING);
  else change(turn, state.closeTries > 1 ? NEXT_TRY : FIRST_TRY);
  refuse(turn, missing);
}

const ONLINE = /\b(?:online|link|video\w*|chamada|call|meet|zoom|ligo|ligar|ligacao)\b/;
const COME =
  /\b(?:vir|vem|venha|aqui n[ao]|na clinica|no consultorio|na loja|no estudio|na escola|no escritorio|aula experimental|te (?:espero|aguardo|recebo)|espero voces?|avaliacao)\b/;
const VISIT =
  /\b(?:pass(?:o|ar|amos) (?:ai|n[ao])|visit\w+|ir ai|vou ai|ver o (?:espaco|telhado|local)|medir|instal\w+|busc\w+|entreg\w+|conhecer o (?:espaco|local|escritorio)|na sua (?:casa|loja|empresa))\b/;

/** The session ends here: the buyer offers by itself what the seller would ask for next. */
function sayWhatIsNeeded(turn: Turn, move: 'agree' | 'agreeStep') {
  const { folded } = turn.reading;
  const place = ONLINE.test(folded)
    ? 'online'
    : VISIT.test(folded)
      ? 'visit'
      : COME.test(folded)
        ? 'come'
        : 'any';
  const lines = PRACTICE_FACTS.afterStep[place];
  say(turn, move, { text: pickBy(lines, turn.setup.seed, 'after step') });
}

const OF_PAYING = /\b(?:pix|cartao|boleto|dinheiro|a vista|parcelad\w+|credito|debito)\b/;

/** "Fechamos? Pix ou cartão?" */
function choosePayment(turn: Turn) {
  const { state, reading } = turn;
  const asked = reading.sentences
    .map(({ text }) => plain(text))
    .find((text) => OF_PAYING.test(text));
  const chosen = asked?.includes('?') ? chosenOf(turn, asked) : null;
  if (chosen === null || !OF_PAYING.test(plain(chosen))) return;
  state.price.form ??= OF_PAYING.exec(plain(chosen))?.[0] ?? null;
  say(turn, 'topic', { text: chosen });
}

function refuse(turn: Turn, [first, ...others]: readonly Gate[]) {
  const { state } = turn;
  const objection = openObjection(state);
  if (first === 'price') return say(turn, 'askPrice');
  if (objection) return insist(turn, objection);
  const isCold = [first, ...others].some((gate) => gate && OF_TRUST.has(gate));
  if (first === 'objection') {
    raiseNext(turn);
    return;
  }
  if (first === 'partner') return askPartner(turn);
  if (first === 'ceiling' && haggle(turn)) return;
  const move = isCold ? 'notYetTrust' : first === 'customer' ? 'notYet' : 'notYetValue';
  const day = turn.reading.hasDate ? proposedTime(turn) : null;
  const vague = day === null ? undefined : aboutTime(turn, isCold ? 'trust' : 'value').text;
  const gates = [first, ...others].flatMap((gate) => gate ?? []);
  refuseWith(turn, move, gates, { vague, day });
}

/** Somebody else decides, too: an objection that only involving that person resolves. */
function askPartner(turn: Turn) {
  if (!turn.state.known.includes('decision_maker')) turn.state.known.push('decision_maker');
  raise(turn, objectionOf('partner'));
}

function tellWhoDecides(turn: Turn) {
  const { state } = turn;
  state.known.push('decision_maker');
  tell(turn, 'decision_maker', state.buyer.facts.decision_maker);
}

/** Proposes to include who also decides. */
export function involvePartner(turn: Turn) {
  const { state, reading } = turn;
  const { partner } = state.buyer;
  const objection = openObjection(state);
  if (partner === null) {
    // There is nobody else to include, but the day suits or does not.
    if (reading.hasDate) return proposeStep(turn);
    change(turn, { patience: -3 });
    if (state.known.includes('decision_maker')) return say(turn, 'again');
    return tellWhoDecides(turn);
  }
  state.isPartnerInvolved = true;
  if (!state.known.includes('decision_maker')) state.known.push('decision_maker');
  if (objection?.family === 'authority') return resolve(turn, objection);
  change(turn, { trust: 3, value: 2 });
  say(turn, 'resolved', { objection: objectionOf('partner') });
}

/** A dated step that is no purchase. */
export function proposeStep(turn: Turn) {
  const { state, reading } = turn;
  const objection = openObjection(state);
  const missing = stepGates(turn);
  if (missing.length > 0) {
    change(turn, { trust: -1, patience: -8 });
    const why = missing.some((gate) => OF_TRUST.has(gate)) ? 'trust' : 'value';
    const { text } = aboutTime(turn, objection ? 'objection' : why);
    return refuseWith(turn, 'refuseStep', missing, { vague: text, day: proposedTime(turn) });
  }
  if (!reading.hasDate && asksWhichDay(reading.folded)) return nameDay(turn);
  if (!reading.hasDate && !state.used.includes(NAMED_DAY)) return say(turn, 'vagueStep');
  if (objection?.family === 'authority') return insist(turn, objection);
  const other = otherTime(turn, draw(turn, 'other time'));
  if (other !== null) {
    state.used.push(NAMED_DAY);
    return say(turn, 'vagueStep', { text: other });
  }
  if (objection?.family === 'timing') resolve(turn, objection);
  say(turn, 'agreeStep', aboutTime(turn, 'yes'));
  sayWhatIsNeeded(turn, 'agreeStep');
  end(turn, 'advanced');
}

/** What a dated step lacks, the most telling first. */
function stepGates({ state, rules }: Turn): Gate[] {
  const gates: [Gate, boolean][] = [
    ['customer', state.buyer.notCustomer === null],
    ['hurt', !isHurt(state)],
    ['pain', state.known.includes('pain')],
    ['linked', state.freshReflections > 0 || state.linkedPitches > 0],
    ['trust', state.trust >= rules.trustGate - STEP_TRUST_BELOW],
    ['value', state.value >= rules.valueGate - STEP_VALUE_BELOW],
  ];
  return gates.filter(([, isOpen]) => !isOpen).map(([gate]) => gate);
}

const NAMED_DAY = 'named day';
const DAYS = [
  'quinta às 10h eu consigo',
  'sexta de tarde dá pra mim, lá pelas 15h',
  'terça de manhã é melhor pra mim, umas 9h',
  'quarta às 16h eu posso',
] as const;

/** "Que dia fica bom?": the buyer names one. */
function nameDay(turn: Turn) {
  turn.state.used.push(NAMED_DAY);
  say(turn, 'vagueStep', { text: pickBy([...DAYS], turn.setup.seed, 'day') });
}

/** The seller says that it does not fit: right for somebody who is no customer. */
export function release(turn: Turn) {
  const { state } = turn;
  if (state.buyer.notCustomer !== null && state.isNotCustomerKnown) {
    say(turn, 'released');
    return end(turn, 'disqualified');
  }
  change(turn, { trust: 1, patience: -10 });
  say(turn, 'releasedWrongly');
}
