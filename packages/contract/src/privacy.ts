import * as z from 'zod/mini';
import { Done, Instant } from './common.ts';
import { route } from './route.ts';
import { TERMS_VERSION } from './terms.ts';

export { TERMS_VERSION } from './terms.ts';

/** Days until a requested deletion is carried out; it can be cancelled until then. */
export const DELETION_DAYS = 7;
/** Hours for which a download is available. */
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

/** The current password; its format is not validated, only its length. */
export const DeletionRequest = z.object({
  password: z
    .string(required)
    .check(z.minLength(1, required), z.maxLength(128, 'validation:tooLong')),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** Who processes the texts of sellers in this installation. */
export const Processing = z.object({
  engine: z.object({ kind: z.string(), model: z.nullable(z.string()) }),
  /** Whether audio is processed by services that the operator configured. */
  speech: z.object({ stt: z.boolean(), tts: z.boolean() }),
});
export type Processing = z.infer<typeof Processing>;

export const privacyRoutes = {
  processing: route({
    method: 'GET',
    path: '/privacy/processing',
    access: 'public',
    summary: 'Who processes the texts of sellers: the embedded engine or a provider',
    out: Processing,
  }),
  overview: route({
    method: 'GET',
    path: '/privacy',
    access: 'user',
    summary: 'Accepted terms, data download and pending deletion',
    out: Privacy,
  }),
  acceptTerms: route({
    method: 'POST',
    path: '/privacy/terms',
    access: 'user',
    summary: 'Accepts the current terms',
    body: z.object({ version: z.literal(TERMS_VERSION) }),
    out: Privacy,
  }),
  requestDownload: route({
    method: 'POST',
    path: '/privacy/download',
    access: 'user',
    summary: 'Requests a ZIP of everything that is stored about the caller',
    out: Privacy,
  }),
  download: route({
    method: 'GET',
    path: '/privacy/download',
    access: 'user',
    summary: 'Downloads the ZIP',
    media: 'application/zip',
    out: z.unknown(),
  }),
  requestDeletion: route({
    method: 'POST',
    path: '/privacy/deletion',
    access: 'user',
    summary: 'Requests the deletion of the account in seven days; requires the password',
    body: DeletionRequest,
    out: Privacy,
  }),
  cancelDeletion: route({
    method: 'DELETE',
    path: '/privacy/deletion',
    access: 'user',
    summary: 'Cancels the requested deletion',
    out: Done,
  }),
};
