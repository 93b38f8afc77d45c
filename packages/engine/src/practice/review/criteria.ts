import type { PracticeCriterion } from '@salesai/contract/practice';
import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { fold } from '../../shared/text.ts';
import { plain } from '../reading/plain.ts';
import { END_CRITERIA } from './criteria-of-end.ts';
import { LISTENING_CRITERIA } from './criteria-of-listening.ts';
import { PRICE_CRITERIA } from './criteria-of-price.ts';
import {
  type Criterion,
  FULL,
  firstLack,
  isFollowUp,
  judged,
  listened,
  NOT_APPLICABLE,
} from './judged.ts';
import { quotesOfActs, replyWithFact, wholeQuote } from './quotes.ts';
import type { LoggedTurn } from './replay.ts';
import { asksToBuy } from './requests.ts';
import { givenBack, isStatement, leansOn } from './said.ts';
import { turnsUsingWords, usingWords } from './used-words.ts';
import { value } from './value.ts';

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
/** "Sou certificada", "já ajudei 400 mães": a merit says neither who writes nor why. */
const OF_MERIT =
  /\b(?:sou|somos) (?:certificad|formad|especializad|premiad|reconhecid|lider|[oa] (?:melhor|maior))\w*|\b(?:ja )?ajud(?:ei|amos) (?:mais de )?\d+|\bna verdade\b/g;

/** Who, why, short, a question: what an opening lacks, the most telling first. */
export function openingLacks(text: string, words: number, sellerName: string): string[] {
  const folded = plain(text).replace(OF_MERIT, ' ');
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
    ['question', folded.split(/(?<=[.!?])/).some((one) => one.includes('?') && !asksToBuy(one))],
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
  return judged(log, isEmpty ? 0 : points, [wholeQuote(first)], first, lack, wholeQuote(first));
};

/** Where the question for the problem would have had its place. */
const SELLS = /^(?:state_price|discount|generic_pitch|close)$/;

const problem: Criterion = (log) => {
  // The question that the pain answered shows most.
  const answered = log.turns.filter(({ after }) => after.lastRevealed.includes('pain'));
  const asked = [
    ...quotesOfActs(answered, (act) => act.startsWith('ask_')),
    ...quotesOfActs(log.turns, (act) => act === 'ask_problem'),
  ];
  if (isFollowUp(log) && asked.length === 0) return NOT_APPLICABLE;
  const pain = replyWithFact(log, 'pain');
  const evidence = [...asked.slice(0, 1), ...(pain ? [wholeQuote(pain)] : [])];
  const sold = quotesOfActs(
    log.turns.filter(({ before }) => !before.known.includes('pain')),
    (act) => SELLS.test(act),
  )[0];
  const missed = sold ? { messageId: sold.messageId, text: sold.quote } : null;
  const isUsed =
    listened(log.last) ||
    log.turns.some((turn, at) => statesWords(turn) || givenBack(log, at) !== undefined);
  const isTouched =
    turnsUsingWords(log.turns).length > 0 || log.turns.some((turn) => leansOn(turn) !== undefined);
  const points = (asked.length > 0 ? 2 : 0) + (pain ? 1 : 0) + (pain && isUsed ? 1 : 0);
  const lack = firstLack(
    ['hidden', asked.length > 0 && !pain],
    ['unused', pain !== null && !isUsed && !isTouched],
    ['asked', pain !== null && !isUsed],
    ['unasked', pain !== null && asked.length === 0],
  );
  return judged(log, points, evidence, missed, lack);
};

const statesWords = (turn: LoggedTurn): boolean => usingWords(turn).some(isStatement);

export const CRITERIA: Readonly<Record<PracticeCriterion, Criterion>> = {
  opening,
  problem,
  value,
  ...LISTENING_CRITERIA,
  ...PRICE_CRITERIA,
  ...END_CRITERIA,
};
