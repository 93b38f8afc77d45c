import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { recognised } from '../reading/recognise.ts';
import type { WholeChange } from './change.ts';
import { wishesFor } from './wishes.ts';

const WHOLE: readonly WholeChange[] = [
  'shorter',
  'longer',
  'warmer',
  'firmer',
  'formal',
  'casual',
  'topics',
  'whatsapp',
  'email',
  'spoken',
  'restore',
  'fix',
];

/** A change of the whole text rather than of a part. */
export const wholeOf = (kind: ChangeKind | null): WholeChange | undefined =>
  WHOLE.find((one) => one === kind);

/** From this share of its readings a wish for a tone is read as the likeliest one. */
const LIKELY = 0.12;
const WISHES = /[,;.!?]\s+|\s(?:e|mas|i)\s/iu;

/** What a wish for a tone, a length or a form asks for: "mais curto e sem parecer cobrança". */
export function wholeChanges(what: string, order: string): WholeChange[] {
  const kinds = what
    .split(WISHES)
    .filter((wish) => /\p{L}/u.test(wish))
    .flatMap((wish) => {
      const own = wishesFor(wish);
      return own.length > 0 ? own : wishesFor(`${order} ${wish}`);
    });
  return kinds.length > 0 ? [...new Set(kinds)] : likeliest(`deixa ${fold(what)}`);
}

function likeliest(wish: string): WholeChange[] {
  const found = recognised(wish)
    .ranked.map(({ label, probability }) => ({
      kind: WHOLE.find((one) => `change.${one}` === label),
      probability,
    }))
    .find(({ kind }) => kind !== undefined);
  return found?.kind && found.probability >= LIKELY ? [found.kind] : [];
}
