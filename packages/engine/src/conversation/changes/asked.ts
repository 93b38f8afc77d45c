import { listOf } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import type { Operation } from './operations.ts';
import { bareThing, isThingAlone } from './stated-thing.ts';

const quoted = (words: string): string => `“${ownText(words).replace(/[“”"]/g, '').trim()}”`;

/** What a change needs to know for what it could not do, as one question. */
export function askedFor(left: readonly Operation[]): string {
  const [first] = left;
  switch (first?.kind) {
    case 'add':
      return isThingAlone(first.what)
        ? `Qual é ${bareThing(first.what).toLowerCase()}? Me diz que eu ponho no texto.`
        : `Não pus ${quoted(first.what)}, porque não ficou uma frase para a cliente ler. Como você diria isso a ela?`;
    case 'remove':
      return `Não achei ${listOf(left.filter(({ kind }) => kind === 'remove').map((one) => quoted('what' in one ? one.what : '')))} no texto. Qual frase você quer tirar?`;
    case 'replace':
      return first.old === null
        ? `Onde entra ${quoted(first.by)}? Me diz assim: “troca quinta por sexta”.`
        : `Não achei ${quoted(first.old)} no texto. Que trecho vira ${quoted(first.by)}?`;
    case 'values':
      return `Não sei onde entra ${quoted(first.clause)}. Que trecho do texto muda?`;
    case 'swap':
      return `Não consegui trocar ${quoted(first.old)} por ${quoted(first.by)}. Como fica a frase inteira?`;
    case 'back':
      return 'Não achei o que você quer de volta. Que frase era?';
    case 'figure':
      return `Qual é o valor (${first.noun}) que você quer no texto?`;
    case 'once':
      return 'Não achei nada repetido no texto. Que parte aparece duas vezes?';
    case 'move':
      return `Que frase você quer em outro lugar: ${quoted(first.what)}?`;
    default:
      return 'Que trecho muda, e como ele fica? Por exemplo: “troca quinta por sexta”.';
  }
}

/** Which of several values of a text a new one is to replace. */
export const askedWhich = ({ value, among }: { value: string; among: readonly string[] }): string =>
  `O que passa a ser ${quoted(value)}: ${among.map(quoted).join(' ou ')}?`;
