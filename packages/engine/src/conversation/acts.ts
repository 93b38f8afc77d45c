import type { Artefact } from '@salesai/contract/coach';
import type { MessageLabel } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import { figuresIn, type SumKind, solve } from '../sums/index.ts';
import type { Act, ChangeKind, Choice, SmallTalk, WrittenKind } from './act.ts';
import { labelOf } from './choices.ts';
import { objectionKey, objectionsIn } from './objections.ts';
import { answerToOpen } from './open.ts';
import { practiceObjection } from './practice.ts';
import { type Reading, withPriors } from './priors.ts';
import { purposeOf, topicNamed } from './purpose.ts';
import { recognised } from './recognise.ts';
import type { ConversationState, OpenQuestion } from './state.ts';
import { countWords, isQuestion, pastedIn, withoutGreeting } from './wording.ts';

/** What the documents of the seller contribute to a decision. */
export interface Findings {
  /** Of the best passage, 0 to 1. */
  coverage: number;
}

/** From this probability a reading is followed. */
const CLEAR = 0.36;
/** A less likely reading is followed when it is this many times likelier than the next. */
const LIKELY = 0.24;
const DISTANCE = 1.5;
/** A reading below this is not offered in a question. */
const OFFERED = 0.12;
const COVERED = 0.5;
const WELL_COVERED = 0.6;
const CASE_WORDS = 5;
/** From this probability a told case is read as one of this topic. */
const CASE_TOPIC = 0.2;
/** Messages of these kinds are read in the light of the documents first. */
const OWN_POLICY = /^ask\.(discount-policy|deposit|complaint|product|late-payer|promo)$/;
const UNREADABLE = 0.35;
/** Below this probability of its likeliest reading an unfamiliar message is noise. */
const NOISE = 0.18;
/** From this probability even unfamiliar words are understood. */
const CONVINCING = 0.6;
/** A question that documents cover is theirs, unless another reading is likelier than this. */
const DOUBTED = 0.6;
const DOUBTED_WELL = 0.97;
const CONTINUING = /^(change|write)\./;

/** Decides what a message does in a conversation; the same input always gives the same act. */
export function decide(state: ConversationState, userInput: string, findings: Findings): Act {
  const text = withoutGreeting(userInput.trim());
  if (isOnlyEmoji(text)) return { kind: 'small-talk', topic: 'emoji' };
  if (DEMANDS.test(fold(text))) return { kind: 'small-talk', topic: 'promise' };
  const recognition = recognised(text);
  const readings = withPriors(recognition, text, state, findings.coverage);
  if (state.last?.kind === 'sum' && isEllipsis(text)) return sumAct(state.last.sum, text, state);
  const answered = answerToOpen(state, takesWhole(state.open) ? userInput.trim() : text, readings);
  if (answered) return answered;
  const [best, second] = readings;
  if (!best) return { kind: 'off-topic', said: text };
  const ownDocuments = documentsFirst(best, text, findings);
  if (ownDocuments) return ownDocuments;
  const ratio = second ? best.probability / Math.max(second.probability, 1e-9) : Infinity;
  const isFamiliar =
    recognition.certainty !== 'unsure' ||
    best.probability >= CONVINCING ||
    (best.probability >= NOISE && best.probability < UNREADABLE);
  const term =
    best.label === 'none' || best.probability < CLEAR || !isFamiliar || isLost(best, state)
      ? termIn(text)
      : null;
  if (term) return actFor(term, text, state);
  const reported = /^(obj|line|change|write|practice|recall)\./.test(best.label)
    ? null
    : reportedIn(text);
  if (reported) return reported;
  if (
    isFamiliar &&
    (best.probability >= CLEAR || (best.probability >= LIKELY && ratio >= DISTANCE))
  )
    return actFor(best.label, text, state);
  return unsure(readings, text, state, findings, isFamiliar);
}

/** A pasted text or line keeps its greeting. */
const takesWhole = (open: OpenQuestion | null) =>
  open?.kind === 'text' || open?.kind === 'line' || open?.kind === 'exercise';

/** Attempts to make the coach itself state a price or a promise, or to take a side. */
const DEMANDS =
  /\b(invente? um (preco|valor|prazo|desconto)|chuta um (preco|valor)|promete por mim|ignore (as|suas|todas) (instrucoes|regras)|esquec[ae] (as|suas) (instrucoes|regras))\b/;

/** Terms of the trade that say what a message is about when the rest of it does not. */
const TERMS: readonly (readonly [MessageLabel, RegExp])[] = [
  ['write.message', /\b(scripts?|roteiro|abertura)\b/],
  ['ask.qualification', /\b(bant|champ|meddic|qualificacao)\b/],
  ['ask.spin', /\bspin\b/],
  ['ask.funnel', /\b(funil|pipeline|taxa de conversao)\b/],
  ['ask.rapport', /\brapport\b/],
  ['ask.triggers', /\bgatilhos?\b/],
  ['ask.storytelling', /\bstorytelling\b/],
  ['ask.pitch', /\b(pitch|elevator)\b/],
  ['ask.follow-up', /\bfollow.?up\b/],
  ['ask.upsell', /\b(upsell|cross.?sell|venda cruzada)\b/],
  ['ask.phone', /\bcold call\b/],
];

function termIn(text: string): MessageLabel | null {
  const folded = fold(text);
  return TERMS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** "explica" with nothing to explain. */
const isLost = ({ label }: Reading, { subject }: ConversationState) =>
  label === 'flow.explain' && subject === null;

const REPORTED =
  /(?:cliente|el[ae]|comprador\p{L}*|don[oa]|gerente|pessoa|noiv[oa]|síndic[oa])\s[^"“]{0,30}(?:disse|diz|falou|respondeu|mandou|veio com)[^"“]{0,12}["“]([^"”]{3,})["”]/iu;

/** Quoted words of a buyer are an objection, if an unknown one. */
function reportedIn(text: string): Act | null {
  const words = REPORTED.exec(text)?.[1];
  if (!words) return null;
  const { label, probability } = recognised(words);
  const key = label.startsWith('obj.') && probability >= CLEAR ? objectionKey(label) : null;
  return { kind: 'objection', keys: objectionsIn(words, key ?? 'unknown'), said: text };
}

const isOnlyEmoji = (text: string) =>
  /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);

/** The seller's own policy outranks methods; a question that the documents answer is theirs. */
function documentsFirst(best: Reading, text: string, { coverage }: Findings): Act | null {
  if (coverage < COVERED) return null;
  const isOwn =
    best.label === 'doc.question' || (OWN_POLICY.test(best.label) && coverage >= WELL_COVERED);
  const isOther = (best.label === 'none' || best.label === 'situation') && isQuestion(text);
  const doubt = coverage >= WELL_COVERED ? DOUBTED_WELL : DOUBTED;
  const isWeak = isQuestion(text) && best.probability < doubt && !CONTINUING.test(best.label);
  return isOwn || isOther || isWeak ? { kind: 'document', question: text } : null;
}

function unsure(
  readings: readonly Reading[],
  text: string,
  state: ConversationState,
  { coverage }: Findings,
  isFamiliar: boolean,
): Act {
  const [best, second] = readings;
  if (coverage >= COVERED && isQuestion(text)) return { kind: 'document', question: text };
  if (!isFamiliar && (best?.probability ?? 0) < UNREADABLE)
    return { kind: 'small-talk', topic: 'unclear' };
  if (!isQuestion(text) && countWords(text) >= CASE_WORDS) return caseOf(readings, text);
  const choices = [best, second]
    .filter((one) => one !== undefined && one.probability >= OFFERED)
    .map((one) => choiceOf(actFor(one?.label ?? 'none', text, state)));
  const distinct = [...new Map(choices.map((one) => [one.label, one])).values()];
  if (distinct.length === 2) return { kind: 'question', choices: distinct, said: text };
  return best ? actFor(best.label, text, state) : { kind: 'off-topic', said: text };
}

const choiceOf = (act: Act): Choice => ({ label: labelOf(act), act });

/** What a told case is most probably about, among objections and methods. */
function caseOf(readings: readonly Reading[], text: string): Act {
  const likely = readings.find(
    ({ label }) => /^(ask|obj)\./.test(label) && label !== 'obj.unknown',
  );
  const isKnown = likely !== undefined && likely.probability >= CASE_TOPIC;
  const topic = isKnown ? topicOf(likely.label) : null;
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
      return { kind: 'advice', topic: name, said: text };
    case 'write':
      return textAct(name as WrittenKind, text, state);
    case 'change':
      return {
        kind: 'change',
        change: name as ChangeKind,
        request: text,
        source: sourceIn(text, name, state),
      };
    case 'sum':
      return sumAct(name as SumKind, text, state);
    case 'talk':
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
      return {
        kind: 'practice',
        step: 'start',
        objection: practiceObjection(text, state),
        said: text,
      };
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

export function textAct(form: WrittenKind, request: string, state: ConversationState): Act {
  return { kind: 'text', form, purpose: purposeOf(request, state), request };
}

export function sumAct(sum: SumKind, text: string, state: ConversationState): Act {
  const before = state.last?.kind === 'sum' ? state.last : null;
  if (before && isEllipsis(text)) return resumed(before, text);
  const outcome = solve(sum, text);
  const earlier =
    outcome.kind === 'missing' ? state.amounts.findLast(({ isMoney }) => isMoney) : null;
  if (!earlier || sum !== 'installments') return { kind: 'sum', sum, request: text, outcome };
  const request = `${text}, ${earlier.quote}`;
  return { kind: 'sum', sum, request, outcome: solve(sum, request) };
}

const isEllipsis = (text: string) =>
  /^(e|mas|agora)\b/.test(fold(text)) && countWords(text) <= 10 && figuresIn(text).length > 0;

/** "e se for 8%?": the last sum with another number of the same kind. */
function resumed(before: Act & { kind: 'sum' }, text: string): Act {
  const kinds = new Set(figuresIn(text).map(({ kind }) => kind));
  const isMoney = kinds.has('money') || kinds.has('bare');
  const rest = before.request
    .replace(kinds.has('percent') ? /\d+(?:[.,]\d+)?\s?(?:%|por cento)/g : /(?!)/g, '')
    .replace(kinds.has('times') ? /\d+\s?(?:x|vezes|parcelas)/gi : /(?!)/g, '')
    .replace(kinds.has('count') ? /\d+ (?=\p{L}{4,})/u : /(?!)/, '')
    .replace(isMoney ? /(?:R\$\s?)?\d[\d.,]*\d(?:\s?mil)?(?!\s?(?:%|x|vezes))/ : /(?!)/, '');
  const request = `${rest}, ${text.replace(/^\s*(?:e|mas|agora)\s+(?:se\s+)?/i, '')}`;
  return { kind: 'sum', sum: before.sum, request, outcome: solve(before.sum, request) };
}

export function judgeAct(text: string, state: ConversationState, graded: boolean): Act {
  const line = pastedIn(text) ?? lineAfterVerb(text) ?? earlierLine(state);
  return { kind: 'judge', line, buyer: '', graded };
}

const LINE_AFTER =
  /(?:^|\b)(?:mandei|falei|respondi|disse|escrevi|perguntei|comecei com|avalia|avalie|avalia essa|essa frase|minha frase|fica bom|ficou bom|veja se ta bom)(?:\s+(?:pra|para|pro)\s+\p{L}+)?(?:\s+(?:assim|isso|que|essa|esse))*\s*[,:]?\s+(.{12,})$/iu;

function lineAfterVerb(text: string): string | null {
  const line = LINE_AFTER.exec(text)?.[1]?.replace(
    /[,.]?\s*(ficou bom|ta bom|tá bom|fui bem|que acha|o que acha|o que você acha|errei|exagerei)\s*\??$/iu,
    '',
  );
  return line && countWords(line) >= 4 ? line.trim() : null;
}

/** "dá uma nota": for the line that was judged last, or the last text of the talk. */
const earlierLine = ({ subject, artefact }: ConversationState) =>
  subject?.kind === 'line' ? subject.line : (artefact?.text ?? null);

function flowAct(name: string, text: string, state: ConversationState): Act {
  switch (name) {
    case 'repair':
      return { kind: 'repair', said: text };
    case 'insist':
      return { kind: 'insist', topic: topicNamed(text), said: text };
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

/** A text that the message itself contains, else the last one of the conversation. */
function sourceIn(text: string, change: string, { artefact }: ConversationState): Artefact | null {
  const isPart = artefact !== null && /^(add|remove)-/.test(change);
  const pasted = isPart ? null : pastedIn(text);
  return pasted && countWords(pasted) >= 4
    ? { kind: 'message', channel: null, text: pasted }
    : artefact;
}
