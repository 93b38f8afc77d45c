import { useState } from 'react';

const KEY = 'salesai.progress.hiddenNumbers';

/** Whether numbers are hidden, as chosen last on this device. */
export function useHiddenNumbers(): [boolean, (hidden: boolean) => void] {
  const [isHidden, setHidden] = useState(read);
  const change = (hidden: boolean) => {
    setHidden(hidden);
    try {
      localStorage.setItem(KEY, String(hidden));
    } catch {
      // The storage is full or forbidden: the choice lasts as long as the page.
    }
  };
  return [isHidden, change];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
