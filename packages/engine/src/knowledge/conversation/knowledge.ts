import type { Wordings } from '../seller/facts.ts';

/** Three sentences of a text: why the seller writes, what matters, what they ask. */
export interface TextParts {
  open: string;
  core: string;
  ask: string;
}

/** Texts for one purpose, such as asking for a deposit. */
export interface TextKnowledge {
  /** A key of the methods, or a purpose of its own. */
  key: string;
  /** Of an e-mail. */
  subject: string;
  variants: readonly [TextParts, ...TextParts[]];
}

export interface PostKnowledge {
  hook: string;
  body: string;
  ask: string;
}

export interface AppHelp {
  /** Beginnings of folded words, separated by `|`; empty for the answer to everything else. */
  words: string;
  text: string;
}

/** Occasions on which the coach says a line of its own. */
export type LineKey =
  | 'askedByCustomer'
  | 'fearedByCustomer'
  | 'saidByCustomer'
  | 'fearLine'
  | 'questionLine'
  | 'statementLine'
  | 'comparedLead'
  | 'argumentLead'
  | 'argumentAgain'
  | 'comparedLine'
  | 'comparedQuestion'
  | 'factLine'
  | 'limitLine'
  | 'complaintLine'
  | 'complaintAsk'
  | 'ownFacts'
  | 'askedBesides'
  | 'unreadWhy'
  | 'factAsk'
  | 'factGiven'
  | 'chargeDecision'
  | 'companyFact'
  | 'buyerWhyNeed'
  | 'buyerWhyTrust'
  | 'buyerWhyCompetition'
  | 'buyerWhyPrice'
  | 'buyerWhyTerms'
  | 'buyerWhyAuthority'
  | 'buyerWhyTiming'
  | 'buyerToDiscount'
  | 'buyerToPrice'
  | 'buyerToPromise'
  | 'buyerToProof'
  | 'buyerToPitch'
  | 'buyerToEmpathy'
  | 'buyerToDate'
  | 'buyerToClose'
  | 'buyerToPressure'
  | 'buyerToRudeness'
  | 'buyerToBadmouth'
  | 'buyerToOther'
  | 'greeting'
  | 'wellbeing'
  | 'thanks'
  | 'thanksAfterSupport'
  | 'thanksAfterEvent'
  | 'note'
  | 'noteAside'
  | 'goodbye'
  | 'praise'
  | 'capability'
  | 'identity'
  | 'joke'
  | 'joy'
  | 'life'
  | 'personal'
  | 'personalAside'
  | 'saleBeside'
  | 'work'
  | 'laugh'
  | 'abuse'
  | 'offTopic'
  | 'promise'
  | 'emoji'
  | 'unclear'
  | 'decide'
  | 'no'
  | 'repair'
  | 'repairAsk'
  | 'repairOpen'
  | 'sale'
  | 'saleNext'
  | 'loss'
  | 'progress'
  | 'practiceStart'
  | 'practiceEnd'
  | 'lossReview'
  | 'practiceNoFeedback'
  | 'judgeAsk'
  | 'textAsk'
  | 'nameAsk'
  | 'partAsk'
  | 'changeAsk'
  | 'contentAsk'
  | 'purposeAsk'
  | 'nothingToChange'
  | 'nothingMore'
  | 'documentTotal'
  | 'recallNothing'
  | 'caseAsk'
  | 'clarify'
  | 'todoAsks'
  | 'todoNone'
  | 'todoReply'
  | 'todoAgreed'
  | 'todoSilent'
  | 'todoProposal'
  | 'todoTalked'
  | 'todoFirst'
  | 'todoOther'
  | 'feelingStep'
  | 'repeated';

export type ConversationLines = Record<LineKey, Wordings>;

/** How the coach meets a feeling that the seller states. */
export interface FeelingKnowledge {
  /** Beginnings of folded words, separated by `|`; empty for all other feelings. */
  words: string;
  /** Of the seller's own life, an event of it or how it goes; without it the feeling is about work. */
  kind?: 'event' | 'life';
  /** What the seller may say next. */
  chips: readonly string[];
  /** One or two sentences, in turn. */
  meets: Wordings;
  /** The same for somebody whose name the seller says. */
  named?: Wordings;
  /** One small step for now, in turn. */
  steps: Wordings;
  /** What to write to a customer, where that is the step. */
  line?: string;
}
