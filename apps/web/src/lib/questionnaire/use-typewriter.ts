import { useEffect, useState } from 'react';
import { TYPEWRITER_PER_CHARACTER } from './timing.ts';

/** The typed part of a text; the whole text when `instant`. */
export function useTypewriter(text: string, instant: boolean): string {
  const [length, setLength] = useState(0);
  useEffect(() => {
    if (instant) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const written = Math.floor((performance.now() - start) / TYPEWRITER_PER_CHARACTER);
      setLength(written);
      if (written >= text.length) clearInterval(timer);
    }, TYPEWRITER_PER_CHARACTER);
    return () => clearInterval(timer);
  }, [text, instant]);
  return instant ? text : text.slice(0, length);
}
