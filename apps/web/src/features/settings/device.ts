import Bowser from 'bowser';

/** `Chrome · Android` out of what a browser says of itself; empty when it says nothing known. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' · ');
}
