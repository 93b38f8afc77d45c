import type { Artefact } from '@salesai/contract/coach';
import type { MessageLabel } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import type { SumKind } from '../../sums/index.ts';
import type { Act, ChangeKind, SmallTalk, WrittenKind } from '../act.ts';
import { readRequest } from '../compose/request.ts';
import { objectionKey, objectionOf, objectionsIn } from '../reading/objections.ts';
import type { Reading } from '../reading/priors.ts';
import { recognised } from '../reading/recognise.ts';
import { countWords, pastedIn } from '../reading/wording.ts';
import type { ConversationState, OpenQuestion } from '../state/conversation-state.ts';
import { insistAct } from './insist-act.ts';
import { practiceObjection } from './practice.ts';
import { caseNamed, purposeOf } from './purpose.ts';
import { sumAct } from './sum-act.ts';
import { summarises, textRequested } from './text-request.ts';

/** From this probability a described case is read as one of this topic. */
const CASE_TOPIC = 0.2;

/** What a described case is most probably about, among objections and methods. */
export function caseOf(readings: readonly Reading[], text: string): Act {
  const likely = readings.find(
    ({ label }) => /^(ask|obj)\./.test(label) && label !== 'obj.unknown',
  );
  const isKnown = likely !== undefined && likely.probability >= CASE_TOPIC;
  const topic = isKnown ? topicOf(likely.label) : caseNamed(text);
  return { kind: 'case', topic, said: text };
}

const topicOf = (label: string) => (label.startsWith('ask.') ? label.slice(4) : label);

/** The act that a label stands for. */
export function actFor(label: MessageLabel, text: string, state: ConversationState): Act {
  const [group = '', name = ''] = label.split('.');
  switch (group) {
    case 'obj':
      return {
        kind: 'objection',
        keys: objectionsIn(text, objectionKey(label) ?? 'unknown'),
        said: text,
      };
    case 'ask':
      if (TRAINS.test(fold(text))) return practiceStart(text, state);
      return { kind: 'advice', topic: name, said: text };
    case 'write':
      return textAct(name as WrittenKind, text, state);
    case 'change':
      if (summarises(text)) return textAct(textRequested(text) ?? 'message', text, state);
      return {
        kind: 'change',
        change: name as ChangeKind,
        request: text,
        source: sourceIn(text, name, state),
      };
    case 'sum':
      return sumAct(name as SumKind, text, state);
    case 'talk':
      if (name === 'abuse' && state.turns > 0 && !INSULTS.test(fold(text)))
        return { kind: 'repair', said: text, again: null };
      if (name === 'feeling') return { kind: 'feeling', said: text };
      return { kind: 'small-talk', topic: name as SmallTalk };
    case 'recall':
      return { kind: 'recall', what: name === 'summary' ? 'summary' : 'fact', question: text };
    case 'line':
      return judgeAct(text, state, name === 'grade');
    case 'flow':
      return flowAct(name, text, state);
    default:
      return otherAct(label, text, state);
  }
}

/** Anger about a reply without any of these asks for a better one. */
const INSULTS =
  /\b(?:burr\w+|idiota\w*|imbecil\w*|otari\w+|lixo|merda|bosta|caralho|porra|fdp|vsf|vtnc|vai se|vai tomar|cala a boca|inutil|trouxa|babaca|desgrac\w+|arrombad\w+|estupid\w+|retardad\w+|cretin\w+|palhac\w+)\b/;

/** "me treina pra eu não dar desconto": asks for the exercise, whatever it is about. */
const TRAINS =
  /^(?:coach,? |agora |entao |e )*(?:me trein[ae]\b|trein[ae] (?:eu|comigo)\b|quero treinar\b)/;

const practiceStart = (text: string, state: ConversationState): Act => ({
  kind: 'practice',
  step: 'start',
  objection: practiceObjection(text, state),
  said: text,
});

function otherAct(label: MessageLabel, text: string, state: ConversationState): Act {
  switch (label) {
    case 'app.help':
      return { kind: 'app-help', question: text };
    case 'doc.manage':
      return { kind: 'about-files', question: text };
    case 'doc.question':
      return { kind: 'document', question: documentQuestion(text, state) };
    case 'result.sale':
    case 'result.loss':
    case 'result.progress':
      return { kind: RESULTS[label], said: text };
    case 'practice.start':
      return practiceStart(text, state);
    case 'practice.end':
      return { kind: 'practice', step: 'end', objection: '', said: text };
    case 'practice.feedback':
      return { kind: 'practice', step: 'feedback', objection: '', said: text };
    case 'situation':
      return caseOf(recognised(text).ranked, text);
    default:
      return { kind: 'off-topic', said: text };
  }
}

const RESULTS = {
  'result.sale': 'result-sale',
  'result.loss': 'result-loss',
  'result.progress': 'result-progress',
} as const;

/** "e com 35?" continues the last question. */
function documentQuestion(text: string, { last }: ConversationState): string {
  const isEllipsis = /^(e|mas)\b/.test(fold(text)) && countWords(text) <= 8;
  return isEllipsis && last?.kind === 'document' ? `${last.question} ${text}` : text;
}

function textAct(form: WrittenKind, said: string, state: ConversationState): Act {
  const { matter, hasContent } = readRequest(said);
  const named = form === 'proposal' ? 'proposal' : purposeOf(matter, state);
  // "escreve pra Rita explicando" right after a sum says what was found.
  if (named === null && !hasContent && hasResult(state))
    return { kind: 'text', form, purpose: 'general', request: `${said} com isso` };
  const purpose = named ?? (hasContent ? 'general' : null);
  return { kind: 'text', form, purpose, request: said };
}

const hasResult = ({ log }: ConversationState): boolean => {
  const act = log.at(-1)?.act;
  return act?.kind === 'sum' && act.outcome.kind === 'result';
};

function judgeAct(text: string, state: ConversationState, graded: boolean): Act {
  const pasted = pastedIn(text);
  const own = pasted && !/["“«]/.test(text) ? pasted.replace(ASKS_COACH, '') : pasted;
  const line = own ?? lineAfterVerb(text) ?? earlierLine(state);
  return { kind: 'judge', line, buyer: buyerBefore(state), graded };
}

/** What the buyer said last, as far as the conversation shows it. */
const buyerBefore = ({ subject }: ConversationState): string =>
  subject?.kind === 'objection' ? (objectionOf(subject.key)?.said ?? '') : '';

/** What the seller asks the coach after a line. */
const ASKS_COACH =
  /[,.]?\s{0,3}(?:ficou bom|ta bom|tá bom|fui bem|(?:o )?que (?:você |vc )?ach(?:a|ou)|errei|exagerei)\s{0,3}\??$/iu;

const LINE_AFTER =
  /(?:^|\b)(?:mandei|falei|respondi|disse|escrevi|perguntei|comecei com|avalia|avalie|avalia essa|essa frase|minha frase|fica bom|ficou bom|veja se ta bom)(?:\s{1,3}(?:pra|para|pro)\s{1,3}\p{L}{1,30})?(?:\s{1,3}(?:assim|isso|que|essa|esse)){0,8}\s{0,3}[,:]?\s{1,3}(.{12,600})$/iu;

function lineAfterVerb(text: string): string | null {
  const line = LINE_AFTER.exec(text)?.[1]?.replace(ASKS_COACH, '');
  return line && countWords(line) >= 4 ? line.trim() : null;
}

/** "dá uma nota": for the line that was judged last, or the last text of the talk. */
const earlierLine = ({ subject, artefact }: ConversationState) =>
  subject?.kind === 'line' ? subject.line : (artefact?.text ?? null);

function flowAct(name: string, text: string, state: ConversationState): Act {
  switch (name) {
    case 'repair':
      return { kind: 'repair', said: text, again: null };
    case 'insist':
      return insistAct(text, state);
    case 'explain':
      return { kind: 'explain' };
    case 'no':
      return { kind: 'no' };
    case 'yes':
      return agreed(state.open);
    default:
      return { kind: 'next' };
  }
}

function agreed(open: OpenQuestion | null): Act {
  if (open?.kind === 'offer') return open.act;
  if (open?.kind === 'choice') return open.choices[0]?.act ?? { kind: 'next' };
  return { kind: 'next' };
}

/** A few words beside it order the change; a longer message after a text only quotes. */
const ORDER_WORDS = 9;
const isTextToChange = (text: string, pasted: string, hasText: boolean): boolean =>
  !hasText || (countWords(text) - countWords(pasted) <= ORDER_WORDS && !QUOTES_ONLY.test(text));
const QUOTES_ONLY =
  /(?:^|[\s,.])(?:[ée]|fica|era|foi|mandei|escrevi|disse|falei|respondeu|sem)\s{1,3}["“'‘]/iu;

const PASTES = /\n|(?<![\p{L}])(?:ess[ae]|est[ae]|minha|meu)\s[^:]{0,40}:/iu;
/** A text that the message itself contains, else the last one of the conversation. */
function sourceIn(
  text: string,
  change: string,
  { artefact, last }: ConversationState,
): Artefact | null {
  const follows = last?.kind === 'text' || last?.kind === 'change';
  // "põe em tópicos o que a gente olha: caixa, lixeira" tells what is to stand in the text.
  if (follows && artefact && !PASTES.test(text)) return artefact;
  const isPart = artefact !== null && /^(add|remove)-/.test(change);
  const pasted = isPart ? null : pastedIn(text);
  const isSource = isTextToChange(text, pasted ?? '', artefact !== null);
  return pasted && countWords(pasted) >= 4 && isSource
    ? { kind: 'message', channel: null, text: pasted }
    : artefact;
}
