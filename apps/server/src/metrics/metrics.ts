import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The Prometheus metrics of one node. */
export interface Metrics {
  /** One answered request; `route` is the pattern, never the path with its ids. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** One engine job; `outcome` is `ok` or the kind of the failure. */
  generation(labels: { job: string; engine: string; outcome: string }, seconds: number): void;
  /** One job of the worker threads; `outcome` is `ok` or the kind of the failure. */
  workerJob(labels: { job: string; outcome: string }, seconds: number): void;
  /** One reply of the coach that supports a person in danger or distress; nothing else of it is counted. */
  supportReply(): void;
  /** One practice session that has started (`active`) or ended, by its status. */
  practiceSession(status: string): void;
  /** One logged result; a repeated log is none. */
  result(kind: string): void;
  /** One public link that was made, or ended by its seller. */
  share(kind: string, event: string): void;
  /** Adds a gauge that is read on every scrape. */
  watch(gauge: WatchedGauge): void;
  /** All metrics in the Prometheus text format, with its content type. */
  read(): Promise<{ type: string; text: string }>;
}

/** A gauge that is read on every scrape. */
export interface WatchedGauge {
  name: string;
  help: string;
  labelNames?: string[];
  read: () => Sample[] | Promise<Sample[]>;
}

/** One value of a gauge, identified by its labels. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
}

const PREFIX = 'salesai_';
/** Dense around the thresholds that operators watch: 50 ms, 250 ms, 1 s. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORKER_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10, 60];
const GENERATION_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 30, 60, 120];

const histograms = (registers: Registry[]) => ({
  requests: new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: 'Answered requests by route pattern, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  }),
  generations: new Histogram({
    name: `${PREFIX}generation_seconds`,
    help: 'Engine jobs by outcome (ok, or the kind of failure), and how long they took.',
    labelNames: ['job', 'engine', 'outcome'],
    buckets: GENERATION_SECONDS,
    registers,
  }),
  workerJobs: new Histogram({
    name: `${PREFIX}worker_job_seconds`,
    help: 'Jobs of the worker threads by outcome (ok, or the kind of failure), and how long they ran.',
    labelNames: ['job', 'outcome'],
    buckets: WORKER_SECONDS,
    registers,
  }),
});

const counters = (registers: Registry[]) => ({
  unread: new Counter({
    name: `${PREFIX}metrics_unread_total`,
    help: 'Metrics that could not be read, such as the queue while the database is unavailable.',
    labelNames: ['figure'],
    registers,
  }),
  support: new Counter({
    name: `${PREFIX}coach_support_replies_total`,
    help: 'Replies of the safety gate of the coach, without kind and content.',
    registers,
  }),
  practice: new Counter({
    name: `${PREFIX}practice_sessions_total`,
    help: 'Practice sessions that have started (active) or ended, by status.',
    labelNames: ['status'],
    registers,
  }),
  results: new Counter({
    name: `${PREFIX}results_logged_total`,
    help: 'Results that sellers have logged, by kind.',
    labelNames: ['kind'],
    registers,
  }),
  shares: new Counter({
    name: `${PREFIX}shares_total`,
    help: 'Public links that sellers have made or ended.',
    labelNames: ['kind', 'event'],
    registers,
  }),
});

/** Creates the metrics of one app; two apps in one process have separate registries. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const { requests, generations, workerJobs } = histograms(registers);
  const { unread, support, practice, results, shares } = counters(registers);
  return {
    result: (kind) => results.inc({ kind }),
    share: (kind, event) => shares.inc({ kind, event }),
    practiceSession: (status) => practice.inc({ status }),
    supportReply: () => support.inc(),
    request: (labels, seconds) => requests.observe(labels, seconds),
    generation: (labels, seconds) => generations.observe(labels, seconds),
    workerJob: (labels, seconds) => workerJobs.observe(labels, seconds),
    watch({ name, help, labelNames = [], read }) {
      new Gauge({
        name: `${PREFIX}${name}`,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset();
          // A metric that cannot be read must not hide the others.
          const samples = await Promise.resolve(read()).catch(() => unread.inc({ figure: name }));
          for (const { value, labels = {} } of samples ?? []) this.set(labels, value);
        },
      });
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
