/** The days of a week by their short folded names. */
export const SHORT_DAYS: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sábado',
  dom: 'domingo',
};
