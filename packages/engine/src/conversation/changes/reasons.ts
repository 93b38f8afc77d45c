import { stemsOf } from './text-search.ts';

const REASON =
  /\s(?:(?:q|que)\s(?=(?:eu|el[ae]s?|a gente|[oa]s?|isso|n[aã]o|n|vc|você|minha|meu|t[aá]|tem)\s)|(?:porque|pq|pois)\s|n[aã]o\W?$)/iu;

/** "o raspe a área q a menina raspa aqui", "o preço não": what is to go, without why. */
export function withoutReason(what: string): string {
  const at = what.search(REASON);
  return at > 0 && stemsOf(what.slice(0, at)).length > 0 ? what.slice(0, at) : what;
}
