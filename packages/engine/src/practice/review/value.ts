import { lengthInWords } from '../../shared/text.ts';
import { namesDayAndHour } from '../reading/concrete.ts';
import { sentenceAround } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';
import { OFFERS, OWN_DEED, PRESENTS, QUOTES_THEM } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { caseStem } from './case-stems.ts';
import { type Criterion, FULL, firstLack, judged } from './judged.ts';
import { asQuestion } from './question-whole.ts';
import { quoteOf, quotesOfActs, replyWithFact } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import {
  givenBack,
  isStatement,
  isTakenUp,
  leansOn,
  saidBefore,
  TAKEN_UP,
  takenFrom,
} from './said.ts';
import { isFair } from './tone.ts';
import { usingWords } from './used-words.ts';

/** A sentence that links the offer to the case. */
export interface Link {
  turn: LoggedTurn;
  sentence: ReadSentence;
  /** A link by itself: what is done or gained, with words of the buyer that no link before it had. */
  isWhole: boolean;
}

/** What the buyer gets by it. */
const BENEFITS =
  /\b(?:(?:assim|ai|dai|com isso|entao) (?:voce|tu|a senhora|o senhor) |(?:voce|tu|a senhora|o senhor) (?:volta|para de|deixa de|nao (?:precisa|perde|fica|depende|gasta|passa)|ganha|passa a)|nunca mais|no lugar d|em vez d|pra (?:voce )?nao )/;
/** "A vedação do fole que tá te dando trabalho": the offer for what bothers, also beside its price. */
const THEIRS =
  /\bque (?:(?:(?:ta|esta|vem|anda) (?:te |lhe )?\w+ndo|(?:te|lhe|mais te) (?:incomoda|atrapalha|preocupa|cansa|aperreia|custa))|(?:voce|tu|a senhora|o senhor) (?:me )?(?:contou|falou|disse))\b/;
const namesTheirs = ({ act, text, isPromise }: ReadSentence, words: readonly string[]): boolean =>
  act === 'state_price' && !isPromise && words.length > 0 && THEIRS.test(plain(text));
const OF_DEAL =
  /^(?:state_price|discount|trade_concession|close|next_step|involve_decision_maker|greeting)$/;

const GREETING_WORDS = 8;

/** Offers something in words of the buyer, whatever the sentence was read as. */
const mayLink = (one: ReadSentence, isBeforePrice = false): boolean => {
  const { act, text, isPromise } = one;
  const folded = plain(text);
  // What is done in exchange of nothing is a term of the offer.
  const isTerm = isBeforePrice && act === 'trade_concession';
  // Nobody greets at such length.
  const isLong = act === 'greeting' && lengthInWords(text) >= GREETING_WORDS;
  if (isPromise || (OF_DEAL.test(act) && !isTerm && !isLong) || namesDayAndHour(folded))
    return false;
  if (act === 'reflection' || act === 'empathy') return BENEFITS.test(folded);
  // An argument that counts with what the buyer said.
  if (act === 'answer_objection' && /\d/.test(text)) return isStatement(one);
  return OWN_DEED.test(folded) || OFFERS.test(folded) || BENEFITS.test(folded);
};

/** "Então você dormiu tarde e tem medo": the buyer's words, and nothing of the offer. */
function onlyGivesBack(log: SessionLog, at: number, sentence: ReadSentence): boolean {
  const turn = log.turns[at];
  const given = givenBack(log, at);
  if (!turn || turn.isContested || !given) return false;
  const whole = sentenceAround(turn.text, sentence);
  const folded = plain(turn.text.slice(whole.start, whole.end));
  const isWithin = given.start >= whole.start && given.end <= whole.end;
  const said = folded.replace(/^(?:(?:entendi|certo|ok)[.,]? )*entao,? /, '');
  const isOfOffer = BENEFITS.test(said) || OWN_DEED.test(said);
  return isWithin && !isOfOffer && STARTS_WITH_THEM.test(folded);
}
const STARTS_WITH_THEM =
  /^(?:(?:entao|entendi|certo|ok|bom|deixa eu ver se entendi|se entendi bem)[,:]? )*(?:voce|tu|a senhora|o senhor) (?!vai\b|nao precisa|ganha|recebe|fica com)/;

/** The sentences that link the offer to the case, each with something that none before it had. */
export function linksOf(log: SessionLog): Link[] {
  const taken = new Set<string>();
  const known = [...log.first.buyer.briefed, ...contentStems(log.setup.offer.name)].map(caseStem);
  return log.turns.flatMap((turn, at) => {
    const isRefused = turn.sayings.some(({ move }) => move === 'repeated');
    if (isRefused || !isFair(turn) || !turn.before.known.includes('pain')) return [];
    const confirmed = turn.before.confirmed ?? [];
    const agreed = confirmed.flatMap(contentStems).map(caseStem);
    const said = [
      ...turn.before.revealed.map(({ text }) => text),
      ...confirmed,
      ...saidBefore(log, at),
    ];
    const isBeforePrice = turn.before.price.stated === null;
    return turn.sentences.flatMap((sentence) => {
      if (onlyGivesBack(log, at, sentence)) return [];
      const words = takenFrom(sentence.text, said, log.setup.offer.price);
      const fresh = words.filter((one) => !taken.has(one));
      const isRead = sentence.act === 'linked_pitch' && !sentence.isPromise && !onlyFeels(sentence);
      const asked = asQuestion(turn, sentence);
      const isOffer = mayLink(asked, isBeforePrice);
      if (!isStatement(asked) && !isOffer) return [];
      const isSeen = !turn.isContested && isStatement(asked) && isOffer;
      if (namesTheirs(sentence, words)) return [{ turn, sentence, isWhole: true }];
      // Words that the seller knew before, or of the offer itself, link to nobody's case.
      const isOfCase = fresh.some((one) => !known.includes(one) || agreed.includes(one));
      const isLinked = (fresh.length >= TAKEN_UP && isOfCase) || quotesThem(sentence.text, turn);
      if (!isRead && !(isSeen && isLinked) && !followsTheirs(log, at, sentence)) return [];
      for (const one of words) taken.add(one);
      const isWhole = drawsOn(sentence) || (isOffer && (isLinked || (isRead && fresh.length > 0)));
      return [{ turn, sentence, isWhole }];
    });
  });
}

/** "Eita, discussão por causa disso": feels with the buyer, and offers nothing. */
const FEELS = /^(?:eita|nossa|poxa|puxa|vixe|caramba|putz?|que pena|imagino|entendo|rapaz)\b/;
const onlyFeels = (sentence: ReadSentence): boolean =>
  FEELS.test(plain(sentence.text)) && !mayLink(sentence);

/** "Com as placas, você gera na hora do sol": what the buyer has by it. */
const BY_OFFER =
  /^(?:com|usando|tendo) [^,]{3,60},? (?:voce|tu|a senhora|o senhor|[oa]s? (?:sua|seu|tua|teu)) /;

/** "Fiz a conta: um horário desses paga a mensalidade." */
const DID_FOR_THEM = /\b(?:fiz|montei|separei|preparei|calculei|simulei|trouxe|desenhei)\b/;

/** "Por isso eu escolho peça por peça, e sai por R$ 980": what follows from the buyer's words, with its price. */
const DRAWS =
  /^(?:e |é |entao )?(?:por isso|por isso mesmo|pensando nisso|pra resolver isso|para resolver isso|por causa disso)(?: que)?,? /;
const drawsOn = ({ act, text }: ReadSentence): boolean =>
  !(act !== 'state_price' && OF_DEAL.test(act)) && DRAWS.test(plain(text));

/** What the seller does, directly after the buyer's words given back in the same message. */
function followsTheirs(log: SessionLog, at: number, sentence: ReadSentence): boolean {
  const turn = log.turns[at];
  const place = turn?.sentences.indexOf(sentence) ?? -1;
  const first = place > 0 ? turn?.sentences[place - 1] : undefined;
  if (!turn || turn.isContested || first === undefined || first !== givenBack(log, at))
    return false;
  const folded = plain(sentence.text);
  if (sentence.isPromise || !isStatement(sentence)) return false;
  if (drawsOn(sentence)) return true;
  if (OF_DEAL.test(sentence.act)) return false;
  if (PRESENTS.test(folded) || namesDayAndHour(folded)) return false;
  return [OWN_DEED, BENEFITS, BY_OFFER, DID_FOR_THEM].some((pattern) => pattern.test(folded));
}

/** "Pra destravar na hora de falar, que é o que você contou": says so, with words that anybody uses, too. */
const quotesThem = (text: string, turn: LoggedTurn): boolean =>
  QUOTES_THEM.test(plain(text)) && factsIn(text, turn) > 0;

/** How many of the things that the buyer stated a text has at least two words of, common ones included. */
function factsIn(text: string, { before }: LoggedTurn): number {
  const own = wordsOf(text);
  return before.revealed.filter((one) => sharesWords(own, one.text)).length;
}
const sharesWords = (own: readonly string[], text: string): boolean =>
  wordsOf(text).filter((word) => own.includes(word)).length >= TAKEN_UP;

/** Words of grammar, which two sentences share by chance. */
const GRAMMAR =
  /^(?:para|isso|isto|mais|como|pelo|pela|quando|porque|voces?|ess[ea]s?|est[ea]s?|tudo|tod[oa]s?|muit[oa]s?|nada|cada|entao|sempre|aqui|hoje|nao|minha|nossa?|nosso)$/;
const wordsOf = (text: string): readonly string[] =>
  (plain(text).match(/[a-z]{4,20}/g) ?? []).filter((word) => !GRAMMAR.test(word));

/** Would say the same to anybody. */
function isGeneric(log: SessionLog, at: number, { act, text, isPromise }: ReadSentence): boolean {
  const folded = plain(text);
  if (act !== 'generic_pitch' || QUOTES_THEM.test(folded)) return false;
  if (isTakenUp(text, saidBefore(log, at), log.setup.offer.price)) return false;
  return (
    isPromise === true || PRESENTS.test(folded) || OFFERS.test(folded) || OWN_DEED.test(folded)
  );
}

const genericIn = (log: SessionLog): Pick<Link, 'turn' | 'sentence'>[] =>
  log.turns.flatMap((turn, at) =>
    turn.sentences
      .filter((sentence) => isGeneric(log, at, sentence))
      .map((sentence) => ({ turn, sentence })),
  );

const OF_CASE = /^(?:pain|impact|tried|consequence \d+|worry \d+)$/;

/** The first thing stated of the case that no link has a word of. */
function unlinked({ turns, setup }: SessionLog, links: readonly Link[]): LoggedMessage | null {
  const linked = links.map(({ sentence }) => sentence.text).join('\n');
  for (const { after, replies } of turns) {
    const stated = after.revealed.filter(
      ({ key }) => after.lastRevealed.includes(key) && OF_CASE.test(key),
    );
    const reply = replies.find(({ text }) => stated.some((one) => one.text === text));
    const isLinked =
      reply &&
      (isTakenUp(reply.text, [linked], setup.offer.price) ||
        sharesWords(wordsOf(linked), reply.text));
    if (reply && !isLinked) return reply;
  }
  return null;
}

const statesWords = (turn: LoggedTurn): boolean => usingWords(turn, TAKEN_UP).some(isStatement);

const distinctTurns = (links: readonly Link[]): number =>
  new Set(links.map(({ turn }) => turn)).size;

const GENERIC_COST_MOST = 3;

export const value: Criterion = (log) => {
  const links = linksOf(log);
  const generics = genericIn(log).filter(
    ({ sentence }) => !links.some((link) => link.sentence === sentence),
  );
  const generic = Math.min(log.last.genericPitches, generics.length);
  // Two sentences of a message are two links where each is one by itself.
  const whole = links.filter(({ isWhole }) => isWhole).length;
  const isOfTwo = links.some(
    ({ turn, sentence }) =>
      QUOTES_THEM.test(plain(sentence.text)) && factsIn(sentence.text, turn) > 1,
  );
  const count = Math.max(distinctTurns(links), whole, isOfTwo ? 2 : 0);
  // Words of the buyer in a statement may be a link that the rules do not see.
  const isUsed = count === 0 && log.turns.some((turn) => statesWords(turn) || leansOn(turn));
  const cost = Math.min(GENERIC_COST_MOST, Math.max(0, generic - 1));
  const mark = Math.max(Math.min(1, count), Math.min(FULL, isUsed ? 1 : count * 2) - cost);
  const lack = firstLack(
    ['early', count === 0 && !log.last.known.includes('pain')],
    ['used', isUsed],
    ['none', count === 0],
    ['generic', generic > 2],
    ['one', count === 1],
    ['generic', generic > 1],
  );
  // What is offered shows more than the buyer's words before it.
  const offering = links.filter(({ sentence }) => mayLink(sentence));
  const telling = offering.length > 0 ? offering : links;
  const evidence = quotesOfActs(log.turns, (_act, turn, one) =>
    isUsed
      ? isStatement(one) && (usingWords(turn, TAKEN_UP).includes(one) || leansOn(turn) === one)
      : telling.some(({ sentence }) => sentence === one),
  );
  const [first] = generics;
  const fault = first ? quoteOf(first.turn, first.sentence) : null;
  const shown = first ? { messageId: first.turn.messageId, text: first.sentence.text } : null;
  const left = lack === 'one' ? unlinked(log, links) : null;
  const missed = left ?? shown ?? replyWithFact(log, 'pain');
  return judged(log, mark, evidence, missed, lack, lack === 'one' ? null : fault);
};
