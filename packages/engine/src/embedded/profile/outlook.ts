import { REVENUE_BANDS } from '../../knowledge/seller/context.ts';
import { formatMoney } from '../../shared/money.ts';
import { quote } from '../../shared/text.ts';
import type { Reading } from './reading.ts';

/** An amount above this many months of current revenue is a yearly goal. */
const YEARLY_FROM_MONTHS = 6;

/** The outlook for 12 months with its calculation, and the first month. */
export function outlook(reading: Reading): string {
  return [goal(reading), firstMonth(reading), satisfactionNote(reading)].filter(Boolean).join(' ');
}

function goal(reading: Reading): string {
  const { facts } = reading;
  if (!facts.goal)
    return 'Você ainda não definiu uma meta em reais: escolha um número para daqui a 12 meses e volte aqui com ele.';
  const monthly = monthlyGoal(reading);
  if (monthly === null)
    return `Sua meta, ${quote(facts.goal, 100)}, fica mais forte com um número: quanto por mês, e até quando?`;
  const start = `A meta ${quote(facts.goal, 100)} significa cerca de ${formatMoney(monthly)} por mês.`;
  if (!facts.revenue)
    return `${start} Comece medindo o seu mês atual, para saber o tamanho do salto.`;
  return `${start} ${realism(reading, monthly / REVENUE_BANDS[facts.revenue].middle, monthly)}`;
}

function monthlyGoal({ facts }: Reading): number | null {
  if (!facts.goalMoney) return null;
  const { amount, per } = facts.goalMoney;
  if (per === 'month') return amount;
  if (per === 'year') return amount / 12;
  const today = facts.revenue ? REVENUE_BANDS[facts.revenue].middle : 5_000;
  return amount > today * YEARLY_FROM_MONTHS ? amount / 12 : amount;
}

/** What the goal requires; the factors are rules of thumb. */
function realism({ words }: Reading, factor: number, monthly: number): string {
  const times = String(Math.round(factor * 10) / 10).replace('.', ',');
  if (factor < 1) {
    return 'É menos do que você já faz hoje pela faixa que marcou: ou a meta é lucro, ou merece ser maior.';
  }
  if (factor <= 1.4) {
    return words.pick([
      'É um passo ao alcance: duas ou três vendas a mais por mês, na maioria dos negócios, já chegam lá.',
      'O salto é pequeno e bem possível em um semestre com rotina de retorno em dia.',
    ]);
  }
  if (factor <= 3) {
    return words.pick([
      `É ${times} vezes o que você faz hoje: ambicioso e possível. Metade costuma vir de conversão, metade de mais contatos.`,
      `São ${times} vezes o resultado atual. Dá para chegar em degraus: um aumento por trimestre, medindo o que funcionou.`,
    ]);
  }
  return `É ${times} vezes o que você faz hoje. Para ser honesto: esforço só não leva lá; precisa subir o ticket, abrir um canal novo ou ter ajuda. Use ${formatMoney(monthly / 2)} como primeira parada.`;
}

function firstMonth({ words, topics, facts }: Reading): string {
  const focus = topics[0]?.name;
  const rhythm = facts.weekly === false ? 'no seu ritmo' : 'com um desafio por semana';
  if (focus) {
    return words.pick([
      `Nos próximos 30 dias, escolha um foco só: ${focus}, ${rhythm}. Os resultados aparecem antes na agenda, depois no caixa.`,
      `Comece por ${focus}, ${rhythm}, durante um mês inteiro. Mudar uma coisa por vez é o que permite saber o que funcionou.`,
    ]);
  }
  return words.pick([
    `Nos próximos 30 dias, fixe uma hora diária de contatos novos, ${rhythm}.`,
    `Por um mês, ${rhythm}, anote cada conversa e o próximo passo combinado: só isso já muda o resultado.`,
  ]);
}

function satisfactionNote({ facts, words }: Reading): string {
  const grade = facts.satisfaction;
  if (grade === null) return '';
  if (grade <= 5) {
    return words.pick([
      `Daqui a 90 dias, dê uma nova nota: sair de ${grade} para ${grade + 2} já será prova de que o caminho é este.`,
      `A nota ${grade} é o seu ponto zero. Volte a ela em 90 dias.`,
    ]);
  }
  return words.pick([
    `Com a nota ${grade} de hoje, o risco é acomodar. Marque uma revisão em 90 dias.`,
    `Você parte de uma nota ${grade}: base firme para arriscar um movimento novo.`,
  ]);
}
