import type { AvatarState, avatarRoutes } from '../avatar.ts';
import { DONE } from '../common.ts';
import { type DescriptionsOf, ENGINE_ERRORS } from './described.ts';

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

export const avatar: DescriptionsOf<typeof avatarRoutes> = {
  generate: {
    about:
      'Takes the 17 answers as one text: each question, a new line, `Resposta: ` and the answer, a blank line between. An answer of more than 2,000 characters is refused, and `fields` names it by its place: `perfilVendedor.0` is the first. The same answers again give the profile that is there. It is `pendente` until it is accepted.',
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
    about: '`tentativas` counts the readings that were stored; one that fails counts nothing.',
    errors: ['NOT_FOUND', 'LIMIT_REACHED', ...ENGINE_ERRORS],
    out: { ...STATE, tentativas: 1 },
  },
  remove: {
    about: 'The next profile starts again with five readings.',
    out: DONE,
  },
  current: {
    about: 'As it was stored last, accepted or not.',
    errors: ['NOT_FOUND'],
    out: STATE,
  },
  status: {
    about: 'Never a 404: for screens that only ask whether there is a profile.',
    out: { existe: true, aceito: false, status: 'pendente' },
  },
};
