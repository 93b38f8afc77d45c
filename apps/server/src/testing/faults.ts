import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the faulty worker does before its job when its text says so. */
export const FAULTS = {
  endless: 'FALHA-SEM-FIM',
  until: 'FALHA-ATE:',
  exit: 'FALHA-SAIDA',
  thrown: 'FALHA-ERRO',
  memory: 'FALHA-MEMORIA',
} as const;

export const FAULTY_WORKER = new URL('./faulty-worker.ts', import.meta.url);

/** A text whose job stops its whole thread until it is released. */
export function longText(): { text: string; release(): void } {
  const path = join(mkdtempSync(join(tmpdir(), 'salesai-long-')), 'released');
  return { text: `${FAULTS.until}${path} `, release: () => writeFileSync(path, '') };
}
