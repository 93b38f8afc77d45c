import { bodySentences, isAsking } from './sentences.ts';
import { stemsOf } from './text-search.ts';

const MORE = [
  'Se ficar alguma dúvida no caminho, me chama por aqui que eu explico com calma.',
  'Não precisa responder agora; o que eu não quero é que falte informação para você decidir bem.',
  'Se preferir, conversamos por ligação em cinco minutos e eu tiro as dúvidas na hora.',
  'Deixo tudo combinado por escrito, para ficar claro para os dois lados.',
] as const;
const ADDED = 2;

/** More sentences before the question at the end. @param own sentences that say more about the matter. */
export function longer(text: string, own: readonly string[]): string {
  const known = new Set(stemsOf(text));
  const isNew = (sentence: string) => stemsOf(sentence).some((stem) => !known.has(stem));
  const added = [...own, ...MORE]
    .filter(isNew)
    .slice(0, Math.max(ADDED, own.length > 0 ? 3 : ADDED));
  const lines = text.split('\n');
  const last = bodySentences(text).at(-1) ?? '';
  const at = lines.findLastIndex((line) => line.includes(last));
  const isLastAsking = isAsking(last) && at >= 0;
  if (!isLastAsking) return `${text.trim()} ${added.join(' ')}`;
  const [before = '', after = ''] = splitAt(lines[at] ?? '', last);
  lines[at] = `${before}${added.join(' ')} ${after}`.trim();
  return lines.join('\n');
}

function splitAt(lineText: string, sentence: string): [string, string] {
  const at = lineText.indexOf(sentence);
  return [lineText.slice(0, at), lineText.slice(at)];
}
