import type { ObjectionKey } from '@salesai/contract/objections';
import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';

/** How buyers say an objection, the plainest wording first. */
export function objectionLines({ objection }: { objection: ObjectionKey }): readonly string[] {
  const known = OBJECTIONS.find(({ key }) => key === objection);
  return known ? [saidAloud(known.said), ...known.phrasings] : [];
}

/** The first of the wordings that a slash divides, without a remark in brackets. */
function saidAloud(said: string): string {
  const [first = said] = said.split(' / ');
  const [plain = first] = first.split(' (');
  return plain;
}
