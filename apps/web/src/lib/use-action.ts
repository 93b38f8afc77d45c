import { useState } from 'react';

interface Reactions<Result> {
  onSuccess?: (result: Result) => void;
  onError?: (error: unknown) => void;
}

/** One thing that a button does, with its progress; a press while it runs does nothing. */
export function useAction<Result>(work: () => Promise<Result>, reactions: Reactions<Result> = {}) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      // Apart from the call below, whose arguments are not even looked at when nobody listens.
      const result = await work();
      reactions.onSuccess?.(result);
    } catch (thrown) {
      setError(thrown);
      reactions.onError?.(thrown);
    }
    setPending(false);
  };
  return { run, isPending, error };
}
