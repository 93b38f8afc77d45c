import { ownVerbAsYou } from '../../shared/writing/pt/person.ts';
import { piecesOf } from '../reading/sentences.ts';
import { contentStems } from '../reading/stems.ts';
import { lowered } from './rewriting.ts';

/** What begins a sentence of a chat and says nothing. */
const LEAD =
  /^(?:(?:sinceramente|olha|então|bom|assim|veja|sim|não|já|ah|é que|pra falar a verdade|nem me fala|acho que|na verdade|poxa|nossa)\s?[,?:.!]\s|(?:é que|acho que|pra falar a verdade,)\s)+/iu;
/** Who speaks for several, or asks, cannot be turned verb by verb. */
const NOT_ONE =
  /(?<!\p{L})(?:nós|nosso|nossa|nossos|nossas|a gente|vamos|temos|somos|estamos|você|vocês|vc|te)(?!\p{L})|\?/iu;
const ADVERB = '(?:não|nunca|já|só|sempre|ainda|mal|nem|também|quase|até|hoje|depois) ';
/** A word with what stands before it: a clause begins at the start and after a mark. */
const WORD = new RegExp(
  `(^|[,;:.] |(?<!\\p{L})(?:e|que|mas|porque|quando|se|enquanto) )?((?:${ADVERB}){0,3})(me )?(\\p{L}+)`,
  'giu',
);
const OF_NOUN =
  /(?<!\p{L})(?:o|os|um|uns|de|d[oa]s?|em|n[oa]s?|ao|pelo|com|sem|por|pra|para|meu|seu|mais|outro|todo|cada) $/iu;
const OF_TIME =
  /^(?:n[oa]s?|em|semana|mês|ano|ontem|anteontem|outro dia|domingo|sábado|segunda|terça|quarta|quinta|sexta)(?!\p{L})[^,;:]{0,25}$/iu;
const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})meus(?!\p{L})/giu, 'seus'],
  [/(?<!\p{L})minhas(?!\p{L})/giu, 'suas'],
  [/(?<!\p{L})meu(?!\p{L})/giu, 'seu'],
  [/(?<!\p{L})minha(?!\p{L})/giu, 'sua'],
  [/(?<!\p{L})comigo(?!\p{L})/giu, 'com você'],
  [/(?<!\p{L})mim(?!\p{L})/giu, 'você'],
  [/(?<!\p{L})eu(?!\p{L})/giu, 'você'],
  [/(?<!\p{L})me(?!\p{L})/giu, 'te'],
];
/** A verb in the first person that no rule turned, where a verb stands. */
const LEFT =
  /(?:^|[,;:.] |(?<!\p{L})(?:e|que|não|já|você|se|quando|porque) )(?!(?:não|como|isso|tudo|muito|pouco|quanto|quando|veio|mesmo|outro|domingo|sábado|ano|tempo|último|primeiro|algo|então|enquanto|\p{L}{1,20}(?:ndo|ado|ido|ento|ão)) )(\p{L}{2,20}o|\p{L}{3,20}ei)(?= |$)/iu;

/**
 * What the buyer stated as the seller gives it back: "apago tudo e a conta sobe" is "você apaga tudo e
 * a conta sobe". Null where that is not certain.
 */
export function asYou(stated: string): string | null {
  const clause = stated
    .trim()
    .replace(LEAD, '')
    .replace(/[.!…\s]{1,8}$/u, '');
  if (clause === '' || NOT_ONE.test(clause)) return null;
  const text = lowered(clause);
  let isFirst = true;
  const turned = text.replace(
    WORD,
    (whole, begin: string | undefined, adverbs: string, me: string | undefined, ...rest) => {
      const [word, at] = rest as [string, number];
      const own = ownVerbAsYou(word.toLowerCase());
      // "Um almoço", "de atraso" are nouns.
      if (own === null || (!begin && !adverbs && OF_NOUN.test(text.slice(0, at)))) return whole;
      const isStart = at === 0 || (begin !== undefined && !/^(?:e|que) $/iu.test(begin));
      // "Semana passada deixei …": nobody else is named before it.
      const isNew = isFirst && begin === undefined && OF_TIME.test(text.slice(0, at));
      isFirst = false;
      const subject = isStart || isNew ? 'você ' : '';
      return `${begin ?? ''}${subject}${adverbs}${me ? 'se ' : ''}${own}`;
    },
  );
  const yours = PRONOUNS.reduce((one, [pattern, word]) => one.replace(pattern, word), turned);
  const said = yours.replace(/(?<!\p{L})você (?:você|que você) /giu, 'você ');
  return LEFT.test(said) ? null : said;
}

const YOURS_MAX = 110;
const YOURS_WORDS = 3;
const LEAST_STEMS = 2;
/** What only says that something matters. */
const TAIL =
  /,? (?:é isso que mais te incomoda|e isso pesa|e vai ficando por isso mesmo|e isso te preocupa)$/u;

/** The sentence of the buyer that says most, as the seller gives it back; null where none can be. */
export function yoursOf(texts: readonly string[]): string | null {
  const [best] = texts
    .flatMap((text) => piecesOf(text))
    .map(({ text }) => asYou(text)?.replace(TAIL, '') ?? '')
    .filter((text) => text.length <= YOURS_MAX && text.split(' ').length >= YOURS_WORDS)
    .map((text) => ({ text, stems: contentStems(text).length }))
    .filter(({ stems }) => stems >= LEAST_STEMS)
    .toSorted((a, b) => b.stems - a.stems);
  return best?.text ?? null;
}
