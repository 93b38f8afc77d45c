import { useEffect } from 'react';
import { create } from 'zustand';

/** The number of mounted components that need the whole height of a phone. */
const useCount = create(() => 0);

/** Hides the tab bar while the component is mounted: questionnaires, generating, cards. */
export function useHiddenTabs() {
  useEffect(() => {
    useCount.setState((count) => count + 1, true);
    return () => useCount.setState((count) => count - 1, true);
  }, []);
}

export const useAreTabsHidden = () => useCount((count) => count > 0);
