import type { Segment } from './segment.ts';

export const health: Segment = {
  key: 'health',
  name: 'Saúde',
  within: 'na saúde',
  hears:
    /saude|clinica|medic[oa]|medicina|dentist|odonto|fisioterap|psicolog|nutri|hospital|laboratorio|farmac|terapeut|terapia|idoso|plano de saude|pacientes?\b|consultorio|fonoaudi/,
  season: [
    'Janeiro e agosto trazem o recomeço: quem quer mudar de hábito decide nessas semanas.',
    'Novembro e dezembro têm férias e décimo terceiro: é quando anda o tratamento que estava na fila.',
    'Outubro e novembro, com as campanhas de prevenção, abrem conversa com quem não aparece há anos.',
    'Entre o Carnaval e a Páscoa os consultórios enchem de volta; antes disso, sobra agenda para conversar.',
  ],
  channels: {
    people: ['Indicação', 'Google', 'Instagram', 'WhatsApp'],
    companies: ['Indicação', 'Visita presencial', 'Eventos e feiras', 'LinkedIn'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que adiaram o cuidado até ele incomodar',
      decides: 'a própria pessoa ou quem cuida dela, quase sempre uma mulher da família',
      ticket: [120, 1_800, 'por tratamento'],
      pains: [
        'começar o tratamento e largar no segundo mês',
        'esperar semanas por um horário',
        'medo de doer ou de dar errado',
        'não entender o que vai ser feito nem quanto vai custar',
        'sentir que a consulta durou cinco minutos',
      ],
      moments: [
        'Depois de um susto ou de um exame alterado, a pessoa ouve o que antes adiava.',
        'Na volta das férias, com o corpo reclamando, ela marca se o primeiro horário for nesta semana.',
      ],
      approaches: [
        'Acolha antes de explicar: pergunte há quanto tempo incomoda e o que já foi tentado.',
        'Mostre o caminho em etapas, com prazo e preço de cada uma, sem prometer cura.',
        'Marque o primeiro horário na própria conversa; quem fica de ligar não liga.',
      ],
      arguments: [
        'Avaliação honesta, que às vezes diz que não precisa',
        'Plano por etapas, com preço fechado antes de começar',
        'Profissional habilitado, com registro no conselho à vista',
        'Alguém que acompanha e responde entre uma consulta e outra',
      ],
      objections: [
        'O convênio cobre?',
        'Vou deixar para o mês que vem',
        'Tenho medo de não dar resultado',
        'Vi mais em conta em outro lugar',
        'Não consigo sair do trabalho nesse horário',
      ],
      not: [
        'Quem busca milagre em uma semana',
        'Quem quer diagnóstico por mensagem',
        'Quem falta e remarca sempre, sem avisar',
      ],
    },
    small: {
      who: 'donos de consultório que atendem, cobram e ainda respondem o WhatsApp',
      decides: 'o profissional dono, ouvindo a secretária, que conhece todos os pacientes',
      ticket: [400, 3_000, 'por mês'],
      pains: [
        'agenda furada por paciente que marca e não aparece',
        'secretária que não dá conta de telefone e WhatsApp ao mesmo tempo',
        'paciente que faz a avaliação e não volta para tratar',
        'depender do convênio, que paga pouco e tarde',
        'saber cuidar de gente e não saber cobrar',
      ],
      moments: [
        'No fim da tarde, entre um paciente e outro, o profissional conversa; de manhã, não.',
        'Na semana em que o convênio atrasa ou corta um procedimento, o particular vira assunto.',
      ],
      approaches: [
        'Converse primeiro com a secretária: ela sabe quantos faltam e por que ninguém volta.',
        'Fale de agenda cheia e de paciente que retorna; é assim que o profissional mede o mês.',
        'Proponha um teste com os pacientes de um mês só, com a permissão deles e sem mudar o atendimento.',
      ],
      arguments: [
        'Menos faltas na agenda, contadas semana a semana',
        'Orçamento que o paciente entende e aceita antes de ir embora',
        'Dados de paciente guardados como manda a LGPD',
        'Nada que aumente o trabalho da recepção',
      ],
      objections: [
        'Meus pacientes são mais velhos, não usam essas coisas',
        'Não tenho tempo de implantar nada',
        'O conselho permite isso?',
        'Já paguei agência e só veio curioso',
        'Vou ver com meu sócio de sala',
      ],
      not: [
        'Quem quer atrair paciente com promoção que o conselho proíbe',
        'Quem não aceita que a recepção mude um único hábito',
        'Quem vive só de convênio e não quer particular',
      ],
    },
    medium: {
      who: 'clínicas com várias especialidades, agenda para encher e glosa para explicar',
      decides: 'o administrador, com o sócio clínico podendo vetar',
      ticket: [3_000, 25_000, 'por mês'],
      pains: [
        'sala e equipamento parados metade da semana',
        'glosa que só aparece quando o dinheiro não entra',
        'médico que atrasa e derruba a agenda de todos',
        'paciente que entra por uma especialidade e nunca conhece as outras',
        'profissional bom que sai e leva os pacientes',
      ],
      moments: [
        'No fechamento do faturamento dos convênios o administrador sabe exatamente onde dói.',
        'Quando entra um sócio novo ou abre uma unidade, o que era costume precisa virar regra.',
      ],
      approaches: [
        'Leve ao administrador a conta da hora de sala vazia, com os números da própria clínica.',
        'Ganhe o sócio clínico com uma pergunta sobre desfecho, e não sobre receita.',
        'Comece por uma especialidade e um turno, com indicador combinado.',
      ],
      arguments: [
        'Ocupação de sala medida por turno, antes e depois',
        'Implantação por especialidade, sem parar o atendimento',
        'Menos glosa, com o motivo de cada uma',
        'Conformidade com LGPD e com as normas do conselho',
      ],
      objections: [
        'O corpo clínico não vai aderir',
        'Nosso sistema não conversa com nada',
        'Os sócios decidem isso em assembleia',
        'Em alta temporada eu não mexo na agenda',
        'Qual clínica parecida já usa?',
      ],
      not: [
        'Quem tem briga entre sócios e usa o fornecedor como árbitro',
        'Quem não mede falta, retorno nem ocupação',
        'Quem quer resultado sem tocar na agenda dos médicos',
      ],
    },
    enterprise: {
      who: 'hospitais, operadoras e grandes redes com protocolo para tudo',
      decides: 'a diretoria técnica, com compras, compliance e às vezes a mantenedora',
      ticket: [30_000, 400_000, 'por contrato'],
      pains: [
        'custo assistencial que cresce acima do reajuste',
        'fila que vira reclamação na agência reguladora',
        'equipe exausta e rotatividade na enfermagem',
        'informação do paciente partida entre sistemas',
        'acreditação em risco por detalhe de processo',
      ],
      moments: [
        'Antes da visita de acreditação ou logo depois dela, processo ganha verba.',
        'Na negociação anual com operadoras, de outubro a janeiro, todo custo é reaberto.',
      ],
      approaches: [
        'Entre por um setor que sofre, com um médico ou uma enfermeira que queira ser dono do projeto.',
        'Traga evidência e protocolo antes de preço; sem isso a diretoria técnica não escuta.',
        'Combine com compliance o que pode e o que não pode já na primeira semana.',
      ],
      arguments: [
        'Evidência publicada ou dado de instituição semelhante',
        'Segurança do paciente e dos dados, com responsável nomeado',
        'Piloto em um setor, com indicador assistencial e financeiro',
        'Treino por turno, sem descobrir a escala',
      ],
      objections: [
        'Precisa passar pela comissão de padronização',
        'A verba é do ano que vem',
        'Nossa equipe de TI tem fila de um ano',
        'Qual é a evidência disso?',
        'A mantenedora decide de forma centralizada',
      ],
      not: [
        'Quem quer estudo e não compra nada há dois anos',
        'Quem não tem patrocinador médico',
        'Quem está em troca de gestão e não assina contrato',
      ],
    },
  },
};
