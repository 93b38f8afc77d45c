import { createEmbeddedEngine } from '@salesai/engine/embedded';

/** Fixed sellers; review their profiles after every change of the knowledge base. */
const SELLERS: [name: string, answers: Record<string, string>][] = [
  [
    'Ana, consultora de energia solar',
    {
      'Há quanto tempo você trabalha com vendas?': 'De 2 a 5 anos',
      'Em quais territórios você vende?': 'Serviços, Outro: energia solar',
      'Por quais canais você vende?': 'WhatsApp, Indicação',
      'Qual é a sua meta para 12 meses?': 'chegar a 15 mil por mês',
      'Com qual destes jeitos de vender você se parece?': 'Consultor',
      'Qual é o seu maior desafio?': 'o cliente some depois que mando a proposta',
    },
  ],
  [
    'Beto, começando no balcão',
    {
      'Você já está vendendo hoje?': 'Ainda não, quero começar',
      'Há quanto tempo você trabalha com vendas?': 'Estou começando agora',
      'Por quais canais você vende?': 'Presencial, Telefone',
      'O que mais te move?': 'Dinheiro',
      'Com qual destes jeitos de vender você se parece?': 'Caçador',
      'Qual é o seu maior desafio?': 'tenho medo de ouvir não',
    },
  ],
  [
    'Cida, corretora veterana',
    {
      'Há quanto tempo você trabalha com vendas?': 'Mais de 5 anos',
      'Em quais territórios você vende?': 'Imóveis',
      'Por quais canais você vende?': 'Indicação, Instagram',
      'O que mais te move?': 'Reconhecimento',
      'Com qual destes jeitos de vender você se parece?': 'Comunicador',
      'Qual é o seu maior desafio?': 'meus resultados oscilam muito',
    },
  ],
];

const engine = createEmbeddedEngine();
for (const [name, answers] of SELLERS) {
  const pairs = Object.entries(answers).map(([question, answer]) => ({ question, answer }));
  const input = { answers: pairs, attempt: 0, sellerName: name, language: 'pt-BR' } as const;
  console.log(`\n# ${name}\n${JSON.stringify(await engine.sellerProfile(input), null, 2)}`);
}
