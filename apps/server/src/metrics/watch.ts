import type { OpenDatabase } from '../db/client.ts';
import type { RunningQueue } from '../jobs/pg-boss.ts';
import type { WorkerPool } from '../workers/pool.ts';
import type { Metrics } from './metrics.ts';

/** Adds the connections and maintenance tasks of the database. */
export function watchDatabase(metrics: Metrics, database: OpenDatabase): void {
  metrics.watch({
    name: 'database_connections',
    help: 'Connections of this node to the database, and callers that wait for one.',
    labelNames: ['state'],
    read: () =>
      Object.entries(database.connections()).map(([state, value]) => ({
        value,
        labels: { state },
      })),
  });
  metrics.watch({
    name: 'upkeep_last_success_timestamp_seconds',
    help: "When the embedded database's checkpoint and vacuum last succeeded.",
    labelNames: ['task'],
    read: () =>
      database.upkeep().map(({ task, endedAt }) => ({ value: endedAt / 1000, labels: { task } })),
  });
  metrics.watch({
    name: 'upkeep_seconds',
    help: "How long the embedded database's last checkpoint and vacuum took.",
    labelNames: ['task'],
    read: () =>
      database.upkeep().map(({ task, tookMs }) => ({ value: tookMs / 1000, labels: { task } })),
  });
  metrics.watch({
    name: 'upkeep_failures',
    help: "Checkpoints and vacuums of the embedded database that failed since this node's start.",
    labelNames: ['task'],
    read: () =>
      database.upkeep().map(({ task, failures }) => ({ value: failures, labels: { task } })),
  });
}

/** Adds the jobs of all nodes. */
export function watchQueue(metrics: Metrics, queue: RunningQueue): void {
  metrics.watch({
    name: 'queue_jobs',
    help: 'Jobs of all nodes that wait (created, retry) or run (active).',
    labelNames: ['queue', 'state'],
    read: async () =>
      (await queue.depth()).map(({ queue: name, state, jobs }) => ({
        value: jobs,
        labels: { queue: name, state },
      })),
  });
  metrics.watch({
    name: 'queue_oldest_seconds',
    help: 'For how long the oldest job has been due (created, retry) or running (active).',
    labelNames: ['queue', 'state'],
    read: async () =>
      (await queue.depth()).map(({ queue: name, state, oldestSeconds }) => ({
        value: oldestSeconds,
        labels: { queue: name, state },
      })),
  });
}

/** Adds the worker threads of this node. */
export function watchWorkers(metrics: Metrics, workers: WorkerPool): void {
  workers.onEnd((job, outcome, seconds) => metrics.workerJob({ job, outcome }, seconds));
  metrics.watch({
    name: 'worker_jobs',
    help: 'Jobs of this node that wait for a worker thread or run on one.',
    labelNames: ['job', 'state'],
    read: () =>
      workers.load().flatMap(({ job, waiting, running }) => [
        { value: waiting, labels: { job, state: 'waiting' } },
        { value: running, labels: { job, state: 'running' } },
      ]),
  });
}
