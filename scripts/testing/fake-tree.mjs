/**
 * A tree of files in memory, for tests of the checks.
 * @param {Record<string, string>} files text by path.
 * @returns {[string[], (path: string) => string, (path: string) => boolean]} as the checks take them.
 */
export const fakeTree = (files) => [
  Object.keys(files),
  (path) => files[path],
  (path) => path in files || Object.keys(files).some((file) => file.startsWith(`${path}/`)),
];
