import type { Seller } from './server.ts';

/** An answer that has to be good; any other ends the story that it is part of. */
export async function good(asked: ReturnType<Seller['get']>): ReturnType<Seller['get']> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}
