import { describe, expect, it } from 'vitest';
import { activeIcp, newIcp, waitForGeneration } from '../../testing/icps.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const start = (seller: Seller, icpId: string) =>
  seller.post('/api/acquisition-channels/generate', { icpId });
const list = async (seller: Seller, icpId: string) =>
  (await seller.get(`/api/acquisition-channels/${icpId}`)).json;

async function withChannels(seller: Seller) {
  const icpId = await activeIcp(seller);
  const { statusId } = (await start(seller, icpId)).json;
  await waitForGeneration(seller, statusId);
  return { icpId, ...(await list(seller, icpId)) };
}

describe('Acquisition channels', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('are made by a job whose progress can be followed to its end', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const { json } = await start(seller, icpId);
    expect(json).toMatchObject({ status: 'generating', estimatedTime: 'alguns segundos' });
    expect(await waitForGeneration(seller, json.statusId)).toMatchObject({
      status: 'completed',
      progress: 100,
    });
    const { channels, count, strategy, insights, metrics } = await list(seller, icpId);
    expect(count).toBe(channels.length);
    expect(count).toBeGreaterThanOrEqual(4);
    expect(strategy.title).toEqual(expect.any(String));
    expect(insights.length * metrics.length).toBeGreaterThan(0);
    const { notifications } = (await seller.get('/api/notifications')).json;
    expect(notifications[0].href).toBe(`/icp-channel-strategy/${icpId}`);
  });

  it('are generated once at a time: another start gives the one that runs', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const starts = await Promise.all(Array.from({ length: 10 }, () => start(seller, icpId)));
    const ids = new Set(starts.map(({ json }) => json.statusId));
    expect(ids.size).toBe(1);
    for (const id of ids) await waitForGeneration(seller, id);
    expect((await list(seller, icpId)).generationStatus.status).toBe('completed');
  });

  it('keep their ids, ticks and scripts when they are generated again', async () => {
    const seller = await server.newSeller();
    const { icpId, channels } = await withChannels(seller);
    const path = `/api/acquisition-channels/${icpId}/${channels[0].id}`;
    await seller.put(`${path}/plan`, { day: 3, done: true });
    const { statusId } = (await start(seller, icpId)).json;
    await waitForGeneration(seller, statusId);
    expect((await seller.get(path)).json.doneDays).toEqual([3]);
  });

  it('remember the ticks of the seven days, and take them back', async () => {
    const seller = await server.newSeller();
    const { icpId, channels } = await withChannels(seller);
    const path = `/api/acquisition-channels/${icpId}/${channels[0].id}/plan`;
    await Promise.all([1, 5, 2].map((day) => seller.put(path, { day, done: true })));
    expect((await seller.put(path, { day: 5, done: false })).json.doneDays).toEqual([1, 2]);
    expect((await seller.put(path, { day: 8, done: true })).status).toBe(400);
  });

  it('want an ideal customer whose profile was made', async () => {
    const seller = await server.newSeller();
    const answer = await start(seller, await newIcp(seller));
    expect(answer.status).toBe(422);
    expect(answer.json.message).toBe('ICP ainda não foi completado');
    expect((await start(seller, 'nowhere')).status).toBe(404);
  });

  it('belong to their seller alone, their status too', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const { icpId, channels, generationStatus } = await withChannels(seller);
    const path = `/api/acquisition-channels/${icpId}/${channels[0].id}`;
    const statuses = await Promise.all([
      start(other, icpId),
      other.get(`/api/acquisition-channels/status/${generationStatus.statusId}`),
      other.get(path),
      other.put(`${path}/plan`, { day: 1, done: true }),
      other.get(`/api/scripts/${icpId}/${channels[0].id}`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await server.asNobody().get(path)).status).toBe(401);
  });

  it('leave with the ideal customer they were made for', async () => {
    const seller = await server.newSeller();
    const { icpId, channels } = await withChannels(seller);
    await seller.delete(`/api/icp/${icpId}`);
    const path = `/api/acquisition-channels/${icpId}/${channels[0].id}`;
    expect((await seller.get(path)).status).toBe(404);
  });
});

describe('Sales scripts', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const scriptsOf = async (seller: Seller) => {
    const { icpId, channels } = await withChannels(seller);
    const channel = channels[0].id;
    const { json } = await seller.post('/api/scripts/generate', { icpId, channel });
    return { icpId, channel, count: json.count, path: `/api/scripts/${icpId}/${channel}` };
  };

  it('are written for a channel, once, in the order in which they are said', async () => {
    const seller = await server.newSeller();
    const { icpId, channel, count, path } = await scriptsOf(seller);
    expect(count).toBeGreaterThanOrEqual(3);
    const before = (await seller.get(path)).json;
    expect(before.count).toBe(count);
    expect(before.scripts[0].title).toMatch(/^Abertura/);
    await seller.post('/api/scripts/generate', { icpId, channel });
    expect((await seller.get(path)).json).toEqual(before);
  });

  it('can be removed, and had back', async () => {
    const seller = await server.newSeller();
    const { path } = await scriptsOf(seller);
    const before = (await seller.get(path)).json;
    await seller.delete(path);
    expect((await seller.get(path)).json).toEqual({ scripts: [], count: 0 });
    expect((await seller.post(`${path}/undo-remove`)).json).toEqual(before);
  });

  it("take the seller's own words, and give the original back", async () => {
    const seller = await server.newSeller();
    const { path } = await scriptsOf(seller);
    const [original] = (await seller.get(path)).json.scripts;
    const edited = await seller.put(`${path}/${original.id}`, { content: 'Oi, tudo bem?' });
    expect(edited.json).toMatchObject({ content: 'Oi, tudo bem?', edited: true, duration: '5 s' });
    expect((await seller.post(`${path}/${original.id}/restore`)).json).toEqual(original);
  });

  it('are not there for an unknown channel', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const answer = await seller.post('/api/scripts/generate', { icpId, channel: 'nowhere' });
    expect(answer.status).toBe(404);
    expect((await seller.get(`/api/scripts/${icpId}/nowhere`)).status).toBe(404);
  });
});
