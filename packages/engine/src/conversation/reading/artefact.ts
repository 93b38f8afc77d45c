import type { Artefact } from '@salesai/contract/coach';

type Form = Pick<Artefact, 'kind' | 'channel'>;

/** The titles under which replies show artefacts. They are read back from stored replies. */
const TITLES: readonly (readonly [string, Form])[] = [
  ['Mensagem', { kind: 'message', channel: null }],
  ['WhatsApp', { kind: 'message', channel: 'whatsapp' }],
  ['Para dizer', { kind: 'message', channel: 'spoken' }],
  ['E-mail', { kind: 'email', channel: 'email' }],
  ['Ligação', { kind: 'call', channel: 'phone' }],
  ['Post', { kind: 'post', channel: 'social' }],
  ['Proposta', { kind: 'proposal', channel: null }],
  ['Em tópicos', { kind: 'list', channel: null }],
  ['Conta', { kind: 'sum', channel: null }],
];

/** An artefact as markdown: its title and a block quote. */
export function renderArtefact({ text, ...form }: Artefact): string {
  return `**${titleOf(form)}**\n\n${quoted(text)}`;
}

/** The last artefact of a reply; null when it contains none. */
export function artefactIn(reply: string): Artefact | null {
  const lines = reply.split('\n');
  for (let at = lines.length - 1; at >= 0; at--) {
    const form = formOf(lines[at] ?? '');
    const text = form && quoteAfter(lines, at + 1);
    if (form && text) return { ...form, text };
  }
  return null;
}

function titleOf({ kind, channel }: Form): string {
  const exact = TITLES.find(([, form]) => form.kind === kind && form.channel === channel);
  const similar = exact ?? TITLES.find(([, form]) => form.kind === kind);
  return similar?.[0] ?? 'Mensagem';
}

function formOf(line: string): Form | null {
  const title = /^\*\*([^*]{3,20})\*\*$/.exec(line.trim())?.[1];
  return TITLES.find(([name]) => name === title)?.[1] ?? null;
}

function quoteAfter(lines: readonly string[], from: number): string {
  let at = from;
  while (lines[at]?.trim() === '') at++;
  const quote: string[] = [];
  for (; lines[at]?.startsWith('>'); at++) quote.push((lines[at] ?? '').replace(/^> ?/, ''));
  return quote.join('\n').trim();
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]+/gu;

/** A seller's own text inside a reply: it must not become markup, images or links. */
export const ownText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, (run) => (/^‍|️/.test(run) ? run : ''))
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,300}\)/g, '$1')
    .replace(/[`|\\]/g, '')
    .trim();
