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

/** The way to a result: each part of the product, in the order in which it is useful. */
export const JOURNEY = ['profile', 'customer', 'channel', 'script', 'practice', 'result'] as const;
export const JourneyStep = z.object({
  key: z.enum(JOURNEY),
  done: z.boolean(),
  /** The screen of the step. */
  route: z.string(),
});
export type JourneyStep = z.infer<typeof JourneyStep>;

export const PHASE_COUNT = 17;
export const roadmapRoutes = {
  list: route({
    method: 'GET',
    path: '/roadmap',
    access: 'user',
    summary:
      'The 17 phases of the Flow do Conhecimento and the journey to a result, with their status for the caller',
    out: z.object({
      phases: z.array(Phase),
      completed: z.int(),
      journey: z.array(JourneyStep),
    }),
  }),
};
