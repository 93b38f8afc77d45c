import type { Segment } from './segment.ts';

export const pets: Segment = {
  key: 'pets',
  name: 'Pet',
  hears:
    /\bpets?\b|pet ?shop|veterin|cachorr|\bcaes\b|\bgatos?\b|\bcanil|\bgatil|\bracao\b|\bracoes\b|\btosa\b|\btosador|adestra|anima(l|is) de estima|mascota|aquaris|creche canina/,
  buyers: {
    individuals: 'tutores que tratam o bicho como filho e perguntam tudo antes de comprar',
    small: 'donos de pet shop e veterinários que atendem, compram e fecham o caixa',
    medium: 'gestores de clínicas e de redes regionais com banho, loja e consultório',
    enterprise: 'distribuidores, hospitais veterinários e grandes redes com compras por categoria',
  },
  tickets: {
    individuals: [60, 600, 'por compra'],
    small: [500, 5_000, 'por pedido'],
    medium: [4_000, 35_000, 'por mês'],
    enterprise: [40_000, 500_000, 'por contrato'],
  },
  decides: {
    individuals: 'quem leva o bicho ao veterinário, com a casa inteira opinando',
    small: 'o dono, entre um banho e outro, ouvindo a equipe que usa o produto',
    medium: 'o gestor, com o veterinário responsável podendo vetar',
    enterprise: 'o comprador da categoria, com a área técnica e a logística em volta',
  },
  pains: {
    people: [
      'o bicho voltar do banho assustado ou machucado',
      'gastar em ração que ele cheira e deixa no pote',
      'não saber se é caso de esperar ou de correr para o veterinário',
      'conta de clínica que cresce sem explicação',
      'não ter com quem deixar na hora de viajar',
      'coceira que melhora e volta todo mês',
    ],
    companies: [
      'banho lotado no sábado e vazio de segunda a quarta',
      'tosador bom que sai e leva a clientela',
      'saco de ração que gira muito e deixa pouco',
      'cliente que pesquisa na loja e assina a ração pela internet',
      'vacina e retorno que ninguém lembra o tutor de marcar',
      'medicamento que vence na prateleira',
    ],
  },
  moments: [
    'As primeiras semanas com um filhote definem ração, veterinário e banho: quem acolhe ali costuma ficar por anos.',
    'Calor e chuva trazem pulga e carrapato: abasteça e avise os tutores em setembro, antes da primeira coceira.',
    'Hotel e creche para as férias de julho se combinam em maio; para o fim de ano, em outubro.',
    'De segunda a quarta o pet shop respira e o dono conversa; na sexta e no sábado, nem tente.',
  ],
  approaches: [
    'Pergunte o nome, a idade e a mania do bicho antes de qualquer produto, e use o nome dele dali em diante.',
    'Deixe uma amostra para a transição de uma semana e chame no sétimo dia para saber como foi.',
    'Com o lojista, faça a conta da margem por saco e por banho, e comece pelo item que já falta na prateleira.',
    'Ganhe primeiro o veterinário ou o tosador: é a recomendação dele que o tutor segue.',
  ],
  arguments: [
    'Custo por dia de alimentação, e não por saco',
    'Foto ou vídeo do bicho durante o banho e a hospedagem',
    'Orçamento explicado antes do procedimento, com o que pode mudar',
    'Registro do produto e responsável técnico à vista',
    'Lembrete de vacina, antipulgas e banho, com horário já sugerido',
    'Troca do saco que ele não aceitar, no prazo combinado',
  ],
  objections: [
    'Na internet a ração sai mais barata',
    'Ele só come a que já está acostumado',
    'Meu veterinário indicou outra marca',
    'Dou banho em casa mesmo',
    'E se ele ficar estressado?',
    'Meu cliente só procura pelo preço do saco',
  ],
  not: [
    'Quem quer receita e diagnóstico por mensagem',
    'Quem troca de ração toda semana atrás de promoção',
    'Quem esconde que o bicho morde ou está doente',
    'Quem pede prazo longo e deixa o produto no fundo da loja',
  ],
  channels: ['Instagram', 'WhatsApp', 'Google Meu Negócio', 'Indicação'],
};
