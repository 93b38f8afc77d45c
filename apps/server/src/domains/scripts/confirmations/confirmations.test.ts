import { describe, expect, it } from 'vitest';
import { createSellerData } from '../../../testing/icps.ts';
import { type Seller, useServer } from '../../../testing/server.ts';

const PLACEHOLDER = '[confirme: formas de pagamento]';
const KEY = 'formas de pagamento';

const save = (seller: Seller, icpId: string, key: string, value: string) =>
  seller.put(`/api/script-confirmations/${icpId}`, { values: [{ key, value }] });
const textOf = async (seller: Seller, icpId: string, channel: string) =>
  (await seller.get(`/api/scripts/${icpId}/${channel}`)).json.scripts
    .map(({ content }: { content: string }) => content)
    .join('\n');

describe('Confirmed values of scripts', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('replace their gap in all scripts of the ICP, and can be changed and removed', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const template = await textOf(seller, icpId, channel);
    expect(template).toContain(PLACEHOLDER);
    const { json } = await seller.get(`/api/script-confirmations/${icpId}`);
    expect(json.confirmations).toContainEqual({ key: KEY, label: KEY, value: null });

    const saved = await save(seller, icpId, KEY, '  Pix ou\n boleto ');
    expect(saved.json.confirmations).toContainEqual({
      key: KEY,
      label: KEY,
      value: 'Pix ou boleto',
    });
    const text = await textOf(seller, icpId, channel);
    expect(text).toBe(template.replaceAll(PLACEHOLDER, 'Pix ou boleto'));

    await save(seller, icpId, KEY, 'cartão');
    expect(await textOf(seller, icpId, channel)).toBe(template.replaceAll(PLACEHOLDER, 'cartão'));
    await save(seller, icpId, KEY, '');
    expect(await textOf(seller, icpId, channel)).toContain(PLACEHOLDER);
  });

  it('stay apart from the text that the seller edits', async () => {
    const seller = await server.newSeller();
    const { icpId, channel, scriptId } = await createSellerData(seller);
    const content = `Aceito ${PLACEHOLDER}.`;
    await seller.put(`/api/scripts/${icpId}/${channel}/${scriptId}`, { content });
    await save(seller, icpId, KEY, 'Pix');
    const { scripts } = (await seller.get(`/api/scripts/${icpId}/${channel}`)).json;
    expect(scripts[0]).toMatchObject({ content: 'Aceito Pix.', template: content, edited: true });
  });

  it('are the text itself, never markup or another gap', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const value = `<b>$&</b> ${PLACEHOLDER}`;
    const template = await textOf(seller, icpId, channel);
    await save(seller, icpId, KEY, value);
    expect(await textOf(seller, icpId, channel)).toBe(
      template.replaceAll(PLACEHOLDER, () => value),
    );
  });

  it('are refused for unknown keys, when too long or too many', async () => {
    const seller = await server.newSeller();
    const { icpId } = await createSellerData(seller);
    expect((await save(seller, icpId, 'inventado', 'x')).status).toBe(400);
    expect((await save(seller, icpId, KEY, 'x'.repeat(201))).status).toBe(400);
    const values = Array.from({ length: 61 }, () => ({ key: KEY, value: 'x' }));
    expect((await seller.put(`/api/script-confirmations/${icpId}`, { values })).status).toBe(400);
  });

  it('keep an offer and its price before any script asks for them', async () => {
    const seller = await server.newSeller();
    const { icpId } = await createSellerData(seller);
    const values = [
      { key: 'o que você vende', value: 'plano Ouro' },
      { key: 'preço', value: 'R$ 300 por mês' },
    ];
    const path = `/api/script-confirmations/${icpId}`;
    const { status, json } = await seller.put(path, { values });
    expect(status).toBe(200);
    for (const { key, value } of values)
      expect(json.confirmations).toContainEqual({ key, label: key, value });
    const other = await server.newSeller();
    expect((await other.put(path, { values })).status).toBe(404);
    expect((await server.asNobody().put(path, { values })).status).toBe(401);
  });

  it("return 404 for another seller's ICP and 401 for nobody", async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    await save(seller, icpId, KEY, 'Pix');
    const other = await server.newSeller();
    expect((await other.get(`/api/script-confirmations/${icpId}`)).status).toBe(404);
    expect((await save(other, icpId, KEY, 'nada')).status).toBe(404);
    const path = `/api/script-confirmations/${icpId}`;
    expect((await server.asNobody().get(path)).status).toBe(401);
    expect(await textOf(seller, icpId, channel)).toMatch(/(?:em|:) Pix\./);
  });

  it('are deleted with the ICP', async () => {
    const seller = await server.newSeller();
    const { icpId } = await createSellerData(seller);
    await save(seller, icpId, KEY, 'Pix');
    expect((await seller.delete(`/api/icp/${icpId}`)).status).toBe(200);
    expect((await seller.get(`/api/script-confirmations/${icpId}`)).status).toBe(404);
  });
});
