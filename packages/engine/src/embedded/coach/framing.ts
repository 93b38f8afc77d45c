import { fold } from '../../shared/text.ts';

const BUYER =
  'client\\w*|comprador\\w*|lead|prospect|ele|ela|eles|elas|pessoa|pessoal|galera|povo|dono|dona|gerente|socio|paciente|alun[oa]|sindico|medic[oa]|diretor\\w*|fulano|cara|moca|mulher|homem|noiv[oa]|lojista|todo mundo';
const SPEECH_VERBS =
  'diz\\w*|diss\\w*|fal[aoe]\\w*|respond\\w*|reclam\\w*|aleg\\w*|mandou|manda|vem com|veio com|solt\\w*|ped[ei]\\w*|ach[ao]\\w*|insist\\w*|quer\\w*|quis|argument\\w*|bate|bateu|joga|jogou|chor\\w*|perguntou|pergunta|tem medo|nao quer|nao tem|ta |esta ';
const REPORTED = new RegExp(`\\b(${BUYER})\\b[^.?!]{0,40}\\b(${SPEECH_VERBS})`);
const TREATED =
  /\b(respond|contorn|quebr|rebat|lid(ar|o)|dribl|venc|trat|super|reag|sai[ro]?)\w*\b.{0,30}(objec|quando|quem|client|\bisso|["“'])/;
const REPORTING_VERB =
  /(?<![\p{L}\p{N}_])(?:diss\p{L}*|diz\p{L}*|fal(?:a|ou|am|aram|ar|e|ei)|alega\p{L}*|respond\p{L}*|reclam\p{L}*|ach(?:a|am|ou|aram))\s?(?:que|q|assim)?\s?[:,]?\s(?=\S.{2})/giu;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const QUOTED = /["“”«'‘’]([^"“”«»'‘’]{3,})["“”»'‘’]/;
/** A greeting at the start of a message, without a subject. */
const GREETING =
  /^\s*(?:(?:oi|ol[áa]|opa|e a[íi]|coach|bom dia|boa tarde|boa noite)\b[\s,.!:-]*)+(?=\S)/iu;
/** The coach is addressed in the singular; "vocês" addresses a company. */
const TO_COMPANY = /\b(voces|vcs)\b/;
/** The start of a question or request; objections seldom start so. */
const REQUESTS =
  /^(e |mas |entao |oi |ola |coach |bom dia |boa tarde |boa noite |por favor |pfv )*(qual|quais|quanto|quantos|quantas|como|o que|oque|oq|q e|que e|por ?que|pq|me explic|explic|me ensin|ensin|me diz|me fal|fale|me conta|quero (saber|aprender|entender|melhorar)|gostaria de (saber|aprender|entender)|preciso (saber|aprender|entender|melhorar)|dicas?|tem (alguma )?dica|segundo|de acordo|conforme|cite|liste|descreva|defina|posso (dar|oferecer|fazer)|devo|vale a pena (dar|oferecer|ligar|mandar|insistir)|quem (foi|ganhou|venceu|inventou|descobriu|criou|escreveu|fundou)|quando (foi|surgiu|comecou|nasceu|morreu)|onde (fica|foi|nasceu))\b/;
/** A question only when a question mark follows: "quando eu receber" is an answer. */
const MAY_ASK =
  /(^(e |mas |entao )*(quando|onde|aonde|existe)\b|\b(qual|quais|quem|desde quando|ate quando|a partir de quando|por onde|de onde)\b|\b(a|ao|aos|com|de|do|em|no|para|pra|por|pelo|sobre) (o )?que\b)/;
/** A question that only a buyer asks. */
const BUYER_ASKS =
  /\b(voces|vcs|teu|(empresa|marca|loja) (e|é) ess[ae]|(garantia|seguranca|certeza|vantagem|beneficio) (que )?eu (tenho|levo|ganho)|vou saber se|sei (que|se) (nao )?(e|vai|funciona|da)\b|eu sei que|(conseguiu|conseguiram|pegou|achou|arrumou) (o )?meu|eu (troca|compra|confia|acredita|paga|fecha|escolhe)ria|isso tudo|tudo isso|(quem|me|voce) garante|garante que|que eu (ganho|vou ganhar)|(ganhar|ganho) o que com|muda (na pratica|para mim|pra mim)|isso se paga|pra que eu (vou )?(quer|precis|compr|us)\w*|eu quero isso|preciso disso|quem (e|sao) (voces|essa|esse)|quem (mais|ja) (usa|usou|compr|contrat|fez|tem)\w*|caro (assim|desse)|tao caro)\b/;

/** Speaker and type of a message. */
export interface Framing {
  /** The message reports a buyer's statement, or asks how to answer it. */
  reported: boolean;
  /** The possible words of a buyer; empty when the message is only a request. */
  statement: string;
  /** The message is a question or request to the coach. */
  asks: boolean;
}

/** Detects who speaks in a message: the seller who asks, or the buyer whose words are reported. */
export function readFraming(message: string): Framing {
  const text = message.replace(GREETING, '');
  const folded = fold(text);
  const quoted = QUOTED.exec(text)?.[1] ?? null;
  const reported =
    quoted !== null ||
    REPORTED.test(folded) ||
    TO_COMPANY.test(folded) ||
    TREATED.test(folded) ||
    /\bobjec/.test(folded);
  const sentences = text.split(/(?<=[?!.\n])\s+/).filter(Boolean);
  return {
    reported,
    statement:
      quoted ??
      (REPORTED.test(folded) ? reportedWords(text) : withoutRequests(sentences, reported)),
    asks: /\?\s*$/.test(text) || sentences.some(isRequest),
  };
}

/** "O cliente disse que está caro": the text after the verb, if it is in the last line. */
function reportedWords(text: string): string {
  const spaced = text.replace(/\s+/g, (run) => LINE_BREAK.exec(run)?.[0] ?? ' ');
  const [lastLine = ''] = spaced.split(LINE_BREAK).slice(-1);
  const lastStart = spaced.length - lastLine.length;
  for (const { index, 0: verb } of spaced.matchAll(REPORTING_VERB)) {
    const start = index + verb.length;
    if (start >= lastStart) return spaced.slice(start);
  }
  return text;
}

const withoutRequests = (sentences: readonly string[], reported: boolean) =>
  sentences.filter((sentence) => reported || !isRequest(sentence)).join(' ');

function isRequest(sentence: string): boolean {
  const folded = fold(sentence);
  return (REQUESTS.test(folded) || mayAsk(folded)) && !BUYER_ASKS.test(folded);
}

function mayAsk(folded: string): boolean {
  const match = MAY_ASK.exec(folded);
  return match !== null && folded.includes('?', match.index + match[0].length);
}
