import { withAccents } from '../../shared/writing/pt/accents.ts';
import { withCurrency } from './currency.ts';
import { withFigures } from './figures.ts';
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
  [word('msm|mermo'), 'mesmo'],
  [word('qto'), 'quanto'],
  [word('qdo|qnd'), 'quando'],
  [word('dps'), 'depois'],
  [word('vdd'), 'verdade'],
  [word('sao(?= )'), 'são'],
  [word('(?<=[dn]a )fabrica'), 'fábrica'],
  [word('(?<!-)la'), 'lá'],
  [word('(?<!até )as(?= \\d{1,2} ?h)'), 'às'],
  [word('nos(?= dois)'), 'nós'],
  [word('hj'), 'hoje'],
  [word('a vista(?=\\W|$)(?! (?:par[ao]|pr[ao]|d[aeo]|é|linda|pan))'), 'à vista'],
  [word('mto|mt|muinto'), 'muito'],
  [word('eh'), 'é'],
  [word('ja'), 'já'],
  [word('so'), 'só'],
  [word('ai'), 'aí'],
  [word('ate'), 'até'],
  [word('ola'), 'olá'],
  [word('(?<=(?:de|da|pela|toda) )manha'), 'manhã'],
  [word('funcionari(o|a|os|as)'), 'funcionári$1'],
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

/** What somebody typed on a phone, spelled as it is written to a customer. */
export const spelled = (text: string): string => withAccents(replaced(text, MISTAKES));

/** The same, with amounts, hours and numbers of things as they are written. */
export const asWritten = (text: string): string => withCurrency(withFigures(spelled(text)));

/** Corrects frequent mistakes, capitals and ends of sentences. */
export function spellingFixed(text: string): string {
  const fixed = tidy(
    asWritten(text)
      .replace(/\bi\b(?=\s)/g, 'e')
      .replace(/([.!?])(?=\p{Lu})/gu, '$1 '),
  );
  const started = fixed.charAt(0).toUpperCase() + fixed.slice(1);
  return /[\p{L}\p{N}]$/u.test(started) ? `${started}.` : started;
}
