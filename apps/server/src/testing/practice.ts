import { randomUUID } from 'node:crypto';
import type { PracticeEvent } from '@salesai/contract/practice';
import type { Caller } from './caller.ts';
import { activeIcp } from './icps.ts';
import type { Seller } from './server.ts';
import { sharedWorkers } from './shared-workers.ts';
import { testProgram } from './test-programs.ts';

/** Worker threads with the double of the practice engine. */
export const withDouble = () => sharedWorkers(testProgram('practice-worker'));

export const OFFER = { name: 'Agenda online', price: 490 };
export const SESSIONS = '/api/practice/sessions';

export const startPractice = (seller: Caller, icpId: string, more: object = {}) =>
  seller.post(SESSIONS, { icpId, level: 'easy', offer: OFFER, seed: 4711, ...more });

/** Creates an ICP and a session with it. @returns the session and its path. */
export async function practiceSession(seller: Seller, more: object = {}) {
  const icpId = await activeIcp(seller);
  const { json } = await startPractice(seller, icpId, more);
  return { icpId, session: json, path: `${SESSIONS}/${json.id}` };
}

/** Sends a message with a new client id. */
export const say = (seller: Caller, path: string, text: string, clientId: string = randomUUID()) =>
  seller.post(`${path}/messages`, { text, clientId });

/** Sends a message to the streaming endpoint and parses its server-sent events. */
export async function sayStreamed(seller: Caller, path: string, text: string) {
  const answer = await seller.post(`${path}/messages/stream`, { text, clientId: randomUUID() });
  const events = answer.text
    .split('\n\n')
    .map((block) => /^data: (.*)$/m.exec(block)?.[1])
    .filter((data) => data !== undefined)
    .map((data): PracticeEvent => JSON.parse(data));
  return { ...answer, events };
}
