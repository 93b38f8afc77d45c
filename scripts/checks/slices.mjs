import { tracked } from './tree.mjs';

/** The file names of a domain are a closed list, so that a reader finds a thing by its name. */
const DOMAIN_FILES = /^(routes|service|data|jobs|mails|stream)\.ts$|\.test\.ts$/;
/** Folders with further files, at every depth; a sub-folder exists only if it is listed here. */
const FURTHER_FILES = {
  // Adapters of the account library.
  auth: /^(account-library|accounts|browser|codes|confirmation|demo|endpoints|flows|keys|one-time-tokens|passwords|revocations|session-tokens|signing-keys)\.ts$/,
  channels: /^(learning|plan|second-week|second-week-words)\.ts$/,
  'coach/talk': /^(audio|question|state-export|turn|view)\.ts$/,
  'coach/documents': /^(intake|limits|names)\.ts$/,
  'coach/documents/reading':
    /^(child|chunks|clean|docx|kind|pdf|protocol|read|supervisor|text|usage)\.ts$/,
  'coach/documents/rows': /^find\.ts$/,
  'coach/documents/search': /^(passages|rank|search|terms|typos)\.ts$/,
  practice: /^(audio|setup|view)\.ts$/,
  'practice/cards': /^(made-cards|new-cards|schedule)\.ts$/,
  'practice/progress': /^compare\.ts$/,
  'practice/review': /^(?!)/,
  'practice/sessions': /^(moment|start)\.ts$/,
  'practice/turns': /^(hint|message|words)\.ts$/,
  reminder: /^next-time\.ts$/,
  results: /^(csv|period)\.ts$/,
  'results/dashboard': /^(figures|goal)\.ts$/,
  'scripts/confirmations': /^(?!)/,
  shares: /^(page|pages|picture|style)\.ts$/,
  'privacy/download': /^archive\.ts$/,
};
const FEATURE_FILES = /^[a-z0-9.-]+\.(ts|tsx)$/;

export function problems(paths = tracked()) {
  return paths.flatMap((path) => {
    const domain = /^apps\/server\/src\/domains\/(.+)\/([^/]+)$/.exec(path);
    if (domain) return domainProblems(path, domain[1], domain[2]);
    const feature = /^apps\/web\/src\/features\/[^/]+\/(.+)$/.exec(path);
    if (feature && !feature[1].includes('/') && !FEATURE_FILES.test(feature[1])) {
      return [`${path}: a feature's file names are lower case with hyphens`];
    }
    return [];
  });
}

function domainProblems(path, folder, file) {
  const further = FURTHER_FILES[folder];
  if (folder.includes('/') && !further) {
    return [`${path}: use a folder of the domain, or list ${folder} in scripts/checks/slices.mjs`];
  }
  if (DOMAIN_FILES.test(file) || further?.test(file)) return [];
  return [
    `${path}: a domain has routes, service, data, jobs, mails, stream and tests; put it in one of them`,
  ];
}
