import type { AvatarState } from '@salesai/contract/avatar';

/** A generated profile that is not accepted yet. */
export const pending: AvatarState = {
  tentativas: 0,
  status: 'pendente',
  avatar: {
    perfilGeral: { nome: 'Ana', experiencia: 'De 2 a 5 anos em vendas', setor: ['Serviços'] },
    insightsComportamentais: {
      perfilVendas: 'Você vende como quem cuida.',
      motivacoesPrincipais: ['Liberdade de agenda'],
      padroesComportamento: ['Pergunta antes de oferecer'],
      forças: ['Escuta com atenção'],
      pontosMelhoria: ['Pedir o fechamento'],
    },
    resumoPessoal: 'Consultora que quer dobrar a renda.',
    pontosFortes: ['Constrói confiança depressa'],
    areasDesenvolvimento: ['Retomar propostas paradas'],
    motivacoesPrincipais: ['Ser dona do próprio tempo'],
    estiloVendas: 'Consultivo, com perguntas curtas.',
    recomendacoes: {
      desenvolvimentoEmpatia: 'Repita o que ouviu.',
      desenvolvimentoPaciência: 'Combine o próximo passo.',
    },
    perspectivas: 'Em 12 meses, o dobro de clientes.',
  },
};
