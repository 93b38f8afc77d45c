import { ASKS_IN_A_ROW } from '../moves/questions.ts';
import { COMMENTS } from '../reading/commenting.ts';
import { plain } from '../reading/plain.ts';
import { isAsking } from '../reading/question-words.ts';
import { alikeness, contentStems, messageStems, sharedStems } from '../reading/stems.ts';
import type { ReadSentence, SessionState } from '../types.ts';
import { isClean } from './clean.ts';
import { consequence } from './consequence.ts';
import {
  type Criterion,
  FULL,
  firstLack,
  isFollowUp,
  isUnanswered,
  judged,
  NOT_APPLICABLE,
} from './judged.ts';
import { mostTelling, quoteOf, quotesOfActs, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { asksToLearn } from './requests.ts';
import { tellingClause } from './rewriting.ts';
import {
  givenBack,
  isAnswered,
  isStatement,
  isTakenUp,
  isTouchedLater,
  leansOn,
  saidBefore,
} from './said.ts';
import { isFair } from './tone.ts';
import { usingWords } from './used-words.ts';

/** One lucky echo is no listening: a share of at least so many facts. */
const FACTS_LEAST = 3;
const LISTENING_STEPS = [0.01, 0.2, 0.35, 0.5] as const;

const listening: Criterion = (log) => {
  if (isUnanswered(log)) return NOT_APPLICABLE;
  const reflected = log.turns.flatMap((turn, at) => {
    const sentence = isFair(turn) ? givenBack(log, at) : undefined;
    return sentence ? [{ turn, sentence }] : [];
  });
  const facts = log.last.known.length - log.first.known.length;
  // A date, a budget or who decides is nothing to give back.
  const ofCase = (state: SessionState) => state.revealed.filter(({ key }) => OF_CASE.test(key));
  const count = ofCase(log.last).length - ofCase(log.first).length;
  const share = reflected.length / Math.max(isFollowUp(log) ? 1 : FACTS_LEAST, count);
  const byShare = LISTENING_STEPS.filter((step) => share >= step).length;
  // A question with words of the buyer gives nothing back.
  const using = log.turns.flatMap((turn) => {
    const words = usingWords(turn).filter(isStatement);
    const leaning = leansOn(turn);
    const found = words.length === 0 && leaning ? [leaning] : words;
    return found.map((sentence) => ({ turn, sentence }));
  });
  const isUsed = byShare === 0 && using.length > 0;
  const shown = isUsed ? using.slice(0, 1) : reflected;
  const evidence = quotesOfActs(
    shown.map(({ turn }) => turn),
    (_act, _turn, one) => shown.some(({ sentence }) => sentence === one),
  );
  const passed = passedOver(log);
  const missed = passed?.reply ?? mostTelling(log.turns.find(tellsFact)?.replies ?? []) ?? null;
  const isInformed = facts > 0 || log.last.revealed.length > log.first.revealed.length;
  const phrase = passed ? tellingClause(passed.reply.text) : null;
  // A message that listens to something else is at no fault.
  const isAtFault = phrase !== null && passed && !passed.next.sentences.some(listensTo);
  const fault = isAtFault ? wholeQuote(passed.next) : null;
  const lack = firstLack(
    ['nothing', !isInformed && byShare === 0 && !isUsed],
    ['used', isUsed],
    ['passed', phrase !== null],
    ['some', byShare > 0],
    ['asked', log.turns.some((turn) => usingWords(turn).length > 0)],
  );
  return { ...judged(log, isUsed ? 1 : byShare, evidence, missed, lack, fault), phrase };
};

const listensTo = ({ act }: ReadSentence): boolean =>
  act === 'reflection' || act === 'linked_pitch';

const tellsFact = ({ after, replies }: LoggedTurn): boolean =>
  after.lastRevealed.length > 0 && replies.length > 0;

/** What of the case is worth giving back. */
const OF_CASE = /^(?:pain|impact|tried|consequence \d+|worry \d+)$/;

interface Passed {
  reply: LoggedMessage;
  next: LoggedTurn;
}
/** What weighs: the problem and what it does, and not what was tried before. */
const WEIGHS = /^(?:pain|impact|consequence \d+|worry \d+)$/;

/** The first thing stated of what weighs that no later message has a word of, with the one that followed. */
function passedOver(log: SessionLog): Passed | null {
  const passed = log.turns.flatMap((turn, at): Passed[] => {
    const next = log.turns[at + 1];
    const stated = turn.after.revealed.filter(
      ({ key }) => turn.after.lastRevealed.includes(key) && WEIGHS.test(key),
    );
    const fact = stated.find(({ text }) => turn.replies.some((one) => one.text === text));
    const reply = turn.replies.find(({ text }) => text === fact?.text);
    if (!fact || !reply || !next || isTouchedLater(log, at, [reply.text])) return [];
    return [{ reply, next }];
  });
  return passed[0] ?? null;
}

const ASKS = { few: 4, many: 14 } as const;
/** A question for what is behind an objection is one, too. */
const isBehind = (act: string, text: string): boolean =>
  act === 'isolate_objection' && text.includes('?');

const questions: Criterion = (log) => {
  const asks = log.turns.flatMap((turn) =>
    turn.sentences
      .filter(({ act, text }) => act.startsWith('ask_') || isBehind(act, text))
      .filter(({ text }) => asksToLearn(text))
      .map((sentence) => ({ turn, sentence })),
  );
  const counted = asks.filter(isDiscovery);
  const isNew = asks.some(({ sentence }) => sentence.act.startsWith('ask_'));
  if (isFollowUp(log) && !isNew) return NOT_APPLICABLE;
  const repeated = repeatedIn(log);
  const uncommented = beyondRow(log);
  const few = isFollowUp(log) ? 1 : ASKS.few;
  const base = asks.length < few ? asks.length : FULL - (counted.length > ASKS.many ? 2 : 0);
  const mark =
    base - uncommented.length - Math.min(2, repeated.length) - (asks.length === 0 ? FULL : 0);
  // A comment beside a question may be read as one: it shows none.
  const fair = log.turns.filter(isFair);
  const isAsk = (one: ReadSentence) => asks.some(({ sentence }) => sentence === one);
  const shown = fair.some(({ sentences }) => sentences.some(isAsk)) ? fair : log.turns;
  const evidence = quotesOfActs(
    shown,
    (_act, turn, one) => isAsk(one) && isClean(turn, one),
  ).filter(({ quote }) => quote.includes('?') || isAsking(plain(quote)));
  const lack = firstLack(
    ['few', asks.length < few],
    ['row', uncommented.length > 0],
    ['repeated', repeated.length > 0],
    ['many', counted.length > ASKS.many],
  );
  const fault = { row: uncommented[0], repeated: repeated[0], many: crowdedOf(counted) }[
    lack ?? ''
  ];
  return judged(log, mark, evidence, fault ? messageOf(fault) : null, lack, fault && quoted(fault));
};

interface Asked {
  turn: LoggedTurn;
  sentence: ReadSentence;
}
/** A question of the first message with most of them, of those about the situation where there are any. */
function crowdedOf(counted: readonly Asked[]): Asked | undefined {
  const plainly = counted.filter(({ sentence }) => sentence.act === 'ask_situation');
  const asked = plainly.length > 0 ? plainly : counted;
  const countIn = ({ turn }: Asked) => asked.filter((one) => one.turn === turn).length;
  return asked.reduce<Asked | undefined>(
    (most, one) => (most === undefined || countIn(one) > countIn(most) ? one : most),
    undefined,
  );
}

/** The seller's sentence as a message of its own, so that it is what is shown. */
const messageOf = ({ turn, sentence }: Asked): LoggedMessage => ({
  messageId: turn.messageId,
  text: sentence.text,
});
const quoted = ({ turn, sentence }: Asked) => quoteOf(turn, sentence);

/** Asks for permission or agreement, and nothing of the case. */
const CHECKS =
  /\b(?:quer que eu|posso (?:te )?(?:pass|fal|mand|mostr|explic)\w+|faz sentido|o que (?:voce )?(?:acha|achou)|(?:isso|te|lhe) (?:te )?(?:ajud|resolv|atend|serv)\w+|como fica (?:pra|para) voce|faz diferenca|cabe (?:pra|para|no))\b/;
/** "A cirurgia, a dor, o preço?" are examples of an answer. */
const EXAMPLES =
  /^(?:(?:[ao]s?|um|uma|de) )?[a-z]{3,20}(?:,? (?:ou )?(?:(?:[ao]s?|um|uma|de) )?[a-z]{3,20}){1,5} ?\?$/;
const isDiscovery = ({ turn, sentence }: Asked): boolean =>
  !sentence.isTail &&
  !turn.before.isOpen &&
  sentence.text.trim().includes(' ') &&
  isAsking(plain(sentence.text)) &&
  !EXAMPLES.test(plain(sentence.text)) &&
  !CHECKS.test(plain(sentence.text));

const ALIKE = 0.65;
/** Moves in which the buyer says again what was said. */
const NOTICED: ReadonlySet<string> = new Set(['again', 'recall', 'repeated']);

/** Questions that the buyer had answered before: who got no answer may ask again. */
function repeatedIn({ turns }: SessionLog): Asked[] {
  const answered: string[][] = [];
  return turns.flatMap((turn) => {
    const asked = turn.sentences.filter(({ act }) => act.startsWith('ask_'));
    const again = asked.filter(({ text }) => {
      const stems = messageStems(text);
      const isSame = (one: string[]) =>
        alikeness(one, stems) >= ALIKE && sharedStems(contentStems(text), one).length > 0;
      return answered.some(isSame);
    });
    const isNoticed = turn.sayings.some(({ move }) => NOTICED.has(move));
    if (isAnswered(turn)) answered.push(...asked.map(({ text }) => messageStems(text)));
    return isNoticed ? again.map((sentence) => ({ turn, sentence })) : [];
  });
}

/** Those that ask once more after three answered questions in a row without a word on the answers. */
function beyondRow(log: SessionLog): Asked[] {
  let row = 0;
  return log.turns.flatMap((turn, at) => {
    if (isCommenting(log, at)) row = 0;
    const sentence = turn.sentences.find(({ act }) => act.startsWith('ask_'));
    const before = log.turns[at - 1];
    // There is nothing to say on an answer that was not given.
    const isOwed =
      before === undefined ||
      isAnswered(before) ||
      before.sayings.some(({ move }) => move === 'interrogated');
    if (!sentence || !isOwed) return [];
    row += 1;
    return row > ASKS_IN_A_ROW ? [{ turn, sentence }] : [];
  });
}

const REMARK_WORDS = 3;
/** "Que correria, hein", "nossa, sábado lotado": a word on the answer, but no bare "legal". */
const isRemark = (act: string, text: string): boolean =>
  !act.startsWith('ask_') &&
  text.split(/\s+/).length >= REMARK_WORDS &&
  (COMMENTS.test(plain(text)) || (act === 'other' && !text.includes('?')));

const LISTENS = /^(?:reflection|empathy|isolate_objection|linked_pitch)$/;

/** Listens, says something with a word of the buyer's last message, or asks on in its words. */
function isCommenting(log: SessionLog, at: number): boolean {
  const turn = log.turns[at];
  if (!turn) return false;
  const said = contentStems(turn.previous?.text ?? saidBefore(log, at, 1).join('\n'));
  const isOn = turn.sentences.some(
    ({ act, text }) =>
      LISTENS.test(act) ||
      isRemark(act, text) ||
      (!act.startsWith('ask_') &&
        !text.endsWith('?') &&
        sharedStems(contentStems(text), said).length > 0),
  );
  const last = saidBefore(log, at, 1);
  return isOn || isTakenUp(turn.text, last, log.setup.offer.price) || sharesNumber(turn.text, last);
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
const sharesNumber = (text: string, said: readonly string[]): boolean =>
  numbersIn(text).some((one) => numbersIn(said.join(' ')).includes(one));

export const LISTENING_CRITERIA = { consequence, listening, questions };
