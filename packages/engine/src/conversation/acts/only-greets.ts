import { fold } from '../../shared/text.ts';
import { recognised } from '../reading/recognise.ts';
import { countWords, isQuestion, withoutGreeting } from '../reading/wording.ts';

/** "oiee", "opaa!" */
const LENGTHENED = /^(?:oi+e*|ola+|opa+|e+ ?ai+|alo+|salve+)[\s!.,]*$/;

/** "oi meu amor" */
const FOND =
  /^(?:oi+e*|ola|opa|bom dia|boa tarde|boa noite)[, ]+(?:(?:meu|minha) )?(?:amor|querid\w|bem|flor|lind\w|anjo|rei|fi[ao]|filh[ao]|amig\w|nega|gata|coracao|patrao|chefe)[\s!.,]*$/;

/** Whether a message is a greeting in one or two words. */
const onlyGreets = (text: string): boolean =>
  LENGTHENED.test(fold(text.trim())) || FOND.test(fold(text.trim()));

/** "bom dia, aqui é o Tião do mel", "Boa noite. Renato aqui, peças de trator." */
const INTRODUCES =
  /^(?:(?:oi+|ola|opa|bom dia|boa tarde|boa noite|salve|e ai|fala)\b[^.!?]{0,25}[,.! ]+)(?:(?:aqui (?:e|eh|quem fala)|sou|eu sou|me chamo|meu nome e)\b|\p{L}+ aqui\b)/u;
const INTRODUCTION_WORDS = 14;
/** "trabalho com planos funerários", "atendo em estúdio de pilates" */
const STATES_TRADE =
  /^(?:(?:oi+e*|ola|bom dia|boa tarde|boa noite|coach|entao|e)[,.! ]+)*(?:eu )?(?:vendo|revendo|trabalho com|represento|atendo (?:em|com|n[oa]s?)|sou (?:vendedor\w*|corretor\w*|representante|consultor\w*|autonom\w+|revendedor\w*)|faco (?:e vendo|bolos?|doces?|salgados?|unhas?|sobrancelhas?))\b/;
const ABOUT_BUYER =
  /\b(?:client\w*|el[ae]s?|mas|nao|so|desconto|preco|car[oa]|como|ninguem|sumi\w*|meta|quero|preciso|escrev\w*|mensagem|dona|seu)\b|\d/;
const GREETS = /^(?:oi+e*|ola|opa|bom dia|boa tarde|boa noite|e ai)\b/;
const OF_SALE =
  /\b(?:client\w*|el[ae]s?|del[ae]s?|dona|seu|preco|valor|desconto|car[oa]|venda|vendi|vender|meta|escrev\w*|mensagem|msg|proposta|orcamento|ninguem|todo mundo|sumi\w*|quero|preciso|ajuda|duvida|como|sou|faco|oq|o que|saindo|semana|mes|reais)\b|r\$|["“']/;
const OWN_DAY =
  /\b(?:hoje|hj|acordei|levantei|cheguei|dormi|cafe|chuva|chovendo|sol|calor|frio|friozinho|cozinha|cedo|dia)\b|k{2,}/;
const DAY_WORDS = 30;

/** "bom dia, hoje acordei 4h, aqui está uma chuva": a greeting and the seller's own day, no sale. */
function greetsWithDay(text: string): boolean {
  const folded = fold(text.trim());
  const rest = fold(withoutGreeting(text));
  return (
    GREETS.test(folded) &&
    OWN_DAY.test(rest) &&
    !OF_SALE.test(rest) &&
    !isQuestion(text) &&
    countWords(text) <= DAY_WORDS
  );
}

const GREETED = 0.9;
const GREETING_WORDS = 5;

/** Who introduces themself at length and asks for nothing. */
const LONG_INTRODUCTION = 40;
const OF_WORK =
  /\b(?:client\w*|dona|preco|valor|desconto|car[oa]|comprador\w*|escrev\w*|mensagem|quero|preciso|como (?:eu|faco)|quanto|el[ae]s?|disse|falou|vendi|vender|sumi\w*|reais|ajud\w+)\b|r\$|["“']/;
const introducesAtLength = (text: string): boolean =>
  INTRODUCES.test(fold(text)) &&
  countWords(text) <= LONG_INTRODUCTION &&
  !text.includes('?') &&
  !OF_WORK.test(fold(text));

/** "bom dia minha fia" says nothing besides. */
export function isGreetingOnly(text: string): boolean {
  if (introducesAtLength(text)) return true;
  if (onlyGreets(text) || greetsWithDay(text)) return true;
  if (INTRODUCES.test(fold(text)) && countWords(text) <= INTRODUCTION_WORDS && !isQuestion(text))
    return true;
  if (
    STATES_TRADE.test(fold(withoutGreeting(text))) &&
    countWords(text) <= INTRODUCTION_WORDS &&
    !isQuestion(text) &&
    !ABOUT_BUYER.test(fold(text))
  )
    return true;
  const { label, probability } = recognised(text.trim());
  return (
    label === 'talk.greeting' &&
    probability >= GREETED &&
    countWords(text) <= GREETING_WORDS &&
    !isQuestion(text)
  );
}

const LEAVES =
  /^(?:(?:ta(?: bom)?|ok|blz|beleza|certo|entao|show|perfeito|boa)[,.! ]+)*(?:valeu|vlw|obrigad\w|brigad\w)\b/;
const LEAVES_WORDS = 14;

/** "tá bom, valeu parceiro, vou tomar um açaí" */
export const takesLeave = (text: string): boolean => {
  const folded = fold(text.trim());
  const rest = folded.replace(LEAVES, '');
  return (
    LEAVES.test(folded) &&
    /\bvou\b/.test(rest) &&
    !isQuestion(text) &&
    countWords(text) <= LEAVES_WORDS &&
    !/\b(?:client\w*|el[ae]s?|dona|seu|mandar|ligar|oferecer|cobrar|tentar|falar|usar|testar|fazer|escrev\w*|mas|desconto|preco)\b/.test(
      rest,
    )
  );
};

const USE =
  /\bcomo (?:(?:que|q|e que) )?(?:se |eu )?(?:usa|uso|mexe|mexo|funciona) (?:n?iss[oa]|ess[ae]|aqui|n?ess[ae]|o app|o aplicativo|a arena|voce|vc)\b|\bo (?:que|q) (?:(?:que|q) )?(?:vc|voce|ce|tu) faz\b/;

/** "como que usa isso aqui?", "o que você faz?" */
export const asksForUse = (text: string): boolean => USE.test(fold(text));
