const TEXT =
  /^(?:mensag|texto|textin|recado|whatsa|email|mail|post|legend|stor|audio|bilhet|convit|propos|respos|aviso|frase|anunci|roteir|lembre|cobran)/;
const WRITE =
  /^(?:escrev|faz|faca|monta|monte|manda|mande|cria|crie|prepar|redig|elabor|gera|bola|capric|ajuda|solta|rascun)/;
const SAY =
  /^(?:diz|dizend|diga|fala|faland|fale|avisa|avisan|conta|contan|explic|pergun|pede|pedind|lembr|agrade|convid|oferec|ofereç|informa|confir|comunic|propon|sugere|pede|respon|cobra|cobran)/;
const EDIT =
  /^(?:tira|tire|troca|troque|poe|ponha|bota|bote|coloca|coloqu|inclui|acresc|adicio|muda|mude|corta|remov|apaga|deixa|deixe|encurt|substi|corrig|faltou|usa|use|junta)/;
const CUES = new RegExp([WRITE, SAY, EDIT].map(({ source }) => `(?:${source})`).join('|'));

/** Whether a word asks to write, to say or to change, or names a text. */
export const cueOf = (word: string): string | null => {
  const [first = ''] = word.split(' ');
  if (WRITE.test(first)) return 'write';
  if (SAY.test(first)) return 'say';
  if (EDIT.test(first)) return 'edit';
  return TEXT.test(first) ? 'text' : null;
};

/** Whether a word asks to write, to say or to change. */
export const isCue = (word: string): boolean => CUES.test(word);
