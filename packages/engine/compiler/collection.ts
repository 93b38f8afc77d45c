import type { z } from 'zod';

/** One constant of the engine whose value is in data files. */
export interface Collection {
  /** Folder or file under `packages/engine/knowledge`. A folder contains one entry per file. */
  source: string;
  schema: z.ZodType;
  /** The generated module, under `packages/engine/src/knowledge`. */
  target: string;
  /** The exported constant, its type, and the module of the type, relative to the generated one. */
  constant: string;
  type: string;
  typeFrom: string;
  /** How the entries of a folder are combined: in the order of `order.yaml`, or for a set by name. */
  shape: 'list' | 'set' | 'file' | { by: string };
}
