import { plain } from '../reading/plain.ts';
import { COSTS } from '../reading/problem-questions.ts';
import type { ReadSentence } from '../types.ts';
import { type Criterion, firstLack, isFollowUp, judged, NOT_APPLICABLE } from './judged.ts';
import { quotesOfActs, replyWithFact, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { tellingClause } from './rewriting.ts';
import { givenBack, isAnswered, isTouchedLater, isUsedLater, tells } from './said.ts';

/** What only a question about effects has: what is lost, what changes, what happens if nothing does. */
const OF_EFFECTS =
  /\b(?:(?:te|lhe|isso|isto|voces?|tu|a senhora|o senhor|ja|quanto) (?:\w+ ){0,2}?(?:cust(?:a|ou|ar|ando)|atrapalh\w+|afet\w+|impact\w+|prejudic\w+|pes(?:a|ou|ando))|prejuiz\w+|consequen\w+|reflexo\w*|impacto|perd\w+ (?:dinheiro|client\w+|tempo|venda\w*)|o que (?:\w+ ){0,3}?perd\w+|mex(?:e|eu|er) (?:com|n[oa])|(?:e |mas )?se (?:\w+ ){0,5}?(?:continu\w+|nao (?:\w+ )?(?:resolv|mud|mex|fiz)\w+|nada|ficar assim|faltar|chegar|piorar)|o que (?:\w+ ){0,3}(?:acontec\w+|muda\w*|caus\w+|provoc\w+|atrapalha)|daqui a (?:um|uns|\d+) (?:ano|mes)\w*|o que (?:voce |tu )?(?:deixa|deixou) de|(?:ja )?acontec(?:eu|ia|e) de|quem (?:acaba|teve|tem que|sofre|paga)|vai embora|quanto (?:\w+ ){0,3}(?:some|vai|perde|sai|custa)|como (?:\w+ ){0,1}fica(?:m|ria)? (?!melhor|bom|(?:pra|para) (?:voces?|tu|ti|a senhora|o senhor)\W*$|o (?:preco|valor)|a (?:parcela|entrega)|sua agenda)|acab(?:a|am|ou) (?:te |lhe )?\w+ndo|(?:reflete|repercute|respinga) (?:em|n[oa]))\b/;

/** "Até quando dá pra esperar sem te atrapalhar?" asks for a date. */
const OF_TIME = /^(?:(?:e|mas) )?(?:ate|pra|para) quando\b|\bprazo\b/;

/** Asks what weighs of the price, or who pays it: nothing of what the problem leads to. */
const OF_PRICE =
  /\b(?:total|valor|preco|parcelas?|entrada|investimento|desconto|condicao|mensalidade)\b|\bquem paga\b.{0,8}\b(?:voce|tu)\b/;

/** "O que foi que aconteceu?", "o que tá acontecendo?", "por que vaza?": asks for a cause or an event. */
const OF_CAUSE =
  /^(?!.*\b(?:depois|por causa|com isso|quando isso|se )).*\b(?:o que (?:(?:foi|e) )?(?:que )?(?:aconteceu|houve|causou|provocou|(?:ta|esta|vem|anda) acontecendo|(?:causa|provoca) (?:isso|ess[ea]|est[ea]|[oa])\b)|por ?que (?:isso|el[ea]|[oa]) )/;

const asksEffects = ({ act, text }: ReadSentence): boolean =>
  text.includes('?') &&
  !OF_PRICE.test(plain(text)) &&
  !OF_TIME.test(plain(text)) &&
  !OF_CAUSE.test(plain(text)) &&
  /^(?:ask_|other$|empathy$)/.test(act) &&
  (OF_EFFECTS.test(plain(text)) || COSTS.test(plain(text)));

/** Before the problem is known, nobody asks what it leads to; the answer may be the problem itself. */
const isCertain = ({ before, after }: LoggedTurn, sentence: ReadSentence): boolean =>
  (before.known.includes('pain') || after.lastRevealed.includes('pain')) && asksEffects(sentence);

/** Read as a question about effects, and no question of a cause. */
const isRead = ({ act, text }: ReadSentence): boolean =>
  act === 'ask_implication' && !OF_CAUSE.test(plain(text));

/** A message asks what the problem leads to, answered or not. */
export const asksOfEffects = (turn: LoggedTurn): boolean =>
  turn.sentences.some((one) => isCertain(turn, one) || isRead(one));

/** A message that asked for effects, with what the buyer stated of them. */
interface Stated {
  at: number;
  turn: LoggedTurn;
  replies: LoggedMessage[];
  /** The replies tell of an effect. */
  isEffect: boolean;
}

const OF_EFFECT = /^(?:impact|consequence \d+|worry \d+)$/;

const repliesOfEffect = ({ after, replies }: LoggedTurn): LoggedMessage[] => {
  const stated = after.revealed.filter(
    ({ key }) => after.lastRevealed.includes(key) && OF_EFFECT.test(key),
  );
  const exact = replies.filter(({ text }) => stated.some((one) => one.text === text));
  // One reply in other words, as a language model says it, tells the same.
  return stated.length > 0 && replies.length === 1 ? [...replies] : exact;
};

function statedIn({ turns }: SessionLog): Stated[] {
  return turns.flatMap((turn, at): Stated[] => {
    const isStated = turn.after.implications > turn.before.implications;
    const isMeant =
      turn.before.known.includes('pain') &&
      turn.sentences.some((one) => isCertain(turn, one)) &&
      isAnswered(turn);
    const replies = repliesOfEffect(turn);
    const isEffect = replies.length > 0;
    const isAsked = isStated || turn.sentences.some(({ text }) => text.includes('?'));
    if (isEffect && isAsked) return [{ at, turn, isEffect, replies }];
    // An answer in other words than those of a fact; nothing that was put off is one.
    const said = isMeant ? turn.replies.slice(-1).filter(({ text }) => tells(text)) : [];
    return said.length > 0 ? [{ at, turn, isEffect: false, replies: said }] : [];
  });
}

/** Used in a later statement, or met at once: with feeling, or by a sentence with a word of it. */
function isTakenUpLater(log: SessionLog, { at, replies }: Stated): boolean {
  const next = log.turns[at + 1];
  const has = (act: string) => next?.sentences.some((one) => one.act === act) ?? false;
  const isMet = givenBack(log, at + 1) !== undefined || has('linked_pitch');
  return (
    has('empathy') ||
    replies.some(({ text }) => isUsedLater(log, at, [text])) ||
    (isMet && replies.some(({ text }) => isTouchedLater(log, at, [text])))
  );
}

const listensTo = ({ act }: ReadSentence): boolean =>
  act === 'reflection' || act === 'linked_pitch';

/** What the buyer stated of the effects of the problem, and whether it was used. */
export const consequence: Criterion = (log) => {
  const stated = statedIn(log);
  const asked = quotesOfActs(
    log.turns,
    (act, turn, one) =>
      isCertain(turn, one) || (turn.isContested === true && act === 'ask_implication'),
  );
  if (isFollowUp(log) && asked.length === 0) return NOT_APPLICABLE;
  const likely =
    asked.length > 0 ? asked : quotesOfActs(log.turns, (_act, _turn, one) => isRead(one));
  const unused = stated.filter((one) => !isTakenUpLater(log, one));
  const isAsked = asked.length > 0 || log.turns.some(isImplication);
  const isKnown = log.last.known.includes('pain');
  const mark = stated.length > 0 ? 2 * stated.length - unused.length : isAsked && isKnown ? 1 : 0;
  const own = stated.flatMap(({ turn }) => repliesOfEffect(turn)).map(wholeQuote);
  // What no later message has a word of is missed most.
  const isNamed = ({ at, replies }: Stated) =>
    replies.some(({ text }) => isTouchedLater(log, at, [text]));
  const effects = unused.filter(({ isEffect }) => isEffect);
  const left = effects.find((one) => !isNamed(one)) ?? effects[0];
  const isAskedOn = left !== undefined && isNamed(left);
  const missed = left?.replies[0] ?? replyWithFact(log, 'pain');
  const phrase = tellingClause(left?.replies[0]?.text ?? '');
  const next = left ? log.turns[left.at + 1] : undefined;
  const lack = firstLack(
    ['early', !log.last.known.includes('pain')],
    ['unused', left !== undefined && !isAskedOn && phrase !== null],
    ['asked', left !== undefined && phrase !== null],
    ['unanswered', stated.length === 0 && isAsked],
    ['unprompted', stated.length === 1 && !isAsked],
    ['one', stated.length === 1],
    ['more', stated.length > 1],
  );
  // An answer shows more than a question that got none.
  const answered = asked.filter(({ messageId }) =>
    stated.some(({ turn }) => turn.messageId === messageId),
  );
  const shown = stated.length > 0 ? answered : likely;
  const stating = own.length > 0 ? own : stated.flatMap(({ replies }) => replies.map(wholeQuote));
  const evidence = [...shown.slice(0, 2), ...stating].slice(0, 3);
  // A message that listens to something else is at no fault.
  const isAtFault =
    next && lack !== 'one' && lack !== 'unprompted' && !next.sentences.some(listensTo);
  const fault = isAtFault ? wholeQuote(next) : null;
  return { ...judged(log, mark, evidence, missed, lack, fault), phrase };
};

const isImplication = ({ sentences }: LoggedTurn): boolean => sentences.some(isRead);
