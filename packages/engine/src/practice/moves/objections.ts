import { asSpelt, chosenIn } from '../biography/choose.ts';
import { plain } from '../reading/plain.ts';
import { revealedStems } from '../reading/reflection.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import type { ObjectionRecord, ReadSentence } from '../types.ts';
import { doubtOf } from './doubts.ts';
import { ABOUT } from './objection-words.ts';
import { preferenceAsked, preferenceOf } from './preferring.ts';
import { change, draw, isHurt, openObjection, say, type Turn } from './turn.ts';

/** Trust below the gate with which an answer is believed. */
const BELIEVES_BELOW = 25;
/** The share of buyers who accept an answer that nobody prepared. */
const UNPREPARED = 0.35;
const ASKED_AGAIN_AFTER = 3;
const SHORT_STEMS = 14;

/** Whether an answer speaks about the objection, in its family's words or in the buyer's own. */
function isAbout({ state, reading }: Turn, { family, asked }: ObjectionRecord): boolean {
  if (ABOUT[family].test(reading.folded)) return true;
  const stems = contentStems(reading.text);
  if (sharedStems(stems, revealedStems(state)).length > 0) return true;
  // A buyer who was asked what is behind it knows what an argument without any such word is about.
  return asked && Object.values(ABOUT).every((words) => !words.test(reading.folded));
}

/** An argument against the open objection. */
export function answerObjection(turn: Turn) {
  const objection = openObjection(turn.state);
  if (!objection) {
    say(turn, 'small');
    return;
  }
  const isPrepared = objection.acknowledged || objection.asked || draw(turn, 'coin') < UNPREPARED;
  const isBelieved =
    !isHurt(turn.state) && turn.state.trust >= turn.rules.trustGate - BELIEVES_BELOW;
  objection.answered = true;
  if (isAbout(turn, objection) && isPrepared && isBelieved) resolve(turn, objection);
  else insist(turn, objection);
}

export function resolve(turn: Turn, objection: ObjectionRecord) {
  const { state } = turn;
  if (isHurt(state)) return insist(turn, objection);
  objection.answered = true;
  objection.isResolved = true;
  state.isOpen = false;
  // Asking for the sale again is no repetition once something has changed.
  state.own = state.own.filter((stems) => stems.length > SHORT_STEMS);
  change(turn, { trust: 5, value: 6, patience: 2 });
  say(turn, 'resolved', { objection: { ...objection, said: null } });
}

export function insist(turn: Turn, objection: ObjectionRecord) {
  objection.tries += 1;
  change(turn, { trust: -2, patience: objection.tries >= ASKED_AGAIN_AFTER ? -15 : -10 });
  say(turn, 'insist', { objection: { ...objection, said: null } });
}

/** The seller asks what is behind the objection. */
export function isolate(turn: Turn, sentence?: ReadSentence) {
  const { state } = turn;
  const objection = openObjection(state);
  state.asks = 0;
  const asked = plain(sentence?.text ?? '');
  const choice = chosenIn(
    turn.setup,
    asked,
    plain(state.mentioned.join(' ')),
    '',
    fitsObjection(objection),
  );
  const preferred = preferenceAsked(turn);
  const own =
    preferred?.text === sentence?.text && preferred ? preferenceOf(turn, preferred) : null;
  const offered = choice === null ? null : asSpelt(choice.text, turn.reading.text);
  const said = own ?? doubtOf(turn, sentence?.text ?? '') ?? offered;
  const text = said === null ? {} : { text: said };
  if (!objection) {
    if (said !== null) return say(turn, 'topic', text);
    // Who has just asked for a lower price is asked what is behind that.
    if (state.price.counters.length === 0) return say(turn, 'small');
    return say(turn, 'explain', { objection: { key: 'price', family: 'price', said: null } });
  }
  if (objection.asked) {
    change(turn, { patience: -4 });
  } else {
    change(turn, { trust: 3, patience: 3 });
  }
  objection.asked = true;
  say(turn, 'explain', { objection: { ...objection, said: null }, ...text });
}

/** Of what is offered, what the open objection is about: what is said must not differ from what is decided. */
const fitsObjection =
  (objection: ObjectionRecord | null) =>
  (choice: string): boolean =>
    objection !== null && ABOUT[objection.family].test(choice);

const CONFIRMS =
  /\b(?:(?:isso|assim|desse jeito) (?:ja )?(?:te |lhe )?(?:ajuda|resolve|serve|melhora|atende|responde|alivia|tranquiliza)|(?:o )?que (?:te|lhe) parece|fica melhor assim|faz sentido|ficou (?:claro|clara|bom|melhor|alguma)|te (?:ajuda|atende|tranquiliza|deixa)|resolve (?:isso|essa|pra)|concorda|o que (?:acha|achou|voce acha)|assim (?:fica|te|esta)|mais alguma|outra duvida|era isso|tudo certo|combinado|serve|fora isso)\b/;

/** After an objection was resolved, or with its answer, the seller asks whether it is. */
export function noteConfirmation({ state, reading }: Turn) {
  const last = state.raised.at(-1);
  if (!last?.answered || last.confirmed) return;
  const asks = reading.sentences.some(
    ({ text, act }) => text.endsWith('?') && (CONFIRMS.test(plain(text)) || act === 'close'),
  );
  if (asks) last.confirmed = true;
}
