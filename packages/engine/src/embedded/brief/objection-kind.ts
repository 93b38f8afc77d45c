import { OBJECTION_KEYS, type ObjectionKey } from '@salesai/contract/objections';
import type { AnswerKey } from '../../knowledge/scripts/answer-keys.ts';
import { OBJECTION_LABELS, recogniseMessage } from '../../recognition/index.ts';
import { memoised } from '../../shared/memo.ts';
import { fold } from '../../shared/text.ts';

/** Below this probability no kind is known. */
const ENOUGH = 0.3;

/** Statements whose form alone tells the kind. */
const BY_FORM: readonly (readonly [RegExp, AnswerKey])[] = [
  [/^tenho (?:medo|receio)\b/, 'fear'],
  [
    /\bmais do que eu (?:pensava|imaginava)\b|^acho .{0,60}\b(?:car[oa]s?|salgad[oa]s?|abusiv[oa]s?)\b|\be car[oa]s?$|^(?:esta|ta) caro/,
    'price',
  ],
  [/\b(?:subiu|sobe|aumentou|aumenta)\b/, 'increase'],
  [/\bmais (?:facil|pratico|rapido|simples)\b/, 'easier'],
  [/^estou comparando\b/, 'comparing'],
  [/^(?:o meu|a minha) contadora?\b.{0,60}\b(?:cuida|faz|fez|resolve)\b/, 'has-supplier'],
  [
    /^(?:o meu|a minha) .{2,60}\b(?:ajudam?|instalam?|consertam?|fazem?|fez|cuidam?|dao conta|da conta|resolvem?)\b/,
    'knows-someone',
  ],
];
/** Kinds that the classifier finds in statements about something else: they need their own words. */
const NEEDED: Readonly<Partial<Record<ObjectionKey, RegExp>>> = {
  cancel: /cancel|desist|arrepend/,
  'no-need': /precis|necess|dou conta|me viro|funciona|ja uso|ja usa/,
  'no-time': /tempo|corrid|correria|agenda|hora/,
  freight: /frete|entrega|envio|correio/,
  partner: /marid|espos|mulher|soci|famil|filh|conversar|falar com|combinar/,
};

/** The kind of an objection; `other` where nothing is likely enough. */
export const answerKeyOf = memoised(keyOf, 2_000);

function keyOf(said: string): AnswerKey {
  const folded = fold(said);
  const byForm = BY_FORM.find(([pattern]) => pattern.test(folded))?.[1];
  if (byForm) return byForm;
  const best = recogniseMessage(said).ranked.find(({ label }) =>
    OBJECTION_LABELS.some((one) => one === label),
  );
  if (!best || best.probability < ENOUGH) return 'other';
  const key = OBJECTION_KEYS.find((one) => `obj.${one}` === best.label);
  return key && (NEEDED[key]?.test(folded) ?? true) ? key : 'other';
}
