import { z } from 'zod';
import type { SellerAdvice } from '../src/knowledge/seller/advice.ts';
import type { ChallengeKnowledge } from '../src/knowledge/seller/challenges.ts';
import { unknownSlots } from '../src/shared/writing/pt/template.ts';

/** Schemas of `seller-challenges.yaml` and `seller-advice.yaml` in `packages/engine/knowledge`. */

const text = z.string().trim().min(1);
const template = text.refine((value) => unknownSlots(value).length === 0, {
  error: ({ input }) => `has an unknown slot: ${unknownSlots(String(input)).join(', ')}`,
});
const pattern = text.transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue('is not a regular expression');
    return z.NEVER;
  }
});

const challenge: z.ZodType<ChallengeKnowledge, unknown> = z.strictObject({
  key: text,
  name: z.strictObject({ text, gender: z.enum(['m', 'f']), number: z.enum(['s', 'p']) }),
  pattern,
  reading: template,
  moves: z.tuple([template, template, template], template),
  unnamed: z.array(template.nullable()).optional(),
  ask: template,
  trade: z.enum([
    'question',
    'consequence',
    'proof',
    'decides',
    'objection',
    'season',
    'trigger',
    'opening',
  ]),
});

export const challenges = z.array(challenge).min(1);

const templates = z.tuple([template], template);
const archetype = z.strictObject({
  name: text,
  manner: template,
  use: template,
  care: templates,
  empathy: templates,
  patience: templates,
});
const motivation = z.strictObject({ name: text, advice: template });

export const advice: z.ZodType<SellerAdvice> = z.strictObject({
  archetypes: z.strictObject({
    hunter: archetype,
    consultant: archetype,
    communicator: archetype,
    strategist: archetype,
  }),
  channels: z.strictObject({
    whatsapp: templates,
    instagram: templates,
    inPerson: templates,
    phone: templates,
    marketplace: templates,
    referral: templates,
  }),
  motivations: z.strictObject({
    money: motivation,
    recognition: motivation,
    freedom: motivation,
    impact: motivation,
  }),
  learning: z.strictObject({
    video: template,
    reading: template,
    practice: template,
    audio: template,
  }),
});
