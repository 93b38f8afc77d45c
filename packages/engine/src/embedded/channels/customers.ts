import type { BuyerTag, CustomerKind, Situation } from '../../knowledge/channels/situation.ts';
import { IMPLIED, TRADE_WORDS } from '../../knowledge/channels/trades.ts';
import type { ChannelPlanInput } from '../../port.ts';
import { fold } from '../../shared/text.ts';

const KIND_QUESTION =
  /tipos? de client|customer type|kind of customer|tipos? de cliente|para quem voce vende|quem compra/;
const KINDS: readonly (readonly [CustomerKind, RegExp])[] = [
  ['individuals', /pessoas? fisicas?|consumidor|individu|personas|\bpf\b|familias/],
  ['small', /pequen[ao]s?\b|small|\bmei\b|microempres|autonomos/],
  ['medium', /medi[ao]s?\b|medium|medianas?/],
  ['enterprise', /grandes?\b|enterprise|corporac|corporativ|multinaciona/],
];
/** Outside the question about customers, size words must stand beside the company. */
const KINDS_ANYWHERE: readonly (readonly [CustomerKind, RegExp])[] = [
  ['individuals', /pessoas? fisicas?|consumidor(es)? fina|\bpf\b|familias|individuals/],
  [
    'small',
    /pequen[ao]s? (empres|negoci|comerci|lojist)|small business|\bmei\b|microempres|donos? de /,
  ],
  ['medium', /medi[ao]s? (empres|negoci)|(empresas?|companies) medi|medium compan/],
  ['enterprise', /grandes? (empres|contas|corpora)|enterprise|multinaciona/],
];

const COMPANY_WORDS =
  /empresas?\b|empresari|negocios?\b|lojistas?|donos? de|gestor|diretor|gerente|compras\b|cnpj|escritorio|industria|franquia|equipe/g;
const PEOPLE_WORDS =
  /famili|pessoas?\b|mulher|homem|homens|casa(l|is)\b|\bmaes?\b|\bpais?\b|jove(m|ns)|aposentad|morador|noiv|estudant|filh|\d\d a \d\d anos/g;

/** Who buys: from the answer about customer types, else from anywhere, else the likeliest. */
export function customersOf(input: ChannelPlanInput, tags: readonly BuyerTag[]): CustomerKind[] {
  const pairs = input.icpAnswers;
  const asked = pairs.find(({ question }) => KIND_QUESTION.test(fold(question)));
  const said = asked ? found(KINDS, asked.answer) : [];
  if (said.length > 0) return said;
  const anywhere = found(KINDS_ANYWHERE, [...pairs.map((pair) => pair.answer), profileText(input)]);
  if (anywhere.length > 0) return anywhere;
  return tags.includes('technology') || tags.includes('industry') ? ['small'] : ['individuals'];
}

/** Whom to address when both people and companies buy: whoever the description speaks of most. */
export function audienceOf(
  input: ChannelPlanInput,
  customers: readonly CustomerKind[],
): Situation['speaksTo'] {
  if (!customers.includes('individuals')) return 'companies';
  if (customers.length === 1) return 'people';
  const told = toldOf(input);
  const count = (words: RegExp) => told.match(words)?.length ?? 0;
  return count(COMPANY_WORDS) > count(PEOPLE_WORDS) ? 'companies' : 'people';
}

/**
 * What the seller said about this buyer, folded; the profile's words only where nothing was said:
 * a summary names everybody who has a say, and none of them is the buyer.
 */
export function toldOf(input: ChannelPlanInput): string {
  const answers = input.icpAnswers.map(({ answer }) => answer);
  return fold(answers.length > 0 ? answers.join(' ') : profileText(input));
}

/** The trades and traits of this buyer, with what they imply. */
export function tagsOf(input: ChannelPlanInput, sellerTrades: readonly BuyerTag[]): BuyerTag[] {
  const answers = input.icpAnswers.map((pair) => pair.answer);
  const { sector, details } = input.icp;
  const said = found(TRADE_WORDS, [...answers, input.icpName, sector, details.setorAtuacao]);
  const own = said.length > 0 ? said : sellerTrades;
  return [...new Set([...own, ...own.flatMap((tag) => IMPLIED[tag] ?? [])])].filter(
    (tag, _at, all) => tag !== 'local' || !all.includes('online'),
  );
}

const profileText = ({ icp }: ChannelPlanInput) => `${icp.details.resumoICP} ${icp.sector}`;

function found<T>(patterns: readonly (readonly [T, RegExp])[], text: string | string[]): T[] {
  const folded = fold([text].flat().join(' \n '));
  return patterns.filter(([, words]) => words.test(folded)).map(([key]) => key);
}
