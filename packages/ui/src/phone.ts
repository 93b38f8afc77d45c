const START = '+55 ';
/** Country, area and number of a Brazilian mobile phone. */
const DIGITS = 13;

/**
 * Sets whatever was typed or pasted as `+99 (99) 99999-9999`; a landline has one digit less.
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
  const digits = text.replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(text);
  if (international) return digits.replace(/^00/, '').replace(/^550(?=\d{2})/, '55');
  const national = digits.replace(/^0+/, '');
  return national.length > 11 && national.startsWith('55') ? national : `55${national}`;
}
