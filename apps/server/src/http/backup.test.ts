import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/use-database.ts';
import { mountBackup } from './backup.ts';

const TOKEN = 'the-operator-of-this-test';

describe('A backup with a full disk', () => {
  const fresh = useDatabase();

  it('says that the disk is full, and leaves no file of its own', async ({ skip }) => {
    const dataDir = join(fresh.dataDir, 'full');
    mkdirSync(dataDir);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dataDir]);
    if (mount.status !== 0) skip('no file system can be mounted here');
    spawnSync('dd', ['if=/dev/zero', `of=${join(dataDir, 'filler')}`, 'bs=4k']);
    try {
      const app = new Hono();
      mountBackup(app, { database: fresh.database, dataDir, adminToken: TOKEN, version: '1.0.0' });
      const headers = { authorization: `Bearer ${TOKEN}` };
      const answer = await app.request('/api/admin/backup', { headers });
      expect(answer.status).toBe(503);
      expect(JSON.parse(await answer.text())).toEqual({
        message: expect.stringContaining('disk of the data folder is full'),
        status: 503,
        code: 'UNAVAILABLE',
      });
      expect(readdirSync(dataDir)).toEqual(['filler']);
    } finally {
      spawnSync('umount', [dataDir]);
    }
  });
});
