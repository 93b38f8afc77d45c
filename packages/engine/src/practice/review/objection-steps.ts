import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { lengthInWords } from '../../shared/text.ts';
import { ABOUT } from '../moves/objection-words.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { amountsIn } from '../reading/amounts.ts';
import { COMMENTS } from '../reading/commenting.ts';
import { namesDate, namesDayAndHour } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { EMPATHISES, OFFERS, OWN_DEED } from '../reading/wording.ts';
import type { ObjectionRecord, ReadSentence } from '../types.ts';
import { asksBehind, BEHIND, echoes } from './asks-behind.ts';
import { asQuestion } from './question-whole.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { isFair } from './tone.ts';

/** A sentence with its message. */
export interface Found {
  turn: LoggedTurn;
  sentence: ReadSentence;
}

/** The four steps of handling an objection, each with the sentence that takes it; null where none does. */
export interface ObjectionSteps {
  acknowledged: Found | null;
  asked: Found | null;
  answered: Found | null;
  confirmed: Found | null;
  isResolved: boolean;
  /** The first message about it. */
  first: LoggedTurn | null;
  /** What the buyer objected. */
  said: { messageId: string; text: string } | null;
}

/** After it was resolved the seller may still ask or argue. */
const TURNS_AFTER = 2;

/** The seller's messages about the objection at a place of `raised`. */
function turnsAbout({ turns }: SessionLog, which: number): LoggedTurn[] {
  const start = turns.findIndex(({ before }) => before.raised.length > which);
  if (start < 0) return [];
  const next = turns.findIndex(({ before }) => before.raised.length > which + 1);
  const resolved = turns.findIndex(({ after }) => after.raised[which]?.isResolved === true);
  const last = resolved < 0 ? turns.length : resolved + 1 + TURNS_AFTER;
  return turns.slice(start, Math.min(last, next < 0 ? turns.length : next));
}

/** What the buyer wrote when raising it. */
export function objected({ turns }: SessionLog, which: number): ObjectionSteps['said'] {
  const turn = turns.find(
    ({ before, after }) => before.raised.length <= which && after.raised.length > which,
  );
  const at = turn?.sayings.findIndex(({ move }) => move === 'object') ?? -1;
  return turn?.replies[at] ?? turn?.replies.at(-1) ?? null;
}

/** "Claro, compare à vontade": leaves it to the buyer. */
const GRANTS =
  /^(?:(?:claro|certo|sim|tudo bem|sem problema),? )*(?:compar[ea]|pens[ae]|fi(?:ca|co|que)|veja|pode (?:comparar|pensar|ver|conferir))\b.{0,25}\b(?:a vontade|com calma|sem pressa|tranquil[oa])\b/;

/** "Não é caro, é investimento", "ué, mas …", "preço não é problema": argues against it. */
const CONTRADICTS =
  /^(?:(?:ah|oh|olha|calma|opa|bom),? )*(?:mas|ue|so que|que nada|nao (?:e|ta|esta|acho|concordo|precisa|tem))\b|\bnao (?:e|ta|sao) (?:tao |nada |nenhum )?(?:problema|car[oa]|muito|salgad[oa]|puxad[oa]|pesad[oa])\b|\bnada\b(?=[,.!]|$)|\bna verdade\b/;
export const contradicts = (folded: string): boolean => CONTRADICTS.test(folded);

/** "Foi mal, falei demais": says sorry for the own writing, and takes up nothing that was objected. */
const APOLOGISES =
  /\b(?:desculp\w+|perdao|foi mal|falei (?:demais|muito)|escrevi (?:demais|muito)|me empolguei|me enrolei|erro meu)\b/;
const LEAST_BESIDE = 3;
const onlyApologises = (folded: string): boolean =>
  APOLOGISES.test(folded) &&
  folded
    .split(/[,;:]/)
    .filter((part) => !APOLOGISES.test(part))
    .every((part) => lengthInWords(part) < LEAST_BESIDE);

/** "Não é caro", "não é pressão não": denies it, which argues nothing. */
const DENIES =
  /^(?:(?:ah|oh|olha|calma|opa|bom),? )*nao (?:e|ta|esta)\b(?! (?:so|apenas|facil|pouco|a toa))/;

/** Takes it seriously, in words of its own or with the buyer's. */
function takesSeriously({ text, act }: ReadSentence, said: string): boolean {
  const folded = plain(text);
  if (onlyApologises(folded)) return false;
  if (isAcknowledging(folded) || GRANTS.test(folded)) return true;
  if (contradicts(folded)) return false;
  if (COMMENTS.test(folded) || EMPATHISES.test(folded)) return !/\bnossa\b/.test(folded);
  // A word of the objection in an offer, a price or a demand repeats it, and takes up nothing.
  const isOwnMatter = OWN_DEED.test(folded) || OF_SALE.test(act);
  const isShared = sharedStems(contentStems(text), contentStems(said)).length > 0;
  return (isShared && !isOwnMatter) || (act === 'reflection' && !isOwnMatter);
}
const OF_SALE =
  /^(?:state_price|discount|trade_concession|close|next_step|generic_pitch|pressure|badmouth|rudeness|pushy_follow_up)$/;

/** "Entendi, caro perto do que você paga hoje?" */
const BEGINS_SERIOUSLY =
  /^(?:(?:ah|ta|ok|certo),? )?(?:entendi|entendo|compreendo|imagino|sei|claro|faz sentido)\b,? (?!por ?que)/;

const ARGUES =
  /^(?:answer_objection|linked_pitch|generic_pitch|proof|trade_concession|involve_decision_maker)$/;
const ARGUMENT_WORDS = 5;
const ARGUMENT_STEMS = 3;
/** "E se o primeiro boleto vencer só em abril?": an offer in the form of a question. */
const OFFERS_WAY =
  /^(?:(?:e|mas|entao),? )?(?:e )?(?:se (?:eu|a gente|nos)|posso|podemos|consigo|da (?:pra|para)|que tal)\b/;

/** Says something for the offer, or another way to have it. */
function argues({ text, act }: ReadSentence, family: Family, said: string): boolean {
  const folded = plain(text);
  const isLong = lengthInWords(text) >= ARGUMENT_WORDS;
  if (!isLong || act.startsWith('ask_') || act === 'isolate_objection') return false;
  if (onlyApologises(folded) || (DENIES.test(folded) && !OWN_DEED.test(folded))) return false;
  const { price, percent, form } = amountsIn(text, 0, true);
  const isOfMoney = price !== null || percent !== null || form !== null;
  // "Entendo, 380 por mês pesa" takes it seriously, and argues nothing.
  if (isAcknowledging(folded) && form === null && !OWN_DEED.test(folded)) return false;
  const isStep = act === 'next_step' || act === 'close';
  if (OFFERS_WAY.test(folded) && !namesDate(folded) && (!isStep || isOfMoney)) return true;
  const isAbout =
    ABOUT[family].test(folded) || sharedStems(contentStems(text), contentStems(said)).length > 0;
  if (act === 'generic_pitch' && !isAbout) return false;
  if (text.trim().endsWith('?') && !/,? n(?:ao|e)\b.{0,10}\?$/.test(folded)) return false;
  if (act === 'discount') return false;
  const isFull = contentStems(text).length >= ARGUMENT_STEMS || /\d/.test(text);
  if (ARGUES.test(act)) return isFull || OWN_DEED.test(folded);
  return act !== 'next_step' && (OWN_DEED.test(folded) || OFFERS.test(folded) || isOfMoney);
}

const CONFIRMS =
  /\b(?:(?:isso|assim|desse jeito|te|lhe) (?:ja )?(?:te |lhe )?(?:ajud\w+|resolv\w+|serv\w+|melhor\w+|atend\w+|respond\w+|alivi\w+|tranquiliz\w+|da|deix\w+|cab\w+)|(?:o )?que (?:te|lhe) parece|faz sentido|ficou|concorda|o que (?:acha|achou|voce acha)|nao acha|mais alguma|outra duvida|era isso|tudo certo|combinado|serve|cabe|topa|faz diferenca|pode ser|(?:mais )?tranquil[oa]|segur[oa])\b/;

/** A day that is proposed asks for a step, and not whether the answer was enough. */
const confirms = ({ text, act }: ReadSentence): boolean =>
  text.trim().endsWith('?') &&
  act !== 'discount' &&
  !namesDayAndHour(plain(text)) &&
  (act === 'close' || CONFIRMS.test(plain(text)));

/** An objection with the messages about it. */
interface Handled {
  about: LoggedTurn[];
  said: ObjectionSteps['said'];
  family: Family;
  elicited: Found | null;
  accepted: (about: readonly LoggedTurn[]) => Found | null;
  isOpen: (turn: LoggedTurn) => boolean;
  isSettled: (answered: Found | null, about: readonly LoggedTurn[]) => boolean;
}

/** What of a handled objection is there; a step is only missing when no sentence can be meant by it. */
export function stepsOf(log: SessionLog, status: string, which: number): ObjectionSteps {
  const record = log.last.raised[which];
  return stepsIn({
    about: turnsAbout(log, which),
    said: objected(log, which),
    family: record?.family ?? 'need',
    elicited: elicited(log, which),
    accepted: (about) => accepted(about, which),
    isOpen: ({ before }) => before.raised[which]?.isResolved !== true,
    isSettled: (answered, about) => isSettled(record, status, answered, about),
  });
}

/** A price that the buyer found too high while bargaining, which is an objection as well. */
export function bargainedSteps({ turns }: SessionLog, status: string): ObjectionSteps | null {
  const at = turns.findIndex(({ sayings }) => sayings.some(({ move }) => move === 'haggle'));
  const turn = turns[at];
  const about = turns.slice(at + 1, at + 2 + TURNS_AFTER);
  if (!turn || about.length === 0) return null;
  return stepsIn({
    about,
    said: turn.replies[0] ?? null,
    family: 'price',
    elicited: null,
    accepted: () => null,
    isOpen: () => true,
    isSettled: (answered, about) => isSettled(undefined, status, answered, about),
  });
}

function stepsIn(one: Handled): ObjectionSteps {
  const { said, family, isOpen } = one;
  const about = one.about.filter(isFair);
  const find = (isOne: (one: ReadSentence, turn: LoggedTurn) => boolean, acts: RegExp) => {
    for (const turn of about) {
      const isIt = (one: ReadSentence) =>
        turn.isContested ? acts.test(one.act) : isOne(asQuestion(turn, one), turn);
      const sentence = turn.sentences.find((one) => !one.isPromise && isIt(one));
      if (sentence) return { turn, sentence };
    }
    return null;
  };
  const text = said?.text ?? '';
  const asked =
    find((sentence, turn) => isOpen(turn) && asksBehind(sentence, text), /^isolate_objection$/) ??
    one.elicited;
  const argued = find(
    (sentence) => sentence.start !== asked?.sentence.start && argues(sentence, family, text),
    ARGUES,
  );
  const answered = argued ?? one.accepted(about);
  // What is said after the answer, or of nothing that was objected, takes nothing seriously.
  const isInTime = (turn: LoggedTurn) =>
    isOpen(turn) && (answered === null || about.indexOf(turn) <= about.indexOf(answered.turn));
  const isSerious = (sentence: ReadSentence, turn: LoggedTurn) =>
    isInTime(turn) &&
    (sentence.text.includes('?')
      ? BEGINS_SERIOUSLY.test(plain(sentence.text))
      : takesSeriously(sentence, text));
  const since = answered ? about.slice(about.indexOf(answered.turn)).slice(0, TURNS_AFTER + 1) : [];
  const confirming = since.find(({ sentences }) => sentences.some(confirms));
  const check = confirming?.sentences.find(confirms);
  return {
    acknowledged:
      find(isSerious, /^(?:empathy|reflection)$/) ??
      asksAlike(asked, text) ??
      find(
        (one, turn) => isOpen(turn) && echoes(one, text) && !contradicts(plain(one.text)),
        /^isolate_objection$/,
      ) ??
      // Who includes the other decider has taken it seriously.
      (family === 'authority' ? answered : null),
    asked,
    answered,
    confirmed: confirming && check ? { turn: confirming, sentence: check } : null,
    isResolved: one.isSettled(answered, about),
    first: one.about[0] ?? null,
    said,
  };
}

/** "O que falta pra fazer sentido?": the question that the objection answered. */
function elicited({ turns }: SessionLog, which: number): Found | null {
  const turn = turns.find(
    ({ before, after }) => before.raised.length <= which && after.raised.length > which,
  );
  const sentence = turn?.sentences.find(({ text, act }) =>
    turn.isContested ? act === 'isolate_objection' : text.includes('?') && BEHIND.test(plain(text)),
  );
  return turn && sentence && isFair(turn) ? { turn, sentence } : null;
}

/** What the buyer accepted, however it was put; a lower price is no argument. */
function accepted(about: readonly LoggedTurn[], which: number): Found | null {
  const turn = about.find(
    ({ before, after }) =>
      before.raised[which]?.isResolved !== true && after.raised[which]?.isResolved === true,
  );
  if (!turn || turn.sentences.some(({ act }) => act === 'discount')) return null;
  const { before, after } = turn;
  const isLower = (after.price.offered ?? 0) < (before.price.offered ?? 0);
  if (isLower && after.price.conceded > before.price.conceded) return null;
  const [sentence] = turn.sentences
    .filter((one) => !one.isPromise && !one.act.startsWith('ask_') && one.act !== 'greeting')
    .filter(({ text }) => !onlyApologises(plain(text)))
    .toSorted((a, b) => contentStems(b.text).length - contentStems(a.text).length);
  return sentence ? { turn, sentence } : null;
}

/** "Te assustou o total?": a question in the buyer's own words takes them up, too. */
const asksAlike = (asked: Found | null, said: string): Found | null =>
  asked && sharedStems(contentStems(asked.sentence.text), contentStems(said)).length > 0
    ? asked
    : null;

const INSISTS: ReadonlySet<string> = new Set(['insist', 'haggle']);

/** Resolved, answered to somebody who bought, or to somebody who agreed to a step and did not say it again. */
function isSettled(
  record: ObjectionRecord | undefined,
  status: string,
  answered: Found | null,
  about: readonly LoggedTurn[],
): boolean {
  if (record?.isResolved === true) return true;
  if (answered === null) return false;
  const says = (turn: LoggedTurn) => turn.sayings.some(({ move }) => INSISTS.has(move));
  const last = about.at(-1);
  return status === 'won' || (status === 'advanced' && last !== undefined && !says(last));
}
