import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { type Classifier, createClassifier } from './classifier.ts';
import { classifierSchema } from './weights.ts';

/** A classifier within a file of weights; its data is in base64. */
export const packedSchema = classifierSchema.extend({ data: z.string() });

/**
 * Reads a file of weights: JSON compressed by Brotli.
 * @throws when the file is missing, cut off or not as the schema says.
 */
export const readPacked = <Schema extends z.ZodType>(file: URL, schema: Schema): z.infer<Schema> =>
  schema.parse(JSON.parse(brotliDecompressSync(readFileSync(file)).toString()));

/** @throws RangeError when the packed data is cut off. */
export const unpacked = (packed: z.infer<typeof packedSchema>): Classifier =>
  createClassifier({ ...packed, data: Buffer.from(packed.data, 'base64') });
