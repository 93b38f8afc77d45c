import type { BriefingFact } from '@salesai/contract/practice';
import { type IcpFacts, readIcpFacts } from '../../facts/index.ts';
import { isPrivateRole } from '../../facts/private-role.ts';
import { cleaned } from '../../shared/answers.ts';
import { cleanText, cut } from '../../shared/text.ts';
import {
  biographyOf,
  buyerKindOf,
  isBoughtByPersons,
  isGeneralProblem,
  NEUTRAL,
  runsBusiness,
  usualProblemOf,
} from '../biography/kinds.ts';
import { particularsOf } from '../biography/particulars.ts';
import { type Claims, claimsOf, withClaims } from '../claims.ts';
import { LEVELS } from '../levels.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';
import { chance, pickBy } from '../seeded.ts';
import { sheetOf } from '../sheets/sheet-of.ts';
import type { Biography, Buyer, Gender } from '../types.ts';
import { reais } from '../words/money.ts';
import { deadlineOf, isCompanyBuyer, plansOf, storiesOf } from './buyer-facts.ts';
import type { FactSources } from './fact-sources.ts';
import { claimsOfObjection, objectionsOf, statedObjections } from './objections-of.ts';
import { statesPain } from './pain-sentence.ts';
import { genderOf, mannerOf, personaOf } from './persona.ts';
import { surroundingsOf } from './surroundings.ts';
import { userOf } from './user.ts';
import { asWritten } from './written.ts';

const BRIEFING_MAX = 160;

/**
 * The buyer of a session; everything follows from the setup.
 * @param statedUser of the child or parent that the seller spoke of before the buyer did
 */
export function createBuyer(given: PracticeSetup, statedUser: Gender | null = null): Buyer {
  const setup = asWritten(given);
  const facts = readIcpFacts(cleaned(setup.icp.answers));
  const gender = genderOf(setup, facts);
  const manner = mannerOf(setup);
  const persona = personaOf(setup, facts, gender, manner);
  const isCompany = isCompanyOf(setup, facts, persona.role);
  const named = biographyOf(setup, isCompany, facts.description?.value ?? '');
  const biography = withProblem(named, statesPain(setup, facts), isCompany);
  const partner = partnerOf(setup, gender, biography, isCompany);
  const sheet = sheetOf(setup, isCompany);
  const user = isCompany ? null : userOf(setup, sheet, biography, statedUser);
  const ceiling = setup.offer.price * LEVELS[setup.level].ceiling;
  const notCustomer = notCustomerOf(setup);
  const surroundings = surroundingsOf(setup, facts, biography, isCompany);
  const sources: FactSources = {
    ...{
      surroundings,
      setup,
      facts,
      biography,
      gender,
      isCompany,
      partner,
      ceiling,
      notCustomer,
      sheet,
    },
    user,
    claims: claimsBefore(setup, partner, isCompany),
  };
  const stories = storiesOf(sources);
  const objections = objectionsOf(setup, manner, isCompany, claimsOfStories(sources, stories));
  const claims = withClaims(sources.claims, objections.flatMap(claimsOfObjection));
  return {
    persona,
    biography,
    ...(sheet && { sheet: sheet.key }),
    particulars: particularsOf(setup, { biography, gender, isCompany }),
    gender,
    ...(user && { user }),
    manner,
    ...surroundings,
    isMonthly: isPaidMonthly(setup),
    briefing: briefingOf(given, stories.facts.pain),
    briefed: briefedStems(setup),
    ...stories,
    facts: { ...stories.facts, ...plansOf({ ...sources, claims }) },
    objections,
    ceiling,
    partner,
    notCustomer,
  };
}

function isCompanyOf(setup: PracticeSetup, facts: IcpFacts, role: string): boolean {
  const runs = (text: string) => runsBusiness(text) && !isBoughtByPersons(setup);
  if (isPrivateRole(role)) return runs(facts.description?.value ?? '');
  return isCompanyBuyer(facts) || runs(wordsOf(setup));
}

/** Who decides, and what the objections of the ICP say of their buyer. */
const claimsBefore = (
  setup: PracticeSetup,
  partner: Buyer['partner'],
  isCompany: boolean,
): Claims =>
  withClaims(
    { decision: partner === null ? 'alone' : 'shared' },
    statedObjections(setup, isCompany).flatMap(claimsOfObjection),
  );

const claimsOfStories = (
  sources: FactSources,
  { facts, today }: ReturnType<typeof storiesOf>,
): Claims =>
  withClaims(
    sources.claims,
    [today ?? '', facts.tried, facts.pain, facts.impact, deadlineOf(sources) ?? ''].flatMap(
      claimsOf,
    ),
  );

/** What is true of a buyer from the start. */
export const claimsOfBuyer = ({ partner, facts, today, objections }: Buyer): Claims =>
  withClaims({ decision: partner === null ? 'alone' : 'shared' }, [
    ...[today ?? '', facts.tried, facts.pain, facts.impact, facts.timeline, facts.budget].flatMap(
      claimsOf,
    ),
    ...objections.flatMap(claimsOfObjection),
  ]);

/** The seller's own words say more than a general problem; without any, what is bought names one. */
function withProblem(named: Biography, saysPain: boolean, isCompany: boolean): Biography {
  const isGeneral = isGeneralProblem(named.problem);
  if (saysPain) return isGeneral ? { ...named, problem: NEUTRAL.problem } : named;
  const usual = named.problem === NEUTRAL.problem ? usualProblemOf(named, isCompany) : undefined;
  return usual === undefined ? named : { ...named, problem: usual };
}

const MONTHLY =
  /\b(?:mensa(?:l|is|lidade\w*)|assinatura\w*|(?:por|ao|cada|\/ ?) ?mes|contabilidade|plano de (?:saude|internet))\b/;

const isPaidMonthly = ({ offer, icp }: PracticeSetup): boolean =>
  MONTHLY.test(plain(`${offer.name}. ${icp.profile.details.ticketMedio}`));

/** How the seller calls this customer. */
const wordsOf = ({ icp }: PracticeSetup): string =>
  [icp.name, ...icp.answers.map(({ answer }) => answer)].join('. ');

function partnerOf(
  { seed, scene, level }: PracticeSetup,
  gender: Gender,
  biography: Biography,
  isCompany: boolean,
): Buyer['partner'] {
  const isShared = scene === 'partner' || chance(seed, 'shared') < LEVELS[level].shared;
  if (!isShared) return null;
  const own = buyerKindOf(biography)?.partners;
  if (own) return pickBy(own, seed, 'partner');
  if (!isCompany) {
    return gender === 'f'
      ? { text: 'meu marido', gender: 'm' }
      : { text: 'minha esposa', gender: 'f' };
  }
  return pickBy(
    [
      { text: 'meu sócio', gender: 'm' },
      { text: 'minha sócia', gender: 'f' },
      { text: 'meu irmão', gender: 'm' },
    ],
    seed,
    'partner',
  );
}

function notCustomerOf({ seed, scene, level, icp }: PracticeSetup): string | null {
  const [reason] = icp.profile.details.perfilNegativo
    .map((text) => cleanText(text))
    .filter((text) => text !== '' && !OF_SELLER.test(text));
  const isDrawn = scene === 'open' && chance(seed, 'not customer') < LEVELS[level].notCustomer;
  return isDrawn && reason ? reason : null;
}

/** Quotes the seller's own words or speaks to the seller: nothing that a buyer says of themselves. */
const OF_SELLER = /[“”"']|(?<!\p{L})(?:você|seu|sua|suas|seus)(?!\p{L})/u;

/** Stems of the seller's own answers and of the profile. */
function briefedStems({ icp }: PracticeSetup): string[] {
  const { details, mainPain } = icp.profile;
  const answers = icp.answers.map(({ answer }) => answer);
  return contentStems([mainPain, details.dorPrincipal, details.resumoICP, ...answers].join(' '));
}

const SCENES: Readonly<Record<PracticeSetup['scene'], string | null>> = {
  open: null,
  ghosting:
    'Vocês já conversaram. A pessoa contou o problema, você passou o preço, ela viu e não respondeu há três dias.',
  partner: 'Outra pessoa participa desta decisão.',
  haggling: 'Esta pessoa gosta de negociar o preço.',
};

/** What the seller may know before; the story of the exercise was made up, so that nobody said it. */
function briefingOf({ icp, scene, offer }: PracticeSetup, pain: string): BriefingFact[] {
  const { details } = icp.profile;
  const fact = (field: string, text: string): BriefingFact => ({
    text: firstSentences(withoutTasks(cleanText(text)), BRIEFING_MAX),
    origin: details.origens.some(({ campo, base }) => campo === field && base === 'voce_disse')
      ? 'you_said'
      : 'assumption',
  });
  const known: BriefingFact[] = [
    fact('resumoICP', details.resumoICP),
    fact('dorPrincipal', details.dorPrincipal),
    { text: `Você vende: ${cut(cleanText(offer.name), BRIEFING_MAX)}`, origin: 'you_said' },
  ];
  const situation = SCENES[scene];
  const line: BriefingFact[] = situation ? [{ text: situation, origin: 'assumption' }] : [];
  if (scene === 'ghosting') {
    line.push(
      { text: `O que a pessoa te contou: “${pain}”`, origin: 'assumption' },
      { text: `O preço que você passou: ${reais(offer.price)}`, origin: 'you_said' },
    );
  }
  return [...line, ...known].filter(({ text }) => text !== '');
}

/** What the ICP tells the seller to do, or guesses, is nothing that is known of the buyer. */
const TASK =
  /^(?:Peça|Pergunte|Confirme|Só fale|Trate|Hipótese|Você não disse|Você oferece|Entre )/u;
const withoutTasks = (text: string): string =>
  text
    .split(/(?<=[.!?]['”"]?) (?=\p{Lu})/u)
    .filter((one) => !TASK.test(one))
    .join(' ');

/** As many whole sentences from the start as fit; the first one is cut when it alone is too long. */
function firstSentences(text: string, max: number): string {
  const ends = [...text.matchAll(/[.!?]["”’']?(?=\s|$)/gu)].map(
    ({ 0: end, index }) => index + end.length,
  );
  const last = ends.filter((end) => end <= max).at(-1);
  return last === undefined ? cut(text, max) : text.slice(0, last);
}
