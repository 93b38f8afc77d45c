import type { PracticeAct, PracticeQuote } from '@salesai/contract/practice';
import { amountsIn } from '../reading/amounts.ts';
import { isConcrete, namesDate, namesDayAndHour } from '../reading/concrete.ts';
import { isServiceDay, meetsOn } from '../reading/days.ts';
import { plain } from '../reading/plain.ts';
import { isOnlyTrial } from '../reading/settled.ts';
import { OWN_DEED } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { clarity } from './clarity.ts';
import { isClean } from './clean.ts';
import { OFFENCES, respect } from './criteria-of-respect.ts';
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
import { quotesOfActs, replyWithFact, replyWithMove, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { givenBack } from './said.ts';
import { isFair } from './tone.ts';

/** A form of payment that was only offered is none that both agreed on. */
const isFormAgreed = ({ last }: SessionLog, status: string): boolean =>
  last.price.form !== null &&
  (status === 'won' ||
    status === 'advanced' ||
    last.raised.some(({ family, isResolved }) => OF_PAYMENT.has(family) && isResolved));
const OF_PAYMENT: ReadonlySet<string> = new Set(['price', 'terms']);

/** Who only speaks of a visit or a call has nothing to pay yet. */
const isFormDue = ({ turns }: SessionLog, status: string): boolean => {
  if (status === 'won' || status === 'advanced') return status === 'won';
  return turns.some(({ sentences, before }) =>
    sentences.some(
      ({ act, text }) =>
        act === 'close' && before.price.stated !== null && OF_PURCHASE.test(plain(text)),
    ),
  );
};

const OF_PURCHASE =
  /\b(?:fech|compr|contrat|assin|pag|lev|garant|reserv)\w+|\b(?:pix|cartao|boleto|a vista|cpf)\b/;

/** A form of payment stands in a message, asked for or not. */
const speaksOfForm = ({ turns }: SessionLog): boolean =>
  turns.some(({ sentences }) => sentences.some(({ text }) => amountsIn(text, 0).form !== null));

/** The seller said how it can be paid. */
const namesForm = ({ turns }: SessionLog): boolean =>
  turns.some(({ sentences }) =>
    sentences.some(({ act, text }) => !act.startsWith('ask_') && amountsIn(text, 0).form !== null),
  );

/** Where the seller asked for the decision, or named the price, without knowing whose decision it is. */
function pricedOrAsked({ turns }: SessionLog): LoggedMessage | null {
  const [first] = quotesOfActs(turns, (act) => act === 'state_price' || act === 'close');
  return first ? sentenceOf(first) : null;
}

/** What a quote shows, as a message of its own. */
const sentenceOf = ({ messageId, quote }: PracticeQuote): LoggedMessage => ({
  messageId,
  text: quote,
});

const isDeciderAct = (act: PracticeAct): boolean =>
  act === 'ask_decision_maker' || act === 'involve_decision_maker';
const INVOLVES =
  /\b(?:(?:pr[ao]s|voces|os|as) (?:dois|duas)|junto|(?:com|pr[ao]|para|chama\w*|mostr\w+) (?:o |a )?(?:seu |sua |teu |tua )?(?:ele|ela|marido|espos[oa]|noiv[oa]|mulher|soci[oa]))\b/;

const OTHERS =
  '(?:marido|espos[oa]|noiv[oa]|namorad[oa]|mulher|patr(?:ao|oa)|soci[oa]s?|chefe|diret\\w+|familia|filh[oa]s?|responsave(?:l|is)|alguem|mais gente|outra pessoa)';
/**
 * A question about the decision, whatever it was read as: who decides or takes part, whether another
 * one has to be asked, or what that one thinks. A person alone is none: "seu marido usa o carro?"
 */
const OF_DECISION = new RegExp(
  `\\b(?:decid\\w+|decis\\w+|martelo|palavra final|opin\\w+|particip\\w+|(?:quem|alguem|precisa|tem que) (?:\\w+ ){0,2}(?:aprov|assin|autoriz)\\w+(?=\\W*$| (?:isso|antes|junto|tambem|ai|a (?:compra|proposta)|o (?:contrato|pedido|gasto|valor))\\b)|(?:resolv|fech|compr)\\w+ sozinh[oa]|sozinh[oa] (?:ness|n|pra|para)\\w*|quem mais(?:,? alem d\\w+ \\w+)?\\W*$|(?:mais alguem|alguem mais)(?: (?:alem d\\w+ \\w+|envolvid\\w|junto|ness\\w+ (?:compra|escolha|conversa))){0,2}\\W*$|(?:alguem (?:mais )?|mais alguem |quem mais )(?:\\w+ ){0,2}?(?:escolh|opin|particip)\\w+|(?:e so|so|apenas) com voce|com voce mesm[oa]|(?:depende|passa) (?:\\w+ ){0,2}?(?:de|por) (?:\\w+ ){0,2}?${OTHERS}|(?:precisa|tem que|vai|quer|prefere|costuma) (?:\\w+ ){0,2}?(?:falar|conversar|consultar|ver|combinar|perguntar) (?:\\w+ ){0,3}?${OTHERS}|(?:quem|onde) (?:e que )?(?:manda|bate)|quem (?:e que )?(?:paga|escolhe|resolve)\\b.{0,12}\\b(?:voce|tu|a senhora|o senhor) ou|(?:voce|tu|a senhora|o senhor) (?:mesm[oa] )?e (?:o |a )(?:don[oa]|responsavel|chefe)|${OTHERS},? (?:\\w+ ){0,3}?(?:concord\\w+|ach\\w+|apoi\\w+|top\\w+|sab\\w+ d|ve com|de acordo|junto))`,
);

/** "Decide logo", "o que falta pra você decidir?": asks for the decision, and not whose it is. */
const ASKS_TO_DECIDE =
  /^(?!.*\b(?:quem|alguem|sozinh\w+|junt\w+|mais gente|dois|duas|depende|(?:voce|tu|a senhora|o senhor) (?:mesm\w+ )?(?:que|quem) decide)\b).*(?:\bdecid\w+ (?:\w+ )?(?:logo|agora|ja|hoje)\b|\b(?:pra|para|de|se|quando|por que|ate) (?:\w+ ){0,3}decid\w+|\bja (?:se )?decid\w+|^decid\w+\W*$)/;

/** Asks about the decision: in its words, or by the act of a message that the seller labelled. */
const isCertain = ({ isContested }: LoggedTurn, { act, text }: ReadSentence): boolean => {
  if (isContested) return isDeciderAct(act);
  const folded = plain(text);
  const isAsked = text.includes('?') || isDeciderAct(act);
  if (ASKS_TO_DECIDE.test(folded)) return false;
  return isAsked && (OF_DECISION.test(folded) || (isDeciderAct(act) && INVOLVES.test(folded)));
};

/** Speaks of including who also decides, once that person is known. */
const includesPartner = ({ before, sentences }: LoggedTurn): boolean =>
  before.known.includes('decision_maker') &&
  sentences.some(({ text }) => INVOLVES.test(plain(text)));

const decisionMaker: Criterion = (log, status) => {
  const { buyer, known, isPartnerInvolved } = log.last;
  const hasForm = isFormAgreed(log, status) || !isFormDue(log, status);
  if (log.turns.length === 0) return NOT_APPLICABLE;
  if (
    isFollowUp(log) &&
    !log.turns.some((turn) => turn.sentences.some((one) => isCertain(turn, one)))
  ) {
    return NOT_APPLICABLE;
  }
  const asking = log.turns.filter((turn) => turn.sentences.some((one) => isCertain(turn, one)));
  const fair = asking.filter(isFair);
  // An unfair message still has the question: another sentence shows nothing of it.
  const evidence = quotesOfActs(
    fair.length > 0 ? fair : asking,
    (_act, turn, sentence) => isCertain(turn, sentence) && isClean(turn, sentence),
  );
  const isKnown = known.includes('decision_maker');
  const asked = asking.length > 0;
  const isAlone = isKnown && buyer.partner === null;
  const isSettled = isAlone || isPartnerInvolved || log.turns.some(includesPartner);
  const found = isKnown ? (asked ? 2 : 1) : asked ? 1 : 0;
  // Who decides alone has nobody to be included.
  const full =
    isKnown && isSettled && (isAlone || hasForm) ? 2 : isKnown && (isSettled || hasForm) ? 1 : 0;
  const mark = asked && fair.length === 0 ? Math.min(2, found + full) : found + full;
  const revealed = replyWithFact(log, 'decision_maker');
  return judged(
    log,
    mark,
    evidence.length > 0 || !revealed ? evidence : [wholeQuote(revealed)],
    revealed ?? (asked ? null : pricedOrAsked(log)),
    firstLack(
      ['asked', !asked && !isKnown],
      ['evaded', !isKnown],
      ['scorn', asked && fair.length === 0],
      ['partner', isKnown && !isSettled],
      ['unasked', isKnown && !asked],
      ['form', isKnown && !hasForm && !namesForm(log)],
      ['agreed', isKnown && !hasForm],
    ),
  );
};

const nextStep: Criterion = (log, status) => {
  const asked = proposalsIn(log);
  const last = log.turns.at(-1);
  if (!last || isUnanswered(log)) return NOT_APPLICABLE;
  if (status === 'disqualified') return judged(log, FULL, [wholeQuote(last)], null);
  const isAgreed = status === 'won' || status === 'advanced';
  const dated = quotesOfActs(log.turns, isDatedStep);
  const onDate = quotesOfActs([last], isDatedStep);
  const isDated =
    last.sayings.some(({ move }) => move === 'agreeStep') ||
    status === 'won' ||
    (isAgreed && onDate.length > 0 && namesTime(last));
  const listening = log.turns.filter(
    (turn, at) => listened(turn.after) || log.turns.slice(0, at).some((_, n) => givenBack(log, n)),
  );
  const proposed = quotesOfActs(listening, isDatedStep);
  const refused = proposed.length > 0 ? 3 : asked.length > 0 ? 1 : 0;
  const mark = isAgreed ? (isDated ? FULL : 2) : refused;
  const agreed = onDate.length > 0 ? onDate : quotesOfActs([last], isStep);
  const evidence = isAgreed ? [...agreed, wholeQuote(last)].slice(0, 1) : lastProposal(log);
  const hasTime = log.turns.some(namesTime);
  const lack = firstLack(
    ['undated', isAgreed && !isDated],
    ['untimed', !isAgreed && dated.length === 0 && !hasTime && speaksOfForm(log)],
    ['none', !isAgreed && asked.length + dated.length === 0 && !hasTime],
    ['vague', !isAgreed && dated.length === 0],
  );
  const proposal = evidence[0] ? sentenceOf(evidence[0]) : null;
  const missed = proposal ?? replyWithMove(log, 'interest');
  const isUnheard = dated.length > 0 && proposed.length === 0 && log.last.known.includes('pain');
  const missing = lack ?? (isAgreed ? null : isUnheard ? 'reflections' : missingStep(log));
  // Of a step that named its time only what is vague about it is at fault.
  const isVague = missing === 'vague' || missing === 'undated' || missing === 'untimed';
  return judged(log, mark, evidence, missed, missing, isVague ? (evidence[0] ?? null) : null);
};

/** The last step that was asked for: one with its day and hour before one without. */
function lastProposal({ turns }: SessionLog): PracticeQuote[] {
  const latest = turns.toReversed();
  const dated = quotesOfActs(latest, isDatedStep);
  const timed = quotesOfActs(
    latest,
    (act, turn, sentence) =>
      isDatedStep(act, turn, sentence) && namesDayAndHour(plain(sentence.text)),
  );
  return [...timed, ...stepFirst([...dated, ...quotesOfActs(latest, isStep)])].slice(0, 1);
}

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

/** Asks how it is paid, as if it were agreed. */
const ASKS_FORM = /\b(?:cartao|pix|boleto|dinheiro|a vista|parcelad\w)\b.{0,25}\?$/;

/** A question of payment last. */
const stepFirst = (quotes: readonly PracticeQuote[]): PracticeQuote[] =>
  quotes.toSorted(
    (one, other) =>
      Number(ASKS_FORM.test(plain(one.quote))) - Number(ASKS_FORM.test(plain(other.quote))),
  );

/** The proposals of a step; a question of payment only where there is no other. */
function proposalsIn({ turns }: SessionLog): PracticeQuote[] {
  const proposed = quotesOfActs(
    turns,
    (act, _turn, { text }) => isStep(act) && !ASKS_FORM.test(plain(text)),
  );
  return proposed.length > 0 ? proposed : quotesOfActs(turns, isStep);
}

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

export const END_CRITERIA = {
  decision_maker: decisionMaker,
  next_step: nextStep,
  clarity,
  respect,
};
