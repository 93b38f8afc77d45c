/** Subjects of small talk. Cues use the notation of `ObjectionKnowledge.cues`. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'identity'
  | 'capability'
  | 'goodbye'
  | 'praise'
  | 'wellbeing';

export const SMALL_TALK_CUES: Record<SmallTalk, readonly string[]> = {
  identity: [
    'quem e|seria voce',
    'voce e|seria ia|robo|humano|pessoa|real|inteligencia|gpt|chatgpt|maquina|bot|gemini|claude|gente|um|uma robo|ia|pessoa|humano|bot|inteligencia|maquina|gpt|chatgpt',
    'voce e|seria ia|robo|humano|real|gpt|chatgpt|bot|gemini|claude|gente',
    'qual|que seu nome|modelo|motor',
    'que modelo|ia|tecnologia voce|usa|e',
    'o que e voce',
    'com quem falo|estou|falando|to',
    'estou falando com quem|robo|ia|pessoa|humano',
    'se apresente|apresenta',
    'como voce funciona|foi',
  ],
  capability: [
    'que voce faz|sabe|consegue|pode',
    'como voce pode|consegue me|ajudar',
    'como funciona|usar|uso arena|coach|isso|aqui|voce',
    'que eu|posso perguntar|pedir|fazer aqui|voce|para|com',
    'ajuda',
    'me ajuda',
    'menu|opcoes|comandos',
    'pode|consegue|queria me_ajudar|ajuda',
  ],
  thanks: ['obrigad*|valeu|agradec*|gratidao|vlw|thanks|brigad*', 'ajudou muito|demais|bastante'],
  goodbye: ['tchau|adeus|flw|fui', 'ate mais|logo|amanha|breve|a|semana', 'boa noite ate', 'bye'],
  praise: [
    'adorei|amei|perfeito|otimo|excelente|show|top|maravilh*|sensacional|massa|genial|arrasou|mandou|gostei|legal|bacana|incrivel|beleza|entendi|entendido|ok|certo|fechou|combinado|kkk|kkkk|haha|rs',
  ],
  wellbeing: [
    'tudo bem|bom|certo|joia|beleza',
    'como voce|vai|esta|vao vai|esta|coisas',
    'como vai|vao',
  ],
  greeting: [
    'oi|ola|opa|eae|eai|salve|hello|hi|alo|oie|hey',
    'bom dia',
    'boa tarde|noite',
    'e ai',
    'fala coach|ai|arena',
    'coach',
  ],
};

export type Move = 'insist' | 'another' | 'shorter' | 'why';

/** How a message continues the previous reply. */
export const MOVE_CUES: Record<Move, readonly string[]> = {
  insist: [
    'se ele|ela|client*|eles|pessoa|mesmo insist*|repet*|continu*|nao|ainda|teim*|quiser|recus*|bater|mantiver',
    'insist*|repet*|teim*|persist*',
    'se nao @funcionar|aceit*|quiser|topar|convenc*|colar|adiantar|der',
    'se ainda assim|nao',
    'mesmo assim',
    'continu* dizendo|falando|achando|nao|com|reclam*',
    'nao adiantou|funcionou|colou|convenceu|resolveu',
    'e depois',
    'e ai se|depois',
  ],
  another: [
    'outr* exemplo*|opcao|opcoes|jeito|forma|resposta|ideia|versao|frase|maneira|sugest*|modelo|script|caso|argumento|pergunta',
    'mais um|uma|dois|duas|tres|exemplo*|opcoes|ideias|algum*|frases|sugestoes',
    'me da|de|manda outr*|mais',
    'diferente',
    'nao gostei|curti',
    'de novo',
    'tem outr*|mais',
    'varia*|alternativ*',
    'outro|outra',
    'exemplo*',
  ],
  shorter: [
    'mais curt*|breve|simples|diret*|rapid*|enxut*|objetiv*|resumid*|pequen*|sucint*',
    'resum*|encurt*|sintetiz*|simplific*|enxug*|abrevi*',
    'uma frase|linha|palavra*',
    'muito|ta|esta|ficou long*|grande|comprid*|texto',
    'menos texto|palavras|longo',
    'menor|curto|curta|direto_ao_ponto',
    'duas frases|linhas',
  ],
  why: [
    'por que|porque',
    'explic* melhor|mais|isso|direito|de_novo',
    'como assim',
    'nao entendi',
    'detalh*|aprofund*',
    'mais sobre|detalhes',
    'fal* mais',
    'motivo',
    'continu*',
  ],
};

export type ScriptPartKey = 'opening' | 'main' | 'followUp' | 'closing';

export const SCRIPT_CUES: readonly string[] = [
  'script*|roteiro*',
  'cri*|escrev*|mont*|faz*|faca|fac*|ger*|elabor*|redij*|redig*|bol*|sugir*|suger*|preciso|quero|queria|me mensag*|texto|abertura|abordagem|copy|email|audio|fala|direct|legenda|convite|saudacao|apresentacao|ligacao',
  'modelo|exemplo|ideia|sugestao mensag*|texto|abertura|abordagem|ligacao|email|fala',
  'primeira mensag*|abordagem|frase|ligacao|conversa|fala|contato',
  'primeiro contato|email|oi',
  'como|que comec*|inici*|abr*|puxar|cheg* conversa|ligacao|mensag*|papo|atendimento|abordagem|reuniao|visita|venda|client*',
  'que|o_eu falo|digo|mando|escrevo|dizer|falar|mandar|escrever|respondo quando|primeiro|na|no|para|pro|de|ao',
  'mensag* de|para|pro follow*|retorno|fech*|cobr*|aniversario|bom|boas|client*|abordar|prospect*|primeira|lead*|reativ*|agradec*|pos|pedir',
  'texto para|de|pro client*|abord*|mand*|vend*|whats*|instagram|email',
  'abertura*',
  'frase* abertura|efeito|impacto|comecar|iniciar|de',
];

/** The requested part of a script. */
export const PART_CUES: Record<ScriptPartKey, readonly string[]> = {
  followUp: [
    'follow*|folow*',
    'retorn*|retom*|reativ*|sum*|cobr*|acompanh*',
    'segundo|terceiro contato|mensag*',
  ],
  closing: ['fech*|encerr*|conclu*|finaliz*', 'pedir venda'],
  main: ['principal|complet*|roteiro|conduz*|apresent*|meio|reuniao|proposta'],
  opening: ['abertura|abord*|primeir*|comec*|inici*|abr*|intro*'],
};

/** Questions about the seller's documents. */
export const DOCUMENT_CUES: readonly string[] = [
  'document*|arquivo*|pdf|material|catalogo|manual|apostila|planilha|tabela|contrato|politica|regulamento|ficha|anexo*',
  'segundo|conforme|acordo|consta|esta|diz|fala|tem no|nos|na|meu*|o|os|documento*|arquivo*|material',
  'nosso|nossa|nossos|nossas produto*|servico*|preco*|prazo*|garantia|empresa|politica|plano*|entrega|frete|loja|site|horario|endereco',
  'minha|meu empresa|produto*|loja|servico*|plano*',
  'qual|quais|quanto|que prazo*|garantia*|preco*|valor*|horario*|endereco|cor|cores|tamanho*|modelo*|plano*|produto*|servico*|requisito*|caracteristica*|ficha|especificac*|material|ingrediente*|medida*|peso|voltagem|potencia|cnpj|telefone|desconto|comissao|multa|taxa*|frete|entrega|forma*|condic*',
  'quanto custa|tempo|dura|pesa|mede|demora|vale',
  'voces|nos|a_gente|empresa entreg*|vend*|aceit*|trabalh*|oferec*|atend*|parcel*|tem|faz*',
  'tem garantia|estoque|cor|tamanho|pronta|assistencia|frete|entrega',
  'como funciona|e_feito|instal*|usa|ativa|aciona|limpa_o|a|os|as|produto|servico|garantia|entrega|troca|devolucao|plano|sistema',
];
