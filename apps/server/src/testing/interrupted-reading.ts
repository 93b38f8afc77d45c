import { documentsOf, openLibrary, sendTo } from './library.ts';
import { makePdf } from './pdf.ts';

/**
 * A process to be killed: takes in a long document in the embedded database of a folder (its first
 * argument) and prints its seller's id as soon as the document is being read.
 */
const library = await openLibrary({ dataDir: process.argv[2] ?? '' });
const seller = await library.newSeller();
const page = 'O prazo de entrega é de dez dias úteis a partir do pagamento. '.repeat(40);
await sendTo(seller, ['contrato.pdf', makePdf(Array.from({ length: 100 }, () => page))]);
while ((await documentsOf(seller))[0]?.status === 'received');
process.stdout.write(`${seller.actor.id}\n`);
