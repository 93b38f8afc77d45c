import { lengthInWords } from '../../shared/text.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { ownSeed, pickBy } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { choicesIn } from './choices.ts';
import type { DetailAnswer } from './detail.ts';

const PLACE =
  '(?:loja|empresa|negocio|clinica|escola|comercio|firma|escritorio|estabelecimento|fabrica|oficina|consultorio|estudio)';
/** "Sua loja é de quê?", "vende o quê?", "qual o ramo?" */
const ASKS_KIND = new RegExp(
  `\\b${PLACE}\\b.{0,15}\\b(?:de|do|com) (?:o )?que\\b|\\b(?:vende\\w*|mexe\\w*) (?:com )?(?:o )?que\\b|\\b(?:e|eh) ${PLACE} de que\\b|\\b(?:de|do) que (?:e|eh) (?:a |o |sua |seu )?${PLACE}\\b|\\b(?:qual|que) (?:e )?(?:o )?(?:seu |teu )?(?:ramo|segmento)\\b|\\bque tipo de ${PLACE}\\b|\\bvende (?:o )?que\\b`,
);

const asksBusinessKind = (folded: string): boolean => ASKS_KIND.test(folded);

/** Of the examples that the ICP gives of its customers one; of what the question offers one of both. */
export function businessKind(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  if (!buyer.isCompany || !asksBusinessKind(folded)) return null;
  const id = 'buyer product kind';
  const own = examplesIn(setup);
  const offered = choicesIn(folded).map((one) => own.find((each) => plain(each) === one) ?? one);
  const shared = offered.filter((one) => own.includes(one));
  const [first, ...others] = shared.length > 0 ? own : own.length > 0 ? own : offered;
  if (first !== undefined) return { id, text: pickBy([first, ...others], ownSeed(setup), id) };
  return buyer.persona.role === 'cliente' ? null : { id, text: `sou ${buyer.persona.role}` };
}

const EXAMPLE_WORDS = 3;

/** "(roupa, calçado, papelaria)". */
function examplesIn({ icp }: PracticeSetup): string[] {
  const texts = [icp.name, ...icp.answers.map(({ answer }) => answer)];
  const [, listed = ''] = texts.map((text) => /\(([^()]{5,90})\)/.exec(text)).find(Boolean) ?? [];
  const parts = listed.split(/,\s*| (?:e|ou) /).map((one) => one.trim());
  const isShort = parts.every((one) => one !== '' && lengthInWords(one) <= EXAMPLE_WORDS);
  return parts.length > 1 && isShort ? parts : [];
}
