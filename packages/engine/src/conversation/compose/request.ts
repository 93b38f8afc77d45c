import type { Part } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import { partsOfRequest } from './repaired-parts.ts';

/** A part that goes into the text, and the order before it: "e pergunta se". */
export interface Said {
  label: 'tell' | 'ask';
  text: string;
  order: string;
}

/** A request for a text, cut into what it says, asks and orders. */
export interface RequestRead {
  /** What orders, and what is stated and asked, as written one after the other. */
  pieces: readonly (Said | { label: 'order'; text: string })[];
  orders: string;
  recipient: string;
  /** What was said or calculated before: "esse valor". */
  refers: string;
  styles: readonly string[];
  formats: string;
  /** Whether anything is to be stated or asked. */
  hasContent: boolean;
  /** The request without what is not to be said and what it must not sound like. */
  matter: string;
}

/** "escreve isso": what was said before. */
const THAT =
  /^(?:(?:com|d)?iss[oa](?: tudo| a[ií])?|tudo isso|d?ess[ea]s? (?:conta|valor(?:es)?|pre[cç]os?|total|resultado|condi[cç][aã]o|dados|economia|diferen[cç]a|parcelas?|n[uú]meros?)|os dois|(?:com )?(?:o|os) (?:pre[cç]os?|valor(?:es)?))$/iu;
const EDGES = /^[\s,.;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu;

const isReference = (text: string): boolean => THAT.test(text.replace(EDGES, ''));

/** "sem parecer cobrança" is not what a text is for. */
const MANNER = /^(?:(?:mas|e|bem|tem que|de um jeito)\s)*(?:sem|nada|n[aã]o)(?![\p{L}])/iu;

const LISTED = /^(?:tell|aside|style|private|recipient|order)$/;
const ORDERS =
  /^(?:(?:e|mas|a[ií])\s)?(?:p[eo]r|diz|fal|avis|escrev|mand|fa[zcç]|conta|explic|lembr|pe[cdç]|oferec|agrade|convid)/iu;
const KEPT_BACK =
  /^(?:(?:mas|e|s[oó])\s)?(?:n[aã]o|nem|n|sem|isso|ela|ele|eu)\s|entre n[oó]s|segredo|fofoca/iu;

/** After "para a Rita:" all of the sentence is to be said: "festa de 15 anos, no dia 9, com salgados". */
function withWholeList(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(
    ({ label, text }) => /^(?:order|recipient)$/.test(label) && /:\s*$/u.test(text),
  );
  if (at < 0) return parts;
  const rest = parts.slice(at + 1);
  const end = rest.findIndex(
    ({ label, text }) =>
      !LISTED.test(label) ||
      (label === 'order' && ORDERS.test(text)) ||
      (label !== 'tell' && KEPT_BACK.test(text)),
  );
  const open = end < 0 ? rest : rest.slice(0, end);
  const last = open.findIndex(({ text }) => /[.!?]$/u.test(text));
  const listed = last < 0 ? open : open.slice(0, last + 1);
  if (listed.length < 2 || listed.every(({ label }) => label !== 'tell')) return parts;
  const whole: Part = { label: 'tell', text: listed.map(({ text }) => text).join(' ') };
  return [...parts.slice(0, at + 1), whole, ...rest.slice(listed.length)];
}

/** The parts of a request for a text. */
export function readRequest(request: string): RequestRead {
  const parts = withWholeList(partsOfRequest(request));
  const textOf = (...labels: readonly Part['label'][]) =>
    parts
      .filter(({ label }) => labels.includes(label))
      .map(({ text }) => text)
      .join(' ');
  const pieces: RequestRead['pieces'][number][] = [];
  let order = '';
  for (const { label, text } of parts) {
    if (label === 'order') {
      order = `${order} ${text}`.trim();
      pieces.push({ label, text });
    }
    if (label !== 'tell' && label !== 'ask') continue;
    const bare = text.replace(EDGES, '');
    if (isReference(bare) || !/[\p{L}\d]/u.test(bare)) continue;
    pieces.push({ label, text: bare, order });
    order = '';
  }
  return {
    pieces,
    orders: textOf('order'),
    recipient: textOf('recipient'),
    refers: parts
      .filter(({ label, text }) => label === 'refer' || (label === 'tell' && isReference(text)))
      .map(({ text }) => text)
      .join(' '),
    styles: parts.filter(({ label }) => label === 'style').map(({ text }) => text),
    formats: textOf('format'),
    hasContent: pieces.some(({ label }) => label !== 'order'),
    matter: parts
      .filter(({ label, text }) => label !== 'forbid' && !(label === 'style' && MANNER.test(text)))
      .map(({ text }) => text)
      .join(' '),
  };
}

/** "se ela prefere bolo" and "qual sabor ela prefere" as the question itself. */
export function asQuestion(content: string): string {
  const folded = fold(content);
  const bare = /^s[ei] /.test(folded) ? content.replace(/^s[ei]\s+/iu, '') : content;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1).replace(/(?<![.?!,;\s])[.?!,;\s]+$/u, '')}?`;
}
