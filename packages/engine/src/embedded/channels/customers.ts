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
/** In other answers, size words count only next to a word for company. */
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

/** Kinds of customer: from the answer about them, else from any answer, else the likeliest. */
export function customersOf(input: ChannelPlanInput, tags: readonly BuyerTag[]): CustomerKind[] {
  const pairs = input.icpAnswers;
  const asked = pairs.find(({ question }) => KIND_QUESTION.test(fold(question)));
  const selected = asked ? found(KINDS, asked.answer) : [];
  if (selected.length > 0) return selected;
  const anywhere = found(KINDS_ANYWHERE, [...pairs.map((pair) => pair.answer), profileText(input)]);
  if (anywhere.length > 0) return anywhere;
  return tags.includes('technology') || tags.includes('industry') ? ['small'] : ['individuals'];
}

/** The audience when people and companies buy: the one that the description mentions more. */
export function audienceOf(
  input: ChannelPlanInput,
  customers: readonly CustomerKind[],
): Situation['speaksTo'] {
  if (!customers.includes('individuals')) return 'companies';
  if (customers.length === 1) return 'people';
  const description = descriptionOf(input);
  const count = (words: RegExp) => description.match(words)?.length ?? 0;
  return count(COMPANY_WORDS) > count(PEOPLE_WORDS) ? 'companies' : 'people';
}

/**
 * The seller's answers about this buyer, folded; the profile's text only without answers, because a
 * summary also names people who are not the buyer.
 */
function descriptionOf(input: ChannelPlanInput): string {
  const answers = input.icpAnswers.map(({ answer }) => answer);
  return fold(answers.length > 0 ? answers.join(' ') : profileText(input));
}

/** Trades and traits of this buyer, with implied ones. */
export function tagsOf(input: ChannelPlanInput, sellerTrades: readonly BuyerTag[]): BuyerTag[] {
  const answers = input.icpAnswers.map((pair) => pair.answer);
  const { sector, details } = input.icp;
  const named = found(TRADE_WORDS, [...answers, input.icpName, sector, details.setorAtuacao]);
  const own = named.length > 0 ? named : sellerTrades;
  return [...new Set([...own, ...own.flatMap((tag) => IMPLIED[tag] ?? [])])].filter(
    (tag, _at, all) => tag !== 'local' || !all.includes('online'),
  );
}

const profileText = ({ icp }: ChannelPlanInput) => `${icp.details.resumoICP} ${icp.sector}`;

function found<T>(patterns: readonly (readonly [T, RegExp])[], text: string | string[]): T[] {
  const folded = fold([text].flat().join(' \n '));
  return patterns.filter(([, words]) => words.test(folded)).map(([key]) => key);
}
