import type { ResultKind } from '@salesai/contract/results';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./log-sheet.tsx');
const LogSheet = lazy(async () => ({ default: (await load()).LogSheet }));

interface LogChip {
  label: string;
  /** Asked in the sheet when absent. */
  kind?: ResultKind;
}

interface LogChipsProps {
  chips: readonly LogChip[];
  /** What the result is about, when it is known. */
  icpId?: string | undefined;
  channelId?: string | undefined;
}

/** Buttons that log a result; the sheet is loaded on demand. */
export function LogChips({ chips, icpId, channelId }: LogChipsProps) {
  const [chosen, setChosen] = useState<LogChip | null>(null);
  return (
    <>
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setChosen(chip)}
          className="min-h-11 rounded-full border border-outline bg-surface-1 px-3.5 text-sm transition hover:bg-surface-2"
        >
          {chip.label}
        </button>
      ))}
      {chosen && (
        <Suspense>
          <LogSheet
            kind={chosen.kind}
            icpId={icpId}
            channelId={channelId}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
