import { createHash } from 'node:crypto';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

type CreateAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<CreateAdapter>;
type Where = Parameters<Adapter['deleteMany']>[0]['where'];

/** What the database stores of a token: it identifies the row, but does not allow signing in. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * Wraps the database adapter so that only hashes of session tokens are stored, for which the account
 * library has no option. The library itself sees the plain token of its query, for the cookie.
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
        return withPlainToken(await adapter.create({ ...input, data }), token);
      },
      findOne: async (input) =>
        withPlainToken(await adapter.findOne(withHashedTokens(input)), queriedToken(input)),
      update: async (input) =>
        withPlainToken(await adapter.update(withHashedTokens(input)), queriedToken(input)),
      findMany: (input) => adapter.findMany(withHashedTokens(input)),
      count: (input) => adapter.count(withHashedTokens(input)),
      updateMany: (input) => adapter.updateMany(withHashedTokens(input)),
      delete: (input) => adapter.delete(withHashedTokens(input)),
      deleteMany: (input) => adapter.deleteMany(withHashedTokens(input)),
      consumeOne: (input) => adapter.consumeOne(withHashedTokens(input)),
      incrementOne: (input) => adapter.incrementOne(withHashedTokens(input)),
    };
  };
}

const SESSION = 'session';

interface Query {
  model: string;
  where?: Where | undefined;
}

/** The same query with its session tokens replaced by their hashes. */
function withHashedTokens<Q extends Query>(query: Q): Q {
  if (query.model !== SESSION || !query.where) return query;
  const where = query.where.map((condition) =>
    condition.field === 'token' ? hashCondition(condition) : condition,
  );
  return { ...query, where };
}

function hashCondition(condition: Where[number]): Where[number] {
  const { value } = condition;
  if (typeof value === 'string') return { ...condition, value: hashToken(value) };
  if (!Array.isArray(value)) return condition;
  return { ...condition, value: value.map((token) => hashToken(String(token))) };
}

function queriedToken({ model, where = [] }: Query): string | undefined {
  const value = where.find(({ field }) => field === 'token')?.value;
  return model === SESSION && typeof value === 'string' ? value : undefined;
}

function withPlainToken<Row>(row: Row, token: string | undefined): Row {
  return token === undefined || !row ? row : { ...row, token };
}

function plainToken(data: object): string | undefined {
  return 'token' in data && typeof data.token === 'string' ? data.token : undefined;
}
