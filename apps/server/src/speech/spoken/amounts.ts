/** 1.234 or 1234, with or without 1 to 2 decimals. */
const NUMBER = '\\d{1,3}(?:\\.\\d{3})+|\\d+';
const SCALES: Record<string, string> = {
  k: 'mil',
  mil: 'mil',
  mi: 'milhões',
  milhão: 'milhão',
  milhões: 'milhões',
  bi: 'bilhões',
  bilhão: 'bilhão',
  bilhões: 'bilhões',
};
const CURRENCIES: Record<string, [one: string, many: string]> = {
  R$: ['real', 'reais'],
  US$: ['dólar', 'dólares'],
  $: ['dólar', 'dólares'],
  '€': ['euro', 'euros'],
};
const MONEY = new RegExp(
  `(R\\$|US\\$|\\$|€)\\s?(${NUMBER})(?:,(\\d{1,2})(?!\\d))?(?:\\s?(k|mil|mi|milhão|milhões|bi|bilhão|bilhões)(?![\\p{L}\\d]))?`,
  'giu',
);
const PER =
  /(?<=reais|real|centavos?|dólares|dólar|euros?|milhões|mil|por cento)\s?\/\s?(?=\p{L})/giu;

const RANGE =
  /(R\$\s?)?(\d[\d.,]{0,30})\s?(k|mil|%)?\s?[–—-]\s?(?:R\$\s?)?(\d[\d.,]{0,30})(?!\d)/gi;

/** Writes out money, percentages, ranges and large numbers. */
export function withAmounts(text: string): string {
  return text
    .replace(RANGE, range)
    .replace(MONEY, money)
    .replace(PER, ' por ')
    .replace(/(\d)\s?%/g, '$1 por cento')
    .replace(/(?<!\d)\d{1,3}(?:\.\d{3}){1,8}(?![\d.])/g, (number) => number.replaceAll('.', ''))
    .replace(/(\d),(\d)/g, '$1 vírgula $2');
}

/** In "R$ 3 mil–6 mil" the sign applies to both numbers; "98888-7777" is not a range. */
function range(
  all: string,
  sign: string | undefined,
  from: string,
  unit: string | undefined,
  to: string,
) {
  const isRange = sign || unit || (from.length < 4 && to.length < 4);
  if (!isRange) return all;
  return `${sign ?? ''}${from}${unit ? ` ${unit}` : ''} a ${sign ?? ''}${to}`;
}

function money(_all: string, sign: string, whole: string, cents = '', scale = ''): string {
  const [one, many] = CURRENCIES[sign.toUpperCase()] ?? ['real', 'reais'];
  const units = Number(whole.replaceAll('.', ''));
  if (scale) {
    const word = SCALES[scale.toLowerCase()] ?? scale;
    const share = Number(cents) > 0 ? ` vírgula ${cents.replace(/(?<!0)0+$/, '')}` : '';
    return `${units}${share} ${word} ${word === 'mil' ? '' : 'de '}${many}`;
  }
  const hundredths = Number(cents.padEnd(2, '0'));
  const small = hundredths > 0 ? `${hundredths} ${hundredths === 1 ? 'centavo' : 'centavos'}` : '';
  if (units === 0 && small) return small;
  const big = `${units} ${units === 1 ? one : bigUnit(units, many)}`;
  return small ? `${big} e ${small}` : big;
}

/** "um milhão de reais", but "mil reais". */
const bigUnit = (units: number, many: string) =>
  units >= 1_000_000 && units % 1_000_000 === 0 ? `de ${many}` : many;
