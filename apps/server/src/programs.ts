import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let bundles = import.meta.dirname;

/**
 * The file of a thread or a process that this program starts.
 * @param bundle its name beside this one when both are bundled.
 * @param source its path otherwise.
 */
export function programFile(bundle: string, source: string): URL {
  const bundled = join(bundles, bundle);
  return pathToFileURL(existsSync(bundled) ? bundled : source);
}

/** Lets tests that run from source start the bundled programs of a folder: they start much faster. */
export function useBundledPrograms(folder: string): void {
  bundles = folder;
}
