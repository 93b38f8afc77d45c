import type { Part } from '../../request-parts/index.ts';
import { isWhole } from './sendable.ts';

/**
 * The model labels words, and what is said is whole clauses: words of an order that cannot be one
 * belong to what is said around them.
 */
export const withWholeClauses = (parts: readonly Part[]): Part[] =>
  STEPS.reduce<readonly Part[]>((left, step) => step(left), parts).slice();

const isStated = (part: Part | undefined): part is Part => part?.label === 'tell';
const isClosed = ({ text }: Part): boolean => /[.!?;:,]$/.test(text);

const AGREES =
  /^(?:(?:sim|isso|isso mesmo|boa|ok|okay|certo|perfeito|beleza|blz|claro|aham|show|top|agora sim|pode ser|gostei|[oó]timo|maravilha|legal)[\s,.!]+)+/iu;

/** "sim, escreve…": what agrees with the coach before the order is said to no customer. */
function withoutAgreement(parts: readonly Part[]): Part[] {
  const [first, ...others] = parts;
  if (!isStated(first) || !others.some(({ label }) => label === 'order')) return [...parts];
  const rest = `${first.text} `.replace(AGREES, '').trim();
  return rest === ''
    ? [{ ...first, label: 'aside' }, ...others]
    : [{ ...first, text: rest }, ...others];
}

const TO_PRONOUN = /^(?:pr[ao]|para|p|a|com) (?:el[ae]s?|mim|voc[eê]s?)[\s.,!?]*$/iu;

/** "pra ela" says who gets the text. */
const withRecipients = (parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    isStated(part) && TO_PRONOUN.test(part.text) ? { ...part, label: 'recipient' } : part,
  );

const TO_NAME =
  /^((?:ao?|pr[ao]|para(?: [oa])?) (?:(?:dona|seu|dra?\.?) )?\p{Lu}\p{L}+) ((?:[oa]s?|uma?|meu|minha) .{2,80})$/u;

/** "ao Pedro os documentos" + "que faltam": what is asked of the customer is no part of their name. */
const withoutObjects = (parts: readonly Part[]): Part[] => {
  const all: Part[] = [];
  let thing = '';
  for (const part of parts) {
    const [, name, object] = part.label === 'recipient' ? (TO_NAME.exec(part.text) ?? []) : [];
    if (name !== undefined && object !== undefined) {
      all.push({ ...part, text: name });
      thing = object;
    } else if (thing !== '' && LINK.test(part.text)) thing = `${thing} ${part.text}`;
    else if (thing !== '') {
      const isTaken = part.label === 'tell' || part.label === 'ask';
      all.push(...(isTaken ? [] : [{ label: 'tell', text: thing } as const]));
      all.push(isTaken ? { ...part, text: `${thing} ${part.text}` } : part);
      thing = '';
    } else all.push(part);
  }
  return thing === '' ? all : [...all, { label: 'tell', text: thing }];
};

const LINK = /^(?:que|q|pra|para|por|quando|se|depois que|antes de)$/iu;

/** "conta depois" + "que" + "recebemos as fotos" is one clause. */
function withLinks(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  parts.forEach((part, at) => {
    const before = all.at(-1);
    const isLink = part.label === 'order' && LINK.test(part.text) && isStated(parts[at + 1]);
    const isOpen = isStated(before) && !isClosed(before);
    const follows = isStated(part) && isOpen && LINK.test(parts[at - 1]?.text ?? '');
    if ((isLink && isOpen) || follows)
      all[all.length - 1] = { label: 'tell', text: `${before?.text} ${part.text}` };
    else all.push(part);
  });
  return all;
}

const ACTION =
  /^(?!escrev|fal|diz|avis|pergunt|mand|tir|troc|coloc|bot|inclu|acrescent|respond|ped|cobr|confirm|explic|lembr|convid|oferec|agradec|remarc)\p{L}{1,12}[aei]r\s/iu;

/** "vir na loja amanhã" + "dar uma volta": what the customer is to do there is no order. */
export const withActions = (parts: readonly Part[]): Part[] => {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isAction = part.label === 'order' && ACTION.test(part.text);
    if (isAction && isStated(before) && !isClosed(before))
      all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(part);
  }
  return all;
};

const VALUE =
  /(?:^|\s)(?:[oa] )?(total|valor|pre[cç]o|sinal|entrada|parcela|frete|mensalidade|di[aá]ria)[,:]?$/iu;
const FIGURE = /^[,:]?\s?((?:R\$\s?)?\d[\d.,]*\d|\d)[,.]?$/u;

/** "o total" + "2.960,": a figure with what it is. */
const withNamedFigures = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const name = VALUE.exec(parts[at - 1]?.text ?? '')?.[1];
    const figure = isStated(part) ? FIGURE.exec(part.text)?.[1] : undefined;
    if (!name || !figure) return part;
    const article = /^(?:entrada|parcela|mensalidade|di)/iu.test(name) ? 'a' : 'o';
    return { ...part, text: `${article} ${name} é ${/^R/u.test(figure) ? '' : 'R$ '}${figure}` };
  });

const OWN_VERB =
  /^(?:,\s?)?(?:e\s)?(?:eu\s)?(?:ofere[cç]o|mando|fa[cç]o|posso|garanto|dou|entrego|parcelo|levo|consigo|tenho|aceito|seguro|reservo|proponho|cobro|\p{L}{1,12}rei|\p{L}{1,12}remos)$/iu;

/** "ofereço" + "uma reunião": what the seller does is no order. */
const withOwnVerbs = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (isStated(part) && before?.label === 'order' && OWN_VERB.test(before.text))
      return [{ ...part, text: `${before.text.replace(/^,\s?/u, '')} ${part.text}` }];
    return part.label === 'order' && OWN_VERB.test(part.text) && isStated(after) ? [] : [part];
  });

const ABOUT =
  /(?<![\p{L}])(?:(?:fal\p{L}{1,4}|cont\p{L}{1,4}|lembr\p{L}{1,4}|cit\p{L}{1,4}|mencion\p{L}{1,4}) (d[aeo]s?)|(?:legenda|post|an[uú]ncio|cartaz|story|status|texto) (pr[oa]s?|d[aeo]s?)) ([^,.;:?!]{2,40}) (?:que|q)$/iu;
const VERB_FIRST =
  /^(?:n[aã]o |j[aá] |s[oó] )?(?:é|est[aá]|t[aá]|vai|vem|tem|fic\p{L}{1,3}|cheg\p{L}{1,4}|custa|sai|saiu|acab\p{L}{1,3}|come[cç]\p{L}{1,3}|foi|volt\p{L}{1,3}|vence\p{L}{0,2})(?![\p{L}])/iu;

const POSTED = /(?:legenda|post|an[uú]ncio|cartaz|story|status|texto)s?$/iu;
const OWN_ANTECEDENT =
  /^(pr[oa]s?|d[aeo]s?) ([^,.;:?!]{2,40}) (?:que|q) ((?:chegou|acabou de|est[aá]|t[aá]|sai|vai|tem|ficou)(?![\p{L}]).{0,300})$/isu;

/** "fala do álbum que" + "está incluso": the thing that the order names is the subject. */
const withAntecedents = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const order = parts[at - 1];
    const [, article, named, rest] = OWN_ANTECEDENT.exec(isStated(part) ? part.text : '') ?? [];
    if (rest && POSTED.test(order?.text ?? ''))
      return { ...part, text: `${article?.replace(/^(?:d|pr)/iu, '')} ${named} ${rest}` };
    const [, of, to, thing] = order?.label === 'order' ? (ABOUT.exec(order.text) ?? []) : [];
    if (!isStated(part) || thing === undefined || !VERB_FIRST.test(part.text)) return part;
    const determiner = (of ?? to ?? '').replace(/^(?:d|pr)/iu, '').replace(/^e$/iu, '');
    return { ...part, text: `${determiner} ${thing} ${part.text}`.trim() };
  });

/** "o plano tem" + "lembrete automático" + "no WhatsApp": what is not whole takes in the rest of its clause. */
function withObjects(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  let taken = 0;
  parts.forEach((part, at) => {
    if (taken > 0) {
      taken--;
      return;
    }
    const rest =
      isStated(part) && !isClosed(part) && !isWhole(part.text) ? clauseAfter(parts, at) : [];
    const text = [part, ...rest].map((one) => one.text).join(' ');
    if (rest.length > 0 && isWhole(text)) {
      taken = rest.length;
      all.push({ label: 'tell', text });
    } else all.push(part);
  });
  return all;
}

/** The parts after one up to the end of its clause. */
function clauseAfter(parts: readonly Part[], at: number): Part[] {
  const rest: Part[] = [];
  for (const part of parts.slice(at + 1)) {
    if (
      !/^(?:order|format|recipient|tell|refer)$/.test(part.label) ||
      /^(?:[,.;]|(?:e|mas)\s)/iu.test(part.text)
    )
      break;
    rest.push(part);
    if (isClosed(part)) break;
  }
  return rest;
}

const EVENT =
  /^(?:pr[ao]s?|para [oa]s?) (?!(?:client|pacient|alun|noiv|sindic|s[ií]ndic|pessoal|galera|turma|grupo|lista|dona|seu|el[ae]|minhas?|meus?)(?![\p{Lu}]))\p{Ll}/u;

/** "convite" + "pro chá,": what somebody is invited to gets no text. */
const withEventsInvited = (parts: readonly Part[]): Part[] => {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isEvent =
      part.label === 'recipient' &&
      before?.label === 'order' &&
      /convi(?:te|d\p{L}{1,12})$/iu.test(before.text) &&
      EVENT.test(part.text);
    if (isEvent) all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(part);
  }
  return all;
};

const CLITIC = /^(?:-\s?)?(?:l?[oa]s?|lhes?)\s(?=(?:a|para|pra|que|se|por|de|sobre)\s)/iu;

/** "convidando-" + "o a ver a malha": a pronoun that hangs on the verb of an order is no word of what is said. */
const withoutClitics = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const before = parts[at - 1];
    return isStated(part) && before?.label === 'order' && /\p{L}-$/u.test(before.text)
      ? { ...part, text: part.text.replace(CLITIC, '') }
      : part;
  });

const STEPS: readonly ((parts: readonly Part[]) => Part[])[] = [
  withoutAgreement,
  withoutClitics,
  withRecipients,
  withoutObjects,
  withLinks,
  withActions,
  withNamedFigures,
  withOwnVerbs,
  withAntecedents,
  withObjects,
  withEventsInvited,
];
