import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

const url = (protocols: RegExp, what: string) =>
  z.string().check(z.refine((text) => URL.canParse(text) && protocols.test(text), what));
const web = url(/^https?:\/\//, 'must be an http(s) address');
const flag = z.enum(['on', 'off'], 'must be on or off');
const list = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(/[\s,;]+/).filter(Boolean)),
);
const count = (min: number, max: number) =>
  z.coerce
    .number(`must be a number from ${min} to ${max}`)
    .check(
      z.int(`must be a whole number from ${min} to ${max}`),
      z.minimum(min, `must be at least ${min}`),
      z.maximum(max, `must be at most ${max}`),
    );

const Environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(count(0, 65_535), 3000),
  PUBLIC_URL: z.optional(web),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:\/\//, 'must be a postgres:// address')),
  DATABASE_POOL_SIZE: z._default(count(1, 200), 10),
  SMTP_URL: z.optional(url(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'SalesAI <no-reply@localhost>'),
  BETA_EMAILS: z._default(list, []),
  ADMIN_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  TRUSTED_PROXIES: z._default(
    list.check(z.refine((all) => all.every(isAddressRange), 'must be a list of addresses')),
    [],
  ),
  AI_PROVIDER: z._default(
    z.enum(
      ['embedded', 'openai', 'anthropic', 'google', 'openai-compatible'],
      'must be embedded, openai, anthropic, google or openai-compatible',
    ),
    'embedded',
  ),
  AI_MODEL: z.optional(z.string()),
  AI_API_KEY: z.optional(z.string()),
  AI_BASE_URL: z.optional(web),
  AI_TIMEOUT_MS: z._default(count(1_000, 600_000), 120_000),
  SHUTDOWN_DELAY_MS: z.optional(count(0, 60_000)),
  SHUTDOWN_TIMEOUT_MS: z._default(count(0, 600_000), 8_000),
  STT_BASE_URL: z.optional(web),
  STT_API_KEY: z.optional(z.string()),
  STT_MODEL: z._default(z.string(), 'whisper-1'),
  TTS_BASE_URL: z.optional(web),
  TTS_API_KEY: z.optional(z.string()),
  TTS_MODEL: z._default(z.string(), 'tts-1'),
  TTS_VOICE: z._default(z.string(), 'alloy'),
  AI_DAILY_TOKENS_PER_USER: z._default(count(0, 1_000_000_000), 400_000),
  AI_DAILY_TOKENS: z._default(count(0, 1_000_000_000_000), 20_000_000),
  DEMO: z.optional(flag),
  RATE_LIMITS: z._default(flag, 'on'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a pino level: fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(Environment.def.shape);

export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  database: { url: string; poolSize: number } | null;
  smtpUrl: string | null;
  mailFrom: string;
  betaEmails: string[];
  adminToken: string | null;
  authSecret: string | null;
  trustedProxies: string[];
  ai: {
    provider: z.infer<typeof Environment>['AI_PROVIDER'];
    model: string | null;
    apiKey: string | null;
    baseUrl: string | null;
    timeoutMs: number;
    /** Tokens per day of one user and of the installation; 0 is unlimited. */
    dailyTokens: { perUser: number; inAll: number };
  };
  speech: {
    stt: SpeechProvider | null;
    tts: (SpeechProvider & { voice: string }) | null;
  };
  /** Milliseconds that a stopping node waits for its proxy, then for open requests and jobs. */
  shutdown: { delayMs: number; timeoutMs: number };
  demo: boolean;
  rateLimits: boolean;
  logLevel: string;
  /** Whether links in mails are logged: only if they work on this machine alone. */
  logLinks: boolean;
}

interface SpeechProvider {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** All invalid values of the environment, one line each. */
class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The process's environment, with defaults from a `.env` file in the current folder. */
export function readEnvironment(): Record<string, string | undefined> {
  try {
    process.loadEnvFile();
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!absent) throw new ConfigError([`.env cannot be read: ${String(error)}`]);
  }
  return process.env;
}

/**
 * Parses the configuration.
 * @param env the process's environment; an empty value counts as unset.
 * @throws ConfigError with all invalid values.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = z.safeParse(Environment, present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`));
  }
  const values = parsed.data;
  const problems = inconsistencies(values);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    database: values.DATABASE_URL
      ? { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE }
      : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    betaEmails: values.BETA_EMAILS,
    adminToken: values.ADMIN_TOKEN ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    ai: {
      provider: values.AI_PROVIDER,
      model: values.AI_MODEL ?? null,
      apiKey: values.AI_API_KEY ?? null,
      baseUrl: values.AI_BASE_URL ?? null,
      timeoutMs: values.AI_TIMEOUT_MS,
      dailyTokens: { perUser: values.AI_DAILY_TOKENS_PER_USER, inAll: values.AI_DAILY_TOKENS },
    },
    shutdown: {
      delayMs: values.SHUTDOWN_DELAY_MS ?? (values.DATABASE_URL ? 1_000 : 0),
      timeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    },
    speech: speechOf(values),
    demo: (values.DEMO ?? (values.DATABASE_URL ? 'off' : 'on')) === 'on',
    rateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
    logLinks: !values.DATABASE_URL && !values.SMTP_URL && isLoopback(values.HOST),
  };
}

function speechOf(values: z.infer<typeof Environment>): Config['speech'] {
  return {
    stt: values.STT_BASE_URL
      ? {
          baseUrl: values.STT_BASE_URL,
          apiKey: values.STT_API_KEY ?? null,
          model: values.STT_MODEL,
        }
      : null,
    tts: values.TTS_BASE_URL
      ? {
          baseUrl: values.TTS_BASE_URL,
          apiKey: values.TTS_API_KEY ?? null,
          model: values.TTS_MODEL,
          voice: values.TTS_VOICE,
        }
      : null,
  };
}

function inconsistencies(values: z.infer<typeof Environment>): string[] {
  const problems: string[] = [];
  if (values.DATABASE_URL && !values.AUTH_SECRET) {
    problems.push('AUTH_SECRET must be set together with DATABASE_URL: all nodes sign with it');
  }
  if (values.AI_PROVIDER !== 'embedded' && !values.AI_MODEL) {
    problems.push(`AI_MODEL must be set for AI_PROVIDER=${values.AI_PROVIDER}`);
  }
  if (values.AI_PROVIDER === 'openai-compatible' && !values.AI_BASE_URL) {
    problems.push('AI_BASE_URL must be set for AI_PROVIDER=openai-compatible');
  }
  const requiresKey = ['openai', 'anthropic', 'google'].includes(values.AI_PROVIDER);
  if (requiresKey && !values.AI_API_KEY && !values.AI_BASE_URL) {
    problems.push(`AI_API_KEY must be set for AI_PROVIDER=${values.AI_PROVIDER}`);
  }
  return problems;
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host);

function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
