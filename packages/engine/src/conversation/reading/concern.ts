import { fold, lengthInWords } from '../../shared/text.ts';
import { toCustomer } from '../compose/content.ts';
import { similarPhrasings } from './phrasings.ts';
import { recognised } from './recognise.ts';
import { saidBy, saidIf } from './reported.ts';
import { TO_COACH } from './to-coach.ts';

/** What a customer fears, asks or says, in the seller's words and addressed to the customer. */
export interface Concern {
  kind: 'fear' | 'question' | 'statement';
  words: string;
}

const FEARS =
  /(?<![\p{L}])(?:(?:tem|têm|tinha|tá|ta|está|esta|tava|estava|ficou|fica|anda|sente|com|por) (?:muito |um certo |muita )?(?:medo|receio|pavor|preocupa[cç][aã]o|inseguran[cç]a|cisma)|(?:preocupad|insegur|cismad|apreensiv|receos|desconfiad|encucad)[oa]s?|tem[ea]|desconfi(?:ou|a|aram|am|ava)|se preocupa(?:m)?|(?:medo|receio) d[ela]{2}(?: é| eh| e)?)\s(d[aeo]s?|com(?: [oa]s?)?|que|q|por|em)\s(.{3,300})$/iu;
const ASKS =
  /(?<![\p{L}])(?:pergunt(?:ou|a|aram|am|ando)|quer saber|queria saber|quis saber|quer entender)(?: me| aqui| hoje)?,?\s(se|quanto|quando|como|onde|qual|quais|o que|por que|quem|que)\s(.{3,300})$/iu;
/** "tô com medo de ligar" is a feeling of the seller. */
const OF_SELLER = /(?<![\p{L}])(?:eu|t[oô]|estou|fico|fiquei|sinto|ando)(?:\s\p{L}+)?\s*$/iu;
const LAUGHTER = /\s(?:k{2,40}|rs{1,9}|haha\p{L}{0,40}|\p{Extended_Pictographic})(?![\p{L}])/giu;
const ARTICLES: Readonly<Record<string, string>> = { do: 'o ', da: 'a ', dos: 'os ', das: 'as ' };
const WORDS_MAX = 24;

/** What the customer fears, asks or says in a message; null where it states none. */
export function concernIn(text: string): Concern | null {
  const asked = ASKS.exec(text);
  const feared = FEARS.exec(text);
  if (feared && OF_SELLER.test(text.slice(0, feared.index))) return null;
  if (feared && (!asked || feared.index < asked.index)) return fearOf(feared);
  if (asked) return concern('question', `${asked[1]} ${asked[2]}`);
  const plain = saidBy(text) === null ? text.trim().replace(/\?$/, '') : text;
  const said = firstSentence(saidBy(text) ?? saidIf(text) ?? '');
  if (said === '') return null;
  const at = fold(plain).length === plain.length ? fold(plain).indexOf(said) : -1;
  const words = at < 0 ? said : plain.slice(at, at + said.length);
  return concern('statement', words);
}

/** What follows the customer's words in further sentences is the seller's. */
const firstSentence = (words: string): string => words.split(/(?<=[.!?]) /)[0] ?? words;

function fearOf([all, link = '', words = '']: RegExpExecArray): Concern | null {
  if (COMPARED.test(fold(all))) return null;
  const stated = firstSentence(words);
  const joined = fold(link);
  if (joined === 'que' || joined === 'q') return concern('fear', `que ${stated}`);
  const article = ARTICLES[joined] ?? /^com ([oa]s?)$/.exec(joined)?.[1]?.concat(' ') ?? '';
  return concern('fear', `${article}${stated}`);
}

/** "a mais desconfiada dos dois" compares people. */
const COMPARED =
  /^(?:desconfiad|insegur|receos|cismad|apreensiv)[oa]s? d[aeo]s? (?:dois|duas|tres|casal|todos|todas|famil\w+|turma)\b/;

function concern(kind: Concern['kind'], words: string): Concern | null {
  const own = firstSentence(words).replace(LAUGHTER, '').replace(TO_COACH, '').trim();
  const bare = own.replace(/^["“'‘]|(?<!["”'’.!?…])["”'’]?[.!?…]{0,12}$/gu, '').trim();
  const isQuoted =
    /^["“'‘]/u.test(own) ||
    /(?<![\p{L}])(?:eu|meu|minha|n[oó]s|a gente|tô|to|tenho|quero|acho|vou|vamos|estou|preciso|posso|sou|fui|compro|uso|pago|fa[cç]o|gostei|prefiro|somos|temos|fazemos|deixa eu)(?![\p{L}])/iu.test(
      bare,
    );
  if (bare.length < 3 || lengthInWords(bare) > WORDS_MAX) return null;
  if (kind !== 'statement') return { kind, words: toCustomer(bare) };
  return { kind, words: isQuoted ? `“${bare}”` : `que ${toCustomer(bare)}` };
}

/** From these an objection is taken to be what a customer's fear or question is about. */
const CLEAR = 0.8;
const ALIKE = 0.2;
/** What customers fear; a wish to cancel is no fear of being bound. */
const FEARED =
  /^obj\.(?:fraud|doubt|bad-experience|reputation|guarantee|complex|contract|no-return|proof|delivery|quality|unknown)$/;
const CLEAR_QUESTION = 0.85;

/** Whether a known objection says the same as a customer's fear or question. */
export function isKnownObjection({ kind, words }: Concern): boolean {
  const [best] = recognised(words).ranked;
  if (!best?.label.startsWith('obj.') || best.label === 'obj.unknown') return false;
  if (kind === 'question') return best.probability >= CLEAR_QUESTION;
  if (!FEARED.test(best.label)) return false;
  const alike = similarPhrasings(words).get(best.label.slice('obj.'.length)) ?? 0;
  return best.probability >= CLEAR && alike >= ALIKE;
}
