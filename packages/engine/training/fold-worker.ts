import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { fold } from './cross-validation.ts';
import { readSentences } from './dataset.ts';

/** Fits one fold for each message that arrives; keeps the sentences and their features between. */
const sentences = readSentences(z.string().parse(workerData));
const request = z.object({ task: z.enum(['message', 'act']), authors: z.array(z.string()) });
parentPort?.on('message', (message) => {
  const { task, authors } = request.parse(message);
  parentPort?.postMessage(fold(sentences, task, authors));
});
