import { useBundledPrograms } from '../programs.ts';

/** `npm test` bundles the programs that tests start; a single `npx vitest` runs their sources. */
const folder = process.env.SALESAI_TEST_PROGRAMS;
if (folder) useBundledPrograms(folder);
