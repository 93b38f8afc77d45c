/** The second week of a channel's plan, made from the first one. */
const secondWeek = {
  day: 'o dia {{day}}',
  count: {
    contact_one: '{{count}} contato',
    contact_other: '{{count}} contatos',
    conversation_one: '{{count}} conversa',
    conversation_other: '{{count}} conversas',
    proposal_one: '{{count}} proposta',
    proposal_other: '{{count}} propostas',
    sale_one: '{{count}} venda',
    sale_other: '{{count}} vendas',
    loss_one: '{{count}} perda',
    loss_other: '{{count}} perdas',
  },
  why: {
    nothing:
      'Você ainda não registrou nada neste canal. A semana repete o que deu para fazer e pede o registro de cada contato.',
    log: 'Neste canal você registrou {{logged}}: é pouco para saber o que mudar. A semana repete o que deu para fazer e pede o registro de cada contato.',
    open: 'Neste canal você registrou {{logged}}: pouca gente respondeu. A semana muda o começo da conversa.',
    propose:
      'Neste canal você registrou {{logged}}: poucas conversas chegam à proposta. A semana treina esse passo.',
    close:
      'Neste canal você registrou {{logged}}: falta quem recebeu proposta decidir. A semana é de retornos.',
    grow: 'Neste canal você registrou {{logged}}: está vendendo. A semana repete o que deu certo com mais gente.',
    steady:
      'Neste canal você registrou {{logged}}: nada para corrigir por enquanto. A semana mantém o ritmo.',
  },
  leftOver_one: 'Da primeira semana ficou {{days}}.',
  leftOver_other: 'Da primeira semana ficaram {{days}}.',
  begin: {
    log: 'Abra Resultados e registre o que aconteceu na primeira semana: contatos, conversas, propostas e vendas.',
    open: 'Reveja os contatos que ficaram sem resposta. Escreva dois começos novos, cada um com um fato da pessoa e uma pergunta só.',
    propose:
      'Reveja as conversas que pararam antes da proposta. Anote em cada uma a pergunta que faltou: o problema, o prazo ou quem decide.',
    close:
      'Liste as propostas em aberto. Ao lado de cada uma, escreva o que ficou combinado e o que falta para a pessoa decidir.',
    grow: 'Anote o que as suas vendas tiveram em comum: de onde a pessoa veio, o que perguntou e o que fez ela decidir.',
    steady:
      'Confira os seus registros da primeira semana e escolha uma coisa só para fazer diferente nesta.',
  },
  first: {
    log: 'Fale com dez pessoas novas por este canal, uma por uma, e registre cada contato e cada conversa.',
    open: 'Use cada começo novo com cinco pessoas, uma por uma, e registre quem respondeu.',
    propose:
      'Em cada conversa, pergunte primeiro o que incomoda e desde quando. Só depois diga o preço e combine quando a pessoa responde.',
    close:
      'Volte às propostas em aberto, uma por uma, com um motivo novo: uma resposta que faltou, um caso parecido ou uma data.',
    grow: 'Peça a cada pessoa que comprou o nome de alguém com o mesmo problema.',
  },
  second: {
    log: 'Volte a quem não respondeu na primeira semana, com um assunto novo, e registre o que aconteceu.',
    open: 'Compare os dois começos e siga com o que teve mais respostas, com outras dez pessoas.',
    propose:
      'Faça a quem parou de responder uma proposta de três linhas: o que resolve, quanto custa e qual é o próximo passo.',
    close:
      'Pergunte a quem ainda não decidiu o que falta para dizer sim ou não. Registre cada resposta.',
    grow: 'Faça o dobro de contatos do seu melhor dia e registre cada um.',
  },
  task: {
    leftOver: 'Ficou da primeira semana. {{text}}',
    repeat: 'De novo, com outras pessoas. {{text}}',
    practise:
      'Treine a resposta a “{{objection}}”, o motivo de {{count}} perdas. Depois volte a uma pessoa que disse isso.',
    script: 'Leia em voz alta o script de abertura deste canal e troque uma frase por uma sua.',
    rehearse:
      'Treine dez minutos com um comprador simulado deste cliente e use hoje a frase que funcionou.',
    referral: 'Peça a uma pessoa contente com você o nome de alguém parecido com ela.',
    review:
      'Compare as duas semanas em Resultados: respostas, propostas e vendas. Guarde o que funcionou e troque uma coisa só.',
  },
};
export default secondWeek;
