import { createHash } from 'node:crypto';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

type CreateAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<CreateAdapter>;
type Where = Parameters<Adapter['deleteMany']>[0]['where'];

/** What the database stores of a token: enough to find its row, useless to sign in with. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * Stores only hashes of session tokens, for which the account library has no option. The library
 * itself goes on with the plain token, which it puts into the cookie: whoever asks by it gets it back.
 */
export function withHashedSessionTokens(createAdapter: CreateAdapter): CreateAdapter {
  return (options) => {
    const adapter = createAdapter(options);
    return {
      ...adapter,
      create: async (input) => {
        const token = input.model === SESSION ? plainToken(input.data) : undefined;
        if (token === undefined) return adapter.create(input);
        const data = { ...input.data, token: hashToken(token) };
        return restored(await adapter.create({ ...input, data }), token);
      },
      findOne: async (input) =>
        restored(await adapter.findOne(hashed(input)), tokenAskedFor(input)),
      update: async (input) => restored(await adapter.update(hashed(input)), tokenAskedFor(input)),
      findMany: (input) => adapter.findMany(hashed(input)),
      count: (input) => adapter.count(hashed(input)),
      updateMany: (input) => adapter.updateMany(hashed(input)),
      delete: (input) => adapter.delete(hashed(input)),
      deleteMany: (input) => adapter.deleteMany(hashed(input)),
      consumeOne: (input) => adapter.consumeOne(hashed(input)),
      incrementOne: (input) => adapter.incrementOne(hashed(input)),
    };
  };
}

const SESSION = 'session';

interface Query {
  model: string;
  where?: Where | undefined;
}

/** The same query by the hashes of the session tokens that it names. */
function hashed<Q extends Query>(query: Q): Q {
  if (query.model !== SESSION || !query.where) return query;
  const where = query.where.map((one) => (one.field === 'token' ? byHash(one) : one));
  return { ...query, where };
}

function byHash(one: Where[number]): Where[number] {
  const { value } = one;
  if (typeof value === 'string') return { ...one, value: hashToken(value) };
  if (Array.isArray(value)) return { ...one, value: value.map((each) => hashToken(String(each))) };
  return one;
}

function tokenAskedFor({ model, where = [] }: Query): string | undefined {
  const value = where.find(({ field }) => field === 'token')?.value;
  return model === SESSION && typeof value === 'string' ? value : undefined;
}

function restored<Row>(row: Row, token: string | undefined): Row {
  return token === undefined || !row ? row : { ...row, token };
}

function plainToken(data: object): string | undefined {
  return 'token' in data && typeof data.token === 'string' ? data.token : undefined;
}
