import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { backup, restore } from './lib/backup.mjs';
import { root } from './lib/run.mjs';
import { build, install, productNode } from './lib/setup.mjs';

const USAGE = `Usage: npm run admin -- beta add EMAIL… | beta remove EMAIL… | beta list
                       user show EMAIL | user delete EMAIL | user block EMAIL | user unblock EMAIL
                       backup FILE | restore FILE     with the server running
                       move --to postgres://…         with the server stopped`;

loadSettings();
const [noun, verb, ...words] = process.argv.slice(2);
const host = process.env.HOST ?? '127.0.0.1';
const base = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? '3000'}`;

const query = () => `/api/admin/users?email=${encodeURIComponent(words[0] ?? '')}`;
const COMMANDS = {
  'beta list': () => request('GET', '/api/admin/beta'),
  'beta add': () => request('POST', '/api/admin/beta', { emails: words }),
  'beta remove': () => request('DELETE', '/api/admin/beta', { emails: words }),
  'user show': () => request('GET', query()),
  'user delete': () => request('DELETE', query()),
  'user block': () => request('POST', '/api/admin/users/block', { email: words[0] }),
  'user unblock': () =>
    ask('DELETE', `/api/admin/users/block?email=${encodeURIComponent(words[0])}`),
};
const FILE_COMMANDS = { backup, restore };

if (noun === 'move') {
  if (verb !== '--to' || words.length !== 1) exit(USAGE, 2);
  await move(words[0]);
} else if (FILE_COMMANDS[noun]) {
  if (!verb || words.length > 0) exit(USAGE, 2);
  if (noun === 'restore') await confirm(`This replaces everything that ${base} stores.`);
  const summary = await FILE_COMMANDS[noun](call, verb).catch((error) => exit(error.message, 1));
  process.stdout.write(summary);
} else {
  const command = COMMANDS[`${noun} ${verb}`];
  if (!command || (verb !== 'list' && words.length === 0)) exit(USAGE, 2);
  process.stdout.write(await command());
}

async function request(method, path, body) {
  const headers = { 'content-type': 'application/json' };
  const json = body ? { body: JSON.stringify(body) } : {};
  const result = await (await call(path, { method, headers, ...json })).json();
  if (result.emails?.length === 0) return 'The beta list is empty.\n';
  return `${result.emails ? result.emails.join('\n') : JSON.stringify(result, null, 2)}\n`;
}

async function call(path, options = {}) {
  const headers = { ...options.headers, authorization: `Bearer ${adminToken()}` };
  const response = await fetch(`${base}${path}`, { ...options, headers }).catch(() =>
    exit(
      `No server responds on ${base}. Start it with "npm start"; HOST and PORT name another address.`,
      1,
    ),
  );
  if (response.ok) return response;
  if (response.status === 401) return exit(`${base} does not accept this ADMIN_TOKEN.`, 1);
  const { message, code } = await response.json();
  return exit(`${message} (${code})`, 1);
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
  if (status !== 0)
    exit('The data folder is unchanged. After an interruption the same command continues.', 1);
  process.stdout.write(
    'Moved; rows counted and compared. Start every node with DATABASE_URL and, to keep sessions\n' +
      "valid, with AUTH_SECRET set to the content of the data folder's auth-secret. The token for\n" +
      'this command stays the same with ADMIN_TOKEN set to the content of its admin-token.\n',
  );
}

/** Asks before a step that cannot be undone; a script, which has no terminal, is not asked. */
async function confirm(consequence) {
  if (!process.stdin.isTTY) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${consequence} Continue? [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) exit('Nothing was changed.', 1);
}

/** The settings of the server, as it reads them: a variable precedes the line in `.env`. */
function loadSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function adminToken() {
  const file = join(process.env.DATA_DIR ?? join(root, 'data'), 'admin-token');
  if (process.env.ADMIN_TOKEN) return process.env.ADMIN_TOKEN;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return exit(
    `Set ADMIN_TOKEN, or DATA_DIR to the server's data folder (${file} does not exist).`,
    1,
  );
}

function exit(message, code) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
