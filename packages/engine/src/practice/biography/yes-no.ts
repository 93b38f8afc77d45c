import { askedIn } from '../asked/form.ts';
import { plain } from '../reading/plain.ts';
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

/** A yes or a no before a detail, where the detail says which. */
export function affirmed(field: string, folded: string, text: string): string {
  if (askedIn(folded) !== 'yesNo' || TELLS.test(folded)) return text;
  const detail = plain(text);
  switch (field) {
    case 'hours':
      return onDay(folded, detail, text);
    case 'team':
      return ALONE.test(folded) && TOGETHER.test(detail) ? `não, ${text}` : confirmed(folded, text);
    case 'name':
      if (OF_ROLE.test(folded)) return `sim, ${text}`;
      return ASKS_WHO.test(folded) ? named(folded, detail, text) : text;
    default:
      return confirmed(folded, text);
  }
}

const ALONE = /\b(?:sozinh[oa]|so (?:voce|vc|tu|a senhora|o senhor))\b/;
const TOGETHER = /^(?:somos|eu e|eu,|tem \d|\d|tenho)/;
const OF_ROLE = /\b(?:don[oa]|responsavel|propriet\w+|gerente|titular)\b/;
/** "Vc é a Jussara?" */
const ASKS_WHO = /\b(?:e|eh|falo com|fala) (?:o|a|com o|com a) [a-z]{3,}/;

const named = (folded: string, detail: string, text: string): string =>
  detail.split(' ').some((word) => word.length > 2 && folded.includes(word))
    ? 'sou eu, sim'
    : `não, ${text}`;

const WEEK: readonly string[] = [
  ...['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'],
];
const RANGE = new RegExp(`\\bde (${WEEK.join('|')}) a (${WEEK.join('|')})\\b`);
const DAILY = /\b(?:todo (?:santo )?dia|vinte e quatro horas|nao fecha|tres turnos)\b/;

/** "Abre domingo?": whether the hours include that day. */
function onDay(folded: string, detail: string, text: string): string {
  const day = WEEK.find((one) => folded.includes(one));
  if (
    day === undefined ||
    !/\b(?:abr\w+|atend\w+|funcion\w+|trabalh\w+|fech\w+|e (?:no|de|aos?) )/.test(folded)
  )
    return text;
  const shut = new RegExp(`${day}[^,]{0,12}(?:nao|fechad)`).test(detail);
  const range = RANGE.exec(detail);
  const at = WEEK.indexOf(day);
  const isWithin =
    range !== null && at >= WEEK.indexOf(range[1] ?? '') && at <= WEEK.indexOf(range[2] ?? '');
  const isOpen = !shut && (DAILY.test(detail) || detail.includes(day) || isWithin);
  const isWorkday = !shut && range === null && at < WEEK.indexOf('sabado');
  const asksShut = /\bfech\w+/.test(folded);
  const isYes = (isOpen || isWorkday) !== asksShut;
  return `${isYes ? 'sim' : 'não'}, ${text}`;
}

/** A yes only where the answer names what was asked for: "tem moto?" is no question for a car. */
function confirmed(folded: string, text: string): string {
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
