/** The kinds of phrase that texts are made of. A value is made once, where its text is read. */
interface Kind<K extends string> {
  readonly kind: K;
  readonly text: string;
}

/** The article a noun phrase takes inside a sentence; a proper name or a mass noun takes none. */
export type Article = 'definite' | 'indefinite' | 'none';

/** A noun with what belongs to it, without article: `manutenção de elevadores`. */
export interface NounPhrase extends Kind<'noun'> {
  readonly gender: 'm' | 'f';
  readonly number: 's' | 'p';
  readonly article: Article;
}

/** An infinitive with its objects: `perder cliente por demora`. */
export type Infinitive = Kind<'infinitive'>;

/** A statement with its verb, without capital and full stop: `o cliente some depois da proposta`. */
export type Clause = Kind<'clause'>;

/** A sum of money, ready to be written: `R$ 15 mil por mês`. */
export interface Amount extends Kind<'amount'> {
  readonly value: number;
}

/** A number with its unit: `60 clientes`. */
export interface Quantity extends Kind<'quantity'> {
  readonly value: number;
}

/** The seller's own words, in quotation marks. */
export type Quote = Kind<'quote'>;

/** A phrase in the form that its place in a sentence requires: `do salão`, `que o cliente some`. */
export interface Placed extends Kind<'placed'> {
  /** The article it begins with, so that a preposition before it contracts. */
  readonly begins: 'o' | 'a' | 'os' | 'as' | null;
}

/** What may stand in a sentence. A noun phrase, an infinitive or a clause has to be placed first. */
export type Part = Placed | Amount | Quantity | Quote;

/** The gender of a person; null when nothing the person wrote shows it. */
export type PersonGender = 'm' | 'f' | null;

export const placed = (text: string, begins: Placed['begins'] = null): Placed => ({
  kind: 'placed',
  text,
  begins,
});

/** A part that writes nothing, for what a fact is missing for. */
export const NOTHING: Placed = placed('');
