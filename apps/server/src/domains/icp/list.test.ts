import { Icp } from '@salesai/contract/icp';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { icps } from '../../db/schema/icp.ts';
import { activeIcp, FACE, ICP_ANSWERS, newIcp } from '../../testing/icps.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const PATH = '/api/icp/list';
const namesOf = async (seller: Seller) =>
  (await seller.get(PATH)).json.icps.map(({ name }: Icp) => name);
const tagOf = async (seller: Seller) => (await seller.get(PATH)).headers.get('etag') ?? '';
const conditional = (seller: Seller, tag: string) => seller.get(PATH, { 'if-none-match': tag });

describe('The list of ICPs', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('is current after each write', async () => {
    const seller = await server.newSeller();
    expect(await namesOf(seller)).toEqual([]);
    const first = await newIcp(seller, 'Um');
    expect(await namesOf(seller)).toEqual(['Um']);
    const second = await newIcp(seller, 'Dois');
    expect(await namesOf(seller)).toEqual(['Um', 'Dois']);
    await seller.put(`/api/icp/${first}`, { name: 'Outro' });
    expect(await namesOf(seller)).toEqual(['Outro', 'Dois']);
    await seller.post(`/api/icp/${second}/generate`, { respostasICP: ICP_ANSWERS });
    const listed = (await seller.get(PATH)).json.icps;
    expect(listed.map(({ status }: Icp) => status)).toEqual(['creating', 'active']);
    await seller.delete(`/api/icp/${first}`);
    expect(await namesOf(seller)).toEqual(['Dois']);
  });

  it('is current after a change with an earlier time than the last one', async () => {
    const seller = await server.newSeller();
    const first = await newIcp(seller, 'Um');
    await newIcp(seller, 'Dois');
    const before = await tagOf(seller);
    await server.db
      .update(icps)
      .set({ name: 'Outro', updatedAt: new Date('2001-01-01') })
      .where(eq(icps.id, first));
    expect((await conditional(seller, before)).json.icps[0].name).toBe('Outro');
    const later = await tagOf(seller);
    await server.db.update(icps).set({ name: 'Um' }).where(eq(icps.id, first));
    expect((await conditional(seller, later)).json.icps[0].name).toBe('Um');
  });

  it('has exactly the fields of the contract, the first time and from the cache', async () => {
    const seller = await server.newSeller();
    await activeIcp(seller);
    const [first, again] = [await seller.get(PATH), await seller.get(PATH)];
    expect(first.json).toEqual({ icps: z.parse(z.array(Icp), first.json.icps) });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('content-type')).toBe('application/json');
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 304 without a body until it changes', async () => {
    const seller = await server.newSeller();
    const id = await newIcp(seller);
    const tag = await tagOf(seller);
    const unchanged = await conditional(seller, tag);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(tag);
    await seller.put(`/api/icp/${id}`, { avatar: FACE.replace('Ana', 'Bia') });
    const changed = await conditional(seller, tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it.each(['*', '""', 'x', '"none", "other"'])('answers 200 to If-None-Match: %s', async (tag) => {
    const seller = await server.newSeller();
    await newIcp(seller);
    expect((await conditional(seller, tag)).status).toBe(200);
  });

  it("answers another seller with their own list, and nobody with 401, to one's tag", async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    await newIcp(seller, 'Meu');
    await newIcp(other, 'Dele');
    const tag = await tagOf(seller);
    const theirs = await conditional(other, tag);
    expect([theirs.status, theirs.json.icps.map(({ name }: Icp) => name)]).toEqual([200, ['Dele']]);
    const nobody = await server.asNobody().get(PATH, { 'if-none-match': tag });
    expect(nobody.status).toBe(401);
  });
});
