import type { Segment } from './segment.ts';

export const education: Segment = {
  key: 'education',
  name: 'Educação',
  within: 'na educação',
  hears:
    /educac|escola|\bcursos?\b|faculdade|universid|aluno|professor|ensino|idioma|ingles\b|treinament|mentoria|reforco|vestibular|concurs|creche|infoproduto|colegio|pedagog/,
  season: [
    'A matrícula se decide entre outubro e janeiro; em junho e julho vem a segunda onda.',
    'As semanas de boletim, em abril e em agosto, são as de quem procura reforço.',
    'O calendário de treinamento das empresas se define entre novembro e fevereiro.',
    'Em março aparece a primeira inadimplência do ano, e com ela a conversa sobre evasão.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'Indicação', 'YouTube'],
    companies: ['Indicação', 'LinkedIn', 'Visita presencial', 'Eventos e feiras'],
  },
  buyers: {
    individuals: {
      who: 'alunos e pais que compram um futuro e têm medo de não terminar',
      decides: 'o aluno adulto; na educação dos filhos, a mãe e o pai juntos',
      ticket: [150, 1_200, 'por mês'],
      pains: [
        'começar animado e desistir no terceiro mês',
        'pagar e não conseguir usar no trabalho',
        'turma lotada em que ninguém sabe o seu nome',
        'horário que não combina com emprego e filho',
        'vergonha de errar na frente dos outros',
      ],
      moments: [
        'Depois de uma vaga perdida, de uma nota baixa ou de uma promoção negada, estudar vira urgência.',
        'Domingo à noite é quando se pensa na semana e na vida: deixe o convite marcado para segunda.',
      ],
      approaches: [
        'Pergunte o que a pessoa quer conseguir fazer daqui a seis meses e desenhe o caminho até lá.',
        'Convide para uma aula de verdade, com um pequeno resultado no fim, e converse logo depois.',
        'Conte a história de um aluno parecido, com o que foi difícil também.',
      ],
      arguments: [
        'Plano de estudos que cabe numa semana real, com reposição',
        'Alguém que liga para quem falta, antes de virar desistência',
        'Prática desde a primeira semana, com correção individual',
        'Conversa com dois ex-alunos antes da matrícula',
      ],
      objections: [
        'Não tenho tempo para estudar agora',
        'Tem de graça na internet',
        'A mensalidade está puxada',
        'Já comecei outro curso e larguei',
        'Vou esperar a próxima turma',
      ],
      not: [
        'Quem quer só o certificado',
        'Quem espera que o curso estude por ele',
        'Quem se matricula por impulso e some na primeira cobrança',
      ],
    },
    small: {
      who: 'donos de escolas e cursos que cuidam da matrícula e da goteira',
      decides: 'o dono ou a diretora, que também atende os pais',
      ticket: [500, 4_000, 'por mês'],
      pains: [
        'turma que abre com metade das vagas',
        'aluno que some depois da primeira mensalidade',
        'responder vinte perguntas de preço e matricular uma pessoa',
        'professor bom que o concorrente leva',
        'dezembro sem saber quantos alunos ficam',
      ],
      moments: [
        'Duas semanas depois do fim das matrículas, com as turmas montadas, a direção enxerga o que faltou.',
        'Em maio e em setembro dá tempo de arrumar a captação da próxima virada; em dezembro, não dá mais.',
      ],
      approaches: [
        'Acompanhe o caminho de um interessado, da mensagem à matrícula, e mostre onde ele foi esquecido.',
        'Converse na saída dos alunos: os pais dizem em dois minutos o que a escola leva um ano para ouvir.',
        'Proponha cuidar de uma turma só, com meta de vagas e data.',
      ],
      arguments: [
        'Mais matrículas com os mesmos interessados de hoje',
        'Aluno que falta percebido na segunda falta, e não no boleto',
        'Rotina simples, que a secretaria aprende em um dia',
        'Custo por aluno novo, comparado com uma mensalidade',
      ],
      objections: [
        'Nosso aluno vem por indicação',
        'A inadimplência comeu a verba',
        'Isso é para escola grande',
        'Minha secretária já está sobrecarregada',
        'Depois da rematrícula a gente conversa',
      ],
      not: [
        'Quem quer encher turma sem cuidar de quem desiste',
        'Quem deve salário de professor',
        'Quem muda o preço a cada pai que reclama',
      ],
    },
    medium: {
      who: 'mantenedores com turmas para fechar e evasão para segurar',
      decides: 'a direção, com o pedagógico e o financeiro concordando',
      ticket: [4_000, 30_000, 'por semestre'],
      pains: [
        'captação cara para um aluno que sai no segundo semestre',
        'coordenação que descobre o problema no dia do trancamento',
        'inadimplência que aparece em março e explode em junho',
        'cada unidade atende o interessado de um jeito',
        'professor resistente a qualquer ferramenta nova',
      ],
      moments: [
        'Entre março e maio a direção já sabe a evasão do semestre e ainda consegue agir.',
        'Na montagem da campanha, de julho a setembro, tudo o que mexe com matrícula tem atenção.',
      ],
      approaches: [
        'Leve a conta do aluno perdido: quanto custou trazer e quanto deixaria até se formar.',
        'Comece por um curso com evasão alta e um coordenador disposto.',
        'Faça o pedagógico e o financeiro olharem o mesmo número na mesma reunião.',
      ],
      arguments: [
        'Evasão por turma, vista a tempo de agir',
        'Piloto em um curso, com coordenador responsável',
        'Retorno medido em alunos que ficaram',
        'Convivência com o sistema acadêmico que já existe',
      ],
      objections: [
        'O semestre já está em andamento',
        'O professor não vai usar',
        'Nosso sistema acadêmico já promete isso',
        'A verba da captação está toda em mídia',
        'Quero conversar com outra mantenedora que use',
      ],
      not: [
        'Quem esconde os números de evasão',
        'Quem troca de coordenação todo semestre',
        'Quem quer treinar a equipe sem liberar uma hora por semana',
      ],
    },
    enterprise: {
      who: 'grupos educacionais e áreas de RH que treinam centenas de pessoas',
      decides: 'RH ou diretoria acadêmica, com compras fechando',
      ticket: [20_000, 200_000, 'por programa'],
      pains: [
        'treinamento que todos fazem e ninguém aplica',
        'marca comprada que perde aluno na integração',
        'não conseguir provar o retorno do que foi investido',
        'conteúdo que envelhece antes de chegar à ponta',
        'polos distantes com padrão próprio',
      ],
      moments: [
        'De setembro a novembro se decide a verba de desenvolvimento do ano seguinte.',
        'Depois de uma aquisição ou de uma pesquisa de clima ruim, o tema ganha um diretor.',
      ],
      approaches: [
        'Combine um comportamento que o gestor consiga observar e uma turma para medir.',
        'Procure o líder da área que sofre, e não só o RH: é ele quem defende a verba.',
        'Traga um desenho de avaliação pronto; é o que falta em quase toda proposta.',
      ],
      arguments: [
        'Mudança observada na rotina, e não só satisfação no fim da aula',
        'Turma piloto com grupo de comparação',
        'Material adaptado à realidade da ponta',
        'Gestão da participação feita por nós, com relatório mensal',
      ],
      objections: [
        'Já temos universidade corporativa',
        'A agenda das áreas não comporta',
        'Como se mede isso?',
        'Compras vai pedir mais duas propostas',
        'O último treinamento não mudou nada',
      ],
      not: [
        'Quem quer palestra para cumprir a meta de horas',
        'Quem não envolve o gestor de quem é treinado',
        'Quem decide o fornecedor só pelo preço por pessoa',
      ],
    },
  },
};
