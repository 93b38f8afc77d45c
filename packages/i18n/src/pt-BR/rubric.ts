/** Everything that a mark of practice rests on, as `GET /api/practice/rubric` answers it. */
const rubric = {
  criteria: {
    opening: {
      title: 'Abertura',
      rule: 'Nas duas primeiras mensagens você diz quem é e por que procura a pessoa, em até 40 palavras, e termina com uma pergunta ou pedindo licença.',
    },
    problem: {
      title: 'Problema',
      rule: 'Você pergunta pelo problema, e o comprador conta a dor dele.',
    },
    consequence: {
      title: 'Consequência',
      rule: 'Você pergunta o que o problema custa ou causa; duas perguntas respondidas valem a nota cheia.',
    },
    listening: {
      title: 'Escuta',
      rule: 'Você devolve, com as palavras do comprador, o que ele acabou de contar. A nota cheia pede isso para pelo menos metade dos fatos que ele contou.',
    },
    questions: {
      title: 'Perguntas',
      rule: 'De 4 a 14 perguntas na conversa, nunca mais de 3 seguidas e nenhuma repetida.',
    },
    value: {
      title: 'Valor',
      rule: 'Você liga o que vende a algo que o comprador contou, pelo menos duas vezes, e faz no máximo uma apresentação genérica.',
    },
    price_timing: {
      title: 'Hora do preço',
      rule: 'O preço aparece só depois que o comprador já viu valor.',
    },
    objections: {
      title: 'Objeções',
      rule: 'Em cada objeção: reconhecer, perguntar, responder e confirmar se ficou resolvido. Um ponto cada.',
    },
    margin: {
      title: 'Margem',
      rule: 'Você defende o preço. Desconto sem pedir nada em troca zera esta nota.',
    },
    decision_maker: {
      title: 'Quem decide',
      rule: 'Você descobre quem decide, traz essa pessoa para a conversa e combina a forma de pagamento.',
    },
    next_step: {
      title: 'Próximo passo',
      rule: 'Você fecha com forma de pagamento ou data, ou marca um próximo passo com dia.',
    },
    clarity: {
      title: 'Clareza',
      rule: 'Você escreve no máximo 60% das palavras da conversa, e nenhuma mensagem passa de 60 palavras.',
    },
    respect: {
      title: 'Respeito',
      rule: 'Sem pressão e sem falar mal de ninguém; depois de um silêncio, você volta com algo útil.',
    },
  },
  acts: {
    greeting: { title: 'Cumprimento', description: 'Diz oi ou se apresenta.' },
    ask_situation: {
      title: 'Pergunta de situação',
      description: 'Pergunta como é hoje: tamanho, rotina, quem atende.',
    },
    ask_problem: {
      title: 'Pergunta de problema',
      description: 'Pergunta o que incomoda, o que falta ou o que dá errado.',
    },
    ask_implication: {
      title: 'Pergunta de consequência',
      description: 'Pergunta o que o problema custa ou causa.',
    },
    ask_need_payoff: {
      title: 'Pergunta de ganho',
      description: 'Pergunta o que mudaria com o problema resolvido.',
    },
    ask_decision_maker: {
      title: 'Pergunta de quem decide',
      description: 'Pergunta quem mais participa da decisão.',
    },
    ask_budget: {
      title: 'Pergunta de orçamento',
      description: 'Pergunta quanto a pessoa pensa em investir ou já gasta.',
    },
    ask_timeline: {
      title: 'Pergunta de prazo',
      description: 'Pergunta para quando a pessoa precisa.',
    },
    reflection: {
      title: 'Espelhar',
      description: 'Devolve o que o comprador contou, com palavras dele.',
    },
    empathy: { title: 'Empatia', description: 'Reconhece o que a pessoa sente ou vive.' },
    isolate_objection: {
      title: 'Isolar a objeção',
      description: 'Pergunta o que está por trás da objeção, ou se é só isso que falta.',
    },
    linked_pitch: {
      title: 'Oferta ligada à dor',
      description: 'Mostra o que vende a partir de algo que o comprador contou.',
    },
    generic_pitch: {
      title: 'Oferta genérica',
      description: 'Fala do produto sem ligar a nada que o comprador contou.',
    },
    proof: {
      title: 'Prova',
      description: 'Mostra um caso, um número ou algo que dá para conferir.',
    },
    state_price: { title: 'Dizer o preço', description: 'Diz quanto custa.' },
    discount: { title: 'Desconto', description: 'Baixa o preço sem pedir nada em troca.' },
    trade_concession: {
      title: 'Concessão com troca',
      description: 'Melhora a condição e pede algo em troca.',
    },
    answer_objection: {
      title: 'Responder a objeção',
      description: 'Responde ao motivo que o comprador deu.',
    },
    involve_decision_maker: {
      title: 'Envolver quem decide',
      description: 'Propõe falar também com quem decide, ou prepara algo para essa pessoa.',
    },
    close: { title: 'Fechamento', description: 'Pede a decisão, com forma de pagamento ou data.' },
    next_step: {
      title: 'Próximo passo',
      description: 'Marca o que acontece depois, com dia e hora.',
    },
    useful_follow_up: {
      title: 'Retorno útil',
      description: 'Volta com uma novidade, uma prova ou a resposta que faltava.',
    },
    pushy_follow_up: { title: 'Cobrança', description: 'Cobra resposta sem trazer nada novo.' },
    pressure: {
      title: 'Pressão',
      description: 'Empurra a decisão com urgência ou ameaça de perder.',
    },
    badmouth: { title: 'Falar mal', description: 'Fala mal de um concorrente ou de outra pessoa.' },
    rudeness: { title: 'Grosseria', description: 'Ofende ou diminui o comprador.' },
    break_role: { title: 'Sair do papel', description: 'Fala com o treino, não com o comprador.' },
    other: { title: 'Outro', description: 'Nada do que está nesta lista.' },
  },
  levels: {
    easy: { title: 'Fácil', description: 'Comprador aberto e paciente, com uma objeção.' },
    medium: {
      title: 'Médio',
      description: 'Comprador ocupado, com duas objeções; às vezes some depois do preço.',
    },
    hard: {
      title: 'Difícil',
      description:
        'Comprador desconfiado, com três objeções e menos paciência. Pode não ser cliente para você.',
    },
    brutal: {
      title: 'Brutal',
      description: 'Comprador fechado, com quatro objeções, pouca paciência e briga por preço.',
    },
  },
};
export default rubric;
