import { type Replacement, replaced, tidy, word } from './replacements.ts';

/** Frequent mistakes and spellings of chats; the rest stays as the seller wrote it. */
const MISTAKES: readonly Replacement[] = [
  [word('vcs'), 'vocês'],
  [word('vc|vose|voçê|voce'), 'você'],
  [word('oq|oque'), 'o que'],
  [word('pq|porq'), 'porque'],
  [word('q'), 'que'],
  [word('naum|nao'), 'não'],
  [word('n'), 'não'],
  [word('ta|tah'), 'está'],
  [word('to'), 'estou'],
  [word('tb|tbm|tambem'), 'também'],
  [word('msm'), 'mesmo'],
  [word('hj'), 'hoje'],
  [word('amanha'), 'amanhã'],
  [word('mto|mt|muinto'), 'muito'],
  [word('eh'), 'é'],
  [word('ja'), 'já'],
  [word('so'), 'só'],
  [word('ai'), 'aí'],
  [word('ate'), 'até'],
  [word('ola'), 'olá'],
  [word('preco'), 'preço'],
  [word('orcamento'), 'orçamento'],
  [word('servico'), 'serviço'],
  [word('promocao'), 'promoção'],
  [word('atencao'), 'atenção'],
  [word('informacao'), 'informação'],
  [word('horario'), 'horário'],
  [word('proximo'), 'próximo'],
  [word('proxima'), 'próxima'],
  [word('duvida'), 'dúvida'],
  [word('duvidas'), 'dúvidas'],
  [word('possivel'), 'possível'],
  [word('disponivel'), 'disponível'],
  [word('otimo'), 'ótimo'],
  [word('otima'), 'ótima'],
  [word('voces'), 'vocês'],
  [word('mes'), 'mês'],
  [word('sabado'), 'sábado'],
  [word('terca'), 'terça'],
  [word('menas'), 'menos'],
  [word('seje'), 'seja'],
  [word('esteje'), 'esteja'],
  [word('concerteza'), 'com certeza'],
  [word('derrepente'), 'de repente'],
  [word('agente(?= (?:vai|pode|quer|tem|faz|entrega|consegue))'), 'a gente'],
  [word('mais(?= (?:n[aã]o sei|acho que|infelizmente))'), 'mas'],
  [word('a nivel de|a nível de'), 'quanto a'],
  [word('fazem (\\d+) anos'), 'faz $1 anos'],
  [word('houveram'), 'houve'],
  [word('para mim (fazer|ver|enviar|mandar)'), 'para eu $1'],
  [word('pra mim (fazer|ver|enviar|mandar)'), 'pra eu $1'],
  [word('obrigado eu'), 'obrigado'],
  [word('encomodar'), 'incomodar'],
  [word('excessão'), 'exceção'],
  [word('ancioso'), 'ansioso'],
  [word('pesso'), 'peço'],
  [word('agradesço|agradeco'), 'agradeço'],
  [word('conheser'), 'conhecer'],
  [word('presente mente'), 'presentemente'],
];

/** Corrects frequent mistakes, capitals and ends of sentences. */
export function spellingFixed(text: string): string {
  const fixed = tidy(
    replaced(text, MISTAKES)
      .replace(/\bi\b(?=\s)/g, 'e')
      .replace(/([.!?])(?=\p{Lu})/gu, '$1 '),
  );
  const started = fixed.charAt(0).toUpperCase() + fixed.slice(1);
  return /[\p{L}\p{N}]$/u.test(started) ? `${started}.` : started;
}
