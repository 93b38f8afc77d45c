import type { FreightRule } from './list-freight.ts';
import { isSameToken } from './tokens.ts';

/** What is asked where the price of a delivery is not known. */
export function freightQuestion(freights: readonly FreightRule[]): string {
  const places = freights.flatMap((one) => one.places.map(({ label }) => label));
  if (places.length > 1) return `Para onde é a entrega: ${places.slice(0, 5).join(', ')}?`;
  return freights.some(({ bands, perKm }) => bands.length > 0 || perKm !== null)
    ? 'A quantos quilômetros é a entrega?'
    : 'Quanto é o frete?';
}

/** The price of a delivery by its distance, its place, or for everywhere. */
export function freightFor(
  { place, km }: { place: string; km: number | null },
  freights: readonly FreightRule[],
  goods: number,
): { amount: number; rule: FreightRule } | null {
  const isFree = (rule: FreightRule) => rule.freeFrom !== null && goods >= rule.freeFrom;
  if (km !== null) {
    for (const rule of freights) {
      const band = rule.bands.find(({ above, upTo }) => km > above && km <= upTo);
      if (band) return { amount: isFree(rule) ? 0 : band.amount, rule };
      if (rule.perKm !== null)
        return { amount: Math.max(rule.least, rule.perKm * Math.max(0, km - rule.from)), rule };
    }
  }
  const words = place.split(' ');
  for (const rule of freights) {
    const named = rule.places.find(({ name }) =>
      name.every((one) =>
        words.some((word) =>
          isSameToken(one, { ...one, word, stem: word === one.word ? one.stem : stemLike(word) }),
        ),
      ),
    );
    if (named) return { amount: isFree(rule) ? 0 : named.amount, rule };
  }
  const [only] = freights;
  if (!only || freights.length > 1) return null;
  if (only.flat !== null) return { amount: isFree(only) ? 0 : only.flat, rule: only };
  const [band] = only.bands;
  if (km === null && band && only.bands.length === 1 && only.places.length === 0)
    return { amount: isFree(only) ? 0 : band.amount, rule: only };
  const [single] = only.places;
  return single && only.places.length === 1 && only.bands.length === 0
    ? { amount: isFree(only) ? 0 : single.amount, rule: only }
    : null;
}

const stemLike = (word: string): string => word.replace(/s$/, '').replace(/(?<=.{4})[aeo]$/, '');
