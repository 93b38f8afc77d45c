import { OBJECTIONS } from '../knowledge/coach/objections/index.ts';
import { recogniseMessage } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import type { BuyerDecision } from './port.ts';
import { BREAK_ROLE } from './reading/role-breaking.ts';
import { contentStems, sharedStems } from './reading/stems.ts';

const BUBBLES_MAX = 3;
/** Share of a revealed fact's stems that have to stay, so that the seller can give them back. */
const KEPT = 0.7;
/** Stems of one secret fact that give it away. */
const GIVEN_AWAY = 2;
const LIKELIEST = 4;
const OBJECTS_FROM = 0.6;

const AGREEMENT =
  /\b(?:fechad[oa]|fechou|negocio feito|combinado|pode mandar|vou (?:querer|levar|comprar|fechar)|vamos fechar|aceito|ta vendido|topo|comprei|quero comprar|pode fechar|manda o (?:pix|link|boleto))\b/;
const AGREES = new Set(['agree', 'agreeStep', 'resolved', 'trade', 'discounted']);
const OBJECTS = new Set(['object', 'insist']);
/** Words of a seller, of an assistant, or of a coach. */
const ROLE_FLIP =
  /\b(?:posso (?:te |lhe )?(?:ajudar|auxiliar|oferecer|apresentar)|em que posso|como posso (?:te )?ajudar|noss[oa]s? (?:produt\w+|servic\w+|solucao|solucoes|empresa|equipe|time|cliente\w*|sistema)|minha empresa oferece|como (?:uma )?(?:ia|modelo|assistente)|sou (?:uma? )?(?:ia|assistente|modelo|robo|bot)|estou aqui para|fico a disposicao|nao posso (?:responder|fornecer|ajudar com)|lamento, mas|(?:voce|vc) (?:deveria|poderia|devia) (?:perguntar|oferecer|apresentar|usar|tentar vender)|dica de venda|tecnica de venda\w*|spin selling|rapport|objecao|objecoes|gatilhos? mentais|como vendedor|treino|simulacao|sua pontuacao)\b/;
const FOREIGN =
  /\b(?:the|you|your|and|with|this|that|please|hello|thanks|would|price is|sure|sounds|great|it|is|are|we|what|how|can|have|let|buy|deal|usted|ustedes|gracias|pero|entonces|muy|hola|precio|quiero|necesito|estoy|tengo)\b/g;
const FOREIGN_MAX = 1;

/**
 * Whether a model's words may take the place of the reference lines: the same move, no new number,
 * no secret, no change of role, and the right length and language.
 */
export function acceptsLine(decision: BuyerDecision, bubbles: readonly string[]): boolean {
  const text = bubbles.join(' ');
  const folded = fold(text);
  return (
    hasRightLength(decision, bubbles) &&
    isPortuguese(folded) &&
    !ROLE_FLIP.test(folded) &&
    !BREAK_ROLE.test(folded) &&
    hasOnlyKnownNumbers(decision, text) &&
    keepsFacts(decision, text) &&
    isSameMove(decision, text, folded)
  );
}

const hasRightLength = ({ maxChars }: BuyerDecision, bubbles: readonly string[]): boolean =>
  bubbles.length > 0 &&
  bubbles.length <= BUBBLES_MAX &&
  bubbles.every((bubble) => bubble.trim() !== '' && bubble.length <= maxChars);

const isPortuguese = (folded: string): boolean =>
  (folded.match(FOREIGN)?.length ?? 0) <= FOREIGN_MAX &&
  !/[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/.test(folded);

const digitsIn = (text: string): string[] =>
  (text.match(/\d[\d.,]{0,14}/g) ?? []).map((digits) =>
    digits
      .replace(/[.,]{1,4}$/, '')
      .replace(/,00$/, '')
      .replaceAll('.', ''),
  );

function hasOnlyKnownNumbers({ reference, fact, price }: BuyerDecision, text: string): boolean {
  const known = new Set(digitsIn([...reference, fact ?? '', `${price ?? ''}`].join(' ')));
  return digitsIn(text).every((digits) => known.has(digits));
}

function keepsFacts({ reference, fact, forbidden }: BuyerDecision, text: string): boolean {
  const stems = contentStems(text);
  const allowed = contentStems(reference.join(' '));
  const fresh = stems.filter((stem) => !allowed.includes(stem));
  const isLeaked = forbidden.some(
    (secret) => sharedStems(fresh, contentStems(secret)).length >= GIVEN_AWAY,
  );
  const revealed = contentStems(fact ?? '');
  return !isLeaked && sharedStems(revealed, stems).length >= revealed.length * KEPT;
}

/** The recogniser reads the same move: an objection where one is decided, agreement only there. */
function isSameMove({ move, objection, reference }: BuyerDecision, text: string, folded: string) {
  const mayAgree = AGREES.has(move) || AGREEMENT.test(fold(reference.join(' ')));
  if (!mayAgree && AGREEMENT.test(folded)) return false;
  if (move === 'agree' && !AGREEMENT.test(folded)) return false;
  const { label, probability, ranked } = recogniseMessage(text);
  if (OBJECTS.has(move) && objection !== null) {
    const families = ranked.slice(0, LIKELIEST).map((one) => familyOf(one.label));
    return families.includes(familyOf(`obj.${objection}`));
  }
  const isObjection = label.startsWith('obj.') && probability >= OBJECTS_FROM;
  return !isObjection || isSameFamily(label, reference.join(' '));
}

const familyOf = (label: string): string | null =>
  OBJECTIONS.find(({ key }) => `obj.${key}` === label)?.family ?? null;

/** The reference, too, sounds like this objection. */
const isSameFamily = (label: string, reference: string): boolean =>
  recogniseMessage(reference)
    .ranked.slice(0, LIKELIEST)
    .some((one) => familyOf(one.label) === familyOf(label));
