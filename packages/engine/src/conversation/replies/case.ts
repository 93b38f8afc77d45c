import { CHIPS_MAX, RESULT_CHIPS } from '@salesai/contract/coach';
import { cut, fold, listOf, lower } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { asksForOffer, ownClauses } from '../acts/asked-offer.ts';
import { asksWhetherToCharge } from '../acts/charge-decision.ts';
import { statesOwnFact } from '../acts/own-fact.ts';
import { severalIn } from '../cases/clauses.ts';
import { caseInWords } from '../cases/in-words.ts';
import { reportsSilence } from '../cases/statements.ts';
import { ownText, renderArtefact } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import { saidBy, tellsOfBuyer } from '../reading/reported.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { unanswered } from '../words/asking.ts';
import { lineOfMethod, lineOfObjection, methodOf } from '../words/lines.ts';
import { line, rotated } from '../words/say.ts';
import { unreadIn } from '../words/unread.ts';
import { stepReply } from './next-step.ts';
import { differenceReply, ownWordsWithFact } from './own-words.ts';

/** A described case: where it stands, one move, and the fact that is still open. */
export function caseReply(
  { topic, said }: Act & { kind: 'case' },
  known: Known,
  variant: number,
): Draft {
  const several = severalIn(said, known.state.cases.all);
  if (several.length > 1) return severalCases(several);
  const unread = topic?.startsWith('obj.') ? unreadBefore(known) : null;
  if (unread !== null && saidBy(said) === null && !reportsSilence(said) && !tellsOfBuyer(said))
    return ownWordsWithFact(unread, said, known, variant);
  if (asksForOffer(known.state.lastReply)) {
    const own = ownClauses(said);
    if (own !== '') return differenceReply(own, known, variant);
  }
  if (topic === null && statesOwnFact(said)) return factKept(said, known, variant);
  const key = topic?.replace(/^obj\./, '') ?? null;
  const step = asksWhetherToCharge(said) ? null : stepReply(key, known, { tellsCase: true });
  if (step) return step;
  if (topic === null && asksWhetherToCharge(said))
    return { text: line('chargeDecision', variant, known), chips: ['escreve uma mensagem'] };
  if (topic === null) return openCase(said, known, variant);
  if (topic.startsWith('obj.')) return objectionCase(topic.slice(4), known, variant);
  const method = methodOf(topic);
  if (!method) return openCase(said, known, variant);
  const example = lineOfMethod(topic, variant, known);
  return {
    text: [
      `${known.customer ? (caseInWords(known.customer) ?? 'Entendi.') : 'Entendi.'} ${method.short}`,
      example ? renderArtefact({ kind: 'message', channel: null, text: example }) : null,
      unanswered([method.question], known, variant),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const FACT_MAX = 140;
const factKept = (said: string, known: Known, variant: number): Draft => ({
  text: line('companyFact', variant, known, {
    fato: cut(ownText(said).replace(/[“”"]/g, ''), FACT_MAX),
  }),
  chips: ['escreve uma mensagem', 'o cliente achou caro', 'vamos treinar'],
});

/** The customer's words that the last reply asked a fact about; null where it asked for none. */
function unreadBefore({ state }: Known): string | null {
  const { last } = state;
  return last ? unreadIn(last) : null;
}

/** Several customers at once: each is taken down, then the seller says where to begin. */
const severalCases = (names: readonly string[]): Draft => ({
  text: `Anotei os ${names.length} casos separados: ${listOf(names)}. Comece por quem já disse sim ou deve alguma coisa; depois, quem esfriou. Por quem vamos?`,
  chips: names.slice(0, CHIPS_MAX).map((name) => `e ${name}, mando o quê?`),
});

/** Whether the message goes on with the case before. */
const follows = ({ state }: Known) => state.open?.kind === 'case' || state.last?.kind === 'case';

function openCase(said: string, known: Known, variant: number): Draft {
  const { person, pronoun } = known;
  const question = unanswered(
    [
      'O que {ela} disse por último, com as palavras {dela}?',
      'Você já passou preço, ou ainda está conhecendo?',
      'O que você quer que aconteça agora: marcar, fechar ou só não perder o contato?',
    ],
    known,
    variant,
  );
  const about = person
    ? `Anotei sobre ${person}`
    : `Anotei: “${cut(ownText(said).replace(/[“”"]/g, ''), 90)}”`;
  return {
    text: `${about}. ${question.replace('{ela}', person ?? pronoun).replace('{dela}', pronoun === 'ela' ? 'dela' : 'dele')}`,
    chips: ['escreve uma mensagem', 'o que eu respondo?', 'ainda não falei de preço'],
  };
}

function objectionCase(key: string, known: Known, variant: number): Draft {
  const isFollowing = follows(known);
  const objection = objectionOf(key);
  if (!objection) return { text: '' };
  const text = isFollowing
    ? (rotated(objection.questions, variant) ?? objection.short)
    : (lineOfObjection(key, variant, known) ?? objection.short);
  return {
    text: [
      isFollowing
        ? 'Isso ajuda. Então a pergunta agora é uma só, e depois silêncio:'
        : `Isso costuma virar “${lower(objection.said)}”. ${rotated(objection.behind, variant) ?? ''}`,
      renderArtefact({ kind: 'message', channel: 'spoken', text }),
      isFollowing
        ? 'O que vier de resposta, me conta aqui.'
        : unanswered(['O que já foi dito sobre isso entre vocês?'], known, variant),
    ].join('\n\n'),
  };
}

/** An agreement with its time needs no question for it. */
const DATED = /\d|\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes)\b/;

export function resultReply(
  kind: 'result-sale' | 'result-loss' | 'result-progress',
  said: string,
  known: Known,
  variant: number,
): Draft {
  const key = kind === 'result-sale' ? 'sale' : kind === 'result-loss' ? 'loss' : 'progress';
  const agreed = known.customer?.agreed;
  if (key === 'progress' && agreed && said.includes(agreed) && DATED.test(fold(agreed)))
    return {
      text: `Boa${known.firstName ? `, ${known.firstName}` : ''}, andou! Anotado: “${cut(ownText(agreed).replace(/[“”"]/g, ''), 140)}”. Quem confirma por escrito perde menos horário: quer a mensagem de confirmação pronta?`,
      chips: [RESULT_CHIPS.progress, 'como me preparo para a visita?'],
    };
  const person = known.person ?? (known.pronoun === 'ela' ? 'a cliente' : 'o cliente');
  return { text: `${line(key, variant, { ...known, person })}\n\n${LOGGED[key]}` };
}

/** Offers to log the result with the button below the reply. */
const LOGGED = {
  sale: 'Para entrar no seu progresso, toque em “Registrar esta venda”.',
  loss: 'Vale registrar também: “Registrar esta perda” mostra, com o tempo, onde as vendas param.',
  progress: 'Para entrar no seu progresso, toque em “Registrar”.',
} as const;

/** The answer to "what made the customer decide?": kept as a lesson, with the next step. */
export function learned(
  result: 'sale' | 'loss' | 'progress',
  { said, topic }: Act & { kind: 'case' },
  known: Known,
  variant: number,
): Draft {
  const quote = `“${cut(ownText(said).replace(/[“”"]/g, ''), 140)}”`;
  if (result === 'sale')
    return {
      text: `Então a lição é essa: ${quote}. Repita no próximo cliente parecido. ${line('saleNext', variant, known)}`,
      chips: [RESULT_CHIPS.sale, 'como peço indicação?'],
    };
  if (result === 'progress')
    return {
      text: `Certo: ${quote}. Confirme por escrito hoje, com dia e hora, para não depender da memória de ninguém. Escrevo essa confirmação?`,
      chips: [RESULT_CHIPS.progress],
    };
  const objection = topic?.startsWith('obj.') ? objectionOf(topic.slice(4)) : undefined;
  const lesson = objection
    ? `Na próxima, quando ouvir “${lower(objection.said)}”, tente: “${known.context.fillText(objection.short, 0)}”`
    : 'Essa não volta, mas a próxima muda: faça uma pergunta antes desse ponto.';
  return {
    text: `Obrigado por contar: ${quote}. ${lesson} Quer uma mensagem curta que deixa a porta aberta?`,
    chips: ['escreve essa mensagem', 'vamos treinar essa'],
  };
}
