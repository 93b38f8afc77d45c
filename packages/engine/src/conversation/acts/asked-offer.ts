import { fold } from '../../shared/text.ts';

const ASKS_OFFER =
  /\bo que (?:e que )?(?:voce|o seu|a sua|vocês|voces)\b[^?]{0,80}\b(?:entrega|oferece|inclui|garante|faz|tem)\b[^?]{0,60}\?/;

/** Whether the coach's reply asked what the seller gives that others do not. */
export const asksForOffer = (reply: string): boolean =>
  ASKS_OFFER.test(fold(reply.split('\n').findLast((line) => line.trim() !== '') ?? ''));

const OF_OTHERS =
  /^(?:e |mas |ja |enquanto |so que )*(?:el[ae]s?|[oa]s? (?:outr[oa]s?|concorr\w+|moc[oa]|homem|mulher|cara|loja))\b|\b(?:d?el[ae]s?) (?:nao|n|so|nem|num)\b/;

/** What the seller states of their own offer, without what it says of others. */
export const ownClauses = (text: string): string =>
  text
    .split(/[,;.]\s+|\s(?=(?:mas|enquanto|e) (?:o |a )?(?:ele|ela|outr[oa])(?![\p{L}]))/u)
    .filter((clause) => !OF_OTHERS.test(fold(clause)))
    .join(', ');
