import type { IcpFacts } from '../../facts/index.ts';
import { fold } from '../../shared/text.ts';
import { NEUTRAL_COMPANY } from '../biography/kinds.ts';
import type { PracticeSetup } from '../port.ts';
import type { Biography, Surroundings } from '../types.ts';

const ALONE =
  /\b(?:sozinh[oa]s?|autonom[oa]s?|por conta propria|sem (?:funcionari\w+|equipe|ajudante)|faz(?:em)? tudo|freelancers?|mei)\b/;
const TEAM =
  /\b(?:funcionari\w+|equipes?|colaborador\w*|empregad\w+|vendedor(?:a|as|es)?|atendentes?|\d+ pessoas|industrias?|fabricas?|gerentes?|gestor\w*)\b/;
const LARGE = /\b(?:medi\w+|grandes?)\b/;
/** Who belongs to its members, and sells nothing. */
const SHARED =
  /\b(?:igrejas?|pastor(?:a|es|as)?|tesoureir[oa]s?|condomini\w+|sindic[oa]s?|associac\w+|ongs?|paroquias?)\b/;

/** What the ICP lets one suppose of where the buyer works: whether there is a team, and whether it sells. */
export function surroundingsOf(
  { icp }: PracticeSetup,
  { customers }: IcpFacts,
  biography: Biography,
  isCompany: boolean,
): Surroundings {
  if (!isCompany) return { isCompany, hasTeam: false, sells: false };
  const said = fold([icp.name, ...icp.answers.map(({ answer }) => answer)].join('. '));
  const isKnownTrade = biography.buyer !== NEUTRAL_COMPANY;
  const sells = !SHARED.test(fold(icp.name)) && !SHARED.test(said.slice(0, 120));
  const isStaffed = TEAM.test(said) || LARGE.test(fold(customers?.value ?? '')) || isKnownTrade;
  return { isCompany, hasTeam: sells && isStaffed && !ALONE.test(said), sells };
}
