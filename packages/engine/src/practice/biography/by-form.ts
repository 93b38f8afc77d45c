import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { askedAbout } from '../asked/asked.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharesWord } from '../reading/stems.ts';
import type { Buyer } from '../types.ts';
import { choicesIn } from './choices.ts';
import { type DetailAnswer, detailOf, speakerOf } from './detail.ts';
import { quotedIn } from './kinds.ts';

type Form = keyof typeof PRACTICE_FACTS.byForm;

/** The verbs of a question that a yes or a no answers; the first that matches says how. */
const VERBS: readonly (readonly [RegExp, Form])[] = [
  [
    /\bja (?:[a-z]+ )?(?:viu|viram|usou|usaram|foi|foram|teve|tiveram|fez|fizeram|aconteceu|sentiu|sentiram|mediu|mediram|procurou|pensou|conhece\w*|conseguiu|passou|precisou)\b/,
    'did',
  ],
  [
    /\b(?:voces?|tu|a senhora|o senhor) (?:ja )?(?:tem|tens|possui)\b|^(?:e |mas )?(?:voce )?(?:tem|tens) (?:algum\w*|seu|sua|um|uma)\b/,
    'own',
  ],
  [
    /^(?:e |mas |ai |la |aqui |entao )*(?:n?[oa]s? [a-z]+ |d[oa] [a-z]+ |[oa] [a-z]+(?: d[aoe]s? [a-z]+)? )?(?:tem|ha|existe)\b/,
    'has',
  ],
  [
    /\b(?:lav|sob|cab|pass|fic|abr|guard|bat|peg|entr|us|dorm|acord|sai|viaj|cozinh|almoc|corr|cresc|junt|suj|molh|chov|bat|trabalh|solt|lat|briga|reclam|estrag|quebr|enferruj|desbot|encolh)(?:a|am|e|em|ou|i)\b/,
    'does',
  ],
];

/** What belongs to the sale is nobody's small detail: the buyer commits to nothing in passing. */
const OF_SALE =
  /\b(?:interess\w*|verba|orcament\w*|pressa|urgen\w*|decid\w*|gost\w*|concord\w*|precis\w*|quer\w*|aceit\w*|top[ao]\w*|pode\w*|consegu\w*|fech\w*|compr\w*|contrat\w*|invest\w*|pag\w*|car[oa]|preco|valor\w*|desconto|prazo|confi\w*|ach[ao]\w*|pens\w*|sentido|duvid\w*|ajud\w*|serv\w*|proposta|dinheiro|reserva|parcel\w*|medo|problem\w*|incomod\w*|dificuldade\w*|atrapalh\w*|perd\w*|custa\w*|ideia|plano|meta|vontade|algo|alguma coisa|mais alg\w*|outr[oa]s?|isso|soci[oa]s?|quem)\b/;
const OF_HISTORY = /\bcomo (?:foi|e que foi|aconteceu|voces se conheceram|surgiu|comecou)\b/;
/** "Você me manda a foto da conta?" */
const REQUESTS =
  /\b(?:me |ja me |nos )(?:manda|mandam|envia|enviam|passa|encaminha|adianta)\b.{0,25}\b(?:foto\w*|conta|print|enderec\w+|e-?mail|localizac\w+|planta|medidas?|nome|lista|video|exame|laudo|contato|fatura)\b|\bpode (?:me )?(?:mandar|enviar|passar|tirar|encaminhar)\b.{0,25}\b(?:foto\w*|conta|print|enderec\w+|e-?mail|localizac\w+|planta|medidas?|nome|lista|video|exame|laudo|contato|fatura)\b/;
const SELLS_FROM = 0.2;

/** A yes, a no or an honest evasion of the right kind to a question about a thing; null for another form. */
export function formAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
  said = '',
): DetailAnswer | null {
  const form = formOf(folded);
  if (form === null) return null;
  const named = contentStems(folded).toSorted().join(' ');
  const id = `plain ${form} ${named}`;
  const lines = PRACTICE_FACTS.byForm[form];
  const [first = lines[0], ...others] = isSpokenOf(setup, folded, said)
    ? lines.filter((line) => !DENIES.test(plain(line)))
    : lines;
  return { id, text: detailOf(speakerOf(setup, buyer), [first, ...others], id) };
}
const DENIES = /^(?:nao|ainda nao)\b/;

/** What the buyer or the ICP spoke of is denied by nobody: "reparou na sujeira?" behind a dirty bathroom. */
const isSpokenOf = ({ icp }: PracticeSetup, folded: string, said: string): boolean =>
  sharesWord(
    folded,
    `${said} ${plain(`${icp.profile.mainPain} ${quotedIn(icp.profile.details.dorPrincipal)}`)}`,
  );

function formOf(folded: string): Form | null {
  const { selling, label } = askedAbout(folded);
  if (selling >= SELLS_FROM || label === 'selling' || contentStems(folded).length === 0)
    return null;
  if (REQUESTS.test(folded)) return 'sends';
  if (OF_SALE.test(folded)) return null;
  if (OF_HISTORY.test(folded)) return 'story';
  const asked = askedIn(folded);
  // "Já foi ao médico ou fez fisio?" offers nothing to choose.
  const isYesNo = asked === 'yesNo' || (asked === 'choice' && choicesIn(folded).length === 0);
  if (!isYesNo || !folded.includes('?')) return null;
  return VERBS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
