import { isStrongSign } from '../../facts/complaint-signs.ts';
import type { Fact, IcpFacts } from '../../facts/index.ts';
import type { Pain } from '../../facts/pain.ts';
import { isOfSeller } from '../../facts/pain-subject.ts';
import { fold } from '../../shared/text.ts';
import { isDoubt } from '../phrasing/sayable.ts';
import { isSaid } from './stated-objections.ts';

/** A clause that may be a pain although no word of complaint names one. */
const TROUBLE =
  /\b(?:perd\w+|demora\w*|risc\w+|atras\w+|quebr\w+|demais|ruim|roub\w+|furto|medo|falta\w*|nao|sem|reclam\w+|problema|murcha|cai\b|parad\w+|desconfi\w+|vergonha|cansad\w+|estrag\w+|manchad\w+|gringo|desesperad\w+|trava\w*|sozinh\w+|velho|apert[oa]\w*|sofr\w+|suj[oa]s?|refeit[oa]|golpe|fila|dificuldade|nunca|dor(?:es)?)\b/;

/** What customers suffer from; what they say against buying, its price above all, is none of it. */
export const painsIn = ({ pains, description }: IcpFacts): Fact<Pain>[] =>
  pains
    .filter(({ span }) => !isSaid(description?.value ?? '', span.start))
    .filter(({ span }) => !isOfPrice(span.quote))
    .flatMap((one) => withoutSaying(one) ?? []);

/** "reclama de custo", "preço alto": an objection to any offer. */
const OF_PRICE =
  /^(?:(?:sempre|só|muito|vive|vivem|costumam?) )*(?:reclam\p{L}+|se queixam?|sofrem?)? ?(?:d[aeo]s? |com )?(?:o |a |os |as )?(?:custos?|preços?|valor(?:es)?|mensalidades?|parcelas?|orçamentos?)(?: (?:alt|car|elevad|abusiv|salgad)\p{L}+)?$/iu;

const isOfPrice = (quote: string): boolean => OF_PRICE.test(quote.trim());

/** A stated complaint; a clause that only may be one when it sounds like trouble. */
export function mainPainOf(facts: IcpFacts): Fact<Pain> | null {
  const felt = painsIn(facts);
  const isSure = ({ certainty, span, value }: Fact<Pain>) =>
    certainty === 'certain' && (value.isOfThing === true || !/^sem\b/i.test(span.quote));
  return (
    felt.find(isSure) ??
    felt.find(({ value }) => TROUBLE.test(fold(value.clause))) ??
    felt.find(({ value }) => fold(value.clause).split(' ').some(isStrongSign)) ??
    troubleIn(facts)
  );
}

/** What they say of the offer is an objection; "reclamam do juro e dizem …" is a pain up to "e". */
const SAYING =
  /^(?:(?:não|já|só|sempre) )*(?:acham?|dizem|diz|falam?|pensam?|acreditam?|desconfiam?|confiam?|pedem?)(?!\p{L})/u;
const NEXT_SAYING =
  / (?:e|mas) (?=(?:dizem|diz|falam?|acham?|pensam?|pedem?|não confiam|desconfiam) )/u;

function withoutSaying(pain: Fact<Pain>): Fact<Pain> | null {
  const { quote, start } = pain.span;
  if (isDoubt(quote) || SAYING.test(quote)) return null;
  const [own = quote] = quote.split(NEXT_SAYING);
  if (own === quote) return pain;
  return {
    ...pain,
    value: { ...pain.value, clause: own },
    span: { ...pain.span, quote: own, end: start + own.length },
  };
}

/** A clause of the description with a word of trouble, to be confirmed; what customers earn is none. */
function troubleIn({ description, means }: IcpFacts): Fact<Pain> | null {
  if (!description) return null;
  const clause = description.value
    .split(/[,;.!?\n](?=\s|$)/)
    .filter((part) => !isOfPrice(part.trim()))
    .filter((part) => means === null || !part.includes(means.span.quote))
    .filter((part) => !isOfSeller(part))
    .find((part) => TROUBLE.test(fold(part)) && !isDoubt(part.trim()) && !SAYING.test(part.trim()));
  const quote = clause?.trim();
  if (!quote) return null;
  const start = description.span.start + description.value.indexOf(quote);
  return {
    value: { clause: quote, phrase: null, form: 'clause' },
    certainty: 'likely',
    span: { ...description.span, start, end: start + quote.length, quote },
  };
}
