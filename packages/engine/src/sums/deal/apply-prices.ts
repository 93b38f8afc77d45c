import { unitOf } from '../problem/words.ts';
import type { Good } from './deal.ts';
import { change, type Draft } from './draft.ts';
import { countOf, withGood } from './edits.ts';
import type { Segment } from './mention-type.ts';
import { type goodNamed, isNoun, isSizeUnit } from './names.ts';
import { GENERIC, isOther, nameOf, wordsOf } from './segment-words.ts';

const STATES_PRICE =
  /\b(?:custa\w*|sai|saem|cobro|vendo|preco|vale|valem|eh|passo|faco|baixou|subiu|ficou)\b/;

export function applyPrice(
  draft: Draft,
  amount: number,
  nouns: readonly string[],
  good: ReturnType<typeof goodNamed>,
  one: Segment,
  pack: number,
): void {
  const { deal } = draft;
  if (good === 'several') {
    draft.unread++;
    return;
  }
  const words = wordsOf(one);
  if (OTHERS.test(words) || nouns.length > NOUNS_MAX) {
    draft.unread++;
    return;
  }
  const open = draft.good === null ? undefined : deal.goods[draft.good];
  if (
    open &&
    open.price === null &&
    draft.good !== null &&
    nouns.every((noun) => GENERIC.test(noun))
  ) {
    change(draft, withGood(deal, draft.good, { price: amount }));
    return;
  }
  if (typeof good === 'number') {
    const of = deal.goods[good];
    if (of && namesOther(one, of, pack)) {
      draft.unread++;
      return;
    }
    if (
      of &&
      of.price !== null &&
      isOther(of, amount, nouns) &&
      nouns.length > 1 &&
      !draft.said.replaces &&
      !/\b(?:baixou|subiu)\b/.test(words)
    ) {
      addGood(draft, nouns, amount, one, pack);
      return;
    }
    change(draft, withGood(deal, good, { price: amount, ...(pack > 1 ? { pack } : {}) }));
    draft.good = good;
    if (countOf(draft.deal, good) === 0) draft.priced.push(good);
    return;
  }
  if (nouns.length > 0) {
    addGood(draft, nouns, amount, one, pack);
    return;
  }
  if (
    deal.goods.some(
      ({ price }, at) =>
        price !== draft.talk.deal.goods[at]?.price && at === draft.good && price !== null,
    )
  ) {
    draft.unread++;
    return;
  }
  // "e revendo por 160", "cobro 85 o quilo"
  const last = draft.good ?? (deal.goods.length === 1 ? 0 : null);
  if (
    last !== null &&
    /\b(?:vend\w+|revend\w+|cobr\w+|passo|sai|por|a|paga|arredond\w+|boto|coloc\w+|fech\w+)\b/.test(
      words,
    )
  ) {
    change(draft, withGood(deal, last, { price: amount }));
    draft.good = last;
    return;
  }
  const [base, other] = deal.entries.filter((entry) => entry.kind === 'base');
  if (base && !other) {
    change(draft, {
      ...deal,
      entries: deal.entries.map((entry) => (entry === base ? { ...base, amount } : entry)),
    });
    return;
  }
  if (deal.entries.length === 0 && deal.spent.length > 0) {
    change(draft, { ...deal, entries: [{ kind: 'base', name: '', amount }] });
    return;
  }
  draft.unread++;
}

/** "13,50 o pacote" of what is sold by the bale: the price of something else. */
function namesOther({ per, name }: Segment, good: Good, pack: number): boolean {
  const before = name.map(({ word }) => word).join(' ');
  const [, named = ''] =
    /^(?:reais )?(?:o|a|por|cada|pelo|pela) (\p{L}{3,})/u.exec(per.join(' ')) ??
    /\bpor (\p{L}{2,}) (?:a|por)$/u.exec(before) ??
    [];
  const noun = named && isNoun(named) ? unitOf(named) : '';
  if (noun !== '' && good.holds !== null && noun !== good.nouns[0]) return true;
  return (
    noun !== '' &&
    pack === 1 &&
    noun !== good.measure &&
    !GENERIC.test(noun) &&
    !good.nouns.includes(noun)
  );
}

/** Prices of others are none of the deal. */
const OTHERS =
  /\b(?:concorren\w+|vizinh[oa]|internet|falou|disse|acha|achou|shopee|shein|olx|mercado livre|viu|volt\w+)\b/;

const NOUNS_MAX = 5;

function addGood(
  draft: Draft,
  nouns: readonly string[],
  price: number,
  one: Segment,
  pack: number,
): void {
  const [, per = ''] =
    /\b(?:o|a|por|cada|cada um d[ao]|pelo) (\p{L}+)/u.exec(one.per.join(' ')) ?? [];
  const measure = isSizeUnit(per) && per !== 'm' ? unitOf(per) : null;
  const fresh: Good = {
    nouns,
    name: nameOf(one),
    price,
    cost: null,
    pack,
    measure,
    holds: one.holds,
  };
  draft.deal = { ...draft.deal, goods: [...draft.deal.goods, fresh] };
  draft.good = draft.deal.goods.length - 1;
  draft.priced.push(draft.good);
  if (
    STATES_PRICE.test(
      one.name
        .map(({ word }) => word)
        .join(' ')
        .replace(/ (?:a|por|de|e|,)$/, ''),
    )
  )
    draft.stated.push(draft.good);
}
