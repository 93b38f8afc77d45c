import * as z from 'zod/mini';
import { route } from './route.ts';

const PhaseStatus = z.enum(['liberada', 'completed', 'em_breve', 'premium']);

/** Titles and descriptions are in the messages, by the phase's number. */
export const Phase = z.object({
  id: z.int().check(z.minimum(1), z.maximum(17)),
  status: PhaseStatus,
  route: z.nullable(z.string()),
  requiredPlan: z.nullable(z.literal('PREMIUM')),
});
export type Phase = z.infer<typeof Phase>;

export const PHASE_COUNT = 17;
export const roadmapRoutes = {
  list: route({
    method: 'GET',
    path: '/roadmap',
    access: 'user',
    summary: 'The 17 phases of the Flow do Conhecimento with their status for the caller',
    out: z.object({ phases: z.array(Phase), completed: z.int() }),
  }),
};
