import * as z from 'zod/mini';
import { route } from './route.ts';

/** The engine in use, and the seller's token usage of today. */
export const AiUsage = z.object({
  engine: z.object({ kind: z.string(), model: z.nullable(z.string()) }),
  /** Null with an engine that uses no tokens; `allowance` is null without a limit. */
  today: z.nullable(z.object({ tokens: z.int(), allowance: z.nullable(z.int()) })),
});
export type AiUsage = z.infer<typeof AiUsage>;

/** The usage of one job and model today, summed over all users. */
export const AiFigures = z.object({
  job: z.string(),
  model: z.string(),
  generations: z.int(),
  failures: z.int(),
  /** Calls of the model; a generation can need several. */
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});
export type AiFigures = z.infer<typeof AiFigures>;

export const usageRoutes = {
  today: route({
    method: 'GET',
    path: '/usage',
    access: 'user',
    summary: 'The engine in use and the usage of today',
    out: AiUsage,
  }),
  figures: route({
    method: 'GET',
    path: '/admin/usage',
    access: 'admin',
    summary: 'The usage of language models today, by job and model',
    out: z.object({ figures: z.array(AiFigures) }),
  }),
};
