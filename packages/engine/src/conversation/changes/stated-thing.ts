import { sentencesOf } from '../../recognition/index.ts';
import { capital, fold } from '../../shared/text.ts';
import { toCustomer } from '../compose/content.ts';
import { hasVerb, isForWriter } from '../compose/sendable.ts';
import type { Known } from '../state/known.ts';
import { spelled } from './spelling.ts';
import { stemsOf } from './text-search.ts';
import { valuesIn } from './values.ts';

const WORDS_MAX = 9;
const TURNS = 30;
const SENTENCE_MAX = 24;
/** What a seller knows and a text can only name: "o horário do suporte", "a garantia também". */
const THING =
  /^(?:(?:[oa]s?|meus?|minhas?|noss[oa]s?) )?(?:pre[cç]os?|valor(?:es)?|total|endere[cç]o|hor[aá]rios?|prazo|telefone|n[uú]mero|pix|chave|link|nome|data|dia|garantia|forma|desconto|frete|entrada|sinal|regra|pol[ií]tica|condi[cç](?:[aã]o|[oõ]es)|pagamento|multa|taxa|site|insta\p{L}*|perfil|validade|contato|cnpj)(?![\p{L}])/iu;
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
    bare.split(/\s+/).length <= WORDS_MAX &&
    !/\d|@|:/.test(bare) &&
    !SAYS.test(bare) &&
    !/\s\p{Lu}\p{Ll}/u.test(bare)
  );
}

/** The sentence in which the seller stated a thing with its value, to the customer; null for none. */
export function statedThing(what: string, { state, person }: Known): string | null {
  const isName = /^(?:o )?nome d/iu.test(what);
  const about = stemsOf(bareThing(what)).filter(
    (stem) => !/^(?:nome|regra|falta)$/.test(stem) || !isName,
  );
  if (about.length === 0) return null;
  const found = state.log
    .slice(-TURNS)
    .toReversed()
    .flatMap(({ turn }) => sentencesOf(turn.userInput))
    .find((sentence) => {
      const own = stemsOf(sentence);
      return (
        about.every((stem) => own.includes(stem)) &&
        !sentence.trim().endsWith('?') &&
        sentence.split(/\s+/).length <= SENTENCE_MAX &&
        !isForWriter(sentence) &&
        !ORDERS.test(fold(sentence)) &&
        hasVerb(sentence) &&
        valuesIn(sentence).length > 0
      );
    });
  return found ? spelled(capital(toCustomer(found, { person }))) : null;
}

const ORDERS =
  /^(?:(?:e|agora|entao|ok|boa),? )*(?:faz|escrev\w*|manda|monta|cria|prepara|poe|bota|coloca|tira|troca|inclui|acrescent\w*|avisa|fala|diz|pergunta|responde|quanto|qual|quando|como)\b/;
