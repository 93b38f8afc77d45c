import { questionOf } from '../../questions/index.ts';
import type { Act } from '../act.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { lineOfMethod, lineOfObjection } from '../words/lines.ts';
import { line } from '../words/say.ts';
import { unreadOf } from '../words/unread.ts';
import { explainMethod, insistOnMethod, nextOfMethod } from './advice.ts';
import { complaintReply, ofComplaint } from './complaint-words.ts';
import { waitOf } from './dated.ts';
import { stepReply } from './next-step.ts';
import {
  explainObjection,
  insistOnObjection,
  nextOfObjection,
  objectionReply,
} from './objection.ts';
import { ownWordsReply } from './own-words.ts';

/** "E se ele insistir?": on what the conversation is about, or on the objection that is named. */
export function insistReply(
  { topic, said }: Act & { kind: 'insist' },
  known: Known,
  variant: number,
): Draft {
  const { subject } = known.state;
  if (topic?.startsWith('obj.')) {
    const key = topic.slice(4);
    return isOpen(key, known)
      ? insistOnObjection(key, known, variant)
      : objectionReply({ kind: 'objection', keys: [key], said }, known, variant);
  }
  const method = topic ?? (subject?.kind === 'advice' ? subject.topic : null);
  const complained = ofComplaint(method) ? complaintReply(said, known, variant) : null;
  if (complained) return complained;
  if (topic) return insistOnMethod(topic, said, known, variant);
  if (subject?.kind === 'objection') return insistOnObjection(subject.key, known, variant);
  if (subject?.kind === 'advice') return insistOnMethod(subject.topic, said, known, variant);
  if (subject?.kind === 'text') {
    const { purpose } = subject;
    if (purpose.startsWith('obj.')) return insistOnObjection(purpose.slice(4), known, variant);
    return insistOnMethod(purpose, said, known, variant).text
      ? insistOnMethod(purpose, said, known, variant)
      : insistOnMethod('follow-up', said, known, variant);
  }
  return insistOnObjection('unknown', known, variant);
}

/** Whether an objection was answered before in this conversation. */
const isOpen = (key: string, { state, customer }: Known): boolean =>
  (state.subject?.kind === 'objection' && state.subject.key === key) ||
  (state.subject?.kind === 'text' && state.subject.purpose === `obj.${key}`) ||
  customer?.objections.includes(key) === true;

export function explainReply(known: Known, variant: number): Draft {
  const { subject, last } = known.state;
  if (last?.kind === 'sum') {
    const { outcome } = last;
    if (outcome.kind === 'result')
      return {
        text: `Passo a passo: ${outcome.steps}.${outcome.assumed.length > 0 ? ` Considerei: ${outcome.assumed.join('; ')}.` : ''}\n\nSe algum número for outro, me diz que eu refaço.`,
      };
  }
  if (last?.kind === 'answer') return { text: questionOf(last.key)?.why ?? '' };
  if (last?.kind === 'practice' && last.objection) return explainObjection(last.objection, variant);
  if (subject?.kind === 'objection')
    return unreadOf(subject.key, known) === null
      ? explainObjection(subject.key, variant)
      : { text: line('unreadWhy', variant, known) };
  if (subject?.kind === 'advice') return explainMethod(subject.topic, variant);
  if (subject?.kind === 'text') {
    const { purpose } = subject;
    if (purpose.startsWith('obj.')) return explainObjection(purpose.slice(4), variant);
    const method = explainMethod(purpose, variant);
    if (method.text) return method;
    return {
      text: 'O texto abre com o motivo, diz uma coisa só e termina com uma pergunta fácil de responder: é a pergunta que traz a resposta. Qual parte você mudaria?',
    };
  }
  if (subject?.kind === 'line')
    return {
      text: 'A regra é simples: pergunta aberta, falando da pessoa, sem promessa nem pressa, e curta. Manda a sua nova versão?',
    };
  return {
    text: line('clarify', variant, known, {
      uma: 'que eu explique a última resposta',
      outra: 'outra coisa',
    }),
  };
}

export function nextReply(known: Known, variant: number): Draft {
  const { subject, last } = known.state;
  if (last?.kind === 'answer' && variant === 0) return { text: questionOf(last.key)?.next ?? '' };
  if (subject?.kind === 'objection') {
    const [rest] = subject.rest;
    if (rest && variant === 0)
      return objectionReply({ kind: 'objection', keys: [rest], said: '' }, known, 0);
    const unread = unreadOf(subject.key, known);
    if (unread !== null) return ownWordsReply(unread, known, variant + 1);
    return (
      stepReply(subject.key, known, { tellsCase: false }) ?? nextOfObjection(subject.key, variant)
    );
  }
  if (subject?.kind === 'advice')
    return (
      stepReply(subject.topic, known, { tellsCase: false }) ?? nextOfMethod(subject.topic, known)
    );
  if (subject?.kind === 'text')
    return (
      stepReply(subject.purpose.replace(/^obj\./, ''), known, { tellsCase: false }) ??
      afterText(subject.purpose, known)
    );
  const step = stepReply(null, known, { tellsCase: true });
  if (step) return step;
  if (subject?.kind === 'sum')
    return {
      text: 'Agora transforme o número em ação de hoje: quantas conversas ou propostas isso pede? Me diz quantas viram venda que eu faço essa conta.',
    };
  return { text: line('repairOpen', variant, known) };
}

const afterText = (purpose: string, known: Known): Draft => {
  const text = purpose.startsWith('obj.')
    ? lineOfObjection(purpose.slice(4), 1, known)
    : lineOfMethod(purpose, 1, known);
  const follow = text ?? lineOfMethod('follow-up', 0, known) ?? '';
  return {
    text: [
      known.customer?.dated
        ? `Mande hoje. ${waitOf(known, '')}, volte com isto:`
        : 'Mande e espere dois dias. Se não vier resposta, volte com isto:',
      renderArtefact({ kind: 'message', channel: null, text: follow }),
      'Quando responder, cola aqui que a gente segue.',
    ].join('\n\n'),
  };
};

export function questionReply(
  act: Act & { kind: 'question' },
  known: Known,
  variant: number,
): Draft {
  const [one, two] = act.choices;
  if (!one || !two) return { text: line('repairOpen', variant, known) };
  return {
    text: line('clarify', variant, known, { uma: one.label, outra: two.label }),
    chips: [one.label, two.label],
  };
}
