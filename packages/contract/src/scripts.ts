import * as z from 'zod/mini';
import { Done, Id, requiredText } from './common.ts';
import { route } from './route.ts';

/** Words per minute for `duration`: slow spoken Brazilian Portuguese. */
export const WORDS_PER_MINUTE = 140;
const text = z.string().check(z.minLength(1));

/** Messages are sent one by one; speech is read aloud. */
const ScriptFormat = z.enum(['messages', 'speech']);

/**
 * A script as an engine generates it; `duration` is a text for users, such as "1 min 20 s". A blank
 * line divides the content into parts; a first line in parentheses says when a part is used.
 */
export const ScriptDraft = z.object({
  title: text,
  content: text,
  duration: text,
  format: z.optional(ScriptFormat),
});
export type ScriptDraft = z.infer<typeof ScriptDraft>;

/** Maximum characters of a script; ten spoken minutes are about 9,000. */
export const SCRIPT_MAX = 12_000;

export const Script = z.extend(ScriptDraft, {
  id: Id,
  /** The seller changed the text; the original can be restored. */
  edited: z.boolean(),
  /** The content with its gaps, for editing; `content` has the confirmed values. */
  template: z.string(),
});
export type Script = z.infer<typeof Script>;

export type ScriptType = 'intro' | 'main' | 'cta' | 'other';

/** The type by words of the title (docs/product.md#scripts); the closing wins over the main part. */
export function scriptType(title: string): ScriptType {
  const words = title.toLowerCase();
  if (/abertura|intro/.test(words)) return 'intro';
  if (/fechamento|cta/.test(words)) return 'cta';
  if (/principal|follow/.test(words)) return 'main';
  return 'other';
}

/** The duration of a text at {@link WORDS_PER_MINUTE}, such as "1 min 20 s". */
export function spokenDuration(content: string): string {
  const words = content.trim().split(/\s+/).filter(Boolean).length;
  const seconds = Math.max(5, Math.round((words / WORDS_PER_MINUTE) * 12) * 5);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
}

/** One message or paragraph of a script. */
export interface ScriptPart {
  /** When the part is used, such as "depois da resposta"; it is not read aloud. */
  note: string | null;
  text: string;
}

/** "(depois da resposta)", and the labels of earlier versions: "Mensagem 2 (se topar)". */
const NOTE =
  /^(?:\((?!pausa)(?<words>[^()]{1,200})\)|(?<label>(?:Mensagem \d{1,2}|No privado|No e-mail seguinte|Depois da resposta)(?:[^.?!\n]{0,80})?|Se (?:escrever|ouvir|comentar|responder) “[^“”\n]{1,200}”[^.?!\n]{0,40}))$/u;

/** The parts of a script, without empty ones. */
export function partsOf(content: string): ScriptPart[] {
  return content
    .split(/\n{2,}/)
    .map((part) => partOf(part.trim()))
    .filter((part) => part.text !== '' || part.note !== null);
}

function partOf(part: string): ScriptPart {
  const [first = '', ...rest] = part.split('\n');
  const match = NOTE.exec(first.trim());
  if (!match) return { note: null, text: part };
  const note = match.groups?.words ?? match.groups?.label ?? first;
  return { note, text: rest.join('\n').trim() };
}

/** The text that is read aloud: without notes and labels. */
export const spokenText = (content: string): string =>
  partsOf(content)
    .map((part) => part.text)
    .filter((one) => one !== '')
    .join('\n\n');

/** The format; earlier scripts have none, but number their messages. */
export const formatOf = ({ format, content }: Pick<ScriptDraft, 'format' | 'content'>) =>
  format ?? (/^Mensagem \d/m.test(content) ? 'messages' : 'speech');

/** What the seller has to confirm before a script can be used: "[confirme: formas de pagamento]". */
const GAP = /\[confirme: ([^[\]\n]{1,160})\]/gi;
/** Maximum characters of a confirmed value, and the number of values of one ICP. */
export const CONFIRMATION_MAX = 200;
export const CONFIRMATIONS_MAX = 60;

/** The labels of an offer and its price: they can be confirmed before any script asks for them. */
export const OFFER_LABELS = { name: 'o que você vende', price: 'preço' } as const;

export const Confirmation = z.object({
  /** The label in lower case: the same in all scripts of an ICP. */
  key: z.string().check(z.minLength(1), z.maxLength(CONFIRMATION_MAX)),
  label: z.string(),
  /** Null while the seller has not confirmed it. */
  value: z.nullable(z.string()),
});
export type Confirmation = z.infer<typeof Confirmation>;

const keyOf = (label: string) => label.trim().toLowerCase();

/** The labels of the gaps that a seller confirms, by key, in order. */
export function gapsToConfirm(text: string): Map<string, string> {
  const labels = [...text.matchAll(GAP)].map(([, label = '']) => label.trim());
  return new Map(labels.map((label) => [keyOf(label), label]));
}

/** A text with the confirmed values in their gaps. */
export const withConfirmed = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(GAP, (gap, label: string) => values.get(keyOf(label)) ?? gap);

/** One line: a value stands inside a sentence. */
const ConfirmedValue = z.string().check(
  z.overwrite((value) => value.replace(/[\s\0]{1,1000}/g, ' ').trim()),
  z.maxLength(CONFIRMATION_MAX, 'validation:tooLong'),
);

const IcpParams = z.object({ icpId: Id });
const Confirmations = z.object({ confirmations: z.array(Confirmation) });
export const confirmationsRoutes = {
  list: route({
    method: 'GET',
    path: '/script-confirmations/:icpId',
    access: 'user',
    summary: 'What the scripts of an ICP ask the seller to confirm',
    params: IcpParams,
    out: Confirmations,
  }),
  save: route({
    method: 'PUT',
    path: '/script-confirmations/:icpId',
    access: 'user',
    summary: 'Stores confirmed values for all scripts of an ICP',
    params: IcpParams,
    body: z.object({
      values: z
        .array(z.object({ key: Confirmation.shape.key, value: ConfirmedValue }))
        .check(z.maxLength(CONFIRMATIONS_MAX)),
    }),
    out: Confirmations,
  }),
};

const ChannelParams = z.object({ icpId: Id, channel: Id });
const ScriptParams = z.object({ icpId: Id, channel: Id, scriptId: Id });
export const scriptsRoutes = {
  list: route({
    method: 'GET',
    path: '/scripts/:icpId/:channel',
    access: 'user',
    summary: 'The scripts of a channel',
    params: ChannelParams,
    out: z.object({ scripts: z.array(Script), count: z.int() }),
  }),
  generate: route({
    method: 'POST',
    path: '/scripts/generate',
    access: 'user',
    summary: 'Generates the scripts of a channel',
    body: z.object({ icpId: Id, channel: Id }),
    out: z.object({ count: z.int() }),
  }),
  undoRemove: route({
    method: 'POST',
    path: '/scripts/:icpId/:channel/undo-remove',
    access: 'user',
    summary: 'Restores the scripts that were removed last',
    params: ChannelParams,
    out: z.object({ scripts: z.array(Script), count: z.int() }),
  }),
  edit: route({
    method: 'PUT',
    path: '/scripts/:icpId/:channel/:scriptId',
    access: 'user',
    summary: 'Replaces the text of a script',
    params: ScriptParams,
    body: z.object({ content: requiredText('validation:invalid', SCRIPT_MAX) }),
    out: Script,
  }),
  restore: route({
    method: 'POST',
    path: '/scripts/:icpId/:channel/:scriptId/restore',
    access: 'user',
    summary: 'Restores the original text of a script',
    params: ScriptParams,
    out: Script,
  }),
  remove: route({
    method: 'DELETE',
    path: '/scripts/:icpId/:channel',
    access: 'user',
    summary: 'Removes the scripts of a channel',
    params: ChannelParams,
    out: Done,
  }),
};
