import { z } from 'zod';
import type {
  AppHelp,
  ConversationLines,
  PostKnowledge,
  TextKnowledge,
} from '../src/knowledge/conversation/knowledge.ts';

/** Schemas of what the coach says and writes in a conversation. */

const text = z.string().trim().min(1);
const wordings = z.tuple([text], text);

export const conversationLines: z.ZodType<ConversationLines> = z.strictObject({
  greeting: wordings,
  wellbeing: wordings,
  thanks: wordings,
  goodbye: wordings,
  praise: wordings,
  capability: wordings,
  identity: wordings,
  joke: wordings,
  abuse: wordings,
  offTopic: wordings,
  promise: wordings,
  emoji: wordings,
  unclear: wordings,
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
  practiceNoFeedback: wordings,
  judgeAsk: wordings,
  textAsk: wordings,
  nameAsk: wordings,
  partAsk: wordings,
  purposeAsk: wordings,
  nothingToChange: wordings,
  nothingMore: wordings,
  recallNothing: wordings,
  caseAsk: wordings,
  clarify: wordings,
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
