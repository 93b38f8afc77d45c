import type { UserProfile } from '@salesai/contract/users';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { localEntries } from './browser-storage.ts';
import { recordSignIn } from './device.ts';

export interface AuthState {
  user: UserProfile | null;
  /** The short-lived ID token; the session itself is in an httpOnly cookie. */
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
}

const SIGNED_OUT = { user: null, token: null, isAuthenticated: false };
const STORE_KEY = 'salesai-auth';

export const useAuth = create<AuthState>()(
  persist((): AuthState => ({ ...SIGNED_OUT, isLoading: true }), {
    name: STORE_KEY,
    storage: createJSONStorage(() => localEntries),
    partialize: ({ user, token, isAuthenticated }) => ({ user, token, isAuthenticated }),
  }),
);

export const auth = {
  get: useAuth.getState,
  signIn(user: UserProfile, token: string) {
    recordSignIn();
    useAuth.setState({ user, token, isAuthenticated: true, isLoading: false });
  },
  signOut: () => useAuth.setState({ ...SIGNED_OUT, isLoading: false }),
  setUser: (user: UserProfile) => useAuth.setState({ user }),
  /** Ignores a token that arrives after the session ended. */
  setToken: (token: string) => {
    if (useAuth.getState().isAuthenticated) useAuth.setState({ token });
  },
  loaded: () => useAuth.setState({ isLoading: false }),
  /** Loads what another tab stored. */
  reread: () => useAuth.persist.rehydrate(),
};

/** Syncs the session across tabs: signing out in one signs out all. @returns a function that stops it. */
export function syncWithOtherTabs() {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORE_KEY || event.key === null) void auth.reread();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
