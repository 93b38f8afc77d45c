import type { Schema } from './sample.ts';

/** One parsed request to the provider. */
export interface ProviderRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The raw JSON body, untyped for tests. */
  body: ReturnType<typeof JSON.parse>;
  system: string;
  messages: readonly { role: string; content: string }[];
  stream: boolean;
  /** The schema of the requested object; null for plain text. */
  schema: Schema | null;
}

/** Parses a request of OpenAI's chat protocol. */
export function parseChatRequest(
  path: string,
  headers: ProviderRequest['headers'],
  body: ProviderRequest['body'],
): ProviderRequest {
  const all: ProviderRequest['messages'] = (body.messages ?? []).map(
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

/** The text of a message, as a string or in parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => String(part?.text ?? '')).join('');
}

/** Parses the schema at the end of the system prompt. */
export function schemaIn(system: string): Schema | null {
  const at = system.lastIndexOf('JSON Schema:\n');
  return at < 0 ? null : JSON.parse(system.slice(at + 'JSON Schema:\n'.length));
}
