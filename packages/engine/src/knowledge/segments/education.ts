import type { Segment } from './segment.ts';

export const education: Segment = {
  key: 'education',
  name: 'Educação',
  hears:
    /educac|escola|curso|faculdade|universid|aluno|professor|ensino|idioma|ingles|treinament|mentoria|reforco|vestibular|concurso|creche|infoproduto/,
  buyers: {
    individuals: 'alunos e pais que compram um futuro e têm medo de não terminar',
    small: 'donos de escolas e cursos que cuidam da matrícula e da goteira',
    medium: 'mantenedores com turmas para fechar e evasão para segurar',
    enterprise: 'grupos educacionais e áreas de RH que treinam centenas de pessoas',
  },
  tickets: {
    individuals: [150, 1_200, 'por mês'],
    small: [500, 4_000, 'por mês'],
    medium: [4_000, 30_000, 'por semestre'],
    enterprise: [20_000, 200_000, 'por programa'],
  },
  decides: {
    individuals: 'o aluno adulto; no ensino básico, a mãe e o pai juntos',
    small: 'o dono ou a diretora, que também atende os pais',
    medium: 'a direção, com o pedagógico e o financeiro concordando',
    enterprise: 'RH ou diretoria acadêmica, com compras fechando',
  },
  pains: {
    people: [
      'começar animado e desistir no terceiro mês',
      'pagar e não conseguir usar no trabalho',
      'turma lotada em que ninguém sabe o seu nome',
      'horário que não combina com emprego e filho',
      'diploma que o mercado não reconhece',
      'vergonha de errar na frente dos outros',
    ],
    companies: [
      'turma que abre com metade das vagas',
      'aluno que some depois da primeira mensalidade',
      'inadimplência que aparece em março',
      'professor bom que o concorrente leva',
      'treinamento que todos fazem e ninguém aplica',
      'pai que só procura a escola para reclamar',
    ],
  },
  moments: [
    'A matrícula se decide entre outubro e janeiro; em junho e julho vem a segunda onda.',
    'Logo depois de uma promoção perdida ou de uma vaga negada, estudar vira urgência.',
    'As empresas definem o calendário de treinamento entre novembro e fevereiro.',
    'A semana do boletim é quando os pais procuram reforço; ofereça uma conversa, não um pacote.',
  ],
  approaches: [
    'Pergunte o que a pessoa quer conseguir fazer daqui a seis meses e desenhe o caminho até lá.',
    'Convide para uma aula de verdade, com um pequeno resultado no fim, e converse logo depois.',
    'Conte a história de um aluno parecido, com o que foi difícil também.',
    'Com empresas, comece por uma turma piloto e um comportamento que o gestor consiga observar.',
  ],
  arguments: [
    'Plano de estudos que cabe em uma semana real, com reposição',
    'Acompanhamento de quem falta: alguém liga antes de virar desistência',
    'Prática desde a primeira semana, com correção individual',
    'Conversa com dois ex-alunos antes da matrícula',
    'Devolução se nos primeiros dias não for o que foi prometido',
    'Resultado medido antes e depois, mostrado a quem paga',
  ],
  objections: [
    'Não tenho tempo para estudar agora',
    'A mensalidade está puxada',
    'Tem de graça no YouTube',
    'Já comecei outro curso e não terminei',
    'Preciso ver com meu marido',
    'Vou esperar a próxima turma',
  ],
  not: [
    'Quem quer só o certificado',
    'Quem espera que o curso estude por ele',
    'Quem já deve em outra escola da mesma rede',
    'Quem quer treinar a equipe sem liberar uma hora por semana',
  ],
  channels: ['Instagram', 'WhatsApp', 'Indicação de alunos', 'YouTube'],
};
