import { formatMoney } from '../language/money.ts';
import { assumed, type Line, told } from './lines.ts';
import { indifferentTo } from './phrases.ts';
import { drawn, type Reading } from './reading.ts';

/** What this buyer says against it; who decides and what it costs come from the description. */
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
    `E se eu pagar ${amount} e não funcionar?`,
    `Dá para começar com menos que ${amount}?`,
  ]);

/** Who only looks like this customer. */
export function notThese(reading: Reading): Line[] {
  const {
    told: { place, size, pain, means },
    types: [type],
  } = reading;
  const own: Line[] = [];
  const indifferent = pain && indifferentTo(pain);
  if (indifferent) own.push(told(indifferent, pain.words));
  if (size) {
    const far = reading
      .words('far')
      .pick([
        `Quem está longe do porte que você descreveu (${size.text})`,
        `Quem foge muito de ${size.text}: a conta e a conversa já são outras`,
        `Quem não chega perto do tamanho que você escolheu: ${size.text}`,
      ]);
    own.push(told(far, size.words));
  }
  if (means)
    own.push(told(`Quem fica bem abaixo de ${means.amount} de ${means.kind}`, means.words));
  if (place && place.text !== 'em todo o Brasil') {
    const away = reading
      .words('away')
      .pick([
        `Quem não está ${place.text} e exige a sua presença sem pagar por ela`,
        `Quem fica longe e não aceita atendimento à distância: o seu foco está ${place.text}`,
        type === 'individuals'
          ? `Quem vive longe e não pretende se deslocar: o seu foco está ${place.text}`
          : `Quem decide tudo em outra praça: quem você procura está ${place.text}`,
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
