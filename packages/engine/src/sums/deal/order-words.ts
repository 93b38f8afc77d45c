import type { Entry } from './deal.ts';
import { change, type Draft, named } from './draft.ts';
import { cleared, dropAll, isLine, withCount } from './edits.ts';

const WITHOUT =
  /\b(?:sem|tir\w{1,4}|retir\w+|cancel\w+|fora|desist\w+) (?:[oa]s?|d[aeo]s?|ess[ea]s?) ((?:\p{L}+ ?){1,3})/gu;
const WITH = /\bcom (?:[oa]s?) ((?:\p{L}+ ?){1,2})/gu;
const AGAIN = /\bvolt\w+ (?:com )?(?:[oa]s?) ((?:\p{L}+ ?){1,3})/u;
const NO_GOODS =
  /^(?:descont\w*|juros?|taxa de juros|nada|contar|mexer|custo|que|lucro|ness?|total|pedido|duvida|iss)/;

/** What the words without numbers do: another customer, the first order, goods taken out or put back. */
export function applyWords(draft: Draft): void {
  const { said, talk } = draft;
  if (said.isOther && talk.deal.entries.length > 0) {
    draft.isFresh = true;
    change(draft, cleared(draft.deal));
  }
  if (said.returnsToFirst && talk.first && !draft.order)
    change(draft, { ...draft.deal, entries: talk.first.entries, spent: talk.first.spent });
  for (const [, name = ''] of said.words.matchAll(WITHOUT)) {
    if (!NO_GOODS.test(name)) takeOut(draft, name);
  }
  const [, again = ''] = AGAIN.exec(said.words) ?? [];
  if (again) putBack(draft, again);
  for (const [, name = ''] of said.words.matchAll(WITH)) putBack(draft, name);
}

function takeOut(draft: Draft, name: string): void {
  const { deal } = draft;
  const good = named(name, deal.goods);
  const extra = deal.entries.find((one) => one.kind === 'extra' && isNamed(one, name));
  const out =
    extra ??
    (typeof good === 'number'
      ? deal.entries.find((one) => isLine(one) && one.good === good)
      : undefined);
  if (!out) return;
  draft.removed.push(out);
  change(draft, dropAll(deal, out));
}

const isNamed = (one: Entry & { kind: 'extra' }, name: string) =>
  name.split(' ').some((word) => word.length > 3 && one.name.includes(word.slice(0, -1)));

function putBack(draft: Draft, name: string): void {
  const good = named(name, draft.deal.goods);
  const before = [...draft.talk.removed].toReversed();
  const entry = before.find(
    (one) => (isLine(one) && one.good === good) || (one.kind === 'extra' && isNamed(one, name)),
  );
  if (!entry || draft.deal.entries.includes(entry)) return;
  if (isLine(entry) && draft.deal.entries.some((one) => isLine(one) && one.good === entry.good))
    return;
  if (isLine(entry)) change(draft, withCount(draft.deal, entry.good, entry.count, true));
  else change(draft, { ...draft.deal, entries: [...draft.deal.entries, entry] });
}
