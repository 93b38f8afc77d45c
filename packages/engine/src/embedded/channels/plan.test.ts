import type { ChannelPlan } from '@salesai/contract/channels';
import { describe, expect, it } from 'vitest';
import type { ChannelPlanInput } from '../../port.ts';
import {
  BEAUTY_SALON,
  BEGINNER,
  HOME_SOLAR,
  HOSTILE,
  HUNTER,
  INDUSTRY_SOFTWARE,
  planInput,
} from '../../testing/buyers.ts';
import { type Answers, SELLER } from '../../testing/sellers.ts';
import { ROUGH_TEXT, textsOf } from '../../testing/texts.ts';
import { channelPlan } from './plan.ts';

const keys = (plan: ChannelPlan) => plan.channels.map(({ key }) => key);
const solarFor = (seller: Answers | null) => channelPlan(planInput('Família', HOME_SOLAR, seller));
const INPUTS: [string, ChannelPlanInput][] = [
  ['families who buy solar panels', planInput('Família Sol', HOME_SOLAR, SELLER)],
  ['factories that buy software', planInput('Metalúrgica', INDUSTRY_SOFTWARE, HUNTER)],
  ['a beauty salon in the neighbourhood', planInput('Vizinha', BEAUTY_SALON, BEGINNER)],
  ['a malicious buyer', planInput('<i>{{x}}</i>', HOSTILE, { Canal: '{eu}, [x]' })],
  ['a buyer with few facts', planInput('', { ...HOSTILE, pain: '?' }, null)],
];

describe('channelPlan ranking', () => {
  it('ranks events and LinkedIn for a factory, Instagram and WhatsApp for a salon', async () => {
    const factory = keys(await channelPlan(planInput('M', INDUSTRY_SOFTWARE, HUNTER)));
    const salon = keys(await channelPlan(planInput('V', BEAUTY_SALON, BEGINNER)));
    expect(factory.slice(0, 3)).toEqual(expect.arrayContaining(['events', 'linkedin']));
    expect(salon.slice(0, 2)).toEqual(expect.arrayContaining(['instagram', 'whatsapp']));
    expect(salon).not.toContain('linkedin');
    expect(factory).not.toContain('instagram');
  });

  it('prefers a stated channel of the buyer', async () => {
    const before = keys(await solarFor(SELLER));
    const after = keys(
      await channelPlan(planInput('Família', { ...HOME_SOLAR, channels: ['YouTube'] }, SELLER)),
    );
    expect(before).not.toContain('youtube');
    expect(after).toContain('youtube');
  });

  it('recognises channels that the description states or denies', async () => {
    const planFor = (description: string) =>
      channelPlan(
        planInput('F', { ...HOME_SOLAR, channels: [], answers: { Descreva: description } }, null),
      );
    expect(JSON.stringify(await planFor('famílias que pesquisam tudo no YouTube'))).toContain(
      'Você escreveu “famílias que pesquisam tudo no YouTube”',
    );
    expect(JSON.stringify(await planFor('famílias que não compram pelo YouTube'))).toContain(
      'Falta saber onde',
    );
  });

  it('returns fewer channels for beginners', async () => {
    const beginner = await solarFor(BEGINNER);
    const practised = await solarFor(HUNTER);
    expect(beginner.channels.length).toBeLessThan(practised.channels.length);
  });

  it('ranks differently for another seller of the same ICP', async () => {
    expect(keys(await solarFor(HUNTER))).not.toEqual(keys(await solarFor(SELLER)));
    expect(keys(await solarFor(null))).not.toEqual(keys(await solarFor(BEGINNER)));
  });

  it('explains the rank of each channel', async () => {
    const { channels } = await solarFor(SELLER);
    const reasons = channels.map(({ reason }) => reason);
    expect(reasons[0]).toMatch(/^Vem em primeiro lugar porque /);
    expect(reasons.at(-1)).toMatch(/^Fecha a lista porque /);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons.join(' ')).toMatch(/(?:seu jeito|Seu lado) Consultor/);
    expect(channels.find(({ key }) => key === 'whatsapp')?.reason).toMatch(/já|rotina|terreno/);
  });
});

describe('channelPlan texts', () => {
  it('marks every benchmark as an estimate', async () => {
    for (const [, input] of INPUTS) {
      const { channels, metrics } = await channelPlan(input);
      const figures = channels.flatMap(({ kpis, estimatedResults: { timeToResults } }) => [
        ...kpis,
        timeToResults,
      ]);
      expect(figures.filter((figure) => /\d/.test(figure) && !/estimativa/.test(figure))).toEqual(
        [],
      );
      expect(metrics.some(({ target }) => target.includes('estimativa'))).toBe(true);
    }
  });

  const GOAL = 'Qual é a sua meta financeira para os próximos 12 meses?';

  it('states one sum in summary, insights and metrics', async () => {
    const plan = await solarFor({ ...SELLER, [GOAL]: 'vender 6 sistemas por mês' });
    const sum = '6 por mês; 6 ÷ 20% (estimativa) = 30 conversas por mês, cerca de 8 por semana';
    expect(plan.strategy.summary).toContain(sum);
    expect(JSON.stringify(plan.insights)).toContain(sum);
    expect(plan.metrics.find(({ name }) => name === 'Vendas por mês')?.target).toBe(
      '6 (estimativa)',
    );
    expect(plan.metrics[0]).toMatchObject({ target: '8 (estimativa)' });
  });

  it('counts customers who stay for a subscription', async () => {
    const buyer = {
      ...HOME_SOLAR,
      answers: { Descreva: 'sitiantes de vila rural, plano de internet de 100 reais por mês' },
    };
    const territories = {
      'Em quais territórios você vende ou quer vender?': 'Serviços, Outro: internet fibra',
    };
    const seller = { ...SELLER, ...territories, [GOAL]: 'R$ 12.000 por mês' };
    const { strategy } = await channelPlan(planInput('Sítio', buyer, seller));
    expect(strategy.summary).toContain('120 clientes ativos; 120 ÷ 12 meses = 10 por mês');
  });

  it.each([
    [
      'ter 80 contratos, hoje tenho 30',
      '80 − 30 = 50 a mais; 50 ÷ 12 meses = 4,2, ou seja 5 por mês',
    ],
    ['24 instalações no ano', '24 ÷ 12 meses = 2 por mês'],
    ['tirar 6 mil livres por mês', 'falta saber quanto sobra para você em cada venda'],
  ])('computes the goal “%s” by its kind', async (goal, sum) => {
    const { strategy } = await solarFor({ ...SELLER, [GOAL]: goal });
    expect(strategy.summary).toContain(sum);
  });

  it('gives a worn-out seller one channel for a month, and no sum', async () => {
    const challenge = 'Qual é o seu maior desafio em vendas hoje?';
    const plan = await solarFor({ ...SELLER, [challenge]: 'não aguento mais, estou esgotada' });
    expect(plan.strategy.focus).toHaveLength(2);
    expect(JSON.stringify(plan.insights)).toContain('Um plano que caiba no seu fôlego');
  });

  it('divides no goal by the price where a commission is not stated', async () => {
    const buyer = {
      ...HOME_SOLAR,
      answers: { Descreva: 'casais que compram apartamento de 400 mil reais em Santo André' },
    };
    const territories = { 'Em quais territórios você vende ou quer vender?': 'Imóveis' };
    const seller = { ...SELLER, ...territories, [GOAL]: 'R$ 12.000 por mês' };
    const plan = await channelPlan(planInput('Casal', buyer, seller));
    expect(JSON.stringify(plan)).not.toMatch(/12\.000 ÷/);
  });

  it('starts with one channel in strategy and first week', async () => {
    const { strategy, channels } = await solarFor(SELLER);
    expect(strategy.focus[0]).toMatch(/^Semanas 1 e 2: só /);
    expect(strategy.firstWeek).toEqual(
      Object.values(channels[0]?.sevenDayPlan ?? {}).map((text, at) => `Dia ${at + 1}: ${text}`),
    );
  });

  it('attributes no channel to the seller that only the profile names', async () => {
    const buyer = { ...HOME_SOLAR, answers: { Descreva: 'famílias com casa própria' } };
    const plan = await channelPlan(planInput('Família', buyer, SELLER));
    expect(JSON.stringify(plan)).not.toMatch(/Você escreveu|Você citou|você citou/);
  });

  it('names the challenge in the words of the seller, and omitted channels', async () => {
    const text = JSON.stringify((await solarFor(SELLER)).insights);
    expect(text).toContain('O que você disse que pesa');
    expect(text).toContain('O que ficou de fora');
  });

  it('is deterministic, and differs for another seller', async () => {
    expect(await solarFor(SELLER)).toEqual(await solarFor(SELLER));
    expect((await solarFor(SELLER)).strategy).not.toEqual((await solarFor(HUNTER)).strategy);
  });

  it.each(INPUTS)('is free of rough text for %s', async (_who, input) => {
    const rough = textsOf(await channelPlan(input)).filter((text) => ROUGH_TEXT.test(text));
    expect(rough).toEqual([]);
  });

  it('removes markup, URLs and invisible characters of the answers', async () => {
    const text = JSON.stringify(await channelPlan(planInput('<i>{{x}}</i>', HOSTILE, SELLER)));
    expect(text).not.toMatch(/<img|https?:|mal\.example|\*\*|\\u0000|\u202e|x{200}/);
  });
});
