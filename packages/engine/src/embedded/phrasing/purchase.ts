import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';

/** How a buyer gets what is sold: the verbs for it, and what both have to agree on. */
export interface Purchase {
  kind: PurchaseKind;
  /** "Da última vez que você {past} …". */
  past: string;
  /** "Na hora de {infinitive} …". */
  infinitive: string;
  /** "Como escolhe {choose}?" */
  choose: string;
  /** What weighs in the decision. */
  criteria: string;
  /** What the closing has to name besides price and payment. */
  agreed: string;
}

type PurchaseKind =
  | 'goods'
  | 'service'
  | 'subscription'
  | 'rental'
  | 'property'
  | 'vehicle'
  | 'unknown';

const USUAL_CRITERIA = 'preço, prazo ou confiança em quem atende';
const PURCHASES: Readonly<Record<PurchaseKind, Omit<Purchase, 'kind'>>> = {
  goods: {
    past: 'comprou',
    infinitive: 'comprar',
    choose: 'de quem comprar',
    criteria: USUAL_CRITERIA,
    agreed: '[confirme: prazo de entrega]',
  },
  service: {
    past: 'contratou',
    infinitive: 'contratar',
    choose: 'quem contratar',
    criteria: USUAL_CRITERIA,
    agreed: '[confirme: data de início]',
  },
  subscription: {
    past: 'contratou',
    infinitive: 'contratar',
    choose: 'com quem contratar',
    criteria: 'preço, o que está incluído ou confiança em quem atende',
    agreed: '[confirme: data de início]',
  },
  rental: {
    // Not "alugar": the offer begins with the noun, as in "aluguel de mesas".
    past: 'fechou',
    infinitive: 'fechar',
    choose: 'com quem fechar',
    criteria: USUAL_CRITERIA,
    agreed: '[confirme: datas de entrega e devolução]',
  },
  property: {
    past: 'comprou',
    infinitive: 'comprar',
    choose: 'com quem comprar',
    criteria: 'preço, lugar ou parcela',
    agreed: '[confirme: data da assinatura]',
  },
  vehicle: {
    past: 'comprou',
    infinitive: 'comprar',
    choose: 'com quem comprar',
    criteria: 'preço, parcela ou procedência',
    agreed: '[confirme: data de entrega]',
  },
  unknown: {
    past: 'fechou',
    infinitive: 'fechar',
    choose: 'com quem fechar',
    criteria: USUAL_CRITERIA,
    agreed: '[confirme: prazo]',
  },
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
    'service',
    /^(?:aulas?|cursos?|banho|manutencao|instalac\w{1,4}|consertos?|reformas?|fretes?|mudancas?|limpeza|fotografia|consultas?|consultoria|treinamentos?|projetos?|lavanderia|afinacao|restauro|costura|assessoria|calibracao|dedetizacao|doula|nutricao|fisioterapia|massagem|corte|pintura|jardinagem|seguranca|transporte)\b/,
  ],
];

interface Sold {
  offer: NounPhrase | null;
  /** The price of a month. */
  isMonthly: boolean;
  /** What the seller selected in the questionnaire. */
  sells: { products: boolean; services: boolean };
}

/** How this offer is bought; the neutral "fechar" where nothing shows it. */
export function purchaseOf({ offer, isMonthly, sells }: Sold): Purchase {
  const kind = kindOf(fold(offer?.text ?? ''), isMonthly, sells);
  return { kind, ...PURCHASES[kind] };
}

function kindOf(offer: string, isMonthly: boolean, sells: Sold['sells']): PurchaseKind {
  const byHead = BY_HEAD.find(([, pattern]) => pattern.test(offer))?.[0];
  if (byHead) return byHead === 'service' && isMonthly ? 'subscription' : byHead;
  if (sells.products === sells.services) return 'unknown';
  if (sells.products) return 'goods';
  return isMonthly ? 'subscription' : 'service';
}
