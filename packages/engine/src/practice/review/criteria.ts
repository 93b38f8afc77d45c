import type { PracticeCriterion } from '@salesai/contract/practice';
import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { fold } from '../../shared/text.ts';
import { ASKS_IN_A_ROW } from '../moves/questions.ts';
import { COMMENTS } from '../reading/commenting.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { END_CRITERIA } from './criteria-of-end.ts';
import { PRICE_CRITERIA } from './criteria-of-price.ts';
import {
  type Criterion,
  FULL,
  firstLack,
  isFollowUp,
  isUnanswered,
  judged,
  listened,
  NOT_APPLICABLE,
} from './judged.ts';
import { mostTelling, quoteOf, quotesOfActs, replyWithFact, wholeQuote } from './quotes.ts';
import type { LoggedTurn } from './replay.ts';
import { turnsUsingWords, usingWords } from './used-words.ts';

const WHO =
  /\b(?:sou|aqui (?:e|quem|fala)|me chamo|meu nome|falo d[aoe]|quem fala|da (?:empresa|loja|equipe|clinica|oficina)|trabalho (?:com|na|no|em)|(?:e )?[oa] [a-z]{3,15} d[aoe]s? [a-z]{3,20}(?: [a-z]+){0,3} a(?:qu|k)i)\b|\b(?:aqui|aki) (?:e )?[oa] [a-z]{3,}|^(?:(?:oi{1,5}e{0,5}|ola|opa|e ai|fala|bom dia|boa tarde|boa noite|tudo bem)(?: [a-z]{2,15})?[,!?. ]{1,3}){0,3}(?:aqui )?(?:e |eh )?[oa] [a-z]{3,15} d[aoe]s? [a-z]{3,}/;
const WHY =
  /\b(?:porque|por que|sobre|a respeito|percebi|soube|sei que|conheci|encontrei|achei o? ?(?:seu|teu)|(?:seu|teu) (?:anuncio|perfil|site|insta\w*|post\w*)|passei (?:ai|em frente|na)|oferec\w+|apresentar|atendo|vi que|(?:te )?vi (?:o|a|seu|sua|teu|tua|n[oa]s?|pel[oa])|fiquei sabendo|parabens|motivo|queria|gostaria|notei|reparei|ajud\w+|te procur\w+|a gente (?:se |ja )?(?:falou|conversou|conheceu)|escrev\w+|cham(?:ei|ando)|contato|indic\w+|me (?:passou|deu|mandou|falou)|fal(?:ou|aram) (?:bem )?d[eo] (?:voce|ti|tu)|peguei (?:o )?(?:seu|teu)|quem me|amig[oa] (?:seu|teu|sua|tua|d[oa])|vizinh[oa] (?:seu|teu|sua|tua|d[oa])|curti\w+|coment\w+|pediu|perguntou|respondeu|conversar|entender|saber|pra (?:ver|falar|te)|para (?:ver|falar|lhe))\b/;
/** "Carla da Doce Lar aqui", "Oi, Carla, Doce Lar Bolos": a name with a firm. */
const NAMED =
  /\p{Lu}\p{Ll}+,? (?:d[aoe]s? )(?:\p{Ll}{3,12} )?\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ (?:aqui|falando)(?!\p{L})|(?:aqui|falo) (?:d[aoe]|quem)/u;
const OF_SELF =
  /(?<=^|[.!?,;\n]\s?)(?:(?:aqui|é|eh|oi|ol[áa]),? )?(?:[oa] )?(\p{L}{3,15})(?:,? (?:\p{L}{4,16} ){1,2}(?:aqui|falando)|,? (?:aqui|falando)| d[aoe]s? \p{L}{3}|, \p{L}{5,16}(?:ora|eira|eiro|ista|or|ógrafa|ógrafo|ografa|ografo|nal|ica|ico)(?!\p{L}))/giu;
/** "Bianca personal aqui", "Rogério dos sofás", "Tânia, contadora": a first name and what it is known by. */
const presentsSelf = (text: string): boolean =>
  [...text.matchAll(OF_SELF)].some(([, name = '']) => FIRST_NAMES.has(fold(name)));

const OPENING_WORDS = 40;

/** Who, why, short, a question: what an opening lacks, the most telling first. */
function openingLacks(text: string, words: number, sellerName: string): string[] {
  const folded = plain(text);
  const name = plain(sellerName).split(' ')[0] ?? '';
  const parts: [string, boolean][] = [
    [
      'who',
      WHO.test(folded) ||
        NAMED.test(text) ||
        presentsSelf(text) ||
        (name.length > 2 && folded.includes(name)),
    ],
    ['why', WHY.test(folded)],
    ['question', folded.includes('?')],
    ['short', words <= OPENING_WORDS],
  ];
  return parts.filter(([, isThere]) => !isThere).map(([part]) => part);
}

/** A point for each part. */
export const openingPoints = (text: string, words: number, sellerName: string): number =>
  FULL - openingLacks(text, words, sellerName).length;

const opening: Criterion = (log) => {
  const [first, second] = log.turns;
  if (!first || isFollowUp(log)) return NOT_APPLICABLE;
  const said = `${first.text} ${second?.text ?? ''}`;
  const [lack = null, ...others] = openingLacks(said, first.words, log.setup.sellerName);
  const points = FULL - others.length - (lack === null ? 0 : 1);
  const isEmpty = first.sentences.every(({ act }) => act === 'other') && points <= 1;
  return judged(log, isEmpty ? 0 : points, [wholeQuote(first)], first, lack);
};

const problem: Criterion = (log) => {
  const asked = quotesOfActs(
    log.turns,
    (act, turn) =>
      act === 'ask_problem' || (turn.after.lastRevealed.includes('pain') && act.startsWith('ask_')),
  );
  if (isFollowUp(log) && asked.length === 0) return NOT_APPLICABLE;
  const pain = replyWithFact(log, 'pain');
  const evidence = [...asked.slice(0, 1), ...(pain ? [wholeQuote(pain)] : [])];
  const missed = log.turns.find(({ replies }) => replies.length > 0)?.replies[0] ?? null;
  const isUsed = listened(log.last) || log.turns.some(statesWords);
  const points = (asked.length > 0 ? 2 : 0) + (pain ? 1 : 0) + (pain && isUsed ? 1 : 0);
  const lack = firstLack(
    ['hidden', asked.length > 0 && !pain],
    ['unused', pain !== null && !isUsed && turnsUsingWords(log.turns).length === 0],
  );
  return judged(log, points, evidence, missed, lack);
};

const consequence: Criterion = (log) => {
  const answered = log.turns.filter(isAnswered);
  const takenUp = log.turns.filter((turn, at) => isAnswered(turn) && takesUp(log.turns[at + 1]));
  const asked = quotesOfActs(log.turns, (act) => act === 'ask_implication');
  const evidence =
    answered.length > 0 ? quotesOfActs(answered, (act) => act === 'ask_implication') : asked;
  if (isFollowUp(log) && asked.length === 0) return NOT_APPLICABLE;
  const mark = answered.length > 0 ? answered.length + takenUp.length : asked.length > 0 ? 1 : 0;
  const lack = firstLack(
    ['early', !log.last.known.includes('pain')],
    ['one', answered.length === 1],
    ['unused', answered.length > 1 && takenUp.length < 2],
  );
  return judged(log, mark, evidence, replyWithFact(log, 'pain'), lack);
};

const isAnswered = ({ before, after }: LoggedTurn): boolean =>
  after.implications > before.implications;

/** Gives back, or links the offer to, what the buyer has just said. */
const takesUp = (turn: LoggedTurn | undefined): boolean =>
  isReflected(turn) || (turn?.sentences.some(({ act }) => act === 'linked_pitch') ?? false);

/** One lucky echo is no listening: a share of at least so many facts. */
const FACTS_LEAST = 3;
const LISTENING_STEPS = [0.01, 0.2, 0.35, 0.5] as const;

const listening: Criterion = (log) => {
  const credited = log.turns.filter(isReflected);
  const facts = log.last.known.length - log.first.known.length;
  const share = credited.length / Math.max(FACTS_LEAST, facts);
  if (isUnanswered(log)) return NOT_APPLICABLE;
  // A question with words of the buyer gives nothing back.
  const using = log.turns.filter(statesWords);
  const byShare = LISTENING_STEPS.filter((step) => share >= step).length;
  const mark = byShare === 0 && using.length > 0 ? 1 : byShare;
  const evidence = [
    ...quotesOfActs(credited, (act) => act === 'reflection'),
    ...(byShare === 0
      ? using.slice(0, 1).flatMap((turn) =>
          usingWords(turn)
            .filter(isStatement)
            .slice(0, 1)
            .map((one) => quoteOf(turn, one)),
        )
      : []),
  ];
  const unanswered = log.turns.find(
    ({ after }, at) =>
      after.lastRevealed.length > 0 && log.turns[at + 1] && !isReflected(log.turns[at + 1]),
  );
  const missed = mostTelling(unanswered?.replies.toReversed() ?? []) ?? null;
  const isInformed = facts > 0 || log.last.revealed.length > log.first.revealed.length;
  return judged(
    log,
    mark,
    evidence,
    missed,
    firstLack(['nothing', !isInformed && mark === 0], ['used', byShare === 0 && using.length > 0]),
  );
};

const isReflected = (turn: LoggedTurn | undefined): boolean =>
  turn !== undefined && turn.after.reflections > turn.before.reflections;

const ASKS = { few: 4, many: 14 } as const;

const questions: Criterion = (log) => {
  const asks = log.turns.map(({ sentences }) =>
    sentences.filter(({ act }) => act.startsWith('ask_')),
  );
  const count = asks.flat().length;
  const repeated = log.turns.filter(({ sayings }) => sayings.some(({ move }) => move === 'again'));
  const uncommented = beyondRow(log.turns);
  if (isFollowUp(log) && count === 0) return NOT_APPLICABLE;
  const few = isFollowUp(log) ? 1 : ASKS.few;
  const base = count < few ? count : FULL - (count > ASKS.many ? 2 : 0);
  const mark = base - uncommented.length - Math.min(2, repeated.length) - (count === 0 ? FULL : 0);
  const evidence = quotesOfActs(log.turns, (act) => act.startsWith('ask_'));
  const lack = firstLack(
    ['few', count < few],
    ['row', uncommented.length > 0],
    ['repeated', repeated.length > 0],
    ['many', count > ASKS.many],
  );
  const missed = (repeated[0] ?? uncommented[0])?.replies.at(-1) ?? null;
  return judged(log, mark, evidence, missed, lack);
};

/** Those that ask once more after three questions in a row without a word on the answers. */
function beyondRow(turns: readonly LoggedTurn[]): LoggedTurn[] {
  let row = 0;
  return turns.filter((turn) => {
    if (isCommenting(turn)) row = 0;
    if (!turn.sentences.some(({ act }) => act.startsWith('ask_'))) return false;
    row += 1;
    return row > ASKS_IN_A_ROW;
  });
}

const REMARK_WORDS = 3;
/** "Que correria, hein", "nossa, sábado lotado": a word on the answer, but no bare "legal". */
const isRemark = (act: string, text: string): boolean =>
  !act.startsWith('ask_') &&
  text.split(/\s+/).length >= REMARK_WORDS &&
  (COMMENTS.test(plain(text)) || (act === 'other' && !text.includes('?')));

const LISTENS = /^(?:reflection|empathy|isolate_objection|linked_pitch)$/;

/** Listens, or says something that takes up a word of the buyer's last message. */
const isCommenting = ({ sentences, previous }: LoggedTurn): boolean =>
  sentences.some(
    ({ act, text }) =>
      LISTENS.test(act) ||
      isRemark(act, text) ||
      (!act.startsWith('ask_') &&
        !text.endsWith('?') &&
        sharedStems(contentStems(text), contentStems(previous?.text ?? '')).length > 0),
  );

/** Links the offer to the case, also beside an answer or a step that the buyer replies to. */
const isLinking = ({ sentences, sayings }: LoggedTurn): boolean =>
  sentences.some(({ act }) => act === 'linked_pitch') &&
  sayings.every(({ move }) => move !== 'repeated' && move !== 'dump');

const isStatement = ({ act, text }: ReadSentence): boolean =>
  !act.startsWith('ask_') && !text.endsWith('?');

const statesWords = (turn: LoggedTurn): boolean => usingWords(turn).some(isStatement);

const value: Criterion = (log) => {
  const { genericPitches } = log.last;
  const linkedPitches = Math.max(log.last.linkedPitches, log.turns.filter(isLinking).length);
  const linked = quotesOfActs(log.turns, (act) => act === 'linked_pitch');
  const generic = log.turns.find(({ sentences }) =>
    sentences.some(({ act }) => act === 'generic_pitch'),
  );
  // A link that answered an objection, or went into a silence, is one all the same.
  const links = Math.max(linkedPitches, Math.min(1, linked.length));
  // Words of the buyer in a statement may be a link that the rules do not see.
  const isUsed = links === 0 && log.turns.some(statesWords);
  const mark = Math.min(FULL, isUsed ? 1 : links * 2) - Math.max(0, genericPitches - 1);
  const lack = firstLack(
    ['early', links === 0 && !log.last.known.includes('pain')],
    ['used', isUsed],
    ['none', links === 0],
    ['one', links === 1],
    ['generic', genericPitches > 1],
  );
  return judged(log, mark, linked, generic ?? replyWithFact(log, 'pain'), lack);
};

export const CRITERIA: Readonly<Record<PracticeCriterion, Criterion>> = {
  opening,
  problem,
  consequence,
  listening,
  questions,
  value,
  ...PRICE_CRITERIA,
  ...END_CRITERIA,
};
