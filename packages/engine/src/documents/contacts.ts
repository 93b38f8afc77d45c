import { fold } from '../shared/text.ts';
import type { ExtractedRow, Place } from './row.ts';

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,24}){1,3}/;
const PHONE =
  /(?!(?:19|20)\d\d[-–](?:19|20)\d\d)(?<!\d)(?:\+?55\s?)?(?:\(\d{2}\)|\d{2})?\s?9?\d{4}[-\s.]\d{4}(?!\d)|(?<!\d)0[38]00[\s-]?\d{3}[\s-]?\d{4}(?!\d)/;
const CNPJ = /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/;
const SITE = /\b(?:https?:\/\/|www\.)[^\s,;)]{3,80}|\b[a-z\d-]{2,40}\.(?:com|net|org)(?:\.br)?\b/i;
const INSTAGRAM = /(?<![\w.])@[\w.]{3,30}/;
const ADDRESS =
  /\b(?:rua|r\.|av\.?|avenida|rodovia|alameda|travessa|praca|praça|estrada)\s+[\p{Lu}\d][^;|]{3,80}/iu;
const LABEL =
  /\b(?:tele(?:fone|fones)|fone|tel|whats\w*|zap|contatos?|sac|atendimento|suporte|financeiro|comercial|vendas|e-?mail|site|enderec\w+|instagram|cnpj|chave pix|pix|assistencia|plantao|recepcao|loja|matriz|filial|unidade|showroom|fale|ligue|localiza\w+|razao social|central|ouvidoria|emergencia|urgencia|visite)\b/;

/** Longer sentences mention a contact in passing. */
const TEXT_MAX = 200;

interface Channel {
  item: string;
  pattern: RegExp;
}

const CHANNELS: readonly Channel[] = [
  { item: 'e-mail', pattern: EMAIL },
  { item: 'CNPJ', pattern: CNPJ },
  { item: 'telefone', pattern: PHONE },
  { item: 'Instagram', pattern: INSTAGRAM },
  { item: 'site', pattern: SITE },
  { item: 'endereço', pattern: ADDRESS },
];

/** A contact of the company: it is labelled as one; lists of people are left out by the caller. */
export function contactRow(text: string, place: Place): ExtractedRow | null {
  const folded = fold(text);
  if (text.length > TEXT_MAX) return null;
  if (!LABEL.test(folded) && !(text.length < 60 && ADDRESS.test(text))) return null;
  const channel = CHANNELS.find(({ pattern }) => pattern.test(text));
  const value = channel?.pattern.exec(text)?.[0].trim();
  if (!channel || !value || /\bprazo\b|\b\d+ dias\b/.test(folded)) return null;
  return {
    kind: 'contact',
    item: channel.item,
    conditions: [],
    range: null,
    value,
    amount: null,
    per: null,
    ...place,
    isSentence: true,
  };
}
