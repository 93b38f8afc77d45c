import { constructedBy } from './expressions/constructed.mjs';
import { exceptions } from './expressions/exceptions.mjs';
import { growth } from './expressions/growth.mjs';
import { expressionsOf } from './expressions/literals.mjs';
import { read, tracked } from './tree.mjs';

const isChecked = (path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.gen\.ts$|\.d\.m?ts$/.test(path);
/** Modules whose constructed expressions meet people's texts; these modules do nothing when loaded. */
const IS_LOADED = /^(packages\/[^/]+|apps\/server)\/src\/(?!.*\.test\.)/;

/** A person's text may stop nobody: the time of every expression grows in proportion to the text. */
export function problems(paths = tracked(), text = read, admitted = exceptions) {
  const judged = new Map();
  const judge = ({ source, flags }) => {
    const key = `/${source}/${flags}`;
    if (!judged.has(key)) judged.set(key, growth(source, flags));
    return judged.get(key);
  };
  const unused = new Set(admitted);
  const found = expressions(paths, text).flatMap(({ path, source, flags }) => {
    const reason = judge({ source, flags });
    if (!reason) return [];
    const expression = `/${source}/${flags}`;
    const exception = admitted.find((one) => one.path === path && one.expression === expression);
    unused.delete(exception);
    if (exception) return [];
    return [
      `${path}: ${expression} takes more than linear time (${reason}); use trim, split or indexOf, begin with a look-behind, or bound the repetition`,
    ];
  });
  const stale = [...unused].map(
    ({ path, expression }) =>
      `${path}: ${expression} is no longer an exception; take it out of scripts/checks/expressions/exceptions.mjs`,
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
