import { sentencesOf } from '../../recognition/index.ts';
import { cleanText, cut, fold, listOf, lower } from '../../shared/text.ts';
import { money, plainText } from '../../sums/index.ts';
import { aboutOf } from '../act.ts';
import { artefactIn } from '../artefact.ts';
import type { ConversationState } from '../conversation-state.ts';
import { documentQuote } from '../documents.ts';
import type { Known } from '../known.ts';
import { line, methodOf } from '../lines.ts';
import { objectionOf } from '../objections.ts';
import { peopleIn } from '../people.ts';
import type { Draft } from '../reply-type.ts';

const QUOTE_MAX = 220;
const STOP =
  /^(qual|quais|como|quem|quanto|quantos|quantas|quando|onde|era|foi|disse|falei|contei|tinha|nome|mesmo|voce|cliente|que|para|dela|dele|aquela|aquele|aquilo|eu|meu|minha|lembra|chama|chamava|chamado|ontem|antes|tava|estava|isso|esse|essa|dos|das|com|uma|pra|por|ja|te|me|ela|ele|preciso|sabe|agora|citei|combinei|prometi|falou|eram|comeco|primeiro|primeira|pus|coloquei|botei|pedi|mandei|horas|hora|dia|mesma|ficou|testando|voce|vc|falou|paga|hoje)$/;

/** Finds what was said in this conversation, in the ICP, scripts and documents, and says where. */
export function factReply(question: string, known: Known, variant: number): Draft {
  const found =
    ourText(question, known) ??
    firstRequest(question, known) ??
    extreme(question, known) ??
    inConversation(question, known) ??
    inScripts(question, known) ??
    inProfile(question, known) ??
    inAnswers(question, known);
  if (found) return { text: found };
  const quote = documentQuote(known.context, question);
  if (quote) return { text: quote.text, sources: quote.sources };
  const near = nearest(question, known);
  if (near) return { text: near };
  const { hasDocuments, icp } = known.context.input;
  const where = [icp ? ', no seu ICP' : '', hasDocuments ? ', nos seus arquivos' : ''].join('');
  return { text: line('recallNothing', variant, known, { onde: where }), chips: [] };
}

interface Said {
  sentence: string;
  at: number;
}

/** What the seller wrote, by sentences; questions to be reminded say nothing. */
const saidIn = ({ log }: ConversationState): Said[] =>
  log.flatMap(({ act, turn }, at) =>
    act.kind === 'support' || act.kind === 'recall'
      ? []
      : wholeSentences(turn.userInput).map((sentence) => ({ sentence, at })),
  );

const ABBREVIATION = /(?:^|[^\p{L}])(?:sra?|dra?|ed|av|r|prof[a]?|apto|tel|n)\.$/iu;

/** "dona Neide, síndica do ed. Poti" is one sentence. */
function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = whole.at(-1);
    if (last !== undefined && ABBREVIATION.test(last))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

const OURS =
  /\b(?:aquel[ae]|essa|qual (?:era|foi) (?:a|aquel[ae])|sua|ultima) (?:frase|fala|mensagem|resposta|texto|linha)\b|\b(?:frase|fala|mensagem|resposta|texto) que (?:voce|vc|tu|ce) (?:me )?(?:deu|escreveu|mandou|fez|passou|sugeriu|falou)/;

/** "qual foi aquela frase?": the text of ours that the question names, else the last one. */
function ourText(question: string, { state }: Known): string | null {
  const folded = fold(question);
  if (!OURS.test(folded)) return null;
  const stems = stemsOf(question).filter(
    (stem) => !/^(?:frase|fala|mensa|respo|texto|ultim)/.test(stem),
  );
  const given = state.log.flatMap(({ turn }, at) => {
    const artefact = artefactIn(turn.assistantResponse);
    const words = fold(`${turn.userInput} ${artefact?.text ?? ''}`);
    return artefact ? [{ text: artefact.text, at, hits: hitsIn(words, stems) }] : [];
  });
  const best = given.toSorted((a, b) => b.hits - a.hits || b.at - a.at)[0];
  return best
    ? `Foi esta, ${whenSaid(best.at, state.turns)}:\n\n> ${cut(cleanText(best.text), QUOTE_MAX)}`
    : null;
}

const FIRST =
  /\b(?:primeir[ao] (?:coisa|pergunta|mensagem|pedido|assunto)|(?:pedi|perguntei|falei|disse) primeiro|comecamos|comecei falando)\b/;

/** "o que eu te pedi primeiro?" */
function firstRequest(question: string, { state }: Known): string | null {
  if (!FIRST.test(fold(question))) return null;
  const at = state.log.findIndex(({ act }) => act.kind !== 'small-talk' && act.kind !== 'recall');
  const first = state.log[at];
  return first ? `A primeira foi: “${cut(cleanText(first.turn.userInput), QUOTE_MAX)}”.` : null;
}

const EXTREME = /\bmais (car|barat|alt|baix|pesad|lev)[oa]\b/;
const NAMED_PRICE =
  /(?:^|[,;.] ?|\be )((?:\p{L}+ ){1,4}?)(?:a |por |e |r\$ ?)?(\d+(?:\.\d+)?)(?= ?(?:[,;.]|$|e \p{L}|reais))/gu;

/** "qual era a mais cara das três?": of the prices of one message. */
function extreme(question: string, { state }: Known): string | null {
  const kind = EXTREME.exec(fold(question))?.[1];
  if (!kind) return null;
  for (const { turn } of state.log.toReversed()) {
    const prices = [...plainText(turn.userInput).matchAll(NAMED_PRICE)].map(
      ([, name = '', value]) => ({
        name: name.replace(/^(?:o |a |os |as )?(?:quilo|preco|valor|kg) d[aeo]s? /, '').trim(),
        value: Number(value),
      }),
    );
    if (prices.length < 2) continue;
    const isLow = kind === 'barat' || kind === 'baix' || kind === 'lev';
    const sorted = prices.toSorted((a, b) => (isLow ? a.value - b.value : b.value - a.value));
    const [best] = sorted;
    if (best)
      return `**${best.name}**, ${money(best.value)}. Você me disse: “${cut(cleanText(turn.userInput), QUOTE_MAX)}”.`;
  }
  return null;
}

function inConversation(question: string, known: Known): string | null {
  const { state } = known;
  const folded = fold(question);
  const named = personStems(folded, known);
  const stems = stemsOf(question);
  const wanted = wantedIn(question);
  const isEarly =
    /\b(?:era|eram|foi|primeir\w+|comeco|antes)\b/.test(folded) &&
    !/\b(?:ultim\w+|agora)\b/.test(folded);
  const scored = saidIn(state).map((one) => ({
    ...one,
    score: score(one.sentence, stems, wanted, folded) + PERSON * hitsIn(fold(one.sentence), named),
  }));
  const best = scored.toSorted(
    (a, b) => b.score - a.score || (isEarly ? a.at - b.at : b.at - a.at),
  )[0];
  const who = /\b(nome|chama|chamava|quem)\b/.test(folded);
  if (!best || best.score < (stems.length > 0 ? SURE : 0.5)) {
    if (who && state.people.length > 0)
      return `Nesta conversa você falou de ${listOf(state.people)}. É um desses?`;
    return null;
  }
  const only =
    who && state.people.length === 1 && peopleIn(best.sentence).length === 0 && best.score < 1;
  if (only) return `${state.people[0]}. É a única pessoa de quem você falou nesta conversa.`;
  const names = who ? peopleIn(best.sentence) : [];
  const lead = names.length === 1 ? `${names[0]}. ` : '';
  return `${lead}Você me disse, ${whenSaid(best.at, state.turns)}: “${cut(cleanText(best.sentence), QUOTE_MAX)}”.`;
}

const SURE = 0.9;
/** A sentence about the person who is meant is worth more than one with a word of the question. */
const PERSON = 1.4;

/** "dela": the person who was named last. */
const personStems = (folded: string, { state }: Known): string[] =>
  /\b(?:dela|dele|ela|ele)\b/.test(folded)
    ? state.people.slice(-1).flatMap((name) => stemsOf(name.split(' ').at(-1) ?? ''))
    : [];

/** Where no words match: what was said of the person or at the beginning, which may contain it. */
function nearest(question: string, known: Known): string | null {
  const { state } = known;
  const folded = fold(question);
  const said = saidIn(state);
  const isOfPerson = /\b(?:dela|dele|ela|ele)\b/.test(folded);
  const person = isOfPerson
    ? said.find(({ sentence }) => peopleIn(sentence).length > 0)
    : undefined;
  const isFirst = /\b(?:comeco|inicio|primeir\w+)\b/.test(folded);
  const found =
    person ?? (isFirst ? said.find(({ sentence }) => sentence.length > SHORT) : undefined);
  return found
    ? `Com essa palavra não achei, mas você me disse, ${whenSaid(found.at, state.turns)}: “${cut(cleanText(found.sentence), QUOTE_MAX)}”. É isso?`
    : null;
}

const SHORT = 25;

/** What kind of thing the question asks for. */
function wantedIn(question: string): ((sentence: string) => boolean) | null {
  const folded = fold(question);
  if (/\b(nome|chama|chamava|quem)\b/.test(folded))
    return (sentence) => peopleIn(sentence).length > 0;
  if (/\b(quando|que dia|que horas?|horario|data|dia e hora)\b/.test(folded))
    return (sentence) =>
      /\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia \d|\d{1,2}h(?:\d{2})?|\d{1,2}:\d{2}|semana|mes)\b/.test(
        fold(sentence),
      );
  if (
    /\b(quanto|qnto|qto|quantos|quantas|valor|preco|desconto|meta|prazo|qts|divida|conta|numero)\b/.test(
      folded,
    )
  )
    return (sentence) =>
      /\d|\b(mil|cem|dez|vinte|trinta|quarenta|cinquenta)\b/.test(fold(sentence));
  return null;
}

/** An amount of money rather than a count. */
const PRICED = /R\$|\d{2,}|\d[.,]\d|\bmil\b/;
/** Words of one meaning in what sellers tell. */
const ALIKE: readonly RegExp[] = [
  /^(?:divid|deve|devia|deven|fiado)/,
  /^(?:predi|edifi|condo|ed$)/,
  /^(?:carro|veicu|moto)/,
  /^(?:filh|bebe|nene|crian|menin)/,
  /^(?:empre|firma|loja|negoc)/,
];

function score(
  sentence: string,
  stems: readonly string[],
  wanted: ((sentence: string) => boolean) | null,
  asked: string,
): number {
  const folded = fold(sentence);
  const shared = hitsIn(folded, stems) + WHOLE * wholeHits(folded, asked);
  const fits = wanted?.(sentence) ?? false;
  const isAsked = sentence.endsWith('?') ? -0.5 : 0;
  const price =
    PRICED.test(sentence) &&
    /\b(preco|valor|conta|custa\w*|divida|quanto|cobr\w+|pag\w+)\b/.test(asked);
  const isLoose = wanted !== null && !fits;
  return (
    shared + (price ? 0.7 : 0) + (fits ? 0.6 : isLoose ? (shared > 0 ? -0.1 : -0.5) : 0) + isAsked
  );
}

const WHOLE = 0.2;
/** Words of the question that a sentence has as they are. */
const wholeHits = (folded: string, asked: string): number => {
  const words = new Set(folded.split(/[^a-z0-9]+/));
  return asked
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 4 && !STOP.test(word) && words.has(word)).length;
};

/** How many of the stems a folded text contains, or a word of the same meaning. */
function hitsIn(folded: string, stems: readonly string[]): number {
  const words = folded.split(/[^a-z0-9]+/);
  return stems.filter((stem) => {
    if (folded.includes(stem)) return true;
    const alike = ALIKE.find((pattern) => pattern.test(stem));
    return alike !== undefined && words.some((word) => alike.test(word));
  }).length;
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
