import type { GenerationStatus } from '@salesai/contract/channels';

/** The later of two statuses of a generation; responses can arrive out of order. */
export function latestStatus(
  known: GenerationStatus | null,
  polled: GenerationStatus | undefined,
): GenerationStatus | null {
  if (!known || !polled || known.statusId !== polled.statusId) return known;
  if (known.status !== 'generating') return known;
  if (polled.status !== 'generating') return polled;
  return polled.progress > known.progress ? polled : known;
}

/** Width of the progress bar in percent, 5 to 100. */
export const barWidth = (progress: number) => Math.min(100, Math.max(5, progress));
