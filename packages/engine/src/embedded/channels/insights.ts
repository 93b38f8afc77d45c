import type { ChannelPlan } from '@salesai/contract/channels';
import type { IcpProfile } from '@salesai/contract/icp';
import { CHALLENGE_NAMES } from '../../knowledge/channels/reasons.ts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { formatMoney } from '../../shared/money.ts';
import { capital, cut, listOf, quote } from '../../shared/text.ts';
import { monthlySales } from './goal.ts';
import { plain } from './plain.ts';
import type { Ranking } from './rank.ts';
import type { Reading } from './reading.ts';
import { whyLeftOut } from './reasons.ts';

type Insight = ChannelPlan['insights'][number];
/** Channels whose absence needs an explanation. */
const EXPECTED: readonly ChannelKey[] = [
  'instagram',
  'linkedin',
  'google-ads',
  'meta-ads',
  'tiktok',
  'cold-call',
  'email',
  'whatsapp',
];
const LEFT_SHOWN = 3;
/** Estimated share of conversations that end in a sale; shown as an estimate. */
const CLOSED = 0.2;
const OBJECTION_MAX = 90;
const NEGATIVE_MAX = 160;

/** Insights about this plan, each in a few sentences. */
export function insights(icp: IcpProfile, ranking: Ranking, reading: Reading): Insight[] {
  return [
    whereTheBuyerIs(ranking, reading),
    ...goalInMeetings(reading),
    objectionFirst(icp),
    ...whoIsNot(icp),
    ...cheapAndPaid(ranking),
    ...sellerPoint(ranking, reading),
    leftOut(ranking, reading),
  ];
}

function whereTheBuyerIs({ chosen }: Ranking, { situation, buyer }: Reading): Insight {
  const there = chosen.filter(({ channel }) => situation.buyerIsOn.includes(channel.key));
  const names = listOf(there.slice(0, 3).map(({ channel }) => channel.inText));
  return {
    title: 'Onde este comprador está',
    text: names
      ? `Pelo que você contou, os caminhos mais curtos até estes compradores são ${names}. Confirme com três clientes: “por onde você me encontraria se não me conhecesse?”.`
      : `O perfil não diz onde ${buyer.many} estão, então a ordem veio do tipo de comprador, do que você vende e do valor da venda. Pergunte a três clientes por onde eles encontrariam você.`,
  };
}

function goalInMeetings(reading: Reading): Insight[] {
  const sales = monthlySales(reading);
  if (!sales) return [];
  const conversations = Math.ceil(sales.count / CLOSED);
  return [
    {
      title: 'O tamanho da meta em conversas',
      text: `Com vendas de ${sales.ticket}, chegar a ${formatMoney(sales.goal)} por mês pede cerca de ${sales.count} ${sales.count === 1 ? 'venda' : 'vendas'}, ou ${conversations} conversas boas por mês se uma em cada cinco fechar (estimativa). Se a meta for em comissão, refaça a conta com o seu percentual.`,
    },
  ];
}

function objectionFirst({ details }: IcpProfile): Insight {
  const first = details.comportamentoCompra.objecoesComuns.map(plain).find(Boolean) ?? 'está caro';
  return {
    title: 'A objeção que vai aparecer primeiro',
    text: `Prepare-se para ${quote(first, OBJECTION_MAX)}. Responda a ela no conteúdo, no perfil e na primeira conversa, antes que perguntem. Os scripts de cada canal trazem a resposta pronta para adaptar.`,
  };
}

function whoIsNot({ details }: IcpProfile): Insight[] {
  const first = details.perfilNegativo.map(plain).find(Boolean);
  return first
    ? [
        {
          title: 'Com quem não gastar energia',
          text: `${capital(cut(first, NEGATIVE_MAX)).replace(/[^…]$/, '$&.')} Descarte com educação logo no começo: cada hora aí sai do melhor canal.`,
        },
      ]
    : [];
}

function cheapAndPaid({ chosen }: Ranking): Insight[] {
  const paid = chosen.filter(({ channel }) => ['medium', 'high'].includes(channel.fit.cost));
  const free = chosen.filter(({ channel }) => channel.fit.cost === 'free');
  if (paid.length === 0 || free.length === 0) return [];
  return [
    {
      title: 'Quando pôr dinheiro',
      text: `Prove a conversa primeiro no que é grátis: ${listOf(free.slice(0, 2).map(({ channel }) => channel.inText))}. Só depois ponha dinheiro no que é pago, começando por um só (${listOf(
        paid.slice(0, 2).map(({ channel }) => channel.inText),
        'ou',
      )}), com limite por semana e custo máximo por venda decidido antes.`,
    },
  ];
}

function sellerPoint({ chosen }: Ranking, { situation }: Reading): Insight[] {
  const [challenge] = situation.challenges;
  if (!challenge) return [];
  const helper = chosen.find(({ channel }) => channel.fit.eases.includes(challenge));
  const strains = chosen.find(({ channel }) => channel.fit.strains.includes(challenge));
  const texts = [
    helper ? `No plano, o que mais alivia isso: ${helper.channel.inText}.` : '',
    strains ? `O que mais exige: ${strains.channel.inText}; entre com meta pequena.` : '',
  ].filter((text) => text !== '');
  return texts.length > 0
    ? [
        {
          title: 'O que você disse que pesa',
          text: `${capital(CHALLENGE_NAMES[challenge])}. ${texts.join(' ')}`,
        },
      ]
    : [];
}

function leftOut({ left }: Ranking, reading: Reading): Insight {
  const missed = left.filter(({ channel }) => EXPECTED.includes(channel.key)).slice(0, LEFT_SHOWN);
  const rest = missed.length > 0 ? missed : left.slice(0, LEFT_SHOWN);
  return {
    title: 'O que ficou de fora, por enquanto',
    text: rest.map((scored) => `${scored.channel.name}: ${whyLeftOut(scored, reading)}.`).join(' '),
  };
}
