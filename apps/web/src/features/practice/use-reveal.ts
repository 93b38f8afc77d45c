import type { PracticeMessage } from '@salesai/contract/practice';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

const TYPING_MS = { min: 600, max: 1_400, perCharacter: 12 };

/** How long the buyer types a bubble. */
const typingTime = (text: string): number =>
  Math.min(TYPING_MS.max, TYPING_MS.min + text.length * TYPING_MS.perCharacter);

/**
 * Shows new bubbles of the buyer one after the other, as if they were typed; all at once under reduced
 * motion. What precedes a message of the seller is shown with it.
 */
export function useReveal(messages: readonly PracticeMessage[]) {
  const isReduced = useReducedMotion();
  const [count, setCount] = useState(messages.length);
  const lastOwn = messages.findLastIndex(({ from }) => from === 'seller') + 1;
  const shown = isReduced ? messages.length : Math.min(messages.length, Math.max(count, lastOwn));
  const next = messages[shown];

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => setCount(shown + 1), typingTime(next.text));
    return () => clearTimeout(timer);
  }, [next, shown]);

  return { shown: messages.slice(0, shown), isTyping: next !== undefined };
}
