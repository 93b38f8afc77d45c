import i18next from 'i18next';

/**
 * Schemas of the contract and messages of the server meet here: a key such as
 * `auth:validation.emailRequired` is translated, anything else is already a text.
 * @param t of the component, so that it words anew when the language changes.
 */
export function textOf(message: string, t: (key: 'loading') => string): string {
  return i18next.exists(message) ? t(asKey(message)) : message;
}

/** Keys inside schemas are checked by a test, not by the compiler: they are plain strings there. */
const asKey = (message: string) => message as 'loading';
