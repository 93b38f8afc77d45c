import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital } from '../../shared/text.ts';
import { reliefOf } from './phrases.ts';
import { drawn, type Reading } from './reading.ts';

/** Arguments: the stated pain or wish as a gain, then general ones for such buyers. */
export function keyArguments(reading: Reading): SourcedLine[] {
  const own = ownArguments(reading);
  const known = drawn(
    reading,
    'arguments',
    { buyer: (buyer) => buyer.arguments, size: (size) => size.arguments },
    own.length > 0 ? 2 : 3,
  );
  return [...own, ...known.map(assumed)];
}

function ownArguments(reading: Reading): SourcedLine[] {
  const { pain, wish, price } = reading.extracted;
  const gain = pain && stated(gained(reading, reliefOf(pain)), pain.words);
  const dream = wish && stated(gained(reading, capital(wish.text)), wish.words);
  const worth = price && stated(worthOf(reading, price.text), price.words);
  return [gain ?? dream, worth].filter((line) => line !== null);
}

const gained = ({ words }: Reading, gain: string) =>
  words('gain').pick([
    `${gain}, com um caso parecido para mostrar`,
    `${gain}, com um primeiro passo pequeno e data para conferir`,
    `${gain}, com a conta feita nos números do próprio cliente`,
    `${gain}, com um responsável que responde pelo nome`,
    `${gain}, com o combinado por escrito e revisão em trinta dias`,
    `${gain}, sem mexer no que já funciona`,
  ]);

const worthOf = ({ words }: Reading, price: string) =>
  words('price').pick([
    `O que está incluído em ${price}, item por item`,
    `${price}, com todas as condições por escrito`,
    `${price} ao lado do que se gasta hoje sem resolver`,
    `O que muda no primeiro mês por ${price}`,
    `${price}, em etapas e com saída combinada`,
  ]);
