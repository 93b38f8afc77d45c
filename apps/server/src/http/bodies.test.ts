import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../testing/coach.ts';
import { digestOfAll } from '../testing/digest.ts';
import { createSellerData } from '../testing/icps.ts';
import { OFFER, say, startPractice } from '../testing/practice.ts';
import { rounds } from '../testing/rounds.ts';
import { type Seller, useServer } from '../testing/server.ts';
import { SPECIAL_STRINGS } from '../testing/special-strings.ts';

const CHANGED_BODIES = rounds({ short: 400, long: 8_000 });
const QUERIES = rounds({ short: 200, long: 4_000 });
const ID_FIELD = /^(?:channel|.*Id)$/;
/** The caller's own name for a message, not an id of ours. */
const OWN_IDS = ['clientId'];

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { schema?: Schema; example?: unknown }> };
}

/** What a seller has, by the names of the fields that refer to it. */
type Ids = Record<'icpId' | 'channelId' | 'sessionId' | 'messageId' | 'turnId', string>;

describe('Bodies and queries', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  let operations: { method: string; path: string; operation: Operation }[];
  let seller: Seller;
  beforeAll(async () => {
    const { paths } = (await server.asNobody().get('/api/openapi.json')).json;
    operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    );
    seller = await server.newSeller();
  });

  const send = (who: Seller, method: string, path: string, body: unknown) => {
    if (method === 'put') return who.put(`/api${path}`, body);
    return method === 'delete' ? who.delete(`/api${path}`, body) : who.post(`/api${path}`, body);
  };
  const idsOf = async (who: Seller): Promise<Ids> => {
    const { icpId, channel } = await createSellerData(who);
    const session = (await startPractice(who, icpId)).json;
    const path = `/api/practice/sessions/${session.id}`;
    const { messages } = (await say(who, path, 'Oi! Posso te fazer uma pergunta?')).json;
    await who.post(`${path}/end`);
    await who.post('/api/coach/bootstrap');
    const talk = formOf({ textInput: 'avalia essa frase: e quanto isso te custa por mês?' });
    const turnId = (await who.post('/api/coach/talk', talk)).json.id;
    return { icpId, channelId: channel, sessionId: session.id, messageId: messages[0].id, turnId };
  };

  it("with another seller's ids find nothing, as with unknown ones, and change nothing", async () => {
    const [own, foreign] = [await idsOf(seller), await idsOf(await server.newSeller('Rui Telles'))];
    const unknown: Ids = {
      icpId: randomUUID(),
      channelId: randomUUID(),
      sessionId: randomUUID(),
      messageId: randomUUID(),
      turnId: randomUUID(),
    };
    const result = (await seller.post('/api/results', { kind: 'contact' })).json;
    const practice = { level: 'easy', offer: OFFER };
    const probes: [string, string, string, (ids: Ids) => object][] = [
      ['icpId', 'post', '/acquisition-channels/generate', ({ icpId }) => ({ icpId })],
      ['icpId', 'post', '/scripts/generate', ({ icpId }) => ({ icpId, channel: own.channelId })],
      [
        'channel',
        'post',
        '/scripts/generate',
        ({ channelId }) => ({ icpId: own.icpId, channel: channelId }),
      ],
      ['sessionId', 'post', '/shares', ({ sessionId }) => ({ kind: 'review', sessionId })],
      ['icpId', 'post', '/practice/sessions', ({ icpId }) => ({ icpId, ...practice })],
      [
        'sessionId',
        'post',
        '/practice/sessions',
        ({ sessionId, messageId }) => ({
          icpId: own.icpId,
          ...practice,
          from: { sessionId, messageId },
        }),
      ],
      [
        'messageId',
        'post',
        '/practice/sessions',
        ({ messageId }) => ({
          icpId: own.icpId,
          ...practice,
          from: { sessionId: own.sessionId, messageId },
        }),
      ],
      [
        'messageId',
        'post',
        `/practice/sessions/${own.sessionId}/contest`,
        ({ messageId }) => ({ messageId, act: 'other' }),
      ],
      ['icpId', 'post', '/practice/cards', ({ icpId }) => ({ icpId, buyerLine: 'tá caro' })],
      ['turnId', 'post', '/practice/cards/coach', ({ turnId }) => ({ turnId })],
      ['icpId', 'post', '/practice/cards/coach', ({ icpId }) => ({ turnId: own.turnId, icpId })],
      ['icpId', 'post', '/results', ({ icpId }) => ({ kind: 'sale', icpId })],
      ['channelId', 'post', '/results', ({ channelId }) => ({ kind: 'sale', channelId })],
      ['icpId', 'put', `/results/${result.id}`, ({ icpId }) => ({ icpId })],
      ['channelId', 'put', `/results/${result.id}`, ({ channelId }) => ({ channelId })],
      ['icpId', 'post', '/coach/talk', ({ icpId }) => formOf({ textInput: 'Está caro', icpId })],
      ['icpId', 'post', '/coach/talk/stream', ({ icpId }) => formOf({ textInput: 'Oi', icpId })],
    ];
    const withIds = operations.flatMap(({ method, path, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        namesIn(schema)
          .filter((name) => ID_FIELD.test(name) && !OWN_IDS.includes(name))
          .map((name) => `${name} ${method} ${path}`),
      ),
    );
    const probed = probes.map(
      ([field, method, path]) => `${field} ${method} ${path.replace(/(?<=s\/)[\w-]{36}/, '{id}')}`,
    );
    expect([...new Set(probed)].sort()).toEqual([...new Set(withIds)].sort());

    const before = await digestOfAll(server);
    for (const [field, method, path, bodyOf] of probes) {
      const answers = [];
      for (const ids of [foreign, unknown]) {
        const { status, text } = await send(seller, method, path, bodyOf(ids));
        answers.push([status, text]);
      }
      expect([field, path, ...(answers[0] ?? [])]).toEqual([field, path, ...(answers[1] ?? [])]);
      expect([field, path, answers[0]?.[0]]).toEqual([field, path, 404]);
    }
    expect(await digestOfAll(server)).toEqual(before);
  });

  it(`of ${CHANGED_BODIES} changed examples get an answer below 500`, async () => {
    const own = await idsOf(seller);
    const result = (await seller.post('/api/results', { kind: 'contact' })).json;
    const idFor = (name: string, path: string) =>
      ids[name] ?? (path.startsWith('/results') ? result.id : own.sessionId);
    const ids: Record<string, string> = { ...own, channel: own.channelId };
    const examples = operations.flatMap(({ method, path, operation }) => {
      const example = operation.requestBody?.content['application/json']?.example;
      if (!example || path.startsWith('/admin') || isLast(path)) return [];
      const ownExample = JSON.parse(JSON.stringify(example), (name, value) => ids[name] ?? value);
      const ownPath = path.replace(/\{(\w+)\}/g, (_, name) => idFor(name, path));
      return [{ method, path: ownPath, example: ownExample }];
    });
    expect(examples.length).toBeGreaterThan(20);
    const value = fc.oneof(
      fc.constantFrom<unknown>(...SPECIAL_STRINGS),
      fc.constantFrom<unknown>('\0', '\ud83d', '😀'.repeat(300), '‮abc​', 'a'.repeat(20_000)),
      fc.constantFrom<unknown>(null, -1, 0.1, 1e308, 2 ** 53, [], {}, [[]], true, ''),
      fc.constantFrom<unknown>('0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '-000001-01-01'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...examples),
        fc.nat(),
        value,
        async ({ method, path, example }, at, wrong) => {
          const body = changed(example, at, wrong);
          const { status } = await send(seller, method, path, body);
          expect([method, path, status < 500]).toEqual([method, path, true]);
        },
      ),
      { numRuns: CHANGED_BODIES },
    );
  });

  it(`with ${QUERIES} strange values in a query get an answer below 500`, async () => {
    const queried = operations.flatMap(({ method, path, operation }) => {
      const names = (operation.parameters ?? []).flatMap((one) =>
        one.in === 'query' ? [one.name] : [],
      );
      return method === 'get' && names.length > 0 && !path.includes('{') ? [{ path, names }] : [];
    });
    expect(queried.length).toBeGreaterThan(4);
    const value = fc.oneof(
      fc.constantFrom(...SPECIAL_STRINGS),
      fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '1e9', '-1', '\0'),
      fc.constantFrom('US/Pacific-New', 'Etc/GMT+99', 'posixrules', '../../etc/passwd', '‮'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...queried), fc.nat(), value, async (one, at, text) => {
        const query = new URLSearchParams({ [one.names[at % one.names.length] ?? '']: text });
        const { status } = await seller.get(`/api${one.path}?${query}`);
        expect([one.path, status < 500]).toEqual([one.path, true]);
      }),
      { numRuns: QUERIES },
    );
  });
});

/** Ends the session or the account that the other requests use. */
const isLast = (path: string) => /sign-out|deletion|password|sessions\/revoke/.test(path);

/** The names of all properties in a schema. */
function namesIn({ properties = {}, items, anyOf = [] }: Schema = {}): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

/** A copy with one of its values replaced. */
function changed(example: unknown, at: number, wrong: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(example));
  const places = placesIn(copy);
  places[at % Math.max(1, places.length)]?.(wrong);
  return copy;
}

type Place = (value: unknown) => void;

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): Place[] => [
    (wrong) => Object.assign(value, { [name]: wrong }),
    ...placesIn(inner),
  ]);
}
