/** The subset of JSON Schema that prompts use. */
export interface Schema {
  type?: string;
  enum?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  description?: string;
  minItems?: number;
}

const SUBJECTS = ['O cliente', 'A conversa', 'A proposta', 'O retorno', 'A agenda', 'O preço'];
const VERBS = ['melhora com', 'depende de', 'começa por', 'cresce com', 'pede', 'ganha com'];
const OBJECTS = [
  'uma pergunta curta',
  'um exemplo verdadeiro',
  'um horário combinado',
  'um passo pequeno',
  'duas escolhas claras',
  'um resumo por escrito',
];

/**
 * A value that matches a schema, with Portuguese sentences; another seed gives other sentences.
 * @param subject what they are about, as in the prompt.
 */
export function sample(schema: Schema, seed: number, subject = ''): unknown {
  let drawn = seed * 7919;
  const sentence = () => {
    drawn += 1;
    const of = (list: readonly string[], step: number) =>
      list[Math.floor(drawn / step) % list.length];
    const about = subject === '' ? '' : ` em ${subject}`;
    return `${of(SUBJECTS, 1)} ${of(VERBS, 6)} ${of(OBJECTS, 36)}${about}, caso ${drawn}.`;
  };
  const value = (of: Schema, at: number): unknown => {
    if (of.anyOf) return value(of.anyOf[0] ?? {}, at);
    if (of.enum) return of.enum[at % of.enum.length];
    switch (of.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(of.properties ?? {}).map(([key, inner]) => [key, value(inner, at)]),
        );
      case 'array':
        return Array.from({ length: Math.max(4, of.minItems ?? 0) }, (_, place) =>
          value(of.items ?? {}, place),
        );
      case 'number':
      case 'integer':
        return at + 1;
      case 'boolean':
        return true;
      default:
        return sentence();
    }
  };
  return value(schema, 0);
}
