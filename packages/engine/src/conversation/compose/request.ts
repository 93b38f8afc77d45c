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

/** The parts of a request for a text. */
export function readRequest(request: string): RequestRead {
  const parts = partsOfRequest(request);
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
