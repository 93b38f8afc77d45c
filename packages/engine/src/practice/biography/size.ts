import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import type { Buyer, Gender, OfferUser } from '../types.ts';
import { type DetailAnswer, filledDetail, speakerOf } from './detail.ts';

type Asked = Pick<Buyer, 'gender' | 'user'>;

const OF_FEET =
  /\b(?:calcad\w+|calc(?:a|am|o|ar)\b|sapat\w+|tenis|sandalia\w*|chinelo\w*|botas?|palmilha\w*|pes?\b)/;
const OF_CLOTHES = /\b(?:roupa\w*|vest(?:e|em|ir)\b|manequim|camis\w+|blusa\w*|uniforme\w*)\b/;
/** Asks for the size of the buyer, though somebody else will use it. */
const OF_SELF = /\b(?:(?:o|a) senhora?|voces?|seu|teu)\b(?! (?:pai|filho|marido|sogro|avo)\b)/;

const FEET: Readonly<Record<Gender, string>> = { f: '{n:34-38}', m: '{n:39-43}' };
const CLOTHES: Readonly<Record<Gender, string>> = { f: '{n:40-48}', m: '{n:42-46}' };
const GROWN_FROM = 14;
/** A shoe for a child is so much above the age. */
const CHILD_FEET = 22;

/** What number is worn on the feet or the body, by who the thing is for. @param folded the question */
export function sizeAnswer(setup: PracticeSetup, buyer: Asked, folded: string): DetailAnswer {
  const isOfFeet =
    OF_FEET.test(folded) || (OF_FEET.test(plain(setup.offer.name)) && !OF_CLOTHES.test(folded));
  const wearer = buyer.user && !OF_SELF.test(folded) ? buyer.user : null;
  const gender = wearer?.gender ?? buyer.gender;
  const size = childSize(wearer, isOfFeet) ?? (isOfFeet ? FEET : CLOTHES)[gender];
  const verb = wearer ? (isOfFeet ? 'calça' : 'veste') : isOfFeet ? 'calço' : 'visto';
  const who = wearer ? (gender === 'f' ? 'ela ' : 'ele ') : '';
  const id = `particular size ${isOfFeet ? 'feet' : 'body'} ${wearer ? 'user' : 'own'}`;
  return { id, text: filledDetail(speakerOf(setup, buyer), `${who}${verb} ${size}`) };
}

function childSize(wearer: OfferUser | null, isOfFeet: boolean): string | null {
  if (wearer?.who !== 'child' || wearer.age >= GROWN_FROM) return null;
  return String(isOfFeet ? wearer.age + CHILD_FEET : wearer.age);
}
