import type { Avatar } from '@salesai/contract/avatar';
import { SELLER_ADVICE } from '../../knowledge/seller/advice.gen.ts';
import type { ChallengeKnowledge, TradeHelp } from '../../knowledge/seller/challenges.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { paragraph, sentence } from '../../shared/writing/pt/sentence.ts';
import { tradeNoun } from '../phrasing/nouns.ts';
import { archetypeOf, type Reading, rotated, worded } from './reading.ts';

const MOVES_FIRST = 2;

/** Moves for this challenge, with the seller's nouns and what the trade knows about it. */
export function development(reading: Reading): string[] {
  const [first, second] = reading.challenges;
  if (!first) return withoutChallenge(reading);
  const moves = rotated(reading, first.moves, MOVES_FIRST).map((move) => worded(reading, move));
  const more = second ? rotated(reading, second.moves, 1).map((move) => worded(reading, move)) : [];
  return [...moves, ...tradeHelp(reading, first), ...more];
}

function withoutChallenge(reading: Reading): string[] {
  const { challenge } = reading.choices;
  const first = challenge
    ? sentence`Lembre a última vez em que isto pesou, ${quote(challenge, 110)}: quem disse o quê, em que ponto? A cena mostra o que treinar`
    : 'Conte o seu maior desafio ao recriar o perfil: é dele que sai o plano da semana.';
  return [
    first,
    worded(
      reading,
      'Em cinco conversas sobre {oferta}, anote a frase exata em que {o comprador} parou; a que se repetir é o seu treino da semana.',
    ),
  ];
}

const FRAMES: Readonly<Record<TradeHelp, string>> = {
  question: 'uma pergunta de quem conhece o assunto',
  consequence: 'uma pergunta que mostra o que custa esperar',
  opening: 'uma abertura possível',
  proof: 'o que costuma convencer',
  decides: 'quem costuma decidir',
  objection: 'uma frase que se ouve, e a resposta',
  season: 'quando costuma vender mais',
  trigger: 'o que costuma fazer comprar',
};

/** One line of the trade's knowledge that answers this challenge, as a hypothesis. */
function tradeHelp(reading: Reading, { trade: help }: ChallengeKnowledge): string[] {
  const { trade } = reading;
  if (!trade) return [];
  return rotated(reading, linesOf(trade, help), 1).map(
    (line) =>
      sentence`Em ${bare(tradeNoun(trade))}, ${placed(FRAMES[help])} (hipótese): ${placed(line)}`,
  );
}

function linesOf(trade: Trade, help: TradeHelp): readonly string[] {
  switch (help) {
    case 'question':
      return trade.questions.map(spoken);
    case 'consequence':
      return trade.consequences.map(spoken);
    case 'opening':
      return trade.openings.map(spoken);
    case 'proof':
      return trade.proofs;
    case 'decides':
      return trade.decides;
    case 'objection':
      return trade.objections.map(
        ({ said, answer }) => `${spoken(said)}; resposta: ${spoken(answer)}`,
      );
    case 'season':
      return trade.season;
    case 'trigger':
      return trade.triggers;
  }
}

/** A text of the knowledge that somebody says. */
const spoken = (line: string): string => `“${line}”`;

/** How to use what moves the seller. */
export function motivationAdvice(reading: Reading): string[] {
  const { choices, isExhausted } = reading;
  const lines: string[] = [];
  if (choices.motivation && !isExhausted) {
    lines.push(worded(reading, SELLER_ADVICE.motivations[choices.motivation].advice));
  }
  if (choices.learning) lines.push(worded(reading, SELLER_ADVICE.learning[choices.learning]));
  if (isExhausted) {
    lines.push(
      'Escreva em um papel só as contas fixas deste mês; dividido pelo que uma venda deixa para você, o total diz quantas vendas seguram o mês, e o resto pode esperar.',
      'Se há prestação atrasando, fale com o banco antes da próxima vencer: combinar cedo abre mais saídas.',
    );
  }
  const [first] = reading.challenges;
  if (choices.weekly === true && first && !isExhausted) {
    lines.push(
      sentence`Desafio desta semana: responda com números. ${placed(worded(reading, first.ask))}`,
    );
  }
  return lines.length > 0
    ? lines
    : ['Conte o que move você ao recriar o perfil: o plano muda de acordo.'];
}

/** The chosen style and where to take care with this challenge. */
export function style(reading: Reading): string {
  const archetype = archetypeOf(reading);
  if (!archetype) {
    const [first] = reading.challenges;
    return paragraph(
      'Você ainda não escolheu um estilo.',
      first ? worded(reading, first.reading) : '',
    );
  }
  const [care] = rotated(reading, archetype.care, 1);
  return paragraph(
    sentence`${placed(archetype.name)}, pela sua escolha: ${placed(archetype.manner)}`,
    worded(reading, care ?? archetype.care[0]),
  );
}

/** One exercise each for listening and for waiting: the two fields of `recomendacoes` in the contract. */
export function recommendations(reading: Reading): Avatar['recomendacoes'] {
  const { empathy, patience } = archetypeOf(reading) ?? SELLER_ADVICE.archetypes.consultant;
  const [listen] = rotated(reading, empathy, 1);
  const [wait] = rotated(reading, patience, 1);
  return {
    desenvolvimentoEmpatia: worded(reading, listen ?? empathy[0]),
    desenvolvimentoPaciência: worded(reading, wait ?? patience[0]),
  };
}

/** The goal with its sums, what is missing for more, and the first month. */
export function outlook(reading: Reading): string {
  const { choices, goal, isExhausted } = reading;
  if (isExhausted) return outlookOfExhausted(reading);
  const target = choices.goal
    ? sentence`Em 12 meses, a meta é ${quote(choices.goal, 140)}`
    : 'Você ainda não definiu uma meta: escolha um número para daqui a 12 meses, com a unidade, e volte aqui com ele.';
  const question =
    choices.goal && !goal
      ? 'Falta um número: quanto por mês, ou quantas vendas, e até quando?'
      : (goal?.ask ?? '');
  return paragraph(target, ...(goal?.sums ?? []), question, firstMonth(reading));
}

function firstMonth(reading: Reading): string {
  const [first] = reading.challenges;
  const move = first && rotated(reading, first.moves, MOVES_FIRST + 1)[MOVES_FIRST];
  return move ? `No primeiro mês, comece por isto. ${worded(reading, move)}` : '';
}

function outlookOfExhausted(reading: Reading): string {
  const [first, second] = reading.challenges;
  return paragraph(
    'Por um mês, a meta é menor de propósito: uma conversa boa por dia e um dia inteiro sem trabalho por semana.',
    first ? sentence`Nelas, repare só nisto. ${placed(worded(reading, first.ask))}` : '',
    second ? worded(reading, second.reading) : '',
    'Depois desse mês você decide, com menos peso, se segue, se muda de produto ou se procura outro caminho.',
  );
}
