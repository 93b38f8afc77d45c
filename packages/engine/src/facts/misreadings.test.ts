import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareCase, countKinds, NUMBER_FIELDS, parseCases } from '../testing/facts/compare.ts';
import { readAnswer, readIcpFacts, readSellerFacts, stated } from './index.ts';

const described = (text: string) => readAnswer('description', text);
const challenged = (text: string) => readAnswer('challenge', text);
const goalOf = (text: string) => stated(readAnswer('goal', text).goal);
const priceOf = (text: string) => stated(described(text).price);
const cases = parseCases(
  readFileSync(new URL('../../data/facts/f10.jsonl', import.meta.url), 'utf8'),
);

describe('examples of misreadings', () => {
  it('are at least 38 of each kind, of which at most two are not read right', () => {
    const kinds = countKinds(cases);
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'rival',
      'goal',
      'price',
      'activity',
      'place',
      'number',
    ]);
    expect(kinds.filter(({ right, all }) => all < 38 || all - right > 2)).toEqual([]);
  });

  it('have no wrong and no invented number or unit of a goal, a size or an age', () => {
    const wrong = cases
      .flatMap(compareCase)
      .filter(
        ({ field, outcome }) =>
          NUMBER_FIELDS.includes(field) && field !== 'price' && /wrong|invented/.test(outcome),
      );
    expect(wrong).toEqual([]);
  });
});

describe('rivals', () => {
  it.each([
    'o pessoal daqui prefere cooperativa',
    'perco venda pra imobiliária grande',
    'os clientes vão na clínica popular',
    'eles trocam a gente por agência de fora',
    'o cliente já tem advogado',
    'meu concorrente é a escola do bairro',
  ])('are no buyer in %j', (text) => {
    const buyer = stated(challenged(text).buyer)?.noun.text ?? '';
    expect(buyer).not.toMatch(/cooperativa|imobili|clínica|agência|advogado|escola/);
  });

  it.each([
    ['síndicos que preferem administradora grande', 'síndicos'],
    ['noivas que acabam indo no buffet do bairro, o meu sai 80 por pessoa', 'noivas'],
  ])('leave the buyer of %j', (text, buyer) => {
    expect(stated(described(text).buyer)?.noun.text).toBe(buyer);
  });
});

describe('goals beside other numbers', () => {
  it.each([
    ['não quero depender de 10 carros por mês, quero vender 6', 6, 'units'],
    ['parar de depender de 2 clientes e chegar a 15 clientes', 15, 'clients'],
    ['em vez de 40 vendas de 30 reais, fazer 10 vendas de 200 reais', 10, 'sales'],
    ['não ligo pra faturar 100 mil, quero 12 clientes fixos', 12, 'clients'],
    ['sem precisar de 60 alunos, ganhar 9 mil por mês', 9_000, 'BRL'],
    ['fechar 12 contratos de R$ 890', 12, 'contracts'],
    ['chegar a 80 alunos na turma de R$ 97', 80, 'clients'],
    ['vender 30 tortas a 70 reais', 30, 'units'],
    ['10 instalações por mês, cada uma a 4.500', 10, 'appointments'],
    ['cada venda me dá 300 de comissão, quero tirar 6 mil por mês', 6_000, 'BRL'],
  ])('are read in %j as %d %s', (text, value, unit) => {
    if (unit === 'appointments') return expect(goalOf(text)?.value).toBe(value);
    expect(goalOf(text)).toMatchObject({ value, unit });
  });

  it.each([
    ['hoje tenho 3 clientes fixos, quero 8', 3, 8],
    ['sair das 5 vendas por mês pra 12', 5, 12],
    ['A loja faz 30 atendimentos por dia, quero 45', 30, 45],
    ['vivo com 2.200 e quero 5 mil por mês', 2_200, 5_000],
  ])('have the baseline of %j', (text, from, value) => {
    expect(goalOf(text)).toMatchObject({ from, value });
  });

  it('are unsure when nothing says what is counted', () => {
    const fact = readAnswer('goal', 'hoje tenho 3, quero 8').goal;
    expect(fact?.certainty).toBe('unsure');
    expect(fact?.value).toMatchObject({ value: 8, unit: 'unknown', from: 3 });
  });

  it.each(['hoje tenho 3, quero 8 mil', 'atendo 5 e quero tirar 9 mil por mês'])(
    'have no income of today in %j',
    (text) => expect(goalOf(text)?.from).toBe(null),
  );

  it('take no level of today from an increment', () => {
    expect(goalOf('manter os 18 contratos que tenho e somar mais 6')).toMatchObject({
      value: 6,
      unit: 'contracts',
      from: null,
    });
  });
});

describe('what customers pay elsewhere', () => {
  it.each([
    'eles pagam uns R$ 600 no concorrente',
    'Dono de bar que hoje paga 9 reais na garrafa da distribuidora',
    'produtor que paga 120 a hora de trator do vizinho',
    'querem que eu faça por 100',
    'pagam 300 num plano ruim',
    'síndico que pede orçamento pra tres e escolhe o mais barato',
    'gente que pergunta o preço pra dois ou três antes',
  ])('is no price in %j', (text) => expect(priceOf(text)).toBe(null));

  it.each([
    ['pagam 80 na manicure do shopping. Atendo em casa por 55', 55],
    ['compram ração a 12 o quilo do distribuidor; a minha sai 9,50 o quilo', 9.5],
    ['famílias que gastam 1.200 por mês com escola. Meu reforço é 240 por mês', 240],
    ['ótica da cidade cobra 900 no multifocal, comigo fica 590', 590],
    ['o lanche era 8 e o valor foi pra 10', 10],
  ])('leaves the price of %j', (text, value) => expect(priceOf(text)?.value).toBe(value));

  it('is stated as what they spend, with their verb', () => {
    const means = described('eles pagam uns R$ 600 no concorrente, eu quero esses clientes').means;
    expect(means?.value).toMatchObject({ kind: 'spending', value: 600 });
    expect(means?.span.quote).toBe('pagam uns R$ 600 no concorrente');
  });
});

describe("the seller's own price in another answer", () => {
  const seller = (answer: string) =>
    readSellerFacts([{ question: 'Qual é a sua meta financeira para os 12 meses?', answer }]);

  it.each([
    ['vender 30 planos por mês, o plano custa R$ 390', 390],
    ['quero 20 clientes fixos, cobro 150 a visita', 150],
    ['Fechar 12 contratos de R$ 890', 890],
    ['vender 6 carros, ticket médio de 48 mil', 48_000],
  ])('is found in the goal %j', (answer, value) => {
    expect(stated(seller(answer).price)?.value).toBe(value);
  });

  it.each([
    '8 mil por mês',
    'quero comprar um carro de 60 mil',
    'tirar 6 mil, o aluguel da loja é 1.800',
    'cada venda me dá 300 de comissão',
  ])('is not invented from the goal %j', (answer) => {
    expect(stated(seller(answer).price)).toBe(null);
  });

  it('is unsure about a period that may be of the goal', () => {
    const price = seller('Fechar 12 contratos de R$ 890 por mês').price;
    expect(price?.certainty).toBe('unsure');
  });

  it('is found in any answer about a customer', () => {
    const facts = readIcpFacts([
      { question: 'Qual segmento?', answer: 'Outro: limpeza de piscina, cobro 150 a visita' },
      { question: 'Descreva o seu cliente ideal', answer: 'donos de sítio em Itu' },
    ]);
    expect(stated(facts.price)?.value).toBe(150);
    expect(facts.price?.span.question).toBe(0);
  });
});

describe('services on things', () => {
  it.each([
    ['Conserto de roupa pra quem trabalha no centro, 25 a barra', 'Conserto de roupa'],
    ['formandas, aluguel de vestido por 300', 'aluguel de vestido'],
    ['trabalho com lavagem de sofá, 180 o sofá', 'lavagem de sofá'],
    ['instalação de ar condicionado para lojistas', 'instalação de ar condicionado'],
  ])('are whole in %j', (text, offer) => {
    expect(stated(described(text).offer)?.noun.text).toBe(offer);
  });
});

describe('places', () => {
  it.each([
    ['construtoras de Joinville e Jaraguá do Sul', 'Joinville e Jaraguá do Sul'],
    ['dentistas de Londrina, Cambé e Ibiporã que querem lente', 'Londrina, Cambé e Ibiporã'],
    ['padarias de osasco e carapicuiba', 'osasco e carapicuiba'],
    ['escolas do Recife e de Olinda', 'Recife e Olinda'],
    ['cafeicultor de morro, sul de Minas', 'sul de Minas'],
    ['mães de Porto Alegre e filhos pequenos', 'Porto Alegre'],
    ['Mulheres e homens de Curitiba', 'Curitiba'],
  ])('of %j are one enumeration', (text, place) => {
    expect(described(text).places.map(({ value }) => value)).toEqual([place]);
  });

  it.each(['barco parado no meio do rio', 'fogos no São João'])('are none in %j', (text) => {
    expect(described(text).places).toEqual([]);
  });
});

describe('counts and units', () => {
  it.each([
    'dono que já ouviu três vendedores de placa',
    'leva 2 caixas por mês',
    'mãe que pede preço de três ensaios',
    'mesa de 6 lugares por 2.300',
  ])('say no size of the buyer in %j', (text) => {
    expect(stated(described(text).size)).toBe(null);
  });

  it('keep the size of a restaurant', () => {
    expect(stated(described('restaurante de estrada com 80 lugares').size)).toMatchObject({
      value: 80,
      of: 'lugares',
    });
  });

  it.each([
    ['nossa caixa organizadora custa 49', 'each'],
    ['a caixa com 12 cervejas sai 140', 'box'],
    ['o pacote de erva fica 19 e gira toda semana', 'each'],
    ['queijo de meio quilo por 32', 'each'],
    ['meu curso é 1.200 e a pessoa some', 'each'],
  ])('give the unit of %j', (text, unit) => expect(priceOf(text)?.unit).toBe(unit));
});

describe('what customers earn', () => {
  it.each([
    ['motoboy de aplicativo. Faz uns 150 a 200 reais por dia.', 150, 200],
    ['diarista que tira R$ 180 por dia, com medo de ficar sem trabalho', 180, null],
    ['feirantes que levantam R$ 2.000 por semana, não têm nota fiscal', 2000, null],
    ['barbearia que gira em torno de 15 mil no mês e perde cliente', 15_000, null],
    ['manicure que ganha ali por volta de 3 mil por mês', 3000, null],
    ['oficinas que faturam uns 40 mil por mês, vivem sem caixa', 40_000, null],
    ['costureira que faz 2 mil limpo', 2000, null],
  ])('is no price and no pain in %j', (text, value, max) => {
    const { price, means, pains } = readIcpFacts([
      { question: 'Descreva o seu cliente ideal com as suas palavras.', answer: text },
    ]);
    expect(price).toBeNull();
    expect(means?.value).toMatchObject({ kind: 'income', value, max });
    for (const { value: pain } of pains) expect(pain.clause).not.toMatch(/\d| mil/);
  });

  it.each([
    ['padarias que movimentam 60 mil por mês e pagam 400 por mês comigo', 400],
    ['salão que faz 10 mil limpo, meu pacote custa R$ 300 por mês', 300],
    ['empresas, faço evento por 200 reais por dia', 200],
    ['quem faz o muro por 150 reais o metro comigo', 150],
  ])('leaves the price of %j', (text, price) => {
    expect(priceOf(text)?.value).toBe(price);
  });
});
