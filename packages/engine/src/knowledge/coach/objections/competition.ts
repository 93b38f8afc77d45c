import { b2b, b2c } from '../../channels/lines.ts';
import type { ObjectionKnowledge } from './knowledge.ts';

export const competitionObjections: readonly ObjectionKnowledge[] = [
  {
    key: 'has-supplier',
    family: 'competition',
    said: 'Já tenho fornecedor',
    cues: [
      'ja ten*|tem|temos|uso|usamos|trabalh*|compr*|contrat*|sou|somos|fechei|fechamos|existe|pago|fac* @fornecedor',
      'ten*|tem|temos|uso|usamos @fornecedor fix*|de_confianca|ha|faz|anos|bom|boa|certo|certa|que',
      '@fornecedor ha|faz|de @numero|anos|muito*|tempo|confianca',
      'fornecedor* fix*|meu|proprio|certo|antig*|exclusiv*|atual',
      'meu|nosso|minha|nossa fornecedor*|parceiro|prestador*|contador* atual|de|e|ja|me|atende',
      'satisfeit*|content*',
      'estou|estamos|muito|super|bem feliz* com',
      'bem atendid*|servid*|assistid*',
      'nao penso|quero|pretendo|vou|pretendemos|queremos troc*|mud*',
      'nao troc*|mud*',
      'time que esta|ganhando',
      'fech* com|ja outr*|concorr*|alguem|empresa',
      'fideli* a|com outr*|eles',
      'sempre compr*|fiz|us*|peg*|trabalh* com|la|dele*|do|da|na|no',
      'compr*|peg* com|de|do ha|faz|sempre|mesm*',
      'contrato com|fechado outr*|fornec*|empresa|vigente|vigencia|ate',
      'contrato vigente|vigencia|andamento',
      'atendid* por outr*|uma|um',
      'ja resolvido|coberto|atendid*',
      'isso ja temos|ten*|resolv*',
      '~fornecedor*',
      '~ja tenho|temos|uso',
    ],
    behind: [
      'Ele já compra o que você vende: a necessidade está provada. O que ele protege é o sossego de não precisar trocar.',
      'Quem tem fornecedor raramente está encantado, está acostumado. A troca começa quando aparece algo que ele nem sabia que podia pedir.',
    ],
    replies: [
      b2b(
        'Que bom, sinal de que levam isso a sério, e eu não vim desmanchar o que funciona. Só uma curiosidade: se pudesse melhorar uma coisa no que recebe hoje, seria prazo, atendimento ou resultado? … Então separa um caso pequeno, eu faço ao lado e você compara.',
      ),
      b2c(
        'Ótimo, então você já sabe o que é bom. O que te faz ficar com quem te atende hoje? E o que você gostaria que fosse um pouco melhor? Se não tiver nada, eu mesmo te digo para ficar.',
      ),
      'Perfeito, ficar é uma boa escolha quando está bom. Me deixa ser o seu plano B: no dia em que atrasar ou faltar, você tem para quem ligar. Posso te mandar o meu contato com um resumo do que eu faria?',
      'Faz sentido, confiança não se troca por panfleto. Quando você escolheu quem te atende hoje, o que pesou? Pergunto porque isso muda com o tempo, e vale conferir se ainda é a melhor escolha.',
    ],
    questions: [
      'O que eles fazem muito bem, e o que poderia ser melhor?',
      'Quando foi a última vez que você comparou?',
      'O que precisaria acontecer para você testar outra opção?',
    ],
    mistakes: [
      'Criticar o fornecedor atual. Quem o escolheu está na sua frente.',
      'Pedir a troca inteira. Peça um teste pequeno, um item, um mês.',
    ],
    insist: [
      'Respeito muito a lealdade, é o tipo de cliente que eu quero ter. Não precisa trocar nada: só me deixa cotar a próxima compra, sem compromisso. No pior caso, você confirma que está bem atendido.',
      'Combinado. Quando vence ou quando vocês revisam? Te procuro um mês antes, com uma comparação de uma página.',
    ],
    short: 'Que bom. Se pudesse melhorar uma coisa só no que recebe hoje, qual seria?',
  },
  {
    key: 'knows-someone',
    family: 'competition',
    said: 'Tenho um amigo que faz',
    cues: [
      'meu|minha|um|uma|tenho|do|da|com @parente que|faz|vende|mexe|trabalha|tem|ja|me|entende|e|do_ramo|resolve|arruma|conserta|cuida',
      '@parente faz|vende|mexe|trabalha|entende|resolve|arruma|conserta|cuida para_mim|isso|com|disso|nisso|pra|para|tudo|uma|um',
      '@parente da|do|na familia|ramo|area',
      'faz|compro|pego|peguei|comprei|fechei com|do|da @parente',
      '@parente de infancia',
      'por consideracao',
      'e|sao do ramo|meio',
      'ten* um|uma|uns @parente',
      'conheco um|uma|gente|alguem|pessoa que|faz|cara|vende',
      'amizade|consideracao com|antiga|dele|do',
      'alguem da|na familia',
      'tenho um|uma conhecid*|amig*',
    ],
    behind: [
      'Não é sobre preço nem qualidade: é sobre não magoar ninguém. Ele compra de você se continuar de bem com o amigo.',
      'Fazer negócio com parente é confortável até o dia de reclamar. Muita gente prefere alguém de quem possa cobrar.',
    ],
    replies: [
      b2b(
        'Bacana ter alguém de confiança por perto. Como vocês fazem quando precisam cobrar prazo ou refazer alguma coisa? Pergunto porque, na empresa, às vezes vale ter um contrato com quem você possa cobrar sem perder o almoço de domingo.',
      ),
      b2c(
        'Que legal, amizade se cuida. Vai com tranquilidade. Só te pergunto: se precisar reclamar de alguma coisa, você se sente à vontade com essa pessoa? Se sim, está ótimo. Se não, eu sou alguém que você pode cobrar sem cerimônia.',
      ),
      'Entendo e não quero atrapalhar essa amizade. Já pediu um orçamento para essa pessoa? Compara com o meu, ponto por ponto, e escolhe sem culpa. Se for com ela, torço para dar certo.',
      'Perfeito. Me deixa só como segunda opinião: olho o que foi proposto e te digo, de graça, se esqueceram de alguma coisa. Combinado?',
    ],
    questions: [
      'Se der problema, você se sente à vontade para cobrar?',
      'Essa pessoa já fez um trabalho assim para você? Como foi?',
    ],
    mistakes: [
      'Duvidar do amigo. Você vira o adversário em uma história que não é sua.',
      'Insistir no preço. Aqui o preço quase nunca é o motivo.',
    ],
    insist: [
      'Está certíssimo. Se por algum motivo ele não puder ou atrasar, me chama, eu te atendo sem “eu avisei”. Posso te deixar meu contato?',
      'Combinado. Só anota duas coisas para acertar antes com ele: prazo e o que acontece se precisar refazer. Assim a amizade fica protegida.',
    ],
    short:
      'Que bom ter alguém. Se precisar cobrar, você fica à vontade? Posso ser a segunda opinião.',
  },
  {
    key: 'diy',
    family: 'competition',
    said: 'Eu mesmo faço / a gente resolve aqui dentro',
    cues: [
      'eu|nos|a_gente|gente|nois mesm* fac*|faz*|resolv*|cuid*|da|damos|conserto|monto|toco|dou|fiz',
      'eu|a_gente|nos fac*|faz|fazemos|resolv*|cuid*|toc* mesm*|sozinh*|aqui|por_conta|internamente|em_casa|dentro',
      'fac*|faz*|resolv*|produz* intern*|em_casa|aqui_dentro|sozinh*|por_conta|na_mao|no_braco',
      'por conta propria',
      'vir* sozinh*',
      'equipe|time|pessoal|funcionari*|setor|gente intern*|propri*',
      'equipe|time|pessoal|funcionari* faz|cuida|resolve',
      'temos|tenho|tem equipe|time|setor|gente|pessoal|alguem|funcionari*|area|departamento propri*|aqui|dentro|que_cuida|faz',

      'da|dou|damos conta',
      'planilha|caderno|caderninho|excel',
      'planilha|excel|caderno resolve|da|funciona|serve|atende|aguenta|basta',
      'sei fazer|mexer sozinh*|eu|mesm*',
      'aprendi|aprendo|vejo|vi|assisti no|na|pelo youtube|internet|tutorial',
      'youtube|tutorial ensina|aprendo|video',
      'nao preciso pagar|contratar|terceiriz*',
      'mao na massa',
      '~sozinh*',
      '~intern*',
    ],
    behind: [
      'Ele tem orgulho do que faz, e com razão. O custo escondido é o tempo de quem faz e o que deixa de ser feito.',
      'Fazer em casa parece de graça porque ninguém manda boleto. Ajude a ver a hora, o retrabalho e o risco de depender de uma pessoa só.',
    ],
    replies: [
      b2b(
        'Legal, então vocês dominam o assunto. Quantas horas por semana isso toma do time, e o que essas pessoas deixariam de fazer se você as liberasse? Se a conta da hora for menor que a minha, continue em casa.',
      ),
      b2c(
        'Que bacana, tem gente que gosta mesmo de pôr a mão na massa. Quanto tempo você leva e o que faria com esse tempo livre? Se for um prazer, continua. Se for um peso, a gente conversa.',
      ),
      'Ótimo. E quando quem faz adoece, tira férias ou sai, quem assume? Posso ficar só como apoio para esses dias: você não troca nada e não fica na mão.',
      'Respeito, e não precisa ser tudo ou nada. Qual pedaço é o mais chato ou o que mais dá retrabalho? A gente tira só esse da sua mesa e vê se valeu.',
    ],
    questions: [
      'Quantas horas por mês isso consome, e quanto vale essa hora?',
      'Qual parte você passaria adiante com alívio?',
      'Se quem faz faltar um mês, o que acontece?',
    ],
    mistakes: [
      'Dizer que é amador. Ele se sente atacado e defende ainda mais o jeito dele.',
      'Oferecer o pacote completo. Comece pela parte mais chata.',
    ],
    insist: [
      'Combinado, continua com vocês. Faz um teste comigo: anota por duas semanas o tempo gasto. Depois te ligo e a gente olha o número; se for baixo, não falo mais nisso.',
      'Perfeito. Se bater um mês apertado, me chama para um serviço avulso, sem contrato. Assim você conhece sem trocar nada.',
    ],
    short: 'Legal. Quantas horas isso toma, e qual parte você passaria adiante com alívio?',
  },
  {
    key: 'comparing',
    family: 'competition',
    said: 'Estou cotando com outros',
    cues: [
      'cotar|cotando|cotei|cotacao|cotacoes|orcando',
      'estou|estamos|ainda|vou|quero|so compar*',
      'pesquis*',
      'compar* com|preco*|outr*|opcoes|proposta*|melhor|as|os',
      'outr*|mais|@numero|varios|varias|alguns|algumas|demais orcamento*|cotac*|proposta*|opcoes|fornecedores',
      'ver|olh*|conhec*|avali*|escut*|ouvir|analis* outr*|mais|demais|todas|outras opcoes|opcao|empresas|propostas|lugares|alternativas|lojas|marcas|fornecedores|concorrentes',
      'olh* outr*|mais',
      'olh* por ai',
      'tomada preco|precos',
      'vendo|olhando|falando|conversando|negociando|tratando com outr*|mais|varias|varios',
      'outr* @numero empresa*|loja*|lugar*|imobiliaria*|agencia*|corretor*|fornecedor*|banco*',
      'processo cotacao|compra|escolha|selecao',
      'rodar|rodando|bater|batendo perna|mercado|lojas|mais',
      'concorrencia aberta|licitacao|pregao',
      'levantando|levantamento preco*|valor*|orcamento*',
      'nao fechar com primeir*',
      'primeiro|primeira que vejo|olho|loja|proposta|orcamento',
      'ver o que tem',
      '~orcamento*',
      '~outras opcoes',
    ],
    behind: [
      'Ele vai comprar de alguém. Quem ajuda a comparar escreve a régua; quem só manda preço entra na fila.',
      'Muita gente pede três orçamentos porque não sabe avaliar um. Ensine a avaliar e você vira referência.',
    ],
    replies: [
      b2b(
        'Faz bem, compra boa se compara. Quais critérios vocês vão usar para escolher? Pergunto porque posso te mandar um quadro com os cinco pontos que costumam dar dor de cabeça depois. Serve até para avaliar os outros.',
      ),
      b2c(
        'Isso mesmo, pesquisa direitinho. Te dou uma dica para não comparar banana com laranja: pergunta a todos o que está incluído, o prazo e quem resolve se der problema. Depois me conta o que te falaram?',
      ),
      'Perfeito. Do que você já viu, o que gostou e o que faltou? Assim eu não te mando mais um orçamento igual: te mando o que falta.',
      'Combinado. Quando você decide? Prefiro ser o último a apresentar: já com a sua lista pronta, respondo ponto por ponto em dez minutos.',
    ],
    questions: [
      'O que vai fazer você escolher um e não outro?',
      'Em que pé estão as outras propostas e quando você decide?',
      'Do que já viu, o que mais te agradou?',
    ],
    mistakes: [
      'Baixar o preço antes de saber quem está na disputa.',
      'Mandar a proposta e esperar o resultado. Combine apresentá-la, nem que seja por dez minutos.',
    ],
    insist: [
      'Sem problema, compara com calma. Posso te pedir só uma coisa? Antes de fechar com alguém, me dá cinco minutos: se eu não conseguir fazer melhor, te digo na hora.',
      'Combinado. Te mando hoje a lista de perguntas para fazer a todos, inclusive a mim. Te chamo na sexta para ver quem respondeu melhor?',
    ],
    short: 'Faz bem. O que vai pesar na escolha? Te ajudo a comparar igual por igual.',
  },
];
