import { ACTIVITY_WORDS } from '../knowledge/facts/activities.gen.ts';
import { fold } from '../shared/text.ts';
import { type FoundPhrase, nounPhraseAt } from './noun-phrase.ts';
import { genderOf } from './nouns.ts';
import { type Answer, wordAt } from './tokens.ts';
import { ownForms } from './verb-forms.ts';

const ENTRIES = Object.entries(ACTIVITY_WORDS.activities);
/** The noun of an activity by the forms of the first person. */
const BY_OWN_FORM = new Map(
  ENTRIES.flatMap(([infinitive, noun]) =>
    ownForms(infinitive).map((form) => [form, noun] as const),
  ),
);
/** By the third person and the infinitive, which need a subject: "a gente limpa", "pra eu limpar". */
const BY_OTHER_FORM = new Map(
  ENTRIES.flatMap(([infinitive, noun]) =>
    [infinitive, infinitive.replace(/r$/, ''), infinitive.replace(/ir$/, 'e')].map(
      (form) => [form, noun] as const,
    ),
  ),
);
const NOUNS = new Set(ENTRIES.map(([, noun]) => fold(noun)));

/** "conserto", "limpeza", "customização": a noun that names what is done. */
export const isActivityNoun = (word: string): boolean =>
  NOUNS.has(word) || (word.length > 6 && /(?:cao|coes|agem|agens|mento|mentos)$/.test(word));

const MODIFIER = /^(?:a|em|por|na|no)$/;
const MANNER = /^(?:seco|domicilio|casa|laser|vapor|mao|frio|quente|jato)$/;

/** What the seller does, as a noun phrase: "limpo a piscina" is "limpeza de piscina". */
export function activityAt(answer: Answer, at: number): FoundPhrase | null {
  const noun = nounAt(answer, at);
  if (!noun) return null;
  const object = nounPhraseAt(answer, at + 1);
  const isManner = MODIFIER.test(wordAt(answer, at + 1)) && MANNER.test(wordAt(answer, at + 2));
  const to = isManner ? at + 3 : (object?.to ?? at + 1);
  const rest = isManner ? wordsOf(answer, at + 1, to) : object ? `de ${object.text}` : '';
  return {
    text: `${noun} ${rest}`.trim(),
    head: noun,
    gender: genderOf(noun),
    number: 'singular',
    key: fold(noun),
    headAt: at,
    from: at,
    to,
  };
}

function nounAt(answer: Answer, at: number): string | null {
  const word = wordAt(answer, at);
  const previous = `${wordAt(answer, at - 2)} ${wordAt(answer, at - 1)}`;
  const hasDeterminer =
    /(?:^| )(?:o|a|os|as|de|do|da|um|uma|no|na|meu|minha|cada|pelo|por|com|sem)$/.test(previous);
  const hasSubject = /(?:^a gente|pra eu|para eu| eu| nois)$/.test(previous);
  if (hasSubject) return BY_OTHER_FORM.get(word) ?? BY_OWN_FORM.get(word) ?? null;
  return hasDeterminer ? null : (BY_OWN_FORM.get(word) ?? null);
}

function wordsOf(answer: Answer, from: number, to: number): string {
  const start = answer.tokens[from]?.start ?? 0;
  return answer.text.slice(start, answer.tokens[to - 1]?.end ?? start);
}
