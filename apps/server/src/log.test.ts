import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const CANARY = 'canario-8271';

/** The log line of an error. */
function lineOf(err: unknown): string {
  let line = '';
  createLog('info', { write: (text) => (line += text) }).error({ err }, 'request failed');
  return line;
}

describe('Log', () => {
  it('contains the failed query and its stack, but not its values', () => {
    const refused = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: `Key (email)=(${CANARY}@loja.example) already exists.`,
    });
    const query = 'insert into users (email) values ($1)';
    const line = lineOf(new DrizzleQueryError(query, [`${CANARY}@loja.example`], refused));
    expect(line).not.toContain(CANARY);
    const { err } = JSON.parse(line);
    expect(err).toMatchObject({
      message: `Failed query: ${query}`,
      cause: { message: 'duplicate key value', code: '23505' },
    });
    expect(err.stack).toContain('log.test.ts');
  });

  it("does not contain a provider's request and response", () => {
    const refused = Object.assign(new Error('Bad Request'), {
      requestBodyValues: { messages: [{ content: CANARY }] },
      responseBody: CANARY,
    });
    expect(lineOf(new Error('No generation', { cause: refused }))).not.toContain(CANARY);
  });

  it('does not contain the address that a mail server refused', () => {
    const line = lineOf(new Error(`550 5.1.1 <${CANARY}@loja.example>: unknown recipient`));
    expect(line).not.toContain(CANARY);
    expect(JSON.parse(line).err.message).toBe('550 5.1.1 <…>: unknown recipient');
  });

  it('writes one line for a message with line breaks', () => {
    const line = lineOf(new Error('a\r\n{"level":60,"msg":"forged"}\u2028'));
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(line).msg).toBe('request failed');
  });
});
