/** Occasions whose people are guests: no team, no household, no size of a firm. */
const OCCASION =
  '(?:casament\\w*|weddings?|bodas|festa\\w*|festinha\\w*|aniversari\\w+|evento\\w*|churrasc\\w*|formatura\\w*|jantar\\w*|almoc\\w*|batizad\\w*|cerimoni\\w+|recepc\\w+|confraterniza\\w*|excurs\\w+|passeio\\w*|viage\\w*|cha de \\w+)';
const OCCASION_BEFORE = new RegExp(`\\b${OCCASION}\\b[^.;,]{0,40}$`);
/** "40 pessoas na festa", "60 pessoas no aniversário do filho". */
const OCCASION_AFTER = new RegExp(
  `^(?:por|em cada|em|n[ao]s?|num|numa|pr[ao]s?|d[ao]s?) ${OCCASION}\\b`,
);

/** Whether people counted between these words come to an occasion. Both are folded words of one clause. */
export const isOfOccasion = (before: string, after = ''): boolean =>
  OCCASION_BEFORE.test(before) || OCCASION_AFTER.test(after);

/** Guests by their name, whatever they come to. */
export const isGuest = (noun: string): boolean => /^convidad[oa]s?$/.test(noun);

const GUESTS = /(\d{1,4})(?: a (\d{1,4}))? (?:pessoas|convidad[oa]s|amig[oa]s|crianc[oa]s)\b/g;

/** How many guests a folded text names; null for none. */
export function guestsIn(folded: string): { low: number; high: number } | null {
  for (const { 0: whole, 1: low = '', 2: high = low, index } of folded.matchAll(GUESTS)) {
    if (/convidad/.test(whole) || isOfOccasion(folded.slice(0, index))) {
      return { low: Number(low), high: Number(high) };
    }
  }
  return null;
}
