import { createServer } from 'node:net';

/** A free port on loopback. */
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

/** Waits for the ready line of the product; throws with its output when it exits before. */
export function untilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (data) => {
      output += String(data);
      if (output.includes('SalesAI ready on')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The product exited with ${code}: ${output}`)));
  });
}
