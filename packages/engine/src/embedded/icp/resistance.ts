import { formatMoney } from '../../shared/money.ts';
import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { indifferentTo } from './phrases.ts';
import { drawn, type Reading } from './reading.ts';

/** Objections of this buyer; decision maker and price come from the description. */
export function objections(reading: Reading): SourcedLine[] {
  const { price, decision } = reading.extracted;
  const own: SourcedLine[] = [];
  if (decision) own.push(stated(`Preciso ver isso com ${decision.text}`, decision.words));
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

/** Who only resembles this customer. */
export function notThese(reading: Reading): SourcedLine[] {
  const {
    extracted: { place, size, pain, means },
    types: [type],
  } = reading;
  const own: SourcedLine[] = [];
  const indifferent = pain && indifferentTo(pain);
  if (indifferent) own.push(stated(indifferent, pain.words));
  if (size) {
    const far = reading
      .words('far')
      .pick([
        `Quem está longe do porte que você descreveu (${size.text})`,
        `Quem foge muito de ${size.text}: a conta e a conversa já são outras`,
        `Quem não chega perto do tamanho que você escolheu: ${size.text}`,
      ]);
    own.push(stated(far, size.words));
  }
  if (means)
    own.push(stated(`Quem fica bem abaixo de ${means.amount} de ${means.kind}`, means.words));
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
    own.push(stated(away, place.words));
  }
  const known = drawn(
    reading,
    'not',
    { buyer: (buyer) => buyer.not, size: (one) => one.not },
    own.length > 1 ? 1 : 2,
  );
  return [...own.slice(0, 2), ...known.map(assumed)];
}
