import { read, tracked } from './tree.mjs';

/** What others call: the modules that packages export, and the use cases of the domains. */
const PUBLIC = /^(packages\/[^/]+\/src\/[^/]+|apps\/server\/src\/domains\/.+\/service)\.tsx?$/;
const FUNCTION = /^export (?:async )?function\*? (\w+)/;

/** Public functions say what they take, give and throw. */
export function problems(paths = tracked(), source = read) {
  return paths
    .filter((path) => PUBLIC.test(path) && !/\.test\./.test(path))
    .flatMap((path) =>
      undescribed(source(path).split('\n')).map(
        (name) => `${path}: say above ${name} what it takes, gives and throws`,
      ),
    );
}

/** Of an overloaded function only the first form is described. */
function undescribed(lines) {
  const seen = new Set();
  return lines.flatMap((line, at) => {
    const name = FUNCTION.exec(line)?.[1];
    if (!name || seen.has(name)) return [];
    seen.add(name);
    return lines[at - 1]?.trimEnd().endsWith('*/') ? [] : [name];
  });
}
