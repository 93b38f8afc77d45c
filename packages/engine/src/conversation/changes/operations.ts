import type { Part, PartLabel } from '../../request-parts/index.ts';
import { withActions } from '../compose/whole-clauses.ts';
import { withChangeLabels } from './change-labels.ts';
import type { OrderOperation } from './order/operation.ts';
import { flat, withoutEnd } from './text-search.ts';

/** One thing to do with a text, as the parts of a message are labelled. */
export type PartOperation =
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
  /** A sentence of the text goes to another place of it. */
  | { kind: 'move'; what: string; where: string | null }
  /** What the text states twice is to be stated once. */
  | { kind: 'once' }
  /** Tone, length or medium. */
  | { kind: 'style'; what: string; order: string };

/** One thing to do with a text. */
export type Operation = OrderOperation | PartOperation;

const WISH = /^(?:remove|old|new|move|tell|ask|style|format|forbid)$/;

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

const ORDERED_CONTENT =
  /^((?:em vez disso |no lugar |e |mas |a[ií] |faltou )*(?:chama|convida|avisa|diz|fala|p[oõ]e|pergunta|chamar|convidar|avisar|dizer|perguntar)(?: el[ae]s?)?(?: pr[ao]| para| que| q| se)) (\S+ \S+ .{4,200})$/iu;
/** "em vez disso chama ele pra vir amanhã": an order with all that is to be said. */
function withOrderedContent(part: Part): Part[] {
  const [, order, what] = part.label === 'order' ? (ORDERED_CONTENT.exec(part.text) ?? []) : [];
  return order && what
    ? [
        { label: 'order', text: order },
        { label: 'tell', text: what },
      ]
    : [part];
}

const INSTEAD_OF =
  /\b(?:em vez|no lugar|ao inves)(?: d\w*)?(?: (?:dizer|falar|por|usar|escrever))?(?: que| q)?$/;
/** "em vez de dizer q" + "acabou": what is not to be said is replaced by what follows. */
const asOld = (part: Part, at: number, all: readonly Part[]): Part =>
  all[at - 1]?.label === 'order' &&
  INSTEAD_OF.test(flat(all[at - 1]?.text ?? '')) &&
  /^(?:remove|forbid|private|aside|tell)$/.test(part.label)
    ? { ...part, label: 'old' }
    : part;

const DETERMINER = /^(?:[oa]s?|uma?|meu|minha|esse|essa)$/iu;
/** "um" + "convite" + "para uma conversa": an article alone is not all that is new. */
function withWholeNew(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  let isOpen = false;
  for (const part of parts) {
    const last = all.at(-1);
    if (isOpen && last && part.label !== 'where')
      all[all.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else all.push(part);
    isOpen =
      (isOpen || (part.label === 'new' && DETERMINER.test(part.text))) &&
      !/[,.;!]$/.test(part.text);
  }
  return all;
}

const BY = /^((?:por|pel[oa]s?|pra|para)\s)(\S.*)$/iu;
/** "o final" + "por um convite para" + "uma conversa": what follows "por" takes the place of the old part. */
function withNew(part: Part, at: number, all: readonly Part[]): Part[] {
  const [before, after, earlier] = [all[at - 1], all[at + 1], all[at - 2]];
  const [, by, rest] = part.label === 'order' ? (BY.exec(part.text) ?? []) : [];
  if (before?.label === 'old' && by && rest && after && /^(?:tell|ask|new)$/.test(after.label))
    return [
      { label: 'order', text: by },
      { label: 'new', text: `${rest} ${after.text}` },
    ];
  const isTaken = earlier?.label === 'old' && before?.label === 'order' && BY.test(before.text);
  return isTaken && /^(?:tell|ask|new)$/.test(part.label) ? [] : [part];
}

/** "muda" + "pra" + "50 brigadeiros": a preposition alone is nothing that could be replaced. */
const withoutEmptyOld = (part: Part): Part =>
  part.label === 'old' && /^(?:pr[ao]|para|por|pel[oa]|de|d[oa]|com|em|n[oa]|e)$/iu.test(part.text)
    ? { ...part, label: 'order' }
    : part;

/** What the parts of a message order, in their order. */
export function operationsOf(given: readonly Part[]): PartOperation[] {
  const parts = withWholeNew(
    withActions(withChangeLabels(given)).map(withoutEmptyOld).flatMap(withOrderedContent),
  )
    .flatMap(withOrder)
    .map(asOld)
    .flatMap(withNew)
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
  return parts.flatMap((part, at): PartOperation[] => {
    const order = orderBefore(parts, at);
    const what = bareOf(part);
    switch (part.label) {
      case 'remove':
        if (/^(?:a |pela )?metade$/.test(flat(what)))
          return [{ kind: 'style', what: 'mais curto', order: '' }];
        return [{ kind: 'remove', what, order, isWish: false }];
      case 'forbid':
        return [{ kind: 'remove', what, order, isWish: true }];
      case 'old':
        return olds.has(part) ? [] : [{ kind: 'remove', what, order, isWish: false }];
      case 'new':
        if (isUnmentioned(parts, paired.get(part))) return insteadOf(oldOf(part), what);
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
        if (isUnmentioned(parts, paired.get(part))) return insteadOf(oldOf(part), what);
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
      case 'move':
        return [{ kind: 'move', what, where: placeOfMoved(parts, at) }];
      case 'style':
      case 'format':
        return wishesOf(what, order);
      default:
        return [];
    }
  });
}

/** An emoji, or the words for one. */
const EMOJI =
  /(?:(?:,\s|\se\s)?(?:com |põe |poe |bota )?(?:(?:um|uns|uma|umas|mais|algum|bastante) ){0,3}(?:emojis?|carinhas?|figurinhas?)(?: d[aeo] \p{L}{1,20})?|\p{Extended_Pictographic}\u{fe0f}?)/iu;

/** "sem carinha" */
const WITHOUT_EMOJI =
  /(?:,\s|\se\s)?(?<![\p{L}])(?:sem|nada de|tira)\s(?:\p{L}+\s){0,2}(?:emojis?|carinhas?|figurinhas?)/iu;

/** "mais animada, com um emoji": an emoji is added, the rest is a tone. */
function wishesOf(what: string, order: string): PartOperation[] {
  const emoji = EMOJI.exec(what)?.[0];
  if (emoji === undefined) return [{ kind: 'style', what, order }];
  const without = WITHOUT_EMOJI.exec(what)?.[0];
  if (without !== undefined) {
    const style = withoutEnd(what.replace(without, '').trim(), `${SIGNS}.`);
    const removal: PartOperation = { kind: 'remove', what: 'os emojis', order, isWish: true };
    return /\p{L}{4}/u.test(style) ? [removal, { kind: 'style', what: style, order }] : [removal];
  }
  const rest = withoutEnd(what.replace(emoji, '').trim(), `${SIGNS}.`);
  const add: PartOperation = { kind: 'add', what: emoji, order, isQuestion: false, where: null };
  return /\p{L}{4}/u.test(rest) ? [{ kind: 'style', what: rest, order }, add] : [add];
}

const SIGNS = ',;:–—-';
/** "'Jéssica,'" in single quotation marks. */
const unquoted = (text: string): string => /^['‘]([^'’]{1,200})['’]\s*$/u.exec(text)?.[1] ?? text;
/** A part without signs at its ends, and without "e" or "mas" before the next one. */
const bareOf = ({ text }: Part): string =>
  withoutEnd(
    withoutEnd(unquoted(text.replace(/^[\s,.;:–—-]+/u, '')), SIGNS).replace(/\s(?:e|mas)$/iu, ''),
    SIGNS,
  );

const UNMENTIONED =
  /\b(?:nao|n|nem|sem|vez de|inves de)\s(?:precisa |quero |quer )?(?:fal|cont|cit|diz|dig|mencion)\w*(?: (?:que|q))?$/;
/** "não fala do forno, fala problema técnico": all that is said of it goes. */
const isUnmentioned = (parts: readonly Part[], old: Part | undefined): boolean =>
  old !== undefined &&
  UNMENTIONED.test(flat(orderBefore(parts, parts.indexOf(old)))) &&
  /^(?:d[aeo]s?|que|q)\s/iu.test(old.text);

const insteadOf = (old: string | null, what: string): PartOperation[] => [
  { kind: 'remove', what: old ?? '', order: '', isWish: false },
  { kind: 'add', what, order: '', isQuestion: false, where: null },
];

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

/** What is said instead of an old part where nothing is marked as new: right after it, or before "e não". */
function addedInstead(parts: readonly Part[], at: number): Part | null {
  const isOrder = (part: Part | undefined) => part?.label === 'order';
  const after = parts[at + (isOrder(parts[at + 1]) ? 2 : 1)];
  if (after && /^(?:tell|ask)$/.test(after.label)) return after;
  const before = parts[at - 2];
  const isNot = isOrder(parts[at - 1]) && /^(?:e )?n(?:ao)?$/.test(flat(parts[at - 1]?.text ?? ''));
  return isNot && before?.label === 'tell' ? before : null;
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

/** Where something is to go: said before each of what is moved, or after it. */
function placeOfMoved(parts: readonly Part[], at: number): string | null {
  const first = parts.find(({ label }) => label === 'where' || label === 'move');
  const step = first?.label === 'where' ? -1 : 1;
  for (const way of [step, -step])
    for (let place = at + way; place >= 0 && place < parts.length; place += way) {
      const part = parts[place];
      if (!part || WISH.test(part.label)) break;
      if (part.label === 'where') return part.text;
    }
  return null;
}
