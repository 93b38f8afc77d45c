import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';

interface PictureTexts {
  title: string;
  headline: string;
  /** 0 to 100; null when numbers are not shown. */
  score: number | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const RADIUS = 150;
const RING = 2 * Math.PI * RADIUS;
const FONT = '@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf';
const resolve = createRequire(import.meta.url).resolve;

let font: Promise<Uint8Array> | undefined;

/** Loads the renderer, 2.4 MB, with the first picture. */
async function loadRenderer(): Promise<Uint8Array> {
  const wasm = await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(wasm);
  return readFile(resolve(FONT));
}

const pictures = new LRUCache<string, Uint8Array>({ max: 50 });

/** Draws the preview of a shared result as PNG, 1200 × 630. Texts are drawn as text, never as markup. */
export async function drawPicture(texts: PictureTexts): Promise<Uint8Array> {
  const key = JSON.stringify(texts);
  const cached = pictures.get(key);
  if (cached) return cached;
  font ??= loadRenderer();
  const options = {
    font: {
      fontBuffers: [await font],
      defaultFontFamily: 'Plus Jakarta Sans',
      loadSystemFonts: false,
    },
  };
  const png = new Resvg(svg(texts), options).render().asPng();
  pictures.set(key, png);
  return png;
}

function svg({ title, headline, score }: PictureTexts): string {
  const text = (x: number, y: number, size: number, fill: string, words: string) =>
    `<text x="${x}" y="${y}" font-family="Plus Jakarta Sans" font-weight="700" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d1420"/>
<rect width="16" height="${HEIGHT}" fill="#3fd6a0"/>
${text(80, 130, 40, '#3fd6a0', 'SalesAI')}
${text(80, 330, 64, '#f2f5fa', headline)}
${text(80, 400, 34, '#a9b4c4', title)}
${score === null ? '' : ring(score)}
</svg>`;
}

function ring(score: number): string {
  const [x, y] = [WIDTH - 260, HEIGHT / 2 + 20];
  const circle = (stroke: string, more: string) =>
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="none" stroke="${stroke}" stroke-width="28" ${more}/>`;
  const filled = (score / 100) * RING;
  return `${circle('#243044', '')}${circle('#3fd6a0', `stroke-linecap="round" stroke-dasharray="${filled} ${RING}" transform="rotate(-90 ${x} ${y})"`)}<text x="${x}" y="${y + 36}" text-anchor="middle" font-family="Plus Jakarta Sans" font-weight="700" font-size="104" fill="#f2f5fa">${score}</text>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
