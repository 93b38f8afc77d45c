import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a hammered address answered. */
export interface Hammered {
  requestsPerSecond: number;
  answered: number;
  p50: number;
  p99: number;
  /** Answers other than 200, and connections that broke. */
  failed: number;
}

const AUTOCANNON = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  'autocannon',
  'autocannon.js',
);

/** Calls one address from a process of its own, as often as its answers allow. */
export async function hammer(
  url: string,
  options: { headers?: Record<string, string>; callers?: number; seconds?: number },
): Promise<Hammered> {
  const { headers = {}, callers = 16, seconds = 4 } = options;
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const words = ['-j', '-c', String(callers), '-d', String(seconds), ...given, url];
  const result = JSON.parse(await said(process.execPath, [AUTOCANNON, ...words]));
  return {
    requestsPerSecond: result.requests.average,
    answered: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function said(program: string, words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += String(data);
    });
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
