import { hang } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';

/** A provider in a process of its own, so that its work is not counted as ours; hangs when asked to. */
const provider = await startProvider();
process.on('message', (wish) => provider.always(wish === 'hang' ? hang : null));
process.on('disconnect', () => process.exit(0));
process.send?.(provider.url);
