import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareCase, NUMBER_FIELDS, parseCases } from '../testing/facts/compare.ts';
import { certain, readAnswer, readIcpFacts, readSellerFacts, stated } from './index.ts';

const goal = (text: string) => stated(readAnswer('goal', text).goal);
const described = (text: string) => readAnswer('description', text);
const price = (text: string) => stated(described(text).price);

describe('development answers', () => {
  const file = new URL('../../data/facts/f1.jsonl', import.meta.url);
  const comparisons = parseCases(readFileSync(file, 'utf8')).flatMap(compareCase);

  it('have no wrong and no invented number or unit', () => {
    const wrong = comparisons.filter(
      ({ field, outcome }) => NUMBER_FIELDS.includes(field) && /wrong|invented/.test(outcome),
    );
    expect(wrong).toEqual([]);
  });

  it('have no word of a neighbouring trade', () => {
    expect(comparisons.filter(({ field }) => field === 'forbidden')).toEqual([]);
  });
});

describe('goals', () => {
  it.each([
    ['chegar a 15 mil por mês', 15_000, 'BRL', 'month'],
    ['60 clientes', 60, 'clients', null],
    ['20 SQLs por mês', 20, 'leads', 'month'],
    ['200 conto por dia', 200, 'BRL', 'day'],
    ['META 2026: 400 MIL', 400_000, 'BRL', null],
    ['50 clientes a 100 reais', 50, 'clients', null],
    ['meio milhão no ano', 500_000, 'BRL', 'year'],
    ['vinte e cinco mil reais mensais', 25_000, 'BRL', 'month'],
    ['dois milhões e meio', 2_500_000, 'BRL', null],
    ['R$ 1.234,56 por semana', 1_234.56, 'BRL', 'week'],
    ['12k/mês', 12_000, 'BRL', 'month'],
    ['crescer 30%', 30, 'percent', null],
    ['dobrar o faturamento', 2, 'factor', null],
    ['vender 4 apartamentos no ano', 4, 'units', 'year'],
    ['uma venda por dia', 1, 'sales', 'day'],
    ['uns 10 mil, ou melhor, 12 mil por mês', 12_000, 'BRL', 'month'],
    ['2 contratos de 50 mil por mês', 2, 'contracts', 'month'],
    ['4 corte por dia', 4, 'units', 'day'],
    ['em real mesmo, não é dólar: 12 mil por mês', 12_000, 'BRL', 'month'],
    ['10 conto por mês, conto é mil', 10_000, 'BRL', 'month'],
    ['800 limpo por semana', 800, 'BRL', 'week'],
    ['uns vinte milzinho todo mês', 20_000, 'BRL', 'month'],
  ])('reads %j as %d %s per %s', (text, value, unit, per) => {
    expect(goal(text)).toMatchObject({ value, unit, per });
  });

  it.each([
    ['de R$ 14 milhões para R$ 16,5 milhões', 14_000_000, 16_500_000],
    ['sair de 5 mil para 12 mil por mês', 5_000, 12_000],
    ['hoje faço 8 mil, quero chegar em 15', 8_000, 15_000],
    ['80 mil. ano passado fiz 52', 52_000, 80_000],
    ['ano passado fiz 80 mil, agora quero 120 mil', 80_000, 120_000],
    [
      'Fechamos 2024 com R$ 2,1 milhões. Para 2025, o plano é R$ 2,8 milhões.',
      2_100_000,
      2_800_000,
    ],
  ])('tells the baseline of %j from the target', (text, from, value) => {
    expect(goal(text)).toMatchObject({ from, value, unit: 'BRL' });
  });

  it.each([
    '10 conto',
    'quatro conto e quinhentos',
    '30',
    'ganhar 10',
    '5 pau por mês',
    '10 salários mínimos',
    '5 mil euros',
    '15,000',
  ])('marks %j as unsure', (text) => {
    const fact = readAnswer('goal', text).goal;
    expect(fact?.certainty).toBe('unsure');
    expect(certain(fact)).toBe(null);
  });

  it.each(['pagar as contas', 'devo 8 mil no cartão', 'comprar um carro', 'tenho 58 anos'])(
    'states none in %j',
    (text) => expect(goal(text)).toBe(null),
  );

  it('quotes the words of the answer', () => {
    const text = 'Este ano? 🙂 chegar a 15 mil por mês!';
    const span = readAnswer('goal', text).goal?.span;
    expect(span?.quote).toBe('15 mil por mês');
    expect(text.slice(span?.start, span?.end)).toBe(span?.quote);
  });
});

describe('prices', () => {
  it.each([
    ['gastam uns R$ 600 por mês', 600, null, 'month'],
    ['contrato anual de 80 a 200 mil', 80_000, 200_000, 'year'],
    ['cobro 90 a hora', 90, null, 'hour'],
    ['queijo a 45 o quilo', 45, null, 'kg'],
    ['rufo a 35 o metro', 35, null, 'metre'],
    ['diária de 180', 180, null, 'day'],
    ['tenho uma pousada, diária de 180', 180, null, 'night'],
    ['mensalidade de R$ 39,90', 39.9, null, 'month'],
    ['entre 3 e 5 conto cada', 3, 5, 'each'],
    ['custa mil e duzentos', 1_200, null, 'each'],
    ['comissão de 8% do aluguel', 8, null, 'percent'],
    ['200 litros por mês a 6 reais', 6, null, 'litre'],
    ['kit com 10 por 189,90', 189.9, null, 'each'],
    ['robô de piscina 3.900', 3_900, null, 'each'],
    ['pousadas de Bonito, faço fotos, diária 1.400', 1_400, null, 'day'],
    ['plantão de 12 horas a R$ 180', 180, null, 'each'],
    ['saco de adubo de 40 quilos a 90', 90, null, 'each'],
    ['gasta uns 200 300 reais', 200, 300, 'each'],
    ['sessão de terapia toda semana, R$ 160', 160, null, 'session'],
    ['aula semanal de 90 reais', 90, null, 'session'],
    ['concorrente cobra 70 a hora, o meu é 120 reais', 120, null, 'hour'],
    ['Guincho pesado a partir de 800.', 800, null, 'each'],
    ['trezentão a limpeza da caixa', 300, null, 'each'],
    ['película de 300 pra 240', 240, null, 'each'],
    ['vacina de gado a 20 reais por cabeça', 20, null, 'each'],
    ['limpeza da caixa de gordura por 700', 700, null, 'each'],
    ['gastam 900 numa caixa de peixe', 900, null, 'box'],
    ['quentinha a 17 todo dia', 17, null, 'each'],
    ['conserto de pneu por 50 na hora', 50, null, 'each'],
    ['fecham 8 aulas por 960', 960, null, 'each'],
    ['uma hora de som na rua é 70', 70, null, 'hour'],
    ['galão clandestino a 6 reais, o meu é 13', 13, null, 'each'],
    ['cobro 100 a visita', 100, null, 'each'],
  ])('reads %j as %s to %s per %s', (text, value, max, unit) => {
    expect(price(text)).toMatchObject({ value, max, unit });
  });

  it.each([
    'de 100 a 800 funcionários',
    'renda de 8 mil',
    'não têm ISO 9001',
    'arquiteto quer 10% de comissão',
    'caixa com 24 a 36 reais',
    '2 dúzias por semana, 44 reais',
    'paga 750 por semana de aluguel, parcela de 890 por mês',
    'conta de luz acima de 500 reais',
    'há 20 anos no mercado',
    'pousada, diária de 180',
    '12x de 150',
    'em 10x sem juros de R$ 49,90',
    'de R$ 59,90 por R$ 39,90',
    'vendo 5 por mês',
    'faixa etária 25-45',
    'turma 2024',
    'rua 15 de novembro 200',
    'gasta 1 salário por mês',
    'gasta mil e pouco',
    'gastei 500 reais em anúncio',
    'já fiz curso de 2 mil reais',
    'concorrente da esquina vende o mesmo bolo por 35 reais',
    '25 reais por funcionário por mês',
    'sai a doze e noventa',
    'leva meia dúzia por visita',
    'o simples sai por 1.800 e o melhor vai a 4 mil',
  ])('states none in %j', (text) => expect(price(text)).toBe(null));
});

describe('customers', () => {
  it('keeps the buyer of notary software apart from real estate', () => {
    const facts = icp(
      'Vendo sistema pra cartório de registro de imóveis, quem compra é o tabelião',
    );
    expect(stated(facts.buyer)?.noun.text).toBe('tabelião');
    expect(stated(facts.offer)?.noun.text).toBe('sistema');
  });

  it('reads mothers of children as the buyers of party toys, with the age of the children', () => {
    const facts = described('mães de classe média de Guarulhos, com filhos de 3 a 8 anos');
    expect(stated(facts.buyer)).toMatchObject({ kind: 'person', gender: 'f' });
    expect(stated(facts.ages)).toEqual({ value: 3, max: 8, of: 'child' });
  });

  it.each([
    'alugo mesa com 4 cadeiras',
    'pacote a partir de 100 unidades',
    'siderúrgica de Sete Lagoas',
    'saco de 900 gramas',
    'Noivas com 80 a 150 convidados',
    'Mães que recebem de 30 a 60 pessoas na festa do filho',
  ])('finds no size of the buyer in %j', (text) => {
    expect(stated(described(text).size)).toBe(null);
  });

  it.each([
    ['limpo piscina de condomínio', 'limpeza de piscina de condomínio'],
    ['donos de cachorro. eu adestro em casa, 90 por aula', 'adestramento em casa'],
    ['pescador que rasga a malha, eu remendo rede', 'remendo de rede'],
  ])('names what the seller does in %j as an activity', (text, offer) => {
    expect(stated(described(text).offer)?.noun.text).toBe(offer);
  });

  it('reads no phrase as both buyer and offer', () => {
    const files = ['f1', 'f3', 'f4', 'f6', 'f7', 'f8'];
    const read = files.flatMap((name) => {
      const file = new URL(`../../data/facts/${name}.jsonl`, import.meta.url);
      return parseCases(readFileSync(file, 'utf8')).map(({ answer }) => described(answer));
    });
    const both = read.filter(({ buyer, offer }) => {
      const [one, other] = [stated(buyer) && buyer?.span, stated(offer) && offer?.span];
      return one && other && one.start < other.end && other.start < one.end;
    });
    expect(both).toEqual([]);
  });

  it('takes what a lift does every week for no purchase', () => {
    const facts = described('condomínio de 8 a 15 andares com o elevador parando toda semana');
    expect(facts.frequency).toBe(null);
    expect(facts.pains.map(({ value }) => value.clause).join()).toContain('parando toda semana');
  });

  it('finds no price change in what became dearer', () => {
    const facts = described('dona de casa, o gás demora e o preço subiu');
    expect(facts.price).toBe(null);
    expect(facts.pains[0]?.value.clause).toContain('demora');
  });

  it('reads "adiantou" as no delay', () => {
    const facts = described('famílias que já gastaram com isso e não adiantou');
    expect(facts.pains.map(({ value }) => value.phrase)).not.toContain('adiar');
  });

  it.each([
    ['donas de salão em Campinas', 'donas de salão', 'f', 'plural'],
    ['dono de padaria em São Paulo', 'dono de padaria', 'm', 'singular'],
    ['clínicas odontológicas com 2 a 5 dentistas', 'clínicas odontológicas', 'f', 'plural'],
  ])('gives the buyer of %j as a noun with gender and number', (text, noun, gender, number) => {
    expect(stated(described(text).buyer)?.noun).toMatchObject({ text: noun, gender, number });
  });

  it.each([
    ['donas que perdem cliente por falta de agenda', 'perder cliente por falta de agenda'],
    ['gente cansada de planilha', 'cansaço de planilha'],
    ['lojistas com medo de errar', 'medo de errar'],
  ])('builds a phrase for the pain of %j', (text, phrase) => {
    expect(described(text).pains[0]?.value.phrase).toBe(phrase);
  });

  it.each([
    ['Vendo ração para cachorro, dono de pet shop compra', 'ração'],
    ['mestre de obra, o andaime dele balança. pagam 15 reais no andaime', 'andaime'],
    ['confeiteiras, 18 reais o quilo do chocolate', 'chocolate'],
    ['donos de bar, pagam 120 por mês na máquina de gelo', 'máquina de gelo'],
  ])('takes the offer of %j from a verb of selling or a price', (text, offer) => {
    expect(stated(described(text).offer)?.noun.text).toContain(offer);
  });

  it.each([
    'mulheres que trabalham no centro, casam na praia e viajam nas férias',
    'dono de loja que abre de segunda a sábado',
  ])('finds no pain without a sign of complaint: %j', (text) => {
    expect(described(text).pains).toEqual([]);
  });
});

describe('questionnaires', () => {
  it('are read whatever the order and wording of their questions', () => {
    const facts = readSellerFacts([
      {
        question: 'Qual é o seu maior desafio em vendas hoje?',
        answer: 'estou cansada de ouvir não',
      },
      { question: 'Em quais territórios você vende?', answer: 'Serviços, Outro: energia solar' },
      { question: 'Por quais canais você vende?', answer: 'WhatsApp, Indicação' },
      {
        question: 'Qual é a sua meta financeira para os próximos 12 meses?',
        answer: '15 mil por mês',
      },
    ]);
    expect(stated(facts.goal)).toMatchObject({ value: 15_000, unit: 'BRL', per: 'month' });
    expect(facts.goal?.span).toMatchObject({ question: 3, quote: '15 mil por mês' });
    expect(stated(facts.offer)?.noun.text).toBe('energia solar');
    expect(facts.channels.map(({ value }) => value).toSorted()).toEqual(['referral', 'whatsapp']);
    expect(certain(facts.gender)).toBe('f');
  });

  it.each([
    ['sou vendedora há 5 anos', 'f'],
    ['obrigada!', 'f'],
    ['estou muito cansado', 'm'],
    ['sou uma pessoa organizada', null],
    ['o cliente fica cansado', null],
    ['sou dentista', null],
  ])('show the gender of the seller in %j as %s', (answer, gender) => {
    const facts = readSellerFacts([{ question: 'Qual é o seu maior desafio?', answer }]);
    expect(certain(facts.gender)).toBe(gender);
  });

  it('state strengths, hours and the team of the seller', () => {
    const facts = readSellerFacts([
      {
        question: 'Qual é o seu maior desafio?',
        answer: 'sou boa em ouvir mas trabalho sozinha, das 8 às 18h',
      },
    ]);
    expect(facts.strengths.map(({ value }) => value)).toEqual(['ouvir']);
    expect([certain(facts.hours), certain(facts.team), certain(facts.gender)]).toEqual([
      'das 8 às 18h',
      1,
      'f',
    ]);
  });

  it('take the longest answer for the description when no wording is known', () => {
    const facts = readIcpFacts([
      { question: '?', answer: 'Serviços' },
      { question: '??', answer: 'donas de salão em Campinas que gastam 300 por mês' },
    ]);
    expect(facts.places.map(({ value }) => value)).toEqual(['Campinas']);
    expect(facts.price?.span.question).toBe(1);
  });
});

describe('unusable answers', () => {
  it.each([
    '',
    ' ',
    'x',
    '🙂🙂🙂',
    '\u0000\ud800',
    '?!.,;',
    'function f(){ return 42; }',
    'SELECT * FROM users WHERE id = 1;',
    'お客様は東京の会社です。月に三千円です。',
    'Нужны клиенты',
    '<script>alert(1)</script>',
    '1.2.3.4.5.6 99999999999999999999 1,2,3',
  ])('state no goal, price, offer or buyer: %j', (text) => {
    const facts = described(text);
    expect([stated(facts.price), stated(facts.offer), stated(facts.buyer), goal(text)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    'a ',
    'de ',
    '1 ',
    '12 mil e ',
    'e ',
    'que perde ',
    'R$ 1.000 a ',
    'donas de salão, ',
    ',',
  ])('of 4,000 characters are read without an exception: %j repeated', (part) => {
    const text = part.repeat(Math.ceil(4_000 / part.length)).slice(0, 4_000);
    for (const kind of ['goal', 'description', 'challenge'] as const) {
      expect(() => readAnswer(kind, text)).not.toThrow();
    }
  });
});

const icp = (answer: string) =>
  readIcpFacts([{ question: 'Descreva o seu cliente ideal com as suas palavras', answer }]);
