import { z } from 'zod';
import type { ChannelKnowledge } from '../src/knowledge/channels/knowledge.ts';
import type { Line } from '../src/knowledge/channels/lines.ts';
import type { MethodKnowledge } from '../src/knowledge/coach/methods/knowledge.ts';
import type { ObjectionKnowledge } from '../src/knowledge/coach/objections/knowledge.ts';
import type { SafetyTextsByLanguage } from '../src/knowledge/safety/knowledge.ts';
import type { Customer, Segment } from '../src/knowledge/segments/segment.ts';

/** Schemas of the YAML files, typed by the engine's own types. */

export const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const wordings = z.tuple([text], text);

const archetype = z.enum(['hunter', 'consultant', 'communicator', 'strategist']);
const ticketBand = z.enum(['low', 'mid', 'high', 'premium']);
const customerKind = z.enum(['individuals', 'small', 'medium', 'enterprise']);
const challenge = z.enum([
  'leads',
  'objections',
  'closing',
  'followUp',
  'time',
  'price',
  'fear',
  'visibility',
  'budget',
]);
const buyerTag = z.enum([
  'local',
  'visual',
  'online',
  'realEstate',
  'cars',
  'health',
  'education',
  'food',
  'beauty',
  'fashion',
  'industry',
  'retail',
  'services',
  'consulting',
  'legal',
  'technology',
  'home',
  'finance',
  'pet',
  'fitness',
  'events',
  'farming',
  'young',
]);
export const channelKey = z.enum([
  'whatsapp',
  'instagram',
  'linkedin',
  'cold-call',
  'email',
  'referral',
  'google-profile',
  'google-ads',
  'meta-ads',
  'content-seo',
  'youtube',
  'tiktok',
  'partnerships',
  'events',
  'door-to-door',
  'marketplaces',
  'classifieds',
  'communities',
  'webinar',
  'telemarketing',
  'threads-x',
  'podcasts',
]);

/** The source of a regular expression over folded text. */
const pattern = text.transform((source, context) => {
  try {
    return new RegExp(source);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `is not a regular expression: ${String(error)}` });
    return z.NEVER;
  }
});

export const condition = z.strictObject({
  to: z.enum(['people', 'companies']).exactOptional(),
  bigBuyer: z.literal(true).exactOptional(),
  byAppointment: z.literal(true).exactOptional(),
  tags: z.array(buyerTag).min(1).exactOptional(),
  ticket: z.array(ticketBand).min(1).exactOptional(),
  experience: z.enum(['novice', 'practised']).exactOptional(),
  hasClients: z.boolean().exactOptional(),
  archetype: archetype.exactOptional(),
  challenge: challenge.exactOptional(),
});
const line: z.ZodType<Line> = z.union([text, z.strictObject({ text, when: condition })]);
const lines = z.array(line).min(1);

const fit = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const channel: z.ZodType<ChannelKnowledge> = z.strictObject({
  key: channelKey,
  name: text,
  inText: text,
  category: text,
  alsoCalled: texts,
  fit: z.strictObject({
    customers: z.record(customerKind, fit),
    tickets: z.record(ticketBand, fit),
    archetypes: z.record(archetype, fit),
    tags: z.partialRecord(buyerTag, z.number().int()),
    eases: z.array(challenge),
    strains: z.array(challenge),
    difficulty: level,
    cost: z.enum(['free', 'low', 'medium', 'high']),
  }),
  motive: lines,
  description: lines,
  whenToUse: lines,
  strengths: lines,
  weaknesses: lines,
  kpis: lines,
  steps: lines,
  week: z.strictObject({
    day1: lines,
    day2: lines,
    day3: lines,
    day4: lines,
    day5: lines,
    day6: lines,
    day7: lines,
  }),
  mistakes: lines,
  tools: lines,
  ticketFit: z.record(ticketBand, text),
  results: z.strictObject({
    timeToResults: text,
    cost: text,
    difficulty: text,
    scalability: text,
    minBudget: text,
  }),
  tips: lines,
  success: lines,
});

const buyer = z.strictObject({
  who: text,
  decides: text,
  ticket: z.tuple([z.number().positive(), z.number().positive(), text]),
  pains: texts,
  moments: texts,
  approaches: texts,
  arguments: texts,
  objections: texts,
  not: texts,
});

export const segment: z.ZodType<Segment, unknown> = z.strictObject({
  key: text,
  name: text,
  within: text,
  pattern,
  season: texts,
  channels: z.strictObject({ people: texts, companies: texts }),
  buyers: z.record(customerKind, buyer),
});

export const customers: z.ZodType<
  Record<z.infer<typeof customerKind>, Customer>,
  unknown
> = z.record(
  customerKind,
  z.strictObject({
    name: text,
    among: text,
    pattern,
    teams: texts,
    approaches: texts,
    arguments: texts,
    objections: texts,
    not: texts,
  }),
);

const objectionFamily = z.enum([
  'price',
  'timing',
  'authority',
  'competition',
  'need',
  'trust',
  'terms',
]);

export const objection: z.ZodType<ObjectionKnowledge> = z.strictObject({
  key: text,
  family: objectionFamily,
  said: text,
  phrasings: texts,
  behind: wordings,
  replies: lines,
  questions: wordings,
  mistakes: wordings,
  insist: wordings,
  short: text,
});

export const method: z.ZodType<MethodKnowledge> = z.strictObject({
  key: text,
  title: text,
  essence: text,
  question: text,
  steps: wordings,
  examples: wordings,
  mistake: text,
  today: text,
  short: text,
});

const supportTexts = z.strictObject({ first: text, next: wordings });

const safetyTexts = z.strictObject({
  question: text,
  unclear: text,
  reassured: text,
  returned: text,
  offered: text,
  aside: text,
  goodbye: text,
  kinds: z.strictObject({
    'self-harm': supportTexts,
    violence: supportTexts,
    harassment: supportTexts,
    discrimination: supportTexts,
    vulnerable: supportTexts,
    debt: supportTexts,
    panic: supportTexts,
    threat: supportTexts,
  }),
});

export const safety = z.strictObject({
  'pt-BR': safetyTexts,
  'en-US': safetyTexts,
  'es-ES': safetyTexts,
}) satisfies z.ZodType<SafetyTextsByLanguage>;
