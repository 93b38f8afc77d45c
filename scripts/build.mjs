import { build } from './lib/setup.mjs';

await build();
