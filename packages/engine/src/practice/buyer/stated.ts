import { alternativeAt } from '../../facts/alternatives.ts';
import { certain, readIcpFacts } from '../../facts/index.ts';
import { readTokens } from '../../facts/tokens.ts';
import { cleaned } from '../../shared/answers.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { between, ownSeed } from '../seeded.ts';

/** What the ICP states of its customers; null where it does not. */
export interface Stated {
  /** How many people work there, as the buyer says it. */
  team: { text: string; noun: string } | null;
  place: string | null;
  /** Who serves these customers today, with its article. */
  supplier: string | null;
}

/** What the seller wrote of the customer, as this buyer says it: nothing else may contradict it. */
export function statedOf(setup: PracticeSetup): Stated {
  const pairs = cleaned(setup.icp.answers);
  const { description, places, size } = readIcpFacts(pairs);
  const text = description?.value ?? '';
  const [place] = places.filter((one) => certain(one)).map(({ value }) => value);
  return {
    team: size && certain(size) ? teamOf(setup, text, size.value) : spokenTeam(setup, text),
    place: place?.replace(/ e (?:regi[aã]o|arredores)$/iu, '') ?? null,
    supplier: supplierIn(setup, text),
  };
}

/** Nouns of who works somewhere, whatever the trade. */
const STAFF =
  /^(?:funcionari|colaborador|empregad|atendent|vendedor|mecanic|professor|garco|cozinheir|motorist|entregador|barbeir|cabeleireir|manicur|tecnic|operador|operari|balconist|instrutor|auxiliar|profission)/;
const OF_TEAM = /\b(?:equipe|time|trabalhando|trabalham|quadro)\b/;

function teamOf(
  setup: PracticeSetup,
  text: string,
  { value, max, of }: { value: number; max: number | null; of: string },
): Stated['team'] {
  const noun = plain(of);
  const isPeople = /^pessoas?$/.test(noun) && OF_TEAM.test(plain(text));
  if (!STAFF.test(noun) && !isPeople) return null;
  return { text: `são ${within(setup, text, value, max)} ${of} hoje`, noun };
}

/** "Equipe de 15", "time com 8 a 12 pessoas". */
const SPOKEN_TEAM =
  /\b(?:equipe|time|quadro) (?:de|com) (?:uns |umas )?(\d{1,4})(?: ?(?:a|e|ate|-) ?(\d{1,4}))?\b(?! ?(?:anos|mil|%))/;

function spokenTeam(setup: PracticeSetup, text: string): Stated['team'] {
  const [, low, high] = SPOKEN_TEAM.exec(plain(text)) ?? [];
  if (low === undefined) return null;
  const count = within(setup, text, Number(low), high === undefined ? null : Number(high));
  return { text: `somos ${count} hoje`, noun: 'pessoas' };
}

/** "Mais de 20" and "até 10" name one end. */
const OPEN_RANGE = 1.5;

function within(setup: PracticeSetup, text: string, low: number, high: number | null): number {
  const drawn = (least: number, most: number) =>
    between(Math.round(least), Math.round(Math.max(least, most)), ownSeed(setup), 'own team');
  if (high !== null) return drawn(low, high);
  const before = plain(text).split(new RegExp(`\\b${low}\\b`))[0] ?? '';
  if (/\b(?:mais de|acima de|a partir de|pelo menos|no minimo|minimo de) $/.test(before)) {
    return drawn(low + 1, low * OPEN_RANGE);
  }
  if (/\b(?:ate|no maximo|menos de) $/.test(before)) return drawn(low / OPEN_RANGE, low);
  return low;
}

const ARTICLES: Readonly<Record<string, string>> = {
  ...{ da: 'a', na: 'a', pela: 'a', a: 'a', do: 'o', no: 'o', pelo: 'o', o: 'o' },
  ...{ das: 'as', nas: 'as', pelas: 'as', dos: 'os', nos: 'os', pelos: 'os' },
  ...{ numa: 'uma', num: 'um', uma: 'uma', um: 'um' },
};
const BUYS = /\b(?:compr|encomend|contrat|faz|mand|atendid|adquir)[a-z]*\b(.{0,50})$/;
const CLAUSE_REACH = 80;

/** "Compram uniforme da malharia do bairro": who is bought from, where that is what is offered. */
function supplierIn({ offer }: PracticeSetup, text: string): string | null {
  const answer = readTokens(text);
  const first = answer.tokens.findIndex((_, at) => alternativeAt(answer, at) === 'source');
  const from = answer.tokens[first]?.start;
  const article = ARTICLES[answer.tokens[first - 1]?.folded ?? ''];
  if (from === undefined || article === undefined) return null;
  const clause = text.slice(Math.max(0, from - CLAUSE_REACH), from).split(/[.;,\n]/);
  const [, bought] = BUYS.exec(plain(clause.at(-1) ?? '')) ?? [];
  if (bought === undefined) return null;
  const things = contentStems(bought);
  if (things.length > 0 && sharedStems(things, contentStems(offer.name)).length === 0) return null;
  const rest = answer.tokens.slice(first);
  const length = rest.findIndex((_, at) => alternativeAt(answer, first + at) !== 'source');
  const last = first + (length < 0 ? rest.length : length) - 1;
  return `${article} ${text.slice(from, answer.tokens[last]?.end)}`;
}
