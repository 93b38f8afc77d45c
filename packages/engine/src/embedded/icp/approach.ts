import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { DIFFICULTIES, MANNERS } from '../../knowledge/segments/manners.ts';
import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital } from '../../shared/text.ts';
import type { Variation } from '../../shared/variation.ts';
import { readFacts, type SellerFacts } from '../profile/facts.ts';
import type { Pain } from './extraction/pain.ts';
import { feelingOf, goalOf } from './phrases.ts';
import { drawn, type Reading } from './reading.ts';
import { closestFirst } from './relevance.ts';

/** How to approach this buyer; advice is an assumption even when based on the answers. */
export function bestApproach(reading: Reading, seller: SellerFacts | null): SourcedLine {
  const advice = drawn(
    reading,
    'approach',
    { buyer: ({ approaches }) => approaches, size: ({ approaches }) => approaches },
    1,
  );
  return assumed([opening(reading), ...advice, manner(reading, seller)].filter(Boolean).join(' '));
}

function opening(reading: Reading): string {
  const {
    extracted: { pain, wish, who, place },
    words,
  } = reading;
  if (pain) return openingOf(pain, words('opening'));
  if (wish) {
    return words('opening').pick([
      `Pergunte o que muda na rotina quando conseguirem ${wish.text}; a resposta é o seu argumento.`,
      `Pergunte o que já foi tentado para conseguir ${wish.text} e por que não funcionou.`,
    ]);
  }
  if (who && place) {
    return words('opening').pick([
      `Monte uma lista de vinte nomes ${place.text} e peça a um cliente atual que apresente três deles.`,
      `Escolha uma rua, um bairro ou um grupo ${place.text} e fale com todos ali antes de abrir outra frente.`,
      `Procure ${place.text} quem já comprou algo parecido e pergunte o que faltou.`,
    ]);
  }
  return '';
}

/** An opening about the pain, worded for a feeling, an action or a thing. */
function openingOf(pain: Pain, variation: Variation): string {
  const feeling = feelingOf(pain);
  if (feeling) {
    return variation.pick([
      `Dê nome ao que eles sentem, ${feeling}, antes de falar do que você faz.`,
      `Trate ${feeling} como assunto normal e conte como outro cliente passou por isso.`,
      `Pergunte de onde vem ${feeling}: quase sempre há uma experiência ruim para ouvir primeiro.`,
    ]);
  }
  const goal = goalOf(pain);
  if (goal) {
    return variation.pick([
      `Pergunte o que já foi tentado para ${goal} e por que parou.`,
      `Faça com eles a conta do que custa hoje ${pain.text}.`,
      `Peça que contem a última vez em que o problema foi este: ${pain.text}.`,
      `Conte como alguém parecido chegou a ${goal} e pergunte se ali seria possível.`,
      `Deixe o produto para depois e pergunte o que mudaria se já fosse possível ${goal}.`,
      `Antes de oferecer, meça com eles com que frequência o problema é este: ${pain.text}.`,
    ]);
  }
  return variation.pick([
    `Pergunte como lidam hoje com ${pain.text} e quanto isso custa.`,
    `Abra com uma situação real de ${pain.text}, que eles reconheçam na hora.`,
    `Conte um caso de ${pain.text} que terminou bem e pare para ouvir.`,
  ]);
}

/** Advice for this seller's style and difficulty. */
function manner({ words }: Reading, seller: SellerFacts | null): string {
  const [topic] = seller?.topics ?? [];
  const manners = seller?.archetype ? MANNERS[seller.archetype] : [];
  const all = [...manners, ...(topic ? [DIFFICULTIES[topic]] : [])];
  return words('manner').some(all, 1)[0] ?? '';
}

/** The best moment: the stated buying time, then moments and seasons of the segment. */
export function idealMoment(reading: Reading): SourcedLine {
  const {
    extracted: { text: description, time, place },
    words,
  } = reading;
  const [moment = ''] = drawn(reading, 'moment', { buyer: ({ moments }) => moments }, 1);
  const [season = ''] = closestFirst(seasonsOf(reading), description, words('season'));
  const buyingTime = time
    ? words('time').pick([
        `Você já deu a pista: ${time.text}; apareça um pouco antes.`,
        `Pelo que você contou, o relógio deles é ${time.text}: marque o contato para a véspera.`,
      ])
    : '';
  const local =
    place && place.text !== 'em todo o Brasil'
      ? words('local').pick([
          `${capital(place.text)}, confira o calendário da região: feriados, festas e o pagamento do maior empregador.`,
          `Confirme com três contatos ${place.text} quais são a semana forte e a semana morta.`,
          `Quem está ${place.text} tem ritmo próprio: pergunte o melhor dia antes de marcar a visita.`,
          `Pergunte a quem já compra de você ${place.text} em que época o dinheiro gira.`,
          `Marque no calendário as datas que mexem com quem está ${place.text}: festa da cidade, safra, férias ou pagamento.`,
        ])
      : '';
  const text = [buyingTime, moment, season, local].filter(Boolean).join(' ');
  return time ? stated(text, time.words) : assumed(text);
}

/** Seasonal lines that apply to companies only. */
const OF_COMPANIES =
  /lojista|comerciante|fornecedor|orçamento|verba|contrat|estoque|empresas|consultório|oficina|frota|volume|síndico|assembleia|cardápio|coleç|polos|gerente|capacidade|trimestre/;

function seasonsOf({ segment: { season }, types: [type] }: Reading): readonly string[] {
  const lived = season.filter((line) => type !== 'individuals' || !OF_COMPANIES.test(line));
  return lived.length > 0 ? lived : season;
}

const NAMES: Readonly<Record<SellerFacts['channels'][number], string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  inPerson: 'Visita presencial',
  phone: 'Telefone',
  marketplace: 'Marketplaces',
  referral: 'Indicação',
};
const MOST_CHANNELS = 5;

/** Where to meet them: channels from the description, then the seller's own, then the segment's. */
export function channelsOf(
  { extracted: { channels }, segment, types: [type], words }: Reading,
  seller: SellerFacts | null,
): string[] {
  const known = type === 'individuals' ? segment.channels.people : segment.channels.companies;
  const used = (seller?.channels ?? []).map((channel) => NAMES[channel]);
  const others = words('channels').some(known.slice(1), known.length);
  const usual = [...known.filter((name) => used.includes(name)), ...known.slice(0, 1), ...others];
  const all = [...new Set([...channels, ...usual])];
  return all.slice(0, Math.max(3, Math.min(MOST_CHANNELS, channels.length + 3)));
}

/** The facts of the seller's answers, when there are any. */
export const sellerOf = (answers: readonly QuestionAnswer[] | null): SellerFacts | null =>
  answers ? readFacts(answers) : null;
