import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';

/** Grown children, or a family, who buy for an old father or mother. */
const OF_PARENT: readonly RegExp[] = [
  /(?<!\b(?:tem|com|dos|das|de|os|as|seus|suas|ter) )\b(?:filh[oa]s?|noras?|genros?)\b[^.;]{0,90}\b(?:(?:o|a|ao|do|da|pro|pra|pelo|seu|sua|no|na|com) )(?:pai|mae|sogr[oa]|avo)\b/,
  /\b(?:filh[oa]s?|noras?|genros?)\b[^.;]{0,60}\b(?:cuid\w+|preocup\w+|compr\w+|procur\w+|contrat\w+|mora\w* longe)\b[^.;]{0,30}\bpais\b/,
  /\b(?:filh[oa]s?|famili\w+|net[oa]s|quem|adultos|pessoas|mulheres|homens)\b[^.;]{0,90}\b(?:pais|pai|mae|parente|familiar|avo|avos|sogr[oa])s? (?:ja )?(?:idos[oa]s?|velh\w+|de idade|acamad[oa]s?)\b/,
  /\b(?:filh[oa]s?|famili\w+|net[oa]s) (?:de|que (?:cuid\w+|tem|convivem com)(?: \w+){0,2}) idos[oa]s?\b/,
];

/** Whether the ICP describes somebody who buys for the own father or mother. */
export function isForParent({ icp }: PracticeSetup): boolean {
  const said = plain([icp.name, ...icp.answers.map(({ answer }) => answer)].join('. '));
  return OF_PARENT.some((one) => one.test(said));
}

/** "Pais que compram a primeira moto para o filho": parents who buy anything for the own child. */
const FOR_CHILD =
  /\b(?:maes?|pais?|avos?|famili\w+|responsave\w+)\b[^.;]{0,80}\b(?:compr\w+|procur\w+|contrat\w+|quer\w*|busc\w+|pag\w+|matricul\w+)\b[^.;]{0,50}\b(?:para|pra|pro|pros|pras) (?:[oa]s? |seus? |suas? )?(?:filh|net[oa])/;

export const isForOwnChild = ({ icp }: PracticeSetup): boolean =>
  FOR_CHILD.test(plain(icp.answers.map(({ answer }) => answer).join('. ')));
