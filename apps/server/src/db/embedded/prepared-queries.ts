import {
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

/** The product has fewer statements; those with lists of many lengths come and go. */
const KEPT = 200;
const { serialize } = protocol;

type Messages = Parameters<typeof parse.parseResults>[0];
type Parsers = PGlite['parsers'];

interface Plan {
  name: string;
  types: number[];
  /** What its rows look like: told once, so that no run has to ask for it. */
  shape: Messages;
}

/**
 * Statements that come again: planned once, then bound and run in one exchange with the engine.
 * PGlite itself plans every time, in five exchanges, which is two thirds of a small read.
 */
export class PlannedQueries {
  readonly #db: PGlite;
  readonly #plans = new Map<string, Plan>();
  readonly #parsers = new Map<string, Parsers>();
  #made = 0;

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** Runs one statement when no transaction is open. */
  query(sql: string, params: unknown[], options: QueryOptions): Promise<Results> {
    return this.#db._runExclusiveTransaction(() => this.queryInside(sql, params, options));
  }

  /** Runs one statement in the open transaction, whose owner calls. */
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

  /** PGlite's own parsers are hundreds: joining them for every answer took longer than parsing it. */
  #parsersWith(own: QueryOptions['parsers'] = {}): Parsers {
    const key = Object.keys(own).join();
    const parsers = this.#parsers.get(key) ?? { ...this.#db.parsers, ...own };
    this.#parsers.set(key, parsers);
    return parsers;
  }

  async #planOf(sql: string): Promise<Plan> {
    const known = this.#plans.get(sql);
    this.#plans.delete(sql);
    const plan = known ?? (await this.#make(sql));
    this.#plans.set(sql, plan);
    return plan;
  }

  async #make(text: string): Promise<Plan> {
    const [oldest] = this.#plans;
    if (oldest && this.#plans.size >= KEPT) {
      this.#plans.delete(oldest[0]);
      await this.#exchange(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    this.#made += 1;
    const name = `planned_${this.#made}`;
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

  /** As PGlite's own `query` writes a parameter of a type. */
  #asText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#db.serializers[type];
    return serializer ? serializer(value) : String(value);
  }
}

function firstOf([results]: Results[]): Results {
  if (!results) throw new Error('The statement gave no result');
  return results;
}
