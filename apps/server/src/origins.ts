import type { Config } from './config.ts';

/** A browser may come by the public address or, on this machine, by the port itself. */
export function origins({ publicUrl, host, port }: Config): string[] {
  return [
    publicUrl,
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    `http://${host}:${port}`,
  ];
}
