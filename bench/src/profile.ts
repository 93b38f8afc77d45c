import { createPooledEngine } from '@salesai/server/workers/engine';
import { createWorkerPool } from '@salesai/server/workers/pool';
import { type Bench, percentile } from './figure.ts';

const ROUNDS = 2_000;
const CHOICES: Record<string, readonly string[]> = {
  'Você já está vendendo hoje?': ['Sim, já vendo', 'Ainda não, quero começar'],
  'Há quanto tempo você trabalha com vendas?': [
    'Estou começando',
    'Até 2 anos',
    'De 2 a 5 anos',
    'Mais de 5 anos',
  ],
  'Em quais territórios você vende?': [
    'Produtos físicos',
    'Serviços, Imóveis',
    'Automotivo, Outro: motos elétricas',
  ],
  'Por quais canais você vende?': [
    'WhatsApp',
    'Instagram, Telefone',
    'Presencial, Indicação, Marketplace',
  ],
  'Quanto você fatura por mês?': [
    'Até R$ 2 mil',
    'R$ 3 mil a R$ 6 mil',
    'R$ 7 mil a R$ 10 mil',
    'Mais de R$ 10 mil',
  ],
  'De 0 a 10, quanto você está satisfeito?': ['1', '5', '7', '10'],
  'Qual é a sua meta para os próximos 12 meses?': [
    '15 mil por mês',
    '200 mil no ano',
    'comprar uma casa',
  ],
  'O que mais te move?': ['Dinheiro', 'Reconhecimento', 'Liberdade', 'Impacto'],
  'Com qual destes jeitos de vender você se parece?': [
    'Caçador',
    'Consultor',
    'Comunicador',
    'Estrategista',
  ],
  'Qual é o seu maior desafio?': [
    'acham caro',
    'o cliente some',
    'medo de ouvir não',
    'falta de rotina',
    'fechar',
  ],
};

/** The embedded engine on random answers. */
export const bench: Bench = {
  name: 'profile',
  async *run() {
    const workers = createWorkerPool();
    const engine = createPooledEngine(workers);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await engine.sellerProfile({
        answers: randomAnswers(),
        attempt: round % 6,
        sellerName: 'Ana Souza',
        language: 'pt-BR',
      });
      times.push(performance.now() - start);
    }
    await workers.close();
    yield* [
      { what: 'profile by the embedded engine, p50', value: percentile(times, 0.5), unit: 'ms' },
      {
        what: 'profile by the embedded engine, p99',
        value: percentile(times, 0.99),
        unit: 'ms',
        atMost: 30,
      },
    ];
  },
};

const randomAnswers = () =>
  Object.entries(CHOICES).map(([question, options]) => ({
    question,
    answer: options[Math.floor(Math.random() * options.length)] ?? '',
  }));
