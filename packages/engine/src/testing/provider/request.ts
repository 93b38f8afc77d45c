import type { Schema } from './sample.ts';

/** One request as the provider understood it. */
export interface Asked {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The request's body as it came; tests look into it as far as they care. */
  body: ReturnType<typeof JSON.parse>;
  system: string;
  messages: readonly { role: string; content: string }[];
  stream: boolean;
  /** The schema that the answer must obey; null when words are wanted. */
  schema: Schema | null;
}

/** What a request says, out of the body of OpenAI's chat protocol. */
export function readAsked(path: string, headers: Asked['headers'], body: Asked['body']): Asked {
  const all: Asked['messages'] = (body.messages ?? []).map(
    (message: { role: string; content: unknown }) => ({
      role: message.role,
      content: textOf(message.content),
    }),
  );
  const system = all.find(({ role }) => role === 'system')?.content ?? '';
  return {
    path,
    headers,
    body,
    system,
    messages: all.filter(({ role }) => role !== 'system'),
    stream: body.stream === true,
    schema: schemaIn(system),
  };
}

/** The text of a message, whole or in parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => String(part?.text ?? '')).join('');
}

/** Prompts end with the schema, so that servers without a JSON mode know it too. */
export function schemaIn(system: string): Schema | null {
  const at = system.lastIndexOf('JSON Schema:\n');
  return at < 0 ? null : JSON.parse(system.slice(at + 'JSON Schema:\n'.length));
}
