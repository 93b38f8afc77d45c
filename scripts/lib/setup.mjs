import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { must, root } from './run.mjs';

const OLDEST_NODE = [22, 12];
const markers = join(root, 'node_modules', '.cache', 'salesai');

/**
 * Installs the packages of the lock file, unless they are installed, and compiles the knowledge.
 * Not `npm ci`: it refuses a lock file without the optional packages of other systems, and not
 * every registry has them.
 */
export async function install() {
  await installPackages();
  await compileKnowledge();
}

async function installPackages() {
  const lock = [join(root, 'package-lock.json')];
  if (readMarker('install') === hash(lock) && existsSync(join(root, 'node_modules', '.bin')))
    return;
  const options = ['--include=dev', '--no-save', '--no-audit', '--no-fund'];
  await must('Installing packages (takes minutes the first time)', 'npm', ['install', ...options], {
    env: { ...process.env, NODE_ENV: '' },
  });
  writeMarker('install', hash(lock));
}

/** Compiles the engine's knowledge files into modules, unless they are unchanged. */
export async function compileKnowledge() {
  const engine = join(root, 'packages', 'engine');
  const compiler = join(engine, 'compiler');
  const recognition = join(engine, 'src', 'recognition');
  const read = [join(engine, 'knowledge'), compiler, recognition];
  const current = hash(read.flatMap((folder) => walk(folder)));
  const modules = join(engine, 'src', 'knowledge');
  const compiled = walk(modules).some((path) => path.endsWith('.gen.ts'));
  if (compiled && readMarker('knowledge') === current) return;
  await must('Compiling the knowledge', productNode(), [join(compiler, 'main.ts')]);
  writeMarker('knowledge', current);
}

/** The Node that runs the product: the installed one when it is new enough, else the packaged one. */
export function productNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) {
    return process.execPath;
  }
  const packaged = join(root, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  process.stderr.write(
    `Node ${process.versions.node} is too old and the packaged Node 24 is missing.\n` +
      'Install scripts may be disabled: run "npm rebuild node", or install Node 24 yourself.\n',
  );
  process.exit(1);
}

/** Builds the web app and bundles the server, unless their sources are unchanged. */
export async function build() {
  await compileKnowledge();
  const current = hash(sources());
  const built = ['apps/web/dist/index.html', 'apps/server/dist/main.js'];
  if (readMarker('build') === current && built.every((file) => existsSync(join(root, file))))
    return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const node = productNode();
  await must('Building the web app', node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
  });
  await must('Bundling the server', node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'server'),
  });
  writeMarker('build', current);
}

/** Bundles the programs that the server's tests start as threads and processes. */
export async function buildTestPrograms() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const command = [vite, 'build', '--mode', 'testing', '--logLevel', 'warn'];
  const cwd = join(root, 'apps', 'server');
  await must('Bundling the test programs', productNode(), command, { cwd });
}

/** Everything the two builds read: sources, public files, configurations, the lock file. */
function sources() {
  const folders = [
    'apps/web/src',
    'apps/web/page',
    'apps/web/public',
    'apps/server/src',
    'packages',
  ];
  const files = ['package-lock.json', 'package.json', 'apps/web/index.html'];
  for (const app of ['apps/web', 'apps/server']) {
    const plugins = readdirSync(join(root, app)).filter((name) => name.endsWith('.ts'));
    files.push(...[...plugins, 'package.json'].map((name) => `${app}/${name}`));
  }
  return [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((folder) => walk(join(root, folder))),
  ];
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

/** Of contents, not of times: correct for a fresh clone and for an edit that was undone. */
function hash(files) {
  const sum = createHash('sha256');
  for (const file of files.filter((path) => existsSync(path) && statSync(path).isFile()).sort()) {
    sum.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return sum.digest('hex');
}

function readMarker(name) {
  const file = join(markers, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeMarker(name, value) {
  mkdirSync(markers, { recursive: true });
  writeFileSync(join(markers, name), value);
}
