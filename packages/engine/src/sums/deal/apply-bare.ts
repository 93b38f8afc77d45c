import { applyExtra } from './apply-amounts.ts';
import type { Entry } from './deal.ts';
import { change, type Draft, dropCuts, named, once } from './draft.ts';
import { isLine, withCount } from './edits.ts';
import type { Figure } from './mention-type.ts';
import { isFreight, namesDeposit, namesTarget } from './roles.ts';

/** Gives a number a role in the deal; false where it has none of this kind. */
type Reader = (draft: Draft, one: Figure) => boolean;

/** A number without a mark and a name, in the order in which its roles are tried. */
export function applyBare(draft: Draft, one: Figure): void {
  const readers = REPLACED.test(one.before) ? [replaced] : READERS;
  if (!readers.some((read) => read(draft, one))) draft.unread++;
}

const REPLACED = /\b(?:em vez de|ao inves de|no lugar de|e nao|nao|inves d[aeo]s?)$/;

/** "em vez de 120": only a number of the deal is replaced. */
const replaced: Reader = ({ talk, deal }, { value, before }) => {
  const isOf = (entry: Entry) =>
    ('count' in entry && entry.count === value) || ('value' in entry && entry.value === value);
  return (
    REPLACED.test(before) &&
    ([...deal.entries, ...talk.deal.entries].some(isOf) ||
      deal.goods.some(({ price }) => price === value))
  );
};

const freight: Reader = (draft, { value, before }) => {
  const words = isFreight(before) ? before : before === '' ? draft.said.words : '';
  if (!isFreight(words)) return false;
  applyExtra(draft, value, words);
  return true;
};

const REST_IN = /\b(?:rest\w+|saldo|divid\w*|parcel\w*)(?: \S{1,12})? em$/;

const restIn: Reader = (draft, { value, before }) => {
  if (!REST_IN.test(before)) return false;
  once(draft, 'instalments', value);
  return true;
};

const deposit: Reader = (draft, { value, before, after }) => {
  if (!namesDeposit(`${before} ${after}`)) return false;
  once(draft, 'deposit', { amount: value });
  return true;
};

const OFFERS = /\bfech\w+(?: (?:tudo|negocio))?(?: (?:em|por|nos|a))?$/;

const offer: Reader = (draft, { value, before }) => {
  if (!OFFERS.test(before) || !draft.deal.entries.some(isLine)) return false;
  once(draft, 'offer', value);
  return true;
};

const tender: Reader = (draft, { value }) => {
  if (!/\btroco\b/.test(draft.said.words)) return false;
  once(draft, 'deposit', { amount: value });
  return true;
};

const EQUAL = 0.006;
const OF_RESULT = /\b(?:d[aeo]s?|n[ao]s?|sobre|ness\w+|dess\w+|aos?|fico n[ao]s?|os)$/;

/** "4% dos 800": an earlier result. */
const known: Reader = (draft, { value, before }) => {
  const isResult = draft.talk.results.some((one) => Math.abs(one.value - value) < EQUAL);
  if (!isResult || !OF_RESULT.test(before)) return false;
  draft.known = value;
  const [base, other] = draft.deal.entries;
  if (base?.kind === 'base' && !other)
    draft.deal = { ...draft.deal, entries: [{ ...base, amount: value }] };
  return true;
};

const REACHES = /\bse (?:eu )?(?:chegar|vender|bater|fechar)(?: (?:em|a|nos))?$/;
const INSTEAD = /^(?:e )?(?:com|por|de|em|se for|fico com)$/;

/** "e com 3.100?": another amount of a sale. */
const base: Reader = (draft, { value, before, after }) => {
  const { deal, said } = draft;
  const [first] = deal.entries;
  if (first?.kind !== 'base' || deal.entries.some(({ kind }) => kind !== 'base')) return false;
  const hasShare = said.mentions.some(({ kind }) => kind === 'percent');
  const isReached = REACHES.test(before) && hasShare;
  const isInstead = INSTEAD.test(before) && !namesTarget(`${before} ${after}`);
  if (!isReached && !isInstead) return false;
  change(draft, { ...deal, entries: [{ ...first, amount: value }] });
  return true;
};

const target: Reader = (draft, { value, before, after }) => {
  if (!namesTarget(`${before} ${after}`)) return false;
  once(draft, 'target', value);
  return true;
};

/** "pelo preço cheio, de 160": a price that is known, without discounts. */
const restated: Reader = (draft, { value, before }) => {
  const isKnown = draft.deal.goods.some(({ price, cost }) => price === value || cost === value);
  if (!isKnown || !/\b(?:de|a|por|nos?)$/.test(before)) return false;
  if (/\blucr|\bganh|\bsobra/.test(draft.said.words)) dropCuts(draft);
  return true;
};

const SETS =
  /\b(?:sao|forem|fosse|fossem|for|seriam|ficariam|serao|passarem a|passar a|passarem para|peg\w+|lev\w+|baixou|quer|quiser|subiu para|aument\w+ para|diminu\w+ para|virou|vao ser|de novo|precis\w+ de|pediu|pediram|se (?:eu )?vender|vendendo)$/;

/** "são 12", "e se forem 150?", "vinte e cinco delas": another count of the goods spoken of. */
const count: Reader = (draft, { value, before, after }) => {
  const { deal, talk } = draft;
  const isOfThem = /^del[ae]s?\b/.test(after);
  if (!Number.isInteger(value) || !(SETS.test(before) || isOfThem)) return false;
  const [only, other] = deal.entries.filter(isLine);
  const own = isOfThem ? null : named(before, deal.goods);
  const single = other ? undefined : only?.good;
  const asked = talk.query?.kind === 'profit-each' ? talk.query.good : null;
  const spoken = typeof own === 'number' ? own : (draft.good ?? talkGood(draft));
  const good = spoken ?? single ?? asked;
  const isOrdered = deal.entries.some((one) => isLine(one) && one.good === good);
  const isNew = good !== null && !only && deal.goods[good]?.price != null;
  if (good === null || !(isNew || isOrdered || isOfThem)) return false;
  change(draft, withCount(deal, good, value));
  return true;
};

/** The goods of the order before, where they are of one kind. */
function talkGood({ talk }: Draft): number | null {
  const [line, other] = talk.deal.entries.filter(isLine);
  return other ? null : (line?.good ?? null);
}

const SPLITS = /(?:^|\b)(?:em|dividir em|divide em|parcel\w+ em|dividid\w+ (?:em|por)|por)$/;
const PARTS_MAX = 48;
/** After a question for instalments, their number may be larger: "e em 120?" */
const PARTS_AGAIN_MAX = 240;
const SHORT = 7;

const instalments: Reader = (draft, { value, before }) => {
  const most = draft.talk.query?.kind === 'split' ? PARTS_AGAIN_MAX : PARTS_MAX;
  const isShort = /divid|parcel/.test(before) || draft.said.words.split(' ').length <= SHORT;
  if (!SPLITS.test(before) || !Number.isInteger(value) || value > most || !isShort) return false;
  once(draft, 'instalments', value);
  return true;
};

const rate: Reader = (draft, { value, after }) => {
  if (!/^por (?:dia|semana|mes)\b/.test(after) || !Number.isInteger(value)) return false;
  once(draft, 'rate', value);
  return true;
};

const each: Reader = (draft, { value, after }) => {
  if (!/^de cada\b/.test(after)) return false;
  countEach(draft, value);
  return true;
};

/** "5 de cada": so many of each of the goods. */
export function countEach(draft: Draft, value: number): void {
  const ordered = draft.talk.deal.entries.filter(isLine).map(({ good }) => good);
  const priced = draft.priced.length > 0 ? draft.priced : draft.talk.priced;
  const goods = ordered.length > 0 ? ordered : priced;
  if (goods.length < 2) draft.unread++;
  for (const good of goods) change(draft, withCount(draft.deal, good, value));
}

/** "nas 43": so many of what was asked of one. */
const times: Reader = (draft, { value, before }) => {
  if (!/\b(?:n[ao]s|os|as|nesses|nessas|pel[ao]s)$/.test(before) || !Number.isInteger(value))
    return false;
  draft.count = value;
  return true;
};

const PERCENT_MAX = 50;
const OTHER_PERCENT = /^(?:mas )?(?:e )?(?:se (?:for|fosse|eu der|der)|com|so)(?: so)?$/;

/** "e se for só 5?" after a discount in percent. */
const percent: Reader = (draft, { value, before, after }) => {
  const { deal, talk } = draft;
  const cut = deal.entries.at(-1);
  const isOther = OTHER_PERCENT.test(before) && after === '' && value <= PERCENT_MAX;
  if (cut?.kind !== 'percent' || talk.query?.kind !== 'total' || !isOther) return false;
  change(draft, { ...deal, entries: [...deal.entries.slice(0, -1), { ...cut, value }] });
  return true;
};

/** "e 8?" after an order of one kind of goods. */
const again: Reader = (draft, { value, before, after }) => {
  const { deal } = draft;
  const [single, second] = deal.entries.filter(isLine);
  const isOther = /^(?:e|e se for|e se|agora)$/.test(before) && after === '';
  if (!single || second || !isOther || !Number.isInteger(value)) return false;
  change(draft, withCount(deal, single.good, value));
  return true;
};

/** A lone number from this on is an amount. */
const LEAST_SALE = 100;

/** "vendi uma casa, 460 mil, comissão de 5%": the only amount beside a percentage. */
const sale: Reader = (draft, one) => {
  const { deal, said } = draft;
  const others = said.mentions.filter((other) => other !== one);
  const isAlone = others.every((other) =>
    other.kind === 'goods'
      ? other.count === null && other.amount === null
      : /^(?:percent|times|ignored)$/.test(other.kind),
  );
  const isShared = others.some(({ kind }) => kind === 'percent' || kind === 'times');
  if (deal.entries.length > 0 || !isAlone || !isShared || one.value < LEAST_SALE) return false;
  change(draft, { ...deal, entries: [{ kind: 'base', name: '', amount: one.value }] });
  return true;
};

const READERS: readonly Reader[] = [
  freight,
  restIn,
  offer,
  deposit,
  tender,
  known,
  base,
  target,
  restated,
  count,
  instalments,
  rate,
  each,
  times,
  percent,
  again,
  sale,
];
