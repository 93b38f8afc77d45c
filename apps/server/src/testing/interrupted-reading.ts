import { documentsOf, openLibrary, upload } from './library.ts';
import { makePdf } from './pdf.ts';
import { waitFor } from './wait-for.ts';

/**
 * Entry point of a process that a test kills: uploads a long document into the embedded database of
 * a folder (its first argument) and prints the seller's id once the document is being read.
 */
const library = await openLibrary({ dataDir: process.argv[2] ?? '' });
const seller = await library.newSeller();
const page = 'O prazo de entrega é de dez dias úteis a partir do pagamento. '.repeat(40);
await upload(seller, ['contrato.pdf', makePdf(Array.from({ length: 100 }, () => page))]);
let status: string | undefined;
const isReading = async () => {
  status = (await documentsOf(seller))[0]?.status;
  return status !== 'received';
};
await waitFor(isReading, () => `the document is ${status}`);
process.stdout.write(`${seller.actor.id}\n`);
