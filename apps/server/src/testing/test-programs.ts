import { join } from 'node:path';
import { programFile } from '../programs.ts';

/** A thread's or a process's program that only tests start. @param name of a file in this folder. */
export const testProgram = (name: string): URL =>
  programFile(`${name}.js`, join(import.meta.dirname, `${name}.ts`));
