import type { Segment } from './segment.ts';

export const condos: Segment = {
  key: 'condos',
  name: 'Condomínios e facilities',
  within: 'em condomínios e facilities',
  hears:
    /condomini|sindic|facilities|portaria|elevador|administradora de|zeladori|predial|seguranca patrimonial|vigilancia/,
  season: [
    'As assembleias ordinárias se concentram no primeiro trimestre: quem quer entrar no orçamento aparece em outubro e novembro.',
    'Antes das chuvas de verão, calha, bomba e impermeabilização saem da gaveta.',
    'Quando muda o síndico, os contratos são relidos em sessenta dias.',
    'As férias de julho e janeiro são de obra em área comum, com o prédio mais vazio.',
  ],
  channels: {
    people: ['Grupos e comunidades', 'Indicação', 'WhatsApp', 'Visita presencial'],
    companies: ['Indicação', 'Telefone', 'Visita presencial', 'Eventos e feiras'],
  },
  buyers: {
    individuals: {
      who: 'moradores que querem resolver a própria unidade sem briga com o vizinho',
      decides: 'o morador, com as regras do condomínio na mesa',
      ticket: [150, 3_000, 'por serviço'],
      pains: [
        'prestador barrado na portaria',
        'vazamento que ninguém assume',
        'obra parada por horário e por regra',
        'taxa extra sem explicação',
        'barulho e poeira virando multa',
      ],
      moments: [
        'Na mudança e na entrega das chaves o prédio inteiro contrata ao mesmo tempo.',
        'Na semana seguinte a uma assembleia, o assunto está vivo no grupo dos moradores.',
      ],
      approaches: [
        'Conheça a regra do prédio antes do morador: horário, elevador e documento.',
        'Faça bem um apartamento e peça apresentação no grupo, com foto e nome.',
        'Ofereça condição para três unidades no mesmo andar ou na mesma semana.',
      ],
      arguments: [
        'Equipe identificada e documento pronto para a portaria',
        'Serviço dentro do horário permitido',
        'Um vizinho do mesmo prédio como referência',
        'Proteção de elevador e corredor incluída',
      ],
      objections: [
        'O zelador faz por fora',
        'Preciso ver se o condomínio deixa',
        'O vizinho pagou menos',
        'Só posso receber no sábado',
        'Vou esperar a assembleia decidir',
      ],
      not: [
        'Quem quer mexer em coluna e estrutura sem autorização',
        'Quem usa você na briga com o vizinho',
        'Quem não paga nem o condomínio',
      ],
    },
    small: {
      who: 'síndicos de prédios pequenos que administram nas horas vagas',
      decides: 'o síndico, com dois conselheiros e o medo da assembleia',
      ticket: [500, 4_000, 'por mês'],
      pains: [
        'inadimplência que atrasa a folha do zelador',
        'morador que reclama e não vai à assembleia',
        'manutenção só quando quebra',
        'responder no grupo até meia-noite',
        'assinar contrato e ser acusado de favorecer alguém',
      ],
      moments: [
        'De 30 a 45 dias antes da assembleia ele junta propostas; leve uma que caiba em uma página.',
        'Depois de uma quebra de bomba ou portão, a aprovação sai pelo grupo.',
      ],
      approaches: [
        'Monte a proposta como se fosse para os moradores: uma página, três opções, nenhum termo técnico.',
        'Ofereça ir à assembleia responder perguntas, por dez minutos.',
        'Peça a visita ao porão e à casa de máquinas: os problemas estão lá, e ele sabe.',
      ],
      arguments: [
        'Proposta de uma página, pronta para a assembleia',
        'Valor dividido por unidade',
        'Relatório com foto, que protege o síndico',
        'Atendimento de emergência com prazo',
      ],
      objections: [
        'Tenho que levar três orçamentos ao conselho',
        'Os moradores não vão aprovar aumento',
        'O fundo de reserva está baixo',
        'A administradora já tem fornecedor',
        'Meu mandato acaba em três meses',
      ],
      not: [
        'Quem só quer o terceiro orçamento para a pasta',
        'Quem está em guerra com o conselho',
        'Quem contrata sem registro para economizar',
      ],
    },
    medium: {
      who: 'síndicos profissionais e administradoras com dezenas de prédios',
      decides: 'o síndico profissional ou o gerente de carteira, com o conselho do prédio',
      ticket: [4_000, 30_000, 'por mês'],
      pains: [
        'gerente apagando incêndio em vinte prédios',
        'terceirizada que troca o porteiro toda semana',
        'ação trabalhista de equipe de fora',
        'prestação de contas que gera desconfiança',
        'perder prédio para concorrente mais barato',
      ],
      moments: [
        'Na perda de um prédio da carteira, ou na entrada de um novo, tudo é comparado.',
        'Na semana do fechamento das pastas de contas o gerente sente cada falha.',
      ],
      approaches: [
        'Escolha com ele o prédio que mais liga e resolva aquele primeiro.',
        'Ajude-o a brilhar na assembleia: leve número, foto e prazo.',
        'Trate a carteira como conta única, com um responsável seu.',
      ],
      arguments: [
        'Um responsável por toda a carteira',
        'Encargos e documentos conferidos todo mês',
        'Menos chamados por prédio, com histórico',
        'Padrão igual, com preço por porte',
      ],
      objections: [
        'Cada condomínio decide por si',
        'Meu fornecedor me dá prazo',
        'Se der problema, perco o prédio',
        'O conselho só olha preço',
        'Preciso de alguém vinte e quatro horas',
      ],
      not: [
        'Quem pede comissão por fora',
        'Quem promete o prédio e não leva à assembleia',
        'Quem não repassa a reclamação a tempo',
      ],
    },
    enterprise: {
      who: 'grandes complexos, shoppings e empresas com gestão predial própria',
      decides: 'a gerência de facilities, com compras e segurança do trabalho',
      ticket: [30_000, 350_000, 'por contrato'],
      pains: [
        'custo por metro quadrado acima da referência',
        'parada de sistema crítico em horário de público',
        'passivo de terceiros',
        'fornecedores demais, um para cada contrato',
        'meta ambiental sem dado confiável',
      ],
      moments: [
        'De seis a oito meses antes do fim do contrato, o escopo ainda pode ser redesenhado.',
        'Depois de um incidente com público, segurança e manutenção ganham prioridade.',
      ],
      approaches: [
        'Faça uma vistoria técnica com relatório entregue antes da proposta.',
        'Proponha juntar dois contratos num só indicador.',
        'Traga plano de transição com nome de cada responsável.',
      ],
      arguments: [
        'Indicador de disponibilidade com multa',
        'Redução de custo por metro quadrado, com linha de base',
        'Transição sem interrupção para o público',
        'Conformidade trabalhista auditável',
      ],
      objections: [
        'O contrato vai a concorrência aberta',
        'Preciso de experiência em empreendimento igual',
        'A transição é arriscada na alta',
        'Compras exige menor preço global',
        'O proprietário precisa aprovar',
      ],
      not: [
        'Quem quer cortar metade do custo mantendo o escopo',
        'Quem não assume a linha de base',
        'Quem troca de gestor e de prioridade a cada mês',
      ],
    },
  },
};
