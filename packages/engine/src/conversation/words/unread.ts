import { capital } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { ownText } from '../reading/artefact.ts';
import { type Concern, concernIn, isKnownObjection } from '../reading/concern.ts';
import { recognised } from '../reading/recognise.ts';
import { countWords } from '../reading/wording.ts';
import type { Known } from '../state/known.ts';
import { line, rotated } from './say.ts';

const SAYS_UNKNOWN = 0.3;

/** Whether a buyer says not to know the seller, rather than something that was not recognised. */
function saysUnknown(said: string): boolean {
  const concern = concernIn(said);
  if (concern && concern.kind !== 'statement' && !isKnownObjection(concern)) return false;
  return recognised(said).ranked.some(
    ({ label, probability }) => label === 'obj.unknown' && probability >= SAYS_UNKNOWN,
  );
}

/** The buyer's words of an act, where no objection that we know is about them. */
export function unreadIn(act: Act): string | null {
  if (act.kind !== 'objection') return null;
  const isUnread = act.isGuess === true || (act.keys[0] === 'unknown' && !saysUnknown(act.said));
  return isUnread ? act.said : null;
}

/** The same, where the objection of this key is meant. */
export function unreadOf(key: string, known: Known): string | null {
  const last = known.state.log.findLast(({ act }) => act.kind === 'objection')?.act;
  return last?.kind === 'objection' && last.keys[0] === key ? unreadIn(last) : null;
}

/** What to say to words whose motive is not known: a question, no argument. */
const OPEN_LINES = [
  'Faz sentido você trazer isso. O que teria que ser diferente para isso deixar de pesar?',
  'Pode ser mesmo. Se não fosse por isso, faria sentido para você?',
  'Agradeço por falar direto. Isso é o que mais pesa ou tem outra coisa junto?',
] as const;
const NAMED_LINES = 2;
const FRAGMENT = 2;

/** A line to the customer about what they said: first one that names it, then open questions. */
export function lineForUnread(said: string, at: number, known: Known): string {
  const concern = at < NAMED_LINES ? concernIn(said) : null;
  // "que caro" is no sentence.
  const isSaid = concern?.kind !== 'statement' || countWords(concern.words) > FRAGMENT;
  return concern && isSaid
    ? namedLine(concern, known, at)
    : (rotated(OPEN_LINES, at) ?? OPEN_LINES[0]);
}

function namedLine({ kind, words }: Concern, known: Known, at: number): string {
  const key = kind === 'fear' ? 'fearLine' : kind === 'question' ? 'questionLine' : 'statementLine';
  const to = known.person ? `, ${known.person}` : '';
  return capital(line(key, at, known, { palavras: ownText(words), cliente: to }));
}
