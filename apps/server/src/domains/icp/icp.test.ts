import { MAX_ICPS } from '@salesai/contract/icp';
import { ANSWER_MAX } from '@salesai/contract/questionnaire';
import { describe, expect, it } from 'vitest';
import { activeIcp, FACE, ICP_ANSWERS, newIcp } from '../../testing/icps.ts';
import { rounds } from '../../testing/rounds.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const CONCURRENT = rounds({ short: 12, long: 50 });
const listed = async (seller: Seller) => (await seller.get('/api/icp/list')).json.icps;

describe('ICPs', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('are listed as created, without details', async () => {
    const seller = await server.newSeller();
    const id = await newIcp(seller);
    expect(await listed(seller)).toEqual([
      expect.objectContaining({
        id,
        name: 'Salões',
        avatar: FACE,
        status: 'creating',
        details: null,
      }),
    ]);
  });

  it(`are at most three in ${CONCURRENT} concurrent creations`, async () => {
    const seller = await server.newSeller();
    const tries = await Promise.all(
      Array.from({ length: CONCURRENT }, () =>
        seller.post('/api/icp/create', { name: 'Um', avatar: FACE }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(MAX_ICPS);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(CONCURRENT - MAX_ICPS);
    expect(await listed(seller)).toHaveLength(MAX_ICPS);
  });

  it('free their slot when they are deleted', async () => {
    const seller = await server.newSeller();
    const ids = [await newIcp(seller), await newIcp(seller), await newIcp(seller)];
    expect((await seller.delete(`/api/icp/${ids[1]}`)).status).toBe(200);
    expect((await seller.post('/api/icp/create', { name: 'Novo', avatar: FACE })).status).toBe(200);
    expect(await listed(seller)).toHaveLength(MAX_ICPS);
  });

  it('change only the fields that were sent', async () => {
    const seller = await server.newSeller();
    const id = await newIcp(seller);
    await seller.put(`/api/icp/${id}`, { name: 'Barbearias' });
    expect(await listed(seller)).toEqual([
      expect.objectContaining({ name: 'Barbearias', avatar: FACE }),
    ]);
  });

  it('get one profile in concurrent and later generations', async () => {
    const seller = await server.newSeller();
    const id = await newIcp(seller);
    const generate = () => seller.post(`/api/icp/${id}/generate`, { respostasICP: ICP_ANSWERS });
    const [first, second] = await Promise.all([generate(), generate()]);
    expect(first?.status).toBe(200);
    expect(second?.json).toEqual(first?.json);
    expect(first?.json.icp).toMatchObject({ id, status: 'active', sector: 'Salão de beleza' });
    const other = await seller.post(`/api/icp/${id}/generate`, {
      respostasICP: 'Segmento?\nResposta: Varejo',
    });
    expect(other.json).toEqual(first?.json);
  });

  it("return 404 for another seller's ICP and 401 without a token", async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const id = await activeIcp(seller);
    const answers = [
      await other.put(`/api/icp/${id}`, { name: 'Meu' }),
      await other.delete(`/api/icp/${id}`),
      await other.post(`/api/icp/${id}/generate`, { respostasICP: ICP_ANSWERS }),
      await other.get(`/api/acquisition-channels/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await listed(seller)).toHaveLength(1);
    expect((await server.asNobody().get('/api/icp/list')).status).toBe(401);
  });

  it('reject empty or too long names and foreign pictures', async () => {
    const seller = await server.newSeller();
    const bodies = [
      { name: ' ', avatar: FACE },
      { name: 'x'.repeat(500), avatar: FACE },
      { name: 'Um', avatar: 'https://example.com/a.svg' },
      { name: 'Um', avatar: '/avatars/unknown/svg?seed=a&backgroundColor=ffffff' },
    ];
    for (const body of bodies) {
      const answer = await seller.post('/api/icp/create', body);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.json.fields)).toHaveLength(1);
    }
    expect(await listed(seller)).toEqual([]);
  });

  it.each([
    ['pt-BR', 'Texto longo demais'],
    ['en-US', 'Text too long'],
    ['es-ES', 'Texto demasiado largo'],
  ])('reject a too long answer with its field, in %s', async (language, message) => {
    const seller = await server.newSeller();
    const path = `/api/icp/${await newIcp(seller)}/generate`;
    const respostasICP = `Setor?\nResposta: Varejo\n\nQuem?\nResposta: ${'# '.repeat(ANSWER_MAX)}`;
    const answer = await seller.post(path, { respostasICP }, { 'accept-language': language });
    expect([answer.status, answer.json.fields]).toEqual([400, { 'respostasICP.1': message }]);
    expect(await listed(seller)).toMatchObject([{ status: 'creating' }]);
  });

  it('create a notification with a link when the profile is ready', async () => {
    const seller = await server.newSeller();
    const id = await activeIcp(seller, 'Barbearias');
    const { notifications } = (await seller.get('/api/notifications')).json;
    expect(notifications[0]).toMatchObject({
      title: 'ICP pronto: Barbearias',
      href: `/icp-details/${id}`,
    });
  });
});

describe('Faces', () => {
  const server = useServer();

  it('are drawn by this server, deterministically and without authentication', async () => {
    const [first, again] = [await server.asNobody().get(FACE), await server.asNobody().get(FACE)];
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toContain('image/svg+xml');
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(first.text).toBe(again.text);
  });

  it('contain no script from the seed, and have a strict policy', async () => {
    const seed = encodeURIComponent('<script>alert(1)</script>');
    const { text, headers } = await server
      .asNobody()
      .get(`/avatars/initials/svg?seed=${seed}&backgroundColor=ffffff`);
    expect(text).not.toContain('<script>alert');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('reject unknown styles', async () => {
    const answer = await server
      .asNobody()
      .get('/avatars/personas/svg?seed=a&backgroundColor=ffffff');
    expect([400, 404]).toContain(answer.status);
  });
});
