import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { ErrorBody } from './errors.ts';
import { route } from './route.ts';

export const COACH_MAX_FILES_PER_BATCH = 5;
export const COACH_MAX_FILE_BYTES = 10 * 1024 * 1024;
export const COACH_INPUT_MAX = 4_000;
export const COACH_MAX_AUDIO_BYTES = 10 * 1024 * 1024;
/** The screen stops a recording after this time. */
export const COACH_MAX_AUDIO_SECONDS = 180;
export const COACH_HISTORY_LIMIT = 20;

export const Source = z.object({
  file: z.string(),
  page: z.optional(z.nullable(z.int())),
  excerpt: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A price of the seller's documents that can become the ICP's offer in scripts. */
export const Offer = z.object({ item: z.string(), price: z.string() });
export type Offer = z.infer<typeof Offer>;
/** A text in a reply that the seller can copy, send or change. */
export const Artefact = z.object({
  kind: z.enum(['message', 'email', 'call', 'post', 'proposal', 'list', 'sum']),
  channel: z.nullable(z.enum(['whatsapp', 'email', 'phone', 'social', 'spoken'])),
  /** Plain text; WhatsApp bubbles are separated by a blank line. */
  text: z.string(),
});
export type Artefact = z.infer<typeof Artefact>;

export const CHIPS_MAX = 3;
/** The chip of a reply to a result that the seller reported; a client can offer to log that result. */
export const RESULT_CHIPS = {
  sale: 'escreve a mensagem de pós-venda',
  loss: 'escreve uma mensagem para não perder o contato',
  progress: 'escreve a confirmação',
} as const;

export const CoachTurn = z.object({
  id: Id,
  userInput: z.string(),
  assistantResponse: z.string(),
  createdAt: Instant,
  sources: z.array(Source),
  /** What the seller may say next; tapping one sends it as a message. */
  chips: z.optional(z.array(z.string()).check(z.maxLength(CHIPS_MAX))),
  /** The text to send that the reply contains, if any. */
  artefact: z.optional(z.nullable(Artefact)),
  /** The price of the seller's documents that the reply states, if it can become the ICP's offer. */
  offer: z.optional(z.nullable(Offer)),
  /** The safety gate wrote the reply: it is about a person in need, not about sales. */
  support: z.optional(z.boolean()),
  /** The reply judges a line of the seller, which can become a card. */
  judged: z.optional(z.boolean()),
  /** The reply was interrupted; `assistantResponse` is the part that was generated. */
  interrupted: z.boolean(),
  /** URL of the spoken reply, valid for a while until the caller signs out; absent without speech synthesis. */
  audioUrl: z.optional(z.string()),
});
export type CoachTurn = z.infer<typeof CoachTurn>;

export const DocumentStatus = z.enum([
  'received',
  'reading',
  'ready',
  'empty',
  'encrypted',
  'invalid',
  'too_large',
  'interrupted',
  'refused',
]);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

export const CoachDocument = z.object({
  id: Id,
  name: z.string(),
  status: DocumentStatus,
  message: z.optional(z.nullable(z.string())),
  pages: z.nullable(z.int()),
  createdAt: Instant,
});
export type CoachDocument = z.infer<typeof CoachDocument>;

export const CoachStatus = z.object({
  exists: z.boolean(),
  capabilities: z.object({
    stt: z.enum(['server', 'browser']),
    tts: z.enum(['server', 'browser']),
  }),
  engine: z.object({ kind: z.string(), model: z.nullable(z.string()) }),
  files: z.array(CoachDocument),
});
export type CoachStatus = z.infer<typeof CoachStatus>;

/** The events of a turn in their order; `error` ends the stream instead of `done`. */
export const TalkEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), id: Id, userInput: z.string() }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({
    type: z.literal('sources'),
    sources: z.array(Source),
    offer: z.optional(Offer),
  }),
  z.object({ type: z.literal('done'), turn: CoachTurn }),
  z.object({ type: z.literal('error'), error: ErrorBody }),
]);
export type TalkEvent = z.infer<typeof TalkEvent>;

/** The question of a turn: text or audio, and the ICP that it is about. */
const Question = z.object({
  textInput: z.optional(z.string().check(z.maxLength(COACH_INPUT_MAX))),
  audio: z.optional(z.file()),
  icpId: z.optional(Id),
});

export const coachRoutes = {
  status: route({
    method: 'GET',
    path: '/coach/status',
    access: 'user',
    summary: 'Whether the coach exists, its speech capabilities and its documents',
    out: CoachStatus,
  }),
  bootstrap: route({
    method: 'POST',
    path: '/coach/bootstrap',
    access: 'user',
    summary: 'Starts the coach',
    out: Done,
  }),
  files: route({
    method: 'POST',
    path: '/coach/files',
    access: 'user',
    summary: 'Uploads up to five documents',
    form: z.object({ files: z.array(z.file()).check(z.maxLength(COACH_MAX_FILES_PER_BATCH)) }),
    out: z.object({
      message: z.string(),
      files: z.array(
        z.object({ name: z.string(), status: DocumentStatus, message: z.optional(z.string()) }),
      ),
    }),
  }),
  removeFile: route({
    method: 'DELETE',
    path: '/coach/files/:id',
    access: 'user',
    summary: 'Removes one document',
    params: z.object({ id: Id }),
    out: Done,
  }),
  talk: route({
    method: 'POST',
    path: '/coach/talk',
    access: 'user',
    summary: 'One turn with the coach, as text or audio',
    form: Question,
    out: CoachTurn,
  }),
  talkStream: route({
    method: 'POST',
    path: '/coach/talk/stream',
    access: 'user',
    summary: 'The same turn, streamed as server-sent events',
    form: Question,
    media: 'text/event-stream',
    out: TalkEvent,
  }),
  stop: route({
    method: 'POST',
    path: '/coach/talk/stop',
    access: 'user',
    summary: 'Stops the running answer; the text so far is stored',
    out: Done,
  }),
  audio: route({
    method: 'GET',
    path: '/coach/audio/:id',
    access: 'public',
    summary: 'A spoken reply, by its signed URL',
    params: z.object({ id: Id }),
    query: z.object({
      expires: z.coerce.number().check(z.int()),
      session: Id,
      signature: z.string(),
    }),
    media: 'audio/*',
    out: z.string(),
  }),
  history: route({
    method: 'GET',
    path: '/coach/history',
    access: 'user',
    summary: 'The conversation: newest page first, each page in chronological order',
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
        COACH_HISTORY_LIMIT,
      ),
    }),
    out: z.object({
      history: z.array(CoachTurn),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
    }),
  }),
  reset: route({
    method: 'POST',
    path: '/coach/reset',
    access: 'user',
    summary: 'Starts a new session',
    out: Done,
  }),
  remove: route({
    method: 'DELETE',
    path: '/coach',
    access: 'user',
    summary: 'Deletes the coach with its documents and conversation',
    out: Done,
  }),
};
