import { NOTICES, notices } from '../lib/notices.mjs';
import { read, tracked } from './tree.mjs';

/** The notices people are shown are those of what is shipped, and all of it may be. */
export function problems() {
  const { text, problems } = notices();
  const written = tracked().includes(NOTICES) ? read(NOTICES) : '';
  if (written !== text) problems.push(`${NOTICES} is stale: run "node scripts/notices.mjs"`);
  return problems;
}
