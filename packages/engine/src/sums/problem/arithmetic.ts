import { money, plain } from '../format.ts';
import { result } from '../outcome.ts';
import { plainText } from '../plain-text.ts';
import type { Formula } from './problem.ts';
import type { Given } from './quantity.ts';

type Sign = '+' | '−' | '×' | '÷';

const SIGNS: Readonly<Record<string, Sign>> = {
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

/** A number, or a share of one: "12 % de 389". A percentage without "de" is one of what precedes it. */
const NUMBER = String.raw`\d{1,12}(?:\.\d{1,6})?(?: %)?`;
const OPERATOR = '(?:[+*/×÷x−-]|mais|menos|vezes|dividido por|dividido|% de)';
/** Words that only ask for the result; with any other word beside it, a number may mean anything. */
const ASKING =
  'quanto|quantos|qual|da|de|e|eh|o|a|fica|ficou|calcula|calcule|faz|conta|soma|somando|resultado|essa|me|ai|ve|entao|agora|so|mas|cada|um|uma|no|total|isso|por|mes|semana|dia|pra|mim|igual|certo';
const ASKING_WORDS = `(?:(?:${ASKING}) ){0,8}`;
const EXPRESSION = new RegExp(
  `^${ASKING_WORDS}(${NUMBER}(?: ${OPERATOR} ${NUMBER}){1,12}) ${ASKING_WORDS}$`,
);
const PART = /\d+(?:\.\d+)?(?: %(?! de ))?|[+*/×÷x−-]|mais|menos|vezes|dividido por|dividido|% de/g;
const TIMES = /(?<=[\p{L}\d]) vezes(?= (?!de\b|por\b)[\p{L}\d])/giu;
const OF_MONEY = /r\$|\breais\b|\bcontos?\b|\d,\d\d(?!\d)/i;

/** Whether a message consists of a sum in signs or words and of words that ask for its result. */
export const isArithmetic = (text: string): boolean => arithmetic(text, []) !== null;

/**
 * Does a sum that is written in signs or words: "15 x 30 mais 12"; null for any other text.
 * @param givens the numbers of the text, which tell whether the result is an amount of money
 */
export function arithmetic(text: string, givens: readonly Given[]): Formula | null {
  // "22 vezes 190" would be read as a number of times.
  const spaced = plainText(text.replace(/(\d)\s?[xX]\s?(?=\d)/g, '$1 * ').replace(TIMES, ' * '))
    .replace(/[?=:!,]/g, ' ')
    .replace(/[+*/×÷−]/g, ' $& ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = EXPRESSION.exec(`${spaced} `)?.[1];
  const sum = found ? evaluate(found.match(PART) ?? []) : null;
  if (!sum) return null;
  const isMoney =
    OF_MONEY.test(text) || (!/÷/.test(sum.steps) && givens.some(({ unit }) => unit === 'R$'));
  const shown = isMoney ? money(sum.value) : plain(sum.value);
  const steps = `${sum.steps} = ${shown}`;
  return {
    outcome: result(`Dá **${shown}**.`, steps),
    value: {
      value: sum.value,
      unit: isMoney ? 'R$' : '',
      per: [],
      role: 'amount',
      label: '',
      used: 0,
      steps: [steps],
      assumed: [],
    },
  };
}

interface Sum {
  value: number;
  steps: string;
}

/** Products first; null for a division by zero, and for a percentage of nothing. */
function evaluate([first = '', ...others]: readonly string[]): Sum | null {
  const terms = [Number(first)];
  let steps = shown(first);
  for (let at = 0; at < others.length; at += 2) {
    const operator = others[at] ?? '';
    const operand = others[at + 1] ?? '';
    const isPercent = operand.endsWith('%');
    const number = Number.parseFloat(operand);
    const sign = operator === '% de' ? '×' : SIGNS[operator];
    const last = terms.pop();
    if (sign === undefined || last === undefined || Number.isNaN(number)) return null;
    steps +=
      operator === '% de' ? `% de ${shown(operand)}` : ` ${SIGNS[operator]} ${shown(operand)}`;
    if (operator === '% de') terms.push((last * number) / 100);
    else if (isPercent && (sign === '+' || sign === '−')) {
      const sum = [...terms, last].reduce((total, one) => total + one, 0);
      terms.splice(0, terms.length, sum * (1 + (sign === '+' ? number : -number) / 100));
    } else if (isPercent || (sign === '÷' && number === 0)) return null;
    else if (sign === '×') terms.push(last * number);
    else if (sign === '÷') terms.push(last / number);
    else terms.push(last, sign === '+' ? number : -number);
  }
  return first.endsWith('%') ? null : { value: terms.reduce((sum, one) => sum + one, 0), steps };
}

const shown = (number: string): string =>
  `${plain(Number.parseFloat(number))}${number.endsWith('%') ? '%' : ''}`;
