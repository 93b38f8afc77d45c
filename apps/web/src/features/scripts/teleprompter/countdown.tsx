import { useStore } from 'zustand';
import type { ReadingStore } from './reading-store.ts';

/** The countdown 3, 2, 1 over the text. */
export function Countdown({ reading }: { reading: ReadingStore }) {
  const seconds = useStore(reading.store, ({ countdown }) => Math.ceil(countdown / 1_000));
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid place-items-center font-bold text-[9rem] tabular-nums leading-none"
    >
      {seconds > 0 && (
        <span className="grid size-48 place-items-center rounded-full bg-background/80">
          {seconds}
        </span>
      )}
    </div>
  );
}
