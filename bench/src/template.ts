import { sendMessage } from '@salesai/server/testing/coach';
import { createSellerData } from '@salesai/server/testing/icps';
import type { TestServer } from '@salesai/server/testing/server';

/** The id of a seller created through the API, with one of everything. */
export async function templateSeller(server: TestServer): Promise<string> {
  const seller = await server.newSeller();
  await createSellerData(seller);
  await seller.post('/api/coach/bootstrap');
  await sendMessage(seller, 'Está caro');
  return (await seller.get('/api/users/profile')).json.id;
}
