import type { Seller } from './server.ts';

/** Returns the response. @throws Error unless its status is 200. */
export async function expectOk(request: ReturnType<Seller['get']>): ReturnType<Seller['get']> {
  const response = await request;
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
  return response;
}
