import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/** Starts the product once and stops it: every test starts with a copy of its data directory. */
export default async function firstStart(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'salesai-first-start-'));
  const product = await startProduct({ DATA_DIR: folder });
  await product.stop();
  process.env.FIRST_START_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
