import { mkdirSync } from 'node:fs';
import { launch } from './browser.ts';
import { preparedSeller, signedInCall } from './prepared-seller.ts';
import { startProduct } from './product.ts';
import { signIn } from './seller.ts';

const OUT = '/tmp/nav-shots';
mkdirSync(OUT, { recursive: true });
const product = await startProduct();
const seller = await preparedSeller(product);
const fresh = await product.newSeller('Bruno Lima');
const call = await signedInCall(product.url, seller);
await call('POST', '/avatar/accept');
const browser = await launch();
const only = process.argv[2];
for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
})) {
  for (const theme of ['dark', 'light']) {
    const shot = async (page, name, full = true) => {
      await page.waitForTimeout(700);
      const h = await page.evaluate(() => document.documentElement.scrollHeight);
      const w = await page.evaluate(() => document.documentElement.scrollWidth);
      console.log(device, theme, name, h, w > viewport.width ? `WIDE ${w}` : '');
      await page.screenshot({ path: `${OUT}/${name}-${device}-${theme}.png`, fullPage: full });
    };
    const open = async () => {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'pt-BR',
        viewport,
        hasTouch: device === 'phone',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(
        (chosen) =>
          localStorage.setItem(
            'salesai-theme',
            JSON.stringify({ state: { theme: chosen }, version: 0 }),
          ),
        theme,
      );
      return context.newPage();
    };
    const page = await open();
    await page.goto('/login');
    await shot(page, 'login-first');
    await signIn(page, seller);
    await shot(page, 'home', false);
    await shot(page, 'home-full');
    await page.getByRole('button', { name: 'Donas de salão' }).click();
    await page.getByRole('dialog').waitFor();
    await shot(page, 'visit-sheet', false);
    await page.goBack();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').waitFor();
    await shot(page, 'drawer', false);
    await page.goBack();
    for (const [name, path] of Object.entries({
      practice: '/treino',
      dashboard: '/dashboard',
      progress: '/progresso',
      icps: '/icps',
      profile: '/avatar-onboarding',
      ...seller.screens,
    })) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await shot(page, name, false);
    }
    await page.context().close();
    const other = await open();
    await signIn(other, fresh);
    await shot(other, 'home-new');
    await other.getByRole('link', { name: 'ARENA' }).click();
    await other.getByRole('dialog').waitFor();
    await shot(other, 'arena-sheet', false);
    await other.goBack();
    await other.goto('/avatar-onboarding');
    await other.getByRole('button', { name: /Sim, já vendo/ }).waitFor();
    await shot(other, 'questions', false);
    const seed = (n) =>
      JSON.stringify(
        Array.from({ length: n }, (_, i) => ({
          questionId: i + 1,
          questionText: `Pergunta ${i + 1}?`,
          response: 'sim',
          timestamp: 'x',
        })),
      );
    const id = await other.evaluate(
      () => JSON.parse(localStorage.getItem('salesai-auth') ?? '{}').state.user.id,
    );
    await other.evaluate(
      ([key, value]) => localStorage.setItem(key, value),
      [`salesai-chat:seller:${id}`, seed(16)],
    );
    await other.reload();
    await other.getByRole('button', { name: 'Confirmar' }).waitFor();
    await shot(other, 'questions-end', false);
    await other.goto('/login');
    await other.context().clearCookies();
    await other.evaluate(() => localStorage.removeItem('salesai-auth'));
    await other.goto('/login');
    await shot(other, 'login-known', false);
    await other.context().close();
  }
}
await browser.close();
await product.stop();
