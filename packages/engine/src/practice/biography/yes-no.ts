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

const HABIT =
  /\b(?:costum\w+|sempre|geralmente|normalmente|de vez em quando|as vezes|frequent\w+|tod[oa]s? (?:dia|semana|mes|vez|os dias)|com que frequencia|consegu\w+|lembra\w*|sobra\w*|atras\w+|falt\w+)\b/;

/** A question with a yes or a no about what happens again and again. */
export const asksHabit = (folded: string): boolean => HABIT.test(folded);

const DAY =
  /\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|\d{1,2} ?h|as \d{1,2}|dia \d{1,2})\b/;

/** Asks to tell something or proposes a time: no yes or no about a detail answers that. */
export const isOpenRequest = (folded: string): boolean => TELLS.test(folded) || DAY.test(folded);

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
