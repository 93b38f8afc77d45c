import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const USAGE = `Usage: npm run admin -- beta add EMAIL… | beta remove EMAIL… | beta list
                       user show EMAIL | user delete EMAIL | user block EMAIL | user unblock EMAIL`;

const [noun, verb, ...words] = process.argv.slice(2);
const base = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;

const query = () => `/api/admin/users?email=${encodeURIComponent(words[0] ?? '')}`;
const COMMANDS = {
  'beta list': () => call('GET', '/api/admin/beta'),
  'beta add': () => call('POST', '/api/admin/beta', { emails: words }),
  'beta remove': () => call('DELETE', '/api/admin/beta', { emails: words }),
  'user show': () => call('GET', query()),
  'user delete': () => call('DELETE', query()),
  'user block': () => call('POST', '/api/admin/users/block', { email: words[0] }),
  'user unblock': () =>
    call('DELETE', `/api/admin/users/block?email=${encodeURIComponent(words[0])}`),
};

const command = COMMANDS[`${noun} ${verb}`];
if (!command || (verb !== 'list' && words.length === 0)) end(USAGE, 2);
const answer = await command();
process.stdout.write(
  `${answer.emails ? answer.emails.join('\n') : JSON.stringify(answer, null, 2)}\n`,
);

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${adminToken()}`, 'content-type': 'application/json' };
  const response = await fetch(`${base}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => end(`No server answers on ${base}. Start it with "npm start".`, 1));
  const answer = await response.json();
  if (!response.ok) end(`${answer.message} (${answer.code})`, 1);
  return answer;
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
