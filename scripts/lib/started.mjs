import { createServer } from 'node:net';

/** A port on loopback that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits for the line that says the product answers; throws with its words when it ends before. */
export function untilReady(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (data) => {
      said += String(data);
      if (said.includes('SalesAI ready on')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${said}`)));
  });
}
