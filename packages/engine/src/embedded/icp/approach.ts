import type { Archetype } from '../../knowledge/seller/facts.ts';
import { capital, lower, quote } from '../language/text.ts';
import { readFacts } from '../profile/facts.ts';
import { assumed, type Line, told } from './lines.ts';
import { drawn, type Reading } from './reading.ts';

const BY_ARCHETYPE: Record<Archetype, string> = {
  hunter: 'Como você tem pegada de caçador, segure o fechamento até ouvir o problema inteiro.',
  consultant:
    'Você é de perguntar: leve também a hora de propor, ou a conversa boa termina sem venda.',
  communicator: 'A conversa é o seu forte; anote o combinado e mande por escrito no mesmo dia.',
  strategist: 'Você planeja bem: escolha dez nomes e comece hoje, antes de o plano ficar perfeito.',
};

export function bestApproach(reading: Reading, sellerAnswers: string | null): Line {
  const {
    told: { pain },
    words,
  } = reading;
  const [first = '', second = ''] = drawn(
    reading,
    'approach',
    { segment: (one) => one.approaches, customer: (one) => one.approaches },
    { segment: 1, customer: 1 },
  );
  const opening = pain
    ? words('opening').pick([
        `Abra com uma pergunta sobre ${quote(pain, 90)}.`,
        `A primeira frase já existe: ${quote(pain, 90)}; peça que contem a última vez que aconteceu.`,
      ])
    : '';
  const archetype = sellerAnswers ? readFacts(sellerAnswers).archetype : null;
  const manner = archetype ? BY_ARCHETYPE[archetype] : '';
  const text = [opening, first, second, manner].filter(Boolean).join(' ');
  return pain ? told(text, pain) : assumed(text);
}

export function idealMoment(reading: Reading): Line {
  const moments = drawn(
    reading,
    'moment',
    { segment: (one) => one.moments, customer: (one) => one.moments },
    { segment: 1, customer: 1 },
  );
  const { place } = reading.told;
  const local = place
    ? reading
        .words('local')
        .pick([
          `${capital(place)}, confira também o calendário da cidade: festas, feriados e pagamento do maior empregador.`,
          `Some a isso o ritmo de quem está ${place}: pergunte quais são a semana forte e a semana morta.`,
        ])
    : '';
  const text = [...moments.slice(0, 2), local].filter(Boolean).join(' ');
  return place ? told(text, place) : assumed(text);
}

export function keyArguments(reading: Reading): Line[] {
  const {
    told: { pain, price },
    words,
  } = reading;
  const own: Line[] = [];
  if (pain) {
    own.push(
      told(
        words('argument').pick([
          `O fim de ${quote(pain, 80)}, mostrado com um caso parecido`,
          `Quanto custa, por mês, conviver com ${quote(pain, 80)}`,
          `Um primeiro passo que já alivia ${quote(pain, 80)}`,
        ]),
        pain,
      ),
    );
  }
  if (price) {
    own.push(
      told(
        words('price').pick([
          `O valor de ${price.words} explicado pelo retorno, antes que perguntem o preço`,
          `O que está incluído em ${price.words}, item por item`,
        ]),
        price.words,
      ),
    );
  }
  const known = drawn(
    reading,
    'arguments',
    { segment: (one) => one.arguments, customer: (one) => one.arguments },
    { segment: 3, customer: 1 },
  );
  return [...own, ...known.map(assumed)].slice(0, 6);
}

/** What hurts most: in the seller's words when they told it. */
export function painLine(reading: Reading): Line {
  const {
    told: { pain },
    segment,
    type,
    words,
  } = reading;
  const pains = type === 'individuals' ? segment.pains.people : segment.pains.companies;
  const [first = '', second = ''] = words('pain').some(pains, 2).map(lower);
  if (pain) {
    return told(
      words('pain-told').pick([
        `${quote(pain, 120)}; perto disso costuma estar ${first}.`,
        `${quote(pain, 120)}. Verifique se também pesa ${first}.`,
      ]),
      pain,
    );
  }
  return assumed(
    words('pain-known').pick([
      `O que mais pesa costuma ser ${first}; logo depois vem ${second}.`,
      `Duas dores aparecem em quase toda conversa: ${first}; e ${second}.`,
    ]),
  );
}

export function objections(reading: Reading): Line[] {
  return drawn(
    reading,
    'objections',
    { segment: (one) => one.objections, customer: (one) => one.objections },
    { segment: 3, customer: 1 },
  )
    .slice(0, 6)
    .map(assumed);
}

export function notThese(reading: Reading): Line[] {
  const known = drawn(
    reading,
    'not',
    { segment: (one) => one.not, customer: (one) => one.not },
    { segment: 2, customer: 1 },
  ).map(assumed);
  const { place, size } = reading.told;
  if (place) {
    const text = `Quem não está ${place} e exige a sua presença sem pagar por ela`;
    return [told(text, place), ...known].slice(0, 5);
  }
  if (size)
    return [told(`Quem fica muito longe do tamanho que você deu (${size})`, size), ...known];
  return known.slice(0, 5);
}
