import { cleanText, cut, listOf, lower } from '../../shared/text.ts';
import { aboutOf } from '../act.ts';
import type { Known } from '../known.ts';
import { methodOf } from '../lines.ts';
import { objectionOf } from '../objections.ts';
import type { Draft } from '../reply-type.ts';

/** What was talked about, who was named, which amounts, and what is next. */
export function summaryReply({ state }: Known): Draft {
  const points = state.log.flatMap(({ act, turn }) => {
    const about = aboutOf(act);
    switch (act.kind) {
      case 'objection':
        return [
          `Objeção ${act.keys.map((key) => `“${lower(objectionOf(key)?.said ?? key)}”`).join(' e ')}: ${lower(objectionOf(act.keys[0])?.short ?? '')}`,
        ];
      case 'advice':
        return [
          `${methodOf(act.topic)?.title ?? act.topic}: ${lower(methodOf(act.topic)?.short ?? '')}`,
        ];
      case 'text':
        return act.purpose ? [`Texto escrito: ${cut(cleanText(act.request), 80)}`] : [];
      case 'sum':
        return act.outcome.kind === 'result'
          ? [`Conta: ${act.outcome.answer.replaceAll('**', '')}`]
          : [];
      case 'case':
      case 'result-sale':
      case 'result-loss':
      case 'result-progress':
        return [`Você contou: “${cut(cleanText(turn.userInput), 120)}”`];
      case 'document':
        return [`Pergunta aos arquivos: “${cut(cleanText(act.question), 90)}”`];
      case 'judge':
        return act.line ? [`Frase avaliada: “${cut(cleanText(act.line), 80)}”`] : [];
      default:
        return about === null ? [] : [];
    }
  });
  const unique = [...new Set(points)].slice(-7);
  if (unique.length === 0)
    return { text: 'Ainda não falamos de nada que dê para resumir. Por onde você quer começar?' };
  const people = state.people.length > 0 ? `Pessoas: ${listOf(state.people)}.` : null;
  const money = [
    ...new Set(state.amounts.filter(({ isMoney }) => isMoney).map(({ quote }) => quote)),
  ];
  const amounts = money.length > 0 ? `Valores: ${listOf(money.slice(-5))}.` : null;
  return {
    text: [
      'O que vimos até aqui:',
      unique.map((one) => `- ${one}`).join('\n'),
      [people, amounts].filter(Boolean).join(' '),
      'Qual desses você vai usar primeiro?',
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
