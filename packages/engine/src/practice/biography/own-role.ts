import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed, pickBy } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import type { DetailAnswer } from './detail.ts';

const ASKS_OWNER =
  /\b(?:voces?|tu|o senhor|a senhora) (?:que )?(?:mesm[oa] )?(?:e|es|eh|seria) (?:mesm[oa] )?(?:[oa] |um |uma )?(?:don[oa]|propriet\w+|soci[oa])\b|^(?:e )?(?:[oa] )?(?:don[oa]|propriet\w+) (?:e|eh) (?:voce|o senhor|a senhora)\b/;
const ASKS_JOB =
  /\b(?:sua|tua|qual (?:e |eh )?a) (?:funcao|ocupacao)\b|\b(?:seu|teu|qual (?:e |eh )?o) (?:cargo|papel)\b|\bo que (?:e que )?voce faz (?:ai|la|n[ao])\b|\bvoce (?:e|eh) (?:[oa] )?(?:gerente|responsavel|encarregad[oa]|supervisor\w*|comprador\w*)\b/;
/** "responsável por laticínio": what such a customer is called, and nobody says of the own job. */
const CARES = /^(?:responsável por|cliente$)/u;

/** Who is asked for the own job, or whether the business is the own one, knows it. */
export function roleAnswer(
  setup: PracticeSetup,
  { persona, gender, isCompany }: Buyer,
  folded: string,
): DetailAnswer | null {
  const asksOwner = ASKS_OWNER.test(folded);
  if (!isCompany || (!asksOwner && !ASKS_JOB.test(folded))) return null;
  const seed = ownSeed(setup);
  const { owner, employee, cares } = PRACTICE_FACTS.ownRole;
  const cargo = CARES.test(persona.role) ? pickBy(cares, seed, 'cares') : `sou ${persona.role}`;
  if (!asksOwner) return { id: 'own role', text: cargo };
  const isOwner = /^don[oa](?!\p{L})/u.test(persona.role);
  const line = pickBy(isOwner ? owner : employee, seed, 'owner');
  return { id: 'own role', text: fillLine(line, gender, { cargo }) };
}

const HAS_THINGS =
  /(?:^|\s)(?:têm|tem|usam|usa|possuem) ((?:\p{L}{3,20}, ){0,3}\p{L}{3,20} e \p{L}{3,20})(?=[\s,.;]|$)/u;
const ASKS_THINGS =
  /\b(?:o que|quais|que)\b.{0,25}\b(?:tem|usa\w*|possu\w+)\b|\bso\b.{0,25}\bou\b|\btambem\b/;
const STEM = 5;

/** Of what a customer has several of. */
const COUNT = { low: 4, high: 12 } as const;
const names = (folded: string, thing: string): boolean =>
  folded.includes(plain(thing).slice(0, STEM));
const countsThing = (folded: string, thing: string): boolean =>
  [...folded.matchAll(/\bquant[oa]s ([a-z]{3,20})/g)].some(([, noun = '']) => names(noun, thing));

/** "Só balança ou tem termômetro também?": what the ICP says that such a customer has. */
export function ownThings(
  setup: PracticeSetup,
  { isCompany }: Buyer,
  folded: string,
): DetailAnswer | null {
  const isCount = /\bquant[oa]s\b/.test(folded);
  if (!isCompany || !(isCount || ASKS_THINGS.test(folded))) return null;
  const [, things] =
    setup.icp.answers.map(({ answer }) => HAS_THINGS.exec(answer)).find((one) => one) ?? [];
  if (things === undefined) return null;
  const seed = ownSeed(setup);
  const named = things
    .split(/, | e /)
    .filter((one) => (isCount ? countsThing(folded, one) : names(folded, one)));
  if (isCount) {
    const counts = named.map(
      (one) => `${between(COUNT.low, COUNT.high, seed, 'things', one)} ${one}`,
    );
    return counts.length > 0 ? { id: `count of ${named.join()}`, text: counts.join(' e ') } : null;
  }
  const line = pickBy(PRACTICE_FACTS.ownThings, seed, 'own things');
  return named.length > 0 ? { id: 'own things', text: line.replace('{coisas}', things) } : null;
}
