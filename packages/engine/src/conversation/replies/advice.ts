import { quoteFromDocuments } from '../../embedded/coach/documents.ts';
import type { MethodKnowledge } from '../../knowledge/coach/methods/knowledge.ts';
import { fold, lower } from '../../shared/text.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { unanswered } from '../words/asking.ts';
import { lineOfMethod, methodOf } from '../words/lines.ts';
import { rotated } from '../words/say.ts';
import { complaintReply, ofComplaint } from './complaint-words.ts';
import { decisionReply } from './decision.ts';
import { stepReply } from './next-step.ts';

/** Topics whose examples the seller says to nobody. */
const OWN_USE = /^(motivation|routine|goals|funnel|listening|qualification)$/;

const exampleOf = (topic: string, text: string) =>
  OWN_USE.test(topic) ? `> ${text}` : renderArtefact({ kind: 'message', channel: null, text });

/** One move with one example, then the question about the seller's case. */
export function adviceReply(topic: string, said: string, known: Known, variant: number): Draft {
  const method = methodOf(topic);
  if (!method) return { text: '' };
  const special =
    oneQuestion(topic, said, known) ??
    decisionReply(topic, said, known) ??
    (ofComplaint(topic) ? complaintReply(said, known, variant) : null);
  if (special) return special;
  const step = OWN_USE.test(topic)
    ? null
    : stepReply(topic, known, { tellsCase: false, isOwn: true });
  if (step && variant === 0)
    return { ...step, text: `**${method.title}.** ${method.short}\n\n${step.text}` };
  if (step) return step;
  if (variant > 0) return nextOfMethod(topic, known);
  const support = quoteFromDocuments(known.context, said);
  return {
    text: [
      `**${method.title}.** ${method.essence}`,
      `**Comece por aqui:** ${lower(rotated(method.steps, 0) ?? '')}`,
      exampleOf(topic, lineOfMethod(topic, variant, known) ?? method.short),
      support?.text,
      unanswered(
        ASKS_OFFER.test(method.question) && known.offer ? [] : [method.question],
        known,
        variant,
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(support ? { sources: support.sources } : {}),
  };
}

/** What is sold is known from the profile. */
const ASKS_OFFER = /^O que você vende/u;
const ONE_QUESTION = /\b(?:uma|1|um exemplo de) (?:so )?pergunta\b/;
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/\bproblema\b/, 1],
  [/\b(?:implicacao|consequencia)\b/, 2],
  [/\b(?:necessidade|solucao)\b/, 3],
];

/** "me dá uma pergunta só": exactly one, and what to do after it. */
function oneQuestion(topic: string, said: string, known: Known): Draft | null {
  const folded = fold(said);
  if (!ONE_QUESTION.test(folded)) return null;
  const isSpin = topic === 'spin';
  const stage = STAGES.find(([pattern]) => pattern.test(folded))?.[1] ?? 0;
  const example = lineOfMethod(topic, 0, known) ?? '';
  const questions = example.split(/…\s*|(?<=\?)\s+/).filter((one) => one.includes('?'));
  const question = (isSpin ? questions[stage] : undefined) ?? questions[0];
  if (!question) return null;
  return {
    text: [
      'Uma só, e depois espere em silêncio:',
      renderArtefact({ kind: 'message', channel: 'spoken', text: question }),
      'O que a pessoa costuma responder a isso?',
    ].join('\n\n'),
  };
}

/** The first step of the method that was not given, with an example. */
export function nextOfMethod(topic: string, known: Known): Draft {
  const method = methodOf(topic);
  if (!method) return { text: '' };
  const replies = known.state.log.map(({ turn }) => turn.assistantResponse);
  const at = method.steps.findIndex(
    (step) => !replies.some((reply) => reply.includes(lower(step)) || reply.includes(step)),
  );
  if (at < 0) return today(method);
  return {
    text: [
      `**Agora:** ${lower(method.steps[at] ?? '')}`,
      exampleOf(topic, lineOfMethod(topic, at, known) ?? method.short),
      at + 1 < method.steps.length
        ? 'Quando fizer, me conta o que aconteceu.'
        : `Para hoje: ${lower(method.today)}`,
    ].join('\n\n'),
  };
}

const today = (method: MethodKnowledge): Draft => ({
  text: `Esse era o último passo. Para hoje: ${lower(method.today)} Depois me conta o que aconteceu.`,
});

export function insistOnMethod(topic: string, said: string, known: Known, variant: number): Draft {
  const method = methodOf(topic);
  if (!method) return { text: '' };
  const isDislike =
    /\b(achar ruim|reclamar|nao gostar|ficar (com raiva|brav|chatead)|estranhar|ofend|recusar|nao quiser|nao aceitar)/i.test(
      said.normalize('NFD').replace(/\p{Mn}/gu, ''),
    );
  return {
    text: [
      isDislike
        ? 'Se a pessoa achar ruim, não recue nem discuta: explique o porquê em uma frase e devolva a escolha.'
        : `Se não funcionar de primeira: o tropeço mais comum é este. ${method.mistake}`,
      exampleOf(
        topic,
        isDislike
          ? dislikeLine(method, known, variant)
          : (lineOfMethod(topic, variant + 1, known) ?? method.short),
      ),
      isDislike ? `O que evitar: ${lower(method.mistake)}` : method.question,
    ].join('\n\n'),
  };
}

const DISLIKE: Record<string, string> = {
  deposit:
    'Entendo o estranhamento. O sinal é só para eu não vender a sua vaga para outra pessoa, e ele é todo seu: entra no valor. Prefere deixar um valor menor ou escolher um dia sem reserva?',
  'price-increase':
    'Entendo, ninguém gosta de reajuste. O custo subiu e eu preferi avisar antes a baixar a qualidade. Quer que eu veja um formato que caiba melhor para você?',
  'no-show':
    'Entendo. A regra vale para todo mundo e existe para ninguém ficar sem vaga. Se der, me avisa até a véspera e não muda nada. Fica bom assim?',
  'late-payer':
    'Entendo que o assunto é chato para nós dois. Prefere me dizer uma data que você consegue cumprir, ou dividir em duas vezes?',
};

const dislikeLine = ({ key, short }: MethodKnowledge, known: Known, variant: number) =>
  DISLIKE[key] ??
  `Entendo você. O motivo é simples: quero que funcione bem para os dois lados. O que deixaria isso mais tranquilo para você? ${variant > 1 ? short : ''}`
    .trim()
    .replaceAll('[nome]', known.person ?? '[nome]');

export function explainMethod(topic: string, variant: number): Draft {
  const method = methodOf(topic);
  if (!method) return { text: '' };
  return {
    text: `${variant > 0 ? method.short : method.essence}\n\nO erro que isso evita: ${lower(method.mistake)}`,
  };
}

export const wholeMethod = (topic: string): Draft => {
  const method = methodOf(topic);
  if (!method) return { text: '' };
  return {
    text: [
      method.essence,
      method.steps.map((one, at) => `${at + 1}. ${one}`).join('\n'),
      `**Evite:** ${method.mistake}`,
      `**Para hoje:** ${method.today}`,
      method.question,
    ].join('\n\n'),
  };
};

export const shortMethod = (topic: string): Draft => ({
  text: `Em uma frase: ${lower(methodOf(topic)?.short ?? '')}`,
});

export const topicsOfMethod = (topic: string): Draft => ({
  text: renderArtefact({
    kind: 'list',
    channel: null,
    text: (methodOf(topic)?.steps ?? []).map((one) => `- ${one.replace(/\.$/, '')}`).join('\n'),
  }),
});

export const exampleOfMethod = (topic: string, known: Known, variant: number): Draft => ({
  text: `Outro jeito, para a mesma situação:\n\n${exampleOf(topic, lineOfMethod(topic, variant, known) ?? '')}`,
});
