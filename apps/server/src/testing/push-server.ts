import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address of the public internet, so that no name is resolved; nothing is sent to it. */
export const PUBLIC_ENDPOINT = 'https://1.1.1.1/push/a';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine that keeps what it is sent. */
export interface PushServer {
  url: string;
  received: ReceivedPush[];
  /** The statuses of the next answers; 201 when there is none. */
  answers: number[];
  close(): Promise<void>;
}

export async function startPushServer(): Promise<PushServer> {
  const received: ReceivedPush[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: Buffer.concat(pieces) });
    response.writeHead(answers.shift() ?? 201, { location: '/redirected' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

// A server that listens on a port has an address of this kind.
const portOf = (address: unknown) => (address as AddressInfo).port;

/** What a browser sends when it subscribes. */
export const newSubscription = (endpoint: string): Subscription =>
  newBrowser(endpoint).subscription;

/** A browser that subscribes and decrypts what it is sent. */
export function newBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16);
  const keys = { p256dh, auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read: (body: Buffer): unknown => JSON.parse(decrypted(body, curve, auth)),
  };
}

/** RFC 8291: message encryption for web push, one record. */
function decrypted(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
