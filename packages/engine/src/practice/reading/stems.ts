import { tokensOf } from '../../recognition/normalise.ts';

/** Words that anybody says about anything: giving them back shows no listening. */
const COMMON = new Set(
  `aqui agora ainda alem alguem alguma algum algo ainda antes assim bastante bem beleza bom boa boas bons cada caso certeza certo
  claro coisa coisas como comigo contigo consigo consegue conseguir conta contou conversa dar dela dele deles demais depois desde dessa
  desse deste disso disse dizer diz dois duas ela ele eles elas entao entender entende entendi entendo entre era esse essa essas esses
  esta estar estava estou estamos este estao eu exato falar fala falou falei faz fazer faco fica ficar ficou foi fora forma gente hoje
  hora importante isso isto jeito junto lado lhe logo mais mas meio melhor mesma mesmo menos meu minha muito muita muitos nada nao nas nem
  nesse nessa nisso nos nossa nosso nunca oi ola obrigado obrigada opa outra outro outros outras para parte passa passar pela pelo pode
  podem poder podia posso por porque pois ponto pouco pra praticamente precisa preciso precisar pra qual quais qualquer quando quanto
  quantos que quem quer queria quero realmente sabe saber sao seja sem sempre senhor senhora ser seria seu seus sua suas sei sim
  sinto so sobre somos sou tambem tanto tem temos tenho ter teria teve tipo tive toda todas todo todos tudo uma umas uns vai vamos
  valeu valor vem ver verdade vez vezes viu voce voces vou voltar faria acho acha achei achar parece parecer olha olhar gosto gostar
  dia dias tarde noite tempo nosso real reais pessoal dona moca moco amigo amiga querida querido ideia favor ajuda ajudar acontece
  acontecer deixa deixar fico fique fiquei ficam ficando consegui conseguiu conseguem resolve resolvo resolvem resolver
  resolvendo resolvido ficava vinha tinha haver houve ainda cara caro preco comprar produto servico empresa negocio cliente ultima ultimas ultimo ultimos`
    .split(/\s+/)
    .filter(Boolean),
);
const STEM = 5;
const SHORTEST = 4;

/** "A conta" is a bill, "me conta" is not. */
const BILL =
  /(?<!\p{L})(a|da|na|sua|tua|minha|essa|nessa|dessa|uma) contas?(?!\p{L})(?! d[ea] que)/giu;

/** The words of a text that carry its content. */
export const contentWords = (text: string): string[] =>
  tokensOf(text.replace(BILL, '$1 fatura')).filter(
    (word) => word.length >= SHORTEST && !COMMON.has(word),
  );

/** Short roots of verbs, whose forms differ within the first five characters: "perco", "perdi", "perde". */
const ROOT =
  /^(perd|gast|pag|vend|falt|lev|cheg|troc|tent|lav|marc|anot|limp|mand|cort|cans|sent|corr|dorm|sobr|sub|jog|volt|desist)(?:[aeiou]|[aei]r|[aeu]i|[eio]u|[ae]m|[ai]d[oa]|[ae]ndo|[aei]mos|ava|ia)s?$/;
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ perco: 'perd', perca: 'perd', durmo: 'dorm', sinto: 'sent', paguei: 'pag', pague: 'pag' },
    ...{ cheguei: 'cheg', troquei: 'troc', marquei: 'marc', joguei: 'jog' },
  }),
);

export const stemOf = (word: string): string =>
  IRREGULAR.get(word) ?? ROOT.exec(word)?.[1] ?? word.slice(0, STEM);

/** Stems of the words of a text that carry its content, each once. */
export const contentStems = (text: string): string[] => [
  ...new Set(contentWords(text).map(stemOf)),
];

/** The stems that both texts have. */
export const sharedStems = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((stem) => other.includes(stem));

/** How alike two lists of stems are, 0 to 1. */
export function alikeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  return sharedStems(one, other).length / new Set([...one, ...other]).size;
}

const STEMS_MAX = 80;

/** Stems of all words of a message and its numbers, for finding it again. */
export const messageStems = (text: string): string[] =>
  [
    ...new Set([
      ...tokensOf(text).map(stemOf),
      ...(text.match(/\d+/g) ?? []).map((one) => `#${one}`),
    ]),
  ].slice(0, STEMS_MAX);

const SAME_BEGINNING = 5;

/** "Vencido" is a word of "vencimento": whether a content word of a text begins like one of another. */
export function sharesWord(text: string, other: string): boolean {
  const begins = new Set(contentWords(other).map((word) => word.slice(0, SAME_BEGINNING)));
  return contentWords(text).some(
    (word) => word.length >= SAME_BEGINNING && begins.has(word.slice(0, SAME_BEGINNING)),
  );
}
