import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../scripts/lib/started.mjs';

/** A mail server on loopback that can be away: who connects then is refused. */
export interface SmtpServer {
  readonly url: string;
  /** Whom the letters that were taken went to, oldest first. */
  readonly taken: readonly string[];
  open(): Promise<void>;
  /** Ends in the middle of whatever is being said. */
  close(): Promise<void>;
}

/** Makes one that is away until it is opened. */
export async function smtpServer(): Promise<SmtpServer> {
  const port = await freePort();
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async open() {
      server = createServer((socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
        void converse(socket, (to) => taken.push(to)).catch(() => undefined);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      const closing = server;
      server = undefined;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
  };
}

async function converse(socket: Socket, take: (to: string) => void): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let inLetter = false;
  say('220 loopback');
  for await (const line of createInterface({ input: socket })) {
    if (inLetter) {
      if (line !== '.') continue;
      inLetter = false;
      take(to);
      say('250 taken');
      continue;
    }
    to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to;
    inLetter = /^DATA/i.test(line);
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    say(inLetter ? '354 go on' : '250 well');
  }
}
