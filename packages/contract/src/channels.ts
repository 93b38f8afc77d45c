import * as z from 'zod/mini';
import { Id } from './common.ts';
import { route } from './route.ts';

const MIN_CHANNELS = 3;
const text = z.string().check(z.minLength(1));
const list = z.array(text).check(z.minLength(1));

const ScriptExample = z.object({
  name: text,
  usage: text,
  content: text,
  tips: z.array(text),
});
const SevenDayPlan = z.object({
  day1: text,
  day2: text,
  day3: text,
  day4: text,
  day5: text,
  day6: text,
  day7: text,
});
const EstimatedResults = z.object({
  timeToResults: text,
  costLevel: text,
  difficultyLevel: text,
  scalabilityLevel: text,
  expectedROI: text,
  minBudget: text,
});

/** A channel as an engine generates it: `key` is its id in the knowledge base, `reason` explains its rank. */
export const ChannelProfile = z.object({
  key: text,
  name: text,
  category: text,
  description: text,
  reason: text,
  whenToUse: text,
  strengths: list,
  weaknesses: list,
  kpis: list,
  stepByStep: list,
  sevenDayPlan: SevenDayPlan,
  scriptExample: text,
  scriptExamples: z.array(ScriptExample),
  commonMistakes: list,
  tools: list,
  ticketFit: text,
  estimatedResults: EstimatedResults,
  implementationTips: list,
  successCriteria: text,
});
export type ChannelProfile = z.infer<typeof ChannelProfile>;

/** Days of the plan: 1 to 7 of the first week, 8 to 14 of the second. */
const PLAN_DAYS_MAX = 14;
const PlanDay = z.int().check(z.minimum(1), z.maximum(PLAN_DAYS_MAX));

/** What is counted when a channel is judged by its logged results; `closed`: sales and losses. */
const LearnedCases = z.enum(['conversations', 'contacts', 'closed']);

export const Learned = z.object({
  direction: z.enum(['up', 'down']),
  sales: z.int(),
  cases: z.int(),
  of: LearnedCases,
});
export type Learned = z.infer<typeof Learned>;

export const Channel = z.extend(ChannelProfile, {
  id: Id,
  /** Days of the plan that the seller marked as done. */
  doneDays: z.array(PlanDay),
  /** Made from what was done and logged in the first week; null until most of that is done. */
  secondWeek: z.nullable(z.object({ why: text, days: z.array(text).check(z.length(7)) })),
  /** The first day that is not done; null when there is none, or when another channel is next. */
  next: z.nullable(z.object({ day: PlanDay, text })),
  /** Why logged results move the channel in the list; null when they do not. */
  learned: z.nullable(Learned),
});
export type Channel = z.infer<typeof Channel>;

/** By logged results, or as the channels were generated. */
export const ChannelOrder = z.enum(['results', 'generated']);
export type ChannelOrder = z.infer<typeof ChannelOrder>;

/** The result of a generation: the channels, best first, with strategy, insights and metrics. */
export const ChannelPlan = z.object({
  channels: z.array(ChannelProfile).check(z.minLength(MIN_CHANNELS)),
  strategy: z.object({ title: text, summary: text, focus: list, firstWeek: list }),
  insights: z.array(z.object({ title: text, text })),
  metrics: z.array(z.object({ name: text, target: text, note: text })),
});
export type ChannelPlan = z.infer<typeof ChannelPlan>;

export const GenerationStatus = z.object({
  statusId: Id,
  status: z.enum(['generating', 'completed', 'error']),
  /** A text for users, such as "30 segundos". */
  estimatedTime: z.string(),
  /** 0 to 100; never decreases. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  error: z.optional(z.nullable(z.string())),
});
export type GenerationStatus = z.infer<typeof GenerationStatus>;

const ChannelList = z.object({
  channels: z.array(Channel),
  count: z.int(),
  /** The order that the seller wants. */
  order: ChannelOrder,
  generationStatus: z.nullable(GenerationStatus),
  strategy: z.nullable(ChannelPlan.shape.strategy),
  insights: ChannelPlan.shape.insights,
  metrics: ChannelPlan.shape.metrics,
});

const IcpParam = z.object({ icpId: Id });
const ChannelParams = z.object({ icpId: Id, channelId: Id });
export const channelsRoutes = {
  generate: route({
    method: 'POST',
    path: '/acquisition-channels/generate',
    access: 'user',
    summary: 'Starts a generation, or returns the one that is running',
    body: z.object({ icpId: Id }),
    out: GenerationStatus,
  }),
  status: route({
    method: 'GET',
    path: '/acquisition-channels/status/:statusId',
    access: 'user',
    summary: 'The status of a generation',
    params: z.object({ statusId: Id }),
    out: GenerationStatus,
  }),
  list: route({
    method: 'GET',
    path: '/acquisition-channels/:icpId',
    access: 'user',
    summary: 'The channels of an ICP with their strategy',
    params: IcpParam,
    out: ChannelList,
  }),
  order: route({
    method: 'PUT',
    path: '/acquisition-channels/:icpId/order',
    access: 'user',
    summary: 'Chooses whether logged results move the channels',
    params: IcpParam,
    body: z.object({ order: ChannelOrder }),
    out: ChannelList,
  }),
  tick: route({
    method: 'PUT',
    path: '/acquisition-channels/:icpId/:channelId/plan',
    access: 'user',
    summary: 'Marks a day of the plan as done or not done',
    params: ChannelParams,
    body: z.object({ day: PlanDay, done: z.boolean() }),
    out: Channel,
  }),
  detail: route({
    method: 'GET',
    path: '/acquisition-channels/:icpId/:channelId',
    access: 'user',
    summary: 'One channel',
    params: ChannelParams,
    out: Channel,
  }),
};
