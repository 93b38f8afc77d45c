import type { Archetype, Wordings } from './facts.ts';

/** Knowledge about one archetype of seller. */
export interface ArchetypeKnowledge {
  name: string;
  /** How this person sells, for beginners and for experienced sellers. */
  portrait: { novice: Wordings; practised: Wordings };
  strengths: readonly string[];
  /** Weaknesses that come with the strengths. */
  shadows: readonly string[];
  style: Wordings;
  empathy: Wordings;
  patience: Wordings;
  behaviour: readonly string[];
}

/** The four archetypes of the questionnaire. */
export const ARCHETYPE_KNOWLEDGE: Record<Archetype, ArchetypeKnowledge> = {
  hunter: {
    name: 'Caçador',
    portrait: {
      novice: [
        'Você tem o instinto do Caçador: prefere tentar a esperar. Falta repertório, não falta vontade, e vontade é a parte que ninguém ensina.',
        'Seu perfil é Caçador em formação. A energia para ir atrás já está aí; agora ela precisa de um alvo por vez e de um roteiro simples para cada abordagem.',
        'Como Caçador no começo da estrada, você aprende no campo. Cada conversa a mais vale por uma aula, desde que você anote o que funcionou.',
      ],
      practised: [
        'Você é Caçador com quilometragem: sabe abrir porta, sente o momento do fechamento e não se assusta com um não. O próximo salto vem de escolher melhor onde caçar.',
        'Seu perfil é Caçador experiente. O volume você já domina; o que separa o seu bom mês do seu grande mês é a qualidade da lista e a volta em quem ficou para depois.',
        'Como Caçador com história, você vive de ritmo. Quando a lista é boa, você entrega; quando a lista é fraca, você compensa no esforço, e é aí que se perde margem.',
      ],
    },
    strengths: [
      'iniciativa para começar a conversa antes dos outros',
      'resistência ao não: você levanta e faz a próxima abordagem',
      'senso de urgência, que ajuda o cliente a decidir',
      'foco no fechamento desde a primeira frase',
      'coragem para pedir a venda e pedir indicação',
    ],
    shadows: [
      'oferecer antes de entender, e ouvir um "vou pensar" que era evitável',
      'abandonar quem não decide no primeiro contato',
      'abrir muitas conversas e deixar as boas esfriarem',
      'dar desconto cedo só para encerrar a negociação',
    ],
    style: [
      'direto e rápido: você abre a conversa com um motivo claro, testa o interesse cedo e pede a decisão sem rodeio',
      'de ataque: muita abordagem, ritmo alto e fechamento pedido em voz firme',
      'objetivo: você prefere um não hoje a um talvez na semana que vem',
    ],
    empathy: [
      'Antes de apresentar qualquer coisa, faça duas perguntas e repita com suas palavras o que ouviu. Só então ofereça. Para um Caçador, essa pausa parece lenta; para o cliente, é o momento em que ele se sente ouvido.',
      'Troque a primeira frase sobre o produto por uma pergunta sobre a rotina do cliente. Conte até três depois da resposta antes de falar: quase sempre vem mais uma frase, e é nela que mora o motivo da compra.',
      'Em cada conversa, descubra uma coisa que o cliente quer evitar, não só o que ele quer ter. Anote com as palavras dele e use essas palavras no fechamento.',
    ],
    patience: [
      'Separe na agenda 30 minutos por dia só para retornos. Paciência, para você, não é esperar: é ter data marcada para voltar.',
      'Trate o "agora não" como um estágio da venda. Combine o próximo contato antes de desligar e registre o dia; assim a pressa vira método.',
      'Dê a cada boa oportunidade cinco contatos antes de desistir, com um motivo novo em cada um. O Caçador que volta colhe o que o apressado plantou.',
    ],
    behaviour: [
      'começa o dia pela ação e planeja no caminho',
      'prefere falar a escrever relatório',
      'se anima com placar e com meta curta',
    ],
  },
  consultant: {
    name: 'Consultor',
    portrait: {
      novice: [
        'Seu perfil é Consultor em formação: você quer entender antes de oferecer. É o hábito que mais gera confiança, e o mais difícil de ensinar a quem não tem.',
        'Você tem a cabeça do Consultor: pergunta, escuta, liga os pontos. O que falta agora é a segurança de concluir a conversa com uma recomendação.',
        'Como Consultor no início, você já faz boas perguntas. O próximo passo é fazer menos perguntas e tirar mais de cada resposta.',
      ],
      practised: [
        'Você é Consultor experiente: o cliente sai da conversa entendendo melhor o próprio problema. Seu próximo nível é cobrar por essa clareza, conduzindo à decisão.',
        'Seu perfil é Consultor com estrada. Você ganha pela confiança e perde quando a conversa fica longa demais e ninguém diz qual é o próximo passo.',
        'Como Consultor maduro, você vende diagnóstico. Quando o diagnóstico termina em uma recomendação firme, o preço vira detalhe.',
      ],
    },
    strengths: [
      'escuta que faz o cliente contar o que não contou a ninguém',
      'perguntas que mostram o custo de continuar como está',
      'recomendação sob medida em vez de discurso pronto',
      'confiança que vira recompra e indicação',
      'calma para tratar de assunto difícil, como preço e prazo',
    ],
    shadows: [
      'alongar o diagnóstico e adiar o pedido da venda',
      'entregar a solução de graça na conversa',
      'esperar que o cliente conclua sozinho',
      'passar insegurança na hora de dizer o preço',
    ],
    style: [
      'consultivo: você investiga, resume o problema com as palavras do cliente e recomenda um caminho',
      'de diagnóstico: perguntas primeiro, recomendação depois, e o preço só quando o valor ficou claro',
      'paciente e preciso: você prefere vender o certo uma vez a empurrar o errado duas',
    ],
    empathy: [
      'Sua escuta já é boa; agora mostre que ouviu. Termine o diagnóstico com "se eu entendi bem, hoje isso te custa…" e deixe o cliente corrigir. Ser corrigido aproxima.',
      'Leve a empatia até a decisão: pergunte "o que faria você se arrepender de não resolver isso?". É cuidado, não pressão.',
      'Dê nome ao que o cliente sente antes de argumentar: "faz sentido ter receio depois de uma experiência ruim". Depois disso, qualquer explicação entra mais fácil.',
    ],
    patience: [
      'Paciência você tem de sobra com o cliente; use um pouco com a sua própria ansiedade de acertar tudo. Combine no início quanto tempo a conversa dura e recomende ao final, mesmo sem ter todas as respostas.',
      'Dê um limite ao diagnóstico: cinco perguntas, um resumo, uma recomendação. A paciência que ajuda é a que tem fim marcado.',
      'Quando o cliente pedir tempo, não some por educação. Combine o que cada um vai trazer na próxima conversa e em que dia.',
    ],
    behaviour: [
      'estuda o cliente antes de falar com ele',
      'prefere poucas conversas boas a muitas rasas',
      'se sente bem quando o cliente diz "nunca tinha pensado nisso"',
    ],
  },
  communicator: {
    name: 'Comunicador',
    portrait: {
      novice: [
        'Seu perfil é Comunicador em formação: as pessoas gostam de conversar com você. Agora é dar rumo à conversa, para que simpatia vire pedido.',
        'Você tem o dom do Comunicador: cria clima em minutos. O que falta é um roteiro leve, com começo, pergunta-chave e convite.',
        'Como Comunicador no começo, você já tem a parte que demora anos: gente que responde às suas mensagens. Falta só pedir o próximo passo.',
      ],
      practised: [
        'Você é Comunicador experiente: abre portas com a conversa e é lembrado depois dela. Seu salto vem de transformar esse carisma em processo.',
        'Seu perfil é Comunicador com história. A rede é grande e gosta de você; a pergunta é quantas dessas pessoas receberam um convite claro este mês.',
        'Como Comunicador maduro, você vende pela relação. Quando junta relação e método, vira referência na sua praça.',
      ],
    },
    strengths: [
      'facilidade para quebrar o gelo com qualquer pessoa',
      'histórias que fazem o produto ficar na memória',
      'rede de contatos que responde quando você chama',
      'energia que contagia em vídeo, áudio e ao vivo',
      'talento para pedir indicação sem constranger',
    ],
    shadows: [
      'conversar muito e perguntar pouco',
      'sair da conversa sem um próximo passo marcado',
      'prometer mais do que cabe na agenda',
      'levar um não para o lado pessoal',
    ],
    style: [
      'de relação: você conquista primeiro, conta uma história que parece com a do cliente e convida',
      'caloroso e presente: a venda acontece no meio de uma boa conversa',
      'narrativo: exemplos, áudios e bastidores valem mais na sua mão do que qualquer folheto',
    ],
    empathy: [
      'Empatia, para quem fala bem, é calar na hora certa. Faça a pergunta e espere. Meta prática: que o cliente fale 60% do tempo.',
      'Use seu carisma para o outro brilhar: peça que ele conte como resolve o problema hoje e agradeça a sinceridade antes de oferecer.',
      'Depois de cada conversa, escreva em uma linha o que importa para aquela pessoa. Retomar esse detalhe na mensagem seguinte vale mais do que dez emojis.',
    ],
    patience: [
      'Quando a conversa esfriar, não preencha o silêncio com desconto nem com mais argumento. Marque um retorno e traga algo novo: um caso, uma foto, um número.',
      'Escolha um dia da semana para organizar os contatos. A paciência de registrar hoje é a lembrança que o cliente vai elogiar amanhã.',
      'Respeite o tempo de quem decide devagar: uma mensagem curta e útil por semana mantém você por perto sem cansar.',
    ],
    behaviour: [
      'pensa em voz alta e ganha energia com gente',
      'responde rápido e usa áudio com naturalidade',
      'se dedica mais quando há plateia ou grupo',
    ],
  },
  strategist: {
    name: 'Estrategista',
    portrait: {
      novice: [
        'Seu perfil é Estrategista em formação: você quer um plano antes do primeiro passo. Bom sinal, desde que o plano caiba em uma semana e não em um caderno.',
        'Você pensa como Estrategista: enxerga etapas onde os outros veem sorte. Agora é hora de testar o plano na rua e ajustar com dados.',
        'Como Estrategista no começo, você já sabe onde quer chegar. O que falta é volume: plano sem conversa é só desenho.',
      ],
      practised: [
        'Você é Estrategista experiente: lê o cenário, escolhe as contas certas e sabe por que perdeu as que perdeu. Seu salto está em decidir mais rápido com a informação que já tem.',
        'Seu perfil é Estrategista com estrada. Processo você tem; o resultado cresce quando o plano vira rotina diária de contato.',
        'Como Estrategista maduro, você joga o jogo longo. Some a isso dois movimentos curtos por semana e o caixa acompanha a visão.',
      ],
    },
    strengths: [
      'planejamento: você sabe com quem vai falar e por quê',
      'leitura de números, que mostra onde a venda trava',
      'escolha de clientes com maior chance e melhor margem',
      'preparo que aparece na primeira pergunta',
      'constância quando o método está claro',
    ],
    shadows: [
      'planejar além da conta e abordar de menos',
      'esperar a condição perfeita para começar',
      'parecer frio quando o cliente quer acolhimento',
      'trocar de método antes de medir o anterior',
    ],
    style: [
      'planejado: cada contato tem objetivo, pergunta e próximo passo definidos antes de começar',
      'analítico: você compara, mede e argumenta com fatos que o cliente consegue conferir',
      'de longo prazo: constrói a conta, mapeia quem decide e chega preparado na hora da proposta',
    ],
    empathy: [
      'Antes dos números, pergunte como a pessoa está vivendo o problema. Um minuto de conversa humana faz o seu argumento técnico valer o dobro.',
      'Inclua no seu roteiro um campo que não é de dados: o que deixa esse cliente tranquilo e o que tira o sono dele. Use isso para abrir a proposta.',
      'Troque uma tabela por uma história de cliente parecido. Quem decide lembra do caso e depois confere o número.',
    ],
    patience: [
      'Sua paciência com o processo é boa; tenha a mesma com o imprevisto. Reserve espaço na semana para a oportunidade que não estava no plano.',
      'Teste por 15 dias antes de mudar o método. Paciência, aqui, é deixar o dado amadurecer.',
      'Quando o cliente sair do roteiro, acompanhe. Anote onde ele saiu: é ali que o seu roteiro melhora.',
    ],
    behaviour: [
      'prepara antes e improvisa pouco',
      'gosta de planilha, etapa e indicador',
      'decide melhor com tempo e dados na mão',
    ],
  },
};
