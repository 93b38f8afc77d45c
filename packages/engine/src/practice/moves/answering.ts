import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import type { UnknownForm } from '../../knowledge/practice/knowledge.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { askedAbout } from '../asked/asked.ts';
import { type Asked, askedIn } from '../asked/form.ts';
import { choicesIn } from '../biography/choices.ts';
import { roughly } from '../biography/roughly.ts';
import { plain } from '../reading/plain.ts';
import { isTagged } from '../reading/question-words.ts';
import { contentStems } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import { fillLine } from '../words/fill.ts';
import { answerDetails, chosenOf } from './topics.ts';
import { type Effect, say, type Turn } from './turn.ts';

function unknownFormOf(folded: string): UnknownForm {
  // "Solta tinta quando lava?" asks for no time.
  const asked: Asked = answerTypeOf(folded) === 'yesNo' ? 'yesNo' : askedIn(folded);
  if (asked === 'when' && !OF_PAST.test(folded)) return 'usually';
  if (asked === 'choice' && choicesIn(folded).length < 2) return 'yesNo';
  if (OF_TWO.test(folded)) return 'choice';
  return asked === 'spare' || asked === 'lasts' ? 'time' : asked;
}

/** "Qual dos dois?" is about what was just offered. */
const OF_TWO = /\bqual d[oa]s (?:dois|duas)\b/;

/** "Que dia fica em casa?" asks for no day of the past. */
const OF_PAST = /\b(?:foi|ultima vez|\w{2,}(?:ou|eu|iu|aram|eram|iram)|fez|veio|teve|desde)\b/;

/** Of so many questions without an answer the buyer asks once what it is for. */
const WONDERS = 'wonders';
const WONDERS_SHARE = 4;

/** "Tem gerador?", "quantos mega?" are clear whatever they name. */
const UNCLEAR: ReadonlySet<UnknownForm> = new Set(['what', 'how', 'why'] as const);

/** Who is asked about the own life knows the answer. */
const ABOUT_SELF =
  /\b(?:voces?|tu|o senhor|a senhora) (?:(?:ja|ainda|mesm[oa]|tambem|so) )?(?:e|eh|mora\w*|trabalha\w*|volt(?:a|ou)|cuida|viaj(?:a|ou)|dirige|estud(?:a|ou)|cozinha|nasceu)\b/;

/** There is no answer: an honest "I do not know" of the right form, the same whenever it is asked. */
export function answerUnknown(turn: Turn, folded: string) {
  const { state, setup } = turn;
  const form = unknownFormOf(folded);
  const named = contentStems(folded).toSorted().join(' ');
  const isUnclear = UNCLEAR.has(form) && !askedAbout(folded).isUnderstood;
  if (isUnclear && state.confusions === 0) {
    state.confusions += 1;
    return say(turn, 'confused');
  }
  // "A caixa chia, né?" says it, and waits for a nod.
  if (form === 'yesNo' && isTagged(folded)) return say(turn, 'flat');
  const isOfSelf = form === 'yesNo' && ABOUT_SELF.test(folded);
  const unknown = state.used.filter((id) => id.startsWith('unknown ')).length;
  if (
    form === 'yesNo' &&
    !isOfSelf &&
    unknown % WONDERS_SHARE === 2 &&
    !state.used.includes(WONDERS)
  ) {
    state.used.push(WONDERS);
    return say(turn, 'whyAsk');
  }
  state.used.push(`unknown ${named}`);
  const number = roughly(setup, state.buyer, form, folded);
  if (number !== null) return say(turn, 'detail', { text: number });
  const lines = isOfSelf ? PRACTICE_FACTS.selfYesNo : PRACTICE_FACTS.unknown[form];
  const fresh = lines.filter((line) => !state.used.includes(`unknown=${line}`));
  const [first = lines[0], ...others] = fresh;
  const line = pickBy([first, ...others], setup.seed, 'unknown', named);
  state.used.push(`unknown=${line}`);
  say(turn, 'detail', { text: fillLine(line, state.buyer.gender) });
}

/** The detail that a question asks for, else that there is none. */
export function answerPlainly(turn: Turn, folded: string) {
  if (!answerDetails(turn, folded, true)) answerUnknown(turn, folded);
}

/** "Prefere mais claro ou mais escuro?" */
export const answerChoice: Effect = (turn, { text }) => {
  const chosen = chosenOf(turn, plain(text));
  if (chosen === null) answerUnknown(turn, plain(text));
  else say(turn, 'topic', { text: chosen });
};

/** "Quantos quilos?" is not answered by what the problem costs or what was tried. */
export const OF_THINGS: ReadonlySet<string> = new Set([
  ...(['count', 'age', 'where', 'spare', 'duration', 'who', 'when'] as const),
]);
