import { asPattern } from '../../shared/text.ts';
import { statedOf } from '../buyer/stated.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed } from '../seeded.ts';
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
  const team = asksTeam(buyer, folded) ? teamAnswer(setup, folded) : null;
  if (team !== null) return team;
  const counted = countAnswer(setup, folded);
  if (counted !== null) return counted;
  return labelOf(folded) === 'buyer.place' ? placeAnswer(setup, folded) : null;
}

const OF_TIME_OR_MONEY = /^(?:ano|mes|dia|hora|semana|minuto|vez|rea|mil|cont|pesso|quilometr)/;
const HAS = /\b(?:tem|teria|possui|cuida|planta|cria|roda|opera|usa|sao|ha|trabalha)\b/;

/** "Quantos barcos você tem?" where the ICP says how many such customers have. */
function countAnswer(setup: PracticeSetup, folded: string): DetailAnswer | null {
  const noun = countedNoun(folded);
  if (noun === null || OF_TIME_OR_MONEY.test(noun) || !HAS.test(folded)) return null;
  const said = plain(setup.icp.answers.map(({ answer }) => answer).join('. '));
  const stem = asPattern(noun.slice(0, STEM));
  const [, low, high = low] =
    new RegExp(`\\b(\\d{1,4})(?: ?(?:a|e|ate|-) ?(\\d{1,4}))? ${stem}`).exec(said) ?? [];
  if (low === undefined) return null;
  const most = Math.max(Number(low), Number(high));
  const count = between(Number(low), most, ownSeed(setup), 'own count', stem);
  return { id: `stated ${stem}`, text: `${count} ${noun}` };
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
