import { describe, expect, it } from 'vitest';
import { PASSWORD, useServer } from '../testing/server.ts';

const PAGES = ['/', '/login', '/home', '/any/address', '/assets/none.js', '/favicon.svg'];
const API = ['/api/icp/list', '/api/none', '/api/users/profile', '/api/auth/get-session'];
const FOREIGN = [
  'https://evil.example',
  'http://localhost.evil.example',
  'null',
  'https://salesai.example@evil.example',
];

describe('Every response', () => {
  const server = useServer();

  it('has a strict content security policy, nosniff and a permissions policy', async () => {
    for (const path of [...PAGES, ...API]) {
      const { headers } = await server.asNobody().get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect(policy).not.toMatch(/script-src[^;]{0,999}unsafe/);
      expect(policy).toMatch(/script-src 'self'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('referrer-policy')).toBeTruthy();
    }
  });

  it('of the API has Cache-Control: no-store', async () => {
    for (const path of API) {
      const { headers } = await server.asNobody().get(path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('has a unique X-Request-Id', async () => {
    const ids = new Set<string | null>();
    for (const path of API)
      ids.add((await server.asNobody().get(path)).headers.get('x-request-id'));
    expect(ids.size).toBe(API.length);
    expect(ids).not.toContain(null);
  });

  it('allows other origins neither reading nor writing with a session cookie', async () => {
    const seller = await server.newSeller();
    for (const origin of FOREIGN) {
      const read = await seller.get('/api/users/profile', { origin });
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      const headers = { origin, cookie: seller.cookie };
      const body = { currentPassword: PASSWORD, newPassword: 'outro-segredo-bom-9' };
      const write = await server.asNobody().post('/api/auth/change-password', body, headers);
      expect([origin, write.status]).toEqual([origin, 403]);
      const out = await server.asNobody().post('/api/auth/sign-out', {}, headers);
      expect([origin, out.status]).toEqual([origin, 403]);
    }
    expect((await seller.get('/api/users/profile')).status).toBe(200);
  });

  it('rejects a form of another origin with any content type', async () => {
    const seller = await server.newSeller();
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    for (const type of types) {
      const headers = {
        cookie: seller.cookie,
        'content-type': type,
        origin: 'https://evil.example',
      };
      const { status } = await server.asNobody().post('/api/auth/sign-out', '{"a":1}', headers);
      expect([type, [403, 415].includes(status)]).toEqual([type, true]);
    }
  });
});
