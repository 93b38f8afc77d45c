import { i18n } from './i18n/i18n.ts';

/**
 * Translates a message key of a contract schema, such as `auth:validation.emailRequired`; returns any
 * other text unchanged.
 * @param t of the component, so that a change of language renders it again.
 */
export function textOf(message: string, t: (key: 'loading') => string): string {
  return i18n.exists(message) ? t(asKey(message)) : message;
}

/** Keys inside schemas are plain strings, checked by a test instead of the compiler. */
const asKey = (message: string) => message as 'loading';
