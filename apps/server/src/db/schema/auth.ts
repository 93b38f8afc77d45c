import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Users. The account library reads and writes this table; `phone` and `language` are ours. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** False once a browser confirmed the address, until the password is typed in that browser. */
  passwordConfirmed: boolean('password_confirmed').notNull().default(true),
  image: text('image'),
  phone: text('phone').notNull().default(''),
  language: text('language').notNull().default('pt-BR'),
  /** The version of the terms that was accepted last, and when. */
  termsVersion: text('terms_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
  /** Set by an operator; sign-in to a blocked account fails. */
  blockedAt: instant('blocked_at'),
  /** When the account is deleted, unless its owner cancels the deletion. */
  deletionDueAt: instant('deletion_due_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token, in hex. */
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** Required by the account library; no address is stored. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** Ways to sign in: here only the password, hashed by the account library. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
);

/**
 * One-time tokens: of mailed links, and the proof that a browser opened one. Only hashes are stored,
 * and a user has at most one of a kind: the newest.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<OneTimeTokenKind>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('one_time_tokens_user_kind').on(table.userId, table.kind)],
);

export type OneTimeTokenKind = 'verify' | 'reset' | 'confirmation';

/** Signing keys of the ID tokens; private keys are encrypted with AUTH_SECRET. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
});

/**
 * Sessions that ended before their ID tokens expired. Filled by a trigger on `sessions`, so that every
 * way of ending one is covered; nodes are notified of new rows and read all at start.
 */
export const revocations = pgTable('revocations', {
  loginSessionId: text('session_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Security events of an account, without secrets and texts. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Keyed hash of the caller's address: comparable, not readable. */
    addressHash: text('address_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.kind, table.createdAt.desc().nullsFirst()),
  ],
);

export type SecurityEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'email-verified'
  | 'password-reset-asked'
  | 'password-changed'
  | 'terms-accepted'
  | 'download-asked'
  | 'deletion-asked'
  | 'deletion-cancelled'
  | 'blocked'
  | 'unblocked';
