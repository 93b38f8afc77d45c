import { fold } from '../language/text.ts';

const BUYER =
  'client\\w*|comprador\\w*|lead|prospect|ele|ela|eles|elas|pessoa|pessoal|galera|povo|dono|dona|gerente|socio|paciente|alun[oa]|sindico|medic[oa]|diretor\\w*|fulano|cara|moca|mulher|homem|noiv[oa]|lojista|todo mundo';
const SAYS =
  'diz\\w*|diss\\w*|fal[aoe]\\w*|respond\\w*|reclam\\w*|aleg\\w*|mandou|manda|vem com|veio com|solt\\w*|ped[ei]\\w*|ach[ao]\\w*|insist\\w*|quer\\w*|quis|argument\\w*|bate|bateu|joga|jogou|chor\\w*|perguntou|pergunta|tem medo|nao quer|nao tem|ta |esta ';
const REPORTED = new RegExp(`\\b(${BUYER})\\b[^.?!]{0,40}\\b(${SAYS})`);
const TREATED =
  /\b(respond|contorn|quebr|rebat|lid(ar|o)|dribl|venc|trat|super|reag|sai[ro]?)\w*\b.{0,30}(objec|quando|quem|client|\bisso|["“'])/;
const QUOTED = /["“”«'‘’]([^"“”«»'‘’]{3,})["“”»'‘’]/;
/** Asks to be told something; what a buyer objects seldom begins so. */
const ASKS =
  /^(e |mas |entao |oi |ola |coach |bom dia |boa tarde |boa noite |por favor |pfv )*(qual|quais|quanto|quantos|quantas|como|o que|oque|oq|q e|que e|por ?que|pq|me explic|explic|me ensin|ensin|me diz|me fal|fale|me conta|quero (saber|aprender|entender|melhorar)|gostaria de (saber|aprender|entender)|preciso (saber|aprender|entender|melhorar)|dicas?|tem (alguma )?dica|segundo|de acordo|conforme|cite|liste|descreva|defina|posso (dar|oferecer|fazer)|devo|vale a pena (dar|oferecer|ligar|mandar|insistir))\b/;
/** Begins a question only when it ends in a question mark. */
const MAY_ASK =
  /^(e |mas |entao )*(quando|quem|onde|aonde|existe|em que|de que|a que|para que|pra que|que)\b.*\?/;
/** A question that only a buyer asks, however it begins. */
const BUYER_ASKS =
  /\b(garantia (que )?eu tenho|vou saber se|sei (que|se) (nao )?(e|vai|funciona|da)\b|eu sei que|(conseguiu|conseguiram|pegou|achou|arrumou) (o )?meu|eu (troca|compra|confia|acredita|paga|fecha|escolhe)ria|isso tudo|tudo isso|me garante|garante que|que eu (ganho|vou ganhar)|(ganhar|ganho) o que com|muda (na pratica|para mim|pra mim)|isso se paga|pra que eu (vou )?(quer|precis|compr|us)|eu quero isso|preciso disso|quem (e|sao) (voces|essa|esse)|quem (mais|ja) (usa|usou|compr|contrat|fez|tem)\w*|caro (assim|desse)|tao caro)\b/;

export interface Framing {
  /** Somebody tells what a buyer said, or asks how to answer it. */
  reported: boolean;
  /** The buyer's words, when they stand in quotation marks. */
  quoted: string | null;
  /** What is left without the questions in which the seller asks to be told something. */
  statements: string;
  /** The message is a question to the coach. */
  asks: boolean;
}

/** Who speaks in a message: the seller who asks, or the buyer whose words are told. */
export function framingOf(text: string): Framing {
  const folded = fold(text);
  const quoted = QUOTED.exec(text)?.[1] ?? null;
  const reported =
    quoted !== null || REPORTED.test(folded) || TREATED.test(folded) || /\bobjec/.test(folded);
  const sentences = text.split(/(?<=[?!.\n])\s+/).filter(Boolean);
  const isRequest = (sentence: string) => {
    const said = fold(sentence);
    return (ASKS.test(said) || MAY_ASK.test(said)) && !BUYER_ASKS.test(said);
  };
  const statements = reported ? text : sentences.filter((one) => !isRequest(one)).join(' ');
  return { reported, quoted, statements, asks: /\?\s*$/.test(text) || sentences.some(isRequest) };
}
