import { fold, lower } from '@salesai/engine/text';

/** What a seller can understand from the buyer's words alone. */
export type ObjectionKind =
  | 'price'
  | 'timing'
  | 'authority'
  | 'competition'
  | 'trust'
  | 'terms'
  | 'need';

const KINDS: readonly (readonly [ObjectionKind, RegExp])[] = [
  [
    'authority',
    /falar com (meu|minha)|ver com (meu|minha)|conversar com (meu|minha)|consultar|precisa concordar|sem (meu|minha)|aprova|comite|financeiro|matriz|compras|nao decido isso|nao depende so|nao sou so eu|decide comigo|outra parte|em casa eu nao/,
  ],
  [
    'competition',
    /fornecedor|outra empresa|ja tem quem|primo|cunhado|amigo meu|conhecido nesse|sobrinha faz|por conta|eu mesm[oa] (consigo|fac)|fazer sozinh|orcament|comparar|cotando|outras opcoes|pesquisar mais|mais barato|mais em conta|cobrando menos|preco menor|vi por menos|o outro me|trocar da|entre os dois|por que eu trocaria|ainda nao vi a diferenca|contrato com outro|bem atendid/,
  ],
  [
    'terms',
    /fidelidade|contrato|multa|parcela|entrada|limite|forma de pagamento|prazo maior|complicad|trabalho pra implantar|nao levo jeito|nao vai conseguir mexer|parto|condic|me travando|essa parte ainda|quantas vezes|a vista nao/,
  ],
  [
    'price',
    /car[oa]\b|puxado|salgado|preco (me|segue|nao|de amigo)|valor (ta|ainda)|desconto|melhorada|minimo que|chora|sem dinheiro|aperto|caixa ta|nao ta sobrando|sem verba|estourei|vale a pena|retorno|se paga|benefici|o que eu ganho|pesado esse|acima do que/,
  ],
  [
    'trust',
    /nunca ouvi|nao conheco|nova pra mim|me dei mal|desastre|cai numa|trauma|nao funcionou|pessima|funciona (mesmo|de)|da certo no|pe atras|duvido|desconfiad|garantia|se der|seguranca|depoimento|algum caso|resultado de outro|exemplo de alguem|quem mais|alguem que ja|falar e facil|bonito assim|segur[oa]|promessa|sem garantia|mais do que palavra|empresa fechar/,
  ],
  [
    'timing',
    /pensar|amadurecer|digerir|nao e o momento|mes que vem|mais pra frente|depois das|proximo semestre|mais adiante|sem tempo|loucura|correndo|nao tenho tempo|sem cabeca|nao consigo parar|prioridade|urgente|foco e outro|lista deste|te chamo|te procuro|te aviso|em contato|por e-mail|pdf|material|por escrito|catalogo|proposta que|nao e a hora|ta complicado|agora nao consigo|da pra esperar|fazer isso ja|ver isso depois/,
  ],
  [
    'need',
    /preciso (disso|mesmo)|nao preciso|virando bem|da pra levar|necessidade|e pra mim|viver sem|resolve o meu caso|o que muda|e isso que eu preciso/,
  ],
];

export const objectionIn = (text: string): ObjectionKind | null =>
  KINDS.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? null;

export const asksPrice = (text: string) =>
  /qual (e )?o (preco|valor)|quanto (fica|sai|custa|e)|e o (valor|preco|precinho)|fala o preco|preco logo|falar o preco|falar quanto|^quanto\?|diz o valor|escondendo o valor|sem (o )?preco|informacao de preco|valor, por favor/.test(
    fold(text),
  );
/** Ways of not knowing: no count, no memory, nothing at hand, or no idea. */
const NOT_KNOWING =
  /\bnao (?:sei|saberia|lembro|guardei|contei|anotei|faco ideia|tenho (?:o numero|isso|certeza|como te dizer|elementos)|da pra dizer|me cobra)\b(?! (?:mais|em quem|de mais))|\bnem (?:sei|lembro|anotei|gosto de somar)\b|\bnunca (?:parei|reparei|contei|somei|olhei|pensei|medi)\b|\b(?:de|agora de) (?:cabeca|memoria)\b.{0,12}\b(?:nao|sei)\b|\b(?:teria|precisaria|preciso) (?:que )?(?:ver|olhar|conferir|confirmar|contar|verificar|pensar)\b|\b(?:me fugiu|nao vem agora|me pegou|perdi a conta|sei la|sem muita explicacao|chutando|que eu (?:lembre|saiba)|boa pergunta|certeza eu nao|numero certo|conta certa eu nao|fico te devendo|o dia exato|a data certa)\b/;
/** Ways of not telling: later, not to you, or first something else. */
const NOT_TELLING =
  /\b(?:prefiro nao|nao vou|nao (?:quero|vou) (?:entrar|falar)|nao entrar|(?:vamos|ir|pensar) com calma|com calma (?:eu )?te|outr[ao] (?:dia|hora) (?:eu )?te|(?:depois|mais pra frente) (?:eu )?(?:te |vejo|olho|confirmo)|confirmo (?:depois|outra)|(?:vejo|confiro|confirmar|direitinho) (?:depois|e te|antes)|a gente ve mais|te conto (?:isso|com|mais|depois)|isso fica pra depois|vamos deixar isso|tempo pra entrar|saber demais|a vontade pra falar|so falo|segredo|suas cartas|finalidade|elementos|contexto antes|coisa minha|nao vem ao caso|(?:primeiro|antes) (?:voce )?(?:me )?(?:diz|mostra)|por enquanto deixa|e comprido|historia comprida|longa historia|explicar assim|nao te conheco|nem te conheco|quem nao conheco)\b/;
/** Answers with a question about the question. */
const ASKS_BACK = /\bpor que\b|\bpra que\b|\b(?:isso (?:muda|mexe|e importante)|qual a relacao)\b/;

/** A reply that gives nothing of what was asked for. */
export const isEvasion = (text: string) => {
  const folded = fold(text);
  return NOT_KNOWING.test(folded) || NOT_TELLING.test(folded) || ASKS_BACK.test(folded);
};
export const wantsTrust = (text: string) =>
  /conhec|confian|quem e voce|mais vender|a vontade pra fechar|cenario|diagnostico|papo|firmeza|levantou|segur[oa] com/.test(
    fold(text),
  );
export const wantsValue = (text: string) =>
  /o que muda|pro meu caso|meu problema|retorno|vantagem|ajuda em que|me ajuda|ganho|relacao com|nao liguei|compensou|pra mim/.test(
    fold(text),
  );
export const offerIn = (text: string): number | null => {
  const found = /R\$ ?([\d.]+(?:,\d{2})?)/.exec(text)?.[1];
  return found ? Number(found.replaceAll('.', '').replace(',', '.')) : null;
};
export const namesPartner = (text: string) =>
  /\b(meu|minha) (marido|esposa|soci[oa]|irma[o]?)\b/.test(fold(text));

/** The buyer's own clause, turned to the second person. */
export function clauseOf(text: string, draw: () => number): string {
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.replace(/[.!?]{1,8}$/, '').trim())
    .filter((one) => one.split(' ').length >= 4);
  const chosen = sentences[Math.floor(draw() * sentences.length)] ?? text;
  return secondPerson(lower(chosen));
}

const TURNED: readonly (readonly [RegExp, string])[] = [
  [/\bminha\b/g, 'sua'],
  [/\bminhas\b/g, 'suas'],
  [/\bmeu\b/g, 'seu'],
  [/\bmeus\b/g, 'seus'],
  [/\bpra mim\b/g, 'pra você'],
  [/\bcomigo\b/g, 'com você'],
  [/\beu\b/g, 'você'],
  [/\bme\b/g, 'te'],
  [/\btenho\b/g, 'tem'],
  [/\bfico\b/g, 'fica'],
  [/\bacabo\b/g, 'acaba'],
  [/\bperco\b/g, 'perde'],
  [/\btentei\b/g, 'tentou'],
  [/\bcomprei\b/g, 'comprou'],
  [/\bpeguei\b/g, 'pegou'],
  [/\bfui\b/g, 'foi'],
  [/\bcontratei\b/g, 'contratou'],
  [/\bqueria\b/g, 'queria'],
  [/\bpreciso\b/g, 'precisa'],
  [/^(olha|sinceramente)[,?]? /, ''],
];
const secondPerson = (text: string) =>
  TURNED.reduce((turned, [pattern, word]) => turned.replace(pattern, word), text);

/** The buyer tells something of the own case: a longer statement. */
export const isTelling = (text: string) =>
  text.split(' ').length >= 7 &&
  !/\?$/.test(text) &&
  !isEvasion(text) &&
  !/nem te contei|nao entendi|calma|coisa minha|nao entrar|prefiro nao|nem te conheco|longa historia|voce (ja|so|ta)|de uma vez|seguid|nao foi (bem )?(o que|isso)|nao bem isso|pergunt|mensagem/.test(
    fold(text),
  );

/** The buyer does not see which problem is meant. */
export const isPuzzled = (text: string) =>
  /nem te contei|nem falou de problema|entendendo a pergunta|piorar o que|supondo coisa|do que voce|consequencia do que|inventando problema|tenho problema|minha boca|nem falou disso|que problema|nem falei nada|premissa|falta contexto|a que voce se refere/.test(
    fold(text),
  );
