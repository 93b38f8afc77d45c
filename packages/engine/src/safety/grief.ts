import { fold } from '../shared/text.ts';

const KIN =
  '(?:pai|mae|irma|irmao|filh[oa]|marido|esposa|mulher|espos[oa]|avo|vovo|ti[ao]|prim[oa]|sogr[oa]|amig[oa]|net[oa]|padrinho|madrinha|companheir[oa]|cachorr[oa]|cadela|gat[oa]|bicho)';
/** "Meu pai faleceu", "perdi minha avó", "tô de luto", "voltei do velório". */
const LOSS = new RegExp(
  [
    `\\b(?:meu|minha) ${KIN}(?: \\w{1,15}){0,3} (?:faleceu|morreu|partiu|se foi|descansou)\\b`,
    `\\b(?:faleceu|morreu) (?:[oa] )?(?:meu|minha) ${KIN}\\b`,
    `\\bperd(?:i|emos) (?:[oa] )?(?:meu|minha|nosso|nossa) ${KIN}\\b`,
    '\\b(?:de|meu|e|no|o) luto\\b|\\b(?:velorio|enterro) (?:d[aeo]s? )?(?:meu|minha)\\b',
  ].join('|'),
);
/** Signs that it is more than grief. */
const MORE =
  /\b(?:me matar|mat(?:ou|aram)|assassin\w+|tiro|suicid\w+|morrer|acabar com tudo|quero sumir|(?:nao|n) (?:quero|consigo|aguento) (?:mais )?(?:viver|seguir|continuar|respirar)|ir (?:junto|com el[ae]|atras del[ae])|sem sentido|sentido (?:na|em)|remedios|me cort\w+|(?<!nao e )falta de ar|dor no peito|desmai\w+|panico|crise|nao aguento mais|desisti\w* d[ae] (?:vida|tudo)|culpa|bat(?:e|eu|ia) em|ameac\w+|beb(?:o|endo)|nao (?:como|durmo)|nao levanto)\b/;

/** Whether a message states a death in the seller's life and no danger: the coach meets it as grief. */
export function isGrief(message: string): boolean {
  const folded = fold(message);
  return LOSS.test(folded) && !MORE.test(folded);
}
