import type { Act, ActKind } from './act.ts';
import { pronounOf } from './reading/people.ts';
import type { Known } from './state/known.ts';

/** Replies in words of the knowledge; texts that the seller pasted keep their own. */
const OURS: ReadonlySet<ActKind> = new Set([
  'objection',
  'advice',
  'answer',
  'case',
  'insist',
  'explain',
  'next',
  'text',
  'result-loss',
]);
const SPEECH = /“[^”]{0,600}”/gu;

/** A reply with the forms for a woman who sells, in what she says, and for a woman who buys, in what is said of her. */
export function agreeing(reply: string, act: Act, known: Known): string {
  const isOurs = OURS.has(act.kind) || (act.kind === 'change' && act.change === 'another');
  if (!isOurs) return reply;
  const { customer, person, firstName, context } = known;
  const gender = context.reading.brief.sellerGender;
  const isSellerFemale =
    gender === null ? firstName !== '' && pronounOf(firstName) === 'ela' : gender === 'f';
  const isCustomerFemale =
    known.pronoun === 'ela' && (customer?.gender === 'ela' || person !== null || customer === null);
  return reply
    .split('\n')
    .map((one) => {
      const isMessage = one.startsWith('>');
      const said = isMessage && isSellerFemale ? ofSeller(one) : one;
      if (!isCustomerFemale) return said;
      return isMessage ? toCustomer(said) : outsideSpeech(said, ofCustomer);
    })
    .join('\n');
}

/** What a message says to a woman: "para você se sentir segura". */
const toCustomer = (text: string) =>
  text.replace(
    /(?<=(?<![\p{L}])(?:[Vv]ocê|[Aa] senhora)(?![\p{L}])[^.!?,;]{0,40}(?<![\p{L}]))(segur|brav|chatead|tranquil|interessad|satisfeit|cansad|preocupad|sozinh|obrigad|animad|confus|incomodad|atendid)o(?![\p{L}])/gu,
    '$1a',
  );

const ofSeller = (text: string) =>
  text.replace(/(?<![\p{L}])([Oo])brigado(?![\p{L}])/gu, '$1brigada');

const ofCustomer = (text: string) =>
  text
    .replace(/(?<![\p{L}])([Ee])le(?![\p{L}])/gu, '$1la')
    .replace(/(?<![\p{L}])([DdNn])ele(?![\p{L}])/gu, '$1ela')
    .replace(/(?<![\p{L}])([Oo]) cliente(?![\p{L}])/gu, (_all, article: string) =>
      article === 'O' ? 'A cliente' : 'a cliente',
    )
    .replace(/(?<![\p{L}])([dn])o cliente(?![\p{L}])/gu, '$1a cliente')
    .replace(/(?<![\p{L}])ao cliente(?![\p{L}])/gu, 'à cliente')
    .replace(
      /(?<=(?<![\p{L}])[Ee]la(?![\p{L}])[^.!?]{0,60})(sozinh|atacad|bob)o(?![\p{L}])/gu,
      '$1a',
    );

/** What somebody says, in quotation marks, stays as it is. */
function outsideSpeech(text: string, change: (part: string) => string): string {
  const spoken = text.match(SPEECH) ?? [];
  return text
    .split(SPEECH)
    .map((part, at) => `${change(part)}${spoken[at] ?? ''}`)
    .join('');
}
