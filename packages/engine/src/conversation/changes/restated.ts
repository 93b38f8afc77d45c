const RESTATES =
  /(?:^|[,.;!?]\s{0,3})(?:(?:e|mas|não|nao|n)\s)?(?:(?:é|eh) assim|o (?:certo|correto) (?:é|eh)|(?:eu )?(?:quis|quero|queria) dizer|(?:é|era|eh) (?:pra|para) dizer|tem que dizer|na verdade (?:é|eh)|(?:fica|escreve|p[oõ]e|seria|bota|coloca) assim|o que (?:eu )?quero dizer (?:é|eh))(?:\s(?:é|eh|que|q))?\s?[:,]?\s+(.{20,500})$/isu;

/** "ficou confuso. é assim: dia 1 …": what the whole text is to say; null for other changes. */
export const restatedIn = (request: string): string | null => RESTATES.exec(request)?.[1] ?? null;
