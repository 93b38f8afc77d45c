import { createHmac, generateKeyPairSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Seller, useServer } from '../../testing/server.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('ID token', () => {
  const server = useServer();
  let seller: Seller;
  let token: string;
  beforeAll(async () => {
    seller = await server.newSeller();
    token = await tokenOf(seller);
  });

  const tokenOf = async ({ cookie }: Seller): Promise<string> =>
    (await server.asNobody().get('/api/auth/token', { cookie })).json.token;
  const statusWith = async (authorization: string) =>
    (await server.asNobody().get('/api/users/profile', { authorization })).status;

  it('is accepted and expires after ten minutes', async () => {
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(600);
  });

  it('is rejected in every forged form', async () => {
    for (const [how, forged] of await forgeries(token)) {
      expect([how, await statusWith(forged)]).toEqual([how, 401]);
    }
  });

  it('of a retired key is accepted; the next one is signed by a new key', async () => {
    const { kid } = decodeProtectedHeader(token);
    await server.db.execute(sql`update signing_keys set expires_at = now()`);
    const next = await tokenOf(seller);
    expect(decodeProtectedHeader(next).kid).not.toBe(kid);
    expect(await statusWith(`Bearer ${next}`)).toBe(200);
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
  });

  it('is verified with public keys that are cached until they change', async () => {
    const keys = (headers = {}) => server.asNobody().get('/api/auth/jwks', headers);
    const first = await keys();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await keys({ 'if-none-match': tag })).status).toBe(304);
    await server.db.execute(sql`update signing_keys set expires_at = now()`);
    const { kid } = decodeProtectedHeader(await tokenOf(seller));
    const changed = await keys({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.json.keys.map((key: { kid: string }) => key.kid)).toContain(kid);
    await server.db.execute(
      sql`update signing_keys set expires_at = now() - interval '2 days' where id <> ${kid}`,
    );
    const left = await keys({ 'if-none-match': changed.headers.get('etag') ?? '' });
    expect(left.json.keys.map((key: { kid: string }) => key.kid)).toEqual([kid]);
  });

  it('is rejected after its session ended on another device', async () => {
    const otherDevice = await server.signIn(seller.email, PASSWORD);
    const { sessions } = (await seller.get('/api/auth/sessions')).json;
    expect(sessions[0].current).toBe(true);
    expect(JSON.stringify(sessions)).not.toContain('token');
    const other = (await otherDevice.get('/api/auth/sessions')).json.sessions[0];
    const foreign = await server.newSeller('Rui Telles');
    expect((await foreign.delete(`/api/auth/sessions/${other.id}`)).status).toBe(404);
    expect((await otherDevice.get('/api/icp/list')).status).toBe(200);

    expect((await seller.delete(`/api/auth/sessions/${other.id}`)).status).toBe(200);
    await expect.poll(async () => (await otherDevice.get('/api/icp/list')).status).toBe(401);
    expect((await seller.get('/api/icp/list')).status).toBe(200);
  });

  it('of other sessions is rejected after ending all other sessions', async () => {
    const devices = [
      await server.signIn(seller.email, PASSWORD),
      await server.signIn(seller.email, PASSWORD),
    ];
    await seller.delete('/api/auth/sessions');
    for (const device of devices) {
      await expect.poll(async () => (await device.get('/api/icp/list')).status).toBe(401);
    }
    expect((await seller.get('/api/auth/sessions')).json.sessions).toHaveLength(1);
  });
});

describe('Blocked account', () => {
  const server = useServer();

  it('is signed out at once and can sign in again only after unblocking', async () => {
    const seller = await server.newSeller();
    const other = await server.newSeller('Rui Telles');
    const operator = server.asOperator();
    const email = { email: seller.email };
    expect((await other.post('/api/admin/users/block', email)).status).toBe(401);
    expect((await operator.post('/api/admin/users/block', email)).status).toBe(200);
    await expect.poll(async () => (await seller.get('/api/icp/list')).status).toBe(401);
    const signIn = () =>
      server.asNobody().post('/api/auth/sign-in/email', { ...email, password: PASSWORD });
    expect(await signIn()).toMatchObject({ status: 403, json: { code: 'auth/user-disabled' } });
    expect((await other.get('/api/icp/list')).status).toBe(200);

    await operator.delete(`/api/admin/users/block?email=${encodeURIComponent(seller.email)}`);
    expect((await signIn()).status).toBe(200);
  });
});

/** Forged authorization headers, derived from a valid token, with a description. */
async function forgeries(token: string): Promise<[string, string][]> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = decodeProtectedHeader(token);
  const claims = decodeJwt(token);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = (change: object, headerChange: object = {}) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'EdDSA', ...header, ...headerChange })
      .sign(privateKey);
  const hmac = (secret: string) => {
    const text = `${encode({ alg: 'HS256', kid: header.kid })}.${body}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const published = JSON.stringify(publicKey.export({ format: 'jwk' }));
  const kids = ['../../etc/passwd', "' or 1=1 --", 'http://evil.example/key', '', '__proto__'];
  const algs = ['none', 'None', 'NONE', 'nOnE', 'HS256', 'HS512', 'RS256', 'ES256', 'PS256', ''];
  const claimChanges = [
    { iss: 'https://evil.example' },
    { aud: 'other' },
    { exp: 1 },
    { nbf: 9_999_999_999 },
    { sub: 'admin' },
    { sid: undefined },
    { sub: '' },
  ];
  const bearer: [string, string][] = [
    ['a foreign key', await sign({})],
    ['the public key as a secret', hmac(published)],
    ['an empty secret', hmac('')],
    [
      'an RSA key',
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(rsa.privateKey),
    ],
    ['no signature', `${head}.${body}.`],
    ['no last dot', `${head}.${body}`],
    ['a cut signature', `${head}.${body}.${signature.slice(0, -4)}`],
    ['a fourth part', `${token}.${signature}`],
    ['parts swapped', `${body}.${head}.${signature}`],
    ['another body', `${head}.${encode({ ...claims, sub: 'x' })}.${signature}`],
    ['another header', `${encode({ ...header, typ: 'x' })}.${body}.${signature}`],
    ['no JSON', `${head}.bm90anNvbg.${signature}`],
    ['ten thousand dots', '.'.repeat(10_000)],
    ...algs.map((alg): [string, string] => [
      `alg ${alg}`,
      `${encode({ ...header, alg })}.${body}.`,
    ]),
    ...algs.map((alg): [string, string] => [
      `alg ${alg}, our signature`,
      `${encode({ ...header, alg })}.${body}.${signature}`,
    ]),
    ...kids.map((kid): [string, string] => [
      `kid ${kid}`,
      `${encode({ ...header, kid })}.${body}.${signature}`,
    ]),
    ...['jku', 'x5u', 'jwk', 'crit'].map((name): [string, string] => [
      `a foreign ${name}`,
      `${encode({ ...header, [name]: published })}.${body}.${signature}`,
    ]),
  ];
  for (const change of claimChanges) {
    bearer.push([`claims ${JSON.stringify(change)}`, await sign(change)]);
  }
  const schemes = ['Basic', 'Token', 'JWT', 'Digest', 'BearerX', 'Bearer,', ''];
  return [
    ...bearer.map(([how, value]): [string, string] => [how, `Bearer ${value}`]),
    ...schemes.map((scheme): [string, string] => [`scheme ${scheme}`, `${scheme} ${token}`]),
    ['two tokens', `Bearer ${token} ${token}`],
    ['two headers in one', `Bearer ${token}, Bearer ${token}`],
    ['quotes', `Bearer "${token}"`],
    ['nothing', 'Bearer'],
  ];
}
