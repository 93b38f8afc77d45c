import { useState } from 'react';
import { localEntries } from '#lib/browser-storage.ts';

const KEY = 'salesai.progress.hiddenNumbers';

/** Whether numbers are hidden, as chosen last on this device. */
export function useHiddenNumbers(): [boolean, (hidden: boolean) => void] {
  const [isHidden, setHidden] = useState(() => localEntries.getItem(KEY) === 'true');
  const change = (hidden: boolean) => {
    setHidden(hidden);
    localEntries.setItem(KEY, String(hidden));
  };
  return [isHidden, change];
}
