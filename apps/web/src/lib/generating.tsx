import { Orb } from '@salesai/ui/orb';
import { useEffect, useState } from 'react';
import { useHiddenTabs } from './hidden-tabs.ts';

/** When each line follows the first one; a fast engine is done after the third. */
const LINES_AT_MS = [450, 900, 2_500, 5_000, 8_000, 12_000];
/** The generating screen is shown at least this long. */
const MINIMUM_MS = 1_350;

/** Resolves not before the generating screen was shown for a moment; rejects at once. */
export async function withMinimumDuration<Result>(work: Promise<Result>): Promise<Result> {
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  const [result] = await Promise.all([work, minimum]);
  return result;
}

interface GeneratingProps {
  title: string;
  /** The steps, shown one after the other; the last one stays. */
  lines: readonly string[];
  /** Says that the screen can be left and that a notification follows. */
  leave: string;
}

/** Shown during a long generation. */
export function Generating({ title, lines, leave }: GeneratingProps) {
  useHiddenTabs();
  const [line, setLine] = useState(0);
  useEffect(() => {
    const timers = LINES_AT_MS.slice(0, lines.length - 1).map((after, index) =>
      setTimeout(() => setLine(index + 1), after),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [lines.length]);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-16 text-center">
      <Orb className="size-40" />
      <h1 className="font-bold text-2xl">{title}</h1>
      <p role="status" key={line} className="animate-rise text-muted">
        {lines[line]}
      </p>
      <p className="text-muted text-sm">{leave}</p>
    </div>
  );
}
