import { describe, expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

const MOBILE = '+55 (11) 98888-7777';

describe('formatPhone', () => {
  it.each([
    '(11) 98888-7777',
    '+5511988887777',
    '011988887777',
    '11988887777',
    '5511988887777',
    '005511988887777',
    '+55 (11) 98888-7777',
    '+55 11 98888 7777',
    '+55 011 98888-7777',
    '11 98888.7777',
    ' 11 9 8888-7777 ',
    '+55 (11) 98888-7777 (WhatsApp)',
    '+55 +55 (11) 98888-7777',
    '+55 5511988887777',
    '+55 005511988887777',
  ])('formats %j as a mobile number of São Paulo', (pasted) => {
    expect(formatPhone(pasted)).toBe(MOBILE);
  });

  it('formats a landline, which has one digit less', () => {
    expect(formatPhone('(11) 3888-7777')).toBe('+55 (11) 3888-7777');
  });

  it('distinguishes area code 55 from the country code', () => {
    expect(formatPhone('+55 55 99888-7777')).toBe('+55 (55) 99888-7777');
    expect(formatPhone('55 99888-7777')).toBe('+55 (55) 99888-7777');
  });

  it('formats a number typed digit by digit', () => {
    let text = '+55 ';
    for (const digit of '11988887777') text = formatPhone(text + digit);
    expect(text).toBe(MOBILE);
  });
});
