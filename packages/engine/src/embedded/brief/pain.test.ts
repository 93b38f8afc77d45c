import { describe, expect, it } from 'vitest';
import { readIcpFacts } from '../../facts/index.ts';
import { BEAUTY_SALON, planInput } from '../../testing/buyers.ts';
import { answerPairs } from '../../testing/sellers.ts';
import { painOf } from './pain.ts';

const { icp } = planInput('', { ...BEAUTY_SALON, pain: '' }, null);
const read = (description: string) =>
  painOf(readIcpFacts(answerPairs({ 'Descreva o seu cliente ideal': description })), icp);

describe('painOf', () => {
  it('asks in the second person, and quotes the seller unchanged', () => {
    const pain = read('donos de clínica que ficam sem ar no meio do expediente, 450 por mês');
    expect(pain?.text).toBe('sem ar no meio do expediente');
    expect(pain?.asked).toBe('E ficar sem ar no meio do expediente: isso acontece com você?');
  });

  it('takes what a thing is without for no pain of the customer', () => {
    expect(
      read('confeiteiras que usam ovo, ovo de granja dá bolo sem cor')?.text ?? '',
    ).not.toMatch(/^(?:ficar )?sem cor/);
  });

  it('takes what customers say of the offer for no pain', () => {
    expect(read('mães de Caxias, falam que criança perde roupa rápido')).toBeNull();
    expect(read('tutores que acham exame caro')).toBeNull();
  });
});
