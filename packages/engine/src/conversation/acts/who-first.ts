import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';

/** "chamo quem primeiro?", "entre a Lia e a Bia, qual eu atendo antes?" */
const WHO_FIRST =
  /\b(?:[a-z]{3,}o (?:pra |com )?(?:quem|qual)(?: del[ae]s)?|(?:pra |com )?(?:quem|qual(?: del[ae]s)?)(?: que)? (?:eu )?(?:devo |vou )?(?:[a-z]{3,}o|[a-z]{3,}[aei]r)) (?:mais )?(?:primeiro|antes)(?: (?:hoje|agora|amanha))?\W*$/;
const GUESSED = /^(?:recall|question|case|advice|objection|off-topic|small-talk|insist)$/;

/** Which of several customers comes first is advice, also where others were named before. */
export const whoFirstInstead = (act: Act, text: string): Act =>
  GUESSED.test(act.kind) && WHO_FIRST.test(fold(text))
    ? { kind: 'answer', key: 'who-first', topic: 'routine', said: text }
    : act;
