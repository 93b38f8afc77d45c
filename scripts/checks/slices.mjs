import { tracked } from './tree.mjs';

/** The file names of a domain are a closed list, so that a reader finds a thing by its name. */
const DOMAIN_FILES = /^(routes|service|data|jobs|mails|stream)\.ts$|\.test\.ts$/;
/** The adapters of the account library need more files than other domains. */
const AUTH_FILES =
  /^(account-library|accounts|browser|codes|confirmation|demo|endpoints|flows|keys|one-time-tokens|passwords|revocations|session-tokens)\.ts$/;
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
            `${path}: a domain has routes, service, data, jobs, mails, stream and tests; put it in one of them`,
          ];
    }
    const feature = /^apps\/web\/src\/features\/[^/]+\/(.+)$/.exec(path);
    if (feature && !feature[1].includes('/') && !FEATURE_FILES.test(feature[1])) {
      return [`${path}: a feature's file names are lower case with hyphens`];
    }
    return [];
  });
}
