import { formatMoney } from '../language/money.ts';
import { capital, cut, lower } from '../language/text.ts';
import { assumed, type Line, told } from './lines.ts';
import { indifferentTo, reliefOf } from './phrases.ts';
import { drawn, type Reading } from './reading.ts';

const SHORT = 110;

/** What hurts most: in the seller's words when they told it. */
export function painLine(reading: Reading): Line {
  const {
    told: { pain, wish },
    segment: { within },
    words,
  } = reading;
  const [first = '', second = ''] = painsOf(reading);
  if (pain) {
    return told(
      words('pain-told').pick([
        `${capital(pain.text)}. ${capital(within)}, outra dor costuma vir junto: ${first}.`,
        `${capital(pain.text)}. Verifique se também pesa ${first}.`,
        `${capital(pain.text)}. Quando você perguntar o motivo, é provável que apareça outra: ${first}.`,
        `${capital(pain.text)}. Outra queixa comum ${within}: ${first}.`,
      ]),
      pain.words,
    );
  }
  if (wish) {
    return told(
      words('pain-wish').pick([
        `Ainda não conseguir ${wish.text}. No caminho costuma haver outra dor: ${first}.`,
        `O que falta é conseguir ${wish.text}. ${capital(within)}, o que mais atrapalha é ${first}.`,
      ]),
      wish.words,
    );
  }
  return assumed(
    words('pain-known').pick([
      `O que mais pesa costuma ser ${first}. Em segundo lugar: ${second}.`,
      `Duas dores aparecem em quase toda conversa: ${first}; e ${second}.`,
      `A queixa número um ${within} é ${first}. A que ninguém conta de primeira: ${second}.`,
      `Duas dores para investigar primeiro: ${first}; depois, ${second}.`,
    ]),
  );
}

/** The short form for the list. */
export function mainPain(reading: Reading): string {
  const { pain, wish } = reading.told;
  const [first = ''] = painsOf(reading);
  return cut(capital(pain?.text ?? (wish ? `Ainda não conseguir ${wish.text}` : first)), SHORT);
}

const painsOf = (reading: Reading) =>
  drawn(reading, 'pains', { buyer: ({ pains }) => pains }, 2).map(lower);

export function keyArguments(reading: Reading): Line[] {
  const {
    told: { pain, wish, price },
    words,
  } = reading;
  const own: Line[] = [];
  const gain = pain ? reliefOf(pain) : wish ? capital(wish.text) : null;
  const said = pain ?? wish;
  if (gain && said) {
    own.push(
      told(
        words('gain').pick([
          `${gain}, com um caso parecido para mostrar`,
          `${gain}, com um primeiro passo pequeno e data para conferir`,
          `${gain}, com a conta feita nos números do próprio cliente`,
          `${gain}, com um responsável que responde pelo nome`,
        ]),
        said.words,
      ),
    );
  }
  if (price) {
    own.push(
      told(
        words('price').pick([
          `O que está incluído em ${price.text}, item por item`,
          `${price.text}, com todas as condições por escrito`,
          `${price.text} ao lado do que o problema custa hoje`,
        ]),
        price.words,
      ),
    );
  }
  const known = drawn(
    reading,
    'arguments',
    { buyer: (buyer) => buyer.arguments, size: (size) => size.arguments },
    own.length > 0 ? 2 : 3,
  );
  return [...own, ...known.map(assumed)];
}

export function objections(reading: Reading): Line[] {
  const { price, decision } = reading.told;
  const own: Line[] = [];
  if (decision) own.push(told(`Preciso ver isso com ${decision.text}`, decision.words));
  if (price) own.push(assumed(priceObjection(reading, formatMoney(price.to))));
  const known = drawn(
    reading,
    'objections',
    { buyer: (buyer) => buyer.objections, size: (size) => size.objections },
    3,
  );
  return [...known.map(assumed), ...own].slice(0, 6);
}

const priceObjection = ({ words }: Reading, amount: string) =>
  words('price-objection').pick([
    `${amount}? É mais do que eu pensava gastar`,
    `Por ${amount} eu esperava mais coisa incluída`,
    `O que exatamente eu levo por ${amount}?`,
    `Com ${amount} eu resolvo outras duas coisas mais urgentes`,
  ]);

/** Who only looks like this customer. */
export function notThese(reading: Reading): Line[] {
  const { place, size, pain, means } = reading.told;
  const own: Line[] = [];
  const indifferent = pain && indifferentTo(pain);
  if (indifferent) own.push(told(indifferent, pain.words));
  if (size) {
    const far = reading
      .words('far')
      .pick([
        `Quem está longe do porte que você descreveu (${size.text})`,
        `Quem foge muito de ${size.text}: a conta e a conversa já são outras`,
      ]);
    own.push(told(far, size.words));
  }
  if (means) own.push(told(`Quem fica bem abaixo de ${means.text} de ${means.kind}`, means.words));
  if (place && place.text !== 'em todo o Brasil') {
    const away = reading
      .words('away')
      .pick([
        `Quem não está ${place.text} e exige a sua presença sem pagar por ela`,
        `Quem fica longe e não aceita atendimento à distância: o seu foco está ${place.text}`,
        `Quem vive longe e não pretende se deslocar: o seu foco está ${place.text}`,
      ]);
    own.push(told(away, place.words));
  }
  const known = drawn(
    reading,
    'not',
    { buyer: (buyer) => buyer.not, size: (one) => one.not },
    own.length > 1 ? 1 : 2,
  );
  return [...own.slice(0, 2), ...known.map(assumed)];
}
