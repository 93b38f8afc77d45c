import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { choicesIn } from '../biography/choices.ts';
import { asSpelt, chosenIn } from '../biography/choose.ts';
import { labelOf } from '../biography/question.ts';
import { REVEALS_FROM } from '../levels.ts';
import { isMoving } from '../reading/acts.ts';
import { namesDate } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { pickBy } from '../seeded.ts';
import type { ReadSentence } from '../types.ts';
import { isHurt, openObjection, say, type Turn } from './turn.ts';

/** Asks which of several proposals the buyer likes better. */
const PREFERS =
  /\bprefer(?:e|em|ia|iam|iria)\b|\bqual (?:d[oa]s (?:dois|duas|tres)|del[ea]s|dessas?|desses?|opcao|caminho)\b|\b(?:o que|qual) (?:e que )?te (?:da(?:ria)?|deixa(?:ria)?|traz|traria|ajuda(?:ria)?|serv(?:e|iria)|atende(?:ria)?) (?:mais |melhor )?(?:segur\w+|tranquil\w+|confianca|confort\w*|paz|a vontade|agora|hoje)?/;
/** A day, a time of it and a form of payment are answered as such. */
const OF_DEAL =
  /\b(?:manha|tarde|noite|cedo|horario|pix|cartao|boleto|dinheiro|a vista|parcel\w+|entrada|credito|debito)\b/;

const asksPreference = (folded: string): boolean =>
  folded.includes('?') && PREFERS.test(folded) && !namesDate(folded) && !OF_DEAL.test(folded);

/** The question of a message for one of two proposals; null where it asks for none, or for a fact. */
export function preferenceAsked({ reading }: Turn): ReadSentence | null {
  const found = reading.sentences.find(({ text }) => asksPreference(plain(text)));
  if (!found) return null;
  const label = labelOf(plain(found.text));
  const isOfFact = found.act.startsWith('ask_') && label !== null && label !== 'selling';
  return isOfFact || offeredIn(found, reading.sentences) === '' ? null : found;
}

const OFFERS_TWO = / ou | e (?:um|uma|o|a|outr[oa]) /;

/** What offers the alternatives: the question itself, else the sentence before it. */
function offeredIn(asked: ReadSentence, sentences: readonly ReadSentence[]): string {
  const before = sentences[sentences.indexOf(asked) - 1]?.text ?? '';
  return [asked.text, before].find((text) => OFFERS_TWO.test(plain(text))) ?? '';
}

/** One of the two, or that it is too early for either. */
export function preferenceOf(turn: Turn, asked: ReadSentence): string {
  const { state, setup, reading } = turn;
  const { act, thing, first, second, neither } = PRACTICE_FACTS.prefers;
  const key = ['preference', state.count] as const;
  const mayChoose = openObjection(state) !== null || state.trust >= REVEALS_FROM.pain;
  if (isHurt(state) || !mayChoose) return pickBy(neither, setup.seed, ...key);
  const offered = plain(offeredIn(asked, reading.sentences)).replace(OFFERED_BY, '');
  const said = plain([...state.revealed.map(({ text }) => text), ...state.mentioned].join(' '));
  const [one] = choicesIn(offered);
  const chosen = one === undefined ? null : chosenIn(setup, offered, said);
  if (chosen === null) {
    return pickBy(pickBy([first, second], setup.seed, 'which', ...key), setup.seed, ...key);
  }
  const what = chosen.id.slice(CHOSEN.length);
  const lines = INFINITIVE.test(what) ? act : thing;
  return asSpelt(pickBy(lines, setup.seed, ...key).replace('{x}', what), reading.text);
}
/** The seller's verb in front of what is offered: "trabalho com visita mensal ou plantão". */
const OFFERED_BY =
  /^(?:(?:e|entao|olha|bom),? )*(?:eu |a gente |nos )?(?:trabalh(?:o|amos|a) com|tenho|temos|tem|fac?o|fazemos|ofere(?:co|cemos)|consigo|posso(?: te)?(?: fazer| oferecer| mandar| passar)?|da pra(?: fazer)?|pode ser) /;
/** Before the chosen words in the id of an answer. */
const CHOSEN = 'mais ';
const INFINITIVE = /^[a-z]{2,}[aei]r\b/;

/** The preference is said behind what the rest of the message is answered with. */
export function answerWithPreference(turn: Turn, answerRest: (turn: Turn) => void) {
  const asked = preferenceAsked(turn);
  if (asked === null || asked.act === 'isolate_objection') return answerRest(turn);
  const text = preferenceOf(turn, asked);
  const { reading } = turn;
  const others = reading.sentences.filter((one) => one !== asked);
  if (others.some((one) => isMoving(one.act) || one.text.includes('?'))) {
    turn.reading = { ...reading, sentences: others };
    answerRest(turn);
    turn.reading = reading;
  }
  if (turn.state.end === 'active' && turn.state.silentSince === null) say(turn, 'topic', { text });
}
