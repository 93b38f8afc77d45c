import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '#lib/auth-store.ts';

/** The service worker is registered after the first screen has loaded; for sellers sooner. */
const DELAY_MS = { visitor: 4_000, seller: 2_500 };

const UpdatePrompt = lazy(async () => ({
  default: (await import('./update-prompt.tsx')).UpdatePrompt,
}));

/** Registers the service worker where supported, and offers new versions. */
export function Updates() {
  const [isDue, setDue] = useState(false);
  const isSeller = useAuth((state) => state.isAuthenticated);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => setDue(true), DELAY_MS[isSeller ? 'seller' : 'visitor']);
    return () => clearTimeout(timer);
  }, [isSeller]);
  if (!isDue) return null;
  return (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  );
}
