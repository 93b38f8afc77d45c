import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../scripts/lib/started.mjs';

/** A mail server on loopback that can be stopped; connections are then refused. */
export interface SmtpServer {
  readonly url: string;
  /** The recipients of the accepted mails, oldest first. */
  readonly accepted: readonly string[];
  open(): Promise<void>;
  /** Drops open connections. */
  close(): Promise<void>;
}

/** Creates a mail server that is stopped until `open` is called. */
export async function smtpServer(): Promise<SmtpServer> {
  const port = await freePort();
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    async open() {
      server = createServer((socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
        void converse(socket, (to) => accepted.push(to)).catch(() => undefined);
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

async function converse(socket: Socket, accept: (to: string) => void): Promise<void> {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let inMail = false;
  reply('220 loopback');
  for await (const line of createInterface({ input: socket })) {
    if (inMail) {
      if (line !== '.') continue;
      inMail = false;
      accept(to);
      reply('250 accepted');
      continue;
    }
    to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to;
    inMail = /^DATA/i.test(line);
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    reply(inMail ? '354 go on' : '250 well');
  }
}
