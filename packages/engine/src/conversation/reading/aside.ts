import { fold } from '../../shared/text.ts';
import { namesOffTopic } from './off-topic.ts';
import { countWords } from './wording.ts';

/** "e você, gosta de tacacá?": a question to the coach as if it were a person. */
const PERSONAL =
  /^(?:(?:e ai|eai|e|mas|ah|me diz(?: uma coisa)?(?: fora d\w{1,2} (?:venda|trabalho|assunto)\w{0,1})?|k{2,20}|coach|alias)[,. ]+){0,4}(?:(?:vc|voce|tu|ce)(?: (?:ai|tambem|tb|ja|nao)){0,2}[, ]+){1,2}(?:gosta|curte|come|bebe|toma|dorme|torce|mora|namora|comeu|provou|acredita|cansa|sente|sonha|e casad[oa]|tem (?:filhos?|namorad[oa]|time|fome|sono|sentimentos?|cachorro|gato|saudade)|viu o jogo|sabe (?:cozinhar|dancar|cantar|nadar|dirigir|fazer (?:uma? )?(?:bolo|pao|cafe|comida|churrasco|feijoada|tapioca|cuscuz|moqueca|acaraje|pizza|brigadeiro)))\b[^?]{0,60}\?+(?: ?(?:k{2,20}|(?:rs){1,5}))?$/;
const WORDS_MAX = 14;

/** Laughter says nothing beside it. */
const FILLER = /^(?:k{2,20}|(?:rs){1,9}|(?:ha){2,9}|[^a-z0-9]{1,9})[\s!.]*$/;

const isPersonal = (sentence: string): boolean => {
  const folded = fold(sentence.trim());
  return PERSONAL.test(folded) && countWords(folded) <= WORDS_MAX && !namesOffTopic(folded);
};

/** A message without personal questions to the coach. */
interface WithoutAside {
  rest: string;
  hasAside: boolean;
}

/** Splits a message into what it asks for and whether it asks the coach something personal besides. */
export function withoutAside(message: string): WithoutAside {
  const sentences = message.split(/(?<=[.!?])\s+/u);
  const rest = sentences.filter((one) => !isPersonal(one));
  const said = rest.join(' ').trim();
  return { rest: FILLER.test(fold(said)) ? '' : said, hasAside: rest.length < sentences.length };
}
