import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { ownSeed, pickBy } from '../seeded.ts';
import { fillLine } from '../words/fill.ts';
import { say, type Turn } from './turn.ts';

type Asked = 'bought' | 'quotes' | 'supplier';

/** The lines of a claim by its values. */
const linesOf = (claim: Asked) =>
  Object.entries(PRACTICE_FACTS.claimed).flatMap(([key, lines]) =>
    key.startsWith(`${claim} `) ? [{ value: key.slice(claim.length + 1), lines }] : [],
  );

/** What a question for a yes or a no is about; the first that matches. */
const ASKS: readonly (readonly [RegExp, Asked])[] = [
  [
    /\b(?:(?:pegou|pediu|viu|procurou|tem) (?:o |um |algum |outro )?preco|orcament\w*|cotac\w*|cotou|cotaram|concorrent\w*|outr[oa]s? (?:propostas?|precos?|empresas?)|preco (?:em|com) (?:outr\w+|mais alguem))\b/,
    'quotes',
  ],
  [
    /\b(?:tem|teria|conta com|trabalha com) (?:ja |hoje |algum |um |uma |alguma )*(?:fornecedor\w*|alguem (?:que|pra)|quem (?:te |lhe )?(?:atend|forne|fac|faz|cuid))|\bja tem (?:alguem|fornecedor|quem)\b|\btem (?:um |uma |algum\w* )?[a-z]{4,15} (?:fix[oa]|de confianca|cert[oa])\b/,
    'supplier',
  ],
  [
    /\b(?:ja|alguma vez|chegou a) (?:[a-z]+ )?(?:compr|contrat|alug|encomend|pag(?:ou|aram)|us(?:ou|aram)|fez|fizeram|trabalhou)\w*/,
    'bought',
  ],
];
/** Of somebody who did it, or of the thing itself. */
const OF_MATTER =
  /\b(?:alguem|ninguem|outr[oa]s?|antes|isso|nisso|ess[ea]|dess[ea]|servico|empresa|profissional|fornecedor\w*)\b/;

/** What is true of other quotes and of who serves the buyer is known, whatever the question is near to. */
export const answersSurely = (turn: Turn, folded: string): boolean =>
  SURELY.some(
    ([pattern, claim]) => pattern.test(folded) && turn.state.claims?.[claim] !== undefined,
  ) && answerFromClaims(turn, folded);
const SURELY = ASKS.filter(([, claim]) => claim !== 'bought');

/** Answers whether something was bought, asked for or is had as it is true of this buyer; false for another question. */
export function answerFromClaims(turn: Turn, folded: string): boolean {
  const { setup, state } = turn;
  const type = answerTypeOf(folded);
  const claim = ASKS.find(([pattern]) => pattern.test(folded))?.[1];
  if (claim === undefined || (type !== 'yesNo' && type !== 'choice')) return false;
  if (claim === 'bought' && !isOfOffer(setup.offer.name, folded)) return false;
  const all = linesOf(claim);
  const [first = '', ...others] = all.map((one) => one.value);
  const value = state.claims?.[claim] ?? pickBy([first, ...others], ownSeed(setup), claim);
  const said = all.find((one) => one.value === value)?.lines;
  if (said === undefined) return false;
  const fresh = said.filter((line) => !state.used.includes(`claimed=${line}`));
  const line = pickBy([fresh[0] ?? said[0], ...fresh.slice(1)], setup.seed, 'claimed', claim);
  state.used.push(`claimed=${line}`);
  say(turn, 'topic', { text: fillLine(line, state.buyer.gender) });
  return true;
}

const isOfOffer = (offer: string, folded: string): boolean =>
  OF_MATTER.test(folded) || sharedStems(contentStems(folded), contentStems(offer)).length > 0;
