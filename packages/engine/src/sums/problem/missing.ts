import { fold } from '../../shared/text.ts';
import { missing, type Outcome } from '../outcome.ts';
import { readAsked } from './asked.ts';
import { askConversion, unknownContacts } from './contacts.ts';
import { type Given, isPeriod, MONEY, PERCENT, TIMES } from './quantity.ts';
import { readGivens } from './read.ts';

export const SUM_KINDS = [
  'breakeven',
  'commission',
  'discount',
  'goal',
  'installments',
  'margin',
  'other',
] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** What a kind of sum needs, each with the question for it. */
const NEEDS: Readonly<
  Record<SumKind, readonly (readonly [is: (given: Given) => boolean, ask: string])[]>
> = {
  commission: [
    [
      ({ unit, role }) => unit === PERCENT || role === 'earning',
      'De quanto é a comissão, em porcentagem ou em reais?',
    ],
    [({ unit, role }) => unit === MONEY && role !== 'earning', 'Sobre que valor é a comissão?'],
  ],
  discount: [
    [({ unit }) => unit === MONEY, 'Qual é o preço cheio?'],
    [
      ({ unit, role }) => unit === PERCENT || role === 'discount' || role === 'after',
      'De quanto é o desconto?',
    ],
  ],
  margin: [
    [({ role }) => role === 'cost' || role === 'amount', 'Quanto te custa cada um?'],
    [
      ({ role, unit }) => role === 'price' || unit === PERCENT || role === 'after',
      'Por quanto você vende?',
    ],
  ],
  installments: [
    [({ unit }) => unit === MONEY, 'Qual é o valor a parcelar?'],
    [({ unit }) => unit === TIMES, 'Em quantas vezes?'],
  ],
  goal: [
    [({ role }) => /^(?:goal|remaining|amount|count)$/.test(role), 'De quanto é a meta?'],
    [
      ({ role, unit }) => isPeriod(unit) || /^(?:price|earning|amount|done)$/.test(role),
      'Quanto entra por venda, ou em quantos dias?',
    ],
  ],
  breakeven: [
    [
      ({ role }) => /^(?:fixed|cost|goal|amount)$/.test(role),
      'Quanto você paga por mês de contas fixas?',
    ],
    [
      ({ role, unit }) => /^(?:earning|price)$/.test(role) || unit === PERCENT,
      'Quanto sobra de cada venda, tirando o custo?',
    ],
  ],
  other: [],
};

const IN_INSTALMENTS =
  /\b(?:parcel\w+|prestac\w+|(?:quantas|\d+) ?vezes|\d+ ?x|crediario|financi\w+)\b/;
const AT_ONCE = /\ba vista\b|\b(?:nao|n|sem) (?:e |eh |vai |quer )?parcel\w+/;

/** Whether a message, or the open sum before it, speaks of instalments. */
const isInInstalments = (text: string, before: string) => {
  const folded = fold(text);
  return !AT_ONCE.test(folded) && IN_INSTALMENTS.test(`${folded} ${fold(before)}`);
};

/**
 * The question for what a sum lacks, or for the number that it leaves unexplained.
 * @param before the message of the open sum, empty for none
 */
export function missingOf(sum: SumKind, text: string, before = ''): Outcome {
  const givens = readGivens(text) ?? [];
  const contacts = unknownContacts(text, givens);
  if (contacts) return missing(askConversion(contacts));
  const kind = sum === 'installments' && !isInInstalments(text, before) ? 'other' : sum;
  if (
    /\bjuros?\b/.test(fold(text)) &&
    !/\bsem juros?\b/.test(fold(text)) &&
    !givens.some(({ unit }) => unit === PERCENT)
  )
    return missing('De quanto é o juro, em % ao mês?');
  const [first] = givens;
  if (kind === 'other' && first && givens.length <= 2 && !readAsked(text).isStated)
    return missing(
      `Anotei ${givens.map(({ written }) => written).join(' e ')}. O que você quer calcular com isso?`,
    );
  const lacking = NEEDS[kind].find(([is]) => !givens.some(is));
  if (lacking) return missing(lacking[1]);
  const unclear = givens.find(({ role }) => /^(?:amount|share|count)$/.test(role)) ?? givens.at(-1);
  if (!unclear)
    return missing('Me passa os números (valor, quantidade, porcentagem) e o que você quer saber.');
  const wanted = readAsked(text).isStated ? '' : ' E o que você quer saber?';
  return missing(`Falta só uma coisa para eu fechar essa conta: ${askRole(unclear)}${wanted}`);
}

/** The question what a number is, with what it may be by its unit. */
function askRole({ unit, written }: Given): string {
  if (unit === MONEY) return `${written} é preço, custo, desconto ou meta?`;
  if (unit === PERCENT) return `os ${written} são sobre qual valor?`;
  return isPeriod(unit) ? `o que acontece em ${written}?` : `${written} é a quantidade de quê?`;
}
