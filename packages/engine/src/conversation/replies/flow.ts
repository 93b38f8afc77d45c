import { questionOf } from '../../questions/index.ts';
import { cut, fold } from '../../shared/text.ts';
import type { Act, Choice } from '../act.ts';
import { labelOf } from '../acts/choices.ts';
import { isBareComplaint } from '../acts/repair-act.ts';
import type { Correction } from '../cases/case.ts';
import { correctionIn, putRight, wrongIn } from '../cases/correction.ts';
import { nameInside } from '../cases/in-words.ts';
import { ownText, renderArtefact } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import { recognised } from '../reading/recognise.ts';
import { countWords } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { lineOfMethod, lineOfObjection } from '../words/lines.ts';
import { line, rotated } from '../words/say.ts';
import { unreadOf } from '../words/unread.ts';
import { explainMethod, insistOnMethod, nextOfMethod } from './advice.ts';
import { anotherReply } from './change.ts';
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
    const isSame = subject?.kind === 'objection' && subject.key === key;
    if (!isSame) return objectionReply({ kind: 'objection', keys: [key], said }, known, variant);
  } else if (topic) return insistOnMethod(topic, said, known, variant);
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

const CORRECTION_MAX = 160;
const noted = (said: string) =>
  `Anotei: “${cut(ownText(said).replace(/[“”"]/g, ''), CORRECTION_MAX)}”.`;

/** Admits the mistake and gives what was asked for instead. */
export function corrected(said: string, instead: Draft, known: Known, variant: number): Draft {
  return {
    ...instead,
    text: `${line('repair', variant, known)} ${noted(said)}\n\n${instead.text}`,
  };
}

/** Admits the mistake; answers again with what the message corrects, else asks which reading is meant. */
export function repairReply(said: string, known: Known, variant: number): Draft {
  const { last, log } = known.state;
  const before = log.at(-1)?.turn.userInput ?? '';
  const sorry = line('repair', variant, known);
  const put = correctionIn(said);
  if (put) return putRightReply(said, put, known, variant);
  if (isBareComplaint(said)) return doneAgain(sorry, known, variant);
  const again = answeredAgain(said, known, variant);
  if (again) return { text: `${sorry} ${again}` };
  const other = otherReadings(before, last);
  const isCorrection = countWords(said) >= CORRECTION_WORDS;
  if (isCorrection)
    return {
      text: `${sorry} ${noted(said)} Com isso, o que ajuda agora: o que dizer, um texto para mandar ou o próximo passo?`,
      chips: other.map(({ label }) => label).slice(0, 3),
    };
  const [one, two] = other;
  if (one && two)
    return {
      text: `${sorry} ${line('repairAsk', 0, known, { uma: one.label, outra: two.label })}`,
      chips: [one.label, two.label],
    };
  return {
    text: `${sorry} ${line('repairOpen', variant, known)}`,
    chips: ['um texto para mandar', 'o que responder ao cliente', 'uma explicação'],
  };
}

/** Says what was put right, and shows the last text with it. */
function putRightReply(said: string, correction: Correction, known: Known, variant: number): Draft {
  const { artefact } = known.state;
  const { right } = correction;
  const wrong = correction.wrong || wrongIn(artefact?.text ?? '', correction) || '';
  const name = known.customer ? nameInside(known.customer) : null;
  const changed = artefact ? putRight(artefact.text, correction) : '';
  const noun = `Corrigido${name && fold(name) !== fold(right) ? `, no caso de ${name}` : ''}: **${ownText(right)}**${wrong ? `, não ${ownText(wrong)}` : ''}.`;
  if (artefact && changed !== artefact.text)
    return {
      text: `${noun} O texto fica assim:\n\n${renderArtefact({ ...artefact, text: changed })}`,
    };
  const again = wrong === '' ? answeredAgain(said, known, variant) : null;
  return {
    text: `${noun} ${again ?? 'Sigo com isso daqui para a frente. Quer o próximo passo ou uma mensagem já com o certo?'}`,
    chips: ['próximo passo', 'escreve a mensagem'],
  };
}

/** Another version of what was asked for, with the request read again. */
function doneAgain(sorry: string, known: Known, variant: number): Draft {
  const { log, origin, artefact, subject } = known.state;
  const asked = log.findLast(({ act }) => act.kind !== 'repair')?.turn.userInput ?? '';
  const reread = `${sorry} Reli o seu pedido: “${cut(ownText(asked).replace(/[“”"]/g, ''), CORRECTION_MAX)}”.`;
  const isText = origin?.kind === 'text' && artefact !== null;
  const line_ =
    subject?.kind === 'objection' ? lineOfObjection(subject.key, variant + 1, known) : null;
  const other = isText
    ? anotherReply(known, variant).text
    : line_ && renderArtefact({ kind: 'message', channel: 'spoken', text: line_ });
  if (!other) return { text: `${reread} ${line('repairOpen', variant, known)}` };
  return {
    text: `${reread} Outra versão:\n\n${other}\n\nSe ainda não for isso, me diz o trecho errado e como ele deve ficar.`,
  };
}

/** A correction of fewer words says what is wrong, but not what is right. */
const CORRECTION_WORDS = 5;

/** The answer to the subject once more, with the correction; null when there is none. */
function answeredAgain(said: string, known: Known, variant: number): string | null {
  const { subject } = known.state;
  if (countWords(said) < CORRECTION_WORDS) return null;
  const wantsQuestion = /\bpergunta\b/.test(fold(said));
  if (subject?.kind === 'objection') {
    const objection = objectionOf(subject.key);
    const spokenLine = wantsQuestion
      ? rotated(objection?.questions ?? [], variant)
      : lineOfObjection(subject.key, variant + 1, known);
    if (!spokenLine) return null;
    const artefact = renderArtefact({ kind: 'message', channel: 'spoken', text: spokenLine });
    return `${noted(said)} Com isso, eu diria assim:\n\n${artefact}\n\nO que ainda não combina com esse caso?`;
  }
  if (subject?.kind === 'advice' && subject.topic !== 'motivation') {
    const example = lineOfMethod(subject.topic, variant + 1, known);
    return example
      ? `${noted(said)} Então vamos por outro lado:\n\n> ${example}\n\nO que ainda não combina com esse caso?`
      : null;
  }
  return null;
}

function otherReadings(before: string, last: Act | null): Choice[] {
  if (!before) return [];
  const seen = last ? labelOf(last) : '';
  const choices = recognised(before)
    .ranked.slice(0, 6)
    .filter(({ label, probability }) => probability >= 0.02 && /^(obj|ask|write|sum)\./.test(label))
    .map(({ label }) => readable(label))
    .filter((label) => label !== seen);
  return [...new Set(choices)].slice(0, 2).map((label) => ({ label, act: { kind: 'next' } }));
}

function readable(label: string): string {
  const [group, name = ''] = label.split('.');
  if (group === 'obj') return `responder “${(objectionOf(name)?.said ?? name).toLowerCase()}”`;
  if (group === 'ask') return labelOf({ kind: 'advice', topic: name, said: '' });
  if (group === 'write')
    return labelOf({ kind: 'text', form: 'message', purpose: null, request: '' });
  return 'fazer a conta';
}

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
