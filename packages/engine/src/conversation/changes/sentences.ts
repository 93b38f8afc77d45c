import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';

/** The sentences of a text without the frame of an e-mail: subject line, "Um abraço". */
export function bodySentences(text: string): string[] {
  return sentencesOf(bodyOf(text)).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const bodyOf = (text: string): string =>
  withoutSignOff(text)
    .split('\n')
    .filter((line) => !/^assunto:/i.test(line))
    .map((line) => line.replace(/^(?:[-•*]|\d+\.)\s+/, ''))
    .join('\n')
    .trim();

function withoutSignOff(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line, place) => place > 0 && SIGN_OFF.test(fold(line)));
  return (at < 0 ? lines : lines.slice(0, at)).join('\n');
}

const SIGN_OFF = /^(um abraco|abracos?|atenciosamente|cordialmente|att)\b[,.]?$/;
const GREETING =
  /^(oi+|ola|opa|e ai|bom dia|boa tarde|boa noite|prezad[oa]s?|car[oa])\b[^.!?]{0,40}[!,.]?$/;

export const isGreeting = (sentence: string): boolean => GREETING.test(fold(sentence));
export const isAsking = (sentence: string): boolean => sentence.trim().endsWith('?');
export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}$%]+/gu) ?? []).length;

const POLITE =
  /^(?:combinado|tudo certo|pode ser|fica bom assim|faz sentido|o que (?:voce )?acha|posso contar com voce|consegue me responder|quer que eu te mande|certo|ok|tudo bem(?: assim)?|topa)[^?]{0,25}\?$/;
/** A question that only asks for agreement: "Combinado?". */
export const isPolite = (sentence: string): boolean => POLITE.test(fold(sentence));
