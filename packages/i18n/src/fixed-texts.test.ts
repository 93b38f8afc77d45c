import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXED_TEXTS } from './fixed-texts.ts';

const portuguese = createInstance();

beforeAll(async () => {
  const keys = Object.values(FIXED_TEXTS).flatMap((texts) => Object.keys(texts));
  const namespaces = [...new Set(keys.map((key) => key.split(':')[0] ?? ''))];
  await portuguese.init({ lng: 'pt-BR', interpolation: { skipOnVariables: true } });
  for (const namespace of namespaces) {
    const { default: messages } = await import(`./pt-BR/${namespace}.ts`);
    portuguese.addResourceBundle('pt-BR', namespace, messages);
  }
});

/** A message without interpolation. */
const template = (key: string) => portuguese.t(key, { skipInterpolation: true });

describe.each(Object.entries(FIXED_TEXTS))('%s', (_, texts) => {
  it.each(Object.entries(texts))('%s has its fixed text', (key, text) => {
    expect(template(key)).toBe(text);
  });
});
