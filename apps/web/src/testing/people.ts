import { authRoutes } from '@salesai/contract/auth';
import { notificationsRoutes } from '@salesai/contract/notifications';
import { type Privacy, privacyRoutes, TERMS_VERSION } from '@salesai/contract/privacy';
import { reminderRoutes } from '@salesai/contract/reminder';
import { sharesRoutes } from '@salesai/contract/shares';
import { usageRoutes } from '@salesai/contract/usage';
import { type UserProfile, usersRoutes } from '@salesai/contract/users';
import { HttpResponse } from 'msw';
import { auth } from '#lib/auth-store.ts';
import { answer, answerPath } from './api.ts';

export const ana: UserProfile = {
  id: 'user-ana',
  name: 'Ana Souza',
  email: 'ana@example.com',
  phone: '+55 (11) 98765-4321',
  emailVerified: true,
  language: 'pt-BR',
  createdAt: '2025-01-15T12:00:00.000Z',
  termsVersion: TERMS_VERSION,
  deletionDueAt: null,
};

/** Ana's privacy settings: terms accepted, no download and no deletion requested. */
export const privacy: Privacy = {
  terms: {
    current: TERMS_VERSION,
    accepted: { version: TERMS_VERSION, acceptedAt: '2026-11-02T12:00:00.000Z' },
  },
  download: null,
  deletion: null,
};

/** An ID token in the server's format, with an invalid signature. */
export function tokenIssued(minutesAgo = 0, name = 'token') {
  const iat = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return `${name}.${btoa(JSON.stringify({ iat }))}.signature`;
}

/** Signs a user in, in the browser and on the server. */
export function signedInAs(user: UserProfile = ana) {
  auth.signIn(user, tokenIssued());
  answerPath('GET', '/auth/token', () => HttpResponse.json({ token: tokenIssued() }));
  answer(usersRoutes.profile, user);
  answer(authRoutes.sessions, { sessions: [] });
  answer(sharesRoutes.list, { shares: [] });
  answer(privacyRoutes.overview, privacy);
  answer(reminderRoutes.get, { hour: null, tz: null, endpoints: [], publicKey: '' });
  answer(usageRoutes.today, { engine: { kind: 'embedded', model: null }, today: null });
  answer(notificationsRoutes.list, { notifications: [], unread: 0 });
  answerPath('GET', '/notifications/stream', () => new Response(null, { status: 204 }));
}

/** Nobody is signed in, in the browser and on the server. */
export function asVisitor() {
  auth.signOut();
  answerPath('GET', '/auth/get-session', () => HttpResponse.json(null));
}
