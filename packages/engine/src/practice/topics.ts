import { PRACTICE_TOPICS } from '../knowledge/practice/index.ts';
import { fillLine } from './fill.ts';
import { pickBy } from './seeded.ts';
import type { Turn } from './turn.ts';

/** The answer to a question about a detail; the same one whenever it is asked in a session. */
export function topicAnswer({ setup, state }: Turn, folded: string): string | null {
  const topic = PRACTICE_TOPICS.find(({ pattern }) => pattern.test(folded));
  if (!topic) return null;
  const { buyer } = state;
  const answers = buyer.isCompany ? topic.companies : topic.people;
  const id = `topic:${topic.key}`;
  const isRepeated = state.used.includes(id);
  if (!isRepeated) state.used.push(id);
  const answer = fillLine(pickBy(answers, setup.seed, id), buyer.gender, {
    nome: buyer.persona.name,
  });
  return isRepeated ? `já falei, ${answer}` : answer;
}
