import { capital } from '../../shared/text.ts';
import { toCustomer } from '../compose/content.ts';
import { asQuestion } from '../compose/request.ts';
import { withVerbs } from '../compose/worded-facts.ts';
import { placed } from './places.ts';
import { asWritten } from './spelling.ts';
import { flat, stemsOf, withoutEnd } from './text-search.ts';

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
        : `obrigado ${/^p[eo]/iu.test(what) ? what : /^[oa]s? /iu.test(what) ? `pel${what}` : `por ${what}`}`,
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
    /\bconvid\w*|\bchama el|\bcham(?:a|ar|ando|e)\b.{0,30}\b(?:pr[ao]|para|p)$/,
    (given) => {
      const what = given
        .replace(/^el[ae]s? (?=pr[ao] |para )/iu, '')
        .replace(/^pra (?=\p{L}+r )/iu, 'para ')
        .replace(/^(p?a?r?a? ?)vim(?=\s)/iu, '$1vir');
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
  if (!/[\p{L}\p{N}]/u.test(worded) || stemsOf(worded).length === 0) return null;
  return placed(text, worded, where);
}

const CONNECTORS =
  /^(?:\s*(?:(?:direitinho|certinho|bonitinho|por favor|por gentileza|pfv|ah|e|mas|i|aí|ai|também|tambem|tb|tbm|que|q|só|so|agora)(?=[\s,])|[,;]))+\s*/iu;
const FILLER = /^(?:viu|né|ne|tá|ta|tb|tbm|também|tambem|tmb|hein|ok|pfv)$/iu;

/** Without "viu", "né", "também" at the end. */
function withoutFillers(given: string): string {
  const text = withoutEnd(given, ',!.');
  const at = text.lastIndexOf(' ') + 1;
  return FILLER.test(text.slice(at)) ? withoutFillers(text.slice(0, at)) : text;
}

function question(what: string): string {
  const bare = withoutEnd(what.replace(CONNECTORS, '').replace(/^(?:se|si)\s/iu, ''), '?,.');
  return asWritten(asQuestion(toCustomer(bare)));
}

function statement(what: string, order: string): string {
  const bare = withoutFillers(what.replace(CONNECTORS, '').replace(REFERENCE, ''));
  const folded = flat(order);
  const worded = BY_ORDER.find(([verb]) => verb.test(folded))?.[1](bare, order) ?? named(bare);
  const sentence = capital(withoutEnd(asWritten(toCustomer(worded)), ',;.'));
  return sentence === '' || /[.!?…]$/.test(sentence) ? sentence : withVerbs(`${sentence}.`);
}

/** "aquela data que te falei, 22/11": what it is, not that it was said. */
const REFERENCE =
  /\s?\b(?:que|q) (?:eu )?(?:(?:já )?te |lhe )?(?:falei|disse|passei|contei|mandei|mostrei)\b,?/iu;

const EVENT = /^(?:problema|imprevisto|contratempo|acidente)/iu;
const NOUN =
  /^((?:o |a |os |as |meu |minha |nosso |nossa )?(?:pre[cç]o|valor|hor[aá]rio|endere[cç]o|prazo|pix|chave pix|chave|telefone|whats\p{L}*|zap|n[uú]mero|instagram|insta|site|link|total|frete|data|garantia|sinal|entrada|e-?mail))(?:,| é|:)?\s+(?=\S)/iu;
/** What a thing may be: a figure, a name, an address. */
const IS_VALUE = /^(?:[\d@(]|R\$|\p{Lu}|https?|[Dd]ia |[Rr]ua |[Aa]v\p{L}* )/u;
/** "o endereço rua 8" is "o endereço é rua 8". */
const named = (what: string): string => {
  if (EVENT.test(what)) return `tive um ${what}`;
  const found = NOUN.exec(what);
  if (!found || !IS_VALUE.test(what.slice(found[0].length))) return what;
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
