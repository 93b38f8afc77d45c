import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import { ownSeed, pickBy } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { type DetailAnswer, filledDetail, speakerOf } from './detail.ts';

type ParentQuestion = keyof typeof PRACTICE_FACTS.parent;

/** Asks who uses it. */
const ASKS_WHO =
  /\b(?:pra|para|pro) quem\b|\bquem (?:e que )?vai (?:usar|precisar|receber)\b|\bpai ou (?:(?:pra|a|da|de|para) )*(?:sua |tua |a )?mae\b|\bmae ou (?:(?:pro|o|do|de|para) )*(?:seu |teu |o )?pai\b|\be pr[oa] (?:voce|senhor|senhora) (?:mesm[oa] )?ou\b/;
const SUBJECT =
  /\b(?:d|n|pr|a)?(?:el[ea])\b|\b(?:pai|mae|sogr[oa]|idos[oa]|papai|mamae|avo|seu velho)\b/;
/** What the buyer does with the own days is another question. */
const OF_BUYER = /^(?:e )?(?:voces?|tu)\b(?!.{0,20}\bel[ea]\b)/;

const ASKED: readonly (readonly [ParentQuestion, RegExp])[] = [
  ['falls', /\b(?:cai(?:u|r|ndo)?|quedas?|tombos?|escorreg\w+)\b/],
  ['medicine', /\b(?:remedios?|medic(?:acao|amento)\w*|comprimidos?)\b/],
  ['lives', /\b(?:mor(?:a|am|ando)|viv(?:e|endo))\b/],
  ['cares', /\bquem\b.{0,30}\b(?:cuid\w+|fica|ajud\w+|olha|acompanh\w+|faz|da)\b/],
  ['walks', /\b(?:and(?:a|ar|ando)|caminh\w+|locomov\w+|bengala|andador|cadeira de rodas)\b/],
  ['accepts', /\b(?:aceit\w+|concord\w+|topa\w*|resist\w+|gost(?:a|aria|ou) da ideia|quer)\b/],
  ['phone', /\b(?:celular|telefone|whats\w*)\b/],
  ['health', /\b(?:doenc\w+|diabet\w+|pressao|alzheimer|demencia|saude|diagnostic\w+)\b/],
  [
    'routine',
    /\b(?:rotina|o que (?:el[ea] )?faz|passa o dia|dia a dia|durante o dia|como e o dia)\b/,
  ],
];

function questionOf(folded: string): ParentQuestion | null {
  if (ASKS_WHO.test(folded)) return 'who';
  if (OF_BUYER.test(folded)) return null;
  const isAlone = /\bsozinh[oa]\b.{0,12}\bou\b/.test(folded);
  if (!SUBJECT.test(folded) && !isAlone) return null;
  if (askedIn(folded) === 'age') return 'age';
  if (/\bnome\b|\bchama\w*\b/.test(folded)) return 'name';
  return ASKED.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** "É o número dela ou o seu?" */
const WHOSE =
  /\bdel[ea]\b[^?.]{0,30}\bou\b[^?.]{0,20}\b(?:seu|sua|teu|tua|d[ao] senhora?|de voces?)\b|\b(?:seu|sua|teu|tua)\b[^?.]{0,30}\bou\b[^?.]{0,20}\bdel[ea]\b/;

/** What a buyer knows of the father, the mother or the child who the offer is for; null for another question or buyer. */
export function parentAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  if (buyer.user && WHOSE.test(folded)) {
    const text = filledDetail(speakerOf(setup, buyer), 'é {u:dele|dela}, não é meu');
    return { id: 'user whose', text };
  }
  if (buyer.user?.who === 'child') return forChild(setup, buyer, folded);
  const key = buyer.user?.who === 'parent' ? questionOf(folded) : null;
  if (key === null) return null;
  const id = `parent ${key}`;
  const line = pickBy(PRACTICE_FACTS.parent[key], ownSeed(setup), id);
  return { id, text: filledDetail(speakerOf(setup, buyer), line) };
}

function forChild(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  if (!ASKS_CHILD.test(folded)) return null;
  const id = 'for child';
  const line = pickBy(PRACTICE_FACTS.forChild, ownSeed(setup), id);
  return { id, text: filledDetail(speakerOf(setup, buyer), line) };
}
const ASKS_CHILD =
  /\b(?:e|seria|vai ser) (?:pra|para|pro) quem\b|\bquem (?:e que )?vai usar\b|\b(?:pr[oa]|para [oa]) (?:voces?|senhora?)(?: mesm[oa])? ou (?:pr[oa]|para [oa]) (?:seu|sua|teu|tua|alguem)\b/;
