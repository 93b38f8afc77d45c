import { DONE } from '../common.ts';
import { type Privacy, type privacyRoutes, TERMS_VERSION } from '../privacy.ts';
import type { DescriptionsOf } from './described.ts';

const OVERVIEW: Privacy = {
  terms: {
    current: TERMS_VERSION,
    accepted: { version: TERMS_VERSION, acceptedAt: '2026-11-20T12:00:00.000Z' },
  },
  download: null,
  deletion: null,
};

export const privacy: DescriptionsOf<typeof privacyRoutes> = {
  processing: {
    about: 'For the privacy page, which visitors read, too.',
    out: { engine: { kind: 'embedded', model: null }, speech: { stt: false, tts: false } },
  },
  overview: {
    about: 'What the caller has agreed to and asked for.',
    out: OVERVIEW,
  },
  acceptTerms: {
    about: 'Only the version in force can be accepted.',
    body: { version: TERMS_VERSION },
    out: OVERVIEW,
  },
  askDownload: {
    about: 'Made in the background; a notification tells when it is ready, for 48 hours.',
    errors: ['TOO_MANY_REQUESTS'],
    out: {
      ...OVERVIEW,
      download: {
        status: 'making',
        askedAt: '2026-11-21T08:30:00.000Z',
        bytes: null,
        availableUntil: null,
      },
    },
  },
  download: {
    about: 'One ZIP: a page to read, the same as JSON, and the documents as they were handed in.',
    errors: ['NOT_FOUND'],
  },
  askDeletion: {
    about:
      'Every other place is signed out. The account works until `dueAt`, and the request can be taken back until then.',
    errors: ['TOO_MANY_REQUESTS'],
    body: { password: 'uma frase bem longa' },
    out: { ...OVERVIEW, deletion: { dueAt: '2026-11-28T08:30:00.000Z' } },
  },
  cancelDeletion: {
    about: 'No error when no deletion waits.',
    out: DONE,
  },
};
