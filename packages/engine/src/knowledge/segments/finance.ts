import type { Segment } from './segment.ts';

export const finance: Segment = {
  key: 'finance',
  name: 'Seguros e finanças',
  within: 'em seguros e finanças',
  hears:
    /\bseguros?\b|seguradora|consorcio|investiment|investidor|credito|emprestim|consignad|financeir[ao]s?\b|previdencia privada|cartao de credito|maquininha|contas? a receber|cambio|planejador financ/,
  season: [
    'O décimo terceiro, em novembro e dezembro, é o dinheiro que ainda não tem dono: chegue em outubro.',
    'Janeiro junta IPVA, escola e fatura: fale de organização, não de investimento.',
    'A renovação do seguro tem data: a conversa que vale acontece 40 dias antes.',
    'A restituição do Imposto de Renda, de maio a setembro, abre um lote de conversas por mês.',
  ],
  channels: {
    people: ['Indicação', 'WhatsApp', 'Instagram', 'Telefone'],
    companies: ['Indicação', 'LinkedIn', 'Telefone', 'Visita presencial'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que adiam falar de dinheiro até a vida obrigar',
      decides: 'a própria pessoa, com o cônjuge quando envolve futuro',
      ticket: [80, 900, 'por mês'],
      pains: [
        'ganhar mais e continuar sem sobra',
        'medo de deixar a família desamparada',
        'pagar seguro e descobrir que não cobre',
        'juros do cartão comendo o salário',
        'ter dinheiro parado por não saber em quem confiar',
      ],
      moments: [
        'Filho, casamento, financiamento e a doença de um amigo abrem em uma semana o assunto evitado por anos.',
        'De 30 a 40 dias antes de vencer o que a pessoa tem hoje, a comparação é bem-vinda.',
      ],
      approaches: [
        'Pergunte o que não pode faltar se a renda parar por seis meses, e fique em silêncio.',
        'Explique um caso real de quem usou, com valor e prazo, sem sigla.',
        'Combine uma conversa de vinte minutos com as duas pessoas que decidem.',
      ],
      arguments: [
        'O que cobre e o que não cobre, em uma página',
        'Alguém que atende no dia em que se precisa usar',
        'Começo com valor pequeno, revisto todo ano',
        'Comparação entre três opções, com a comissão às claras',
      ],
      objections: [
        'Deus me livre precisar disso',
        'Prefiro guardar por conta própria',
        'Já tenho pelo banco',
        'Tenho medo de na hora não pagarem',
        'Agora estou me livrando das dívidas',
      ],
      not: [
        'Quem quer contratar depois que o problema aconteceu',
        'Quem omite informação na proposta',
        'Quem procura rendimento impossível em um mês',
      ],
    },
    small: {
      who: 'donos de pequenos negócios que misturam o caixa da empresa com o de casa',
      decides: 'o dono, ouvindo o contador',
      ticket: [200, 2_500, 'por mês'],
      pains: [
        'vender bem e não ter dinheiro na sexta-feira',
        'antecipar recebível todo mês sem saber quanto custa',
        'um incêndio ou um processo acabar com tudo',
        'crédito negado por falta de papel',
        'empresa que para se o dono adoecer',
      ],
      moments: [
        'Depois de um susto na rua, assalto, incêndio ou ação trabalhista do vizinho, a conversa muda de tom.',
        'Na semana de pagar folha e imposto ele enxerga o buraco do caixa.',
      ],
      approaches: [
        'Some com ele quanto foi pago em taxas e juros no último trimestre.',
        'Aproxime-se do contador: um cliente dele vale por dez visitas suas.',
        'Mostre o que acontece com a empresa se ele parar trinta dias.',
      ],
      arguments: [
        'Taxa total dita em reais por mês',
        'Cobertura pensada para o ramo, sem item de enfeite',
        'Documentação preparada junto com o contador',
        'Contrato revisto quando o negócio muda',
      ],
      objections: [
        'Meu gerente do banco resolve',
        'Seguro é dinheiro jogado fora',
        'Não tenho como pagar mais uma mensalidade',
        'Manda a cotação que eu comparo',
        'Deixa passar essa fase',
      ],
      not: [
        'Quem procura crédito para pagar crédito, sem plano',
        'Quem não separa a conta da empresa',
        'Quem quer cobrir o que já quebrou',
      ],
    },
    medium: {
      who: 'empresas com folha, frota e contratos que exigem garantia',
      decides: 'o financeiro ou o RH, com a diretoria aprovando',
      ticket: [3_000, 40_000, 'por mês'],
      pains: [
        'reajuste do plano de saúde acima de qualquer previsão',
        'capital de giro caro por falta de comparação',
        'benefício que custa muito e ninguém valoriza',
        'garantia de contrato travando o caixa',
        'sinistro negado por cláusula que ninguém leu',
      ],
      moments: [
        'A renovação das apólices e do plano de saúde tem mês certo: entre 90 dias antes.',
        'Ao ganhar um contrato que exige garantia, a decisão sai em uma semana.',
      ],
      approaches: [
        'Peça as apólices vigentes e devolva um mapa de buracos e sobreposições.',
        'Fale com o RH sobre uso e com o financeiro sobre reajuste, e leve os dois a um acordo.',
        'Negocie com o mercado antes de apresentar, para chegar com número firme.',
      ],
      arguments: [
        'Mapa de riscos com prioridade e valor',
        'Reajuste discutido com dados de uso',
        'Três mercados consultados, por escrito',
        'Acompanhamento de sinistro com prazo',
      ],
      objections: [
        'Nosso corretor é amigo do dono',
        'Renovamos há dois meses',
        'O RH já sofreu com troca de plano',
        'Só troco se a economia for grande',
        'Preciso da aprovação dos sócios',
      ],
      not: [
        'Quem usa a sua análise para renegociar com o atual',
        'Quem esconde o histórico de sinistro',
        'Quem muda de corretor todo ano por desconto',
      ],
    },
    enterprise: {
      who: 'grandes empresas com tesouraria, gestor de riscos e programa nacional',
      decides: 'a diretoria financeira ou de riscos, com concorrência formal',
      ticket: [40_000, 800_000, 'por ano'],
      pains: [
        'capacidade de mercado menor para o risco deles',
        'programas locais fora do padrão global',
        'custo de capital acima do concorrente',
        'sinistralidade que ninguém gere durante o ano',
        'governança que exige prova de cada decisão',
      ],
      moments: [
        'A renovação do programa começa a ser desenhada seis meses antes.',
        'Depois de um sinistro relevante no setor, o conselho pede revisão.',
      ],
      approaches: [
        'Apresente uma leitura independente do programa, com dois pontos que ninguém viu.',
        'Ofereça gestão de sinistralidade em uma linha, com meta.',
        'Prepare o material no formato do comitê, com alternativas e riscos.',
      ],
      arguments: [
        'Acesso a capacidade no país e fora dele',
        'Equipe técnica dedicada ao setor',
        'Gestão de sinistros com indicador trimestral',
        'Transparência total de remuneração',
      ],
      objections: [
        'O programa é global e decide fora',
        'A concorrência é a cada três anos',
        'O risco de troca não compensa',
        'Qual é a experiência no nosso setor?',
        'Compliance precisa aprovar a remuneração',
      ],
      not: [
        'Quem quer só uma segunda opinião de graça',
        'Quem não compartilha dados de risco',
        'Quem decide apenas por taxa',
      ],
    },
  },
};
