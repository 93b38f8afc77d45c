import { fold } from '../../text.ts';
import { type Placed, placed } from '../phrase.ts';

/** Parts of a town or country, and the names that keep their article. */
const FEMININE =
  /^(?:zona|regiao|cidade|capital|serra|baixada|vila|rua|avenida|grande|costa|regional|bahia|paraiba|barra|mooca|lapa|penha)\b/;
const MASCULINE =
  /^(?:interior|centro|litoral|bairro|sul|norte|nordeste|sudeste|centro-oeste|oeste|leste|vale|estado|abc|entorno|sertao|agreste|planalto|triangulo|distrito|condominio|shopping|rio de janeiro|parana|ceara|maranhao|para|piaui|amazonas|espirito santo|rio grande|mato grosso|brasil|df)\b/;

/**
 * "na zona leste", "no interior", "em Osasco": a place after the preposition it takes.
 * @param answer where the place was read: "no Tatuapé" shows the article that a list cannot know.
 */
export function inPlace(place: string, answer = ''): Placed {
  const folded = fold(place);
  const before = fold(answer).split(folded)[0] ?? '';
  const article = answer === before ? null : (/\b[nd]([oa]s?) $/.exec(before)?.[1] ?? null);
  if (article !== null) return placed(`n${article} ${place}`);
  if (FEMININE.test(folded)) return placed(`na ${place}`);
  return placed(`${MASCULINE.test(folded) ? 'no' : 'em'} ${place}`);
}
