/** Occasions whose people are guests: no team, no household, no size of a firm. */
const OCCASION =
  /\b(?:casament\w*|weddings?|bodas|festa\w*|festinha\w*|aniversari\w+|evento\w*|churrasc\w*|formatura\w*|jantar\w*|almoc\w*|batizad\w*|cerimoni\w+|recepc\w+|confraterniza\w*|excurs\w+|passeio\w*|viage\w*|cha de \w+)\b[^.;,]{0,40}$/;

/** Whether people counted after these words come to an occasion. @param before folded words of the clause */
export const isOfOccasion = (before: string): boolean => OCCASION.test(before);

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
