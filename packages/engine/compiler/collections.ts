import type { z } from 'zod';
import * as conversationSchemas from './conversation-schemas.ts';
import * as factSchemas from './fact-schemas.ts';
import * as schemas from './schemas.ts';
import * as scriptSchemas from './script-schemas.ts';
import * as sellerSchemas from './seller-schemas.ts';
import { trade } from './trade-schema.ts';

/** One constant of the engine whose value is in data files. */
export interface Collection {
  /** Folder or file under `packages/engine/knowledge`. A folder contains one entry per file. */
  source: string;
  schema: z.ZodType;
  /** The generated module, under `packages/engine/src/knowledge`. */
  target: string;
  /** The exported constant, its type, and the module of the type, relative to the generated one. */
  constant: string;
  type: string;
  typeFrom: string;
  /** How the entries of a folder are combined: in the order of `order.yaml`, or for a set by name. */
  shape: 'list' | 'set' | 'file' | { by: string };
}

export const COLLECTIONS: readonly Collection[] = [
  {
    source: 'channels',
    schema: schemas.channel,
    target: 'channels/channels.gen.ts',
    constant: 'CHANNELS',
    type: 'readonly ChannelKnowledge[]',
    typeFrom: './knowledge.ts',
    shape: 'list',
  },
  {
    source: 'scripts',
    schema: scriptSchemas.channelOpening,
    target: 'scripts/scripts.gen.ts',
    constant: 'OPENINGS',
    type: 'OpeningsByChannel',
    typeFrom: './knowledge.ts',
    shape: { by: 'channel' },
  },
  {
    source: 'script-voices.yaml',
    schema: scriptSchemas.scriptVoices,
    target: 'scripts/voices.gen.ts',
    constant: 'VOICES',
    type: 'ScriptsByVoice',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'script-objections.yaml',
    schema: scriptSchemas.scriptObjections,
    target: 'scripts/objections.gen.ts',
    constant: 'OBJECTIONS',
    type: 'readonly ScriptObjection[]',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'channel-objections.yaml',
    schema: scriptSchemas.channelObjections,
    target: 'scripts/channel-objections.gen.ts',
    constant: 'CHANNEL_OBJECTIONS',
    type: 'ChannelObjections',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'segments',
    schema: schemas.segment,
    target: 'segments/segments.gen.ts',
    constant: 'SEGMENTS',
    type: 'readonly Segment[]',
    typeFrom: './segment.ts',
    shape: 'list',
  },
  {
    source: 'general-segment.yaml',
    schema: schemas.segment,
    target: 'segments/general.gen.ts',
    constant: 'GENERAL_SEGMENT',
    type: 'Segment',
    typeFrom: './segment.ts',
    shape: 'file',
  },
  {
    source: 'customers.yaml',
    schema: schemas.customers,
    target: 'segments/customers.gen.ts',
    constant: 'CUSTOMERS',
    type: 'CustomersByKind',
    typeFrom: './segment.ts',
    shape: 'file',
  },
  {
    source: 'objections',
    schema: schemas.objection,
    target: 'coach/objections/objections.gen.ts',
    constant: 'OBJECTIONS',
    type: 'readonly ObjectionKnowledge[]',
    typeFrom: './knowledge.ts',
    shape: 'list',
  },
  {
    source: 'methods',
    schema: schemas.method,
    target: 'coach/methods/methods.gen.ts',
    constant: 'METHODS',
    type: 'readonly MethodKnowledge[]',
    typeFrom: './knowledge.ts',
    shape: 'list',
  },
  {
    source: 'safety.yaml',
    schema: schemas.safety,
    target: 'safety/safety.gen.ts',
    constant: 'SAFETY_TEXTS',
    type: 'SafetyTextsByLanguage',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'facts/amounts.yaml',
    schema: factSchemas.amountWords,
    target: 'facts/amounts.gen.ts',
    constant: 'AMOUNT_WORDS',
    type: 'AmountWords',
    typeFrom: './vocabulary.ts',
    shape: 'file',
  },
  {
    source: 'facts/nouns.yaml',
    schema: factSchemas.nounWords,
    target: 'facts/nouns.gen.ts',
    constant: 'NOUN_WORDS',
    type: 'NounWords',
    typeFrom: './vocabulary.ts',
    shape: 'file',
  },
  {
    source: 'facts/activities.yaml',
    schema: factSchemas.activityWords,
    target: 'facts/activities.gen.ts',
    constant: 'ACTIVITY_WORDS',
    type: 'ActivityWords',
    typeFrom: './vocabulary.ts',
    shape: 'file',
  },
  {
    source: 'facts/lexicon.yaml',
    schema: factSchemas.lexicon,
    target: 'facts/lexicon.gen.ts',
    constant: 'LEXICON',
    type: 'Lexicon',
    typeFrom: './vocabulary.ts',
    shape: 'file',
  },
  {
    source: 'facts/phrases.yaml',
    schema: factSchemas.phraseWords,
    target: 'facts/phrases.gen.ts',
    constant: 'PHRASE_WORDS',
    type: 'PhraseWords',
    typeFrom: './vocabulary.ts',
    shape: 'file',
  },
  {
    source: 'conversation/lines.yaml',
    schema: conversationSchemas.conversationLines,
    target: 'conversation/lines.gen.ts',
    constant: 'LINES',
    type: 'ConversationLines',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'conversation/texts.yaml',
    schema: conversationSchemas.conversationTexts,
    target: 'conversation/texts.gen.ts',
    constant: 'TEXTS',
    type: 'readonly TextKnowledge[]',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'conversation/posts.yaml',
    schema: conversationSchemas.conversationPosts,
    target: 'conversation/posts.gen.ts',
    constant: 'POSTS',
    type: 'readonly PostKnowledge[]',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'conversation/app-help.yaml',
    schema: conversationSchemas.appHelp,
    target: 'conversation/app-help.gen.ts',
    constant: 'APP_HELP',
    type: 'readonly AppHelp[]',
    typeFrom: './knowledge.ts',
    shape: 'file',
  },
  {
    source: 'trades',
    schema: trade,
    target: 'trades/trades.gen.ts',
    constant: 'TRADES',
    type: 'readonly Trade[]',
    typeFrom: './trade.ts',
    shape: 'set',
  },
  {
    source: 'seller-challenges.yaml',
    schema: sellerSchemas.challenges,
    target: 'seller/challenges.gen.ts',
    constant: 'CHALLENGES',
    type: 'readonly ChallengeKnowledge[]',
    typeFrom: './challenges.ts',
    shape: 'file',
  },
  {
    source: 'seller-advice.yaml',
    schema: sellerSchemas.advice,
    target: 'seller/advice.gen.ts',
    constant: 'SELLER_ADVICE',
    type: 'SellerAdvice',
    typeFrom: './advice.ts',
    shape: 'file',
  },
];
