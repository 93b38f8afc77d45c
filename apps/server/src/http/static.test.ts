import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inlineScripts } from './static.ts';

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('lists the hashes of the inline scripts of the page, not of its data and its files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page =
    '<script type="application/json">{}</script><script>\nfirst("ç");\n</script>' +
    '<script src="/a.js"></script><script>second()</script>';
  writeFileSync(join(folder, 'index.html'), page);
  expect(inlineScripts(folder)).toEqual([sourceOf('\nfirst("ç");\n'), sourceOf('second()')]);
});

it('lists none without a page', () => {
  expect(inlineScripts(join(tmpdir(), 'no-such-folder'))).toEqual([]);
});
