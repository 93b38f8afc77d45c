import { fold } from '../shared/text.ts';
import { recognised } from './recognise.ts';
import { countWords, isQuestion, withoutGreeting } from './wording.ts';

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
const GREETED = 0.9;
const GREETING_WORDS = 5;

/** "bom dia minha fia" says nothing besides. */
export function isGreetingOnly(text: string): boolean {
  if (onlyGreets(text)) return true;
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
