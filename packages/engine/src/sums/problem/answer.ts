import { readTokens } from '../../facts/tokens.ts';
import { pluralOf } from '../../shared/writing/pt/nouns.ts';
import { money, percent, plain } from '../format.ts';
import { type Outcome, result } from '../outcome.ts';
import {
  type Asked,
  ITEM,
  isPeriod,
  MONEY,
  PERCENT,
  type Role,
  sameUnit,
  type Value,
} from './quantity.ts';
import { unitOf } from './words.ts';

/** A derived value as the answer to a question, in its words. @param text the message, for its nouns */
export function answerOf(value: Value, asked: Asked, text: string): Outcome {
  const per = perText(value, asked, text);
  return result(`${sentence(value, asked, text, per)}.`, value.steps.join('; '), ...value.assumed);
}

function sentence(value: Value, asked: Asked, text: string, per: string): string {
  if (value.unit === PERCENT)
    return `${PERCENT_TEXT[value.role] ?? 'Dá'} **${percent(value.value)}**`;
  if (value.unit !== MONEY)
    return counted(
      asked.unit !== null && asked.unit !== MONEY && value.unit === ITEM
        ? { ...value, unit: asked.unit }
        : value,
      text,
      per,
    );
  const amount = `**${money(Math.abs(value.value))}**`;
  if (value.value < 0) return `A conta fecha no vermelho: faltam ${amount}${per}`;
  if (value.role === 'instalment') return `Fica em **${value.label}x de ${money(value.value)}**`;
  if (asked.roles?.[0] === 'price' && /^(?:price|revenue)$/.test(value.role))
    return `Cobre ${amount}${per}`;
  const verb = MONEY_TEXT[value.role] ?? 'Dá';
  return `${Math.abs(value.value) < 2 ? verb.replace(/^Sobram$/, 'Sobra').replace(/^Faltam$/, 'Falta') : verb} ${amount}${per}`;
}

const MONEY_TEXT: Partial<Record<Role, string>> = {
  profit: 'Sobram',
  earning: 'Dá',
  net: 'Você recebe',
  price: 'Fica em',
  commission: 'A comissão dá',
  deposit: 'A entrada é de',
  rest: 'Ficam',
  remaining: 'Faltam',
  saving: 'A economia é de',
  loss: 'Você deixa de ganhar',
  difference: 'A diferença é de',
  fee: 'A taxa leva',
  discount: 'O desconto é de',
  sales: 'São necessários',
  cost: 'O custo é de',
  fixed: 'O custo fixo é de',
};

const PERCENT_TEXT: Partial<Record<Role, string>> = {
  margin: 'A margem é de',
  markup: 'O lucro sobre o custo (markup) é de',
  change: 'A diferença é de',
  discount: 'É um desconto de',
  conversion: 'A conversão é de',
};

function counted({ value, unit }: Value, text: string, per: string): string {
  const noun = isPeriod(unit)
    ? (PERIOD_TEXT[unit]?.[value < 2 ? 0 : 1] ?? unit)
    : nounIn(text, unit, value);
  const rounded = Math.ceil(value - 1e-9);
  const isWhole = Math.abs(value - Math.round(value)) < 1e-6;
  const name = noun ? ` ${noun}` : '';
  const isDaily = / por (?:dia|hora)\b/.test(per);
  if (isWhole || isDaily || isPeriod(unit) || value > 10_000)
    return `Dá **${plain(value)}${name}**${per}`;
  return `São **${plain(rounded)}${name}**${per} (${plain(value)}, arredondado para cima)`;
}

const PERIOD_TEXT: Readonly<Record<string, readonly [string, string]>> = {
  hour: ['hora', 'horas'],
  day: ['dia', 'dias'],
  week: ['semana', 'semanas'],
  month: ['mês', 'meses'],
  year: ['ano', 'anos'],
};
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PERIOD_TEXT).map(([unit, [one]]) => [unit, one])),
  m2: 'm²',
  duzia: 'dúzia',
  minute: 'minuto',
};

/** A unit as texts name it. */
export const unitName = (unit: string): string => NAMES[unit] ?? (unit === ITEM ? 'unidade' : unit);

/** " por kg por mês": what the question names, and periods. */
function perText({ per }: Value, asked: Asked, text: string): string {
  return per
    .filter((one) => one !== ITEM || asked.per.includes(ITEM))
    .map((one) => {
      const name = asked.per.find((other) => sameUnit(one, other) && other !== ITEM) ?? one;
      return name === ITEM ? ' cada' : ` por ${NAMES[name] ?? (singularIn(text, name) || name)}`;
    })
    .join('');
}

/** The noun as the message writes it. */
function nounIn(text: string, unit: string, value: number): string {
  if (unit === ITEM) return '';
  const tokens = readTokens(text).tokens.filter(
    (token) => token.kind === 'word' && unitOf(token.folded) === unit,
  );
  const plural = tokens.find(({ folded }) => /s$/.test(folded)) ?? tokens[0];
  const noun = plural ? plural.text.toLowerCase() : unit;
  return value >= 2 && !/s$/.test(noun) && !/^(?:kg|l|km|m)$/.test(noun) ? pluralOf(noun) : noun;
}

const singularIn = (text: string, unit: string) =>
  readTokens(text)
    .tokens.find(
      (token) => token.kind === 'word' && unitOf(token.folded) === unit && !/s$/.test(token.folded),
    )
    ?.text.toLowerCase() ?? '';
