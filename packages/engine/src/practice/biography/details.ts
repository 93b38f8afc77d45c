import type { BuyerField } from '../../knowledge/practice/biography.ts';
import type { PracticeSetup } from '../port.ts';
import type { Buyer } from '../types.ts';
import { type DetailLines, detailOf, speakerOf } from './detail.ts';
import { buyerKindOf, problemKindOf, purchaseKindOf } from './kinds.ts';
import type { QuestionTopic } from './question.ts';

/** What this buyer says of a topic, the same whenever and however it is asked; null without any. */
export function ownDetail(setup: PracticeSetup, buyer: Buyer, topic: QuestionTopic): string | null {
  const lines = linesOf(buyer, topic);
  const id = `${topic.from} ${topic.field === 'ages' ? 'family' : topic.field}`;
  return lines ? detailOf(speakerOf(setup, buyer), lines, id) : null;
}

function linesOf({ biography }: Buyer, topic: QuestionTopic): DetailLines | undefined {
  switch (topic.from) {
    case 'buyer':
      return ofBuyer(biography, topic.field);
    case 'purchase':
      return purchaseKindOf(biography)?.[topic.field];
    case 'problem':
      return problemKindOf(biography)?.[topic.field];
  }
}

/** The ages of the children are said with the family, where they have no lines of their own. */
function ofBuyer(biography: Buyer['biography'], field: BuyerField): DetailLines | undefined {
  const kind = buyerKindOf(biography);
  return kind?.[field] ?? (field === 'ages' ? kind?.family : undefined);
}
