import type { Segment } from './segment.ts';

export const technology: Segment = {
  key: 'technology',
  name: 'Tecnologia',
  within: 'em tecnologia',
  hears:
    /tecnolog|technolog|software|\bsistemas?\b|\bsaas\b|aplicativo|\bapps?\b|\berp\b|\bcrm\b|automac|inteligencia artificial|\bia\b|\bti\b|nuvem|cloud|startup|ciberseg|informatica|computador|programador|desenvolvedor/,
  season: [
    'No planejamento de outubro e novembro a verba do ano seguinte ganha dono; em março sobra pouca.',
    'Entre a Black Friday e o Natal ninguém troca nada que esteja funcionando: marque a implantação para janeiro ou fevereiro.',
    'O fechamento de trimestre ajuda quem já está em negociação e atrapalha quem ainda vai se apresentar.',
    'Janeiro e julho são meses de arrumar a casa: bons para diagnóstico e para migração.',
  ],
  channels: {
    people: ['YouTube', 'Google', 'Instagram', 'Indicação'],
    companies: ['LinkedIn', 'Indicação', 'E-mail', 'Webinar'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que querem que a tecnologia funcione sem precisar entender dela',
      decides: 'a própria pessoa, depois de testar de graça e perguntar a quem entende',
      ticket: [30, 200, 'por mês'],
      pains: [
        'pagar por mês por algo que quase não usa',
        'perder fotos e arquivos na troca de aparelho',
        'não ter a quem chamar quando para de funcionar',
        'medo de cair em golpe',
        'demorar mais para aprender do que para fazer à mão',
      ],
      moments: [
        'No dia em que o aparelho quebra, some ou é clonado, a pessoa decide em horas o que adiou por anos.',
        'Na troca de celular ou de computador ela está disposta a mudar também o resto.',
      ],
      approaches: [
        'Mostre a tarefa pronta na tela dela em dois minutos, sem citar o nome de nenhum recurso.',
        'Pergunte o que ela faz hoje à mão e resolva exatamente isso no teste grátis.',
        'Deixe um jeito humano de pedir ajuda à vista desde a primeira mensagem.',
      ],
      arguments: [
        'Ajuda de gente de verdade, em português, pelo WhatsApp',
        'Teste sem cartão e cancelamento em um toque',
        'Dados guardados com cópia, que a pessoa consegue baixar',
        'Uma tarefa do dia resolvida já na primeira vez',
      ],
      objections: [
        'Tem um de graça que faz quase a mesma coisa',
        'Não entendo dessas coisas',
        'Já pago assinatura demais',
        'É seguro colocar meus dados aí?',
        'Depois eu instalo com calma',
      ],
      not: [
        'Quem quer só o período grátis, uma vez depois da outra',
        'Quem espera que o aplicativo faça o que ele não quer fazer',
        'Quem exige suporte de madrugada pagando o plano básico',
      ],
    },
    small: {
      who: 'sócios de pequenas empresas de tecnologia que vendem, entregam e dão suporte',
      decides: 'o sócio, com a opinião de quem vai usar todo dia',
      ticket: [100, 900, 'por mês'],
      pains: [
        'a mesma informação digitada em três lugares',
        'projeto que estoura o prazo porque o combinado estava na conversa',
        'passar o dia no suporte e não conseguir vender',
        'receita que some quando um projeto acaba',
        'planilha que só uma pessoa sabe mexer',
      ],
      moments: [
        'Quando a equipe passa de cinco pessoas, o controle no WhatsApp começa a perder pedido.',
        'Depois de um erro caro com cliente, todos lembram por que precisam de método.',
      ],
      approaches: [
        'Peça para ver o trabalho sendo feito hoje e conte em voz alta os retrabalhos; a demonstração começa ali.',
        'Fale de igual para igual: seja técnico no que for técnico e curto em todo o resto.',
        'Proponha resolver um fluxo só, com os dados deles, em uma semana.',
      ],
      arguments: [
        'Uma tarefa de horas resolvida em minutos, mostrada com os dados da empresa',
        'Saída livre, com os dados entregues em planilha',
        'Integração com o que já usam, sem trocar tudo de uma vez',
        'Implantação que não tira ninguém do projeto em andamento',
      ],
      objections: [
        'A gente mesmo desenvolve isso',
        'Tem ferramenta gratuita que resolve',
        'Agora estou com a equipe toda num projeto',
        'É mais uma mensalidade em dólar?',
        'Manda a documentação que eu olho',
      ],
      not: [
        'Quem quer sob medida pelo preço do pacote',
        'Quem vai construir em casa e só quer copiar a ideia',
        'Quem troca de ferramenta a cada novidade',
      ],
    },
    medium: {
      who: 'empresas de tecnologia em crescimento, com três sistemas que não conversam entre si',
      decides: 'o gestor da área, com a TI dizendo se entra e o financeiro dizendo se cabe',
      ticket: [1_500, 12_000, 'por mês'],
      pains: [
        'relatório que chega quando já não dá para corrigir',
        'perder cliente no terceiro mês sem ter visto o aviso',
        'vender mais do que a implantação consegue entregar',
        'sistema caro que metade da equipe não usa',
        'suporte que responde com número de protocolo',
      ],
      moments: [
        'De 60 a 90 dias antes de renovar a ferramenta atual, o incômodo volta a ter orçamento.',
        'Depois de uma rodada, de uma meta perdida ou de um diretor novo, as prioridades mudam em semanas.',
      ],
      approaches: [
        'Mostre um único fluxo com os dados deles, e não o passeio completo pelo menu.',
        'Traga quem vai usar para a conversa: quem decide pergunta a essa pessoa depois que você sai.',
        'Combine um piloto de trinta dias com uma meta só, medida antes e depois.',
      ],
      arguments: [
        'Dados atuais importados e conferidos antes da virada',
        'Acesso por função, como pede a LGPD',
        'Adoção medida por pessoa, com plano para quem não usa',
        'Suporte com nome, pelo canal que a equipe já usa',
      ],
      objections: [
        'Já temos ferramenta para isso',
        'Minha equipe não vai usar mais uma tela',
        'A TI não tem braço para integrar agora',
        'Estamos avaliando com mais dois',
        'Qual é o retorno em um trimestre?',
      ],
      not: [
        'Quem quer automatizar um processo que ainda não existe',
        'Quem não deixa falar com quem vai usar',
        'Quem decide só pelo menor preço por usuário',
      ],
    },
    enterprise: {
      who: 'diretorias de tecnologia que medem risco antes de medir economia',
      decides: 'TI, segurança e compras, com um diretor de negócio patrocinando',
      ticket: [15_000, 120_000, 'por mês'],
      pains: [
        'integração que atrasa o projeto em dois trimestres',
        'ferramentas repetidas compradas por áreas diferentes',
        'risco de vazamento com multa e manchete',
        'projeto que termina no prazo e ninguém adota',
        'depender de consultoria para qualquer mudança pequena',
      ],
      moments: [
        'Depois de um incidente ou de uma auditoria, segurança ganha verba e pressa.',
        'De agosto a outubro o portfólio do ano seguinte é desenhado; depois disso, só entra o que for urgente.',
      ],
      approaches: [
        'Comece pela área de negócio que sofre e leve para a TI um problema com patrocinador, não uma ferramenta.',
        'Entregue o questionário de segurança respondido antes que peçam.',
        'Proponha uma prova de conceito com critério de sucesso assinado pelos dois lados.',
      ],
      arguments: [
        'Segurança documentada: certificação, LGPD, plano de continuidade',
        'Convivência com o que já existe, sem projeto de troca total',
        'Caso em empresa do mesmo porte, com o responsável disponível para conversar',
        'Plano de adoção por área, com responsável e indicador',
      ],
      objections: [
        'Precisa passar pela segurança da informação',
        'Já temos contrato corporativo com outro fornecedor',
        'Não podemos depender de empresa pequena',
        'A fila de projetos está fechada até o ano que vem',
        'E se vocês forem comprados ou fecharem?',
      ],
      not: [
        'Quem pede prova de conceito sem verba para o depois',
        'Quem é curioso de inovação e não tem dono no negócio',
        'Quem exige código-fonte e exclusividade em contrato pequeno',
      ],
    },
  },
};
