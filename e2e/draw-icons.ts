import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';

const PUBLIC = join(import.meta.dirname, '..', 'apps', 'web', 'public');
/** Systems crop a maskable icon, so its logo is smaller. `share` is the logo's share of the side. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'maskable-512.png', size: 512, share: 0.62, background: '#0b0f17' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, background: '#0b0f17' },
];

/** Renders the icons of the installed app from the logo; run it after a change of the logo. */
export async function drawIcons(): Promise<void> {
  const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  const browser = await launch();
  for (const { file, size, share, background = 'transparent' } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = `${Math.round(size * share)}px`;
    await page.setContent(
      `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
       svg { width: ${side}; height: ${side} }</style>${logo}`,
    );
    await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true });
    await page.close();
  }
  await browser.close();
}
