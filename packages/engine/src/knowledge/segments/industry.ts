import type { Segment } from './segment.ts';

export const industry: Segment = {
  key: 'industry',
  name: 'Indústria',
  within: 'na indústria',
  hears:
    /industri|fabrica\b|fabricas\b|fabricante|metalurg|usinagem|manufatur|siderurg|plastico|injecao|textil|quimic|moveleir|embalagen|chao de fabrica|linha de producao|parada de maquina|caldeirar|ferramentaria|grafica\b|graficas\b/,
  season: [
    'As paradas programadas, em janeiro e em julho, decidem manutenção e projeto: a compra acontece de dois a três meses antes.',
    'O orçamento de investimento se fecha entre setembro e novembro; depois disso, só entra o que se paga no mesmo ano.',
    'Nas semanas de feira do setor o gerente está fora da fábrica e com tempo para conversar.',
    'No fim do trimestre a produção corre para entregar: visita técnica, só na semana seguinte.',
  ],
  channels: {
    people: ['Indicação', 'WhatsApp', 'Marketplaces', 'Google'],
    companies: ['LinkedIn', 'Eventos e feiras', 'Telefone', 'Visita presencial', 'Indicação'],
  },
  buyers: {
    individuals: {
      who: 'revendedores e profissionais autônomos que compram direto da fábrica',
      decides: 'a própria pessoa, que revende ou usa no trabalho do dia seguinte',
      ticket: [200, 3_000, 'por pedido'],
      pains: [
        'pedido mínimo maior do que consegue vender',
        'prazo de fabricação que ninguém confirma',
        'comprar e a cor ou a medida vir diferente',
        'não ter garantia por não ser empresa',
        'frete que come o desconto da fábrica',
      ],
      moments: [
        'No começo do mês ele repõe o que vendeu; na última semana, só encomenda o que já tem comprador.',
        'Antes de uma feira ou de uma obra fechada o pedido sai no mesmo dia.',
      ],
      approaches: [
        'Pergunte para quem ele revende e qual item devolve mais dinheiro.',
        'Ofereça um primeiro pedido misto, pequeno, com reposição rápida do que girar.',
        'Mande vídeo curto do item na linha, com medida e acabamento à mostra.',
      ],
      arguments: [
        'Pedido mínimo que cabe no bolso de quem começa',
        'Prazo de fabricação dito por item',
        'Garantia de fábrica também para pessoa física',
        'Amostra antes do primeiro pedido',
      ],
      objections: [
        'O atacadista entrega amanhã',
        'Não consigo comprar essa quantidade',
        'E se eu não vender tudo?',
        'O frete para cá é caro',
        'Sem CNPJ vocês vendem?',
      ],
      not: [
        'Quem quer preço de fábrica para uma peça só',
        'Quem compra para uso único e exige condição de revenda',
        'Quem vende o produto como se fosse de outra marca',
      ],
    },
    small: {
      who: 'donos de fábricas pequenas, que conhecem cada máquina pelo barulho',
      decides: 'o dono, com o encarregado da produção dizendo se funciona',
      ticket: [1_500, 15_000, 'por pedido'],
      pains: [
        'máquina parada com o cliente esperando',
        'orçamento que demora três dias e perde o pedido',
        'matéria-prima comprada no susto e mais cara',
        'depender de um operador que sabe tudo',
        'cliente grande que paga em noventa dias',
      ],
      moments: [
        'Depois das quatro da tarde, com o turno no fim, o dono sai da produção e conversa.',
        'Na semana em que uma máquina quebra, o assunto manutenção tem verba e pressa.',
      ],
      approaches: [
        'Peça para conhecer a produção e pergunte onde a peça espera mais tempo parada.',
        'Fale com o encarregado antes do dono: ele decide se a novidade vai funcionar ou encostar.',
        'Faça a conta de uma hora de máquina parada, com o número dele.',
      ],
      arguments: [
        'Hora de máquina recuperada, medida na própria linha',
        'Teste em um turno, sem mexer na programação',
        'Assistência que chega no mesmo dia',
        'Prazo de pagamento próximo do prazo do cliente deles',
      ],
      objections: [
        'A gente dá um jeito aqui mesmo',
        'Agora estou com a produção tomada',
        'Na China custa a metade',
        'Meu encarregado não gosta de mudança',
        'Deixa eu receber do cliente grande primeiro',
      ],
      not: [
        'Quem trabalha no limite e não para nem para ouvir',
        'Quem compra o mais barato e troca todo mês',
        'Quem não tem quem acompanhe o teste',
      ],
    },
    medium: {
      who: 'indústrias com gerente de produção, meta de entrega e manutenção correndo atrás',
      decides: 'o gerente industrial, com manutenção, qualidade e um diretor assinando',
      ticket: [10_000, 90_000, 'por projeto'],
      pains: [
        'parada não planejada que ninguém consegue explicar depois',
        'indicador preenchido à mão no fim do turno',
        'refugo que só aparece na reunião do mês',
        'pedido atrasado por falta de um componente barato',
        'produção e comercial prometendo datas diferentes',
      ],
      moments: [
        'Na segunda-feira de manhã, depois da reunião de produção, os problemas da semana têm nome.',
        'Depois de uma reclamação de cliente grande, qualidade consegue verba em dias.',
      ],
      approaches: [
        'Faça uma visita de linha com o supervisor e volte com três perdas medidas em horas.',
        'Proponha uma célula ou uma máquina como piloto, com o número de antes anotado pelos dois lados.',
        'Leve manutenção e produção para a mesma conversa: cada um culpa o outro quando falta dado.',
      ],
      arguments: [
        'A primeira linha medida em trinta dias, com as paradas que se repetem',
        'Convivência com o sistema que a fábrica já usa',
        'Retorno em horas de máquina e em refugo, e não em promessa',
        'Implantação fora do horário de pico, por turno',
      ],
      objections: [
        'Já temos um módulo do sistema para isso',
        'A TI não tem braço para implantar agora',
        'O pessoal da linha não vai apontar nada',
        'Só consigo verba no próximo orçamento',
        'Me mostre uma fábrica do mesmo ramo',
      ],
      not: [
        'Quem não tem responsável pela manutenção',
        'Quem esconde o número de refugo do fornecedor e da diretoria',
        'Quem quer resolver com tecnologia uma briga entre turnos',
      ],
    },
    enterprise: {
      who: 'grandes indústrias com várias plantas, engenharia central e suprimentos',
      decides:
        'um caminho de quatro portas: engenharia, planta, suprimentos e diretoria industrial',
      ticket: [80_000, 900_000, 'por contrato'],
      pains: [
        'planta com custo acima das irmãs sem explicação aceita',
        'projeto piloto que nunca vira padrão do grupo',
        'segurança do trabalho ameaçando a meta do ano',
        'energia e manutenção crescendo mais que o volume',
        'fornecedor crítico sem alternativa homologada',
      ],
      moments: [
        'A parada geral tem data marcada com um ano de antecedência; a especificação fecha seis meses antes.',
        'Quando um diretor industrial novo assume, ele visita as plantas e pede ideias rápidas.',
      ],
      approaches: [
        'Comece pela planta que está pior no ranking interno, com o gerente dela como aliado.',
        'Chegue à engenharia com norma, memorial e teste, antes de falar com suprimentos.',
        'Combine desde o início o critério que leva o piloto às outras plantas.',
      ],
      arguments: [
        'Resultado em uma planta, com critério escrito para as demais',
        'Segurança e normas atendidas, com responsável técnico',
        'Capacidade de atender todas as unidades com o mesmo prazo',
        'Peça e equipe de reserva durante a parada',
      ],
      objections: [
        'Precisa passar pelo comitê de investimento',
        'A especificação global é de outro fabricante',
        'Homologação aqui leva de seis a doze meses',
        'Suprimentos vai pedir redução de dez por cento',
        'Quem garante se a linha parar?',
      ],
      not: [
        'Quem abre piloto em cinco plantas e não escala nenhum',
        'Quem quer engenharia grátis para escrever a especificação de outro',
        'Quem não deixa o fornecedor entrar na fábrica',
      ],
    },
  },
};
