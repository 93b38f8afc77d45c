import { LANGUAGES } from '@salesai/contract/languages';
import type { Namespace } from '@salesai/i18n/resources';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, messageAt } from './messages.ts';
import { hasText, translate } from './translate.ts';

const NAMESPACES: Namespace[] = [
  'common',
  'errors',
  'home',
  'icp',
  'notifications',
  'practice',
  'results',
];
const COUNTS = [0, 1, 2, 5, 21, 1_000_000];

/** Paths of all texts, with plural forms under their common name. */
function pathsOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|many|other)$/, '')]
      : pathsOf(value, `${prefix}${key}.`),
  );
}

/** The test runs over all keys, which the compiler cannot know. */
const asKey = (key: string) => key as 'loading';

describe.each(LANGUAGES)('translate in %s', (language) => {
  const i18next = createInstance();

  beforeAll(async () => {
    await Promise.all(NAMESPACES.map((namespace) => loadMessages(language, namespace)));
    await i18next.init({
      lng: language,
      interpolation: { escapeValue: false },
    });
    for (const namespace of NAMESPACES) {
      i18next.addResourceBundle(language, namespace, messagesOf(namespace));
    }
  });

  const messagesOf = (namespace: Namespace) => {
    const messages = messageAt(language, namespace);
    if (typeof messages !== 'object' || messages === null) throw new Error(namespace);
    return messages;
  };

  it('returns what i18next returns, for every text and several counts', () => {
    let compared = 0;
    for (const namespace of NAMESPACES) {
      for (const path of new Set(pathsOf(messagesOf(namespace)))) {
        for (const count of COUNTS) {
          const values = { count, name: 'Ana', title: '{{x}} $& <b>' };
          const key = `${namespace}:${path}`;
          expect([key, count, translate(language, 'common', key, values)]).toEqual([
            key,
            count,
            i18next.t(asKey(key), values),
          ]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(2_000);
  });

  it('returns the path of a missing text, and groups only on request', () => {
    expect(translate(language, 'common', 'errors:none.such')).toBe('none.such');
    expect(translate(language, 'common', 'none:such')).toBe('such');
    expect(translate(language, 'common', 'titles')).toBe('titles');
    expect(translate(language, 'common', 'titles', { returnObjects: true })).toEqual(
      messageAt(language, 'common', 'titles'),
    );
    expect(translate(language, 'common', 'constructor.name')).toBe('constructor.name');
  });

  it('knows which keys have a text', () => {
    expect(hasText(language, 'common', 'titles.home')).toBe(true);
    expect(hasText(language, 'common', 'titles')).toBe(false);
    expect(hasText(language, 'common', 'Um erro: tente de novo.')).toBe(false);
  });
});
