import type { Archetype, Topic, Wordings } from './facts.ts';

/** Knowledge about one challenge. */
export interface TopicKnowledge {
  /** Ends the sentence "o que trava hoje é …". */
  name: string;
  /** Its causes. */
  diagnosis: Wordings;
  /** Concrete tasks for this week. */
  actions: Wordings;
  /** Why it affects this archetype, and which strength helps. */
  byArchetype: Record<Archetype, string>;
}

/** The most common challenges, with causes and advice. */
export const TOPIC_KNOWLEDGE: Record<Topic, TopicKnowledge> = {
  rejection: {
    name: 'o medo do não',
    diagnosis: [
      'O medo do não costuma diminuir quando o não deixa de ser sobre você e passa a ser sobre o momento do cliente.',
      'Quem teme a rejeição quase sempre aborda pouco, e cada não pesa mais porque são poucos. O volume pequeno aumenta o medo.',
    ],
    actions: [
      'Durante cinco dias, a meta não é vender: é colecionar dez nãos por dia e anotar o motivo de cada um. No fim da semana o medo tem dados.',
      'Escreva uma frase de saída elegante, como "sem problema, posso te procurar em outro momento?". Quem sabe como sair entra mais leve.',
      'Comece o dia por três contatos fáceis, clientes que já gostam de você. A quarta abordagem sai outra.',
    ],
    byArchetype: {
      hunter:
        'Para um Caçador, o não costuma virar raiva ou pressa; transforme em contagem: tantos contatos, tantos sins.',
      consultant:
        'Para um Consultor, o não soa como erro de diagnóstico. Pergunte o motivo com curiosidade: é mais uma pergunta, e você é bom nisso.',
      communicator:
        'Para um Comunicador, o não parece pessoal. Lembre que a pessoa recusou a oferta de hoje, não a conversa.',
      strategist:
        'Para um Estrategista, o não é um dado. Registre em que etapa ele veio e o plano da semana seguinte já nasce melhor.',
    },
  },
  price: {
    name: 'a conversa sobre preço',
    diagnosis: [
      'Quando o cliente diz que está caro, na maioria das vezes ele está dizendo que ainda não viu o tamanho do problema que isso resolve.',
      'Preço vira briga quando aparece antes do valor. Quem apresenta o número cedo demais negocia contra si.',
    ],
    actions: [
      'Antes de dizer o preço, faça o cliente dizer em voz alta quanto custa continuar como está: por mês, por cliente perdido, por hora gasta.',
      'Prepare três ofertas, da mais completa à mais simples. Quem pede desconto recebe uma opção menor, não o mesmo por menos.',
      'Treine responder "caro em relação a quê?" com voz calma e esperar a resposta. A segunda frase do cliente é a objeção de verdade.',
    ],
    byArchetype: {
      hunter:
        'O risco do Caçador é dar desconto para encerrar logo. Segure dez segundos a mais: o silêncio trabalha para você.',
      consultant:
        'O Consultor mostra valor como ninguém e às vezes sussurra o preço. Diga o número na mesma voz do diagnóstico.',
      communicator:
        'O Comunicador tende a se desculpar pelo preço. Conte o caso de um cliente que pagou e voltou: história defende melhor que justificativa.',
      strategist:
        'O Estrategista tem os números para defender o preço. Leve um cálculo só, o que mais dói, e deixe o resto no anexo.',
    },
  },
  followUp: {
    name: 'o cliente que some',
    diagnosis: [
      'Cliente que some raramente decidiu pelo não; quase sempre ficou sem um próximo passo combinado.',
      'O sumiço começa no fim da conversa, quando alguém diz "qualquer coisa me chama". Sem data, não há venda em andamento.',
    ],
    actions: [
      'Não termine conversa sem dia e hora do próximo contato. A frase: "posso te chamar quinta às 10h para saber o que você achou?".',
      'Monte uma sequência de cinco retornos, com motivo novo em cada um: dúvida comum, caso parecido, novidade, prazo e despedida.',
      'Reserve meia hora fixa por dia para retomar conversas paradas, da mais quente para a mais fria.',
    ],
    byArchetype: {
      hunter:
        'O Caçador corre para o próximo e deixa dinheiro atrás. Um retorno por dia em quem já conhece você rende mais que dez abordagens frias.',
      consultant:
        'O Consultor espera por respeito. Voltar com algo útil também é respeito, e mostra cuidado.',
      communicator:
        'O Comunicador retoma com simpatia, mas sem pedido. Feche cada mensagem com uma pergunta que se responde em uma palavra.',
      strategist:
        'O Estrategista adora a cadência no papel. Ponha na agenda do celular e execute sem reabrir o plano.',
    },
  },
  closing: {
    name: 'a hora do fechamento',
    diagnosis: [
      'Dificuldade de fechar costuma ser dificuldade de pedir. O cliente espera que alguém conduza a decisão.',
      'O "vou pensar" aparece quando ficou uma dúvida sem nome. Fechar é descobrir qual é ela.',
    ],
    actions: [
      'Escolha uma frase de fechamento e use em todas as conversas da semana: "pelo que você me contou, faz sentido começar por este. Posso reservar o seu?".',
      'Ao ouvir "vou pensar", responda: "claro. O que pesa mais nessa decisão?". Trate a resposta antes de desligar.',
      'Faça fechamentos pequenos ao longo da conversa: confirmar o problema, o prazo, quem decide. O grande vem no embalo.',
    ],
    byArchetype: {
      hunter:
        'O Caçador pede a venda cedo. Confirme antes os dois critérios do cliente e o mesmo pedido passa a ser aceito.',
      consultant:
        'O Consultor chega perto e espera o cliente concluir. Transforme o resumo em recomendação: "eu faria assim".',
      communicator:
        'O Comunicador deixa a conversa tão boa que ninguém quer estragar com um pedido. O pedido é parte da conversa boa.',
      strategist:
        'O Estrategista quer eliminar todo risco antes de pedir. Peça um passo menor, com saída fácil, e a decisão anda.',
    },
  },
  objections: {
    name: 'a resposta às objeções',
    diagnosis: [
      'Objeção é interesse com receio. Quem não se interessa não discute.',
      'As objeções do seu mercado são sempre as mesmas oito ou dez. Quem as escreve deixa de improvisar.',
    ],
    actions: [
      'Liste as cinco objeções que você mais ouve e escreva para cada uma: acolhimento, pergunta, resposta curta. Treine em voz alta.',
      'Use a ordem acolher, perguntar, responder, confirmar. Pular a pergunta é responder ao que o cliente não disse.',
      'Antecipe a objeção mais comum na sua apresentação, com um exemplo. Dita por você, ela perde a força.',
    ],
    byArchetype: {
      hunter:
        'O Caçador rebate rápido e soa como disputa. Uma pergunta antes da resposta muda o tom inteiro.',
      consultant:
        'O Consultor trata bem a objeção, mas esquece de retomar o pedido. Depois da resposta, volte ao próximo passo.',
      communicator:
        'O Comunicador responde com história. Ótimo: escolha uma história por objeção e deixe pronta.',
      strategist: 'O Estrategista responde com dados demais. Um fato e uma pergunta bastam.',
    },
  },
  prospecting: {
    name: 'encontrar clientes novos',
    diagnosis: [
      'Falta de cliente novo quase nunca é falta de mercado; é falta de horário fixo para procurar.',
      'Prospecção irregular cria mês bom e mês ruim. O resultado de hoje é o contato de 30 dias atrás.',
    ],
    actions: [
      'Bloqueie uma hora por dia, sempre a mesma, só para contatos novos. Sem essa hora, o resto da agenda é manutenção.',
      'Peça duas indicações a cada cliente satisfeito, com nome e motivo: "quem você conhece que também está passando por isso?".',
      'Defina em uma frase quem é o seu cliente ideal e recuse por uma semana quem não se parece com ele. A lista encolhe e a conversão sobe.',
    ],
    byArchetype: {
      hunter:
        'Para o Caçador, o gargalo é a lista, não a coragem. Meia hora de pesquisa antes da caçada dobra o aproveitamento.',
      consultant:
        'O Consultor prefere que o cliente venha. Ofereça um diagnóstico curto e gratuito: é o convite que combina com você.',
      communicator:
        'O Comunicador tem uma rede inteira que ainda não sabe o que você vende. Comece por ela, pessoa a pessoa.',
      strategist:
        'O Estrategista sabe montar a lista perfeita. Limite a pesquisa a dez minutos por nome e passe para o contato.',
    },
  },
  organisation: {
    name: 'a organização da rotina',
    diagnosis: [
      'Sem rotina, o urgente dos outros ocupa o lugar do importante seu.',
      'Desorganização em vendas custa caro porque é invisível: ninguém vê o retorno que não foi feito.',
    ],
    actions: [
      'Divida o dia em três blocos: contato novo, retorno e entrega. Se um bloco sumir, que não seja o primeiro.',
      'Anote toda conversa em um lugar só, nem que seja uma planilha com nome, estágio e próxima data.',
      'Às sextas, gaste 20 minutos escolhendo as dez conversas que vão fechar a semana seguinte.',
    ],
    byArchetype: {
      hunter:
        'O Caçador acha que registro rouba tempo de venda. Cinco minutos no fim do dia devolvem as vendas que a memória perde.',
      consultant:
        'O Consultor se perde na profundidade. Dê hora de fim a cada conversa e o dia rende o dobro.',
      communicator:
        'O Comunicador vive de estímulo e o dia escapa. Um quadro simples, à vista, com as conversas abertas, segura o rumo.',
      strategist:
        'O Estrategista organiza o plano e adia o contato. Comece o dia pelo telefone, termine pela planilha.',
    },
  },
  consistency: {
    name: 'a constância dos resultados',
    diagnosis: [
      'Resultado que oscila costuma vir de atividade que oscila: prospecta-se no aperto e se para na fartura.',
      'Motivação varia; rotina mínima, não. A constância nasce de uma meta diária tão pequena que não dá para falhar.',
    ],
    actions: [
      'Defina o mínimo inegociável do dia, por exemplo cinco contatos novos, e cumpra também no mês bom.',
      'Acompanhe três números por semana: contatos, propostas, fechamentos. A oscilação aparece neles antes de aparecer no bolso.',
      'No seu melhor mês, dobre a prospecção por uma semana. É o antídoto do mês seguinte.',
    ],
    byArchetype: {
      hunter:
        'O Caçador descansa depois da presa. Faça o primeiro contato do próximo negócio no mesmo dia em que fechar este.',
      consultant:
        'O Consultor mergulha no cliente atual e esquece a fila. Proteja uma hora diária para quem ainda não comprou.',
      communicator:
        'O Comunicador rende com plateia. Combine com alguém um placar semanal e a energia fica estável.',
      strategist:
        'O Estrategista muda o método quando o resultado cai. Segure o método e aumente o volume por 15 dias.',
    },
  },
  ticket: {
    name: 'vender com valor mais alto',
    diagnosis: [
      'Ticket baixo muitas vezes é escolha de cliente, não limite do produto.',
      'Quem oferece primeiro a opção barata ensina o cliente a comparar por preço.',
    ],
    actions: [
      'Apresente primeiro a opção mais completa e só depois as menores. A âncora muda a conversa.',
      'Liste os dez clientes que mais compraram e procure o que eles têm em comum. Prospecte só esse tipo por um mês.',
      'Acrescente um item que resolve o problema inteiro, como instalação, acompanhamento ou garantia, e venda o pacote.',
    ],
    byArchetype: {
      hunter:
        'O Caçador ganha no volume e esquece a margem. Metade das abordagens, com o dobro do ticket, cansa menos.',
      consultant:
        'O Consultor é quem mais pode subir o ticket: o diagnóstico já justifica. Falta recomendar a solução inteira.',
      communicator:
        'O Comunicador tem acesso a quem compra mais e às vezes não pede a apresentação. Peça.',
      strategist:
        'O Estrategista sabe onde está a margem. Escolha cinco contas grandes e trate cada uma como projeto.',
    },
  },
  digital: {
    name: 'vender pelo digital',
    diagnosis: [
      'No digital, ser visto não basta: sem um convite claro, curtida não vira conversa.',
      'Muita gente tenta estar em toda rede. Um canal bem cuidado vende mais do que quatro abandonados.',
    ],
    actions: [
      'Publique três vezes por semana: uma dúvida real de cliente, um bastidor e um resultado. Feche sempre com um convite para a conversa.',
      'Responda em até dez minutos no horário comercial. Velocidade é o anúncio mais barato que existe.',
      'Transforme cada pergunta que chega em uma publicação. Em um mês você tem um mês de conteúdo.',
    ],
    byArchetype: {
      hunter:
        'O Caçador se irrita com o tempo do conteúdo. Use o digital para abrir conversa direta, com quem curtiu ou comentou.',
      consultant:
        'O Consultor tem o melhor material: as perguntas que faz. Publique uma por semana com a resposta.',
      communicator:
        'O Comunicador nasceu para vídeo e áudio. Falta terminar com um convite em vez de um tchau.',
      strategist:
        'O Estrategista monta calendário e não aperta o publicar. Publique simples e ajuste pelos números.',
    },
  },
  product: {
    name: 'o domínio do que vende',
    diagnosis: [
      'Insegurança com o produto passa pela voz antes de passar pela informação.',
      'O cliente não compra a ficha técnica; compra o que muda na vida dele. Saber isso é o domínio que importa.',
    ],
    actions: [
      'Escreva as dez perguntas que mais ouve e a resposta em duas frases. Leia em voz alta até sair sem esforço.',
      'Converse com três clientes que já usam e pergunte o que mudou. São seus melhores argumentos.',
      'Para cada característica, complete a frase "e isso significa que você…". Fale só a segunda metade.',
    ],
    byArchetype: {
      hunter:
        'O Caçador compensa na confiança. Com três respostas prontas, a confiança deixa de ser aposta.',
      consultant:
        'O Consultor quer saber tudo antes de falar. Diga "vou confirmar e te respondo hoje": gera mais confiança que uma resposta decorada.',
      communicator:
        'O Comunicador encanta e escorrega no detalhe. Leve uma folha de dados e use sem vergonha.',
      strategist:
        'O Estrategista estuda bem. Traduza o estudo em três benefícios na língua do cliente.',
    },
  },
  rapport: {
    name: 'a conexão com o cliente',
    diagnosis: [
      'Conexão não é simpatia: é o cliente perceber que você entendeu a situação dele.',
      'Muita conversa trava porque começa no produto. Quem começa na rotina do outro chega antes.',
    ],
    actions: [
      'Prepare três perguntas de abertura sobre a realidade do cliente e comece sempre por uma delas.',
      'Repita as palavras exatas do cliente ao resumir. É a forma mais simples de ele se sentir ouvido.',
      'Antes de cada contato, descubra uma informação verdadeira sobre a pessoa ou o negócio e abra por ela.',
    ],
    byArchetype: {
      hunter:
        'O Caçador pula a conexão para ganhar tempo. Dois minutos no começo economizam vinte de objeção.',
      consultant:
        'O Consultor conecta pela pergunta. Sorria na voz e a investigação deixa de parecer interrogatório.',
      communicator:
        'O Comunicador conecta fácil; falta aprofundar. Uma pergunta a mais sobre o que o cliente acabou de dizer resolve.',
      strategist:
        'O Estrategista chega com a resposta pronta. Guarde a resposta por cinco minutos e deixe o cliente chegar lá com você.',
    },
  },
};
