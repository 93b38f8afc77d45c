import type { Segment } from './segment.ts';

export const tourism: Segment = {
  key: 'tourism',
  name: 'Turismo e eventos',
  within: 'em turismo e eventos',
  hears:
    /turism|turist|viagem|viagens|viajant|hotel|hoteis|pousada|hosped|eventos?\b|casament|noiv|\bfestas?\b|formatura|cerimonial|passeio|resort|excurs|buffet infantil|debutante/,
  season: [
    'Casamentos se fecham de 10 a 18 meses antes; janeiro e fevereiro são os meses de escolher.',
    'As férias de julho se vendem em abril; as de fim de ano, até setembro.',
    'As convenções das empresas se decidem entre agosto e outubro, junto com o orçamento.',
    'Os feriados prolongados se enchem com trinta dias de antecedência; o calendário do ano é o seu melhor roteiro.',
  ],
  channels: {
    people: ['Instagram', 'Indicação', 'Google', 'WhatsApp'],
    companies: ['Indicação', 'LinkedIn', 'Eventos e feiras', 'Telefone'],
  },
  buyers: {
    individuals: {
      who: 'casais e famílias que compram uma lembrança antes de comprar um serviço',
      decides: 'o casal; em viagem de família, quem junta as datas de todos',
      ticket: [800, 25_000, 'por viagem ou festa'],
      pains: [
        'chegar e o lugar não ser o da foto',
        'taxa que só aparece no fim',
        'deixar o grande dia na mão de quem não responde mensagem',
        'combinar a data de todo mundo',
        'pagar por um ano com medo de a empresa fechar',
      ],
      moments: [
        'Na volta de uma viagem boa ou de uma festa bonita, a pessoa já fala da próxima.',
        'Assim que as férias são aprovadas ou o pedido é feito, há uma semana de entusiasmo: apareça nela.',
      ],
      approaches: [
        'Pergunte qual momento não pode dar errado e conte o seu plano B para ele.',
        'Mande três opções com tudo incluído e diga qual escolheria no lugar da pessoa.',
        'Convide para ver o lugar no horário em que vai ser usado, com a luz que vai ter.',
      ],
      arguments: [
        'Preço final por pessoa, com o que está e o que não está',
        'Plano de chuva escrito no contrato',
        'Uma pessoa do começo ao fim, com telefone no dia',
        'Regra de remarcação clara, antes do pagamento',
      ],
      objections: [
        'No site de reservas está mais barato',
        'Vamos ver mais dois lugares',
        'Ainda falta muito tempo',
        'E se chover?',
        'Posso cancelar sem multa?',
      ],
      not: [
        'Quem pede orçamento sem data nem número de pessoas',
        'Quem ainda não combinou em casa quanto vai gastar',
        'Quem quer a suíte pelo preço do quarto de fundos',
      ],
    },
    small: {
      who: 'donos de pousada, agência e espaço de festa que vivem de temporada',
      decides: 'o dono, olhando a ocupação do mês',
      ticket: [700, 6_000, 'por mês'],
      pains: [
        'quarto ou salão vazio de terça a quinta',
        'comissão do site de reservas levando a diária',
        'cancelamento na véspera',
        'responder vinte orçamentos para fechar um',
        'equipe de temporada que não conhece a casa',
      ],
      moments: [
        'No começo da baixa temporada há tempo e preocupação: as duas coisas que fazem o dono ouvir.',
        'Na segunda-feira depois de um feriado fraco, ele quer entender o que faltou.',
      ],
      approaches: [
        'Calcule com ele quanto ficou em comissão no último feriado cheio.',
        'Hospede-se ou participe de um evento dele antes de propor qualquer coisa.',
        'Comece por encher uma semana fraca específica, com data no calendário.',
      ],
      arguments: [
        'Reserva direta, sem comissão de intermediário',
        'Baixa temporada com ocupação, em datas escolhidas',
        'Orçamento respondido em minutos, mesmo no fim de semana',
        'Pagamento que acompanha a temporada',
      ],
      objections: [
        'Na alta eu já lotei, na baixa não tem dinheiro',
        'O site de reservas já traz hóspede',
        'Aqui é cidade pequena, funciona no boca a boca',
        'Me procura depois das férias',
        'Minha equipe é só a família',
      ],
      not: [
        'Quem vende foto que a casa não entrega',
        'Quem faz reserva dupla na alta temporada',
        'Quem devolve o sinal do cliente só na justiça',
      ],
    },
    medium: {
      who: 'hotéis, operadoras e empresas que fazem convenção e viagem de premiação',
      decides: 'a gerência comercial ou o RH, com a diretoria aprovando a verba',
      ticket: [8_000, 90_000, 'por evento'],
      pains: [
        'fornecedor que falha na frente do presidente',
        'orçamento que volta dez vezes para ajuste',
        'tarifa negociada que some na alta',
        'grupo confirmado que encolhe na semana',
        'não saber o que o evento trouxe de volta',
      ],
      moments: [
        'Noventa dias antes da convenção ainda se escolhe; trinta dias antes, só se apaga incêndio.',
        'Na semana seguinte a um evento com problema, a troca de fornecedor já está decidida.',
      ],
      approaches: [
        'Pergunte o que a diretoria vai comentar no dia seguinte e monte a proposta em volta disso.',
        'Faça uma visita técnica com o cliente, de cronômetro na mão.',
        'Mande um orçamento com três níveis, para que ele ajuste sem voltar dez vezes.',
      ],
      arguments: [
        'Plano B por escrito para cada ponto crítico',
        'Um produtor responsável, presente no dia',
        'Orçamento em níveis, com valor final por pessoa',
        'Prestação de contas em uma semana',
      ],
      objections: [
        'Preciso de três orçamentos',
        'A verba pode ser cortada até lá',
        'O presidente prefere o hotel de sempre',
        'E se o número de pessoas cair?',
        'O pagamento aqui é em quarenta e cinco dias',
      ],
      not: [
        'Quem pede ideia criativa para fazer com outro',
        'Quem não tem data nem verba aprovada',
        'Quem quer bloquear vaga sem sinal na alta',
      ],
    },
    enterprise: {
      who: 'grandes redes e áreas de eventos com fornecedor homologado',
      decides: 'a área de eventos ou de receitas e compras, por concorrência',
      ticket: [60_000, 900_000, 'por contrato'],
      pains: [
        'política de viagem que ninguém segue',
        'receita por quarto abaixo do concorrente da praça',
        'marca exposta por erro de terceiro',
        'homologação lenta para evento urgente',
        'gasto espalhado em dezenas de fornecedores',
      ],
      moments: [
        'A concorrência anual sai no segundo semestre; a conversa útil acontece antes de julho.',
        'Troca de diretoria de marketing ou de receitas reabre a lista de fornecedores.',
      ],
      approaches: [
        'Entre com um evento médio ou uma propriedade, e documente tudo.',
        'Leve dado comparativo da praça ou do gasto deles, com fonte.',
        'Deixe a homologação pronta antes de existir a necessidade.',
      ],
      arguments: [
        'Homologação e seguros prontos',
        'Economia comprovada sobre a política atual',
        'Escala em várias cidades com o mesmo padrão',
        'Relatório por centro de custo',
      ],
      objections: [
        'O contrato global cobre isso',
        'A lista de homologados fecha uma vez por ano',
        'A segurança corporativa precisa aprovar',
        'Vocês atendem fora do país?',
        'A matriz negocia as tarifas',
      ],
      not: [
        'Quem quer ideia no edital e executa com o fornecedor da casa',
        'Quem não define quem aprova no dia',
        'Quem muda o escopo sem aditivo',
      ],
    },
  },
};
