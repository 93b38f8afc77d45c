/** The server's messages about files that a seller uploads. */
const documents = {
  received_one: '{{count}} arquivo recebido. A leitura começa em instantes.',
  received_other: '{{count}} arquivos recebidos. A leitura começa em instantes.',
  noneReceived: 'Nenhum arquivo foi recebido. {{details}}',
  none: 'Escolha pelo menos um arquivo',
  notFound: 'Arquivo não encontrado',
  problem: {
    empty:
      'Não há texto neste arquivo. Se ele foi digitalizado, envie uma versão com texto selecionável.',
    encrypted: 'Protegido por senha. Envie uma cópia sem senha.',
    invalid: 'O arquivo está danificado e não pôde ser lido.',
    too_large: 'Grande demais. O limite é de {{megabytes}} MB por arquivo.',
    interrupted: 'A leitura parou antes do fim. O que foi lido já vale nas respostas.',
    unread: 'A leitura não terminou. Divida o arquivo em partes menores e envie de novo.',
    refused: 'Tipo não aceito. Envie PDF, DOCX ou TXT.',
    batch: 'Envie no máximo {{batch}} arquivos por vez.',
    full: 'Você já tem {{documents}} arquivos. Exclua um para enviar outro.',
  },
};
export default documents;
