import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testProgram } from './test-programs.ts';

/** Markers in a text that make the faulty worker misbehave before its job. */
export const FAULTS = {
  endless: 'FALHA-SEM-FIM',
  until: 'FALHA-ATE:',
  exit: 'FALHA-SAIDA',
  thrown: 'FALHA-ERRO',
  memory: 'FALHA-MEMORIA',
  kept: 'FALHA-GUARDADO',
} as const;

export const FAULTY_WORKER = testProgram('faulty-worker');

/** A text whose job blocks its whole thread until `release` is called. */
export function blockingText(): { text: string; release(): void } {
  const path = join(mkdtempSync(join(tmpdir(), 'salesai-long-')), 'released');
  return { text: `${FAULTS.until}${path} `, release: () => writeFileSync(path, '') };
}
