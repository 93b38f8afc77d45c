import type { Avatar } from '@salesai/contract/avatar';
import {
  CHANNEL_TEXTS,
  EXPERIENCE_TEXTS,
  MOTIVATION_TEXTS,
  TERRITORY_TEXTS,
} from '../../knowledge/seller/context.ts';
import { capital, cut, listOf, quote } from '../../shared/text.ts';
import type { Reading } from './reading.ts';

/** How this person sells and why. */
export function salesPortrait(reading: Reading): string {
  const { words, knowledge, facts, novice, isArchetypeStated } = reading;
  const lines: string[] = [
    words.pick(novice ? knowledge.portrait.novice : knowledge.portrait.practised),
  ];
  if (!isArchetypeStated) {
    lines.push('Você não marcou um estilo; os seus canais e o seu desafio lembram mais este.');
  }
  if (facts.experience) lines.push(words.pick(EXPERIENCE_TEXTS[facts.experience].lines));
  return lines.join(' ');
}

/** Motivations in few words each; one line that states that they are unknown otherwise. */
export function motivations({ facts, words }: Reading): string[] {
  const lines: string[] = [];
  if (facts.motivation) lines.push(capital(MOTIVATION_TEXTS[facts.motivation].name));
  if (facts.goal) lines.push(`A meta de 12 meses: ${quote(facts.goal, 90)}`);
  if (facts.word) lines.push(`Pertencer a um grupo com ${quote(facts.word, 40)}`);
  if (facts.weekly === true)
    lines.push(
      words.pick([
        'Desafios semanais, com placar à vista',
        'A adrenalina de um desafio por semana',
      ]),
    );
  if (facts.weekly === false)
    lines.push(
      words.pick([
        'Evoluir no próprio ritmo, sem pressa artificial',
        'Autonomia para avançar no seu tempo',
      ]),
    );
  return lines.length > 0 ? lines : ['Ainda a descobrir: suas respostas não falam de motivação'];
}

/** Advice on how to use the motivations. */
export function motivationAdvice({ facts, words }: Reading): string[] {
  const lines: string[] = [];
  if (facts.motivation) {
    lines.push(words.pick(MOTIVATION_TEXTS[facts.motivation].warning));
  }
  if (facts.goal) {
    lines.push(
      words.pick([
        `Deixe ${quote(facts.goal, 80)} escrito onde você começa o dia; meta que não se vê não puxa.`,
        `Transforme ${quote(facts.goal, 80)} em um número por semana e acompanhe às sextas.`,
      ]),
    );
  }
  if (facts.invites === 'yes') {
    lines.push(
      'Você chamaria amigos para esta jornada: quem indica com gosto também sabe pedir indicação. Use isso com os clientes.',
    );
  } else if (facts.invites) {
    lines.push(
      'Antes de convidar amigos, você quer ver funcionar. Justo: faça de si o primeiro caso de sucesso.',
    );
  }
  return lines.length > 0
    ? lines
    : ['Conte o que move você ao recriar o perfil: o plano muda de acordo.'];
}

/** Daily behaviour: two traits of the archetype, then facts of the answers. */
export function behaviour(reading: Reading): string[] {
  const { facts, words, knowledge, channelLabels } = reading;
  const lines = words.some(knowledge.behaviour, 2).map(capital);
  if (channelLabels.length > 2)
    lines.push(`Espalha a energia por ${channelLabels.length} canais: ${listOf(channelLabels)}`);
  else if (channelLabels.length > 0) {
    const verb = facts.selling === false ? 'Quer vender por' : 'Vende principalmente por';
    lines.push(`${verb} ${listOf(channelLabels)}`);
  }
  if (facts.weekly === true) lines.push('Responde bem a prazo curto e desafio');
  if (facts.weekly === false)
    lines.push('Rende mais com metas próprias do que com cobrança de fora');
  return lines;
}

/** Three strengths of the archetype, then those of the answers. */
export function strengths({ facts, words, knowledge, novice }: Reading): string[] {
  const lines = words.some(knowledge.strengths, 3).map(capital);
  if (!novice) lines.push('Vivência de campo que já separa cliente curioso de cliente comprador');
  if (facts.training === 'several')
    lines.push('Repertório de técnicas acumulado em vários treinamentos');
  if (facts.channels.includes('referral') && facts.selling !== false)
    lines.push('Clientes que indicam você, o sinal mais barato de confiança');
  return lines;
}

/** Weaknesses of the archetype, then the stated challenges. */
export function weaknesses({ words, knowledge, topics, facts }: Reading): string[] {
  const lines = words.some(knowledge.shadows, 2).map(capital);
  for (const topic of topics) lines.push(capital(topic.name));
  if (facts.challenge && topics.length === 0)
    lines.push(`O desafio que você contou: ${quote(facts.challenge, 90)}`);
  return lines;
}

/** Strong points, each with an example of use. */
export function strongPoints(reading: Reading): string[] {
  const { facts, words, knowledge } = reading;
  const [first, second] = words.some(knowledge.strengths, 2);
  const lines = [
    `${capital(first ?? '')}: leve isso para a primeira frase de cada contato.`,
    `${capital(second ?? '')}: é o que o seu cliente comenta com os outros.`,
  ];
  for (const territory of facts.territories.slice(0, 2))
    lines.push(words.pick(TERRITORY_TEXTS[territory].lines));
  if (facts.otherTerritory) {
    lines.push(
      `Conhecer ${quote(facts.otherTerritory, 60)} por dentro: poucos vendedores falam essa língua.`,
    );
  }
  return lines;
}

/** Development areas as concrete steps. */
export function development(reading: Reading): string[] {
  const { facts, words, topics, archetype, channelLabels } = reading;
  const lines: string[] = [];
  for (const topic of topics) {
    lines.push(
      words.pick(topic.diagnosis),
      topic.byArchetype[archetype],
      words.pick(topic.actions),
    );
  }
  if (topics.length === 0 && facts.challenge) {
    lines.push(
      `Divida o desafio ${quote(facts.challenge, 90)} em três partes e ataque só a primeira esta semana.`,
    );
  }
  for (const channel of words.some(facts.channels, 2))
    lines.push(words.pick(CHANNEL_TEXTS[channel].lines));
  if (facts.otherChannel) {
    lines.push(
      `No canal ${quote(facts.otherChannel, 60)}, anote por 15 dias quantos contatos viram conversa e quantas conversas viram venda.`,
    );
  }
  if (channelLabels.length > 3)
    lines.push(
      'Escolha dois canais para os próximos 30 dias e deixe os outros no mínimo: foco também é técnica.',
    );
  return lines.length > 0
    ? lines
    : ['Conte seu maior desafio ao recriar o perfil: é dele que sai o plano da semana.'];
}

/** One sentence on the sales style. */
export function style(reading: Reading): string {
  const { words, knowledge, channelLabels } = reading;
  const where =
    channelLabels.length > 0
      ? ` Por ${cut(listOf(channelLabels), 120)}, isso aparece logo na primeira conversa.`
      : '';
  return `Seu estilo é ${words.pick(knowledge.style)}.${where}`;
}

/** One exercise each for listening and for waiting: the two fields of `recomendacoes` in the contract. */
export function recommendations({ words, knowledge }: Reading): Avatar['recomendacoes'] {
  return {
    desenvolvimentoEmpatia: words.pick(knowledge.empathy),
    desenvolvimentoPaciência: words.pick(knowledge.patience),
  };
}
