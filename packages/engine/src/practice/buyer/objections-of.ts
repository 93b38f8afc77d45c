import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { PRACTICE_OBJECTIONS } from '../../knowledge/practice/index.ts';
import { recogniseMessage } from '../../recognition/index.ts';
import { cleanText, fold } from '../../shared/text.ts';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { type Claim, type Claims, claimsOf, withClaims } from '../claims.ts';
import { LEVELS } from '../levels.ts';
import type { PracticeSetup } from '../port.ts';
import { contentStems, stemOf } from '../reading/stems.ts';
import { chance, shuffled } from '../seeded.ts';
import type { Buyer, BuyerObjection, Manner } from '../types.ts';
import { isOfBusiness } from '../words/business.ts';
import { isOfOtherTrade } from './own-trade.ts';

/** How often buyers object in each family. */
const WEIGHTS: Readonly<Record<Family, number>> = {
  price: 5,
  timing: 4,
  trust: 4,
  competition: 3,
  need: 2,
  terms: 2,
  authority: 0,
};
/** What a temperament objects first. */
const FAVOURITE: Readonly<Record<Manner, string>> = {
  hurried: 'no-time',
  distrustful: 'doubt',
  staller: 'think',
  haggler: 'discount',
  technical: 'comparing',
  undecided: 'think',
};
const SAID_MAX = 90;
const READS_FROM = 0.4;

export function objectionOf(key: string, said: string | null = null): BuyerObjection {
  const family = OBJECTIONS.find((one) => one.key === key)?.family ?? 'need';
  return { key, family, said };
}

/** What every buyer with an objection says of the own world: who compares has asked for quotes. */
export const claimsOfObjection = ({ key, said }: BuyerObjection): readonly Claim[] =>
  said === null
    ? (PRACTICE_OBJECTIONS.raise[key] ?? []).flatMap(claimsOf)
    : [said, ...(PRACTICE_OBJECTIONS.raise[key] ?? [])].flatMap(claimsOf);

const agreesWith = (claims: Claims, objection: BuyerObjection): boolean =>
  claimsOfObjection(objection).every(({ claim, value }) => (claims[claim] ?? value) === value);

/** The objections that the ICP states. */
export const statedObjections = (setup: PracticeSetup, isCompany: boolean): BuyerObjection[] =>
  setup.icp.profile.details.comportamentoCompra.objecoesComuns
    .map((text) => cleanText(text))
    .filter((text) => !isOfOtherTrade(text, setup.offer.name))
    .flatMap((text) => ofText(text, setup.offer.name, isCompany));

/**
 * The objections of the ICP first, then others by family; none twice.
 * @param claims what is true of this buyer: no other objection may say otherwise
 */
export function objectionsOf(
  setup: PracticeSetup,
  manner: Manner,
  isCompany: boolean,
  claims: Claims,
): Buyer['objections'] {
  const { seed, level, scene } = setup;
  const first = scene === 'haggling' ? [objectionOf('discount')] : [];
  const own = statedObjections(setup, isCompany);
  const favourite = chance(seed, 'favourite') < 0.7 ? [objectionOf(FAVOURITE[manner])] : [];
  const others = weighted(seed).map((key) => objectionOf(key));
  const all: BuyerObjection[] = [
    ...first,
    ...shuffled(own, seed, 'own').slice(0, 1),
    ...favourite,
    ...own,
    ...others,
  ];
  const distinct = all
    .filter(({ key }, at) => all.findIndex((one) => one.key === key) === at)
    .filter(({ key, family }) => family !== 'authority' && (isCompany || key !== 'approval'));
  return agreeing(distinct, claims).slice(0, LEVELS[level].objections);
}

/** Without those that say another thing of the buyer than what is true, or than one before. */
function agreeing(objections: readonly BuyerObjection[], claims: Claims): BuyerObjection[] {
  let said = claims;
  return objections.filter((one) => {
    if (!agreesWith(said, one)) return false;
    said = withClaims(said, claimsOfObjection(one));
    return true;
  });
}

/** An objection of the ICP, when it is recognised and can be said as it stands. */
function ofText(text: string, offer: string, isCompany: boolean): BuyerObjection[] {
  const { label, probability } = recogniseMessage(text);
  const key = label.startsWith('obj.') ? label.slice('obj.'.length) : '';
  if (!(key in PRACTICE_OBJECTIONS.raise) || probability < READS_FROM) return [];
  const said = saidToSeller(text);
  const isOwn = isSayable(text, offer) && (isCompany || !isOfBusiness(text));
  const isShort = text.length <= SAID_MAX;
  return [objectionOf(key, isShort && isOwn ? (said?.replace(/\.$/, '') ?? null) : null)];
}

/** What an objection says of money or a supplier names: "não temos verba para …". */
const NAMED =
  /\b(?:verba para|gastar com|fornecedor de|achei|pagar por|investir em|ninguem que fechou) ([a-z]{2,20})\b( (?:mais em conta|mais barat[oa]|agora|hoje)\b|$)?/;

const ABOUT_THEM =
  /\b(?:client\w+|pesso(?:a|as)|eles|elas|nunca|(?:ta|esta|estao|tao|vive|anda) (?:sem|com|sempre|muito|cansad\w+)|ach(?:a|am)|quer(?:em)?|tem medo|reclam\w+|dizem|diz que|pensam?|prefer\w+|desist\w+|comec(?:a|am)|deix(?:a|am))\b/;
const FIRST_PERSON =
  /\b(?:eu|me|mim|meu|minha|comigo|tenho|estou|to|vou|preciso|quero|acho|posso|consigo|prefiro|nosso|nossa|a gente|temos|ja comprei|ja tentei)\b/;

/** "Tá sem tempo e nunca começa" is what the seller says of the buyers, nothing that one says. */
const isAboutThem = (folded: string): boolean =>
  ABOUT_THEM.test(folded) && !FIRST_PERSON.test(folded);

/** An amount may be another than the stated price, and what is named may not be the offer. */
function isSayable(text: string, offer: string): boolean {
  const [, named, end] = NAMED.exec(fold(text)) ?? [];
  if (/\d/.test(text) || isAboutThem(fold(text))) return false;
  if (named === undefined || /^(?:mais|muito)$/.test(named)) return true;
  return end !== undefined && contentStems(offer).includes(stemOf(named));
}

function weighted(seed: number): string[] {
  const keys = Object.keys(PRACTICE_OBJECTIONS.raise);
  return keys
    .map((key) => ({
      key,
      order:
        chance(seed, 'objection', key) ** (1 / Math.max(0.01, WEIGHTS[objectionOf(key).family])),
    }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ key }) => key);
}
