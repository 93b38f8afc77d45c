import type { Part, PartLabel } from '../../request-parts/index.ts';
import { flat, withoutEnd } from './text-search.ts';

/** One thing to do with a text. */
export type Operation =
  | {
      kind: 'remove';
      what: string;
      order: string /** It need not stand in the text. */;
      isWish: boolean;
    }
  /** Without `old`, the value of the same type is meant. `order` are the words before `by`. */
  | { kind: 'replace'; old: string | null; by: string; order: string }
  | { kind: 'add'; what: string; order: string; isQuestion: boolean; where: string | null }
  | { kind: 'name'; who: string }
  /** Tone, length or medium. */
  | { kind: 'style'; what: string; order: string };

const WISH = /^(?:remove|old|new|tell|ask|style|format|forbid)$/;

const ORDERED = /^((?:e |mas )?(?:fala|diz|p[oõ]e|bota|coloca)(?: s[oó])?) (?=\p{L})/iu;
/** "não fala do forno, fala problema técnico": an order to say something is no aside. */
function withOrder(part: Part, at: number, all: readonly Part[]): Part[] {
  const [whole = '', order = ''] =
    part.label === 'aside' && all[at - 1]?.label === 'forbid'
      ? (ORDERED.exec(part.text) ?? [])
      : [];
  if (whole === '') return [part];
  return [
    { label: 'order', text: order },
    { label: 'tell', text: part.text.slice(whole.length) },
  ];
}

/** What the parts of a message order, in their order. */
export function operationsOf(given: readonly Part[]): Operation[] {
  const parts = given
    .flatMap(withOrder)
    .filter(({ text }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text));
  const paired = new Map<Part, Part>();
  const taken = new Set<Part>();
  parts.forEach((part, at) => {
    if (part.label !== 'old') return;
    const by =
      next(parts, at, 'new', 'old', taken) ??
      next(parts.toReversed(), parts.length - 1 - at, 'new', 'old', taken);
    if (!by) {
      const added = addedInstead(parts, at);
      if (added) paired.set(added, part);
      return;
    }
    paired.set(by, part);
    taken.add(by);
  });
  const olds = new Set(paired.values());
  const oldOf = (part: Part): string | null => {
    const old = paired.get(part);
    return old ? bareOf(old) : null;
  };
  return parts.flatMap((part, at): Operation[] => {
    const order = orderBefore(parts, at);
    const what = bareOf(part);
    switch (part.label) {
      case 'remove':
        return [{ kind: 'remove', what, order, isWish: false }];
      case 'forbid':
        return [{ kind: 'remove', what, order, isWish: true }];
      case 'old':
        return olds.has(part) ? [] : [{ kind: 'remove', what, order, isWish: false }];
      case 'new':
        return [
          {
            kind: 'replace',
            old: oldOf(part),
            by: what,
            order,
          },
        ];
      case 'tell':
      case 'ask':
        if (paired.has(part))
          return [
            {
              kind: 'replace',
              old: oldOf(part),
              by: what,
              order,
            },
          ];
        return [
          {
            kind: 'add',
            what,
            order,
            isQuestion: part.label === 'ask',
            where: placeFor(parts, at),
          },
        ];
      case 'recipient':
        return /^(?:(?:pr[ao]|para|a|o|com|de) )*(?:el[ae]s?|client[ea])$/.test(flat(what))
          ? []
          : [{ kind: 'name', who: what }];
      case 'style':
      case 'format':
        if (EMOJI.test(what)) return [{ kind: 'add', what, order, isQuestion: false, where: null }];
        return [{ kind: 'style', what, order }];
      default:
        return [];
    }
  });
}

/** An emoji, or the word for one. */
const EMOJI = /\p{Extended_Pictographic}|\bemojis?\b|\bcarinhas?\b|\bfigurinhas?\b/iu;

const SIGNS = ',;:–—-';
/** A part without signs at its ends, and without "e" or "mas" before the next one. */
const bareOf = ({ text }: Part): string =>
  withoutEnd(
    withoutEnd(text.replace(/^[\s,.;:–—-]+/u, ''), SIGNS).replace(/\s(?:e|mas)$/iu, ''),
    SIGNS,
  );

/** The next part with a label that is not paired yet; null where another of `until` comes first. */
function next(
  parts: readonly Part[],
  at: number,
  label: PartLabel,
  until: PartLabel,
  taken: ReadonlySet<Part>,
): Part | null {
  for (const part of parts.slice(at + 1)) {
    if (part.label === until) return null;
    if (part.label === label) return taken.has(part) ? null : part;
  }
  return null;
}

/** "troca o final por [tell] …": what is said right after "por" is in the place of the old part. */
function addedInstead(parts: readonly Part[], at: number): Part | null {
  const [order, added] = parts.slice(at + 1, at + 3);
  const isBy =
    order?.label === 'order' && /^(?:por|pel[oa]s?|pra|para|e|eh)\b/.test(flat(order.text));
  return isBy && added && /^(?:tell|ask)$/.test(added.label) ? added : null;
}

/** The words that order a part: those right before it. */
function orderBefore(parts: readonly Part[], at: number): string {
  const before = parts[at - 1];
  if (before?.label === 'order') return before.text;
  const isPlace = before?.label === 'where' || before?.label === 'recipient';
  return isPlace && parts[at - 2]?.label === 'order' ? (parts[at - 2]?.text ?? '') : '';
}

/** Where a part is to stand: the place named beside it, with no other wish between. */
function placeFor(parts: readonly Part[], at: number): string | null {
  for (const step of [1, -1])
    for (let place = at + step; place >= 0 && place < parts.length; place += step) {
      const part = parts[place];
      if (!part || WISH.test(part.label)) break;
      if (part.label === 'where') return part.text;
    }
  return null;
}
