import { fold } from '../../shared/text.ts';
import type { Act, ActKind } from '../act.ts';
import { reportsSilence } from '../cases/statements.ts';
import { buyerReportIn } from '../reading/buyer-report.ts';
import { concernIn } from '../reading/concern.ts';
import { recognised } from '../reading/recognise.ts';
import { comparesIn, objectionOfReport } from '../reading/report-objection.ts';
import { saidBy } from '../reading/reported.ts';
import { countWords, isQuestion, pastedIn } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { objects } from './asked-reply.ts';
import { textNamed } from './text-request.ts';

/** Acts that guess, where a buyer's words against buying are stated. */
const GUESSED: ReadonlySet<ActKind> = new Set(['case', 'off-topic', 'question', 'result-progress']);
/** From this sum of probabilities reported words are an objection, whichever it is. */
const OBJECTS = 0.6;
const OF_PRICE = /^(?:discount-policy|negotiation|pricing|competitors?)$/;
const STORY_WORDS = 20;
/** From this probability a story without reported words is about an objection. */
const PLAIN = 0.75;

/** A stated objection that was read as something else, and a story without one that was read as one. */
export const reportInstead = (act: Act, text: string, { open }: ConversationState): Act =>
  (open?.kind === 'result' ? null : reportedInstead(act, text)) ?? storyInstead(act, text) ?? act;

/** "o diretor acha que uniforme é gasto à toa" is an objection, though its sender answered. */
function reportedInstead(act: Act, text: string): Act | null {
  const isUnclear = act.kind === 'small-talk' && act.topic === 'unclear';
  const isPolicy = act.kind === 'advice' && OF_PRICE.test(act.topic);
  if ((!GUESSED.has(act.kind) && !isUnclear && !isPolicy) || reportsSilence(text)) return null;
  const report = buyerReportIn(text);
  if (!report || report.said.length === 0 || textNamed(text) !== null) return null;
  // Who compares is answered, where the seller asks what to say rather than what to allow.
  if (isPolicy)
    return report.ask !== '' && comparesIn(report) ? objectionOfReport(report, text) : null;
  // The words of a buyer are answered in these words rather than with a question for the reading.
  if (act.kind === 'question' && report.ask !== '')
    return objects(report.said.join('. '), OBJECTS)
      ? objectionOfReport(report, text)
      : { kind: 'objection', keys: ['unknown'], said: text, isGuess: true };
  if (isQuestion(text)) return null;
  return objects(report.said.join('. '), OBJECTS) ? objectionOfReport(report, text) : null;
}

/** "eu vendo é pra comércio": what the seller does. */
const OF_SELLER = /^(?:\w+,? ){0,2}?eu (?:vendo|trabalho|atendo|alugo|ensino|presto)\b/;

/** What the seller tells of a visit is no objection as long as nobody is stated to have said one. */
function storyInstead(act: Act, text: string): Act | null {
  const isOwn = OF_SELLER.test(fold(text));
  if (act.kind !== 'objection' || (countWords(text) < STORY_WORDS && !isOwn)) return null;
  const isStated =
    buyerReportIn(text) !== null ||
    saidBy(text) !== null ||
    pastedIn(text) !== null ||
    concernIn(text) !== null ||
    (!isOwn && recognised(text).probability >= PLAIN);
  return isStated ? null : { kind: 'case', topic: null, said: text };
}
