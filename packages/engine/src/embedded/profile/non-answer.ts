import { fold } from '../../shared/text.ts';

/** Clauses that answer nothing: what was never done, is not known, was said before or is kept back. */
const SAYS_NOTHING: readonly RegExp[] = [
  /^(?:n|nao|nunca|nenhum\w*|nada|zero|ainda nao|nem (?:um|uma|outro)|sem|pass[oa]|pul[ao]|proxima|idem|n\/a|nd|x+)$/,
  /^(?:eu |ainda |como |mas |porque |pq |ja |e )*(?:nunca|nao) (?:fiz|tive|fui|participei|estudei|cursei|tenho|houve|paguei)(?: (?:ainda|nada|disso|nenhum\w*|um|uma|curso|cursos|treinamento|treinamentos|experiencia|para contar|de vendas?|na vida|desses|isso|melhor|nem|pior|ou)){0,6}$/,
  /\b(?:acabei de|acabo de|ja) (?:falar|dizer|responder|contar|escrever|falei|disse|respondi|contei|escrevi)\b/,
  /^(?:como |conforme )(?:eu )?(?:ja )?(?:falei|disse|respondi|escrevi)\b/,
  /^(?:eu )?(?:nao sei|nao lembro|sei la|nao me lembro|tanto faz|nao tenho ideia|nao faco ideia)(?: (?:ainda|dizer|responder|te dizer|explicar|ao certo|bem|disso|agora|direito|nao))?$/,
  /^(?:prefiro nao (?:dizer|responder|falar|contar)|nao quero (?:dizer|responder|falar)|nao se aplica|mesma (?:resposta|coisa)(?: .{0,20})?|nao tem(?: como)?|pula (?:essa|esta)|sem (?:experiencia|resposta|cursos?|treinamentos?))$/,
];

/** Whether an answer states nothing: "Acabei de falar que nunca fiz curso", "sei lá". */
export function isNonAnswer(answer: string): boolean {
  const clauses = fold(answer)
    .split(/[,.;:!?()\n]+| mas | so que /)
    .map((clause) => clause.trim())
    .filter((clause) => /[a-z0-9]/.test(clause));
  return (
    clauses.length > 0 &&
    clauses.every((clause) => SAYS_NOTHING.some((pattern) => pattern.test(clause)))
  );
}
