import { customersSales } from '../../facts/customers-sale.ts';
import { type IcpFacts, stated } from '../../facts/index.ts';
import { isAgent } from '../../facts/noun-phrase.ts';
import { isPrivateRole } from '../../facts/private-role.ts';
import { readTokens } from '../../facts/tokens.ts';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { fold } from '../../shared/text.ts';

/** How the buyer buys: for the own life, for the own work, or for a business with people. */
export type Party = 'private' | 'self-employed' | 'business';

/** "Dono de oficina" and "gerente" have a business. */
const OF_BUSINESS =
  /^(?:don[oa]s?|gerentes?|gestor|diretor|soci[oa]|empres|proprietari|lojista|comerciante|produtor|administrador|sindic[oa]|responsave)/;
const SELF_EMPLOYED =
  /\b(?:autonom[oa]s?|(?:por|de) conta propria|trabalham? (?:sozinh[oa]s?|em casa|so)|(?:oficina|atelie) (?:propri[oa]|del[ea]s?|d[eo] (?:casa|quintal))|artesanal|artesanais|artesa[os]?|artesaos)\b/;

/** Null where the answers do not show it. */
export function partyOf(facts: IcpFacts, kinds: readonly CustomerKind[]): Party | null {
  const buyer = stated(facts.buyer);
  const noun = fold(buyer?.noun.text ?? '');
  if (isPrivateRole(noun)) return 'private';
  if (buyer?.kind === 'company' || OF_BUSINESS.test(noun)) return 'business';
  if (isSelfEmployed(facts, fold(buyer?.noun.head ?? ''))) return 'self-employed';
  if (!kinds.includes('individuals')) return null;
  return kinds.length === 1 || buyer?.kind === 'person' ? 'private' : null;
}

/** By their own words, or by a trade that one person practises: "bordadeira". */
function isSelfEmployed(facts: IcpFacts, head: string): boolean {
  const isOfTrade = isAgent(head) || isAgent(head.replace(/s$/, ''));
  const isAlone = facts.size === null && (isOfTrade || sellsAlone(facts));
  return saysSelfEmployed(facts) || isAlone;
}

/** The kinds of customer that fit the buyer; the seller may have named others besides. */
export function kindsOfParty(
  kinds: readonly CustomerKind[],
  party: Party | null,
  facts: IcpFacts,
): CustomerKind[] {
  if (party === 'private') return kinds.filter((kind) => kind === 'individuals');
  const isOwnWork = party === 'self-employed' && saysSelfEmployed(facts);
  return isOwnWork ? [] : [...kinds];
}

const saysSelfEmployed = ({ description, customers }: IcpFacts): boolean =>
  [customers, description].some((answer) => SELF_EMPLOYED.test(fold(answer?.value ?? '')));

/** People who sell something for an amount, and are no company. */
const sellsAlone = ({ description, buyer }: IcpFacts): boolean =>
  stated(buyer)?.kind === 'person' &&
  customersSales(readTokens(description?.value ?? '')).length > 0;
