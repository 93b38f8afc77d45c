import { judgeLine } from '../../practice/line/line.ts';
import { capital, fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { aboutOffer, buyerLine, isSegment, lineWithNamed, roleNow } from '../acts/practice.ts';
import { addressOf, withAddress, withSameAddress } from '../changes/address.ts';
import { ownText, renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { buyerAnswer } from '../words/exercise-buyer.ts';
import { line } from '../words/say.ts';

export function judgeReply(act: Act & { kind: 'judge' }, known: Known, variant: number): Draft {
  if (act.line === null) return { text: line('judgeAsk', variant, known), chips: [] };
  return { text: judgement(ownText(act.line), act.buyer, known.offer, { graded: act.graded }) };
}

/** One good thing, one that costs, the line rewritten, and the invitation to try again. */
function judgement(
  said: string,
  buyer: string,
  offer: string | null,
  { graded = false, goesOn = false },
): string {
  const judged = judgeLine(said, buyer, offer && isSegment(offer) ? null : offer);
  const { good, cost, grade, reasons } = judged;
  const rewrite = judged.rewrite === said ? said : politely(judged.rewrite, said);
  const isSlight = cost !== null && SEVERE.has(cost.key) && SLIGHT.has(good.key);
  const earned = isSlight ? reasons.filter((one) => !one.startsWith('a favor')) : reasons;
  return [
    isSlight && !graded
      ? '**Funciona:** por enquanto, pouco; o que custa pesa mais.'
      : graded
        ? `**Nota ${grade} de 10.** ${capital(earned.join('; '))}.`
        : `**Funciona:** ${good.text}.`,
    cost ? (graded ? null : `**Custa:** ${cost.text}.`) : 'Não mexeria em nada: usa assim.',
    cost && rewrite !== said && !keepsWords(said, rewrite)
      ? 'Essa eu trocaria inteira, com o mesmo objetivo:'
      : null,
    cost && rewrite !== said
      ? renderArtefact({ kind: 'message', channel: null, text: rewrite })
      : null,
    goesOn
      ? null
      : cost
        ? 'Tenta de novo com as suas palavras?'
        : 'Me conta o que a pessoa responder.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A flaw that outweighs what is only polite or short about a line: that is no praise then. */
const SEVERE: ReadonlySet<string> = new Set([
  'rude',
  'promise',
  'pressure',
  'badmouth',
  'discount',
  'hype',
  'pushy',
]);
const SLIGHT: ReadonlySet<string> = new Set(['buyer', 'short', 'polite']);

/** A rewritten line addresses the buyer as the line does, or as their title asks for. */
function politely(rewrite: string, said: string): string {
  const form = addressOf(said);
  return form ? withAddress(rewrite, form) : withSameAddress(rewrite, said);
}

const KEPT = 0.4;

/** Whether a rewritten line still has the seller's words. */
function keepsWords(said: string, rewrite: string): boolean {
  const words = fold(said)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3);
  const rewritten = new Set(fold(rewrite).split(/[^a-z0-9]+/));
  return words.filter((word) => rewritten.has(word)).length >= KEPT * words.length;
}

export function practiceReply(
  act: Act & { kind: 'practice' },
  known: Known,
  variant: number,
): Draft {
  const played = known.state.log.filter(({ act: one }) => one.kind === 'practice').length;
  const role = roleNow(act.step === 'answer' ? '' : act.said, known.state);
  switch (act.step) {
    case 'end':
      return { text: line('practiceEnd', variant, known) };
    case 'feedback': {
      const last = known.state.log.findLast(
        ({ act: one }) => one.kind === 'practice' && one.step === 'answer',
      )?.act;
      if (last?.kind !== 'practice' || last.step !== 'answer')
        return {
          text: line(hasLost(known) ? 'lossReview' : 'practiceNoFeedback', variant, known),
          chips: ['vamos treinar', 'avalia uma frase minha'],
        };
      return { text: judgement(ownText(last.line), last.buyer, known.offer, { graded: true }) };
    }
    case 'answer':
      return { text: afterAnswer(act, known) };
    case 'again':
      return {
        text: `Outra fala, então:\n\n${asBuyer(buyerLine(act.objection, played), role)}\n\nO que você responde?`,
      };
    case 'start': {
      const named = lineWithNamed(act.said);
      const said = named
        ? capital(named)
        : aboutOffer(buyerLine(act.objection, played), known.offer);
      return {
        text: `${line('practiceStart', variant, known)}\n\n${asBuyer(said, role)}\n\nO que você responde?`,
      };
    }
  }
}

const LOSS_TURNS = 4;
/** "O que eu podia ter feito diferente?" after a loss is about the loss. */
const hasLost = ({ state }: Known): boolean =>
  state.log.slice(-LOSS_TURNS).some(({ act }) => act.kind === 'result-loss');

type Answer = Extract<Act, { step: 'answer' }>;

/** The judgement, then what the buyer says to exactly this line. */
function afterAnswer({ line: said, buyer, objection }: Answer, known: Known): string {
  const own = ownText(said);
  const isGood = judgeLine(own, buyer, known.offer).cost === null;
  const next = asBuyer(buyerAnswer(own, buyer, objection, known), roleNow('', known.state));
  return `${judgement(own, buyer, known.offer, { goesOn: true })}\n\n${isGood ? 'Boa. O cliente responde:' : 'Do jeito que foi, o cliente responde:'}\n\n${next}`;
}

/** The form is read back by `buyerLineIn`. */
const asBuyer = (said: string, role: string) =>
  `> **${role.replace(/[*:]/g, '')}:** “${said.replace(/[“”]/g, '"')}”`;
