import { DONE } from '../common.ts';
import type { Icp, icpRoutes } from '../icp.ts';
import { type DescriptionsOf, ENGINE_ERRORS, IDS } from './described.ts';

const FACE = '/avatars/lorelei/svg?seed=4711&backgroundColor=0e7490,38bdf8,bae6fd';
const NEW: Icp = {
  id: IDS.icp,
  name: 'Padaria do bairro',
  avatar: FACE,
  status: 'creating',
  createdAt: '2026-11-20T12:30:00.000Z',
  sector: '',
  ticketRange: '',
  acquisitionChannel: [],
  mainPain: '',
  details: null,
};
const ACTIVE: Icp = {
  ...NEW,
  status: 'active',
  sector: 'Varejo',
  ticketRange: 'R$ 300 a R$ 1.500',
  acquisitionChannel: ['WhatsApp', 'Indicação'],
  mainPain: 'A conta de luz do forno come a margem',
  details: {
    resumoICP: 'Dona de padaria de bairro que abre às cinco e decide no balcão.',
    ticketMedio: 'R$ 900',
    tamanhoEquipe: '4 a 9 pessoas',
    setorAtuacao: 'Varejo de alimentos',
    dorPrincipal: 'A conta de luz do forno come a margem',
    estrategiaAbordagem: {
      melhorAbordagem: 'Visita curta depois do pico da manhã, com a conta de luz na mão',
      momentoIdeal: 'Entre 10h e 11h, de terça a quinta',
      argumentosChave: ['A economia aparece já na primeira conta'],
    },
    comportamentoCompra: { objecoesComuns: ['Tá caro, vou pensar'] },
    perfilNegativo: ['Quem vai se mudar do ponto em menos de um ano'],
    origens: [
      { campo: 'dorPrincipal', base: 'voce_disse', citacao: 'reclamam da conta de luz' },
      { campo: 'ticketMedio', base: 'hipotese' },
    ],
  },
};

export const icp: DescriptionsOf<typeof icpRoutes> = {
  list: {
    about: 'The one read of ideal customers, each with all its details.',
    out: { icps: [ACTIVE] },
  },
  create: {
    about:
      'It stays `creating` until its profile is generated. The face is an address of `/avatars`.',
    errors: ['LIMIT_REACHED'],
    body: { name: NEW.name, avatar: FACE },
    out: { icp: NEW },
  },
  update: {
    about: 'Only the fields that are sent change.',
    params: { id: IDS.icp },
    body: { name: 'Padaria da esquina' },
    out: { icp: { ...ACTIVE, name: 'Padaria da esquina' } },
  },
  remove: {
    about: 'Its channels and scripts go with it.',
    params: { id: IDS.icp },
    out: DONE,
  },
  generate: {
    about:
      '`origens` says of every line whether the seller told it or we assume it. An answer of more than 2,000 characters is refused, and `fields` names it by its place: `respostasICP.0` is the first. A generation that fails leaves what was there.',
    errors: ENGINE_ERRORS,
    params: { id: IDS.icp },
    body: { respostasICP: 'Em que segmento ele está?\nResposta: Varejo' },
    out: { icp: ACTIVE },
  },
};
