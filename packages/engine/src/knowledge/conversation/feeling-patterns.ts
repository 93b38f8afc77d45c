import { FEELINGS } from './feelings.gen.ts';
import type { FeelingKnowledge } from './knowledge.ts';

/** Who is close to a seller, as the `{parente}` of the knowledge. */
export const KIN =
  '(?:(?:melhor|grande|velh[oa]|querid[oa]|falecid[oa]|saudos[oa]|unic[oa]) )?(?:pais?|bisavo|cunhad[oa]|sobrinh[oa]|afilhad[oa]|genro|nora|entead[oa]|mae|irmao|irma|filh[oa]s?|marido|esposa|mulher|avo|vovo|ti[ao]|prim[oa]|sogr[oa]|amig[oa]|net[oa]|padrinho|madrinha|companheir[oa]|cachorr[oa]|cadela|gat[oa]|bicho|gaviao|cavalo|passarinho)';

/** The feelings with words, each with the pattern that finds them in a folded message, in order. */
export const FEELING_PATTERNS: readonly (readonly [FeelingKnowledge, RegExp])[] = FEELINGS.filter(
  ({ words }) => words !== '',
).map((feeling) => [feeling, new RegExp(`\\b(?:${feeling.words.replaceAll('{parente}', KIN)})`)]);
