import { existsSync } from 'node:fs';

/** On Debian it is not on the PATH of ordinary users. */
const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** Path of the installed nginx; null when there is none. */
export function foundNginx() {
  return PATHS.find((path) => existsSync(path)) ?? null;
}
