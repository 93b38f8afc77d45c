import type { Part } from '../../request-parts/index.ts';
import { withoutPrice } from '../changes/price.ts';
import { flat, stemsOf } from '../changes/text-search.ts';
import { isWhole } from './sendable.ts';

const NOT =
  '(?:(?:n[aã]o|n|nem|nunca|jamais)\\s(?:(?:precisa|quero|queria|é pra|vai|pode|deve|devo|vou|que)\\s){0,3}|sem\\s)';
const SAY =
  '(?:fal|cit|mencion|apar[ei]|coloc|coloqu|p[oõ]e|ponh|bot|di[zg]|cont|toc|culp|entr|revel|coment|lembr|inform)\\p{L}{0,8}';
const LEAD =
  '(?:(?:em|n?[oa]s?|d[aeo]s?|sobre|o assunto d[aeo]|a ningu[eé]m|ess[ea]s?|dess[ea]s?|ness[ea]s?|nada d[aeo]s?|qualquer|el[ae])\\s){0,4}';
/** "sem falar do preço", "não quero que apareça o valor", "não culpa a ajudante" */
const FORBIDS = new RegExp(`(?<![\\p{L}])${NOT}${SAY}\\s${LEAD}([^,.;!?]{3,40})`, 'giu');
const BECAUSE = /\s(?:porque|pq|pois|j[aá] que|que|q|se|e|nem|mas|pra|para)\s.{0,60}$/iu;
const PRICE = /\b(?:precos?|valor(?:es)?|dinheiro|quanto custa)\b/;
/** Words that name no thing. */
const GENERAL = /^(?:outr|assun|cois|mensa|texto|cobra|verda|clien|detal|ningu|nada|dele|dela)/;
const WHO_ORDERS = /^(?:forbid|private|aside|style|order)$/;
const FEW = 3;

/** What a request forbids to say, as the words that name it. */
const forbiddenIn = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ label }) => WHO_ORDERS.test(label))
    .flatMap(({ text }) => [...text.matchAll(FORBIDS)])
    .map(([, what = '']) => what.replace(BECAUSE, ''));

const CLAUSE = /(?<=[,;])\s+|\s(?=e\s)/u;
const GOES_ON = /^(?:e|que|mas)\s(?!(?:o|a|os|as|eu|meu|minha|posso|vou|tenho)\s)/iu;

/** A sentence without the clauses that speak of a thing, and those that go on with them. */
function withoutClausesOf(sentence: string, thing: readonly string[]): string {
  let isGone = false;
  const kept = sentence.split(CLAUSE).filter((clause) => {
    const own = new Set(stemsOf(clause));
    isGone = thing.every((stem) => own.has(stem)) || (isGone && GOES_ON.test(clause));
    return !isGone;
  });
  const rest = kept.join(' ').replace(/^e\s/iu, '');
  return rest === sentence || isWhole(rest) ? rest : '';
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;])\s+/u);

/** What is stated without what the same request forbids to say. */
export function withoutForbiddenThings(parts: readonly Part[]): Part[] {
  const forbidden = forbiddenIn(parts);
  const isPriceless = forbidden.some((what) => PRICE.test(flat(what)));
  const things = forbidden
    .filter((what) => !PRICE.test(flat(what)))
    .map((what) => stemsOf(what).filter((stem) => !GENERAL.test(stem)))
    .filter((stems) => stems.length > 0 && stems.length <= FEW);
  if (!isPriceless && things.length === 0) return [...parts];
  return parts.flatMap((part) => {
    if (part.label !== 'tell') return [part];
    const left = sentencesOf(isPriceless ? withoutPrice(part.text) : part.text)
      .map((one) => things.reduce(withoutClausesOf, one))
      .filter((one) => one !== '')
      .join(' ');
    return left === '' ? [] : [{ ...part, text: left }];
  });
}
