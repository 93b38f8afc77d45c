import { stated } from '../../facts/index.ts';
import { assumed, stated as quoted, type SourcedLine } from '../../shared/sourced-lines.ts';
import { lower } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { paragraph, sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import { priceAmount } from '../phrasing/amounts.ts';
import type { Choices } from '../profile/choices.ts';
import { painGuess } from './pain.ts';
import { isFeeling, type Reading, tradeLines, turned, usual } from './reading.ts';
import { decides } from './who.ts';

/** How to begin with this buyer. */
export function bestApproach(reading: Reading): SourcedLine {
  const { pain, roles, challenge } = reading;
  const question = tradeLines(reading, ({ questions }) => questions)[0] ?? null;
  const approach =
    question === null && !pain ? turned(reading, usual(reading)?.approaches ?? []) : null;
  const opening = pain
    ? isFeeling(pain)
      ? sentence`Comece pelo que você contou, ${quote(pain.span.quote)}: trate como normal e pergunte de onde vem`
      : sentence`Comece pelo que você contou, ${quote(pain.span.quote)}, e peça um exemplo recente`
    : fill(
        reading.offer
          ? 'Comece por uma pergunta {ao comprador}: “como você escolhe {oferta} hoje, e o que te incomoda?”.'
          : 'Comece por uma pergunta {ao comprador}: “como você resolve isso hoje, e o que te incomoda?”.',
        roles,
      );
  return assumed(
    paragraph(
      opening,
      question
        ? sentence`Uma pergunta de quem conhece o ramo (hipótese): “${placed(question)}”`
        : '',
      pain ? painGuess(reading) : '',
      approach ? sentence`Costuma funcionar (hipótese): ${placed(lower(approach))}` : '',
      fill('Só fale {do oferta} depois da segunda resposta {do comprador}.', roles),
      decides(reading),
      challenge ? fill(turned(reading, challenge.moves) ?? challenge.moves[0], roles) : '',
    ),
  );
}

/** When they buy: as stated, else the usual moments of the trade, else the question. */
export function idealMoment(reading: Reading): SourcedLine {
  const { facts, roles } = reading;
  const trigger = tradeLines(reading, ({ triggers }) => triggers)[0];
  const season = turned(
    reading,
    tradeLines(reading, (trade) => trade.season),
  );
  const moments = [facts.frequency, facts.trigger].filter((fact) => fact !== null && stated(fact));
  const [first] = moments;
  const moment = turned(reading, usual(reading)?.moments ?? []);
  const guess =
    trigger && season
      ? paragraph(
          sentence`Momento provável (hipótese do ramo): ${placed(trigger)}`,
          sentence`Época provável (hipótese): ${placed(season)}`,
        )
      : moment
        ? sentence`Momento provável (hipótese): ${placed(lower(moment))}`
        : '';
  if (first) {
    return quoted(
      paragraph(
        ...moments.map((fact) => sentence`Como você contou: ${quote(fact?.span.quote ?? '')}`),
        fill(
          first === facts.frequency
            ? 'É nesse ritmo que vale chamar {o comprador}.'
            : 'É nessa hora, ou pouco antes, que vale chamar {o comprador}.',
          roles,
        ),
      ),
      first.span.quote,
    );
  }
  return assumed(
    paragraph(
      fill(
        'Você não disse quando compram: pergunte {ao comprador} “o que aconteceu na semana em que você decidiu procurar?”.',
        roles,
      ),
      guess,
    ),
  );
}

/** What the seller can say or show; facts that nobody stated are left to confirm. */
export function keyArguments(reading: Reading): SourcedLine[] {
  const { pain, facts, roles } = reading;
  const price = stated(facts.price);
  const lines: SourcedLine[] = [];
  if (pain) {
    lines.push(
      quoted(
        sentence`Sobre ${quote(pain.span.quote)}: [confirme: o que você faz hoje contra isso]`,
        pain.span.quote,
      ),
    );
  }
  if (price && !price.isSpending && facts.price) {
    lines.push(
      quoted(
        sentence`O que entra no preço (${priceAmount(price)}): [confirme: item por item]`,
        facts.price.span.quote,
      ),
    );
  }
  const proof = tradeLines(reading, ({ proofs }) => proofs)[0];
  if (proof) lines.push(assumed(sentence`Para mostrar (hipótese do ramo): ${placed(proof)}`));
  lines.push(
    assumed(
      fill(
        reading.offer
          ? 'Uma história em que {o comprador} se reconheça: [confirme: quem já fechou {oferta} com você e deixa contar].'
          : 'Uma história em que {o comprador} se reconheça: [confirme: quem já comprou de você e deixa contar].',
        roles,
      ),
    ),
  );
  return lines;
}

const NAMES: Readonly<Record<Choices['channels'][number], string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  inPerson: 'Visita presencial',
  phone: 'Telefone',
  marketplace: 'Marketplaces',
  referral: 'Indicação',
};
const CHANNELS_MAX = 5;

/** The channels that the seller uses; referrals ask for nothing that a seller may lack. */
export function channelsOf(choices: Choices | null): string[] {
  const used = (choices?.channels ?? []).map((channel) => NAMES[channel]);
  const other = choices?.otherChannel ? [quote(choices.otherChannel, 40).text.slice(1, -1)] : [];
  return [
    ...new Set([...used, ...other, ...(used.length === 0 ? ['WhatsApp', 'Indicação'] : [])]),
  ].slice(0, CHANNELS_MAX);
}
