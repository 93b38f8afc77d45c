import { stated } from '../../facts/index.ts';
import { assumed, stated as quoted, type SourcedLine } from '../../shared/sourced-lines.ts';
import { capital } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import { priceAmount } from '../phrasing/amounts.ts';
import { isFeeling, type Reading, turned } from './reading.ts';

const OBJECTIONS_LEAST = 3;
const NOT_LEAST = 3;

/** What this buyer may say against the offer, in the buyer's words. */
export function objections(reading: Reading): SourcedLine[] {
  const { facts, trade, isUsualBuyer, kinds, roles } = reading;
  const price = stated(facts.price);
  const decider = facts.decider && stated(facts.decider);
  const lines: SourcedLine[] = [];
  if (trade && isUsualBuyer) {
    for (const offset of [0, 1]) {
      const said = turned(reading, trade.objections, offset)?.said;
      if (said) lines.push(assumed(capital(said)));
    }
  }
  if (facts.decider && decider) {
    lines.push(quoted(`Antes preciso falar com quem decide: ${decider}`, facts.decider.span.quote));
  }
  if (price && price.unit !== 'percent') {
    lines.push(
      assumed(
        sentence`${priceAmount({ ...price, max: null, value: price.max ?? price.value })}? É mais do que eu pensava`.replace(
          /\.$/,
          '',
        ),
      ),
    );
  }
  const others = [
    kinds.length === 1 && kinds[0] === 'individuals'
      ? isBusiness(roles.oferta)
        ? 'Já tenho quem cuide disso para mim'
        : 'Já compro {oferta} de outra pessoa'
      : 'Já tenho outro fornecedor {de oferta}',
    'Já tive problema com {oferta} antes; o que muda com você?',
    'Agora não é hora de mexer {no oferta}',
  ];
  const missing = Math.max(1, OBJECTIONS_LEAST - lines.length);
  return [
    ...lines,
    ...others.slice(0, missing).map((line) => assumed(withoutStop(fill(line, roles)))),
  ];
}

/** Who only resembles this customer. */
export function notThese(reading: Reading): SourcedLine[] {
  const { facts, pain, roles } = reading;
  const lines: SourcedLine[] = [];
  const add = (line: string, words: string) => lines.push(quoted(withoutStop(line), words));
  if (pain) {
    const words = quote(pain.span.quote);
    add(
      isFeeling(pain)
        ? sentence`Quem não sente isto: ${words}`
        : sentence`Quem nunca passou por isto: ${words}`,
      pain.span.quote,
    );
  }
  if (facts.size) {
    add(
      sentence`Quem está longe deste tamanho: ${quote(facts.size.span.quote)}`,
      facts.size.span.quote,
    );
  }
  if (facts.means) {
    add(sentence`Quem fica bem abaixo de ${quote(facts.means.span.quote)}`, facts.means.span.quote);
  }
  const [place] = facts.places;
  if (place) {
    add(sentence`Quem fica longe de ${quote(place.value)} e pede a sua presença`, place.span.quote);
  }
  if (facts.price && stated(facts.price)) {
    add(
      sentence`Quem só aceita muito abaixo de ${quote(facts.price.span.quote)}`,
      facts.price.span.quote,
    );
  }
  const others = [
    'Quem pede o preço {do oferta} e não conta o problema',
    'Quem não decide e não apresenta quem decide',
    'Quem quer {oferta} para ontem e não responde às perguntas',
  ];
  const missing = Math.max(1, NOT_LEAST - lines.length);
  return [
    ...lines.slice(0, NOT_LEAST),
    ...others.slice(0, missing).map((line) => assumed(withoutStop(fill(line, roles)))),
  ];
}

const isBusiness = ({ text }: NounPhrase) => /^(?:serviço|produto)s /.test(text);

const withoutStop = (line: string) => line.replace(/\.$/, '');
