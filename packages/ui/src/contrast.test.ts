import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** The colours that a block of the theme defines. */
function colours(selector: string): Record<string, string> {
  const block = css.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? '';
  const lines = block.matchAll(/--([\w-]{1,99}): (oklch\([^/)]{1,99}\));/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance (WCAG 2.2) of a colour written in OKLCH. */
function luminance(oklch: string): number {
  const [light = 0, chroma = 0, hue = 0] = oklch.slice('oklch('.length).split(/[ )]/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue);
}

const BACKGROUNDS = ['background', 'surface-1', 'surface-2'];
const on = (backgrounds: string[], inks: string[]) =>
  inks.flatMap((ink) => backgrounds.map((ground) => ({ ink, ground })));

const TEXTS = [
  ...on(BACKGROUNDS, ['ink', 'muted', 'primary', 'warning', 'danger', 'mind', 'arena']),
  ...on(['surface-3'], ['ink']),
  { ink: 'on-primary', ground: 'primary' },
  { ink: 'on-danger', ground: 'danger' },
  { ink: 'on-face', ground: 'face' },
  ...['primary', 'warning', 'danger', 'mind', 'arena'].flatMap((name) =>
    on([`${name}-soft`], [name, 'ink']),
  ),
];
/** Borders of controls and the focus ring. */
const EDGES = on(['background', 'surface-1'], ['outline', 'primary']);

const light = colours(':root');
describe.each([
  { theme: 'dark', palette: { ...light, ...colours('.dark') } },
  { theme: 'light', palette: light },
])('the $theme theme', ({ palette }) => {
  const contrast = ({ ink, ground }: { ink: string; ground: string }) => {
    const [dark = 0, bright = 0] = [ink, ground]
      .map((name) => luminance(palette[name] ?? ''))
      .sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  };

  it.each(TEXTS)('has a contrast of at least 4.5 for text: $ink on $ground', (pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)(
    'has a contrast of at least 3 for borders of controls: $ink on $ground',
    (pair) => {
      expect(contrast(pair)).toBeGreaterThanOrEqual(3);
    },
  );
});
