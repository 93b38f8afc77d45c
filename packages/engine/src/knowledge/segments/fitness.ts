import type { Segment } from './segment.ts';

export const fitness: Segment = {
  key: 'fitness',
  name: 'Academias e esporte',
  within: 'em academias e esporte',
  hears:
    /academia|fitness|personal|pilates|\byoga\b|crossfit|musculac|emagrec|treino funcional|suplement|artes marciais|jiu|corrida de rua|corredores|ciclis|beach tennis|natacao|escolinha de futebol|esport/,
  season: [
    'Janeiro, março e agosto são os meses de recomeço; a oferta precisa estar no ar na última semana do mês anterior.',
    'De setembro a novembro entra quem quer chegar ao verão, com pressa e pouca constância.',
    'Dezembro cancela: cuide da permanência em novembro, antes de perder o aluno nas festas.',
    'O frio de junho esvazia as manhãs e enche o horário do almoço.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'Indicação', 'Google'],
    companies: ['Visita presencial', 'Instagram', 'Indicação', 'Eventos e feiras'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que já começaram e pararam mais de uma vez e têm vergonha de recomeçar',
      decides:
        'a própria pessoa, quase sempre depois de uma foto, uma consulta ou um convite de amigo',
      ticket: [90, 600, 'por mês'],
      pains: [
        'pagar o ano inteiro e ir dois meses',
        'vergonha de entrar num lugar cheio de gente em forma',
        'não ver resultado e achar que o problema é consigo',
        'não ter tempo de treinar com trabalho e filhos',
        'dor que aparece por exercício malfeito',
      ],
      moments: [
        'Segunda-feira de manhã e domingo à noite são as horas da promessa: o convite precisa ser para amanhã.',
        'Na semana depois de um exame ruim, de uma viagem ou de uma roupa que não fechou, o sim é fácil.',
      ],
      approaches: [
        'Pergunte por que parou da última vez e monte o começo em volta dessa resposta.',
        'Convide para um primeiro treino curto, em horário vazio, com alguém esperando na porta.',
        'Combine duas vezes por semana, e não cinco: constância vende a renovação.',
      ],
      arguments: [
        'Alguém que nota a falta e chama de volta',
        'Treino que cabe em quarenta minutos',
        'Avaliação que mostra progresso além da balança',
        'Acompanhamento de quem tem formação e registro',
      ],
      objections: [
        'Segunda-feira eu começo',
        'Não tenho tempo',
        'Tenho vergonha, vou emagrecer um pouco antes',
        'Dá para treinar em casa de graça',
        'O plano anual prende muito',
      ],
      not: [
        'Quem quer perder dez quilos em um mês',
        'Quem recusa qualquer avaliação antes de treinar',
        'Quem só quer o horário da fila e desconto de fundador',
      ],
    },
    small: {
      who: 'donos de estúdio e de academia de bairro que também dão aula',
      decides: 'o dono, entre uma turma e outra',
      ticket: [300, 3_500, 'por mês'],
      pains: [
        'aluno que some sem avisar e só aparece no cancelamento',
        'horário das 18h lotado e manhã vazia',
        'professor que sai e leva a turma',
        'rede barata que abriu a três quarteirões',
        'mensalidade atrasada de quem treina todo dia',
      ],
      moments: [
        'Das 10h às 16h, com o salão vazio, o dono tem cabeça para pensar.',
        'Na semana em que conta os cancelamentos do mês, permanência vira o assunto.',
      ],
      approaches: [
        'Levante com ele quantos alunos não vêm há dez dias e proponha trazer esses de volta.',
        'Treine lá uma semana antes de oferecer: ele respeita quem conhece a casa.',
        'Fale em aluno que fica, e não em matrícula.',
      ],
      arguments: [
        'Mais meses por aluno, medidos na própria base',
        'Horário vazio com turma, em data marcada',
        'Cobrança que acontece sem constranger ninguém',
        'Algo que a recepção usa em dois minutos',
      ],
      objections: [
        'A rede grande cobra menos que o meu custo',
        'Meu aluno não liga para isso',
        'Acabei de comprar equipamento',
        'Quem cuida disso sou eu, e não tenho tempo',
        'Depois do verão a gente vê',
      ],
      not: [
        'Quem aposta tudo em promoção de janeiro',
        'Quem não sabe quantos alunos ativos tem',
        'Quem não paga professor em dia',
      ],
    },
    medium: {
      who: 'redes de academias com metas de matrícula, permanência e ocupação por unidade',
      decides: 'o gestor de operações ou comercial, com o sócio investidor',
      ticket: [3_000, 30_000, 'por mês'],
      pains: [
        'recepção que matricula e ninguém que acompanhe',
        'custo por matrícula subindo a cada campanha',
        'equipamento quebrado virando comentário na internet',
        'unidade madura perdendo aluno para a nova',
        'agregador que traz gente e leva a margem',
      ],
      moments: [
        'No dia 5, com a lista de cancelamentos fechada, operação e comercial se olham.',
        'De 60 a 90 dias antes de abrir unidade, a pré-venda decide o primeiro ano.',
      ],
      approaches: [
        'Proponha medir permanência em duas unidades, com e sem a sua ajuda.',
        'Ouça três professores de ponta antes da reunião com o gestor.',
        'Leve a conta do aluno que fica três meses a mais.',
      ],
      arguments: [
        'Permanência por unidade, com grupo de comparação',
        'Manutenção com prazo e peça de reposição',
        'Integração com a catraca e com o sistema que já existe',
        'Pré-venda planejada semana a semana',
      ],
      objections: [
        'O agregador já traz volume',
        'Cada unidade tem um sócio diferente',
        'A campanha do semestre está fechada',
        'Meu sistema promete fazer isso',
        'Quero ver numa rede do mesmo preço',
      ],
      not: [
        'Quem mede só matrícula e ignora cancelamento',
        'Quem está vendendo a rede',
        'Quem não libera professor para treino',
      ],
    },
    enterprise: {
      who: 'grandes redes, clubes e empresas que oferecem bem-estar a milhares de pessoas',
      decides: 'a diretoria de operações ou o RH, com compras e jurídico',
      ticket: [30_000, 400_000, 'por contrato'],
      pains: [
        'benefício pago por todos e usado por poucos',
        'padrão desigual entre dezenas de unidades',
        'custo de energia e manutenção por unidade',
        'sócio antigo que sai e não é substituído por jovens',
        'responsabilidade civil em caso de acidente',
      ],
      moments: [
        'O orçamento de benefícios e de expansão é montado de agosto a outubro.',
        'Depois de uma pesquisa de clima ou de um trimestre de perda de sócios, há pressa.',
      ],
      approaches: [
        'Comece por uma unidade ou um grupo de colaboradores, com adesão medida.',
        'Traga dado de uso e de afastamento para o RH, e de custo para operações.',
        'Antecipe jurídico: seguro, contrato e responsabilidade técnica.',
      ],
      arguments: [
        'Adesão medida mês a mês, com plano para quem não usa',
        'Cobertura nacional com padrão conferido',
        'Seguro e responsabilidade técnica em ordem',
        'Painel para RH e para operações',
      ],
      objections: [
        'Já temos o agregador contratado',
        'A adesão sempre cai depois do terceiro mês',
        'O jurídico não gosta de assumir risco',
        'A verba de bem-estar foi cortada',
        'Precisa atender todas as cidades',
      ],
      not: [
        'Quem quer a ação de uma semana para a foto',
        'Quem não mede uso do que já paga',
        'Quem decide pelo menor preço por vida',
      ],
    },
  },
};
