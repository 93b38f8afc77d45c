import type { Collection } from './collection.ts';
import * as conversationSchemas from './conversation-schemas.ts';

/** What the coach says and writes in a conversation. */
export const CONVERSATION_COLLECTIONS: readonly Collection[] = [
  {
    source: 'questions',
    schema: conversationSchemas.frequentQuestions,
    target: 'coach/questions/questions.gen.ts',
    constant: 'QUESTIONS_BY_THEME',
    type: 'readonly QuestionsOfTheme[]',
    typeFrom: './knowledge.ts',
    shape: 'set',
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
    source: 'moves',
    schema: conversationSchemas.moveGroup,
    target: 'conversation/moves.gen.ts',
    constant: 'MOVES',
    type: 'readonly MoveGroup[]',
    typeFrom: './moves.ts',
    shape: 'set',
  },
  {
    source: 'conversation/feelings.yaml',
    schema: conversationSchemas.feelings,
    target: 'conversation/feelings.gen.ts',
    constant: 'FEELINGS',
    type: 'readonly FeelingKnowledge[]',
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
];
