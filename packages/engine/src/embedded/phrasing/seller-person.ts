/** What customers say to the seller: "medo de eu atrasar" is "medo de você atrasar". */
const ACTING = /(?<!\p{L})eu (?=(?:(?:não|nunca|só|me|já) )*\p{L}+(?:[aei]r|pôr)(?!\p{L}))/gu;
/** Of the seller's side wherever it is named; "meu sobrinho" may be of the customer's. */
const OWN_THING =
  /(?<!\p{L})(meus?|minhas?) (?=(?:preços?|valor(?:es)?|orçamentos?|fretes?|prazos?|taxas?|serviços?|produtos?|trabalhos?|entregas?|mensalidades?|diárias?|comiss(?:ão|ões))(?!\p{L}))/gu;
const WITH_SELLER = /(?<!\p{L})comigo(?!\p{L})/gu;
/** A first person that stays unclear: "que eu sou careira". */
const FIRST_PERSON = /(?<!\p{L})(?:eu|mim)(?!\p{L})/u;

const YOURS: Readonly<Record<string, string>> = {
  meu: 'seu',
  meus: 'seus',
  minha: 'sua',
  minhas: 'suas',
};

/** The seller's words about a customer, said to the seller; null where it is unclear who "eu" is. */
export function toCustomer(text: string): string | null {
  const turned = text
    .replace(ACTING, 'você ')
    .replace(OWN_THING, (_whole, own: string) => `${YOURS[own] ?? own} `)
    .replace(WITH_SELLER, 'com você');
  return FIRST_PERSON.test(turned) ? null : turned;
}
