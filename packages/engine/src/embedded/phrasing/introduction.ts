import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { bare, de, em } from '../../shared/writing/pt/articles.ts';
import { shortly } from './nouns.ts';

/** How a seller says what the work is. */
interface Introduction {
  /** Follows "eu": "trabalho com conserto de roupa", "sou personal trainer". */
  trabalho: string;
  /** Follows the name and a comma: "do conserto de roupa", "personal trainer". */
  titulo: string;
}

/** A space of a name that is not shortened; {@link withShortOffer} writes the space. */
export const KEPT_SPACE = '\uE000';

/** Offers that name who does the work. */
const ROLE =
  /^(?:personal|fotograf[oa]|corretora?|doula|cerimonialista|terapeuta|psicolog[oa]|diarista|eletricista|encanador|pedreiro|marceneir[oa]|manicure|cabeleireir[oa]|barbeir[oa]|maquiador[a]?|costureir[oa]|confeiteir[oa]|nutricionista|fisioterapeuta|advogad[oa]|contadora?|arquitet[oa]|professora?|representante|consultora?|mecanic[oa]|veterinari[oa]|dentista|tatuador[a]?)(?: |$)/;
/** Offers that name where the work is done. */
const PLACE =
  /^(?:clinica|agencia|otica|loja|escola|salao|barbearia|restaurante|padaria|academia|imobiliaria|oficina|estudio|marcenaria|corretora|escritorio|pet shop|lavanderia|grafica|floricultura|sorveteria|pizzaria|confeitaria) ?/;

/** @param business what the seller names as sold; null where no answer names it. */
export function introduction(business: NounPhrase | null): Introduction {
  const { trabalho, titulo } = wordsFor(business);
  return { trabalho: kept(trabalho), titulo: kept(titulo) };
}

/** An introduction names the offer in full, wherever it stands. */
const kept = (text: string): string => text.replaceAll(' ', KEPT_SPACE);

function wordsFor(business: NounPhrase | null): Introduction {
  if (!business) return { trabalho: `trabalho com ${UNKNOWN}`, titulo: `trabalho com ${UNKNOWN}` };
  const folded = fold(business.text);
  if (!isShort(business) || PROPERTY.test(folded)) {
    const work = `trabalho com ${PROPERTY.test(folded) ? 'imóveis' : bare(business).text}`;
    return { trabalho: work, titulo: work };
  }
  if (ROLE.test(folded)) return { trabalho: `sou ${business.text}`, titulo: business.text };
  if (PLACE.test(folded))
    return { trabalho: `trabalho ${em(business).text}`, titulo: de(business).text };
  return { trabalho: `trabalho com ${bare(business).text}`, titulo: de(business).text };
}

const PROPERTY =
  /^(?:imove(?:l|is)|apartamentos?|casas?|terrenos?|lotes?|loteamentos?|salas?|galpao|galpoes)(?: |$)/;
/** "das peças de moto" can be said, "da gestão de tráfego pago" and "de bolos e doces" cannot. */
const isShort = (business: NounPhrase): boolean =>
  business.article === 'definite' &&
  !/ (?:e|para) /.test(business.text) &&
  business.text.split(' ').length <= 4 &&
  shortly(business).text !== SERVICE;
const SERVICE = 'serviço';

const UNKNOWN = '[confirme: o que você vende]';
