import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';

/** How a buyer gets what is sold: it decides what to ask, and what both have to agree on. */
export interface Purchase {
  kind: PurchaseKind;
  /** What the closing has to name besides price and payment. */
  agreed: string;
}

/** `care` is what one attends for months, `appointment` what one comes to; `machine` is bought for years of work. */
export type PurchaseKind =
  | 'goods'
  | 'service'
  | 'consulting'
  | 'care'
  | 'appointment'
  | 'subscription'
  | 'rental'
  | 'property'
  | 'vehicle'
  | 'machine'
  | 'unknown';

/** Any words may be confirmed, so that they follow a colon: "início: segunda, dia 30". */
const AGREED: Readonly<Record<PurchaseKind, string>> = {
  goods: 'entrega: [confirme: prazo de entrega]',
  service: 'início: [confirme: data de início]',
  consulting: 'início: [confirme: data de início]',
  care: 'dia e horário: [confirme: dia e horário]',
  appointment: 'dia e horário: [confirme: dia e horário]',
  subscription: 'início: [confirme: data de início]',
  rental: 'entrega e devolução: [confirme: datas de entrega e devolução]',
  property: 'assinatura: [confirme: data da assinatura]',
  vehicle: 'entrega: [confirme: data de entrega]',
  machine: 'entrega e instalação: [confirme: prazo de entrega e instalação]',
  unknown: 'prazo: [confirme: prazo]',
};

/** Offers whose first word shows how they are bought. */
const BY_HEAD: readonly (readonly [PurchaseKind, RegExp])[] = [
  ['rental', /^(?:aluguel|alugueis|locacao|locacoes)\b/],
  [
    'subscription',
    /^(?:planos?|assinaturas?|clubes?|softwares?|sistemas?|aplicativos?|internet|seguros?|consorcios?|contabilidade|mensalidades?|energia por assinatura)\b/,
  ],
  ['property', /^(?:imove(?:l|is)|apartamentos?|casas?|terrenos?|lotes?|loteamentos?|chacaras?)\b/],
  ['vehicle', /^(?:veiculos?|carros?|motos?|caminhoes|caminhao|seminovos?|utilitarios?)\b/],
  [
    'machine',
    /^(?:maquinas?|maquinarios?|equipamentos?|tratores?|colheitadeiras?|implementos?|aparelhos? de|empilhadeiras?|tornos?|prensas?|valvulas?)\b/,
  ],
  [
    'care',
    /^(?:aulas?|cursos?|psicoterapia|terapias?|nutricao|fisioterapia|doula|personal|pilates|yoga|mentoria|acompanhamento)\b/,
  ],
  [
    'appointment',
    /^(?:consultas?|exames?|clinica|tratamentos?|massagens?|banho|corte|manicure|unhas?|alongamento|depilacao|estetica|bronzeamento|maquiagem|cilios|sobrancelhas?|ultrassom|implantes?|tatuagens?)\b/,
  ],
  [
    'consulting',
    /^(?:consultoria|assessoria|advocacia|gestao|recuperacao|treinamentos?|auditoria|pericia|marketing|trafego|agencia)\b/,
  ],
  [
    'service',
    /^(?:manutencao|instalac\w{1,4}|consertos?|reformas?|fretes?|mudancas?|limpeza|fotografia|projetos?|lavanderia|afinacao|restauro|costura|calibracao|dedetizacao|pintura|jardinagem|seguranca|transporte|cerimonial|decoracao|arquitetura|perfuracao|pocos?|buffet|organizacao|montagem)\b/,
  ],
];

interface Sold {
  offer: NounPhrase | null;
  /** The price of a month. */
  isMonthly: boolean;
  /** What the seller selected in the questionnaire. */
  sells: { products: boolean; services: boolean };
}

/** How this offer is bought. */
export function purchaseOf({ offer, isMonthly, sells }: Sold): Purchase {
  const kind = kindOf(fold(offer?.text ?? ''), isMonthly, sells);
  return { kind, agreed: AGREED[kind] };
}

function kindOf(offer: string, isMonthly: boolean, sells: Sold['sells']): PurchaseKind {
  const byHead = BY_HEAD.find(([, pattern]) => pattern.test(offer))?.[0];
  if (byHead) return byHead === 'service' && isMonthly ? 'subscription' : byHead;
  if (sells.products === sells.services) return 'unknown';
  if (sells.products) return 'goods';
  return isMonthly ? 'subscription' : 'service';
}
