import type { UserProfile } from '@salesai/contract/users';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface AuthState {
  user: UserProfile | null;
  /** The short-lived ID token; the session itself lives in a cookie that scripts cannot read. */
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
}

const nobody = { user: null, token: null, isAuthenticated: false };
const STORE_KEY = 'salesai-auth';

export const useAuth = create<AuthState>()(
  persist((): AuthState => ({ ...nobody, isLoading: true }), {
    name: STORE_KEY,
    partialize: ({ user, token, isAuthenticated }) => ({ user, token, isAuthenticated }),
  }),
);

export const auth = {
  get: useAuth.getState,
  signIn: (user: UserProfile, token: string) =>
    useAuth.setState({ user, token, isAuthenticated: true, isLoading: false }),
  signOut: () => useAuth.setState({ ...nobody, isLoading: false }),
  setUser: (user: UserProfile) => useAuth.setState({ user }),
  /** A token that arrives after the session ended is nobody's any more. */
  setToken: (token: string) => {
    if (useAuth.getState().isAuthenticated) useAuth.setState({ token });
  },
  loaded: () => useAuth.setState({ isLoading: false }),
  /** Takes over what another tab has just stored. */
  reread: () => useAuth.persist.rehydrate(),
};

/** Keeps this tab in step with the others: signing out in one signs out all. @returns how to stop. */
export function followOtherTabs() {
  const follow = (event: StorageEvent) => {
    if (event.key === STORE_KEY || event.key === null) void auth.reread();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
