/** The first person of things and of company, said to that person. */
export const AS_YOURS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})meus(?!\p{L})/giu, 'seus'],
  [/(?<!\p{L})minhas(?!\p{L})/giu, 'suas'],
  [/(?<!\p{L})meu(?!\p{L})/giu, 'seu'],
  [/(?<!\p{L})minha(?!\p{L})/giu, 'sua'],
  [/(?<!\p{L})comigo(?!\p{L})/giu, 'com você'],
  [/(?<!\p{L})mim(?!\p{L})/giu, 'você'],
];
