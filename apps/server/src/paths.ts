import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root, from the source and from the bundle in apps/server/dist. */
const root = join(import.meta.dirname, '..', '..', '..');
const web = join(root, 'apps', 'web', 'dist');
const manifest: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Files of the installation, outside the bundle. */
export const files = {
  root,
  web: existsSync(join(web, 'index.html')) ? web : null,
  migrations: join(root, 'apps', 'server', 'src', 'db', 'migrations'),
  version: manifest.version,
};
