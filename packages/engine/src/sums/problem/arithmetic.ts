import { plain } from '../format.ts';
import { type Outcome, result } from '../outcome.ts';
import { plainText } from '../plain-text.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '+',
  mais: '+',
  '-': '−',
  '−': '−',
  menos: '−',
  x: '×',
  '*': '×',
  '×': '×',
  vezes: '×',
  '/': '÷',
  '÷': '÷',
  dividido: '÷',
  'dividido por': '÷',
};
const EXPRESSION =
  /^(?:\D{0,40}?\b(?:quanto (?:e|da)|calcula|faz a conta|soma|somando|conta|resultado de)\b[^\d]{0,12})?(\d{1,12}(?:\.\d{1,6})?(?: ?(?:[+*/×÷x−-]|mais|menos|vezes|dividido por|dividido) ?\d{1,12}(?:\.\d{1,6})?){1,12}) ?(?:=|da quanto|e quanto|quanto da|quanto e)? ?\??$/;

/** Does a sum that is written in signs or words: "15 x 30 mais 12"; null for any other text. */
export function arithmetic(text: string): Outcome | null {
  const found = EXPRESSION.exec(
    plainText(text.replace(/(\d)\s?[xX]\s?(?=\d)/g, '$1 * ')).replace(/\s+/g, ' '),
  )?.[1];
  const parts =
    found?.match(/\d+(?:\.\d+)?|[+*/×÷x−-]|mais|menos|vezes|dividido por|dividido/g) ?? [];
  const numbers = parts.filter((_part, at) => at % 2 === 0).map(Number);
  const signs = parts.filter((_part, at) => at % 2 === 1).map((sign) => OPERATORS[sign] ?? '');
  if (
    numbers.length < 2 ||
    numbers.length !== signs.length + 1 ||
    numbers.some((one) => !Number.isFinite(one)) ||
    signs.includes('')
  )
    return null;
  const value = evaluate(numbers, signs);
  if (value === null) return null;
  const steps = numbers
    .map((one, at) => `${at > 0 ? ` ${signs[at - 1]} ` : ''}${plain(one)}`)
    .join('');
  return result(`Dá **${plain(value)}**.`, `${steps} = ${plain(value)}`);
}

/** Products first; null for a division by zero. */
function evaluate(numbers: readonly number[], signs: readonly string[]): number | null {
  const terms = [numbers[0] ?? 0];
  for (const [at, sign] of signs.entries()) {
    const next = numbers[at + 1] ?? 0;
    const last = terms.pop() ?? 0;
    if (sign === '÷' && next === 0) return null;
    if (sign === '×') terms.push(last * next);
    else if (sign === '÷') terms.push(last / next);
    else terms.push(last, sign === '+' ? next : -next);
  }
  return terms.reduce((sum, one) => sum + one, 0);
}
