import { fold } from '../../shared/text.ts';
import { amountsIn, owedAmount } from '../reading/amounts.ts';
import type { AmountRole, CaseAmount } from './case.ts';

const GIVEN =
  /\b(?:orcamento|proposta|cotacao)\b|\b(?:pass\w+|falei|disse|mostrei|mandei|dei)\b.{0,15}\b(?:preco|valor)\b/;

/** Whether a message tells that a proposal or a price was given. */
export const tellsProposal = (text: string): boolean => GIVEN.test(fold(text));

const AMOUNT_ROLES: readonly (readonly [AmountRole, RegExp])[] = [
  ['discount', /\b(?:desconto|abat\w+|tirar)\b/],
  ['deposit', /\b(?:sinal|entrada)\b/],
  ['owed', /\b(?:dev(?:e|em|endo|ia)|em aberto|atrasad\w+|calote)\b/],
  ['paid-today', /\b(?:conta de (?:luz|agua)|gasta|paga hoje|paga de|fatura|conta)\b/],
  [
    'rival',
    /\b(?:concorrente|vizinh\w+|outr[oa] (?:loja|fornecedor\w*|empresa|vendedor\w*|agencia|oficina|p{L}{3,12} (?:cobra|cobrou|faz|fez|vende|pede))|na internet|(?:faz|fazem|cobr\w+) por|em outro)\b/,
  ],
  [
    'price',
    /\b(?:total|orcamento|proposta|valor|preco|fica|ficou|custa|sai|mensal\w*|por mes|plano|cobr\w+|reais|mandei|passei|vend\w+|pacote)\b/,
  ],
];

/** The sums of money in a message, and what each is in the case. @param turn its place. */
export function amountsOf(text: string, turn: number): CaseAmount[] {
  const clauses = text.split(/(?<=[^\d]),\s+|[;\n]|(?<=[.!?])\s+/);
  const amounts = clauses.flatMap((clause) => amountsOfClause(clause, turn));
  const [only] = amounts;
  // "mandei o orçamento, era 7.800": the only amount of a message about a proposal.
  const isPrice = amounts.length === 1 && only?.role === 'other' && tellsProposal(text);
  return isPrice && only ? [{ ...only, role: 'price' }] : amounts;
}

function amountsOfClause(clause: string, turn: number): CaseAmount[] {
  const folded = fold(clause);
  const role = AMOUNT_ROLES.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
  const owed = owedAmount(clause);
  if (owed) return [{ role: 'owed' as const, quote: String(owed), value: owed, turn }];
  const amounts = amountsIn(clause, turn).filter(({ isMoney }) => isMoney);
  return amounts.map(({ quote, value }) => ({
    role: amounts.length > 1 ? roleBeside(folded, fold(quote)) : role,
    quote,
    value,
    turn,
  }));
}

const BEFORE_AMOUNT = 28;
const AFTER_AMOUNT = 14;

/** What an amount among others is, by the words right around it. */
function roleBeside(folded: string, quote: string): AmountRole {
  const at = folded.indexOf(quote);
  if (at < 0) return 'other';
  const before = folded.slice(Math.max(0, at - BEFORE_AMOUNT), at);
  const after = folded.slice(at + quote.length, at + quote.length + AFTER_AMOUNT);
  const own = before.slice(Math.max(before.lastIndexOf(' e '), before.lastIndexOf(', ')) + 1);
  if (/\b(?:meu|minha|nosso|nossa) (?:\p{L}+ )?(?:e|eh|era|ta|esta|sai|fica)\b/u.test(own))
    return 'price';
  return AMOUNT_ROLES.find(([, pattern]) => pattern.test(`${own} ${after}`))?.[0] ?? 'other';
}
