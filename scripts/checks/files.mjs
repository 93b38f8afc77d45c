import { isSource, read, tracked } from './tree.mjs';

const MEDIAN = 60;
const P95 = 220;
/** Texts and knowledge are as long as they have to be; tests tell their stories. */
const NOT_COUNTED = /(^|\/)(knowledge|migrations|pt-BR|en-US|es-ES)\/|\.(test|spec)\.|\.gen\./;
const ENVIRONMENT_READERS = /^(scripts|e2e|bench|evals)\/|\.config\.|config\.ts$|\/testing\//;

export function problems(paths = tracked(), source = read) {
  const files = paths.filter((path) => isSource(path) && !NOT_COUNTED.test(path));
  const lengths = files.map((path) => source(path).split('\n').length).sort((a, b) => a - b);
  const at = (share) =>
    lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  const found = [];
  if (at(0.5) > MEDIAN)
    found.push(`files: the median is ${at(0.5)} lines, over ${MEDIAN}: split what does two things`);
  if (at(0.95) > P95)
    found.push(`files: the 95th percentile is ${at(0.95)} lines, over ${P95}: split the longest`);
  for (const path of files) {
    if (!ENVIRONMENT_READERS.test(path) && /\bprocess\.env\b/.test(source(path))) {
      found.push(`${path}: only config.ts reads process.env; take what you need as a parameter`);
    }
  }
  return found;
}
