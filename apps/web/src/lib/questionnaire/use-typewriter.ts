import { useEffect, useState } from 'react';
import { TYPEWRITER_PER_CHARACTER } from './timing.ts';

/** The part of a text that is written by now; all of it when `whole`. */
export function useTypewriter(text: string, whole: boolean): string {
  const [length, setLength] = useState(0);
  useEffect(() => {
    if (whole) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const written = Math.floor((performance.now() - start) / TYPEWRITER_PER_CHARACTER);
      setLength(written);
      if (written >= text.length) clearInterval(timer);
    }, TYPEWRITER_PER_CHARACTER);
    return () => clearInterval(timer);
  }, [text, whole]);
  return whole ? text : text.slice(0, length);
}
