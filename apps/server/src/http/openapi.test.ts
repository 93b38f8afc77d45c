import { accountRoutes } from '@salesai/contract/account-routes';
import { ErrorBody } from '@salesai/contract/errors';
import type { Route } from '@salesai/contract/route';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PASSWORD, useServer } from '../testing/server.ts';

const Media = z.record(
  z.string(),
  z.object({
    example: z.optional(z.unknown()),
    examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
  }),
);
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.optional(z.array(z.object({ name: z.string(), example: z.optional(z.unknown()) }))),
  requestBody: z.optional(z.object({ content: Media })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Media })),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });
/** Media types without a text example. */
const BINARY = /^(audio|application)\/(\*|zip|gzip)$/;

describe('API documentation', () => {
  const server = useServer();
  let operations: z.infer<typeof Operation>[];
  beforeAll(async () => {
    const { json } = await server.asNobody().get('/api/openapi.json');
    operations = Object.values(z.parse(Document, json).paths).flatMap((one) => Object.values(one));
  });

  it.each(['/api/openapi.json', '/api/docs'])(
    'at %s answers 304 for a matching ETag',
    async (path) => {
      const first = await server.asNobody().get(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60');
      const cached = { 'if-none-match': first.headers.get('etag') ?? '' };
      const again = await server.asNobody().get(path, cached);
      expect([again.status, again.text]).toEqual([304, '']);
      const other = await server.asNobody().get(path, { 'if-none-match': '"another"' });
      expect([other.status, other.text]).toEqual([200, first.text]);
    },
  );

  it('contains an example of every parameter, request body and response', () => {
    for (const { operationId, parameters = [], requestBody, responses } of operations) {
      for (const { name, example } of parameters) {
        expect([operationId, name, example]).not.toContain(undefined);
      }
      const contents = [requestBody?.content ?? {}, responses[200]?.content ?? {}];
      for (const [media, { example }] of contents.flatMap((one) => Object.entries(one))) {
        if (!BINARY.test(media)) expect([operationId, media, example]).not.toContain(undefined);
      }
    }
  });

  it('contains an example of every error code in the shape of ErrorBody', () => {
    for (const { operationId, responses } of operations) {
      const errors = Object.entries(responses).filter(([status]) => status !== '200');
      expect([operationId, errors.map(([status]) => status)]).toContainEqual(
        expect.arrayContaining(['500']),
      );
      for (const [status, { content }] of errors) {
        const examples = Object.entries(content['application/json']?.examples ?? {});
        expect(examples.length).toBeGreaterThan(0);
        for (const [code, { value }] of examples) {
          expect(z.parse(ErrorBody, value)).toMatchObject({ status: Number(status), code });
        }
      }
    }
  });

  it('contains streams and uploads', () => {
    const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
    for (const stream of ['GET /notifications/stream', 'POST /coach/talk/stream']) {
      const { example } = byId.get(stream)?.responses[200]?.content['text/event-stream'] ?? {};
      expect(example).toMatch(/^event: \w+\ndata: \{/);
    }
    for (const upload of ['POST /coach/files', 'POST /coach/talk']) {
      expect(byId.get(upload)?.requestBody?.content).toHaveProperty('multipart/form-data');
    }
  });

  it('matches the responses of the account library', async () => {
    const nobody = server.asNobody();
    const email = 'rui@sellers.example';
    const { signUp, signIn, sendVerification, verify, ...rest } = accountRoutes;
    expect((await server.register(email)).json).toEqual(shapeOf(signUp));
    const again = await nobody.post(`/api${sendVerification.path}`, { email });
    expect(again.json).toEqual(shapeOf(sendVerification));
    const link = `?token=${encodeURIComponent(await server.mailedToken(email))}`;
    expect((await nobody.get(`/api${verify.path}${link}`)).json).toEqual(shapeOf(verify));
    const signedIn = await nobody.post(`/api${signIn.path}`, { email, password: PASSWORD });
    expect(signedIn.json).toEqual(shapeOf(signIn));
    const session = { authorization: `Bearer ${signedIn.headers.get('set-auth-token')}` };
    for (const route of [rest.session, rest.token, rest.keys]) {
      expect((await nobody.get(`/api${route.path}`, session)).json).toEqual(shapeOf(route));
    }
  });
});

/** Matches a value that the route's output schema accepts. */
const shapeOf = ({ out }: Route) =>
  expect.toSatisfy((answer: unknown) => z.safeParse(out, answer).success);
