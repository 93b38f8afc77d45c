/** Progress in practice. */
const progress = {
  intro: 'Você comparado só com você. Ninguém mais vê.',
  error: 'Não foi possível carregar o seu progresso.',
  hide: 'Esconder os números',
  practise: 'Treinar agora',
  more_one: 'Falta {{count}} conversa no mesmo nível para comparar.',
  more_other: 'Faltam {{count}} conversas no mesmo nível para comparar.',
  empty: {
    title: 'Seu progresso começa no primeiro treino',
    text: 'Depois de cada ensaio fica mais claro o que já sai bem e o que vale repetir.',
    action: 'Ir para o treino',
  },
  picture: { better: 'Melhorando no treino', steady: 'Treinando para vender melhor' },
  summary: {
    better: 'Você melhorou em {{criterion}}: de {{first}} para {{recent}} em {{count}} conversas.',
    betterHidden: 'Você melhorou em {{criterion}}.',
    sessions_one: '{{count}} treino completo. É o começo.',
    sessions_other: '{{count}} treinos completos. Continue.',
  },
  criteria: {
    change: 'de {{first}} para {{recent}}',
    same: '{{recent}}, como antes',
    title: 'O que mudou',
    legend: 'Círculo vazio: as três primeiras conversas. Cheio: as cinco últimas. De 0 a 4.',
    all: 'Ver os {{count}}',
  },
  levels: {
    title: 'Por nível',
    none: 'ainda não',
    played: 'já treinou',
    won_one: 'vendeu em {{won}} de {{count}} treino',
    won_other: 'vendeu em {{won}} de {{count}} treinos',
    next: 'Você já vende bem neste nível. Experimente o {{level}}.',
  },
  margin: 'Nas vendas do treino você manteve {{share}} do preço ({{left}} ficaram na mesa).',
  week: {
    title: 'Sua semana',
    practised: 'treinou',
    days_one: '{{count}} dia com treino',
    days_other: '{{count}} dias com treino',
  },
  numbers: 'Ver em números',
  table: {
    criterion: 'Critério',
    first: 'Primeiras',
    recent: 'Últimas',
    count: 'Conversas',
    date: 'Dia',
    minutes: 'Minutos',
  },
};
export default progress;
