import { describe, expect, it } from 'vitest';
import { createSellerData } from '../../testing/icps.ts';
import { SESSIONS, startPractice } from '../../testing/practice.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const PATH = '/api/roadmap';

describe('The journey of the roadmap', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const doneOf = async (seller: Seller): Promise<string[]> =>
    (await seller.get(PATH)).json.journey
      .filter(({ done }: { done: boolean }) => done)
      .map(({ key }: { key: string }) => key);

  it('knows profile, customer, channel, script, practice and result, of this seller only', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    expect(await doneOf(seller)).toEqual([]);
    const { icpId, channel } = await createSellerData(seller);
    expect(await doneOf(seller)).toEqual(expect.arrayContaining(['customer', 'channel']));
    await seller.post('/api/avatar/accept', {});
    await seller.post('/api/scripts/generate', { icpId, channel });
    expect(await doneOf(seller)).toEqual(['profile', 'customer', 'channel', 'script']);
    const session = (await startPractice(seller, icpId)).json;
    expect(await doneOf(seller)).not.toContain('practice');
    await seller.post(`${SESSIONS}/${session.id}/end`);
    expect(await doneOf(seller)).toContain('practice');
    await seller.post('/api/results', { kind: 'contact' });
    expect(await doneOf(seller)).toHaveLength(6);
    expect(await doneOf(other)).toEqual([]);
    expect((await server.asNobody().get(PATH)).status).toBe(401);
  });
});
