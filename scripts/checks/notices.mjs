import { NOTICES, notices } from '../lib/notices.mjs';
import { read, tracked } from './tree.mjs';

/** Whether the notices file is current, and packages whose licence does not allow shipping. */
export function problems(paths = tracked(), source = read, generate = notices) {
  const { text, problems } = generate();
  const current = paths.includes(NOTICES) ? source(NOTICES) : '';
  const stale = current === text ? [] : [`${NOTICES} is stale: run "node scripts/notices.mjs"`];
  return [...problems, ...stale];
}
