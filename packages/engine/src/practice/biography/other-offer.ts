import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed, pickBy } from '../seeded.ts';
import type { SessionState } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { reais, roundAmount } from '../words/money.ts';
import type { DetailAnswer } from './detail.ts';

type Said = Pick<SessionState, 'buyer' | 'raised' | 'revealed' | 'mentioned' | 'claims'>;

const NAMED =
  /\b(?:outr[oa]s? (?:orcament\w+|proposta\w*|empresa\w*|preco\w*|valor\w*|cotac\w+|profissional|lugar)|concorr\w+|(?:n|d)?[oa]s? outr[oa]s?|conhecid[oa]|quem (?:e que |foi que )?te (?:ofere\w+|cobr\w+|pass\w+|atend\w+|fez)|te (?:ofereceram|cobraram|passaram)|dess[ea]s? orcament\w+|ess[ea]s? orcament\w+)\b/;
const PRONOUN = /\b(?:n|d)?(?:ele|ela|dele|dela)\b/;
const OF_OFFER =
  /\b(?:cobr\w+|pass\w+|orcament\w+|quanto|preco|valor|inclu\w+|incluso|garanti\w+|vinha|marca|entreg\w+|ofere\w+|prazo|parcel\w+)\b/;
/** What buyers say of another offer. */
const MENTIONS =
  /\b(?:orcament\w+|concorrent\w*|mais barato|cobrando menos|pagou (?:bem )?menos|por menos|preco menor)\b/;
/** Of the price of this offer, in percent. */
const OTHER_PRICE = { low: 82, high: 93 } as const;

/**
 * What an offer of somebody else costs and has: fixed for the session; null for another question.
 * @param message what the question stands in, which may name who made the offer
 */
export function otherOfferAnswer(
  setup: PracticeSetup,
  said: Said,
  folded: string,
  message = folded,
): DetailAnswer | null {
  const hasMentioned = hasOtherOffer(said);
  const isNamed =
    NAMED.test(folded) || (PRONOUN.test(folded) && (hasMentioned || NAMED.test(message)));
  if (!isNamed || !OF_OFFER.test(folded)) return null;
  const kind = hasMentioned ? kindOf(folded) : 'none';
  const id = `other offer ${kind}`;
  const share = between(OTHER_PRICE.low, OTHER_PRICE.high, ownSeed(setup), 'other offer');
  const preco = reais(roundAmount((setup.offer.price * share) / 100));
  const lines = PRACTICE_FACTS.otherOffer[kind];
  const line = pickBy(lines, ownSeed(setup), 'detail', id);
  return { id, text: fillLine(line, said.buyer.gender, { preco }) };
}

/** What is true of other quotes decides; in sessions of before what was said of them. */
function hasOtherOffer({ claims, raised, mentioned, revealed }: Said): boolean {
  const quotes = claims?.quotes;
  if (quotes !== undefined) return quotes === 'asked';
  return (
    raised.some(({ family }) => family === 'competition') ||
    MENTIONS.test(plain([...mentioned, ...revealed.map(({ text }) => text)].join(' ')))
  );
}

function kindOf(folded: string): 'price' | 'has' | 'who' {
  const asked = askedIn(folded);
  if (asked === 'amount' || /\b(?:preco|valor)\b/.test(folded)) return 'price';
  return asked === 'who' || /\b(?:empresa|nome)\b/.test(folded) ? 'who' : 'has';
}
