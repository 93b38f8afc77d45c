import { fold } from '../../shared/text.ts';
import { peopleIn } from '../reading/people.ts';

/** "falando disso", "comentando isso": what the sentence before it states is to be said. */
const THAT =
  /\b(?:fal|coment|lembr|cit|mencion)(?:ando|ar|e|a|o) (?:n|d|sobre )?iss[oa](?! d[aeo]\b)/;
const LENGTH_MAX = 160;
/** Words of the seller to the coach, or of the customer. */
const OF_TALK = /[?“”"]|(?<![\p{L}])(?:me|mim|comigo|disse|falou|acho|queria|quero)(?![\p{L}])/iu;
const SUBJECT =
  /^(?:[Ee]l[ae]|(?:[OoAa]\s)?(?:(?:[Ss]enhora?|[Dd]ona|[Ss]eu|[Dd]ra?\.?)\s)?\p{Lu}\p{L}+)\s(?=\p{Ll})/u;

/** The customer's own deed that a request points to with "disso", and the request after it. */
export function referredStory(request: string): { story: string; rest: string } | null {
  const sentences = request.split(/(?<=[.;!?])\s+/u);
  const at = sentences.findIndex((one) => THAT.test(fold(one)));
  const before = sentences[at - 1];
  if (!before) return null;
  const story = before.replace(/[.;!]$/u, '');
  const isDeed =
    SUBJECT.test(story) &&
    peopleIn(story).length <= 1 &&
    story.length <= LENGTH_MAX &&
    !OF_TALK.test(story);
  return isDeed ? { story: `${story}.`, rest: sentences.slice(at).join(' ') } : null;
}
