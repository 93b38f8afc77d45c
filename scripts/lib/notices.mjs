import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The file that the web app serves as `/notices.txt`. */
export const NOTICES = 'apps/web/public/notices.txt';

/** Licences that may be shipped; any other must be reviewed by a person. */
const ALLOWED = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1
  Unlicense
  Zlib`.split(/\s+/),
);
/** Reviewed by a person, because package.json names no known licence. */
const REVIEWED = {
  duck: 'BSD-2-Clause',
  '@dicebear/styles': 'a licence for each style: CC0 1.0, CC BY 4.0 or free for commercial use',
};
/** Workspaces that are shipped; the root's one dependency is the packaged Node. */
const SHIPPED = /^(?:|apps\/[^/]+|packages\/[^/]+)$/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)\b(?!.*\.(?:js|ts|json)$)/i;
const FOLDERS = /^(?:.*\/)?node_modules\//;

const HEAD = `Third-party notices of SalesAI

Third-party software that SalesAI ships, generated from package-lock.json by "node scripts/notices.mjs".
The container image also holds Debian, Node.js, tini and espeak-ng (GPL-3.0-or-later, run as a program
of its own); their licence texts are in /usr/share/doc and /usr/local of the image.
`;

/**
 * The notices of everything the product ships, as `package-lock.json` and `node_modules` have it.
 * @returns {{ text: string, problems: string[] }} `problems` names packages that may not be shipped.
 */
export function notices() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = shippedOf(packages).map((path) => described(path, packages[path]));
  const problems = shipped
    .filter(({ name, license }) => !(name in REVIEWED || isAllowed(license)))
    .map(({ title, license }) => `${title}: ${license} is not among the licences we may ship`);
  return { text: [HEAD, ...sections(shipped)].join(`\n${'-'.repeat(80)}\n\n`), problems };
}

/** The lock file's keys of all packages that a shipped workspace depends on, at any depth. */
function shippedOf(packages) {
  const found = new Set();
  const follow = (path) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = resolve(name, path, packages);
      // Workspaces are starting points themselves; packages for one system belong to build tools.
      if (!at || found.has(at) || packages[at].link || packages[at].os) continue;
      found.add(at);
      follow(at);
    }
  };
  for (const path of Object.keys(packages).filter((one) => SHIPPED.test(one))) follow(path);
  return [...found].sort((a, b) => (a.replace(FOLDERS, '') < b.replace(FOLDERS, '') ? -1 : 1));
}

const parentOf = (folder) => folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

/** Where Node resolves a package from another one; undefined when the lock file lacks it. */
function resolve(name, from, packages) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = join(folder, 'node_modules', name);
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

function described(path, { version, license: declared }) {
  const name = path.replace(FOLDERS, '');
  const folder = join(root, path);
  const { author, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const license = REVIEWED[name] ?? declared ?? 'no licence';
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.sort().map((file) => normalized(readFileSync(join(folder, file), 'utf8')));
  const maker = nameOf(author) || homepage || repository?.url || 'its authors';
  const fallback = `By ${maker}.\nThe package contains no licence text; it declares ${license}: see https://spdx.org/licenses/.`;
  return { name, title: `${name} ${version}`, license, text: texts.join('\n\n') || fallback };
}

/** Name of a person in package.json, without address. */
const nameOf = (person) => (person?.name ?? person ?? '').replace(/[<(].*/, '').trimEnd();

/** One section for each licence text, under the names of all packages with that text. */
function sections(shipped) {
  const titlesByText = new Map();
  for (const { title, license, text } of shipped) {
    const titles = titlesByText.get(text) ?? new Set();
    titlesByText.set(text, titles.add(`${title} (${license})`));
  }
  return [...titlesByText].map(([text, titles]) => `${[...titles].join('\n')}\n\n${text}\n`);
}

/** Whether an SPDX expression allows shipping: any side of an OR, all sides of an AND. */
export function isAllowed(expression) {
  const either = expression.replace(/[()]/g, '').split(' OR ');
  return either.some((one) => one.split(' AND ').every((id) => ALLOWED.has(id)));
}

const normalized = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trim();
