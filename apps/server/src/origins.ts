import type { Config } from './config.ts';

/** Origins of the web app: the public address and, on this machine, the port itself. */
export function origins({ publicUrl, host, port }: Config): string[] {
  return [
    publicUrl,
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    `http://${host}:${port}`,
  ];
}
