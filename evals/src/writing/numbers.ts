import { fold } from '@salesai/engine/text';

/** A number in a text, in full: "R$ 15 mil" is 15,000. */
interface Found {
  value: number;
  /** Money or a share. */
  isFigure: boolean;
  /** A count of what is sold or done. */
  isCount: boolean;
  /** No unit other than money follows: not 60 of "60 clientes", 40 of "40%". */
  mayBeMoney: boolean;
  text: string;
}

const NUMBER =
  /(r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)( ?(?:mil(?:hao|hoes)?|k)\b)?( ?%| reais\b)?(?: (?:novos?|novas?|bons|boas))? ?([a-z]+)?/g;
const COUNTED =
  /^(?:clientes?|vendas?|contratos?|leads?|conversas?|propostas?|reunioes|reuniao|visitas?|indicac\w+|fechamentos?|pedidos?|orcamentos?|ligac\w+|contatos?|abordagens)$/;
/** What may follow an amount of money without currency: "480 por mês", "5.500 cada". */
const NO_UNIT =
  /^(?:|por|cada|no|na|em|de|a|e|o|pra|para|ao|livres?|limpos?|mensais|com|de|mes|ano|parcelado|que|mais|botei)$/;
const SCALE: Readonly<Record<string, number>> = { mil: 1e3, k: 1e3, milhao: 1e6, milhoes: 1e6 };

/** "de 200 a 900 mil", "60 e 180 mil": the first number shares the scale of the second. */
const SHARED_SCALE =
  /(\d{1,3}(?:,\d{1,2})?) (?:a|e|ate|ou) (?:r\$ ?)?\d{1,3}(?:,\d{1,2})? ?(mil(?:hao|hoes)?|k)\b/g;

/** "5,2 milhões no ano, fiz 4,1": the baseline shares the scale of the goal. */
const SHARED_BASELINE =
  /\d ?(mil(?:hao|hoes)?|k)\b[^.\d]{0,40}\b(?:fiz|faco|tenho|hoje|caiu pra) (\d{1,3}(?:,\d{1,2})?)(?! ?(?:mil|k\b|\d))/g;

/** Numbers that are written without the scale that they share with another one, in full. */
export function sharedScalesIn(text: string): number[] {
  const folded = fold(text);
  const full = (digits: string, scale: string) =>
    Number(digits.replace(',', '.')) * (SCALE[scale] ?? 1);
  return [
    ...[...folded.matchAll(SHARED_SCALE)].map(([, digits = '0', scale = '']) =>
      full(digits, scale),
    ),
    ...[...folded.matchAll(SHARED_BASELINE)].map(([, scale = '', digits = '0']) =>
      full(digits, scale),
    ),
  ];
}

export function numbersIn(text: string): Found[] {
  return [...fold(text).matchAll(NUMBER)].map((match) => {
    const [whole, currency, digits = '0', scale = '', unit = '', noun = ''] = match;
    const value = Number(digits.replaceAll('.', '').replace(',', '.')) * (SCALE[scale.trim()] ?? 1);
    const isAll = unit.trim() === '%' && value === 100;
    const isFigure = (currency !== undefined || unit !== '') && !isAll;
    return {
      value,
      isFigure,
      isCount: COUNTED.test(noun),
      mayBeMoney: isFigure ? unit.trim() !== '%' : NO_UNIT.test(noun),
      text: whole.trim(),
    };
  });
}
