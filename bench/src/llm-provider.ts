import { hang } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';

/** A provider in a separate process, so that its work is not measured; hangs on demand. */
const provider = await startProvider();
process.on('message', (mode) => provider.always(mode === 'hang' ? hang : null));
process.on('disconnect', () => process.exit(0));
process.send?.(provider.url);
