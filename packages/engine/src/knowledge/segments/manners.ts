import type { Archetype, Topic, Wordings } from '../seller/facts.ts';

/** Advice for each archetype with a new buyer. */
export const MANNERS: Record<Archetype, Wordings> = {
  hunter: [
    'Como você tem pegada de caçador, segure o fechamento até ouvir o problema inteiro.',
    'Seu ritmo de caçador abre portas; faça duas perguntas antes da primeira oferta.',
    'Caçador que anota volta melhor: registre o motivo de cada não e retome em trinta dias.',
  ],
  consultant: [
    'Você é de perguntar: leve também a hora de propor, ou a conversa boa termina sem venda.',
    'Seu jeito consultor ganha confiança cedo; termine cada conversa com uma recomendação sua.',
    'Você entende antes de oferecer; combine no início quanto tempo a conversa dura e o que sai dela.',
  ],
  communicator: [
    'A conversa é o seu forte; anote o combinado e mande por escrito no mesmo dia.',
    'Você conquista falando: deixe que o cliente fale a maior parte do tempo e faça um convite claro no fim.',
    'Sua simpatia abre a porta; leve uma pergunta-chave anotada para não sair sem o próximo passo.',
  ],
  strategist: [
    'Você planeja bem: escolha dez nomes e comece hoje, antes de o plano ficar perfeito.',
    'Seu plano é vantagem; reserve espaço para o que o cliente trouxer fora do roteiro.',
    'Estrategista mede: defina agora qual número dirá, em trinta dias, se este ICP está certo.',
  ],
};

/** Advice for a seller with this difficulty. */
export const DIFFICULTIES: Record<Topic, string> = {
  rejection: 'Comece pelos contatos mais próximos: o não dói menos quando a conversa já existe.',
  price: 'Segure o preço até ter dito, com as palavras do cliente, quanto custa o problema.',
  followUp: 'Nunca envie a proposta sem a data da conversa seguinte marcada.',
  closing: 'Peça a decisão com uma pergunta simples: o que falta para começarmos?',
  objections:
    'Escreva as objeções abaixo e uma pergunta para cada uma, antes da primeira conversa.',
  prospecting: 'Monte hoje uma lista de vinte nomes com este perfil e fale com cinco por dia.',
  organisation: 'Reserve duas manhãs por semana só para este ICP e proteja esse horário.',
  consistency: 'Escolha um número diário pequeno de contatos e cumpra também nos dias ruins.',
  ticket: 'Apresente primeiro a opção completa; a menor existe para quem pedir.',
  digital:
    'Mostre o seu trabalho onde este cliente já olha, uma vez por semana, sem esperar ficar perfeito.',
  product: 'Domine três situações deste cliente em vez de todas as características do produto.',
  rapport: 'Pesquise duas coisas sobre a pessoa antes de chamar e use uma delas na primeira frase.',
};
