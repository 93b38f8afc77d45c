import { capital, fold } from '../../shared/text.ts';
import { toCustomer } from '../compose/content.ts';
import { asQuestion } from '../compose/request.ts';
import { isAsking, isGreeting } from './sentences.ts';
import { spelled } from './spelling.ts';
import { flat, type Sentence, sentencesIn, spliced, stemsOf, withoutEnd } from './text-search.ts';
import { valuesIn } from './values.ts';

/** What is to be added, and where. */
export interface Addition {
  what: string;
  /** The words that order it: "e pergunta se". */
  order: string;
  isQuestion: boolean;
  where: string | null;
}

const TIME = /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|\d{1,2} ?h)\b/;
/** What the order does with what follows it, as it is said to the customer. */
const BY_ORDER: readonly (readonly [RegExp, (what: string, order: string) => string])[] = [
  [
    /\bdesculpas?\b/,
    (what) => (/desculp/iu.test(what) ? what : `desculpa ${what || 'pelo transtorno'}`),
  ],
  [
    /\bagrade\w+\b/,
    (what) =>
      /^(?:obrigad|agrade)/iu.test(what)
        ? what
        : `obrigado ${/^p[eo]/iu.test(what) ? what : `por ${what}`}`,
  ],
  [
    /\b(?:oferec\w+|sugere|sugir\w+)\b/,
    (what) =>
      TIME.test(flat(what)) ? `consigo ${what}. Qual fica melhor para você?` : `te ofereço ${what}`,
  ],
  [
    /^(?:e |tambem )*da\b/,
    (what, order) =>
      `você ganha ${order.replace(/^(?:(?:e|também|tambem)\s)*d[aá]\s*/iu, '')} ${what}`.replace(
        /\s{2,}/g,
        ' ',
      ),
  ],
  [
    /\bconvida\w*\b|\bchama el/,
    (given) => {
      const what = given
        .replace(/^el[ae]s? (?=pr[ao] |para )/iu, '')
        .replace(/^pra (?=\p{L}+r )/iu, 'para ');
      return `quero te convidar ${/^(?:pr[ao]|para) /iu.test(what) ? '' : 'para '}${what}`;
    },
  ],
  [/\b(?:re)?lembra\w*\b/, (what) => `só lembrando: ${what}`],
  [/\bdeseja\w*\b/, (what) => `te desejo ${what}`],
  [/\bpede\w*\b/, (what) => (/^(?:pr[ao]|para) /iu.test(what) ? `peço ${what}` : what)],
];

/** A text with one more sentence; null where there is nothing to add. */
export function withAdded(text: string, addition: Addition): string | null {
  const { what, order } = addition;
  if (/\bemojis?\b|\bcoraca\w+|\bcarinha/.test(flat(what))) return withEmoji(text, what);
  if (/^\p{Extended_Pictographic}/u.test(what.trim())) return `${text.trim()} ${what.trim()}`;
  const greeting = /^(?:um )?(bom dia|boa tarde|boa noite)$/.exec(flat(what).trim())?.[1];
  if (greeting) return `${capital(greeting)}! ${text.replace(/^(?:oi+|olá),?\s*/iu, '')}`;
  return withSentence(text, { ...addition, what, order });
}

export function withSentence(
  text: string,
  { what, order, isQuestion, where }: Addition,
): string | null {
  const worded = isQuestion ? question(what) : statement(what, order);
  if (!/[\p{L}\p{N}]/u.test(worded)) return null;
  return placed(text, worded, where);
}

const CONNECTORS =
  /^(?:\s*(?:(?:ah|e|mas|i|aí|ai|também|tambem|tb|tbm|que|q|só|so|agora)(?=[\s,])|[,;]))+\s*/iu;
const FILLER = /^(?:viu|né|ne|tá|ta|tb|tbm|também|tambem|tmb|hein|ok|pfv)$/iu;

/** Without "viu", "né", "também" at the end. */
function withoutFillers(given: string): string {
  const text = withoutEnd(given, ',!.');
  const at = text.lastIndexOf(' ') + 1;
  return FILLER.test(text.slice(at)) ? withoutFillers(text.slice(0, at)) : text;
}

function question(what: string): string {
  const bare = withoutEnd(what.replace(CONNECTORS, '').replace(/^(?:se|si)\s/iu, ''), '?,.');
  return spelled(asQuestion(toCustomer(bare)));
}

function statement(what: string, order: string): string {
  const bare = withoutFillers(what.replace(CONNECTORS, '').replace(REFERENCE, ''));
  const folded = flat(order);
  const worded = BY_ORDER.find(([verb]) => verb.test(folded))?.[1](bare, order) ?? named(bare);
  const sentence = capital(amounts(withoutEnd(spelled(toCustomer(worded)), ',;.')));
  return sentence === '' || /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** "aquela data que te falei, 22/11": what it is, not that it was said. */
const REFERENCE =
  /\s?\b(?:que|q) (?:eu )?(?:(?:já )?te |lhe )?(?:falei|disse|passei|contei|mandei|mostrei)\b,?/iu;

const EVENT = /^(?:problema|imprevisto|contratempo|acidente)/iu;
const NOUN =
  /^((?:o |a |os |as |meu |minha |nosso |nossa )?(?:pre[cç]o|valor|hor[aá]rio|endere[cç]o|prazo|pix|chave pix|chave|telefone|whats\p{L}*|zap|n[uú]mero|instagram|insta|site|link|total|frete|data|garantia|sinal|entrada|e-?mail))(?:,| é|:)?\s+(?=[\d@(R]|\p{Lu}|https?|dia |rua |av\p{L}* )/iu;
/** "o endereço rua 8" is "o endereço é rua 8". */
const named = (what: string): string => {
  if (EVENT.test(what)) return `tive um ${what}`;
  const found = NOUN.exec(what);
  if (!found) return what;
  const noun = found[1] ?? '';
  const article = /^(?:[oa]s?|meu|minha|nosso|nossa) /iu.test(noun)
    ? ''
    : /^(?:chave|garantia|data|entrada)/iu.test(noun)
      ? 'a '
      : 'o ';
  const rest = what.slice(found[0].length);
  const isPrice =
    /pre[cç]o|valor|total|frete|sinal|entrada/iu.test(noun) && /^\d[\d.,]*$/.test(rest);
  return `${article}${noun} é ${isPrice ? `R$ ${rest}` : rest}`;
};

/** "380 reais" as it is written to a customer. */
const amounts = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d[\d.]*(?:,\d{2})?) ?(?:reais|conto|contos|pila|real)(?![\p{L}])/giu,
    'R$ $1',
  );

const EMOJI_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bcorac\w+/, '💛'],
  [/\bbolo|aniversario/, '🎂'],
  [/\bflor\w*/, '🌸'],
  [/\bfesta|comemor\w+/, '🎉'],
  [/\bsol\b/, '☀️'],
  [/\bcarro/, '🚗'],
  [/\bcasa\b/, '🏠'],
  [/\bfogo/, '🔥'],
  [/\bestrela/, '⭐'],
  [/\bfoguete/, '🚀'],
  [/\bunha/, '💅'],
  [/\bcafe\b/, '☕'],
  [/\bmao|aperto/, '🤝'],
  [/\bbeij\w+/, '😘'],
];
/** The emoji that a few words name, at the end. */
export function withEmoji(text: string, what: string): string {
  const given = /\p{Extended_Pictographic}\u{fe0f}?/u.exec(what)?.[0];
  const name = EMOJI_NAMES.find(([pattern]) => pattern.test(flat(what)))?.[1] ?? '🙂';
  return `${text.trim()} ${given ?? name}`;
}

const AT_BEGINNING =
  /\b(?:comeco|comecinho|inicio|iniciozinho|primeir[ao]|em cima|abertura|antes de tudo|abre|de cara)\b/;
const AT_END =
  /\b(?:fim|finzinho|final|finalzinho|embaixo|em baixo|por ultimo|fechando|ultima linha|rodape)\b/;
const SIDE = /\b(depois|apos|antes|junto|perto|ao lado|logo)\b/;

/** Puts a sentence at the named place, else before what closes the text. */
function placed(text: string, sentence: string, where: string | null): string {
  const sentences = sentencesIn(text);
  const place = flat(where ?? '');
  if (AT_BEGINNING.test(place) && !/\bdepois d/.test(place)) {
    const first = sentences.find((one) => !isGreetingOf(one));
    return first ? insert(text, startOf(text, first), `${sentence} `) : ending(text, sentence);
  }
  if (AT_END.test(place)) return ending(text, sentence);
  const beside = SIDE.test(place) ? besideOf(sentences, place) : null;
  if (beside)
    return /\bantes\b/.test(place)
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

const isGreetingOf = ({ text }: Sentence): boolean =>
  isGreeting(text) || /^tudo (?:bem|certo|joia)[^?]{0,20}\?/iu.test(text);

/** The sentence that a place names: "depois do preço", "antes da pergunta". */
function besideOf(sentences: readonly Sentence[], place: string): Sentence | null {
  if (/\bpergunta\b/.test(place)) return sentences.findLast((one) => isAsking(one.text)) ?? null;
  if (/\b(?:nome|oi|saudacao|cumprimento|bom dia|boa tarde)\b/.test(place))
    return sentences[0] ?? null;
  const stems = stemsOf(place).filter(
    (one) => !/^(?:depoi|antes|apos|junto|logo|lado|perto)/.test(one),
  );
  const scored = sentences.map((one) => {
    const own = new Set(stemsOf(one.text));
    const types = valuesIn(one.text).map(({ type }) => type);
    const isMeant =
      (/\b(?:preco|valor)\b/.test(place) && types.includes('price')) ||
      (/\b(?:horario|hora)\b/.test(place) && types.includes('hour')) ||
      (/\b(?:data|dia)\b/.test(place) && types.includes('day'));
    return { one, score: stems.filter((stem) => own.has(stem)).length + (isMeant ? 1 : 0) };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.one : null;
}

/** What only closes a text stays its last sentence. */
const CLOSES =
  /^(?:qualquer (?:duvida|coisa)|precisando|e so|me chama|quer aproveitar|te espero|ate (?:la|logo|mais|breve|amanha)|(?:um )?(?:abracos?|beijos?|cheiro)|obrigad[oa]|aguardo|fico (?:a disposicao|no aguardo)|estou a disposicao|atenciosamente|combinado|att)\b/;
const closes = ({ text }: Sentence): boolean => isAsking(text) || CLOSES.test(fold(text));

const POLITE =
  /^(?:combinado|tudo certo|pode ser|fica bom assim|faz sentido|o que (?:voce )?acha|posso contar com voce|consegue me responder|quer que eu te mande|certo|ok|tudo bem(?: assim)?|topa)[^?]{0,25}\?$/;
/** A question takes the place of a polite one at the end, so that the customer has one to answer. */
const isPoliteQuestion = ({ text }: Sentence): boolean => POLITE.test(fold(text));

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
