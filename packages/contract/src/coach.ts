import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { ErrorBody } from './errors.ts';
import { route } from './route.ts';

export const COACH_MAX_FILES_PER_BATCH = 5;
export const COACH_MAX_FILE_BYTES = 10 * 1024 * 1024;
export const COACH_INPUT_MAX = 4_000;
export const COACH_MAX_AUDIO_BYTES = 10 * 1024 * 1024;
/** A spoken question is stopped here by the screen. */
export const COACH_MAX_AUDIO_SECONDS = 180;
export const COACH_HISTORY_LIMIT = 20;

export const Source = z.object({
  file: z.string(),
  page: z.optional(z.nullable(z.int())),
  excerpt: z.string(),
});
export type Source = z.infer<typeof Source>;

export const CoachTurn = z.object({
  id: Id,
  userInput: z.string(),
  assistantResponse: z.string(),
  createdAt: Instant,
  sources: z.array(Source),
  /** The reply was cut short; what is there was kept. */
  interrupted: z.boolean(),
  /** Where the reply can be heard for a while, until its caller signs out, when the server has a voice. */
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

/** What happens during a turn, in this order; `error` ends it in place of `done`. */
export const TalkEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), id: Id, userInput: z.string() }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(Source) }),
  z.object({ type: z.literal('done'), turn: CoachTurn }),
  z.object({ type: z.literal('error'), error: ErrorBody }),
]);
export type TalkEvent = z.infer<typeof TalkEvent>;

/** What a turn is asked with: words or a recording, and which customer it is about. */
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
    summary: 'Whether the coach exists, what it can hear and say, and its documents',
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
    summary: 'Hands up to five documents to the coach',
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
    summary: 'One turn with the coach, typed or spoken',
    form: Question,
    out: CoachTurn,
  }),
  talkStream: route({
    method: 'POST',
    path: '/coach/talk/stream',
    access: 'user',
    summary: 'The same turn as it is made, by server-sent events',
    form: Question,
    media: 'text/event-stream',
    out: TalkEvent,
  }),
  stop: route({
    method: 'POST',
    path: '/coach/talk/stop',
    access: 'user',
    summary: 'Ends the answer that is being given to the caller; the words so far are kept',
    out: Done,
  }),
  audio: route({
    method: 'GET',
    path: '/coach/audio/:id',
    access: 'public',
    summary: 'A reply spoken, at the signed address that came with it',
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
    summary: 'The conversation, newest page first, newest last within a page',
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
