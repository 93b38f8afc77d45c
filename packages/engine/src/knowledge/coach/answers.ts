import type { Wordings } from '../seller/facts.ts';
import type { SmallTalk } from './intents.ts';

const OFFER =
  'Posso treinar objeções com você (escreva como o cliente falou), responder pelo que está nos seus documentos, escrever uma abertura ou explicar um método, como SPIN, follow-up ou negociação.';

/** `{nome}` is the seller's first name with a comma before it, or nothing. */
export const SMALL_TALK: Record<SmallTalk, Wordings> = {
  greeting: [
    `Oi{nome}! Bora treinar? Me conta a última frase de cliente que te travou, do jeito que ele falou, que a gente monta a resposta juntos.`,
    `Olá{nome}! Bom te ver por aqui. O que está na sua frente agora: uma objeção, uma primeira mensagem ou uma dúvida sobre o que você vende?`,
  ],
  wellbeing: [
    'Tudo certo por aqui{nome}, pronto para o treino. E as suas conversas de hoje: qual delas ficou parada e por quê?',
    'Tudo bem{nome}! Melhor ainda se a gente destravar uma venda sua. Qual foi a última objeção que você ouviu?',
  ],
  thanks: [
    'Por nada{nome}! Agora vale mais usar do que guardar: escolha uma conversa de hoje e teste. Depois me conta o que o cliente respondeu.',
    'Eu que agradeço{nome}. Treino só vira venda no campo: use ainda hoje e volta aqui com a resposta do cliente, que a gente ajusta.',
  ],
  goodbye: [
    'Até mais{nome}! Antes de ir, marque na agenda um retorno que está atrasado. Boas vendas!',
    'Até logo{nome}! Leve uma coisa só daqui e use hoje. Boas vendas!',
  ],
  praise: [
    'Que bom{nome}! Próximo passo: diga essa frase em voz alta três vezes, até soar sua. Quer treinar mais uma objeção?',
    'Fechado{nome}. Se quiser ir além, peça “outro exemplo”, “mais curto” ou pergunte “e se ele insistir?”.',
  ],
  capability: [
    `Claro{nome}! ${OFFER}\n\nPara começar, escreva a frase do cliente, por exemplo: **“tá caro, vou pensar”**.`,
    `Vamos lá{nome}. ${OFFER}\n\nO que você tem pela frente hoje?`,
  ],
  identity: [
    `Sou o **Coach da ARENA**, do SalesAI. Não sou uma pessoa: sou um programa.\n\nRespondo pelo **motor embutido**: regras e uma base de conhecimento de vendas escrita para o Brasil, sem modelo de linguagem de terceiros. Por isso não invento: uso o que está na base, o que você contou no seu perfil e no seu ICP, e o que está nos seus documentos, sempre com a fonte.\n\n${OFFER}`,
    `Eu sou o **Coach da ARENA**, um programa do SalesAI, não uma pessoa.\n\nTrabalho com o **motor embutido**: regras e conhecimento de vendas, o seu perfil, o seu ICP e os seus documentos. Sem modelo de linguagem externo, não converso sobre tudo; em compensação, digo quando não sei.\n\n${OFFER}`,
  ],
};

export const OUTSIDE: Wordings = [
  `Isso foge do que eu sei fazer, e prefiro dizer a inventar.\n\n${OFFER}`,
  `Esse assunto fica fora da minha área: eu cuido de vendas.\n\n${OFFER}`,
  `Aqui eu não consigo te ajudar com segurança, então não vou arriscar.\n\n${OFFER}`,
];

export const NOT_IN_DOCUMENTS: Wordings = [
  'Procurei e **não encontrei isso nos seus documentos**. Prefiro te dizer a inventar um número ou uma regra para o seu cliente.',
  '**Isso não está nos documentos que você enviou**, ou está com outras palavras. Não vou arriscar uma resposta que você repetiria para o cliente.',
];

export const NOT_IN_DOCUMENTS_NEXT =
  '**O que fazer agora**\n- Pergunte de outro jeito, com as palavras que devem estar no arquivo.\n- Se faltar o arquivo, use **Enviar arquivos** (PDF, DOCX ou TXT).\n- Com o cliente na linha, diga: “quero te responder certo; confirmo e te retorno até as 15h”. E cumpra.';

export const NO_DOCUMENTS =
  'Essa resposta depende da sua empresa, e **você ainda não me enviou documentos** que eu possa ler. Use **Enviar arquivos** (PDF, DOCX ou TXT) com tabela, política de troca, ficha do produto, e eu respondo citando a página.\n\nEnquanto isso, com o cliente esperando, diga: “quero te responder certo; confirmo e te retorno até as 15h”. E cumpra.';

export const STILL_READING =
  '**Ainda estou lendo o documento que você enviou.** Me pergunte de novo daqui a pouco: assim que eu terminar, respondo com o número e a página.';

/** The reply to a reported statement of a buyer that is no known objection. */
export const UNKNOWN_OBJECTION = {
  behind:
    'Essa frase não é das mais comuns, então não vou adivinhar o motivo. Quase sempre há uma de três coisas por trás: o valor não ficou claro, o momento não é bom ou falta confiança.',
  reply:
    'Entendo, e obrigado por me dizer. Para eu não te responder qualquer coisa: o que te faz pensar assim? … Fora isso, tem mais alguma coisa que te impede de seguir?',
  question: 'Se esse ponto estivesse resolvido, você seguiria?',
  mistake: 'Responder antes de entender. Pergunte, espere e só então escolha o caminho.',
} as const;
