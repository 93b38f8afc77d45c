import { Hono } from 'hono';
import { mountApi } from './api.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import type { Ports } from './context.ts';
import { createTurnCancellation } from './conversation/turn-cancellation.ts';
import type { OpenDatabase } from './db/client.ts';
import { type Accounts, createAccounts } from './domains/auth/accounts.ts';
import { createDemoAccount, type DemoSignIn } from './domains/auth/demo.ts';
import { authJobs } from './domains/auth/jobs.ts';
import { createPasswordVerifier } from './domains/auth/passwords.ts';
import { createRevocations, type Revocations } from './domains/auth/revocations.ts';
import { channelJobs } from './domains/channels/jobs.ts';
import { documentJobs } from './domains/coach/documents/jobs.ts';
import { mountFaces } from './domains/faces/routes.ts';
import { NOTIFICATIONS_CHANNEL } from './domains/notifications/data.ts';
import { createListeners, type Listeners } from './domains/notifications/stream.ts';
import { privacyJobs } from './domains/privacy/jobs.ts';
import { reminderJobs } from './domains/reminder/jobs.ts';
import { metered, watchUsage } from './domains/usage/service.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { AppError } from './http/app-error.ts';
import { createCapacities } from './http/capacity.ts';
import { createClientAddress, createKeyedHash } from './http/client-address.ts';
import { errorResponse } from './http/errors.ts';
import { createDraining, mountHealth } from './http/health.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { requestLog } from './http/log.ts';
import { countRequests, mountMetrics } from './http/metrics.ts';
import { awaitRequestBody } from './http/request-body.ts';
import { securityHeaders } from './http/security.ts';
import { createSigner } from './http/signer.ts';
import { inlineScripts, mountAssets, mountWebApp } from './http/static.ts';
import type { Job } from './jobs/queue.ts';
import { withMetrics } from './metrics/engine.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchDatabase, watchQueue, watchWorkers } from './metrics/watch.ts';
import { origins } from './origins.ts';

export interface App {
  app: Hono;
  jobs: Job[];
  /** Sends proxies and open streams to other nodes; requests in progress continue. */
  drain(): void;
  /** Subscribes to messages of all nodes; returns what unsubscribes. */
  listen(): Promise<() => Promise<void>>;
  createDemo(): Promise<DemoSignIn | null>;
}

/** Composition root: wires all domains. */
export function createApp(dependencies: AppDependencies): App {
  const { config, database, mailer, log, webFolder } = dependencies;
  const { db } = database;
  const listeners = createListeners();
  const metrics = metricsOf(dependencies);
  const limits = createLimits(
    db,
    config.rateLimits,
    createKeyedHash(dependencies.secrets.authSecret, 'limit:'),
  );
  const app = new Hono();
  answerErrors(app, dependencies);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', awaitRequestBody);
  app.use(requestLog(log));
  app.use(countRequests(metrics));
  const draining = createDraining(app);
  if (webFolder) mountAssets(app, webFolder);
  app.use(
    securityHeaders({
      https: config.publicUrl.startsWith('https:'),
      inlineScripts: webFolder ? inlineScripts(webFolder) : [],
    }),
  );
  mountHealth(app, database, draining);
  mountFaces(app, { limits, clientAddress: createClientAddress(config.trustedProxies) });
  mountMetrics(app, metrics, dependencies.secrets.adminToken);
  const accounts = accountsFor(dependencies);
  const ports = portsOf(dependencies, { metrics, limits, accounts });
  const revocations = createRevocations(database, log);
  const budget = config.ai.dailyTokens;
  const engineFor = (userId: string) =>
    metered({ engine: ports.engine, db, limits, budget, log }, userId);
  mountApi(app, dependencies, { ports, engineFor, accounts, revocations, listeners });
  if (webFolder) mountWebApp(app, webFolder);
  return {
    app,
    jobs: [
      ...authJobs({ db, mailer, publicUrl: config.publicUrl }),
      ...channelJobs({ db, ports, engineFor, log }),
      ...documentJobs({ db, workers: ports.workers }),
      ...privacyJobs({ db, ports }),
      ...reminderJobs({ db, ports }),
    ],
    drain() {
      draining.start();
      listeners.end();
    },
    listen: () => listenToNodes(database, { ports, listeners, revocations }),
    createDemo: () => createDemoAccount(db, accounts),
  };
}

function metricsOf({ database, queue, workers }: AppDependencies): Metrics {
  const metrics = createMetrics();
  watchDatabase(metrics, database);
  watchQueue(metrics, queue);
  watchWorkers(metrics, workers);
  watchUsage(metrics, database.db);
  return metrics;
}

function answerErrors(app: Hono, { log }: AppDependencies): void {
  app.onError((error, c) => errorResponse(c, error, log));
  app.notFound((c) => errorResponse(c, new AppError('NOT_FOUND'), log));
}

/** The services outside the domains, as the use cases see them. */
function portsOf(
  dependencies: AppDependencies,
  { metrics, limits, accounts }: { metrics: Metrics; limits: Limits; accounts: Accounts },
): Ports {
  const { config, database, secrets, workers, queue, speech, push, mailer } = dependencies;
  return {
    engine: withMetrics(dependencies.engine, metrics),
    countSupportReply: metrics.supportReply,
    countPracticeSession: metrics.practiceSession,
    countResult: metrics.result,
    countShare: metrics.share,
    workers,
    queue,
    publicUrl: config.publicUrl,
    now: dependencies.clock.now,
    generationBudgetMs: config.ai.timeoutMs,
    dailyTokens: config.ai.dailyTokens.perUser,
    limits,
    answers: createAnswerCache(dependencies.version),
    capacity: createCapacities(),
    backgroundTasks: createBackgroundTasks(),
    turnCancellation: createTurnCancellation(database),
    speech,
    push,
    signer: createSigner(secrets.authSecret),
    verifyPassword: createPasswordVerifier(accounts, database.db),
    hashAddress: createKeyedHash(secrets.authSecret),
    deleteQueuedMail: (email) => mailer.deleteQueued(email),
  };
}

interface NodeListeners {
  ports: Ports;
  listeners: Listeners;
  revocations: Revocations;
}

/** Subscribes to messages of all nodes; returns what unsubscribes. */
async function listenToNodes(
  database: OpenDatabase,
  { ports, listeners, revocations }: NodeListeners,
): Promise<() => Promise<void>> {
  const closers = [
    ports.backgroundTasks.stop,
    await database.listen(NOTIFICATIONS_CHANNEL, {
      onMessage: listeners.notify,
      onReconnect: listeners.notifyAll,
    }),
    await revocations.listen(),
    await ports.turnCancellation.listen(),
  ];
  return async () => {
    for (const close of closers) await close();
  };
}

function accountsFor({ config, database, clock, log, queue, secrets }: AppDependencies): Accounts {
  return createAccounts({
    db: database.db,
    now: clock.now,
    queue,
    log,
    publicUrl: config.publicUrl,
    origins: origins(config),
    secret: secrets.authSecret,
  });
}
