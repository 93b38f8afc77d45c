import { isCarer, stated } from '../../facts/index.ts';
import { assumed, stated as quoted, type SourcedLine } from '../../shared/sourced-lines.ts';
import { capital, lower } from '../../shared/text.ts';
import { asI } from '../../shared/writing/pt/person.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import { statedObjections } from '../brief/stated-objections.ts';
import { priceAmount } from '../phrasing/amounts.ts';
import { forThisBuyer } from '../phrasing/trade-lines.ts';
import { isFeeling, type Reading, turned, usual } from './reading.ts';

const OBJECTIONS_LEAST = 3;
const OF_TRADE = 2;
const STATED_MOST = 3;
const NOT_LEAST = 3;

/** What this buyer may say against the offer, in the buyer's words. */
export function objections(reading: Reading): SourcedLine[] {
  const { facts, trade, isUsualBuyer, doubt, offer, roles } = reading;
  const price = stated(facts.price);
  const decider = facts.decider && stated(facts.decider);
  const lines: SourcedLine[] = statedIn(reading);
  if (lines.length < STATED_MOST && trade && isUsualBuyer) {
    const fitting = forThisBuyer(
      trade.objections,
      ({ said, answer }) => `${said} ${answer}`,
      trade,
      facts,
    );
    lines.push(...fitting.slice(0, OF_TRADE).map(({ said }) => assumed(capital(said))));
  }
  const doubted = doubt && saidToSeller(lower(doubt.span.quote));
  const ownDoubt = doubted && asI(doubted);
  if (doubt && ownDoubt && lines.length === 0 && !isFearFor(doubt.span.quote, reading))
    lines.push(quoted(capital(ownDoubt), doubt.span.quote));
  if (facts.decider && decider) {
    lines.push(quoted(`Antes preciso falar com quem decide: ${decider}`, facts.decider.span.quote));
  }
  if (price && !price.isSpending && price.unit !== 'percent') {
    lines.push(
      assumed(
        withoutStop(
          sentence`${priceAmount({ ...price, limit: null, max: null, value: price.max ?? price.value })} é mais do que eu pensava`,
        ),
      ),
    );
  }
  const known = usual(reading);
  const isCompany = known !== null && known.kind !== 'individuals';
  const others = [
    ...(offer
      ? [
          isCompany
            ? 'Já tenho outro fornecedor {de oferta}'
            : 'Achei {oferta} mais em conta em outro lugar',
          isCompany
            ? 'Não temos verba para {oferta} agora'
            : 'Agora não dá para gastar com {oferta}',
          'Ainda não conheço ninguém que fechou {oferta} com você',
        ]
      : ['Achei mais em conta em outro lugar', 'Não conheço o seu trabalho']),
    turned(reading, known?.objections ?? []) ?? 'Vou pensar e te falo',
  ];
  const missing = Math.max(1, OBJECTIONS_LEAST - lines.length);
  return [
    ...lines,
    ...others.slice(0, missing).map((line) => assumed(withoutStop(fill(line, roles)))),
  ];
}

const FEARED_THING = /\b(?:medo|receio|pavor) d[eoa]s? (?!\p{L}*[aei]r(?!\p{L}))/u;

/** "Medo de queda" of a daughter who cares for her mother makes her buy; "medo de errar" keeps from it. */
const isFearFor = (words: string, { pain, facts }: Reading): boolean =>
  isCarer(stated(facts.buyer)?.noun ?? null) &&
  pain !== null &&
  words.includes(pain.span.quote) &&
  FEARED_THING.test(pain.span.quote);

/** What they hold against buying by the seller's account, as they would say it. */
const statedIn = (reading: Reading): SourcedLine[] =>
  statedObjections(reading.facts, reading.seller)
    .filter(({ quote: words }) => !isFearFor(words, reading))
    .slice(0, STATED_MOST)
    .map(({ said, quote: words }) => quoted(said, words));

/** "Caruaru ou cidade perto" does not end at the town. */
const OF_AROUND =
  /(?<!\p{L})(?:cidades?|municípios?|bairros?) (?:(?:de|por|aqui|mais) )?(?:perto|vizinh[ao]s?|próxim[ao]s?|ao redor|em volta)|(?<!\p{L})(?:arredores|redondezas?|e região)(?!\p{L})/iu;

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
  if (facts.means?.value.kind === 'income') {
    add(sentence`Quem fica bem abaixo de ${quote(facts.means.span.quote)}`, facts.means.span.quote);
  }
  const [place] = facts.places;
  if (place) {
    const isAround = OF_AROUND.test(facts.description?.value ?? '');
    add(
      isAround
        ? sentence`Quem fica longe de ${quote(place.value)} e das cidades de perto, e pede a sua presença`
        : sentence`Quem fica longe de ${quote(place.value)} e pede a sua presença`,
      place.span.quote,
    );
  }
  if (facts.price && stated(facts.price) && !facts.price.value.isSpending) {
    add(
      sentence`Quem só aceita pagar bem menos do que você cobra: ${priceAmount(facts.price.value)}`,
      facts.price.span.quote,
    );
  }
  const others = [
    'Quem só pergunta o preço {do oferta} e não conta para que precisa',
    'Quem não decide e não apresenta quem decide',
    'Quem quer {oferta} para ontem e não responde às perguntas',
  ];
  const missing = Math.max(1, NOT_LEAST - lines.length);
  return [
    ...lines.slice(0, NOT_LEAST),
    ...others.slice(0, missing).map((line) => assumed(withoutStop(fill(line, roles)))),
  ];
}

const withoutStop = (line: string) => line.replace(/\.$/, '');
