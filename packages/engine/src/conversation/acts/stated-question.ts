import { questionWords } from '../../shared/question-words.ts';
import { asPattern, fold } from '../../shared/text.ts';
import { figuresIn } from '../../sums/index.ts';
import { shortName } from '../cases/customer.ts';
import type { Reading } from '../reading/priors.ts';
import { asksOwnStep, countWords, pastedIn } from '../reading/wording.ts';
import { heldIn } from '../recall/recall-match.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const LEAD = String.raw`(?:^|[.,;:!?] ?|\b(?:e|mas|ai|entao|agora|coach|diz|fala|sabe|lembra|recorda|esqueci|tem anotado|hein) )`;
const LINK = '(?:(?:a|o|de|d[ao]|com|pr[ao]|pra|para|por|em|n[oa]|ate|desde|ha|faz|sobre) )?';
/** A question word where a clause begins: "de quem é", "quantas caixas", "como chama", "há quanto tempo". */
const ASKS = new RegExp(
  `${LEAD}${LINK}(?:qual|quais|quant[oa]s?|quem|onde|aonde|quando|cade|o que|oq|que (?:dia|horas?|horario|data|nome|valor|preco)|como (?:que )?(?:eu )?(?:se |me )?cham\\w*|como (?:que )?(?:era|eh?|foi) (?:mesmo )?o nome)\\b`,
  'u',
);
/** The question word at the end: "o desconto era quanto", "a reunião ficou pra quando mesmo". */
const ASKS_LAST = /\b(?:qual|quant[oa]s?|quem|onde|quando|que (?:dia|horas?))(?: mesm\w+)?\W*$/;
/** "que desculpa ele deu?": a thing that the question names, so only with its mark. */
const ASKS_THING = new RegExp(
  `${LEAD}${LINK}que (?!bom|pena|legal|raiva|susto|tal)\\p{L}{3,20}\\b[^?]{0,80}\\?`,
  'u',
);
/** "antes do corte quanto ele pedia": where no clause begins, with what somebody used to do. */
const ASKS_USED =
  /(?<!\b(?:sei|la|sabe|depende|disse|falou|falei|ver|saber|entender|pergunt\w{1,3}) )\b(?:qual|quant[oa]s?|quem|onde|que (?:dia|horas?)) (?:que )?(?:el[ae]s?|eu|a gente) \p{L}{2,12}(?:ava|avam|ia|iam)\b/u;
const EITHER = /\b(?:era|foi|eram|foram)\b.{1,40} ou .{1,40}\?/;
/** What was said before, as such. */
const REPORTED =
  /\b(?:te|lhe|eu(?: ja)?(?: te)?) (?:tinha )?(?:falei|disse|contei|passei|mandei|pedi|perguntei|escrevi|citei|mencionei|comentei|informei|combinei|marquei|prometi|dei|falado|dito|contado|passado)\b|\b(?:lembra|recorda|esqueci|me escapou|anotad\w|guardou|registrad\w)\b|\b(?:mesm[oa]|msm|mermo)\W*$|\b(?:voce|vc|tu|ce) (?:me |ja |tinha |que ){0,2}(?:deu|escreveu|mandou|sugeriu|disse|falou|passou|montou|fez)\b/;
const PAST =
  /\b(?:era|eram|foi|foram|tinha|tinham|estava|tava|queria|ia|(?!vou\b|sou\b|dou\b|meu\b|seu\b|teu\b)\p{L}{2,14}(?:ou|eu|iu|aram|eram|iram))\b/u;
/** Of what a person did or said; "o que deu errado" asks for a judgement. */
const SAID_WHAT =
  /\b(?:o que|oq|q|que)\b.{0,30}\b(?:falou|disse|diz|respondeu|reclamou|pediu|queria|achou|gostou|contou|perguntou|comprou|escolheu|levou|prometeu|deu)\b/;
const OF_WHAT = /(?:^|[.,;:!?] ?|\b(?:e|mas|ai|entao|agora|coach) )(?:o que|oq|q)\b/;
/** What stays the same about a person, and what the seller's own profile states. */
const ATTRIBUTE =
  /\b(?:nome|idade|anos|telefone|celular|endereco|cidade|bairro|profissao|cargo|apelido|aniversario|numero|mora|moram)\b/;
const OWN_PROFILE =
  /\b(?:meu nome|(?:eu )?me chamo|quem (?:sou eu|eu sou)|o que (?:e que )?(?:eu )?(?:que eu )?vendo|meu (?:ramo|segmento|produto|bairro)|minha (?:cidade|area|regiao)|onde (?:eu )?(?:moro|trabalho|atendo)|que eu vendo)\b/;
const NO_RECALL =
  /\b(?:melhor|ideal|recomend\w+|devo|deveria|posso|devia|se (?:eu|el[ae])|seria|e se|costuma\w*|normalmente|geralmente|vale a pena|fazer pra|preciso|(?:eu )?[a-z]{3,}o primeiro)\b/;
/** "qual o apartamento dela": one thing of one person, and nothing else. */
const OF_ONE = /(?:^|[.,;:!?] ?|\be )qual(?: (?:e|eh))? [oa] \p{L}{3,} del[ae]\W*$/u;
const OF_PERSON = /\b(?:del[ae]s?|el[ae]s?)\b/;
/** From this probability another reading is followed where the question could be one. */
const OTHER = 0.55;
const OTHERS = /^(?:ask|obj|sum|practice|line|app|doc\.manage|write|change|flow\.insist)/;
/** How much of the question the talk has to contain. */
const HELD = 0.6;

/** Whether a message asks for what was said in the talk, or stands in the seller's data. */
export function asksForStated(
  text: string,
  readings: readonly Reading[],
  state: ConversationState,
): boolean {
  const folded = questionWords(fold(text));
  if (!isAsking(folded) || NO_RECALL.test(folded) || asksOwnStep(text)) return false;
  if (pastedIn(text) !== null || NEGATED.test(folded)) return false;
  if (OWN_PROFILE.test(folded)) return true;
  if (REPORTED.test(folded)) return !isReckoned(text, readings);
  if (figuresIn(text).length > 0 || (OF_WHAT.test(folded) && !SAID_WHAT.test(folded))) return false;
  const [best] = readings;
  if (best && best.probability >= OTHER && OTHERS.test(best.label)) return false;
  if (OF_ONE.test(folded)) return true;
  const isOfPerson = OF_PERSON.test(folded) || namesKnown(folded, state);
  if (ATTRIBUTE.test(folded)) return isOfPerson || PAST.test(folded) || heldIn(folded, state) > 0;
  const held = heldIn(folded, state);
  return PAST.test(folded) || ASKS_USED.test(folded)
    ? held >= HELD || (isOfPerson && held > 0)
    : isOfPerson && held >= 1;
}

const isAsking = (folded: string): boolean =>
  [ASKS, ASKS_LAST, ASKS_THING, ASKS_USED, EITHER].some((pattern) => pattern.test(folded));

/** "não foi isso que eu te perguntei", "o que você quis dizer": about the last reply. */
const NEGATED = /\b(?:nao|n|num) (?:foi|era|e|eh|te|falei|disse|perguntei|pedi)\b|\bquis dizer\b/;

/** Whether a message asks for one thing, and for neither advice nor a sum. */
export function asksOneThing(text: string): boolean {
  const folded = questionWords(fold(text));
  return (
    (isAsking(folded) || REMINDS.test(folded) || /\?\s*$/.test(text)) &&
    countWords(text) <= ONE_THING_WORDS &&
    !NO_RECALL.test(folded) &&
    !NEGATED.test(folded) &&
    !asksOwnStep(text) &&
    pastedIn(text) === null &&
    !SPEAKS.test(folded) &&
    figuresIn(text).length === 0
  );
}
const ONE_THING_WORDS = 14;
const SPEAKS =
  /\b(?:el[ae]|cliente|dona \p{L}+|seu \p{L}+) (?:me )?(?:disse|falou|perguntou|respondeu|quer saber|pediu)\b/u;
const REMINDS =
  /\b(?:confirma|lembra|relembra|recorda|repete|esqueci|me escapou|anotou|anotad[oa]|guardou)\b|\b(?:era|foi)(?: mesm[oa])?\W*$/;

/** A question that nothing else reads, about something that the talk contains. */
export function mayAskForStated(text: string, state: ConversationState): boolean {
  const folded = questionWords(fold(text));
  const isOpen = isAsking(folded) && !NO_RECALL.test(folded) && !asksOwnStep(text);
  return isOpen && pastedIn(text) === null && heldIn(folded, state) >= HALF;
}
const HALF = 0.5;

/** "e com 10 % do que te falei, quanto fica?" calculates with what was said. */
const isReckoned = (text: string, [best]: readonly Reading[]): boolean =>
  figuresIn(text).length > 0 && (best?.label.startsWith('sum.') ?? false);

const namesKnown = (folded: string, { people, cases }: ConversationState): boolean =>
  [...people, ...cases.all.flatMap(({ name }) => name ?? [])].some((name) =>
    new RegExp(`\\b${asPattern(shortName(name))}\\b`).test(folded),
  );
