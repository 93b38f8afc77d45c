/** Pronunciation of acronyms and names. Vowels carry no accent where they stand alone: synthesizers
 * would read the name of the accent. */
const PRONUNCIATION: Record<string, string> = {
  ICP: 'i cê pê',
  ICPs: 'i cê pês',
  ROI: 'rói',
  KPI: 'cá pê i',
  KPIs: 'cá pê is',
  CEO: 'ci i ôu',
  SLA: 'ésse éle a',
  CTA: 'cê tê a',
  B2B: 'bê dois bê',
  B2C: 'bê dois cê',
  SaaS: 'sás',
  FAQ: 'perguntas frequentes',
  IA: 'inteligência artificial',
  LTDA: 'limitada',
  WhatsApp: 'uótsap',
};
const LETTERS: Record<string, string> = {
  A: 'a',
  B: 'bê',
  C: 'cê',
  D: 'dê',
  E: 'é',
  F: 'éfe',
  G: 'gê',
  H: 'agá',
  I: 'i',
  J: 'jota',
  K: 'cá',
  L: 'éle',
  M: 'ême',
  N: 'êne',
  O: 'ó',
  P: 'pê',
  Q: 'quê',
  R: 'érre',
  S: 'ésse',
  T: 'tê',
  U: 'u',
  V: 'vê',
  W: 'dáblio',
  X: 'xis',
  Y: 'ípsilon',
  Z: 'zê',
};
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\bp\.\s?(?=\d)/g, 'página '],
  [/\bpágs?\.\s?(?=\d)/g, 'página '],
  [/\bn[º°]\s?(?=\d)/gi, 'número '],
  [/\bex\.:?/gi, 'exemplo:'],
  [/\bSra\./g, 'Senhora'],
  [/\bSr\./g, 'Senhor'],
  [/\bDra\./g, 'Doutora'],
  [/\bDr\./g, 'Doutor'],
  [/\bvs\.?(?=\s)/gi, 'contra'],
  [/\bmin\b(?!\.)/g, 'minutos'],
  [/\be\/ou\b/gi, 'e ou'],
  [/\b24\/7\b/g, '24 horas por dia, sete dias por semana'],
  [/\s?&\s?/g, ' e '],
  [/\s?=\s?/g, ' igual a '],
  [/\s?(?:→|->)\s?/g, ', '],
  [/@/g, ' arroba '],
  [/^[—–] /gm, ''],
  [/ [—–] /g, ', '],
];
const ORDINALS = [
  '',
  'primeir',
  'segund',
  'terceir',
  'quart',
  'quint',
  'sext',
  'sétim',
  'oitav',
  'non',
  'décim',
];
/** Two to five consonants cannot be pronounced as a word. */
const SPELLED = /\b([BCDFGHJKLMNPQRSTVWXZ]{2,5})(s?)\b/g;
const KNOWN = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.keys(PRONUNCIATION).join('|')})(?![\\p{L}\\d])`,
  'gu',
);
const PHONE = /\(?\b\d{2}\)?\s?9?\d{4}-\d{4}\b/g;

/** Writes out abbreviations, acronyms, ordinals and phone numbers. */
export function withWords(text: string): string {
  const expanded = ABBREVIATIONS.reduce(
    (spoken, [form, words]) => spoken.replace(form, words),
    text,
  );
  return expanded
    .replace(PHONE, (number) => number.replace(/\D/g, '').split('').join(' '))
    .replace(/\b(\d{1,2})([ºª])/g, ordinal)
    .replace(KNOWN, (word) => PRONUNCIATION[word] ?? word)
    .replace(SPELLED, (_all, letters: string, plural: string) => `${spelled(letters)}${plural}`)
    .replace(/ {2,}/g, ' ');
}

function ordinal(all: string, number: string, ending: string): string {
  const stem = ORDINALS[Number(number)];
  return stem ? `${stem}${ending === 'ª' ? 'a' : 'o'}` : all;
}

const spelled = (word: string) => [...word].map((letter) => LETTERS[letter] ?? letter).join(' ');
