import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { ORDER } from './request.ts';

/** What speaks for or against telling a customer a clause of a request, with its weight. */
const EVIDENCE: readonly (readonly [number, RegExp])[] = [
  // Days, hours, dates, amounts and terms: what a customer has to know.
  [
    2,
    /\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana que vem|mes que vem)\b|\d/,
  ],
  [
    2,
    /\b(?:brinde|gratis|lanche|garantia|incluso|inclui|desconto|sorteio|ganha|pronto|pronta|parcel\w+|no pix|frete|teste|vale)\b/,
  ],
  // What the seller or a thing of theirs does: "vou atrasar", "o vidro veio riscado".
  [1, /^(?:eu )?(?:vou|vamos|entrego|faco|levo|seguro|consigo|posso|garanto|abro|atendo)\b/],
  [
    6,
    /^(?:[oa]s? |(?:meu|minha) (?!marido|mulher|mae|pai|filh|sogr|tia|tio|irma|chefe|ajudante|nora|genro|namorad|espos))\w+(?: (?!nao\b)\w+){0,5} (?:subiu|subiram|aumentou|quebrou|queimou|pifou|veio|vieram|atrasou|chegou|chegaram|ficou|ficaram|vence|venceu|acabou|mudou|esgotou|parou|furou|volta|comeca)\b/,
  ],
  // Said to the coach in confidence.
  [
    -8,
    /\b(?:fica entre (?:nos|a gente)|(?:isso )?nem (?:fala|conta|cita|menciona)|nao (?:precisa|pode|deve|e pra) saber|ca entre nos|so (?:to|estou) te contando|segredo)\b/,
  ],
  // What the seller feels, lacks or owes, and their own family.
  [
    -9,
    /\b(?:to|tou|estou|tava|fiquei|fico|ando|vivo) (?:\w+ )?(?:doid|apertad|devendo|sem (?:dormir|grana|dinheiro|caixa)|morrendo|cansad|desesperad|com (?:medo|vergonha|raiva)|nervos|put[oa]\b|chatead|quebrad|preocupad|precisando|endividad|as mosca|achando|esperando)|\b(?:medo|vergonha|ressaca|aluguel|lucro|margem|minha (?:meta|comissao)|meu custo|fiado|desempregad\w+|kkk+)\b|\b(?:minha (?:mulher|mae|tia|sogra|filha|esposa|vizinha|nora|irma)|meu (?:marido|pai|filho|namorado|sogro|ajudante|patrao|chefe|genro|irmao)|o ajudante|a vizinha)\b/,
  ],
  // A thing of theirs as "ele": "ele fica pronto às 18h".
  [6, /^el[ae] (?:fica|chega|sai|vem|custa|fica pront[oa]|esta pront[oa])\b/],
  // What the customer did or is like; they know it.
  [
    -6,
    /^me dev(?:e|em|ia)\b|^(?:e |mas |so que |pq |porque )*(?:el[ae]s?|(?:[oa] )?client[ea]) (?!que\b)|\b(?:el[ae]|client[ea]) (?:disse|falou|sumiu|quer|pediu|respondeu|reclamou|e|eh|ta|esta|tem|vai|nao|nem|ja|sempre|so)\b/,
  ],
  [-4, /\bdeu\b|\b\w{3,}[oei]u\b(?! (?:riscad|errad|quebrad|pront|atrasad|caro|pra|para|de \d))/],
  // What the seller did before, unless it is for the customer.
  [
    -4,
    /^(?:eu )?(?:ja )?(?!(?:entreg|termin|separ|reserv|deix|prepar|mont|arrum|consert|post)ei\b)\w{2,}ei\b|\bque? nem (?:bob|best|trou|palhac)/,
  ],
  // An order, a wish or a question to the coach.
  [
    -5,
    /\bpr[ao]$|\b(?:preciso|quero|queria|qria|tenho \w+ (?:\w+ )?pr[ao] avisar|me ajuda|coach|arena)\b|\?$|^(?:vou|vo) (?:mandar|enviar|entregar isso|postar|colar|imprimir|gravar|ligar)\b|\bpr[ao] (?:mim|eu) (?:mandar|colar|deixar|postar|ler|falar)\b/,
  ],
];
/** From this sum a clause goes to the customer. */
const SAID_FROM = 2;
/** From this sum it goes beside such a clause: "vou atrasar a entrega, era sexta e vai para terça". */
const BESIDE_SAID = 1;
/** From this sum downwards a clause is never stated, wherever it stands. */
const NEVER = -3;

const OF_PERSON = -6;
/** "a Rejane quer as fotos": what the customer or somebody else does. */
const startsWithPerson = (folded: string): boolean => {
  const [, name = ''] =
    /^(?:[oa] )?(?:client[ea] |noiv[oa] |dona |seu |dra? )?([a-z]{3,}) (?!e\b)/.exec(folded) ?? [];
  return FIRST_NAMES.has(name);
};

function weightOf(clause: string): number {
  const folded = fold(clause).replace(LEAD, '');
  return EVIDENCE.reduce(
    (sum, [weight, cue]) => (cue.test(folded) ? sum + weight : sum),
    startsWithPerson(folded) ? OF_PERSON : 0,
  );
}

/** What leads into a clause and says nothing. */
const LEAD =
  /^(?:(?:e|mas|porem|so que|so q|pq|porque|entao|agora|ai|oxe|eita|putz|ih|menina do ceu|gente|olha|ta|bom|[ao] (?:bucha|lance|caso|problema) ?(?:e )?(?:que)?|outra coisa)[,:]? )+/;
const LEAD_WRITTEN =
  /^(?:(?:e|mas|por[eé]m|s[oó] (?:que|q)|pq|porque|ent[aã]o|agora|a[ií]|oxe|eita|putz|ih|menina do c[eé]u|gente|olha|t[aá]|bom|[ao] (?:bucha|lance|caso|problema) ?(?:é )?(?:que)?|outra coisa)[,:]? )+/iu;

const CLAUSES = /,\s+|\s(?=(?:mas|s[oó] (?:que|q)|pq|porque)\s)/iu;

/** The clauses of the sentences around an order that may go to a customer. */
export function factsAround(request: string): string[] {
  return sentencesOf(request)
    .flatMap((sentence) => {
      const at = ORDER.exec(sentence)?.index ?? sentence.length;
      return [sayableOf(sentence.slice(0, at))];
    })
    .filter((one) => one !== '');
}

/** What of a sentence may go to a customer, its clauses joined as they were. */
function sayableOf(sentence: string): string {
  if (NEVER >= weightOf(sentence) && CONFIDED.test(fold(sentence))) return '';
  const clauses = sentence
    .replace(/[.!;:,\s]{1,9}$/u, '')
    .split(CLAUSES)
    .map((clause) => ({ clause, weight: weightOf(clause) }));
  const least = clauses.some(({ weight }) => weight >= SAID_FROM) ? BESIDE_SAID : SAID_FROM;
  return clauses
    .filter(({ weight }) => weight >= least)
    .map(({ clause }) => clause)
    .map((clause) => clause.replace(LEAD_WRITTEN, '').trim())
    .filter((clause) => clause.split(/\s+/).length > 1)
    .join(', ');
}
/** Details of a request without the clauses that are for the coach only; null when none is left. */
export function detailsToTell(details: string): string | null {
  const stated = details.split(CLAUSES).filter((clause) => weightOf(clause) > NEVER);
  return stated.join(', ').trim() || null;
}
const CONFIDED = /\b(?:fica entre|ca entre nos|segredo)\b/;

/** Whether a sentence of a request is for the coach only. */
const isAside = (sentence: string): boolean => weightOf(sentence) <= NEVER;

/** "o nome dela é Lívia", "ele chama Tiago", "no meu nome": the names of both sides. */
const NAMED =
  /(?:^|[,.;]\s*|\s)(?:(?:[oe] )?nome (?:d[ae]l[ae] )?(?:é |e |eh )|el[ae] (?:se )?chama )\p{L}+(?=[.,;]|$)[.,;]?|,?\sno meu nome(?![\p{L}])/giu;

/** "que indicou duas vizinhas" belongs to what stands before it. */
const OF_BEFORE =
  /^(?:que|q|por|pel[ao]s?|e|diz|fala|avisa|pergunta|explica|pede|agradece|lembra|convida|oferece|confirma|\p{L}+ndo)\s/iu;
const NEVER_SAID = -5;

/** "oferecendo o plano por 890, minha meta está atrasada": the clauses after what to say. */
function withoutAsideClauses(sentence: string): string {
  const [first = '', ...rest] = sentence.split(/(?=,\s)/u);
  const kept = rest
    .map((clause) => ({ clause, text: clause.replace(/^,\s+/u, '') }))
    .filter(({ text }) => OF_BEFORE.test(text) || weightOf(text) > NEVER_SAID)
    .map(({ clause }) => clause);
  return [first, ...kept].join('');
}

/** A request without what it says after its order for the coach only. */
export function withoutAsides(given: string): string {
  const request = given.replace(NAMED, '').trim();
  const sentences = sentencesOf(request);
  const order = Math.max(
    0,
    sentences.findIndex((sentence) => ORDER.test(sentence)),
  );
  return sentences
    .filter((sentence, at) => at <= order || !isAside(sentence))
    .map((sentence, at) => (at === order ? withoutAsideClauses(sentence) : sentence))
    .join(' ');
}
