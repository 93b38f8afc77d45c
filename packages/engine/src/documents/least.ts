const LEAST = /(?<!\p{L})m[ií]nim[oa](?: de)? R\$ ?(\d[\d.]{0,8}(?:,\d{2})?)/iu;

/** The least amount that a line charges: "R$ 28/m², mínimo R$ 450". */
export function leastIn(line: string): number | null {
  const stated = LEAST.exec(line)?.[1];
  return stated ? Number(stated.replaceAll('.', '').replace(',', '.')) : null;
}
