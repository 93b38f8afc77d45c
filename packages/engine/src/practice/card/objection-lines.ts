import type { ObjectionKey } from '@salesai/contract/objections';
import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';

/** What is not said aloud: a second wording after a slash, a remark in brackets. */
const ASIDE = / \/ .*| \(.*?\)/g;

/** How buyers say an objection, the plainest wording first. */
export function objectionLines({ objection }: { objection: ObjectionKey }): readonly string[] {
  const known = OBJECTIONS.find(({ key }) => key === objection);
  return known ? [known.said.replace(ASIDE, ''), ...known.phrasings] : [];
}
