import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, untilReady } from './started.mjs';

const node = (script) => spawn(process.execPath, ['-e', script]);

describe('freePort', () => {
  it('returns a port that can be listened on', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(server.address()).toMatchObject({ port });
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('untilReady', () => {
  it('resolves at the ready line, even in two pieces', async () => {
    const server = node(
      "process.stdout.write('SalesAI re'); setTimeout(() => console.log('ady on x'), 20); setTimeout(() => {}, 60000)",
    );
    await expect(untilReady(server)).resolves.toBeUndefined();
    server.kill();
  });

  it('rejects with the output when the process exits before', async () => {
    const server = node("console.log('no database'); process.exit(2)");
    await expect(untilReady(server)).rejects.toThrow(/exited with 2/);
  });
});
