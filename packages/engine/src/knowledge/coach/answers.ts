import type { Wordings } from '../seller/facts.ts';

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
