import { z } from 'zod';
import type { QuestionsOfTheme } from '../src/knowledge/coach/questions/knowledge.ts';
import type {
  AppHelp,
  ConversationLines,
  FeelingKnowledge,
  PostKnowledge,
  TextKnowledge,
} from '../src/knowledge/conversation/knowledge.ts';
import { CASE_FACTS, type MoveGroup, STAGES, TRIED } from '../src/knowledge/conversation/moves.ts';
import { slotsIn } from '../src/shared/writing/pt/slots.ts';

/** Schemas of what the coach says and writes in a conversation. */

const text = z.string().trim().min(1);
const wordings = z.tuple([text], text);

export const conversationLines: z.ZodType<ConversationLines> = z.strictObject({
  askedByCustomer: wordings,
  fearedByCustomer: wordings,
  saidByCustomer: wordings,
  fearLine: wordings,
  questionLine: wordings,
  statementLine: wordings,
  comparedLead: wordings,
  argumentLead: wordings,
  argumentAgain: wordings,
  comparedLine: wordings,
  comparedQuestion: wordings,
  factLine: wordings,
  limitLine: wordings,
  complaintLine: wordings,
  complaintAsk: wordings,
  ownFacts: wordings,
  askedBesides: wordings,
  unreadWhy: wordings,
  factAsk: wordings,
  factGiven: wordings,
  chargeDecision: wordings,
  companyFact: wordings,
  buyerWhyNeed: wordings,
  buyerWhyTrust: wordings,
  buyerWhyCompetition: wordings,
  buyerWhyPrice: wordings,
  buyerWhyTerms: wordings,
  buyerWhyAuthority: wordings,
  buyerWhyTiming: wordings,
  buyerToDiscount: wordings,
  buyerToPrice: wordings,
  buyerToPromise: wordings,
  buyerToProof: wordings,
  buyerToPitch: wordings,
  buyerToEmpathy: wordings,
  buyerToDate: wordings,
  buyerToClose: wordings,
  buyerToPressure: wordings,
  buyerToRudeness: wordings,
  buyerToBadmouth: wordings,
  buyerToOther: wordings,
  greeting: wordings,
  wellbeing: wordings,
  thanks: wordings,
  thanksAfterSupport: wordings,
  thanksAfterEvent: wordings,
  note: wordings,
  noteAside: wordings,
  goodbye: wordings,
  praise: wordings,
  capability: wordings,
  identity: wordings,
  joke: wordings,
  joy: wordings,
  life: wordings,
  laugh: wordings,
  abuse: wordings,
  offTopic: wordings,
  promise: wordings,
  emoji: wordings,
  unclear: wordings,
  decide: wordings,
  no: wordings,
  repair: wordings,
  repairAsk: wordings,
  repairOpen: wordings,
  sale: wordings,
  saleNext: wordings,
  loss: wordings,
  progress: wordings,
  practiceStart: wordings,
  practiceEnd: wordings,
  lossReview: wordings,
  practiceNoFeedback: wordings,
  judgeAsk: wordings,
  textAsk: wordings,
  nameAsk: wordings,
  partAsk: wordings,
  changeAsk: wordings,
  contentAsk: wordings,
  purposeAsk: wordings,
  nothingToChange: wordings,
  nothingMore: wordings,
  documentTotal: wordings,
  recallNothing: wordings,
  caseAsk: wordings,
  clarify: wordings,
  todoAsks: wordings,
  todoNone: wordings,
  todoReply: wordings,
  todoAgreed: wordings,
  todoSilent: wordings,
  todoProposal: wordings,
  todoTalked: wordings,
  todoFirst: wordings,
  todoOther: wordings,
  feelingStep: wordings,
  personal: wordings,
  personalAside: wordings,
  saleBeside: wordings,
  work: wordings,
  repeated: wordings,
});

const textParts = z.strictObject({ open: text, core: text, ask: text });

export const conversationTexts: z.ZodType<TextKnowledge[]> = z.array(
  z.strictObject({ key: text, subject: text, variants: z.tuple([textParts], textParts) }),
);

export const conversationPosts: z.ZodType<PostKnowledge[]> = z
  .array(z.strictObject({ hook: text, body: text, ask: text }))
  .min(1);

export const appHelp: z.ZodType<AppHelp[]> = z.array(z.strictObject({ words: z.string(), text }));

/** Of one file: the questions of a theme. */
export const frequentQuestions: z.ZodType<QuestionsOfTheme> = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9-]+$/),
        topic: text,
        asks: z.array(text).min(4),
        answer: text,
        line: text.optional(),
        why: text,
        next: text,
        question: text,
      }),
    )
    .min(1),
});

const MOVE_SLOTS = ['cliente', 'oferta', 'preco', 'devido', 'decisor', 'eu'];
const spokenLine = text.refine(
  (line) => slotsIn(line).every(({ name }) => MOVE_SLOTS.includes(name)) && !/[[\]]/.test(line),
  `has other slots than ${MOVE_SLOTS.join(', ')}, or a mark to fill in`,
);

const moveLine = z.strictObject({
  text: spokenLine,
  casual: spokenLine.optional(),
  warm: spokenLine.optional(),
  firm: spokenLine.optional(),
  short: spokenLine.optional(),
});

const facts = z.array(z.enum(CASE_FACTS)).optional();

/** Moves of one kind of situation; the lines have no marks that the seller would have to fill in. */
export const moveGroup: z.ZodType<MoveGroup> = z.strictObject({
  topics: z.array(text),
  moves: z.array(
    z.strictObject({
      key: text,
      when: z.strictObject({
        stage: z.array(z.enum(STAGES)).optional(),
        returns: z.tuple([z.int(), z.int()]).optional(),
        knows: facts,
        lacks: facts,
        objection: z.array(text).optional(),
        untried: z.array(z.enum(TRIED)).optional(),
      }),
      text: text.refine((one) => slotsIn(one).length === 0, 'has a slot'),
      lines: z.tuple([moveLine], moveLine),
    }),
  ),
});

export const feelings: z.ZodType<FeelingKnowledge[]> = z.array(
  z.strictObject({
    words: z.string(),
    kind: z.enum(['event', 'life']).optional(),
    chips: z.array(text).max(3),
    meets: wordings,
    named: wordings.optional(),
    steps: wordings,
    line: text.optional(),
  }),
);
