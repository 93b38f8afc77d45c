import { isSource, read, tracked } from './tree.mjs';

/** Files that build statements from the program's own names, never from a caller's text. */
const OWN_NAMES = /^apps\/server\/src\/db\/|^bench\/|\/testing\/|\.test\./;
/** SQL from a plain string, and SQL concatenated from strings. */
const UNSAFE =
  /\bsql\.raw\(|\.(?:execute|executeSql|query)\(\s*(?:`[^`]*\$\{|['"`][^'"`]*['"`]\s*\+)/;

/** SQL that does not bind its values. */
export function problems(paths = tracked(), source = read) {
  return paths
    .filter((path) => isSource(path) && !OWN_NAMES.test(path) && UNSAFE.test(source(path)))
    .map(
      (path) => `${path}: SQL concatenated from strings; write sql\`…\`, which binds its values`,
    );
}
