import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare, de } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { inPlace } from '../../shared/writing/pt/places.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import type { Purchase } from '../phrasing/purchase.ts';
import { forThisBuyer } from '../phrasing/trade-lines.ts';
import type { Brief } from './brief.ts';
import { cleanPhrase } from './clean.ts';

/** What to say to a buyer: of the curated trade, else questions about the seller's own offer. */
export interface Expert {
  questions: readonly string[];
  consequences: readonly string[];
  openings: readonly string[];
  /** Something to show, which the seller has to confirm. */
  proof: string;
  /** "Quando o elevador parar de novo": begins with "quando". */
  trigger: string | null;
  objections: readonly { said: string; answer: string }[];
}

/** The offer in texts for a seller who did not say what is sold. */
export const UNKNOWN_OFFER: NounPhrase = nounPhrase('[confirme: o que você vende]', {
  gender: 'm',
  number: 's',
  article: 'none',
});

/** A feeling is asked about, and not said to happen: "medo de dor". */
export const isFeeling = (text: string): boolean =>
  /^(?:medo|receio|pavor|vergonha|dó|ansiedade|insegurança|trauma|desconfiança|culpa|dor)(?!\p{L})/u.test(
    text,
  );

/** Sentences about what seller and buyer both see, which no message can begin with. */
const IS_SCENE =
  /\b(?:agora|esse|essa|isso aqui|daqui|passei|estou vendo|trouxe|vi o seu|vi a sua|vi que|olha)\b/iu;

/** @param purchase how this buyer buys; the verbs of the questions. */
export function expertOf(brief: Brief, purchase: Purchase): Expert {
  const { trade, icp } = brief;
  const own = ofFacts(brief, purchase);
  if (!trade) return own;
  const fitting = <T>(lines: readonly T[], textOf: (line: T) => string) =>
    forThisBuyer(lines, textOf, trade, icp);
  const plainly = (line: string) => line;
  const questions = fitting(trade.questions, plainly);
  const consequences = fitting(trade.consequences, plainly);
  const proofs = fitting(trade.proofs, plainly);
  const openings = fitting(trade.openings, plainly).filter((line) => !IS_SCENE.test(line));
  return {
    questions: questions.length > 3 ? questions : [...questions, ...own.questions],
    consequences: consequences.length > 0 ? consequences : own.consequences,
    openings: [...openings, ...own.openings].slice(0, 3),
    proof: proofs[0] ? `[confirme: ${proofs[0]}]` : own.proof,
    // A trigger of the trade is a hypothesis, and no message states one.
    trigger: own.trigger,
    objections: fitting(trade.objections, ({ said, answer }) => `${said} ${answer}`),
  };
}

function ofFacts(
  { offer: stated, pain, item, place, icp }: Brief,
  { past, infinitive, choose, criteria, kind }: Purchase,
): Expert {
  const offer = stated ?? UNKNOWN_OFFER;
  const what = bare(item ?? offer);
  const ofWhat = de({ ...(item ?? offer), article: 'none' });
  const where = placed(place ? ` ${inPlace(place, icp.description?.value).text}` : '');
  const isLarge = kind === 'property' || kind === 'vehicle';
  const questions = [
    sentence`Quando você precisa ${ofWhat}${where}, como escolhe ${placed(choose)}?`,
    isLarge
      ? sentence`Você já chegou perto de ${placed(infinitive)} ${what}? O que travou?`
      : sentence`Da última vez que você ${placed(past)} ${what}, o que ficou faltando?`,
    sentence`Na hora de ${placed(infinitive)} ${what}, o que pesa mais para você: ${placed(criteria)}?`,
    kind === 'subscription'
      ? sentence`Você já tem ${what} hoje? O que mudaria?`
      : sentence`Para quando você precisa ${ofWhat}?`,
    sentence`Quem mais vai opinar sobre ${what} antes de você decidir?`,
  ];
  return {
    questions,
    consequences: [
      ...(pain ? [painQuestion(pain.spoken)] : []),
      sentence`E quando a escolha ${de(item ?? offer)} não dá certo, o que isso custa a você?`,
    ],
    openings: [
      sentence`Se pudesse mudar uma coisa na hora de ${placed(infinitive)} ${what}, qual seria?`,
      sentence`Você está vendo ${what} para agora ou para mais adiante?`,
      sentence`O que fez você pensar em ${what} agora?`,
    ],
    proof: `[confirme: o que você tem para mostrar${stated ? ` ${ofWhat.text}` : ''}]`,
    trigger: triggerOf(icp.trigger?.value),
    objections: [],
  };
}

/** What happens to the customer; "quando quebra" without a subject says too little. */
function triggerOf(text: string | undefined): string | null {
  const trigger = cleanPhrase(text);
  return trigger && /^quando (?:a|o|as|os|acaba|chega|falta) /.test(trigger) ? trigger : null;
}

const painQuestion = (pain: string): string =>
  isFeeling(pain)
    ? sentence`E sobre ${placed(pain)}: o que você precisaria ver para decidir com calma?`
    : sentence`E isto, ${placed(pain)}: quanto já custou a você, em dinheiro ou em tempo?`;
