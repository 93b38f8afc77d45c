import type { PracticeAct } from '@salesai/contract/practice';
import { recogniseAct } from '../../recognition/index.ts';
import { lengthInWords } from '../../shared/text.ts';
import type { ReadSentence } from '../types.ts';
import { accusedOf } from './accusing.ts';
import { inSituation, type RankedAct } from './act-prior.ts';
import { asksOpinion, isCheck, isPossible, isWorded, PERMISSION, PERSONAL } from './act-rules.ts';
import { amountsIn } from './amounts.ts';
import { askedAct } from './asked-act.ts';
import type { Clue, ReadingContext } from './clue.ts';
import { isMocking } from './contempt.ts';
import { isServiceDay, proposesStep } from './days.ts';
import { dealOf, isFirstPrice, restatesPrice } from './deal.ts';
import { asksForMoment, saysWho } from './introducing.ts';
import { plain } from './plain.ts';
import { SETS_PRICE } from './pricing-words.ts';
import { isPromise } from './promise.ts';
import { asksBudget, questionOf } from './question-act.ts';
import { clearlyBeginsQuestion, isAsking, isTagged } from './question-words.ts';
import { givenBackIn, takenUpIn } from './reflection.ts';
import { BREAK_ROLE } from './role-breaking.ts';
import type { Piece } from './sentences.ts';
import { isBuying, isOnlyTrial } from './settled.ts';
import { statementOf } from './statement-act.ts';
import { asTradeQuestion } from './trade-question.ts';
import { STRONG_OFFER } from './wording.ts';

/** A sentence with its act, by its words, the classifier and the conversation so far. */
export function readPiece(context: ReadingContext, piece: Piece): ReadSentence {
  const { state } = context;
  const folded = plain(piece.text);
  const promise = isPromise(folded, context.stated) && !clearlyBeginsQuestion(folded);
  const marked = promise ? { ...piece, isPromise: true } : piece;
  const as = (act: PracticeAct) => ({ ...marked, act, isUnsure: false });
  if (BREAK_ROLE.test(folded)) return as('break_role');
  const accused = accusedOf(folded, context.stated);
  if (accused) return as(accused);
  if (isMocking(folded)) return as('other');
  if (PERSONAL.test(folded)) return as('ask_situation');
  if (PERMISSION.test(folded) && !SETS_PRICE.test(folded)) return as('greeting');
  if (saysWho(folded) && asksForMoment(folded)) return as('greeting');
  if (isCheck(piece, folded)) return as('other');
  if (asksOpinion(folded)) return as(state.isOpen ? 'isolate_objection' : 'other');
  const { certainty, ranked } = recogniseAct(piece.text, {
    previous: state.previous,
    objectionOpen: state.isOpen,
    silence: state.silentSince !== null,
  });
  const possible = inSituation(state, ranked).filter(
    (one) => isPossible(state, piece, one.label) && isWorded(one, folded),
  );
  const clue: Clue = {
    ...context,
    ...{ text: piece.text, folded, words: lengthInWords(piece.text) },
    isQuestion: isAsking(folded) && !isTagged(folded),
    givenBack: givenBackIn(state, piece.text).length,
    takenUp: takenUpIn(state, piece.text),
    isUnsure: certainty === 'unsure',
  };
  const own = clue.isQuestion && asksBudget(folded) ? 'ask_budget' : null;
  const read = own ?? asTradeQuestion(clue, askedAct(clue, actOf(clue, possible), possible));
  const isVow = promise && MAY_PROMISE.has(read) && !folded.includes('?');
  const isPraise = isVow || (read === 'greeting' && state.count > 1 && STRONG_OFFER.test(folded));
  const act = isPraise ? 'generic_pitch' : withoutHarm(clue, read);
  return { ...marked, act, isUnsure: clue.isUnsure && act === 'other' };
}

/** The act in this conversation: credit comes from what the buyer said, not from the form alone. */
function actOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  if (isFirstPrice(clue, ranked)) return 'state_price';
  const act =
    dealOf(clue) ?? (clue.isQuestion ? questionOf(clue, ranked) : statedAct(clue, ranked));
  if (act !== 'close' && act !== 'next_step') return act;
  if (isOfService(clue)) return describing(clue);
  return isOnlyTrial(clue.folded) ? 'next_step' : act;
}

/** A second hello is no pitch, the own price once more no proof, whatever words of the case it has. */
function statedAct(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  const act = statementOf(clue, ranked);
  if (clue.state.count > 1 && ARGUES.has(act) && saysWho(clue.folded)) return 'greeting';
  return ARGUES.has(act) && restatesPrice(clue) ? 'state_price' : act;
}
const ARGUES: ReadonlySet<PracticeAct> = new Set([
  ...(['proof', 'generic_pitch', 'linked_pitch', 'answer_objection', 'other'] as const),
]);

/** What a unit costs is no lower price, and a term of the sale no praise. */
function withoutHarm({ state, folded, text, list }: Clue, act: PracticeAct): PracticeAct {
  const neutral = state.isOpen ? 'answer_objection' : 'other';
  const { price } = amountsIn(text, list, true);
  const isOfUnit = price !== null && price < list * UNIT_MOST && PER_UNIT.test(folded);
  if (isOfUnit && (act === 'discount' || act === 'state_price')) return neutral;
  return act === 'generic_pitch' && TERMS_OF_SALE.test(folded) ? neutral : act;
}
/** A price per unit as a share of the list price, at most. */
const UNIT_MOST = 0.4;
const PER_UNIT =
  /\b(?:da|sai|fica|sao|e|custa)(?: (?:so|apenas|menos|cerca|uns|umas|quase|em torno|mais ou menos|por|a|de))* (?:r\$ ?)?\d[\d.,]*(?: reais)? (?:por|a|cada|ao|o|pra cada) (?!mes\b)[a-z]{3,}/;
const TERMS_OF_SALE =
  /\b(?:devolv\w+|reembols\w+|(?:pode|posso) cancelar|sem (?:multa|fidelidade|taxa)|nao (?:paga|cobro) nada|(?:eu )?(?:troco|refaco|arrumo|volto)\b.{0,30}\b(?:sem (?:cobrar|custo)|de graca|gratis))\b/;

/** Says when the service does something, and proposes nothing that the buyer could agree to. */
function isOfService({ state, folded, isQuestion }: Clue): boolean {
  if (isBuying(folded)) return false;
  return isServiceDay(folded) || (!isQuestion && !proposesStep(state.previous, folded));
}

function describing({ isQuestion, takenUp, state }: Clue): PracticeAct {
  if (isQuestion) return 'other';
  if (state.isOpen) return 'answer_objection';
  return takenUp > 1 ? 'linked_pitch' : 'generic_pitch';
}

/** What praises the offer, and what would prove, link or answer anything: as a promise it is a pitch for anybody. */
const MAY_PROMISE: ReadonlySet<PracticeAct> = new Set([
  ...(['linked_pitch', 'proof', 'answer_objection', 'other', 'empathy', 'greeting'] as const),
  ...(['useful_follow_up', 'reflection', 'next_step', 'discount', 'pressure'] as const),
]);
