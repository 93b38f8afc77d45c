import * as z from 'zod/mini';
import { route } from './route.ts';

/** Which engine is at work, and how much of today's allowance the seller has used. */
export const AiUsage = z.object({
  engine: z.object({ kind: z.string(), model: z.nullable(z.string()) }),
  /** Null where there is no model that costs tokens, or no bound. */
  today: z.nullable(z.object({ tokens: z.int(), allowance: z.nullable(z.int()) })),
});
export type AiUsage = z.infer<typeof AiUsage>;

/** What one job cost today with one model, all users together. */
export const AiFigures = z.object({
  job: z.string(),
  model: z.string(),
  generations: z.int(),
  failures: z.int(),
  /** Answers of the model; a generation may take several. */
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
    summary: 'Which engine is at work, and what of it was used today',
    out: AiUsage,
  }),
  figures: route({
    method: 'GET',
    path: '/admin/usage',
    access: 'admin',
    summary: 'What the language model cost today, by job and model',
    out: z.object({ figures: z.array(AiFigures) }),
  }),
};
