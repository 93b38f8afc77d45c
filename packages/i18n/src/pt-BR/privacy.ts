/** The privacy page: what is stored, why and for how long. */
const privacy = {
  title: 'Termos e privacidade',
  version: 'Versão de {{day}}',
  intro:
    'Em poucas palavras: seus dados são seus. Usamos para treinar você, não para treinar máquinas, e você leva ou apaga tudo quando quiser.',
  terms: {
    title: 'O combinado',
    items: [
      'O acesso é por convite e a conta é sua: não empreste a senha.',
      'O que o SalesAI escreve é sugestão. Confira preços, prazos e promessas antes de falar com o cliente.',
      'Envie só documentos que você pode usar, e nada que exponha seus clientes sem necessidade.',
      'Podemos encerrar contas usadas para fraude, spam ou para atacar o serviço.',
    ],
  },
  stored: {
    title: 'O que guardamos, para quê e por quanto tempo',
    why: 'Para quê',
    how: 'Por quanto tempo',
    account: {
      what: 'Nome, email, telefone, idioma e a senha em forma de resumo cifrado',
      why: 'Reconhecer você e escrever para você',
      how: 'Enquanto a conta existir',
    },
    answers: {
      what: 'Respostas dos questionários, perfil, ICPs, canais e scripts',
      why: 'Montar o seu plano de vendas',
      how: 'Enquanto a conta existir; cada item pode ser excluído antes',
    },
    coach: {
      what: 'Conversas com o Coach e documentos enviados',
      why: 'Responder com o que a sua empresa diz',
      how: 'Até você excluir o documento, o Coach ou a conta',
    },
    reminder: {
      what: 'Lembrete diário, se você ligar: hora, fuso e o endereço de notificação de cada navegador',
      why: 'Avisar você na hora escolhida. O aviso passa pelo serviço do fabricante do navegador, cifrado, sempre com o mesmo texto',
      how: 'Até você desligar o lembrete, sair da conta no aparelho ou excluir a conta',
    },
    mails: {
      what: 'Os emails com link que enviamos: do link, o banco de dados tem só um resumo cifrado',
      why: 'Confirmar o seu email e criar uma nova senha',
      how: 'Até o link ser usado ou vencer, no máximo 24 horas. Sem servidor de email, a mensagem fica em um arquivo desta instalação até a conta ser excluída',
    },
    sessions: {
      what: 'Aparelhos em que você entrou e eventos de segurança, sem guardar o endereço deles',
      why: 'Proteger a conta',
      how: 'Enquanto a conta existir',
    },
  },
  processing: {
    title: 'Quem lê o que você escreve',
    embedded:
      'Esta instalação usa o motor embutido: perfis, scripts e respostas são feitos neste servidor. Nenhum texto seu vai para outra empresa.',
    provider:
      'Esta instalação usa um modelo de {{provider}} ({{model}}). Para responder, ele recebe suas respostas, o perfil do ICP, as últimas mensagens com o Coach e os trechos de documentos ligados à pergunta. Não recebe seu email, telefone nem senha.',
    stt: 'O que você grava é transcrito por um serviço de voz configurado pelo operador e não fica guardado.',
    tts: 'As respostas faladas são geradas por um serviço de voz configurado pelo operador.',
    browser:
      'Se você falar usando o ditado do navegador, quem transcreve é o próprio navegador, pelas regras dele.',
    unknown: 'Não foi possível perguntar ao servidor quem processa os textos. Tente de novo.',
  },
  rights: {
    title: 'Seus direitos (LGPD)',
    items: [
      'Ver e corrigir seus dados em Configurações.',
      'Baixar tudo em um arquivo ZIP.',
      'Excluir a conta. Por 7 dias dá para voltar atrás; depois tudo é apagado, inclusive documentos e buscas.',
      'Saber quando você aceitou este texto, e qual versão.',
    ],
    contact: 'Quem responde pelos dados é quem opera esta instalação do SalesAI e convidou você.',
  },
  cookies:
    'Usamos só dois cookies: o da sua sessão e, por até 24 horas, o que diz que este navegador abriu o link de confirmação do seu email. Além deles, a memória do navegador para idioma, tema e rascunhos. Nada de rastreadores nem de páginas de terceiros.',
  back: 'Voltar',
};
export default privacy;
