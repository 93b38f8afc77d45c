const ADDS: readonly (readonly [string, string])[] = [
  ['acrescente|adicione|adiciona|insira|insere|coloque|inclua', 'coloca'],
  ['ponha', 'põe'],
];
const CHANGES: readonly (readonly [string, string])[] = [
  ['tire|retire|retira|remova|remove|exclua|exclui|elimine|elimina|suprima|apague', 'tira'],
  ['mude|altere|altera|modifique|modifica', 'muda'],
  ['troque|substitua|substitui', 'troca'],
  ['encurte|reduza|abrevie|enxugue', 'encurta'],
  ['resuma', 'resume'],
  ['corrija|conserte|arrume', 'corrige'],
  ['reformule|reformula|refaça|reescreva', 'refaz'],
  ['deixe', 'deixa'],
  ['trate', 'trata'],
];
const OTHERS: readonly (readonly [string, string])[] = [
  ['escreva|redija', 'escreve'],
  ['finja', 'finge'],
  ['avalie', 'avalia'],
];

interface Plain {
  verb: RegExp;
  plain: string;
}
const plainOf = (verbs: readonly (readonly [string, string])[]): Plain[] =>
  verbs.map(([forms, plain]) => ({ verb: new RegExp(`^(?:${forms})(?![\\p{L}-])`, 'iu'), plain }));
const ADDING = plainOf(ADDS);
const EDITING = [...ADDING, ...plainOf(CHANGES)];
const ALL = [...EDITING, ...plainOf(OTHERS)];

/** "eu disse para retirar o preço": an order that is said again. */
const AGAIN =
  /^(?:mas |então )?(?:eu )?(?:já )?(?:te |lhe )?(?:disse|falei|pedi|mandei) (?:para|pra|que era para) (tirar|retirar|remover|excluir|eliminar|apagar)(?![\p{L}])/iu;
/** "mande a mensagem sem os R$ 280" */
const WITHOUT =
  /^(?:mand|envi|escrev|quer|fa[zç])\p{L}{1,3} (?:(?:[ao]|ess[ae]|est[ae]) )?(?:mensagem|texto|msg|versão)(?: de novo| novamente)? sem (?=(?:[oa]s? )?(?:r\$|preços?|valor(?:es)?|\d))/iu;
const ENDS =
  /^(?:(?:vamos|pode|podemos|por favor,?) )?(?:encerr|finaliz|termin|par|conclu)\p{L}{1,4} (?:com )?(?:[oa]|ess[ae]|est[ae]) (?:trein\p{L}{1,8}|simula[cç][aã]o|pr[aá]tica|exerc[ií]cio|ensaio)(?: agora| aqui| por (?:hoje|favor))?(?=[.!,;]|$)/iu;

const SENTENCE = /([.!?;]\s+)/u;
const CLAUSE = /(,\s(?:e\s)?|\se\s)/u;
/** What is quoted is no order, nor what follows a colon or stands on a line of its own. */
const QUOTED = /(["“«][^"“”»]{0,600}["”»])/u;
const ORDERS_END = /[:\n]/;
const WRITES =
  /^(?:[^.!?]{0,40}\s)?(?:escrev|redij|redig|mand|envi|mont|prepar|fa[zç])\p{L}{1,3} (?:um|uma|a|o|pr)/iu;

/** "Outra: a bateria chegou" */
const ANOTHER = /^outra(?: (?:mensagem|msg))?:\s/iu;

/**
 * A message whose formal orders to the coach stand in the form that the readers know:
 * "retire o preço" as "tira o preço". In a request for a text, only what adds to it is one.
 */
export function withPlainOrders(given: string): string {
  const message = given.replace(ANOTHER, 'Escreve outra mensagem: ');
  const after = WRITES.test(message) ? ADDING : ALL;
  const end = message.search(ORDERS_END);
  const orders = end < 0 ? message : message.slice(0, end);
  const plainOrders = orders
    .split(QUOTED)
    .map((part, at) => (QUOTED.test(part) ? part : inSentences(part, at > 0, after)))
    .join('');
  return plainOrders + message.slice(orders.length);
}

/** After what is quoted the first piece goes on with a sentence. */
function inSentences(text: string, goesOn: boolean, after: readonly Plain[]): string {
  return text
    .split(SENTENCE)
    .map((part, at) => {
      if (at > 0) return inClauses(part, after);
      return goesOn ? inRest(part, after) : inClauses(part, ALL);
    })
    .join('');
}

/** ", e retire o preço" after a quotation. */
const inRest = (text: string, verbs: readonly Plain[]): string =>
  text
    .split(CLAUSE)
    .map((one, at) => (at === 0 ? one : plain(one, verbs)))
    .join('');

/** A clause after another is an order where the first one changes the text. */
function inClauses(sentence: string, verbs: readonly Plain[]): string {
  const [first = '', ...rest] = sentence.split(CLAUSE);
  const isEdit = found(first, EDITING) !== undefined || EDITS.test(first);
  return [plain(first, verbs), ...rest.map((one) => (isEdit ? plain(one, EDITING) : one))].join('');
}
const EDITS =
  /^(?:tira|muda|troca|coloca|bota|põe|deixa|corrige|encurta|resume|trata)(?![\p{L}])/iu;

const found = (clause: string, verbs: readonly Plain[]): Plain | undefined =>
  verbs.find(({ verb }) => verb.test(clause));

function plain(clause: string, verbs: readonly Plain[]): string {
  if (ENDS.test(clause)) return clause.replace(ENDS, 'chega de treino');
  if (AGAIN.test(clause)) return clause.replace(AGAIN, 'tira');
  if (WITHOUT.test(clause)) return clause.replace(WITHOUT, 'tira ');
  const one = found(clause, verbs);
  if (!one) return clause;
  const isCapital = /^\p{Lu}/u.test(clause);
  const { plain: word } = one;
  return clause.replace(one.verb, isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
}
