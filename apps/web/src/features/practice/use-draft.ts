import { useState } from 'react';
import { practiceKey } from './storage.ts';

const keyOf = (sessionId: string) => practiceKey(`${sessionId}:draft`);

/** A message that was not sent yet, stored in this browser. */
export function useDraft(sessionId: string) {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(sessionId)) ?? '');
  const change = (changed: string) => {
    setText(changed);
    if (changed) localStorage.setItem(keyOf(sessionId), changed);
    else localStorage.removeItem(keyOf(sessionId));
  };
  return [text, change] as const;
}
