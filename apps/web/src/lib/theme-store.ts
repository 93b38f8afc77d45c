import type { Theme } from '@salesai/contract/common';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { localEntries } from './browser-storage.ts';

/** `page/head.js` reads the same entry before the first paint. */
const STORE_KEY = 'salesai-theme';

interface ThemeState {
  theme: Theme;
}

export const useTheme = create<ThemeState>()(
  persist((): ThemeState => ({ theme: 'dark' }), {
    name: STORE_KEY,
    storage: createJSONStorage(() => localEntries),
  }),
);

export const setTheme = (theme: Theme) => useTheme.setState({ theme });

/** Applies the theme to the page, now and at each change in this tab or another. */
export function applyTheme() {
  const apply = ({ theme }: ThemeState) =>
    document.documentElement.classList.toggle('dark', theme === 'dark');
  apply(useTheme.getState());
  useTheme.subscribe(apply);
  window.addEventListener('storage', (event) => {
    if (event.key === STORE_KEY) void useTheme.persist.rehydrate();
  });
}
