/** Endings of the common forms of a regular verb, by its infinitive. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ar: 'o a am amos ando ei ou aram ava avam ar e em asse ado'.split(' '),
  er: 'o e em emos endo i eu eram ia iam er a am esse'.split(' '),
  ir: 'o e em imos indo i iu iram ia iam ir a am isse'.split(' '),
};
/** Changes of the stem in the present: "fugir" and "foge", "sentir" and "sinto". */
const STEMS: readonly (readonly [stem: RegExp, present: string])[] = [
  [/u([^aeiou]{1,2})$/, 'o$1'],
  [/e([^aeiou]{1,2})$/, 'i$1'],
  [/g$/, 'j'],
  [/c$/, 'qu'],
  [/g$/, 'gu'],
];
const SHORTEST = 3;

/** The forms of a folded infinitive that are common in answers; some do not exist, and do no harm. */
export function formsOfVerb(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const endings = ENDINGS[infinitive.slice(-2)] ?? [];
  const stems = [
    stem,
    ...STEMS.filter(([from]) => from.test(stem)).map(([from, to]) => stem.replace(from, to)),
  ];
  const forms = stems.flatMap((one) => endings.map((ending) => one + ending));
  return [infinitive, ...forms].filter((form) => form.length >= SHORTEST);
}

/** The forms by which sellers say what they do: "limpo", "limpamos", "traduzo". */
export function ownForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.slice(-2, -1);
  const first = stem.replace(/g$/, vowel === 'a' ? 'g' : 'j').replace(/^med$/, 'mec');
  return [`${first}o`, `${stem}${vowel}mos`];
}
