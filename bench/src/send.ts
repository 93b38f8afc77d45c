import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

interface Sent {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One call with a third of the processor time of `fetch`: callers share the cores of who answers. */
export function send(
  url: string,
  { method = 'GET', path, headers, body = '' }: Sent,
): Promise<{ status: number; text: string }> {
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { agent, method, headers: { ...headers, ...length } });
    call.once('error', reject);
    call.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    call.end(body);
  });
}
