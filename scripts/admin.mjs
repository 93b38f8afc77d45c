import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, restore } from './lib/backup.mjs';
import { root } from './lib/run.mjs';
import { build, install, productNode } from './lib/setup.mjs';

const USAGE = `Usage: npm run admin -- beta add EMAIL… | beta remove EMAIL… | beta list
                       user show EMAIL | user delete EMAIL | user block EMAIL | user unblock EMAIL
                       backup FILE | restore FILE     with the server running
                       move --to postgres://…         with the server stopped`;

const [noun, verb, ...words] = process.argv.slice(2);
const base = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;

const query = () => `/api/admin/users?email=${encodeURIComponent(words[0] ?? '')}`;
const COMMANDS = {
  'beta list': () => ask('GET', '/api/admin/beta'),
  'beta add': () => ask('POST', '/api/admin/beta', { emails: words }),
  'beta remove': () => ask('DELETE', '/api/admin/beta', { emails: words }),
  'user show': () => ask('GET', query()),
  'user delete': () => ask('DELETE', query()),
  'user block': () => ask('POST', '/api/admin/users/block', { email: words[0] }),
  'user unblock': () =>
    ask('DELETE', `/api/admin/users/block?email=${encodeURIComponent(words[0])}`),
};
const FILE_COMMANDS = { backup, restore };

if (noun === 'move') {
  if (verb !== '--to' || words.length !== 1) end(USAGE, 2);
  await move(words[0]);
} else if (FILE_COMMANDS[noun]) {
  if (!verb || words.length > 0) end(USAGE, 2);
  const said = await FILE_COMMANDS[noun](call, verb).catch((error) => end(error.message, 1));
  process.stdout.write(said);
} else {
  const command = COMMANDS[`${noun} ${verb}`];
  if (!command || (verb !== 'list' && words.length === 0)) end(USAGE, 2);
  process.stdout.write(await command());
}

async function ask(method, path, body) {
  const headers = { 'content-type': 'application/json' };
  const json = body ? { body: JSON.stringify(body) } : {};
  const answer = await (await call(path, { method, headers, ...json })).json();
  if (answer.emails?.length === 0) return 'Nobody is on the beta list.\n';
  return `${answer.emails ? answer.emails.join('\n') : JSON.stringify(answer, null, 2)}\n`;
}

async function call(path, options = {}) {
  const headers = { ...options.headers, authorization: `Bearer ${adminToken()}` };
  const response = await fetch(`${base}${path}`, { ...options, headers }).catch(() =>
    end(`No server answers on ${base}. Start it with "npm start".`, 1),
  );
  if (response.ok) return response;
  const { message, code } = await response.json();
  return end(`${message} (${code})`, 1);
}

async function move(to) {
  await install();
  await build();
  const options = { stdio: 'inherit', env: process.env };
  const { status } = spawnSync(
    productNode(),
    [join(root, 'apps/server/dist/move.js'), to],
    options,
  );
  if (status !== 0) end('Nothing was changed in the data folder. Run the same again to go on.', 1);
  process.stdout.write(
    'Moved, counted and compared. Start every node with DATABASE_URL and, so that everybody\n' +
      "stays signed in, with AUTH_SECRET set to what the data folder's auth-secret holds.\n",
  );
}

function adminToken() {
  const file = join(process.env.DATA_DIR ?? join(root, 'data'), 'admin-token');
  if (process.env.ADMIN_TOKEN) return process.env.ADMIN_TOKEN;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return end(`Set ADMIN_TOKEN, or DATA_DIR to the server's data folder (${file} is not there).`, 1);
}

function end(message, code) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
