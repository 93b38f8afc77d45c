import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { fold } from './cross-validation.ts';
import { readSentences } from './dataset.ts';

const { folder, task, author } = z
  .object({ folder: z.string(), task: z.enum(['message', 'act', 'safety']), author: z.string() })
  .parse(workerData);
parentPort?.postMessage(fold(readSentences(folder), task, author));
