/** One text per error code of the contract, and one per failure of a domain: docs/product.md#errors. */
const errors = {
  INVALID_INPUT: 'Confira os campos e tente de novo',
  UNAUTHENTICATED: 'Sessão expirada. Faça login novamente.',
  FORBIDDEN: 'Você não tem acesso a isto',
  NOT_FOUND: 'Não encontrado',
  CONFLICT: 'Isto já mudou. Recarregue e tente de novo',
  LIMIT_REACHED: 'Limite atingido',
  TOO_LARGE: 'Conteúdo grande demais',
  UNSUPPORTED_TYPE: 'Tipo de conteúdo não aceito',
  UNPROCESSABLE: 'Não foi possível concluir com estes dados',
  TOO_MANY_REQUESTS: 'Muitas tentativas. Tente novamente mais tarde',
  UNKNOWN: 'Erro desconhecido',
  UNAVAILABLE: 'Serviço indisponível no momento. Tente de novo em instantes',
  idempotencyKey: 'O cabeçalho Idempotency-Key não é válido',
  avatar: {
    generate: 'Erro ao gerar avatar. Tente novamente.',
    reprocess: 'Erro ao reprocessar avatar. Tente novamente.',
    limit: 'Você já usou as {{max}} tentativas de reprocessar este perfil',
    accepted: 'Este perfil já foi aceito. Para mudar, recrie o perfil',
    none: 'Você ainda não tem um avatar',
  },
  icp: {
    limit: 'Você já tem {{max}} ICPs. Exclua um para criar outro',
    notFound: 'ICP não encontrado',
    notActive: 'ICP ainda não foi completado',
    generate: 'Erro ao gerar ICP. Tente novamente.',
  },
  channels: {
    notFound: 'Canal não encontrado',
    failed: 'Erro na geração dos canais',
    estimate: { embedded: 'alguns segundos', model: 'cerca de 1 minuto' },
  },
  scripts: {
    notFound: 'Script não encontrado',
    generate: 'Erro ao gerar scripts',
  },
  conversation: {
    noTranscriber: 'Este servidor não transcreve áudio. Digite a sua pergunta',
    noSpeech: 'Não entendi o áudio. Fale mais perto do microfone ou digite',
    audioType: 'Formato de áudio não aceito. Grave de novo ou digite',
    transcription: 'Não consegui ouvir o áudio agora. Tente de novo ou digite',
    speech: 'Não consegui falar a resposta agora. Ela está escrita na conversa',
  },
  coach: {
    none: 'Inicialize o Coach antes de conversar',
    talk: 'Erro ao conversar',
  },
  engine: {
    badOutput: 'O modelo de IA respondeu de um jeito que não dá para usar.',
    busy: 'O modelo de IA está ocupado agora.',
    configuration: 'O modelo de IA não está bem configurado. Avise quem cuida do sistema.',
    timeout: 'O modelo de IA demorou demais para responder.',
    unavailable: 'O modelo de IA está fora do ar.',
    userBudget: 'Você já usou a sua cota de IA de hoje. Tente de novo amanhã.',
    installationBudget: 'A cota de IA de hoje desta instalação acabou. Tente de novo amanhã.',
  },
};
export default errors;
