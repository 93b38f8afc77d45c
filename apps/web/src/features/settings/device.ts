import Bowser from 'bowser';

/** Browser and system of a user agent, as in `Chrome · Android`; empty when unknown. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
