import { constructedBy } from './expressions/constructed.mjs';
import { exceptions } from './expressions/exceptions.mjs';
import { growth } from './expressions/growth.mjs';
import { expressionsOf } from './expressions/literals.mjs';
import { read, tracked } from './tree.mjs';

const isChecked = (path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.gen\.ts$|\.d\.m?ts$/.test(path);
/** Modules that apply constructed expressions to users' texts; loading them has no side effect. */
const IS_LOADED = /^(packages\/[^/]+|apps\/server)\/src\/(?!.*\.test\.)/;

/** Regular expressions whose time grows faster than the text: one text could block all callers. */
export function problems(paths = tracked(), text = read, admitted = exceptions) {
  const results = new Map();
  const growthOf = ({ source, flags }) => {
    const key = `/${source}/${flags}`;
    if (!results.has(key)) results.set(key, growth(source, flags));
    return results.get(key);
  };
  const unused = new Set(admitted);
  const found = expressions(paths, text).flatMap(({ path, source, flags }) => {
    const reason = growthOf({ source, flags });
    if (!reason) return [];
    const expression = `/${source}/${flags}`;
    const exception = admitted.find((one) => one.path === path && one.expression === expression);
    unused.delete(exception);
    if (exception) return [];
    return [
      `${path}: ${expression} takes more than linear time (${reason}); use trim, split or indexOf, start with a look-behind, or bound the repetition`,
    ];
  });
  const stale = [...unused].map(
    ({ path, expression }) =>
      `${path}: ${expression} is no longer an exception; delete it from scripts/checks/expressions/exceptions.mjs`,
  );
  return [...new Set(found), ...stale];
}

function expressions(paths, text) {
  const modules = paths
    .filter(isChecked)
    .map((path) => ({ path, ...expressionsOf(path, text(path)) }));
  const loaded = modules.filter(({ path, constructs }) => constructs && IS_LOADED.test(path));
  return [
    ...modules.flatMap(({ path, written }) => written.map((one) => ({ path, ...one }))),
    ...constructedBy(loaded.map(({ path }) => path)),
  ];
}
