import { Orb } from '@salesai/ui/orb';
import { useEffect, useState } from 'react';

const LINE_MS = 1_800;
/** A screen that only flashes up says nothing: shorter work is shown this long. */
const SEEN_MS = 1_200;

/** What the work gives, not before the eye could see that there was work. Failures come at once. */
export async function seenGenerating<Result>(work: Promise<Result>): Promise<Result> {
  const seen = new Promise((resolve) => setTimeout(resolve, SEEN_MS));
  const [result] = await Promise.all([work, seen]);
  return result;
}

interface GeneratingProps {
  title: string;
  /** What is being done, one line after the other; the last one stays. */
  lines: readonly string[];
  /** That one may leave, and how one will hear. */
  leave: string;
}

/** While something long is being made. */
export function Generating({ title, lines, leave }: GeneratingProps) {
  const [line, setLine] = useState(0);
  useEffect(() => {
    const last = lines.length - 1;
    const timer = setInterval(() => setLine((now) => Math.min(now + 1, last)), LINE_MS);
    return () => clearInterval(timer);
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
