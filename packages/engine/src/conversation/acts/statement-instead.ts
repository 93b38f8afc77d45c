import type { Act } from '../act.ts';
import { severalIn } from '../cases/clauses.ts';
import { customersIn } from '../cases/customer.ts';
import { datedIn, reportsSilence, statesDecider } from '../cases/statements.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { reportInstead } from './report-instead.ts';
import { textRequested } from './text-request.ts';

/** A message that states something of customers is a case, whatever else it was read as. */
export const statementInstead = (act: Act, text: string, state: ConversationState): Act =>
  severalInstead(
    datedInstead(deciderInstead(silenceInstead(reportInstead(act, text, state), text), text), text),
    text,
    state,
  );

/** "a Lídia me deve 90, a Tainá quer o colar": several customers are taken down before anything else. */
const severalInstead = (act: Act, text: string, { cases }: ConversationState): Act =>
  /^(?:advice|objection|question|off-topic|answer)$/.test(act.kind) &&
  !isQuestion(text) &&
  !asksOwnStep(text) &&
  saidBy(text) === null &&
  severalIn(text, cases.all).length > 1
    ? { kind: 'case', topic: null, said: text }
    : act;

/** "a Jurema volta segunda, ligo hoje?": a date with a question is a case, not a buyer's words. */
const datedInstead = (act: Act, text: string): Act =>
  /^(?:objection|advice)$/.test(act.kind) &&
  text.includes('?') &&
  saidBy(text) === null &&
  datedIn(text) !== null &&
  customersIn(text).length > 0
    ? { kind: 'case', topic: null, said: text }
    : act;

/** Who decides is stated by the seller; no buyer said it. */
const deciderInstead = (act: Act, text: string): Act =>
  act.kind === 'objection' && statesDecider(text) && saidBy(text) === null && !/["“]/.test(text)
    ? { kind: 'case', topic: 'obj.not-me', said: text }
    : act;

/** Advice on another matter than the customer who went silent. */
const isOfOther = (act: Act, text: string): boolean =>
  act.kind === 'advice' &&
  !/^(?:follow-up|reactivation|no-show|late-payer|motivation)$/.test(act.topic) &&
  customersIn(text).length > 0 &&
  !isQuestion(text) &&
  !asksOwnStep(text);

/** A customer who went silent said nothing that could be an objection. */
const silenceInstead = (act: Act, text: string): Act =>
  (act.kind === 'objection' ||
    (act.kind === 'case' && act.topic === null) ||
    act.kind === 'result-progress' ||
    (act.kind === 'small-talk' && act.topic === 'unclear') ||
    isOfOther(act, text) ||
    (act.kind === 'text' && textRequested(text) === null)) &&
  reportsSilence(text) &&
  saidBy(text) === null &&
  !/["“]/.test(text)
    ? { kind: 'case', topic: 'follow-up', said: text }
    : act;
