import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '@salesai/server/testing/cluster';
import { blockDatabase } from '@salesai/server/testing/outages';
import type { SmtpServer } from '@salesai/server/testing/smtp-server';
import type { Figure } from '../figure.ts';
import { childrenOf } from '../processor.ts';
import { CALLERS, lost, trafficOn } from './traffic.ts';

const PAUSE_MS = 20_000;
const LETTERS = 20;
const NO_MAIL_MS = 20_000;

/** Traffic while something is away: how soon it is answered again, and what was lost. */
export async function absence(
  what: string,
  cluster: Cluster,
  outage: () => Promise<void>,
): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  await outage();
  const start = performance.now();
  const before = traffic.answered;
  while (traffic.answered < before + CALLERS * 2) await sleep(20);
  const back = performance.now() - start;
  await sleep(2_000);
  await traffic.stop();
  return [
    { what: `${what}: answering again after its end`, value: back, unit: 'ms', atMost: 30_000 },
    await lost(what, traffic),
  ];
}

export async function away(url: string): Promise<void> {
  const open = await blockDatabase(url);
  await sleep(5_000);
  await open();
}

/** Stops the whole PostgreSQL in its tracks, as a machine that hangs, and lets it go on. */
export async function paused(pid: number): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) process.kill(one, 'SIGSTOP');
  await sleep(PAUSE_MS);
  for (const one of all) process.kill(one, 'SIGCONT');
}

/** People register while the mail server is away: who is told no, and who gets how many letters. */
export async function noMail(cluster: Cluster, smtp: SmtpServer): Promise<Figure[]> {
  await smtp.close();
  const people = Array.from({ length: LETTERS }, () => `${randomUUID()}@sellers.example`);
  const answers = await Promise.all(people.map((email) => cluster.proxied.register(email)));
  const refused = answers.filter(({ status }) => status !== 200).length;
  await sleep(NO_MAIL_MS);
  await smtp.open();
  const start = performance.now();
  const missing = () => people.filter((email) => !smtp.accepted.includes(email)).length;
  while (missing() > 0 && performance.now() - start < 300_000) await sleep(50);
  const back = performance.now() - start;
  await sleep(5_000);
  const copies = smtp.accepted.filter((to) => people.includes(to)).length;
  const what = `SMTP away for ${NO_MAIL_MS / 1000} s`;
  return [
    { what: `${what}: registrations refused`, value: refused, unit: '', atMost: 0 },
    { what: `${what}: last letter after its end`, value: back / 1000, unit: 's' },
    { what: `${what}: letters missing`, value: missing(), unit: '', atMost: 0 },
    { what: `${what}: letters twice`, value: copies - LETTERS + missing(), unit: '', atMost: 0 },
  ];
}
