import type { ChannelPlan } from '@salesai/contract/channels';
import type { IcpProfile } from '@salesai/contract/icp';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare, por, the } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { plain } from './plain.ts';
import type { Ranking } from './rank.ts';
import type { Reading } from './reading.ts';
import { whyLeftOut } from './reasons.ts';
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
/** More new conversations than one person has beside the other work. */
const MANY_A_WEEK = 60;

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

/** The seller's own words decide; what they mean for this plan is said as a condition. */
function whereTheBuyerIs({ chosen }: Ranking, reading: Reading): Insight {
  const said = chosen.filter(({ channel }) => reading.said.some(({ key }) => key === channel.key));
  const buyers = the(buyersOf(reading));
  const [first] = said;
  const words = reading.said.find(({ key }) => key === first?.channel.key)?.words;
  return {
    title: 'Onde este comprador está',
    text:
      first && words
        ? sentence`Você escreveu ${quote(words, QUOTED_MAX)}. Se é ali que ${buyers} conversam, comece ${por(nounPhrase(first.channel.inText))}`
        : sentence`Falta saber onde ${buyers} procuram. Pergunte nas próximas três conversas: “onde você procuraria ${offerAsked(reading)}?”`,
  };
}

/** In a question to the buyer, who does not know "o que você vende". */
const offerAsked = ({ brief }: Reading) => (brief.offer ? bare(brief.offer) : placed('isso'));

function goal({ target }: Reading): Insight[] {
  if (!target) return [];
  return [
    {
      title: 'O tamanho da meta em conversas',
      text: [
        `Você disse: ${quote(target.goal, QUOTED_MAX).text}. Conta: ${target.line}.`,
        target.weeklyConversations > MANY_A_WEEK
          ? 'É muita conversa para uma pessoa só: antes de somar canal, melhore quantas fecham.'
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

function objectionFirst({ details }: IcpProfile, reading: Reading): Insight {
  const offer = bare(offerOf(reading));
  const [own] = reading.brief.objections.filter(({ complaint }) => complaint === null);
  if (own) {
    return {
      title: 'A objeção que você já ouve',
      text: sentence`Você contou: ${quote(own.quote, QUOTED_MAX)}. Ensaie em voz alta a resposta para ${quote(own.said, QUOTED_MAX)}; ela está no script de objeções de cada canal`,
    };
  }
  const usual = reading.expert.objections[0];
  const said =
    usual?.said ??
    details.comportamentoCompra.objecoesComuns.map(plain).find(Boolean) ??
    'está caro';
  const answer = usual ? `Responda: “${usual.answer}”` : '';
  return {
    title: 'A objeção que pode aparecer primeiro',
    text: [
      sentence`Prepare-se para ouvir sobre ${offer} (hipótese): ${quote(said, QUOTED_MAX)}`,
      answer,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The challenge in the seller's words, and the channels of the plan that make it easier or harder. */
function challenge({ chosen }: Ranking, { situation, brief, isExhausted }: Reading): Insight[] {
  const said = brief.seller?.challenge?.value;
  if (said && isExhausted) return [rest(said)];
  const named = situation.challenges[0];
  if (!said || !named) return [];
  const [first] = chosen;
  const helper = chosen.find(({ channel }) => channel.fit.eases.includes(named));
  const strains = chosen.find(({ channel }) => channel.fit.strains.includes(named));
  const moves = [
    helper &&
      (helper === first
        ? sentence`É por isso que o plano começa ${por(nounPhrase(helper.channel.inText))}`
        : sentence`Mais adiante, conte também com ${placed(helper.channel.inText)}`),
    strains &&
      sentence`O que mais exige: ${placed(strains.channel.inText)}; comece com meta pequena`,
  ].filter((move) => move !== undefined);
  if (moves.length === 0) return [];
  return [
    {
      title: 'O que você disse que pesa',
      text: [`Você contou: ${quote(plain(said), QUOTED_MAX).text}.`, ...moves].join(' '),
    },
  ];
}

/** A worn-out seller gets a smaller plan, and no channel as a remedy. */
const rest = (said: string): Insight => ({
  title: 'Um plano que caiba no seu fôlego',
  text: `Você contou: ${quote(plain(said), QUOTED_MAX).text}. Por um mês, fique só com o primeiro canal e uma conversa boa por dia; o resto da lista espera.`,
});

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
    text: rest
      .map((scored) => `${scored.channel.name}: ${whyLeftOut(scored, reading)}.`)
      .slice(0, LEFT_SHOWN)
      .join(' '),
  };
}
