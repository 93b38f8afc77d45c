import { isSource, read, tracked } from './tree.mjs';

/** Where statements are made of names that the program itself gives: no caller's text comes there. */
const OWN_NAMES = /^apps\/server\/src\/db\/|^bench\/|\/testing\/|\.test\./;
/** Text that becomes a statement unread, and statements put together of texts. */
const UNREAD =
  /\bsql\.raw\(|\.(?:execute|executeSql|query)\(\s*(?:`[^`]*\$\{|['"`][^'"`]*['"`]\s*\+)/;

export function problems(paths = tracked(), source = read) {
  return paths
    .filter((path) => isSource(path) && !OWN_NAMES.test(path) && UNREAD.test(source(path)))
    .map((path) => `${path}: a statement made of texts; write sql\`…\`, which binds its values`);
}
