import type { Icp, IcpDetails } from '@salesai/contract/icp';

const details: IcpDetails = {
  resumoICP: 'Donas de salão em Campinas.',
  ticketMedio: 'Cerca de R$ 300',
  tamanhoEquipe: 'De 3 a 8 cadeiras',
  setorAtuacao: 'Salão de beleza',
  dorPrincipal: 'Cliente que falta',
  estrategiaAbordagem: {
    melhorAbordagem: 'Abra com uma pergunta sobre as faltas.',
    momentoIdeal: 'Segunda-feira, com o salão fechado.',
    argumentosChave: ['Lembrete que reduz falta', 'Sem contrato longo'],
  },
  comportamentoCompra: {
    objecoesComuns: ['Vi um mais barato', 'Não é hora de investir', 'Me manda no WhatsApp'],
  },
  perfilNegativo: ['Quem escolhe só pelo preço'],
  origens: [
    { campo: 'ticketMedio', base: 'voce_disse', citacao: 'uns R$ 300 por mês' },
    { campo: 'dorPrincipal', base: 'hipotese' },
    { campo: 'perfilNegativo.0', base: 'hipotese' },
  ],
};

/** An ICP with a generated profile. */
export const salons: Icp = {
  id: 'icp-salons',
  name: 'Donas de salão',
  avatar: '/avatars/bottts/svg?seed=42&backgroundColor=0e7490,38bdf8,bae6fd',
  status: 'active',
  createdAt: '2026-01-15T12:00:00.000Z',
  sector: 'Salão de beleza',
  ticketRange: 'Cerca de R$ 300',
  acquisitionChannel: ['Instagram'],
  mainPain: 'Cliente que falta',
  details,
};

/** An ICP with name and face, without a profile. */
export const bakeries: Icp = {
  ...salons,
  id: 'icp-bakeries',
  name: 'Padarias',
  status: 'creating',
  sector: '',
  ticketRange: '',
  acquisitionChannel: [],
  mainPain: '',
  details: null,
};
