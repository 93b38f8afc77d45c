import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { activeIcp, endOfGeneration } from '@salesai/server/testing/icps';
import type { TestServer } from '@salesai/server/testing/server';

/** The id of a seller made through the API who has one of everything. */
export async function templateSeller(server: TestServer): Promise<string> {
  const seller = await server.newSeller();
  await seller.post('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const icpId = await activeIcp(seller);
  const started = await seller.post('/api/acquisition-channels/generate', { icpId });
  await endOfGeneration(seller, started.json.statusId);
  const { channels } = (await seller.get(`/api/acquisition-channels/${icpId}`)).json;
  await seller.post('/api/scripts/generate', { icpId, channel: channels[0].id });
  return (await seller.get('/api/users/profile')).json.id;
}
