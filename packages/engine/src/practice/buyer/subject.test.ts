import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { otherSubjectIn, ownVerbsAsI } from './subject.ts';

describe('who fails in a stated pain', () => {
  it.each([
    ['escolas, compram uniforme de confecção que atrasa', 'atrasa', 'confecção'],
    ['lojistas com contador que não responde', 'não responde', 'contador'],
    ['padarias que compram farinha do moinho da cidade, que falha', 'falha', 'moinho'],
    ['empresas que fazem evento, o fornecedor atual atrasa', 'atrasa', 'fornecedor atual'],
  ])('is somebody else: %s', (description, quote, subject) => {
    expect(otherSubjectIn(description, quote)).toBe(subject);
  });

  it.each([
    ['dono de restaurante que perde cliente', 'perde cliente'],
    ['donas de salão que perdem cliente', 'perdem cliente'],
    ['dona de loja, mãe de família, que perde venda', 'perde venda'],
    ['perde venda por falta de estoque', 'perde venda por falta de estoque'],
  ])('is the customer: %s', (description, quote) => {
    expect(otherSubjectIn(description, quote)).toBeNull();
  });
});

describe('the buyer of somebody who sells to those that fail', () => {
  it.each([
    'escritórios que fazem evento, reclamam de buffet que atrasa e repete cardápio',
    'escolas pequenas, compram uniforme de confecção que atrasa',
    'lojistas com contador que não responde e só manda guia atrasada',
  ])('does not fail as they do: %s', (description) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const setup = { ...describedSetup({ description, offer: 'outro serviço' }), seed };
      const { pain } = beginning(setup).buyer.facts;
      expect(pain).not.toMatch(/(?<!\p{L})(?:atraso|repito|respondo|mando)(?!\p{L})/u);
    }
  });
});

describe('verbs as "eu"', () => {
  it('are those of the buyer only', () => {
    expect(ownVerbsAsI('reclamo de buffet que atrasa e repete cardápio')).toBe(
      'reclamo de buffet que atrasa e repete cardápio',
    );
  });
});
