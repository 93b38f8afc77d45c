import { lazy, Suspense, useEffect, useState } from 'react';

/** The service worker is registered after the first screen has loaded. */
const DELAY_MS = 3_000;

const UpdatePrompt = lazy(async () => ({
  default: (await import('./update-prompt.tsx')).UpdatePrompt,
}));

/** Registers the service worker where supported, and offers new versions. */
export function Updates() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  );
}
