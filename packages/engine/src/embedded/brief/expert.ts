import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
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

export function expertOf(brief: Brief): Expert {
  const { trade } = brief;
  if (!trade) return ofFacts(brief);
  const own = ofFacts(brief);
  return {
    questions: trade.questions.length > 3 ? trade.questions : own.questions,
    consequences: trade.consequences.length > 0 ? trade.consequences : own.consequences,
    openings: [...trade.openings.filter((line) => !IS_SCENE.test(line)), ...own.openings].slice(
      0,
      3,
    ),
    proof: trade.proofs[0] ? `[confirme: ${trade.proofs[0]}]` : own.proof,
    trigger: own.trigger ?? trade.triggers[0] ?? null,
    objections: trade.objections,
  };
}

function ofFacts({ offer: stated, pain, item, place, icp }: Brief): Expert {
  const offer = stated ?? UNKNOWN_OFFER;
  const what = bare(item ?? offer);
  const where = place ? placed(`em ${place}`) : null;
  const questions = [
    where
      ? sentence`Hoje, quando você precisa de ${what} ${where}, como escolhe com quem fechar?`
      : sentence`Hoje, quando você precisa de ${what}, como escolhe com quem fechar?`,
    sentence`Da última vez que você fechou ${what} com alguém, o que faltou?`,
    sentence`O que pesa mais para você em ${what}: preço, prazo ou confiança em quem atende?`,
    sentence`Você já usa ${what} ou está vendo isso pela primeira vez?`,
    sentence`Quem mais opina quando o assunto é ${what}?`,
  ];
  const before = pain ? [painQuestion(pain.spoken)] : [];
  return {
    questions: [...questions],
    consequences: [
      ...before,
      sentence`E quando dá errado com ${what}, o que isso atrapalha no seu dia?`,
    ],
    openings: [
      sentence`Falando em ${what}, o que mais incomoda você hoje?`,
      sentence`O que fez você olhar ${what} agora, e não seis meses atrás?`,
      sentence`Se pudesse mudar uma coisa só em ${what}, qual seria?`,
    ],
    proof: sentence`[confirme: o que você tem para mostrar de ${what}]`.replace(/\.$/, ''),
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
