import type { SQL } from 'drizzle-orm';

/** JSON that is built or cut out in a query: the embedded database returns it as text. */
export const builtJson = <T>(value: SQL<T>): SQL<T> =>
  value.mapWith((found) => (typeof found === 'string' ? JSON.parse(found) : found));
