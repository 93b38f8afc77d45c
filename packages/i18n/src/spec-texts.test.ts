import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { SPEC_TEXTS } from './spec-texts.ts';

const portuguese = createInstance();

beforeAll(async () => {
  const keys = Object.values(SPEC_TEXTS).flatMap((texts) => Object.keys(texts));
  const namespaces = [...new Set(keys.map((key) => key.split(':')[0] ?? ''))];
  await portuguese.init({ lng: 'pt-BR', interpolation: { skipOnVariables: true } });
  for (const namespace of [...namespaces, 'home']) {
    const { default: messages } = await import(`./pt-BR/${namespace}.ts`);
    portuguese.addResourceBundle('pt-BR', namespace, messages);
  }
});

/** A message as it is written, with the places of its variables. */
const written = (key: string) => portuguese.t(key, { skipInterpolation: true });

describe.each(Object.entries(SPEC_TEXTS))('%s', (_, texts) => {
  it.each(Object.entries(texts))('%s says what the specification says', (key, text) => {
    expect(written(key)).toBe(text);
  });
});

it('the chart of the home screen says that it is still to come', () => {
  expect(written('home:chart.text')).toContain('será implementado aqui');
});
