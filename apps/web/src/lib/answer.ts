import type { Route, RouteOutput } from '@salesai/contract/route';

/**
 * The body of a route's response. The server has checked it against the route's schema; only
 * development and tests check it again, which keeps the schemas out of the first screens.
 */
export async function answerOf<R extends Route>(
  route: R,
  response: Response,
): Promise<RouteOutput<R>> {
  const answer: RouteOutput<R> = await response.json();
  if (import.meta.env.DEV) (await import('zod/mini')).parse(route.out, answer);
  return answer;
}
