import { useState } from 'react';
import { tabEntries } from '#lib/browser-storage.ts';

const keyOf = (icpId: string) => `salesai-arena:${icpId}:draft`;

/** A question that was not sent yet, stored for the session of the tab. */
export function useDraft(icpId: string) {
  const [text, setText] = useState(() => tabEntries.getItem(keyOf(icpId)) ?? '');
  const change = (changed: string) => {
    setText(changed);
    if (changed) tabEntries.setItem(keyOf(icpId), changed);
    else tabEntries.removeItem(keyOf(icpId));
  };
  return [text, change] as const;
}
