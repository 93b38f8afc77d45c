const START = '+55 ';
/** Country, area and number of a Brazilian mobile phone. */
const DIGITS = 13;

/**
 * Formats a typed or pasted number as `+99 (99) 99999-9999`; a landline has one digit less.
 * Numbers without a country get +55; a leading 0 of the area code is dropped.
 */
export function formatPhone(text: string): string {
  const digits = withCountry(text).slice(0, DIGITS);
  const [country, area, number] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (area === '')
    return digits.length <= 2 ? `+${country}${country.length === 2 ? ' ' : ''}` : START;
  if (number === '') return `+${country} (${area}`;
  const split = number.length > 8 ? 5 : 4;
  const tail = number.length > split ? `-${number.slice(split)}` : '';
  return `+${country} (${area}) ${number.slice(0, split)}${tail}`;
}

function withCountry(text: string): string {
  // A number pasted after the prefilled country code may have its own.
  const number = text.slice(Math.max(0, text.lastIndexOf('+')));
  const digits = number.replace(/\D/g, '');
  if (!/^\s*(\+|00)/.test(number)) return `55${national(digits)}`;
  const international = digits.replace(/^00/, '');
  const isBrazilian = international.startsWith('55');
  return isBrazilian ? `55${national(international.slice(2))}` : international;
}

function national(digits: string): string {
  const number = digits.replace(/^0+/, '');
  return number.length > 11 && number.startsWith('55') ? number.slice(2) : number;
}
