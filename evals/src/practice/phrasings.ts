import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Sentences of one author by act; `{comprador}`, `{vendedor}`, `{oferta}`, `{preco}` and `{trecho}` are slots. */
const phrasings = z.record(z.string(), z.array(z.string()).min(1));
export type Phrasings = z.infer<typeof phrasings>;

const FOLDER = new URL('../../data/practice-sellers/', import.meta.url);

/** The authors of the simulated sellers' sentences; none of them read the recogniser's data. */
export function readAuthors(): Phrasings[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => phrasings.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))));
}
