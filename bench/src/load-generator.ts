import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Result of a load test of one URL. */
export interface LoadResult {
  requestsPerSecond: number;
  answered: number;
  p50: number;
  p99: number;
  /** Responses other than 200, and broken connections. */
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

/** Requests one URL from a separate process, as often as its responses allow. */
export async function generateLoad(
  url: string,
  options: { headers?: Record<string, string>; callers?: number; seconds?: number },
): Promise<LoadResult> {
  const { headers = {}, callers = 16, seconds = 4 } = options;
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['-j', '-c', String(callers), '-d', String(seconds), ...headerArgs, url];
  const result = JSON.parse(await outputOf(process.execPath, [AUTOCANNON, ...args]));
  return {
    requestsPerSecond: result.requests.average,
    answered: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function outputOf(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += String(data);
    });
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
