import type { ChannelPlan } from '@salesai/contract/channels';
import type { IcpProfile } from '@salesai/contract/icp';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { listOf, quote } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { expertOf } from '../brief/expert.ts';
import { plain } from './plain.ts';
import type { Ranking } from './rank.ts';
import type { Reading } from './reading.ts';
import { whyLeftOut } from './reasons.ts';
import { channelNames } from './strategy.ts';
import { buyersOf, offerOf } from './words.ts';

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
const LEFT_SHOWN = 2;
const QUOTED_MAX = 140;

/** Insights about this plan, each in a few sentences. */
export function insights(icp: IcpProfile, ranking: Ranking, reading: Reading): Insight[] {
  return [
    whereTheBuyerIs(ranking, reading),
    ...goal(reading),
    objectionFirst(icp, reading),
    ...challenge(ranking, reading),
    ...whoDecides(reading),
    leftOut(ranking, reading),
  ];
}

/** Only what the answers say about this customer is attributed to the seller. */
function whereTheBuyerIs({ chosen }: Ranking, reading: Reading): Insight {
  const said = chosen.filter(({ channel }) => reading.said.includes(channel.key));
  const buyers = bare(buyersOf(reading));
  return {
    title: 'Onde este comprador está',
    text:
      said.length > 0
        ? sentence`Pelo que você contou, os caminhos mais curtos até estes compradores são ${placed(channelNames(said.slice(0, 3)))}`
        : sentence`Sua descrição não diz onde estão ${buyers}. Pergunte a três deles: “onde você procuraria ${bare(offerOf(reading))}?”`,
  };
}

function goal({ target }: Reading): Insight[] {
  if (!target) return [];
  return [
    {
      title: 'O tamanho da meta em conversas',
      text: `Você disse: ${quote(target.goal, QUOTED_MAX)}. Conta: ${target.line}.`,
    },
  ];
}

function objectionFirst({ details }: IcpProfile, reading: Reading): Insight {
  const offer = bare(offerOf(reading));
  const own = expertOf(reading.brief, reading.purchase).objections[0];
  const said =
    own?.said ?? details.comportamentoCompra.objecoesComuns.map(plain).find(Boolean) ?? 'está caro';
  const answer = own ? `Responda: “${own.answer}”` : '';
  return {
    title: 'A objeção que vai aparecer primeiro',
    text: [
      sentence`Prepare-se para ouvir sobre ${offer} (hipótese): ${placed(quote(said, QUOTED_MAX))}`,
      answer,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The challenge in the seller's words, and the channels of the plan that make it easier or harder. */
function challenge({ chosen }: Ranking, { situation, brief }: Reading): Insight[] {
  const said = brief.seller?.challenge?.value;
  const named = situation.challenges[0];
  if (!said || !named) return [];
  const helper = chosen.find(({ channel }) => channel.fit.eases.includes(named));
  const strains = chosen.find(({ channel }) => channel.fit.strains.includes(named));
  const moves = [
    helper && sentence`O que mais alivia isso no plano: ${placed(helper.channel.inText)}`,
    strains &&
      sentence`O que mais exige: ${placed(strains.channel.inText)}; entre com meta pequena`,
  ].filter((move) => move !== undefined);
  if (moves.length === 0) return [];
  return [
    {
      title: 'O que você disse que pesa',
      text: [`${quote(plain(said), QUOTED_MAX)}.`, ...moves].join(' '),
    },
  ];
}

function whoDecides({ brief }: Reading): Insight[] {
  if (!brief.decider) return [];
  return [
    {
      title: 'Quem decide',
      text: sentence`Você disse que quem decide é ${placed(brief.decider)}: marque a conversa sobre ${bare(brief.offer ?? brief.buyers ?? UNKNOWN)} com essa pessoa junto`,
    },
  ];
}

const UNKNOWN = {
  kind: 'noun',
  text: 'a compra',
  gender: 'f',
  number: 's',
  article: 'none',
} as const;

function leftOut({ left }: Ranking, reading: Reading): Insight {
  const missed = left.filter(({ channel }) => EXPECTED.includes(channel.key)).slice(0, LEFT_SHOWN);
  const rest = missed.length > 0 ? missed : left.slice(0, LEFT_SHOWN);
  return {
    title: 'O que ficou de fora, por enquanto',
    text: `Para vender ${offerOf(reading).text}: ${listOf(rest.map((scored) => `${scored.channel.name} (${whyLeftOut(scored, reading)})`))}.`,
  };
}
