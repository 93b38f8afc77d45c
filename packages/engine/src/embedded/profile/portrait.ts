import { stated } from '../../facts/index.ts';
import { SAFETY_TEXTS } from '../../knowledge/safety/safety.gen.ts';
import { SELLER_ADVICE } from '../../knowledge/seller/advice.gen.ts';
import {
  EXPERIENCE_LABELS,
  LEARNING_NAMES,
  REVENUE_BANDS,
} from '../../knowledge/seller/context.ts';
import { type DistressLabel, recogniseDistress } from '../../recognition/index.ts';
import { capital, fold } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { personIs } from '../../shared/writing/pt/agreement.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { decimal } from '../../shared/writing/pt/numbers.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { fixed, listOf, paragraph, phrase, sentence } from '../../shared/writing/pt/sentence.ts';
import { archetypeOf, type Reading, worded } from './reading.ts';

const QUOTE_MAX = 180;
/** A shorter challenge needs no summary. */
const LONG = 4;

/** "Mais de 5 anos de vendas", for the head of the profile. */
export function experienceLine({ choices }: Reading): string {
  const label = choices.experience && EXPERIENCE_LABELS[choices.experience];
  if (choices.selling === false) {
    return label ? `${label}, ainda sem vender` : 'Ainda não vende, quer começar';
  }
  if (label) return label;
  return choices.selling ? 'Já vende, tempo não informado' : 'Tempo de vendas não informado';
}

/** How this person sells: the offer, the chosen manner, and what is in the way. */
export function salesPortrait(reading: Reading): string {
  const [challenge] = reading.challenges;
  return paragraph(
    situation(reading),
    manner(reading),
    challenge ? worded(reading, challenge.reading) : '',
  );
}

function manner(reading: Reading): string {
  const archetype = archetypeOf(reading);
  if (!archetype) return '';
  return sentence`Você marcou ${placed(archetype.name)}: ${placed(archetype.manner)}`;
}

function situation({ choices, offer, channelLabels, isNovice }: Reading): string {
  const what = offer ? bare(offer) : placed('');
  const how =
    channelLabels.length > 0
      ? phrase`por ${listOf(channelLabels.map((label) => placed(label)))}`
      : placed('');
  if (!offer && channelLabels.length === 0) {
    return choices.selling === false ? 'Você ainda não vende e quer começar.' : '';
  }
  if (choices.selling === false) {
    return sentence`Você quer vender ${what} ${how} e ainda não começou`;
  }
  return isNovice
    ? sentence`Você está começando a vender ${what} ${how}`
    : sentence`Você vende ${what} ${how}`;
}

/** The seller's situation in one paragraph, in facts only. */
export function summary(reading: Reading): string {
  return (
    paragraph(
      support(reading),
      situation(reading),
      numbers(reading),
      challenge(reading),
      exhaustion(reading),
      course(reading),
    ) || 'As suas respostas ainda dizem pouco: conte o que vende, para quem e o que trava hoje.'
  );
}

/** The kinds that nobody writes in passing about customers and prices. */
const SUPPORTED: ReadonlySet<DistressLabel> = new Set(['self-harm', 'violence', 'harassment']);

/** Somebody in danger is answered as a person before anything else. */
function support({ choices }: Reading): string {
  const written = [choices.challenge, choices.goal, choices.course].filter((one) => one !== null);
  const distress = written
    .map(recogniseDistress)
    .find(({ certainty, kind }) => certainty === 'certain' && SUPPORTED.has(kind));
  if (!distress) return '';
  return SAFETY_TEXTS['pt-BR'].kinds[distress.kind].first.replace(/\*\*/g, '').replace(/\s+/g, ' ');
}

function numbers({ choices: { revenue, satisfaction, selling } }: Reading): string {
  // Who does not sell yet has neither revenue nor results.
  if (selling === false) return '';
  const band = revenue && placed(REVENUE_BANDS[revenue].label);
  if (band && satisfaction !== null) {
    return sentence`Você fatura ${band} por mês e dá nota ${placed(decimal(satisfaction))} aos próprios resultados`;
  }
  if (band) return sentence`Você fatura ${band} por mês`;
  return satisfaction === null
    ? ''
    : sentence`Você dá nota ${placed(decimal(satisfaction))} aos próprios resultados`;
}

function challenge({ choices, challenges }: Reading): string {
  if (!choices.challenge) return '';
  const said = quote(choices.challenge, QUOTE_MAX);
  const [first] = challenges;
  return first && choices.challenge.split(' ').length >= LONG
    ? sentence`O que pega hoje, nas suas palavras: ${said}. Em resumo: ${placed(first.name.text)}`
    : sentence`O que pega hoje, nas suas palavras: ${said}`;
}

/** A worn-out seller gets respect and no target. */
function exhaustion({ isExhausted, facts, choices }: Reading): string {
  if (!isExhausted) return '';
  const tired = personIs(stated(facts.gender), 'cansado', 'sem fôlego');
  const goal = choices.goal
    ? sentence`E o que você pôs como meta, ${quote(choices.goal, QUOTE_MAX)}, é conta de vida, e não preguiça`
    : '';
  return paragraph(
    goal,
    sentence`Quem está ${tired} não precisa de bronca, e decidir se continua pode esperar um mês de sono melhor`,
    'Se isso pesa também fora do trabalho, o CVV conversa pelo 188, de graça, a qualquer hora.',
  );
}

/** "nunca fiz um", "nenhum ainda": that no course was taken is no fact to build on. */
const NO_COURSE =
  /^(?:n|nao|nunca|nenhum\w*|nada|zero|ainda nao|nunca (?:fiz|fui|tive)|nao (?:fiz|tenho)|sem)\b/;

function course({ choices, isExhausted }: Reading): string {
  const isNone = choices.course === null || NO_COURSE.test(fold(choices.course));
  return choices.course && !isNone && !isExhausted
    ? sentence`Dos cursos, você contou: ${quote(choices.course, QUOTE_MAX)}`
    : '';
}

/** What moves the seller, in the seller's words. */
export function motivations({ choices, isExhausted }: Reading): string[] {
  const lines: string[] = [];
  if (choices.motivation) lines.push(capital(SELLER_ADVICE.motivations[choices.motivation].name));
  if (choices.goal) {
    lines.push(
      isExhausted
        ? sentence`Agora: ${quote(choices.goal)}`
        : sentence`A meta: ${quote(choices.goal)}`,
    );
  }
  if (choices.word) {
    lines.push(
      choices.word.split(' ').length < LONG
        ? sentence`Procura ${quote(choices.word, 40)} em um grupo de vendedores`
        : sentence`Sobre um grupo de vendedores, você escreveu: ${quote(choices.word, QUOTE_MAX)}`,
    );
  }
  return lines.length > 0
    ? lines.map(withoutStop)
    : ['Ainda a descobrir: as suas respostas não falam do que move você'];
}

/** Habits that were stated. */
export function habits({ choices, channelLabels }: Reading): string[] {
  const lines: string[] = [];
  if (channelLabels.length > 0) {
    const verb = choices.selling === false ? fixed('Quer vender por') : fixed('Vende por');
    lines.push(sentence`${verb} ${listOf(channelLabels.map((label) => placed(label)))}`);
  }
  if (choices.learning) lines.push(sentence`Aprende ${placed(LEARNING_NAMES[choices.learning])}`);
  if (choices.weekly === true) lines.push('Topa um desafio por semana');
  if (choices.weekly === false) lines.push('Prefere o próprio ritmo a desafio semanal');
  if (choices.training === 'never') lines.push('Nunca fez treinamento de vendas');
  if (choices.training === 'few') lines.push('Fez um ou dois treinamentos de vendas');
  if (choices.training === 'several') lines.push('Fez vários treinamentos de vendas');
  return lines.length > 0 ? lines.map(withoutStop) : ['As suas respostas não falam da sua rotina'];
}

export const withoutStop = (line: string): string => line.replace(/\.$/, '');
