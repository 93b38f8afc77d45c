const START = '^(?:(?:e|também|agora),? )?';
const KIN =
  'filh[oa]s?|marido|esposa|mulher|esposo|irmã|irmão|mãe|pai|net[oa]s?|sobrinh[oa]s?|s[oó]ci[oa]|família|nora|genro|amig[oa]s?';
const INVITES = new RegExp(
  `${START}convid(?:e|a|ar) (?:(?:também|tb) )?([oa]s?) (${KIN})(?: del[ae]s?)?(?: também| junto)?$`,
  'iu',
);
const REMINDS = new RegExp(
  `${START}(?:re)?lembr(?:e|a|ar)(?: el[ae]|-[oa]| [oa] client[ea])? (?:de|para|pra) (?!que )(\\p{L}{2,20}[aeio]r\\s.{2,120})$`,
  'iu',
);
const THANKS = new RegExp(
  `${START}agrade(?:ça|ce|cer)(?:-[oa]|-lhe)? (?:(a|o|as|os)|pel([oa]s?)) (.{3,120})$`,
  'iu',
);

const ASKS = new RegExp(
  `${START}pe(?:ça|de|dir) (?:(?:para|pra|a) )?(?:el[ae]|[oa] client[ea]) (?:para |pra )?(\\p{L}{2,20}[aeio]r\\s.{2,120})$`,
  'iu',
);
const TELLS = new RegExp(
  `${START}(?:diga|avise|informe|explique|comunique|mencione)(?: (?:para |pra |a )?(?:el[ae]|[oa] client[ea]))? que (.{6,160})$`,
  'iu',
);

/** "convide o filho também": what the writer is to do, as the customer reads it; null for what is no such order. */
function saidToCustomer(sentence: string): string | null {
  const bare = sentence.trim().replace(/[.!]$/u, '');
  const [invites, article = '', kin = ''] = INVITES.exec(bare) ?? [];
  if (invites) {
    const own = /^a/iu.test(article) ? 'sua' : 'seu';
    const many = /s$/iu.test(article) ? 's' : '';
    return `traga também ${article} ${own}${many} ${kin}`;
  }
  const [, reminded] = REMINDS.exec(bare) ?? [];
  if (reminded) return `não esqueça de ${reminded}`;
  const [, asked] = ASKS.exec(bare) ?? [];
  if (asked) return `você pode ${asked}?`;
  const [, stated] = TELLS.exec(bare) ?? [];
  if (stated) return stated;
  const [thanks, before, by, why = ''] = THANKS.exec(bare) ?? [];
  return thanks ? `quero te agradecer pel${before ?? by} ${why}` : null;
}

const SENTENCES = /(?<=[.!;])\s+/u;

/** A request for a text in which such orders stand as what they are to say. */
export const withSaidOrders = (request: string): string =>
  request
    .split(SENTENCES)
    .map((one, at) => {
      const said = at === 0 ? null : saidToCustomer(one);
      if (said === null) return one;
      const whole = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
      return said.endsWith('?') ? whole : `${whole}.`;
    })
    .join(' ');

/** The orders of a change that are plain, as what they are to say, and the rest of it. */
export function ordersToWriter(request: string): { said: string[]; rest: string } {
  const sentences = request.split(SENTENCES);
  const said = sentences.flatMap((one) => saidToCustomer(one) ?? []);
  const rest = sentences.filter((one) => saidToCustomer(one) === null).join(' ');
  return { said, rest: said.length === 0 ? request : rest };
}
