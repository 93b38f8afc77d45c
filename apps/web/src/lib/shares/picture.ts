import { saveFile } from '../save-file.ts';
import { isCancelled } from '../share.ts';

/** What a picture of a result says: only this is drawn. */
export interface Picture {
  /** What it is, such as "Resultado de um treino". */
  title: string;
  headline: string;
  lines: readonly string[];
  /** 0 to 100, drawn as a ring. */
  score?: number | undefined;
  /** Who shares it. */
  by?: string | undefined;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const FONT = '"Plus Jakarta Sans Variable", "Segoe UI", system-ui, sans-serif';
/** The dark theme of packages/ui, whatever the theme of the screen. */
const INK = '#f0f3f8';
const MUTED = '#a5b0c2';
const PRIMARY = '#3fd6a0';
const BACKGROUND = '#0c121d';
const TRACK = '#243044';
const NAME = 'salesai.png';

/**
 * Draws a picture on this device and opens the share sheet with it; saves it where there is none.
 * Closing the share sheet is no failure.
 */
export async function sharePicture(picture: Picture): Promise<'shared' | 'saved'> {
  const blob = await drawPicture(picture);
  const files = [new File([blob], NAME, { type: 'image/png' })];
  if (!navigator.canShare?.({ files })) {
    saveFile(blob, NAME);
    return 'saved';
  }
  await navigator.share({ files, title: picture.title }).catch((error: unknown) => {
    if (!isCancelled(error)) throw error;
  });
  return 'shared';
}

async function drawPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // A font that fails to load is replaced by the next one.
  await document.fonts?.load(`700 80px ${FONT}`).catch(() => []);
  draw(context, picture);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  );
}

function draw(context: CanvasRenderingContext2D, picture: Picture): void {
  const { title, headline, lines, score, by } = picture;
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = PRIMARY;
  context.fillRect(0, 0, 16, HEIGHT);
  const write = (text: string, y: number, size: number, colour: string, weight = 600) =>
    paragraph(context, { text, y, size, colour, weight });
  write('SalesAI', 150, 48, PRIMARY, 700);
  let y = write(title, 270, 40, MUTED);
  y = write(headline, y + 70, 88, INK, 700);
  if (score !== undefined) y = ring(context, score, y + 40);
  y += 20;
  for (const line of lines) y = write(line, y + 24, 44, INK);
  if (by) write(by, HEIGHT - MARGIN, 40, MUTED);
}

interface Paragraph {
  text: string;
  /** Of the first base line. */
  y: number;
  size: number;
  colour: string;
  weight: number;
}

/** Writes a text, broken between words. @returns the base line after it. */
function paragraph(
  context: CanvasRenderingContext2D,
  { text, y, size, colour, weight }: Paragraph,
): number {
  context.font = `${weight} ${size}px ${FONT}`;
  context.fillStyle = colour;
  context.textAlign = 'left';
  const rows = rowsOf(text, (row) => context.measureText(row).width <= WIDTH - 2 * MARGIN);
  rows.forEach((row, at) => {
    context.fillText(row, MARGIN, y + at * size * 1.25);
  });
  return y + rows.length * size * 1.25;
}

/** The rows of a text that fit; a word that is too long has its own. */
function rowsOf(text: string, fits: (row: string) => boolean): string[] {
  const rows: string[] = [];
  for (const word of text.split(/ +/)) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && !fits(longer)) rows.push(word);
    else rows[Math.max(0, rows.length - 1)] = longer;
  }
  return rows;
}

/** @returns the base line after the ring. */
function ring(context: CanvasRenderingContext2D, score: number, top: number): number {
  const radius = 150;
  const [x, y] = [MARGIN + radius + 20, top + radius];
  const arc = (colour: string, share: number) => {
    context.beginPath();
    context.arc(x, y, radius, -Math.PI / 2, (share * 2 - 0.5) * Math.PI);
    context.lineWidth = 28;
    context.lineCap = 'round';
    context.strokeStyle = colour;
    context.stroke();
  };
  arc(TRACK, 1);
  if (score > 0) arc(PRIMARY, score / 100);
  context.font = `700 104px ${FONT}`;
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.fillText(String(score), x, y + 36);
  return top + 2 * radius + 80;
}
