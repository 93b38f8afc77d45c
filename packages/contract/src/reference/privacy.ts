import { DONE } from '../common.ts';
import { type Privacy, type privacyRoutes, TERMS_VERSION } from '../privacy.ts';
import type { RouteDescriptions } from './description.ts';

const OVERVIEW: Privacy = {
  terms: {
    current: TERMS_VERSION,
    accepted: { version: TERMS_VERSION, acceptedAt: '2026-11-20T12:00:00.000Z' },
  },
  download: null,
  deletion: null,
};

export const privacy: RouteDescriptions<typeof privacyRoutes> = {
  processing: {
    about: 'For the privacy page, which is public.',
    out: { engine: { kind: 'embedded', model: null }, speech: { stt: false, tts: false } },
  },
  overview: {
    about: 'The consent and the requests of the caller.',
    out: OVERVIEW,
  },
  acceptTerms: {
    about: 'Only the current version can be accepted.',
    body: { version: TERMS_VERSION },
    out: OVERVIEW,
  },
  requestDownload: {
    about:
      'Created in the background; a notification follows when it is ready. Available for 48 hours.',
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
    about: 'A ZIP with a readme, a JSON file per table and the text of each document.',
    errors: ['NOT_FOUND'],
  },
  requestDeletion: {
    about:
      'Ends every other session. The account works until `dueAt`, and the request can be cancelled until then.',
    errors: ['TOO_MANY_REQUESTS'],
    body: { password: 'uma frase bem longa' },
    out: { ...OVERVIEW, deletion: { dueAt: '2026-11-28T08:30:00.000Z' } },
  },
  cancelDeletion: {
    about: 'No error without a requested deletion.',
    out: DONE,
  },
};
