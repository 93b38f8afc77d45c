import { sentencesOf } from '../../recognition/index.ts';
import { cleanText, cut, fold, listOf, lower } from '../../shared/text.ts';
import { aboutOf } from '../act.ts';
import { documentQuote } from '../documents.ts';
import type { Known } from '../known.ts';
import { line, methodOf } from '../lines.ts';
import { objectionOf } from '../objections.ts';
import { peopleIn } from '../people.ts';
import type { Draft } from '../reply-type.ts';

const QUOTE_MAX = 220;
const STOP =
  /^(qual|quais|como|quem|quanto|quantos|quantas|quando|onde|era|foi|disse|falei|contei|tinha|nome|mesmo|voce|cliente|que|para|dela|dele|aquela|aquele|aquilo|eu|meu|minha|lembra|chama|chamava|chamado|ontem|antes|tava|estava|isso|esse|essa|dos|das|com|uma|pra|por|ja|te|me|ela|ele|preciso|sabe|agora|citei|combinei|prometi|falou)$/;

/** Finds what was said in this conversation, in the ICP, scripts and documents, and says where. */
export function factReply(question: string, known: Known, variant: number): Draft {
  const found =
    inConversation(question, known) ??
    inScripts(question, known) ??
    inProfile(question, known) ??
    inAnswers(question, known);
  if (found) return { text: found };
  const quote = documentQuote(known.context, question);
  if (quote) return { text: quote.text, sources: quote.sources };
  const { hasDocuments, icp } = known.context.input;
  const where = [icp ? ', no seu ICP' : '', hasDocuments ? ', nos seus arquivos' : ''].join('');
  return { text: line('recallNothing', variant, known, { onde: where }), chips: [] };
}

interface Said {
  sentence: string;
  score: number;
  at: number;
}

function inConversation(question: string, { state }: Known): string | null {
  const said = state.log.flatMap(({ act, turn }, at) =>
    act.kind === 'support' || act.kind === 'recall'
      ? []
      : sentencesOf(turn.userInput).map((sentence) => ({ sentence, at })),
  );
  const stems = stemsOf(question);
  const wanted = wantedIn(question);
  const scored: Said[] = said.map(({ sentence, at }) => ({
    sentence,
    at,
    score: score(sentence, stems, wanted, fold(question)),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score || b.at - a.at)[0];
  const who = /\b(nome|chama|chamava|quem)\b/.test(fold(question));
  if (!best || best.score < (stems.length > 0 ? 1 : 0.5)) {
    if (who && state.people.length > 0)
      return `Nesta conversa você falou de ${listOf(state.people)}. É um desses?`;
    return null;
  }
  const only = who && state.people.length === 1 && peopleIn(best.sentence).length === 0;
  if (only) return `${state.people[0]}. É a única pessoa de quem você falou nesta conversa.`;
  const names = who ? peopleIn(best.sentence) : [];
  const lead = names.length === 1 ? `${names[0]}. ` : '';
  return `${lead}Você me disse, ${whenSaid(best.at, state.turns)}: “${cut(cleanText(best.sentence), QUOTE_MAX)}”.`;
}

/** What kind of thing the question asks for. */
function wantedIn(question: string): ((sentence: string) => boolean) | null {
  const folded = fold(question);
  if (/\b(nome|chama|chamava|quem)\b/.test(folded))
    return (sentence) => peopleIn(sentence).length > 0;
  if (/\b(quanto|qnto|qto|quantos|quantas|valor|preco|desconto|meta|prazo|qts)\b/.test(folded))
    return (sentence) => /\d|\b(mil|cem|dez|vinte)\b/.test(sentence);
  if (/\b(quando|que dia|que horas|data)\b/.test(folded))
    return (sentence) =>
      /\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia \d|\d+h|semana|mes)\b/.test(
        fold(sentence),
      );
  return null;
}

/** An amount of money rather than a count. */
const PRICED = /R\$|\d{2,}|\d[.,]\d|\bmil\b/;

function score(
  sentence: string,
  stems: readonly string[],
  wanted: ((sentence: string) => boolean) | null,
  asked: string,
): number {
  const folded = fold(sentence);
  const shared = stems.filter((stem) => folded.includes(stem)).length;
  const fits = wanted?.(sentence) ?? false;
  const isAsked = sentence.endsWith('?') ? -0.5 : 0;
  const price =
    PRICED.test(sentence) && /\b(preco|valor|conta|custa\w*|divida|quanto|cobr\w+)\b/.test(asked);
  return shared + (price ? 0.7 : 0) + (fits ? 0.6 : wanted ? -0.5 : 0) + isAsked;
}

const stemsOf = (question: string): string[] =>
  fold(question)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !STOP.test(word))
    .map((word) => word.slice(0, 5));

function whenSaid(at: number, turns: number): string {
  const ago = turns - at;
  if (ago <= 2) return 'agora há pouco';
  return at === 0 ? 'no começo da conversa' : `há ${ago} mensagens`;
}

function inProfile(question: string, { context }: Known): string | null {
  const { icp } = context.input;
  if (!icp) return null;
  const { details } = icp.profile;
  const lines: [string, string][] = [
    ['o ticket', details.ticketMedio],
    ['a dor principal', details.dorPrincipal],
    ['o setor', details.setorAtuacao],
    ['o resumo', details.resumoICP],
    ['a abordagem', details.estrategiaAbordagem.melhorAbordagem],
    ['o momento', details.estrategiaAbordagem.momentoIdeal],
    ['as objeções', details.comportamentoCompra.objecoesComuns.join('; ')],
  ];
  const folded = fold(question);
  const NAMED: Record<string, RegExp> = {
    'o ticket': /\b(ticket|preco|valor|cobro)\b/,
    'a dor principal': /\b(dor|problema|sofre)\b/,
    'o setor': /\b(setor|segmento|ramo|vendo)\b/,
    'o resumo': /\b(icp|cliente ideal|publico|perfil)\b/,
    'as objeções': /\bobjec/,
    'o momento': /\bmomento\b/,
  };
  const hit = lines.find(([name]) => NAMED[name]?.test(folded));
  return hit
    ? `No seu ICP **${context.icpName ?? ''}**, ${hit[0]}: ${cut(cleanText(hit[1]), QUOTE_MAX)}.`
    : null;
}

function inScripts(question: string, { context }: Known): string | null {
  if (!/\bscript|roteiro|abertura\b/.test(fold(question))) return null;
  const stems = stemsOf(question).filter((stem) => !/^(scrip|rotei)/.test(stem));
  const found =
    context.input.scripts.find(({ title, content }) =>
      stems.some((stem) => fold(`${title} ${content}`).includes(stem)),
    ) ?? context.input.scripts[0];
  return found
    ? `No seu script “${cleanText(found.title)}”: ${cut(cleanText(found.content), QUOTE_MAX)}`
    : null;
}

function inAnswers(question: string, { context }: Known): string | null {
  const stems = stemsOf(question);
  const pairs = context.input.sellerAnswers ?? [];
  const found = pairs
    .map((pair) => ({
      pair,
      hits: stems.filter((stem) => fold(`${pair.question} ${pair.answer}`).includes(stem)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits)[0];
  return found && found.hits > 0
    ? `No seu perfil, você respondeu: “${cut(cleanText(found.pair.answer), QUOTE_MAX)}”.`
    : null;
}

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
