/** Units with which goods are described, those that measure the same together. */
const FAMILIES: readonly string[] = [
  'kg|kgs|quilos?|kilos?|g|gr|gramas?|toneladas?',
  'l|lts?|litros?|ml',
  'm|mts?|metros?|m2|m²|metros quadrados',
  'km|quil[oô]metros?',
  'cm|cent[ií]metros?|mm|mil[ií]metros?|polegadas?',
];

/** A number of which one measure or another is a description: "barris de 200 litros". */
const DESCRIBING = FAMILIES.map(
  (units) =>
    new RegExp(
      String.raw`(?<before>[\p{L}\d²]{1,20}) (?<lead>de )\d[\d.,]{0,9}(?: mil)? ?(?<unit>${units})(?![\p{L}\d²])`,
      'giu',
    ),
);
const NAMED = FAMILIES.map(
  (units) => new RegExp(String.raw`(?<!\p{L})(?:${units})(?![\p{L}\d²])`, 'iu'),
);

/** "preciso de 40 litros", "um total de 30 kg": how much, not of which size. */
const HOW_MUCH =
  /^(?:precis\p{L}+|necessit\p{L}+|gost\p{L}+|tot(?:al|ais)|pedidos?|encomendas?|mais|menos|cerca|perto|acima|abaixo|partir|al[eé]m|m[eé]dia|consumo|gasto|dist[aâ]ncia|raio|entregas?|quantidade|volume|compras?|vendas?|viagem|viagens|frete|fretes|corridas?|trajetos?|percursos?|produ[cç][aã]o|produtividade|rendimento|aumento|perda|quebra|desconto|por)$/iu;
/** A count, or a comparison by size, needs the sizes. */
const NEEDS_SIZES =
  /(?<!\p{L})(?:quant[oa]s (?!d[aá]|fica|custa|sai|cobr)|compensa|rende|vale mais|mais barat[oa]|mais em conta|qual (?:é |[eo] )?(?:o |a )?melhor|capacidade|cabem?)/iu;

/**
 * A message without the sizes of its goods, which are neither money nor a factor of a sum, unless the
 * talk names their unit for something else: a price by the litre, or how much is used of it.
 * @param others the other messages of the talk
 */
export function withoutSizes(text: string, others: readonly string[] = []): string {
  if (NEEDS_SIZES.test(text)) return text;
  return DESCRIBING.reduce((rest, pattern, family) => {
    const named = NAMED[family];
    const units = new Set<string>();
    const left = [rest, ...others].map((one) =>
      one.replace(pattern, (whole, before: string, _lead: string, unit: string) => {
        if (HOW_MUCH.test(before)) return whole;
        units.add(unit.toLowerCase());
        return before;
      }),
    );
    const [without = rest] = left;
    // "um saco de 25 kg" and "porções de 300 g" are reckoned with.
    const isReckoned = units.size > 1 || left.some((one) => named?.test(one));
    return isReckoned ? rest : without;
  }, text);
}
