import { fold } from '@salesai/engine/text';
import { singularOf } from '@salesai/engine/writing/pt/nouns';

const STOP = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos por para pelo pela pelos pelas com sem
  sob sobre entre e ou mas que se como quando onde qual quais quem quanto quantos ao aos esse essa isso
  este esta isto aquele aquela seu sua seus suas meu minha meus minhas nosso nossa ele ela eles elas voce
  voces eu nos me te lhe ja nao sim mais menos muito muita muitos ser sao era foram foi ter tem tinha ha
  esta estao pode podem fazer faz feito cada tambem so ate desde depois antes todo toda todos todas tudo
  nada ainda bem mal ai la aqui pra pro num numa hoje agora vez vezes dia dias semana semanas mes meses
  ano anos hora horas cliente clientes venda vendas vender vendo vende comprar compra compram preco
  pagar pagam pessoa pessoas empresa empresas produto produtos servico servicos outro outra outros real
  reais mil dono dona donos donas coisa gente quer querem queria precisa precisam cada sempre nunca mesmo
  porque dinheiro valor falar falam fala ver veem saber sabem deixar deixa usar usam ligar ligam levar
  levam ficar ficam achar acham dizer dizem diz chegar chegam mandar mandam pedir pedem passar passam
  esperar esperam receber recebem mostrar ajudar voltar voltam resolver parar procurar procuram escolher
  primeira primeiro segundo segunda final fundo junto depressa certo certa cedo tarde whatsapp instagram telefone indicacao presencial bom boa novo nova novos novas
  grande grandes pequeno pequena pequenos pequenas medio media medias casa tempo medo conta nome`.split(
    /\s+/,
  ),
);

/** The folded words of a text. */
export const foldedWords = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** The content words of a text as folded singulars. */
export const contentWords = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => word.length > 3 && !STOP.has(word) && !/^\d+$/.test(word))
    .map((word) => singularOf(word));

/** The sentences and lines of a text. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
