import { useState } from 'react';
import { localEntries } from '#lib/browser-storage.ts';
import { practiceKey } from './storage.ts';

const keyOf = (sessionId: string) => practiceKey(`${sessionId}:draft`);

/** A message that was not sent yet, stored in this browser. */
export function useDraft(sessionId: string) {
  const [text, setText] = useState(() => localEntries.getItem(keyOf(sessionId)) ?? '');
  const change = (changed: string) => {
    setText(changed);
    if (changed) localEntries.setItem(keyOf(sessionId), changed);
    else localEntries.removeItem(keyOf(sessionId));
  };
  return [text, change] as const;
}
