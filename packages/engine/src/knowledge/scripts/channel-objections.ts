import { b2b, firstSteps } from '../channels/lines.ts';
import type { ChannelKey } from '../channels/situation.ts';
import type { ObjectionKnowledge } from './objections.ts';

type ChannelObjection = Omit<ObjectionKnowledge, 'words'>;

/** The resistance that comes with the channel itself, whatever is sold there. */
export const CHANNEL_OBJECTIONS: Record<ChannelKey, readonly ChannelObjection[]> = {
  whatsapp: [
    {
      said: 'só me passa o valor',
      receive: ['Passo, sim, sem enrolação.', 'Claro, já te digo.'],
      ask: [
        'Só para não errar: é para quando e o que não pode faltar?',
        'Uma pergunta rápida antes, porque muda o preço: como está hoje?',
      ],
      answer: ['Então fica em {ticket}. O que muda é o que você quer incluir e o prazo.'],
      confirm: [
        'Quer que eu feche o número exato para o seu caso?',
        'Está dentro do que você imaginava?',
      ],
    },
  ],
  instagram: [
    {
      said: 'qual o preço?',
      receive: ['Oi! Já te respondo certinho.', 'Que bom que você perguntou!'],
      ask: [
        'É para você ou para presente? E para quando?',
        'Me conta rapidinho: para que você precisa?',
      ],
      answer: ['Fica em {ticket}, conforme a opção.'],
      confirm: [
        'Te mostro as duas mais pedidas?',
        'Quer que eu te mande uma foto do que entra em cada uma?',
      ],
    },
  ],
  linkedin: [
    {
      said: 'me manda um material que eu vejo',
      receive: ['Mando, com prazer.', 'Claro, e prometo ser breve.'],
      ask: [
        'Para não virar mais um PDF: qual é a pergunta que ele precisa responder para você?',
        'O que pesa mais na sua decisão hoje, custo, prazo ou equipe? Mando só essa parte.',
      ],
      answer: ['Então vão cinco linhas por aqui mesmo, sem anexo.'],
      confirm: [
        'Se responder à dúvida, a gente conversa 20 minutos na quinta?',
        'Posso voltar na sexta para saber se valeu?',
      ],
    },
  ],
  'cold-call': [
    {
      said: 'não posso falar agora',
      receive: ['Claro, eu liguei sem avisar.', 'Entendi, não vou tomar o seu tempo.'],
      ask: [
        'Só me diz uma coisa para eu não ligar à toa: esse assunto fica com você?',
        'É correria de hoje ou esse assunto não te interessa?',
      ],
      answer: ['Então ligo com hora marcada e falo só dois minutos.'],
      confirm: [
        'Amanhã cedo ou no fim da tarde?',
        'Qual é o melhor horário, antes das nove ou depois das cinco?',
      ],
    },
  ],
  email: [
    {
      said: 'agora não é prioridade',
      receive: [
        'Agradeço a resposta direta, ela me poupa de insistir.',
        'Entendi, e agradeço por avisar.',
      ],
      ask: [
        'Pode me dizer só uma coisa: o problema não existe por aí ou existe e há outros na frente?',
        'O que precisaria acontecer para o assunto subir na lista?',
      ],
      answer: [
        b2b(
          'Se há outros na frente, faz sentido. Deixo aqui uma conta simples do que custa esperar, e você guarda para a hora do planejamento.',
        ),
        'Se é questão de época, deixo este e-mail como lembrete, com tudo o que você precisa para decidir depois.',
      ],
      confirm: [
        'Posso voltar no começo do próximo trimestre?',
        'Em que mês faz sentido eu escrever de novo?',
      ],
    },
  ],
  referral: [
    {
      said: 'não quero incomodar ninguém',
      receive: [
        'Entendo, eu também não gosto de incomodar.',
        'Faz bem em cuidar dos seus contatos.',
      ],
      ask: [
        'E se você só perguntar se a pessoa quer, sem passar o número?',
        'Tem alguém que já comentou esse problema com você, sem você puxar o assunto?',
      ],
      answer: [
        'Eu te mando três linhas prontas, você encaminha e, se a pessoa não responder, eu não insisto.',
        'Fica assim: você avisa, a pessoa diz se quer, e eu só chamo depois do sim.',
      ],
      confirm: ['Posso te mandar o texto agora?', 'Fica confortável assim para você?'],
    },
  ],
  'google-profile': [
    {
      said: 'vi outro perto com mais avaliações',
      receive: ['É verdade, e faz bem em comparar.', 'Boa, você pesquisou antes, gosto assim.'],
      ask: [
        'O que você procurou nas avaliações: preço, prazo ou jeito de atender?',
        'Teve algum comentário que te fez pensar em um ou em outro?',
      ],
      answer: [
        firstSteps(
          'Estou começando aqui, e é por isso que cuido de cada atendimento como se fosse o primeiro. O prazo e o que está incluído vão por escrito.',
        ),
        'Nas minhas, leia as mais recentes e as respostas que eu dei, inclusive às críticas. Ali dá para ver como eu resolvo.',
        'Avaliação mostra o passado; o que eu te garanto por escrito é o prazo e o que está incluído.',
      ],
      confirm: [
        'Quer que eu segure um horário enquanto você decide?',
        'Faz sentido eu te passar um valor para comparar?',
      ],
    },
  ],
  'google-ads': [
    {
      said: 'estou fazendo outros orçamentos',
      receive: ['Faz muito bem, compare mesmo.', 'Ótimo, com mais de um fica mais fácil decidir.'],
      ask: [
        'Depois do preço, o que vai pesar: prazo, garantia ou confiança em quem faz?',
        'Até quando você quer ter decidido?',
      ],
      answer: [
        'Mando o meu com o que está incluído, linha por linha, para você comparar a mesma coisa.',
        'Deixo junto uma lista de três perguntas para fazer a qualquer um, inclusive a mim.',
      ],
      confirm: [
        'Quando chegarem os outros, posso te ajudar a comparar?',
        'Posso te ligar no dia em que for decidir?',
      ],
    },
  ],
  'meta-ads': [
    {
      said: 'só cliquei para ver o preço',
      receive: ['Tranquilo, é para isso mesmo que o anúncio existe.', 'Sem problema, te digo.'],
      ask: [
        'Para te passar certo: seria para você e para quando?',
        'Qual das opções do anúncio chamou a sua atenção?',
      ],
      answer: ['Fica em {ticket}. Se agora não for a hora, sem problema nenhum.'],
      confirm: [
        'Quer ver o que entra na opção mais simples?',
        'Te aviso se abrir uma condição melhor?',
      ],
    },
  ],
  'content-seo': [
    {
      said: 'achei mais barato em outro site',
      receive: [
        'Pode ser, e é bom que você tenha comparado.',
        'É possível, os preços variam muito mesmo.',
      ],
      ask: [
        'O que está incluído lá: o serviço inteiro ou só a primeira parte?',
        'Lá diz o prazo e o que acontece se der errado?',
      ],
      answer: [
        'Se for a mesma coisa, fique com o mais barato, sem dúvida. Se faltar algum item, some antes de comparar.',
        'No texto deixei o que costuma ficar de fora. Confira esses itens nos dois e a conta aparece.',
      ],
      confirm: [
        'Quer me mandar a proposta para eu comparar item por item?',
        'Ficou alguma diferença que eu possa explicar?',
      ],
    },
  ],
  youtube: [
    {
      said: 'faço por conta própria, seguindo o vídeo',
      receive: ['Que bom, o vídeo é para isso!', 'Boa, dá para fazer boa parte por conta própria.'],
      ask: ['Em que parte você acha que vai travar?', 'O que você já tem pronto para começar?'],
      answer: [
        'Comece pelo primeiro passo e pare antes do terceiro, que é onde um erro custa caro. Se travar ali, me chama.',
        'Vá até onde der. Se depois de uma semana não andar, manda o que fez e eu te digo o que mudar.',
      ],
      confirm: ['Me conta aqui como foi?', 'Combinado assim?'],
    },
  ],
  tiktok: [
    {
      said: 'isso chega mesmo ou é golpe?',
      receive: ['Pergunta certa, tem muita coisa errada por aí.', 'Faz bem em perguntar antes.'],
      ask: [
        'Quer ver o pedido saindo hoje ou o comentário de quem já recebeu?',
        'O que te deixaria com mais segurança?',
      ],
      answer: [
        'A compra fica protegida pela loja, tem rastreio e você tem 7 dias para devolver, como manda a lei.',
        'Olha os vídeos de quem recebeu, fixei três. E respondo por aqui até chegar na sua mão.',
      ],
      confirm: ['Te mando o vídeo do envio?', 'Qual dúvida ainda ficou?'],
    },
  ],
  partnerships: [
    {
      said: 'e se você atender mal quem eu indicar?',
      receive: ['É a pergunta certa, o nome em jogo é o seu.', 'Eu teria a mesma dúvida.'],
      ask: [
        'O que já deu errado com outras indicações que você fez?',
        'O que você precisaria ver antes de me apresentar alguém?',
      ],
      answer: [
        'Por isso começo pequeno: um caso, você acompanha cada passo e para quando quiser.',
        'Primeiro eu te indico alguém. Você vê como eu trato quem vem de um parceiro e decide depois.',
      ],
      confirm: ['Tem um caso simples para servir de teste?', 'Podemos começar por aí?'],
    },
    {
      said: 'e o que eu ganho com isso?',
      receive: [
        'Boa pergunta, parceria que só serve a um lado não dura.',
        'É justo falar disso logo.',
      ],
      ask: [
        'O que vale mais para você: cliente novo, uma comissão combinada ou resolver um problema que os seus clientes trazem?',
        'Quantos clientes seus pedem isso por mês e saem sem resposta?',
      ],
      answer: [
        'Então escrevemos só essa regra, com número e data. O que não estiver escrito ninguém cobra.',
        'Eu começo mandando gente para você. Se em 60 dias só um lado tiver ganhado, a gente encerra sem mágoa.',
      ],
      confirm: ['Faz sentido testar por 60 dias?', 'Posso te mandar a regra em meia página?'],
    },
    {
      said: 'já indico outra pessoa',
      receive: [
        'Que bom que os seus clientes já têm a quem recorrer.',
        'Faz sentido, e não quero tirar o lugar de ninguém.',
      ],
      ask: [
        'Tem algum tipo de caso que essa pessoa não atende ou demora a atender?',
        'Quando ela está sem agenda, para quem você manda?',
      ],
      answer: [
        'Posso ficar como segunda opção: só entro quando não der com ela, e aviso vocês dois do que aconteceu.',
        'Então me chame só nesses casos. Você não precisa trocar nada do que funciona.',
      ],
      confirm: ['Combinado assim?', 'Qual foi o último caso desse tipo?'],
    },
  ],
  events: [
    {
      said: 'estou só dando uma volta',
      receive: ['Está certo, eu também dei a minha.', 'Boa, é o melhor jeito de ver uma feira.'],
      ask: [
        'Até agora, o que chamou a sua atenção?',
        'Veio procurando alguma coisa ou só para ver o que há de novo?',
      ],
      answer: [
        'Então guarde só uma ideia daqui, e o resto você vê com calma depois.',
        'Não vou te segurar no corredor. Te mando uma mensagem com o que conversamos e pronto.',
      ],
      confirm: [
        'Posso anotar o seu contato?',
        'Te chamo na semana que vem, quando a poeira baixar?',
      ],
    },
  ],
  'door-to-door': [
    {
      said: 'agora não posso, estou sem tempo',
      receive: ['Claro, eu que cheguei sem avisar.', 'Imagina, não quero atrapalhar.'],
      ask: ['Qual é a hora mais calma por aqui?', 'Prefere que eu volte cedo ou no fim do dia?'],
      answer: [
        'Deixo este papel com o meu nome e volto nesse horário, por cinco minutos.',
        'Combinado, volto e já trago um exemplo para você ver, sem compromisso.',
      ],
      confirm: ['Por quem eu pergunto quando voltar?', 'Pode ser amanhã?'],
    },
  ],
  marketplaces: [
    {
      said: 'faz mais barato por fora?',
      receive: ['Oi! Pode perguntar, sem problema.', 'Oi! Entendo a pergunta.'],
      ask: ['Você vai levar uma unidade ou mais?', 'Para qual cidade seria o envio?'],
      answer: [
        'Vendo só por aqui, porque a compra fica protegida para você e para mim. Levando mais de um, consigo publicar um kit com preço melhor.',
        'Por fora você perde a garantia do site. O que eu consigo é caprichar no prazo de envio.',
      ],
      confirm: ['Quer que eu publique o kit?', 'Posso deixar separado até o fim do dia?'],
    },
  ],
  classifieds: [
    {
      said: 'qual o último preço?',
      receive: ['Entendo, todo mundo quer fazer um bom negócio.', 'Pergunta justa.'],
      ask: [
        'Você já viu pessoalmente ou está comparando pelas fotos?',
        'Se o valor couber, quando você fecharia?',
      ],
      answer: [
        'Prefiro falar de número depois que você vir de perto: aí a proposta é séria e eu levo para responder no mesmo dia.',
        'O anúncio já está no preço de hoje. Com proposta por escrito e prazo curto, tenho o que negociar.',
      ],
      confirm: ['Marcamos a visita para esta semana?', 'Que dia fica bom para você ver?'],
    },
  ],
  communities: [
    {
      said: 'aqui no grupo não pode vender',
      receive: ['Concordo, e não é para isso que estou aqui.', 'Certo, regra do grupo é regra.'],
      ask: [
        'Posso só responder à dúvida aqui mesmo, para servir a todos?',
        'Tem um dia ou um tópico para indicação?',
      ],
      answer: [
        'Deixo a resposta completa no grupo. Quem quiser me chama no privado, e eu não chamo ninguém primeiro.',
        'Se ajudar, combino com a moderação uma forma de contribuir sem propaganda.',
      ],
      confirm: ['Tudo bem assim?', 'Ficou claro para todo mundo?'],
    },
  ],
  webinar: [
    {
      said: 'vou assistir à gravação depois',
      receive: [
        'Sem problema, a gravação fica disponível.',
        'Claro, nem sempre dá para ficar até o fim.',
      ],
      ask: [
        'Qual dos três passos te interessa mais? Te mando o minuto exato.',
        'Tem uma dúvida que você queria ver respondida?',
      ],
      answer: [
        'Te mando o trecho e respondo a essa dúvida por escrito, porque ao vivo você perguntaria.',
        'Então vai o link com o minuto marcado e a planilha da conta.',
      ],
      confirm: [
        'Posso te perguntar na sexta o que achou?',
        'Se fizer sentido, conversamos 20 minutos depois?',
      ],
    },
  ],
  telemarketing: [
    {
      said: 'tira o meu número da lista',
      receive: ['Claro, peço desculpa pelo incômodo.', 'Tiro agora mesmo.'],
      ask: [
        'Só para eu registrar direito: é de todas as ligações ou só desta oferta?',
        'Prefere receber aviso por mensagem ou não receber mais nada?',
      ],
      answer: [
        'Anotado. A partir de hoje ninguém liga para você por este motivo.',
        'Registrado na hora, e você não precisa pedir de novo.',
      ],
      confirm: [
        'Posso ajudar em mais alguma coisa antes de desligar?',
        'Agradeço a paciência. Um bom dia para você.',
      ],
    },
  ],
  'threads-x': [
    {
      said: 'isso aí é só propaganda',
      receive: ['Justo desconfiar, aparece muita.', 'Entendo a impressão.'],
      ask: [
        'O que no texto não bateu com o que você vive?',
        'Você já passou por isso de outro jeito?',
      ],
      answer: [
        'Eu trabalho com isso, e digo. O passo a passo serve mesmo para quem nunca vai falar comigo.',
        'Pode ignorar o convite do fim e usar só a primeira parte. Se não funcionar, volta e me cobra.',
      ],
      confirm: ['Faz sentido agora?', 'O que eu deveria ter explicado melhor?'],
    },
  ],
  podcasts: [
    {
      said: 'não tenho tempo de gravar',
      receive: [
        'Imagino a agenda, por isso pensei em algo curto.',
        'Entendo, gravar parece mais trabalho do que é.',
      ],
      ask: [
        'Se fossem 20 minutos por vídeo, sem preparação, caberia?',
        'Prefere responder três perguntas por áudio, quando puder?',
      ],
      answer: [
        'Eu mando as perguntas antes, edito tudo e nada sai sem a sua aprovação.',
        'O trabalho fica comigo: você entra, conversa e recebe três cortes prontos.',
      ],
      confirm: [
        'Qual semana do mês é a mais tranquila?',
        'Posso te mandar duas opções de horário?',
      ],
    },
  ],
};
