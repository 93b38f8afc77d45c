import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { type ApiCall, preparedSeller } from './prepared-seller.ts';
import { startProduct } from './product.ts';
import { openTeleprompter } from './screens.ts';
import { signIn } from './seller.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');
const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const THEMES = ['dark', 'light'] as const;

type Size = keyof typeof SIZES;
type Theme = (typeof THEMES)[number];

interface Scene {
  name: string;
  path: string;
  /** Actions on the screen before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

/** Takes the README's screenshots of the running product, in both themes, on phone and desktop. */
export async function takeReadmePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const product = await startProduct();
  const browser = await launch();
  try {
    const prepared = await preparedSeller(product);
    const { call } = prepared;
    await call('POST', '/avatar/accept');
    const newSeller = await product.newSeller('Lia Prado');
    const { icp, scripts, arena } = prepared.screens;
    const practised = await practiseTwice(call, arena.split('/').at(-1) ?? '');
    await logWeeks(call);
    const scenes: Scene[] = [
      { name: 'home', path: '/home' },
      { name: 'profile', path: '/avatar-onboarding' },
      { name: 'icp', path: icp },
      { name: 'teleprompter', path: scripts, act: openTeleprompter },
      { name: 'arena', path: arena, act: askCoach },
      { name: 'practice', path: `/treino/${practised.active}`, act: closeBriefing },
      { name: 'review', path: `/treino/${practised.ended}/resultado` },
      { name: 'dashboard', path: '/dashboard' },
    ];
    const chat: Scene = { name: 'chat', path: '/avatar-onboarding', act: answerTwice };
    for (const size of ['phone', 'desktop'] as const) {
      for (const theme of THEMES) {
        await take(browser, product.url, { account: prepared, scenes, size, theme });
        await take(browser, product.url, { account: newSeller, scenes: [chat], size, theme });
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface TakeOptions {
  account: { email: string; password: string };
  scenes: Scene[];
  size: Size;
  theme: Theme;
}

async function take(browser: Browser, url: string, { account, scenes, size, theme }: TakeOptions) {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('salesai-theme', JSON.stringify({ state: { theme: chosen }, version: 0 }));
  }, theme);
  const page = await context.newPage();
  await signIn(page, account);
  for (const { name, path, act } of scenes) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act?.(page);
    await page.locator('.animate-pulse-soft').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}.png`) });
  }
  await context.close();
}

async function answerTwice(page: Page) {
  await page.getByRole('button', { name: 'Sim, já vendo' }).click();
  await page.getByRole('button', { name: 'De 2 a 5 anos' }).click();
  await page.getByText('Produtos físicos').waitFor();
}

/** Starts the coach and asks a question, unless an earlier scene did. */
async function askCoach(page: Page) {
  const start = page.getByRole('button', { name: 'Inicializar Coach' });
  const question = page.getByPlaceholder('Digite sua pergunta...');
  await start.or(question).first().waitFor();
  if (await start.isVisible()) {
    await start.click();
    await question.fill('tá caro, vou pensar');
    await page.keyboard.press('Enter');
  }
  await page.getByText('Diga em voz alta').first().waitFor();
  for (const toast of ['Coach inicializado!', 'Resposta recebida']) {
    await page.getByText(toast).waitFor({ state: 'detached' });
  }
}

const CONVERSATION = [
  'Oi! Aqui é a Lia, trabalho com agenda de salão. Posso te fazer uma pergunta rápida?',
  'O que mais te atrapalha hoje com cliente que falta?',
  'Então a cadeira fica vazia e o dia não fecha. Quanto isso tira do salão por mês?',
  'E se as faltas caíssem pela metade, o que mudaria para você?',
];

/** Plays a conversation to its end and another one that goes on. */
async function practiseTwice(call: ApiCall, icpId: string) {
  const ended = await practise(call, icpId, 'easy');
  await call('POST', `/practice/sessions/${ended}/end`);
  return { ended, active: await practise(call, icpId, 'medium') };
}

async function practise(call: ApiCall, icpId: string, level: string): Promise<string> {
  const offer = { name: 'Agenda com lembrete', price: 149 };
  const { id } = await call('POST', '/practice/sessions', { icpId, level, offer, seed: 7 });
  for (const [at, text] of CONVERSATION.entries()) {
    await call('POST', `/practice/sessions/${id}/messages`, { text, clientId: `${level}-${at}` });
  }
  return id;
}

const DAYS = 24;
const DAY_MS = 86_400_000;

/** Logs a contact on each of the last days, a proposal on every third and a sale on every fifth. */
async function logWeeks(call: ApiCall) {
  for (let day = DAYS; day > 0; day--) {
    const at = new Date(Date.now() - day * DAY_MS).toISOString();
    await call('POST', '/results', { kind: 'contact', at });
    if (day % 2 === 0) await call('POST', '/results', { kind: 'conversation', at });
    if (day % 3 === 0) await call('POST', '/results', { kind: 'proposal', amount: 149, at });
    if (day % 5 === 0) await call('POST', '/results', { kind: 'sale', amount: 149, at });
    if (day % 8 === 0) await call('POST', '/results', { kind: 'loss', objection: 'price', at });
  }
}

async function closeBriefing(page: Page) {
  const begin = page.getByRole('button', { name: 'Começar conversa' });
  if (await begin.isVisible()) await begin.click();
}
