import { useState } from 'react';

const keyOf = (icpId: string) => `salesai-arena:${icpId}:draft`;

/** A question begun and not sent yet; it is there again when one comes back. */
export function useDraft(icpId: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(icpId)) ?? '');
  const change = (changed: string) => {
    setText(changed);
    if (changed) sessionStorage.setItem(keyOf(icpId), changed);
    else sessionStorage.removeItem(keyOf(icpId));
  };
  return [text, change] as const;
}
