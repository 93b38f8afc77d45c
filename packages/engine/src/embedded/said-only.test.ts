import { beforeAll, describe, expect, it } from 'vitest';
import { icpAnswerPairs } from '../testing/icps.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import { textsOf } from '../testing/texts.ts';
import { channelPlan } from './channels/plan.ts';
import { icpProfile } from './icp/profile.ts';
import { sellerProfile } from './profile/profile.ts';
import { channelScripts } from './scripts/scripts.ts';

const language = 'pt-BR';
/** Every text for a seller and a customer. */
async function written(sellerAnswers: Record<string, string>, description: string) {
  const seller = answerPairs(sellerAnswers);
  const answers = icpAnswerPairs('Serviços', 'Pequenas empresas', description);
  const icpName = 'Cliente';
  const avatar = await sellerProfile({ answers: seller, attempt: 0, sellerName: 'Ana', language });
  const icp = await icpProfile({ answers, icpName, sellerAnswers: seller, language });
  const input = { icp, icpName, icpAnswers: answers, sellerAnswers: seller, language } as const;
  const plan = await channelPlan(input);
  const scripts = await Promise.all(
    plan.channels
      .slice(0, 3)
      .map((channel) => channelScripts({ ...input, channel, sellerName: 'Ana Lima' })),
  );
  return { avatar, icp, plan, scripts: scripts.flat().map(({ content }) => content) };
}

const NO_OFFER = {
  ...SELLER,
  'Em quais territórios você vende ou quer vender?': 'Serviços',
  'Qual é o seu maior desafio em vendas hoje?': 'tenho vergonha de oferecer',
};
type Written = Awaited<ReturnType<typeof written>>;

describe('texts for a seller whose offer is unknown', () => {
  let all: Written;
  beforeAll(async () => {
    all = await written(
      NO_OFFER,
      'dona de pousada em Paraty. O chuveiro que ela tem queima no feriado e o técnico demora. Gasta uns 900 reais por mês',
    );
  });
  const quoted = (text: string) => text.match(/“[^“”]{0,300}”/g) ?? [];

  it('have no stand-in for the offer in a line to say', () => {
    const lines = [...textsOf(all.avatar), ...textsOf(all.icp), ...textsOf(all.plan)].flatMap(
      quoted,
    );
    expect(lines.filter((line) => /que você vende/.test(line))).toEqual([]);
    const spoken = all.scripts.join('\n').replaceAll('[confirme: o que você vende]', '');
    expect(spoken).not.toMatch(/que você vende/);
  });

  it('claim no offer', () => {
    expect(textsOf(all.icp).join('\n')).not.toMatch(
      /Você oferece|chuveiro com você|fornecedor de chuveiro/,
    );
  });

  it('ask about a whole clause of the pain', () => {
    expect(all.scripts.join('\n')).toContain(
      'E quando o chuveiro queima no feriado, o que você faz?',
    );
    expect(all.scripts.join('\n')).not.toMatch(/(?:queimar|demorar)\b/);
  });

  it('quote the pain exactly', () => {
    expect(all.plan.strategy.summary).toContain(
      '“O chuveiro que ela tem queima no feriado e o técnico demora”',
    );
  });

  it('state no price that is what the customer spends', () => {
    expect(all.scripts.join('\n')).not.toContain('900');
    expect(textsOf(all.icp).join('\n')).not.toMatch(
      /o preço, como você contou|entra no preço|você cobra/,
    );
    expect(all.icp.details.ticketMedio).toContain('costuma gastar');
  });

  it('hold no hypothesis under what the seller said', () => {
    const { origens, ...details } = all.icp.details;
    const stated = new Set(
      origens.filter(({ base }) => base === 'voce_disse').map(({ campo }) => campo),
    );
    const lines = {
      resumoICP: details.resumoICP,
      dorPrincipal: details.dorPrincipal,
      'estrategiaAbordagem.momentoIdeal': details.estrategiaAbordagem.momentoIdeal,
    };
    expect(stated.has('resumoICP')).toBe(true);
    for (const [field, text] of Object.entries(lines))
      if (stated.has(field)) expect(text).not.toMatch(/hipótese/);
  });
});

describe('a thing that customers have or lack', () => {
  it.each([
    ['gerente de fábrica em Joinville, esquece de renovar e fica sem cobertura', 'cobertura'],
    ['donas de loja que pagam sistema caro e perdem venda', 'sistema'],
  ])('is claimed as an offer in no text for %j', async (description, thing) => {
    const { icp, scripts } = await written(NO_OFFER, description);
    const claims = new RegExp(`Você oferece|(?:fornecedor de|verba para|valor d[ao]) ${thing}`);
    expect([...textsOf(icp), ...scripts].join('\n')).not.toMatch(claims);
  });
});

describe('the challenge of a seller who is ashamed to chase', () => {
  it.each([
    'as pessoas pedem orçamento e desaparecem, e eu tenho vergonha de cobrar',
    'mando o valor, não me respondem e fico sem jeito de insistir',
  ])('gets advice on the follow-up for %j', async (challenge) => {
    const { avatar } = await written(
      { ...SELLER, 'Qual é o seu maior desafio em vendas hoje?': challenge },
      'donos de padaria em Campinas',
    );
    expect(avatar.resumoPessoal).toContain('vergonha de cobrar resposta');
    expect(avatar.areasDesenvolvimento.join('\n')).toMatch(/retorno|silêncio|volta/);
    expect(textsOf(avatar).join('\n')).not.toMatch(/vergonha de oferecer/i);
  });
});

describe('the field for a proof', () => {
  it('says what to fill in', async () => {
    const { scripts } = await written(
      { ...SELLER, 'Em quais territórios você vende ou quer vender?': 'Outro: energia solar' },
      'donos de padaria em Campinas que reclamam da conta de luz',
    );
    const fields = scripts.join('\n').match(/\[confirme: [^[\]]{1,200}\]/g) ?? [];
    expect(fields.some((field) => field.startsWith('[confirme: sua prova, por exemplo '))).toBe(
      true,
    );
  });
});

describe('who decides, as a hypothesis', () => {
  it('names no department of a small business', async () => {
    const { icp } = await written(
      { ...SELLER, 'Em quais territórios você vende ou quer vender?': 'Outro: uniforme bordado' },
      'dono de restaurante em Uberlândia com 12 funcionários',
    );
    const { melhorAbordagem } = icp.details.estrategiaAbordagem;
    expect(melhorAbordagem).toContain('Quem decide (hipótese');
    expect(melhorAbordagem).not.toMatch(/RH|compras|técnico de segurança/);
  });
});
