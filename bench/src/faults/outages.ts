import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '@salesai/server/testing/cluster';
import { blockDatabase } from '@salesai/server/testing/outages';
import type { SmtpServer } from '@salesai/server/testing/smtp-server';
import type { Figure } from '../figure.ts';
import { childrenOf } from '../processor.ts';
import { CALLERS, lost, trafficOn } from './traffic.ts';

const PAUSE_MS = 20_000;
const MAILS = 20;
const NO_MAIL_MS = 20_000;

/** Traffic during an outage: time until requests succeed again, and lost writes. */
export async function outageFigures(
  what: string,
  cluster: Cluster,
  outage: () => Promise<void>,
): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  await outage();
  const start = performance.now();
  const before = traffic.answered;
  while (traffic.answered < before + CALLERS * 2) await sleep(20);
  const recoveryMs = performance.now() - start;
  await sleep(2_000);
  await traffic.stop();
  return [
    { what: `${what}: recovered after its end`, value: recoveryMs, unit: 'ms', atMost: 30_000 },
    await lost(what, traffic),
  ];
}

export async function stopDatabase(url: string): Promise<void> {
  const open = await blockDatabase(url);
  await sleep(5_000);
  await open();
}

/** Suspends all PostgreSQL processes, as a hanging machine would, and resumes them. */
export async function pausePostgres(pid: number): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) process.kill(one, 'SIGSTOP');
  await sleep(PAUSE_MS);
  for (const one of all) process.kill(one, 'SIGCONT');
}

/** Registrations while the mail server is unavailable: how many are refused, and mails missing or sent twice. */
export async function mailOutage(cluster: Cluster, smtp: SmtpServer): Promise<Figure[]> {
  await smtp.close();
  const people = Array.from({ length: MAILS }, () => `${randomUUID()}@sellers.example`);
  const answers = await Promise.all(people.map((email) => cluster.proxied.register(email)));
  const refused = answers.filter(({ status }) => status !== 200).length;
  await sleep(NO_MAIL_MS);
  await smtp.open();
  const start = performance.now();
  const missing = () => people.filter((email) => !smtp.accepted.includes(email)).length;
  while (missing() > 0 && performance.now() - start < 300_000) await sleep(50);
  const recoveryMs = performance.now() - start;
  await sleep(5_000);
  const copies = smtp.accepted.filter((to) => people.includes(to)).length;
  const what = `SMTP unavailable for ${NO_MAIL_MS / 1000} s`;
  return [
    { what: `${what}: registrations refused`, value: refused, unit: '', atMost: 0 },
    { what: `${what}: last mail after its end`, value: recoveryMs / 1000, unit: 's' },
    { what: `${what}: mails missing`, value: missing(), unit: '', atMost: 0 },
    { what: `${what}: mails sent twice`, value: copies - MAILS + missing(), unit: '', atMost: 0 },
  ];
}
