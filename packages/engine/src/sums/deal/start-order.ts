import { change, type Draft } from './draft.ts';
import { cleared, countOf, isLine } from './edits.ts';
import type { Segment } from './mention-type.ts';
import { goodNamed, nounsOf } from './names.ts';
import { headOf, TAKE_WORDS } from './segment-words.ts';

/** Whether a segment counts goods. */
const isCounted = (one: Segment): boolean =>
  one.count !== null && nounsOf(one.name).length > 0 && one.name[0]?.word !== 'de';

/** Starts a fresh order where a message counts goods without going on with the last one. */
export function startOrder(draft: Draft, segments: readonly Segment[]): void {
  const { said, deal } = draft;
  const isSame = segments.filter(isCounted).every((one) => {
    const good = goodNamed(nounsOf(headOf(one.name), true), deal.goods);
    return typeof good === 'number' && one.amount === null && countOf(deal, good) === one.count;
  });
  const goesOn =
    isSame ||
    said.returnsToFirst ||
    said.addsFirst ||
    said.supposes ||
    said.replaces ||
    said.keepsDiscount ||
    GOES_ON.test(said.words) ||
    TAKE_WORDS.test(said.words);
  if (goesOn || !segments.some(isCounted) || !deal.entries.some(isLine)) return;
  // Whether it goes on or begins anew is only plain where the message asks or names somebody.
  if (
    !said.isQuestion &&
    !/\bquanto\b|\btotal\b/.test(said.words) &&
    draft.newNames.length === 0 &&
    !said.isOther
  ) {
    const isNew = segments.filter(isCounted).every((one) => {
      const good = goodNamed(nounsOf(headOf(one.name), true), deal.goods);
      return good !== 'several' && (good === null || countOf(deal, good) === 0);
    });
    if (isNew && draft.talk.query !== null) draft.isJoined = true;
    else draft.unread++;
    return;
  }
  draft.isFresh = true;
  change(draft, cleared(deal));
}

const GOES_ON =
  /^(?:e|com)\b|\b(?:junto|refa[zc]\w*|manten\w+|mantid\w+|desse|nesse|dess[ea]s|ness[ea]s|pelo|pela|primeiro|ganh\w+|lucr\w+|sobra\w*|ja com)\b/;
