import { DONE } from '../common.ts';
import type { UserProfile, usersRoutes } from '../users.ts';
import { IDS, type RouteDescriptions } from './description.ts';

const ANA: UserProfile = {
  id: IDS.user,
  name: 'Ana Prado',
  email: 'ana@loja.com.br',
  phone: '11987654321',
  emailVerified: true,
  language: 'pt-BR',
  createdAt: '2026-11-20T12:00:00.000Z',
  termsVersion: '2026-11-22',
  deletionDueAt: null,
};
const ADDRESS = { email: ANA.email };

export const users: RouteDescriptions<typeof usersRoutes> = {
  profile: {
    about: 'Name, language and other data of the caller that screens need.',
    out: ANA,
  },
  update: {
    about: 'Only the fields that are sent change. The address cannot be changed.',
    body: { name: 'Ana Prado Lima', language: 'es-ES' },
    out: { ...ANA, name: 'Ana Prado Lima', language: 'es-ES' },
  },
  show: {
    about: 'For support: whether the account exists, is verified and has accepted the terms.',
    errors: ['NOT_FOUND'],
    query: ADDRESS,
    out: ANA,
  },
  block: {
    about: 'Nothing is deleted. Calls with a token of the account are rejected on all nodes.',
    errors: ['NOT_FOUND'],
    body: ADDRESS,
    out: DONE,
  },
  unblock: {
    about: 'The user has to sign in again; ended sessions stay ended.',
    errors: ['NOT_FOUND'],
    query: ADDRESS,
    out: DONE,
  },
  remove: {
    about:
      'Cannot be undone; takes effect at once, without the seven days of a requested deletion.',
    errors: ['NOT_FOUND'],
    query: ADDRESS,
    out: DONE,
  },
};
