import { tracked } from './tree.mjs';

/** The file names of a slice are a closed list: a reader knows where a thing is before looking. */
const DOMAIN_FILES = /^(routes|service|data|jobs|mails|stream)\.ts$|\.test\.ts$/;
/** The account library needs more rooms than other domains. */
const AUTH_FILES =
  /^(accounts|browser|codes|confirmation|demo|doors|flows|keys|library|one-time-tokens|passwords|revocations|session-tokens)\.ts$/;
const FEATURE_FILES = /^[a-z0-9.-]+\.(ts|tsx)$/;

export function problems(paths = tracked()) {
  return paths.flatMap((path) => {
    const domain = /^apps\/server\/src\/domains\/([^/]+)\/([^/]+)$/.exec(path);
    if (domain) {
      const [, name, file] = domain;
      const known = DOMAIN_FILES.test(file) || (name === 'auth' && AUTH_FILES.test(file));
      return known
        ? []
        : [
            `${path}: a domain holds routes, service, data, jobs, mails and tests; put it in one of them`,
          ];
    }
    const feature = /^apps\/web\/src\/features\/[^/]+\/(.+)$/.exec(path);
    if (feature && !feature[1].includes('/') && !FEATURE_FILES.test(feature[1])) {
      return [`${path}: a feature's file names are lower case with hyphens`];
    }
    return [];
  });
}
