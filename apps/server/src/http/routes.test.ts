import { ErrorBody } from '@salesai/contract/errors';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../testing/caller.ts';
import { digestOfAll } from '../testing/digest.ts';
import { createSellerData, ICP_ANSWERS } from '../testing/icps.ts';
import { SESSIONS, startPractice } from '../testing/practice.ts';
import { rounds } from '../testing/rounds.ts';
import { type Seller, useServer } from '../testing/server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Operation {
  name: string;
  method: Method;
  path: string;
  security: 'nobody' | 'user' | 'session' | 'admin';
  hasBody: boolean;
  /** Documented response statuses. */
  statuses: readonly number[];
}

const BAD_BODIES = rounds({ short: 500, long: 10_000 });
const FOREIGN_IDS = rounds({ short: 100, long: 1_000 });
const MALFORMED_IDS = [
  ...["' or 1=1 --", '../../users', 'a'.repeat(300), '\0', '{}', '-1'].map(encodeURIComponent),
  '%ff',
  '%',
];
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
/** Valid bodies of operations on owned resources. */
const VALID_BODIES: Record<string, object | undefined> = {
  'PUT /icp/{id}': { name: 'Meu agora' },
  'DELETE /icp/{id}': undefined,
  'POST /icp/{id}/generate': { respostasICP: ICP_ANSWERS },
  'GET /acquisition-channels/status/{statusId}': undefined,
  'GET /acquisition-channels/{icpId}': undefined,
  'GET /acquisition-channels/{icpId}/{channelId}': undefined,
  'PUT /acquisition-channels/{icpId}/order': { order: 'generated' },
  'PUT /acquisition-channels/{icpId}/{channelId}/plan': { day: 1, done: true },
  'GET /scripts/{icpId}/{channel}': undefined,
  'DELETE /scripts/{icpId}/{channel}': undefined,
  'POST /scripts/{icpId}/{channel}/undo-remove': undefined,
  'PUT /scripts/{icpId}/{channel}/{scriptId}': { content: 'Meu texto' },
  'POST /scripts/{icpId}/{channel}/{scriptId}/restore': undefined,
  'GET /script-confirmations/{icpId}': undefined,
  'PUT /script-confirmations/{icpId}': { values: [] },
  'DELETE /coach/files/{id}': undefined,
  'POST /notifications/{id}/read': undefined,
  'GET /practice/sessions/{id}': undefined,
  'DELETE /practice/sessions/{id}': undefined,
  'POST /practice/sessions/{id}/messages': { text: 'Oi', clientId: 'a' },
  'POST /practice/sessions/{id}/messages/stream': { text: 'Oi', clientId: 'a' },
  'POST /practice/sessions/{id}/wait': { hours: 20 },
  'POST /practice/sessions/{id}/end': undefined,
  'POST /practice/sessions/{id}/hint': undefined,
  'GET /practice/sessions/{id}/review': undefined,
  'POST /practice/sessions/{id}/contest': { messageId: 'any', act: 'other' },
  'DELETE /auth/sessions/{id}': undefined,
  'PUT /results/{id}': { amount: 1 },
  'DELETE /results/{id}': undefined,
  'GET /practice/cards/{id}/hint': undefined,
  'POST /practice/cards/{id}/answer': { text: 'Por quê?' },
  'DELETE /practice/cards/{id}': undefined,
  'DELETE /shares/{id}': undefined,
};

describe('Every documented route', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  let operations: Operation[];
  let seller: Seller;
  beforeAll(async () => {
    operations = operationsOf((await server.asNobody().get('/api/openapi.json')).json);
    seller = await server.newSeller();
  });

  const call = (who: Caller, { method }: Operation, path: string, body?: unknown) =>
    ({
      GET: () => who.get(`/api${path}`),
      POST: () => who.post(`/api${path}`, body),
      PUT: () => who.put(`/api${path}`, body),
      DELETE: () => who.delete(`/api${path}`, body),
    })[method]();

  it('is listed on /api/docs', async () => {
    const { status, text, headers } = await server.asNobody().get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const { method, path } of operations) expect(text).toContain(`${method} /api${path}`);
  });

  it('returns 401 without a token and with an invalid one', async () => {
    const restricted = operations.filter(({ security }) => ['user', 'admin'].includes(security));
    expect(restricted.length).toBeGreaterThan(25);
    for (const operation of restricted) {
      const path = operation.path.replace(/\{\w+\}/g, 'any');
      const answer = await call(server.asNobody(), operation, path);
      expect([operation.name, answer.status]).toEqual([operation.name, 401]);
      expect(z.safeParse(ErrorBody, answer.json).success).toBe(true);
    }
    for (const authorization of ['Bearer x.y.z', 'Basic YTpi', 'Bearer', 'bearer  ', '\u00e9']) {
      const headers = { authorization: encodeURI(authorization) };
      const answer = await server.asNobody().get('/api/users/profile', headers);
      expect(answer.status).toBe(401);
    }
  });

  it('for operators rejects sellers', async () => {
    for (const operation of operations.filter(({ security }) => security === 'admin')) {
      expect([401, 403]).toContain((await call(seller, operation, operation.path)).status);
    }
  });

  it("returns 404 for another seller's resources, deleted ones and unknown ids", async () => {
    const owned = operations.filter(
      ({ path, security }) => security === 'user' && path.includes('{'),
    );
    expect(owned.map(({ name }) => name).sort()).toEqual(Object.keys(VALID_BODIES).sort());
    const other = await server.newSeller('Rui Telles');
    const deleted = await deletedIdsOf(other);
    const foreign = await idsOf(seller);
    const before = await digestOfAll(server);
    const answers = new Map<string, string>();
    const unavailableIds: fc.Arbitrary<Ids> = fc.oneof(
      fc.constant(foreign),
      fc.constant(deleted),
      fc.uuid().map((id) => () => id),
      fc.constantFrom(...MALFORMED_IDS).map((id) => () => id),
    );
    const probe = async (operation: Operation, ids: Ids) => {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => ids(name, operation.path));
      const { status, text } = await call(other, operation, path, VALID_BODIES[operation.name]);
      expect([operation.name, path, status]).toEqual([operation.name, path, 404]);
      // The same response for another seller's resource and for an unknown id.
      expect(text).toBe(answers.get(operation.name) ?? text);
      answers.set(operation.name, text);
    };
    for (const operation of owned) {
      for (const ids of [foreign, deleted]) await probe(operation, ids);
    }
    await fc.assert(fc.asyncProperty(fc.constantFrom(...owned), unavailableIds, probe), {
      numRuns: FOREIGN_IDS,
    });
    expect(await digestOfAll(server)).toEqual(before);
  });

  it('returns 400 with the field for a body of the wrong shape', async () => {
    const bodies = operations.filter(({ hasBody, security }) => hasBody && security === 'user');
    for (const operation of bodies) {
      const path = operation.path.replace(/\{\w+\}/g, 'any');
      const answer = await call(seller, operation, path, 'not json');
      expect([operation.name, answer.status]).toEqual([operation.name, 400]);
      expect(answer.json.fields).toEqual(expect.any(Object));
    }
  });

  it(`returns a documented status below 500 for ${BAD_BODIES} arbitrary bodies`, async () => {
    const bodies = operations.filter(({ hasBody, security }) => hasBody && security !== 'admin');
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bodies),
        fc.oneof(fc.jsonValue(), fc.object({ withBoxedValues: false }).map(plain)),
        async (operation, body) => {
          const path = operation.path.replace(/\{\w+\}/g, 'any');
          const { status } = await call(seller, operation, path, JSON.stringify(body));
          seen.add(status);
          expect(status).toBeLessThan(500);
          expect([operation.name, operation.statuses]).toEqual([
            operation.name,
            expect.arrayContaining([status]),
          ]);
        },
      ),
      { numRuns: BAD_BODIES },
    );
    expect(seen).toContain(400);
  });
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null');

interface DocumentedOperation {
  security?: object[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
}

function operationsOf(document: { paths: Record<string, Record<string, DocumentedOperation>> }) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = methods[method.toLowerCase()];
      if (!operation) return [];
      const shown = path.replace(/^\/api/, '');
      return [
        {
          name: `${method} ${shown}`,
          method,
          path: shown,
          security: securityOf(operation.security ?? []),
          hasBody: 'application/json' in (operation.requestBody?.content ?? {}),
          statuses: Object.keys(operation.responses).map(Number),
        },
      ];
    }),
  );
}

function securityOf(security: object[]): Operation['security'] {
  const names = security.flatMap((one) => Object.keys(one));
  if (names.length === 0) return 'nobody';
  if (names.includes('session')) return 'session';
  return names.includes('admin') ? 'admin' : 'user';
}

/** Returns the id for a path parameter by its name and the path. */
type Ids = (name: string, path: string) => string;

/** The ids of everything that one seller has. */
async function idsOf(seller: Seller): Promise<Ids> {
  const { icpId, channel, statusId, scriptId } = await createSellerData(seller);
  const { notifications } = (await seller.get('/api/notifications')).json;
  const { sessions } = (await seller.get('/api/auth/sessions')).json;
  const result = (await seller.post('/api/results', { kind: 'contact', icpId })).json;
  const session = (await startPractice(seller, icpId)).json;
  const card = (await seller.post('/api/practice/cards', { buyerLine: 'tá caro' })).json;
  const share = (await seller.post('/api/shares', { kind: 'progress' })).json;
  const named: Record<string, string> = {
    icpId,
    channel,
    channelId: channel,
    statusId,
    scriptId,
  };
  const byNoun: Record<string, string> = {
    icp: icpId,
    auth: sessions[0].id,
    notifications: notifications[0].id,
    results: result.id,
    practice: session.id,
    shares: share.id,
  };
  const idOf = (path: string) =>
    path.startsWith('/practice/cards') ? card.id : byNoun[path.split('/')[1] ?? ''];
  return (name, path) => named[name] ?? idOf(path) ?? 'none';
}

/** The ids of a deleted ICP and of the resources deleted with it. */
async function deletedIdsOf(seller: Seller): Promise<Ids> {
  const ids = await idsOf(seller);
  await seller.delete(`/api/icp/${ids('icpId', '')}`);
  await seller.delete(`/api/results/${ids('id', '/results')}`);
  await seller.delete(`${SESSIONS}/${ids('id', '/practice')}`);
  await seller.delete(`/api/practice/cards/${ids('id', '/practice/cards')}`);
  await seller.delete(`/api/shares/${ids('id', '/shares')}`);
  return (name, path) => (/^\/(auth|notifications)/.test(path) ? 'none' : ids(name, path));
}
