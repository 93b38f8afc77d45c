import { useState } from 'react';

const keyOf = (icpId: string) => `salesai-arena:${icpId}:draft`;

/** A question that was not sent yet, stored for the session of the tab. */
export function useDraft(icpId: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(icpId)) ?? '');
  const change = (changed: string) => {
    setText(changed);
    if (changed) sessionStorage.setItem(keyOf(icpId), changed);
    else sessionStorage.removeItem(keyOf(icpId));
  };
  return [text, change] as const;
}
