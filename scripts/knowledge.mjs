import { install } from './lib/setup.mjs';

// Installing also compiles the knowledge files; problems are printed with file, line and field.
await install();
