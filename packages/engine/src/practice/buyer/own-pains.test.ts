import { describe, expect, it } from 'vitest';
import { PROBLEM_KINDS } from '../../knowledge/practice/index.ts';
import { describedSetup } from '../../testing/practice.ts';
import { createBuyer } from './buyer.ts';
import { namesProblem } from './own-pains.ts';

const PERSONS = 'Pessoas físicas';
const stock = PROBLEM_KINDS.flatMap(({ says }) => says ?? []);
const painOf = (description: string, offer: string, to?: string, seed = 1) =>
  createBuyer(describedSetup({ description, offer, ...(to ? { to } : {}) }, { seed }));

describe('the pain of a customer without a fitting stock problem', () => {
  it.each([
    ['donos de restaurante que esperam dias por uma nota corrigida', 'assessoria fiscal', 'dias'],
    ['donos de pizzaria que gastam muito com gás', 'forno a lenha', 'gás'],
    ['donos de mercadinho que perdem mercadoria vencida', 'etiquetadora', 'vencida'],
    ['produtores de queijo que não conseguem o selo', 'assessoria sanitária', 'selo'],
    ['apicultores que perdem enxame no inverno', 'caixa de abelha', 'enxame'],
    ['donas de ateliê que recebem tecido manchado', 'tecido de algodão', 'manchado'],
    ['donos de marina que esperam meses por uma vela nova', 'vela náutica', 'meses'],
    ['igrejas que sofrem com microfone que falha no culto', 'caixa de som', 'microfone'],
    ['diretoras de escola que recebem reclamação do parquinho', 'gangorra', 'parquinho'],
    ['dentistas que sofrem com prótese que volta errada', 'prótese dentária', 'prótese'],
    ['donos de hamburgueria que perdem pão que murcha', 'pão artesanal', 'murcha'],
    ['donos de oficina que têm medo de multa por óleo parado', 'coleta de óleo usado', 'medo'],
    ['síndicos que ouvem reclamação da garagem escura', 'luminária LED', 'garagem'],
    ['donas de pousada que sofrem com toalha que encarde', 'enxoval', 'encarde'],
    ['feirantes que perdem venda quando chove na barraca', 'lona sob medida', 'chove'],
    ['costureiras que perdem encomenda porque a agulha quebra', 'agulha importada', 'agulha'],
    ['donos de bar que perdem chope na troca do barril', 'chopeira', 'chope'],
    ['floristas que perdem flor no calor da tarde', 'vaso autoirrigável', 'flor'],
  ])('is the one that the seller stated: %s, %s', (description, offer, word) => {
    const { biography, facts } = painOf(description, offer);
    expect(biography.problem).toBe('problem');
    expect(facts.pain).toContain(word);
    expect(stock.filter((line) => facts.pain.startsWith(line))).toEqual([]);
  });

  it.each([
    ['colecionadores que sofrem com moeda que oxida', 'cápsula acrílica', 'oxida'],
    ['donos de aquário que sofrem com água que fica verde', 'pedra porosa', 'verde'],
    ['músicos que sofrem com caixa de som que chia', 'conserto de som', 'chia'],
    ['mães que não acham sapato que o filho aguente', 'sapato infantil', 'sapato'],
    ['tutores que sofrem com pelo de gato no sofá', 'capa de sofá', 'pelo'],
    ['ciclistas que sentem dor no selim', 'bike fit', 'selim'],
    ['noivas que não têm tempo de montar a lista', 'convite digital', 'lista'],
    ['pescadores que perdem isca no calor', 'caixa térmica', 'isca'],
  ])('is the one of a person as well: %s, %s', (description, offer, word) => {
    const { biography, facts } = painOf(description, offer, PERSONS);
    expect(biography.problem).toBe('problem');
    expect(facts.pain).toContain(word);
  });
});

describe('a stock problem', () => {
  it.each([
    ['donos de restaurante que esperam resposta do contador', 'contabilidade mensal'],
    ['donas de loja que reclamam que o contador demora', 'serviço de contabilidade'],
    ['donos de oficina que têm medo de multa e pagam imposto a mais', 'contador para empresa'],
  ])('is of the trade of what is offered: %s', (description, offer) => {
    for (let seed = 0; seed < 6; seed++) {
      const { biography, facts, consequences } = painOf(description, offer, undefined, seed);
      expect(['silent-accountant', 'paperwork']).toContain(biography.problem);
      const said = [facts.pain, ...consequences].join(' ');
      expect(said).not.toMatch(/recepção|unha|casamento|marcar horário/);
    }
  });

  it('is no waiting at a salon for somebody who buys something else', () => {
    for (const offer of ['contabilidade', 'forno a lenha', 'moto usada', 'site']) {
      const { biography } = painOf('donos de loja que esperam e atrasam', offer);
      expect(biography.problem).not.toBe('waiting');
    }
  });
});

describe('what is no pain', () => {
  it.each([
    'faz uns 150 a 200 reais por dia',
    'ganham uns 200 por dia',
    'faturam 40 mil por mês',
    'moram em apartamento alugado',
    'recebem uns 2 mil por mês',
  ])('names no problem: %s', (text) => expect(namesProblem(text)).toBe(false));

  it.each([
    'perdem uns 200 por dia com a moto parada',
    'ganham só 80 por dia',
    'medo de multa',
    'contador que demora a responder',
    'água que fica verde',
    'conta de luz alta',
  ])('is not, beside it, a text that names one: %s', (text) =>
    expect(namesProblem(text)).toBe(true),
  );

  it('is not what the buyer complains of', () => {
    const description = 'motoboys que rodam de app, faz uns 150 a 200 reais por dia';
    for (let seed = 0; seed < 6; seed++) {
      const { facts } = painOf(description, 'capa de chuva', PERSONS, seed);
      expect(facts.pain).not.toMatch(/150|200/);
    }
  });
});

describe('a pain about a thing', () => {
  it.each([
    [
      'São floricultores de Holambra, sem sombra a flor queima na ponta, não serve pra leilão.',
      'tela de sombreamento',
      'sem sombra a flor queima na ponta, não serve pra leilão',
    ],
    [
      'Dono de lancha de Paraty, o motor engasga no mar, não pega de manhã.',
      'revisão de motor náutico',
      'o motor engasga no mar, não pega de manhã',
    ],
    [
      'Donos de jangada de Natal, o motor falha no raso, não pega e perdem o passeio.',
      'conserto de motor de popa',
      'o motor falha no raso, não pega',
    ],
    [
      'Produtores de queijo, a geladeira esquenta no verão. Não segura a temperatura.',
      'câmara fria',
      'a geladeira esquenta no verão, não segura a temperatura',
    ],
  ])('is never said as "eu": %s', (description, offer, said) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { pain } = painOf(description, offer, undefined, seed).facts;
      expect(pain).toContain(said);
    }
  });
});
