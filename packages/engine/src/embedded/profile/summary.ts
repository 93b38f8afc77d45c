import {
  EXPERIENCE_TEXTS,
  LEARNING_TEXTS,
  MOTIVATION_TEXTS,
  REVENUE_BANDS,
  TRAINING_TEXTS,
} from '../../knowledge/seller/context.ts';
import { listOf, lower, quote } from '../../shared/text.ts';
import type { Reading } from './reading.ts';

/** The seller's situation in one paragraph. */
export function summary(reading: Reading): string {
  return [
    situation(reading),
    numbers(reading),
    challenge(reading),
    training(reading),
    driving(reading),
    community(reading),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Mais de 5 anos de vendas · já vende", for the head of the profile. */
export function experienceLine({ facts }: Reading): string {
  const label = facts.experience ? EXPERIENCE_TEXTS[facts.experience].label : null;
  if (facts.selling === false)
    return label ? `${label}, ainda sem vender` : 'Ainda não vende, quer começar';
  return (
    label ??
    (facts.selling ? 'Já vende, tempo de estrada não informado' : 'Tempo de vendas não informado')
  );
}

function situation({ facts, words, channelLabels, territoryLabels }: Reading): string {
  const where = territoryLabels.length > 0 ? ` em ${listOf(territoryLabels.map(lower))}` : '';
  const how = channelLabels.length > 0 ? `, por ${listOf(channelLabels)}` : '';
  if (facts.selling === false) {
    return words.pick([
      `Você ainda não vende e quer começar${where}${how}.`,
      `Seu ponto de partida: entrar no mundo das vendas${where}${how}.`,
    ]);
  }
  const time = facts.experience === 'starting' ? 'está começando nas vendas' : 'vende';
  return words.pick([
    `Hoje você ${time}${where}${how}.`,
    `Seu dia a dia é este: você ${time}${where}${how}.`,
  ]);
}

function numbers({ facts, words }: Reading): string {
  const band = facts.revenue && REVENUE_BANDS[facts.revenue].label;
  const grade = facts.satisfaction;
  if (band === null && grade === null) return '';
  const verb = facts.selling === false ? 'Hoje entra' : 'Fatura';
  if (grade === null) return `Seu faturamento mensal está na faixa de ${band}.`;
  const feeling = words.pick(feelingAt(grade));
  if (band === null) return `Você dá nota ${grade} aos seus resultados: ${feeling}.`;
  return `${verb} ${band} por mês e dá nota ${grade} aos seus resultados: ${feeling}.`;
}

function feelingAt(grade: number): readonly [string, ...string[]] {
  if (grade <= 3)
    return [
      'o incômodo é grande e merece virar plano',
      'algo precisa mudar logo, e você sabe disso',
    ];
  if (grade <= 6)
    return [
      'há caminho andado e vontade de mais',
      'o básico funciona, mas está longe do que você imagina',
    ];
  if (grade <= 8)
    return ['boa base, com espaço para o próximo degrau', 'o resultado agrada e ainda não acomoda'];
  return [
    'satisfação alta, daquelas que pedem um desafio novo',
    'o momento é bom, e momento bom é hora de plantar',
  ];
}

function challenge({ facts, words, topics }: Reading): string {
  if (!facts.challenge) return '';
  const quoted = quote(facts.challenge, 160);
  const [topic] = topics;
  if (!topic) return `O desafio que você contou: ${quoted}.`;
  return words.pick([
    `O que mais pesa, nas suas palavras: ${quoted}. No fundo, o ponto é ${topic.name}.`,
    `Quando perguntei do maior desafio, você respondeu ${quoted}. Leio aí ${topic.name}.`,
    `Seu maior desafio, ${quoted}, é dos mais comuns e tem saída: chama-se ${topic.name}.`,
  ]);
}

function training({ facts, words }: Reading): string {
  const lines = [];
  if (facts.training) lines.push(words.pick(TRAINING_TEXTS[facts.training]));
  if (facts.course) {
    lines.push(
      words.pick([
        `Da experiência com cursos, fica o recado: ${quote(facts.course)}. Vou levar isso em conta.`,
        `Sobre cursos, você lembrou: ${quote(facts.course)}. Aqui a regra é outra: pouco conteúdo, muita aplicação.`,
      ]),
    );
  }
  if (facts.learning) lines.push(words.pick(LEARNING_TEXTS[facts.learning]));
  return lines.join(' ');
}

function driving({ facts, words }: Reading): string {
  return facts.motivation ? words.pick(MOTIVATION_TEXTS[facts.motivation].lines) : '';
}

function community({ facts, words }: Reading): string {
  if (!facts.word) return '';
  const word = quote(facts.word, 40);
  return words.pick([
    `E o que você procura em uma comunidade cabe em uma palavra: ${word}.`,
    `Na comunidade, você busca ${word}; leve também um pouco disso para os seus clientes.`,
  ]);
}
