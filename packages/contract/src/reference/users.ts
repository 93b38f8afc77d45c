import { DONE } from '../common.ts';
import type { UserProfile, usersRoutes } from '../users.ts';
import { type DescriptionsOf, IDS } from './described.ts';

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

export const users: DescriptionsOf<typeof usersRoutes> = {
  profile: {
    about: 'Name, language and what else a screen needs to know of the caller.',
    out: ANA,
  },
  update: {
    about: 'Only the fields that are sent change. The address cannot be changed.',
    body: { name: 'Ana Prado Lima', language: 'es-ES' },
    out: { ...ANA, name: 'Ana Prado Lima', language: 'es-ES' },
  },
  show: {
    about: 'For support: whether the account exists, is verified and accepted the terms.',
    errors: ['NOT_FOUND'],
    query: ADDRESS,
    out: ANA,
  },
  block: {
    about: 'Nothing is deleted. Calls with a token of the account are refused on all nodes.',
    errors: ['NOT_FOUND'],
    body: ADDRESS,
    out: DONE,
  },
  unblock: {
    about: 'The person signs in anew; ended sessions stay ended.',
    errors: ['NOT_FOUND'],
    query: ADDRESS,
    out: DONE,
  },
  remove: {
    about: 'Cannot be undone, and does not wait the seven days that a seller has.',
    errors: ['NOT_FOUND'],
    query: ADDRESS,
    out: DONE,
  },
};
