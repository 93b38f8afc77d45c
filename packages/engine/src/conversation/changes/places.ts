import { fold } from '../../shared/text.ts';
import { isAsking, isGreeting, isPolite } from './sentences.ts';
import { flat, type Sentence, sentencesIn, spliced, stemsOf } from './text-search.ts';
import { valuesIn } from './values.ts';

const AT_BEGINNING =
  /\b(?:comec\w*|inicio|iniciozinho|primeir[ao]|(?:em|pra) cima|na frente|abertura|antes de tudo|abr[ae]|de cara)\b/;
const AT_END =
  /\b(?:fim|finzinho|final|finalzinho|embaixo|em baixo|pra baixo|ultim[ao]|fechando|rodape|depois$)\b/;
const SIDE = /\b(depois|apos|antes|na frente|junto|perto|ao lado|logo)\b/;

/** The subject and the greeting of an e-mail. */
const HEAD =
  /^assunto:[^\n]{0,200}\n+(?:(?:ol[áa]|prezad|oi|car[oa]|bom dia|boa )[^\n]{0,80}\n+)?/iu;

/** Puts a sentence at the named place, else before what closes the text. */
export function placed(text: string, sentence: string, where: string | null): string {
  const head = HEAD.exec(text)?.[0] ?? '';
  if (head !== '') return `${head}${placed(text.slice(head.length), sentence, where)}`;
  const signed = SIGN_OFF.exec(text);
  if (signed && !/^proposta:/iu.test(text))
    return `${placed(text.slice(0, signed.index), sentence, where)}${signed[0]}`;
  const sentences = sentencesIn(text);
  const place = flat(where ?? '');
  if (AT_BEGINNING.test(place) && !/\b(?:depois|antes|frente) d(?!e tudo)/.test(place)) {
    const first = sentences.find((one) => !isGreetingOf(one));
    return first ? insert(text, startOf(text, first), `${sentence} `) : ending(text, sentence);
  }
  if (AT_END.test(place)) return ending(text, sentence);
  const beside = SIDE.test(place) ? besideOf(sentences, place) : null;
  if (beside)
    return /\b(?:antes|na frente)\b/.test(place)
      ? insert(text, startOf(text, beside), `${sentence} `)
      : insert(text, beside.end, ` ${sentence}`);
  if (/^proposta:/iu.test(text)) return beforeEnd(text, sentence);
  const last = sentences.at(-1);
  const closing = sentences.findLastIndex((one) => !closes(one)) + 1;
  const first = sentences[closing];
  if (isAsking(sentence) && last && isPoliteQuestion(last)) return spliced(text, last, sentence);
  const before = sentences[closing - 1];
  return first && before && !isAsking(sentence) && !isSignOff(first)
    ? insert(text, before.end, ` ${sentence}`)
    : ending(text, sentence);
}

/** After the greeting that leads a sentence: "Oi, Ana! …" or "Bom dia, seu Jair, …". */
const startOf = (text: string, sentence: Sentence): number => {
  if (sentence.start > 0) return sentence.start;
  return (
    /^(?:oi+|olá|opa|bom dia|boa tarde|boa noite|prezad[oa]s?)(?:,? [^!,.?\n]{1,40})?[!.?]\s/iu.exec(
      text,
    )?.[0].length ?? 0
  );
};

export const isGreetingOf = ({ text }: Sentence): boolean =>
  isGreeting(text) ||
  /^e a[ií],? [^.!?]{0,40}\?$/iu.test(text) ||
  /^tudo (?:bem|certo|joia)[^?]{0,20}\?/iu.test(text);

/** The sentence that a place names: "depois do preço", "antes da pergunta". */
export function besideOf(sentences: readonly Sentence[], place: string): Sentence | null {
  if (/\bpergunta\b/.test(place)) return sentences.findLast((one) => isAsking(one.text)) ?? null;
  if (/\b(?:nome|oi|saudacao|cumprimento|bom dia|boa tarde)\b/.test(place))
    return sentences[0] ?? null;
  const stems = stemsOf(place).filter(
    (one) => !/^(?:depoi|antes|apos|junto|logo|lado|perto|frent)/.test(one),
  );
  const scored = sentences.map((one) => {
    const own = new Set(stemsOf(one.text));
    const types = valuesIn(one.text).map(({ type }) => type);
    const isMeant =
      (/\b(?:preco|valor)\b/.test(place) && types.includes('price')) ||
      (/\b(?:horario|hora)\b/.test(place) && types.includes('hour')) ||
      (/\b(?:data|dia)\b/.test(place) && types.includes('day')) ||
      (/\bprazo\b/.test(place) && DURATION.test(flat(one.text))) ||
      (/\b(?:obrigad[oa]|agradec\w+)\b/.test(place) && THANKS.test(flat(one.text)));
    return { one, score: stems.filter((stem) => own.has(stem)).length + (isMeant ? 1 : 0) };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.one : null;
}

const DURATION = /\b\d+ (?:dias?|semanas?|mes(?:es)?|horas?)\b/;
const THANKS = /\b(?:obrigad|agradec)/;

/** What only closes a text stays its last sentence. */
const CLOSES =
  /^(?:qualquer (?:duvida|coisa)|precisando|e so|me chama|quer aproveitar|te espero|ate (?:la|logo|mais|breve|amanha)|(?:um )?(?:abracos?|beijos?|cheiro)|obrigad[oa]|pode me responder|sei que|aguardo|fico (?:a disposicao|no aguardo)|estou a disposicao|atenciosamente|combinado|att)\b/;
const closes = ({ text }: Sentence): boolean => isAsking(text) || CLOSES.test(fold(text));

/** A question takes the place of a polite one at the end, so that the customer has one to answer. */
const isPoliteQuestion = ({ text }: Sentence): boolean => isPolite(text);

/** A sign-off stands in a paragraph of its own. */
const isSignOff = ({ text }: Sentence): boolean =>
  /^(?:um abraco|abracos?|atenciosamente|cordialmente|att)\b/.test(fold(text));

const insert = (text: string, at: number, put: string): string =>
  spliced(text, { start: at, end: at }, put);

/** A line of its own before the last one of a proposal. */
function beforeEnd(text: string, sentence: string): string {
  const at = text.lastIndexOf('\n\n');
  return at < 0 ? `${text}\n\n${sentence}` : `${text.slice(0, at)}\n\n${sentence}${text.slice(at)}`;
}

const SIGN_OFF =
  /\n\n(?:um abraço|abraços?|atenciosamente|cordialmente|att)[\s\S]{0,600}$|\n\n\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/iu;

/** At the end, before "Um abraço" of an e-mail; a point of its own in a list. */
function ending(text: string, sentence: string): string {
  const end = SIGN_OFF.exec(text);
  if (end) return `${text.slice(0, end.index)}\n\n${sentence}${end[0]}`;
  const isList = /\n- [^\n]+$/.test(text.trimEnd());
  return isList
    ? `${text.trimEnd()}\n- ${sentence.replace(/\.$/, '')}`
    : `${text.trim().replace(/([\p{L}\p{N}])$/u, '$1.')} ${sentence}`;
}
