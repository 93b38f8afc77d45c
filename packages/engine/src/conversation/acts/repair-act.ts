import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { correctionIn } from '../cases/correction.ts';
import { objectionKey } from '../reading/objections.ts';
import { withPriors } from '../reading/priors.ts';
import { recognised } from '../reading/recognise.ts';
import { saidBy } from '../reading/reported.ts';
import { asksHow, asksOwnStep, countWords, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { unreadIn } from '../words/unread.ts';
import { actFor } from './label-act.ts';
import { textRequested } from './text-request.ts';

const COACH = '(?:vc|voce|tu|ce|coach)';
/** What says that the last reply missed the point, whatever it was about. */
const MISSED = new RegExp(
  [
    String.raw`\b(?:n|nao|num) (?:e|eh|era|foi) (?:n?isso|bem isso|assim|essa)\b(?! (?:que|q) (?:el[ae]|o cliente|a cliente))`,
    String.raw`\bnada a ver\b|\b(?:ta|tava|leu|respondeu|entendeu) (?:tudo )?errado|\bentend(?:eu|este) (?:tudo )?(?:errado|ao contrario)`,
    String.raw`\b${COACH} (?:n|nao|num) (?:entend\w+|pegou|sacou|captou|leu|presta\w*|sabe)\b|^(?:nao|n) (?:pegou|sacou|captou)\b`,
    String.raw`\b${COACH} (?:me )?(?:respond(?:eu|este|esse)) (?:como se|outra|errado)`,
    String.raw`\b(?:nao|n|num|nunca) (?:falei|disse|pedi|perguntei)\b(?! (?:com|pr[aoe]|para|nada com|ainda|n[oa]))`,
    String.raw`\bgeneric[oa]\b|\bserve (?:pra|para) qualquer\b|\bresposta (?:ruim|pronta|errada|nada a ver|sem nocao|horrivel|fraca|besta|pessima|sem sentido)\b|\bessa resposta (?:ofende|nao|ta|e)\b`,
    String.raw`(?:^(?:nao,? |n,? )?|\b${COACH} (?:\w+ ){0,2})(?:confundiu|confundiste|misturou|misturaste|errou|viajou|ta viajando|inventou)\b(?! (?:o|a) cliente)`,
    String.raw`\b(?:burr[oa]|idiota)\b.{0,12}[,?!]`,
    String.raw`\binventad[ao] nao (?:presta|serve|vale)|\bnao (?:serve|presta|adianta) (?:isso|essa|pra mim)`,
    String.raw`\bpresta\w* atencao\b(?! (?:n[oa]|em|ao))|^(?:e |vc |voce |tu |coach )*(?:continua|segue|insiste em|ta|fica|ainda ta) (?:\w+ )?(?:prometendo|inventando|errando|repetindo|falando a mesma|escrevendo|usando|botando|colocando|mandando|chamando)\b|^(?:ja|eu ja) (?:te )?(?:falei|disse|expliquei)\b(?!.{0,60}\b(?:el[ae]|client\w+)\b)|\b(?:acabei|acabo) de (?:te )?(?:falar|dizer)\b|\b(?:vc|voce|tu) (?:so |sempre |ta |continua )*(?:repet\w+|ignor\w+|esquec\w+|promet\w+|invent\w+)\b(?! pr[oa])|\b(?:mesma|mesmissima) (?:resposta|coisa) de novo\b|^(?:de novo (?:isso|essa)|outra vez isso)\b|\b(?:le|leia|releia) (?:de novo|direito|o que eu (?:escrevi|pedi))\b`,
    String.raw`\bisso (?:eu )?ja (?:fiz|tentei|falei|disse)\b|\bja (?:fiz|tentei) isso\b|\b(?:voce )?esqueceu (?:que|q)\b`,
  ].join('|'),
);
/** "não quero X, quero Y", "não posso baixar. quero mostrar a diferença". */
const CONTRAST =
  /\b(?:perco|nao adianta|num adianta|n adianta)\b[^?]{0,20}[,.;] ?(?:eu )?quero\b|\b(?:nao|n|num) (?:quero|posso|preciso|to querendo|estou) [^?]{2,80}?[,.;]? ?(?:e sim |mas |so )?(?:eu )?(?:quero|queria|preciso)\b|\bnao (?:e|eh) (?:o |a |um |uma |so )?\p{L}+(?: \p{L}+)?(?: nao)?, ?(?:e|eh) /u;
/** "mas o meu tem selo": contradicts what was just advised. */
const OBJECTS =
  /^(?:(?:uai|ue|oxe|oxente|vixe|poxa|po|nossa|ta|sim|bah|egua|nao|n)[, ]+){0,3}mas (?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas|eu|el[ae]s?|isso|aqui|ess[ae] (?:resposta|mensagem|texto|frase|ideia|conta)|quem)\b/;
const ADVISED = /^(?:objection|advice|case|next|insist|explain|repair)$/;
/** "não, quem decide é o filho": a correction of what was assumed. */
const NO_THEN_FACT =
  /^(?:nao|n|negativo)(?: nao)?(?: \p{L}{2,6})?[,.] ?(?:(?:os?|as?) \p{L}+|el[ae]s?|quem|e|eh|ja) /u;

/** "não, ele não tá reclamando de nada, só não acredita": denies what was assumed, then says what is true. */
const DENIES =
  /^(?:\p{L}{1,12}[,.!]? ){0,3}?(?:nao|n|num)(?:[,.]? (?:(?:el[ae]s?|isso|quem|eu|[oa]s? \p{L}+) ?){0,2}(?:(?:nao|n|num) )?)? ?(?:e|eh|foi|era|ta|tava|esta|to|estou|queria|falei|disse|pedi)\b.{3,120}[,.;] ?(?:(?:mas|e|eh|foi|so|quem|el[ae]s?|[oa]s?|quero|queria|refaz|muda|corrige)\b)/u;

const NOT_DENIED = /^(?:small-talk|practice|recall|document|sum|support)$/;

/** "quero dizer não sem briga": states an aim after advice that missed it. */
const WANTS = /[.;] ?(?:eu )?(?:quero|queria|preciso) (?:dizer|falar|ir|mostrar|que)\b/;

/** Whether words say that the last reply missed the point. */
export const missesPoint = (text: string): boolean => MISSED.test(fold(text));

/** Whether a message says that the last reply was wrong. */
export function isRepair(text: string, { last }: ConversationState): boolean {
  const folded = fold(text);
  if (last && !/^(?:greeting)$/.test(last.kind) && correctionIn(text)) return true;
  if (MISSED.test(folded) || CONTRAST.test(folded)) return !/^e (?:se|quando)\b/.test(folded);
  if (!last) return false;
  if (!NOT_DENIED.test(last.kind) && DENIES.test(folded) && isOwnWords(text)) return true;
  if (!ADVISED.test(last.kind) || isQuestion(text) || asksHow(text) || asksOwnStep(text))
    return false;
  return WANTS.test(folded) || OBJECTS.test(folded) || NO_THEN_FACT.test(folded);
}

/** Neither what a customer said nor a request for a text. */
const isOwnWords = (text: string): boolean => saidBy(text) === null && textRequested(text) === null;

/** From this probability what the corrected message asks for is followed. */
const CLEAR = 0.4;
/** What the seller states to want or to be true instead. */
const INSTEAD =
  /(?:na verdade|(?:eu )?quis dizer|(?:eu )?(?:quero|queria|preciso)(?: (?:e|é|saber|de))?(?: (?:que|se))?|e sim)\s+([^?]{6,400}\??)$/iu;

/** The repair together with what the message asks for instead, if it says so. */
export function repairAct(said: string, state: ConversationState): Act {
  const rest = INSTEAD.exec(said)?.[1]?.trim() ?? null;
  const again = rest ? insteadAct(rest, state) : null;
  if (rest && again) return { kind: 'repair', said, again, meant: rest };
  return { kind: 'repair', said, again: readAgain(said, state), meant: said };
}

/** From this probability what is stated instead is read as an objection, and what was said before once more. */
const STATED = 0.3;
const SECOND = 0.2;
const STATED_WORDS = 3;
/** A clause that only denies says nothing of what is true; "só não acredita" does. */
const ONLY_DENIES = /\b(?:nao|n|num|nem|nunca)\b/;
const SAYS_TOO = /\b(?:so|apenas|e que)\b/;

/** The objection that the corrected facts show, else the next one that the message before may be; null for none. */
function readAgain(said: string, { last, subject, log }: ConversationState): Act | null {
  if (!last || !/^(?:objection|case|next|insist)$/.test(last.kind)) return null;
  if (countWords(said) < REREAD_WORDS || isQuestion(said) || correctionIn(said)) return null;
  const given = subject?.kind === 'objection' ? subject.key : null;
  const stated = said
    .split(/[,.;]\s?/)
    .filter((clause) => !ONLY_DENIES.test(fold(clause)) || SAYS_TOO.test(fold(clause)))
    .join(', ');
  const fromFacts =
    countWords(stated) >= STATED_WORDS ? otherObjection(stated, given, STATED) : null;
  const before = log.findLast(({ act }) => act.kind === 'objection')?.turn.userInput;
  const isUnread = unreadIn(last) !== null;
  const key = fromFacts ?? (isUnread && before ? otherObjection(before, given, SECOND) : null);
  return key === null ? null : { kind: 'objection', keys: [key], said: before ?? said };
}
const REREAD_WORDS = 6;

/** The likeliest objection in a text besides the one that was answered. */
function otherObjection(text: string, given: string | null, least: number): string | null {
  for (const { label, probability } of recognised(text).ranked) {
    const key = objectionKey(label);
    if (probability < least) return null;
    if (key && key !== 'unknown' && key !== given) return key;
    if (!key && least === STATED) return null;
  }
  return null;
}

function insteadAct(rest: string, state: ConversationState): Act | null {
  if (countWords(rest) < 2) return null;
  // What the seller wants is nothing that a buyer says against buying.
  const [best] = withPriors(recognised(rest), rest, state, 0).filter(
    ({ label }) => !/^(?:flow|talk|none|situation|line|app|doc|obj)/.test(label),
  );
  if (!best || best.probability < CLEAR) return null;
  const act = actFor(best.label, rest, state);
  const isSame = state.last !== null && JSON.stringify(act) === JSON.stringify(state.last);
  const isMissing = act.kind === 'sum' && act.outcome.kind !== 'result';
  return isSame || isMissing ? null : act;
}
