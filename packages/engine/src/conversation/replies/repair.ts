import { cut, fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { labelOf } from '../acts/choices.ts';
import { complaintIn } from '../acts/complaint.ts';
import { statesChange } from '../acts/complaint-act.ts';
import { missesPoint } from '../acts/repair-act.ts';
import { hasOrder } from '../acts/says-order.ts';
import type { Correction } from '../cases/case.ts';
import { correctionIn, putRight, wrongIn } from '../cases/correction.ts';
import { customersIn } from '../cases/customer.ts';
import { nameInside } from '../cases/in-words.ts';
import { ownText, renderArtefact } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import { recognised } from '../reading/recognise.ts';
import { asksOwnStep, countWords, isQuestion } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { lineOfObjection } from '../words/lines.ts';
import { line, rotated } from '../words/say.ts';

/** Admits the mistake; answers again with what the message corrects, else asks one precise question. */
export function repairReply(said: string, known: Known, variant: number): Draft {
  const correction = correctionIn(said);
  if (correction) return putRightReply(correction, known);
  const sorry = line('repair', known.state.turns, known);
  const again = answeredAgain(said, known, variant);
  const noted = acknowledged(said);
  const opening = noted ? `${sorry} ${noted}` : sorry;
  if (again) return { text: `${opening} ${again}` };
  const isOfText = /^(?:text|change)$/.test(known.state.last?.kind ?? '');
  if (noted && !isOfText && statesChange(complaintIn(said)?.rest ?? '')) return { text: opening };
  const { text, chips } = precise(known, variant);
  return { text: `${opening} ${text}`, ...(chips ? { chips } : {}) };
}

/** Says what was put right, and shows the last text with it. */
function putRightReply(stated: Correction, known: Known): Draft {
  const { artefact } = known.state;
  const correction = { ...stated, right: nameAlone(stated) };
  const { right } = correction;
  const wrong = correction.wrong || wrongIn(artefact?.text ?? '', correction) || '';
  const name = known.customer ? nameInside(known.customer) : null;
  const changed = artefact ? putRight(artefact.text, correction) : '';
  const noun = `Corrigido${name && fold(name) !== fold(right) ? `, no caso de ${name}` : ''}: **${ownText(right)}**${wrong ? `, não ${ownText(wrong)}` : ''}.`;
  if (artefact && changed !== artefact.text)
    return {
      text: `${noun} O texto fica assim:\n\n${renderArtefact({ ...artefact, text: changed })}`,
    };
  return {
    text: `${noun} Sigo com isso daqui para a frente. Quer o próximo passo ou uma mensagem já com o certo?`,
    chips: ['próximo passo', 'escreve a mensagem'],
  };
}

/** "não é a Ana, é a bia da padaria": a name is put in the place of a name, and nothing else. */
function nameAlone({ wrong, right }: Correction): string {
  const [name] = customersIn(`para a ${right}`);
  return name !== undefined && customersIn(`para a ${wrong}`).length > 0 ? name : right;
}

/** A correction of fewer words says what is wrong, but not what is right. */
const CORRECTION_WORDS = 5;

const STARTS =
  /^(?:(?:n[aã]o|n|num|uai|ué|ue|oxe|mas|tá|ta|calma|visse|poxa|po|hum|olha|cara|mano|tchê|rapaz|gente)[,.! ]+){1,4}/iu;
const FACT_WORDS = { least: 4, most: 26 } as const;
const FACT_MAX = 150;

/** The fact that a complaint states, so that the seller sees that it was read; empty for none. */
export function acknowledged(said: string): string {
  const rest = (complaintIn(said)?.rest || said)
    .split(/(?<=[.!?])\s+/u)
    .filter((one) => !missesPoint(one) && !AT_COACH.test(fold(one)))
    .join(' ');
  const fact = ownText(rest)
    .replace(STARTS, '')
    .replace(/(?<![.!])[.!]{1,9}$/u, '');
  const count = countWords(fact);
  const isFact =
    count >= FACT_WORDS.least &&
    count <= FACT_WORDS.most &&
    !fact.includes('?') &&
    !isQuestion(fact) &&
    !asksOwnStep(fact) &&
    !hasOrder(fact);
  return isFact ? `Anotei: “${cut(fact.replace(/[“”"]/g, ''), FACT_MAX)}”.` : '';
}
const AT_COACH =
  /\b(?:vc|voce|tu|ce|coach|burr\w|respost\w|isso que eu|perguntei|pedi|repetindo|atencao|errad[oa])\b/;

/** Another line for the same objection, after a fact that was misread; null when there is none. */
function answeredAgain(said: string, { state, ...rest }: Known, variant: number): string | null {
  const { subject, log } = state;
  if (countWords(said) < CORRECTION_WORDS || subject?.kind !== 'objection') return null;
  const known = { ...rest, state };
  const wantsQuestion = /\bpergunta\b/.test(fold(said));
  const spokenLine = wantsQuestion
    ? rotated(objectionOf(subject.key)?.questions ?? [], variant)
    : lineOfObjection(subject.key, variant + 1, known);
  const isGiven = log.some(({ turn }) => spokenLine && turn.assistantResponse.includes(spokenLine));
  if (!spokenLine || isGiven) return null;
  const artefact = renderArtefact({ kind: 'message', channel: 'spoken', text: spokenLine });
  return `Com isso, eu diria assim:\n\n${artefact}\n\nO que ainda não combina com esse caso?`;
}

/** What to ask after a mistake, by what was given. */
const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:text|change)$/,
    [
      'Qual trecho do texto está errado, e como ele deve ficar?',
      'Me diz o que a mensagem tem que dizer, em uma frase, e eu escrevo de novo.',
    ],
  ],
  [/^sum$/, ['Qual número está errado, ou o que você quer calcular?']],
  [/^recall$/, ['O que você quer lembrar: um nome, uma data ou um valor, e de quem?']],
  [/^document$/, ['O que você quer saber do arquivo: um preço, um prazo ou uma regra?']],
];

function precise(known: Known, variant: number): { text: string; chips?: readonly string[] } {
  const { last, log } = known.state;
  const asked = last ? ASKED.find(([kinds]) => kinds.test(last.kind))?.[1] : undefined;
  const question = asked && rotated(asked, variant);
  if (question) return { text: question };
  const [one, two] = otherReadings(log.at(-1)?.turn.userInput ?? '', last);
  if (one && two)
    return { text: line('repairAsk', 0, known, { uma: one, outra: two }), chips: [one, two] };
  return {
    text: line('repairOpen', variant, known),
    chips: ['um texto para mandar', 'o que responder ao cliente', 'uma explicação'],
  };
}

const LEAST = 0.1;
const RANKED_MAX = 6;

/** What else the message before may have asked for. */
function otherReadings(before: string, last: Act | null): string[] {
  if (!before) return [];
  const seen = last ? labelOf(last) : '';
  const readings = recognised(before)
    .ranked.slice(0, RANKED_MAX)
    .filter(
      ({ label, probability }) => probability >= LEAST && /^(obj|ask|write|sum)\./.test(label),
    )
    .map(({ label }) => readable(label))
    .filter((label) => label !== seen);
  return [...new Set(readings)].slice(0, 2);
}

function readable(label: string): string {
  const [group, name = ''] = label.split('.');
  if (group === 'obj') return `responder “${(objectionOf(name)?.said ?? name).toLowerCase()}”`;
  if (group === 'ask') return labelOf({ kind: 'advice', topic: name, said: '' });
  if (group === 'write')
    return labelOf({ kind: 'text', form: 'message', purpose: null, request: '' });
  return 'fazer a conta';
}
