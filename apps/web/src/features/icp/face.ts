import type { Face } from '@salesai/contract/icp';

/** A face nobody has seen yet, in the style and colours chosen. */
export const anotherFace = (look: Pick<Face, 'style' | 'palette'>): Face => ({
  ...look,
  seed: crypto.randomUUID().slice(0, 8),
});

export const FIRST_LOOK = { style: 'avataaars', palette: 'ocean' } as const;
