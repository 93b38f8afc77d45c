import * as z from 'zod/mini';
import { Done, Instant } from './common.ts';
import { route } from './route.ts';

/** The terms in force, by the day they were published; a new text gets a new version. */
export const TERMS_VERSION = '2026-11-22';
/** How long an account that is to be deleted can still be kept. */
export const DELETION_DAYS = 7;
/** How long a download stays ready. */
export const DOWNLOAD_HOURS = 48;

export const DownloadStatus = z.enum(['making', 'ready', 'failed']);
export type DownloadStatus = z.infer<typeof DownloadStatus>;

export const Privacy = z.object({
  terms: z.object({
    current: z.string(),
    accepted: z.nullable(z.object({ version: z.string(), acceptedAt: Instant })),
  }),
  download: z.nullable(
    z.object({
      status: DownloadStatus,
      askedAt: Instant,
      bytes: z.nullable(z.int()),
      availableUntil: z.nullable(Instant),
    }),
  ),
  deletion: z.nullable(z.object({ dueAt: Instant })),
});
export type Privacy = z.infer<typeof Privacy>;

const required = 'auth:validation.passwordRequired';

/** The password again, whatever its shape: only the server knows whether it is right. */
export const DeletionRequest = z.object({
  password: z
    .string(required)
    .check(z.minLength(1, required), z.maxLength(128, 'validation:tooLong')),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** Who reads what sellers write, in this installation. */
export const Processing = z.object({
  engine: z.object({ kind: z.string(), model: z.nullable(z.string()) }),
  /** Whether recordings and spoken answers go to services that the operator configured. */
  speech: z.object({ stt: z.boolean(), tts: z.boolean() }),
});
export type Processing = z.infer<typeof Processing>;

export const privacyRoutes = {
  processing: route({
    method: 'GET',
    path: '/privacy/processing',
    access: 'public',
    summary: 'Who reads what sellers write: the embedded engine, or which provider',
    out: Processing,
  }),
  overview: route({
    method: 'GET',
    path: '/privacy',
    access: 'user',
    summary: "Accepted terms, the download of one's data and a deletion that waits",
    out: Privacy,
  }),
  acceptTerms: route({
    method: 'POST',
    path: '/privacy/terms',
    access: 'user',
    summary: 'Accepts the terms in force',
    body: z.object({ version: z.literal(TERMS_VERSION) }),
    out: Privacy,
  }),
  askDownload: route({
    method: 'POST',
    path: '/privacy/download',
    access: 'user',
    summary: 'Has one ZIP made of everything that is stored about the caller',
    out: Privacy,
  }),
  download: route({
    method: 'GET',
    path: '/privacy/download',
    access: 'user',
    summary: 'The ZIP, once it is ready',
    media: 'application/zip',
    out: z.unknown(),
  }),
  askDeletion: route({
    method: 'POST',
    path: '/privacy/deletion',
    access: 'user',
    summary: 'Has the account deleted after seven days; asks for the password',
    body: DeletionRequest,
    out: Privacy,
  }),
  cancelDeletion: route({
    method: 'DELETE',
    path: '/privacy/deletion',
    access: 'user',
    summary: 'Keeps the account after all',
    out: Done,
  }),
};
