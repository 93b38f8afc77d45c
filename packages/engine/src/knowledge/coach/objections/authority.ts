import { b2b, b2c } from '../../channels/lines.ts';
import type { ObjectionKnowledge } from './knowledge.ts';

export const authorityObjections: readonly ObjectionKnowledge[] = [
  {
    key: 'partner',
    family: 'authority',
    said: 'Preciso falar com meu sócio (ou minha esposa)',
    cues: [
      'sem ele|ela|eles nao|decid*|fech*|posso',
      'nao decid*|fech*|resolv* sem',
      '@outro viaj*|volt*|cheg*|resolve*',
      'discut*|debat*|levar|apresent*|aprovar reuniao|comite|diretoria|assembleia|conselho|familia|grupo',
      'conversar|ver|falar|discutir|decidir casal|em_casa|familia|junto*|primeiro',
      'assembleia|condominio aprov*|vot*|decid*',
      'perguntar para|pro|pra @outro',
      '@falar com|meu|minha|o|a|ca|mais @outro',
      '@falar em casa',
      '@falar @outro',
      '@outro @falar|quer|querer|acha|achar|tem|precis*|deix*|deixar|concord*|topa|topar|gost*|manda|opin*|palpit*',
      'sem @outro|aval nao|eu|fecho|ele|ela',
      'nao decid*|faco|compro|fecho|resolvo sozinh*|sem',
      'sozinh* nao|eu|posso|decid*',
      'decid*|decisao junt*|conjunt*|a_dois|dois|familia',
      'depend* dela|dele|deles|outra|@outro',
      'tem|preciso opiniao|aval|permissao|autorizacao|ok|bencao @outro|dele|dela|deles|da|do',
      '@outro mata|brig*|reclam*|surta|me|vai|nao|ia|larga|xing*',

      'reuniao|conversa|papo com|de @decisor|familia',
      'tem mais gente|alguem|pessoa* decid*|opin*|envolvid*|ver|conversa',
      '~@decisor',
    ],
    behind: [
      'Pode ser verdade, e quem decide junto merece respeito. Também pode ser um escudo: ele concordou com você e não quer dizer que não concordou tanto assim.',
      'Se ele for defender a ideia sozinho, vai defender mal: lembra do preço e esquece do motivo. Prepare essa conversa com ele ou entre nela.',
    ],
    replies: [
      b2b(
        'Certíssimo, sócio tem que decidir junto. E você, por você, faria? … Então somos dois do mesmo lado. Que tal uma chamada de quinze minutos com os dois, para não sobrar só para você explicar?',
      ),
      b2c(
        'Faz muito bem, decisão da casa se toma em casa. Me diz uma coisa: se dependesse só de você, já seria um sim? … Então me ajuda: o que você acha que vão te perguntar primeiro? Te deixo a resposta pronta.',
      ),
      'Perfeito. O que essa pessoa mais olha: preço, segurança ou praticidade? Te mando um áudio curto só sobre isso, para você encaminhar.',
      'Combinado. Que dia vocês conversam? Te chamo no dia seguinte, já com a resposta das dúvidas que aparecerem.',
    ],
    questions: [
      'Se dependesse só de você, seria um sim?',
      'O que essa pessoa vai perguntar primeiro?',
      'Podemos conversar os três, quinze minutos, ainda esta semana?',
    ],
    mistakes: [
      'Dizer “mas você não decide sozinho?”. Você diminui a pessoa que ia ser sua aliada.',
      'Mandar a proposta e torcer. Sem o motivo junto, o sócio lê só o preço.',
    ],
    insist: [
      'Claro. Então eu te preparo: três frases e um número, tudo em uma página. Conta com as suas palavras e me diz o que responderam. Amanhã à tarde está bom?',
      'Entendo. E, sinceramente, se for uma forma gentil de dizer que não é para agora, pode falar: eu prefiro saber. É isso ou é mesmo a conversa que falta?',
    ],
    short: 'Claro. E por você, seria um sim? O que vão te perguntar primeiro?',
  },
  {
    key: 'approval',
    family: 'authority',
    said: 'Precisa passar pela diretoria',
    cues: [
      '@falar|levar|passar|aval|ok|aprovar|submeter com|por|pela|pelo|para|ao|da|do|no|a|meu|minha|o @instancia',
      '@instancia @falar|tem|precisa|vai|aprov*|autoriz*|valid*|decid*|assina|libera|quer|concord*',
      'precisa|tem|depende|falta|preciso aprovacao|autorizacao|aval|ok|liberacao|validacao',
      'depend* @instancia',
      'reuniao|pauta de|da|do|com @instancia',
      'sem @instancia',
      'processo|fluxo|tramite interno|aprovacao|compras',
      'aprovacao|autorizacao interna|superior',
      '@instancia',
    ],
    behind: [
      'Em empresa, quem conversa com você quase nunca decide só. Não é desculpa: é processo. O risco é o seu contato defender sozinho, em cinco minutos, o que você levou uma hora para explicar.',
      'Cada pessoa que aprova olha uma coisa: o financeiro, o retorno; o jurídico, o risco; o usuário, o trabalho que dá. Uma proposta só, igual para todos, não convence ninguém.',
    ],
    replies: [
      b2b(
        'Claro, decisão assim tem mais de um dono. Pelo que você conhece deles, qual vai ser a primeira pergunta? Preparo uma página: o problema, que hoje é este: {dor}; o custo de deixar como está; e o investimento. Se quiser, apresento com você em 15 minutos.',
      ),
      'Faz sentido. Quem participa dessa aprovação e o que cada um olha primeiro? Assim te entrego a resposta pronta para cada um, e você não passa aperto na reunião.',
      'Perfeito. E você, recomendaria? … Ótimo. Então vamos fazer essa conversa juntos: você conta o problema, que conhece melhor do que eu, e eu conto a solução.',
      'Combinado. Quando é essa reunião e o que precisa estar na mesa? Te mando tudo dois dias antes, em uma página, e te ligo na manhã seguinte.',
    ],
    questions: [
      'Quem participa da aprovação e o que cada um costuma perguntar?',
      'Quando é a próxima reunião em que isso pode entrar?',
      'O que já fez uma proposta parecida ser recusada?',
    ],
    mistakes: [
      'Entregar a proposta e esperar. Sem você na sala, sobra o preço.',
      'Pular o seu contato e ir direto ao diretor. Você ganha uma reunião e perde o aliado.',
    ],
    insist: [
      'Sem problema, cada empresa tem o seu rito. Me ajuda com duas coisas: a data e o nome de quem mais pesa. Com isso eu preparo o material certo, e você só encaminha.',
      'Entendo. Enquanto não aprovam, dá para começar por algo que caiba na sua alçada? Um teste pequeno ajuda a aprovação, porque já vem com número.',
    ],
    short:
      'Claro. Quem aprova, o que cada um olha e quando é a reunião? Eu preparo a página para você levar.',
  },
  {
    key: 'not-me',
    family: 'authority',
    said: 'Não sou eu quem decide',
    cues: [
      'nao minha funcao|competencia|responsabilidade|alcada',
      'nao mexo|cuido|respondo com|dessa|por',
      'decid*|resolv*|definid*|aprovad*|comprad* pela|pelo|na|no|la matriz|corporativo|sede|central',
      'voce tem|precisa|deve que|de falar|procurar|ligar',
      'fal* com direto|o|a gerente|dono|responsavel|compras|setor|rh|financeiro|marketing',
      'responsavel e|nao|outra|outro',
      'nao responsavel|encarregad*|competencia|setor|area|alcada',
      'minha|meu funcao|cargo|area nao|e',
      'nao sou eu|a_pessoa|quem|o_responsavel|que|o_dono|a_dona',
      'nao e comigo|da_minha|minha area',
      'quem decide|resolve|cuida|ve|compra|manda|autoriza|responde|assina|bate|trata|mexe|aprova e|disso|isso|aqui|o|a|nao|dessa',
      '@decisor que|quem decide|resolve|cuida|ve|compra|manda|autoriza|assina|faz|trata|aprova|mexe',
      'nao apito|opino|mando|palpito|decido nada|aqui|isso',
      'nao decido|resolvo|mando|compro|cuido|tenho|mexo nada|isso|aqui|autonomia|poder|com|disso|essa',
      'sem autonomia|alcada|poder',
      'nao ten* autonomia|alcada|poder',
      'sou|so|apenas funcionari*|secretari*|recepc*|empregad*|estagiari*|balconista|atendente',
      'so|apenas trabalho|atendo',
      'outro setor|departamento|area|pessoa',
      'e com|do|da setor|departamento|area|compras|matriz|financeiro',
      'matriz|corporativo|compras|franqueadora decide|que|quem|resolve|faz|manda',
      'passa por|pelo @decisor',
      'tem|tenho que|de passar|aprovar|subir por|pelo|pela|ao @decisor',
      '@decisor nao esta|fica|veio|atende|pode|chegou',
      'tem que ser|falar com|direto ele|ela|@decisor',
      'nao tenho essa|esse poder|autonomia|alcada|responsabilidade',
      '~decide',
    ],
    behind: [
      'Você está com o porteiro certo ou com a porta errada. Nos dois casos, essa pessoa sabe como a casa funciona, e isso vale ouro.',
      'Quem não decide quase sempre influencia. Trate como aliado: ele escolhe se o seu recado chega bem ou não chega.',
    ],
    replies: [
      b2b(
        'Obrigado por me dizer, já me poupou caminho. Você, que conhece a casa, me orienta? Quem cuida deste assunto: {dor}? E o que essa pessoa costuma olhar primeiro?',
      ),
      b2c(
        'Sem problema, obrigado por falar. Quem decide isso com você? Posso te deixar um resumo curto e, se fizer sentido, falo com vocês dois juntos.',
      ),
      'Entendi. Então quero te ajudar a não passar vergonha com isso: te deixo três linhas prontas para encaminhar. Para quem seria, e qual o melhor horário para eu falar com essa pessoa?',
      'Certo. E na sua opinião, que vive o dia a dia, isso ajudaria? Se você achar que sim, quem você me apresentaria?',
    ],
    questions: [
      'Quem cuida disso, e como essa pessoa prefere ser procurada?',
      'Na sua visão, vale a pena essa pessoa saber?',
      'O que ela valoriza mais: economia, rapidez ou segurança?',
    ],
    mistakes: [
      'Tratar quem atende como obstáculo. Hoje ela filtra; amanhã ela indica, ou não.',
      'Fazer a apresentação inteira para quem não decide. Guarde o cartucho e peça a ponte.',
    ],
    insist: [
      'Tudo bem, não quero te complicar. Só me diz o nome e o melhor horário, que eu procuro sem citar que falei com você. Pode ser?',
      'Combinado. Me passa o e-mail do setor e eu escrevo três linhas com você em cópia. Assim o mérito de ter achado isso fica com você.',
    ],
    short: 'Obrigado por dizer. Quem cuida disso, e o que essa pessoa olha primeiro?',
  },
];
