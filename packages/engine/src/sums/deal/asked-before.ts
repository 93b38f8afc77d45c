import { ordersNamed } from './customers.ts';
import type { Query } from './deal.ts';
import { type Draft, named } from './draft.ts';
import { isCut } from './edits.ts';

export const TOTAL_QUERY: Query = { kind: 'total' };

/** The amount that is paid: the question without its payments, shares and gains. */
export function payable(query: Query | null): Query {
  switch (query?.kind) {
    case 'known':
    case 'sum':
    case 'times':
    case 'less':
      return query.kind === 'times' && isGain(query.of) ? TOTAL_QUERY : query;
    case 'split':
    case 'share':
      return payable(query.of);
    case 'rest':
      return payable(query.of);
    case 'markup':
      return query;
    default:
      return TOTAL_QUERY;
  }
}

/** Whether a question is about a share, or so many times of one. */
export const holdsShare = (query: Query | null, name: string): boolean =>
  query?.kind === 'share'
    ? query.name === name
    : query?.kind === 'times' && holdsShare(query.of, name);

export const isGain = (query: Query): boolean =>
  /^(?:profit|profit-each|ratio|difference)$/.test(query.kind) ||
  (query.kind === 'share' && query.name === 'comissão') ||
  ('of' in query && !Array.isArray(query.of) && 'kind' in query.of && isGain(query.of));

export const MANY =
  /\b(?:quant[oa]s|qts|qtas|qtos) (?!por ?cento|%|vezes|reais|r\$|fica|da\b|e\b|custa|sai|ganh|lucr|sobr|sao\b)(\p{L}{3,})/u;

export function targeted({ talk, deal, said }: Draft, target: number): Query | null {
  const [base, other] = deal.entries.filter(({ kind }) => kind === 'base');
  const amount: Query = { kind: 'known', value: target, unit: 'R$', name: 'meta' };
  if (/\bfalta\w*/.test(said.words) && base && !other)
    return { kind: 'rest', of: amount, paid: { kind: 'total' } };
  const last = talk.query;
  const again = last && retargeted(last, target);
  if (again && again !== last) return again;
  const many = MANY.exec(said.words)?.[1];
  if (many && last) {
    const each: Query | null = last.kind === 'profit-each' || last.kind === 'each' ? last : null;
    return each && { kind: 'how-many', amount, each, name: many };
  }
  return null;
}

/** The same question with another target. */
function retargeted(query: Query, target: number): Query {
  switch (query.kind) {
    case 'known':
      return query.name === 'meta' ? { ...query, value: target } : query;
    case 'split':
    case 'times': {
      const of = retargeted(query.of, target);
      return of === query.of ? query : { ...query, of };
    }
    case 'rest': {
      const of = retargeted(query.of, target);
      return of === query.of ? query : { ...query, of };
    }
    default:
      return query;
  }
}

export function difference(draft: Draft): Query | null {
  const { talk, said, deal } = draft;
  const [first, second] = ordersNamed(draft) ?? [];
  if (first && second) return { kind: 'difference', of: first, other: second };
  const [other, one] = talk.results.slice(-2);
  // "semana passada foram 14, qual a diferença?"
  const before = talk.results.findLast(({ query }) => query.kind === 'total');
  if (draft.isChanged && before)
    return {
      kind: 'difference',
      of: { kind: 'known', value: before.value, unit: before.unit, name: '' },
      other: TOTAL_QUERY,
    };
  const onCut = /\b(?:economiz|abrindo mao|deix\w+ de ganhar|preco cheio)/.test(said.words);
  if (onCut && payable(talk.query).kind !== 'total') return null;
  if (onCut && deal.entries.some(isCut)) return { kind: 'discount' };
  if (!one || !other || one.unit !== other.unit || one.unit === '%') return null;
  if (one.query.kind !== other.query.kind) return null;
  return {
    kind: 'difference',
    of: { kind: 'known', value: one.value, unit: one.unit, name: '' },
    other: { kind: 'known', value: other.value, unit: other.unit, name: '' },
  };
}

export function together(draft: Draft): Query | null {
  const { talk } = draft;
  const orders = ordersNamed(draft);
  if (orders) return { kind: 'sum', of: orders };
  const totals = talk.results.filter(({ query, unit }) => unit === 'R$' && query.kind === 'total');
  const [one, two] = totals.slice(-2);
  if (!one || !two || one.deal.entries === two.deal.entries) return null;
  // The second was added to the first already.
  if (one.deal.entries.every((entry) => two.deal.entries.includes(entry))) return TOTAL_QUERY;
  return {
    kind: 'sum',
    of: [one, two].map(({ value }) => ({
      kind: 'known' as const,
      value,
      unit: 'R$' as const,
      name: '',
    })),
  };
}

export function howMany(draft: Draft, name: string): Query | null {
  const { talk, deal } = draft;
  const last = talk.results.at(-1);
  const good = named(name, deal.goods);
  if (draft.each !== null && last?.unit === 'R$')
    return {
      kind: 'how-many',
      amount: { kind: 'known', value: last.value, unit: 'R$', name: '' },
      each: { kind: 'known', value: draft.each, unit: 'R$', name: '' },
      name,
    };
  if (typeof good !== 'number' || !last || last.unit !== 'R$') return null;
  const one = deal.goods[good];
  const isGainAsked =
    last.query.kind === 'profit' ||
    last.query.kind === 'profit-each' ||
    (last.query.kind === 'times' && isGain(last.query));
  const amount: Query = { kind: 'known', value: last.value, unit: 'R$', name: '' };
  if (isGainAsked) {
    if (one?.cost == null || one.price == null || !draft.said.dropsDiscount) return null;
    const each: Query = { kind: 'known', value: one.price - one.cost, unit: 'R$', name: 'lucro' };
    return { kind: 'how-many', amount, each, name };
  }
  if (
    one?.price == null ||
    !/^(?:split|rest|times|known)$/.test(last.query.kind) ||
    !/\b(?:precis\w+|tenho que|ter que|vender|vendendo)\b/.test(draft.said.words)
  )
    return null;
  return { kind: 'how-many', amount, each: { kind: 'each', good }, name };
}

export function period(
  { talk, said, rate, good, deal }: Draft,
  { value, unit }: { value: number; unit: string },
): Query | null {
  const each: Query | null =
    good !== null && deal.goods[good]?.price != null ? { kind: 'each', good } : talk.query;
  if (rate !== null)
    return each && /^(?:each|profit-each)$/.test(each.kind)
      ? {
          kind: 'times',
          of: { kind: 'times', of: each, count: rate, name: '' },
          count: value,
          name: '',
        }
      : null;
  if (/\bdias? (?:na|por) semana\b/.test(said.words) && /\bmes\b/.test(said.words)) return null;
  const last = talk.query;
  const isShort = said.words.split(' ').length <= 9;
  if (!last || !(isShort || /\bquanto\b|\bqual\b/.test(said.words))) return null;
  const per = /\bpor (dia|semana|mes)\b|\bcada (dia|semana|mes)\b/.exec(said.words);
  const divides = per && unit.startsWith((per[1] ?? per[2] ?? '').slice(0, 3));
  if (divides)
    return last.kind === 'rest' || last.kind === 'how-many' || last.kind === 'split'
      ? { kind: 'split', of: last, parts: value, name: 'por dia' }
      : null;
  return /^(?:split|rest|share|ratio)$/.test(last.kind)
    ? null
    : { kind: 'times', of: last, count: value, name: unit };
}

/** "nas 43", "nos 3": so many of what was asked of one. */
export function counted({ talk, good, deal }: Draft, count: number): Query | null {
  const last = talk.query;
  if (last?.kind === 'profit-each' || last?.kind === 'each')
    return { kind: 'times', of: last, count, name: '' };
  return good !== null &&
    deal.goods[good]?.price != null &&
    deal.entries.length === 0 &&
    talk.priced.length === 0
    ? { kind: 'times', of: { kind: 'each', good }, count, name: '' }
    : null;
}
