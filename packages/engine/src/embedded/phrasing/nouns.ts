import { isAgent } from '../../facts/noun-phrase.ts';
import { COMPANIES, PERSONS } from '../../facts/vocabulary.ts';
import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { capital, cut, fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { de } from '../../shared/writing/pt/articles.ts';
import { genderOf, headOf, isCommonGender, isPlural } from '../../shared/writing/pt/nouns.ts';
import { nounPhrase, plural, singular, withoutPair } from '../../shared/writing/pt/phrases.ts';

/** A noun phrase of an answer, as the facts read it. */
interface ReadNoun {
  text: string;
  gender: 'm' | 'f';
  number: 'singular' | 'plural';
}

const TEXT_MAX = 70;
/** Words for anybody: the general noun reads better. */
const VAGUE =
  /^(?:povo|gente|galera|clientela|publico|mundo|cara|par|alguem|todos?|compras|consumidore?s?|igual|iguais)$/;
/** Companies whose name is what they sell. */
const TRADES_BY_NAME = /^(?:contabilidade|consultoria|assessoria|advocacia|terceirizacao|clube)$/;
/** A competitor: "outra marcenaria". */
const ANOTHER = /^outr[oa]s? /;
/** Nouns whose singular means something else, or is no way to call a buyer. */
const CALLED: Readonly<Record<string, { text: string; gender: 'm' | 'f' }>> = {
  noivos: { text: 'casal de noivos', gender: 'm' },
  pais: { text: 'família', gender: 'f' },
  mulheres: { text: 'cliente', gender: 'f' },
  mulher: { text: 'cliente', gender: 'f' },
  meninas: { text: 'cliente', gender: 'f' },
  homens: { text: 'cliente', gender: 'm' },
  pessoas: { text: 'cliente', gender: 'm' },
  pessoa: { text: 'cliente', gender: 'm' },
  clientes: { text: 'cliente', gender: 'm' },
};

export const CUSTOMER: NounPhrase = nounPhrase('cliente', { gender: 'm' });

/** A read noun phrase; the reader of facts knows more of its gender than its form shows. */
function toPhrase({ text, gender, number }: ReadNoun): NounPhrase {
  const isPair = / e /.test(text);
  return nounPhrase(cut(text, TEXT_MAX), {
    gender: genderOf(text) ?? (isCommonGender(headOf(text)) ? 'm' : gender),
    number: isPair || number === 'plural' ? 'p' : 's',
    article: isPair ? 'none' : 'definite',
  });
}

/** "dona maria": a first name is written with a capital. */
const withNames = (text: string): string =>
  text.replace(/(?<=^|(?:^|\s)(?:dona|seu|dr\.?|dra\.?) )\p{Ll}+/gu, (word) =>
    FIRST_NAMES.has(fold(word)) ? capital(word) : word,
  );

/** One buyer: "a mãe" of "mães de classe média"; null for words that mean anybody. */
export function oneBuyer(noun: ReadNoun | null): NounPhrase | null {
  if (!noun) return null;
  const [first = noun.text] = withoutPair(noun.text).split(/ (?:e|ou) /);
  const head = headOf(first);
  if (VAGUE.test(fold(head)) || ANOTHER.test(fold(first)) || first.length > TEXT_MAX) return null;
  const called = CALLED[fold(head)];
  if (called) return nounPhrase(called.text, { gender: called.gender });
  const [short = first] = withNames(first).split(/ de classe /);
  return singular({ ...toPhrase({ ...noun, text: short }), number: isPlural(head) ? 'p' : 's' });
}

/** What is sold; of a business that is named, its service: "serviço da ótica". */
export function offerNoun(
  noun: ReadNoun | null,
  audience: string | null,
  kind: 'serviço' | 'produto' = 'serviço',
): NounPhrase | null {
  if (!noun) return null;
  const phrase = toPhrase(audience ? { ...noun, text: `${noun.text} para ${audience}` } : noun);
  const head = fold(headOf(noun.text));
  if (!COMPANIES.has(head) || TRADES_BY_NAME.test(head)) return phrase;
  return nounPhrase(`${kind}s ${de(phrase).text}`, { gender: 'm', number: 'p' });
}

/** The noun phrase of a curated trade. */
export const tradeNoun = ({ name, gender, number }: Trade): NounPhrase =>
  nounPhrase(name, { gender, number });

export const many = (noun: NounPhrase): NounPhrase => plural(noun);

/** Whether a noun names people or companies; other nouns of a challenge are rarely its buyer. */
export const isWho = (noun: ReadNoun): boolean => {
  const head = fold(headOf(noun.text));
  return PERSONS.has(head) || COMPANIES.has(head) || isAgent(head);
};

/** Heads that name no thing by themselves: "gestão" of "gestão de tráfego" is called "o serviço". */
const ABSTRACT =
  /^(?:gestao|recuperacao|organizacao|prestacao|producao|criacao|elaboracao|administracao|execucao|desenvolvimento|fornecimento|assistencia|aplicacao|montagem)$/;
/** What is sold is what follows: "carros" of "venda de carros". */
const SELLING =
  /^(?:vendas?|comércio|comercio|revenda|distribuição|distribuicao|representação) d[eoa]s? /iu;
const ATTENDANCE: NounPhrase = nounPhrase('atendimento', { gender: 'm', number: 's' });
const SERVICE: NounPhrase = nounPhrase('serviço', { gender: 'm', number: 's' });

/** The offer without its complement, for the second mention: "software" of "software para cartórios". */
export function shortly(noun: NounPhrase): NounPhrase {
  if (/^serviços d/.test(noun.text)) return ATTENDANCE;
  if (/^produtos /.test(noun.text)) return noun;
  if (SELLING.test(noun.text)) return nounPhrase(noun.text.replace(SELLING, ''));
  const [short = noun.text] = noun.text.split(/ (?:para|pra|pro|de|da|do|em|por) /);
  if (short.includes(' e ') || short.startsWith('que ') || short === noun.text) return noun;
  return ABSTRACT.test(fold(short)) ? SERVICE : { ...noun, text: short };
}

/** What is done to a thing says little without the thing: "manutenção de forno". */
const DONE_TO =
  /^(?:manutencao|conserto|reparo|instalacao|limpeza|reforma|troca|revisao|aluguel|locacao|pintura|lavagem|higienizacao|afiacao|recarga|dedetizacao)s?$/;
const NAMED_WORDS = 4;

/** Shortly, where nothing has named it before: "gestão de tráfego", and not "serviço". */
export function namedShortly(noun: NounPhrase): NounPhrase {
  const short = shortly(noun);
  const needsThing = DONE_TO.test(fold(short.text)) && noun.text.split(' ').length <= NAMED_WORDS;
  return short === SERVICE || needsThing ? noun : short;
}

/** What tells nothing of the trade: "primeiro apartamento", "tapete de crochê diferente". */
const BEFORE =
  /^(?:primeir[oa]s?|segund[oa]s?|nov[oa]s?|própri[oa]s?|bo[ma]|boas|bons|melhor(?:es)?|outr[oa]s?) (?=\p{L})/iu;
const AFTER =
  / (?:diferentes?|bonit[oa]s?|bo[ma]|boas|bons|barat[oa]s?|legal|legais|ideal|de verdade|de qualidade|em conta)$/iu;

/** The noun without words that only praise or count it. */
export function plainNoun(noun: NounPhrase): NounPhrase {
  const text = noun.text.replace(BEFORE, '').replace(AFTER, '');
  return text === noun.text ? noun : { ...noun, text };
}
