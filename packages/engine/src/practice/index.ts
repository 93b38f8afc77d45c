import type { BuyerDecision, Practice } from './port.ts';

export type * from './port.ts';

export function createPractice(): Practice {
  throw new Error('not implemented');
}

export function acceptsLine({ reference }: BuyerDecision, bubbles: readonly string[]): boolean {
  return bubbles.join('\n') === reference.join('\n');
}
