import { conversationMethods } from './conversation.ts';
import type { MethodKnowledge } from './knowledge.ts';
import { pipelineMethods } from './pipeline.ts';
import { sellerMethods } from './seller.ts';

/** What the coach teaches of the trade; of two that fit equally, the first wins. */
export const METHODS: readonly MethodKnowledge[] = [
  ...conversationMethods,
  ...pipelineMethods,
  ...sellerMethods,
];
