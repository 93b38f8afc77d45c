/** The slots of script texts; a line is used only when all of its slots have a value. */
export const SCRIPT_SLOTS = [
  'oferta',
  'compradores',
  'dor',
  'receio',
  'pergunta',
  'pergunta2',
  'pergunta3',
  'pergunta4',
  'consequencia',
  'abertura',
  'gatilho',
  'prova',
  'preco',
  'ficaPreco',
  'valor',
  'decisor',
  'lugar',
  'eu',
  'obrigado',
  'obrigadoPela',
] as const;
export type ScriptSlot = (typeof SCRIPT_SLOTS)[number];
