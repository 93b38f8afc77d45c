import { guestsIn } from '../../facts/guests.ts';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { isTrade } from '../buyer/role.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { type DetailAnswer, detailOf, speakerOf } from './detail.ts';
import { agrees, labelOf } from './question.ts';

const OF_BUSINESS =
  /\b(?:trabalh\w+ (?:com (?:voce|vc|voces)|ai\b|na (?:sua )?(?:empresa|loja))|(?:sua|tua|da|na) (?:empresa|firma|equipe|loja)|seu (?:negocio|faturamento|time)|funcionari\w*|colaborador\w*|(?:seus|teus) (?:client\w+|fornecedor\w*)|voces? fatur\w+)\b/;
/** What a person is asked about only by mistake, where the words name a business. */
const OF_BUSINESS_ONLY: ReadonlySet<string> = new Set([
  ...(['buyer.team', 'buyer.hired', 'buyer.customers', 'buyer.charge', 'buyer.volume'] as const),
  ...(['buyer.revenue', 'buyer.receive', 'buyer.delivers', 'buyer.supplier'] as const),
  ...(['buyer.hours', 'buyer.since', 'buyer.season', 'buyer.product'] as const),
]);
const OF_GUESTS =
  /\bquant[oa]s (?:convidad\w+|amig\w+|pessoas\b(?!.{0,20}\b(?:mora\w*|vive\w*|em casa|famil\w+)))/;

const OF_STAFF = /\b(?:trabalh\w+|funcionari\w*|equipe|time|contrat\w+|registrad\w+)\b/;

/** What only a person is asked: of a business there is none, and guests are those of the ICP. */
export const ownAnswer = (
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null =>
  buyer.isCompany
    ? (ownBusiness(buyer, folded) ?? guests(setup, folded, true))
    : (withoutBusiness(setup, buyer, folded) ?? guests(setup, folded));

/** "Que negócio você tem aí?": what the ICP says of this customer. */
function ownBusiness({ persona }: Buyer, folded: string): DetailAnswer | null {
  if (labelOf(folded) !== 'buyer.work' || persona.role === 'cliente') return null;
  return { id: 'buyer work', text: `sou ${persona.role}` };
}

/** A person has no team, no customers and no premises, whatever number the question would find. */
function withoutBusiness(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const label = labelOf(folded) ?? '';
  // Who lives on a trade works, with or without a firm.
  if (isTrade(buyer.persona.role)) return ofTrade(setup, buyer, label, folded);
  if (!OF_BUSINESS.test(folded) || !OF_BUSINESS_ONLY.has(label)) return null;
  const speaker = speakerOf(setup, buyer);
  return { id: 'no business', text: detailOf(speaker, PRACTICE_FACTS.noBusiness, 'no business') };
}

const WORKS_WITH = /\btrabalha\w* (?:com quem|sozinh[oa])\b|\bajudantes?\b/;

function ofTrade(
  setup: PracticeSetup,
  buyer: Buyer,
  label: string,
  folded: string,
): DetailAnswer | null {
  const isOfHelp = label === 'buyer.help' || WORKS_WITH.test(folded);
  if (label === 'buyer.work' && !isOfHelp)
    return { id: 'buyer work', text: `sou ${buyer.persona.role}` };
  if (!isOfHelp && label !== 'buyer.team' && label !== 'buyer.hired') return null;
  const id = 'buyer team';
  return { id, text: detailOf(speakerOf(setup, buyer), PRACTICE_FACTS.worksAlone, id) };
}

function guests(setup: PracticeSetup, folded: string, isCompany = false): DetailAnswer | null {
  if (
    OF_STAFF.test(folded) ||
    !OF_GUESTS.test(folded) ||
    !agrees(folded, ['purchase.quantity', 'buyer.event'])
  )
    return null;
  const said = guestsIn(plain(setup.icp.answers.map(({ answer }) => answer).join('. ')));
  if (!said) return null;
  const count = between(said.low, Math.max(said.low, said.high), ownSeed(setup), 'guests');
  return {
    id: 'guests',
    text: `umas ${count} pessoas${isCompany ? '' : ', contando as crianças'}`,
  };
}
