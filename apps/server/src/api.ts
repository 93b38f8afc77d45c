import { accountRoutes } from '@salesai/contract/account-routes';
import { backupRoutes } from '@salesai/contract/backup';
import { notificationsRoutes } from '@salesai/contract/notifications';
import type { Engine } from '@salesai/engine/port';
import type { Context, Hono } from 'hono';
import type { AppDependencies } from './app-dependencies.ts';
import type { Actor, Ctx, Ports } from './context.ts';
import { mountAccounts } from './domains/auth/account-library.ts';
import { type Accounts, AUDIENCE } from './domains/auth/accounts.ts';
import { createSigningKeys, mountPublishedKeys } from './domains/auth/keys.ts';
import type { Revocations } from './domains/auth/revocations.ts';
import { authApi } from './domains/auth/routes.ts';
import { avatarApi } from './domains/avatar/routes.ts';
import { betaApi } from './domains/beta/routes.ts';
import { channelsApi } from './domains/channels/routes.ts';
import { documentsApi } from './domains/coach/documents/routes.ts';
import { coachApi } from './domains/coach/routes.ts';
import { icpApi } from './domains/icp/routes.ts';
import { mountNotificationStream, notificationsApi } from './domains/notifications/routes.ts';
import type { Listeners } from './domains/notifications/stream.ts';
import { practiceApi } from './domains/practice/routes.ts';
import { privacyApi } from './domains/privacy/routes.ts';
import { reminderApi } from './domains/reminder/routes.ts';
import { resultsApi } from './domains/results/routes.ts';
import { roadmapApi } from './domains/roadmap/routes.ts';
import { scriptsApi } from './domains/scripts/routes.ts';
import { mountSharedPages } from './domains/shares/pages.ts';
import { sharesApi } from './domains/shares/routes.ts';
import { usageApi } from './domains/usage/routes.ts';
import { usersApi } from './domains/users/routes.ts';
import { AppError } from './http/app-error.ts';
import { mountBackup } from './http/backup.ts';
import { createClientAddress } from './http/client-address.ts';
import { createVerify } from './http/id-token.ts';
import { negotiateLanguage } from './http/language.ts';
import { addressKey } from './http/limits.ts';
import { mount } from './http/mount.ts';
import { mountDocument } from './http/openapi.ts';
import { noStore } from './http/security.ts';
import { bearer, createIdentify, identifyUser, type SessionOptions } from './http/session.ts';
import { origins } from './origins.ts';

const API = [
  ...authApi,
  ...usersApi,
  ...privacyApi,
  ...betaApi,
  ...avatarApi,
  ...icpApi,
  ...channelsApi,
  ...scriptsApi,
  ...sharesApi,
  ...coachApi,
  ...documentsApi,
  ...practiceApi,
  ...reminderApi,
  ...resultsApi,
  ...roadmapApi,
  ...notificationsApi,
  ...usageApi,
];

/** Documented with the other routes, but answered by the account library. */
const LIBRARY = Object.values(accountRoutes);
/** Documented with the other routes, but mounted separately: a `Ctx` lacks what they need. */
const STREAMED = [notificationsRoutes.stream, ...Object.values(backupRoutes)];

interface ApiDependencies {
  ports: Ports;
  /** The engine with the limits of one user. */
  engineFor: (userId: string) => Engine;
  accounts: Accounts;
  revocations: Revocations;
  listeners: Listeners;
}

/** Mounts everything under `/api`: account library, routes of the contract, their documentation. */
export function mountApi(
  app: Hono,
  dependencies: AppDependencies,
  apiDependencies: ApiDependencies,
): void {
  const { config, database, secrets, version } = dependencies;
  const { ports, accounts, listeners } = apiDependencies;
  const { db } = database;
  const session = sessionOptions(dependencies, apiDependencies);
  const clientAddress = createClientAddress(config.trustedProxies);
  const context = contextOf(dependencies, apiDependencies);

  app.use('/api/*', noStore);
  mountPublishedKeys(app, accounts, db);
  mountAccounts(app, {
    db,
    accounts,
    limits: ports.limits,
    queue: ports.queue,
    clientAddress,
    hashAddress: ports.hashAddress,
    publicUrl: config.publicUrl,
    origins: origins(config),
  });
  mountBackup(app, {
    database,
    dataDir: config.dataDir,
    adminToken: secrets.adminToken,
    version,
  });
  mountNotificationStream(app, {
    listeners,
    identify: (c) => identifyUser(bearer(c.req.header('authorization')), session),
    isRevoked: session.isRevoked,
    limits: ports.limits,
    streams: ports.capacity.streams,
  });
  mountSharedPages(app, (raw) => context(raw, { type: 'nobody' }));
  mount(app, API, { identify: createIdentify(session), context });
  mountDocument(app, [...LIBRARY, ...API.map(({ route }) => route), ...STREAMED], version);
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND');
  });
}

/** How a caller is identified. */
const sessionOptions = (
  { config, secrets }: AppDependencies,
  { ports, accounts, revocations }: ApiDependencies,
): SessionOptions => ({
  verify: createVerify({
    keys: createSigningKeys(accounts),
    issuer: config.publicUrl,
    audience: AUDIENCE,
    now: ports.now,
  }),
  adminToken: secrets.adminToken,
  isRevoked: revocations.has,
});

/** @returns a function that makes what a use case gets from a request. */
function contextOf(
  { config, database, log }: AppDependencies,
  { ports, engineFor }: ApiDependencies,
): (raw: Context, actor: Actor) => Ctx {
  const clientAddress = createClientAddress(config.trustedProxies);
  return (raw, actor) => ({
    actor,
    db: database.db,
    ports: actor.type === 'user' ? { ...ports, engine: engineFor(actor.id) } : ports,
    language: negotiateLanguage(raw.req.header('accept-language')),
    log,
    // Getters: few routes use these, and computing them costs more than a small route's own work.
    get address() {
      return addressKey(clientAddress(raw));
    },
    get signal() {
      return raw.req.raw.signal;
    },
  });
}
