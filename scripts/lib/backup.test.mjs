import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backup, restore } from './backup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const serving =
  (text, hash = sha256(text)) =>
  async () =>
    new Response(text, { headers: { 'x-content-sha256': hash } });

describe('backup', () => {
  it('writes what the server sent, readable by the owner only', async () => {
    const file = join(folder, 'a.gz');
    await backup(serving('rows'), file);
    expect(readFileSync(file, 'utf8')).toBe('rows');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('leaves no file under its name when the content differs from the hash', async () => {
    const file = join(folder, 'b.gz');
    await expect(backup(serving('rows', 'other'), file)).rejects.toThrow('does not read back');
    expect(existsSync(file)).toBe(false);
  });
});

describe('restore', () => {
  it('names a file that does not exist and calls no server', async () => {
    const file = join(folder, 'absent.gz');
    const call = () => expect.fail('the server was called');
    await expect(restore(call, file)).rejects.toThrow(`${file} does not exist`);
  });

  it('sends the file and lists the restored rows', async () => {
    const file = join(folder, 'a.gz');
    const sent = [];
    const call = async (path, { method, body }) => {
      sent.push([path, method, await new Response(body).text()]);
      return Response.json({ rows: { user: 2, icps: 5 } });
    };
    expect(await restore(call, file)).toContain('user 2\nicps 5\n');
    expect(sent).toEqual([['/api/admin/backup', 'PUT', 'rows']]);
  });
});
