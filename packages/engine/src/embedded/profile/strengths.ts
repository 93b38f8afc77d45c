import { stated } from '../../facts/index.ts';
import { SELLER_ADVICE } from '../../knowledge/seller/advice.gen.ts';
import { EXPERIENCE_LABELS } from '../../knowledge/seller/context.ts';
import { capital, lower } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { money } from '../../shared/writing/pt/numbers.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { tradeNoun } from '../phrasing/nouns.ts';
import { withoutStop } from './portrait.ts';
import { archetypeOf, type Reading, rotated, worded } from './reading.ts';

const SPECIFIC_WORDS = 5;
const GOOD_GRADE = 8;
const CHANNELS_SHOWN = 2;
/** Fewer strengths than this are completed by the manner of the answers. */
const ENOUGH = 3;

/** What the seller has, from what was said only. */
export function strengths(reading: Reading): string[] {
  const { facts, choices, isNovice } = reading;
  const lines = [
    ...facts.strengths.map(({ value }) => sentence`Nas suas palavras: ${quote(value, 90)}`),
    experience(reading),
    baseline(reading),
    !isNovice && choices.channels.includes('referral') ? 'Já vende por indicação' : '',
    (choices.satisfaction ?? 0) >= GOOD_GRADE
      ? sentence`Nota ${placed(String(choices.satisfaction))} aos próprios resultados`
      : '',
    isNovice && reading.goal?.counted
      ? sentence`Tem um alvo que se conta: ${quote(choices.goal ?? '', 90)}`
      : '',
  ].filter((line) => line !== '');
  const all = lines.length < ENOUGH ? [...lines, clearChallenge(reading)].filter(Boolean) : lines;
  return all.length > 0
    ? all.map(withoutStop)
    : ['As respostas ainda não contam um ponto forte: diga um resultado seu, com número'];
}

function experience({ choices, isNovice }: Reading): string {
  if (isNovice || !choices.experience || choices.experience === 'upToTwo') return '';
  return EXPERIENCE_LABELS[choices.experience];
}

/** "Ponto de partida na conta: R$ 18 mil, e não zero". */
function baseline({ facts, goal, isNovice }: Reading): string {
  const value = stated(facts.goal);
  if (isNovice || value?.from == null) return '';
  const from = Math.round(value.from * 100) / 100;
  if (value.unit === 'BRL') return sentence`Ponto de partida na conta: ${money(from)}, e não zero`;
  const noun = goal?.counted?.text.replace(/^[\d.,]+ /, '');
  return noun ? sentence`Parte de ${placed(String(from))} ${placed(noun)}, e não do zero` : '';
}

/** Somebody who tells the scene knows where the problem is. */
function clearChallenge({ choices, isExhausted, isNovice }: Reading): string {
  if (!choices.challenge || choices.challenge.split(' ').length < SPECIFIC_WORDS) return '';
  if (isNovice)
    return sentence`Diz com clareza onde está a dúvida: ${quote(choices.challenge, 110)}`;
  return isExhausted
    ? sentence`Diz com franqueza como está: ${quote(choices.challenge, 110)}`
    : sentence`Sabe contar a cena em que a venda emperra: ${quote(choices.challenge, 110)}`;
}

/** What is in the way, and the numbers that nobody knows yet. */
export function weaknesses(reading: Reading): string[] {
  const { challenges, choices, goal } = reading;
  const lines = challenges.map(({ name }) => capital(name.text));
  if (challenges.length === 0 && choices.challenge) {
    lines.push(sentence`O desafio: ${quote(choices.challenge, 110)}`);
  }
  const [first] = challenges;
  if (first) lines.push(sentence`Falta saber: ${placed(lower(worded(reading, first.ask)))}`);
  if (goal?.isUnclear) lines.push('Meta ainda sem unidade e prazo');
  return lines.length > 0
    ? lines.map(withoutStop)
    : ['Você não contou o que trava: responda ao desafio ao recriar o perfil'];
}

/** What the seller is good at, as said or marked: no task. */
function strongest(reading: Reading): string {
  const [own] = reading.facts.strengths;
  if (own) return sentence`Nas suas palavras: ${quote(own.value, 90)}`;
  const archetype = archetypeOf(reading);
  return archetype
    ? sentence`Você ${placed(withoutStop(archetype.manner))}, como marcou`
    : experience(reading);
}

/** Strong points: the strongest one, then the others, each with its use this week. */
export function strongPoints(reading: Reading): string[] {
  const { choices, isNovice, trade } = reading;
  const archetype = archetypeOf(reading);
  const channels = rotated(reading, choices.channels, CHANNELS_SHOWN);
  const lines = [
    strongest(reading),
    archetype ? worded(reading, archetype.use) : '',
    ...channels.flatMap((channel) =>
      rotated(reading, SELLER_ADVICE.channels[channel], 1).map((line) => worded(reading, line)),
    ),
    isNovice
      ? ''
      : worded(
          reading,
          reading.offer
            ? 'Quem já fechou {oferta} com você é a sua melhor prova: peça a dois clientes uma frase sobre o que mudou.'
            : 'Quem já comprou de você é a sua melhor prova: peça a dois clientes uma frase sobre o que mudou.',
        ),
    ...(trade
      ? rotated({ ...reading, turn: reading.turn + 1 }, trade.proofs, 1).map(
          (proof) =>
            sentence`Para mostrar, em ${bare(tradeNoun(trade))} costuma convencer (hipótese): ${placed(proof)}`,
        )
      : []),
  ].filter((line) => line !== '');
  return lines.length > 0
    ? lines
    : ['Conte por onde vende e o que já deu certo: daqui sai o que repetir.'];
}
