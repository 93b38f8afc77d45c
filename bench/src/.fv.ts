import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { preparedSeller } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { signIn } from './lighthouse.ts';
const product = await startProduct();
const url = product.url;
try {
  const seller = await preparedSeller(product);
  for (const path of process.argv.slice(3)) {
    const profile = mkdtempSync('/tmp/fv/prof-');
    if (path !== '/login') {
      const c = await chromium.launchPersistentContext(profile, { locale: 'pt-BR', executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
      const page = await c.newPage();
      await signIn(page, url, seller);
      await page.getByRole('banner').waitFor();
      await c.close();
    }
    const name = `/tmp/fv/lh-${process.argv[2]}${path.replace('/', '-')}`;
    execFileSync('lighthouse', [url + path, '--output=json', `--output-path=${name}.json`, '--quiet', '--only-categories=performance,best-practices', '--save-assets', `--chrome-flags=--headless=new --no-sandbox --disable-gpu --lang=pt-BR --user-data-dir=${profile}`], { env: { ...process.env, CHROME_PATH: '/usr/bin/chromium', PATH: process.env.LH + ':' + process.env.PATH } });
    rmSync(profile, { recursive: true, force: true });
  }
} finally { await product.stop(); }
