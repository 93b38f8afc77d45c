import { sentencesOf } from '../../recognition/index.ts';
import { capital, fold, lengthInWords } from '../../shared/text.ts';
import { toCustomer } from '../compose/content.ts';
import { isForWriter } from '../compose/sendable.ts';
import type { Known } from '../state/known.ts';
import { spelled } from './spelling.ts';
import { clausesOf, stemsOf, wordsIn } from './text-search.ts';
import { valuesIn } from './values.ts';

const WORDS_MAX = 9;
const TURNS = 30;
const CLAUSE_MAX = 24;
/** What a seller knows and a text can only name: "o horário do suporte", "a garantia também". */
const THING =
  /^(?:(?:[oa]s?|meus?|minhas?|noss[oa]s?) )?(?:pre[cç]os?|valor(?:es)?|total|endere[cç]o|hor[aá]rios?|prazo|telefone|n[uú]mero|pix|chave|link|nome|data|dia|garantia|forma|desconto|frete|entrada|sinal|regra|pol[ií]tica|condi[cç](?:[aã]o|[oõ]es)|pagamento|multa|taxa|site|insta\p{L}*|perfil|validade|contato|cnpj|local|entrega|instala[cç][aã]o)(?![\p{L}])/iu;
const FILLER = '(?:tamb[eé]m|tb|tbm|a[ií]|junto|nela|nele|no texto|na mensagem|na msg)';
const FILLERS = new RegExp(
  `(?<![\\s,])[\\s,]{1,3}${FILLER}(?:[\\s,]{1,3}${FILLER}){0,3}\\W{0,5}$`,
  'iu',
);

const SAYS =
  /(?<![\p{L}])(?:é|são|est[aá]|t[aá]|fica|vale|custa|sai|tem|vai|foi|muda|mudou|subiu|sobe|vence|come[cç]a|termina|inclui|cobre|dura)(?![\p{L}])/iu;

/** A thing as it is named, without words that belong to the order. */
export const bareThing = (what: string): string =>
  what.replace(FILLERS, '').replace(/(?<![?.!,\s])[?.!,\s]+$/u, '');

/** Whether a few words only name a thing that the seller knows, without what it is. */
export function isThingAlone(what: string): boolean {
  const bare = bareThing(what);
  return (
    THING.test(bare) &&
    lengthInWords(bare) <= WORDS_MAX &&
    !/\d|@|:/.test(bare) &&
    !SAYS.test(bare) &&
    !/\s\p{Lu}\p{Ll}/u.test(bare)
  );
}

/** What says of which kind a thing is rather than which one. */
const KIND = /^(?:dia|data|hora|horar|prazo|valor|preco|nome|local|regra|forma|condi|polit)$/;

/** The clause in which the seller stated a thing with its value, to the customer; null for none. */
export function statedThing(what: string, { state, person }: Known): string | null {
  const named = stemsOf(bareThing(what));
  const own = named.filter((stem) => !KIND.test(stem));
  const about = own.length > 0 ? own : named;
  if (about.length === 0) return null;
  const clause = state.log
    .slice(-TURNS)
    .toReversed()
    .flatMap(({ turn }) => sentencesOf(turn.userInput))
    .filter((sentence) => !sentence.trim().endsWith('?') && !isForWriter(sentence))
    .filter((sentence) => !ORDERS.test(fold(sentence)))
    .flatMap((sentence) => clausesOf({ text: sentence, start: 0, end: sentence.length }))
    .map(({ text }) => text.replace(LINK, '').trim())
    .find((text) => isAbout(text, about));
  return clause ? spelled(capital(toCustomer(fromThing(clause, about), { person }))) : null;
}

const LINK = /^[\s,;:–(]*(?:(?:e|mas|que|q)\s)?/iu;

const isAbout = (clause: string, about: readonly string[]): boolean => {
  const own = stemsOf(clause);
  return (
    about.every((stem) => own.includes(stem)) &&
    valuesIn(clause).length > 0 &&
    lengthInWords(clause) <= CLAUSE_MAX
  );
};

/** "o meu é 1.050 com garantia de 1 ano": from "garantia" on. */
function fromThing(clause: string, [stem = '']: readonly string[]): string {
  const word = wordsIn(clause).find((one) => one.stem === stem);
  const lead = word
    ? /(?<![\p{L}])(?:com|tem|inclui|e)\s$/iu.test(clause.slice(0, word.start))
    : false;
  const rest = word && lead ? clause.slice(word.start) : clause;
  return valuesIn(rest).length > 0 ? rest : clause;
}

const ORDERS =
  /^(?:(?:e|agora|entao|ok|boa),? )*(?:faz|escrev\w*|manda|monta|cria|prepara|poe|bota|coloca|tira|troca|inclui|acrescent\w*|avisa|fala|diz|pergunta|responde|quanto|qual|quando|como)\b/;
