import { statedOf } from '../buyer/stated.ts';
import type { PracticeSetup } from '../port.ts';
import type { Buyer } from '../types.ts';
import { countedNoun } from './count-fits.ts';
import type { DetailAnswer } from './detail.ts';
import { labelOf } from './question.ts';

const TEAM_SIZE =
  /\b(?:tamanho|quant\w+) .{0,40}\b(?:equipe|time|funcionari\w*|colaborador\w*|empregad\w*|trabalha\w*)\b|\bquant[oa]s (?:voces )?(?:sao|somos)\b/;
const OTHER_PEOPLE =
  /\b(?:client\w*|convidad\w*|filh\w*|mora\w*|por dia|atend\w*|receb\w*|festa\w*|evento\w*|cab\w+|sent\w+|vem)\b/;
/** People of a business are its team, whatever they are called. */
const PEOPLE = /^(?:pessoa|funcionari|colaborador|empregad)/;
const ASKS_AREA = /\b(?:bairro|rua|endereco|avenida|ponto|perto)\b/;
const WHO_SERVES =
  /\bquem (?:e que )?(?:hoje )?(?:te|lhe|vos|nos) (?:hoje )?(?:atend|vend|faz|entreg)\w*|\b(?:quem|de quem|onde|com quem) (?:e que )?(?:.{0,30} )?(?:fornec\w*|compr\w*|encomend\w*)\b|\bfornecedor\w*\b|\b(?:compra|compram|encomenda\w*|faz|fazem) .{0,30}(?:onde|com quem|de quem)\b/;
const OF_OWN_CUSTOMERS = /\b(?:client\w*|vendas?|decid\w*|cuida\w*|respons\w*)\b/;

/** What the ICP states of who is asked: no detail of the trade may say otherwise. @param folded the question */
export function statedAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  if (asksSupplier(folded)) {
    const { supplier } = statedOf(setup);
    return supplier === null ? null : { id: 'purchase today', text: `hoje é com ${supplier}` };
  }
  if (asksTeam(buyer, folded)) return teamAnswer(setup, folded);
  return labelOf(folded) === 'buyer.place' ? placeAnswer(setup, folded) : null;
}

const asksTeam = ({ isCompany }: Buyer, folded: string): boolean =>
  isCompany &&
  !OTHER_PEOPLE.test(folded) &&
  (labelOf(folded) === 'buyer.team' || TEAM_SIZE.test(folded) || countedNoun(folded) !== null);

function teamAnswer(setup: PracticeSetup, folded: string): DetailAnswer | null {
  const { team } = statedOf(setup);
  const noun = countedNoun(folded);
  if (team === null) return null;
  const isOfTeam = labelOf(folded) === 'buyer.team' || TEAM_SIZE.test(folded);
  const isSame = noun !== null && (PEOPLE.test(noun) || team.noun.startsWith(noun.slice(0, STEM)));
  return isOfTeam || isSame ? { id: 'buyer team', text: team.text } : null;
}
const STEM = 5;

/** A city alone says nothing of the street. */
function placeAnswer(setup: PracticeSetup, folded: string): DetailAnswer | null {
  const { place } = statedOf(setup);
  if (place === null || (ASKS_AREA.test(folded) && !place.includes(','))) return null;
  return { id: 'buyer place', text: `aqui é ${place}` };
}

/** "Quem te atende hoje?" asks for the supplier, not for how many they are. */
export const asksSupplier = (folded: string): boolean =>
  !OF_OWN_CUSTOMERS.test(folded) &&
  (labelOf(folded) === 'buyer.supplier' || WHO_SERVES.test(folded));
