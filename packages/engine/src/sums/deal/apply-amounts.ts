import { applyPrice } from './apply-prices.ts';
import type { Good } from './deal.ts';
import { change, type Draft, once } from './draft.ts';
import { countOf, isLine, withEntry, withGood } from './edits.ts';
import type { Segment } from './mention-type.ts';
import { goodNamed, nounsOf } from './names.ts';
import { isFreight, moneyRole } from './roles.ts';
import { nameOf, PACK_NOUN, packIn } from './segment-words.ts';

const OF_ALL = /\b(?:tudo|isso|nisso|pedido|total|encomenda|venda|nesse|nessa|somam|ao todo)\b/;

const EACH = /\b(?:cada|por|em)\b/;

export function applyAmount(draft: Draft, one: Segment, words: string): void {
  const amount = one.amount ?? 0;
  const { deal } = draft;
  const all = nounsOf(one.name);
  const per = nounsOf(one.per.map((word) => ({ word, value: null, mark: 'none' as const })));
  const nouns = (all.length > 0 ? all : per).filter(
    (noun) => !PACK_NOUN.test(noun) && !MONEY_NOUN.test(noun),
  );
  const pack = packIn([...all, ...one.per]);
  if (
    /\b(?:minim[oa]|maxim[oa]|limite|ate)$/.test(
      one.name
        .map(({ word }) => word)
        .join(' ')
        .replace(/ (?:de|e)$/, ''),
    )
  ) {
    draft.unread++;
    return;
  }
  if (
    /^(?:se )?cada (?:venda|cliente|contrato|servico|atendimento|pedido|aula|\p{L}{4,})\b/u.test(
      words,
    ) &&
    asksMany(draft)
  ) {
    once(draft, 'each', amount);
    return;
  }
  if (/\btroco\b/.test(draft.said.words) && PAYS.test(words)) {
    once(draft, 'deposit', { amount });
    return;
  }
  if (OFFERS.test(one.name.map(({ word }) => word).join(' ')) && deal.entries.some(isLine)) {
    once(draft, 'offer', amount);
    return;
  }
  const role = moneyRole(words, one.name.map(({ word }) => word).join(' '), draft.isCostBefore);
  const good = goodNamed(nouns, deal.goods);
  switch (role) {
    case 'target':
      once(draft, 'target', amount);
      return;
    case 'deposit':
      once(draft, 'deposit', { amount });
      return;
    case 'discount': {
      const each = EACH.test(words)
        ? typeof good === 'number'
          ? good
          : (goodNamed(per, deal.goods) ?? lastGood(draft))
        : null;
      if (typeof each === 'number')
        change(draft, withEntry(deal, { kind: 'each', value: amount, sign: -1, good: each }));
      else if (!deal.entries.some((entry) => entry.kind === 'amount' && entry.value === amount))
        change(draft, withEntry(deal, { kind: 'amount', value: amount, sign: -1 }));
      return;
    }
    case 'cost':
      draft.isCostBefore = true;
      applyCost(draft, amount, words, nouns, good, one);
      return;
    case 'extra': {
      const isPlain = draft.said.isQuestion || draft.said.adds || deal.entries.some(isLine);
      if (!isPlain || (typeof good === 'number' && !isFreight(words))) break;
      applyExtra(draft, amount, words);
      return;
    }
    case 'sale':
      if (nouns.length > 0 && typeof good === 'number') break;
      if (deal.entries.some(isLine)) {
        draft.unread++;
        return;
      }
      change(draft, { ...deal, entries: [{ kind: 'base', name: '', amount }] });
      return;
  }
  const of = goodNamed(per, deal.goods);
  const isOnEach =
    draft.said.adds &&
    typeof of === 'number' &&
    typeof good !== 'number' &&
    countOf(deal, of) > 0 &&
    /\b(?:por|cada)\b/.test(one.per.join(' '));
  if (isOnEach) {
    change(draft, withEntry(deal, { kind: 'each', value: amount, sign: 1, good: of }));
    return;
  }
  applyPrice(draft, amount, nouns, good, one, pack);
}

const PAYS = /\b(?:deu|pag\w+|nota|entreg\w+|troco|com)\b/;
const OFFERS = /\bfech\w+ (?:tudo |negocio )?(?:em|por|a|nos)$/;

const asksMany = ({ said }: Draft): boolean => /\b(?:quant[oa]s) \p{L}{4,}/u.test(said.words);

const MONEY_NOUN = /^(?:reforma|material|comissao|parte|venda)$/;

const lastGood = ({ good, deal }: Draft): number | null =>
  good ?? deal.entries.filter(isLine).at(-1)?.good ?? (deal.goods.length === 1 ? 0 : null);

function applyCost(
  draft: Draft,
  amount: number,
  words: string,
  nouns: readonly string[],
  good: ReturnType<typeof goodNamed>,
  one: Segment,
): void {
  const { deal } = draft;
  const hasLines = deal.entries.some(isLine);
  if (typeof good === 'number' && !OF_ALL.test(words)) {
    draft.deal = withGood(deal, good, { cost: amount });
    draft.good = good;
    return;
  }
  if (good === 'several') {
    draft.unread++;
    return;
  }
  const single = draft.good ?? (deal.goods.length === 1 ? 0 : null);
  if (nouns.length === 0 && !hasLines && single !== null && !OF_ALL.test(words)) {
    draft.deal = withGood(deal, single, { cost: amount });
    return;
  }
  if (
    nouns.length > 0 &&
    !hasLines &&
    deal.goods.length === 0 &&
    !/\bgast|\bmaterial/.test(words)
  ) {
    const fresh: Good = {
      nouns,
      name: nameOf(one),
      price: null,
      cost: amount,
      pack: 1,
      measure: null,
      holds: one.holds,
    };
    draft.deal = { ...deal, goods: [...deal.goods, fresh] };
    draft.good = draft.deal.goods.length - 1;
    return;
  }
  draft.deal = { ...deal, spent: [...deal.spent, { name: nameOf(one), amount }] };
}

export function applyExtra(draft: Draft, amount: number, words: string): void {
  const name =
    /\b(frete|entrega|motoboy|sedex|correios?|carreto|transporte|embalagem|instalacao|montagem|envio|taxa)\b/.exec(
      words,
    )?.[1] ?? 'extra';
  const { deal } = draft;
  const known = deal.entries.find((one) => one.kind === 'extra' && one.name === name);
  const entry = { kind: 'extra' as const, name, amount };
  change(draft, {
    ...deal,
    entries: known
      ? deal.entries.map((one) => (one === known ? entry : one))
      : [...deal.entries, entry],
  });
}
