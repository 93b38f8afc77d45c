import { type IcpFacts, stated } from '../../facts/index.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { de, the } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { introduction } from '../phrasing/introduction.ts';
import type { Purchase } from '../phrasing/purchase.ts';
import { forThisBuyer } from '../phrasing/trade-lines.ts';
import type { Brief } from './brief.ts';
import { cleanPhrase } from './clean.ts';
import type { BriefPain } from './pain.ts';
import { questionsFor } from './questions.ts';

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

/** An offer that names a person is asked about as "atendimento": "personal trainer". */
const isWho = ({ text }: NounPhrase): boolean =>
  introduction(nounPhrase(text)).trabalho.startsWith('sou');
const ATTENDANCE = nounPhrase('atendimento', { gender: 'm' });

/** Sentences about what seller and buyer both see, which no message can begin with. */
const IS_SCENE =
  /\b(?:agora|esse|essa|isso aqui|daqui|passei|estou vendo|trouxe|você (?:contou|disse|falou|comentou|mandou|escreveu|pediu|mostrou)|que você (?:escreveu|ligou|veio|chamou)|recebi|vi o seu|vi a sua|vi que|olha)\b/iu;

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
    proof: proofs[0] ? `[confirme: sua prova, por exemplo ${proofs[0]}]` : own.proof,
    // A trigger of the trade is a hypothesis, and no message states one.
    trigger: own.trigger,
    objections: fitting(trade.objections, ({ said, answer }) => `${said} ${answer}`),
  };
}

function ofFacts({ offer, pain, item, place, icp }: Brief, { kind }: Purchase): Expert {
  const what = item ?? (offer && isWho(offer) ? ATTENDANCE : offer);
  const { questions, consequences, openings } = questionsFor(
    what,
    kind,
    `${place ?? ''} ${icp.description?.value ?? ''}`,
    isCompany(icp),
  );
  return {
    questions,
    consequences: [...(pain ? [painQuestion(pain)] : []), ...consequences],
    openings,
    proof: `[confirme: o que você tem para mostrar${what ? ` ${de({ ...what, article: 'none' }).text}` : ''}]`,
    trigger: triggerOf(icp.trigger?.value),
    objections: [],
  };
}

/** What happens to the customer; "quando quebra" without a subject says too little. */
function triggerOf(text: string | undefined): string | null {
  const trigger = cleanPhrase(text);
  return trigger && /^quando (?:a|o|as|os|acaba|chega|falta) /.test(trigger) ? trigger : null;
}

/** Companies are asked about quantities, people about the occasion. */
const isCompany = ({ customers, buyer }: IcpFacts): boolean =>
  stated(buyer)?.kind === 'company' ||
  (/empresa/i.test(customers?.value ?? '') && !/f[ií]sica/i.test(customers?.value ?? ''));

function painQuestion({ spoken, noun, isFelt }: BriefPain): string {
  if (isFelt) return 'E o que você precisaria ver para decidir com calma?';
  if (spoken === null) return 'E isso, quanto já custou a você, em dinheiro ou em tempo?';
  return noun === null
    ? sentence`E ${placed(spoken)}: quanto isso já custou a você, em dinheiro ou em tempo?`
    : sentence`E ${the(noun)}: quanto já custou a você, em dinheiro ou em tempo?`;
}
