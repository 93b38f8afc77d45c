import { METHODS } from '../../knowledge/coach/methods/index.ts';
import { lower } from '../../shared/text.ts';
import type { Act, ChangeKind, Choice, WrittenKind } from '../act.ts';
import { objectionOf } from '../reading/objections.ts';

const FORMS: Record<WrittenKind, string> = {
  message: 'uma mensagem',
  email: 'um e-mail',
  call: 'um roteiro de ligação',
  post: 'um post',
  proposal: 'uma proposta',
};

const CHANGES: Record<ChangeKind, string> = {
  'add-name': 'pôr o nome no texto',
  'add-part': 'incluir uma parte no texto',
  another: 'outra versão do texto',
  casual: 'o texto mais simples',
  email: 'o texto em e-mail',
  firmer: 'o texto mais firme',
  fix: 'o texto corrigido',
  formal: 'o texto mais formal',
  longer: 'o texto mais completo',
  'remove-part': 'tirar uma parte do texto',
  'remove-price': 'o texto sem o preço',
  replace: 'trocar uma parte do texto',
  restore: 'o texto como estava antes',
  shorter: 'o texto mais curto',
  spoken: 'o texto para falar',
  topics: 'o texto em tópicos',
  warmer: 'o texto mais carinhoso',
  whatsapp: 'o texto para WhatsApp',
};

/** A reading in the seller's words, to be tapped. */
export function labelOf(act: Act): string {
  switch (act.kind) {
    case 'objection':
      return `responder “${lower(objectionOf(act.keys[0])?.said ?? 'o que o cliente disse')}”`;
    case 'advice':
      return `dica sobre ${lower(METHODS.find(({ key }) => key === act.topic)?.title ?? act.topic)}`;
    case 'answer':
      return 'responder a essa pergunta';
    case 'text':
      return `escrever ${FORMS[act.form]}`;
    case 'change':
      return CHANGES[act.change];
    case 'sum':
      return 'fazer a conta';
    case 'recall':
      return act.what === 'summary' ? 'o resumo da conversa' : 'lembrar o que você disse';
    case 'judge':
      return 'avaliar uma frase sua';
    case 'practice':
      return 'treinar com um cliente';
    case 'document':
    case 'about-files':
      return 'procurar nos seus arquivos';
    case 'app-help':
      return 'ajuda com o aplicativo';
    case 'case':
      return 'pensar nesse caso com você';
    case 'insist':
      return 'o que fazer se o cliente insistir';
    case 'explain':
      return 'explicar melhor';
    case 'next':
      return 'o próximo passo';
    case 'repair':
      return 'corrigir a resposta';
    case 'result-sale':
      return 'contar uma venda';
    case 'result-loss':
      return 'contar uma venda perdida';
    case 'result-progress':
      return 'contar um avanço';
    default:
      return 'conversar sobre vendas';
  }
}

/** An act as a choice of a question. */
export const choiceOf = (act: Act): Choice => ({ label: labelOf(act), act });
