import type { accountRoutes } from '../account-routes.ts';
import { IDS, type RouteDescriptions } from './description.ts';

const EMAIL = 'ana@loja.com.br';
const PASSWORD = 'uma frase bem longa';
const ANA = {
  id: IDS.user,
  name: 'Ana Prado',
  email: EMAIL,
  emailVerified: true,
  phone: '11987654321',
  language: 'pt-BR',
  createdAt: '2026-11-02T13:00:00.000Z',
  updatedAt: '2026-11-02T13:05:00.000Z',
} as const;
const TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJiMWY0YzBkZSJ9.c2lnbmF0dXJl';
const ACCEPTED = { status: true };

export const accounts: RouteDescriptions<typeof accountRoutes> = {
  signUp: {
    about: 'Signing in requires a confirmed address. Common passwords are rejected.',
    errors: ['FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    body: { name: ANA.name, email: EMAIL, phone: ANA.phone, password: PASSWORD },
    out: { user: { ...ANA, emailVerified: false } },
  },
  signIn: {
    about:
      'Sets an httpOnly cookie. Clients without cookies read the session from the header `set-auth-token` and send it as a bearer token. An unconfirmed address is a 403 with the code `EMAIL_NOT_VERIFIED`.',
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
    body: { email: EMAIL, password: PASSWORD },
    out: { redirect: false, user: ANA },
  },
  sendVerification: {
    about: 'The response is the same for an unknown address.',
    errors: ['TOO_MANY_REQUESTS'],
    body: { email: EMAIL },
    out: ACCEPTED,
  },
  verify: {
    about:
      'A link works once, until a newer one is mailed. After a browser opened it, the first sign-in must be in that browser: elsewhere it is a 403 with the code `auth/confirmed-elsewhere`.',
    errors: ['TOO_MANY_REQUESTS'],
    query: { token: TOKEN },
    out: ACCEPTED,
  },
  requestReset: {
    about: 'The response is the same for an unknown address. The link is valid for one hour.',
    errors: ['TOO_MANY_REQUESTS'],
    body: { email: EMAIL },
    out: ACCEPTED,
  },
  resetPassword: {
    about:
      'A link works once, until a newer one is mailed or the password changes. Ends every session of the account.',
    errors: ['TOO_MANY_REQUESTS'],
    body: { newPassword: PASSWORD, token: 'k3VtW8zQ' },
    out: ACCEPTED,
  },
  changePassword: {
    about: 'Ends every other session and invalidates every link that was mailed before.',
    errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
    body: { currentPassword: 'a frase antiga', newPassword: PASSWORD },
    out: { user: ANA },
  },
  signOut: {
    about: 'ID tokens of the session are rejected from now on, on all nodes.',
    out: { success: true },
  },
  session: {
    about: 'For clients that have only the cookie.',
    out: {
      session: {
        id: IDS.session,
        userId: ANA.id,
        userAgent: 'Mozilla/5.0',
        createdAt: ANA.createdAt,
        updatedAt: ANA.updatedAt,
        expiresAt: '2026-11-09T13:00:00.000Z',
      },
      user: ANA,
    },
  },
  token: {
    about: 'A JWT, valid for ten minutes: `Authorization: Bearer <token>`.',
    out: { token: TOKEN },
  },
  keys: {
    about: 'A JWKS, for other services.',
    out: { keys: [{ kid: 'Zk3m', alg: 'EdDSA' }] },
  },
};
