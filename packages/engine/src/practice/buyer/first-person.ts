import { agree } from '../../shared/writing/pt/agreement.ts';
import { asI, singularStatementAsI } from '../../shared/writing/pt/person.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { ownVerbsAsI } from './subject.ts';

/** "têm medo de …", "se queixam de …": what sellers write of their customers, before the pain. */
const THIRD_PERSON =
  /^(?:que )?(?:se queixam|reclamam|sofrem|vivem reclamando|lidam|convivem|têm problemas?) (?:de|d[oa]s?|com|n[oa]s?) /iu;
/** Another thing said of the customers, which is not the pain. */
const NEXT_CLAUSE =
  /,? e (?=(?:\p{L}{2,12}am|têm|vivem|querem|vendem|podem|dependem|fazem|atendem|pedem|são|estão) )/u;

/** "Não ter tempo de cozinhar e o medo de …": a noun behind a clause has no verb of its own. */
const NEXT_FEAR = /,? e [oa]s? (?:medo|vergonha|receio|susto|falta|insegurança|raiva) .{0,90}$/u;
export const withoutNextFear = (text: string): string => text.replace(NEXT_FEAR, '');

/** A pain as the seller wrote it, without what belongs to a report about customers. */
export const barePain = (text: string): string =>
  withoutNextFear(text.replace(THIRD_PERSON, '').split(NEXT_CLAUSE)[0] ?? text).trim();

const AGENT = /^(\p{L}{3,20}) que (?!\p{L}+(?:am|em)(?:\s|$)).{3,60}$/u;
/** People that a business has; others come and go. */
const OWN = /^(?:client|alun|pacient|hóspede|inquilin|morador|funcionári|vendedor|sóci|associad)/u;
const FELT =
  /^(?:medo|vergonha|receio|dificuldade|insegurança|preguiça|pavor) (?:de|em|com|para) /u;

/**
 * A pain as the person who has it says it: "cliente que falta" is "tenho muito cliente que falta",
 * "perder dia de trabalho" is "perco dia de trabalho". Null where no such form is certain.
 */
export function inFirstPerson(text: string): string | null {
  const own = singularStatementAsI(text) ?? asI(text);
  if (own !== null) return own;
  const said = ofPain(text);
  return said === null ? null : ownVerbsAsI(said);
}

function ofPain(text: string): string | null {
  if (FELT.test(text)) return `tenho ${text}`;
  if (/^falta de /u.test(text)) return `sofro com ${text}`;
  const agent = AGENT.exec(text)?.[1];
  if (agent) {
    const noun = nounPhrase(agent);
    if (noun.number !== 's') return null;
    return OWN.test(agent) ? `tenho ${agree('muito', noun)} ${text}` : `sofro com ${text}`;
  }
  return withVerb(text);
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ ter: 'tenho', perder: 'perco', ser: 'sou', fazer: 'faço', saber: 'sei', ver: 'vejo' },
  ...{ conseguir: 'consigo', poder: 'posso', querer: 'quero', dormir: 'durmo', estar: 'estou' },
  ...{ ficar: 'fico', pagar: 'pago', depender: 'dependo', achar: 'acho', dar: 'dou', ir: 'vou' },
  ...{ gastar: 'gasto', esperar: 'espero', marcar: 'marco', vender: 'vendo', trocar: 'troco' },
  ...{ pegar: 'pego', chegar: 'chego', refazer: 'refaço', confiar: 'confio', correr: 'corro' },
  ...{
    precisar: 'preciso',
    trabalhar: 'trabalho',
    sofrer: 'sofro',
    viver: 'vivo',
    comprar: 'compro',
  },
};

function withVerb(text: string): string | null {
  const [, not = '', verb = '', rest = ''] =
    /^(não |nunca )?(\p{L}+[aei]r)((?: .*)?)$/u.exec(text) ?? [];
  const form = IRREGULAR[verb];
  return form === undefined ? null : `${not}${form}${rest}`;
}
