import type { Segment } from './segment.ts';

export const finance: Segment = {
  key: 'finance',
  name: 'Financeiro e seguros',
  hears:
    /financeir|financas|finance\b|financier|finanzas|fintech|consorcio|\bcredito\b|emprestimo|consignado|\bseguros?\b|segurador|insurance|investiment|investidor|previdencia\b|capital de giro|capitalizacao|\bbancari|casa de cambio/,
  buyers: {
    individuals: 'trabalhadores e casais com planos para o dinheiro e medo de cair em golpe',
    small: 'donos de pequenos negócios que misturam a conta da casa com a da empresa',
    medium: 'gestores financeiros que respondem por caixa, folha e risco',
    enterprise: 'grandes grupos com tesouraria, área de riscos e corretora já contratada',
  },
  tickets: {
    individuals: [100, 1_200, 'por mês'],
    small: [300, 4_000, 'por mês'],
    medium: [4_000, 40_000, 'por mês'],
    enterprise: [80_000, 1_500_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, e o casal quando a parcela é longa',
    small: 'o dono, depois de ouvir o contador e o gerente do banco',
    medium: 'o gestor financeiro, com a assinatura dos sócios',
    enterprise: 'a diretoria financeira, com riscos, jurídico e compras na concorrência',
  },
  pains: {
    people: [
      'pagar anos de seguro e ouvir não na hora de usar',
      'a parcela que cabia no começo e apertou depois',
      'não entender as taxas nem o que acontece se desistir',
      'medo de golpe e de falso consultor no WhatsApp',
      'chegar perto da aposentadoria sem saber quanto vai ter',
      'esperar a contemplação do consórcio sem saber como dar um lance',
    ],
    companies: [
      'venda boa a prazo e conta vencendo à vista',
      'crédito caro contratado na pressa',
      'apólice renovada no automático, com valor que já não cobre o estoque',
      'taxa de cartão e de antecipação que ninguém confere',
      'depender de um banco só na hora de negociar',
      'sócio que falta e deixa a empresa sem reserva nem seguro',
    ],
  },
  moments: [
    'O seguro tem data de vencimento: ligue de 30 a 45 dias antes, com a apólice de hoje lida e comparada.',
    'Em agosto e setembro as empresas sentem o giro que vai faltar para o estoque de fim de ano e o décimo terceiro.',
    'Em dezembro termina o prazo do aporte em PGBL para quem declara no modelo completo: comece a conversa em outubro.',
    'Casamento, filho, imóvel e sociedade nova mudam o que precisa ser protegido: procure nas semanas seguintes.',
  ],
  approaches: [
    'Comece pelo plano e pela data em que ele precisa acontecer, e só então escolha o produto.',
    'Peça a apólice ou o contrato atual e devolva em uma página o que cobre, o que não cobre e quanto custa.',
    'Diga logo quem você é, por qual empresa atende e onde conferir o seu registro.',
    'Mostre o custo total, a carência e a saída antes da parcela, sem prometer rendimento nem contemplação.',
  ],
  arguments: [
    'Custo total na mesa, com taxa, prazo e o que se paga se sair antes',
    'Comparação entre três opções, com o motivo da escolha por escrito',
    'Cobertura lida junto, começando pelo que fica de fora',
    'Registro no órgão que fiscaliza, fácil de conferir antes de assinar',
    'Uma pessoa que acompanha o sinistro ou a assembleia, com nome e telefone',
    'Revisão todo ano, para pagar só pelo que ainda faz sentido',
  ],
  objections: [
    'Meu banco já faz isso para mim',
    'Seguro a gente paga e nunca usa',
    'E se eu precisar do dinheiro antes?',
    'A taxa está alta, vou esperar baixar',
    'Consórcio demora demais para sair',
    'Como eu sei que não é golpe?',
  ],
  not: [
    'Quem quer garantia de rendimento ou de contemplação',
    'Quem busca crédito novo só para pagar a parcela do anterior',
    'Quem esconde informação na proposta para baixar o preço',
    'Quem precisa do bem no mês que vem e pergunta por consórcio',
  ],
  channels: ['Indicação', 'WhatsApp', 'LinkedIn', 'Instagram'],
};
