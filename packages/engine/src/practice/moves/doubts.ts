import { choicesIn } from '../biography/choices.ts';
import { asSpelt } from '../biography/choose.ts';
import { plain } from '../reading/plain.ts';
import { pickBy } from '../seeded.ts';
import type { ReadSentence } from '../types.ts';
import { ABOUT } from './objection-words.ts';
import { openObjection, say, type Turn } from './turn.ts';

/** "A dúvida é o valor ou é medo de gastar e ela não usar?": offers what may keep the buyer from buying. */
const OFFERS =
  /\b(?:duvida|questao|receio|problema|medo|preocupacao|entrave|(?:o que|que) (?:te |lhe |mais )*(?:pega|segura|trava|impede|preocupa|incomoda))\b(?: mesmo| maior| principal| agora| ai)*,? (?:e|eh|seria|esta|ta)\b (?:mais |no |na |em |com )*([^?.!]{3,70}?),? ou (?:(?:e|eh|seria|mais|no|na|em|com|tem|pel[oa]) )*([^?.!]{3,70})\?/;
const NO_OPTION = /^(?:nao|algo|outr[oa]|tem|alguma)\b/;
const FORMS = ['é mais {x}', 'acho que é {x}', 'pra ser {sincero|sincera}, é {x}'] as const;

/** The doubt of those offered that the buyer has; null where none is offered. */
export function doubtOf({ setup, state, reading }: Turn, text: string): string | null {
  const [, one, other] = OFFERS.exec(plain(text)) ?? [];
  if (one === undefined || other === undefined || NO_OPTION.test(other)) return null;
  const family = openObjection(state)?.family;
  const fitting = [one, other].filter((each) => family !== undefined && ABOUT[family].test(each));
  const chosen = fitting.length === 1 ? fitting[0] : undefined;
  const what = chosen ?? pickBy([one, other], setup.seed, 'doubt', one, other);
  const form = pickBy([...FORMS], setup.seed, 'doubt form', state.count);
  return asSpelt(form.replace('{x}', what.trim()), reading.text);
}

/** A question for one of several doubts is answered with one of them, whatever act it sounds like. */
export function answerDoubt(turn: Turn, { text }: ReadSentence): boolean {
  const doubt = doubtOf(turn, text);
  if (doubt === null) return false;
  const objection = openObjection(turn.state);
  if (objection) objection.asked = true;
  say(turn, 'topic', { text: doubt });
  return true;
}

/** Whether a question offers things to choose from: who answers "é isso" has chosen none. */
export const offersChoice = (text: string): boolean =>
  text.includes('?') && (choicesIn(plain(text)).length > 1 || OFFERS.test(plain(text)));
