import {
  deniesHarm,
  isReassuring,
  leavesSupport,
  withoutReassurance,
} from '../../safety/reassurance.ts';
import { fold, isReadable } from '../../shared/text.ts';
import { isArithmetic } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { likelierKind } from '../kinds/index.ts';
import { withoutProtest } from '../reading/about-note.ts';
import { withoutAside } from '../reading/aside.ts';
import { withPlainOrders } from '../reading/imperatives.ts';
import { OTHER_TOPIC } from '../reading/off-topic.ts';
import { withoutLead } from '../reading/preamble.ts';
import { type Reading, withPriors } from '../reading/priors.ts';
import { recognisedCase } from '../reading/recognise.ts';
import { sendsThat } from '../reading/send-that.ts';
import { isDemand, isPromise, termIn } from '../reading/terms.ts';
import { countWords, isOnlyEmoji, isQuestion, withoutGreeting } from '../reading/wording.ts';
import { asksToSeeText } from '../recall/recall-turn.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { factInstead } from './asked-fact.ts';
import { asksForHelp, asksNoSum, asksPriceDecision, isReport } from './asked-help.ts';
import { replyAskedFor, reportsObjection } from './asked-reply.ts';
import { asksAnother } from './asks-another.ts';
import { isAwaiting } from './awaiting.ts';
import { changeOrderAct } from './change-order-act.ts';
import { choiceOf } from './choices.ts';
import { complainsOnly } from './complains-only.ts';
import { complaintAct, withRequest } from './complaint-act.ts';
import { contradicted } from './contradicted.ts';
import { COVERED, documentsFirst, type Findings } from './documents-first.ts';
import { feelingGoesOn } from './feeling-goes-on.ts';
import { feelsBeforeAll, takesWhole } from './feels-first.ts';
import { changeAct, formAct } from './form-act.ts';
import { howTo, ofGroup } from './group-reading.ts';
import { asksIfSilent, insistedAct } from './insist-act.ts';
import { insteadOf } from './instead.ts';
import { judgedAgain } from './judged-again.ts';
import { actFor, caseOf } from './label-act.ts';
import { leavesExercise } from './leaves-exercise.ts';
import { lossInstead } from './loss-act.ts';
import { newsInstead } from './news-act.ts';
import { asksForUse, isGreetingOnly, takesLeave } from './only-greets.ts';
import { onlyLaughs } from './only-laughs.ts';
import { answerToOpen } from './open.ts';
import { addsFigure, orderedChange } from './ordered-change.ts';
import { CLEAR, OWN_OFFER, ownStep } from './own-step.ts';
import { permissionInstead } from './permission-instead.ts';
import { plainAct, tellsOfCustomer } from './plain-act.ts';
import { asksOfSale } from './practice.ts';
import { recallInstead, statedValueInstead } from './recall-instead.ts';
import { reportedIn } from './reported-line.ts';
import { rewrittenText } from './rewritten-text.ts';
import { statementInstead } from './statement-instead.ts';
import { isEllipsis, sumAct } from './sum-act.ts';
import { sumFirst } from './sum-first.ts';
import { plainSumInstead } from './sum-instead.ts';
import { talkSumInstead } from './sum-talk.ts';
import { correctsLast, sureChange } from './sure-change.ts';
import { textRequested } from './text-request.ts';
import { unstatedInstead } from './unstated-case.ts';
import { verifiedFigure } from './verified-figure.ts';
import { asksForNoText, asksForText } from './wanted-writing.ts';
import { whoFirstInstead } from './who-first.ts';

/** A less likely reading is followed when it is this many times likelier than the next. */
const LIKELY = 0.24;
const DISTANCE = 1.5;
/** A reading below this is not offered in a question. */
const OFFERED = 0.12;
const CASE_WORDS = 5;
const UNREADABLE = 0.35;
/** Below this probability of its likeliest reading an unfamiliar message is noise. */
const NOISE = 0.18;
/** From this probability even unfamiliar words are understood. */
const CONVINCING = 0.6;
/** Below this probability a message is not taken to be about something else than sales. */
const OFF_TOPIC = 0.6;
const FRAGMENT = 3;

/** Decides what a message does in a conversation; the same input always gives the same act. */
export const decide = (state: ConversationState, userInput: string, findings: Findings): Act =>
  likelierKind(ruled(state, userInput, findings), userInput, state, findings);

/** What the rules take a message for. */
function ruled(state: ConversationState, userInput: string, findings: Findings): Act {
  if (!isReadable(userInput)) return { kind: 'small-talk', topic: 'unclear' };
  const verified = isAwaiting(state.open) ? null : verifiedFigure(userInput, state);
  if (verified) return verified;
  const changed = changeOrderAct(userInput, state);
  if (changed) return changed;
  const besides = withoutProtest(userInput, state);
  if (besides !== null)
    return besides === '' ? { kind: 'small-talk', topic: 'note' } : ruled(state, besides, findings);
  const { rest, hasAside } = withoutAside(userInput);
  if (hasAside && !isAwaiting(state.open))
    return rest === '' ? { kind: 'small-talk', topic: 'personal' } : ruled(state, rest, findings);
  if (isAwaiting(state.open)) return decidedOnce(state, userInput, findings);
  return sumFirst(userInput, state, (one, before = state) => decidedOnce(before, one, findings));
}

/** The act of a message that is taken as one. */
function decidedOnce(state: ConversationState, userInput: string, findings: Findings): Act {
  const change = rewrittenText(userInput, state) ?? sureChange(userInput, state);
  if (change) return change;
  const form = withRequest(decided(state, userInput, findings), decidedAnew(state, findings));
  const isOpen = isAwaiting(state.open) || findings.coverage >= COVERED;
  const read = (isOpen ? null : contradicted(form, userInput, state, findings.coverage)) ?? form;
  const act = statementInstead(read, userInput, state);
  const guess =
    lossInstead(act, userInput) ??
    newsInstead(act, userInput) ??
    insteadOf(act, userInput, state, findings.coverage) ??
    recallInstead(act, userInput, state, findings.standsInTalk);
  const permitted = complainsOnly(permissionInstead(guess, userInput), userInput);
  const meant = isAwaiting(state.open)
    ? permitted
    : unstatedInstead(factInstead(permitted, userInput, findings), userInput, state);
  const isSaid = meant.kind === 'change' && SAYS_THAT.test(fold(userInput));
  const isNoSum =
    isAwaiting(state.open) ||
    isSaid ||
    (meant.kind !== 'sum' && (asksNoSum(userInput) || asksPriceDecision(userInput)));
  if (isNoSum) return meant;
  const stated = statedValueInstead(meant, userInput, state);
  const goesOn = feelingGoesOn(whoFirstInstead(stated, userInput), userInput, state);
  return talkSumInstead(goesOn, userInput, state);
}

/** "bota que divido em 3x": what a text is to say is no sum. */
const SAYS_THAT =
  /^(?:(?:e|agora|entao|ah|ok)[, ]+)*(?:poe|bota|coloca|inclui|acrescenta|diz|fala|avisa)(?: (?:ai|tambem|tb))? (?:que|q)\b/;

function decided(state: ConversationState, userInput: string, findings: Findings): Act {
  const { text, endsPractice } = withoutLead(withoutGreeting(withPlainOrders(userInput.trim())));
  if (endsPractice) return decided({ ...state, open: null }, text, findings);
  if (state.open?.kind === 'exercise' && leavesExercise(text, state))
    return decided({ ...state, open: null }, text, findings);
  const again = judgedAgain(text, state);
  if (again) return again;
  const isDenial = deniesHarm(text) || (state.last?.kind === 'support' && isReassuring(text));
  const beside = isDenial ? withoutReassurance(text) : text;
  if (beside !== text && beside !== '') return decided(state, beside, findings);
  const other = OTHER_TOPIC.exec(text)?.[1];
  if (other) return decided(withoutSubject(state), other, findings);
  if (!isAwaiting(state.open) && asksAnother(text, state)) return { kind: 'next', another: true };
  const complained = complaintAct(text, state, decidedAnew(state, findings));
  if (complained) return complained;
  if (!isAwaiting(state.open) && asksIfSilent(text))
    return { kind: 'advice', topic: 'follow-up', said: text };
  const insisted = isAwaiting(state.open) ? null : insistedAct(text, state);
  if (insisted) return insisted;
  if (asksPriceDecision(text)) return { kind: 'advice', topic: 'discount-policy', said: text };
  if (isOnlyEmoji(text)) return { kind: 'small-talk', topic: 'emoji' };
  if (isGreetingOnly(userInput)) return { kind: 'small-talk', topic: 'greeting' };
  if (takesLeave(text) || (state.last?.kind === 'support' && leavesSupport(text)))
    return { kind: 'small-talk', topic: 'thanks' };
  if (asksForUse(text)) return { kind: 'small-talk', topic: 'capability' };
  if (isDemand(text)) return { kind: 'small-talk', topic: 'promise' };
  if (!isAwaiting(state.open) && isArithmetic(text)) return sumAct('other', text, state);
  if (state.artefact !== null && asksToSeeText(text))
    return { kind: 'recall', what: 'fact', question: text };
  const plain = isAwaiting(state.open) || correctsLast(text, state) ? null : plainAct(text);
  if (plain) return plain;
  const change =
    isAwaiting(state.open) || (isReport(text) && reportsObjection(text))
      ? null
      : orderedChange(text, state);
  if (change) return changeAct(change, text, state);
  if (addsFigure(text, state)) return changeAct('add-part', text, state);
  if (feelsBeforeAll(text, state.open)) return { kind: 'feeling', said: text };
  const goesOn = state.last?.kind === 'text' || state.last?.kind === 'change';
  const before = goesOn ? (state.artefact?.text ?? null) : null;
  const asked = isAwaiting(state.open) ? null : replyAskedFor(text, findings.coverage);
  if (asked) return asked;
  if (
    !isAwaiting(state.open) &&
    !asksForHelp(text) &&
    !sendsThat(text) &&
    asksForText(text, before)
  )
    return actFor(`write.${textRequested(text) ?? 'message'}`, text, state);
  const recognition = recognisedCase(text);
  const readings = withPriors(recognition, text, state, findings.coverage).filter(
    ({ label }) =>
      !(label.startsWith('write.') && asksForNoText(text, before)) &&
      !(label === 'flow.repair' && tellsOfCustomer(text)) &&
      !(label === 'practice.feedback' && asksOfSale(text, state)),
  );
  if (!isAwaiting(state.open) && onlyLaughs(text, readings))
    return { kind: 'small-talk', topic: 'laugh' };
  const form = isAwaiting(state.open)
    ? plainSumInstead(text, readings, state)
    : formAct(text, readings, state);
  if (form) return form;
  const answered = answerToOpen(state, takesWhole(state.open) ? userInput.trim() : text, readings);
  if (answered) return answered;
  if (state.last?.kind === 'sum' && isEllipsis(text) && !asksNoSum(text))
    return sumAct(state.last.sum, text, state);
  if (OWN_OFFER.test(fold(text))) return { kind: 'advice', topic: 'discount-policy', said: text };
  const [best, second] = readings;
  if (!best) return { kind: 'off-topic', said: text };
  const ownDocuments = documentsFirst(best, text, findings);
  if (ownDocuments) return ownDocuments;
  if (/^e se eu ligar\b/.test(fold(text))) return { kind: 'advice', topic: 'phone', said: text };
  if (isPromise(text)) return { kind: 'small-talk', topic: 'promise' };
  const advised = ownStep(readings, text) ?? howTo(readings, text);
  if (advised) return actFor(advised.label, text, state);
  const grouped = ofGroup(readings, text);
  if (grouped) return actFor(grouped.label, text, state);
  const ratio = second ? best.probability / Math.max(second.probability, 1e-9) : Infinity;
  const isFamiliar =
    recognition.certainty !== 'unsure' ||
    best.probability >= CONVINCING ||
    (best.probability >= NOISE && best.probability < UNREADABLE);
  if (best.label === 'none' && (best.probability < OFF_TOPIC || countWords(text) <= FRAGMENT)) {
    const meant = meantInSale(readings, text);
    if (meant) return meant;
  }
  const term =
    best.label === 'none' || best.probability < CLEAR || !isFamiliar || isLost(best, state)
      ? termIn(text)
      : null;
  if (term) return actFor(term, text, state);
  const reported = /^(obj|line|change|write|practice|recall)\./.test(best.label)
    ? null
    : reportedIn(text);
  if (reported) return reported;
  if (
    isFamiliar &&
    (best.probability >= CLEAR || (best.probability >= LIKELY && ratio >= DISTANCE))
  )
    return actFor(best.label, text, state);
  return unsure(readings, text, state, findings, isFamiliar);
}

/** What a message means that the open question was not about. */
const decidedAnew =
  (state: ConversationState, findings: Findings) =>
  (text: string): Act =>
    ruled({ ...state, open: null }, text, findings);

const withoutSubject = (state: ConversationState): ConversationState => ({
  ...state,
  open: null,
  subject: null,
  last: null,
});

/** What a message that is not clearly off topic does in a talk about sales; null to ask. */
function meantInSale(readings: readonly Reading[], text: string): Act | null {
  if (isQuestion(text) || termIn(text)) return null;
  if (countWords(text) >= CASE_WORDS) return caseOf(readings, text);
  return { kind: 'small-talk', topic: 'unclear' };
}

/** "explica" with nothing to explain. */
const isLost = ({ label }: Reading, { subject }: ConversationState) =>
  label === 'flow.explain' && subject === null;

function unsure(
  readings: readonly Reading[],
  text: string,
  state: ConversationState,
  { coverage }: Findings,
  isFamiliar: boolean,
): Act {
  const [best, second] = readings;
  if (coverage >= COVERED && isQuestion(text)) return { kind: 'document', question: text };
  if (!isFamiliar && (best?.probability ?? 0) < UNREADABLE)
    return { kind: 'small-talk', topic: 'unclear' };
  if (!isQuestion(text) && countWords(text) >= CASE_WORDS) return caseOf(readings, text);
  const choices = [best, second]
    .filter((one) => one !== undefined && one.probability >= OFFERED)
    .map((one) => choiceOf(actFor(one?.label ?? 'none', text, state)));
  const distinct = [...new Map(choices.map((one) => [one.label, one])).values()];
  if (distinct.length === 2) return { kind: 'question', choices: distinct, said: text };
  return best ? actFor(best.label, text, state) : { kind: 'off-topic', said: text };
}
