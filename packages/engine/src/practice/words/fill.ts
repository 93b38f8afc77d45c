import type { Gender } from '../types.ts';

const FORMS = /\{([^{}|]{0,40})\|([^{}|]{0,40})\}/g;
const SLOT = /\{([a-z]{1,20})\}/g;

/**
 * A line with its slots filled: `{o|a}` by the speaker's gender, `{preco}` by the given value. A
 * slot without a value stays empty.
 */
export const fillLine = (
  template: string,
  gender: Gender,
  values: Readonly<Record<string, string>> = {},
): string =>
  template
    .replace(FORMS, (_, man: string, woman: string) => (gender === 'm' ? man : woman))
    .replace(SLOT, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
