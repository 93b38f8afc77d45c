import { fold } from '../../shared/text.ts';
import { money } from '../format.ts';
import type { Attempt, Request } from './problem.ts';
import { type Given, ITEM, MONEY } from './quantity.ts';
import { NO_NOUN, unitOf } from './words.ts';

const WORD_MIN = 3;

/** A price of the seller's documents as a number of a sum. @param per what it is for, as written */
export function goodOf(name: string, value: number, per: string | null, source: string): Given {
  return {
    value,
    unit: MONEY,
    per: [per ? unitOf(fold(per)) : ITEM],
    role: 'price',
    label: [...new Set(unitsIn(name))].join(' '),
    used: 0,
    steps: [],
    assumed: [`${money(value)}, ${name} (${source})`],
    written: money(value),
    isKnown: true,
    isBare: false,
    mayBeCost: false,
    isPack: false,
    isAgain: false,
    isGood: true,
  };
}

/** "comissão de 15% num adulto do arvoredo": of the one price whose every word the message has. */
export function onGood({
  text,
  own,
  asked,
  named,
  memory: { facts = [] },
}: Request): Attempt | null {
  if (own.length === 0 || own.some(({ unit }) => unit === MONEY) || !asked.isStated) return null;
  const words = new Set(unitsIn(text));
  const size = ({ label }: Given) => label.split(' ').length;
  const meant = facts.filter(
    ({ isGood, label }) =>
      isGood && label !== '' && label.split(' ').every((one) => words.has(one)),
  );
  const most = Math.max(0, ...meant.map(size));
  const goods = meant.filter((one) => size(one) === most);
  const [good] = goods;
  if (!good || new Set(goods.map(({ value }) => value)).size > 1) return null;
  const givens = [...own, good];
  return { givens, asked, needed: givens.length, needsKnown: false, named, goesOn: false };
}

const unitsIn = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= WORD_MIN && !NO_NOUN.has(word))
    .map(unitOf);
