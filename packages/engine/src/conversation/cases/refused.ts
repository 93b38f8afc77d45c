import type { Act } from '../act.ts';
import type { Cases } from './case.ts';

const keysOf = (act: Act | null): readonly string[] =>
  act?.kind === 'objection' ? act.keys : act?.kind === 'insist' ? [keyOf(act.topic)] : [];
const keyOf = (topic: string | null): string => topic?.replace(/^obj\./, '') ?? '';

/** The cases without the objections of the last reply that a correction does not contain. */
export function casesCorrected(cases: Cases, last: Act | null, meant: Act): Cases {
  const right = keysOf(meant);
  const refused = keysOf(last).filter((key) => !right.includes(key));
  const one = cases.current === null ? undefined : cases.all[cases.current];
  if (cases.current === null || !one || refused.length === 0 || right.length === 0) return cases;
  const objections = one.objections.filter((key) => !refused.includes(key));
  return { ...cases, all: cases.all.with(cases.current, { ...one, objections }) };
}
