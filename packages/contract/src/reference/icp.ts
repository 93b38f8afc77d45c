import { DONE } from '../common.ts';
import type { Icp, icpRoutes } from '../icp.ts';
import { ENGINE_ERRORS, IDS, type RouteDescriptions } from './description.ts';

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

export const icp: RouteDescriptions<typeof icpRoutes> = {
  list: {
    about: 'All ICPs with their details; there is no route for a single one.',
    out: { icps: [ACTIVE] },
  },
  create: {
    about:
      'Its status is `creating` until its profile is generated. The face is a path below `/avatars`.',
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
    about: 'Its channels and scripts are deleted too.',
    params: { id: IDS.icp },
    out: DONE,
  },
  generate: {
    about:
      '`origens` has the basis of every line: stated by the seller or assumed. An answer of more than 2,000 characters is rejected, and `fields` names it by its index: `respostasICP.0` is the first. A failed generation does not change the stored profile.',
    errors: ENGINE_ERRORS,
    params: { id: IDS.icp },
    body: { respostasICP: 'Em que segmento ele está?\nResposta: Varejo' },
    out: { icp: ACTIVE },
  },
};
