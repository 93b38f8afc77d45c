import { lazy, Suspense, useEffect, useState } from 'react';

/** The first screen comes first: what keeps the app for later waits until it is there. */
const PATIENCE_MS = 4_000;

const UpdatePrompt = lazy(async () => ({
  default: (await import('./update-prompt.tsx')).UpdatePrompt,
}));

/** Installs the app in the background where browsers can, and tells of new versions. */
export function Updates() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  );
}
