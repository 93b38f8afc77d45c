import { describe, expect, it } from 'vitest';
import { tradeSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { roughly } from './roughly.ts';

const setup = tradeSetup({ who: 'donos de gráfica', pain: 'máquina parada', offer: 'peças' });
const { buyer } = beginning(setup);
const numberFor = (form: string, text: string) => roughly(setup, buyer, form, text);

describe('a rough number', () => {
  it.each([
    ['count', 'quantas guilhotinas tem ai?'],
    ['age', 'quantos anos tem a plotter?'],
    ['duration', 'faz quanto tempo que usam isso?'],
    ['time', 'quanto tempo leva a troca?'],
  ])('answers a question of its kind, the same each time: %s', (form, text) => {
    expect(numberFor(form, text)).toMatch(/\d/);
    expect(numberFor(form, text)).toBe(numberFor(form, text));
  });

  it.each([
    ['count', 'quantos quilos de papel?'],
    ['count', 'quantos convites saem por dia?'],
    ['amount', 'quanto custa?'],
    ['why', 'por que parou?'],
  ])('is none where any number may be nonsense: %s %s', (form, text) => {
    expect(numberFor(form, text)).toBeNull();
  });
});
