import { createEmbeddedEngine } from '@salesai/engine/embedded';
import type { ChannelPlanInput } from '@salesai/engine/port';
import { type Bench, percentile } from './figure.ts';
import { concurrentGenerations } from './generations.ts';

const ROUNDS = 300;
const CUSTOMERS = ['Pessoas físicas', 'Pequenas empresas', 'Médias empresas, Grandes empresas'];
const SEGMENTS = ['Serviços', 'Varejo', 'Tecnologia', 'Imobiliário', 'Outro: indústria'];
const TICKETS = ['R$ 90 a R$ 160', 'R$ 900', 'R$ 12.000', 'R$ 80.000 a R$ 200.000 por ano'];
const ARCHETYPES = ['Caçador', 'Consultor', 'Comunicador', 'Estrategista'];

/** The embedded engine on random ICPs: a plan, and the scripts of all its channels. */
export const bench: Bench = {
  name: 'channels',
  async *run() {
    const engine = createEmbeddedEngine();
    const plans: number[] = [];
    const scripts: number[] = [];
    const totals: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const input = randomInput();
      const start = performance.now();
      const { channels } = await engine.channelPlan(input);
      const planned = performance.now();
      plans.push(planned - start);
      for (const channel of channels) {
        const from = performance.now();
        await engine.channelScripts({ ...input, channel, sellerName: 'Ana Souza' });
        scripts.push(performance.now() - from);
      }
      totals.push(performance.now() - start);
    }
    const figures = (what: string, times: number[], atMost?: number) => [
      { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      {
        what: `${what}, p99`,
        value: percentile(times, 0.99),
        unit: 'ms',
        ...(atMost && { atMost }),
      },
    ];
    yield* [
      ...figures('plan of channels', plans, 300),
      ...figures('scripts of one channel', scripts),
      ...figures('plan with the scripts of all its channels', totals, 300),
      ...(await concurrentGenerations()),
    ];
  },
};

function randomInput(): ChannelPlanInput {
  const ticket = oneOf(TICKETS);
  const pain = 'perder tempo procurando quem resolva e ainda pagar duas vezes';
  return {
    icpName: 'Cliente ideal',
    icpAnswers: pairs({
      'Em qual segmento está o seu cliente ideal?': oneOf(SEGMENTS),
      'Que tipos de cliente você atende?': oneOf(CUSTOMERS),
      'Descreva o seu cliente ideal': 'quem já tentou resolver e perguntou no Google e no WhatsApp',
    }),
    sellerAnswers: pairs({
      'Há quanto tempo você trabalha com vendas?': 'Mais de 5 anos',
      'Por quais canais você vende?': 'WhatsApp, Indicação, Telefone',
      'Com qual destes jeitos de vender você se parece?': oneOf(ARCHETYPES),
      'Qual é o seu maior desafio?': 'acham caro e o cliente some',
    }),
    language: 'pt-BR',
    icp: {
      sector: 'Serviços',
      ticketRange: ticket,
      acquisitionChannel: ['Google', 'Indicação'],
      mainPain: pain,
      details: {
        resumoICP: 'Quem já tentou resolver e não conseguiu.',
        ticketMedio: ticket,
        tamanhoEquipe: 'Não se aplica',
        setorAtuacao: 'Serviços',
        dorPrincipal: pain,
        estrategiaAbordagem: {
          melhorAbordagem: 'Começar pelo problema',
          momentoIdeal: 'Quando o problema acabou de aparecer',
          argumentosChave: ['O primeiro passo é pequeno e tem data para terminar'],
        },
        comportamentoCompra: { objecoesComuns: ['Está caro', 'Vou pensar', 'Já tenho quem faça'] },
        perfilNegativo: ['Quem só quer desconto'],
        origens: [],
      },
    },
  };
}

const oneOf = (options: readonly string[]) =>
  options[Math.floor(Math.random() * options.length)] ?? '';

const pairs = (answers: Record<string, string>) =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));
