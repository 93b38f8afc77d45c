import { describe, expect, it } from 'vitest';
import { clause, infinitive, nounPhrase, plural, pluralPhrase, properName } from './phrases.ts';

describe('nounPhrase', () => {
  it.each([
    ['Manutenção de elevadores', 'manutenção de elevadores', 'f', 's'],
    ['os donos de imobiliária', 'donos de imobiliária', 'm', 'p'],
    ['a cliente', 'cliente', 'f', 's'],
    ['clientes', 'clientes', 'm', 'p'],
    ['CRM para clínicas', 'CRM para clínicas', 'm', 's'],
    ['WhatsApp', 'WhatsApp', 'm', 's'],
    ['PMEs da região', 'PMEs da região', 'f', 'p'],
    ['Brinquedos para festa', 'brinquedos para festa', 'm', 'p'],
  ] as const)('reads "%s"', (text, noun, gender, number) => {
    expect(nounPhrase(text)).toMatchObject({ text: noun, gender, number });
  });

  it('takes gender and number that are known', () => {
    expect(nounPhrase('clientes', { gender: 'f' })).toMatchObject({ gender: 'f', number: 'p' });
  });

  it('keeps the capitals of a proper name', () => {
    expect(properName(' Ana Paula ', { gender: 'f' })).toMatchObject({
      text: 'Ana Paula',
      article: 'none',
    });
  });
});

describe('infinitive', () => {
  it.each([
    'perder venda',
    'não vender',
    'ser cobrado',
    'ir embora',
    'se organizar',
    'pôr em dia',
    'ajudá-los',
    'adaptar-se',
  ])('accepts "%s"', (text) => {
    expect(infinitive(text)?.text).toBe(text);
  });

  it.each([
    'mulher que perde',
    'dor nas costas',
    'o cliente some',
    'lugar caro',
    'vendedor',
    'por falta de tempo',
    'cliente',
    'setor parado',
    'sofá novo',
  ])('refuses "%s"', (text) => {
    expect(infinitive(text)).toBeNull();
  });
});

describe('clause', () => {
  it('drops capital and end', () => {
    expect(clause('O cliente some depois da proposta…').text).toBe(
      'o cliente some depois da proposta',
    );
    expect(clause('IPTU subiu.').text).toBe('IPTU subiu');
  });
});

describe('plural of phrases', () => {
  it.each([
    ['plano funerário familiar', 'planos funerários familiares'],
    ['ordem de serviço', 'ordens de serviço'],
    ['cliente novo', 'clientes novos'],
    ['imóvel alugado por temporada', 'imóveis alugados por temporada'],
    ['decisão difícil', 'decisões difíceis'],
    ['papel higiênico', 'papéis higiênicos'],
    ['CRM', 'CRMs'],
    ['síndico ou zelador de prédio', 'síndicos ou zeladores de prédio'],
    ['padaria ou lanchonete pequena', 'padarias ou lanchonetes pequenas'],
    ['salão e barbearia de bairro', 'salões e barbearias de bairro'],
  ])('%s → %s', (one, many) => {
    expect(pluralPhrase(one)).toBe(many);
    expect(plural(nounPhrase(one))).toMatchObject({ text: many, number: 'p' });
    expect(plural(nounPhrase(many)).text).toBe(many);
  });
});

describe('a noun in both forms', () => {
  it.each([
    ['dono ou dona de pizzaria pequena', 'donos de pizzaria pequena'],
    ['dona ou dono de salão', 'donos de salão'],
    ['dono e a dona de padaria', 'donos de padaria'],
    ['dono/dona de oficina', 'donos de oficina'],
    ['dono(a) de restaurante', 'donos de restaurante'],
    ['diretor ou diretora de escola', 'diretores de escola'],
    ['médica/médico recém-formado', 'médicos recém-formados'],
    ['donos ou donas de pet shop', 'donos de pet shop'],
  ])('has one plural: %s → %s', (both, many) => {
    expect(pluralPhrase(both)).toBe(many);
  });
});
