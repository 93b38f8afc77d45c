import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';

/** Loads modules in a separate process and reports the expressions that they construct. */
const RECORDER = `
  const seen = new Map();
  const Original = RegExp;
  const record = (source, flags) => {
    if (typeof source === 'string') seen.set(source + '/' + (flags ?? ''), { source, flags: flags ?? '' });
  };
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, self) {
      record(...args);
      return Reflect.construct(target, args, self === globalThis.RegExp ? target : self);
    },
    apply(target, self, args) {
      record(...args);
      return Reflect.apply(target, self, args);
    },
  });
  const found = [];
  for (const path of JSON.parse(process.env.MODULES)) {
    seen.clear();
    const { pathToFileURL } = await import('node:url');
    await import(pathToFileURL(path).href);
    found.push(...[...seen.values()].map((one) => ({ ...one, path })));
  }
  // A pipe is written later: an exit before it would cut a long text off.
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
`;

/** The expressions that modules construct when they are loaded. */
export function constructedBy(paths) {
  if (paths.length === 0) return [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '-e', RECORDER],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, MODULES: JSON.stringify(paths.map((path) => join(root, path))) },
    },
  );
  if (status !== 0) throw new Error(`cannot load ${paths.join(', ')}: ${stderr}`);
  return JSON.parse(stdout).map((one) => ({ ...one, path: one.path.slice(root.length + 1) }));
}
