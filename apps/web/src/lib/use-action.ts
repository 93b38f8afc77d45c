import { useState } from 'react';

interface Callbacks<Result> {
  onSuccess?: (result: Result) => void;
  onError?: (error: unknown) => void;
}

/** The action of a button with its pending state; calls while it is pending are ignored. */
export function useAction<Result, Args extends unknown[] = []>(
  work: (...args: Args) => Promise<Result>,
  callbacks: Callbacks<Result> = {},
) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (...args: Args) => {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      // Awaited outside the optional call, which would skip it without a callback.
      const result = await work(...args);
      callbacks.onSuccess?.(result);
    } catch (thrown) {
      setError(thrown);
      callbacks.onError?.(thrown);
    }
    setPending(false);
  };
  return { run, isPending, error };
}
