import { PASSWORD_MAX, PASSWORD_MIN } from '@salesai/contract/auth';
import { LANGUAGES } from '@salesai/contract/languages';
import { TERMS_VERSION } from '@salesai/contract/privacy';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { bearer, jwt } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { Db, Tx } from '../../db/client.ts';
import * as schema from '../../db/schema/auth.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { welcome } from '../notifications/service.ts';
import * as users from '../users/service.ts';
import { confirmPassword } from './confirmation.ts';
import { linkMail } from './jobs.ts';
import { withHashedSessionTokens } from './session-tokens.ts';
import { readSigningKeys } from './signing-keys.ts';

export interface AccountsOptions {
  db: Db;
  /** The clock shared by all nodes; ID tokens expire by it. */
  now: () => number;
  queue: JobQueue;
  log: Logger;
  publicUrl: string;
  /** Origins that may send cookies. */
  origins: string[];
  secret: string;
}

export const AUDIENCE = 'salesai';
const DAY = 24 * 3600;
const TOKEN_SECONDS = 600;
const KEY_ROTATION = 30 * DAY;

/** Configures the account library with our tables, mails and limits. */
export function createAccounts(options: AccountsOptions) {
  const { db, queue, log, publicUrl } = options;
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: options.origins,
    telemetry: { enabled: false },
    logger: {
      log: (level, message) =>
        log[level === 'debug' ? 'debug' : 'info'](
          { library: level },
          message.replace(/(?<!\S)\S+@\S+/g, '…'),
        ),
    },
    database: withHashedSessionTokens(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: {
          user: schema.users,
          session: schema.sessions,
          account: schema.accounts,
          jwks: schema.signingKeys,
        },
      }),
    ),
    user: {
      additionalFields: {
        phone: { type: 'string', required: true },
        language: { type: [...LANGUAGES], required: true, defaultValue: 'pt-BR' },
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    // Our own tokens are mailed (one-time-tokens.ts); the library only triggers the mail.
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }) =>
        queue.enqueue(linkMail, { kind: 'verify', userId: user.id }),
    },
    databaseHooks: {
      user: { create: { after: (user) => db.transaction((tx) => initializeAccount(tx, user.id)) } },
      session: {
        create: {
          before: async ({ userId }, context) => assertMaySignIn(db, userId, context?.headers),
        },
      },
    },
    // Our own limits count by account and address across all nodes (flows.ts, endpoints.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'salesai',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      bearer({ requireSignature: true }),
      jwt({
        // A retired key is published for another day, far longer than its tokens are valid.
        jwks: { rotationInterval: KEY_ROTATION, gracePeriod: DAY },
        adapter: { getJwks: () => readSigningKeys(db, options.secret) },
        jwt: {
          issuer: publicUrl,
          audience: AUDIENCE,
          definePayload: ({ session }) => ({ sid: session.id, ...lifetime(options.now()) }),
        },
      }),
    ],
  });
}

export type Accounts = ReturnType<typeof createAccounts>;

function lifetime(now: number): { iat: number; exp: number } {
  const iat = Math.floor(now / 1000);
  return { iat, exp: iat + TOKEN_SECONDS };
}

/** The registration form shows the terms: registering accepts them. */
async function initializeAccount(tx: Tx, userId: string): Promise<void> {
  await users.acceptTerms(tx, userId, TERMS_VERSION);
  await welcome(tx, userId);
}

/** @throws APIError for a blocked account or an unconfirmed password. */
async function assertMaySignIn(db: Db, userId: string, headers = new Headers()): Promise<void> {
  if (await users.isBlocked(db, userId)) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED' });
  if (await confirmPassword(db, userId, headers)) return;
  throw new APIError('FORBIDDEN', { code: 'PASSWORD_UNCONFIRMED' });
}
