import type { BuyerDecision } from './port.ts';

export function acceptsLine({ reference }: BuyerDecision, bubbles: readonly string[]): boolean {
  return bubbles.join('\n') === reference.join('\n');
}
