import type { GenerationStatus } from '@salesai/contract/channels';

/** The later of two reports on a generation: answers overtake one another, progress never goes back. */
export function furthest(
  known: GenerationStatus | null,
  polled: GenerationStatus | undefined,
): GenerationStatus | null {
  if (!known || !polled || known.statusId !== polled.statusId) return known;
  if (known.status !== 'generating') return known;
  if (polled.status !== 'generating') return polled;
  return polled.progress > known.progress ? polled : known;
}

/** Width of the progress bar in percent: something is always seen, and never too much. */
export const barWidth = (progress: number) => Math.min(100, Math.max(5, progress));
