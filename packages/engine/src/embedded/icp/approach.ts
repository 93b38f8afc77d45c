import { stated } from '../../facts/index.ts';
import { assumed, stated as quoted, type SourcedLine } from '../../shared/sourced-lines.ts';
import { quote as marked } from '../../shared/text.ts';
import type { Part } from '../../shared/writing/phrase.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { paragraph, sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import type { Choices } from '../profile/choices.ts';
import { isFeeling, type Reading, turned } from './reading.ts';

/** How to begin with this buyer. */
export function bestApproach(reading: Reading): SourcedLine {
  const { pain, roles, trade, isUsualBuyer, challenge } = reading;
  const question = trade && isUsualBuyer ? turned(reading, trade.questions) : null;
  const opening = pain
    ? isFeeling(pain)
      ? sentence`Comece pelo que você contou, ${quote(pain.span.quote)}: trate como normal e pergunte de onde vem`
      : sentence`Comece pela cena que você contou, ${quote(pain.span.quote)}, e pergunte como foi da última vez`
    : fill(
        'Comece por uma pergunta {ao comprador}: “como você resolve isso hoje, e o que te incomoda?”.',
        roles,
      );
  return assumed(
    paragraph(
      opening,
      question
        ? sentence`Uma pergunta de quem conhece o ramo (hipótese): “${shown(question)}”`
        : '',
      fill('Só fale {do oferta} depois da segunda resposta {do comprador}.', roles),
      challenge ? fill(turned(reading, challenge.moves) ?? challenge.moves[0], roles) : '',
    ),
  );
}

/** When they buy: as stated, else the usual moments of the trade, else the question. */
export function idealMoment(reading: Reading): SourcedLine {
  const { facts, roles, trade, isUsualBuyer } = reading;
  const moments = [facts.frequency, facts.trigger].filter((fact) => fact !== null && stated(fact));
  const [first] = moments;
  const guess =
    trade && isUsualBuyer
      ? paragraph(
          sentence`Momento provável (hipótese do ramo): ${shown(turned(reading, trade.triggers) ?? '')}`,
          sentence`Época provável (hipótese): ${shown(turned(reading, trade.season) ?? '')}`,
        )
      : '';
  if (first) {
    return quoted(
      paragraph(
        ...moments.map((fact) => sentence`Como você contou: ${quote(fact?.span.quote ?? '')}`),
        fill('Fale com {o comprador} um pouco antes disso.', roles),
        guess,
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
  const { pain, facts, roles, trade } = reading;
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
  if (price && facts.price) {
    lines.push(
      quoted(
        sentence`O que está dentro de ${quote(facts.price.span.quote)}: [confirme: item por item]`,
        facts.price.span.quote,
      ),
    );
  }
  const proof = trade ? turned(reading, trade.proofs) : null;
  if (proof) lines.push(assumed(sentence`Para mostrar (hipótese do ramo): ${shown(proof)}`));
  lines.push(
    assumed(
      fill(
        'Um caso parecido com {o comprador}: [confirme: quem já comprou {oferta} e deixa contar].',
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
  const other = choices?.otherChannel ? [marked(choices.otherChannel, 40).slice(1, -1)] : [];
  return [
    ...new Set([...used, ...other, ...(used.length === 0 ? ['WhatsApp', 'Indicação'] : [])]),
  ].slice(0, CHANNELS_MAX);
}

/** A text of the knowledge. */
const shown = (value: string): Part => ({ kind: 'placed', text: value, begins: null });
