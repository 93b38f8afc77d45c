import type { TicketBand } from '../../channels/situation.ts';

/** Advice on price objections by ticket band. */
export const TICKET_TIPS: Record<TicketBand, string> = {
  low: 'Valor baixo se decide em minutos. Não faça longa defesa: uma pergunta, uma vantagem e o Pix.',
  mid: 'Neste valor a parcela decide mais que o total. Tenha na ponta da língua à vista, parcelado e a opção mais simples.',
  high: 'Neste valor ninguém decide sem fazer conta. Leve o custo do problema por mês e compare com o investimento por mês.',
  premium:
    'Neste valor a decisão tem mais de uma pessoa e mais de uma conversa. Defenda o preço com risco evitado e com um primeiro passo menor, nunca com desconto rápido.',
};
