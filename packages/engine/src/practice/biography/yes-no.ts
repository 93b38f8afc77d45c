import { askedIn } from '../asked/form.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';

const NEGATIVE = /^(?:não|nao|nem|ningu[eé]m|nunca|nenhum|s[oó] |por enquanto)/iu;
/** What a verb of the question becomes in a short answer. */
const VERBS: readonly (readonly [question: RegExp, answer: string, said: RegExp])[] = [
  [/\b(?:tem|tens|teria|possui|tenha)\b/, 'tenho sim', /^(?:tenho|tem) /],
  [/\b(?:usa|usam|utiliza)\b/, 'uso sim', /^uso /],
  [/\b(?:faz|fazem)\b/, 'faço sim', /^faço /],
  [/\b(?:aceita|aceitam)\b/, 'aceito sim', /^aceito /],
  [/\b(?:compra|compram)\b/, 'compro sim', /^compro /],
];

/** "Me conta da sua equipe" asks for no yes. */
const TELLS =
  /\b(?:me (?:conta|fala|diz|explica|mostra|descreve)|fala (?:um pouco|mais)|conta (?:um pouco|mais))\b/;

/** "Que creme usa?" asks which one. */
const WHICH = /\bque [a-z]/;

/** A yes only where the answer names what was asked for: "tem moto?" is no question for a car. */
export function confirmed(folded: string, text: string): string {
  const isAsked =
    askedIn(folded) === 'yesNo' &&
    !TELLS.test(folded) &&
    !WHICH.test(folded) &&
    !NEGATIVE.test(text);
  if (!isAsked || sharedStems(contentStems(folded), contentStems(text)).length === 0) return text;
  const found = VERBS.find(([question]) => question.test(folded));
  if (!found) return text;
  const [, verb, said] = found;
  return `${verb}, ${text.replace(said, '')}`;
}
