import type { Family, StyleTips } from './knowledge.ts';

/** Advice for each archetype by family of objections. */
export const STYLE_TIPS: Record<Family, StyleTips> = {
  price: {
    hunter:
      'seu impulso é dar desconto para fechar logo. Conte até cinco depois do preço e só conceda em troca de algo.',
    consultant:
      'você explica valor como ninguém, mas baixa a voz na hora do número. Diga o preço no mesmo tom do diagnóstico.',
    communicator:
      'cuidado para não se desculpar pelo preço. Uma história curta de quem pagou e voltou defende melhor que justificativa.',
    strategist:
      'você tem a conta pronta: mostre um número só, o que mais dói, e deixe a planilha no anexo.',
  },
  timing: {
    hunter:
      'você quer a resposta hoje e pode soar apressado. Troque a pressa por uma data marcada: é fechamento do mesmo jeito.',
    consultant:
      'você respeita tanto o tempo do cliente que some junto com ele. Saia da conversa com dia e hora.',
    communicator:
      'o papo está bom e termina sem próximo passo. Antes do tchau, peça a data com a mesma leveza.',
    strategist: 'ponha esse retorno na sua cadência agora e leve um motivo novo em cada contato.',
  },
  authority: {
    hunter:
      'não passe por cima de quem está na sua frente para chegar no chefe. Faça dele o seu aliado.',
    consultant:
      'use a sua escuta para descobrir o que a outra pessoa valoriza, e prepare a resposta dela, não a sua.',
    communicator:
      'proponha a conversa a três: é onde você brilha. Não deixe outra pessoa contar a sua história.',
    strategist:
      'desenhe quem decide, quem influencia e quem assina. Uma página para cada um, não um documento para todos.',
  },
  competition: {
    hunter:
      'a vontade é vencer o concorrente no grito. Peça um teste pequeno: quem compara com os próprios olhos troca sozinho.',
    consultant:
      'pergunte o que poderia ser melhor e fique em silêncio. A brecha aparece na segunda frase.',
    communicator:
      'elogie a escolha atual com sinceridade antes de qualquer coisa; o cliente relaxa e conta o que falta.',
    strategist:
      'ofereça um quadro de comparação justo, inclusive nos pontos em que você perde. Credibilidade desempata.',
  },
  need: {
    hunter:
      'se não há problema, agradeça e vá para o próximo. Insistir aqui custa a energia de dez abordagens boas.',
    consultant:
      'uma pergunta sobre a rotina vale mais que a sua melhor explicação. Faça só uma, e boa.',
    communicator:
      'conte em duas frases o caso de alguém parecido e pergunte “acontece aí também?”.',
    strategist:
      'ajude a pessoa a pôr um número no problema. Sem número, ela não vê; com número, ela decide.',
  },
  trust: {
    hunter:
      'aqui a sua velocidade assusta. Desacelere, proponha um passo pequeno e cumpra antes do prazo.',
    consultant:
      'deixe a pessoa contar a história inteira antes de responder. Ser ouvida já é metade da confiança.',
    communicator: 'simpatia não substitui prova. Leve um caso que ela possa conferir sem você.',
    strategist:
      'ofereça uma evidência só, a mais fácil de conferir. Excesso de prova também levanta suspeita.',
  },
  terms: {
    hunter:
      'não prometa prazo nem condição para não perder o embalo. O que você promete hoje, alguém cobra amanhã.',
    consultant:
      'explique a regra em uma frase e pare. Detalhe demais em contrato cria dúvida onde não havia.',
    communicator:
      'combine por escrito o que vocês acertaram na conversa. Palavra boa também precisa de registro.',
    strategist:
      'apresente duas opções com a troca clara entre elas. Três já viram comparação sem fim.',
  },
};
