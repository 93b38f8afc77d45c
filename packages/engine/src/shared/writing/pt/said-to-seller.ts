import { AS_YOURS } from './as-yours.ts';
import { ownVerbAsYou } from './person.ts';

/** What is the seller's side wherever it is named; "meu sobrinho" may be the customer's. */
const SIDE =
  '(?:preços?|valor(?:es)?|orçamentos?|fretes?|prazos?|taxas?|serviços?|produtos?|trabalhos?|entregas?|mensalidades?|diárias?|comiss(?:ão|ões)|lojas?|oficinas?|sal(?:ão|ões)|ateliês?|empresas?|equipes?|agendas?|aulas?|turmas?|bancas?|cozinhas?|mão de obra)';
/** The seller speaks of themselves: "medo de eu atrasar", "acham a minha aula puxada". */
const SELLER = new RegExp(`(?<!\\p{L})(?:eu|comigo|mim|(?:meus?|minhas?) ${SIDE})(?!\\p{L})`, 'iu');
/** Forms that no rule turns with certainty. */
const UNSURE =
  /(?<!\p{L})(?:me|nós|noss[oa]s?|a gente|você|vocês|vc|quer dizer|ou seja)(?!\p{L})/iu;
const INFINITIVE = /^\p{L}+(?:[aeiô]r|por)$/iu;
const OF_SELLER = /(?<!\p{L})eu((?: (?:não|nunca|já|só|também|sempre))*) (\p{L}+)/giu;

/** "A linha vem manchada, e minha entrega demora": another clause, of the seller alone. */
const NEXT_OF_SELLER = /,? (?:e|mas|só que) (?:[ao]s? )?(?:eu|meus?|minhas?) .{0,120}$/iu;

const CLAUSE_WORDS = 3;

/**
 * What the seller wrote of these customers, as one of them says it to the seller: "medo de eu atrasar" is
 * "medo de você atrasar". Null where a form of the seller is left that is not certain.
 */
export function saidToSeller(given: string): string | null {
  const first = given.replace(NEXT_OF_SELLER, '');
  const text = first.split(' ').length >= CLAUSE_WORDS ? first : given;
  if (!SELLER.test(text)) return text;
  if (UNSURE.test(text)) return null;
  let isSure = true;
  const turned = text.replace(OF_SELLER, (_, adverbs: string, verb: string) => {
    const own = INFINITIVE.test(verb) ? verb : ownVerbAsYou(verb.toLowerCase());
    isSure &&= own !== null;
    return `você${adverbs} ${own ?? verb}`;
  });
  const said = AS_YOURS.reduce((one, [pattern, word]) => one.replace(pattern, word), turned);
  return isSure && !SELLER.test(said) ? said : null;
}
