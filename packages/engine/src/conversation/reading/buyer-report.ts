import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { SAID_IN_WRITING } from './reported.ts';
import { countWords } from './wording.ts';

/** A message that tells what a buyer said, by its clauses. */
export interface BuyerReport {
  /** The buyer's words as the seller tells them, one entry for each clause with them. */
  said: readonly string[];
  /** What the seller states after them, which may answer them. */
  own: readonly string[];
  /** The question at the end for what to say; empty for none. */
  ask: string;
  /** What the message asks besides; empty for nothing. */
  besides: string;
}

const SAYS =
  '(?:diss(?:e|eram|era)|diz(?:em|ia|endo)?|fal(?:a|ou|aram|am|ando)|respond(?:e|eu|eram)|afirm(?:a|ou)|escreveu|cont(?:a|ou)|confess(?:a|ou)|lembr(?:a|ou)|aleg(?:a|ou|ando)|argument(?:a|ou|ando)|insist(?:e|iu|ir|indo)(?: em dizer)?|teim(?:a|ou|ar|ando)|ach(?:a|ou|am|ando|ava)|coment(?:ou|a)|explic(?:ou|a)|avis(?:ou|a)|reclam(?:ou|a)|pergunt(?:ou|a)|jur(?:a|ou)|retrucou|rebateu|soltou|mandou|ped(?:e|iu)|(?:vem|veio|vier|vieram) (?:com|cm|c)(?: (?:um |o |esse |essa |uma |aquel[ae] )?(?:papo|historia|conversa|desculpa|argumento))?|tem(?:e|em)|trouxe (?:um|outro) (?:argumento|problema|motivo)(?: novo)?|repet(?:e|iu|ir|indo)|vai dizer|disser|dizer|falar)';
/** "ele me disse que", "respondeu: ", "acha caro": the verb, and where the words begin. */
const REPORTS = new RegExp(
  `(?<!\\b(?:eu|nao|n|voce|vc|como|que eu|devo|posso|sem|pra|para|quero|queria|saber|em|vou|ia|quis) )(?<!\\bresposta que )\\b${SAYS}(?: (?:pra mim|para mim|aqui|assim|agora|hoje|ontem|que sim|ainda|tambem|tb|por fim|enfim|mesmo)){0,2}(?: ?: ?|(?: \\p{L}{1,12}){1,4} ?: ?(?=["“'‘])| (?:que|q|se),? | (?=["“'‘]|(?:um )?absurdo|[^.;!?]{0,40}\\bcar[oa]s?\\b|[^.;!?]{0,30}\\bsalgado|ficar |o (?:meu|nosso|preco|valor)\\b|a (?:minha|nossa)\\b))`,
  'u',
);
const ACCORDING = /^(?:e )?segundo (?:el[ae]|[oa] \p{L}+(?: \p{L}+)?),? /u;
/** Where the seller's own statement begins within a sentence. */
const OWN_STARTS =
  /,?\s(?:s[oó] (?:que|q)|sendo que|mas (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)(?=\s)|acontece que|detalhe:?)\s/iu;
const OWN_LEAD =
  /^(?:e |mas )?(?:s[oó] (?:que|q)|sendo que|acontece que|detalhe|a diferen[cç]a [eé] que|o que (?:el[ae]s?|eles) n[aã]o (?:est[aãá]o? |t[aá] )?(?:vendo|v[eê]|sabe|enxerga|percebe)\p{L}* [eé] que|a verdade [eé] que|o detalhe [eé] que|eu sei que|mas)[:,]?\s+/iu;
/** Feelings, wishes, talk to the coach and what the seller keeps to themselves answer no buyer. */
const NO_ANSWER =
  /\b(?:socorro|nao quero|nao gosto|fiquei|nao sei|sem parecer|me ajud\w+|obrigad\w|por favor|voce|vc|coach|desde entao|estou perdid\w|custos?|margem|lucro|prejuizo|perco|comissao|nao faco|posso (?:baixar|ceder|ir ate|fazer por|chegar))\b|\?\s*$/;
/** "…, e isso é verdade" */
const ASSURES =
  /,?\s(?:e )?(?:isso |é |e )?(?:é |e )?(?:a )?(?:pura )?verdade(?![\p{L}]).{0,60}$/iu;
const OF_BUYER = /^(?:e |mas )?el[ae]\b/;
const LAUGHTER = /(?:^|\s)(?:k{2,40}|rs{1,9}|(?:ha){2,20})(?=\s|$)/giu;

const TO_SAY =
  '(?:respond\\w{1,6}|dig[oa]|dizer|dito|fal[oae]\\w{0,3}|daria|diria|faria|dar|argument\\w{1,5}|us[oa]r?|jog[oa]r?|apresent\\w{1,3}|rebat\\w{1,3}|faco|fazer)';
const ASKS = [
  new RegExp(
    `(?:^|[.,;:!?] ?| )(?:o que|oq|o q|q|que|como)(?: \\p{L}{1,12}){0,6}? ${TO_SAY}\\b[^?.!]{0,60}[?!. ]{0,9}$`,
    'u',
  ),
  /(?:^|[.,;:!?] ?| )(?:respondo|digo|falo|fala|faco)(?: (?:como|o que|oqq?|o q|q)){1,2}[?!. ]{0,9}$/u,
  /(?:^|[.,;:!?] ?)como (?:eu )?(?:respondo|rebato|contorno|conduzo) [^?.!]{2,50}[?!. ]{0,9}$/u,
  /(?:^|[.,;:!?] ?| )que resposta (?:o senhor|a senhora|voce|vc|tu) (?:daria|sugere|da)[?!. ]{0,9}$/u,
  /(?:^|[.,;:!?] ?)(?:e )?(?:agora|ai)(?: coach)?\?{1,3}$/u,
];

/** Where the question for what to say begins at the end of a folded text; its length for none. */
function askAt(folded: string): number {
  const [at] = ASKS.map((pattern) => pattern.exec(folded)?.index ?? -1)
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  return at ?? folded.length;
}

/** "o que respondo, e quanto dá 12 x 69,90?" */
const SECOND =
  /,?\s(?:e|tamb[eé]m)\s(?=(?:quant[oa]s?|qual|quais|quando|onde|posso|devo|d[aá] pra)(?![\p{L}])[^.!]{6,80}\?)/iu;
const BESIDES =
  /^(?:e |tambem |ja )*(?:quant[oa]s?|qual|quais|quando|onde|posso|devo)\b.{6,100}\?$/;
const WORDS_MIN = 2;
const OWN_WORDS = { least: 3, most: 34 } as const;

/** What a buyer said, what the seller states after it, and what is asked; null where nobody is reported. */
export function buyerReportIn(text: string): BuyerReport | null {
  const said: string[] = [];
  const own: string[] = [];
  let isReported = false;
  const sentences = sentencesOf(text.replace(/\s+/g, ' '));
  const last = sentences.at(-1) ?? '';
  const isFoldable = fold(last).length === last.length;
  const at = isFoldable ? askAt(fold(last)) : last.length;
  const [ask = '', second = ''] = last
    .slice(at)
    .replace(/^[.,;:!?\s]{1,9}/u, '')
    .split(SECOND);
  let besides = second;
  const stated = at < last.length ? [...sentences.slice(0, -1), last.slice(0, at)] : sentences;
  for (const sentence of stated) {
    const [reported = '', ...rest] = sentence.split(OWN_STARTS);
    const found = wordsIn(reported) ?? insistsIn(reported);
    if (found !== null) {
      isReported = true;
      if (found.words !== '') said.push(found.words);
      if (found.after !== '') own.push(found.after);
    } else if (BESIDES.test(fold(reported))) besides = reported;
    else if (isReported) own.push(reported);
    own.push(...rest);
  }
  return isReported ? { said, own: own.flatMap(answering), ask, besides } : null;
}

/** "ela voltou a falar do primo" tells that a buyer goes on, without words of theirs. */
const GOES_ON =
  /\b(?:el[ae]s?|client[ea]) (?:ainda |sempre )?(?:volt(?:ou|a) a (?:falar|bater)|bateu o pe|insist(?:iu|e)|continua)\b/;
const insistsIn = (sentence: string): { words: string; after: string } | null =>
  GOES_ON.test(fold(sentence)) ? { words: '', after: '' } : null;

/** "insistiu: disse que …" */
const SAYS_AGAIN = /^(?:el[ae] )?(?:disse|diz|falou|lembrou|afirmou|respondeu|alegou) (?:que|q) /iu;
const QUOTED = /^\s?(?:["“]([^"“”]{4,300})["”]|['‘]([^"'‘’]{4,300})['’])[.,;!]?\s{0,3}/u;

/** "Dono do empório: “me manda por e-mail”": who speaks, and the quoted words. */
const NAMED =
  /^(?!(?:minha|meu|eu|frase|texto|mensagem|msg|escrev|fal|respond|disse|mand|pensei|resposta)\p{L}*)(?![^:]{0,40}(?:ando|endo|ou|iu)\b)[\p{L} ,.]{2,40}: ?["“'‘]([^"“”]{4,200}?)["”'’](?![\p{L}])/iu;

/** The buyer's words in one sentence, and what stands after their quotation; null where it reports none. */
function wordsIn(sentence: string): { words: string; after: string } | null {
  const plain = sentence.trim();
  const folded = fold(plain);
  if (folded.length !== plain.length) return null;
  const named = NAMED.exec(plain)?.[1];
  if (named !== undefined && countWords(named) >= WORDS_MIN) return { words: named, after: '' };
  const found = SAID_IN_WRITING.test(folded)
    ? null
    : (ACCORDING.exec(folded) ?? REPORTS.exec(folded));
  if (!found) return null;
  const words = plain.slice(found.index + found[0].length).replace(SAYS_AGAIN, '');
  const [quotation = '', double, single] = QUOTED.exec(words) ?? [];
  const quoted = double ?? single;
  if (quoted !== undefined)
    return { words: quoted.trim(), after: words.slice(quotation.length).trim() };
  const kept = /\bach\w{1,3} $/u.test(found[0]) ? plain.slice(found.index) : words;
  const bare = kept.replace(/^["“'‘\s]{1,3}|[.,;:!?"”'’\s]{1,9}$/gu, '');
  return countWords(bare) >= WORDS_MIN ? { words: bare, after: '' } : null;
}

/** A statement of the seller that may answer the buyer, without the words that lead to it. */
function answering(statement: string): string[] {
  const plain = statement.replace(LAUGHTER, '').trim();
  const led = plain.replace(OWN_LEAD, '');
  const bare = led.replace(ASSURES, '').replace(/[.,;:!\s]{1,9}$/u, '');
  const count = countWords(bare);
  const isLong = count >= OWN_WORDS.least && count <= OWN_WORDS.most;
  const isOfBuyer = led === plain && OF_BUYER.test(fold(bare));
  return isLong && !isOfBuyer && !NO_ANSWER.test(fold(bare)) ? [bare] : [];
}
