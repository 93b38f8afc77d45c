import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Sentences of one author by act; `{comprador}`, `{vendedor}`, `{oferta}`, `{preco}` and `{trecho}` are slots. */
const phrasings = z.record(z.string(), z.array(z.string()).min(1));
export type Phrasings = z.infer<typeof phrasings>;

/** Development authors are those on whose sentences the rules were generalised. */
export type Authors = 'development' | 'held-out';
const FOLDERS: Record<Authors, URL> = {
  development: new URL('../../data/practice-sellers/', import.meta.url),
  'held-out': new URL('../../data/practice-sellers/held-out/', import.meta.url),
};

/** The sentences of the simulated sellers by author. */
export function readAuthors(authors: Authors): Phrasings[] {
  const folder = FOLDERS[authors];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => phrasings.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}
