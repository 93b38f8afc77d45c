import { asPattern } from '../../shared/text.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { ownSeed, pickBy } from '../seeded.ts';
import { choicesIn } from './choices.ts';
import type { DetailAnswer } from './detail.ts';

const TIMES = /\b(?:de|a|pela|da) (manha|tarde|noite)\b/;
const FORMS = ['{x}', 'acho que {x}', 'mais {x}', '{x}, eu diria'] as const;
const ALONE = ['{x}', 'seria {x}'] as const;
/** What happened or happens takes no word of choosing in front: "desbotou", "fica aqui". */
const BARE = ['{x}', 'olha, {x}'] as const;

/**
 * One of the things that a question offers: the one that was said already or that the ICP names, else by the seed.
 * @param said what the buyer has said of the own case, folded
 * @param role what the buyer is, folded
 * @param isPreferred what one choice alone of them has to be chosen for
 */
export function chosenIn(
  setup: PracticeSetup,
  folded: string,
  said = '',
  role = '',
  isPreferred: (choice: string) => boolean = () => false,
): DetailAnswer | null {
  const choices = choicesIn(folded);
  const [first, ...others] = choices;
  if (first === undefined) return null;
  const preferred = choices.filter(isPreferred);
  const chosen =
    (preferred.length === 1 ? preferred[0] : undefined) ??
    timeSaid(choices, said) ??
    roleIn(choices, role) ??
    onlyIn(choices, said) ??
    onlyIn(choices, ownWords(setup)) ??
    pickBy([first, ...others], ownSeed(setup), 'choice', choices.toSorted().join());
  const forms = FINITE.test(chosen) ? BARE : AS_IT_IS.test(chosen) ? ALONE : FORMS;
  const form = pickBy([...forms], ownSeed(setup), 'form of choice', chosen);
  return { id: `mais ${chosen}`, text: form.replace('{x}', chosen) };
}
/** A time or a place of its own goes without "mais". */
const AS_IT_IS = /^(?:de|a|n[oa]s?|em|antes|depois|com|sem|pel[oa]|aquel[ea])\b/;
/** Begins with what is done: "desbotou", "ficou curta", "atende o fixo". */
const FINITE =
  /^(?:nao )?(?:se )?(?:\w{2,}(?:ou|aram|eram|iram)|(?:enc|m|perd|corr|v|sa|ca|part|tem|vir|quebr)(?:eu|iu)|foi|deu|veio|fez|e|fica|usa|paga|vende|atende|compra|aluga|demora|chega|vem|tem|sai|faz)\b(?! (?:de|e)\b)/;

/** Who said that it is in the afternoon does not choose the evening. */
function timeSaid(choices: readonly string[], said: string): string | undefined {
  const isOfTime = choices.every((one) => /\b(?:manha|tarde|noite|dia)\b/.test(one));
  const time = isOfTime ? TIMES.exec(said)?.[1] : undefined;
  return time === undefined ? undefined : `de ${time}`;
}

const ROLE_STEM = 4;
/** "A noiva ou a mãe dos noivos?": what the buyer is, in either gender. */
const roleIn = (choices: readonly string[], role: string): string | undefined =>
  choices.find((one) => {
    const [head = ''] = one.split(' ');
    return head.length >= ROLE_STEM && role.startsWith(head.slice(0, ROLE_STEM));
  });

const ownWords = ({ icp }: PracticeSetup): string =>
  plain([icp.name, icp.profile.mainPain, ...icp.answers.map(({ answer }) => answer)].join('. '));

/** The only choice whose last word is in the text. */
function onlyIn(choices: readonly string[], text: string): string | undefined {
  const found = choices.filter((one) => {
    const word = one.split(' ').at(-1) ?? '';
    return word.length > 2 && new RegExp(`\\b${asPattern(word)}`).test(text);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Folded words as the seller spelt them in the message. */
export function asSpelt(text: string, message: string): string {
  const words = message.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return text.replace(/[a-z]{2,}/g, (word) => {
    const found = words.find((one) => one !== word && plain(one) === word && /[^a-z]/.test(one));
    return found ?? word;
  });
}
