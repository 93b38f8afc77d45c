import { describe, expect, it } from 'vitest';
import {
  genderOf,
  headOf,
  isCommonGender,
  isPlural,
  numberOf,
  pluralOf,
  singularOf,
} from './nouns.ts';

const words = (list: string) => list.trim().split(/\s+/);

describe('genderOf', () => {
  it.each(
    words(`salão cartão caminhão coração problema sistema dia mapa imóvel hotel elevador plano
    celular computador serviço seguro curso software sofá café balcão verão mês país site restaurante
    transporte leite sinal pão feijão bolo telefone gás arroz índice brigadeiros cursos planos
    corretor vendedores donos clubes carro boleto ônibus tênis whatsapp médicos pães cartões hotéis
    móveis problemas homens canais grupo papel freezer stand ranking kit balcao pao cartao caixão frete teste`),
  )('is masculine for %s', (word) => {
    expect(genderOf(word)).toBe('m');
  });

  it.each(
    words(`dona loja clínica padaria manutenção decisão gestão reunião razão região mão foto moto
    cor dor flor mulher voz vez rapidez cidade viagem mensagem internet equipe base crise análise
    noite chave rede torre série startup manhã irmã mãe avó classe saúde filial matriz lei
    construtoras mães empresas oficinas pessoas crianças lojas decisões viagens mulheres flores
    bases redes proteção opinião certidão comissão conexão válvula peças pizza cirurgia vitrine carne manutencao decisao reuniao regiao van call câmera`),
  )('is feminine for %s', (word) => {
    expect(genderOf(word)).toBe('f');
  });

  it.each([
    ['dona de salão', 'f'],
    ['donos de imobiliária', 'm'],
    ['pequenas empresas de 10 a 50 funcionários', 'f'],
    ['minha cliente', 'f'],
    ['os gerentes', 'm'],
    ['gerente financeira', 'f'],
    ['dentista autônomo', 'm'],
    ['as dentistas da região', 'f'],
    ['plano funerário familiar', 'm'],
    ['60 clínicas', 'f'],
    ['melhores oficinas', 'f'],
  ] as const)(
    'reads the gender of "%s" from its head and what agrees with it',
    (phrase, gender) => {
      expect(genderOf(phrase)).toBe(gender);
    },
  );

  it.each([
    'cliente',
    'dentistas',
    'gerente comercial',
    'jovem',
    'colegas de trabalho',
    'melhor',
    'dez',
  ])('does not guess the gender of %s', (phrase) => {
    expect(genderOf(phrase)).toBeNull();
  });
});

describe('isCommonGender', () => {
  it('is true for persons with one form, not for things with the same ending', () => {
    expect(words('motorista lojistas atendente líder').every(isCommonGender)).toBe(true);
    expect(words('lista revista entrevista restaurante dono').some(isCommonGender)).toBe(false);
  });
});

const PAIRS: readonly (readonly [string, string])[] = [
  ['cliente', 'clientes'],
  ['salão', 'salões'],
  ['pão', 'pães'],
  ['mão', 'mãos'],
  ['mãe', 'mães'],
  ['irmã', 'irmãs'],
  ['imóvel', 'imóveis'],
  ['hotel', 'hotéis'],
  ['papel', 'papéis'],
  ['canal', 'canais'],
  ['perfil', 'perfis'],
  ['fácil', 'fáceis'],
  ['homem', 'homens'],
  ['viagem', 'viagens'],
  ['mulher', 'mulheres'],
  ['corretor', 'corretores'],
  ['vez', 'vezes'],
  ['matriz', 'matrizes'],
  ['mês', 'meses'],
  ['freguês', 'fregueses'],
  ['país', 'países'],
  ['ônibus', 'ônibus'],
  ['crise', 'crises'],
  ['torre', 'torres'],
  ['lei', 'leis'],
  ['pai', 'pais'],
  ['lençol', 'lençóis'],
  ['loja', 'lojas'],
  ['café', 'cafés'],
  ['cidadão', 'cidadãos'],
  ['anzol', 'anzóis'],
  ['fase', 'fases'],
  ['doce', 'doces'],
  ['PME', 'PMEs'],
  ['táxi', 'táxis'],
  ['herói', 'heróis'],
  ['slogan', 'slogans'],
  ['carnê', 'carnês'],
  ['funil', 'funis'],
  ['azul', 'azuis'],
];

describe('pluralOf and singularOf', () => {
  it.each(PAIRS)('%s ↔ %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
    expect(singularOf(many)).toBe(one);
  });

  it('leaves a plural, respectively a singular, as it is', () => {
    expect(pluralOf('lojas')).toBe('lojas');
    expect(singularOf('mês')).toBe('mês');
  });
});

describe('isPlural and numberOf', () => {
  it('tells plural forms from singular words in -s', () => {
    expect(words('lojas cafés bebês menus pés').every(isPlural)).toBe(true);
    expect(words('mês gás ônibus português vírus ADS').some(isPlural)).toBe(false);
  });

  it('reads the number of a phrase from its head', () => {
    expect(numberOf('dona de salões')).toBe('s');
    expect(numberOf('donas de salão')).toBe('p');
    expect(headOf('as pequenas donas de salão')).toBe('donas');
  });
});
