import { capital, cleanText, cut, fold, listOf, lower } from '../../shared/text.ts';
import type { Case } from '../cases/case.ts';
import { customersIn, referenceIn, shortName } from '../cases/customer.ts';
import { caseInWords, nameInside, nameOf } from '../cases/in-words.ts';
import { artefactIn } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import { amountsInWords, inCase } from '../recall/recall-case.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { methodOf } from '../words/lines.ts';
import { todoOf } from './todo.ts';

/** "resume o que eu tenho que fazer hoje" */
const ASKS_TODO =
  /\b(?:(?:tenho|preciso|falta|devo) (?:que |de |eu |pra |para )?faz\w*|(?:que |o que )(?:eu )?fa[cz]\w{1,3}|proximos? passos?|pendente\w*|pendencia\w*|prioridade\w*|(?:pra|para) (?:hoje|amanha)|quem (?:eu )?(?:chamo|procuro|ligo))\b/;
const POINTS_MAX = 7;
const PEOPLE_MAX = 4;
const QUOTE_MAX = 120;
const quote = (text: string) => `“${cut(cleanText(text).replace(/[“”]/g, ''), QUOTE_MAX)}”`;

/** A summary of the customer that the request names, else of the whole conversation. */
export function summaryReply(question: string, known: Known): Draft {
  const { cases } = known.state;
  const several = namedIn(question, known);
  if (several.length > 1) return severalSummary(several, known);
  const reference = referenceIn(question, cases);
  const asked = reference.kind === 'known' ? cases.all[reference.at] : undefined;
  if (asked && /\bcombin|\bacert/.test(fold(question))) {
    const agreed = inCase(question, known);
    if (agreed) return { text: agreed };
  }
  if (asked) return caseSummary(asked, known);
  if (reference.kind === 'new' && reference.name)
    return {
      text: `Sobre ${reference.name} você ainda não me contou nada nesta conversa. Em que ponto está?`,
      chips: [],
    };
  return conversationSummary(question, known);
}

/** The customers that a request names: those that the talk knows, else the name alone. */
function namedIn(question: string, { state }: Known): (Case | string)[] {
  const words = fold(question).split(/[^a-z]+/);
  const known = state.cases.all.filter(
    ({ name }) => name !== null && words.includes(shortName(name)),
  );
  const others = customersIn(question).filter(
    (name) => !known.some((one) => one.name !== null && shortName(one.name) === shortName(name)),
  );
  return [...known, ...others];
}

/** Several customers, each with where the case stands and what was agreed. */
function severalSummary(asked: readonly (Case | string)[], known: Known): Draft {
  const lines = asked.map((one) => {
    if (typeof one === 'string') return `**${one}**: você ainda não me contou nada nesta conversa.`;
    const points = pointsOf(one, known).map((point) =>
      one.name && point.startsWith(`${capital(one.name)}: `)
        ? capital(point.slice(one.name.length + 2))
        : point,
    );
    const about = points.length > 0 ? points.join(' ') : 'sem novidade que você tenha me contado.';
    return `**${capital(one.name ?? '')}**: ${about}`;
  });
  return {
    text: `O que eu tenho:\n\n${lines.map((one) => `- ${one}`).join('\n')}\n\nPor quem vamos?`,
    chips: ['e agora?', 'escreve a mensagem'],
  };
}

/** What is known of one customer, with conditions in the seller's words. */
function caseSummary(one: Case, known: Known): Draft {
  const points = pointsOf(one, known);
  const name = nameInside(one);
  if (points.length === 0)
    return { text: 'Desse caso eu ainda sei pouco. O que aconteceu até agora?' };
  return {
    text: `O que eu tenho${name ? ` sobre ${name}` : ' desse caso'}:\n\n${points.map((point) => `- ${point}`).join('\n')}\n\nFalta alguma coisa?`,
    chips: ['e agora?', 'escreve a mensagem', 'vamos treinar'],
  };
}

function pointsOf(one: Case, known: Known): string[] {
  const text = known.state.log
    .filter((_entry, at) => one.turns.includes(at))
    .map(({ turn }) => artefactIn(turn.assistantResponse)?.text)
    .findLast(Boolean);
  const amounts = amountsInWords(one);
  const objections = one.objections.map((key) => `“${lower(objectionOf(key)?.said ?? key)}”`);
  return [
    caseInWords(one),
    amounts ? `Valores: ${amounts}.` : null,
    one.said && one.stage !== 'negotiating' ? `Disse por último: ${quote(one.said)}` : null,
    objections.length > 0 ? `Objeções: ${objections.join(', ')}.` : null,
    one.agreed ? `Combinado: ${quote(one.agreed)}` : null,
    one.needs ? `O que precisa: ${quote(one.needs)}` : null,
    one.wants ? `Você quer: ${quote(one.wants)}` : null,
    text ? `Última fala que escrevemos: ${quote(text)}` : null,
  ].filter((point) => point !== null);
}

/** The customers, then what else was asked, with the figures. */
function conversationSummary(question: string, known: Known): Draft {
  const { state } = known;
  const people = state.cases.all.flatMap((one) => {
    const amounts = amountsInWords(one);
    const words = caseInWords(one);
    if (!words) return notedOf(one);
    const agreed = one.agreed ? ` Combinado: ${quote(one.agreed)}.` : '';
    const rest = amounts && !/R\$/.test(words) ? ` Valores: ${amounts}.` : '';
    return `${words}${rest}${agreed}`;
  });
  const others = state.log.flatMap((entry, at) =>
    otherPoint(entry, people.length > 0 && state.cases.all.some(({ turns }) => turns.includes(at))),
  );
  const unknown = state.cases.all.flatMap((one) =>
    one.name && !caseInWords(one) && notedOf(one).length === 0 ? one.name : [],
  );
  const named = unknown.length > 0 ? [`Pessoas: ${listOf(unknown)}.`] : [];
  const first = [...people.slice(-PEOPLE_MAX), ...named];
  const points = [...first, ...[...new Set(others)].slice(first.length - POINTS_MAX)];
  if (points.length === 0)
    return { text: 'Ainda não falamos de nada que dê para resumir. Por onde você quer começar?' };
  const seen = `O que vimos até aqui:\n\n${points.map((one) => `- ${one}`).join('\n')}`;
  if (!ASKS_TODO.test(fold(question)))
    return { text: `${seen}\n\nQual desses você vai usar primeiro?` };
  const todo = todoOf(known);
  return { ...todo, text: `${seen}\n\n${todo.text}` };
}

/** What was agreed with or wanted by a customer whose stage is not known. */
function notedOf(one: Case): string[] {
  const name = nameOf(one);
  const noted = one.agreed ?? one.needs;
  return name && noted ? [`${name}: ${quote(noted)}`] : [];
}

/** What a turn adds to the summary besides the state of a customer. */
function otherPoint({ act, turn }: Known['state']['log'][number], isOfCase: boolean): string[] {
  switch (act.kind) {
    case 'objection': {
      const objection = objectionOf(act.keys[0]);
      if (isOfCase || !objection) return [];
      return [`Objeção “${lower(objection.said)}”: ${lower(objection.short)}`];
    }
    case 'advice':
      return isOfCase
        ? []
        : [
            `${methodOf(act.topic)?.title ?? act.topic}: ${lower(methodOf(act.topic)?.short ?? '')}`,
          ];
    case 'text': {
      const written = artefactIn(turn.assistantResponse)?.text;
      return written ? [`Texto que escrevemos: ${quote(written)}`] : [];
    }
    case 'sum':
      return act.outcome.kind === 'result'
        ? [`Conta: ${act.outcome.answer.replaceAll('**', '')}`]
        : [];
    case 'case':
    case 'result-sale':
    case 'result-loss':
    case 'result-progress':
      return isOfCase ? [] : [`Você contou: ${quote(turn.userInput)}`];
    case 'document':
      return [`Pergunta aos arquivos: ${quote(act.question)}`];
    case 'judge':
      return act.line ? [`Frase avaliada: ${quote(act.line)}`] : [];
    default:
      return [];
  }
}
