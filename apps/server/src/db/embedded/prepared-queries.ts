import {
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

/** More than the product's statements; those with lists of varying length are evicted. */
const MAX_PLANS = 200;
const { serialize } = protocol;

type Messages = Parameters<typeof parse.parseResults>[0];
type Parsers = PGlite['parsers'];

interface Plan {
  name: string;
  types: number[];
  /** The row description, fetched once. */
  shape: Messages;
}

/**
 * Plans each statement once, then binds and executes it in one exchange with the database. PGlite
 * itself plans every time, in five exchanges, which is two thirds of a small read.
 */
export class PreparedQueries {
  readonly #db: PGlite;
  readonly #plans = new Map<string, Plan>();
  readonly #parsers = new Map<string, Parsers>();
  #count = 0;

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** Runs one statement when no transaction is open. */
  query(sql: string, params: unknown[], options: QueryOptions): Promise<Results> {
    return this.#db._runExclusiveTransaction(() => this.queryInside(sql, params, options));
  }

  /** Runs one statement in the caller's open transaction. */
  queryInside(sql: string, params: unknown[], options: QueryOptions): Promise<Results> {
    return this.#db.runExclusive(async () => {
      const plan = await this.#planOf(sql);
      const values = params.map((value, at) => this.#asText(value, plan.types[at]));
      const messages = await this.#exchange(
        serialize.bind({ statement: plan.name, values }),
        serialize.execute({}),
      );
      const { parsers: own, ...rest } = options;
      const parsers = this.#parsersWith(own);
      return firstOf(parse.parseResults([...plan.shape, ...messages], parsers, rest));
    });
  }

  /** Cached: merging PGlite's hundreds of parsers for every result took longer than parsing it. */
  #parsersWith(own: QueryOptions['parsers'] = {}): Parsers {
    const key = Object.keys(own).join();
    const parsers = this.#parsers.get(key) ?? { ...this.#db.parsers, ...own };
    this.#parsers.set(key, parsers);
    return parsers;
  }

  async #planOf(sql: string): Promise<Plan> {
    const cached = this.#plans.get(sql);
    this.#plans.delete(sql);
    const plan = cached ?? (await this.#prepare(sql));
    this.#plans.set(sql, plan);
    return plan;
  }

  async #prepare(text: string): Promise<Plan> {
    const [oldest] = this.#plans;
    if (oldest && this.#plans.size >= MAX_PLANS) {
      this.#plans.delete(oldest[0]);
      await this.#exchange(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    this.#count += 1;
    const name = `planned_${this.#count}`;
    const messages = await this.#exchange(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const shape = messages.filter((message) => message.name === 'rowDescription');
    return { name, types: parse.parseDescribeStatementResults(messages), shape };
  }

  async #exchange(...parts: Uint8Array[]) {
    const message = Buffer.concat([...parts, serialize.sync()]);
    return (await this.#db.execProtocol(message)).messages;
  }

  /** Serializes a parameter as PGlite's `query` does. */
  #asText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#db.serializers[type];
    return serializer ? serializer(value) : String(value);
  }
}

function firstOf([results]: Results[]): Results {
  if (!results) throw new Error('The statement returned no result');
  return results;
}
