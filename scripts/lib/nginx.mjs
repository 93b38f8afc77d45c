import { existsSync } from 'node:fs';

/** Debian keeps it off the PATH of ordinary users. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** The installed nginx; null where there is none. */
export function foundNginx() {
  return PLACES.find((path) => existsSync(path)) ?? null;
}
