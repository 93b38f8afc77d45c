import type { Segment } from './segment.ts';

export const tourism: Segment = {
  key: 'tourism',
  name: 'Turismo e eventos',
  hears:
    /turism|viagem|viagens|hotel|pousada|hosped|evento|casament|noiv|festa|formatura|cerimonial|passeio|agencia de via|resort|excurs|decoracao de fest/,
  buyers: {
    individuals: 'casais e famílias que compram uma lembrança antes de comprar um serviço',
    small: 'donos de pousada, de agência e de espaço de festa que vivem de temporada',
    medium: 'empresas que fazem convenção, premiação e viagem de incentivo',
    enterprise: 'grandes redes e áreas de eventos com fornecedor homologado',
  },
  tickets: {
    individuals: [800, 25_000, 'por viagem ou festa'],
    small: [700, 6_000, 'por mês'],
    medium: [8_000, 90_000, 'por evento'],
    enterprise: [60_000, 900_000, 'por contrato'],
  },
  decides: {
    individuals: 'o casal; em viagem de família, quem junta as datas de todos',
    small: 'o dono, olhando a ocupação do mês',
    medium: 'RH ou marketing, com a diretoria aprovando a verba',
    enterprise: 'a área de eventos e compras, por concorrência',
  },
  pains: {
    people: [
      'chegar e o lugar não ser o da foto',
      'taxa que só aparece no fim',
      'o grande dia na mão de quem não responde mensagem',
      'combinar a data de todo mundo',
      'chuva sem plano B',
      'pagar por um ano e ter medo de a empresa fechar',
    ],
    companies: [
      'quarto vazio de terça a quinta',
      'a comissão do site de reservas',
      'equipe de temporada que não conhece a casa',
      'cancelamento na véspera',
      'fornecedor que falha na frente do presidente',
      'orçamento que volta dez vezes para ajuste',
    ],
  },
  moments: [
    'Casamentos se fecham de 10 a 18 meses antes; janeiro e fevereiro são os meses de escolher.',
    'As férias de julho se vendem em abril; as de fim de ano, até setembro.',
    'As convenções das empresas se decidem entre agosto e outubro, junto com o orçamento.',
    'Logo depois de a pessoa voltar de uma viagem boa, ela já fala da próxima.',
  ],
  approaches: [
    'Pergunte qual momento não pode dar errado e conte o seu plano B para ele.',
    'Convide para ver o lugar no horário em que vai ser usado, com a luz que vai ter.',
    'Mande três opções com tudo incluído e diga qual escolheria no lugar deles.',
    'Reserve a data por 48 horas, sem compromisso e com fim marcado.',
  ],
  arguments: [
    'Preço final por pessoa, com tudo o que está e o que não está',
    'Plano de chuva escrito no contrato',
    'Uma pessoa do começo ao fim, com telefone no dia',
    'Fotos reais de clientes, do mesmo mês do ano',
    'Parcelas até a data, sem susto na véspera',
    'Regra de remarcação clara',
  ],
  objections: [
    'Na internet está mais barato',
    'Vamos ver mais dois lugares',
    'Ainda falta muito tempo',
    'E se chover?',
    'Preciso ver com os padrinhos',
    'Posso cancelar sem multa?',
  ],
  not: [
    'Quem pede orçamento sem data nem número de pessoas',
    'Quem quer a suíte pelo preço do quarto de fundos',
    'Quem ainda não combinou com o par quanto vai gastar',
    'Quem só reserva com cancelamento grátis até o dia',
  ],
  channels: ['Instagram', 'Indicação', 'Google Meu Negócio', 'WhatsApp'],
};
