import { askedIn } from './question.ts';

/** Fields whose answer says yes to "tem …?", "faz …?"; the others state what is asked. */
const CONFIRMING: ReadonlySet<string> = new Set([
  ...[
    'hired',
    'family',
    'pet',
    'tools',
    'delivers',
    'receive',
    'supplier',
    'often',
    'team',
    'event',
    'vehicle',
    'help',
  ],
]);
const NEGATIVE = /^(?:não|nao|nem|ningu[eé]m|nunca|nenhum|s[oó] |por enquanto)/iu;
/** What a verb of the question becomes in a short answer. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tem|tens|teria|possui|tenha)\b/, 'tenho sim'],
  [/\b(?:usa|usam|utiliza)\b/, 'uso sim'],
  [/\b(?:faz|fazem)\b/, 'faço sim'],
  [/\b(?:aceita|aceitam)\b/, 'aceito sim'],
  [/\b(?:compra|compram)\b/, 'compro sim'],
];

/** "Me conta da sua equipe" asks for no yes. */
const TELLS =
  /\b(?:me (?:conta|fala|diz|explica|mostra|descreve)|fala (?:um pouco|mais)|conta (?:um pouco|mais))\b/;

/** The answer with the yes or no that the question asked for. @param folded the question */
export function confirmed(folded: string, field: string, text: string): string {
  if (
    askedIn(folded) !== 'yesNo' ||
    TELLS.test(folded) ||
    !CONFIRMING.has(field) ||
    NEGATIVE.test(text)
  )
    return text;
  if (field === 'team' && /\bsozinh/.test(folded))
    return /^sou eu/.test(text) ? text : `não, ${text}`;
  const verb = VERBS.find(([pattern]) => pattern.test(folded))?.[1] ?? 'sim';
  const rest = text.replace(/^tenho /u, '').replace(/^tem /u, '');
  return `${verb}, ${rest}`;
}
