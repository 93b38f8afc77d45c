import type { Amount, NounPhrase, Quantity } from '../phrase.ts';
import { plural } from './phrases.ts';

/** What an amount or a quantity is counted by. */
export type Per =
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'kilo'
  | 'metre'
  | 'squareMetre'
  | 'unit'
  | 'person'
  | 'night'
  | 'visit'
  | 'class';

const PER: Readonly<Record<Per, string>> = {
  hour: 'por hora',
  day: 'por dia',
  week: 'por semana',
  month: 'por mês',
  year: 'por ano',
  kilo: 'por quilo',
  metre: 'por metro',
  squareMetre: 'por metro quadrado',
  unit: 'por unidade',
  person: 'por pessoa',
  night: 'por noite',
  visit: 'por visita',
  class: 'por aula',
};
/** The spoken form of a price: "R$ 80 a hora". */
const SPOKEN: Readonly<Partial<Record<Per, string>>> = {
  hour: 'a hora',
  day: 'o dia',
  kilo: 'o quilo',
  metre: 'o metro',
  squareMetre: 'o metro quadrado',
  unit: 'a unidade',
  month: 'por mês',
};
const EVERY: Readonly<Partial<Record<Per, string>>> = {
  hour: 'toda hora',
  day: 'todo dia',
  week: 'toda semana',
  month: 'todo mês',
  year: 'todo ano',
  visit: 'toda visita',
  class: 'toda aula',
};

/** "por semana", "por quilo". */
export const perPeriod = (per: Per): string => PER[per];
/** "toda semana", "todo mês"; `every('day', 2)` is "a cada 2 dias". */
export function every(per: 'hour' | 'day' | 'week' | 'month' | 'year', count = 1): string {
  if (count === 1) return EVERY[per] ?? '';
  const units = { hour: 'horas', day: 'dias', week: 'semanas', month: 'meses', year: 'anos' };
  return `a cada ${decimal(count)} ${units[per]}`;
}

interface MoneyOptions {
  per?: Per | null;
  spoken?: boolean;
}

/** "R$ 15 mil", "R$ 1,2 milhão", "R$ 2.800", "R$ 39,90": short from ten thousand on. */
export function money(value: number, { per = null, spoken = false }: MoneyOptions = {}): Amount {
  const unit = per === null ? '' : ` ${(spoken ? SPOKEN[per] : undefined) ?? PER[per]}`;
  return { kind: 'amount', value, text: `R$ ${moneyText(value)}${unit}` };
}

/** "de R$ 5.000 a R$ 8.000 por mês". */
export function moneyRange(from: number, to: number, options: MoneyOptions = {}): Amount {
  if (from === to) return money(to, options);
  return { kind: 'amount', value: to, text: `de ${money(from).text} a ${money(to, options).text}` };
}

/** "R$ 2.800" is how a price is said; "R$ 28 mil" is read at once. */
const SHORT_FROM = 10_000;

function moneyText(value: number): string {
  const cents = Math.round(value * 100) / 100;
  const millions = cents / 1_000_000;
  if (millions >= 1 && isShort(millions)) {
    return `${decimal(millions)} ${millions >= 2 ? 'milhões' : 'milhão'}`;
  }
  if (cents >= SHORT_FROM && cents < 1_000_000 && isShort(cents / 1_000))
    return `${decimal(cents / 1_000)} mil`;
  const [whole = '0', fraction] = cents.toFixed(2).split('.');
  return `${grouped(whole)}${fraction === '00' ? '' : `,${fraction}`}`;
}

/** At most one decimal: "1,5 mil" is read at once, "1,25 mil" is not. */
const isShort = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
const grouped = (digits: string) => Number(digits).toLocaleString('pt-BR');

/** A number with comma and grouping: `1.500`, `2,5`. */
export function decimal(value: number): string {
  const [whole = '0', fraction] = String(Math.round(value * 100) / 100).split('.');
  return fraction === undefined ? grouped(whole) : `${grouped(whole)},${fraction}`;
}

/** "1 cliente", "60 clientes", "2,5 horas": the unit agrees; below 2 it is singular. */
export function quantity(value: number, unit: NounPhrase, per: Per | null = null): Quantity {
  const noun = Math.abs(value) < 2 ? unit.text : plural(unit).text;
  const period = per === null ? '' : ` ${PER[per]}`;
  return { kind: 'quantity', value, text: `${decimal(value)} ${noun}${period}` };
}

const WORDS = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
];

/** "uma clínica", "três clientes": up to ten in words, for spoken texts. */
export function countInWords(value: number, unit: NounPhrase): Quantity {
  const word = Number.isInteger(value) && value >= 0 ? WORDS[value] : undefined;
  if (word === undefined) return quantity(value, unit);
  const agreed = unit.gender === 'f' ? word.replace(/^um$/, 'uma').replace(/^dois$/, 'duas') : word;
  return {
    kind: 'quantity',
    value,
    text: `${agreed} ${value === 1 ? unit.text : plural(unit).text}`,
  };
}

/** "10%", "2,5%". */
export const percent = (value: number): Quantity => ({
  kind: 'quantity',
  value,
  text: `${decimal(value)}%`,
});

/** "3 vezes por semana", "1 vez por mês". */
export const times = (value: number, per: Per): Quantity => ({
  kind: 'quantity',
  value,
  text: `${decimal(value)} ${value === 1 ? 'vez' : 'vezes'} ${PER[per]}`,
});
