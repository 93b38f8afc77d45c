import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

const OPERATIONS = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md');

describe('Configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      database: null,
      demo: true,
      rateLimits: true,
      ai: { provider: 'embedded' },
    });
  });

  it('enables logging of mail links only with the embedded database, without SMTP, on loopback', () => {
    for (const HOST of ['', 'localhost', '127.0.0.1', '::1']) {
      expect(readConfig({ HOST }).logLinks).toBe(true);
    }
    const secret = { AUTH_SECRET: 's'.repeat(32) };
    const others = [
      { HOST: '0.0.0.0' },
      { HOST: '127.evil.example' },
      { SMTP_URL: 'smtp://mail.example' },
      { DATABASE_URL: 'postgres://db/salesai', ...secret },
    ];
    for (const env of others) expect(readConfig(env).logLinks).toBe(false);
  });

  it('has every setting in the table for operators, and no other', () => {
    const table = readFileSync(OPERATIONS, 'utf8').split('## All settings')[1] ?? '';
    const named = [...table.matchAll(/^\|[^|]+/gm)].flatMap(
      ([cell]) => cell.match(/[A-Z_]{4,}/g) ?? [],
    );
    expect(named.toSorted()).toEqual(SETTINGS.toSorted());
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it('reports all invalid values at once', () => {
    const wrong = { PORT: 'eighty', DEMO: 'yes', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' };
    expect(() => readConfig(wrong)).toThrow(
      /PORT must be .{0,400}\n.{0,99}PUBLIC_URL must be .{0,400}\n.{0,99}DEMO must be .{0,400}\n.{0,99}LOG_LEVEL must be /,
    );
  });

  it('requires a signing secret with an external database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/salesai' })).toThrow(/AUTH_SECRET/);
  });

  it('creates no demo account in an external database by default', () => {
    const shared = { DATABASE_URL: 'postgres://db/salesai', AUTH_SECRET: 's'.repeat(32) };
    expect(readConfig(shared).demo).toBe(false);
    expect(readConfig({ ...shared, DEMO: 'on' }).demo).toBe(true);
  });

  it('requires a model for a provider, and a URL for a compatible one', () => {
    expect(() => readConfig({ AI_PROVIDER: 'openai-compatible' })).toThrow(
      /AI_MODEL[\s\S]{0,999}AI_BASE_URL/,
    );
  });

  it('requires a key for a provider at its default URL', () => {
    const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'small' };
    expect(() => readConfig(openai)).toThrow(/AI_API_KEY/);
    expect(readConfig({ ...openai, AI_BASE_URL: 'http://127.0.0.1:4000/v1' }).ai.apiKey).toBeNull();
  });
});
