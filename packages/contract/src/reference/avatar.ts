import type { AvatarState, avatarRoutes } from '../avatar.ts';
import { DONE } from '../common.ts';
import { ENGINE_ERRORS, type RouteDescriptions } from './description.ts';

const STATE: AvatarState = {
  avatar: {
    perfilGeral: {
      nome: 'Ana Prado',
      experiencia: 'De 2 a 5 anos de vendas',
      setor: ['Serviços', 'energia solar'],
    },
    insightsComportamentais: {
      perfilVendas: 'Consultiva: entende antes de oferecer',
      motivacoesPrincipais: ['Liberdade'],
      padroesComportamento: ['Vende por indicação e WhatsApp'],
      forças: ['Escuta o cliente até o fim'],
      pontosMelhoria: ['Retomar quem some depois da proposta'],
    },
    resumoPessoal: 'Você vende energia solar e ganha a confiança do cliente pela escuta.',
    pontosFortes: ['Escuta o cliente até o fim'],
    areasDesenvolvimento: ['Retomar quem some depois da proposta'],
    motivacoesPrincipais: ['Liberdade'],
    estiloVendas: 'Consultivo',
    recomendacoes: {
      desenvolvimentoEmpatia: 'Repita a dor do cliente com as palavras dele antes do preço.',
      desenvolvimentoPaciência: 'Combine a data do retorno antes de mandar a proposta.',
    },
    perspectivas: 'Com retornos marcados, a meta de 15 mil por mês fica ao alcance.',
  },
  tentativas: 0,
  status: 'pendente',
};
const ANSWERS =
  'Você já trabalha com vendas?\nResposta: Sim, já vendo\n\nHá quanto tempo?\nResposta: De 2 a 5 anos';

export const avatar: RouteDescriptions<typeof avatarRoutes> = {
  generate: {
    about:
      'The body has the 17 answers as one text: each question, a new line, `Resposta: ` and the answer, separated by blank lines. An answer of more than 2,000 characters is rejected, and `fields` names it by its index: `perfilVendedor.0` is the first. The same answers return the existing profile. It is `pendente` until it is accepted.',
    errors: ENGINE_ERRORS,
    body: { perfilVendedor: ANSWERS },
    out: STATE,
  },
  accept: {
    about: 'An accepted profile can be deleted, but not reprocessed.',
    errors: ['NOT_FOUND'],
    out: { ...STATE, status: 'aceito' },
  },
  reprocess: {
    about: '`tentativas` counts the reprocessings that were stored; a failed one does not count.',
    errors: ['NOT_FOUND', 'LIMIT_REACHED', ...ENGINE_ERRORS],
    out: { ...STATE, tentativas: 1 },
  },
  remove: {
    about: 'The next profile can be reprocessed five times again.',
    out: DONE,
  },
  current: {
    about: 'The profile as it is stored, accepted or not.',
    errors: ['NOT_FOUND'],
    out: STATE,
  },
  status: {
    about: 'Never a 404: for screens that only check whether a profile exists.',
    out: { existe: true, aceito: false, status: 'pendente' },
  },
};
