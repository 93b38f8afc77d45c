/** What marks of practice rest on, as `GET /api/practice/rubric` answers it; the same texts as in the knowledge of the engine. */
const rubric = {
  criteria: {
    opening: {
      title: 'Abertura',
      rule: 'Nas duas primeiras mensagens: quem você é, por que está escrevendo, no máximo 40 palavras, e uma pergunta ou pedido de licença (pedir para fechar não é uma). Um ponto por item.',
    },
    problem: {
      title: 'Descoberta do problema',
      rule: 'Perguntou pela dificuldade (2 pontos), o comprador contou a dor dele (mais 1) e você usou depois algo que ele contou (mais 1).',
    },
    consequence: {
      title: 'Consequência',
      rule: 'Cada vez que, perguntada por você depois de a dor ser conhecida, a pessoa diz o que o problema causa vale 1, e mais 1 se uma mensagem sua depois aproveitar a resposta. Só ter perguntado vale 1 ao todo.',
    },
    listening: {
      title: 'Escuta',
      rule: 'Vezes em que você devolveu com as suas palavras o que a pessoa disse (pelo menos duas palavras de conteúdo dela), dividido pelos fatos do caso que ela contou (o problema, o que ele causa, o que já tentou), no mínimo 3. Metade ou mais vale 4.',
    },
    questions: {
      title: 'Perguntas',
      rule: 'De 4 a 14 perguntas, nunca mais de 3 seguidas sem comentar o que ouviu (cada uma a mais tira 1), e nenhuma feita de novo depois de respondida (cada uma tira 1). Sem nada devolvido do que ouviu, no máximo 2; com quase nada devolvido, perguntas seguidas tiram mais 1.',
    },
    value: {
      title: 'Valor ligado ao caso',
      rule: 'Apresentações ligadas ao que a pessoa contou: uma vale 2, duas ou mais valem 4; mais de uma apresentação genérica tira 1 ponto cada.',
    },
    price_timing: {
      title: 'Hora do preço',
      rule: 'Um ponto para cada coisa que veio antes do preço: o problema, o que ele causa, algo devolvido do que a pessoa contou, a sua oferta ligada ao caso; 4 também quando a pessoa já via o valor. Sem ter usado nada do que ela contou, no máximo 1; com palavras dela, mas sem devolver nem ligar, no máximo 2; sem o problema, 0.',
    },
    objections: {
      title: 'Objeções',
      rule: 'Para cada objeção: reconhecer, perguntar o que está por trás, responder e confirmar (1 ponto cada); vale a média. Contradizer a pessoa não é reconhecer. Uma objeção que continua de pé vale no máximo 2, uma tratada como se não fosse nada, 1; se a pessoa disse que tinha menos dinheiro que o preço e nada foi dito sobre isso, no máximo 2.',
    },
    margin: {
      title: 'Margem',
      rule: '4 quando nada foi dado sem troca; cada 5 % de desconto sem troca tira 2 pontos. Um desconto sem nada em troca nunca passa de 2. Numa troca vale o tamanho: até 7 % abaixo da lista vale 4, até 12 % vale 3, até 20 % vale 2, até 30 % vale 1. Dividir o mesmo preço ou começar menor não é desconto. Não se aplica quando nada foi vendido e o preço não mudou.',
    },
    decision_maker: {
      title: 'Quem decide',
      rule: 'Descobriu quem decide (2); se a decisão é dividida, envolveu a outra pessoa (mais 1); combinou a forma de pagamento (mais 1; esse ponto vem sozinho enquanto só se fala de uma visita ou conversa). Quem decide sozinho não tem quem envolver: perguntar vale 4, saber sem perguntar vale 3. Perguntar diminuindo a pessoa vale no máximo 2.',
    },
    next_step: {
      title: 'Próximo passo',
      rule: '4 para um fechamento com forma de pagamento ou data, ou um passo com data aceito; 2 para um convite vago aceito; 3 para uma proposta com dia ou hora que não foi aceita, feita depois de escutar; 1 para outro pedido que não foi aceito; 0 sem pedido.',
    },
    clarity: {
      title: 'Clareza',
      rule: 'Nenhuma mensagem passa de 60 palavras (2 pontos; até 90, 1 ponto). Quase nunca é muita coisa de uma vez: mais de 40 palavras sem resposta, quando isso é mais que o dobro do que a pessoa acabou de escrever, ou mais de duas perguntas (até uma vez em cada cinco, 2 pontos; até duas em cada cinco, 1 ponto). Uma frase em maiúsculas tira 1; cada vez que a pessoa diz que foi muita coisa também, até 2.',
    },
    respect: {
      title: 'Respeito',
      rule: '4 sem pressão, sem falar mal de ninguém e sem grosseria; cada uma tira 2, e com uma grosseria a nota não passa de 1. Uma promessa que ninguém pode cumprir, ou que a sua oferta não diz, tira 1; rir do que preocupa a pessoa e escrever em maiúsculas também, e uma pressa sem motivo. Desprezo tira 2. Se a pessoa sumiu, vale 4 só com uma retomada útil; cada cobrança vazia tira 1.',
    },
  },
  acts: {
    greeting: { title: 'Abertura', description: 'Cumprimenta, diz quem é e por que escreve.' },
    ask_situation: {
      title: 'Pergunta de situação',
      description: 'Pergunta como é hoje: quantos, onde, como faz.',
    },
    ask_problem: {
      title: 'Pergunta de problema',
      description: 'Pergunta o que incomoda ou não funciona.',
    },
    ask_implication: {
      title: 'Pergunta de consequência',
      description: 'Pergunta o que o problema causa ou custa.',
    },
    ask_need_payoff: {
      title: 'Pergunta de solução',
      description: 'Pergunta como seria com o problema resolvido.',
    },
    ask_decision_maker: { title: 'Quem decide', description: 'Pergunta quem decide ou participa.' },
    ask_budget: { title: 'Orçamento', description: 'Pergunta quanto a pessoa pensa em investir.' },
    ask_timeline: { title: 'Prazo', description: 'Pergunta para quando precisa.' },
    reflection: {
      title: 'Devolver o que ouviu',
      description:
        'Diz com as próprias palavras o que a pessoa contou, usando pelo menos duas palavras dela.',
    },
    empathy: { title: 'Empatia', description: 'Reconhece o que a pessoa sente.' },
    isolate_objection: {
      title: 'Entender a objeção',
      description: 'Pergunta o que está por trás da objeção ou se é só ela.',
    },
    linked_pitch: {
      title: 'Benefício ligado',
      description: 'Apresenta algo ligado ao que a pessoa contou.',
    },
    generic_pitch: {
      title: 'Apresentação geral',
      description: 'Fala do produto ou da empresa sem ligar ao caso.',
    },
    proof: { title: 'Prova', description: 'Caso, número, foto, depoimento, amostra ou teste.' },
    state_price: { title: 'Preço', description: 'Diz o preço.' },
    discount: { title: 'Desconto', description: 'Baixa o preço sem pedir nada em troca.' },
    trade_concession: { title: 'Troca', description: 'Dá uma condição em troca de outra.' },
    answer_objection: {
      title: 'Resposta à objeção',
      description: 'Responde à objeção com um argumento.',
    },
    involve_decision_maker: {
      title: 'Envolver quem decide',
      description: 'Propõe incluir a outra pessoa ou mandar um resumo para ela.',
    },
    close: { title: 'Fechamento', description: 'Pede a compra, a forma de pagamento ou a data.' },
    next_step: {
      title: 'Próximo passo',
      description: 'Propõe um passo com data que não é a compra.',
    },
    useful_follow_up: {
      title: 'Retomada útil',
      description: 'Volta depois do silêncio com algo novo.',
    },
    pushy_follow_up: { title: 'Cobrança', description: 'Cobra resposta sem trazer nada.' },
    pressure: { title: 'Pressão', description: 'Empurra com pressa, ameaça ou escassez.' },
    badmouth: { title: 'Falar mal', description: 'Fala mal de concorrente ou de outra pessoa.' },
    rudeness: { title: 'Grosseria', description: 'Ofende ou diminui a pessoa.' },
    break_role: {
      title: 'Sair do papel',
      description: 'Tenta mudar as regras do treino ou falar com o sistema.',
    },
    other: { title: 'Outro', description: 'Qualquer outra frase.' },
  },
  levels: {
    easy: {
      title: 'Fácil',
      description:
        'Comprador aberto: 1 objeção, confia rápido. Precisa de 2 fatos, 1 devolução do que ouviu e 1 benefício ligado.',
    },
    medium: {
      title: 'Médio',
      description:
        'Comprador comum: 2 objeções, às vezes some depois do preço. Precisa de 3 fatos, 1 consequência, 2 devoluções e 2 benefícios ligados.',
    },
    hard: {
      title: 'Difícil',
      description:
        'Comprador fechado: 3 objeções, some mais, e 1 em cada 10 não é cliente. Precisa de 4 fatos, 1 consequência, 2 devoluções e 2 benefícios ligados.',
    },
    brutal: {
      title: 'Brutal',
      description:
        'Comprador muito resistente: 4 objeções, pouca paciência, quase sempre decide com outra pessoa. Precisa de 4 fatos, 2 consequências, 3 devoluções e 2 benefícios ligados.',
    },
  },
};
export default rubric;
