import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../knowledge/channels/index.ts';
import { BEAUTY_SALON, planInput } from '../../testing/buyers.ts';
import { type Answers, SELLER } from '../../testing/sellers.ts';
import { textsOf } from '../../testing/texts.ts';
import { icpProfile } from '../icp/profile.ts';
import { channelScripts } from '../scripts/scripts.ts';
import { channelPlan } from './plan.ts';

const CHALLENGE = 'Qual é o seu maior desafio em vendas hoje?';
const GOAL = 'Qual é a sua meta financeira para os próximos 12 meses?';
const USED = 'Por quais canais você vende?';

function inputOf(offer: string, description: string, changes: Answers = {}) {
  const seller = {
    ...SELLER,
    'Em quais territórios você vende ou quer vender?': `Serviços, Outro: ${offer}`,
    ...changes,
  };
  const buyer = {
    ...BEAUTY_SALON,
    answers: {
      'Em que segmento ele está?': 'Serviços',
      'Que tipos de cliente você quer atender?': 'Pessoas físicas',
      'Descreva o seu cliente ideal': description,
    },
  };
  return planInput('Cliente ideal', buyer, seller);
}

async function planOf(offer: string, description: string, changes: Answers = {}) {
  const input = inputOf(offer, description, changes);
  const icp = await icpProfile({ ...input, answers: input.icpAnswers });
  return { input: { ...input, icp }, icp, plan: await channelPlan({ ...input, icp }) };
}

const REPAIRS =
  'senhoras do bairro com roupa parada, barra por 25 reais, dizem que é mais fácil comprar outra';

describe('the words of the seller', () => {
  it('answers the stated objection in the scripts of every channel', async () => {
    const { input, plan } = await planOf('conserto de roupa', REPAIRS);
    const [sample] = plan.channels;
    if (!sample) throw new Error('a plan without channels');
    for (const { key } of CHANNELS) {
      const scripts = await channelScripts({
        ...input,
        channel: { ...sample, key },
        sellerName: 'Lourdes Batista',
      });
      const objections = scripts.find(({ title }) => title.startsWith('Objeções'))?.content;
      expect.soft(objections, key).toContain('(“É mais fácil comprar outra”)');
    }
  });

  it('lists the stated objection first in the profile of the customer', async () => {
    const { icp } = await planOf('conserto de roupa', REPAIRS);
    expect(icp.details.comportamentoCompra.objecoesComuns[0]).toBe('É mais fácil comprar outra');
  });

  it.each([
    ['manutenção de forno', 'dono ou dona de pizzaria pequena em Campinas', 'donos de pizzaria'],
    ['uniformes', 'diretora ou diretor de escola particular', 'diretores de escola'],
    ['limpeza de caixa d’água', 'síndico ou zelador de prédio', 'síndicos ou zeladores de prédio'],
    ['contabilidade', 'dona de salão com duas funcionárias', 'donas de salão'],
    ['fotografia', 'noivas que casam no ano que vem', 'noivas'],
    ['software', 'dona e dono de academia pequena', 'donos de academia'],
  ])('agree in the plural for %s sold to %j', async (offer, description, buyers) => {
    const { plan, icp } = await planOf(offer, description);
    const all = textsOf(plan).join('\n');
    expect(all).toContain(buyers);
    const own = `${all}\n${textsOf(icp).join('\n')}`.replaceAll(/“[^”]{0,400}”/g, '');
    expect(own).not.toMatch(/s (?:ou|e) (?:dona|diretora|diretor|médica|zelador|síndico) /);
  });

  it.each([
    [
      'manutenção de forno a lenha',
      'donos de pizzaria, o forno para na sexta à noite e perdem a noite. Costuma reclamar de custo',
      /forno/,
      /o forno para na sexta à noite/,
    ],
    [
      'manutenção de moto',
      'motoboy de aplicativo, faz uns 150 a 200 reais por dia. A moto quebra e ele perde o dia',
      /moto/,
      /a moto quebra/,
    ],
    [
      'conserto de portão eletrônico',
      'síndicos de prédio, reclamam do preço. O portão trava de madrugada',
      /portão/,
      /o portão trava de madrugada/,
    ],
    [
      'software de agenda',
      'donas de salão, acham caro. Perdem cliente por falta de confirmação',
      /software/,
      /perde(?:r|m)? cliente/,
    ],
  ])(
    'open with the problem of the customer for %s, and never with the price',
    async (offer, description, sold, problem) => {
      const { input, plan, icp } = await planOf(offer, description);
      expect(plan.strategy.summary.toLowerCase()).toMatch(problem);
      expect(icp.mainPain.toLowerCase()).toMatch(problem);
      const [sample] = plan.channels;
      if (!sample) throw new Error('a plan without channels');
      for (const key of [
        'whatsapp',
        'door-to-door',
        'cold-call',
        'email',
        'linkedin',
        'telemarketing',
      ]) {
        const scripts = await channelScripts({
          ...input,
          channel: { ...sample, key },
          sellerName: 'Rui Prado',
        });
        const opening = scripts[0]?.content ?? '';
        expect.soft(opening.toLowerCase(), key).toMatch(problem);
        expect.soft(opening, key).toMatch(sold);
        expect
          .soft(opening, key)
          .not.toMatch(/preço|caro(?!\p{L})|custo|pesa para você|segundo mês/u);
      }
    },
  );

  it('introduces the seller with the whole offer, and names it shortly afterwards', async () => {
    const { input, plan } = await planOf('conserto de roupa', REPAIRS);
    const channel = plan.channels.find(({ key }) => key === 'whatsapp');
    if (!channel) throw new Error('a plan without WhatsApp');
    const scripts = await channelScripts({ ...input, channel, sellerName: 'Lourdes Batista' });
    expect(scripts[0]?.content).toContain('Lourdes, do conserto de roupa');
    for (const { title, content } of scripts) {
      const spoken = content.replace(/\[[^[\]]{0,300}\]/g, '');
      expect.soft(spoken.split('conserto de roupa').length - 1, title).toBeLessThanOrEqual(1);
    }
  });

  it('asks a customer in the second person about what the seller stated', async () => {
    const { input, plan } = await planOf(
      'conserto de roupa',
      'moças que têm roupa boa parada porque emagreceram ou engordaram, ajuste de 40 reais',
    );
    const [channel] = plan.channels;
    if (!channel) throw new Error('a plan without channels');
    const scripts = await channelScripts({ ...input, channel, sellerName: 'Lourdes' });
    const all = scripts.map(({ content }) => content).join('\n');
    expect(all).toContain('Você tem roupa boa parada porque emagreceu ou engordou?');
    expect(all).not.toContain('têm roupa');
  });
});

describe('the channels of the plan', () => {
  it('begin with what the seller uses, where it fits', async () => {
    const { plan } = await planOf('conserto de roupa', REPAIRS, { [USED]: 'Indicação' });
    expect(plan.channels[0]?.key).toBe('referral');
  });

  it('begin with what the seller says works', async () => {
    const { plan } = await planOf(
      'dedetização',
      'donos de padaria com medo de multa, 380 por mês',
      {
        [CHALLENGE]: 'quase tudo vem de indicação, o resto some',
      },
    );
    expect(plan.channels[0]?.key).toBe('referral');
  });

  it('leave out what the seller dislikes', async () => {
    const { plan } = await planOf('alongamento de unhas', 'meninas de Natal, 110 reais', {
      [USED]: 'Instagram, WhatsApp',
      [CHALLENGE]: 'odeio redes sociais e a cliente desmarca',
    });
    expect(plan.channels.map(({ key }) => key)).not.toContain('instagram');
  });

  it('have the number of sales of the goal, or none', async () => {
    const counted = await planOf('aulas de yoga', 'mulheres de Paraty, 180 reais por mês', {
      [GOAL]: '12 alunas por mês',
    });
    const sales = counted.plan.metrics.find(({ name }) => /por mês$/.test(name))?.target;
    expect(sales).toBe('12 (estimativa)');
    for (const { successCriteria } of counted.plan.channels) {
      expect.soft(successCriteria).toMatch(/ 12 (?:vendas|clientes novos) por mês/);
    }
    const open = await planOf('aulas de yoga', 'mulheres de Paraty', { [GOAL]: 'viver disso' });
    for (const { successCriteria } of open.plan.channels) {
      expect.soft(successCriteria).not.toMatch(/\d/);
    }
    expect(open.plan.metrics[0]?.target).not.toMatch(/\d/);
  });
});
