import * as z from 'zod/mini';
import { Done, Id, Instant, requiredText } from './common.ts';
import { ErrorBody } from './errors.ts';
import { PracticeReview } from './practice-review.ts';
import {
  PracticeAct,
  PracticeCriterion,
  PracticeLevel,
  PracticeMood,
  PracticeScene,
  PracticeStatus,
} from './practice-terms.ts';
import { route } from './route.ts';

export * from './practice-review.ts';
export * from './practice-terms.ts';

export const PRACTICE_MESSAGE_MAX = 4_000;
export const PRACTICE_MAX_AUDIO_BYTES = 10 * 1024 * 1024;
/** Bounds of the simulated time that can pass at once. */
const PRACTICE_WAIT_HOURS = { min: 1, max: 240 };
export const PRACTICE_SEED_MAX = 2 ** 31 - 1;
export const PRACTICE_PRICE_MAX = 100_000_000;
const PAGE = { size: 20, maxSize: 50, max: 10_000 };

const PRICE_KEY = 'validation:practice.price';
export const PracticeOffer = z.object({
  name: requiredText('validation:practice.offerName', 120),
  /** In R$, rounded to centavos. */
  price: z.number(PRICE_KEY).check(
    z.overwrite((price) => Math.round(price * 100) / 100),
    z.gt(0, PRICE_KEY),
    z.lte(PRACTICE_PRICE_MAX, PRICE_KEY),
  ),
});
export type PracticeOffer = z.infer<typeof PracticeOffer>;

/** A fact that the seller may know before the conversation. */
export const BriefingFact = z.object({
  text: z.string(),
  origin: z.enum(['you_said', 'assumption']),
});
export type BriefingFact = z.infer<typeof BriefingFact>;

export const PracticePersona = z.object({
  name: z.string(),
  /** Such as "dona de salão". */
  role: z.string(),
  /** The temperament in words, such as "desconfiada". */
  manner: z.string(),
});
export type PracticePersona = z.infer<typeof PracticePersona>;

export const PracticeMessage = z.object({
  id: Id,
  /** Position in the session, from 1. */
  n: z.int(),
  from: z.enum(['seller', 'buyer']),
  text: z.string(),
  /** Simulated time. */
  at: Instant,
  /** Whether the buyer has read the seller's message. */
  read: z.optional(z.boolean()),
  audioUrl: z.optional(z.string()),
});
export type PracticeMessage = z.infer<typeof PracticeMessage>;

export const PracticeSession = z.object({
  id: Id,
  /** Stays readable after the ICP was deleted. */
  icpId: Id,
  level: PracticeLevel,
  scene: PracticeScene,
  seed: z.int(),
  status: PracticeStatus,
  offer: PracticeOffer,
  /** `avatar` is the path of the face's picture on this server. */
  persona: z.extend(PracticePersona, { avatar: z.string() }),
  briefing: z.array(BriefingFact),
  mood: PracticeMood,
  /** Simulated time. */
  clock: Instant,
  messages: z.array(PracticeMessage),
  createdAt: Instant,
  endedAt: z.optional(Instant),
  imported: z.optional(z.boolean()),
});
export type PracticeSession = z.infer<typeof PracticeSession>;

/**
 * A moment of an earlier session: before that message of the seller, or where that message of the
 * buyer waits for an answer.
 */
export const PracticeMoment = z.object({ sessionId: Id, messageId: Id });
export type PracticeMoment = z.infer<typeof PracticeMoment>;

export const CreatePracticeSession = z.object({
  icpId: Id,
  level: PracticeLevel,
  scene: z._default(PracticeScene, 'open'),
  /** Without it the last offer practised with this ICP, or the one confirmed in its scripts. */
  offer: z.optional(PracticeOffer),
  /** Without it the server chooses one at random. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(PRACTICE_SEED_MAX))),
  /** Goes on from there with the same buyer; level, scene, offer and seed are those of that session. */
  from: z.optional(PracticeMoment),
});
export type CreatePracticeSession = z.infer<typeof CreatePracticeSession>;

/** The seller's message and the bubbles of the buyer that follow it. */
export const PracticeReply = z.object({
  messages: z.array(PracticeMessage),
  status: PracticeStatus,
  mood: PracticeMood,
});
export type PracticeReply = z.infer<typeof PracticeReply>;

/** What simulated time brought. */
export const PracticeWait = z.object({
  messages: z.array(PracticeMessage),
  status: PracticeStatus,
  clock: Instant,
});
export type PracticeWait = z.infer<typeof PracticeWait>;

/** The events of a streamed message; `error` ends the stream instead of `done`. */
export const PracticeEvent = z.discriminatedUnion('type', [
  z.extend(PracticeMessage, { type: z.literal('message') }),
  z.object({ type: z.literal('typing') }),
  z.extend(PracticeReply, { type: z.literal('done') }),
  z.object({ type: z.literal('error'), error: ErrorBody }),
]);
export type PracticeEvent = z.infer<typeof PracticeEvent>;

/** Everything that a mark rests on. */
export const PracticeRubric = z.object({
  version: z.int(),
  criteria: z.array(
    z.object({ key: PracticeCriterion, weight: z.int(), title: z.string(), rule: z.string() }),
  ),
  acts: z.array(z.object({ key: PracticeAct, title: z.string(), description: z.string() })),
  levels: z.array(z.object({ key: PracticeLevel, title: z.string(), description: z.string() })),
});
export type PracticeRubric = z.infer<typeof PracticeRubric>;

export const PracticeContest = z.object({ messageId: Id, act: PracticeAct });
export type PracticeContest = z.infer<typeof PracticeContest>;

/** Chosen by the caller; the same id in the same session adds nothing. */
export const PracticeClientId = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));
/** An empty text is refused with 422 by the server, not here with 400. */
const PracticeText = z.string().check(z.maxLength(PRACTICE_MESSAGE_MAX, 'validation:tooLong'));
const SendMessage = z.object({ text: PracticeText, clientId: PracticeClientId });
const SendForm = z.object({
  text: z.optional(PracticeText),
  audio: z.optional(z.file()),
  clientId: PracticeClientId,
});

const SessionParam = z.object({ id: Id });
export const practiceRoutes = {
  rubric: route({
    method: 'GET',
    path: '/practice/rubric',
    access: 'user',
    summary: 'Criteria, acts and levels of practice',
    out: PracticeRubric,
  }),
  create: route({
    method: 'POST',
    path: '/practice/sessions',
    access: 'user',
    summary: 'Starts a session with a buyer made from an ICP',
    body: CreatePracticeSession,
    out: PracticeSession,
  }),
  list: route({
    method: 'GET',
    path: '/practice/sessions',
    access: 'user',
    summary: 'The sessions, newest first',
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE.max)), 1),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE.maxSize)),
        PAGE.size,
      ),
    }),
    out: z.object({
      sessions: z.array(PracticeSession),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
    }),
  }),
  session: route({
    method: 'GET',
    path: '/practice/sessions/:id',
    access: 'user',
    summary: 'One session with its messages',
    params: SessionParam,
    out: PracticeSession,
  }),
  remove: route({
    method: 'DELETE',
    path: '/practice/sessions/:id',
    access: 'user',
    summary: 'Deletes a session with its messages and review',
    params: SessionParam,
    out: Done,
  }),
  send: route({
    method: 'POST',
    path: '/practice/sessions/:id/messages',
    access: 'user',
    summary: 'Sends a message to the buyer, as text or audio',
    params: SessionParam,
    body: SendMessage,
    form: SendForm,
    out: PracticeReply,
  }),
  sendStream: route({
    method: 'POST',
    path: '/practice/sessions/:id/messages/stream',
    access: 'user',
    summary: 'The same message, answered as server-sent events',
    params: SessionParam,
    body: SendMessage,
    form: SendForm,
    media: 'text/event-stream',
    out: PracticeEvent,
  }),
  wait: route({
    method: 'POST',
    path: '/practice/sessions/:id/wait',
    access: 'user',
    summary: 'Lets simulated time pass',
    params: SessionParam,
    body: z.object({
      hours: z.int().check(z.minimum(PRACTICE_WAIT_HOURS.min), z.maximum(PRACTICE_WAIT_HOURS.max)),
    }),
    out: PracticeWait,
  }),
  hint: route({
    method: 'POST',
    path: '/practice/sessions/:id/hint',
    access: 'user',
    summary: 'Says what to do next; the review tells that it was asked',
    params: SessionParam,
    out: z.object({ hint: z.string() }),
  }),
  end: route({
    method: 'POST',
    path: '/practice/sessions/:id/end',
    access: 'user',
    summary: 'Ends a session',
    params: SessionParam,
    out: PracticeSession,
  }),
  review: route({
    method: 'GET',
    path: '/practice/sessions/:id/review',
    access: 'user',
    summary: 'The review of a session that has ended',
    params: SessionParam,
    out: PracticeReview,
  }),
  contest: route({
    method: 'POST',
    path: '/practice/sessions/:id/contest',
    access: 'user',
    summary: 'Corrects which act a message was; the score is computed again',
    params: SessionParam,
    body: PracticeContest,
    out: z.object({ before: z.int(), after: z.int(), review: PracticeReview }),
  }),
  audio: route({
    method: 'GET',
    path: '/practice/audio/:id',
    access: 'public',
    summary: 'A spoken message of the buyer, by its signed URL',
    params: SessionParam,
    query: z.object({
      expires: z.coerce.number().check(z.int()),
      session: Id,
      signature: z.string(),
    }),
    media: 'audio/*',
    out: z.string(),
  }),
};
