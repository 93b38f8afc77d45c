import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { askedIn } from '../asked/form.ts';
import { trueLines } from '../claims.ts';
import { change, say, type Turn, tell, wasSaid } from '../moves/turn.ts';
import { plain } from '../reading/plain.ts';
import { alikeness, contentStems, messageStems, sharedStems } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import type { FactKey, ReadSentence } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { answerTo } from './answer.ts';
import { themeOf } from './kinds.ts';
import { asksProblemDetail } from './question.ts';

/** From here on a question is the same one in nearly the same words. */
const SAME_QUESTION = 0.55;
const ASKED_AGAIN = { patience: -7 };
const NO_THEME = 'isso';

/** A question about when, since when or how often the problem happens, which has an answer of its own. */
export function problemDetail({ setup, state }: Turn, folded: string): string | null {
  if (!state.known.includes('pain') || state.buyer.notCustomer !== null) return null;
  if (!asksProblemDetail(folded) || ASKS_STORY.has(answerTypeOf(folded))) return null;
  const answer = answerTo(setup, state.buyer, folded);
  if (!answer) return null;
  const key = `topic:${answer.id}`;
  const again = `${key} again`;
  if (state.used.includes(again)) return null;
  const isRepeated = state.used.includes(key);
  state.used.push(isRepeated ? again : key);
  if (!isRepeated) return answer.text;
  const answered = isOfLast(answer.id)
    ? (lastTime(state.buyer.facts.pain) ?? answer.text)
    : answer.text;
  const core = midSentence(answered).replace(/^(?:já|sim), /u, '');
  if (!wasSaid(state, core)) return answered;
  // "O que aconteceu no mês passado?" is not answered by "no mês passado foi pior ainda".
  return ASKS_STORY_OF.test(folded) ? null : `Como te falei, ${core}`;
}

/** "Quando falta, o que vocês fazem?" asks for no time. */
const ASKS_STORY: ReadonlySet<string> = new Set(['who', 'why', 'where'] as const);

const ASKS_STORY_OF =
  /\bo que (?:foi que |e que )?(?:aconteceu|deu|houve|fizeram|fez|ele tinha|ela tinha)\b|\bcomo (?:foi|aconteceu)\b|\b(?:perdeu|deixou|chegou a|machucou|quebrou)\b/;

const isOfLast = (id: string): boolean => id === 'problem last';

/** The last time that was stated with the pain: no other one may take its place. */
const lastTime = (pain: string): string | null => {
  const last = pain.split(/(?<=[.!?]) /).at(-1) ?? '';
  return OF_ONE_TIME.test(plain(last)) ? last : null;
};
const OF_ONE_TIME =
  /\b(?:ontem|anteontem|passad[oa]|segunda|terca|quarta|quinta|sexta|sabado|domingo|ess[ea] noite|faz (?:uns|umas|\d))\b/;

const NUMBER = /\d/;
const NOT_SAID = ['isso eu não cheguei a falar', 'acho que isso eu ainda não te contei'] as const;

/** "Quanto você disse que perde?": the buyer says it once more. */
export function remind(turn: Turn, folded: string) {
  const { state, setup } = turn;
  const stems = contentStems(folded);
  const isAmount = /\bquant[oa]s?\b/.test(folded);
  const candidates = state.revealed.filter(({ text }) => !isAmount || NUMBER.test(text));
  const found =
    candidates.find(({ text }) => sharedStems(stems, contentStems(text)).length > 0) ??
    candidates.at(-1);
  const text = found
    ? `Como te falei, ${midSentence(found.text)}`
    : pickBy([...NOT_SAID], setup.seed, 'not said');
  say(turn, 'recall', { text });
}

/** Asks how much, after the buyer has named what it costs. */
export const asksAmountSaid = ({ state }: Turn, folded: string): boolean =>
  state.revealed.some(({ key, text }) => OF_COST.test(key) && MONEY.test(text)) &&
  askedIn(folded) === 'amount' &&
  OF_LOSS.test(folded);
const OF_COST = /^(?:impact|consequence \d+|cost \d+)$/;
const MONEY = /R\$/;
const OF_LOSS =
  /\b(?:perd\w+|prejui\w+|custa\w*|gast\w+|some\w*|vai embora|dinheiro|reais|por mes|no mes|r\$|isso|mesmo)\b/;

/** What was said already is asked for again: a complaint when the words are the same, else a short answer. */
export function recall(turn: Turn, key: FactKey, { text }: ReadSentence) {
  const { state, setup } = turn;
  // Known from an objection, but never said: it is said now.
  if (!state.revealed.some((one) => one.key === key)) {
    return tell(turn, key, state.buyer.facts[key]);
  }
  change(turn, ASKED_AGAIN);
  if (key === 'impact' && asksAmountSaid(turn, plain(text))) return remind(turn, plain(text));
  const stems = messageStems(text);
  const isSame = state.own.slice(0, -1).some((own) => alikeness(own, stems) >= SAME_QUESTION);
  const id = `recall ${key}`;
  if (isSame) return say(turn, 'again');
  const fato = midSentence(state.buyer.facts[key]).replace(/\.$/, '');
  if (state.used.includes(id)) return say(turn, 'recall', { text: `como te falei, ${fato}` });
  state.used.push(id);
  const line = pickBy(trueLines(state.claims, PRACTICE_FACTS.recall[key]), setup.seed, id);
  const tema = themeOf(state.buyer.biography) ?? NO_THEME;
  say(turn, 'recall', { text: fillLine(line, state.buyer.gender, { tema, fato }) });
}
